"""What can be wrong with a map of Taj Mahal that a person has put into the folder."""

from durbar.ui.words import translate


def faults() -> dict[str, str]:
    """A sentence for each key of BadBoard; its facts stand in braces."""
    return {
        "provinces": translate("Boards", "a map has twelve provinces, not {count}."),
        "cities": translate("Boards", "a map has 49 cities, not {count}."),
        "fortresses": translate("Boards", "a map has 16 fortresses, not {count}."),
        "roads": translate("Boards", "a map has at most 150 roads, not {count}."),
        "no_agra": translate("Boards", "one province needs the id “agra”: it is visited last."),
        "unknown_province": translate("Boards", "the city “{id}” lies in “{province}”, which is no province."),
        "province_cities": translate(
            "Boards", "the province “{id}” has {count} cities; Agra has five, all others four."
        ),
        "agra_fortress": translate("Boards", "Agra has one fortress, for the Taj Mahal tile."),
        "unknown_city": translate("Boards", "a road leads to “{city}”, which is no city."),
        "loop": translate("Boards", "a road leads from “{id}” back to itself."),
        "road_twice": translate("Boards", "two roads join “{id}” and “{city}”."),
        "cut_off": translate("Boards", "no roads join “{id}” to the other cities."),
        "no_pieces": translate("Boards", "the file says nothing of the cards and tiles."),
        "pieces": translate("Boards", "the cards or tiles in this file are not those of the game."),
    }
