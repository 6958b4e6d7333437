"""What can be wrong with a file of dice, tracks and sheets that a person has put into the folder."""

from durbar.ui.words import translate


def faults() -> dict[str, str]:
    """A sentence for each key of BadBoard; its facts stand in braces."""
    return {
        "missing": translate("Boards", "it says nothing of the dice or the tracks."),
        "unknown_sheet": translate("Boards", "a sheet is called “sun” or “moon”."),
        "no_sheet": translate("Boards", "the sheet “{sheet}” is missing."),
        "missing_block": translate("Boards", "the sheet “{sheet}” has no block “{what}”."),
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
        "river_symbols": translate(
            "Boards", "each symbol of the blue dice is on three spaces of the river (“{sheet}”); “{what}” is not."
        ),
        "values": translate("Boards", "the market (“{sheet}”) has five columns worth 0 to 20 coins each."),
        "tents": translate(
            "Boards", "the tents (“{sheet}”) stand over the columns 1 to 5, each over its own, from the left."
        ),
        "tent_id": translate("Boards", "the name of a tent (“{sheet}”) is a letter."),
        "column": translate("Boards", "the block “{what}” (“{sheet}”) has no place {count} for a bonus."),
        "track_cell": translate("Boards", "the track “{what}” (“{sheet}”) has no cell {count} for a bonus."),
        "kind": translate("Boards", "“{what}” is no kind of bonus (“{sheet}”)."),
        "number": translate("Boards", "a bonus (“{sheet}”) can’t have the number {count}."),
        "character": translate("Boards", "“{what}” is no character of the palace (“{sheet}”)."),
        "shape": translate("Boards", "“{what}” is no road (“{sheet}”)."),
    }
