"""What The Dice Charmers says once, when a step is met for the first time."""

from durbar.ui.words import translate


def first_words(step: str) -> str:
    """One more sentence for a step of the game; nothing where its prompt says it all."""
    words = {
        "choosing": translate(
            "DiceCharmers",
            "Choose any die of the centre: its colour and what it shows say what you may mark on your sheet.",
        ),
        "rerolled": translate("DiceCharmers", "One of the two dice is yours, the other goes onto the elephant."),
        "build": translate("DiceCharmers", "A road has to join your network; what it reaches is scored at once."),
        "halves": translate("DiceCharmers", "A half-road opens one more side of a road that you have drawn."),
        "sale": translate("DiceCharmers", "Each good that you sell brings the coins of its column."),
        "pick": translate("DiceCharmers", "Circled goods wait on your sheet until a market sells them."),
        "voyage": translate("DiceCharmers", "The space that you sail to gives its reward; those that you pass do not."),
        "summon": translate(
            "DiceCharmers", "A box of the palace is ticked for each action; a full column brings a bonus."
        ),
        "improve": translate(
            "DiceCharmers",
            "Each building of the type you upgrade brings more fame from now on; those already built bring "
            "nothing more.",
        ),
        "bonuses": translate(
            "DiceCharmers", "Use the waiting bonuses in any order; what still waits when you end the turn is lost."
        ),
    }
    return words.get(step, "")
