"""Larger letters and back: everything at a table stands where it stood, and is as large as it was.

Of the other pages, and of Ra: test_language_and_look.py.
"""

from collections.abc import Callable

import pytest

from durbar.engine.state import State
from durbar.ui.kit.look.theme import look
from durbar.ui.window import Window
from tests.ui import hands
from tests.ui.games.dice_charmers import positions as dice_charmers
from tests.ui.games.raja import positions as raja
from tests.ui.games.taj_mahal import positions as taj_mahal
from tests.ui.reading import come_to_rest, words_and_places

UNPAINTED = True
TABLES: dict[str, Callable[[], State]] = {
    "raja": raja.a_turn,
    "taj_mahal": taj_mahal.a_contest,
    "dice_charmers": next(iter(dice_charmers.DECISIONS.values())),
}


def assert_comes_back(window: Window) -> None:
    come_to_rest(window)
    before = words_and_places(window)
    for text in (1.5, 0.8, 1.0):
        look.set(text=text)
        come_to_rest(window)
    assert words_and_places(window) == before


@pytest.mark.parametrize(("key", "size"), [*((key, (1024, 680)) for key in TABLES), ("raja", (1600, 900))])
def test_a_table(window: Window, key: str, size: tuple[int, int]):
    window.resize(*size)
    hands.sit_at(window, TABLES[key](), "pcc", key)
    assert_comes_back(window)
