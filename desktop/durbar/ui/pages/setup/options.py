"""The options of the set-up page: what one chooses first; rulings, rare options and the seed under *More*."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from durbar.engine.game import HIGHEST_SEED, Game, Option, OptionValue
from durbar.session.player import Player
from durbar.ui import words
from durbar.ui.games import manifest
from durbar.ui.kit.controls.buttons import LinkButton, WordButton
from durbar.ui.kit.controls.choice import Choice
from durbar.ui.kit.controls.field import Field
from durbar.ui.kit.controls.layouts import Column, Flow, Row
from durbar.ui.kit.controls.ornaments import Hair, Sheet
from durbar.ui.kit.controls.pick import Pick
from durbar.ui.kit.controls.tick import Tick
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.screen import GameScreen
from durbar.ui.kit.values.options import OptionWords, Preset
from durbar.ui.pages.setup.boards import BoardChooser
from durbar.ui.pages.setup.new_game import fresh_seed
from durbar.ui.words import translate

_LEFT = Qt.AlignmentFlag.AlignLeft
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight
_MAX_CHOICE_WORDS = 3
#: From so many options on they stand under the titles of the chapters that explain them.
_MIN_TITLED_OPTIONS = 6


class OptionsPanel(Sheet):
    """The game's options, Durbar's own, and the seed. changed(); unfolded(bool); section_asked(str)."""

    changed = Signal()
    unfolded = Signal(bool)
    section_asked = Signal(str)

    def __init__(self, screen: GameScreen, parent: QWidget) -> None:
        super().__init__()
        self.setParent(parent)
        self._screen = screen
        self._title = Words("", 18, face="serif", bold=True, wrap=False)
        self._note = Words("", 12.5, tone="quiet")
        self._note.setAlignment(_RIGHT | _MIDDLE)
        self.board = BoardChooser(screen, self) if BoardChooser.serves(screen.game) else None
        self._presets = _PresetRow(self) if screen.setup.presets() else None
        self._rare = QWidget(self)
        first = screen.setup.first
        options = _in_chapters(screen.game)
        self._first_rows = [OptionRow(option, screen.game, self) for option in options if option.id in first]
        self._rare_rows = [OptionRow(option, screen.game, self._rare) for option in options if option.id not in first]
        self._rows = [*self._first_rows, *self._rare_rows]
        self._more = WordButton(size=13.5, height=34, parent=self)
        self._more.clicked.connect(lambda: self._unfold(self._rare.isHidden()))
        self._headings: list[tuple[str, Words]] = []
        self._takebacks = Tick(parent=self._rare)
        self._takebacks.setChecked(True)
        self._takebacks_wanted = True
        self.seed = Field(size=13.5, height=31, parent=self._rare)
        self.seed.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly)
        self.seed.setMaxLength(24)
        self._seed_title = Words("", 14, bold=True, wrap=False)
        self._seed_why = Words("", 12.5, tone="quiet")
        self._lay_out()
        self.seed.textChanged.connect(self.changed)
        look.changed.connect(self._measure)
        self._measure()

    def values(self) -> dict[str, OptionValue]:
        """Return the chosen value of every option, in the game's order."""
        chosen = {row.option.id: row.value() for row in self._rows}
        if self.board is not None:
            chosen[self.board.OPTION] = self.board.value()
        return {option.id: chosen[option.id] for option in self._screen.game.options}

    def choose(self, options: Mapping[str, OptionValue]) -> None:
        """Choose what was chosen for the last game; what can't be chosen any more is left as it is.

        Rare options that are not the rulebook's are shown, for nobody should play with them unawares.
        """
        for row in self._rows:
            if row.option.id in options:
                row.choose(options[row.option.id])
        if self.board is not None and self.board.OPTION in options:
            self.board.choose(options[self.board.OPTION])
        self._changed()
        told = self._preset_on()
        if any(row.value() != row.option.default and row.option.id not in told for row in self._rare_rows):
            self.show_more(True)

    def show_more(self, shown: bool) -> None:
        """Show rare options, rulings, their sections and the seed, or fold them away."""
        self._rare.setVisible(shown)
        for row in self._first_rows:
            row.show_section(shown)
        if self.board is not None:
            self.board.show_more(shown)
        self._name_more()

    def _unfold(self, shown: bool) -> None:
        self.show_more(shown)
        self.unfolded.emit(shown)

    def _name_more(self) -> None:
        folded = self._rare.isHidden()
        self._more.set_words(translate("Setup", "More") if folded else translate("Setup", "Less"))
        self._more.setAccessibleDescription(translate("Setup", "Rulings, rare options and the seed"))

    def show_players(self, players: Sequence[Player]) -> None:
        """Follow the players: some options depend on who sits at the table."""
        for row in self._rows:
            row.show_players(players)
        self._match_preset()

    def takebacks(self) -> bool:
        """Return whether undo after chance is ticked."""
        return self._takebacks.isChecked()

    def allow_takebacks(self, allowed: bool) -> None:
        """Undo after chance is for games against computers only; what was chosen comes back when it may be."""
        tick = self._takebacks
        if tick.isEnabled():
            self._takebacks_wanted = tick.isChecked()
        tick.setEnabled(allowed)
        tick.setChecked(allowed and self._takebacks_wanted)
        self._tell_takebacks()

    def _tell_takebacks(self) -> None:
        """Say what undo after chance is, or why it can’t be chosen."""
        if self._takebacks.isEnabled():
            why = translate("Setup", "Against computers only; the game is then marked in its results.")
        else:
            why = translate("Setup", "Not with several persons at the table: only against computers.")
        self._takebacks.set_words(translate("Setup", "Undo after chance"), why)

    def seed_value(self) -> int | None:
        """Return the seed, or None when what is written is not one. Spaces between digits are read over.

        Where nothing is written it is drawn anew, and nobody at the screen has seen it: whoever knew it could play the
        same game again beforehand, or alone, and see what the others hold.
        """
        text = "".join(self.seed.text().split())
        if not text:
            return fresh_seed()
        if not (text.isascii() and text.isdigit()):
            return None
        return int(text) if int(text) <= HIGHEST_SEED else None

    def retranslate(self) -> None:
        """Fill the texts."""
        self._title.setText(translate("Setup", "Options"))
        self._note.setText(translate("Setup", "As in the rulebook, unless you choose otherwise"))
        for row in self._rows:
            row.retranslate(self._screen.setup.option_words(row.option))
        if self.board is not None:
            self.board.retranslate()
        if self._presets is not None:
            self._presets.show_presets(self._screen.setup.presets())
            self._match_preset()
        titles = _chapter_titles(self._screen.game.key) if self._headings else {}
        for chapter, heading in self._headings:
            heading.setText(titles.get(chapter, ""))
            heading.setVisible(chapter in titles)
        self._name_more()
        self._tell_takebacks()
        self._seed_title.setText(translate("Setup", "Seed"))
        self.seed.setAccessibleName(translate("Setup", "Seed"))
        self._seed_why.setText(translate("Setup", "With the same seed and the same moves chance falls the same way."))
        self.seed.setAccessibleDescription(self._seed_why.text())
        self.seed.setPlaceholderText(translate("Setup", "by chance", "a seed that nobody has typed"))

    def _lay_out(self) -> None:
        column = Column((20, 14, 20, 14), 8)
        self.setLayout(column)
        head = Row((2, 0, 2, 4), 12)
        head.addWidget(self._title)
        head.addWidget(self._note, 1)
        column.addLayout(head)
        if self._presets is not None:
            column.addWidget(self._presets)
            column.addWidget(Hair(0.45))
            self._presets.chosen.connect(self._take_preset)
        if self.board is not None:
            self.board.changed.connect(self.changed)
            self.board.section_asked.connect(self.section_asked)
        self._add_rows(self._first_rows, column)
        column.addWidget(self._more, 0, _LEFT)
        rare = Column(gap=8)
        self._rare.setLayout(rare)
        self._add_rows(self._rare_rows, rare)
        rare.addWidget(self._takebacks)
        rare.addWidget(Hair(0.45))
        texts = Column(gap=4)
        written = Flow(12)
        written.addWidget(self._seed_title)
        written.addWidget(self.seed)
        texts.addLayout(written)
        texts.addWidget(self._seed_why)
        rare.addLayout(texts)
        column.addWidget(self._rare)
        column.addStretch(1)
        self.show_more(False)

    def _add_rows(self, rows: Sequence["OptionRow"], column: Column) -> None:
        for row in rows:
            if row in self._rare_rows:
                self._add_heading(row, column)
            row.changed.connect(self._changed)
            row.section_asked.connect(self.section_asked)
            column.addWidget(row)
            column.addWidget(Hair(0.45))

    def _add_heading(self, row: "OptionRow", column: Column) -> None:
        """Add the title of a chapter of the rulebook over its first option, where there are many."""
        chapter = _chapter(row.option)
        if len(self._rows) < _MIN_TITLED_OPTIONS or (self._headings and self._headings[-1][0] == chapter):
            return
        heading = Words("", 15, face="serif", bold=True, tone="own")
        self._headings.append((chapter, heading))
        column.addWidget(heading)

    def _changed(self) -> None:
        self._match_preset()
        self.changed.emit()

    def _match_preset(self) -> None:
        """Show which preset the options stand for now, if any."""
        if self._presets is not None:
            values = self.values()
            fits = [set(preset.options.items()) <= set(values.items()) for preset in self._screen.setup.presets()]
            self._presets.show_match(fits.index(True) if True in fits else -1)

    def _preset_on(self) -> Mapping[str, OptionValue]:
        """Return the options that the preset which is on sets, and so tells of."""
        on = -1 if self._presets is None else self._presets.choice.on
        return self._screen.setup.presets()[on].options if on >= 0 else {}

    def _take_preset(self, index: int) -> None:
        options = self._screen.setup.presets()[index].options
        for row in self._rows:
            if row.option.id in options:
                row.choose(options[row.option.id])
        self._changed()

    def _measure(self) -> None:
        self.seed.setFixedWidth(round(look.letter(13.5) * 11))


class _PresetRow(QWidget):
    """Usual sets of options under one name each, and a sentence about the one that is on. chosen(int)."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._presets: Sequence[Preset] = ()
        self.choice = Choice([], parent=self)
        self.choice.chosen.connect(self.chosen)
        self.why = Words("", 12.5, tone="quiet")
        column = Column((0, 0, 0, 4), 6)
        self.setLayout(column)
        column.addWidget(self.choice, 0, _LEFT)
        column.addWidget(self.why)

    def show_presets(self, presets: Sequence[Preset]) -> None:
        """Fill the texts."""
        self._presets = presets
        self.choice.setAccessibleName(translate("Setup", "Usual options"))
        self.choice.relabel([preset.words for preset in presets])

    def show_match(self, index: int) -> None:
        """Show which preset the options are; -1 for none."""
        self.choice.choose(index)
        mixed = translate("Setup", "Options of your own choice")
        self.why.setText(self._presets[index].why if index >= 0 else mixed)


class OptionRow(QWidget):
    """An option of the game: a tick, or a title with a choice of values; and a link to the rule."""

    changed = Signal()
    section_asked = Signal(str)

    def __init__(self, option: Option, game: Game, parent: QWidget) -> None:
        super().__init__(parent)
        self.option = option
        self._by_seats = game.values(option, game.seats[0]) != game.values(option, game.seats[-1])
        self._game = game
        self._values = option.values
        self._texts = OptionWords("", "")
        self._players: tuple[str, ...] = ()
        self._section_shown = True
        self._tick: Tick | None = None
        self._choice: Choice | None = None
        self._pick: Pick | None = None
        self._title = Words("", 14, bold=True)
        self._why = Words("", 12.5, tone="quiet")
        row = Row(gap=14)
        self.setLayout(row)
        row.addLayout(self._control(), 1)
        self._link = LinkButton(parent=self)
        self._link.clicked.connect(lambda: self.section_asked.emit(option.section))
        row.addWidget(self._link, 0, _MIDDLE)

    def value(self) -> OptionValue:
        """Return what is chosen."""
        if self._tick is not None:
            return self._tick.isChecked()
        return self._values[self._choice.on if self._choice is not None else self._picked()]

    def choose(self, value: OptionValue) -> None:
        """Choose without telling anybody; what can't be chosen any more changes nothing."""
        if not any(value == may and type(value) is type(may) for may in self._values):
            return
        if self._tick is not None:
            self._tick.blockSignals(True)
            self._tick.setChecked(bool(value))
            self._tick.blockSignals(False)
            self._tick.update()
        elif self._choice is not None:
            self._choice.choose(self._values.index(value))
        elif self._pick is not None:
            self._pick.setCurrentIndex(self._values.index(value))

    def show_section(self, shown: bool) -> None:
        """Show the link to the rule, where there is a rulebook."""
        self._section_shown = shown
        self._link.setVisible(shown and manifest(self._game.key).has_rulebook(words.language()))

    def show_players(self, players: Sequence[Player]) -> None:
        """Follow the players with the values that depend on the seats.

        What can't be chosen any more gives way to the default.
        """
        names = tuple(player.name for player in players)
        if not self._by_seats or names == self._players:
            return
        self._players, before = names, self.value()
        self._values = self._game.values(self.option, len(names))
        self._fill_pick(before if before in self._values else self.option.default)

    def retranslate(self, texts: OptionWords) -> None:
        """Fill the texts."""
        self._texts = texts
        section = translate("Setup", "Rules, section {section}").format(section=self.option.section)
        self._link.set_words(f"§{self.option.section}")
        self._link.setAccessibleName(section)
        self.show_section(self._section_shown)
        self._title.setText(texts.title)
        self._why.setText(texts.why)
        if self._tick is not None:
            self._tick.set_words(texts.title, texts.why)
        elif self._choice is not None:
            self._choice.relabel(self._labels())
            self._choice.setAccessibleName(texts.title)
        elif self._pick is not None:
            self._fill_pick(self.value())
            self._pick.setAccessibleName(texts.title)

    def _labels(self) -> list[str]:
        return [self._label(value) for value in self._values]

    def _label(self, value: OptionValue) -> str:
        """Return a value in words; a number that depends on the seats is a seat, from 1, and has a player's name."""
        if self._by_seats and isinstance(value, int) and 0 < value <= len(self._players):
            return self._players[value - 1]
        return self._texts.values.get(value, str(value))

    def _fill_pick(self, value: OptionValue) -> None:
        if self._pick is not None:
            self._pick.clear()
            self._pick.addItems(self._labels())
            self._pick.setCurrentIndex(self._values.index(value))
            self._pick.updateGeometry()

    def _control(self) -> QBoxLayout:
        option = self.option
        index = option.values.index(option.default)
        if set(option.values) == {True, False}:
            self._tick = Tick(parent=self)
            self._tick.setChecked(bool(option.default))
            self._tick.toggled.connect(self.changed)
            alone = Column()
            alone.addWidget(self._tick)
            return alone
        column = Column((36, 3, 0, 4), 4)  # words begin where those of a tick do
        column.addWidget(self._title)
        column.addWidget(self._why)
        if len(option.values) <= _MAX_CHOICE_WORDS:
            self._choice = Choice([str(value) for value in option.values], index, parent=self)
            self._choice.chosen.connect(self.changed)
            column.addWidget(self._choice, 0, _LEFT)
        else:
            self._pick = Pick(parent=self)
            self._pick.addItems([str(value) for value in option.values])
            self._pick.setCurrentIndex(index)
            self._pick.activated.connect(self.changed)
            column.addWidget(self._pick, 0, _LEFT)
        return column

    def _picked(self) -> int:
        return self._pick.currentIndex() if self._pick is not None else 0


def _chapter(option: Option) -> str:
    return option.section.partition(".")[0]


def _in_chapters(game: Game) -> list[Option]:
    """Return the options that have rows: in the game's order, but where there are many, chapter by chapter."""
    options = [option for option in game.options if not BoardChooser.takes(option)]
    if len(options) < _MIN_TITLED_OPTIONS:
        return options
    return sorted(options, key=lambda option: int(_chapter(option)))


def _chapter_titles(key: str) -> dict[str, str]:
    """Return titles of the chapters of a game's rulebook in the language that is on; none where it can't be read."""
    from durbar.ui.kit.text.rulebook import Rulebook  # takes a while, and few games ask

    try:
        sections = Rulebook.load(key, words.language()).sections
    except (OSError, ValueError):
        return {}
    return {section.number: section.title for section in sections}
