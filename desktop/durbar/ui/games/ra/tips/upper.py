"""What Ra teaches about the upper board and the suns: bag, figure, Ra track, what can be bid."""

from __future__ import annotations

from durbar.games.ra import worth
from durbar.games.ra.moves import Bid, Draw, Invoke
from durbar.ui.games.ra import names
from durbar.ui.games.ra.names import shown_view
from durbar.ui.games.ra.targets import clickable, moves_at
from durbar.ui.games.ra.tips.fame import RULES, fame_tone, to_others, track_details, whole_track
from durbar.ui.games.ra.words import preview
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import signed, translate

#: So many who can overbid are named at once.
_NAMED_AT_ONCE = 2


def bag_tip(_target: Target, sight: Sight) -> Tip:
    """Return what is left to draw, and the odds of Ra."""
    view = shown_view(sight)
    tip_ = Tip(
        title=translate("Ra", "The bag"),
        picture=Picture("ra/tile-back"),
        worth=translate("Ra", "{percent}%").format(percent=round(100 * view.ra_odds)),
        reason=translate("Ra", "chance of Ra: {ra} of {tiles}. {more} Ra end the epoch.").format(
            ra=view.bag["ra"], tiles=view.bag_size, more=view.ra_spaces - view.ra_track
        ),
        rule=translate(
            "Ra",
            "A tile you draw goes to the [[auction track]] and ends your turn; [[Ra|ra tile]] starts an [[auction]].",
        ),
        section="3.1",
    )
    return clickable(tip_, (Draw(),), sight, translate("Ra", "Click: draw a tile"))


def figure_tip(_target: Target, sight: Sight) -> Tip:
    """Return the tip of the Ra figure: to invoke Ra, and what the whole track is worth."""
    view = shown_view(sight)
    gain = worth.worth(view, view.seat, view.on_track)
    tip_ = Tip(
        title=translate("Ra", "The Ra figure"),
        what=translate("Ra", "Stands with whoever started the auction."),
        picture=Picture("ra/ra-figure"),
        worth=signed(gain) if view.on_track else "",
        worth_tone=fame_tone(gain),
        reason=whole_track(view) if view.on_track else "",
        more=track_details(view) if view.on_track else "",
        others=to_others(view, view.on_track),
        rule=translate(
            "Ra",
            "To [[invoke]] Ra starts an [[auction]] for all tiles of the track. You bid last, and must bid "
            "if nobody else does, unless the track is full.",
        )
        if view.options["forced_bid"] != "if_able"
        else translate(
            "Ra",
            "To [[invoke]] Ra starts an [[auction]] for all tiles of the track. You bid last, and must bid "
            "if you can, unless the track is full.",
        ),
        section="3.3",
    )
    return clickable(tip_, (Invoke(),), sight, translate("Ra", "Click: invoke Ra"))


def board_sun_tip(_target: Target, sight: Sight) -> Tip:
    """Return the sun that the next winner takes."""
    view = shown_view(sight)
    return Tip(
        title=translate("Ra", "The sun {sun} on the board").format(sun=view.board_sun),
        what=translate("Ra", "Goes to whoever wins the next auction."),
        picture=names.sun_picture(view.board_sun),
        rule=translate(
            "Ra", "The winner takes it [[face down]], for the next [[epoch]], and lays the sun of the bid in its place."
        ),
        section="4.3",
    )


def ra_space_tip(target: Target, sight: Sight) -> Tip:
    """Return a space of the Ra track."""
    view = shown_view(sight)
    space = int(target[1])
    blocked = len(range(10)) - view.ra_spaces
    taken = view.ra_track
    if space < blocked:
        return Tip(
            title=translate("Ra", "A walled space"),
            what=translate("Ra", "Not used with %n player(s).", None, view.seats),
            picture=Picture("ra/ra-track-blocked"),
            rule=translate(
                "Ra", "With three players the [[Ra track|ra track]] has 8 spaces, with four 9, with five 10."
            ),
            section="2.2",
        )
    if space < blocked + taken:
        title, picture = names.tile_name("ra"), names.tile_picture("ra")
    elif space == 9:
        title, picture = translate("Ra", "The last space"), Picture("ra/ra-track-last")
    else:
        title, picture = translate("Ra", "The Ra track"), Picture("ra/ra-track-space")
    return Tip(
        title=title,
        what=translate("Ra", "{taken} of {spaces} spaces are taken.").format(taken=taken, spaces=view.ra_spaces),
        picture=picture,
        worth=str(view.ra_spaces - taken),
        reason=translate("Ra", "more Ra end this epoch. In the bag: {ra} of {tiles} tiles.").format(
            ra=view.bag["ra"], tiles=view.bag_size
        ),
        rule=translate("Ra", RULES["ra"]),
        section="6.1",
    )


def sun_tip(target: Target, sight: Sight) -> Tip:
    """Return a sun: one that can be bid now, or what it is for."""
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
    """Return a sun that may be bid now: what winning with it would bring."""
    view = shown_view(sight)
    gain = worth.worth(view, view.seat, view.on_track, sun=value)
    who, able = preview.rivals_words(value, sight), len(preview.rivals(value, view))
    several = able > _NAMED_AT_ONCE
    return Tip(
        title=translate("Ra", "Bid the sun {sun}").format(sun=value),
        what=translate("Ra", "%n player(s) can still overbid.", None, able) if several else who,
        picture=names.sun_picture(value),
        worth=signed(gain),
        worth_tone=fame_tone(gain),
        reason=whole_track(view, value),
        more=" ".join(part for part in (f"{who}." if several else "", track_details(view, value)) if part),
        others=to_others(view, view.on_track),
        rule=translate("Ra", "If it wins, you receive the sun {board}, [[face down]] until the next [[epoch]].").format(
            board=view.board_sun
        ),
        click=translate("Ra", "Click: bid this sun"),
        section="4.3",
    )
