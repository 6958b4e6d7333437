"""The Dice Charmers’ options in words, and what can be wrong with a file of sheets."""

from durbar.engine.game import Option, OptionValue
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.options import OptionWords
from durbar.ui.words import translate


def option_words(option: Option) -> OptionWords:
    """Return title, reason and values of an option."""
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


def faults() -> dict[str, str]:
    """Return a sentence for each key of BadBoard; its facts stand in braces."""
    return {
        "missing": translate("Boards", "it says nothing of the dice or the tracks."),
        "unknown_sheet": translate("Boards", "a sheet is called “sun” or “moon”."),
        "no_sheet": translate("Boards", "the sheet “{sheet}” is missing."),
        "faces": translate("Boards", "a die ({colour}) has six faces, not {count}."),
        "face": translate("Boards", "“{what}” is on no die of this colour ({colour})."),
        "symbols": translate("Boards", "the six faces of a blue die show six different symbols."),
        "fame_cells": translate("Boards", "the fame track can’t have {count} cells: 5 to 100 are allowed."),
        "corners": translate("Boards", "the fame track has two corners, apart from each other and from its ends."),
        "province_size": translate("Boards", "the province (“{sheet}”) has five rows of five cells."),
        "cell": translate("Boards", "“{what}” stands for no cell of a province (“{sheet}”)."),
        "residence": translate("Boards", "a province has one residence (“{sheet}”)."),
        "exits": translate("Boards", "the exits of the residence (“{sheet}”) are some of the sides N, E, S and W."),
        "no_way_out": translate("Boards", "no exit of the residence (“{sheet}”) leads into the province."),
        "edge": translate("Boards", "the border (“{sheet}”) has edges T1 to L5, not “{edge}”."),
        "river_length": translate("Boards", "the river (“{sheet}”) has 18 spaces, not {count}."),
        "river_symbol": translate("Boards", "“{what}” on the river (“{sheet}”) is on no blue die."),
        "river_symbols": translate(
            "Boards",
            "each symbol of the blue dice is on three spaces of the river (“{sheet}”); “{what}” is on {count}.",
        ),
        "values": translate("Boards", "the market (“{sheet}”) has five columns worth 0 to 20 coins each."),
        "tents": translate(
            "Boards", "the tents (“{sheet}”) stand over the columns 1 to 5, each over its own, from the left."
        ),
        "tent_id": translate("Boards", "the name of a tent (“{sheet}”) is a letter."),
        "column": translate("Boards", "the block “{what}” (“{sheet}”) has no place {count} for a bonus."),
        "track_cell": translate("Boards", "the track “{what}” (“{sheet}”) has no cell {count} for a bonus."),
        "kind": translate("Boards", "“{what}” is no kind of bonus (“{sheet}”)."),
        "no_number": translate("Boards", "“{what}” (“{sheet}”) comes once, without a number."),
        "number": translate("Boards", "“{what}” (“{sheet}”) comes with a number from 1 to {most}, not {count}."),
        "not_here": translate("Boards", "“{field}” (“{sheet}”) belongs to “{kind}” alone, not to “{what}”."),
        "needs_word": translate("Boards", "“{kind}” (“{sheet}”) needs “{field}”."),
        "no_word": translate("Boards", "“{what}” (“{sheet}”) is none that “{field}” can be."),
    }
