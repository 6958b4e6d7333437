"""What a move of The Dice Charmers is said to bring, as values that the sentences beside it are made of."""

from __future__ import annotations

from durbar.engine.move import Move
from durbar.games.dice_charmers.moves import Again, Choose, Copy, End, Gain, Pass, Reroll, Sell
from durbar.games.dice_charmers.names import GOODS, PURPLE
from durbar.games.dice_charmers.outcome import Outcome, outcome
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import ahead, names
from durbar.ui.games.dice_charmers.sales import goods_kept, price
from durbar.ui.kit.values.claim import Claim
from durbar.ui.kit.values.sight import Sight

#: What else has to happen: somebody goes on to sell, or draws the road that is named.
SELLS = "sells"


def claims(move: Move, sight: Sight) -> tuple[Claim, ...]:
    """All that is stated of a legal move of the acting seat."""
    view: View = sight.view
    seat = names.acting_seat(view)
    if isinstance(move, (Reroll, Again)):
        return (Claim("karma to spend", seat, -1),)
    if isinstance(move, End):
        return (Claim("bonuses lost", seat, len(view.pending)),)
    found = outcome(view, move)
    return (
        Claim("distance", seat, ahead.change(found, view)),
        Claim("bonuses", seat, len(found.gained)),
        Claim("bonuses of no use", seat, len(found.useless)),
        *_goods(move, view, found),
        *_ahead(move, view, seat),
    )


def _goods(move: Move, view: View, found: Outcome) -> list[Claim]:
    """What a label says of goods: which are gained, and for how much one is sold."""
    seat = found.seat
    match move:
        case Sell(good=good):
            return [Claim("coins", seat, price(view.sheet, found.before, GOODS.index(good)))]
        case Gain(good=good):
            return [Claim("goods", seat, 1)]
        case Copy(die=die) | Choose(die=die) if names.colour_of(die) == PURPLE:
            return [Claim("goods", seat, len(goods_kept(view.face(die), found.before)))]
    return []


def _ahead(move: Move, view: View, seat: int) -> list[Claim]:
    """What the move leads to: a sale and its most coins, places for a road and the best of them."""
    following = ahead.after(view, move) if not isinstance(move, Pass) else None
    if following is None or not ahead.goes_on(following, view):
        return []
    told = []
    if coins := ahead.sale_coins(following):
        told.append(Claim("coins", seat, coins, "turn", "at most", SELLS))
    if best := ahead.best_road(following):
        told.append(Claim("places", seat, best.places))
        told.append(Claim("distance", seat, ahead.change(best.found, following), "turn", "exactly", str(best.move)))
    return told
