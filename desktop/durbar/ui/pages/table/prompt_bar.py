"""The bar at the foot of every table: emblem, words, the few tiles or buttons that matter, side by side."""

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from durbar.engine.move import Move
from durbar.ui.kit.controls.buttons import KitButton
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import misclick
from durbar.ui.kit.speak import announce
from durbar.ui.kit.tips.tips import Tips, on_screen
from durbar.ui.kit.values.prompt import Button, Prompt, Tile
from durbar.ui.pages.table.prompt_controls import Controls
from durbar.ui.pages.table.prompt_keys import ButtonKeys, key_of
from durbar.ui.pages.table.prompt_text import PromptText
from durbar.ui.words import translate

#: Units: the bar's height at the usual size of letters, and in windows narrower than so many, where words need more
#: lines.
BAR_HEIGHT, NARROW_BAR_HEIGHT, NARROW_WINDOW_WIDTH = 96, 120, 1150
#: It grows with the letters, but not as much: the board needs room as well.
GROWTH_SHARE = 0.6
#: Units: the emblem's margin and side; where words begin beside it, and without it; right of all; between the parts.
EMBLEM_MARGIN_SIDE = (14, 50)
WORDS_LEFT, WORDS_LEFT_ALONE, RIGHT_MARGIN, PART_GAP = 72, 14, 15, 14
#: Letters of the words before a row of tiles, and how many of them a line of it has.
CAPTION_LETTERS, CAPTION_LINE_LETTERS = 12.5, 5


def bar_height(width: int) -> int:
    """Return the height in pixels of the bar in a width: it is the same for every prompt."""
    growth = max(1.0, look.letter(100) / (100 * look.u))
    return look.px((NARROW_BAR_HEIGHT if width < look.px(NARROW_WINDOW_WIDTH) else BAR_HEIGHT) * growth**GROWTH_SHARE)


class PromptBar(QWidget):
    """The prompt bar.

    button_pressed(Button): a button or its key was pressed. button_pointed(object): the pointer or the keyboard is on
    this Button, or on none (None). section_asked(str): the link to a section was followed.
    tile_pressed(Tile): a tile with a move, or its key, was pressed. tile_pointed(object): the pointer or the keyboard
    is on this Tile, or on none (None).
    """

    button_pressed = Signal(object)
    button_pointed = Signal(object)
    tile_pressed = Signal(object)
    tile_pointed = Signal(object)
    section_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._prompt = Prompt("")
        self._emblem = ""
        self._thinking = False
        self._refusing = False
        self._section = ""
        self._section_words: Callable[[str], str] = _plain_section
        self._controls = Controls(self)
        self.buttons, self.tiles = self._controls.buttons, self._controls.tiles
        self.caption = Words("", CAPTION_LETTERS, tone="quiet")
        self.caption.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.text = PromptText()
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.text, 1)
        self._row.addWidget(self.caption)
        for grid in (self._controls.tile_grid, self._controls.button_grid):
            self._row.addLayout(grid)
            self._row.setAlignment(grid, Qt.AlignmentFlag.AlignVCenter)
        self._keys = ButtonKeys(self)
        self._keys.typed.connect(self._typed)
        self.text.link.clicked.connect(self._ask_section)
        self._controls.button_clicked.connect(self._press)
        self._controls.button_pointed.connect(self.button_pointed)
        self._controls.tile_clicked.connect(self._press_tile)
        self._controls.tile_pointed.connect(self.tile_pointed)
        self.retranslate()
        look.changed.connect(self._arrange)

    @property
    def prompt(self) -> Prompt:
        """What it says."""
        return self._prompt

    def retranslate(self) -> None:
        """Fetch our own words anew; the rest comes with the next prompt."""
        self.setAccessibleName(translate("Prompt", "What to do"))

    def set_section_words(self, section_words: Callable[[str], str]) -> None:
        """Set how a link to a section of the rulebook is worded: a function of its number."""
        self._section_words = section_words

    def attach_tips(self, tips: Tips) -> None:
        """Let buttons and tiles show their tips."""
        self._controls.attach_tips(tips)

    def set_prompt(self, prompt: Prompt, emblem: str = "", thinking: bool = False) -> None:
        """Say this. emblem: of whoever acts, "" for none. thinking: no person is to act."""
        self._show(prompt, emblem, thinking)
        self.speak()

    def _show(self, prompt: Prompt, emblem: str = "", thinking: bool = False) -> None:
        before = self._controls.part_at(QCursor.pos())
        self._prompt = prompt
        self._emblem = emblem
        self._thinking = thinking
        self._controls.fill(prompt)
        self.caption.setText(prompt.caption)
        self.caption.setVisible(bool(prompt.caption and prompt.tiles))
        self._keys.set_buttons([*prompt.buttons, *prompt.tiles])
        self._show_own()
        self._arrange()
        if self._controls.part_at(QCursor.pos()) != before:
            misclick.note_change(QCursor.pos())

    def speak(self) -> None:
        """Say it aloud to whoever listens with a screen reader."""
        announce(self, f"{self._prompt.sentence} {self._prompt.second}".strip())

    def clear(self) -> None:
        """Say and offer nothing."""
        self._controls.light_for(None)
        self._show(Prompt(""))

    def fade(self) -> None:
        """Fade what it offers: pieces fly, and what comes next is said when they have landed. That can be skipped."""
        for tile in self.tiles:
            tile.set_off(True)
        for button, shown in zip(self.buttons, self._prompt.buttons, strict=True):
            button.set_off(shown.action != "skip")

    def say_refusal(self, sentence: str, section: str = "") -> None:
        """Say why a click did nothing, in madder, until the next prompt."""
        self._refusing = True
        self._show_words(sentence, "refuse", section)
        announce(self, sentence)

    def forgive(self) -> None:
        """Show the prompt's own second line again, once a refusal has been read."""
        if self._refusing:
            self._show_own()

    def say_preview(self, second: str, tone: str = "gain") -> None:
        """Say what a move pointed at would bring, as second line; "" brings the usual one back, but ends no refusal."""
        if second:
            self._refusing = False
            self._show_words(second, tone)
        elif not self._refusing:
            self._show_own()

    def light_for(self, move: Move | None) -> None:
        """Make no other move's button the default one while a move has the frame in the list, and Enter with it."""
        self._controls.light_for(move)

    def focus_order(self) -> list[QWidget]:
        """Return its widgets in the order of the Tab key."""
        return [*self.tiles, *self.buttons, self.text.link]

    def maker(self, moves: Collection[Move]) -> KitButton | None:
        """Return the tile or button that makes one of these moves."""
        return self._controls.maker(moves)

    def focus_first(self, moves: Collection[Move] = ()) -> None:
        """Bring the keyboard to what makes one of these moves, or else to the primary button.

        To no other: Enter once too often must not choose an action, end a turn or give up an auction.
        """
        primary = [button for button, it in zip(self.buttons, self._prompt.buttons, strict=True) if it.primary]
        for button in (self.maker(moves), *primary):
            if button is not None and not button.off:
                button.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def place_of(self, button: Button) -> QRect:
        """Return where one of the prompt's buttons is, in global coordinates."""
        return on_screen(self.buttons[self._prompt.buttons.index(button)])

    def means(self, event: QEvent, action: str) -> bool:
        """Return whether a press, wherever it is heard, is on the button that does this, or on its key."""
        button = next((one for one in self._prompt.buttons if one.action == action), None)
        if button is None:
            return False
        if isinstance(event, QMouseEvent):
            return self.place_of(button).contains(event.globalPosition().toPoint())
        return isinstance(event, QKeyEvent) and event.text().upper() == key_of(button)

    def press_primary(self) -> bool:
        """Press the primary button; return whether there is one."""
        place = next((place for place, button in enumerate(self._prompt.buttons) if button.primary), None)
        if place is not None:
            self._press(place)
        return place is not None

    def sizeHint(self) -> QSize:
        """Return the usual size; the width is what it is given."""
        return QSize(look.px(900), look.px(BAR_HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the double gold line, the emblem, and the still line of whoever thinks."""
        painter = QPainter(self)
        rect = QRectF(self.rect())
        paint.panel(painter, rect, opacity=0.9, double=True)
        if self._emblem:
            x, side = (look.px(units) for units in EMBLEM_MARGIN_SIDE)
            art.draw(painter, self._emblem, QRectF(x, (self.height() - side) // 2, side, side))
        if self._thinking:
            high = max(3, look.px(3))
            gap = look.px(9)
            place = QRectF(gap, rect.height() - high - look.px(6), rect.width() - 2 * gap, high)
            paint.rounded(painter, place, look.c.act, paint.NOTHING, 0, high / 2)

    def _show_own(self) -> None:
        self._refusing = False
        self._show_words(self._prompt.second, self._prompt.tone, self._prompt.section, self._prompt.figures)

    def _show_words(
        self, second: str, tone: str, section: str = "", figures: Sequence[tuple[Picture, str]] = ()
    ) -> None:
        self._section = section
        link = self._section_words(section) if section else ""
        self.text.set_words(self._prompt.sentence, second, tone, link, figures)

    def _press_tile(self, pressed: Tile) -> None:
        """Play its move; without one say what its tip has against it."""
        if pressed.move is not None:
            self.tile_pressed.emit(pressed)
        elif pressed.tip is not None and pressed.tip.refusal:
            self.say_refusal(pressed.tip.refusal, pressed.tip.section)

    def _typed(self, index: int) -> None:
        buttons = len(self._prompt.buttons)
        if index < buttons:
            self._press(index)
        else:
            self._press_tile(self._prompt.tiles[index - buttons])

    def _press(self, index: int) -> None:
        button = self._controls.button_at(index)
        if button.enabled:
            self.button_pressed.emit(button)
        elif button.tip:
            self.say_refusal(button.tip)

    def _ask_section(self) -> None:
        self.section_asked.emit(self._section)

    def _arrange(self) -> None:
        """Lay everything out, at once: what is asked next is where a press goes."""
        px = look.px
        self.caption.setFixedWidth(CAPTION_LINE_LETTERS * look.letter(CAPTION_LETTERS))
        self._row.setContentsMargins(px(WORDS_LEFT if self._emblem else WORDS_LEFT_ALONE), 0, px(RIGHT_MARGIN), 0)
        self._row.setSpacing(px(PART_GAP))
        words = 0 if self.caption.isHidden() else self.caption.width()
        self._controls.arrange(self.width() - px(WORDS_LEFT + RIGHT_MARGIN + 3 * PART_GAP) - words, self.height())
        self._row.activate()
        self.text.fit()
        self.update()


def _plain_section(section: str) -> str:
    return translate("Prompt", "Rules: {section} ›").format(section=section)
