"""The expert's advice: the best moves, what to expect of each, why, and a button that plays it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QCursor,
    QEnterEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from durbar.engine.move import Move
from durbar.ui.kit.controls.buttons import SignButton, WordButton
from durbar.ui.kit.controls.layouts import Column, Row
from durbar.ui.kit.controls.ornaments import Drawing
from durbar.ui.kit.controls.page import Scroll
from durbar.ui.kit.controls.rows import light_row
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.lines import MoveRow
from durbar.ui.words import translate


class _PlayButton(WordButton):
    """A button that plays an advised move. framed: the keyboard has come. left(by): ↑ or ↓ goes on to another move."""

    leaves_arrows = True
    framed = Signal()
    left = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from move to move with ↑ and ↓, which a scrolling page would take."""
        by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if by:
            self.left.emit(by)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Make this what Enter plays now."""
        super().focusInEvent(event)
        self.framed.emit()


class _Advised(QWidget):
    """An advised move. framed: it was clicked, or the keyboard came. pointed(bool): the pointer came, or left."""

    framed = Signal()
    pointed = Signal(bool)

    def __init__(self, row: MoveRow) -> None:
        super().__init__()
        self.row = row
        self.play = _PlayButton(size=12.5, height=28, parent=self)
        self.play.framed.connect(self.framed)
        self._hot = self._on = False
        said = Column(gap=2)
        said.addWidget(Words(row.words, 13.4))
        said.addWidget(Words(row.second, 11.5, tone="quiet"))
        said.addStretch(1)
        right = Column(gap=4)
        right.addWidget(Words(row.gain, 14, bold=True, wrap=False), 0, Qt.AlignmentFlag.AlignRight)
        right.addWidget(self.play)
        right.addStretch(1)
        inside = Row((46, 7, 13, 7), 8)
        inside.addLayout(said, 1)
        inside.addLayout(right)
        self.setLayout(inside)

    def retranslate(self) -> None:
        """Name the button; a screen reader says the whole row with it."""
        words = translate("Hints", "Play", "a button: make this move")
        self.play.set_words(words)
        self.play.setAccessibleName(". ".join((words, self.row.words, self.row.gain, self.row.second)))

    def set_framed(self, on: bool) -> None:
        """Set whether Enter plays it."""
        self._on = on
        self.play.set_primary(on)
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Point at the move."""
        super().enterEvent(event)
        self._point(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Point at the move no more."""
        super().leaveEvent(event)
        self._point(False)

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Frame the move when a click comes beside the button, and play nothing."""
        self.framed.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a ground while it is meant, and the picture."""
        painter, rim, side = QPainter(self), look.px(5), look.px(30)
        light_row(painter, QRectF(self.rect()).adjusted(rim, 1, -rim, -1), self._on, self._hot)
        if self.row.picture is not None:
            place = QRectF(look.px(25) - side // 2, (self.height() - side) // 2, side, side)
            paint.picture(painter, self.row.picture, place)

    def _point(self, on: bool) -> None:
        self._hot = on
        self.update()
        self.pointed.emit(on)


class HintPage(QWidget):
    """The advised moves below each other.

    move_chosen(Move): play this. move_pointed(Move or None): this one has the frame, which follows the pointer.
    move_framed(Move or None): Enter plays this one now. closed: away with it. hurried: tell what is known already.
    """

    move_chosen = Signal(object)
    move_pointed = Signal(object)
    move_framed = Signal(object)
    closed = Signal()
    hurried = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[_Advised] = []
        self._on: _Advised | None = None
        self._pointer = QCursor.pos()
        self._title = Words("", 15, face="serif", bold=True)
        self._close = SignButton("kit/close", "", size=15, parent=self)
        self._close.clicked.connect(self.closed)
        self._instead = QWidget()  # of advice
        self._wait = Words("", 13, tone="quiet")
        self._hurry = WordButton(size=13, height=32, parent=self)
        self._hurry.clicked.connect(self.hurried)
        self._list = Column()
        self._note = Words("", 11.5, tone="quiet")
        head = Row((14, 2, 8, 6), 9)
        head.addWidget(Drawing("kit/hint", 22))
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        said, note = Column((14, 8, 14, 12), 12), Row((14, 4, 14, 2))
        said.addWidget(self._wait)
        said.addWidget(self._hurry, 0, Qt.AlignmentFlag.AlignHCenter)
        self._instead.setLayout(said)
        note.addWidget(self._note)
        inside = QWidget()
        below = Column()
        below.addWidget(self._instead)
        below.addLayout(self._list)
        below.addStretch(1)
        inside.setLayout(below)
        page = Column((0, 9, 0, 3))
        page.addLayout(head)
        page.addWidget(Scroll(inside), 1)
        page.addLayout(note)
        self.setLayout(page)
        self.retranslate()

    def retranslate(self) -> None:
        """Fetch our own words anew; the moves' words come with set_rows."""
        self._title.setText(translate("Hints", "The expert’s advice"))
        self._close.set_name(translate("Hints", "Close"))
        self._hurry.set_words(translate("Hints", "Tell me now"))
        self._note.setText(
            translate(
                "Hints",
                "On the right, the chance of winning: how many of 100 games from here the expert expects you to win.",
            )
        )
        for row in self._rows:
            row.retranslate()

    @property
    def rows(self) -> list[MoveRow]:
        """The advised moves, the best first."""
        return [one.row for one in self._rows]

    def set_rows(self, rows: Sequence[MoveRow]) -> None:
        """Show moves; the first has the frame."""
        self._frame(None)
        for old in self._rows:
            old.hide()
            old.deleteLater()
        self._pointer = QCursor.pos()
        self._rows = [self._added(row) for row in rows]
        for before, after in zip([self._hurry, *(row.play for row in self._rows)], self._rows, strict=False):
            QWidget.setTabOrder(before, after.play)
        self._note.setVisible(bool(rows))

    def clear(self) -> None:
        """Take the moves away, and point at nothing."""
        self.set_rows(())

    def wait(self) -> None:
        """Show that the expert thinks."""
        self.clear()
        self._say(translate("Hints", "The expert is thinking about your move…"))
        self._hurry.show()

    def tell(self, words: str) -> None:
        """Say why there is no advice, or nothing where there is some."""
        self._hurry.hide()
        self._say(words)

    def begin(self) -> None:
        """Bring the keyboard in: to the best move, or to the button."""
        (self._rows[0].play if self._rows else self._hurry).setFocus(Qt.FocusReason.OtherFocusReason)

    def framed(self) -> Move | None:
        """Return the move that Enter plays while this page is seen."""
        return self._on.row.move if self._on is not None and self.isVisible() else None

    def press_framed(self) -> bool:
        """Play the framed move, wherever the keyboard is; return whether there is one."""
        move = self.framed()
        if move is not None:
            self.move_chosen.emit(move)
        return move is not None

    def focus_order(self) -> list[QWidget]:
        """Return its widgets in the order of the Tab key."""
        return [self._hurry, *(row.play for row in self._rows), self._close]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Tell which move the frame is on, now that it is seen."""
        super().showEvent(event)
        self.move_framed.emit(self.framed())

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that no frame is seen."""
        super().hideEvent(event)
        self.move_framed.emit(self.framed())

    def _added(self, row: MoveRow) -> _Advised:
        shown = _Advised(row)
        shown.retranslate()
        shown.play.clicked.connect(lambda: self.move_chosen.emit(row.move))
        shown.framed.connect(lambda: self._frame(shown))
        shown.play.left.connect(lambda by: self._step_from(shown, by))
        shown.pointed.connect(lambda on: self._point(shown) if on else self.move_pointed.emit(self.framed()))
        self._list.addWidget(shown)
        return shown

    def _point(self, row: _Advised) -> None:
        """Frame a row that the pointer came to, so that keys play what is shown; not one that came to the pointer."""
        if QCursor.pos() != self._pointer:
            self._frame(row)
            if any(one.play.hasFocus() for one in self._rows):
                row.play.setFocus(Qt.FocusReason.OtherFocusReason)

    def _step_from(self, row: _Advised, by: int) -> None:
        at = min(max(self._rows.index(row) + by, 0), len(self._rows) - 1)
        self._rows[at].play.setFocus(Qt.FocusReason.TabFocusReason)

    def _frame(self, row: _Advised | None) -> None:
        if row is self._on:
            return
        self._on = row
        for one in self._rows:
            one.set_framed(one is row)
        self.move_framed.emit(self.framed())
        self.move_pointed.emit(self.framed())

    def _say(self, words: str) -> None:
        self._wait.setText(words)
        self._instead.setVisible(bool(words))
