"""One moment in words: what was played, what was better, by how much, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from durbar.bots.review.line import MOST_MOVES
from durbar.bots.review.story import Moment
from durbar.bots.review.verdict import SURE
from durbar.bots.search.reason import Reason
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.choice import Choice
from durbar.ui.kit.controls.layouts import Column, Flow, Row
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.review.both import FrameSign
from durbar.ui.pages.review.past_game import PastGame
from durbar.ui.pages.review.played_on import ShownLine
from durbar.ui.reason_words import contrast_lines, difference_lines
from durbar.ui.review_words import chance_of, cost, moment_title, other_half, place_words
from durbar.ui.words import number, translate

_TOP = Qt.AlignmentFlag.AlignTop


class Details(QWidget):
    """A moment. shown(str): this move of it is to be lit on the board. play_on(int): the game is to be played anew from
    there. line_asked(str): how it may have gone on after this move; line_left: enough of that. moment: the one that is
    shown.
    """

    shown = Signal(str)
    line_asked = Signal(str)
    line_left = Signal()
    play_on = Signal(int)

    def __init__(self, game: PastGame) -> None:
        super().__init__()
        self._game = game
        self.moment: Moment | None = None
        self._reasons: tuple[Moment | None, Sequence[Sequence[Reason]]] = None, ()
        self._title = Words("", 15, face="serif", bold=True)
        self._whose = Words("", 12.5, tone="quiet")
        self._played, self._better = Words("", 13), Words("", 13, bold=True)
        self._half, self._cost, self._place, self._differences, self._why = (Words("", 12.5) for _ in range(5))
        self._solid, self._dashed, self._where = FrameSign(better=True), FrameSign(better=False), Words("", 12.5)
        self._note, self._later = Words("", 11.5, tone="quiet"), Words("", 12.5, tone="quiet", italic=True)
        self._lit = Choice(("", ""), 0)
        self._lit.chosen.connect(self._tell_lit)
        self._again, self._from_better, self._from_played, self._stop = (
            WordButton(size=12.5, height=28, parent=self) for _ in range(4)
        )
        self._line, self._line_note = Words("", 13), Words("", 11.5, tone="quiet")
        self._again.clicked.connect(self._tell_again)
        self._from_better.clicked.connect(lambda: self._ask_line(better=True))
        self._from_played.clicked.connect(lambda: self._ask_line(better=False))
        self._stop.clicked.connect(self.line_left)
        column = Column((14, 10, 14, 10), 5)
        column.addWidget(self._title)
        column.addWidget(self._whose)
        for sign, words in ((self._dashed, self._played), (self._solid, self._better)):
            row = Row(gap=8)
            row.addWidget(sign, 0, _TOP)
            row.addWidget(words, 1)
            column.addLayout(row)
        for part in (self._half, self._where, self._cost, self._differences, self._why, self._place):
            column.addWidget(part)
        deeds = Flow(8)
        for deed in (self._lit, self._from_better, self._from_played, self._again, self._stop):
            deeds.addWidget(deed)
        column.addWidget(self._line_note)
        column.addWidget(self._line)
        column.addLayout(deeds)
        column.addWidget(self._later)
        column.addWidget(self._note)
        column.addStretch(1)
        self.setLayout(column)
        self._show_parts(None)

    def retranslate(self) -> None:
        """Fill the words that stay; those of a moment come with it."""
        self._lit.relabel((translate("Review", "Better move"), translate("Review", "Played move")))
        self._lit.setAccessibleName(translate("Review", "What it would bring, on the board"))
        self._solid.setAccessibleName(translate("Review", "On the board: a solid frame"))
        self._dashed.setAccessibleName(translate("Review", "On the board: a dashed frame"))
        self._again.set_words(translate("Review", "Play on from here"))
        self._from_better.set_words(translate("Review", "On from the better move"))
        self._from_played.set_words(translate("Review", "On from the move played"))
        for button in (self._from_better, self._from_played):
            button.set_tip(
                translate(
                    "Review",
                    "The expert plays on for everybody, to the end of the stage or for %n move(s).",
                    None,
                    MOST_MOVES,
                )
            )
        self._stop.set_words(translate("Review", "Back to the moment"))
        self._again.set_tip(
            translate("Review", "A new game begins here; this one stays as it is. Chance falls as it did.")
        )

    def attach_tips(self, tips: Tips) -> None:
        """Explain what it means to play on, and to look how it may have gone on."""
        for button in (self._again, self._from_better, self._from_played):
            tips.attach(button, partial(_tip_of, button))

    @property
    def lit(self) -> str:
        """The move that is lit on the board; "" for none."""
        if self.moment is None:
            return ""
        return self.moment.judged.played if self._lit.on == 1 else self.moment.judged.best.move

    @contextmanager
    def laid_out_once(self) -> Iterator[None]:
        """Lay the words out when all have been told: else Qt would do so at once for each line that is shown or hidden,
        up to the window.
        """
        self.layout().setEnabled(False)
        try:
            yield
        finally:
            self.layout().setEnabled(True)
            self.layout().invalidate()  # what changed meanwhile was not heard
            self.updateGeometry()

    def show_moment(self, moment: Moment | None) -> None:
        """Show a moment, with its reasons where they are known already; None: ask for one."""
        if moment is None or self.moment is None or moment.at != self.moment.at:
            self._lit.choose(0)
        self.moment = moment
        self._place.setText("" if moment is None else place_words(moment))
        lines = () if moment is None else difference_lines(moment.judged.differences, self._game.screen)
        self._differences.setText("\n".join(lines))
        table = self._game.table
        self._half.setText("" if moment is None else other_half(table, self._game.screen, moment.at))
        self._later.setText("" if moment is None else self._game.hindsight(moment.at))
        self._show_parts(None)
        self._tell_why()
        if moment is None:
            self.tell_place("", ())
            return
        judged = moment.judged
        made, best = judged.made, judged.best
        self._title.setText(moment_title(moment, table.players))
        self._whose.setText(translate("Review", "“You” here is {name}.").format(name=table.players[moment.seat].name))
        played = translate("Review", "Played: {move} ({chance})")
        better = translate("Review", "Better: {move} ({chance})")
        for label, words, move, tried in (
            (self._played, played, self._game.words(moment.at, made.move), made),
            (self._better, better, self._game.better(judged), best),
        ):
            label.setText(words.format(move=move, chance=chance_of(tried, best, moment.seat)))
        difference = translate("Review", "Difference: {less} of 100 such games")
        note = translate(
            "Review",
            "In brackets: the chance to win as the expert reckons it. It may misjudge; a hint, for which it thinks less"
            " long, may say otherwise.",
        )
        error = round(100 * SURE * made.error)
        if error:
            difference = translate("Review", "Difference: {less} of 100 such games, ± {error}")
            note += " " + translate("Review", "±: what its samples leave open.")
        self._cost.setText(difference.format(less=number(round(100 * cost(moment))), error=number(error)))
        self._note.setText(note)

    def tell_place(self, title: str, lines: Sequence[str]) -> None:
        """Tell of a place that is no moment: what was done, and how chances changed; "": ask for a place."""
        ask = translate("Review", "Choose a moment in the list, or a place on the chart.")
        self._title.setText(title or ask)
        self._line_note.setText(ask)
        self._line_note.setVisible(bool(title))
        self._line.setText("\n".join(lines))
        self._line.setVisible(bool(lines))

    def tell_line(self, line: ShownLine | None) -> None:
        """Say how a game may have gone on, as far as it is shown; None: nothing of the kind is shown."""
        self._show_parts(line)
        if line is None:
            return
        self._line.setText("\n".join(f"{place}. {words}" for place, words in enumerate(line.words, 1)))
        note = translate("Review", "One way it may have gone: hidden things are drawn anew.")
        if line.failed:
            note = translate("Review", "The expert could not go on from here.")
        elif not line.over:
            note += " " + translate("Review", "The expert thinks…")
        self._line_note.setText(note)

    def _show_parts(self, line: ShownLine | None) -> None:
        """Show the moment and what can be done with it, or in its place the line that begins there."""
        there = self.moment is not None and line is None
        for words in (self._played, self._better, self._cost, self._note):
            words.setVisible(there)
        self._whose.setVisible(there and self.moment is not None and not self._game.looks(self.moment.seat))
        many = len(self._game.table.players) > 2  # of two, the chance to win says it
        self._place.setVisible(there and many and bool(self._place.text()))
        for words in (self._half, self._differences, self._why, self._later):
            words.setVisible(there and bool(words.text()))
        if not there:
            for sign in (self._solid, self._dashed, self._where):
                sign.hide()
        for part in (self._lit, self._from_better, self._from_played):
            part.setVisible(there)
        self._again.setVisible(there and self._game.may_be_played_on)
        for words in (self._line, self._line_note):
            words.setVisible(line is not None)
        self._stop.setVisible(line is not None)

    def focus_stop(self) -> None:
        """Give the keyboard to what ends a line: the button that began it has gone."""
        self._stop.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_line(self, better: bool) -> None:
        if self.moment is not None:
            judged = self.moment.judged
            self.line_asked.emit(judged.best.move if better else judged.played)

    def tell_frames(self, better: bool, played: bool, same: bool) -> None:
        """Say how the moves are framed on the board. better, played: whether it is seen there. same: round the same."""
        self._solid.setVisible(better)
        self._dashed.setVisible(played)
        words = ""
        if not (better or played):
            words = translate("Review", "Neither move touches anything on the board.")
        elif not better:
            words = translate("Review", "The better move touches nothing on the board.")
        elif not played:
            words = translate("Review", "The move that was played touches nothing on the board.")
        elif same:
            words = translate("Review", "On the board both point at the same place.")
        self._where.setText(words)
        self._where.setVisible(bool(words))

    def show_reasons(self, moment: Moment, reasons: Sequence[Sequence[Reason]]) -> None:
        """Say what tells both moves of a moment apart, if it is still shown. reasons: of the better one and the other;
        nothing where they could not be found.
        """
        self._reasons = moment, reasons
        self._tell_why()

    def _tell_why(self) -> None:
        moment, reasons = self._reasons
        told = []
        if moment is not None and moment == self.moment and reasons:
            view = self._game.sight(moment.at, chosen=True).view
            told = contrast_lines(reasons, moment.judged.differences, self._game.screen, view)
        self._why.setText("\n".join(told))
        self._why.setVisible(bool(told) and self._line.isHidden())

    def _tell_again(self) -> None:
        if self.moment is not None:
            self.play_on.emit(self.moment.at)

    def _tell_lit(self, _on: int) -> None:
        self.shown.emit(self.lit)


def _tip_of(button: WordButton) -> Tip:
    return Tip(button.accessibleName(), rule=button.tip_words)
