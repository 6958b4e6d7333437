"""Language, theme and size of text change under every open page, and everything stays readable."""

import msgspec
import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from durbar.ui.kit.theme import look
from durbar.ui.window import Window
from durbar.ui.words import LANGUAGES, language, use_language
from tests.ui.eyes import Longer, Painted, is_longer, texts_in, unreadable
from tests.ui.hands import players
from tests.ui.pages import KINDS, PAGES

#: Words that are the same in every language: what the person typed, names, numbers, codes of languages.
SAME = {"Durbar", "FR", "EN", "Esc", "Ra", *LANGUAGES.values(), *(player.name for player in players("ppppp"))}


@pytest.fixture
def longer(window: Window) -> Longer:
    """A language that is not yet on."""
    return Longer(window)


def speak(translator: QTranslator) -> None:
    """Turn a language on; tells all widgets, as use_language does."""
    QApplication.installTranslator(translator)
    QApplication.processEvents()


@pytest.fixture(autouse=True)
def _fall_silent(longer: Longer):
    yield
    QApplication.removeTranslator(longer)


def sizes() -> list[tuple[tuple[int, int], float]]:
    return [((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.0), ((1920, 1080), 2.0), ((960, 600), 0.8)]


@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_cut_or_covered(
    window: Window, qtbot: QtBot, longer: Longer, monkeypatch: pytest.MonkeyPatch, page: str
):
    painted = Painted(monkeypatch)
    top = PAGES[page](window)
    found = []
    for tongue in ("en", "fr", "a third longer"):
        if tongue in LANGUAGES:
            use_language(tongue)
        else:
            use_language("en")
            speak(longer)
        for size, text in sizes():
            window.resize(*size)
            look.set(text=text)
            QApplication.processEvents()
            QApplication.processEvents()
            shown = top()
            faults = painted.of(shown) + unreadable(shown)
            found += [f"{tongue}, {size[0]} × {size[1]}, {text:.0%}: {fault}" for fault in faults]
    assert not found, "\n".join(found)


def typed(widget: QWidget) -> bool:
    """Whether words come from the person."""
    return isinstance(widget, QLineEdit) or isinstance(widget.parent(), QLineEdit)


def foreign(words: str) -> bool:
    """Whether words should change with the language: some letters of them belong to no name and no number."""
    rest = words
    for same in sorted(SAME, key=len, reverse=True):
        rest = rest.replace(same, "")
    return sum(letter.isalpha() for letter in rest) >= 4 and any(len(word) >= 4 for word in rest.split())


@pytest.mark.parametrize("page", PAGES)
def test_every_word_follows_the_language(
    window: Window, qtbot: QtBot, longer: Longer, monkeypatch: pytest.MonkeyPatch, page: str
):
    painted = Painted(monkeypatch)
    top = PAGES[page](window)
    speak(longer)
    shown = top()
    painted.of(shown)
    words = {text for widget, text in texts_in(shown) if not typed(widget)} | set(painted.all)
    left = {text for text in words if foreign(text) and not is_longer(text)} - rulebook_words(window)
    assert not left
    assert any(is_longer(text) for text in words)


def rulebook_words(window: Window) -> set[str]:
    """Titles and texts of the rulebook, which are files of their own."""
    from durbar.ui.kit.rulebook import Rulebook

    book = Rulebook.load("ra", "en")
    return {f"{section.shown_number} {section.title}".strip() for section in book.sections} | {
        section.title for section in book.sections
    }


@pytest.mark.parametrize("page", KINDS)
def test_language_theme_and_text_change_under_an_open_page(window: Window, qtbot: QtBot, page: str):
    PAGES[page](window)
    inner, under = window._page, list(window._under)
    before = window.grab().toImage()
    for language_, theme, text in (("fr", "dark", 150), ("en", "light", 200), ("fr", "light", 80), ("en", "light", 100)):
        chosen = msgspec.structs.replace(window.settings, language=language_, theme=theme, text=text)
        window._apply(chosen)
        QApplication.processEvents()
        assert language() == language_
        assert look.dark == (theme == "dark")
        assert look.text == text / 100
        assert (window._page, window._under) == (inner, under)
        window.grab()
    assert window.grab().toImage() == before


def test_choices_show_the_language_that_is_on(window: Window, qtbot: QtBot):
    window.switch_language("fr")
    QApplication.processEvents()
    assert window._home._bar._language.on == 0
    assert window.settings.language == "fr"


def test_boxes_of_a_list_keep_their_choice_through_a_change(window: Window, qtbot: QtBot, longer: Longer):
    PAGES["set-up"](window)
    boxes = window.findChildren(QComboBox)
    before = [box.currentIndex() for box in boxes]
    speak(longer)
    assert [box.currentIndex() for box in boxes] == before
