"""Why a move of Raja can’t be made, in words: a sentence for every refusal of the rules."""

from durbar.engine.refusal import Refusal
from durbar.games.raja.view import View
from durbar.ui.games.raja import names, outlook
from durbar.ui.games.raja.journey import obstacle
from durbar.ui.kit.screen import Sight
from durbar.ui.words import QT_TRANSLATE_NOOP, translate

_REFUSALS = {
    "auction_on": QT_TRANSLATE_NOOP("Raja", "An auction is on: bid gold, or pass."),
    "choose_character": QT_TRANSLATE_NOOP("Raja", "First choose a character from the bank."),
    "place_houses": QT_TRANSLATE_NOOP("Raja", "First place your starting house in a village."),
    "choose_actions": QT_TRANSLATE_NOOP("Raja", "First choose the two actions of your disc."),
    "your_turn": QT_TRANSLATE_NOOP("Raja", "It is your turn: travel, carry out your actions, or end the turn."),
    "house_in_hand": QT_TRANSLATE_NOOP("Raja", "First put the house that you have taken up into its new place."),
    "give_character": QT_TRANSLATE_NOOP("Raja", "First choose which of your characters you give away."),
    "open_the_bidding": QT_TRANSLATE_NOOP("Raja", "You open this auction: bid 0 or more gold; you can’t pass."),
    "bid_too_dear": QT_TRANSLATE_NOOP("Raja", "You have only {gold} gold to bid."),
    "bid_too_low": QT_TRANSLATE_NOOP("Raja", "A bid must be higher than the one before: {best} gold."),
    "villages_only": QT_TRANSLATE_NOOP("Raja", "The starting houses go into villages, not into cities."),
    "arrow_missing": QT_TRANSLATE_NOOP("Raja", "Choose two actions before you lay the disc down."),
    "arrows_set": QT_TRANSLATE_NOOP("Raja", "Both actions are chosen: keep them, or take one back."),
    "character_not_in_play": QT_TRANSLATE_NOOP("Raja", "{character} does not take part in this game."),
    "character_held": QT_TRANSLATE_NOOP("Raja", "{name} holds {the_character}: choose a card of the bank."),
    "same_place": QT_TRANSLATE_NOOP("Raja", "The house came from there: it has to move to another place."),
    "just_received": QT_TRANSLATE_NOOP("Raja", "You have just received {the_character}: give another card."),
    "not_your_character": QT_TRANSLATE_NOOP("Raja", "{character} is not yours to give."),
    "no_place_for_houses": QT_TRANSLATE_NOOP("Raja", "No house can stand there: only in villages and cities."),
    "architect_absent": QT_TRANSLATE_NOOP(
        "Raja", "To build in {city}, or to move a house there, your architect must be there."
    ),
    "village_empty": QT_TRANSLATE_NOOP(
        "Raja", "No house stands in the village {village}: nobody can pass there to {to}."
    ),
    "toll_too_dear": QT_TRANSLATE_NOOP("Raja", "The tolls on the way to {to} come to {toll} gold; you have {gold}."),
    "quarry_empty": QT_TRANSLATE_NOOP("Raja", "There is no house left in your quarry."),
    "reserve_empty": QT_TRANSLATE_NOOP("Raja", "Your reserve has no house left: the quarry brings new ones."),
    "house_too_dear": QT_TRANSLATE_NOOP("Raja", "A house costs {price} gold; you have {gold}."),
    "one_house_in_a_city": QT_TRANSLATE_NOOP("Raja", "Of two houses one at least must stand in a city."),
    "builder_used": QT_TRANSLATE_NOOP("Raja", "The Builder has already helped in this turn."),
    "no_builder": QT_TRANSLATE_NOOP("Raja", "Only with the Builder do you build or move a house besides your actions."),
    "no_site": QT_TRANSLATE_NOOP("Raja", "There is no site for a palace."),
    "no_palace_left": QT_TRANSLATE_NOOP("Raja", "All your palaces are built."),
    "central_taken": QT_TRANSLATE_NOOP("Raja", "The central site of {city} is taken."),
    "outer_full": QT_TRANSLATE_NOOP("Raja", "All six outer sites of {city} are taken."),
    "palace_too_dear": QT_TRANSLATE_NOOP("Raja", "A palace costs you {price} gold; you have {gold}."),
    "no_own_house": QT_TRANSLATE_NOOP("Raja", "You have no house there to move."),
    "nowhere_to_move": QT_TRANSLATE_NOOP("Raja", "There is no other place that this house could go to."),
    "no_marker": QT_TRANSLATE_NOOP("Raja", "Only the governor markers of cities can be moved."),
    "marker_too_low": QT_TRANSLATE_NOOP(
        "Raja", "A marker moves two spaces down, and there are no two spaces below {city}."
    ),
    "own_character": QT_TRANSLATE_NOOP("Raja", "You already have {the_character}."),
    "bank_first": QT_TRANSLATE_NOOP("Raja", "While the bank has a character, you take one there; nobody loses a card."),
    "swap_or_attract": QT_TRANSLATE_NOOP(
        "Raja", "The bank has no character left: swap a card with another player, or attract one."
    ),
    "not_more_characters": QT_TRANSLATE_NOOP(
        "Raja", "A card can be attracted only from a player who has more characters than you."
    ),
    "single_character": QT_TRANSLATE_NOOP("Raja", "In this game everybody has one character: take the card you want."),
    "no_chits_in_game": QT_TRANSLATE_NOOP("Raja", "This game is played without action chits."),
    "chit_used": QT_TRANSLATE_NOOP("Raja", "One action chit a turn is all, and you have used it."),
    "not_by_chit": QT_TRANSLATE_NOOP("Raja", "An action chit can’t bring the Characters action."),
    "no_chit": QT_TRANSLATE_NOOP("Raja", "You have no action chit; the Yogi brings them."),
    "no_auction_now": QT_TRANSLATE_NOOP("Raja", "No auction is on."),
    "no_choice_now": QT_TRANSLATE_NOOP(
        "Raja", "You choose from the bank at the beginning, or when somebody has taken your card."
    ),
    "houses_placed": QT_TRANSLATE_NOOP("Raja", "The starting houses are all placed."),
    "disc_is_set": QT_TRANSLATE_NOOP("Raja", "Your actions are chosen; the disc is set anew in the next round."),
    "no_house_in_hand": QT_TRANSLATE_NOOP("Raja", "First take up one of your houses."),
    "nothing_to_give": QT_TRANSLATE_NOOP("Raja", "There is nobody to give a character to."),
    "game_over": QT_TRANSLATE_NOOP("Raja", "The game is over."),
}

#: A part of an action that is done, and one that no action of the turn has.
_DONE = {
    "gold": QT_TRANSLATE_NOOP("Raja", "You have already taken the gold."),
    "houses": QT_TRANSLATE_NOOP("Raja", "You have built all the houses that your actions allow."),
    "moves": QT_TRANSLATE_NOOP("Raja", "You have moved all the houses that your actions allow."),
    "quarries": QT_TRANSLATE_NOOP("Raja", "You have already been to the quarry."),
    "palaces": QT_TRANSLATE_NOOP("Raja", "You have built all the palaces that your actions allow."),
    "governors": QT_TRANSLATE_NOOP("Raja", "You have already changed the governor track."),
    "characters": QT_TRANSLATE_NOOP("Raja", "You have already exchanged your character."),
}
_NOT_CHOSEN = {
    "gold": QT_TRANSLATE_NOOP("Raja", "You have not chosen the Gold action."),
    "houses": QT_TRANSLATE_NOOP("Raja", "You have chosen no action that builds a house."),
    "moves": QT_TRANSLATE_NOOP("Raja", "You have not chosen the action Move a House."),
    "quarries": QT_TRANSLATE_NOOP("Raja", "You have not chosen the Quarry action."),
    "palaces": QT_TRANSLATE_NOOP("Raja", "You have chosen no action that builds a palace."),
    "governors": QT_TRANSLATE_NOOP("Raja", "You have not chosen the Governor Track action."),
    "characters": QT_TRANSLATE_NOOP("Raja", "You have not chosen the Characters action."),
}


def why(refusal: Refusal, sight: Sight) -> str:
    """A refusal in one sentence."""
    facts = refusal.facts
    match refusal.key:
        case "part_done":
            return translate("Raja", _DONE[str(facts["part"])])
        case "part_not_chosen":
            return translate("Raja", _NOT_CHOSEN[str(facts["part"])])
        case "no_such_road":
            return unreachable(str(facts["to"]), sight)
        case "village_full":
            return _full(str(facts["village"]), int(facts["capacity"]), sight)
        case "bid_too_low" if int(facts["best"]) < 0:
            return translate("Raja", "A bid is 0 or more gold.")
    return translate("Raja", _REFUSALS[refusal.key]).format(**_facts(refusal, sight))


def _full(village: str, capacity: int, sight: Sight) -> str:
    if capacity == 1:
        words = translate("Raja", "There is a house already {where}; with two players a village holds no more.")
    else:
        words = translate("Raja", "There are two houses already {where}; a village holds no more.")
    return words.format(where=names.where(village, sight.view.board))


def _facts(refusal: Refusal, sight: Sight) -> dict[str, str | int]:
    """The facts in words, as far as they are ids."""
    board = sight.view.board
    words: dict[str, str | int] = {}
    for name, value in refusal.facts.items():
        words[name] = value
        if name == "card":
            words["character"] = names.character_name(int(value))
            words["the_character"] = names.the_character(int(value))
        elif name == "owner":
            words["name"] = sight.name(int(value))
        elif name == "village":
            words[name] = names.where(str(value), board)
        elif name in ("city", "to") and value in board.junction_number:
            words[name] = names.city_name(str(value), board)
    return words


def unreachable(to: str, sight: Sight) -> str:
    """Why the viewer’s architect can’t go to a city now: where the way is cut, or what the tolls come to (§7.1)."""
    view: View = sight.view
    board, origin = view.board, view.architects[view.seat]
    if to == origin:
        return translate("Raja", "Your architect is there already.")
    journey = outlook.journeys(view, view.seat, reckless=True).get(to)
    if journey is not None:
        words = translate("Raja", "The cheapest way to {to} costs {toll} gold in tolls; you have {gold}.")
        return words.format(to=names.city_name(to, board), toll=journey.cost, gold=view.own_gold)
    empty = obstacle(view, origin, to)  # the village that the board crosses out
    if empty is None:
        return translate("Raja", "No way leads to {to}: on each of them a village has no house.").format(
            to=names.city_name(to, board)
        )
    words = translate("Raja", "Every way to {to} is cut: for example, no house stands in the village {village}.")
    return words.format(to=names.city_name(to, board), village=names.where(empty, board))
