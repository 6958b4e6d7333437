"""What Raja says once, when a step is met for the first time."""

from durbar.ui.words import translate


def first_words(step: str) -> str:
    """One more sentence for a step of the game; nothing where its prompt says it all."""
    words = {
        "auction": translate(
            "Raja", "The bidding goes on until all but one have passed; the winner pays, and chooses a character first."
        ),
        "choosing": translate("Raja", "A character helps its holder in one way, for as long as he keeps it."),
        "placing": translate("Raja", "Others pay you when they travel through a village with a house of yours."),
        "disc": translate(
            "Raja",
            "The labels on the map say what the way there costs you now; a cross means no way.",
        ),
        "turn": translate(
            "Raja", "Travel and act in any order. An action left undone at the end brings each opponent 2 gold."
        ),
        "carrying": translate("Raja", "You hold a house: set it down where it is to stand from now on."),
    }
    return words.get(step, "")
