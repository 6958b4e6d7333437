"""Raja’s moves in words, with the pictures beside them."""

from durbar.engine.move import Move
from durbar.games.raja.moves import (
    Attract,
    Bid,
    BuildersHouse,
    BuildersLift,
    Chit,
    Choose,
    Drop,
    End,
    Give,
    House,
    Keep,
    Lift,
    Lower,
    Palace,
    Pass,
    Place,
    Point,
    Quarry,
    Swap,
    Take,
    TakeGold,
    Travel,
)
from durbar.games.raja.view import View
from durbar.ui.games.raja import names
from durbar.ui.games.raja.pieces import ARCHITECT, CENTRAL, COIN, HOUSE, OUTER
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import QT_TRANSLATE_NOOP, translate

_YOUR_PALACE = (
    QT_TRANSLATE_NOOP("Raja", "Build your first palace: {city}, {site}"),
    QT_TRANSLATE_NOOP("Raja", "Build your second palace: {city}, {site}"),
    QT_TRANSLATE_NOOP("Raja", "Build your third palace: {city}, {site}"),
    QT_TRANSLATE_NOOP("Raja", "Build your fourth palace: {city}, {site}"),
    QT_TRANSLATE_NOOP("Raja", "Build your fifth palace: {city}, {site}"),
    QT_TRANSLATE_NOOP("Raja", "Build your sixth palace: {city}, {site}"),
    QT_TRANSLATE_NOOP("Raja", "Build your seventh palace: {city}, {site}"),
)


def move_words(move: Move, sight: Sight) -> str:
    """A move as a sentence without a full stop, for lists and buttons."""
    view: View = sight.view
    match move:
        case Bid(gold=gold):
            return translate("Raja", "Bid {gold}").format(gold=gold)
        case Pass():
            return translate("Raja", "Pass")
        case Choose() | Take() | Swap() | Attract() | Give():
            return _card_words(move, sight)
        case Point(action=action):
            return translate("Raja", "Choose {action}").format(action=names.actions_listed([action]))
        case Keep():
            return translate("Raja", "Keep {actions}").format(actions=names.actions_listed(view.pointed))
        case Travel(to=to):
            return _travel_words(move, to, view)
        case TakeGold():
            return translate("Raja", "Take 2 gold")
        case Quarry():
            return translate("Raja", "Take %n house(s) from the quarry", None, min(2, view.quarry[view.seat]))
        case Palace(city=city, site=site):
            return palace_words(city, site, view)
        case Lower(city=city):
            return translate("Raja", "Move the marker of {city} two spaces down").format(
                city=names.city_name(city, view.board)
            )
        case Chit(action=action):
            return translate("Raja", "Use a chit: {action}").format(action=names.action_name(action))
        case End():
            return translate("Raja", "End the turn")
    return _house_words(move, view)


def _travel_words(move: Travel, to: str, view: View) -> str:
    board = view.board
    if names.is_start(to, board):
        words = translate("Raja", "Go to the start")
    else:
        words = translate("Raja", "Go to {city}").format(city=names.city_name(to, board))
    ends = {view.architects[view.seat], to}
    if sum({road.origin, road.to} == ends for road in board.roads) > 1:
        return translate("Raja", "{move}, by road {road}").format(move=words, road=move.road)
    return words


def palace_words(city: str, site: str, view: View) -> str:
    """Building a palace, which of one’s own it is, and where."""
    where = translate("Raja", "in the centre") if site == "central" else translate("Raja", "outside")
    words = translate("Raja", _YOUR_PALACE[min(view.built[view.seat], len(_YOUR_PALACE) - 1)])
    return words.format(city=names.city_name(city, view.board), site=where)


def _house_words(move: Move, view: View) -> str:
    match move:
        case Place(village=place):
            words = translate("Raja", "Place a house {where}")
        case House(place=place):
            words = translate("Raja", "Build a house {where}")
        case BuildersHouse(place=place):
            words = translate("Raja", "Build the Builder’s house {where}")
        case Lift(place=place):
            words = translate("Raja", "Move the house {where}")
        case BuildersLift(place=place):
            words = translate("Raja", "Move the house {where}, by the Builder")
        case Drop(place=place):
            words = translate("Raja", "Put the house down {where}")
        case _:
            raise TypeError(f"Raja has no move {move!r}")
    return words.format(where=names.where(place, view.board))


def _card_words(move: Move, sight: Sight) -> str:
    view: View = sight.view
    match move:
        case Choose(card=card):
            return translate("Raja", "Choose {the_character}").format(the_character=names.the_character(card))
        case Take(card=card) if (owner := owner_of(card, view)) is not None:
            words = translate("Raja", "Take {the_character} from {name}")
            return words.format(the_character=names.the_character(card), name=sight.name(owner))
        case Take(card=card):
            return translate("Raja", "Take {the_character} from the bank").format(
                the_character=names.the_character(card)
            )
        case Swap(card=card):
            owner = owner_of(card, view)
            words = translate("Raja", "Take {the_character} from {name}, for one of yours")
            return words.format(
                the_character=names.the_character(card), name="?" if owner is None else sight.name(owner)
            )
        case Attract(seat=seat):
            return translate("Raja", "Attract a character from {name}").format(name=sight.name(seat))
        case Give(card=card):
            name = "?" if view.giving is None else sight.name(view.giving)
            words = translate("Raja", "Give {the_character} to {name}")
            return words.format(the_character=names.the_character(card), name=name)
    raise TypeError(f"Raja has no move {move!r}")


def owner_of(card: int, view: View) -> int | None:
    """The seat that holds a card, None for the bank."""
    return next((seat for seat, cards in enumerate(view.cards) if card in cards), None)


def move_picture(move: Move, sight: Sight) -> Picture:
    """The picture beside a move."""
    view: View = sight.view
    seat = view.seat
    match move:
        case Bid() | TakeGold():
            return Picture(COIN)
        case Choose(card=card) | Take(card=card) | Swap(card=card) | Give(card=card):
            return names.character_picture(card)
        case Attract(seat=target):
            return names.character_picture(view.cards[target][0]) if view.cards[target] else Picture("raja/disc-back")
        case Point(action=action):
            return names.action_picture(action)
        case Keep():
            return Picture("raja/disc-back")
        case Travel():
            return names.piece(ARCHITECT, seat, sight)
        case Quarry():
            return names.action_picture("quarry")
        case Palace(site=site):
            return names.piece(CENTRAL if site == "central" else OUTER, seat, sight)
        case Lower(city=city):
            return names.arms_picture(city, view.board)
        case Chit():
            return Picture("raja/chit")
        case Pass() | End():
            return Picture("raja/disc-back")
    return names.piece(HOUSE, seat, sight)
