"""Reading whole pages: in several sizes, with large letters, in other words, and after a change of language."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QTranslator
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from durbar.system.paths import data_dir
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.text.rulebook import Rulebook
from durbar.ui.window import Window
from durbar.ui.words import LANGUAGES, language, use_language
from tests.ui.every_page import LONG_NAMES
from tests.ui.eyes import Longer, Painted, is_longer, texts_in, unreadable
from tests.ui.hands import players

#: Language ("" for words a third longer), size of the window, size of text, dark.
Look = tuple[str, tuple[int, int], float, bool]


def same_in_all_languages(game: str = "ra") -> list[str]:
    """Names, folders, and the rulebook, which is a file of its own; the longest first."""
    names = [player.name for player in players("ppppp")]
    titles = [section.title for section in Rulebook.load(game, "en").sections]
    words = ["Durbar", str(data_dir()), *LANGUAGES.values(), *names, *LONG_NAMES, *titles]
    return sorted(words, key=len, reverse=True)


def speak(window: Window, translator: QTranslator) -> None:
    """Turn a language on; tells all widgets, as use_language does."""
    QApplication.installTranslator(translator)
    come_to_rest(window)


def words_and_places(window: Window) -> list[tuple[str, QRect]]:
    """What stands where."""
    return [(words, QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())) for widget, words in texts_in(window)]


def come_to_rest(window: Window) -> None:
    """Let every widget take its place, until all stay where they are, and let go what was replaced."""
    seen = [_boxes(window)]
    while len(seen) < 4 or seen[-3:] != [seen[-1]] * 3:
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        seen.append(_boxes(window))


def _boxes(window: Window) -> list[tuple[QRect, bool]]:
    return [(widget.geometry(), widget.isVisible()) for widget in window.findChildren(QWidget)]


def put_on(
    window: Window, longer: Longer, code: str, size: tuple[int, int], text: float, dark: bool | None = None
) -> None:
    """Turn to another language, "" for the longer one, size and theme; all takes its place but once."""
    window.setUpdatesEnabled(False)  # who looks at a page paints it
    if (code or "en") != language():
        use_language(code or "en")
    if longer.spoken != (not code):
        longer.spoken = not code
        (QApplication.removeTranslator if code else QApplication.installTranslator)(longer)
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
    look.set(dark, text, size)
    window.resize(*size)
    come_to_rest(window)


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
    return words_of_others(top(), painted, same)


def words_of_others(shown: QWidget, painted: Painted, same: Sequence[str]) -> set[str]:
    """The words of a page that is in the longer language which are of another one; those in ``same`` need not be."""
    painted.of(shown)
    words = {text for widget, text in texts_in(shown) if not typed(widget)} | set(painted.all)
    assert any(is_longer(text) for text in words)
    return {text for text in words if foreign(text, same) and not is_longer(text)}


def typed(widget: QWidget) -> bool:
    """Whether words come from the person."""
    return isinstance(widget, QLineEdit) or isinstance(widget.parent(), QLineEdit)


def foreign(words: str, same: Sequence[str]) -> bool:
    """Whether a text should have changed with the language: it holds a longer word that is not the same in all."""
    for word in same:
        words = words.replace(word, "")
    return any(sum(map(str.isalpha, word)) >= 4 for word in words.split())
