"""What Ra teaches about a sun: one’s own to bid, and the others’."""

from __future__ import annotations

from durbar.games.ra import worth
from durbar.games.ra.moves import Bid
from durbar.ui.games.ra import names
from durbar.ui.games.ra.shown import shown_view
from durbar.ui.games.ra.targets import moves_at
from durbar.ui.games.ra.tips.clicks import clickable
from durbar.ui.games.ra.tips.fame import fame_tone, to_others, whole_track
from durbar.ui.games.ra.words import preview
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import signed, translate


def sun_tip(target: Target, sight: Sight) -> Tip:
    """A sun: one that can be bid now, or what it is for."""
    seat, value = int(target[1]), int(target[2])
    view = shown_view(sight)
    up = value in view.suns_up[seat]
    bids = tuple(move for move in moves_at(target, sight) if isinstance(move, Bid))
    if bids and bids[0] in sight.legal:
        return _bid(value, sight)
    if up:
        what = translate("Ra", "Face up: {name} can bid it in this epoch.").format(name=sight.name(seat))
    else:
        what = translate("Ra", "Face down until the next epoch.")
    tip_ = Tip(
        title=translate("Ra", "The sun {sun}").format(sun=value),
        what=what,
        picture=names.sun_picture(value, up),
        rule=translate(
            "Ra",
            "One [[sun]] is bid at a time. After the third [[epoch]] the highest sum of suns gains 5 "
            "[[fame]], the lowest loses 5.",
        ),
        section="4.1" if up else "4.3",
    )
    return clickable(tip_, bids, sight, "")


def _bid(value: int, sight: Sight) -> Tip:
    """A sun that may be bid now: what winning with it would bring."""
    view = shown_view(sight)
    gain = worth.worth(view, view.seat, view.on_track, sun=value)
    return Tip(
        title=translate("Ra", "Bid the sun {sun}").format(sun=value),
        what=preview.rivals_words(value, sight),
        picture=names.sun_picture(value),
        worth=signed(gain),
        worth_tone=fame_tone(gain),
        reason=whole_track(view, value),
        others=to_others(view, view.on_track),
        rule=translate(
            "Ra", "If your bid wins, you receive the sun {board}, [[face down]] until the next [[epoch]]."
        ).format(board=view.board_sun),
        click=translate("Ra", "Click: bid this sun"),
        section="4.3",
    )
