"""Why a move of Taj Mahal can’t be made: a sentence for every refusal, which the screens translate."""

from typing import ClassVar

from durbar.engine import refusal

SENTENCES = {
    "play_or_withdraw": "It is your turn: play one or two cards, or withdraw.",
    "place_palaces": "First place the palaces that you have won.",
    "take_cards": "First take your cards from the display.",
    "no_palace_now": "Palaces are placed by whoever withdraws.",
    "no_card_now": "Cards from the display are for players who have just withdrawn.",
    "another_province": "The visit is elsewhere, in {province}.",
    "no_crown": "You have no royal palace to place: the Grand Mogul brings it.",
    "only_the_royal_palace": "You have only the royal palace left to place.",
    "city_taken": "Only a royal palace can still stand in {city}.",
    "not_in_display": "The display does not hold {card}.",
    "not_in_hand": "Your hand does not hold {card}.",
    "coloured_card_first": "White and special cards are only played together with a coloured card.",
    "one_coloured_card": "Only one coloured card can be played in a turn.",
    "wrong_colour": "Your first card binds you to {colour} in this visit; you can’t play another colour.",
}


class Refusal(refusal.Refusal, frozen=True):
    """A reason against a move of Taj Mahal, with its sentence."""

    context: ClassVar = "TajMahal"
    sentences: ClassVar = SENTENCES
