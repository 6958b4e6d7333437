"""What a move would bring its maker, as a number: beside the moves in the list, and to sort them."""

from durbar.engine.move import Move
from durbar.games.taj_mahal.moves import Build, Play, Royal, Take, Withdraw
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import forecast
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import signed


def points(move: Move, view: View) -> int:
    """Points of the withdrawal that a move makes or belongs to; for cards of a withdrawal right after them.

    Of a card taken the points that the hand gains, once these are the last to count (§10).
    """
    match move:
        case Play():
            return forecast.points_at_once(move) + forecast.after_play(view, move).points
        case Withdraw():
            return forecast.of_withdrawal(view, view.seat).points
        case Build() | Royal():
            return forecast.of_placing(view, move).points
        case Take(card=card) if forecast.is_last_visit(view):
            return forecast.hand_worth(view, (*view.hand, card)) - forecast.hand_worth(view, view.hand)
    return 0


def gain_words(move: Move, sight: Sight) -> tuple[str, str]:
    """The short text at the right of a move in the list, and its tone: cards are a gain if they bring more than now."""
    view: View = sight.view
    found = points(move, view)
    if isinstance(move, Play):
        now = forecast.of_withdrawal(view, view.seat).points
        return signed(found), "gain" if found > now else "quiet"
    if not found:
        return ("0", "quiet") if isinstance(move, Withdraw) else ("", "quiet")
    return signed(found), "gain"
