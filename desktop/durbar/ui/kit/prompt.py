"""The bar at the foot of every table: one plain sentence, a second line, and the few buttons that matter now."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from durbar.ui.kit import art, paint
from durbar.ui.kit.buttons import LinkButton, WordButton
from durbar.ui.kit.keys import ButtonKeys
from durbar.ui.kit.parts import Words
from durbar.ui.kit.screen import Prompt, Tip
from durbar.ui.kit.scrollbar import use_thin_bar
from durbar.ui.kit.speak import announce
from durbar.ui.kit.theme import look
from durbar.ui.kit.tip import Tips
from durbar.ui.words import translate

#: Units: the bar's usual height, and the height from which its text scrolls.
USUAL, MOST = 70, 210


class _Said(QWidget):
    """The words of the bar: sentence, second line, link to a section; they are laid out in a given width."""

    def __init__(self) -> None:
        super().__init__()
        self.sentence = Words("", 18, face="serif")
        self.small = Words("", 16, face="serif")
        self.second = Words("", 13)
        self.fine = Words("", 11.5)
        self.link = LinkButton("", 13)
        for widget in (self.sentence, self.small, self.second, self.fine, self.link):
            widget.setParent(self)

    def set_words(self, sentence: str, second: str, tone: str, link: str) -> None:
        """Say this; an empty link is none."""
        self.sentence.setText(sentence)
        self.small.setText(sentence)
        for words in (self.second, self.fine):
            words.setText(second)
            words.set_tone(tone)
        self.link.set_words(link)
        self.link.setVisible(bool(link))

    def lay(self, width: int, tight: bool, move: bool = True) -> int:
        """Lay the words in a width; gives back the height. tight: with smaller letters. move: False only measures."""
        fits = paint.width_of(self.sentence.text(), self.sentence.font()) <= width
        first = self.sentence if fits else self.small
        places: list[tuple[QWidget, QRect]] = [(first, QRect(0, 0, width, first.heightForWidth(width)))]
        y = places[0][1].height()
        second = self.fine if tight else self.second
        link = QSize(0, 0) if self.link.isHidden() else self.link.sizeHint()
        spot = QPoint(0, y)
        if second.text():
            natural = paint.width_of(second.text(), second.font()) + 2
            beside = natural + look.px(12) + link.width() <= width or link.isEmpty()
            room = min(natural, width) if beside else width
            high = second.heightForWidth(room)
            y += look.px(5) if fits and high < 2 * paint.line_of(second.font()) else 0
            places.append((second, QRect(0, y, room, high)))
            spot = QPoint(natural + look.px(12), y) if beside else QPoint(0, y + high)
            y += high
        if not link.isEmpty():
            places.append((self.link, QRect(spot, link)))
            y = max(y, spot.y() + link.height())
        if move:
            self._show([widget for widget, _ in places])
            for widget, place in places:
                widget.setGeometry(place)
        return y

    def _show(self, shown: list[QWidget]) -> None:
        for widget in (self.sentence, self.small, self.second, self.fine):
            widget.setVisible(widget in shown)


@dataclass(frozen=True)
class _Plan:
    """How the bar is laid: its height, buttons below the words or beside, without pictures, with smaller letters."""

    high: int
    below: bool
    plain: bool
    tight: bool


class _PromptButton(WordButton):
    """A button of the prompt: after one press it may be another, so the second of a double click does nothing."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Part of QWidget."""
        event.accept()


class PromptBar(QWidget):
    """The prompt bar.

    button_pressed(Button): a button or its key was pressed. section_asked(str): the link to a section was followed.
    height_changed(): the words need more or less height than before.
    """

    button_pressed = Signal(object)
    section_asked = Signal(str)
    height_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._prompt = Prompt("")
        self._emblem = ""
        self._thinking = False
        self._refusing = False
        self._section = ""
        self._section_words: Callable[[str], str] = _plain_section
        self._tips: Tips | None = None
        self._buttons: list[WordButton] = []
        self._below = False
        self._said = _Said()
        self._area = QScrollArea(self)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self._said)
        self._said.setAutoFillBackground(False)
        use_thin_bar(self._area)
        self._keys = ButtonKeys(self)
        self._keys.typed.connect(self._typed)
        self._said.link.clicked.connect(self._ask_section)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()
        look.changed.connect(self._restyle)

    def retranslate(self) -> None:
        """Fetch our own words anew; the rest comes with the next prompt."""
        self.setAccessibleName(translate("Prompt", "What to do"))

    def set_section_words(self, section_words: Callable[[str], str]) -> None:
        """How a link to a section of the rulebook is worded: a function of its number."""
        self._section_words = section_words

    def attach_tips(self, tips: Tips) -> None:
        """Buttons show their tips."""
        self._tips = tips

    def set_prompt(self, prompt: Prompt, emblem: str = "", thinking: bool = False) -> None:
        """Say this. emblem: of whoever acts, "" for none. thinking: no person is to act."""
        self._prompt = prompt
        self._emblem = emblem
        self._thinking = thinking
        self._section = prompt.section
        self._refusing = False
        self._show_words(prompt.second, prompt.tone)
        self._fill_buttons()
        self._restyle()
        announce(self, f"{prompt.sentence} {prompt.second}".strip())

    def say_refusal(self, sentence: str, section: str = "") -> None:
        """Why a click did nothing, in madder, until the next prompt."""
        self._section = section
        self._refusing = True
        self._show_words(sentence, "refuse")
        self._restyle()
        announce(self, sentence)

    def forgive(self) -> None:
        """A refusal has been read: the prompt's own second line again."""
        if self._refusing:
            self._refusing = False
            self.say_preview("")

    def say_preview(self, second: str, tone: str = "gain") -> None:
        """What a move pointed at would bring, as second line; "" brings the usual one back, but ends no refusal."""
        if second:
            self._refusing = False
            self._section = ""
            self._show_words(second, tone)
        elif self._refusing:
            return
        else:
            self._section = self._prompt.section
            self._show_words(self._prompt.second, self._prompt.tone)
        self._restyle()

    def focus_order(self) -> list[QWidget]:
        """Its widgets in the order of the Tab key."""
        return [*self._buttons, self._said.link]

    def focus_first(self) -> None:
        """Bring the keyboard to the first button."""
        for button in self._buttons:
            if not button.off:
                button.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def height_in(self, width: int) -> int:
        """The bar's height in pixels in a width: 70 u, up to 210 u when words need it."""
        return self._plan(width).high

    def sizeHint(self) -> QSize:
        """As wide as it is given."""
        return QSize(look.px(900), self.height_in(self.width() or look.px(1257)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything to its place."""
        super().resizeEvent(event)
        self._lay()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Double gold line, emblem, the still line of whoever thinks."""
        painter = QPainter(self)
        rect = QRectF(self.rect())
        paint.panel(painter, rect, opacity=0.9, double=True)
        if self._emblem:
            side = look.px(50)
            art.draw(painter, self._emblem, QRectF(look.px(14), look.px(10), side, side))
        if self._thinking:
            high = max(3, look.px(3))
            gap = look.px(9)
            place = QRectF(gap, rect.height() - high - look.px(6), rect.width() - 2 * gap, high)
            paint.rounded(painter, place, look.c.act, paint.NOTHING, 0, high / 2)

    def _show_words(self, second: str, tone: str) -> None:
        link = self._section_words(self._section) if self._section else ""
        self._said.set_words(self._prompt.sentence, second, tone, link)

    def _fill_buttons(self) -> None:
        """Use the widgets again that are there, so that the keyboard keeps its place."""
        wanted = self._prompt.buttons
        while len(self._buttons) > len(wanted):
            last = self._buttons.pop()
            if last.hasFocus() and self._buttons:
                self._buttons[-1].setFocus(Qt.FocusReason.OtherFocusReason)
            last.hide()
            last.deleteLater()
        while len(self._buttons) < len(wanted):
            button = _PromptButton(parent=self)
            button.clicked.connect(self._clicked)
            if self._tips is not None:
                self._tips.attach(button, partial(_tip_of, button))
            button.show()
            self._buttons.append(button)
        for widget, shown in zip(self._buttons, wanted, strict=True):
            widget.set_words(shown.words, shown.key, shown.picture, shown.primary)
            widget.set_off(not shown.enabled)
            widget.set_tip(shown.tip)
        self._keys.set_buttons(wanted)

    def _clicked(self) -> None:
        widget = self.sender()
        if isinstance(widget, WordButton) and widget in self._buttons:
            self._press(self._buttons.index(widget))

    def _typed(self, index: int) -> None:
        self._press(index)

    def _press(self, index: int) -> None:
        button = self._prompt.buttons[index]
        if button.enabled:
            self.button_pressed.emit(button)
        elif button.tip:
            self.say_refusal(button.tip)

    def _ask_section(self) -> None:
        self.section_asked.emit(self._section)

    def _restyle(self) -> None:
        before = self.height()
        self.updateGeometry()
        if self.height_in(self.width()) != before:
            self.height_changed.emit()
        self._lay()
        self.update()

    def _text_left(self) -> int:
        return look.px(78 if self._emblem else 20)

    def _plan(self, width: int) -> _Plan:
        """The roomiest way to lay everything that keeps the bar low; else the buttons go below the words."""
        px = look.px
        left = self._text_left()
        most = max(px(USUAL), round(px(USUAL) * min(look.text, 1.25)))
        for plain, tight in ((False, False), (True, False), (True, True)):
            buttons = self._buttons_width(plain)
            room = width - left - buttons - px(15) - (px(20) if buttons else 0)
            high = self._said.lay(room, tight, move=False) + px(12)
            if room >= px(260) and high <= most:
                return _Plan(max(px(USUAL), high, self._buttons_height() + px(24)), False, plain, tight)
        room = width - left - px(15)
        plain = self._buttons_width(False) > room
        high = self._said.lay(room, False, move=False) + px(14)
        if self._buttons:
            rows = -(-self._buttons_width(plain) // max(1, room))
            buttons = rows * self._buttons_height() + (rows - 1) * px(8)
            high = min(high + buttons + px(14), max(px(MOST), buttons + px(100)))
        return _Plan(max(px(USUAL), high), bool(self._buttons), plain, False)

    def _buttons_width(self, plain: bool) -> int:
        return sum(button.width_if(plain) for button in self._buttons) + look.px(10) * max(0, len(self._buttons) - 1)

    def _buttons_height(self) -> int:
        return max((button.sizeHint().height() for button in self._buttons), default=0)

    def _lay(self) -> None:
        px, width, whole = look.px, self.width(), self.height()
        plan = self._plan(width)
        for button in self._buttons:
            button.set_plain(plan.plain)
        wide, tall, left = self._buttons_width(plan.plain), self._buttons_height(), self._text_left()
        row_room = width - left - px(15)
        rows = max(1, len(self._rows(row_room)))
        y = whole - rows * tall - (rows - 1) * px(8) - px(10) if plan.below else (whole - tall) // 2
        self._lay_buttons(row_room, y)
        right = px(15) if plan.below or not self._buttons else px(15) + wide + px(20)
        room = max(1, width - left - right)
        text = self._said.lay(room, plan.tight)
        space = (y - px(4) if plan.below else whole) - px(10)
        if text > space:
            text = self._said.lay(room - px(10), plan.tight)
        self._said.resize(room, text)
        self._area.setGeometry(left, px(5) + max(0, (space - text) // 2), room, min(text, space))

    def _lay_buttons(self, room: int, y: int) -> None:
        """In rows that end at the right; room in pixels from the text's left edge."""
        px, end = look.px, self.width() - look.px(15)
        for row in self._rows(room):
            x = end - _row_width(row)
            for button in row:
                button.setGeometry(QRect(x, y, button.sizeHint().width(), self._buttons_height()))
                x += button.width() + px(10)
            y += self._buttons_height() + px(8)

    def _rows(self, room: int) -> list[list[WordButton]]:
        """The buttons in as many rows as their widths need."""
        rows: list[list[WordButton]] = []
        for button in self._buttons:
            if rows and _row_width([*rows[-1], button]) <= room:
                rows[-1].append(button)
            else:
                rows.append([button])
        return rows


def _row_width(row: list[WordButton]) -> int:
    return sum(button.sizeHint().width() for button in row) + look.px(10) * max(0, len(row) - 1)


def _plain_section(section: str) -> str:
    return translate("Prompt", "Rules: {section} ›").format(section=section)


def _tip_of(button: WordButton) -> Tip | None:
    if not button.tip_words:
        return None
    title = button.accessibleName()
    return Tip(title, refusal=button.tip_words) if button.off else Tip(title, what=button.tip_words)
