"""Buttons: native widgets, so that keyboard and screen readers know them, in our own look."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QSizePolicy,
    QWidget,
)
from shiboken6 import isValid

from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import lit, stray

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_UP_DOWN = (Qt.Key.Key_Up, Qt.Key.Key_Down)
_ARROWS = (*_UP_DOWN, Qt.Key.Key_Left, Qt.Key.Key_Right)
#: How many times larger a sign grows at most.
_MOST_GROWN = 1.6


def spoken(words: str) -> str:
    """Words as a native button takes them: an ampersand there would mark a key."""
    return words.replace("&", "&&")


class KitButton(QAbstractButton):
    """What our buttons share: Enter presses, the hand, the look's changes, the focus ring, an off state.

    An off button looks disabled but keeps its tip and its place for the keyboard: its user asks ``off`` on a click.
    leaves_arrows: they are the page's; Qt would go on to any widget beside, a field perhaps.
    """

    leaves_arrows = False

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

    def _leaves(self, key: Qt.Key, on_page: bool) -> bool:
        """Whether a key is the page's, on which a button is lit."""
        if self.leaves_arrows:
            return key in _ARROWS
        return on_page and key in _UP_DOWN and not paint.is_ringed(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses, as Space does; where the keyboard is not seen to be here, they press what is lit, and ↑ and ↓
        are the page's."""
        page = lit.page_round(self)
        if page is not None and lit.is_press(event) and not paint.is_ringed(self):
            lit.press(page, event)
        elif event.key() in _ENTER:
            if not event.isAutoRepeat():  # a held key presses nothing that came up meanwhile
                self.click()
        elif self._leaves(Qt.Key(event.key()), page is not None):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press that was meant for what stood here before does nothing."""
        if stray.is_stray(event.globalPosition().toPoint()):
            event.accept()
        else:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The press may have taken the button away, and put another below the pointer."""
        place = event.globalPosition().toPoint()
        super().mouseReleaseEvent(event)
        if not isValid(self) or not self.isVisible() or not self.rect().contains(self.mapFromGlobal(place)):
            stray.note_change(place)

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

    def set_primary(self, primary: bool) -> None:
        """Whether it is the lit one."""
        if primary != self._primary:
            self._primary = primary
            self.update()

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

    def set_letters(self, size: float) -> None:
        """Larger or smaller letters, in units."""
        if size != self._size:
            self._size = size
            self._restyle()

    def width_if(self, plain: bool, size: float | None = None) -> int:
        """The width in pixels on one line, with or without the picture, in letters of another size."""
        return self._left(plain) + paint.width_of(self._words, look.sans(size or self._size, bold=True)) + self._right()

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
    """A sign without words: boxed as undo is (36 × 32), or plain. name, key: for screen readers and tips.

    grows: where there is room for it, it is larger beside larger letters.
    """

    def __init__(
        self,
        sign: str,
        name: str,
        key: str = "",
        boxed: bool = False,
        size: float = 20,
        grows: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, radius=6)
        self._sign = sign
        self._boxed = boxed
        self._size = size
        self._grows = grows
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
        return QSize(self._side() + look.px(12), self._side() + look.px(12))

    def _side(self) -> int:
        """Of the sign, in pixels."""
        return look.px(self._size * (min(_MOST_GROWN, look.letters) if self._grows else 1))

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
        side = self._side()
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
