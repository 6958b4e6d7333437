"""The bar over a position: what is sought, which one it is, and the ways to the others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QWidget

from durbar.session.practice import STEPS
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.layouts import Column, Flow, Row
from durbar.ui.kit.controls.pick import Pick
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import listed, number, translate

#: Its keys, which are printed on its buttons.
BEFORE_KEY, AFTER_KEY, SHOW_KEY = "Ctrl+P", "Ctrl+N", "F9"


class ExercisesBar(QWidget):
    """Signals say what is asked for. before, after: another position. shown: the best move. back: out of it all.

    picked(int): positions of this kind are wanted, by their place in the list.
    """

    before = Signal()
    after = Signal()
    shown = Signal()
    back = Signal()
    picked = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        """parent: the page, all over which its keys are heard."""
        super().__init__(parent)
        self._title = Words("", 17, face="serif", bold=True, wrap=False)
        self._which, self._streak = Words("", 13.5), Words("", 12.5, tone="quiet", wrap=False)
        self._pick = Pick(parent=self, height=30)
        self._before, self._after, self._show, self._back = (
            WordButton(size=12.5, height=30, parent=self) for _ in range(4)
        )
        self._lay_out()
        self._pick.activated.connect(self.picked)
        for button, asked in (
            (self._before, self.before),
            (self._after, self.after),
            (self._show, self.shown),
            (self._back, self.back),
        ):
            button.clicked.connect(asked)
        for keys, asked in ((BEFORE_KEY, self.before), (AFTER_KEY, self.after), (SHOW_KEY, self.shown)):
            shortcut = QShortcut(QKeySequence(keys), parent, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(asked)

    def _lay_out(self) -> None:
        row, names, line, deeds = Row((14, 5, 11, 5), 12), Column(), Row(gap=10), Flow(7, start=1)
        self.setLayout(row)
        line.addWidget(self._title)
        line.addWidget(self._streak)
        line.addStretch(1)
        names.addLayout(line)
        names.addWidget(self._which)
        row.addLayout(names, 1)
        for part in (self._pick, self._before, self._after, self._show, self._back):
            deeds.addWidget(part)
        row.addLayout(deeds)

    def attach_tips(self, tips: Tips) -> None:
        """Explain what comes back when, and what is given up by asking; the other buttons say all themselves."""
        for part in (self._which, self._streak, self._title):
            tips.attach(part, _scheme_tip)
        tips.attach(self._show, partial(_button_tip, self._show))

    def retranslate(self) -> None:
        """Fill the words that stay."""
        self._pick.setAccessibleName(translate("Exercises", "Which positions"))
        self._before.set_words(translate("Exercises", "Previous"), key=translate("Exercises", "Ctrl+P"))
        self._after.set_words(
            translate("Exercises", "Next", "a button: the next position"), key=translate("Exercises", "Ctrl+N")
        )
        self._show.set_words(translate("Exercises", "Show me"), key="F9")
        self._back.set_words(translate("Exercises", "Back"), key=translate("Exercises", "Esc"))
        self._before.set_tip(translate("Exercises", "The position before."))
        self._after.set_tip(translate("Exercises", "The next position."))
        self._show.set_tip(translate("Exercises", "Gives up; the position comes back tomorrow."))

    def set_kinds(self, names: Sequence[str], on: int) -> None:
        """Offer kinds of positions; fewer than two are no choice."""
        self._pick.clear()
        self._pick.addItems(names)
        self._pick.setCurrentIndex(on)
        self._pick.setVisible(len(names) > 1)

    def set_words(self, title: str, which: str, streak: str) -> None:
        """Say what is sought, and in which position."""
        self._title.setText(title)
        self._which.setText(which)
        self._which.setVisible(bool(which))
        self._streak.setText(streak)

    def set_able(self, before: bool, after: bool, show: bool) -> None:
        """Set which ways are open."""
        for button, able in ((self._before, before), (self._after, after), (self._show, show)):
            button.setEnabled(able)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the rule under the bar."""
        paint.hair(QPainter(self), 0, self.width(), self.height() - 1)


def scheme_words() -> str:
    """Return when a position comes back that was missed."""
    words = translate(
        "Exercises", "A position that you miss comes back the next day. Found then, it comes back {days}."
    )
    days = [translate("Exercises", "after %n day(s)", None, days) for days in STEPS[1:]]
    return words.format(days=listed(days))


def streak_words(streak: int, best: int) -> str:
    """Return how many puzzles were found in a row; nothing before the first."""
    if not best:
        return ""
    return translate("Exercises", "In a row: {streak} (most: {best})").format(streak=number(streak), best=number(best))


def _button_tip(button: WordButton) -> Tip:
    return Tip(button.accessibleName(), what=button.tip_words)  # small: below it a player's panel begins


def _scheme_tip() -> Tip:
    return Tip(
        translate("Exercises", "What comes back"),
        what=translate("Exercises", "The first answer counts. After a hint it comes back as if it had been missed."),
        rule=scheme_words(),
    )
