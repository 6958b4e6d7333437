"""What Ra teaches about the upper board: bag, figure, sun, Ra track."""

from __future__ import annotations

from durbar.games.ra import worth
from durbar.games.ra.moves import Draw, Invoke
from durbar.ui.games.ra import names
from durbar.ui.games.ra.shown import shown_view
from durbar.ui.games.ra.tips.clicks import clickable
from durbar.ui.games.ra.tips.fame import fame_tone, to_others, whole_track
from durbar.ui.games.ra.tips.rules import RULES
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import signed, translate


def bag_tip(_target: Target, sight: Sight) -> Tip:
    """What is left to draw, and the odds of Ra."""
    view = shown_view(sight)
    tip_ = Tip(
        title=translate("Ra", "The bag"),
        what=translate("Ra", "%n tile(s) left, in an order nobody knows.", None, view.bag_size),
        picture=Picture("ra/tile-back"),
        worth=translate("Ra", "{percent}%").format(percent=round(100 * view.ra_odds)),
        reason=translate(
            "Ra", "is the chance that the next tile is Ra: {ra} of {tiles}. {more} Ra end the epoch."
        ).format(ra=view.bag["ra"], tiles=view.bag_size, more=view.ra_spaces - view.ra_track),
        rule=translate(
            "Ra",
            "A tile you draw goes to the [[auction track]] and ends your turn; [[Ra|ra tile]] starts an [[auction]].",
        ),
        section="3.1",
    )
    return clickable(tip_, (Draw(),), sight, translate("Ra", "Click: draw a tile"))


def figure_tip(_target: Target, sight: Sight) -> Tip:
    """To invoke Ra, and what the whole track is worth."""
    view = shown_view(sight)
    gain = worth.worth(view, view.seat, view.on_track)
    tip_ = Tip(
        title=translate("Ra", "The Ra figure"),
        what=translate("Ra", "Stands for the player whose act started the auction."),
        picture=Picture("ra/ra-figure"),
        worth=signed(gain) if view.on_track else "",
        worth_tone=fame_tone(gain),
        reason=whole_track(view) if view.on_track else "",
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
    """The sun that the next winner takes."""
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
    """A space of the Ra track."""
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
