"""What a move of Taj Mahal is said to bring, as values that the sentences beside it are made of."""

from __future__ import annotations

from collections.abc import Iterator

from durbar.engine.move import Move
from durbar.games.taj_mahal.moves import Build, Play, Royal, Take, Withdraw
from durbar.games.taj_mahal.symbols import SYMBOLS
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import forecast
from durbar.ui.games.taj_mahal.forecast import Forecast
from durbar.ui.games.taj_mahal.words import move_rows
from durbar.ui.kit.values.claim import Bound, Claim
from durbar.ui.kit.values.sight import Sight

#: What else has to happen: nobody acts before the seat withdraws; palaces stand where they score most.
NOTHING_CHANGES, BEST_PLACES = "nothing else changes", "best places"


def claims(move: Move, sight: Sight) -> tuple[Claim, ...]:
    """All that is stated of a legal move of the viewer."""
    view: View = sight.view
    match move:
        case Play():
            found = forecast.after_play(view, move)
            after = forecast.symbols_after(view, move)
            leads = [
                forecast.standing(view, view.seat, symbol, own) for symbol, own in zip(SYMBOLS, after, strict=True)
            ]
            wins = (_wins(one.symbol, one.lead == "alone", view) for one in leads)
            return (*_withdrawal(found, move_rows.points(move, view), view, NOTHING_CHANGES), *wins)
        case Withdraw():
            found = forecast.of_withdrawal(view, view.seat)
            wins = (_wins(symbol, symbol in found.won, view) for symbol in SYMBOLS)
            return (*_withdrawal(found, move_rows.points(move, view), view, ""), *wins, *_pairs(found, view))
        case Build() | Royal():
            found = forecast.of_placing(view, move)
            return tuple(_withdrawal(found, move_rows.points(move, view), view, ""))
        case Take() if forecast.is_last_visit(view):
            return (Claim("hand", view.seat, move_rows.points(move, view)),)
    return ()


def _withdrawal(found: Forecast, points: int, view: View, condition: str) -> Iterator[Claim]:
    """Points and cards of the withdrawal that a move makes or belongs to."""
    bound: Bound = "at most" if found.chosen else "exactly"
    yield Claim("points", view.seat, points, "turn", bound, condition)
    yield Claim("cards", view.seat, found.cards, "turn", "exactly", BEST_PLACES if found.chosen else condition)


def _wins(symbol: str, won: bool, view: View) -> Claim:
    return Claim(f"wins {symbol}", view.seat, int(won), "turn", "exactly", NOTHING_CHANGES)


def _pairs(found: Forecast, view: View) -> Iterator[Claim]:
    """Special cards that pairs of influence tiles bring at the end of the visit."""
    yield Claim("pairs", view.seat, len(found.pairs), "stage")
