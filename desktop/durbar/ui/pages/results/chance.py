"""The panel that tells how chance fell."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout

from durbar.table.player import Player
from durbar.ui.kit.charts.chance_chart import ChanceBar, ChanceChart, bars_of
from durbar.ui.kit.charts.dice_chart import DiceChart
from durbar.ui.kit.controls.layouts import Column, Row
from durbar.ui.kit.controls.ornaments import Hair, Sheet
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.chance import ChanceReport, DieReport
from durbar.ui.words import translate


class ChancePanel(Sheet):
    """How chance fell: title, what is counted, bars by seat or faces of dice, notes."""

    def __init__(self) -> None:
        super().__init__()
        self._title = Words("", 17, face="serif", bold=True, wrap=False)
        self._counted = Words("", 12.5, tone="quiet")
        self._counted.setWordWrap(False)
        self._counted.setMinimumWidth(1)  # so that the panel can get too narrow for it, and _fit puts it below
        self._bars = ChanceChart()
        self._dice = DiceChart()
        self._notes = Words("", 12.5, tone="quiet")
        self._notes.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._notes.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._column = column = Column((18, 10, 18, 12), 6)
        self._head = Row((2, 0, 2, 0), 2)
        self._head.addWidget(self._title)
        self._head.addStretch(1)
        self._head.addWidget(self._counted)
        column.addLayout(self._head)
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
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is counted stands beside the title, or below it."""
        super().resizeEvent(event)
        self._fit()

    def height_in(self, width: int) -> int:
        """The pixels it takes downwards in a width."""
        return max(self._column.minimumHeightForWidth(width), self.minimumSizeHint().height())

    def _fit(self) -> None:
        # of the words themselves: size hints depend on whether they wrap; layout and wrapping would chase each other
        words = sum(paint.width_of(label.text(), label.font()) for label in (self._title, self._counted))
        below = words + look.px(60) > self.width()
        self._counted.setWordWrap(below)
        self._head.setDirection(QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight)
