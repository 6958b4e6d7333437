"""Why a move of Raja can’t be made: a sentence for every refusal, which the screens translate."""

from typing import ClassVar

from durbar.engine import refusal
from durbar.games.raja.characters import CARDS

SENTENCES = {
    "auction_on": "An auction is on: bid gold, or pass.",
    "choose_character": "First choose a character from the bank.",
    "place_houses": "First place your starting house in a village.",
    "choose_actions": "First choose the two actions of your disc.",
    "your_turn": "It is your turn: travel, carry out your actions, or end the turn.",
    "house_in_hand": "First put the house that you have taken up into its new place.",
    "give_character": "First choose which of your characters you give away.",
    "open_the_bidding": "You open this auction: bid 0 or more gold; you can’t pass.",
    "bid_too_dear": "You have only {gold} gold to bid.",
    "bid_too_low": "A bid must be higher than the one before: {best} gold.",
    "first_bid_too_low": "A bid is 0 or more gold.",
    "villages_only": "The starting houses go into villages.",
    "arrow_missing": "Choose two actions before you lay the disc down.",
    "arrows_set": "Both actions are chosen: keep them, or take one back.",
    "character_not_in_play": "{character} does not take part in this game.",
    "character_held": "{name} holds {the_character}: choose a card of the bank.",
    "same_place": "The house came from there: it has to move to another place.",
    "just_received": "You have just received {the_character}: give another card.",
    "not_your_character": "{character} is not yours to give.",
    "no_place_for_houses": "No house can stand there: only in villages and cities.",
    "village_full": "Two houses stand there already.",
    "village_of_one_full": "With two players a village holds one house.",
    "architect_absent": "Your architect must be in {city} for that.",
    "no_such_road": "No road {road} leads from your architect to {to}.",
    "village_empty": "No house stands in the village {village}: nobody can pass there to {to}.",
    "toll_too_dear": "The tolls on the way to {to} come to {toll} gold; you have {gold}.",
    "quarry_empty": "There is no house left in your quarry.",
    "all_houses_built": "You have no house left, not even in the quarry.",
    "reserve_empty": "Your reserve has no house: the quarry brings some.",
    "house_too_dear": "A house costs {price} gold; you have {gold}.",
    "one_house_in_a_city": "Of two houses one at least must stand in a city.",
    "builder_used": "The Builder has already helped in this turn.",
    "no_builder": "Only with the Builder do you build or move a house besides your actions.",
    "no_site": "There is no site for a palace.",
    "no_palace_left": "All your palaces are built.",
    "central_taken": "The central site of {city} is taken.",
    "outer_full": "All six outer sites of {city} are taken.",
    "palace_too_dear": "A palace costs you {price} gold; you have {gold}.",
    "no_own_house": "You have no house there to move.",
    "nowhere_to_move": "There is no other place that this house could go to.",
    "no_marker": "Only the governor markers of cities can be moved.",
    "marker_too_low": "A marker moves two spaces down, and there are no two spaces below {city}.",
    "own_character": "You already have {the_character}.",
    "bank_first": "While the bank has a character, you take one there; nobody loses a card.",
    "swap_or_attract": "The bank has no character left: swap a card with another player, or attract one.",
    "not_more_characters": "A card can be attracted only from a player who has more characters than you.",
    "single_character": "In this game everybody has one character: take the card you want.",
    "no_chits_in_game": "This game is played without action chits.",
    "chit_used": "One action chit a turn is all, and you have used it.",
    "not_by_chit": "An action chit can’t bring the Characters action.",
    "no_chit": "You have no action chit; the Yogi brings them.",
    "no_auction_now": "No auction is on.",
    "no_choice_now": "You choose from the bank at the beginning, or when somebody has taken your card.",
    "houses_placed": "The starting houses are all placed.",
    "disc_is_set": "Your actions are chosen; the disc is set anew in the next round.",
    "no_house_in_hand": "First take up one of your houses.",
    "nothing_to_give": "There is nobody to give a character to.",
    # part_done and part_not_chosen, by the part of an action
    "part_done_gold": "You have already taken the gold.",
    "part_done_houses": "You have built all the houses that your actions allow.",
    "part_done_moves": "You have moved all the houses that your actions allow.",
    "part_done_quarries": "You have already been to the quarry.",
    "part_done_palaces": "You have built all the palaces that your actions allow.",
    "part_done_governors": "You have already changed the governor track.",
    "part_done_characters": "You have already exchanged your character.",
    "part_not_chosen_gold": "You have not chosen the Gold action.",
    "part_not_chosen_houses": "No action of yours builds a house.",
    "part_not_chosen_moves": "You have not chosen the action Move a House.",
    "part_not_chosen_quarries": "You have not chosen the Quarry action.",
    "part_not_chosen_palaces": "No action of yours builds a palace.",
    "part_not_chosen_governors": "You have not chosen the Governor Track action.",
    "part_not_chosen_characters": "You have not chosen the Characters action.",
}


class Refusal(refusal.Refusal, frozen=True):
    """A reason against a move of Raja, with its sentence."""

    context: ClassVar = "Raja"
    sentences: ClassVar = SENTENCES

    @property
    def sentence(self) -> str:
        """The sentence of this reason; some reasons have several, by their facts."""
        key = self.key
        match key:
            case "part_done" | "part_not_chosen":
                key = f"{key}_{self.facts['part']}"
            case "village_full" if self.facts["capacity"] == 1:
                key = "village_of_one_full"
            case "bid_too_low" if int(self.facts["best"]) < 0:
                key = "first_bid_too_low"
        return self.sentences[key]

    def english(self) -> dict[str, refusal.Fact]:
        """Return the facts in English: characters by their names, players by their seats, places by their ids."""
        words = super().english()
        if "card" in words:
            card = int(words["card"])
            words["character"] = CARDS[card - 1].capitalize() if 0 < card <= len(CARDS) else f"Character {card}"
            words["the_character"] = f"the {words['character']}"
        if "owner" in words:
            words["name"] = f"Seat {words['owner']}"
        if "village" in words:
            words["where"] = f"in the village {words['village']}"
        return words
