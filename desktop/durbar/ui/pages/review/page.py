"""The page of a review: the board where one looks, curves below it, moments beside it, three sentences on top."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QLayout, QWidget

from durbar.bots import players_of
from durbar.bots.review.plan import DEPTHS, USUAL
from durbar.bots.review.story import Moment
from durbar.bots.search.reason import Reason
from durbar.ui.kit.awaited import Awaited
from durbar.ui.kit.board.view import BoardView
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.choice import Choice
from durbar.ui.kit.controls.layouts import Column, Flow, Row, order_tabs
from durbar.ui.kit.controls.ornaments import Sheet
from durbar.ui.kit.controls.page import Ground, PageBar, Scroll
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.kit.speak import announce
from durbar.ui.kit.text.rulebook import Rulebook
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.review.both import BothMoves
from durbar.ui.pages.review.chances import ChancesChart, kind_words
from durbar.ui.pages.review.details import Details
from durbar.ui.pages.review.export_button import ExportButton
from durbar.ui.pages.review.making import Making
from durbar.ui.pages.review.moments import MOMENT_ROLE, MomentDelegate, MomentsList, MomentsModel, row_height
from durbar.ui.pages.review.past_game import PastGame
from durbar.ui.pages.review.played_on import ShownLine
from durbar.ui.pages.review.reviewable import Reviewable
from durbar.ui.pages.review.seats import Seats
from durbar.ui.pages.review.sums import SumsPanel
from durbar.ui.pages.review.told import Told
from durbar.ui.pages.review.under_way import UnderWay
from durbar.ui.pages.rulebook.term_tips import TermTips
from durbar.ui.pages.table.curtain import Curtain
from durbar.ui.pages.table.timeslider import OVERHANG, TimeSlider
from durbar.ui.review_words import change, luck_name, percent, played_words, summary
from durbar.ui.words import language, number, translate

#: Units that the column beside the board is wide, and what is between panels.
_BESIDE, _GAP = 396, 8
#: So many times wider it is with larger letters.
_MOST_WIDER = 1.2
#: Rows of the list, and units of a moment’s words, that are seen at least; both scroll.
_LEAST_ROWS, _LEAST_READING = 2, 84
#: Lines that the sentences on top have from the start, so that nothing moves when they come; more lines scroll.
_SENTENCES = 3
#: Milliseconds to another turn of the loop, until what one has chosen is mostly seen.
_NEXT_TURN, _SHOWN = 16, 80


class _Panels(Sheet):
    """Panels that take the room that is left, and ask for no more than they need. drawn: as a sheet."""

    def __init__(self, layout: QLayout, drawn: bool = True) -> None:
        super().__init__()
        self._drawn = drawn
        self.setLayout(layout)

    def hasHeightForWidth(self) -> bool:
        """Return False: its panels share any height."""
        return False

    def sizeHint(self) -> QSize:
        """Return what they need."""
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sheet, where there is one."""
        if self._drawn:
            super().paintEvent(event)


class ReviewPage(Ground):
    """A game looked back on. back: the person is done. section_asked(key, section): the rules on something.

    play_on(GameSession, int): a new game is to begin as that one did, up to so many moves. mistakes(Review): those of
    persons are to be gone over.
    """

    back = Signal()
    play_on = Signal(object, int)
    mistakes = Signal(object)
    section_asked = Signal(str, str)

    def __init__(self, game: Reviewable) -> None:
        super().__init__()
        table = game.table.up_to_now()
        self._original, self._noted = game.table, False
        self._game, self._damage = PastGame(table, game.seat), game.damage
        self._at, self._chosen, self._stopped = table.at, -1, ""
        self._data = game.data
        self._line: ShownLine | None = None
        self._sight: Sight
        self._making = Making(table, game.data, game.save, self)
        told = self._making.told
        if told is not None and told.worst:  # where the list begins
            self._at = self._chosen = told.worst[0].at
        self._making.changed.connect(self._show_told)
        self._making.progressed.connect(self._tell_status)
        self._making.ended.connect(self._end)
        self._aside_soon = QTimer(self, singleShot=True, interval=_NEXT_TURN)  # not all is laid out and painted in one
        self._aside_soon.timeout.connect(self._show_aside)
        self._reasons_soon = QTimer(self, singleShot=True, interval=_SHOWN)
        self._reasons_soon.timeout.connect(self._ask_reasons)
        self._thread = ThreadPoolExecutor(1, "reasons")
        self._reasons = Awaited(self)
        self._tips = Tips(self)
        self._terms = TermTips(self, self._term, self._tips)
        self._tips.section_asked.connect(self._ask_section)
        self._make_parts()
        self._lay_out()
        self._connect_parts()
        self.retranslate()

    def _make_parts(self) -> None:
        screen, table = self._game.screen, self._game.table
        self._bar = PageBar(self)
        depths, told = list(DEPTHS), self._making.told
        there = USUAL if told is None else told.review.depth
        self._depth = Choice(("", "", ""), depths.index(there), parent=self)
        self._export = ExportButton(self._game, self._damage, self)
        self._back, self._learn = (WordButton(size=13.5, height=34, parent=self) for _ in range(2))
        self._summary, self._note = Words("", 15, face="serif"), Words("", 13, tone="refuse")
        self._summary.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._sentences = Scroll(self._summary)
        self._under_way = UnderWay()
        self._board, self._aside = BoardView(screen.make_board()), screen.make_aside()
        if self._aside is not None:
            self._board.set_aside(self._aside)
        self._board.tells_zoom = False  # there is no strip of words above, and it would lie over the board
        self._board.board.bit_by_bit = True  # another position follows from one place of a game to any other
        self._both = BothMoves(self._board.board)
        self._chart, self._slider = ChancesChart(), TimeSlider()
        self._order, self._who = Choice(("", ""), 0, parent=self), Choice(("", ""), 0, parent=self)
        self._model = MomentsModel(self._game, self)
        self._list = MomentsList(self)
        self._list.setModel(self._model)
        self._rows = MomentDelegate(self._list, self._model)
        self._list.setItemDelegate(self._rows)
        self._none = Words("", 13, tone="quiet")
        self._details, self._sums = Details(self._game), SumsPanel(self._tips)
        self._seats = Seats(table.players, table.people)
        self._curtain = Curtain(self)

    def _connect_parts(self) -> None:
        self._back.clicked.connect(self.back)
        self._learn.clicked.connect(self._ask_mistakes)
        keeps_room = self._learn.sizePolicy()
        keeps_room.setRetainSizeWhenHidden(True)  # the depths beside it stay under the pointer
        self._learn.setSizePolicy(keeps_room)
        self._tips.attach(self._export, lambda: Tip(self._export.text(), rule=self._export.tip_words))
        self._bar.home.connect(self.back)
        self._tips.attach(self._depth, _depth_tip)
        self._tips.attach(self._learn, lambda: Tip(self._learn.accessibleName(), rule=self._learn.tip_words))
        self._under_way.pressed.connect(self._stop_or_go_on)
        self._depth.chosen.connect(self._go_on)
        self._order.chosen.connect(self._list_moments)
        self._who.chosen.connect(self._list_whose)
        self._list.selectionModel().currentChanged.connect(self._choose)
        self._list.pointed.connect(self._tell_row)
        self._slider.travelled.connect(self._look_at)
        self._chart.chosen.connect(self._slider.setValue)
        self._chart.chosen.connect(lambda: self._slider.setFocus(Qt.FocusReason.MouseFocusReason))  # arrows go on there
        self._details.shown.connect(self._light)
        self._details.play_on.connect(lambda at: self.play_on.emit(self._game.table, at))
        self._seats.chosen.connect(self._ask_for)
        self._curtain.lifted.connect(self._uncover)
        self._curtain.left_home.connect(self._curtain.drop)
        self._details.line_asked.connect(self._play_line)
        self._details.line_left.connect(self._back_to_moment)
        self._details.attach_tips(self._tips)
        self._board.pointed.connect(self._point)
        self._board.asked.connect(self._ask)
        if self._aside is not None:
            self._aside.section_asked.connect(self._ask_section)
            self._aside.attach_tips(self._tips, lambda target: self._game.screen.tip(target, self._sight))
        look.changed.connect(self._measure)

    def _lay_out(self) -> None:
        page, inside, scrolled = Column(), Column((12, 8, 12, 10), _GAP), QWidget()
        self.setLayout(page)
        page.addWidget(self._bar)
        scrolled.setLayout(inside)
        page.addWidget(Scroll(scrolled), 1)
        for widget in (self._depth, self._learn, self._back):
            self._bar.buttons.addWidget(widget)
        inside.addWidget(self._top())
        beside = Row(gap=_GAP)
        beside.addLayout(self._left(), 1)
        beside.addLayout(self._right())
        self._open = _Panels(beside, drawn=False)
        inside.addWidget(self._open, 1)
        inside.addStretch(0)
        self._measure()

    def _top(self) -> QWidget:
        """Return the sentences, and how far the review has come."""
        told = Column((16, 9, 16, 9), 4)
        head = Row(gap=12)
        head.addWidget(self._sentences, 1)
        head.addWidget(self._export, 0, Qt.AlignmentFlag.AlignTop)
        told.addLayout(head)
        for part in (self._note, self._seats, self._under_way):
            told.addWidget(part)
        return _on_sheet(told, double=True)

    def _left(self) -> Column:
        """Return the board, curves and slider."""
        left, curves, self._slide = Column(gap=_GAP), Column((4, 6, 4, 2)), Row()
        curves.addWidget(self._chart)
        self._slide.addWidget(self._slider)
        curves.addLayout(self._slide)
        left.addWidget(self._board, 1)
        left.addWidget(_on_sheet(curves))
        return left

    def _right(self) -> Column:
        """Return the moments; beneath them the one that is chosen, and after its words luck and play."""
        rows, choices, one = Column((0, 8, 0, 8), 6), Flow(8), Column()
        self._choices = choices
        head, none = Row((10, 0, 10, 0)), Row((14, 0, 14, 0))
        for choice in (self._order, self._who):
            choices.addWidget(choice)
        head.addLayout(choices)
        none.addWidget(self._none)
        rows.addLayout(head)
        rows.addLayout(none)
        rows.addWidget(self._list, 1)
        read, words = QWidget(), Column()
        words.addWidget(self._details, 1)
        words.addWidget(self._sums)
        read.setLayout(words)
        self._reading = Scroll(read)
        one.addWidget(self._reading)
        right, self._beside = Column(gap=_GAP), (_Panels(rows), _Panels(one))
        for part in self._beside:
            right.addWidget(part, 1)
        return right

    def _measure(self) -> None:
        for part in self._beside:
            part.setFixedWidth(look.px(_BESIDE * min(_MOST_WIDER, max(1.0, look.letters))))
        field, over = self._chart.field(), OVERHANG * look.u
        ends = round(max(0, field.left() - over)), 0, round(max(0, self._chart.width() - field.right() - over)), 0
        self._slide.setContentsMargins(*ends)
        self._sentences.setFixedHeight(_SENTENCES * paint.line_of(look.serif(15)) + look.px(2))
        wide = self._beside[0].maximumWidth()
        self._sums.set_width(wide)
        rows = _LEAST_ROWS * row_height()
        self._beside[0].setMinimumHeight(self._choices.heightForWidth(wide - look.px(20)) + rows + look.px(22))
        self._reading.setMinimumHeight(look.px(_LEAST_READING))

    # ---- what the window asks ----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Fill every text anew, in the language that is on."""
        self._game.forget_words()
        title = self._game.screen.manifest.title()
        self._bar.set_words(translate("Review", "Review"), title, translate("Review", "Home"))
        self._back.set_words(translate("Review", "Back"), key=translate("Review", "Esc"))
        self._learn.set_words(translate("Review", "Your mistakes"))
        self._learn.set_tip(translate("Review", "Puts you back before each of them: find a better move."))
        depths = translate("Review", "Quick"), translate("Review", "Usual"), translate("Review", "Deep")
        self._depth.relabel(depths)
        self._depth.setAccessibleName(translate("Review", "How long the expert thinks"))
        self._order.relabel((translate("Review", "Worst first"), translate("Review", "In order")))
        self._order.setAccessibleName(translate("Review", "Order of the moments"))
        people = self._game.table.people
        mine = self._game.table.players[people[0]].name if len(people) == 1 else ""
        self._who.relabel((translate("Review", "Everybody"), mine))
        self._who.setAccessibleName(translate("Review", "Whose moments"))
        self._who.setVisible(bool(mine) and self._game.is_over)
        self._list.setAccessibleName(translate("Review", "Moments"))
        self._slider.setAccessibleName(translate("Review", "Move"))
        emblems = [SEAT_COLOURS[player.emblem].emblem for player in self._game.table.players]
        self._seats.retranslate()
        if not self._curtain.isHidden():
            self._ask_for(self._asked_for)
        self._tips.set_helps(self._terms.look_up, emblems=emblems)
        self._board.retranslate()
        self._details.retranslate()
        before = self._details.moment
        self._measure()
        self._show_position()
        self._show_told()
        if self._details.moment == before:  # else it is told already
            self._show_moment(self._moment())
        order_tabs(self)

    def showEvent(self, event: QShowEvent) -> None:
        """Make the review, or go on with it."""
        super().showEvent(event)
        if not event.spontaneous():
            self._go_on()

    def hideEvent(self, event: QHideEvent) -> None:
        """End the making while another page is there: what was found is taken up again."""
        if not event.spontaneous():
            self._making.stop()
            self._back_to_moment()
        super().hideEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the keyboard to the list: a moment is chosen from the start. A proxy would hold the Tab key back."""
        super().focusInEvent(event)
        self._list.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back on Esc: from a line to its moment, from there out of the page."""
        if event.key() == Qt.Key.Key_Escape and self._line is not None:
            self._back_to_moment()
        elif event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    # ---- the making --------------------------------------------------------------------------------------------

    def _ask_for(self, seat: int) -> None:
        """Ask for a person, whose choices are to be reviewed: what only that one may see will be on the screen."""
        self._asked_for = seat
        player = self._game.table.players[seat]
        words = translate("Review", "Only {name} should look at the screen now.").format(name=player.name)
        keys = translate("Curtain", "Enter to go on · Esc to go back")
        self._curtain.ask(player.name, player.emblem, words, keys)

    def _uncover(self) -> None:
        self._game.seat = self._asked_for
        self._show_position()
        self._go_on()
        self._curtain.drop()

    def _go_on(self) -> None:
        if self._game.covered:
            return
        if not self._noted:
            self._noted = True
            self._original.note_review()
        self._stopped = ""
        self._making.begin(list(DEPTHS)[self._depth.on], self._game.reviewed)
        if self._making.runs:  # else it has ended at once, and is shown
            self._show_told()

    def _stop_or_go_on(self) -> None:
        if self._making.runs:
            self._making.stop()
            self._end("cancelled")
        else:
            self._go_on()

    def _ask_mistakes(self) -> None:
        if (told := self._making.told) is not None:
            self.mistakes.emit(told.review)

    def _end(self, key: str) -> None:
        self._stopped = key
        self._show_told()

    def _show_told(self) -> None:
        """Show the review as far as it has come."""
        told, table = self._making.told, self._game.table
        self._open.setVisible(not self._game.covered)
        self._depth.setVisible(not self._game.covered)
        self._seats.setVisible(self._game.covered)
        self._tell_note()
        self._tell_status()
        words: Sequence[str] = ()
        self._export.setVisible(not self._game.covered)
        self._export.offer(None if told is None else told.review)
        if told is not None and told.whole:
            words = summary(told.review, table, self._game.screen, told.tale)
        self._summary.setText(" ".join(words))
        self._sentences.setVisible(not self._game.covered)
        self._chart.set_told(told, table.players, table.at)
        people = self._game.table.people
        own = told is not None and any(moment.seat in people for moment in told.worst)
        self._learn.setVisible(own and table.closed is None)
        shown = told.sums if told is not None and told.whole else ()
        self._sums.setVisible(bool(shown))
        same_view = players_of(table.record.game).same_view
        ready, rows = told is not None and told.review.ready, len(self._game.reviewed or table.players)
        luck = "" if told is None else luck_name(told.review)
        self._sums.set_sums(shown, table.players, luck, rows, same_view, ready)
        self._list_moments()

    def _tell_note(self) -> None:
        words = [self._damage]
        if self._damage:
            words.append(translate("Review", "It is reviewed as far as it is whole."))
        if self._game.covered:
            words.append(translate("Review", "This game has secrets still: whose choices are to be reviewed?"))
        elif not (self._game.is_over or self._damage):
            words = [translate("Review", "This game goes on: it is reviewed up to now, and its result will say so.")]
        self._note.setText(" ".join(words).strip())
        self._note.set_tone("refuse" if self._damage else "quiet")
        self._note.setVisible(bool(self._note.text()))

    def _tell_status(self) -> None:
        self._under_way.tell(self._making, self._stopped)

    # ---- moments -----------------------------------------------------------------------------------------------

    def _moment(self) -> Moment | None:
        """Return the moment that is shown."""
        told = self._making.told
        found = [] if told is None else told.worst
        return next((moment for moment in found if moment.at == self._chosen), None)

    def _list_moments(self) -> None:
        """List the moments as they are wanted; the one that was chosen stays so."""
        told, people = self._making.told, self._game.table.people
        found: Sequence[Moment] = ()
        if told is not None:
            found = told.in_order if self._order.on == 1 else told.worst
        if self._who.on == 1 and not self._who.isHidden():
            found = [moment for moment in found if moment.seat == people[0]]
        if found != self._model.moments:
            rows, bar = self._list.selectionModel(), self._list.verticalScrollBar()
            scrolled = bar.value()
            rows.blockSignals(True)
            self._model.set_moments(found)
            rows.blockSignals(False)
            self._list.doItemsLayout()
            bar.setValue(scrolled)
            row = next((row for row, moment in enumerate(found) if moment.at == self._chosen), -1)
            if row >= 0:
                self._list.setCurrentIndex(self._model.index(row, 0))
        waits = told is None or not told.whole
        none = translate("Review", "No choice is known to have cost anything worth naming.")
        self._none.setText(translate("Review", "The first moments will be here soon.") if waits else none)
        self._none.setVisible(not found)
        if (moment := self._moment()) != self._details.moment:  # to lay out its words takes long
            self._show_moment(moment)
        self._tell_place()

    def _list_whose(self) -> None:
        """List one's own moments, or everybody's; where the one that is shown is none of them, show the first."""
        self._list_moments()
        shown = self._moment()
        if shown is not None and shown not in self._model.moments and self._model.moments:
            self._list.setCurrentIndex(self._model.index(0, 0))

    def _choose(self, index: QModelIndex) -> None:
        """Put the board where a moment was, as who chose there saw it."""
        moment: Moment | None = index.data(MOMENT_ROLE)
        if moment is None or moment.at == self._chosen:
            return
        self._at = self._chosen = moment.at
        self._show_position()
        self._show_moment(moment)
        self._reading.verticalScrollBar().setValue(0)

    def _tell_row(self, row: int) -> None:
        """Tell all words of a row under the pointer that has no room for them."""
        moment: Moment | None = self._model.index(row, 0).data(MOMENT_ROLE) if row == self._list.hovered else None
        if moment is None or not self._rows.is_cut_short(moment):
            self._tips.leave()
            return
        box = self._list.visualRect(self._model.index(row, 0))
        place = QRect(self._list.viewport().mapToGlobal(box.topLeft()), box.size())
        self._tips.show(Tip(self._model.played(moment), what=self._model.about(moment)), place)

    def _show_moment(self, moment: Moment | None) -> None:
        """Tell of a moment, or of another opinion about it; None: of none."""
        self._reasons_soon.stop()
        with self._details.laid_out_once():
            self._details.show_moment(moment)
            if self._line is not None:
                self._tell_line()
            else:
                self._light(self._details.lit)
            self._tell_place()
            if moment is not None:
                known = self._game.known_reasons(*_both_moves(moment))
                if known is None:
                    self._reasons_soon.start()
                else:
                    self._details.show_reasons(moment, known)

    def _ask_reasons(self) -> None:
        """Have reasons found in another thread, which would hold up what is painted in this one."""
        moment = self._details.moment
        if self._board.board.paints_on:
            self._reasons_soon.start()
        elif moment is not None:
            found = self._thread.submit(self._game.reasons, *_both_moves(moment))
            self._reasons.wait(found, partial(self._take_reasons, moment))

    def _take_reasons(self, moment: Moment, found: Future[list[tuple[Reason, ...]]]) -> None:
        self._details.show_reasons(moment, () if found.exception() is not None else found.result())

    def _tell_place(self) -> None:
        """Tell what happened at a place that is no moment: the move that led there, and what it and luck changed."""
        told, at = self._making.told, self._at
        busy = self._details.moment is not None or self._line is not None
        if told is None or busy or self._game.covered or not 0 < at < self._game.table.at:
            return
        title = self._done(at)
        players = self._game.table.players
        lines = [line for seat in told.curves if (line := changes_words(told, seat, at, players[seat].name))]
        self._details.tell_place(title, lines or [translate("Review", "Nobody’s chance is known to have changed.")])

    def _done(self, at: int) -> str:
        """Return the move that led to a place, and whose it was: few games' logs name who acts in every line."""
        table = self._game.table
        words = played_words(table, self._game.screen, at - 1, self._sight.seat)
        seat = table.states[at - 1].to_act
        name = "" if seat is None else table.players[seat].name
        if not (name and words) or words.startswith(f"{name} "):
            return translate("Review", "Move {number}: {words}").format(number=number(at), words=words or name)
        told = translate("Review", "{name}, move {number}: {words}")
        return told.format(name=name, number=number(at), words=words)

    # ---- a line played on ---------------------------------------------------------------------------------------

    def _play_line(self, move: str) -> None:
        """Have the expert play on from a moment, and show it."""
        self._leave_line()
        self._line = ShownLine(self._game, self._data, self._chosen, move, self)
        self._line.stepped.connect(self._show_line)
        self._line.ended.connect(self._tell_line)
        self._both.show((), ())
        self._board.board.point(())
        self._tell_line()
        self._details.focus_stop()

    def _show_line(self) -> None:
        line = self._line
        if line is None or line.sight is None or line.last is None:
            return
        self._tips.close()
        self._sight = line.sight
        scene = self._board.board
        scene.show_sight(self._sight)
        scene.mark_last([seen for event in line.last.events if (seen := event.seen_by(line.seat)) is not None])
        self._show_aside()
        announce(self, line.words[-1])
        self._tell_line()

    def _tell_line(self) -> None:
        """Tell the line as far as it is shown, and keep its last move in sight."""
        self._details.tell_line(self._line)
        if self._line is not None:
            QTimer.singleShot(0, self._reading, self._details_end)

    def _details_end(self) -> None:
        below = max(0, self._details.height() - self._reading.viewport().height())
        self._reading.verticalScrollBar().setValue(below if self._line is not None else 0)

    def _leave_line(self) -> None:
        if self._line is not None:
            self._line.stop()
            self._line.deleteLater()
            self._line = None

    def _back_to_moment(self) -> None:
        """Show the moment again that a line began with."""
        if self._line is not None:
            self._leave_line()
            self._show_position()
            self._tell_line()
            self._light(self._details.lit)

    # ---- the board ---------------------------------------------------------------------------------------------

    def _look_at(self, at: int) -> None:
        """Look at the position after so many moves, as the person at the screen sees it."""
        self._at, self._chosen = at, -1
        if self._details.isAncestorOf(self.focusWidget()):  # what hides would give the keyboard to the list
            self._slider.setFocus(Qt.FocusReason.OtherFocusReason)
        self._list.selectionModel().clear()
        self._show_position()
        self._show_moment(None)
        self._reading.verticalScrollBar().setValue(0)

    def _show_position(self) -> None:
        self._leave_line()
        self._tips.close()
        self._sight = self._game.sight(self._at, chosen=self._at == self._chosen)
        if self._game.covered:
            return
        scene = self._board.board
        scene.show_sight(self._sight)
        scene.mark_last(self._game.events(self._at, self._sight.seat))
        self._aside_soon.start()
        self._slider.set_history(self._at, self._game.table.at, self._game.stages)
        self._chart.set_at(self._at)

    def _show_aside(self) -> None:
        """Show on the panel what the move that is lit would bring, once the board is painted."""
        if self._board.board.paints_on:
            self._aside_soon.start()
        elif self._aside is not None:
            lit = self._details.lit if self._line is None else ""
            self._aside.show_sight(self._sight, self._game.move(lit) if lit else None)

    def _light(self, text: str) -> None:
        """Frame on the board what both moves of a moment touch, and show what this one would bring."""
        moment = self._details.moment
        self._aside_soon.start()
        if moment is None:
            self._both.show((), ())
            self._board.board.point(())
            return
        better, played = (
            self._game.screen.targets_of(self._game.move(move), self._sight)
            for move in (moment.judged.best.move, moment.judged.played)
        )
        self._details.tell_frames(*self._both.show(better, played), set(better) == set(played))
        self._board.board.point((), self._game.move(text))

    def _point(self, target: Target | None) -> None:
        tip = self._game.screen.tip(target, self._sight) if target is not None else None
        if tip is None or target is None:
            self._tips.leave()
        else:
            by_keyboard = self._board.hasFocus() and self._board.by_keyboard
            self._tips.show(tip, self._board.rect_of(target), by_keyboard=by_keyboard)

    def _ask(self, target: Target) -> None:
        tip = self._game.screen.tip(target, self._sight)
        if tip is not None:
            self._ask_section(tip.section)

    def _ask_section(self, section: str) -> None:
        if section:
            self.section_asked.emit(self._game.table.record.game, section)

    def _term(self, key: str) -> tuple[str, str]:
        return Rulebook.load(self._game.table.record.game, language()).term(key)


def _on_sheet(layout: Column, double: bool = False) -> Sheet:
    sheet = Sheet(double=double)
    sheet.setLayout(layout)
    return sheet


def _both_moves(moment: Moment) -> tuple[int, str, str]:
    """Return when a moment was, its better move and the one that was played."""
    return moment.at, moment.judged.best.move, moment.judged.played


def _depth_tip() -> Tip:
    return Tip(
        translate("Review", "How long the expert thinks"),
        rule=translate("Review", "The longer, the surer; what was found before is built upon."),
    )


def changes_words(told: Told, seat: int, at: int, name: str) -> str:
    """Return how a seat's chance changed at the move that led to a place, and through what; "" where it did not."""
    found = [swing for swing in told.swings[seat] if swing.end == at and round(100 * swing.by)]
    if not found:
        return ""
    kinds = kind_words(told.review)
    parts = ", ".join(f"{kinds[swing.kind]} {change(swing.by)}" for swing in found)
    words = translate("Review", "{name}: {changes}; now {chance}.")
    return words.format(name=name, changes=parts, chance=percent(told.chance(seat, at)))
