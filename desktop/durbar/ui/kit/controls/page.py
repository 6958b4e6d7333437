"""What every page round the table is made of: its ground, the bar on top, the part that scrolls."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from durbar.ui.kit.controls.buttons import SignButton, WordButton
from durbar.ui.kit.controls.layouts import Column, Row
from durbar.ui.kit.controls.scrollbar import use_own_viewport, use_thin_bar
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.words import translate


class KeyboardHost(QWidget):
    """A page that has the keyboard for its parts, and looks the same with it: Qt would paint all of the page anew."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Accept the keyboard, and repaint nothing."""
        event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Give up the keyboard, and repaint nothing."""
        event.accept()


class Ground(QWidget):
    """A page: the ground of the theme. It follows the language."""

    def __init__(self) -> None:
        super().__init__()
        look.changed.connect(self.update)

    def retranslate(self) -> None:
        """Fill every text anew, in the language that is on."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Start with the keyboard at the page itself, so that nothing is ringed before it is used."""
        super().showEvent(event)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill the ground."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), look.c.ground)


class PageBar(QWidget):
    """The bar on top of a page: the way home, a title, what the page is; room for buttons at the right.

    home: the icon was pressed. buttons: the layout at the right.
    """

    home = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = Row((8, 2, 11, 2), 6)
        self.setLayout(row)
        self._icon = SignButton("kit/app-icon", "", size=32, parent=self)
        self._icon.clicked.connect(self.home)
        row.addWidget(self._icon)
        self._title = Words("", 23, face="serif", bold=True, wrap=False)
        self._subtitle = Words("", 14, face="serif", italic=True, tone="quiet")
        names = Row(gap=13)
        names.addWidget(self._title)
        names.addWidget(self._subtitle, 1)
        row.addLayout(names, 1)
        self.buttons = Row(gap=8)
        row.addLayout(self.buttons)

    def set_words(self, title: str, subtitle: str, home: str) -> None:
        """Fill the texts. home: what the icon does."""
        self._title.setText(title)
        self._subtitle.setText(subtitle)
        self._icon.set_name(home)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the rule under the bar."""
        paint.hair(QPainter(self), 0, self.width(), self.height() - 1)


class CoverPage(Ground):
    """A page that lies over others. Its bar, its button and Esc lead back to where one came from.

    back: the person is done. bar: for other buttons too. column: what stands below it.
    """

    back = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.bar, self.back_button = PageBar(self), WordButton(size=13.5, height=34, parent=self)
        self.bar.home.connect(self.back)
        self.back_button.clicked.connect(self.back)
        self.bar.buttons.addWidget(self.back_button)
        self.column = Column()
        self.column.addWidget(self.bar)
        self.setLayout(self.column)

    def name(self, title: str, subtitle: str = "") -> None:
        """Say what the page is, in the language that is on."""
        self.bar.set_words(title, subtitle, translate("Page", "Home"))
        self.back_button.set_words(translate("Page", "Back"), key=translate("Page", "Esc"))
        self.back_button.set_tip(translate("Page", "Where you came from"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)


class Scroll(QScrollArea):
    """Room for a part that may be higher than the window; it scrolls up and down only."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        use_own_viewport(self)
        use_thin_bar(self)
        self.setWidget(inside)
        inside.setAutoFillBackground(False)

    def focusNextPrevChild(self, onward: bool) -> bool:
        """Scroll what gets the focus by Tab into sight."""
        moved = super().focusNextPrevChild(onward)
        focused = self.focusWidget()
        inside = self.widget()  # not the first one: a lesson puts in another with all it says
        if moved and focused is not None and inside is not None and inside.isAncestorOf(focused):
            self.ensureWidgetVisible(focused, look.px(12), look.px(12))
        return moved
