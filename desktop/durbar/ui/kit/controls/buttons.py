"""Buttons and choices: native widgets, so that the keyboard and screen readers know them, in our own look."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFont, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QRadioButton,
    QSizePolicy,
    QWidget,
)

from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def spoken(words: str) -> str:
    """Words as a native button takes them: an ampersand there would mark a key."""
    return words.replace("&", "&&")


class KitButton(QAbstractButton):
    """What our buttons share: Enter presses, the hand, the look's changes, the focus ring, an off state.

    An off button looks disabled but keeps its tip and its place for the keyboard: its user asks ``off`` on a click.
    """

    def __init__(self, parent: QWidget | None = None, radius: float = 7) -> None:
        super().__init__(parent)
        self.off = False
        self.tip_words = ""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        paint.ring_focus(self, radius)
        look.changed.connect(self._restyle)

    def set_tip(self, text: str) -> None:
        """A sentence about the button, for screen readers and for whoever shows tips."""
        self.tip_words = text
        self.setAccessibleDescription(text)

    def set_off(self, off: bool) -> None:
        """Look as if nothing could be done, and yet be there to be asked why."""
        if off != self.off:
            self.off = off
            self.setCursor(Qt.CursorShape.ArrowCursor if off else Qt.CursorShape.PointingHandCursor)
            self.update()

    @property
    def live(self) -> bool:
        """Whether a press does something."""
        return self.isEnabled() and not self.off

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses, as Space does."""
        if event.key() in _ENTER:
            self.click()
        else:
            super().keyPressEvent(event)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()


def pointer_down(painter: QPainter, middle: QPointF, colour: QColor) -> None:
    """A small angle that points down: there is more to choose from here."""
    x, y, u = middle.x(), middle.y(), look.u
    pen = QPen(colour, 1.8 * u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.drawPolyline([QPointF(x - 5 * u, y - 2.7 * u), QPointF(x, y + 2.8 * u), QPointF(x + 5 * u, y - 2.7 * u)])


class WordButton(KitButton):
    """A button of words, with a picture before them and a key's name after them."""

    def __init__(
        self,
        words: str = "",
        key: str = "",
        picture: Picture | None = None,
        primary: bool = False,
        size: float = 14.5,
        high: float = 42,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._size = size
        self._high = high
        self._key = ""
        self._picture: Picture | None = None
        self._primary = False
        self._plain = False
        self._menu = False
        self.set_words(words, key, picture, primary)

    def set_words(self, words: str, key: str = "", picture: Picture | None = None, primary: bool = False) -> None:
        """Show something else."""
        self.setText(spoken(words))
        self.setAccessibleName(words)
        self._words, self._key, self._picture, self._primary = words, key, picture, primary
        self._restyle()

    def set_menu(self, menu: bool) -> None:
        """Whether it opens a menu: a small arrow after the words says so."""
        if menu != self._menu:
            self._menu = menu
            self._restyle()

    def set_plain(self, plain: bool) -> None:
        """Leave the picture away, to be narrow."""
        if plain != self._plain:
            self._plain = plain
            self._restyle()

    def sizeHint(self) -> QSize:
        """As wide as picture, words and key need, on one line."""
        return QSize(self.width_if(self._plain), self._height(paint.line_of(self._font())))

    def width_if(self, plain: bool) -> int:
        """The width in pixels on one line, with or without the picture."""
        return self._left(plain) + paint.width_of(self._words, self._font()) + self._right()

    def minimumSizeHint(self) -> QSize:
        """The same: words are never cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Ground, picture, words, key."""
        painter = QPainter(self)
        rect = QRectF(self.rect())
        self._paint_ground(painter, rect)
        if self._picture is not None and not self._plain:
            side = self._side()
            box = QRectF(look.px(10), (rect.height() - side) / 2, side, side)
            paint.picture(painter, self._picture, box, 1 if self.live else 0.45)
        place = rect.adjusted(self._left(self._plain), 0, -self._right(), 0)
        middle = (self._picture is None or self._plain) and not self._key and not self._menu
        colour = look.c.quiet if not self.live else look.c.on_act if self._primary else look.c.ink
        along = Qt.AlignmentFlag.AlignHCenter if middle else Qt.AlignmentFlag.AlignLeft
        wrap = paint.width_of(self._words, self._font()) > place.width()  # asked to, Qt breaks lines that just fit
        paint.words(painter, place, self._words, self._font(), colour, along | Qt.AlignmentFlag.AlignVCenter, wrap=wrap)
        if self._menu:
            x = self._left(self._plain) + paint.width_of(self._words, self._font()) + look.px(12)
            pointer_down(painter, QPointF(x, rect.center().y()), colour)
        if self._key:
            place = rect.adjusted(0, 0, -look.px(11), 0)
            colour = look.c.on_act_key if self._primary and self.live else look.c.quiet
            end = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            paint.words(painter, place, self._key, look.sans(11.5), colour, end)

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        saffron = self._primary and self.live
        fill, line = (look.c.act, look.c.act_edge) if saffron else (look.c.panel, look.c.rule)
        if self.live and self.isDown():
            fill = fill.darker(112) if saffron else look.c.chosen
        elif self.live and self.underMouse():
            fill = fill.lighter(112) if saffron else look.c.wash
        paint.panel(painter, rect, fill, line, 1.4, 7, 1 if self.live else 0.4)

    def _font(self) -> QFont:
        return look.sans(self._size, bold=True)

    def _side(self) -> int:
        return look.px(min(26.0, self._high - 8))

    def _left(self, plain: bool) -> int:
        return look.px(16) if plain or self._picture is None else self._side() + look.px(19)

    def _right(self) -> int:
        arrow = look.px(15) if self._menu else 0
        return arrow + (paint.width_of(self._key, look.sans(11.5)) + look.px(26) if self._key else look.px(16))

    def _height(self, text: int) -> int:
        return max(look.px(self._high), text + look.px(12))


class SignButton(KitButton):
    """A sign without words: boxed as undo is (36 × 32), or plain. name, key: for screen readers and tips."""

    def __init__(
        self, sign: str, name: str, key: str = "", boxed: bool = False, size: float = 20, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, radius=6)
        self._sign = sign
        self._boxed = boxed
        self._size = size
        self.key = key
        self.set_name(name)

    def set_name(self, name: str) -> None:
        """What the button does, in words."""
        self.setAccessibleName(name)
        self.setText(spoken(name))

    def set_sign(self, sign: str) -> None:
        """Another sign."""
        self._sign = sign
        self.update()

    def sizeHint(self) -> QSize:
        """The box, or the sign with a margin a pointer can hit."""
        if self._boxed:
            return QSize(look.px(36), look.px(32))
        return QSize(look.px(self._size + 12), look.px(self._size + 12))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Box and sign."""
        painter = QPainter(self)
        rect = QRectF(self.rect())
        hot = self.live and (self.underMouse() or self.isDown())
        fill = (look.c.chosen if self.isDown() else look.c.wash) if hot else look.c.panel
        if self._boxed:
            paint.panel(painter, rect, fill, radius=6, opacity=0.8 if self.live else 0.35)
        elif hot or self.isChecked():
            fill = look.c.chosen if self.isChecked() else fill
            paint.panel(painter, rect, fill, radius=6, opacity=0.5)
        side = look.px(self._size)
        box = QRectF(round((rect.width() - side) / 2), round((rect.height() - side) / 2), side, side)
        art.draw(painter, self._sign, box, 1 if self.live else 0.3, look.dark)


class LinkButton(KitButton):
    """Words that lead somewhere, underlined."""

    def __init__(self, words: str = "", size: float = 12.5, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=3)
        self._size = size
        self.set_words(words)

    def set_words(self, words: str) -> None:
        """Other words."""
        self._words = words
        self.setText(spoken(words))
        self.setAccessibleName(words)
        self._restyle()

    def sizeHint(self) -> QSize:
        """The words and a pixel round them."""
        font = look.sans(self._size)
        return QSize(paint.width_of(self._words, font) + 2, paint.line_of(font) + look.px(3))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Words and their line."""
        painter = QPainter(self)
        hot = self.live and (self.underMouse() or self.isDown())
        colour = (
            look.c.quiet if not self.live else look.c.act if hot and look.dark else look.c.own if hot else look.c.link
        )
        rect = QRectF(self.rect()).adjusted(1, 0, -1, -look.px(3))
        font = look.sans(self._size)
        paint.words(painter, rect, self._words, font, colour)
        thick = max(1, round(0.8 * look.u))
        wide = min(rect.width(), paint.width_of(self._words, font))
        painter.fillRect(QRectF(rect.left(), self.height() - look.px(2) - thick + 1, wide, thick), colour)


class _ChoiceWord(QRadioButton):
    """One word of a Choice."""

    def __init__(self, words: str, size: float, high: float, parent: QWidget) -> None:
        super().__init__(spoken(words), parent)
        self._words = words
        self._size = size
        self._high = high
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        paint.ring_focus(self, high / 2, inside=False)

    def sizeHint(self) -> QSize:
        """The word in bold and 10 on each side."""
        font = look.sans(self._size, bold=True)
        return QSize(
            paint.width_of(self._words, font) + look.px(20), max(look.px(self._high), paint.line_of(font) + look.px(8))
        )

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def hitButton(self, pos: object) -> bool:
        """The whole place, not only a round mark."""
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The word; a saffron pill round the chosen one."""
        painter = QPainter(self)
        rect = QRectF(self.rect())
        on, hot = self.isChecked(), self.isEnabled() and self.underMouse()
        gap = look.px(2.5)
        pill = rect.adjusted(gap, gap, -gap, -gap)
        if on:
            strength = 1 if self.isEnabled() else 0.4
            paint.panel(painter, pill, look.c.chosen, look.c.act, 1.4, pill.height() / 2 / look.u, strength)
        elif hot:
            paint.panel(painter, pill, look.c.wash, paint.NOTHING, 1, pill.height() / 2 / look.u)
        colour = look.c.ink if (on or hot) and self.isEnabled() else look.c.quiet
        paint.words(painter, rect, self._words, look.sans(self._size, bold=on), colour, Qt.AlignmentFlag.AlignCenter)


class Choice(QWidget):
    """A few words in one rounded frame, one of them chosen; ← and → move the choice.

    chosen(int): the person chose the word of that index.
    """

    chosen = Signal(int)

    def __init__(
        self,
        words: Sequence[str],
        on: int = 0,
        name: str = "",
        size: float = 12.5,
        high: float = 28,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._size = size
        self._high = high
        self._words: list[_ChoiceWord] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        look.changed.connect(self._restyle)
        self.set_words(words, on)

    def set_words(self, words: Sequence[str], on: int) -> None:
        """Other words, one of them chosen; says nothing to anybody."""
        for old in self._words:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._words = [_ChoiceWord(text, self._size, self._high, self) for text in words]
        for index, word in enumerate(self._words):
            word.setChecked(index == on)
            word.toggled.connect(self._toggled)
            self._row.addWidget(word)
        self.updateGeometry()

    @property
    def buttons(self) -> Sequence[QRadioButton]:
        """The native buttons, one a word."""
        return self._words

    @property
    def on(self) -> int:
        """The index of the chosen word, -1 where none is."""
        return next((index for index, word in enumerate(self._words) if word.isChecked()), -1)

    def choose(self, index: int) -> None:
        """Choose without telling anybody; -1 for none."""
        for place, word in enumerate(self._words):
            word.blockSignals(True)
            word.setAutoExclusive(index >= 0)  # else the last chosen one could not be let go
            word.setChecked(place == index)
            word.setAutoExclusive(True)
            word.blockSignals(False)
            word.update()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The frame."""
        painter = QPainter(self)
        paint.panel(painter, QRectF(self.rect()), radius=self.height() / 2 / look.u, opacity=0.7)

    def _toggled(self, on: bool) -> None:
        if on:
            self.chosen.emit(self.on)

    def _restyle(self) -> None:
        for word in self._words:
            word.updateGeometry()
            word.update()
        self.updateGeometry()
        self.update()


class Pick(QComboBox):
    """A list to pick one of, closed until it is asked."""

    def __init__(self, name: str = "", size: float = 13.5, high: float = 34, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self._high = high
        self.setAccessibleName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        paint.ring_focus(self, 5)
        look.changed.connect(self._restyle)
        self._restyle()

    def sizeHint(self) -> QSize:
        """As wide as the longest item."""
        font = look.sans(self._size)
        widest = max([paint.width_of(self.itemText(index), font) for index in range(self.count())], default=0)
        return QSize(widest + look.px(46), max(look.px(self._high), paint.line_of(font) + look.px(10)))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Field, item, arrow."""
        painter = QPainter(self)
        rect = QRectF(self.rect())
        hot = self.isEnabled() and self.underMouse()
        line = look.c.rule if hot else look.c.field_line
        paint.panel(painter, rect, look.c.field, line, 1, 5, 1 if self.isEnabled() else 0.4)
        place = rect.adjusted(look.px(12), 0, -look.px(28), 0)
        paint.words(
            painter, place, self.currentText(), look.sans(self._size), look.c.ink if self.isEnabled() else look.c.quiet
        )
        pointer_down(painter, QPointF(rect.right() - 17 * look.u, rect.center().y()), look.c.quiet)

    def _restyle(self) -> None:
        self.setFont(look.sans(self._size))
        palette = QPalette(self.palette())
        for role, colour in (
            (QPalette.ColorRole.Base, look.c.field),
            (QPalette.ColorRole.Window, look.c.field),
            (QPalette.ColorRole.Button, look.c.field),
            (QPalette.ColorRole.Text, look.c.ink),
            (QPalette.ColorRole.ButtonText, look.c.ink),
            (QPalette.ColorRole.WindowText, look.c.ink),
            (QPalette.ColorRole.Highlight, look.c.chosen),
            (QPalette.ColorRole.HighlightedText, look.c.ink),
        ):
            palette.setColor(role, colour)
        self.setPalette(palette)
        self.view().setPalette(palette)
        self.view().setFont(look.sans(self._size))
        self.updateGeometry()
        self.update()


class Tick(QCheckBox):
    """A box to tick, bold words beside it and, below them, a quiet sentence that says what it is for."""

    def __init__(self, words: str = "", why: str = "", size: float = 14, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        paint.ring_focus(self, 5)
        look.changed.connect(self._restyle)
        self.set_words(words, why)

    def set_words(self, words: str, why: str = "") -> None:
        """Other words."""
        self._words, self._why = words, why
        self.setText(spoken(words))
        self.setAccessibleName(words)
        self.setAccessibleDescription(why)
        self._restyle()

    def sizeHint(self) -> QSize:
        """On one line each, if there is room."""
        title, quiet = look.sans(self._size, bold=True), look.sans(12.5)
        width = self._left() + max(paint.width_of(self._words, title), paint.width_of(self._why, quiet)) + look.px(4)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Room for the box and the longest word."""
        title = look.sans(self._size, bold=True)
        longest = max([paint.width_of(word, title) for word in (self._words + " " + self._why).split()], default=0)
        width = self._left() + longest + look.px(4)
        return QSize(width, look.px(28))

    def hasHeightForWidth(self) -> bool:
        """Words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the wrapped words."""
        title, why = self._heights(width)
        return max(look.px(28), title + why + look.px(6))

    def hitButton(self, pos: object) -> bool:
        """The words too."""
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A new width may need a new height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Hover shows."""
        super().enterEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Box, tick, words."""
        painter = QPainter(self)
        title, why = self._heights(self.width())
        top = (self.height() - title - why) / 2
        self._paint_box(painter, top + title / 2 if not why else self.height() / 2)
        room = QRectF(self._left(), top, self.width() - self._left(), title)
        ink = look.c.ink if self.isEnabled() else look.c.quiet
        paint.words(painter, room, self._words, look.sans(self._size, bold=True), ink, wrap=True)
        if why:
            room = QRectF(self._left(), top + title, self.width() - self._left(), why)
            paint.words(painter, room, self._why, look.sans(12.5), look.c.quiet, wrap=True)

    def _paint_box(self, painter: QPainter, middle: float) -> None:
        u, on = look.u, self.isChecked()
        side = look.px(20)
        box = QRectF(look.px(2), round(middle - side / 2), side, side)
        fill = look.c.act if on else look.c.wash if self.isEnabled() and self.underMouse() else look.c.field
        strength = 1 if self.isEnabled() else 0.4
        paint.panel(
            painter, box, paint.faded(fill, strength), look.c.act_edge if on else look.c.field_line, 1.3, 4, strength
        )
        if on:
            pen = QPen(
                look.c.on_act, 2.6 * u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
            )
            painter.setPen(pen)
            x, y = box.left(), box.top()
            painter.drawPolyline(
                [QPointF(x + 4.5 * u, y + 10 * u), QPointF(x + 8.5 * u, y + 14.5 * u), QPointF(x + 16 * u, y + 5.5 * u)]
            )

    def _left(self) -> int:
        return look.px(36)

    def _heights(self, width: int) -> tuple[int, int]:
        room = max(1, width - self._left())
        title = paint.height_of(self._words, look.sans(self._size, bold=True), room)
        return title, paint.height_of(self._why, look.sans(12.5), room) if self._why else 0

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()
