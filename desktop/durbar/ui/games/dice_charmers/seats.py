"""The Dice Charmers’ panels of the players: how far their tracks are apart, what they have, who has the elephant."""

from __future__ import annotations

from durbar.games.dice_charmers.names import GOODS
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import names, pieces
from durbar.ui.games.dice_charmers.board.sketch import sketch_of
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.seat_line import Box, SeatLine, Thing
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import translate

#: A player who has at most three fame points to go is near the end, in coins.
NEAR_END_EXCESS = -6
TWO_PLAYERS_SLOTS = 2
#: Units that a panel keeps for the depot.
_DEPOT_WIDTH = 44
ELEPHANT = Picture(pieces.ELEPHANT)
FAME, COINS = Picture("dice_charmers/reward-fame"), Picture("dice_charmers/reward-coins")


def seat_line(seat: int, sight: Sight) -> SeatLine:
    """Return a player’s panel."""
    view: View = sight.view
    first = view.to_act is not None and seat == view.first
    excess, marks = view.excesses[seat], view.marks[seat]
    return SeatLine(
        seat,
        state_words(seat, sight),
        number_words(excess),
        number_words=unit_words(excess),
        number_tone="refuse" if NEAR_END_EXCESS <= excess <= 0 else "gain" if excess > 0 else "ink",
        acting=seat == view.to_act,
        tally=(Thing(FAME, str(marks.fame)), Thing(COINS, str(marks.money))),
        counts=(Thing(ELEPHANT),) if first else (),
        boxes=(Box(_slots(seat, view), _DEPOT_WIDTH),),
        sketch=None if seat == names.shown_seat(sight) else sketch_of(view, seat),  # that one lies on the board, large
        spoken=spoken(seat, sight),
    )


def _slots(seat: int, view: View) -> tuple[Thing, ...]:
    """Return the depot: one die, or two with two players; places still empty."""
    slots = TWO_PLAYERS_SLOTS if view.seats == TWO_PLAYERS_SLOTS else 1
    dice = [names.die_picture(die, view) for die in depot(seat, view)]
    return tuple(map(Thing, [*dice, *[Picture(pieces.NO_DIE)] * (slots - len(dice))]))


def unit_words(excess: int) -> str:
    """Return what stands after the number of a panel."""
    if excess > 0:
        return translate("DiceCharmers", "beyond", "how far the tracks have crossed")
    return translate("DiceCharmers", "to go", "how far the tracks are from crossing")


def number_words(excess: int) -> str:
    """Return the number of a panel: the distance still to go, or how far the tracks have crossed."""
    return names.halves(abs(excess))


def depot(seat: int, view: View) -> list[str]:
    """Return the dice in a player’s depot."""
    return list(view.depot(seat))


def state_words(seat: int, sight: Sight) -> str:
    """Return how far the two tracks are ticked; a line may break only after the point between them."""
    marks = sight.view.marks[seat]
    words = translate("DiceCharmers", "{fame} · {coins}", "fame and coins of a player")
    fame, coins = map(names.unbroken, (names.fame_words(marks.fame), names.coins_words(marks.money)))
    return words.replace(" ·", f"{names.NO_BREAK}·").format(fame=fame, coins=coins)


def spoken(seat: int, sight: Sight) -> str:
    """Return all that a panel shows and what of the sheet matters most, in words."""
    view: View = sight.view
    marks = view.marks[seat]
    parts = [names.gap_words(view.excesses[seat])]
    if view.to_act is not None and seat == view.first:
        parts.append(translate("DiceCharmers", "has the elephant"))
    parts += [names.die_words(die, view) for die in depot(seat, view)]
    if any(marks.stock):
        words = translate("DiceCharmers", "in stock: {goods}")
        parts.append(words.format(goods=stock_words(seat, view)))
    parts.append(translate("DiceCharmers", "%n karma to spend", None, marks.unspent_karma))
    return ", ".join(parts)


def stock_words(seat: int, view: View) -> str:
    """Return a player’s goods in stock; empty for none."""
    stock = zip(GOODS, view.marks[seat].stock, strict=True)
    return names.goods_words(good for good, many in stock for _ in range(many))
