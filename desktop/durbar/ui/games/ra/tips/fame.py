"""What tips of Ra share: what tiles would bring to whom and why, in a few words, and the rules of each kind."""

from __future__ import annotations

from durbar.games.ra import worth
from durbar.games.ra.scoring import CIVILIZATION_FAME
from durbar.games.ra.tiles import CIVILIZATIONS, MONUMENTS, STRUCK, TILES, family
from durbar.games.ra.view import View
from durbar.ui.games.ra import names
from durbar.ui.games.ra.words.preview import lost_words, not_below_0
from durbar.ui.words import QT_TRANSLATE_NOOP, listed, signed, translate

#: Tiles that a disaster takes, as far as there are some (§5).
TAKEN = 2
#: So many kinds of fame are told at once beside their sum.
_PARTS_AT_ONCE = 3


def tile_reason(tile: str, gain: int, view: View) -> str:
    """Return why a tile is worth what it is to the viewer, in a few words after the number."""
    own, then = _own(view), _own(view, tile)
    struck = then == own or (tile == "flood" and not then["flood"])
    if struck and family(tile) != "disaster":
        return translate("Ra", "to you now: a disaster that you have picked would take it, or as much.")
    match family(tile):
        case "flood":
            if own["flood"]:
                return translate("Ra", "to you now: one more Flood on your river.")
            if not then["nile"]:
                return translate("Ra", "to you now: with it your river begins to count.")
            return translate(
                "Ra", "to you now: your %n Nile(s) would count, and so would the Flood.", None, then["nile"]
            )
        case "nile":
            if then["flood"]:
                return translate("Ra", "to you now, because you have a Flood.")
            return translate("Ra", "to you now: the river counts only with a Flood.")
        case "pharaoh":
            return _pharaoh_reason(view, then["pharaoh"])
        case "civilization":
            return _civilization_reason(tile, view)
        case "monument":
            return _monument_reason(tile, view)
        case "god":
            return translate("Ra", "to you if you keep it; spent, it takes a tile.")
        case "gold":
            return translate("Ra", "to you at the end of this epoch.")
        case "disaster":
            return _disaster_reason(tile, view)
    return ""


def _own(view: View, *more: str) -> dict[str, int]:
    """Return the viewer's tiles, with those that Gods have picked this turn, and more; what they strike is gone."""
    return dict(zip(TILES, worth.owned(view, view.seat, more), strict=True))


def _pharaoh_reason(view: View, own: int) -> str:
    others = [area["pharaoh"] for seat, area in enumerate(view.areas) if seat != view.seat]
    if min(others) == max(others):
        words_ = translate("Ra", "to you now: you would have {own}; each of the others has {most}.")
    else:
        words_ = translate("Ra", "to you now: you would have {own}; the others have from {fewest} to {most}.")
    return words_.format(own=own, fewest=min(others), most=max(others))


def _civilization_reason(tile: str, view: View) -> str:
    own, then = _own(view), _own(view, tile)
    if own[tile]:
        return translate("Ra", "to you now: you have this kind already.")
    kinds = sum(1 for kind in CIVILIZATIONS if then[kind])
    before, fame = CIVILIZATION_FAME[sum(1 for kind in CIVILIZATIONS if own[kind])], CIVILIZATION_FAME[kinds]
    if fame == before:
        words_ = translate("Ra", "to you now: with %n kind(s) you still score {before}.", None, kinds)
    else:
        words_ = translate("Ra", "to you now: with %n kind(s) you score {fame} instead of {before}.", None, kinds)
    return words_.format(fame=signed(fame), before=signed(before))


def _monument_reason(tile: str, view: View) -> str:
    then = _own(view, tile)
    kinds = sum(1 for kind in MONUMENTS if then[kind])
    if view.epoch == 3:
        words_ = translate("Ra", "to you: {same} of this kind, %n different kind(s).", None, kinds)
    else:
        words_ = translate("Ra", "before the last epoch: {same} of this kind, %n different kind(s).", None, kinds)
    return words_.format(same=then[tile])


def _disaster_reason(tile: str, view: View) -> str:
    own = _own(view)
    struck = sum(own[kind] for kind in STRUCK[tile])
    if struck:
        return translate("Ra", "to you now: it would take %n tile(s) of yours.", None, min(TAKEN, struck))
    return translate("Ra", "to you now: nothing for it to take.")


def struck_with_lot(tile: str, view: View) -> str:
    """Return that a disaster takes more with the lot it lies in than alone; empty where it doesn't, or is none."""
    own, kinds = _own(view), STRUCK.get(tile, ())
    struck = sum(own[kind] for kind in kinds)
    with_lot = min(TAKEN, struck + sum(view.on_track.count(kind) for kind in kinds))
    if with_lot == min(TAKEN, struck):
        return ""
    return translate("Ra", "With this lot it takes %n: it strikes what it comes with too.", None, with_lot)


def floor_words(view: View, tiles: tuple[str, ...], sun: int = 0) -> str:
    """Return that a number of the viewer or of the others leaves out the floor of fame that lies face down.

    Or nothing.
    """
    hides = (worth.hides_floor(view, seat, tiles, sun=sun if seat == view.seat else 0) for seat in range(view.seats))
    return not_below_0() if any(hides) else ""


def whole_track(view: View, sun: int = 0) -> str:
    """Return what the whole auction track would bring, category by category; of many only the sum.

    sun: that is bid for it, which counts in the last epoch; 0 where that is open.
    """
    lines = worth.lines(view, view.seat, view.on_track, sun=sun)
    if 0 < len(lines) <= _PARTS_AT_ONCE:
        return translate("Ra", "to you by the epoch’s end: {parts}").format(parts=_parts(lines))
    return translate("Ra", "to you by the epoch’s end, for the whole track")


def track_details(view: View, sun: int = 0) -> str:
    """Return what the sum of the whole track is made of where that is long, what it leaves out, and what the track
    would take for good. sun: as of ``whole_track``."""
    lines = worth.lines(view, view.seat, view.on_track, sun=sun)
    told = []
    if len(lines) > _PARTS_AT_ONCE:
        told.append(f"{_parts(lines)}.")
    if not sun and view.epoch == worth.LAST_EPOCH:
        told.append(translate("Ra", "The exchange of suns is not counted."))
    if floor := floor_words(view, view.on_track, sun):
        told.append(floor)
    elif worth.worth(view, view.seat, view.on_track, sun=sun) != sum(lines.values()):
        told.append(translate("Ra", "Nobody’s fame falls below 0."))
    if worth.chooses(view, view.seat, view.on_track):
        told.append(translate("Ra", "You choose what the disaster takes: counted is what costs you least."))
    if lost := lost_words(view, view.on_track):
        told.append(lost)
    return " ".join(told)


def _parts(lines: dict[str, int]) -> str:
    return listed([f"{names.category_name(name)}\u00a0{signed(value)}" for name, value in lines.items()])


def to_others(view: View, tiles: tuple[str, ...]) -> tuple[tuple[int, str], ...]:
    """Return what tiles would bring to each of the others, clockwise."""
    if not tiles:
        return ()
    order = [(view.seat + k) % view.seats for k in range(1, view.seats)]
    return tuple((seat, signed(worth.worth(view, seat, tiles))) for seat in order)


def fame_tone(gain: int) -> str:
    """Return the tone of a gain or a loss."""
    return "gain" if gain > 0 else "refuse" if gain < 0 else "ink"


RULES = {
    "ra": QT_TRANSLATE_NOOP(
        "Ra",
        "Each [[Ra tile|ra tile]] starts an [[auction]]. The one that fills the [[Ra "
        "track|ra track]] ends the [[epoch]] at once.",
    ),
    "god": QT_TRANSLATE_NOOP(
        "Ra",
        "A [[God|god]] brings 2 [[fame]] at the end of the [[epoch]], or is spent to "
        "take a tile of the [[auction track]].",
    ),
    "pharaoh": QT_TRANSLATE_NOOP(
        "Ra",
        "Whoever has most [[Pharaohs|pharaoh]] gains 5 [[fame]], whoever has "
        "fewest loses 2. They stay for the next [[epoch]].",
    ),
    "nile": QT_TRANSLATE_NOOP(
        "Ra",
        "[[Niles|nile]] and [[Floods|flood]] score only for a player with a "
        "[[Flood|flood]]. Niles stay for the next [[epoch]].",
    ),
    "flood": QT_TRANSLATE_NOOP(
        "Ra",
        "[[Niles|nile]] and [[Floods|flood]] score only for a player with a "
        "[[Flood|flood]]. Niles stay for the next [[epoch]].",
    ),
    "gold": QT_TRANSLATE_NOOP("Ra", "Each [[gold]] tile brings 3 [[fame]] and then leaves the game."),
    "civilization": QT_TRANSLATE_NOOP(
        "Ra", "Without a [[civilization]] tile you lose 5 [[fame]]; three different kinds bring 5, four 10, five 15."
    ),
    "monument": QT_TRANSLATE_NOOP(
        "Ra", "[[Monuments|monument]] count after the third [[epoch]]: different kinds, and three or more of a kind."
    ),
    "funeral": QT_TRANSLATE_NOOP("Ra", "Whoever takes a [[Funeral|funeral]] gives up two [[Pharaohs|pharaoh]]."),
    "drought": QT_TRANSLATE_NOOP(
        "Ra", "Whoever takes a [[Drought|drought]] gives up two river tiles, [[Floods|flood]] first."
    ),
    "unrest": QT_TRANSLATE_NOOP(
        "Ra", "Whoever takes [[Unrest|unrest]] gives up two [[civilization]] tiles of their choice."
    ),
    "earthquake": QT_TRANSLATE_NOOP(
        "Ra", "Whoever takes an [[Earthquake|earthquake]] gives up two [[monuments|monument]] of their choice."
    ),
}


_SECTIONS = {
    "ra": "3.1",
    "god": "3.2",
    "pharaoh": "7.2",
    "nile": "7.3",
    "flood": "7.3",
    "gold": "7.4",
    "civilization": "7.5",
    "monument": "7.6",
    "funeral": "5.1",
    "drought": "5.2",
    "unrest": "5.3",
    "earthquake": "5.4",
}


def tile_rule(tile: str) -> str:
    """Return the rule of a tile, or of its family."""
    return translate("Ra", RULES.get(tile) or RULES[family(tile)])


def tile_section(tile: str) -> str:
    """Return the section of the rules on a tile, or on its family."""
    return _SECTIONS.get(tile) or _SECTIONS[family(tile)]
