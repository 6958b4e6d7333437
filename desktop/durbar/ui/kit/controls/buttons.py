"""Buttons of the house: Qt's own, with the keys and the presses of a page on which one of them is lit."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget
from shiboken6 import isValid

from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.style import KEY, PictureIcon
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import default_button, misclick
from durbar.ui.kit.values.tip import Tip

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_UP_DOWN = (Qt.Key.Key_Up, Qt.Key.Key_Down)
_ARROWS = (*_UP_DOWN, Qt.Key.Key_Left, Qt.Key.Key_Right)
#: How many times larger a sign grows at most.
_MAX_SIGN_GROWTH = 1.6


def spoken(words: str) -> str:
    """Return words as a native button takes them: an ampersand there would mark a key."""
    return words.replace("&", "&&")


class KitButton(QPushButton):
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
        self.setAutoDefault(False)  # in a dialog, Qt would have a held Enter press it
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        paint.ring_focus(self, radius)
        look.changed.connect(self._restyle)

    def set_tip(self, text: str) -> None:
        """Set a sentence about the button, for screen readers and for whoever shows tips."""
        self.tip_words = text
        self.setAccessibleDescription(text)

    def set_off(self, off: bool) -> None:
        """Look as if nothing could be done, and yet be there to be asked why."""
        if off != self.off:
            self.off = off
            self.setCursor(Qt.CursorShape.ArrowCursor if off else Qt.CursorShape.PointingHandCursor)
            self.update()

    def tip(self) -> Tip | None:
        """Return its tip: what it is called, and what was set about it."""
        return Tip(self.accessibleName(), rule=self.tip_words)

    @property
    def live(self) -> bool:
        """Whether a press does something."""
        return self.isEnabled() and not self.off

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """Show what is off as disabled; the keyboard's focus is shown by a ring of our own."""
        super().initStyleOption(option)
        option.state &= ~QStyle.StateFlag.State_HasFocus
        if self.off:
            option.state &= ~QStyle.StateFlag.State_Enabled

    def _leaves(self, key: Qt.Key, on_page: bool) -> bool:
        """Return whether a key is the page's, on which a button is lit."""
        if self.leaves_arrows:
            return key in _ARROWS
        return on_page and key in _UP_DOWN and not paint.is_ringed(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press by Enter as by Space, or press the default button where the keyboard is not seen to be here.

        ↑ and ↓ are then the page's too.
        """
        page = default_button.page_round(self)
        if page is not None and default_button.is_press(event) and not paint.is_ringed(self):
            default_button.press(page, event)
        elif event.key() in _ENTER:
            if not event.isAutoRepeat():  # a held key presses nothing that came up meanwhile
                self.click()
        elif self._leaves(Qt.Key(event.key()), page is not None):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ignore a press that was meant for what stood here before."""
        if misclick.is_misclick(event.globalPosition().toPoint()):
            event.accept()
        else:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Note a change where the press took the button away and put another below the pointer."""
        place = event.globalPosition().toPoint()
        super().mouseReleaseEvent(event)
        if not isValid(self) or not self.isVisible() or not self.rect().contains(self.mapFromGlobal(place)):
            misclick.note_change(place)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()


class WordButton(KitButton):
    """A button of words, with a picture before them and a key's name after them."""

    def __init__(
        self,
        words: str = "",
        key: str = "",
        primary: bool = False,
        size: float = 14.5,
        height: float = 42,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._size, self._height = size, height
        self._menu = False
        self.set_words(words, key, primary=primary)

    def set_words(self, words: str, key: str = "", picture: Picture | None = None, primary: bool = False) -> None:
        """Set the words, the name of the key, the picture, and whether it is the default button."""
        self.setText(spoken(words))
        self.setAccessibleName(words)
        self._key, self._picture, self._primary = key, picture, primary
        self._restyle()

    @property
    def primary(self) -> bool:
        """Whether it is the lit one."""
        return self._primary

    def set_primary(self, primary: bool) -> None:
        """Set whether it is the lit one."""
        if primary != self._primary:
            self._primary = primary
            self.update()

    def set_menu(self, menu: bool) -> None:
        """Set whether it opens a menu: a small arrow after the words says so."""
        if menu != self._menu:
            self._menu = menu
            self._restyle()

    def sizeHint(self) -> QSize:
        """Return room for picture, words and key on one line."""
        return super().sizeHint().expandedTo(QSize(0, look.px(self._height)))

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """Add the key's name, the look of the default button and the arrow of a menu."""
        super().initStyleOption(option)
        option.text += KEY + self._key
        if self._primary:
            option.features |= QStyleOptionButton.ButtonFeature.DefaultButton
        if self._menu:
            option.features |= QStyleOptionButton.ButtonFeature.HasMenu

    def _restyle(self) -> None:
        self.setFont(look.sans(self._size, bold=True))
        side = look.px(min(26.0, self._height - 8))
        self.setIconSize(QSize(side, side))
        self.setIcon(QIcon() if self._picture is None else QIcon(PictureIcon(self._picture)))  # Qt measures anew, too


class SignButton(KitButton):
    """A sign without words: boxed as undo is, or plain. name: for screen readers and tips.

    grows: where there is room for it, it is larger beside larger letters.
    """

    def __init__(
        self,
        sign: str,
        name: str,
        boxed: bool = False,
        size: float = 20,
        grows: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, radius=6)
        self._sign, self._size, self._grows = sign, size, grows
        self.setFlat(not boxed)
        self.set_name(name)
        self._restyle()

    def set_name(self, name: str) -> None:
        """Set what the button does, in words."""
        self.setAccessibleName(name)
        self.setText(spoken(name))

    def set_sign(self, sign: str) -> None:
        """Set another sign."""
        self._sign = sign
        self._restyle()

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """Leave out the words, which are for the screen reader only."""
        super().initStyleOption(option)
        option.text = ""

    def _restyle(self) -> None:
        side = look.px(self._size * (min(_MAX_SIGN_GROWTH, look.letters) if self._grows else 1))
        self.setIconSize(QSize(side, side))
        self.setIcon(QIcon(PictureIcon(Picture(self._sign))))


class LinkButton(KitButton):
    """Words that lead somewhere, underlined."""

    def __init__(self, words: str = "", size: float = 12.5, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=3)
        self._size = size
        self.setFlat(True)
        self.set_words(words)

    def set_words(self, words: str) -> None:
        """Set the words."""
        self.setText(spoken(words))
        self.setAccessibleName(words)
        self._restyle()

    def _restyle(self) -> None:
        font = look.sans(self._size)
        font.setUnderline(True)
        self.setFont(font)
