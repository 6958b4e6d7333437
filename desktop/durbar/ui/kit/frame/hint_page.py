"""The expert's advice: the best moves, what to expect of each, and why."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from durbar.ui.kit.controls.buttons import SignButton, WordButton
from durbar.ui.kit.controls.ornaments import Drawing
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.frame.moves_page import MovesPage
from durbar.ui.kit.look.theme import look
from durbar.ui.words import translate


class HintPage(MovesPage):
    """The list of moves, cut down to the advised ones. closed: away with it. hurried: tell what is known already."""

    closed = Signal()
    hurried = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.filter.hide()
        self._lamp = Drawing("kit/hint", 22)
        self._title = Words("", 15, face="serif", bold=True)
        self._close = SignButton("kit/close", "", size=15, parent=self)
        self._close.clicked.connect(self.closed)
        self._wait = Words("", 13, tone="quiet")
        self._hurry = WordButton(size=13, high=32, parent=self)
        self._hurry.clicked.connect(self.hurried)
        self._head = QHBoxLayout()
        self._head.addWidget(self._lamp)
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self._close)
        self._column.insertLayout(0, self._head)
        self._column.insertWidget(1, self._wait)
        self._column.insertWidget(2, self._hurry, 0, Qt.AlignmentFlag.AlignHCenter)
        self._below = QWidget()  # keeps the words at the top where there is no list
        self._column.insertWidget(3, self._below, 1)
        self.retranslate()
        self._measure()

    def retranslate(self) -> None:
        """Fetch our own words anew."""
        super().retranslate()
        if hasattr(self, "_title"):  # the list's own words come first
            self.list.setAccessibleName(translate("Hints", "The expert’s advice"))
            self._title.setText(translate("Hints", "The expert’s advice"))
            self._close.set_name(translate("Hints", "Close"))
            self._hurry.set_words(translate("Hints", "Tell me now"))

    def wait(self) -> None:
        """Show that the expert thinks."""
        self.set_rows(())
        self._say(translate("Hints", "The expert is thinking about your move…"))
        self._hurry.show()

    def tell(self, words: str) -> None:
        """Say why there is no advice, or nothing where it stands in the list."""
        self._hurry.hide()
        self._say(words)

    def begin(self) -> None:
        """Bring the keyboard in: to the best move, or to the button."""
        if self.model.rowCount():
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
            self.list.setCurrentIndex(self.model.index(0))
        else:
            self._hurry.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_order(self) -> list[QWidget]:
        """Its widgets in the order of the Tab key."""
        return [self.list, self._hurry, self._close]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _say(self, words: str) -> None:
        self._wait.setText(words)
        self._wait.setVisible(bool(words))
        self._below.setVisible(bool(words))
        self.list.setVisible(not words)

    def _measure(self) -> None:
        super()._measure()
        if hasattr(self, "_head"):
            px = look.px
            self._head.setContentsMargins(px(14), px(2), px(8), px(6))
            self._head.setSpacing(px(9))
            self._wait.setContentsMargins(px(14), px(8), px(14), px(12))
