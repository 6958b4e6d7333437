"""Ra’s tips, by what one points at; those of the stage and of the players are made here."""

from __future__ import annotations

from durbar.games.ra.tiles import CIVILIZATIONS, MONUMENTS
from durbar.games.ra.view import View
from durbar.ui.games.ra.manifest import epoch_name
from durbar.ui.games.ra.names import shown_view
from durbar.ui.games.ra.tips import tiles, upper
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.screen import Teller
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate


def player_tip(target: Target, sight: Sight) -> Tip:
    """Return a player’s fame, suns and tiles."""
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
    """Return what only this seat may look at, behind a curtain: its fame, while scores are hidden from the others."""
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


def stage_tip(target: Target, sight: Sight) -> Tip:
    """Return an epoch, by default the one of now, and when it ends."""
    view: View = sight.view
    epoch = int(target[1]) if len(target) > 1 else view.epoch
    if epoch < view.epoch or (view.to_act is None and len(target) > 1):
        title, what = epoch_name(epoch), translate("Ra", "This epoch is over and scored.")
    elif epoch > view.epoch:
        title, what = epoch_name(epoch), translate("Ra", "This epoch is still to come.")
    elif view.to_act is None:
        title, what = usual_words.the_end(), usual_words.game_over()
    else:
        title = epoch_name(view.epoch)
        what = translate("Ra", "Epoch {epoch} of 3; on the Ra track {taken} of {spaces} spaces are taken.")
        what = what.format(epoch=view.epoch, taken=view.ra_track, spaces=view.ra_spaces)
    return Tip(
        title=title,
        what=what,
        rule=translate(
            "Ra",
            "An [[epoch]] ends as soon as a Ra tile fills the [[Ra track|ra track]], or when the last sun that lies "
            "[[face up]] is spent; then all tiles are scored. The game ends with the third.",
        ),
        section="6",
    )


#: By the first word of a target, what tells its tip.
TELLERS: dict[str, Teller] = {
    "stage": stage_tip,
    "bag": upper.bag_tip,
    "figure": upper.figure_tip,
    "board_sun": upper.board_sun_tip,
    "ra_track": upper.ra_space_tip,
    "track": tiles.space_tip,
    "sun": upper.sun_tip,
    "area": tiles.owned_tip,
    "seat": player_tip,
}
