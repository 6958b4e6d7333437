"""Raja’s options in words, the usual sets of them, and what can be wrong with a board of one’s own."""

from collections.abc import Mapping

from durbar.engine.game import Option, OptionValue
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.options import OptionWords, Preset
from durbar.ui.words import translate

#: The switches of the variants, all off in the basic game.
_SWITCHES = ("short_game", "yogi", "auction", "home_cities", "start_at_home", "several_characters")


def presets() -> tuple[Preset, ...]:
    """Return the basic game and the two advanced ones."""
    return (
        Preset(
            translate("Raja", "Basic game"),
            translate("Raja", "One character each, chosen in turn; all architects begin at the start."),
            _switched({}),
        ),
        Preset(
            translate("Raja", "Advanced I"),
            translate("Raja", "With the Yogi and action chits, an auction for the characters, and home cities."),
            _switched({"yogi": True, "auction": True, "home_cities": True, "start_at_home": True}),
        ),
        Preset(
            translate("Raja", "Advanced II"),
            translate("Raja", "Players may gather several characters; for two players this is the recommended game."),
            _switched({"several_characters": True}),
        ),
    )


def _switched(on: Mapping[str, bool]) -> dict[str, OptionValue]:
    return {switch: on.get(switch, False) for switch in _SWITCHES}


def option_words(option: Option) -> OptionWords:
    """Return title, reason and values of an option."""
    title, why = _told()[option.id]
    return OptionWords(title, why, _values(option))


def _told() -> dict[str, tuple[str, str]]:
    return {
        "board": (
            translate("Raja", "Map"),
            translate("Raja", "Durbar’s own map is our design, not the published board; you can add your own map."),
        ),
        "short_game": (
            translate("Raja", "Short game"),
            translate("Raja", "Six palaces each, and eight rounds at most."),
        ),
        "yogi": (
            translate("Raja", "Yogi and action chits"),
            translate("Raja", "A seventh character joins; its holder gets a chit for an extra action in each turn."),
        ),
        "auction": (
            translate("Raja", "Auction for the characters"),
            translate("Raja", "Whoever bids most gold chooses first."),
        ),
        "home_cities": (
            translate("Raja", "Home cities"),
            translate("Raja", "Each character brings its holder 1 point when its home city is scored."),
        ),
        "start_at_home": (
            translate("Raja", "Start in the home city"),
            translate("Raja", "The architects begin in the home city of their character, not at the start."),
        ),
        "several_characters": (
            translate("Raja", "Several characters"),
            translate("Raja", "A character taken from the bank joins those you have; only an empty bank brings swaps."),
        ),
        "hidden_gold": (
            translate("Raja", "Hidden gold"),
            translate("Raja", "The others’ gold can’t be seen before the end of the game."),
        ),
        "youngest": (
            translate("Raja", "The youngest player"),
            translate("Raja", "Chooses a character first, or opens the first auction."),
        ),
        "forgone": (
            translate("Raja", "Forgone actions"),
            translate("Raja", "Our ruling: each action that is not carried out brings every other player 2 gold."),
        ),
        "monopoly": (
            translate("Raja", "Monopoly bonus"),
            translate("Raja", "Our ruling: 5 gold more for whoever alone has points; a home city’s point counts too."),
        ),
    }


def _values(option: Option) -> dict[OptionValue, str]:
    if option.id == "youngest":
        words: dict[OptionValue, str] = {"random": translate("Raja", "drawn by lot")}
        for seat in range(1, 6):
            words[seat] = usual_words.player(seat)
        return words
    if option.id == "forgone":
        return {
            "per_action": translate("Raja", "for each action"),
            "per_turn": translate("Raja", "once a turn"),
        }
    if option.id == "monopoly":
        return {
            "points": translate("Raja", "alone with points"),
            "presence": translate("Raja", "alone in the city"),
        }
    if option.id == "board":
        return {"durbar": translate("Raja", "Durbar’s own map")}
    return {}


def faults() -> dict[str, str]:
    """Return a sentence for each key of BadBoard; its facts stand in braces."""
    return {
        "starts": translate("Boards", "a map has one start, not {count}."),
        "cities": translate("Boards", "a map has {many} cities, not {count}."),
        "villages": translate("Boards", "a map has 30 villages, not {count}."),
        "roads": translate("Boards", "a map has at most {many} roads, not {count}."),
        "home": translate("Boards", "the city “{id}” needs a home_of from 1 to 7 that no other city has, not {card}."),
        "start_home": translate("Boards", "the start is the home of nobody: no home_of belongs there."),
        "unknown_city": translate("Boards", "the road “{id}” leads to “{city}”, which is no city and not the start."),
        "loop": translate("Boards", "the road “{id}” ends where it begins."),
        "unknown_village": translate("Boards", "the road “{id}” goes through “{village}”, which is no village."),
        "road_villages": translate("Boards", "the road “{id}” has {count} villages, but a road has one to four."),
        "orphan": translate("Boards", "no road goes through the village “{id}”."),
        "forked": translate("Boards", "the village “{id}” lies on more than one road, or twice on one."),
    }
