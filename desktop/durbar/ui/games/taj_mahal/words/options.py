"""Taj Mahal’s options in words, and what can be wrong with a board of one’s own."""

from durbar.engine.game import Option, OptionValue
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.options import OptionWords
from durbar.ui.words import translate


def option_words(option: Option) -> OptionWords:
    """Return title, reason and values of an option."""
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


def faults() -> dict[str, str]:
    """Return a sentence for each key of BadBoard; its facts stand in braces."""
    return {
        "provinces": translate("Boards", "a map has twelve provinces, not {count}."),
        "cities": translate("Boards", "a map has {many} cities in all, not {count}."),
        "fortresses": translate("Boards", "a map has 16 fortresses, not {count}."),
        "roads": translate("Boards", "a map has at most {many} roads, not {count}."),
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
        "court": translate("Boards", "the court is left, top, right and bottom of a part of the map."),
        "province_tiles": translate("Boards", "there are twelve province tiles, not {count}."),
        "province_tile": translate("Boards", "province tile {number} shows {many} of these, each another: {kinds}."),
        "unknown_piece": translate("Boards", "there is no “{what}” among “{group}”."),
        "piece_count": translate("Boards", "“{what}” is there 0 to {many} times, not {count}."),
        "pieces": translate("Boards", "“{group}” has {many} in all, not {count}."),
        "card_colour": translate("Boards", "there are no “{what}” cards."),
        "card_symbol": translate("Boards", "no card shows “{what}”."),
        "card_double": translate("Boards", "only elephants stand twice on a card."),
        "card_count": translate("Boards", "“{what}” is there 1 to {many} times, not {count}."),
        "cards_of_colour": translate("Boards", "there are {many} “{what}” cards, not {count}."),
        "special_cards": translate("Boards", "each of the four influences brings another of the four special cards."),
    }
