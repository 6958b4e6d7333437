"""Reading whole pages: in several sizes, with large letters, in other words, and after a change of language."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtWidgets import QWidget

from durbar.ui.window import Window
from tests.ui.eyes import Longer, Painted, is_longer, texts_in, unreadable
from tests.ui.test_language_and_look import foreign, put_on, speak

#: Language ("" for words a third longer), size of the window, size of text, dark.
Look = tuple[str, tuple[int, int], float, bool]


def faults_in(
    window: Window, top: Callable[[], QWidget], longer: Longer, painted: Painted, looks: Iterable[Look]
) -> list[str]:
    """What is cut or covered on a page, in each of the looks."""
    found = []
    for code, size, text, dark in looks:
        put_on(window, longer, code, size, text, dark)
        shown = top()
        faults = painted.of(shown) + unreadable(shown)
        found += [f"{code or 'longer'}, {size[0]} × {size[1]}, {text:.0%}: {fault}" for fault in faults]
    return found


def words_that_stay(
    window: Window, top: Callable[[], QWidget], longer: Longer, painted: Painted, same: Sequence[str]
) -> set[str]:
    """The words of a page that do not follow a change of language; those in ``same`` need not."""
    speak(window, longer)
    shown = top()
    painted.of(shown)
    words = {text for _, text in texts_in(shown)} | set(painted.all)
    assert any(is_longer(text) for text in words)
    return {text for text in words if foreign(text, same) and not is_longer(text)}
