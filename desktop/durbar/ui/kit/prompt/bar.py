"""The bar at the foot of every table: one plain sentence, a second line, the few tiles or buttons that matter."""

from collections.abc import Callable, Collection

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QCursor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from durbar.engine.move import Move
from durbar.ui.kit.controls.buttons import KitButton
from durbar.ui.kit.controls.scrollbar import use_own_viewport, use_thin_bar
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.pressing import stray
from durbar.ui.kit.prompt import tiles as tile
from durbar.ui.kit.prompt.controls import Controls
from durbar.ui.kit.prompt.keys import ButtonKeys
from durbar.ui.kit.prompt.places import Places
from durbar.ui.kit.prompt.plan import HIGH, Planner
from durbar.ui.kit.prompt.said import Said
from durbar.ui.kit.speak import announce
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.prompt import Button, Prompt, Tile
from durbar.ui.words import translate


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
        self._buttons, self._tiles = self._controls.buttons, self._controls.tiles
        self._caption = Words("", tile.CAPTION, tone="quiet")
        self._caption.setParent(self)
        self._caption.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._said = Said()
        self._own = Said()  # measures the prompt's own words: nothing moves while others stand there
        self._own.setParent(self)
        self._own.hide()
        self._area = QScrollArea(self)
        use_own_viewport(self._area)
        use_thin_bar(self._area)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self._said)
        self._said.setAutoFillBackground(False)
        self._planner = Planner(self._own, self._caption, self._buttons, self._tiles)
        self._places = Places(self._planner, self._area, self._said, self._caption, self._buttons, self._tiles)
        self._keys = ButtonKeys(self)
        self._keys.typed.connect(self._typed)
        self._said.link.clicked.connect(self._ask_section)
        self._controls.button_clicked.connect(self._press)
        self._controls.button_pointed.connect(self.button_pointed)
        self._controls.tile_clicked.connect(self._press_tile)
        self._controls.tile_pointed.connect(self.tile_pointed)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()
        look.changed.connect(self._restyle)

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
        self._controls.attach_tips(tips)

    def set_prompt(self, prompt: Prompt, emblem: str = "", thinking: bool = False) -> None:
        """Say this. emblem: of whoever acts, "" for none. thinking: no person is to act."""
        self._show(prompt, emblem, thinking)
        self.speak()

    def _show(self, prompt: Prompt, emblem: str = "", thinking: bool = False) -> None:
        before = self._controls.part_at(QCursor.pos())
        same_controls = _controls_of(prompt) == _controls_of(self._prompt) and bool(emblem) == bool(self._emblem)
        self._prompt = prompt
        self._emblem = emblem
        self._thinking = thinking
        self._section = prompt.section
        self._refusing = False
        self._show_words(prompt.second, prompt.tone)
        self._own.set_words(prompt.sentence, prompt.longest or prompt.second, prompt.tone, self._link_words())
        self._controls.fill(prompt)
        self._caption.setText(prompt.caption if prompt.tiles else "")
        self._caption.setVisible(bool(self._caption.text()))
        self._keys.set_buttons([*prompt.buttons, *prompt.tiles])
        self._restyle(same_controls)
        if self._controls.part_at(QCursor.pos()) != before:
            stray.note_change(QCursor.pos())

    def speak(self) -> None:
        """Say it aloud to whoever listens with a screen reader."""
        announce(self, f"{self._prompt.sentence} {self._prompt.second}".strip())

    def clear(self) -> None:
        """Say and offer nothing; what is said next is laid as if nothing had been said before."""
        self._controls.light_for(None)
        self._show(Prompt(""))
        self._planner.forget()

    def fade(self) -> None:
        """What it offers is offered no more: pieces fly, and what comes next is said when they have landed."""
        for control in (*self._tiles, *self._buttons):
            control.set_off(True)

    def say_refusal(self, sentence: str, section: str = "") -> None:
        """Why a click did nothing, in madder, until the next prompt."""
        self._section = section
        self._refusing = True
        self._show_words(sentence, "refuse")
        self._lay()
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
        self._lay()

    def light_for(self, move: Move | None) -> None:
        """A move has the frame in the list, and Enter with it: no other move's button is lit meanwhile."""
        self._controls.light_for(move)

    def focus_order(self) -> list[QWidget]:
        """Its widgets in the order of the Tab key."""
        return [*self._tiles, *self._buttons, self._said.link]

    def maker(self, moves: Collection[Move]) -> KitButton | None:
        """The tile or button that makes one of these moves."""
        return self._controls.maker(moves)

    def focus_first(self, moves: Collection[Move] = ()) -> None:
        """Bring the keyboard to what makes one of these moves, or else to the primary button.

        To no other: Enter once too often must not choose an action, end a turn or give up an auction.
        """
        primary = [button for button, it in zip(self._buttons, self._prompt.buttons, strict=True) if it.primary]
        for button in (self.maker(moves), *primary):
            if button is not None and not button.off:
                button.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def place_of(self, button: Button) -> QRect:
        """Where one of the prompt's buttons is, in global coordinates."""
        widget = self._buttons[self._prompt.buttons.index(button)]
        return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())

    def press_primary(self) -> bool:
        """Press the primary button; whether there is one."""
        place = next((place for place, button in enumerate(self._prompt.buttons) if button.primary), None)
        if place is not None:
            self._press(place)
        return place is not None

    def sizeHint(self) -> QSize:
        """As wide as it is given."""
        return QSize(look.px(900), look.px(HIGH))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything to its place."""
        super().resizeEvent(event)
        self._restyle()

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

    def _restyle(self, same_controls: bool = False) -> None:
        self._caption.set_size(tile.CAPTION / max(1.0, look.text / tile.MOST_TEXT))
        self._planner.has_emblem, self._planner.high = bool(self._emblem), self.height()
        self._planner.forget(same_controls)
        self._lay()

    def _lay(self) -> None:
        """Everything to its place, where only what is said for a moment may be another: the plan stays."""
        self._places.lay(self.width(), self.height())
        self.update()


def _controls_of(prompt: Prompt) -> tuple[object, ...]:
    """What of a prompt decides how much room its tiles and buttons take."""
    buttons = [(button.words, button.key, button.picture, bool(button.moves)) for button in prompt.buttons]
    return prompt.caption, [one.words for one in prompt.tiles], buttons


def _plain_section(section: str) -> str:
    return translate("Prompt", "Rules: {section} ›").format(section=section)
