"""Taj Mahal’s moves in words, with the pictures beside them."""

from durbar.engine.move import Move
from durbar.games.taj_mahal.moves import NOTHING, Build, Play, Royal, Take, Withdraw
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import names, pieces
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import capital, translate


def move_words(move: Move, sight: Sight) -> str:
    """Return a move as a sentence without a full stop, for lists and buttons."""
    view: View = sight.view
    match move:
        case Play():
            return capital(play_words(move, view))
        case Withdraw():
            return translate("TajMahal", "Withdraw")
        case Build(city=city):
            return translate("TajMahal", "Build a palace in {city}").format(city=names.city_name(city, view.board))
        case Royal(city=city):
            words = translate("TajMahal", "Build the royal palace in {city}")
            return words.format(city=names.city_name(city, view.board))
        case Take(card=card):
            return translate("TajMahal", "Take {card}").format(card=names.card_name(card, view.board))
    raise TypeError(f"Taj Mahal has no move {move!r}")


def play_words(move: Play, view: View) -> str:
    """Return the cards of a play."""
    board = view.board
    card = names.card_name(move.card, board)
    if move.extra != NOTHING:
        words = translate("TajMahal", "{card} with {extra}")
        return words.format(card=card, extra=names.card_name(move.extra, board))
    return card


def move_picture(move: Move, sight: Sight) -> Picture:
    """Return the picture beside a move."""
    view: View = sight.view
    match move:
        case Play(card=card, extra=extra) if extra != NOTHING:
            return Picture(pieces.pair(card, extra))
        case Play(card=card) | Take(card=card):
            return names.card_picture(card)
        case Build():
            return names.palace_picture(view.seat, sight)
        case Royal():
            return names.palace_picture(view.seat, sight, royal=True)
    return Picture(pieces.CARD_BACK)
