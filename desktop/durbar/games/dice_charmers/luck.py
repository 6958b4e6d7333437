"""How chance fell in a game of The Dice Charmers: kinds are a colour with a face of its dice ("purple tea+silk")."""

from __future__ import annotations

from collections import Counter
from typing import Any

from durbar.engine.luck import Luck, Moves
from durbar.games.dice_charmers.events import DiceRerolled, RoundBegan
from durbar.games.dice_charmers.names import COLOURS, DICE, DIE_NUMBER, GOODS, PURPLE


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
