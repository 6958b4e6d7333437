"""The bar at the foot of every table: one plain sentence, a second line, and the few tiles and buttons that matter."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from durbar.engine.move import Move
from durbar.ui.kit.controls.buttons import KitButton, LinkButton, WordButton
from durbar.ui.kit.controls.parts import Words
from durbar.ui.kit.controls.scrollbar import use_thin_bar
from durbar.ui.kit.frame import tiles as tile
from durbar.ui.kit.frame.keys import ButtonKeys
from durbar.ui.kit.frame.tiles import TileButton
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.speak import announce
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.prompt import Prompt, Tile
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate

#: Units: the bar's usual height, the height that it keeps once it was needed, and that from which its text scrolls.
USUAL, KEPT, MOST = 70, 126, 210


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
    """How the bar is laid: its height, tiles or buttons below the words or beside, and how small things are.

    plain: buttons without pictures. tight: words with smaller letters. side: of a tile, in u.
    """

    high: int
    side: int
    tiles_below: bool
    below: bool
    plain: bool
    tight: bool


class _PromptButton(WordButton):
    """A button of the prompt: after one press it may be another, so the second of a double click does nothing.

    pointed(bool): the pointer or the keyboard came, or went.
    """

    pointed = Signal(bool)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer is here."""
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is gone."""
        super().leaveEvent(event)
        self.pointed.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard is here."""
        super().focusInEvent(event)
        self.pointed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard is gone."""
        super().focusOutEvent(event)
        self.pointed.emit(False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Part of QWidget."""
        event.accept()


class PromptBar(QWidget):
    """The prompt bar.

    button_pressed(Button): a button or its key was pressed. button_pointed(object): the pointer or the keyboard is on
    this Button, or on none (None). section_asked(str): the link to a section was followed.
    tile_pressed(Tile): a tile with a move, or its key, was pressed. tile_pointed(object): the pointer or the keyboard
    is on this Tile, or on none (None). height_changed(): the words need more or less height than before.
    """

    button_pressed = Signal(object)
    button_pointed = Signal(object)
    tile_pressed = Signal(object)
    tile_pointed = Signal(object)
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
        self._tiles: list[TileButton] = []
        self._pointed: TileButton | None = None
        self._caption = Words("", tile.CAPTION, tone="quiet")
        self._caption.setParent(self)
        self._caption.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._least = self._kept = (0, 0)
        self._said = _Said()
        self._own = _Said()  # measures the prompt's own words, so that nothing moves while others stand there
        self._own.setParent(self)
        self._own.hide()
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
        look.changed.connect(self.forget_room)

    @property
    def prompt(self) -> Prompt:
        """What it says."""
        return self._prompt

    def retranslate(self) -> None:
        """Fetch our own words anew; the rest comes with the next prompt."""
        self.setAccessibleName(translate("Prompt", "What to do"))

    def set_section_words(self, section_words: Callable[[str], str]) -> None:
        """How a link to a section of the rulebook is worded: a function of its number."""
        self._section_words = section_words

    def attach_tips(self, tips: Tips) -> None:
        """Buttons and tiles show their tips."""
        self._tips = tips

    def set_prompt(self, prompt: Prompt, emblem: str = "", thinking: bool = False) -> None:
        """Say this. emblem: of whoever acts, "" for none. thinking: no person is to act."""
        self._prompt = prompt
        self._emblem = emblem
        self._thinking = thinking
        self._section = prompt.section
        self._refusing = False
        self._least = (0, 0)
        self._show_words(prompt.second, prompt.tone)
        self._own.set_words(prompt.sentence, prompt.longest or prompt.second, prompt.tone, self._link_words())
        self._fill_buttons()
        self._fill_tiles()
        self._caption.setText(prompt.caption if prompt.tiles else "")
        self._caption.setVisible(bool(self._caption.text()))
        self._keys.set_buttons([*prompt.buttons, *prompt.tiles])
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
        return [*self._tiles, *self._buttons, self._said.link]

    def maker(self, moves: Collection[Move]) -> KitButton | None:
        """The tile or button that makes one of these moves."""
        widgets: tuple[KitButton, ...] = (*self._tiles, *self._buttons)
        makes = [part.move for part in self._prompt.tiles] + [part.move for part in self._prompt.buttons]
        return next((widget for widget, move in zip(widgets, makes, strict=True) if move in moves), None)

    def focus_first(self, moves: Collection[Move] = ()) -> None:
        """Bring the keyboard to what makes one of these moves, or else to the first tile, or the primary button.

        To no other: Enter once too often must not end a turn or give up an auction.
        """
        primary = [button for button, it in zip(self._buttons, self._prompt.buttons, strict=True) if it.primary]
        for button in (self.maker(moves), *self._tiles, *primary):
            if button is not None and not button.off:
                button.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def height_in(self, width: int) -> int:
        """The bar's height in pixels in a width: 70 u, up to 210 u when words need it.

        It does not shrink before the next prompt, nor below what a prompt once needed, up to KEPT: the board would else
        move to and fro below the pointer.
        """
        high = self._plan(width).high
        return max([high, *(least for wide, least in (self._least, self._kept) if wide == width)])

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
        self._said.set_words(self._prompt.sentence, second, tone, self._link_words())

    def _link_words(self) -> str:
        return self._section_words(self._section) if self._section else ""

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
            button.pointed.connect(self._point_button)
            if self._tips is not None:
                self._tips.attach(button, partial(_tip_of, button))
            button.show()
            self._buttons.append(button)
        for widget, shown in zip(self._buttons, wanted, strict=True):
            widget.set_words(shown.words, shown.key, shown.picture, shown.primary)
            widget.set_menu(bool(shown.moves))
            widget.set_off(not shown.enabled)
            widget.set_tip(shown.tip)

    def _fill_tiles(self) -> None:
        """The same for tiles."""
        wanted = self._prompt.tiles
        while len(self._tiles) > len(wanted):
            last = self._tiles.pop()
            if last.hasFocus() and (rest := [*self._tiles[-1:], *self._buttons]):
                rest[0].setFocus(Qt.FocusReason.OtherFocusReason)
            last.hide()
            last.deleteLater()
        while len(self._tiles) < len(wanted):
            button = TileButton(self)
            button.clicked.connect(self._tile_clicked)
            button.pointed.connect(self._point)
            button.explained.connect(self._explain)
            if self._tips is not None:
                self._tips.attach(button, partial(tile.tip_of, button), self)
            button.show()
            self._tiles.append(button)
        for widget, shown in zip(self._tiles, wanted, strict=True):
            widget.set_tile(shown)
        if self._pointed is not None and self._pointed not in self._tiles:
            self._pointed = None
            self.tile_pointed.emit(None)
        self._alarm()

    def _alarm(self) -> None:
        """Tiles that would be lost show it while a button that loses them is pointed at; without one, always."""
        both = zip(self._buttons, self._prompt.buttons, strict=False)  # they are just being changed, perhaps
        losing = [widget for widget, shown in both if shown.loses]
        on = not losing or any(widget.underMouse() or widget.hasFocus() for widget in losing)
        for one in self._tiles:
            one.set_alarmed(on)

    def _clicked(self) -> None:
        widget = self.sender()
        if isinstance(widget, WordButton) and widget in self._buttons:
            self._press(self._buttons.index(widget))

    def _tile_clicked(self) -> None:
        widget = self.sender()
        if isinstance(widget, TileButton) and widget in self._tiles:
            self._press_tile(widget.tile)

    def _press_tile(self, pressed: Tile) -> None:
        """Play its move; without one say what its tip has against it."""
        if pressed.move is not None:
            self.tile_pressed.emit(pressed)
        elif pressed.tip is not None and pressed.tip.refusal:
            self.say_refusal(pressed.tip.refusal, pressed.tip.section)

    def _point(self, on: bool) -> None:
        widget = self.sender()
        if not isinstance(widget, TileButton) or (not on and widget is not self._pointed):
            return
        self._pointed = widget if on else None
        self.tile_pointed.emit(widget.tile if on else None)

    def _point_button(self, on: bool) -> None:
        widget = self.sender()
        if isinstance(widget, WordButton) and widget in self._buttons:
            at = self._buttons.index(widget)
            self.button_pointed.emit(self._prompt.buttons[at] if on and at < len(self._prompt.buttons) else None)
            self._alarm()

    def _explain(self) -> None:
        """Tips come to the keyboard as to the pointer, but don't take the keyboard."""
        widget = self.sender()
        if isinstance(widget, TileButton) and self._tips is not None and (tip := tile.tip_of(widget)) is not None:
            self._tips.show_beside(widget, tip, self, by_keyboard=True)

    def _typed(self, index: int) -> None:
        buttons = len(self._prompt.buttons)
        if index < buttons:
            self._press(index)
        else:
            self._press_tile(self._prompt.tiles[index - buttons])

    def _press(self, index: int) -> None:
        button = self._prompt.buttons[index]
        if button.enabled:
            self.button_pressed.emit(button)
        elif button.tip:
            self.say_refusal(button.tip)

    def _ask_section(self) -> None:
        self.section_asked.emit(self._section)

    def _restyle(self) -> None:
        before, width = self.height(), self.width()
        high = self.height_in(width)
        self._least = (width, high)
        needed = min(self._own_plan(width).high, look.px(KEPT))
        self._kept = (width, max(needed, self._kept[1]) if self._kept[0] == width else needed)
        self.updateGeometry()
        if high != before:
            self.height_changed.emit()
        self._lay()
        self.update()

    def forget_room(self) -> None:
        """Be as low again as the prompt allows: the room that one person's secrets took would tell the next."""
        self._least = self._kept = (0, 0)
        self._restyle()

    def _text_left(self) -> int:
        return look.px(78 if self._emblem else 20)

    # ---- measures, in pixels -----------------------------------------------------------------------------------

    def _plan(self, width: int) -> _Plan:
        """How all is laid in a width. Words that are there for a moment only may make the bar higher, not else."""
        own = self._own_plan(width)
        room = self._words_room(width, own)
        beside = not (own.below or own.tiles_below)
        space = own.high - look.px(12) if beside else self._own.lay(room, own.tight, move=False)
        tight = self._said.lay(room, False, move=False) > space
        more = max(0, self._said.lay(room, tight, move=False) - space)
        if not beside:
            more = max(0, min(more, look.px(MOST) - own.high))
        return replace(own, high=own.high + more, tight=tight)

    def _own_plan(self, width: int) -> _Plan:
        """The roomiest way to lay the prompt that keeps the bar low; else tiles, then buttons, go below the words."""
        px, usual = look.px, look.px(USUAL)
        most = max(usual, round(usual * min(look.text, 1.25)))
        sides = (tile.SIDE, *tile.SHRUNK) if self._tiles else (tile.SIDE,)
        tries = [(side, False, False) for side in sides] + [(sides[-1], True, False), (sides[-1], True, True)]
        for side, plain, tight in tries:
            plan = _Plan(0, side, False, False, plain, tight)
            room = self._words_room(width, plan)
            high = self._own.lay(room, tight, move=False) + px(12)
            if room >= px(260) and high <= most:
                tiles = px(side) + px(12) if self._tiles else 0
                return replace(plan, high=max(usual, high, self._buttons_height() + px(24), tiles))
        return self._tiles_below(width, most) or self._all_below(width)

    def _tiles_below(self, width: int, most: int) -> _Plan | None:
        """Tiles in rows below the words, buttons at the end of both, if the words have room enough so."""
        px = look.px
        for plain in (False, True):
            plan = _Plan(0, tile.SIDE, True, False, plain, False)
            room = self._words_room(width, plan)
            high = self._own.lay(room, False, move=False) + px(12)
            least = max(px(420), tile.row_width(min(5, len(self._tiles)), tile.SIDE) + self._caption_width())
            if self._tiles and room >= least and high <= most:
                tiles = len(self._tile_rows(room, tile.SIDE)) * (px(tile.SIDE) + px(8))
                return replace(plan, high=max(px(USUAL), high + px(3) + tiles))
        return None

    def _all_below(self, width: int) -> _Plan:
        px = look.px
        room = width - self._text_left() - px(15)
        plain = self._buttons_width(False) > room
        plan = _Plan(0, tile.SIDE, bool(self._tiles), bool(self._buttons), plain, False)
        high = self._own.lay(room, False, move=False) + px(14)
        if self._buttons or self._tiles:
            controls = self._controls_height(room, plan)
            high = min(high + controls + px(14), max(px(MOST), controls + px(100)))
        return replace(plan, high=max(px(USUAL), high))

    def _words_room(self, width: int, plan: _Plan) -> int:
        """The width that words have."""
        px = look.px
        buttons = 0 if plan.below else self._buttons_width(plan.plain)
        tiles = 0 if plan.tiles_below else tile.row_width(len(self._tiles), plan.side) + self._caption_width()
        room = width - self._text_left() - px(15)
        return room - (buttons + px(20) if buttons else 0) - (tiles + px(20) if tiles else 0)

    def _caption_width(self) -> int:
        """Of the words before the tiles, long ones in two lines of about the same length, and the space after them."""
        words, font = self._caption.text().split(), self._caption.font()
        if not words:
            return 0
        wide = paint.width_of(" ".join(words), font)
        if wide > 5 * look.letter(tile.CAPTION):
            halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
            wide = min([wide, *(max(paint.width_of(one, font), paint.width_of(two, font)) for one, two in halves)])
        return wide + look.px(2) + look.px(10)

    def _buttons_width(self, plain: bool) -> int:
        return sum(button.width_if(plain) for button in self._buttons) + look.px(10) * max(0, len(self._buttons) - 1)

    def _buttons_height(self) -> int:
        return max((button.sizeHint().height() for button in self._buttons), default=0)

    def _tile_rows(self, room: int, side: int) -> list[list[TileButton]]:
        """The tiles in as many rows as they need, about equally long."""
        room += tile.gap_of(side) - self._caption_width()
        fit = max(1, room // (look.px(side) + tile.gap_of(side)))
        rows = -(-len(self._tiles) // fit)
        each = -(-len(self._tiles) // max(1, rows))
        return [self._tiles[at : at + each] for at in range(0, len(self._tiles), max(1, each))]

    def _button_rows(self, room: int, plain: bool) -> list[list[WordButton]]:
        """The buttons in as many rows as their widths need."""
        rows: list[list[WordButton]] = []
        for button in self._buttons:
            if rows and _row_width([*rows[-1], button], plain) <= room:
                rows[-1].append(button)
            else:
                rows.append([button])
        return rows

    def _share_a_row(self, room: int, plan: _Plan) -> bool:
        """Whether below the words the last tiles and the first buttons stand beside each other."""
        tiles, buttons = self._tile_rows(room, plan.side), self._button_rows(room, plan.plain)
        if not (tiles and buttons and plan.below):
            return False
        wide = tile.row_width(len(tiles[-1]), plan.side) + look.px(20) + _row_width(buttons[0], plan.plain)
        return wide + self._caption_width() <= room

    def _controls_height(self, room: int, plan: _Plan) -> int:
        """What stands below the words takes this."""
        px = look.px
        tiles = len(self._tile_rows(room, plan.side)) if plan.tiles_below else 0
        buttons = len(self._button_rows(room, plan.plain)) if plan.below else 0
        if self._share_a_row(room, plan):
            shared = max(px(plan.side), self._buttons_height())
            return (tiles - 1) * (px(plan.side) + px(8)) + shared + (buttons - 1) * (self._buttons_height() + px(8))
        high = tiles * (px(plan.side) + px(8)) + buttons * (self._buttons_height() + px(8))
        return max(0, high - px(8))

    # ---- places ------------------------------------------------------------------------------------------------

    def _lay(self) -> None:
        """Tiles and buttons are measured from the foot, which stays, when words make the bar higher."""
        px, width, whole = look.px, self.width(), self.height()
        own, plan = self._own_plan(width), self._plan(width)
        for button in self._buttons:
            button.set_plain(plan.plain)
        for one in self._tiles:
            one.set_side(plan.side)
        left, foot = self._text_left(), whole
        if plan.below:
            foot = whole - px(10) - self._lay_controls(width - left - px(15), plan)
        else:
            middle = whole - own.high // 2
            tall = self._buttons_height()
            self._lay_buttons(self._buttons, middle - tall // 2, plan.plain)
            if plan.tiles_below:
                rows = self._tile_rows(self._words_room(width, plan), plan.side)
                foot = whole - px(8) - len(rows) * (px(plan.side) + px(8)) + px(8)
                self._lay_tile_rows(rows, foot, plan.side)
            elif self._tiles:
                buttons = self._buttons_width(plan.plain)
                end = width - px(15) - (buttons + px(20) if buttons else 0)
                x = end - tile.row_width(len(self._tiles), plan.side)
                self._lay_tiles(self._tiles, x, middle - px(plan.side) // 2, plan.side)
                self._lay_caption(x, middle)
        self._lay_words(plan, foot - (px(4) if foot < whole else 0))

    def _lay_words(self, plan: _Plan, foot: int) -> None:
        """The words, above ``foot``; where they are higher than that they scroll."""
        px = look.px
        room = max(1, self._words_room(self.width(), plan))
        text = self._said.lay(room, plan.tight)
        space = foot - px(10)
        if text > space:
            text = self._said.lay(room - px(10), plan.tight)
        self._said.resize(room, text)
        self._area.setGeometry(self._text_left(), px(5) + max(0, (space - text) // 2), room, min(text, space))

    def _lay_controls(self, room: int, plan: _Plan) -> int:
        """Tiles and buttons in rows at the foot; gives back their height."""
        px, high = look.px, self._controls_height(room, plan)
        y = self.height() - px(10) - high
        tiles, buttons = self._tile_rows(room, plan.side), self._button_rows(room, plan.plain)
        side, tall = px(plan.side), self._buttons_height()
        shared = self._share_a_row(room, plan)
        self._lay_tile_rows(tiles, y + (max(0, tall - side) // 2 if shared else 0), plan.side)
        y += len(tiles) * (side + px(8))
        if shared:
            y += -side - px(8) + max(0, side - tall) // 2
        for row in buttons:
            self._lay_buttons(row, y, plan.plain)
            y += tall + px(8)
        return high

    def _lay_tile_rows(self, rows: Sequence[Sequence[TileButton]], y: int, side: int) -> None:
        left, step = self._text_left() + self._caption_width(), look.px(side) + look.px(8)
        self._lay_caption(left, y + look.px(side) // 2)
        for row in rows:
            self._lay_tiles(row, left, y, side)
            y += step

    def _lay_caption(self, right: int, middle: int) -> None:
        """The words before the tiles: they end where the tiles begin, their middle in a row's."""
        wide = self._caption_width()
        high = self._caption.heightForWidth(max(1, wide - look.px(10)))
        self._caption.setGeometry(right - wide, middle - high // 2, max(0, wide - look.px(10)), high)

    def _lay_tiles(self, row: Sequence[TileButton], x: int, y: int, side: int) -> None:
        """Side by side from x on."""
        margin = look.px(tile.MARGIN)
        for button in row:
            button.setGeometry(QRect(QPoint(x - margin, y - margin), button.sizeHint()))
            x += look.px(side) + tile.gap_of(side)

    def _lay_buttons(self, row: Sequence[WordButton], y: int, plain: bool) -> None:
        """Side by side; they end at the right."""
        x = self.width() - look.px(15) - _row_width(row, plain)
        for button in row:
            button.setGeometry(QRect(x, y, button.width_if(plain), self._buttons_height()))
            x += button.width() + look.px(10)


def _row_width(row: Sequence[WordButton], plain: bool) -> int:
    return sum(button.width_if(plain) for button in row) + look.px(10) * max(0, len(row) - 1)


def _plain_section(section: str) -> str:
    return translate("Prompt", "Rules: {section} ›").format(section=section)


def _tip_of(button: WordButton) -> Tip | None:
    if not button.tip_words:
        return None
    title = button.accessibleName()
    return Tip(title, refusal=button.tip_words) if button.off else Tip(title, what=button.tip_words)
