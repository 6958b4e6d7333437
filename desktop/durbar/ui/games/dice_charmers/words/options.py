"""The Dice Charmers’ options in words."""

from durbar.engine.game import Option, OptionValue
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.options import OptionWords
from durbar.ui.words import translate


def option_words(option: Option) -> OptionWords:
    """Title, reason and values of an option."""
    if option.id == "sheet":
        return OptionWords(
            translate("DiceCharmers", "Sheet"),
            translate("DiceCharmers", "The two differ in where the bonuses are; Sun is kinder to a first game."),
            {
                "sun": translate("DiceCharmers", "Sun", "sheet"),
                "moon": translate("DiceCharmers", "Moon", "sheet"),
            },
        )
    if option.id == "board":
        return OptionWords(
            translate("DiceCharmers", "Sheets"),
            translate(
                "DiceCharmers",
                "Durbar’s own sheets are our design, not the published ones; you may add a file of yours.",
            ),
            {"durbar": translate("DiceCharmers", "Durbar’s own sheets")},
        )
    words: dict[OptionValue, str] = {"random": translate("DiceCharmers", "by chance")}
    for seat in range(1, 6):
        words[seat] = usual_words.player(seat)
    return OptionWords(
        translate("DiceCharmers", "Start player"),
        translate("DiceCharmers", "Has the elephant and rolls all dice in the first round."),
        words,
    )
