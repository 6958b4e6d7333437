"""Reading the rules: a page of their own, and a narrow pane for the Rules tab beside the table."""

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QStackedWidget, QWidget

from durbar.ui import words
from durbar.ui.kit.controls.buttons import LinkButton, SignButton, WordButton
from durbar.ui.kit.controls.choice import Choice
from durbar.ui.kit.controls.layouts import Column, Row
from durbar.ui.kit.controls.ornaments import Hair, Sheet
from durbar.ui.kit.controls.page import PageBar
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.text.contents import Contents
from durbar.ui.kit.text.rulebook import GLOSSARY, Rulebook, Section
from durbar.ui.kit.text.rulebook_view import RulebookView
from durbar.ui.words import translate


class _Reader(QWidget):
    """What page and pane share: a book, its contents, the text, and the way back through what was read.

    key: of the game whose book is open.
    term_pointed(key, rect): the pointer or the keyboard is on a term at rect of the screen; an empty key: it left.
    """

    term_pointed = Signal(str, QRect)

    def __init__(self, narrow: bool) -> None:
        super().__init__()
        self.book: Rulebook | None = None
        self.number = ""
        self.key = ""
        self._read: list[str] = []
        self._contents = Contents()
        self._text = RulebookView(narrow)
        self._contents.chosen.connect(self._chosen)
        self._text.section_asked.connect(self.go)
        self._text.term_asked.connect(self.go_to_term)
        self._text.term_pointed.connect(self.term_pointed)
        self._before, self._after = LinkButton(size=14), LinkButton(size=14)
        self._before.clicked.connect(lambda: self._step(-1))
        self._after.clicked.connect(lambda: self._step(1))
        self._shortcut(QKeySequence(Qt.Modifier.ALT | Qt.Key.Key_Left), self.back)
        self._shortcut(QKeySequence(Qt.Modifier.CTRL | Qt.Key.Key_PageUp), lambda: self._step(-1))
        self._shortcut(QKeySequence(Qt.Modifier.CTRL | Qt.Key.Key_PageDown), lambda: self._step(1))

    def open(self, key: str, section: str = "1") -> None:
        """Show the rules of a game in the chosen language. Raises KeyError when there is no such section."""
        book = Rulebook.load(key, words.language())
        book.section(section)
        self.key, self.book = key, book
        self._contents.set_book(book)
        self._read.clear()
        self.go(section)

    def go(self, section: str) -> None:
        """Show a section. Raises KeyError when there is none."""
        assert self.book is not None, "open() comes first"
        if self.number != section and self.number:
            self._read.append(self.number)
        self.number = section
        self._text.show_section(self.book, section, self._contents.field.text())
        self._contents.select(section)
        self._name_steps()

    def back(self) -> None:
        """Show what was read before."""
        if self._read:
            last = self._read.pop()
            self.number = ""
            self.go(last)

    def term(self, key: str) -> tuple[str, str]:
        """Return title and definition of a term of the open book. Raises KeyError when there is none."""
        assert self.book is not None, "open() comes first"
        return self.book.term(key)

    def go_to_term(self, key: str) -> None:
        """Show the glossary at a term."""
        self.go(GLOSSARY)
        self._text.scrollToAnchor(key)

    def focus_search(self) -> None:
        """Move the keyboard to the search field."""
        self._contents.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._contents.field.selectAll()

    def retranslate(self) -> None:
        """Take the chosen language: our own words, and the book, at the same section."""
        self._contents.retranslate()
        if self.book is not None:
            read, number = list(self._read), self.number
            self.open(self.key, number)
            self._read = read

    def changeEvent(self, event: QEvent) -> None:
        """Fill the page anew in a new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _chosen(self, number: str, by_key: bool) -> None:
        self.go(number)
        if by_key:
            self._text.setFocus(Qt.FocusReason.TabFocusReason)

    def _step(self, way: int) -> None:
        assert self.book is not None, "open() comes first"
        section = self.book.previous(self.number) if way < 0 else self.book.next(self.number)
        if section is not None:
            self.go(section.number)

    def _name_steps(self) -> None:
        """Say where one comes before and after: numbers alone where titles have no room."""
        assert self.book is not None
        before, after = self.book.previous(self.number), self.book.next(self.number)
        names = [f"‹\u2002{before.name}" if before else "", f"{after.name}\u2002›" if after else ""]
        if sum(paint.width_of(name, look.sans(14)) for name in names) > self._room_for_steps():
            names = [f"‹\u2002{_short(before)}" if before else "", f"{_short(after)}\u2002›" if after else ""]
        spoken = translate("Rulebook", "Back to {section}"), translate("Rulebook", "On to {section}")
        steps = zip((self._before, self._after), names, (before, after), spoken, strict=True)
        for button, name, section, says in steps:
            button.setVisible(section is not None)
            if section is not None:
                button.set_words(name)
                button.setAccessibleName(says.format(section=section.name))

    def _room_for_steps(self) -> int:
        """Return how many pixels both steps may take."""
        return 0

    def _shortcut(self, keys: QKeySequence | QKeySequence.StandardKey, do: object) -> None:
        shortcut = QShortcut(keys, self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(do)


class RulebookPage(_Reader):
    """The rules as a page: contents at the left, a section at the right, a bar above.

    home_asked: the sign of the house. back_asked: Esc. beside_asked(section): read on beside the open table.
    reference_asked: the quick reference, its button or F2.
    language_chosen(code), theme_asked, settings_asked: the signs of the bar.
    """

    home_asked = Signal()
    back_asked = Signal()
    beside_asked = Signal(str)
    reference_asked = Signal()
    language_chosen = Signal(str)
    theme_asked = Signal()
    settings_asked = Signal()

    def __init__(self) -> None:
        super().__init__(narrow=False)
        self._bar = PageBar()
        self._beside = WordButton(size=13, height=32)
        self._beside.hide()
        self._reference = WordButton(size=13, height=32)
        self._languages = Choice([])
        self._theme = SignButton("kit/theme-light", "")
        self._settings = SignButton("kit/settings", "")
        self._hint = Words("", 12, tone="quiet")
        self._side = Sheet()
        self._sheet = Sheet(double=True)
        self._arrange()
        self._bar.home.connect(self.home_asked)
        self._beside.clicked.connect(lambda: self.beside_asked.emit(self.number))
        self._reference.clicked.connect(self.reference_asked)
        self._shortcut(QKeySequence(Qt.Key.Key_F2), self.reference_asked.emit)
        self._shortcut(QKeySequence.StandardKey.Find, self.focus_search)
        self._languages.chosen.connect(lambda place: self.language_chosen.emit(list(words.LANGUAGES)[place]))
        self._theme.clicked.connect(self.theme_asked)
        self._settings.clicked.connect(self.settings_asked)
        look.changed.connect(self._restyle)
        self.retranslate()
        self._restyle()

    def set_table_open(self, is_open: bool) -> None:
        """Set whether there is a table to read beside."""
        self._beside.setVisible(is_open)
        self._fit()

    def retranslate(self) -> None:
        """Take the chosen language."""
        self._beside.set_words(translate("Rulebook", "Beside the table"))
        self._reference.set_words(translate("Rulebook", "Quick reference"), key="F2")
        self._theme.set_name(translate("Rulebook", "Light or dark"))
        self._settings.set_name(translate("Rulebook", "Settings"))
        self._hint.setText(
            translate("Rulebook", "F1 opens the section of what you point at. Our own rulings are marked.")
        )
        codes = list(words.LANGUAGES)
        self._languages.setAccessibleName(translate("Rulebook", "Language"))
        self._languages.set_words([code.upper() for code in codes], codes.index(words.language()))
        super().retranslate()
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the page on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.back_asked.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave away what has no room."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground."""
        QPainter(self).fillRect(self.rect(), look.c.ground)

    def _arrange(self) -> None:
        for part in (self._beside, self._languages, self._theme, self._settings):
            self._bar.buttons.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        side = Column((10, 16, 10, 9), 0)
        field = Row((4, 0, 4, 0))
        field.addWidget(self._contents.field)
        side.addLayout(field)
        side.addSpacing(12)
        side.addWidget(self._contents, 1)
        side.addSpacing(6)
        reference = Row((4, 0, 4, 0))
        reference.addWidget(self._reference)
        side.addLayout(reference)
        side.addSpacing(8)
        side.addWidget(Hair())
        side.addSpacing(7)
        hint = Row((10, 0, 4, 0))
        hint.addWidget(self._hint)
        side.addLayout(hint)
        self._side.setLayout(side)
        foot = Row((0, 12, 0, 0), 14)
        foot.addWidget(self._before)
        foot.addStretch(1)
        foot.addWidget(self._after)
        sheet = Column((40, 34, 16, 22), 0)
        sheet.addWidget(self._text, 1)
        lower = Column((0, 10, 24, 0), 0)
        lower.addWidget(Hair())
        lower.addLayout(foot)
        sheet.addLayout(lower)
        self._sheet.setLayout(sheet)
        body = Row((12, 11, 11, 12), 12)
        body.addWidget(self._side)
        body.addWidget(self._sheet, 1)
        page = Column()
        page.addWidget(self._bar)
        page.addLayout(body, 1)
        self.setLayout(page)

    def _restyle(self) -> None:
        self._bar.setMinimumHeight(look.px(48))
        self._theme.set_sign("kit/theme-dark" if look.dark else "kit/theme-light")
        self._fit()
        self.update()

    def _fit(self) -> None:
        """Let the contents' width follow the letters."""
        widest = round(self.width() * 0.36)
        self._side.setFixedWidth(max(look.px(300), min(round(look.letter(14) * 21.4), widest)))
        if self.book is not None:
            self._name_steps()

    def _room_for_steps(self) -> int:
        return self.width() - self._side.width() - look.px(150)

    def go(self, section: str) -> None:
        """Show a section. Raises KeyError when there is none."""
        super().go(section)
        assert self.book is not None
        tagline = translate("Rulebook", "The rules, in our own words")
        self._bar.set_words(self.book.title, tagline, translate("Rulebook", "Home"))


class RulesPane(_Reader):
    """The rules in a narrow column: search, the text, and below it a link that opens the contents."""

    def __init__(self) -> None:
        super().__init__(narrow=True)
        self._chooser = LinkButton(size=14)
        self._chooser.setCheckable(True)
        self._chooser.toggled.connect(self._show_contents)
        self._contents.searching.connect(self._searching)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._text)
        self._stack.addWidget(self._contents)
        column = Column((10, 9, 6, 6), 0)
        field = Row((0, 0, 4, 0))
        field.addWidget(self._contents.field)
        column.addLayout(field)
        column.addSpacing(7)
        column.addWidget(self._stack, 1)
        foot = Row((0, 4, 4, 0))
        foot.addWidget(self._before)
        foot.addStretch(1)
        foot.addWidget(self._chooser)
        foot.addStretch(1)
        foot.addWidget(self._after)
        column.addLayout(foot)
        self.setLayout(column)
        self.retranslate()

    def focus_order(self) -> list[QWidget]:
        """Return its widgets in the order of the Tab key."""
        return [self._contents.field, self._text, self._before, self._chooser, self._after]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the contents on Esc."""
        if event.key() != Qt.Key.Key_Escape or not self.step_back():
            super().keyPressEvent(event)

    def step_back(self) -> bool:
        """Go back to the text, from what was found or from the contents; return whether one of them was there."""
        if self._contents.field.text():
            self._contents.field.clear()
        elif self._chooser.isChecked():
            self._chooser.setChecked(False)
        else:
            return False
        return True

    def _show_contents(self, show: bool) -> None:
        self._stack.setCurrentWidget(self._contents if show else self._text)
        if show:
            self._contents.list_in_front().setFocus(Qt.FocusReason.OtherFocusReason)

    def _searching(self, on: bool) -> None:
        self._stack.setCurrentWidget(self._contents if on or self._chooser.isChecked() else self._text)

    def go(self, section: str) -> None:
        """Show a section in place of the contents. Raises KeyError when there is none."""
        super().go(section)
        self._contents.field.clear()
        self._chooser.setChecked(False)
        self._stack.setCurrentWidget(self._text)

    def retranslate(self) -> None:
        """Take the chosen language."""
        self._chooser.set_words(translate("Rulebook", "Contents"))
        super().retranslate()


def _short(section: Section) -> str:
    """Return a section's number; the glossary has none but its title."""
    return section.shown_number or section.title
