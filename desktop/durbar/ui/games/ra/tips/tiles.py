"""What Ra teaches about a tile: on the auction track, and in somebody’s area."""

from __future__ import annotations

from dataclasses import replace

from durbar.games.ra import worth
from durbar.games.ra.moves import Lose
from durbar.games.ra.tiles import LASTING, family
from durbar.games.ra.view import View
from durbar.ui.games.ra import names
from durbar.ui.games.ra.names import shown_view
from durbar.ui.games.ra.targets import clickable, moves_at
from durbar.ui.games.ra.tips.fame import (
    fame_tone,
    floor_words,
    struck_with_lot,
    tile_reason,
    tile_rule,
    tile_section,
    to_others,
)
from durbar.ui.games.ra.words import reasons
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import QT_TRANSLATE_NOOP, signed, translate

_FAMILY_WORDS = {
    "ra": QT_TRANSLATE_NOOP("Ra", "Ra tile"),
    "god": QT_TRANSLATE_NOOP("Ra", "God"),
    "pharaoh": QT_TRANSLATE_NOOP("Ra", "Pharaoh"),
    "nile": QT_TRANSLATE_NOOP("Ra", "River"),
    "flood": QT_TRANSLATE_NOOP("Ra", "River"),
    "gold": QT_TRANSLATE_NOOP("Ra", "Gold"),
    "civilization": QT_TRANSLATE_NOOP("Ra", "Civilization"),
    "monument": QT_TRANSLATE_NOOP("Ra", "Monument"),
    "disaster": QT_TRANSLATE_NOOP("Ra", "Disaster"),
}


def _empty_space(view: View) -> Tip:
    return Tip(
        title=translate("Ra", "The auction track"),
        what=translate("Ra", "%n tile(s) on eight spaces.", None, len(view.on_track)),
        picture=Picture("ra/auction-space"),
        rule=translate(
            "Ra",
            "Drawn tiles gather here. Whoever wins an [[auction]] takes them all. On a full track nobody may draw.",
        ),
        section="3.1",
    )


def space_tip(target: Target, sight: Sight) -> Tip:
    """Return a space of the auction track, with what lies on it."""
    view = shown_view(sight)
    tile = view.track[int(target[1])]
    return _empty_space(view) if tile is None else _tile(tile, target, sight)


def _tile(tile: str, target: Target, sight: Sight) -> Tip:
    """Return a tile on the auction track: what it would bring to each player by the end of the epoch."""
    view = shown_view(sight)
    gain = worth.worth(view, view.seat, (tile,))
    tip_ = Tip(
        title=names.tile_name(tile),
        what=_kind(tile),
        picture=names.tile_picture(tile),
        worth=signed(gain),
        worth_tone=fame_tone(gain),
        reason=tile_reason(tile, gain, view),
        others=to_others(view, (tile,)),
        rule=tile_rule(tile),
        more=" ".join(part for part in (struck_with_lot(tile, view), floor_words(view, (tile,))) if part),
        section=tile_section(tile),
    )
    moves = moves_at(target, sight)
    refusal = sight.why_not(moves[0]) if moves and sight.legal else None
    if refusal is not None and refusal.key == "no_god":  # nobody tried: that is a rule, not a reproach
        return replace(tip_, rule=f"{tip_.rule} {reasons.why(refusal, sight)}".strip())
    return clickable(tip_, moves, sight, translate("Ra", "Click: spend a God to take it"))


def _kind(tile: str) -> str:
    kind = translate("Ra", _FAMILY_WORDS[family(tile)])
    if family(tile) == "disaster":
        return translate("Ra", "{kind}. Strikes whoever takes it.").format(kind=kind)
    if kind == names.tile_name(tile):  # the title has said it
        return (
            translate("Ra", "Stays after the epoch.")
            if tile in LASTING
            else translate("Ra", "Lasts for this epoch only.")
        )
    if tile in LASTING:
        return translate("Ra", "{kind}. Stays after the epoch.").format(kind=kind)
    return translate("Ra", "{kind}. Lasts for this epoch only.").format(kind=kind)


def owned_tip(target: Target, sight: Sight) -> Tip:
    """Return a pile in somebody's area, or the ghost of what is not there."""
    seat, tile = int(target[1]), str(target[2])
    view = shown_view(sight)
    have = view.areas[seat][tile]
    if have:
        what = translate("Ra", "{name} has %n.", None, have).format(name=sight.name(seat))
    else:
        what = translate("Ra", "{name} has none.").format(name=sight.name(seat))
    in_bag = translate("Ra", "%n still in the bag.", None, view.bag[tile])
    moves = tuple(move for move in moves_at(target, sight) if isinstance(move, Lose))
    tip_ = Tip(
        title=names.tile_name(tile),
        what=f"{_kind(tile)} {what}",
        picture=names.tile_picture(tile),
        reason=in_bag,
        rule=tile_rule(tile),
        section=tile_section(tile),
    )
    return clickable(tip_, moves, sight, translate("Ra", "Click: give it up"))
