"""Games with a review that nobody thought about, ready beside their files."""

import msgspec

from durbar.bots.review import plan
from durbar.bots.review.judging import Subject
from durbar.bots.review.review import Choice, Judged, Review, Tried
from durbar.session import reviews
from durbar.session.session import GameSession
from durbar.ui.pages.review.page import ReviewPage
from durbar.ui.window import Window
from tests.ui.hands import played

#: Every so many choices one loses so much.
LOSES = {7: 0.05, 19: 0.1, 31: 0.2}


def reviewed(kinds: str = "pcc", seed: int = 3, game: str = "ra") -> GameSession:
    """A game on the shelf that is over, and its review beside it: some choices lost something, surely."""
    table = played(kinds, 5000, seed=seed, game=game)
    assert table.path is not None
    reviews.keep(review_of(table), table.path)
    return table


def review_of(table: GameSession) -> Review:
    """A review that is ready."""
    survey = Subject(table.record, table.states, table.moves).survey()
    begun = plan.begin(survey)
    judged = tuple(_judged(table, choice, number) for number, choice in enumerate(survey.choices))
    return msgspec.structs.replace(begun, judged=judged, ready=True)


def opened(window: Window, table: GameSession) -> ReviewPage:
    """The page of a game on the shelf."""
    assert table.path is not None
    window.overlays.review_asked.emit(table.path)
    page = window.pages.covers[-1]
    assert isinstance(page, ReviewPage)
    return page


def _judged(table: GameSession, choice: Choice, number: int) -> Judged:
    state, played = table.states[choice.at], table.moves[choice.at]
    other = next(move for move in state.legal_moves() if move != played)
    less = next((loss for every, loss in LOSES.items() if number % every == every - 1), 0.0)
    best, made = _chances(table, choice.seat, 0.45), _chances(table, choice.seat, 0.45 - less)
    tried = [Tried(str(other), best, 0.0, 0.0, 90), Tried(str(played), made, less, 0.01 if less else 0.0, 90)]
    return Judged(choice.at, choice.seat, state.digest(), str(played), tuple(tried), 16)


def _chances(table: GameSession, seat: int, own: float) -> tuple[float, ...]:
    seats = table.record.seats
    return tuple(own if other == seat else (1 - own) / (seats - 1) for other in range(seats))
