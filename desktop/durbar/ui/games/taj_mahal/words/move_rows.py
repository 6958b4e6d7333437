"""Taj Mahal’s list of moves: each with what it brings, in which order, and what is asked before one hardly meant."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.engine.move import Move
from durbar.games.taj_mahal.moves import Build, Play, Royal, Take, Withdraw
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import forecast, names
from durbar.ui.games.taj_mahal.words import move_words
from durbar.ui.kit.values.lines import MoveRow
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import signed, translate


def move_row(move: Move, sight: Sight) -> MoveRow:
    """A move with what it brings."""
    gain, tone = gain_words(move, sight) if move in sight.legal else ("", "quiet")
    return MoveRow(move, move_words.move_words(move, sight), move_words.move_picture(move, sight), gain=gain, tone=tone)


def listed(sight: Sight) -> Sequence[Move]:
    """Places for palaces by the points they bring; the rest as the rules have it, withdrawing last."""
    if sight.view.step == "placing":
        return sorted(sight.legal, key=lambda move: (-points(move, sight.view), move.rank))
    return sight.legal


def moves_note(sight: Sight) -> str:
    """How to read the numbers in the list."""
    if any(isinstance(move, Play) for move in sight.legal):
        return translate(
            "TajMahal", "On the right: your points if you withdraw now, or play these cards and then withdraw."
        )
    placing = sight.view.placing
    if placing is not None and placing.ordinary + placing.royal > 1:
        return translate(
            "TajMahal",
            "On the right: all points of the withdrawal, if you then place the others where they bring most.",
        )
    if placing is not None:
        return translate("TajMahal", "On the right: all the points of your withdrawal.")
    return ""


def doubt(move: Move, sight: Sight) -> str:
    """A royal palace where one has a palace already is allowed (§12.5), and joins nothing."""
    view: View = sight.view
    if not isinstance(move, Royal):
        return ""
    there = view.cities[move.city]
    if view.seat != there.ordinary:
        return ""
    words_ = translate("TajMahal", "You have a palace in {city}; a royal one there joins nothing more. Build it?")
    return words_.format(city=names.city_name(move.city, view.board))


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
