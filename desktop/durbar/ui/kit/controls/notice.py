"""A quiet strip below the page that says a sentence: something was not as it should be, and play goes on.

It takes room of its own, so that it hides nothing, and never takes the keyboard.
"""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from durbar.ui.kit.controls.buttons import SignButton, WordButton
from durbar.ui.kit.controls.layouts import Row
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.speak import announce
from durbar.ui.words import translate

# Milliseconds a sentence stays at least, and for each letter: half as fast as one usually reads.
_MIN_READING_MS, _LETTER_MS = 5_000, 100
# After this a path may be broken into lines.
_BREAK = "\u200b"


@dataclass(frozen=True)
class Notice:
    """A sentence. lasting: it stays until it is closed. details: what a button beside it copies, asked for then."""

    sentence: str
    lasting: bool = False
    details: Callable[[], str] | None = None


class NoticeStrip(QWidget):
    """A strip that says one sentence at a time; those that go by themselves come before those that stay.

    left: it goes while the keyboard is on its buttons. The cross closes a sentence, and so does Esc.
    """

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._notices: list[Notice] = []
        row = Row((18, 6, 10, 6), 10)
        self.setLayout(row)
        self._words = Words("", 14)
        self._words.setMinimumWidth(1)  # a very long word is cut rather than that the window grows
        row.addWidget(self._words, 1)
        self._close = SignButton("kit/close", "", size=15, parent=self)
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard where it is
        self._close.clicked.connect(self.close_notice)
        self._copy = WordButton(size=13, height=28, parent=self)
        self._copy.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._copy.clicked.connect(self._copy_details)
        row.addWidget(self._copy, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._close, 0, Qt.AlignmentFlag.AlignVCenter)
        self._reading = QTimer(self, singleShot=True)
        self._reading.timeout.connect(self._read)
        self.retranslate()
        self.hide()

    @property
    def sentence(self) -> str:
        """What is said now; empty when nothing is."""
        return self._notices[0].sentence if self._notices else ""

    def say(self, notice: Notice) -> None:
        """Say it, at once or when its turn comes. What is already said or waits is not said twice."""
        before = self.sentence
        if notice.sentence not in [other.sentence for other in self._notices]:
            self._notices.append(notice)
            self._notices.sort(key=lambda one: one.lasting)
        if self.sentence != before:
            self._show()
        elif notice.sentence == before:
            self._start_reading()

    def close_notice(self) -> None:
        """Go on to the next sentence, or close."""
        if not self._notices:
            return
        del self._notices[0]
        if self._notices:
            self._show()
            return
        self._reading.stop()
        QApplication.instance().removeEventFilter(self)
        if self._has_keyboard():
            self.left.emit()
        self.hide()

    def retranslate(self) -> None:
        """Fetch the words of the buttons anew; a sentence stays in the language it was said in."""
        self._copy.set_words(translate("Notice", "Copy details"))
        self._close.set_name(translate("Notice", "Close the message"))

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Close on Esc, wherever the keyboard is, unless a menu or a question is open."""
        if event.type() not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            return False
        if not isinstance(event, QKeyEvent) or event.key() != Qt.Key.Key_Escape or not self._is_heard():
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        else:
            self.close_notice()
        return True

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground, a line of gold above it, and a saffron edge at its beginning."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.c.panel)
        paint.hair(painter, 0, self.width(), 0, 1.0)
        painter.fillRect(0, 1, look.px(4), self.height() - 1, look.c.act)

    def _show(self) -> None:
        sentence = self.sentence
        self._words.setText(sentence.replace("/", "/" + _BREAK).replace("\\", "\\" + _BREAK))
        self._words.setAccessibleName(sentence)
        self.setAccessibleName(sentence)
        self._copy.set_words(translate("Notice", "Copy details"))
        self._copy.setVisible(self._notices[0].details is not None)
        QApplication.instance().installEventFilter(self)
        self.show()
        self._start_reading()
        announce(self, sentence)

    def _start_reading(self) -> None:
        if self._notices[0].lasting:
            self._reading.stop()
        else:
            self._reading.start(_MIN_READING_MS + _LETTER_MS * len(self.sentence))

    def _read(self) -> None:
        """Close after the time for reading; give more to whoever points at the strip or is on its buttons."""
        if self.underMouse() or self._has_keyboard():
            self._start_reading()
        else:
            self.close_notice()

    def _copy_details(self) -> None:
        details = self._notices[0].details
        if details is not None:
            QGuiApplication.clipboard().setText(details())
            self._copy.set_words(translate("Notice", "Copied"))

    def _has_keyboard(self) -> bool:
        return self._close.hasFocus() or self._copy.hasFocus()

    def _is_heard(self) -> bool:
        free = QApplication.activeModalWidget() is None and QApplication.activePopupWidget() is None
        return free and self.isVisible()
