"""A message or a question in the look of the house: a title, a sentence, one to three buttons."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QAbstractSlider, QDialog, QWidget

from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.layouts import Column, Flow, Row
from durbar.ui.kit.controls.ornaments import Drawing, Gap
from durbar.ui.kit.controls.page import Scroll
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing.swallowed import swallow_rest
from durbar.ui.words import translate

_SCROLLING_KEYS = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}


@dataclass(frozen=True)
class Answer:
    """A button of a question. key: what the caller gets back. primary: the saffron one, at most one."""

    key: str
    words: str
    primary: bool = False


class Question(QDialog):
    """A question over a window, which waits meanwhile. Esc and closing give the safe answer.

    answered(str): the key of the answer.
    """

    answered = Signal(str)

    def __init__(
        self,
        parent: QWidget,
        title: str,
        sentence: str,
        answers: Sequence[Answer],
        safe: str,
        body: QWidget | None = None,
    ) -> None:
        """safe: the key that Esc gives; its button has the focus unless another is primary.

        body: more to read below the sentence; it scrolls where the window is too low for it.
        """
        super().__init__(parent, Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self.answer = safe
        self._over = parent
        self._first: WordButton | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self._body = body
        self._lay_out(title, sentence)
        self._add_buttons(answers, safe)
        self.finished.connect(self._tell)

    def sizeHint(self) -> QSize:
        """Return a comfortable line's width and the height that needs, within the parent's window."""
        window = self.parentWidget().window().size()
        letters = 34 if self._body is None else 48
        width = min(max(look.letter(13) * letters, look.px(380)), window.width() - look.px(40))
        width = max(width, self._column.minimumSize().width())
        if self._body is not None:
            self._area.setFixedHeight(self._body_height(width, window.height()))
        return QSize(width, self._column.totalHeightForWidth(width))

    def _body_height(self, width: int, most: int) -> int:
        """Return the height that the body needs in a width, at most what leaves the window room for the rest."""
        assert self._body is not None
        sides = self._column.contentsMargins().left() + self._column.contentsMargins().right()
        bar = self._area.verticalScrollBar().sizeHint().width()
        self._area.setFixedHeight(0)
        rest = self._column.totalHeightForWidth(width) + look.px(20)
        return max(look.px(80), min(self._body.heightForWidth(width - sides - bar), most - rest))

    def showEvent(self, event: QShowEvent) -> None:
        """Stand in the middle of the window."""
        super().showEvent(event)
        self.resize(self.sizeHint())
        window = self.parentWidget().window()
        self.move(window.mapToGlobal(window.rect().center()) - self.rect().center())
        if self._first is not None:
            self._column.activate()
            self._first.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll the body with arrows and page keys, wherever the keyboard is."""
        bar = self._area.verticalScrollBar() if self._body is not None else None
        if bar is not None and event.key() in _SCROLLING_KEYS:
            bar.triggerAction(_SCROLLING_KEYS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a square panel with two lines of gold."""
        painter = QPainter(self)
        paint.panel(painter, QRectF(self.rect()), width=2, radius=0, opacity=1)
        inner = round(6 * look.u)
        frame = QRectF(self.rect()).adjusted(inner, inner, -inner, -inner)
        paint.panel(painter, frame, paint.NOTHING, radius=0, opacity=0.55)

    def _lay_out(self, title: str, sentence: str) -> None:
        self._column = column = Column((28, 26, 28, 22), 12)
        self.setLayout(column)
        column.addWidget(Words(title, 20, face="serif", bold=True))
        ornament = Row()
        ornament.addWidget(Drawing("kit/ornament-rule", 210))
        ornament.addStretch(1)
        column.addLayout(ornament)
        column.addWidget(Words(sentence, 14))
        if self._body is not None:
            self._area = Scroll(self._body)
            column.addWidget(self._area)
        column.addWidget(Gap(8))
        self._buttons = Flow(10, start=1)
        column.addLayout(self._buttons)

    def _add_buttons(self, answers: Sequence[Answer], safe: str) -> None:
        for answer in answers:
            key = translate("Dialog", "Esc") if answer.key == safe and len(answers) > 1 else ""
            button = WordButton(answer.words, key=key, primary=answer.primary, parent=self)
            button.clicked.connect(lambda _=False, key=answer.key: self._give(key))
            self._buttons.addWidget(button)
            if answer.primary or (answer.key == safe and not any(other.primary for other in answers)):
                self._first = button

    def _give(self, key: str) -> None:
        self.answer = key
        self.accept()

    def _tell(self, _result: int) -> None:
        swallow_rest(self._over)  # a second Enter is not for what lies below
        self.answered.emit(self.answer)


def ask(parent: QWidget, title: str, sentence: str, answers: Sequence[Answer], safe: str) -> str:
    """Ask and wait; return the key of the answer."""
    question = Question(parent, title, sentence, answers, safe)
    question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    question.exec()
    question.deleteLater()
    return question.answer


def tell(parent: QWidget, title: str, sentence: str) -> None:
    """Say something, e.g. that a file can't be read, and wait until it is read."""
    ask(parent, title, sentence, [Answer("close", translate("Dialog", "Close"), primary=True)], safe="close")
