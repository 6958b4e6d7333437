"""What a move leads to before the turn goes on: the position after it, a sale and its coins, places for a road."""

from __future__ import annotations

from typing import NamedTuple

from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.dice_charmers.events import MarketOpened
from durbar.games.dice_charmers.moves import Forfeit, Half, Road, Stop
from durbar.games.dice_charmers.outcome import Outcome, outcome
from durbar.games.dice_charmers.sequence import DiceCharmersSequence
from durbar.games.dice_charmers.state import MARKET_SALES
from durbar.games.dice_charmers.steps import Sale
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import names
from durbar.ui.games.dice_charmers.sales import best_sale

#: A bonus in reach weighs so many coins where the best of several roads is looked for.
_BONUS_COINS = 4


class BestRoad(NamedTuple):
    """The best of several places for a road. places: how many there are; found: what drawing it there would do."""

    places: int
    move: Road | Half
    found: Outcome


def after(view: View, move: Move) -> View:
    """Return the table right after a move of the acting seat that rolls nothing."""
    assert view.to_act is not None
    state = DiceCharmersSequence.rebuilt(view, Rng(0))
    state.play(move)
    seen: View = state.view(view.to_act)
    return seen


def goes_on(following: View, view: View) -> bool:
    """Return whether the turn of a view goes on in the one that follows it, with something new to choose."""
    return following.to_act == view.to_act and len(following.steps) >= len(view.steps)


def choices(view: View) -> int:
    """Return how many things there are to choose from, besides doing without."""
    moves = DiceCharmersSequence.rebuilt(view, Rng(0)).legal_moves()
    return sum(not isinstance(move, (Forfeit, Stop)) for move in moves)


def sale_coins(view: View) -> int:
    """Return what may be sold in a position, in coins at best; 0 where nothing is sold."""
    step = view.steps[-1]
    if not isinstance(step, Sale):
        return 0
    return best_sale(view.sheet, view.marks[names.acting_seat(view)], step)[0]


def best_road(view: View) -> BestRoad | None:
    """Return how many places a road could take in a position, and the best of them; None where none is drawn."""
    moves = [
        move for move in DiceCharmersSequence.rebuilt(view, Rng(0)).legal_moves() if isinstance(move, (Road, Half))
    ]
    if not moves:
        return None
    found = {move: outcome(view, move) for move in moves}
    best = max(moves, key=lambda move: (outcome_value(found[move], view), len(found[move].events)))
    return BestRoad(len({(move.cell, getattr(move, "side", "")) for move in moves}), best, found[best])


def road_value(view: View, move: Move) -> int:
    """Return how good a road is at once, in coins: the distance it closes with the sale it opens, and bonuses it
    reaches.
    """
    return outcome_value(outcome(view, move), view)


def outcome_value(found: Outcome, view: View) -> int:
    """Return how good an outcome is at once, in coins, with the sale it opens and the bonuses that are of use."""
    edges, money = view.sheet.tracks.edges, found.after.money
    closer = change(found, view) + edges[money] - edges[money + market_sale(found, view)[0]]
    return closer + _BONUS_COINS * (len(found.gained) - len(found.useless))


def change(found: Outcome, view: View) -> int:
    """Return by how many coins a move brings the tracks closer, before anything else is chosen."""
    return found.excess - found.before.excess(view.sheet)


def market_sale(found: Outcome, view: View) -> tuple[int, int]:
    """Return the coins that a sale in the market that a road opens would bring at best, and of how many goods (§5.4).

    0 coins where the road opens none.
    """
    opened = next((event for event in found.events if isinstance(event, MarketOpened) and event.stock), None)
    if opened is None:
        return 0, 0
    sale = Sale(found.seat, MARKET_SALES, "different" if opened.different else "same", market=True)
    return best_sale(view.sheet, found.after, sale)
