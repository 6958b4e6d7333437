"""Ra's lines in the players' panels: suns, fame, and what each is doing."""

from durbar.games.ra.view import View
from durbar.ui.games.ra.names import shown_view, sun_picture
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.seat_line import SeatLine, Thing
from durbar.ui.kit.values.sight import Sight
from durbar.ui.people import kind_words
from durbar.ui.words import listed, translate


def seat_line(seat: int, sight: Sight) -> SeatLine:
    """Return a player's panel: suns face up and down, and the fame, or “?” while it is face down."""
    view: View = sight.view
    fame = shown_view(sight).fame[seat]
    bid = dict(view.auction.said).get(seat, 0) if view.auction else 0
    suns = [(True, sun) for sun in view.suns_up[seat]] + [(False, sun) for sun in view.suns_down[seat]]
    return SeatLine(
        seat,
        state_words(seat, sight),
        "?" if fame is None else str(fame),
        acting=seat == view.to_act,
        out=not view.suns_up[seat] and view.to_act not in (None, seat),
        pieces=tuple(Thing(sun_picture(sun, up, ringed=sun == bid)) for up, sun in sorted(suns, reverse=True)),
        spoken=_suns_spoken(view.suns_up[seat], view.suns_down[seat]),
        number_picture=Picture("ra/fame", opacity=0.55 if fame is None else 1.0),
    )


def _suns_spoken(up: tuple[int, ...], down: tuple[int, ...]) -> str:
    parts = []
    if up:
        parts.append(translate("Ra", "suns: {suns}").format(suns=listed([str(sun) for sun in up])))
    if down:
        parts.append(translate("Ra", "face down {suns}").format(suns=listed([str(sun) for sun in down])))
    return ", ".join(parts)


def state_words(seat: int, sight: Sight) -> str:
    """Return what a player is doing, in a few words."""
    view: View = sight.view
    mine = seat == view.seat and sight.players[seat].is_person
    if view.to_act is None:
        return kind_words(sight.players[seat], mine)
    if seat == view.to_act and sight.players[seat].is_person:
        return translate("Ra", "you, to play")
    auction = view.auction
    if auction is not None:
        said = dict(auction.said)
        if sun := said.get(seat):
            return translate("Ra", "bids {sun}", "state of a player").format(sun=sun)
        if seat in said:
            return translate("Ra", "passes", "state of a player")
        if seat == auction.ra_player:
            return translate("Ra", "bids last", "state of a player")
    if not view.suns_up[seat]:
        return translate("Ra", "no sun left", "state of a player")
    return kind_words(sight.players[seat], mine)
