"""What a click does, for the tips of Raja."""

from durbar.engine.move import Move
from durbar.games.raja.moves import Palace
from durbar.ui.games.raja.targets import moves_at
from durbar.ui.games.raja.words import move_words, preview, refusals
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.tips import clicks
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate


def clickable(tip: Tip, target: Target, sight: Sight) -> Tip:
    """The tip with what a click on its target does, the one move or a choice of several; or why it does nothing."""

    def words(able: list[Move]) -> str:
        if len(able) > 1:
            return translate("Raja", "Click: choose what to do here")
        move = able[0]
        points_told = isinstance(move, Palace)  # by the tip of its site
        brings = preview.kept_words(move, sight.view)[0] if points_told else preview.preview(move, sight)[0]
        return usual_words.click(move_words.move_words(move, sight), brings)

    return clicks.clickable(tip, moves_at(target, sight), sight, words, refusals.why)
