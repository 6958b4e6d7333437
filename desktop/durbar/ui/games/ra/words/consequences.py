"""What moves of Ra lead to, in words."""

from durbar.ui.kit.values.consequences import ConsequenceWords
from durbar.ui.words import translate


def consequence_words() -> ConsequenceWords:
    """Return the words for the consequences of this game’s players."""
    return ConsequenceWords(
        translate("Ra", "In the expert’s quick trials until the next lot is bought, on average:"),
        {
            "fame": translate("Ra", "Fame"),
            "suns_left": translate("Ra", "Suns still face up"),
            "suns_sum": translate("Ra", "Sum of all suns"),
            "pharaohs": translate("Ra", "Pharaohs"),
            "niles": translate("Ra", "Niles"),
            "floods": translate("Ra", "Floods"),
            "gods": translate("Ra", "Gods"),
            "gold": translate("Ra", "Gold tiles"),
            "civilizations": translate("Ra", "Kinds of civilization"),
            "monuments": translate("Ra", "Monuments"),
            "tiles_of_others": translate("Ra", "Tiles that the others gain"),
        },
        {"epoch_over": translate("Ra", "The epoch ends")},
    )
