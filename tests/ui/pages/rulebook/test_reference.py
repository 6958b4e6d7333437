"""The quick reference: a page over the table made of what the rulebook marks, and one sheet of paper."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QColor, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from durbar.games import GAMES
from durbar.ui.games import manifest
from durbar.ui.kit.look.theme import LIGHT, look
from durbar.ui.kit.text.rulebook import GLOSSARY, Rulebook
from durbar.ui.kit.text.rulebook_view import RulebookView
from durbar.ui.kit.text.search import plain
from durbar.ui.pages.rulebook import reference
from durbar.ui.pages.rulebook.page import RulebookPage
from durbar.ui.pages.rulebook.reference import ReferencePage, page_text
from durbar.ui.window import Window
from tests.ui.eyes import Longer, Painted
from tests.ui.hands import button_called, click, only, open_tips, page_of, press, press_here, sit_at
from tests.ui.positions import a_turn
from tests.ui.reading import faults_in, words_that_stay

#: What is looked at is painted for it.
UNPAINTED = True

#: A page of A4 within its margins, in tenths of millimetres.
A4 = QSize(1900, 2770)
#: The smallest letters on paper, in points.
LEGIBLE = 6.5

LOOKS = (("en", (1280, 720), 1.0, False), ("fr", (960, 600), 2.0, True), ("", (1920, 1080), 0.8, False))


def on_top(window: Window) -> ReferencePage:
    """The page, which lies over the table."""
    page = window.pages.currentWidget()
    assert isinstance(page, ReferencePage)
    return page


def opened(window: Window) -> ReferencePage:
    """The page, opened by its key from a table of Ra."""
    sit_at(window, a_turn())
    press_here(Qt.Key.Key_F2)
    return on_top(window)


def texts(block: str) -> list[str]:
    """The paragraphs that a block becomes."""
    lines = [line for line in block.splitlines() if not line.startswith("|--")]
    cells = [line.strip("|").split("|") if line.startswith("|") else [line] for line in lines]
    return [plain(cell.strip()) for row in cells for cell in row]


def lines(text: QTextDocument) -> set[str]:
    """The paragraphs of a document, without its pictures."""
    return {line.replace("\ufffc", "") for line in text.toPlainText().splitlines()}


def follow(page: ReferencePage, link: str) -> None:
    """Tab to a link and press Enter on it."""
    for _ in range(200):
        press_here(Qt.Key.Key_Tab)
        text = only(page, RulebookView)
        cursor = text.textCursor()
        if text.hasFocus() and cursor.hasSelection() and cursor.charFormat().anchorHref() == link:
            press(text, Qt.Key.Key_Return)
            return
    raise AssertionError(f"the Tab key comes to no link {link}")


def test_f2_brings_it_over_the_table_and_all_that_is_marked_stands_there(window: Window):
    page = opened(window)
    book = Rulebook.load("ra", "en")
    wanted = {line for section in book.quick for block in section.quick for line in texts(block)}
    wanted |= {f"{section.number}\u2002{section.title}" for section in book.quick}
    assert len(wanted) > 60
    assert not wanted - lines(only(page, RulebookView).document())
    press_here(Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is page_of(window)


def test_the_keys_that_scroll_scroll_it_at_once(window: Window):
    window.overlays.show_reference("raja")
    page = window.pages.covers[-1]
    bar = page.findChild(RulebookView).verticalScrollBar()
    assert bar.maximum() > 0
    for key, forth in ((Qt.Key.Key_PageDown, True), (Qt.Key.Key_PageUp, False), (Qt.Key.Key_End, True)):
        QTest.keyClick(page, key)
        assert (bar.value() > 0) == forth


def test_the_menu_and_the_rulebook_lead_there_too_and_pages_do_not_pile_up(window: Window):
    table = sit_at(window, a_turn())
    table.menu.open()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    (action,) = [action for action in menu.actions() if action.text() == "Quick reference\tF2"]
    action.trigger()
    menu.close()
    page = on_top(window)
    follow(page, "section:9.5")
    rules = window.pages.currentWidget()
    assert isinstance(rules, RulebookPage)
    assert rules.number == "9.5"
    click(button_called(rules, "Quick reference"))
    assert on_top(window) is page
    follow(page, "term:auction track")
    glossary = window.pages.currentWidget()
    assert isinstance(glossary, RulebookPage)
    assert glossary.number == GLOSSARY
    press_here(Qt.Key.Key_Escape)
    press_here(Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is table


def test_a_section_opens_in_the_rulebook_that_lies_below(window: Window):
    window.overlays.read_rules("ra", "1")
    rules = window.pages.currentWidget()
    press_here(Qt.Key.Key_F2)
    follow(on_top(window), "section:7.6")
    assert window.pages.currentWidget() is rules
    assert rules.number == "7.6"


def test_a_term_tells_its_meaning_where_the_keyboard_comes_to_it(window: Window, qtbot: QtBot):
    page = opened(window)
    while only(page, RulebookView).textCursor().charFormat().anchorHref() != "term:face up":
        press_here(Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: bool(open_tips(page)))


@pytest.mark.parametrize("key", [key for key in GAMES if manifest(key).has_rulebook("fr")])
def test_it_fits_on_one_sheet_in_legible_letters_and_light_colours(window: Window, key: str):
    look.set(dark=True)
    text = page_text(Rulebook.load(key, "fr"), A4)
    assert text.size().height() / text.size().width() <= A4.height() / A4.width()
    point = 190 / 25.4 * 72 / text.size().width()  # a pixel of the text, on paper
    smallest, colours = 100.0, set[str]()
    block = text.begin()
    while block.isValid():
        for form in (each.format for each in block.textFormats()):
            if not form.isImageFormat():
                smallest = min(smallest, form.font().pixelSize() * point)
                colours.add(QColor(form.foreground().color()).name())
        block = block.next()
    assert smallest >= LEGIBLE
    assert colours == {LIGHT.ink.name(), LIGHT.quiet.name(), LIGHT.rule.name()}


def answer_printer(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    """Whoever is asked for a printer chooses a PDF file."""

    def choose(dialog: QPrintDialog) -> int:
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(file))
        return QPrintDialog.DialogCode.Accepted.value

    monkeypatch.setattr(QPrintDialog, "exec", choose)


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_it_is_printed_on_one_page_and_a_file_that_can_not_be_written_is_told(
    window: Window, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    page = opened(window)
    answer_printer(monkeypatch, tmp_path / "ra.pdf")
    click(button_called(page, "Print…"))
    printed = (tmp_path / "ra.pdf").read_bytes()
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
    told: list[str] = []
    monkeypatch.setattr(reference, "tell", lambda _page, title, _words: told.append(title))
    answer_printer(monkeypatch, tmp_path / "nowhere" / "ra.pdf")
    click(button_called(page, "Print…"))
    assert told == ["Not printed"]
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not window.findChildren(QPrintDialog)  # one that is closed but alive would keep the keyboard's place


def test_it_can_be_read_in_every_size_and_language(window: Window, longer: Longer, monkeypatch: pytest.MonkeyPatch):
    painted = Painted(monkeypatch, ())
    opened(window)

    def top() -> ReferencePage:
        return on_top(window)

    assert faults_in(window, top, longer, painted, LOOKS) == []
    book = Rulebook.load("ra", "en")
    assert words_that_stay(window, top, longer, painted, [book.title, "Durbar"]) == set()
