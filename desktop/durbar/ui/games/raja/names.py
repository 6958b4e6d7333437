"""Raja’s names and pictures: actions, characters, places, pieces in their owners’ colours."""

from collections import Counter
from collections.abc import Iterable, Mapping

from durbar.games.raja.board import Board
from durbar.games.raja.view import NEUTRAL, View
from durbar.ui.games.raja import pieces
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import QT_TRANSLATE_NOOP, listed, translate

_ACTIONS = {
    "gold": QT_TRANSLATE_NOOP("Raja", "Gold"),
    "house": QT_TRANSLATE_NOOP("Raja", "House"),
    "two_houses": QT_TRANSLATE_NOOP("Raja", "Two Houses"),
    "move_house": QT_TRANSLATE_NOOP("Raja", "Move a House"),
    "quarry": QT_TRANSLATE_NOOP("Raja", "Quarry"),
    "palace": QT_TRANSLATE_NOOP("Raja", "Palace"),
    "palace_house": QT_TRANSLATE_NOOP("Raja", "Palace and House"),
    "governors": QT_TRANSLATE_NOOP("Raja", "Governor Track"),
    "characters": QT_TRANSLATE_NOOP("Raja", "Characters"),
}

_CHARACTERS = (
    QT_TRANSLATE_NOOP("Raja", "Mogul"),
    QT_TRANSLATE_NOOP("Raja", "Trader"),
    QT_TRANSLATE_NOOP("Raja", "Sadhu"),
    QT_TRANSLATE_NOOP("Raja", "Wandering Monk"),
    QT_TRANSLATE_NOOP("Raja", "Builder"),
    QT_TRANSLATE_NOOP("Raja", "Artisan"),
    QT_TRANSLATE_NOOP("Raja", "Yogi"),
)
_THE_CHARACTERS = (
    QT_TRANSLATE_NOOP("Raja", "the Mogul"),
    QT_TRANSLATE_NOOP("Raja", "the Trader"),
    QT_TRANSLATE_NOOP("Raja", "the Sadhu"),
    QT_TRANSLATE_NOOP("Raja", "the Wandering Monk"),
    QT_TRANSLATE_NOOP("Raja", "the Builder"),
    QT_TRANSLATE_NOOP("Raja", "the Artisan"),
    QT_TRANSLATE_NOOP("Raja", "the Yogi"),
)

_RANKS = (
    QT_TRANSLATE_NOOP("Raja", "1st"),
    QT_TRANSLATE_NOOP("Raja", "2nd"),
    QT_TRANSLATE_NOOP("Raja", "3rd"),
    QT_TRANSLATE_NOOP("Raja", "4th"),
    QT_TRANSLATE_NOOP("Raja", "5th"),
    QT_TRANSLATE_NOOP("Raja", "6th"),
    QT_TRANSLATE_NOOP("Raja", "7th"),
)


# ---- actions and characters ----------------------------------------------------------------------------------------


def action_name(action: str) -> str:
    """Return an action of the disc, by its id."""
    return translate("Raja", _ACTIONS[action])


def actions_listed(actions: Iterable[str]) -> str:
    """Return actions as one enumeration, in quotes, for names have their own "and"; equal ones counted."""
    quoted = translate("Raja", "“{action}”")
    counted = [(quoted.format(action=action_name(action)), many) for action, many in Counter(actions).items()]
    return listed([name if many == 1 else f"{name}\u00a0×\u00a0{many}" for name, many in counted])


def action_picture(action: str) -> Picture:
    """Return the sign of an action."""
    return Picture("raja/action-character" if action == "characters" else f"raja/action-{action.replace('_', '-')}")


def character_name(card: int) -> str:
    """Return a character’s name, as a title."""
    return translate("Raja", _CHARACTERS[card - 1])


def the_character(card: int) -> str:
    """Return a character’s name inside a sentence: "the Mogul"."""
    return translate("Raja", _THE_CHARACTERS[card - 1])


def the_characters(cards: Iterable[int]) -> str:
    """Return characters as one enumeration inside a sentence."""
    return listed([the_character(card) for card in cards])


def character_picture(card: int) -> Picture:
    """Return a character’s portrait."""
    return Picture(f"raja/character-{card}")


def rank_words(rank: int) -> str:
    """Return a rank from 1: "1st"."""
    return translate("Raja", _RANKS[rank - 1])


# ---- places --------------------------------------------------------------------------------------------------------


def is_start(place: str, board: Board) -> bool:
    """Return whether a junction is the start."""
    return board.junction_number[place] == 0


def city_name(city: str, board: Board) -> str:
    """Return a junction’s name: the cities’ come from the board, and no language changes them."""
    if is_start(city, board):
        return translate("Raja", "the start")
    return board.junctions[board.junction_number[city]].name


def towards(place: str, board: Board) -> str:
    """Return where somebody goes: "to Agra", "to the start"."""
    if is_start(place, board):
        return translate("Raja", "to the start")
    return translate("Raja", "to {city}").format(city=city_name(place, board))


def place_name(place: str, board: Board) -> str:
    """Return a junction or village as a title: "Agra", "Village near Agra, towards Delhi"."""
    if place in board.village_number:
        return translate("Raja", "Village {where}").format(where=where(place, board))
    if is_start(place, board):
        return translate("Raja", "Start")
    return city_name(place, board)


def where(place: str, board: Board) -> str:
    """Return where something stands: "in Agra", "at the start", "near Agra, towards Delhi"."""
    if place in board.village_number:
        return _village(place, board)
    if is_start(place, board):
        return translate("Raja", "at the start")
    return translate("Raja", "in {city}").format(city=city_name(place, board))


def _village(village: str, board: Board) -> str:
    """Return a village has no name: its road and how far along say which it is.

    Roads with the same ends add their id.
    """
    road = next(road for road in board.roads if village in road.villages)
    many = len(road.villages)
    from_origin = road.villages.index(village) + 1
    from_end = many + 1 - from_origin
    near, far, steps = (
        (road.origin, road.to, from_origin) if from_origin <= from_end else (road.to, road.origin, from_end)
    )
    words = _along(near, far, steps, halfway=from_origin == from_end, board=board)
    twins = [other for other in board.roads if {other.origin, other.to} == {road.origin, road.to}]
    if len(twins) > 1:
        return translate("Raja", "{where} (road {road})").format(where=words, road=road.id)
    return words


def _along(near: str, far: str, steps: int, halfway: bool, board: Board) -> str:
    if is_start(far, board) and halfway:
        near, far = far, near
    if is_start(near, board):
        if halfway:
            words = translate("Raja", "between the start and {far}")
        elif steps == 1:
            words = translate("Raja", "near the start, towards {far}")
        else:
            words = translate("Raja", "the second from the start, towards {far}")
    elif is_start(far, board):
        if steps == 1:
            words = translate("Raja", "near {near}, towards the start")
        else:
            words = translate("Raja", "the second from {near}, towards the start")
    elif halfway:
        words = translate("Raja", "between {near} and {far}")
    elif steps == 1:
        words = translate("Raja", "near {near}, towards {far}")
    else:
        words = translate("Raja", "the second from {near}, towards {far}")
    return words.format(near=city_name(near, board), far=city_name(far, board))


def arms_picture(city: str, board: Board) -> Picture:
    """Return a city’s coat of arms."""
    return Picture(pieces.arms(city, board))


# ---- pieces and players --------------------------------------------------------------------------------------------


def piece(kind: str, owner: int, sight: Sight) -> Picture:
    """Return a piece, HOUSE, OUTER, CENTRAL or ARCHITECT of ``pieces``, in its owner’s colours.

    NEUTRAL owns some palaces.
    """
    return Picture(pieces.piece(kind, owner, sight))


def others(view: View, seat: int) -> list[int]:
    """Return the other seats, clockwise from one."""
    return [(seat + step) % view.seats for step in range(1, view.seats)]


def names(seats: Iterable[int], sight: Sight) -> str:
    """Return players as one enumeration; houses and palaces of nobody are left out."""
    return listed([sight.name(seat) for seat in seats if seat != NEUTRAL])


def paid_words(paid: Mapping[int, int], sight: Sight) -> str:
    """Return who gets how much: "2 gold to Ravi, 1 to Omar"; nothing for nobody."""
    parts: list[str] = []
    for seat, gold in sorted(paid.items(), key=lambda item: (-item[1], item[0])):
        if not parts:
            parts.append(translate("Raja", "%n gold to {name}", None, gold).format(name=sight.name(seat)))
        else:
            parts.append(translate("Raja", "{gold} to {name}").format(gold=gold, name=sight.name(seat)))
    return ", ".join(parts)


def gold_words(gold: int) -> str:
    """Return an amount: "3 gold"."""
    return translate("Raja", "%n gold", None, gold)
