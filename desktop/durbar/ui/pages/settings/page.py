"""The settings page: what is changed there applies at once."""

import os
from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from durbar.system.paths import data_dir
from durbar.ui import storage
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.choice import Choice
from durbar.ui.kit.controls.field import Field
from durbar.ui.kit.controls.layouts import Column, Row, order_tabs
from durbar.ui.kit.controls.ornaments import Hair, Sheet
from durbar.ui.kit.controls.page import CoverPage, Scroll
from durbar.ui.kit.controls.slider import Slider
from durbar.ui.kit.controls.tick import Tick
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look.letters import letter_font
from durbar.ui.kit.look.theme import look
from durbar.ui.pages.about.page import AboutPanel
from durbar.ui.settings import MAX_TEXT, MIN_TEXT, Settings
from durbar.ui.words import LANGUAGES, translate

_SLIDER_STEP = 10  # per cent: sliders count in tens
_LEFT = Qt.AlignmentFlag.AlignLeft


class SettingsPage(CoverPage):
    """All settings and the About panel.

    changed(Settings): apply and keep them. licences_asked(): show the licences.
    """

    changed = Signal(Settings)
    licences_asked = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._make_controls()
        self._about = AboutPanel(self)
        self._about.licences_asked.connect(self.licences_asked)
        self._lay_out()
        self.retranslate()

    def show_settings(self, settings: Settings) -> None:
        """Show settings that were changed elsewhere (the theme button of the home screen)."""
        self._settings = settings
        for row in self._rows:
            row.show_value(getattr(settings, row.field))
        self._text.show_value(settings.text)
        self._volume.show_value(settings.volume)
        for tick, on in (
            (self._auto_pass, settings.auto_pass),
            (self._think_longer, settings.think_longer),
            (self._first_steps, settings.first_steps),
            (self._ambience, settings.ambience),
        ):
            tick.blockSignals(True)
            tick.setChecked(on)
            tick.blockSignals(False)

    def retranslate(self) -> None:
        """Fill every text anew, in the language that is on."""
        self.name(translate("Settings", "Settings"))
        self._look_title.setText(translate("Settings", "Language and look"))
        self._play_title.setText(translate("Settings", "At the table"))
        self._sound_title.setText(translate("Settings", "Sound"))
        self._files_title.setText(translate("Settings", "Your games"))
        for row in self._rows:
            row.retranslate()
        self._text.retranslate()
        self._volume.retranslate()
        self._first_steps.set_words(
            translate("Settings", "Explain what I meet for the first time"),
            translate(
                "Settings",
                "One more sentence at each new step of a game, once. Switch it off and on again to see them all anew.",
            ),
        )
        self._think_longer.set_words(
            translate("Settings", "Let the computers think longer"),
            translate(
                "Settings",
                "The expert then takes up to four times as long over a move, and over a hint; it plays better.",
            ),
        )
        self._auto_pass.set_words(
            translate("Settings", "Play the only possible move for me"),
            translate(
                "Settings",
                "When there is just one legal move, it is made for you and stands in the log; what reveals something, "
                "as a last card does, or gives something up, as a withdrawal does, waits for you. A turn ends by "
                "itself once there is nothing left to do in it and nothing is given up; if its end reveals something "
                "and could not be taken back, as with several people, it waits for you.",
            ),
        )
        self._ambience.set_words(
            translate("Settings", "A quiet background during the game"),
            translate(
                "Settings", "Wind on the Nile, strings in a courtyard, water in a garden: much softer than the rest."
            ),
        )
        self._tell_folder()
        self._open.set_words(translate("Settings", "Open the folder"))
        self._about.retranslate()
        self.show_settings(self._settings)
        order_tabs(self)

    def _tell_folder(self) -> None:
        """Say where games are kept, or that they are not."""
        trouble = storage.trouble()
        usual = translate("Settings", "Games are kept here after each move, and statistics too:")
        self._files_why.setText(trouble.heading if trouble else usual)
        self._files_why.set_tone("refuse" if trouble else "quiet")
        self._folder.setText(str(data_dir()))
        self._folder.setCursorPosition(0)
        self._folder.setAccessibleName(self._files_why.text())
        self._open.setEnabled(os.path.isdir(data_dir()))

    def _make_controls(self) -> None:
        self._look_title = Words("", 18, face="serif", bold=True)
        self._play_title = Words("", 18, face="serif", bold=True)
        self._sound_title = Words("", 18, face="serif", bold=True)
        self._files_title = Words("", 18, face="serif", bold=True)
        self._language = _ChoiceRow("language", ("system", *LANGUAGES), _language_words, self)
        self._theme = _ChoiceRow("theme", ("system", "light", "dark"), _theme_words, self)
        self._animations = _ChoiceRow("animations", ("system", "on", "off"), _animation_words, self)
        self._speed = _ChoiceRow("bot_speed", ("instant", "fast", "normal", "step"), _speed_words, self)
        self._sounds = _ChoiceRow("sounds", ("system", "on", "off"), _sound_words, self)
        self._rows = (self._language, self._theme, self._animations, self._speed, self._sounds)
        for row in self._rows:
            row.chosen.connect(self._change)
        self._text = _TextRow(self)
        self._text.chosen.connect(lambda value: self._change("text", value))
        self._volume = _PercentRow(0, 100, lambda: translate("Settings", "Volume"), self)
        self._volume.chosen.connect(lambda value: self._change("volume", value))
        self._ambience = Tick(parent=self)
        self._ambience.toggled.connect(lambda on: self._change("ambience", on))
        self._auto_pass = Tick(parent=self)
        self._auto_pass.toggled.connect(lambda on: self._change("auto_pass", on))
        self._first_steps = Tick(parent=self)
        self._first_steps.toggled.connect(self._change_first_steps)
        self._think_longer = Tick(parent=self)
        self._think_longer.toggled.connect(lambda on: self._change("think_longer", on))
        self._files_why = Words("", 12.5, tone="quiet")
        self._folder = Field(size=13, height=31, parent=self)
        self._folder.setReadOnly(True)
        self._open = WordButton(size=13.5, height=36, parent=self)
        self._open.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(data_dir()))))

    def _lay_out(self) -> None:
        inside = QWidget()
        columns = Row((12, 11, 11, 11), 12)
        inside.setLayout(columns)
        left, right = Column(gap=12), Column(gap=12)
        left.addWidget(_panel(self._look_title, (self._language, self._theme, self._text, self._animations)))
        left.addWidget(_panel(self._sound_title, (self._sounds, self._volume, self._ambience)))
        left.addStretch(1)
        right.addWidget(_panel(self._play_title, (self._speed, self._first_steps, self._think_longer, self._auto_pass)))
        right.addWidget(self._files_panel())
        right.addWidget(self._about)
        right.addStretch(1)
        columns.addLayout(left, 1)
        columns.addLayout(right, 1)
        self.column.addWidget(Scroll(inside), 1)

    def _files_panel(self) -> Sheet:
        panel = Sheet()
        column = Column((20, 14, 20, 16), 8)
        panel.setLayout(column)
        column.addWidget(self._files_title)
        column.addWidget(self._files_why)
        column.addWidget(self._folder)
        column.addWidget(self._open, 0, _LEFT)
        return panel

    def _change_first_steps(self, on: bool) -> None:
        self._settings = msgspec.structs.replace(self._settings, met=())
        self._change("first_steps", on)

    def _change(self, field: str, value: str | int | bool) -> None:
        self._settings = msgspec.structs.replace(self._settings, **{field: value})
        self.changed.emit(self._settings)


class _ChoiceRow(QWidget):
    """One setting with a few values. chosen(str, str): its field and the value."""

    chosen = Signal(str, str)

    def __init__(
        self, field: str, values: Sequence[str], texts: Callable[[], tuple[str, str, tuple[str, ...]]], parent: QWidget
    ) -> None:
        """texts: title, a quiet sentence or nothing, and words for each value, in the language that is on."""
        super().__init__(parent)
        self.field = field
        self._values, self._texts = tuple(values), texts
        self._title = Words("", 14, bold=True)
        self._why = Words("", 12.5, tone="quiet")
        self._choice = Choice(self._values, size=13, height=32, parent=self)
        self._choice.chosen.connect(lambda index: self.chosen.emit(field, self._values[index]))
        column = Column((2, 4, 2, 6), 5)
        self.setLayout(column)
        column.addWidget(self._title)
        column.addWidget(self._why)
        column.addWidget(self._choice, 0, _LEFT)

    def show_value(self, value: str) -> None:
        """Show which value is on."""
        self._choice.choose(self._values.index(value))

    def retranslate(self) -> None:
        """Fill the texts."""
        title, why, labels = self._texts()
        self._title.setText(title)
        self._why.setText(why)
        self._why.setVisible(bool(why))
        self._choice.setAccessibleName(title)
        self._choice.relabel(labels)


class _PercentRow(QWidget):
    """A setting on a slider, in per cent. chosen(int): when it is let go."""

    chosen = Signal(int)

    def __init__(self, least: int, most: int, title: Callable[[], str], parent: QWidget) -> None:
        """title: in the language that is on."""
        super().__init__(parent)
        self._words = title
        self._title = Words("", 14, bold=True)
        self._number = Words("", 14, face="serif", bold=True, wrap=False)
        self._slider = Slider(parent=self)
        self._slider.setRange(least // _SLIDER_STEP, most // _SLIDER_STEP)
        self._slider.setPageStep(2)
        self._slider.setTracking(False)
        self._slider.sliderMoved.connect(lambda tens: self._preview(tens * _SLIDER_STEP))
        self._slider.valueChanged.connect(lambda tens: self._settle(tens * _SLIDER_STEP))
        self._column = Column((2, 4, 2, 6), 5)
        self.setLayout(self._column)
        self._column.addWidget(self._title)
        line = Row(gap=12)
        line.addWidget(self._slider, 1)
        line.addWidget(self._number)
        self._column.addLayout(line)

    def show_value(self, value: int) -> None:
        """Show which value is on."""
        self._slider.blockSignals(True)
        self._slider.setValue(value // _SLIDER_STEP)
        self._slider.blockSignals(False)
        self._preview(value)

    def retranslate(self) -> None:
        """Fill the texts."""
        self._title.setText(self._words())
        self._slider.setAccessibleName(self._words())

    def _preview(self, value: int) -> None:
        self._number.setText(translate("Settings", "{number}%").format(number=value))

    def _settle(self, value: int) -> None:
        self._preview(value)
        self.chosen.emit(value)


class _TextRow(_PercentRow):
    """The size of text, with a sentence in the size that the slider stands at.

    While the knob is held only the sample grows: were the page to, the knob would run from under the pointer.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(MIN_TEXT, MAX_TEXT, lambda: translate("Settings", "Size of text"), parent)
        self._sample = Words("")
        self._column.addWidget(self._sample)
        look.changed.connect(self._follow)

    def retranslate(self) -> None:
        """Fill the texts, the sample too."""
        super().retranslate()
        self._sample.setText(translate("Settings", "The Nile feeds only those whom it floods."))

    def _preview(self, value: int) -> None:
        super()._preview(value)
        self._sample.setFont(letter_font(False, max(8, round(look.letter(13.5) * value / 100 / look.text))))

    def _follow(self) -> None:
        self._preview(self._slider.sliderPosition() * _SLIDER_STEP)


def _panel(title: Words, rows: Sequence[QWidget]) -> Sheet:
    """Return a titled panel with a hairline between its rows."""
    panel = Sheet()
    column = Column((20, 14, 20, 14), 8)
    panel.setLayout(column)
    column.addWidget(title)
    for place, row in enumerate(rows):
        if place:
            column.addWidget(Hair(0.45))
        column.addWidget(row)
    return panel


def _language_words() -> tuple[str, str, tuple[str, ...]]:
    return translate("Settings", "Language"), "", (translate("Settings", "System"), *LANGUAGES.values())


def _theme_words() -> tuple[str, str, tuple[str, ...]]:
    labels = (translate("Settings", "System"), translate("Settings", "Light"), translate("Settings", "Dark"))
    return translate("Settings", "Theme"), "", labels


def _animation_words() -> tuple[str, str, tuple[str, ...]]:
    why = translate("Settings", "Pieces glide to their places, and you never have to wait for them.")
    labels = (translate("Settings", "System"), translate("Settings", "On"), translate("Settings", "Off"))
    return translate("Settings", "Animations"), why, labels


def _sound_words() -> tuple[str, str, tuple[str, ...]]:
    why = translate("Settings", "Small sounds of pieces, and one when it is your turn. M turns them off and on.")
    labels = (translate("Settings", "System"), translate("Settings", "On"), translate("Settings", "Off"))
    return translate("Settings", "Sounds"), why, labels


def _speed_words() -> tuple[str, str, tuple[str, ...]]:
    labels = (
        translate("Settings", "Instant"),
        translate("Settings", "Fast"),
        translate("Settings", "Normal"),
        translate("Settings", "Step by step"),
    )
    why = translate("Settings", "How fast computers play. Step by step waits for you before each of their moves.")
    return translate("Settings", "Speed of the computers"), why, labels
