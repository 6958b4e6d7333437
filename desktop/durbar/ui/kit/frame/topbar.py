"""The bar at the top of every table: home, the game and its stages, undo, the way back through the game, settings."""

import re
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QSizePolicy, QWidget

from durbar.ui.kit.controls.buttons import KitButton, SignButton
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.frame.timeslider import OVERHANG, TimeSlider
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.chip import Chip
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate

#: Units: a slider is never shorter.
_LEAST_SLIDER = 80
#: The stages' share of what they and the slider have together (it must not move when stages come and go), and as how
#: large letters it grows with them; units that they need where the turn is still told.
_CHIPS_SHARE, _MOST_TEXT, _LEAST_CHIPS = 0.4, 1.6, 120
#: Letters of the title, from the usual ones down, and the share of the bar that it may have.
_TITLE, _TITLE_SHARE = (23, 20, 17.5, 15, 13, 11.5, 10), 0.36
#: No game shows more stages at once.
_MOST_CHIPS = 4
#: Letters of the stages, from the usual ones down.
_PILL = (12, 11, 10, 9, 8)
#: Turns have at most so many digits.
_LONGEST_TURN = "888"


class HomeButton(KitButton):
    """The application's icon, which leads home."""

    def sizeHint(self) -> QSize:
        """The icon alone."""
        return QSize(look.px(32), look.px(32))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The icon, a wash behind it under the pointer."""
        painter = QPainter(self)
        art.draw(painter, "kit/app-icon", QRectF(self.rect()), 0.8 if self.isDown() else 1)
        if self.underMouse():
            paint.panel(painter, QRectF(self.rect()), paint.NOTHING, look.c.act, 2, 6, 1)


class Pill(QWidget):
    """The place of a stage in the top bar, to be pointed at. chip: the stage."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.chip: Chip | None = None


class Chips(QWidget):
    """The stages of the game, each in a pill, the one that is on in bold. pills: their places, as many as ever come.

    They grow shorter as room demands: short forms, then only the stage that is on, then that one's short form.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chips: tuple[Chip, ...] = ()
        self._form = 0
        self._letters = _PILL[0]
        self.pills = tuple(Pill(self) for _ in range(_MOST_CHIPS))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_chips(self, chips: Sequence[Chip]) -> bool:
        """Show these stages; whether they are others than before."""
        if self._chips == tuple(chips):
            return False
        self._chips = tuple(chips)
        on = [chip.words for chip in chips if chip.on]
        self.setAccessibleName(", ".join(on))
        self._lay()
        self.update()
        return True

    def fit(self, room: int) -> int:
        """Take the longest form that has room, in pixels, if need be in smaller letters; gives back the width."""
        for self._letters in _PILL:
            self._form = next((form for form in range(4) if self.width_in(form) <= room), 3)
            if self.width_in(self._form) <= room:
                break
        self._lay()
        return self.width_in(self._form)

    def width_in(self, form: int) -> int:
        """The pixels a form takes: 0 all, 1 all short, 2 the one that is on, 3 that one short."""
        pills = [self._pill(words, on) for words, on in self._shown(form)]
        return sum(pills) + look.px(5) * max(0, len(pills) - 1)

    def high(self) -> int:
        """The height of a pill in pixels."""
        return max(look.px(22), paint.line_of(look.serif(_PILL[0], bold=True)) + look.px(4))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The pills."""
        painter = QPainter(self)
        x, high = 0, self.high()
        for words, on in self._shown(self._form):
            box = QRectF(x, 0, self._pill(words, on), high)
            fill = look.c.panel if on else paint.NOTHING
            paint.panel(painter, box, fill, None, 1.4 if on else 0.8, high / 2 / look.u, 1 if on else 0.6)
            colour = look.c.ink if on else look.c.quiet
            paint.words(painter, box, words, self._font(on), colour, Qt.AlignmentFlag.AlignCenter)
            x += round(box.width()) + look.px(5)

    def _lay(self) -> None:
        """Put the pills where the stages are painted."""
        x = 0
        for pill in self.pills:
            pill.setVisible(False)
        for pill, chip, (words, on) in zip(
            self.pills, self._chips_in(self._form), self._shown(self._form), strict=False
        ):
            wide = self._pill(words, on)
            pill.chip = chip
            pill.setGeometry(x, 0, wide, self.high())
            pill.setVisible(True)
            x += wide + look.px(5)

    def _chips_in(self, form: int) -> Sequence[Chip]:
        return self._chips if form < 2 else [chip for chip in self._chips if chip.on]

    def _shown(self, form: int) -> list[tuple[str, bool]]:
        return [(chip.words if form in (0, 2) else chip.short, chip.on) for chip in self._chips_in(form)]

    def _pill(self, words: str, on: bool) -> int:
        return paint.width_of(words, self._font(on)) + look.px(19)

    def _font(self, on: bool) -> QFont:
        return look.serif(self._letters, bold=on)


class TopBar(QWidget):
    """The top bar. Signals say what the person asks for; the setters say what to show."""

    home = Signal()
    undo = Signal()
    redo = Signal()
    hint = Signal()
    travelled = Signal(int)
    play = Signal()
    sound = Signal()
    theme = Signal()
    settings = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._home = HomeButton(self, radius=6)
        self._title = Words("", _TITLE[0], face="serif", bold=True, wrap=False)
        self._title.setParent(self)
        self._chips = Chips(self)
        self._undo = SignButton("kit/undo", "", boxed=True, parent=self)
        self._redo = SignButton("kit/redo", "", boxed=True, parent=self)
        self._hint = self.lamp = SignButton("kit/hint", "", boxed=True, parent=self)
        self._play = SignButton("kit/play", "", size=15, parent=self)
        self._slider = TimeSlider(self)
        self._turn = Words("", 12, tone="quiet", wrap=False)
        self._turn.setParent(self)
        self._sound = SignButton("kit/sound-on", "", parent=self)
        self._sounds = True
        self._theme = SignButton("kit/theme-light", "", parent=self)
        self._settings = SignButton("kit/settings", "", parent=self)
        self._hints = True
        self._undone: Callable[[], str] = str
        self._connect()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._restyle)
        self.retranslate()

    def _connect(self) -> None:
        for button, signal in (
            (self._home, self.home),
            (self._undo, self.undo),
            (self._redo, self.redo),
            (self._hint, self.hint),
            (self._play, self.play),
            (self._sound, self.sound),
            (self._theme, self.theme),
            (self._settings, self.settings),
        ):
            button.clicked.connect(signal)
        self._slider.travelled.connect(self.travelled)
        for keys, button in (
            ("Ctrl+Z", self._undo),
            ("Ctrl+Y", self._redo),
            ("Ctrl+Shift+Z", self._redo),
            ("F3", self._hint),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(button.click)

    def retranslate(self) -> None:
        """Fetch the names of the signs anew."""
        self._home.setAccessibleName(translate("TopBar", "Home"))
        self._undo.set_name(translate("TopBar", "Undo"))
        self._redo.set_name(translate("TopBar", "Redo"))
        self._hint.set_name(translate("TopBar", "Hint"))
        self._settings.set_name(translate("TopBar", "Settings"))
        self._play.set_name(translate("TopBar", "Play on from here"))
        self._slider.setAccessibleName(translate("TopBar", "The game so far"))
        self._restyle()

    def attach_tips(self, tips: Tips) -> None:
        """Give every sign its tip."""
        for button in self.findChildren(KitButton):
            tips.attach(button, partial(self._tip_of, button))
        tips.attach(self._slider, self._slider_tip)

    def set_title(self, words: str) -> None:
        """The game's name."""
        self._title.setText(words)
        self._lay()

    def set_chips(self, chips: Sequence[Chip]) -> None:
        """The stages."""
        if self._chips.set_chips(chips):
            self._lay()

    def set_history(self, at: int, last: int, stages: Sequence[tuple[int, str]] = ()) -> None:
        """How far the game is (``last`` moves) and what is shown (after ``at`` moves); stages as TimeSlider's."""
        self._slider.set_history(at, last, stages)

    def set_play(self, can: bool, on: bool) -> None:
        """Whether the game can be played on from what is shown, and whether it is just now."""
        self._play.set_off(not can and not on)
        self._play.set_sign("kit/pause" if on else "kit/play")

    def set_turn(self, words: str) -> None:
        """Words at the slider's end, e.g. "turn 38"."""
        if words != self._turn.text():
            self._turn.setText(words)
            self._lay()

    def set_can(self, undo: bool, redo: bool, hint: bool) -> None:
        """Which of the three do something. A press on any is told even when it can't: the reason can be said."""
        self._undo.set_off(not undo)
        self._redo.set_off(not redo)
        self._hint.set_off(not hint)

    def tell_undo(self, words: Callable[[], str]) -> None:
        """Who is asked what an undo would take back, whenever its tip opens."""
        self._undone = words

    def set_sound(self, on: bool) -> None:
        """Whether anything is to be heard."""
        self._sounds = on
        self._restyle()

    def set_hints(self, there: bool) -> None:
        """Whether anybody advises in this game: without, there is no lamp."""
        self._hints = there
        self._hint.setEnabled(there)
        self._hint.setVisible(there)
        self._lay()

    def focus_order(self) -> list[QWidget]:
        """Its widgets in the order of the Tab key."""
        return [
            self._home,
            self._slider,
            self._play,
            self._undo,
            self._redo,
            self._hint,
            self._sound,
            self._theme,
            self._settings,
        ]

    def high(self) -> int:
        """The bar's height in pixels: 48 u, more with large letters."""
        return max(look.px(48), paint.line_of(look.serif(_TITLE[0], bold=True)) + look.px(8))

    def sizeHint(self) -> QSize:
        """As wide as it is given."""
        return QSize(look.px(1000), self.high())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything to its place."""
        super().resizeEvent(event)
        self._lay()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The rule below."""
        thick = max(1, look.px(1))
        colour = paint.faded(look.c.rule, 0.6 * (0.75 if look.dark else 1))
        QPainter(self).fillRect(0, self.height() - thick, self.width(), thick, colour)

    def _restyle(self) -> None:
        self._theme.set_sign("kit/theme-dark" if look.dark else "kit/theme-light")
        name = translate("TopBar", "Light theme") if look.dark else translate("TopBar", "Dark theme")
        self._theme.set_name(name)
        self._sound.set_sign("kit/sound-on" if self._sounds else "kit/sound-off")
        sound = translate("TopBar", "Turn sounds off") if self._sounds else translate("TopBar", "Turn sounds on")
        self._sound.set_name(sound)
        self.updateGeometry()
        self._lay()
        self.update()

    def _lay(self) -> None:
        """Signs from both ends, words at their natural width, what is left to the slider.

        Undo and the lamp stand at the right, for they must not move while one plays: chips come and go.
        """
        if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            return  # it has no place yet, but for its tips and names
        px = look.px
        self._put(self._home, px(14), QSize(px(32), px(32)))
        most = round(self.width() * _TITLE_SHARE)
        fits = (size for size in _TITLE if paint.width_of(self._title.text(), look.serif(size, bold=True)) <= most)
        self._title.set_size(next(fits, _TITLE[-1]))
        title = self._title.sizeHint()
        self._put(self._title, px(56), title)
        chips_x = px(56) + title.width() + px(13)
        right = self._lay_right(chips_x + px(_LEAST_CHIPS) + px(16) + px(36) + px(_LEAST_SLIDER))
        room = right - chips_x - px(16) - px(36)
        chips = min(round(room * _CHIPS_SHARE * max(1.0, min(look.text, _MOST_TEXT))), room - px(_LEAST_SLIDER))
        self._chips.fit(chips)
        self._put(self._chips, chips_x, QSize(chips, self._chips.high()))
        x = max(min(px(422), right - px(490)), chips_x + chips + px(16))
        self._put(self._play, x - px(6), QSize(px(30), px(32)))
        x += px(36) - px(OVERHANG)
        self._slider.setGeometry(QRect(x, px(4), max(px(_LEAST_SLIDER), right - x), self.height() - px(8)))

    def _lay_right(self, least: int) -> int:
        """The signs at the right and the turn before them; gives back where the slider ends.

        least: further left it must not end; the turn is left out rather.
        """
        px = look.px
        x = self.width() - px(14)
        for sign in (self._settings, self._theme, self._sound):
            x -= px(32)
            self._put(sign, x, QSize(px(32), px(32)))
            x -= px(4)
        x -= px(8)
        for sign in (self._hint, self._redo, self._undo):
            if sign is self._hint and not self._hints:
                continue
            x -= px(36)
            self._put(sign, x, QSize(px(36), px(32)))
            x -= px(6)
        longest = re.sub(r"\d+", _LONGEST_TURN, self._turn.text())
        wide = max(paint.width_of(longest, self._turn.font()) + px(2), self._turn.sizeHint().width(), px(50))
        turn = QSize(wide, self._turn.sizeHint().height())
        before = x - turn.width() - px(12)
        ends = before - px(17) + px(OVERHANG)
        roomy = x > px(250) + 2 * turn.width() + self._title.sizeHint().width() and ends >= least
        self._turn.setVisible(roomy)
        if not roomy:
            return x + px(OVERHANG) - px(8)
        self._put(self._turn, before, turn)
        return ends

    def _put(self, widget: QWidget, x: int, size: QSize) -> None:
        widget.setGeometry(QRect(x, (self.height() - size.height()) // 2, size.width(), size.height()))

    def _tip_of(self, button: KitButton) -> Tip:
        keys: dict[KitButton, str] = {
            self._undo: "Ctrl Z",
            self._redo: "Ctrl Y",
            self._hint: "F3",
            self._play: translate("Keys", "Space"),
            self._sound: "M",
        }
        undone = self._undone() if button is self._undo and self._undo.live else ""
        return Tip(button.accessibleName(), keys.get(button, ""), reason=undone)

    def _slider_tip(self) -> Tip:
        what = translate("TopBar", "Home ← → End: by move. ↑ ↓: by stage.")
        return Tip(self._slider.accessibleName(), what)
