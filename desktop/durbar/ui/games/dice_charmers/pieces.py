"""Names of the pictures of The Dice Charmers: what is printed, written, rolled and gained."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF

from durbar.games.dice_charmers.board import HALF_ROADS, Face
from durbar.games.dice_charmers.effects import Effect
from durbar.games.dice_charmers.names import COLOURS, GOODS, PURPLE
from durbar.ui.kit.look import art

BOAT, ELEPHANT, DEPOT, NO_DIE = (f"dice_charmers/{name}" for name in ("boat", "elephant", "depot", "die-empty"))
MEDALLION, PENDING, NOW = (f"dice_charmers/{name}" for name in ("medallion", "medallion-pending", "medallion-now"))
LEGAL_DOT, OPEN_END = "dice_charmers/legal-dot", "dice_charmers/road-open-end"
TICK, CROSS, CIRCLE = "pen-tick", "pen-cross", "pen-circle"

_REWARDS = {
    "sell_any": "reward-sell",
    "river_forward": "reward-forward",
    "river_back": "reward-back",
    "river_back_any": "reward-back-any",
}
_STROKES = ("", "-2", "-3")


def printed(name: str, night: bool) -> str:
    """Return a picture that lies on the paper, for a sheet of day or night."""
    return f"dice_charmers/{name}-night" if night else f"dice_charmers/{name}"


def stroke(kind: str, number: int, night: bool) -> str:
    """Return a tick, cross or circle of the pen, always the same one at a place. number: of the place."""
    return printed(kind + _STROKES[number % len(_STROKES)], night)


def content(what: str, night: bool) -> str:
    """Return what stands in a cell of the province: a building, market or the residence."""
    return printed(what.replace("_", "-") if what.startswith(("market", "residence")) else f"building-{what}", night)


def road(arms: str, night: bool) -> str:
    """Return a road with these arms, such as "NS"; a half-road with one."""
    return printed(f"road-{arms}", night)


def good(kind: str) -> str:
    """Return the picture of tea, silk or spices."""
    return f"dice_charmers/good-{kind}"


def character(who: str) -> str:
    """Return a face of the palace."""
    return f"dice_charmers/face-{who.replace('_', '-')}"


@cache
def symbol(what: str) -> str:
    """Return a symbol of the river; "" for one that only a person's own file knows."""
    return name if _drawn(name := f"dice_charmers/symbol-{what}") else ""


def letter(what: str) -> str:
    """Return what stands for a symbol without a picture."""
    return what[:1].upper()


def reward(effect: Effect) -> str:
    """Return the picture of what an effect gives, without its number."""
    if effect.type == "palace_character":
        return character(effect.who)
    if effect.type == "road":
        return f"dice_charmers/reward-road-{effect.shape}"
    return f"dice_charmers/{_REWARDS.get(effect.type, 'reward-' + effect.type.replace('_', '-'))}"


@cache
def die(colour: int, face: Face) -> str:
    """Return a die, by the number of its colour, with the face that is up; a face without a picture is left blank."""
    body = f"dice_charmers/die-{COLOURS[colour]}"
    parts = _face_parts(colour, face)
    if not parts:
        return body
    name = f"die-{COLOURS[colour]}+{face.what or '-'.join(GOODS[good] for good in face.goods)}"
    art.compose(f"dice_charmers/{name}", body, parts)
    return f"dice_charmers/{name}"


def letter_on_die(colour: int, face: Face) -> str:
    """Return what stands on a die for a face without a picture; "" for all others."""
    return "" if _face_parts(colour, face) else letter(face.what)


def _face_parts(colour: int, face: Face) -> tuple[tuple[str, QRectF], ...]:
    if colour == PURPLE:
        one, other = (GOODS[good] for good in face.goods)
        return (good(one), QRectF(14, 12, 41, 41)), (good(other), QRectF(45, 43, 41, 41))
    if face.what == HALF_ROADS or face.what in ("straight", "curve"):
        return ((character(face.what), QRectF(16, 14, 68, 68)),)
    if _drawn(name := f"dice_charmers/symbol-{face.what}"):
        return ((name, QRectF(21, 19, 58, 58)),)
    if _drawn(name := character(face.what)):
        return ((name, QRectF(19, 22, 62, 62)),)
    if _drawn(name := f"dice_charmers/reward-road-{face.what}"):
        return ((name, QRectF(20, 18, 60, 60)),)
    return ()


def _drawn(name: str) -> bool:
    try:
        art.bounds(name)
    except KeyError:
        return False
    return True
