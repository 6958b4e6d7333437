"""What Taj Mahal says once, when a step is met for the first time."""

from durbar.ui.words import translate


def first_words(step: str) -> str:
    """One more sentence for a step of the game; nothing where its prompt says it all."""
    words = {
        "turn": translate(
            "TajMahal",
            "Cards show how much influence you claim; who "
            "withdraws wins what he alone leads in, and has spent his cards.",
        ),
        "placing": translate(
            "TajMahal",
            "Palaces bring 1 point in all, however many you place, and 1 for each further province they are joined to.",
        ),
        "picking": translate(
            "TajMahal", "In one visit you play cards of one colour only: choose what goes with your hand."
        ),
    }
    return words.get(step, "")
