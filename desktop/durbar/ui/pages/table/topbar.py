"""The bar at the top of every table: home, the game and its stages, undo, the way back through the game, settings."""

import re
from collections.abc import Callable, Sequence
from functools import partial
from itertools import zip_longest

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeySequence, QPainter, QPaintEvent, QPalette, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from durbar.ui.kit.controls.buttons import KitButton, SignButton
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.chip import Chip
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.table.timeslider import TimeSlider
from durbar.ui.words import translate

#: Units: the bar's height, a sign's box (undo, redo and the lamp have a wider one).
BAR_HEIGHT, _SIGN_SIDE, _BOXED_SIGN_WIDTH = 48, 32, 36
#: The stages' and the slider's parts of the room that they share, whatever the stages say: the slider keeps its place.
_CHIPS_PART, _SLIDER_PART = 2, 3
#: Letters of the title, of one that would take more than its part of the bar, and of the stages, in units.
_TITLE_LETTERS, _LONG_TITLE_LETTERS, _MAX_TITLE_SHARE, _PILL_LETTERS = 23, 17, 0.25, 12
#: Title and turn together may take this part of the bar; else the turn is left out.
_MAX_WORDS_SHARE = 0.3
#: Units beside a stage's words within its pill, and between pills.
_PILL_RIM, _PILL_GAP = 9, 5
#: No game shows more stages at once.
_MAX_CHIPS = 4
#: Turns have at most so many digits.
_WIDEST_TURN = "888"


class Pill(QLabel):
    """A stage in the top bar, the one that is on in bold. chip: the stage, None while it shows none."""

    def __init__(self) -> None:
        super().__init__(alignment=Qt.AlignmentFlag.AlignCenter)
        self.chip: Chip | None = None

    def show_chip(self, chip: Chip | None, words: str) -> None:
        """Show a stage in these words; None: nothing."""
        self.chip = chip
        self.setVisible(chip is not None)
        if chip is not None:
            self.setText(words)
            self.setFont(_font(chip))
            self.setContentsMargins(look.px(_PILL_RIM), look.px(1), look.px(_PILL_RIM), look.px(2))
            palette = self.palette()
            palette.setColor(QPalette.ColorRole.WindowText, look.c.ink if chip.on else look.c.quiet)
            self.setPalette(palette)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the pill behind the words."""
        on = self.chip is not None and self.chip.on
        fill, line, strength = (look.c.panel, 1.4, 1) if on else (paint.NOTHING, 0.8, 0.6)
        paint.panel(QPainter(self), QRectF(self.rect()), fill, None, line, self.height() / 2 / look.u, strength)
        super().paintEvent(event)


class Chips(QWidget):
    """The stages of the game, each in a pill. pills: their places, as many as ever come.

    Where there is no room for all, only what is on is named, and at last only the last of it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chips: tuple[Chip, ...] = ()
        self.pills = tuple(Pill() for _ in range(_MAX_CHIPS))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(_PILL_GAP))
        for pill in self.pills:
            row.addWidget(pill)
        row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_chips(self, chips: Sequence[Chip]) -> None:
        """Show stages."""
        if self._chips != tuple(chips):
            self._chips = tuple(chips)
            self.setAccessibleName(", ".join(chip.words for chip in chips if chip.on))
            self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much as there is room for, but not while a pill is being shown: hidden meanwhile, it would stay."""
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self.fit)

    def fit(self) -> None:
        """Name all stages, or only those that are on, or the last of these, in short if need be: what has room."""
        on = tuple(chip for chip in self._chips if chip.on)
        forms = [(chips, short) for chips in (self._chips, on, on[-1:]) for short in (False, True)]
        shown, short = next((form for form in forms if _width_of(*form) <= self.width()), forms[-1])
        room = self.width() - look.px(2 * _PILL_RIM + _PILL_GAP)
        for pill, chip in zip_longest(self.pills, shown):
            pill.show_chip(chip, "" if chip is None else _elided(_words(chip, short), chip, room))


def _elided(words: str, chip: Chip, room: int) -> str:
    return QFontMetricsF(_font(chip)).elidedText(words, Qt.TextElideMode.ElideRight, room)


def _words(chip: Chip, short: bool) -> str:
    return chip.short if short else chip.words


def _width_of(chips: Sequence[Chip], short: bool) -> int:
    """Return the pixels that stages take in a row."""
    return sum(paint.width_of(_words(chip, short), _font(chip)) + look.px(2 * _PILL_RIM + _PILL_GAP) for chip in chips)


def _font(chip: Chip) -> QFont:
    return look.serif(_PILL_LETTERS, bold=chip.on)


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
        self._home = SignButton("kit/app-icon", "", size=_SIGN_SIDE, parent=self)
        self._title = Words("", _TITLE_LETTERS, face="serif", bold=True, wrap=False)
        self._chips = Chips(self)
        self._undo = SignButton("kit/undo", "", boxed=True, parent=self)
        self._redo = SignButton("kit/redo", "", boxed=True, parent=self)
        self._hint = self.lamp = SignButton("kit/hint", "", boxed=True, parent=self)
        self._play = SignButton("kit/play", "", size=15, parent=self)
        self._slider = TimeSlider(self)
        self._turn = Words("", 12, tone="quiet", wrap=False)
        self._turn.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._sound = SignButton("kit/sound-on", "", parent=self)
        self._move = 0
        self._sounds = True
        self._theme = SignButton("kit/theme-light", "", parent=self)
        self._settings = SignButton("kit/settings", "", parent=self)
        self._undone: Callable[[], str] = str
        self._connect()
        self._lay_out()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._restyle)
        self.retranslate()

    def _lay_out(self) -> None:
        """Put everything in a row: undo and the lamp at the right, for they must not move while chips come and go."""
        self._row = row = QHBoxLayout(self)
        row.addWidget(self._home)
        row.addWidget(self._title)
        row.addWidget(self._chips, _CHIPS_PART)
        row.addWidget(self._play)
        row.addWidget(self._slider, _SLIDER_PART)
        for widget in (self._turn, self._undo, self._redo, self._hint, self._sound, self._theme, self._settings):
            row.addWidget(widget)

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
        self._home.set_name(translate("TopBar", "Home"))
        self._undo.set_name(translate("TopBar", "Undo"))
        self._redo.set_name(translate("TopBar", "Redo"))
        self._hint.set_name(translate("TopBar", "Hint"))
        self._settings.set_name(translate("TopBar", "Settings"))
        self._play.set_name(translate("TopBar", "Play on from here"))
        self._slider.setAccessibleName(translate("TopBar", "The game so far"))
        if self._move:
            self.set_move(self._move)
        self._restyle()

    def attach_tips(self, tips: Tips) -> None:
        """Give every sign its tip."""
        for button in self.findChildren(KitButton):
            tips.attach(button, partial(self._tip_of, button))
        tips.attach(self._slider, self._slider_tip)

    def set_title(self, words: str) -> None:
        """Set the game's name."""
        self._title.setText(words)
        self._fit()

    def set_chips(self, chips: Sequence[Chip]) -> None:
        """Set the stages."""
        self._chips.set_chips(chips)

    def set_history(self, at: int, last: int, stages: Sequence[tuple[int, str]] = ()) -> None:
        """Set how far the game is (``last`` moves) and what is shown (after ``at`` moves); stages as TimeSlider's."""
        self._slider.set_history(at, last, stages)

    def set_play(self, can: bool, on: bool) -> None:
        """Set whether the game can be played on from what is shown, and whether it is just now."""
        self._play.set_off(not can and not on)
        self._play.set_sign("kit/pause" if on else "kit/play")

    def set_move(self, number: int) -> None:
        """Set the number of the move at the slider's end, from 1."""
        self._move = number
        self._turn.setText(translate("Table", "move {number}").format(number=number))
        self._fit()

    def set_can(self, undo: bool, redo: bool, hint: bool) -> None:
        """Set which of the three do something.

        A press on any is told even when it can't: the reason can be said.
        """
        self._undo.set_off(not undo)
        self._redo.set_off(not redo)
        self._hint.set_off(not hint)

    def tell_undo(self, words: Callable[[], str]) -> None:
        """Set who is asked what an undo would take back, or why there is none, whenever its tip opens."""
        self._undone = words

    def set_sound(self, on: bool) -> None:
        """Set whether anything is to be heard."""
        self._sounds = on
        self._restyle()

    def set_hints(self, there: bool) -> None:
        """Set whether anybody advises in this game: without, there is no lamp."""
        self._hint.setEnabled(there)
        self._hint.setVisible(there)

    def focus_order(self) -> list[QWidget]:
        """Return its widgets in the order of the Tab key."""
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

    def bar_height(self) -> int:
        """Return the bar's height in pixels, more with large letters."""
        return max(look.px(BAR_HEIGHT), paint.line_of(look.serif(_TITLE_LETTERS, bold=True)) + look.px(8))

    def sizeHint(self) -> QSize:
        """Return the usual size; the width is what it is given."""
        return QSize(look.px(1000), self.bar_height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the words into the new width."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the rule below."""
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
        px = look.px
        self._row.setContentsMargins(px(8), 0, px(14), 0)
        self._row.setSpacing(px(8))
        self._home.setFixedSize(self._home.sizeHint())
        for button in (self._play, self._sound, self._theme, self._settings):
            button.setFixedSize(px(_SIGN_SIDE), px(_SIGN_SIDE))
        for button in (self._undo, self._redo, self._hint):
            button.setFixedSize(px(_BOXED_SIGN_WIDTH), px(_SIGN_SIDE))
        self._fit()
        self._chips.fit()
        self.updateGeometry()
        self.update()

    def _fit(self) -> None:
        """Set a long title smaller, and leave the turn out where it would crowd stages and slider."""
        self._title.set_size(_TITLE_LETTERS)
        if self._title.sizeHint().width() > self.width() * _MAX_TITLE_SHARE:
            self._title.set_size(_LONG_TITLE_LETTERS)
        longest = re.sub(r"\d+", _WIDEST_TURN, self._turn.text())
        turn = self._turn.fontMetrics().horizontalAdvance(longest) + look.px(2)
        self._turn.setFixedWidth(turn)
        self._turn.setVisible(self._title.sizeHint().width() + turn < self.width() * _MAX_WORDS_SHARE)

    def _tip_of(self, button: KitButton) -> Tip:
        keys: dict[KitButton, str] = {
            self._undo: "Ctrl Z",
            self._redo: "Ctrl Y",
            self._hint: "F3",
            self._play: translate("Keys", "Space"),
            self._sound: "M",
        }
        undone = self._undone() if button is self._undo else ""
        return Tip(button.accessibleName(), keys.get(button, ""), reason=undone)

    def _slider_tip(self) -> Tip:
        what = translate("TopBar", "Home ← → End: by move. ↑ ↓: by stage.")
        return Tip(self._slider.accessibleName(), what)
