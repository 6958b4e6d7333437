"""Which moments of a move are shown: those that tell most, in the order in which they happened."""

from durbar.engine.event import Event
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.moments import MOST, Moments
from durbar.ui.kit.values.lines import LogLine
from durbar.ui.kit.values.moment import Moment


class Won(Event, frozen=True):
    """Tells most."""


class Warned(Event, frozen=True):
    """Tells less, or nothing at all."""

    much: bool = True


class Lost(Event, frozen=True):
    """Tells least."""


def _log(events: list[Event], _sight: object) -> list[LogLine]:
    return [LogLine("a line before"), *(LogLine(type(event).__name__) for event in events)]


MOMENTS = Moments(
    table={
        Won: lambda *_: Moment("won", Picture("kit/winner")),
        Warned: lambda event, *_: Moment("warned", Picture("kit/winner"), words="own") if event.much else None,
        Lost: lambda *_: Moment("lost", Picture("kit/winner")),
    },
    log=_log,
)


def titles(*events: Event) -> list[str]:
    """Of the moments of a move with these events."""
    return [moment.title for moment in MOMENTS.of(events, None, None)]  # type: ignore[arg-type]


def test_of_many_moments_those_are_shown_that_tell_most_as_they_happened():
    assert MOST == 2
    assert titles(Lost(), Warned(), Won()) == ["warned", "won"]
    assert titles(Won(), Lost(), Warned()) == ["won", "warned"]
    assert titles(Lost(), Warned(much=False), Won()) == ["lost", "won"]


def test_a_moment_without_words_has_the_logs_own():
    moments = MOMENTS.of([Won(), Warned()], None, None)  # type: ignore[arg-type]
    assert [moment.words for moment in moments] == ["Won", "own"]
