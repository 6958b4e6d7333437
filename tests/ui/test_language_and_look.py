"""Language, theme and size of text change under every open page, and everything stays readable."""

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt, QTranslator
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from durbar.system.paths import data_dir
from durbar.ui.kit.controls.choice import Choice
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.text.rulebook import Rulebook
from durbar.ui.window import Window
from durbar.ui.words import LANGUAGES, language, system_language, use_language
from tests.ui.every_page import KINDS, LONG_NAMES, PAGES
from tests.ui.eyes import Longer, Painted, is_longer, picture_of, texts_in, unreadable
from tests.ui.hands import called, page_of, players

#: What lies over these is a lit thing in a dark room.
ALWAYS_LIT = ("curtain",)

#: Nothing can be changed while the curtain hangs; the others say nothing that these do not.
OPEN_PAGES = [
    page for page in PAGES if page not in ("curtain", "set-up, five seats", "table, long names", "tip of a sun")
]


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


@pytest.fixture(autouse=True)
def _only_what_is_looked_at_is_painted(window: Window):
    window.setUpdatesEnabled(False)


@pytest.fixture(autouse=True)
def _fall_silent(longer: Longer):
    yield
    QApplication.removeTranslator(longer)


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


#: Language, window and size of text under which each page is looked at; "" is a language a third longer than English,
#: which has room where that has.
LOOKS = (
    ("fr", (1920, 1080), 1.0),
    ("fr", (1024, 680), 1.5),
    ("", (1280, 720), 1.5),
    ("", (1280, 720), 1.0),
    ("", (1024, 680), 0.8),
)


@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_cut_or_covered(
    window: Window, qtbot: QtBot, longer: Longer, monkeypatch: pytest.MonkeyPatch, page: str
):
    painted = Painted(monkeypatch, LONG_NAMES)
    top = PAGES[page](window)
    found = []
    for code, size, text in LOOKS:
        put_on(window, longer, code, size, text)
        shown = top()
        faults = painted.of(shown) + unreadable(shown)
        found += [f"{code or 'longer'}, {size[0]} × {size[1]}, {text:.0%}: {fault}" for fault in faults]
    assert not found, "\n".join(found)


def typed(widget: QWidget) -> bool:
    """Whether words come from the person."""
    return isinstance(widget, QLineEdit) or isinstance(widget.parent(), QLineEdit)


def foreign(words: str, same: list[str]) -> bool:
    """Whether a text should have changed with the language: it holds a longer word that is not the same in all."""
    for word in same:
        words = words.replace(word, "")
    return any(sum(map(str.isalpha, word)) >= 4 for word in words.split())


@pytest.mark.parametrize("page", OPEN_PAGES)
def test_every_word_follows_the_language(
    window: Window, qtbot: QtBot, longer: Longer, monkeypatch: pytest.MonkeyPatch, page: str
):
    painted = Painted(monkeypatch)
    top = PAGES[page](window)
    speak(window, longer)
    shown = top()
    painted.of(shown)
    words = {text for widget, text in texts_in(shown) if not typed(widget)} | set(painted.all)
    same = same_in_all_languages()
    assert not {text for text in words if foreign(text, same) and not is_longer(text)}
    assert any(is_longer(text) for text in words)


@pytest.mark.parametrize("page", KINDS)
def test_language_theme_and_text_change_under_an_open_page(window: Window, qtbot: QtBot, page: str):
    PAGES[page](window)
    come_to_rest(window)
    inner, under, before = window.pages.page, list(window.pages.covers), words_and_places(window)
    for code, theme, text in (("fr", "dark", 150), ("en", "light", 200), ("fr", "light", 80), ("en", "light", 100)):
        window.choices.apply(msgspec.structs.replace(window.choices.settings, language=code, theme=theme, text=text))
        come_to_rest(window)
        assert language() == code
        assert look.text == text / 100
        assert (window.pages.page, window.pages.covers) == (inner, under)
        ground = picture_of(window).toImage().pixelColor(1, window.height() - 5)
        assert ground.lightnessF() < 0.5 or theme == "light" or page in ALWAYS_LIT
    assert words_and_places(window) == before


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
def test_no_part_of_a_page_shows_as_a_window_for_a_moment(window: Window, qtbot: QtBot, page: str):
    """What is shown before it has a parent flashes up as a window and takes the keyboard away."""
    strays = Strays()
    QApplication.instance().installEventFilter(strays)
    PAGES[page](window)()
    come_to_rest(window)
    assert strays.seen == []


def test_dialogs_of_the_desktop_are_used_only_where_they_speak_the_language_that_is_on(window: Window):
    for code in LANGUAGES:
        use_language(code)
        without = QCoreApplication.testAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
        assert without == (code != system_language())
