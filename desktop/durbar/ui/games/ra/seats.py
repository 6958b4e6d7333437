"""Ra's lines in the players' panels: suns, fame, and what each is doing."""

from durbar.games.ra.view import View
from durbar.ui.games.ra.names import sun_picture
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.seat_line import SeatLine
from durbar.ui.kit.values.sight import Sight
from durbar.ui.people import kind_words
from durbar.ui.words import listed, translate


def shown_fame(seat: int, sight: Sight) -> int | None:
    """The fame that may stand on the screen: with several people before it, no total does while scores are hidden."""
    view: View = sight.view
    if sight.people > 1 and view.options["hidden_scores"] and view.to_act is not None:
        return None
    return view.fame[seat]


def seat_line(seat: int, sight: Sight) -> SeatLine:
    """A player's panel: suns face up and down, and the fame, or “?” while it is face down."""
    view: View = sight.view
    fame = shown_fame(seat, sight)
    bid = dict(view.auction.said).get(seat, 0) if view.auction else 0
    suns = [(True, sun) for sun in view.suns_up[seat]] + [(False, sun) for sun in view.suns_down[seat]]
    return SeatLine(
        seat,
        state_words(seat, sight),
        "?" if fame is None else str(fame),
        acting=seat == view.to_act,
        out=not view.suns_up[seat] and view.to_act not in (None, seat),
        pieces=tuple(sun_picture(sun, up, ringed=sun == bid) for up, sun in sorted(suns, reverse=True)),
        spoken=_suns_spoken(view.suns_up[seat], view.suns_down[seat]),
        last_piece=Picture("ra/fame", opacity=0.55 if fame is None else 1.0),
    )


def _suns_spoken(up: tuple[int, ...], down: tuple[int, ...]) -> str:
    parts = []
    if up:
        parts.append(translate("Ra", "suns: {suns}").format(suns=listed([str(sun) for sun in up])))
    if down:
        parts.append(translate("Ra", "face down {suns}").format(suns=listed([str(sun) for sun in down])))
    return ", ".join(parts)


def state_words(seat: int, sight: Sight) -> str:
    """What a player is doing, in a few words."""
    view: View = sight.view
    mine = seat == view.seat and sight.players[seat].is_person
    if view.to_act is None:
        return kind_words(sight.players[seat], mine)
    if seat == view.to_act and sight.players[seat].is_person:
        return translate("Ra", "you, to play")
    auction = view.auction
    if auction is not None:
        said = dict(auction.said)
        if said.get(seat):
            return translate("Ra", "bids {sun}", "state of a player").format(sun=said[seat])
        if seat in said:
            return translate("Ra", "passes", "state of a player")
        if seat == auction.ra_player:
            return translate("Ra", "bids last", "state of a player")
    if not view.suns_up[seat]:
        return translate("Ra", "no sun left", "state of a player")
    return kind_words(sight.players[seat], mine)
