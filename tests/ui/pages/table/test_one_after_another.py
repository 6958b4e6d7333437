"""One table after another, with a computer to move at both."""

from concurrent.futures import Future

import pytest

from durbar.session.thinker import Thinker
from durbar.ui.window import Window
from tests.ui.hands import played, show

#: No test here looks at pixels.
UNPAINTED = True


def test_what_the_next_table_asks_is_not_dropped_with_the_last(window: Window, monkeypatch: pytest.MonkeyPatch):
    """Else its computer would be said not to be able to move."""
    asked: list[str] = []
    monkeypatch.setattr(Thinker, "think", lambda *_: (asked.append("think"), Future())[1])
    monkeypatch.setattr(Thinker, "drop", lambda _: asked.append("drop"))
    for _ in range(2):
        show(window, played("ccc", 5))
    assert asked.count("think") == 2
    assert asked[-1] == "think"
