"""What a move would bring its maker, as a number: beside the moves in the list, and to sort them."""

from durbar.engine.move import Move
from durbar.games.taj_mahal.moves import Build, Play, Royal, Take, Withdraw
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import forecast
from durbar.ui.games.taj_mahal.preview import points_at_once
from durbar.ui.kit.screen import Sight
from durbar.ui.words import signed


def points(move: Move, view: View) -> int:
    """Points of a move: of the withdrawal; for cards what withdrawing right after would bring more than now."""
    match move:
        case Play():
            now, then = forecast.of_withdrawal(view, view.seat), forecast.after_play(view, move)
            return points_at_once(move) + then.points - now.points
        case Withdraw():
            return forecast.of_withdrawal(view, view.seat).points
        case Build() | Royal():
            return forecast.of_placing(view, move).points
        case Take(card=card) if forecast.is_last_visit(view):
            return forecast.hand_worth(view, (*view.hand, card)) - forecast.hand_worth(view, view.hand)
    return 0


def gain_words(move: Move, sight: Sight) -> tuple[str, str]:
    """The short text at the right of a move in the list, and its tone."""
    found = points(move, sight.view)
    if not found:
        return ("0", "quiet") if isinstance(move, Withdraw) else ("", "quiet")
    return signed(found), "gain" if found > 0 else "refuse"
