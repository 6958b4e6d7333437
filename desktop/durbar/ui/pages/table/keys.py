"""The keys of a table: what Enter, Esc and the others do, wherever the keyboard is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton

from durbar.ui.kit.look import paint
from durbar.ui.kit.pressing import default_button
from durbar.ui.kit.pressing.signs import sign_of
from durbar.ui.pages.table.clicks import Clicks
from durbar.ui.pages.table.context import TableContext
from durbar.ui.pages.table.pointing import Pointing
from durbar.ui.pages.table.result_overlays import ResultOverlays
from durbar.ui.pages.table.rules import RulesBeside
from durbar.ui.pages.table.sheets import Sheets
from durbar.ui.pages.table.tabs import MOVES, RULES
from durbar.ui.pages.table.travel import Travel


class TableKeys(QObject):
    """The keys of a table that no widget keeps for itself, each led to the part that answers."""

    def __init__(
        self,
        context: TableContext,
        clicks: Clicks,
        travel: Travel,
        sheets: Sheets,
        pointing: Pointing,
        beside: RulesBeside,
        ends: ResultOverlays,
    ) -> None:
        super().__init__(context.host)
        self._host, self._shown, self._manner = context.host, context.shown, context.manner
        self._board, self._frame, self._beats = context.board, context.frame, context.beats
        self._clicks, self._travel, self._sheets = clicks, travel, sheets
        self._pointing, self._beside, self._ends = pointing, beside, ends
        self._end = self._listen("End", travel.back_to_game)
        self._play_on = self._listen("Space", self._press_space)
        self._play_on.setAutoRepeat(False)
        if context.screen.sheets:
            self._listen("F4", lambda: self._unless_covered(sheets.open_next))
        self._listen(QKeySequence.StandardKey.Find, lambda: self._unless_covered(self.find))

    def _listen(self, keys: str | QKeySequence.StandardKey, act: object) -> QShortcut:
        shortcut = QShortcut(QKeySequence(keys), self._host, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(act)
        return shortcut

    def _unless_covered(self, act: Callable[[], None]) -> None:
        """Do something unless the results lie over the table."""
        if not self._shown.results_open:
            act()

    def follow(self) -> None:
        """Give End to lists and fields, and Space to the default button, unless one looks back."""
        for past in (self._end, self._play_on):
            past.setEnabled(self._shown.looking is not None)

    def _press_space(self) -> None:
        """Play the game on while one looks back; press a button nevertheless to which one has gone."""
        here, prompt = self._host.focusWidget(), self._frame.prompt
        if isinstance(here, QAbstractButton) and paint.is_ringed(here) and not prompt.isAncestorOf(here):
            here.click()
        else:
            self._travel.play_on()

    def take(self, event: QKeyEvent) -> bool:
        """Answer a key that nothing which has the keyboard took for itself; return whether it was one of ours."""
        if event.key() == Qt.Key.Key_Escape:
            self.escape()
        elif event.key() == Qt.Key.Key_F1 and self._frame.tips.section:
            self._pointing.section_asked.emit(self._frame.tips.section)
        elif event.key() == Qt.Key.Key_F1 and self._board.here is not None and not self._shown.results_open:
            self._pointing.ask(self._board.here)
        elif event.key() == Qt.Key.Key_F1:
            self._pointing.section_asked.emit(self._beside.pane.number)  # where the rules were last open
        elif default_button.is_press(event):
            if not event.isAutoRepeat():
                self.press_lit()
        elif self._shown.results_open:
            return False
        else:
            return self._step_moves(event) or self._board.take_key(event) or self._press_closed(event)
        return True

    def _press_closed(self, event: QKeyEvent) -> bool:
        return self._clicks.press_closed(sign_of(event))

    def _step_moves(self, event: QKeyEvent) -> bool:
        """Choose rows of the list by ↑ and ↓ wherever the keyboard has nothing else for them; return whether they did.

        Where no list is seen they steer a board that was clicked; a list that another tab hides comes back.
        """
        key = Qt.Key(event.key())
        by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(key, 0)
        if by == 0 or event.modifiers() not in default_button.PLAIN_MODIFIERS:
            return False
        if self._frame.tabs.moves.list.step(by):
            return True
        if self._board.hasFocus():
            self._board.steer(key)
            return True
        return self._bring_moves() and self._frame.tabs.moves.list.step(by)

    def _bring_moves(self) -> bool:
        """Open the list of moves where another tab hides it and there is something to choose; return whether it did."""
        tabs = self._frame.tabs
        hidden = tabs.on != MOVES and not tabs.hints_are_open and tabs.moves.model.rowCount() > 0
        if hidden:
            tabs.open(MOVES)
        return hidden

    def press_lit(self) -> bool:
        """Do what the default button says: of a stage's table, the results, a lesson, the framed move, or the prompt.

        While pieces fly that the prompt has not told of, land them. Without a default button, bring the list of moves
        back, or frame its only move, which waits to be made: what is made by it may reveal something.
        """
        frame = self._frame
        if self._ends.press_lit() or self._clicks.land():
            return True
        pressed = self._manner.enter() or frame.tabs.press_framed() or frame.prompt.press_primary()
        return pressed or self._bring_moves() or self._frame_only_move()

    def _frame_only_move(self) -> bool:
        """Frame the move of the list where nothing else may be done; a lesson may list but one of several."""
        return len(self._shown.table.state.legal_moves()) == 1 and self._frame.tabs.moves.list.step(1)

    def escape(self) -> None:
        """Go one step out.

        That is out of a tip, the advice, a sheet, what lies over the rules, what is picked out, typed or framed, the
        past; of a lesson, of a game that is over.
        """
        frame, peek = self._frame, self._sheets.peek
        framed = frame.tabs.framed() is not None
        if frame.tips.is_open:
            frame.tips.close_all()
        elif not self._shown.chosen and not framed and self._manner.escape():
            pass
        elif frame.tabs.hints_are_open:
            frame.tabs.close_hints()
        elif peek.seat >= 0:
            peek.close_sheet()
        elif self._beside.step_back():
            pass
        elif self._shown.chosen:
            self._clicks.put_back()
        elif frame.tabs.moves.filter.text():
            frame.tabs.moves.show_all()
        elif framed:
            frame.tabs.moves.select(None)
        elif self._shown.looking is not None:
            self._travel.back_to_game()
        elif self._shown.table.to_act is None and not (self._board.board.animating or self._shown.blocked):
            self._ends.home.emit()
        else:
            self._beats.hurry()

    def find(self) -> None:
        """Move the keyboard to the search of the rules where they are open, else to the filter of the moves."""
        frame = self._frame
        frame.tabs.close_hints()
        if frame.tabs.on == RULES:
            self._beside.pane.focus_search()
        else:
            frame.tabs.open(MOVES)
            frame.tabs.moves.begin_search()
