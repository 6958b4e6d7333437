"""The panel that tells how chance fell."""

from collections.abc import Sequence

from PySide6.QtCore import Qt

from durbar.session.player import Player
from durbar.ui.kit.charts.chance_chart import ChanceBar, ChanceChart, bars_of
from durbar.ui.kit.charts.dice_chart import DiceChart
from durbar.ui.kit.controls.layouts import Column
from durbar.ui.kit.controls.ornaments import Hair, Sheet
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.values.chance import ChanceReport, DieReport
from durbar.ui.words import translate


class ChancePanel(Sheet):
    """How chance fell: title, what is counted, bars by seat or faces of dice, notes."""

    def __init__(self) -> None:
        super().__init__()
        self._title = Words("", 17, face="serif", bold=True, wrap=False)
        self._counted = Words("", 12.5, tone="quiet")
        self._bars = ChanceChart()
        self._dice = DiceChart()
        self._notes = Words("", 12.5, tone="quiet")
        self._notes.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._notes.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._column = column = Column((18, 10, 18, 12), 6)
        head = Column((2, 0, 2, 0), 2)
        head.addWidget(self._title)
        head.addWidget(self._counted)
        column.addLayout(head)
        column.addWidget(self._bars, 1)
        column.addWidget(self._dice, 1)
        self._hair = Hair()
        column.addWidget(self._hair)
        column.addWidget(self._notes)
        self.setLayout(column)

    def set_report(self, report: ChanceReport, players: Sequence[Player], seed: int | None = None) -> None:
        """Show a report, and the seed of the game."""
        told = "" if seed is None else translate("Results", "The seed was {number}.").format(number=seed)
        notes = " ".join([*report.notes, told]).strip()
        self.set_bars(report.title, report.counted, bars_of(report, players), report.dice, notes)

    def set_bars(
        self, title: str, counted: str, bars: Sequence[ChanceBar], dice: Sequence[DieReport], notes: str
    ) -> None:
        """Show bars, or dice, or notes alone."""
        self._title.setText(title)
        self._counted.setText(counted)
        self._bars.set_bars(bars, counted)
        self._bars.setVisible(bool(bars))
        self._dice.set_dice(dice)
        self._dice.setVisible(bool(dice))
        drawn = bool(bars or dice)
        self._hair.setVisible(drawn)
        self._column.setStretchFactor(self._notes, 0 if drawn else 1)
        self._notes.setText(notes)
