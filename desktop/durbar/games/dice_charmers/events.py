"""What happens in The Dice Charmers: all that log, animation, preview and statistics are told."""

from __future__ import annotations

from collections import Counter
from typing import Any

from durbar.engine.event import Event
from durbar.engine.luck import Luck, Moves
from durbar.engine.state import Standing
from durbar.games.dice_charmers.effects import Effect
from durbar.games.dice_charmers.names import COLOURS, DICE, DIE_NUMBER, GOODS, PURPLE


class RoundBegan(Event, frozen=True):
    """The first player of a round rolled all dice. faces: by die, as numbers of faces."""

    round: int
    first: int
    faces: tuple[int, ...]


class PassBegan(Event, frozen=True):
    """Two players choose for the second time from the same roll (§12)."""

    first: int


class DieChosen(Event, frozen=True):
    """A die went to a depot. face: its number. sent: the die that went to the elephant with it, "" for none.

    idle: it was rerolled and brings nothing.
    """

    seat: int
    die: str
    face: int
    sent: str = ""
    idle: bool = False


class DiceRerolled(Event, frozen=True):
    """A karma was crossed out and two dice were rolled (§8). faces: of the first and the other."""

    seat: int
    dice: tuple[str, str]
    faces: tuple[int, int]


class Passed(Event, frozen=True):
    """No die could be used (§8)."""

    seat: int


class GoodsGained(Event, frozen=True):
    """Goods were circled. missed: those of a full kind, not gained (§5.1)."""

    seat: int
    goods: tuple[str, ...]
    missed: tuple[str, ...] = ()


class GoodSold(Event, frozen=True):
    """One of a kind was crossed out (§5.4). column: from 1. coins: what it brought."""

    seat: int
    good: str
    column: int
    coins: int


class RoadDrawn(Event, frozen=True):
    """A whole road in an empty cell."""

    seat: int
    cell: str
    arms: str


class HalfDrawn(Event, frozen=True):
    """A half-road was added. shape: what the road is now."""

    seat: int
    cell: str
    side: str
    shape: str


class BuildingBuilt(Event, frozen=True):
    """A road came to a building for the first time (§5.3)."""

    seat: int
    cell: str
    building: str
    fame: int


class MarketOpened(Event, frozen=True):
    """A road came to a market for the first time (§5.4). different: of different goods. stock: was there any."""

    seat: int
    cell: str
    different: bool
    stock: bool


class BoatMoved(Event, frozen=True):
    """A space of the river was ticked (§5.5). back: behind the position, which stays."""

    seat: int
    space: int
    back: bool
    rewards: tuple[Effect, ...]


class RewardLost(Event, frozen=True):
    """A reward of the river that could not be used, or was given up (§9)."""

    seat: int
    effect: Effect
    given_up: bool


class BoxTicked(Event, frozen=True):
    """A box of a character of the palace (§5.6). box: from 1."""

    seat: int
    who: str
    box: int


class Upgraded(Event, frozen=True):
    """A type of building rose to a level (§6)."""

    seat: int
    building: str
    level: int


class FameGained(Event, frozen=True):
    """Cells of the fame track were ticked. beyond: what the track had no room for (§7)."""

    seat: int
    before: int
    after: int
    beyond: int = 0


class CoinsGained(Event, frozen=True):
    """Cells of the money track were ticked. beyond: what the track had no room for (§7)."""

    seat: int
    before: int
    after: int
    beyond: int = 0


class KarmaGained(Event, frozen=True):
    """A box of karma was circled; box 0: all were, so it is lost (§8)."""

    seat: int
    box: int


class BonusGained(Event, frozen=True):
    """A bonus was circled and waits (§9)."""

    seat: int
    bonus: str


class BonusUsed(Event, frozen=True):
    """A bonus was crossed out, to be applied now (§9). merged: with another, into one road."""

    seat: int
    bonus: str
    merged: bool = False


class BonusLost(Event, frozen=True):
    """A bonus was not applied before the end of the turn (§9). usable: it could have been."""

    seat: int
    bonus: str
    usable: bool


class Stopped(Event, frozen=True):
    """A sale or a pair of half-roads was ended early. left: how many more there could have been."""

    seat: int
    left: int


class TurnEnded(Event, frozen=True):
    """A turn is over, after BonusLost for all that still waited (§9)."""

    seat: int


class TracksCrossed(Event, frozen=True):
    """The two tracks of a player crossed: the game ends with this round (§11). first: nobody's had before."""

    seat: int
    excess: int
    first: bool


class GameEnded(Event, frozen=True):
    """The game is over. crossed: somebody's tracks had; without, no die could be used any more (§11)."""

    standings: tuple[Standing, ...]
    crossed: bool


def luck(moves: Moves) -> list[Luck]:
    """Return how often each face came up, of all dice rolled in rounds and with karma; equal faces of a die are one."""
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
    """Return a face of a die as the statistics know it: "tea+silk", "curve", "lotus", "merchant"."""
    return "+".join(GOODS[good] for good in face.goods) if colour == PURPLE else str(face.what)


def dice_rolled(moves: Moves) -> Counter[tuple[int, int]]:
    """Return how often each face, by its number, of each colour of The Dice Charmers' dice came up."""
    dice = moves[0][0].dice
    came: Counter[tuple[int, int]] = Counter((DIE_NUMBER[die] // 2, dice[die].number) for die in DICE)
    for _, events in moves:
        for event in events:
            if isinstance(event, RoundBegan):
                came.update((number // 2, face) for number, face in enumerate(event.faces[: len(DICE)]))
            elif isinstance(event, DiceRerolled):
                came.update((DIE_NUMBER[die] // 2, face) for die, face in zip(event.dice, event.faces, strict=True))
    return came
