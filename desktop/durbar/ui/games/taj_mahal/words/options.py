"""Taj Mahal’s options in words."""

from durbar.engine.game import Option, OptionValue
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.options import OptionWords
from durbar.ui.words import translate


def option_words(option: Option) -> OptionWords:
    """Title, reason and values of an option."""
    if option.id == "board":
        return OptionWords(
            translate("TajMahal", "Map"),
            translate("TajMahal", "Durbar’s own map is our design, not the published one; you can add your own map."),
            {"durbar": translate("TajMahal", "Durbar’s own map")},
        )
    words: dict[OptionValue, str] = {"random": translate("TajMahal", "by chance")}
    for seat in range(1, 6):
        words[seat] = usual_words.player(seat)
    return OptionWords(
        translate("TajMahal", "Start player"),
        translate("TajMahal", "Has the first turn in the first visit; then it is the next player clockwise."),
        words,
    )
