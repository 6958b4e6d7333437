"""The curtain between two people at one screen: nothing of the table shows until the next one has sat down."""

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.layouts import Column
from durbar.ui.kit.controls.ornaments import Drawing, Gap
from durbar.ui.kit.controls.words import Face, Words
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.theme import LIGHT, SEAT_COLOURS, look
from durbar.ui.kit.pressing import default_button, misclick
from durbar.ui.kit.pressing.swallowed import swallow_rest
from durbar.ui.kit.pressing.window_keys import is_of_window
from durbar.ui.words import translate

_CLOTH = QColor("#262A55")
_BRAID = QColor("#D9B45B")
_EDGE = QColor("#B98A2F")

_CENTRE = Qt.AlignmentFlag.AlignHCenter


class Curtain(QWidget):
    """A cover over a window.

    What lies under it is hidden, so that neither pointer, keyboard nor screen reader finds it.

    lifted: the person is there. left_home: the person would rather save and go home. The curtain stays until ``drop``,
    so that what lies under it can be made ready before it is seen.
    """

    lifted = Signal()
    left_home = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._hidden: list[QWidget] = []
        self._focused: QWidget | None = None
        self._hangs = QElapsedTimer()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._card = _Card(self)
        self._card.button.clicked.connect(self._lift)
        look.changed.connect(self._place)
        parent.installEventFilter(self)
        self.hide()

    def ask(self, name: str, emblem: int, sentence: str, keys: str = "") -> None:
        """Fall, and ask for a person by name and emblem (0 to 4); the sentence says what is hidden from whom.

        keys: what Enter and Esc do, when Esc does not lead home.
        """
        self._card.fill(name, emblem, sentence, keys)
        self._hangs.start()
        self._hide_others()
        self._place()
        self.show()
        self.raise_()
        self._window.setFocusProxy(self._card.button)  # whoever gives the keyboard back to the page gives it to us
        self._card.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def drop(self) -> None:
        """Hide the curtain, and give the window back as it was. Emits nothing."""
        self._window.setFocusProxy(None)  # type: ignore[arg-type]
        self.hide()
        for widget in self._hidden:
            if isValid(widget):  # the table below may have changed meanwhile
                widget.show()
        self._hidden = []
        # what was filled meanwhile is laid before it is painted: sizes of before would be seen for a moment
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        back = self._focused if self._focused is not None and isValid(self._focused) else self._window
        back.setFocus(Qt.FocusReason.OtherFocusReason)  # else keys go nowhere, or where Qt thinks fit
        self._focused = None

    def event(self, event: QEvent) -> bool:
        """Take keys that are shortcuts of the page below as plain keys, and let them go no further.

        Shortcuts of the window, which show nothing of the page, do what they always do.
        """
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and not is_of_window(event):
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the window, and hide what is added to it meanwhile."""
        if watched is self._window and not self.isHidden():
            if event.type() == QEvent.Type.Resize:
                self._place()
            elif event.type() == QEvent.Type.ChildPolished:
                self.raise_()  # the child is about to show: now it comes up below the curtain
                QTimer.singleShot(0, self, self._hide_newcomers)
        return False

    def showEvent(self, event: QShowEvent) -> None:
        """Take the keyboard after a window that opens behind its curtain has taken it."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._take_keyboard)

    def _take_keyboard(self) -> None:
        if not self.isHidden():
            self._card.button.setFocus()

    def press_lit(self) -> bool:
        """Lift: what lies under the curtain hears no key."""
        self._lift()
        return True

    def _lift(self) -> None:
        """Draw the curtain aside.

        Not by the press that made it fall, nor by one that follows at once: it was meant before.
        """
        if not misclick.is_hasty(self._hangs):
            swallow_rest(self)
            self.lifted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lift the curtain by Enter, leave by Esc."""
        if default_button.is_press(event):
            default_button.press(self, event)
        elif event.key() == Qt.Key.Key_Escape:
            self.left_home.emit()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep clicks from what lies below."""
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the cloth, its braid, and the frame of the card."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), _CLOTH)
        step = look.px(100)
        painter.setOpacity(0.3)
        self._hang(painter, "kit/curtain", step, range(look.px(20), self.height(), step))
        painter.setOpacity(1.0)
        self._hang(painter, "kit/curtain-edge", step, range(1))
        around = round(9 * look.u)
        frame = QRectF(self._card.geometry()).adjusted(-around, -around, around, around)
        paint.panel(painter, frame, _CLOTH, _BRAID, 1.2, 10, 1.0)

    def _hang(self, painter: QPainter, name: str, step: int, tops: range) -> None:
        """Repeat an element from edge to edge; it joins without a seam when it lies on whole pixels."""
        picture = art.pixmap(name, step, step, self.devicePixelRatioF())
        for x in range(-look.px(10), self.width(), step):
            for y in tops:
                painter.drawPixmap(QPointF(x, y), picture)

    def _hide_others(self) -> None:
        focused = self._window.focusWidget()
        if focused is not None and not self.isAncestorOf(focused):
            self._focused = focused
        for child in self._window.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if child is not self and not child.isWindow() and not child.isHidden():
                self._hidden.append(child)
                child.hide()

    def _hide_newcomers(self) -> None:
        if not self.isHidden():
            self._hide_others()

    def _place(self) -> None:
        self.setGeometry(self._window.rect())
        room, edge = self.rect(), look.px(24)
        width = min(max(look.px(500), look.letter(14) * 36), room.width() - 2 * edge)
        height = max(look.px(440), self._card.column.totalHeightForWidth(width))
        height = min(height, room.height() - 2 * edge)
        # Somewhat below the middle: the braid takes its part of the height above.
        y = (room.height() - height) // 2 + min(look.px(10), (room.height() - height) // 4)
        self._card.setGeometry((room.width() - width) // 2, y, width, height)
        self.update()


class _Card(QWidget):
    """The card in the middle of the curtain; like the curtain it keeps its colours in a dark room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.column = column = Column((36, 40, 36, 36), 14)
        self.setLayout(column)
        column.addStretch(1)
        self._emblem = Drawing(SEAT_COLOURS[0].emblem, 128)
        column.addWidget(self._emblem, 0, _CENTRE)
        column.addWidget(Gap(6))
        self._title = self._centred(27, face="serif", bold=True)
        self._ornament = Drawing("kit/ornament-rule", 210, lit=True)
        column.addWidget(self._ornament, 0, _CENTRE)
        self._sentence = self._centred(14, tone="quiet")
        self.button = WordButton(primary=True, size=18, height=54, parent=self)
        column.addWidget(self.button, 0, _CENTRE)
        self._keys = self._centred(13, tone="quiet")
        column.addStretch(1)
        look.changed.connect(self._measure)
        self._measure()

    def fill(self, name: str, emblem: int, sentence: str, keys: str) -> None:
        """Name whom the screen waits for."""
        self._emblem.show_art(SEAT_COLOURS[emblem].emblem)
        title = translate("Curtain", "The screen is for {name}").format(name=name)
        self._title.setText(title)
        self._sentence.setText(sentence)
        self.button.set_words(translate("Curtain", "I am {name}").format(name=name), primary=True)
        self.button.setAccessibleDescription(f"{title}. {sentence}")
        self._keys.setText(keys or translate("Curtain", "Enter to go on · Esc to save and go home"))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the paper, a gold line, and an ornament in each corner."""
        painter = QPainter(self)
        paint.panel(painter, QRectF(self.rect()), LIGHT.panel, _EDGE, 2, 6, 1.0)
        side, gap = look.px(52), look.px(10)
        right, bottom = self.width() - gap - side, self.height() - gap - side
        for turn, (x, y) in enumerate(((gap, gap), (right, gap), (right, bottom), (gap, bottom))):
            art.draw(painter, "kit/ornament-corner", QRectF(x, y, side, side), 0.8, turn=turn)

    def _measure(self) -> None:
        self.button.setMinimumWidth(look.px(240))

    def _centred(self, size: float, face: Face = "sans", bold: bool = False, tone: str = "ink") -> Words:
        words = Words("", size, face=face, bold=bold, tone=tone, palette=LIGHT)
        words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.column.addWidget(words)
        return words
