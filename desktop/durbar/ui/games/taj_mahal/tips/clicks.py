"""What a click does, for the tips of Taj Mahal."""

from durbar.engine.move import Move
from durbar.ui.games.taj_mahal.targets import moves_at
from durbar.ui.games.taj_mahal.words import move_words, preview, refusals
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.tips import clicks
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate


def clickable(tip: Tip, target: Target, sight: Sight) -> Tip:
    """The tip with what a click on its target does, or why it does nothing."""

    def words(able: list[Move]) -> str:
        if len(able) > 1:
            return translate("TajMahal", "Click: choose the ordinary palace or the royal one")
        told = tip.reason and target[0] == "city"  # what a palace there would bring
        brings = "" if told else preview.preview(able[0], sight)[0]
        return usual_words.click(move_words.move_words(able[0], sight), brings)

    return clicks.clickable(tip, moves_at(target, sight), sight, words, refusals.why)
