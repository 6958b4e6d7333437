"""What moves of Taj Mahal lead to, in words."""

from durbar.ui.kit.values.consequences import ConsequenceWords
from durbar.ui.words import translate


def consequence_words() -> ConsequenceWords:
    """Return the words for the consequences of this game’s players."""
    return ConsequenceWords(
        translate(
            "TajMahal", "By the end of the visit, going by the expert’s quick trials and how often such come true:"
        ),
        {
            "cards": translate("TajMahal", "Cards in hand"),
            "won_by_others": translate("TajMahal", "Symbols that the others win"),
        },
        {
            "vizier": translate("TajMahal", "Wins the Vizier"),
            "general": translate("TajMahal", "Wins the General"),
            "monk": translate("TajMahal", "Wins the Monk"),
            "princess": translate("TajMahal", "Wins the Princess"),
            "grand_mogul": translate("TajMahal", "Wins the Grand Mogul"),
            "elephant": translate("TajMahal", "Wins the elephant"),
        },
    )
