"""What a click does, for the tips of The Dice Charmers."""

from durbar.engine.move import Move
from durbar.ui.games.dice_charmers.targets import moves_at
from durbar.ui.games.dice_charmers.words import move_words, preview, refusals
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.tips import clicks
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate


def clickable(told: Tip, target: Target, sight: Sight) -> Tip:
    """The tip with what a click on its target does, or why it does nothing."""

    def words(able: list[Move]) -> str:
        if len(able) > 1:
            return translate("DiceCharmers", "Click: choose among %n moves.", None, len(able))
        brings = preview.preview(able[0], sight)[0]
        said = brings in (told.reason, told.what)
        return usual_words.click(move_words.move_words(able[0], sight), "" if said else brings)

    return clicks.clickable(told, moves_at(target, sight), sight, words, refusals.why)
