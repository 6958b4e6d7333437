"""Positions to solve that nobody thought about, and a window that shows them."""

from __future__ import annotations

import msgspec

from durbar.bots.puzzles.puzzle import Puzzle
from durbar.bots.review.review import Tried
from durbar.session.exercises import Exercise, of_review
from durbar.session.session import GameSession
from durbar.ui.pages.exercises.page import ExercisesPage
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.ui.hands import button_called, click
from tests.ui.pages.review.made import opened, review_of


def opened_from_review(window: Window, table: GameSession) -> ExercisesPage:
    """The mistakes of a game on the shelf, over its review."""
    click(button_called(opened(window, table), "Your mistakes"))
    return there(window)


def there(window: Window) -> ExercisesPage:
    """The page that is seen."""
    page = window.pages.covers[-1]
    assert isinstance(page, ExercisesPage)
    return page


def table_of(page: ExercisesPage) -> TablePage:
    """The table at the position that is shown."""
    assert page.table_page is not None
    return page.table_page


def mistakes(table: GameSession) -> list[Exercise]:
    """What a page shows of a game."""
    return of_review(review_of(table), table.record, table.players)


def puzzles_of(table: GameSession, many: int = 3) -> tuple[Puzzle, ...]:
    """Puzzles out of a game: the second move tried is clearly worse, and a third one hardly."""
    found = []
    for judged in [one for one in review_of(table).judged if len(table.states[one.at].legal_moves()) > 2][5 : 5 + many]:
        legal = [str(move) for move in table.states[judged.at].legal_moves()]
        chances = judged.tried[0].chances
        tried = (
            Tried(legal[0], chances, 0.0, 0.0, 90),
            Tried(legal[1], chances, 0.2, 0.02, 90),
        )
        record = msgspec.structs.replace(table.record, moves=table.record.moves[: judged.at], head=b"")
        found.append(Puzzle(table.record.game, record.text(), judged.seat, tried, 1 + len(found), ()))
    return tuple(found)
