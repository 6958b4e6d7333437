"""The statistics page: what finished games come to, for whoever is chosen."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from datetime import date
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from durbar.games import GAMES
from durbar.session.statistics import archive, spreadsheet
from durbar.session.statistics.archive import Finished, Kept
from durbar.session.statistics.reviewed import Reviewed, reviewed
from durbar.system.paths import home_dir
from durbar.ui.games import manifest, score_words
from durbar.ui.kit.awaited import Awaited
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.dialogs import Answer, Question, tell
from durbar.ui.kit.controls.layouts import Column, Row, order_tabs
from durbar.ui.kit.controls.ornaments import Drawing, Sheet
from durbar.ui.kit.controls.page import CoverPage, Scroll
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.tips.tips import Tips, on_screen
from durbar.ui.pages.statistics.chance import FallPanel
from durbar.ui.pages.statistics.choice import Choices
from durbar.ui.pages.statistics.figures import FiguresPanel
from durbar.ui.pages.statistics.games import GamesPanel
from durbar.ui.pages.statistics.time import TimePanel
from durbar.ui.words import language, translate

#: Units that the panel of figures is wide where there is room, and at least; between panels.
_FIGURES_WIDTH, _MIN_FIGURES_WIDTH, _GAP = 350, 305, 9
_CENTRE = Qt.AlignmentFlag.AlignHCenter


class StatisticsPage(CoverPage):
    """All finished games. opened(Path), reviewed(Path): one of them is to be looked at again, or to be reviewed."""

    opened = Signal(Path)
    reviewed = Signal(Path)

    def __init__(self) -> None:
        super().__init__()
        self._kept = Kept(())
        self._trouble = ""
        self._reviewed: Reviewed = {}
        self._tips = Tips(self)
        self._export, self._clear = (WordButton(size=13.5, height=34, parent=self) for _ in range(2))
        self._export.clicked.connect(self._ask_where)
        self._clear.clicked.connect(self._ask_clear)
        self.bar.buttons.insertWidget(0, self._export)
        for button in (self._export, self._clear, self.back_button):
            self._tips.attach(button, button.tip)
        self._choices = Choices()
        self._choices.changed.connect(self._show)
        self._choices.attach_tips(self._tips)
        self._tips.keep_off(lambda: [on_screen(self._choices)], tuple)
        self._figures, self._time = FiguresPanel(self._tips), TimePanel(self._tips)
        self._fall, self._games = FallPanel(self._tips), GamesPanel(self._tips)
        self._games.opened.connect(self.opened)
        self._games.reviewed.connect(self.reviewed)
        self._note = Words("", 12.5, tone="refuse")
        self._nothing = _Nothing()
        self._lay_out()
        self._read()
        self._choices.set_games(self._kept.games)
        self.retranslate()
        thread = ThreadPoolExecutor(1, "reviews")
        self._reading = thread.submit(reviewed, self._kept.games)
        Awaited(self).wait(self._reading, self._take_reviewed)
        thread.shutdown(wait=False)  # it ends when all is read

    def retranslate(self) -> None:
        """Fill every text anew, in the language that is on."""
        self.name(translate("Statistics", "Statistics"))
        self._export.set_words(translate("Statistics", "Export…"))
        self._export.set_tip(
            translate(
                "Statistics", "Writes the games that are listed to a table for spreadsheets, a row for each player."
            )
        )
        self._clear.set_words(translate("Statistics", "Clear…"))
        self._clear.set_tip(
            translate("Statistics", "Forgets all these figures, once you have agreed; saved games stay.")
        )
        self._nothing.retranslate()
        self._choices.retranslate()
        self._show()

    # ---- what is kept ------------------------------------------------------------------------------------------

    def _read(self) -> None:
        try:
            kept, self._trouble = archive.kept(), ""
        except OSError as error:
            kept, self._trouble = Kept(()), error.strerror or str(error)
        self._kept = Kept(tuple(game for game in kept.games if game.game in GAMES), kept.damaged)

    def _take_reviewed(self, done: Future[Reviewed]) -> None:
        if done.exception() is None and done.result():
            self._reviewed = done.result()
            self._show()

    def _chosen(self) -> list[Finished]:
        wanted = self._choices.wanted
        return [game for game in self._kept.games if wanted.fits(game)]

    def _ask_where(self) -> None:
        """Export what is listed."""
        title = translate("Statistics", "Export the statistics")
        name = translate("Statistics", "Durbar statistics {date}.csv").format(date=date.today().isoformat())
        chosen, _ = QFileDialog.getSaveFileName(self, title, str(home_dir() / name), "CSV (*.csv)")
        if not chosen:
            return
        path = Path(chosen)
        if not path.suffix:
            path = path.with_suffix(".csv")
        told = {key: (manifest(key).title(), score_words(key).unit) for key in GAMES}
        try:
            spreadsheet.write(
                path, _headings(), self._chosen(), told, self._reading.result(), semicolons=language() == "fr"
            )
        except OSError as error:
            words = translate("Statistics", "The table could not be written: {reason}.")
            tell(self, translate("Statistics", "Not exported"), words.format(reason=error.strerror or str(error)))

    def _ask_clear(self) -> None:
        words = translate(
            "Statistics",
            "%n game(s) will be forgotten here, and can’t be brought back. Saved games stay as they are.",
            None,
            len(self._kept.games),
        )
        question = Question(
            self,
            translate("Statistics", "Clear all statistics?"),
            words,
            [Answer("keep", translate("Statistics", "Keep them")), Answer("clear", translate("Statistics", "Clear"))],
            safe="keep",
        )
        question.answered.connect(lambda answer: self._clear_all() if answer == "clear" else None)
        question.open()

    def _clear_all(self) -> None:
        try:
            archive.clear()
        except OSError as error:
            words = translate("Statistics", "The statistics could not be cleared: {reason}.")
            tell(self, translate("Statistics", "Not cleared"), words.format(reason=error.strerror or str(error)))
        self._read()
        self._choices.set_games(self._kept.games)
        self._show()

    # ---- showing -----------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Show everything about the games that are chosen."""
        there = bool(self._kept.games)
        for part in (self._choices, self._there, self._export, self._clear):
            part.setVisible(there)
        self._nothing.setVisible(not there)
        self._tell_trouble()
        if there:
            games, wanted = self._chosen(), self._choices.wanted
            self._figures.show_games(games, wanted)
            self._time.setVisible(bool(wanted.person) and bool(games))
            self._time.show_games(games, wanted, self._reviewed)
            self._fall.show_games(games, wanted)
            self._games.show_games(games, wanted.person or "")
        order_tabs(self)

    def _tell_trouble(self) -> None:
        words = ""
        if self._trouble:
            words = translate("Statistics", "The statistics can’t be read: {reason}.").format(reason=self._trouble)
        elif self._kept.damaged:
            words = translate(
                "Statistics",
                "%n line(s) of the file can’t be read; they are left as they are.",
                None,
                self._kept.damaged,
            )
        self._note.setText(words)
        self._note.setVisible(bool(words))

    def _lay_out(self) -> None:
        inside = QWidget()
        column = Column((12, 9, 11, 10), 9)
        inside.setLayout(column)
        column.addWidget(self._choices)
        column.addWidget(self._note)
        column.addWidget(self._nothing, 1)
        self._there = QWidget()
        beside = Row(gap=_GAP)
        self._there.setLayout(beside)
        beside.addWidget(self._figures, 1)
        right, charts = Column(gap=_GAP), Row(gap=_GAP)
        charts.addWidget(self._time, 1)
        charts.addWidget(self._fall, 1)
        right.addLayout(charts)
        right.addWidget(self._games, 1)
        beside.addLayout(right, 2)
        look.changed.connect(self._measure)
        self._measure()
        column.addWidget(self._there, 1)
        foot = Row()
        foot.addStretch()
        foot.addWidget(self._clear)  # far from where a click on the home screen led here: a second one must not clear
        column.addLayout(foot)
        self.column.addWidget(Scroll(inside), 1)

    def _measure(self) -> None:
        self._figures.setMinimumWidth(look.px(_MIN_FIGURES_WIDTH))
        self._figures.setMaximumWidth(look.px(_FIGURES_WIDTH))


class _Nothing(Sheet):
    """What stands there before the first game has ended."""

    def __init__(self) -> None:
        super().__init__(double=True, round_=8)
        column = Column((40, 30, 40, 40), 14)
        self.setLayout(column)
        column.addStretch(1)
        column.addWidget(Drawing("kit/winner", 130), 0, _CENTRE)
        self._title = Words("", 26, face="serif", bold=True)
        self._second = Words("", 14.5, tone="quiet")
        ornament = Row()
        ornament.setAlignment(_CENTRE)
        ornament.addWidget(Drawing("kit/ornament-rule", 260))
        for label in (self._title, self._second):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self._title)
        column.addLayout(ornament)
        column.addWidget(self._second)
        column.addStretch(2)

    def retranslate(self) -> None:
        """Fill the texts."""
        self._title.setText(translate("Statistics", "No game is counted yet"))
        self._second.setText(
            translate(
                "Statistics",
                "Play one to its end, and its result will be shown here: wins, places, scores and chance. A game that"
                " had ended when its file came here is not counted; it can be looked at and reviewed among the saved"
                " games.",
            )
        )


def _headings() -> list[str]:
    """Return the headings of an exported table's columns, in the language that is on."""
    words = {
        "id": translate("Statistics", "Identifier"),
        "date": translate("Statistics", "Date"),
        "time": translate("Statistics", "Time"),
        "game": translate("Statistics", "Game"),
        "seats": translate("Statistics", "Players"),
        "seed": translate("Statistics", "Seed"),
        "options": translate("Statistics", "Options"),
        "moves": translate("Statistics", "Moves"),
        "taken_back": translate("Statistics", "Taken back after something was revealed"),
        "reviewed": translate("Statistics", "Reviewed while it went on"),
        "seat": translate("Statistics", "Seat"),
        "name": translate("Statistics", "Name"),
        "kind": translate("Statistics", "Person or computer"),
        "level": translate("Statistics", "Level"),
        "place": translate("Statistics", "Place"),
        "score": translate("Statistics", "Score"),
        "chance": translate("Statistics", "What chance brought"),
        "came": translate("Statistics", "Came"),
        "tries": translate("Statistics", "Of"),
        "expected": translate("Statistics", "Expected"),
        "lost": translate("Statistics", "A choice cost on average (% of the chance to win)"),
        "luck": translate("Statistics", "Luck (% of the chance to win)"),
    }
    return [words[column] for column in spreadsheet.COLUMNS]
