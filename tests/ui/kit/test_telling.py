"""Which moments of a move are shown: those that tell most, in the order in which they happened."""

from collections.abc import Callable

from durbar.engine.event import Event
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.telling import MAX_MOMENTS, GameTelling, Telling
from durbar.ui.kit.values.lines import LogLine
from durbar.ui.kit.values.moment import LONG_MS, SHORT_MS, WORD_MS, Moment


class Won(Event, frozen=True):
    """Tells most."""


class Warned(Event, frozen=True):
    """Tells less, or nothing at all."""

    much: bool = True


class Lost(Event, frozen=True):
    """Tells little."""


class Passed(Event, frozen=True):
    """Tells least."""


def _log(event: Event, _sight: object) -> list[LogLine]:
    return [LogLine("a heading", heading=True), LogLine(type(event).__name__)]


def _of(weight: int, moment: Callable[..., Moment | None]) -> Telling:
    return Telling(weight, _log, moment=moment)


TELLING = GameTelling(
    {
        Won: _of(5, lambda *_: Moment("won", Picture("kit/winner"))),
        Warned: _of(4, lambda event, *_: Moment("warned", Picture("kit/winner"), words="own") if event.much else None),
        Lost: _of(2, lambda *_: Moment("lost", Picture("kit/winner"))),
        Passed: _of(0, lambda *_: Moment("passed", Picture("kit/winner"))),
    }
)


def titles(*events: Event) -> list[str]:
    """Of the moments of a move with these events."""
    return [moment.title for moment in TELLING.moments(events, None, None, [])]  # type: ignore[arg-type]


def test_of_many_moments_those_are_shown_that_tell_most_as_they_happened():
    assert MAX_MOMENTS == 3, "two cards won, and what the visit brought"
    assert titles(Passed(), Lost(), Warned(), Won()) == ["lost", "warned", "won"]
    assert titles(Won(), Lost(), Passed(), Warned()) == ["won", "lost", "warned"]
    assert titles(Lost(), Warned(much=False), Won(), Passed()) == ["lost", "won", "passed"]


def test_a_moment_without_words_has_the_logs_own():
    lines = TELLING.lines([Won(), Warned()], None)  # type: ignore[arg-type]
    moments = TELLING.moments([Won(), Warned()], None, None, lines)  # type: ignore[arg-type]
    assert [moment.words for moment in moments] == ["Won", "own"]


def test_a_sentence_is_seen_as_long_as_it_takes_to_read_and_a_short_one_no_longer():
    short = Moment("won", Picture("kit/winner"), words="with 7")
    assert short.reading_time == SHORT_MS
    few, many = (Moment("won", Picture("kit/winner"), words="word " * n, length=LONG_MS) for n in (3, 29))
    assert few.reading_time == LONG_MS == 1500
    assert many.reading_time == 30 * WORD_MS
