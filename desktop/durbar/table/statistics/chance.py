"""How chance fell in a game: what came, out of how many tries, and what was to be expected.

A game is told as its moves: for each the view before it, as any seat has it, and what happened. At the end that is all
one needs, for what was hidden can then be reckoned from what lies open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import msgspec

from durbar.engine.event import Event

#: The view before a move, and its events.
Moves = Sequence[tuple[Any, Sequence[Event]]]


class Luck(msgspec.Struct, frozen=True):
    """One thing that chance brought. seat: whom it concerns, None where it is everybody's.

    kind: "ra" (tiles drawn), "white" (cards dealt and drawn), "first" (who begins), or a face of a die with its colour.
    came: how often; tries: of how many; expected: the average of that.
    """

    kind: Annotated[str, msgspec.Meta(max_length=80)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=19)] | None
    came: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    tries: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    expected: Annotated[float, msgspec.Meta(ge=0, le=1_000_000)]


def luck(key: str, moves: Moves) -> tuple[Luck, ...]:
    """How chance fell in a game that is over; nothing for a game whose chance nobody counts."""
    count = _COUNTS.get(key)
    return tuple(count(moves)) if count is not None and moves else ()


def _ra(moves: Moves) -> list[Luck]:
    """Ra tiles drawn by each seat, against what the bag let expect at each of its draws."""
    from durbar.games.ra.events import RaDrawn, TileDrawn

    seats = range(moves[0][0].seats)
    came, tries, expected = [0 for _ in seats], [0 for _ in seats], [0.0 for _ in seats]
    for view, events in moves:
        for event in events:
            if isinstance(event, TileDrawn | RaDrawn):
                tries[event.seat] += 1
                expected[event.seat] += view.ra_odds
                came[event.seat] += isinstance(event, RaDrawn)
    return [Luck("ra", seat, came[seat], tries[seat], expected[seat]) for seat in seats]


def _raja(moves: Moves) -> list[Luck]:
    """Who begins; all else in Raja is the players' own, but for the order of the governor markers."""
    first = moves[0][0]
    if first.options["youngest"] != "random":
        return []
    return [Luck("first", seat, int(seat == first.youngest), 1, 1 / first.seats) for seat in range(first.seats)]


def _taj_mahal(moves: Moves) -> list[Luck]:
    """White cards dealt to each seat and drawn by it, against their share in the pile that was shuffled last.

    Whatever white card was played or is left in a hand, and was not taken from the display, was dealt or drawn.
    """
    from durbar.games.taj_mahal import events as happened

    first = moves[0][0]
    pieces = first.board.pieces
    white = {pieces.ids[card] for card in pieces.white}
    share = sum(pieces.ids[card] in white for card in pieces.deck) / len(pieces.deck)
    tries = list(first.hand_sizes)
    expected = [many * share for many in tries]
    came = [0] * first.seats
    for view, events in moves:
        put_away = list(view.discard)
        for event in events:
            match event:
                case happened.CardsPutAway():
                    put_away += event.discarded
                case happened.PileRenewed():
                    share = sum(card in white for card in put_away) / max(1, len(put_away))
                    put_away.clear()
                case happened.CardDrawn():
                    tries[event.seat] += 1
                    expected[event.seat] += share
                case happened.CardsPlayed():
                    came[event.seat] += event.extra in white
                case happened.CardTaken():
                    came[event.seat] -= event.card in white
                case happened.HandScored():
                    came[event.seat] += event.white
    return [Luck("white", seat, max(0, came[seat]), tries[seat], expected[seat]) for seat in range(first.seats)]


def _dice_charmers(moves: Moves) -> list[Luck]:
    """How often each face came up, of all dice rolled in rounds and with karma; equal faces of a die are one."""
    from durbar.games.dice_charmers.names import COLOURS

    first = moves[0][0]
    rolled = dice_rolled(moves)
    told = []
    for colour, name in enumerate(COLOURS):
        faces = [face_id(colour, face) for face in first.board.faces[colour]]
        tries = sum(rolled[colour, number] for number in range(len(faces)))
        for face in dict.fromkeys(faces):
            came = sum(rolled[colour, number] for number, other in enumerate(faces) if other == face)
            told.append(Luck(f"{name} {face}", None, came, tries, tries * faces.count(face) / len(faces)))
    return told


def face_id(colour: int, face: Any) -> str:
    """A face of a die of The Dice Charmers as the statistics know it: "tea+silk", "curve", "lotus", "merchant"."""
    from durbar.games.dice_charmers.names import GOODS, PURPLE

    return "+".join(GOODS[good] for good in face.goods) if colour == PURPLE else str(face.what)


def dice_rolled(moves: Moves) -> Counter[tuple[int, int]]:
    """How often each face, by its number, of each colour of The Dice Charmers' dice came up."""
    from durbar.games.dice_charmers.events import DiceRerolled, RoundBegan
    from durbar.games.dice_charmers.names import DICE, DIE_NUMBER

    dice = moves[0][0].dice
    came: Counter[tuple[int, int]] = Counter((DIE_NUMBER[die] // 2, dice[die].number) for die in DICE)
    for _, events in moves:
        for event in events:
            if isinstance(event, RoundBegan):
                came.update((number // 2, face) for number, face in enumerate(event.faces[: len(DICE)]))
            elif isinstance(event, DiceRerolled):
                came.update((DIE_NUMBER[die] // 2, face) for die, face in zip(event.dice, event.faces, strict=True))
    return came


#: What counts chance, by the game's key.
_COUNTS: dict[str, Callable[[Moves], list[Luck]]] = {
    "ra": _ra,
    "raja": _raja,
    "taj_mahal": _taj_mahal,
    "dice_charmers": _dice_charmers,
}
