"""What Ra teaches about the epoch."""

from __future__ import annotations

from durbar.games.ra.view import View
from durbar.ui.games.ra.manifest import epoch_name
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate


def stage_tip(target: Target, sight: Sight) -> Tip:
    """An epoch, by default the one of now, and when it ends."""
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
