"""Language, theme and size of text change under every open page, and everything stays readable."""

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from durbar.ui.kit.controls.choice import Choice
from durbar.ui.kit.look.theme import look
from durbar.ui.window import Window
from durbar.ui.words import LANGUAGES, language, system_language, use_language
from tests.ui.every_page import KINDS, LONG_NAMES, PAGES
from tests.ui.eyes import Longer, Painted, picture_of
from tests.ui.hands import called, page_of
from tests.ui.reading import come_to_rest, faults_in, same_in_all_languages, speak, words_and_places, words_of_others

#: What lies over these is a lit thing in a dark room.
ALWAYS_LIT = ("curtain",)

#: Nothing can be changed while the curtain hangs; the others say nothing that these do not.
OPEN_PAGES = [
    page for page in PAGES if page not in ("curtain", "set-up, five seats", "table, long names", "tip of a sun")
]


@pytest.fixture(autouse=True)
def _only_what_is_looked_at_is_painted(window: Window):
    window.setUpdatesEnabled(False)


@pytest.fixture(autouse=True)
def _fall_silent(longer: Longer):
    yield
    QApplication.removeTranslator(longer)


#: Language, window, size of text and whether it is dark, under which each page is looked at; "" is a language a third
#: longer than English, which has room where that has.
LOOKS = (
    ("fr", (1024, 680), 1.5, False),
    ("", (1280, 720), 1.5, False),
    ("", (1024, 680), 0.8, False),
)


@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_cut_or_covered_and_every_word_follows_the_language(
    window: Window, qtbot: QtBot, longer: Longer, monkeypatch: pytest.MonkeyPatch, page: str
):
    painted = Painted(monkeypatch, LONG_NAMES)
    top = PAGES[page](window)
    found = faults_in(window, top, longer, painted, LOOKS)
    assert not found, "\n".join(found)
    if page in OPEN_PAGES:  # the last look is one in the longer language
        assert not words_of_others(top(), painted, same_in_all_languages())


class Strays(QObject):
    """Notes what shows as a window of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.seen.append(repr(watched))
        return False


@pytest.mark.parametrize("page", KINDS)
def test_language_theme_and_text_change_under_an_open_page(window: Window, qtbot: QtBot, page: str):
    """No part shows as a window meanwhile: what is shown before it has a parent flashes up and takes the keyboard."""
    strays = Strays()
    QApplication.instance().installEventFilter(strays)
    PAGES[page](window)()
    come_to_rest(window)
    inner, under, before = window.pages.page, list(window.pages.covers), words_and_places(window)
    for code, theme, text in (("fr", "dark", 200), ("fr", "light", 80), ("en", "light", 100)):
        window.choices.apply(msgspec.structs.replace(window.choices.settings, language=code, theme=theme, text=text))
        come_to_rest(window)
        assert language() == code
        assert look.text == text / 100
        assert (window.pages.page, window.pages.covers) == (inner, under)
        ground = picture_of(window).toImage().pixelColor(1, window.height() - 5)
        assert ground.lightnessF() < 0.5 or theme == "light" or page in ALWAYS_LIT
    assert words_and_places(window) == before
    assert strays.seen == []


@pytest.mark.parametrize("page", ["set-up", "results"])
def test_what_changes_together_takes_the_same_places_as_one_after_the_other(window: Window, qtbot: QtBot, page: str):
    window.resize(1280, 720)
    PAGES[page](window)
    english = window.choices.settings
    french = msgspec.structs.replace(english, language="fr")
    large = msgspec.structs.replace(french, text=150)
    places = []
    for changes in ((french, large), (english,), (large,)):
        for settings in changes:
            window.choices.apply(settings)
            come_to_rest(window)
        places.append(words_and_places(window))
    assert places[2] == places[0] != places[1]


def test_the_results_leave_the_bar_free_however_high_it_is(window: Window, qtbot: QtBot):
    results = PAGES["results"](window)()
    for text in (2.0, 0.8):
        look.set(text=text)
        come_to_rest(window)
        assert results.geometry().top() == page_of(window).frame.top.height()


def test_choices_show_the_language_that_is_on(window: Window, qtbot: QtBot):
    window.choices.switch_language("fr")
    come_to_rest(window)
    assert called(window.pages.home, Choice, "Langue").on == 1
    assert window.choices.settings.language == "fr"


def test_boxes_of_a_list_keep_their_choice_through_a_change(window: Window, qtbot: QtBot, longer: Longer):
    PAGES["set-up"](window)
    boxes = window.findChildren(QComboBox)
    before = [box.currentIndex() for box in boxes]
    speak(window, longer)
    assert [box.currentIndex() for box in boxes] == before


def test_dialogs_of_the_desktop_are_used_only_where_they_speak_the_language_that_is_on(window: Window):
    for code in LANGUAGES:
        use_language(code)
        without = QCoreApplication.testAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
        assert without == (code != system_language())
