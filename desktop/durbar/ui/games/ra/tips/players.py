"""What Ra teaches about a player, and what only that player may look at."""

from __future__ import annotations

from durbar.games.ra.tiles import CIVILIZATIONS, MONUMENTS
from durbar.games.ra.view import View
from durbar.ui.games.ra.shown import shown_view
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate


def player_tip(target: Target, sight: Sight) -> Tip:
    """A player’s fame, suns and tiles."""
    seat = int(target[1])
    view: View = sight.view
    fame = shown_view(sight).fame[seat]
    own = view.areas[seat]
    if fame is None and sight.over:
        reason = translate("Ra", "Fame lay face down then.")
    elif fame is None:
        reason = translate("Ra", "Fame lies face down until the end of the game.")
    else:
        reason = translate("Ra", "fame now, before this epoch is settled.")
    kinds = sum(1 for kind in CIVILIZATIONS if own[kind])
    monuments = sum(own[kind] for kind in MONUMENTS)
    what = translate("Ra", "Sum of the suns: {suns}. Kinds of civilization: {kinds}. Monuments: {monuments}.")
    secretly = sight.people > 1 and secret(seat, sight) is not None
    return Tip(
        title=sight.name(seat),
        what=what.format(suns=sum(view.suns_up[seat] + view.suns_down[seat]), kinds=kinds, monuments=monuments),
        picture=None,
        worth="?" if fame is None else str(fame),
        reason=reason,
        rule=translate("Ra", "Everybody starts with 10 [[fame]]. The most after three [[epochs|epoch]] wins."),
        click=translate("Ra", "Click: look at your fame behind a curtain") if secretly else "",
        section="8",
    )


def secret(seat: int, sight: Sight) -> Tip | None:
    """What only this seat may look at, behind a curtain: its fame, while scores are hidden from the others."""
    if (
        sight.over
        or shown_view(sight).fame[seat] is not None
        or seat != sight.seat
        or not sight.players[seat].is_person
    ):
        return None
    return Tip(
        title=sight.name(seat),
        what=translate("Ra", "For your eyes only."),
        picture=Picture("ra/fame"),
        worth=str(sight.view.fame[seat]),
        reason=translate("Ra", "fame now, before this epoch is settled."),
        section="9.7",
    )
