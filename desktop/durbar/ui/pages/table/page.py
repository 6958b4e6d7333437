"""The page of a game in play: it joins the table, the game's screen and the frame; no rules, no drawing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QCursor, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFileDialog, QStackedLayout, QWidget

from durbar.bots.search.advice import Advice
from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.record import BadRecord
from durbar.engine.refusal import IllegalMove, Refusal
from durbar.system.paths import home_dir
from durbar.table import store
from durbar.table.keeper import GONE, PARTED
from durbar.table.table import Table
from durbar.table.thinker import Thinker
from durbar.ui import records
from durbar.ui.games import game_screen
from durbar.ui.keeping import reason
from durbar.ui.kit.board.offer import NOTHING, Offer
from durbar.ui.kit.board.view import BoardView
from durbar.ui.kit.controls.dialogs import Answer, ask, tell
from durbar.ui.kit.controls.menu import Menu
from durbar.ui.kit.frame.frame import TableFrame
from durbar.ui.kit.frame.peek import Peek
from durbar.ui.kit.frame.tabs import LOG, MOVES, RULES
from durbar.ui.kit.frame.timeslider import TimeSlider
from durbar.ui.kit.frame.topbar import Chips
from durbar.ui.kit.look.theme import SEAT_COLOURS
from durbar.ui.kit.text.rulebook import Rulebook
from durbar.ui.kit.values.lines import LogLine, MoveRow
from durbar.ui.kit.values.prompt import Button, Prompt, Tile
from durbar.ui.kit.values.results import Results
from durbar.ui.kit.values.score_table import ScoreTable
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.results.page import ResultsPage
from durbar.ui.pages.results.stage import StagePanel
from durbar.ui.pages.rulebook.term_tips import TermTips
from durbar.ui.pages.setup.page import NewGame
from durbar.ui.pages.statistics.keeping import Keeping
from durbar.ui.pages.table.curtain import Curtain
from durbar.ui.pages.table.play import Play
from durbar.ui.settings import Settings, patience, reduced_motion
from durbar.ui.sight import sight_of
from durbar.ui.words import language, translate

if TYPE_CHECKING:
    from durbar.ui.pages.rulebook.page import RulesPane

SPEEDS = ("instant", "fast", "normal", "step")


class TablePage(QWidget):
    """A game in play.

    home, theme, options (settings), open_file, again(NewGame), rules(key, section), reference(key), speed(str): what is
    asked for.
    met(str): a step of the game was met for the first time. said(str): a sentence for the window to say.
    """

    home = Signal()
    theme = Signal()
    options = Signal()
    open_file = Signal()
    again = Signal(object)
    rules = Signal(str, str)
    reference = Signal(str)
    speed = Signal(str)
    met = Signal(str)
    said = Signal(str)

    #: Whether a game that ends here stands in the statistics.
    counts = True

    def __init__(self, table: Table, thinker: Thinker, settings: Settings) -> None:
        super().__init__()
        self.table = table
        self.game_screen = game_screen(table.record.game)
        self.play = self._make_play(table, thinker, settings)
        self.looking: int | None = None
        self.offer = NOTHING
        self._path: tuple[Move, ...] = ()
        self._chosen: tuple[Target, ...] = ()
        self._settings = settings
        self._known_stages: list[int] = []
        self._waiting = False
        self._first = ""  # the step that is explained now
        self._met = set(settings.met)
        self._lingers = False
        self._frame_next = QTimer(self, singleShot=True, interval=0)
        self._frame_next.timeout.connect(lambda: self._show_frame(self.table.at))
        self.board = BoardView(self.game_screen.make_board())
        self.aside = self.game_screen.make_aside()
        if self.aside is not None:
            self.board.set_aside(self.aside)
            self.aside.section_asked.connect(self.read_beside)
        self._rules_pane: RulesPane | None = None
        self.frame = TableFrame(self.board, self.game_screen.board_size, self.game_screen.panel_rows)
        self.frame.top.set_hints(self.game_screen.hints)
        self.tips = self.frame.tips
        self._terms = TermTips(self, lambda key: self._book.term(key), self.tips)
        self._peek = Peek(self.board)
        self._stage_panel = StagePanel(self.frame)
        self._results: ResultsPage | None = None
        self._statistics = Keeping(table, self.counts)
        self.curtain = Curtain(self)
        self._behind_curtain: tuple[Callable[[], object], Callable[[], object]] = (self.curtain.drop, self.curtain.drop)
        layout = QStackedLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.frame)
        self._stage_panel.closed.connect(self._stage_seen)
        self._stage_panel.section_asked.connect(self.read_beside)
        if self.aside is not None:
            self.aside.attach_tips(self.tips, self._tip)
        self._connect()
        self._add_shortcuts()
        self.sight = self._see()
        self._seen_by = self.sight.seat
        self._trusted: int | None = None  # whose secrets may lie open: the last for whom the curtain was drawn aside
        self.retranslate()
        self.apply(settings)
        self._begin()

    def _begin(self) -> None:
        if self.table.closed is not None:
            self.frame.tabs.open(LOG)
        if self.table.to_act is None:
            self._show_results()
        elif self._needs_curtain(self.sight):
            self._draw_curtain(self.sight)
        self.play.go_on()

    # ---- wiring ------------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        frame = self.frame
        frame.top.home.connect(self.home)
        frame.top.undo.connect(self.undo)
        frame.top.redo.connect(self.redo)
        frame.top.hint.connect(self.seek_hint)
        frame.top.travelled.connect(self.look_at)
        frame.top.theme.connect(self.theme)
        frame.top.settings.connect(self._show_menu)
        frame.prompt.button_pressed.connect(self.press)
        frame.prompt.button_pointed.connect(lambda button: self._preview_numbers(button.move if button else None))
        frame.prompt.tile_pressed.connect(self.press_tile)
        frame.prompt.tile_pointed.connect(self._point_tile)
        frame.prompt.section_asked.connect(self.read_beside)
        frame.tabs.moves.move_chosen.connect(self.make)
        frame.tabs.moves.move_pointed.connect(self._light_move)
        frame.tabs.hints.move_chosen.connect(self._make_advised)
        frame.tabs.hints.closed.connect(lambda: self._light_move(None))
        frame.tabs.hints.move_pointed.connect(self._light_move)
        frame.tabs.hints.hurried.connect(self.play.hurry)
        frame.tabs.log.jump.connect(self.look_at)
        frame.tabs.log.section_asked.connect(self.read_beside)
        frame.tabs.turned.connect(self._tab_turned)
        frame.seats.seat_clicked.connect(self._look_at_seat)
        frame.seats.peeked.connect(self._point_sketch)
        frame.seats.attach_tips(self.tips, self._seat_tip)
        for chips in frame.top.findChildren(Chips):
            self.tips.attach(chips, lambda: self._tip(("stage",)))
        self.board.pointed.connect(self._point)
        self.board.clicked.connect(self.click)
        self.board.asked.connect(self._ask_rules)
        self.board.turner = self._turn
        self.board.confirmer = self._confirm
        self.tips.section_asked.connect(self.read_beside)
        self.play.moved.connect(self._moved)
        self.play.turned_back.connect(self._turned_back)
        self.play.saved.connect(self._tell_saved)
        self.play.waiting.connect(self._set_waiting)
        self.play.lingers.connect(self._set_lingers)
        self.play.bot_failed.connect(self._tell_bot_failed)
        self.play.advised.connect(self._tell_hint)
        self.curtain.lifted.connect(lambda: self._behind_curtain[0]())
        self.curtain.left_home.connect(lambda: self._behind_curtain[1]())
        frame.prompt.set_section_words(self._section_words)

    def _add_shortcuts(self) -> None:
        for keys, act in (
            ("Ctrl+S", self.save_copy),
            ("Ctrl+O", self.open_file.emit),
            ("F2", self._ask_reference),
        ):
            self._shortcut(keys, act)
        self._end = self._shortcut("End", lambda: self.look_at(self.table.at))
        self._turning = [
            self._shortcut(keys, lambda by=by: self._turn_by_key(by))  # type: ignore[misc]
            for keys, by in (("R", 1), ("Shift+R", -1))
        ]
        self._shortcut("F4", self._peek_next)

    def _shortcut(self, keys: str, act: Callable[[], object]) -> QShortcut:
        shortcut = QShortcut(QKeySequence(keys), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(act)
        return shortcut

    def retranslate(self) -> None:
        """Fill everything anew, in the language that is on."""
        self.frame.retranslate()
        self.frame.top.set_title(self.game_screen.title())
        self.board.retranslate()
        self._book = Rulebook.load(self.game_screen.game.key, language())
        if self._rules_pane is not None:
            self._rules_pane.retranslate()
        emblems = [SEAT_COLOURS[player.emblem].emblem for player in self.table.players]
        self.tips.set_helps(self._terms.look_up, self._section_words, emblems)
        self.frame.seats.set_players(self.table.players, self._seat_order())
        self.frame.tabs.log.set_emblems(emblems)
        self._tell_log()
        if self._results is not None:
            self._show_results()
        self.show_position()
        if self._stage_panel.isVisible():
            self._after(self.table.seen(self.table.at - 1, self.sight.seat))

    def apply(self, settings: Settings) -> None:
        """Take over changed settings."""
        self._settings = settings
        self._met = set(settings.met)
        self.play.auto_pass = settings.auto_pass
        self.play.set_speed(settings.bot_speed)
        self.play.patience = patience(settings)
        self.board.board.pace = 0.0 if reduced_motion(settings) else 1.0
        self.board.retranslate()

    def leave(self) -> None:
        """The page goes: nothing is played any more."""
        self.play.stop()
        self.board.board.drop_flights()
        self.tips.close_all()
        if self.table.keeper.trouble is not None:
            self._save_at_last()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc and F1, where nothing that has the keyboard takes them for itself."""
        if event.key() == Qt.Key.Key_Escape:
            self._escape()
        elif event.key() == Qt.Key.Key_F1:
            self._read_about(self.board.here)
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or not self._confirm(None):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What lies over the frame follows it."""
        super().resizeEvent(event)
        self._place_results()

    # ---- showing -----------------------------------------------------------------------------------------------

    def _make_play(self, table: Table, thinker: Thinker, settings: Settings) -> Play:
        return Play(table, thinker, settings.bot_speed, settings.auto_pass, patience(settings))

    def _see(self, at: int | None = None) -> Sight:
        """The table as the person sees it now, or looking back."""
        return sight_of(self.table, at)

    def show_position(self) -> None:
        """The position that is looked at, with everything that can be done in it."""
        self.sight = replace(self._see(self.looking), chosen=self._chosen)
        if self.sight.seat != self._seen_by:
            self._seen_by = self.sight.seat
            self.frame.seats.set_players(self.table.players, self._seat_order())
            self._tell_log()  # in the eyes of whoever sits there now
        scene = self.board.board
        scene.show_sight(self.sight)
        self._offer_moves()
        at = self.table.at if self.looking is None else self.looking
        scene.mark_last(self.table.seen(at - 1, self.sight.seat) if at else [])
        self._show_frame(at)

    def _offer_moves(self) -> None:
        """Let the board that shows the sight be clicked."""
        scene = self.board.board
        self.offer = Offer.of(self.sight, scene.targets, self.game_screen.moves_at, self.game_screen.path)
        scene.offer_moves(self.offer)

    def _show_frame(self, at: int) -> None:
        self._frame_next.stop()
        table, frame, sight = self.table, self.frame, self.sight
        view = sight.view
        self._end.setEnabled(self.looking is not None)  # else it belongs to lists and fields
        frame.top.set_chips(self.game_screen.chips(view))
        frame.top.set_history(at, table.at, self._stages())
        frame.top.set_turn(translate("Table", "move {number}").format(number=at + 1))
        refusal = table.why_not_undo()
        frame.top.set_can(refusal is None, table.redo_goes_to() is not None, not self._why_no_hint())
        frame.tabs.close_hints()
        frame.seats.set_lines([self.game_screen.seat_line(seat, sight) for seat in range(len(sight.players))])
        rows = [self.game_screen.move_row(move, sight) for move in self.game_screen.listed(sight)]
        frame.tabs.log.mark(self.looking)
        frame.tabs.set_rows(rows, self.game_screen.moves_note(sight) if rows else self._no_moves_words())
        if self.aside is not None:
            self.aside.show_sight(sight)
        thinks = self._somebody_thinks()
        self._set_prompt(self._prompt(), SEAT_COLOURS[table.players[self._spoken_to()].emblem].emblem, thinks)
        self._listen_for_turns()
        self._preview_numbers(None)
        if self._peek.seat >= 0:
            self._peek_at(self._peek.seat, self._peek.pinned)

    def _spoken_to(self) -> int:
        """Whose emblem the prompt bears: whoever acts, the viewer when nobody does."""
        return self.sight.seat if self.sight.view.to_act is None else self.sight.view.to_act

    def _somebody_thinks(self) -> bool:
        """Whether a computer is to act."""
        acting = self.sight.view.to_act
        if self.looking is not None or self.table.closed is not None:
            return False
        return acting is not None and not self.table.players[acting].is_person

    def _set_prompt(self, prompt: Prompt, emblem: str, thinks: bool) -> None:
        """Fill the prompt bar. While it has no button the page keeps the keyboard, or the next field would take it."""
        here = self.focusWidget()
        if not prompt.buttons and here is not None and self.frame.prompt.isAncestorOf(here):
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.frame.set_prompt(prompt, emblem, thinks)
        if self.table.keeper.trouble is not None:
            self._tell_unsaved(self.table.keeper.trouble)
        if prompt.buttons and here is self:
            self.frame.prompt.focus_first()

    def _prompt(self) -> Prompt:
        if self.table.closed is not None and self.sight.view.to_act is not None:
            return self._closed_prompt(self.table.closed)
        if self.looking is not None:
            back = Button(
                translate("Table", "Back to the game"),
                translate("Table", "End"),
                action="live",
                primary=True,
                tip=translate("Table", "Leaves the past; the game goes on where it stands."),
            )
            sentence = translate("Table", "You are looking back at move {number}.").format(number=self.looking + 1)
            return Prompt(sentence, translate("Table", "Nothing is played from here."), buttons=(back,))
        prompt = self._with_first_words(self._with_tips(self.game_screen.prompt(self.sight)))
        if self.table.to_act is None and self._results is None:
            results = Button(
                translate("Table", "Results"),
                translate("Table", "V", "key for: results"),
                action="results",
                primary=True,
                tip=translate("Table", "Shows who won, and where it came from."),
            )
            return with_buttons(prompt, (results,))
        if self._lingers:
            now = Button(
                translate("Table", "Move now"),
                translate("Table", "N", "key for: move now"),
                action="hurry",
                tip=translate("Table", "Ends its thinking; it makes the best move that it knows by now."),
            )
            return with_buttons(prompt, (now,))
        if self._waiting:
            step = Button(
                translate("Table", "Next move"),
                translate("Table", "N", "key for: next move"),
                action="step",
                primary=True,
                tip=translate("Table", "Lets the computer player make its move."),
            )
            return with_buttons(prompt, (step,))
        return prompt

    def _with_first_words(self, prompt: Prompt) -> Prompt:
        """The prompt, with one more sentence where its step is met for the first time."""
        step = self.sight.view.step if self.sight.legal else ""
        key = f"{self.game_screen.game.key}/{step}"
        if key != self._first and (not step or key in self._met or not self._settings.first_steps):
            self._first = ""
            return prompt
        words = self.game_screen.first_words(step)
        if words and key != self._first:
            self._first = key
            self._met.add(key)
            QTimer.singleShot(0, self, lambda: self.met.emit(key))  # the page may not be wired yet
        return replace(prompt, second=f"{words} {prompt.second}".strip()) if words else prompt

    def _with_tips(self, prompt: Prompt) -> Prompt:
        """A button that makes a move tells what it brings, or why it can't be made; a menu, how much it holds."""
        return with_buttons(prompt, tuple(self._with_tip(button) for button in prompt.buttons))

    def _with_tip(self, button: Button) -> Button:
        if button.moves and not button.tip:
            return replace(button, tip=translate("Table", "Opens a menu of %n move(s).", None, len(button.moves)))
        if button.move is None or button.tip:
            return button
        refusal = self.sight.why_not(button.move)
        tip = self._why(refusal) if refusal else self.game_screen.preview(button.move, self.sight)[0]
        return replace(button, tip=tip)

    def _closed_prompt(self, why: BadRecord) -> Prompt:
        again = Button(
            translate("Table", "New game, same players"),
            translate("Table", "P", "key for: new game, same players"),
            action="again",
            tip=translate("Table", "Begins another game with these players and options."),
        )
        return Prompt(records.sentence(why), translate("Table", "Its file stays as it is."), buttons=(again,))

    def _only_looking(self) -> str:
        """Why nothing can be played from the position that is looked at; empty when something can."""
        if self.table.closed is not None:
            return records.sentence(self.table.closed)
        if self.looking is not None:
            return translate("Table", "You are looking back; press End to return to the game.")
        return ""

    def _no_moves_words(self) -> str:
        if why_not := self._only_looking():
            return why_not
        if self.table.to_act is None:
            return translate("Table", "The game is over.")
        return translate("Table", "Your moves are listed here when it is your turn.")

    def _stages(self) -> list[tuple[int, str]]:
        """Where stages begin, for the slider."""
        known = self._known_stages
        del known[self.table.at + 1 :]
        known += [
            self.game_screen.stage(self.table.view(at, self.sight.seat)) for at in range(len(known), self.table.at + 1)
        ]
        return [(at, "") for at, stage in enumerate(known) if at == 0 or stage != known[at - 1]]

    def _seat_order(self) -> list[int]:
        n = len(self.table.players)
        return [(self.sight.seat + k) % n for k in range(n)]

    def _set_waiting(self, on: bool) -> None:
        self._waiting = on
        if self.looking is None:
            self.show_position()

    def _set_lingers(self, on: bool) -> None:
        if on == self._lingers:
            return
        self._lingers = on
        if self.looking is None:
            self._show_frame(self.table.at)

    # ---- log ---------------------------------------------------------------------------------------------------

    def _tell_log(self) -> None:
        """All of it, in one walk: it is told anew whenever another person sits there."""
        seat, told = self.sight.seat, list[tuple[int, LogLine]]()
        events: list[Event] = []
        seen: list[Event] = []
        for at in range(self.table.at):
            before, seen = seen, self.table.seen(at, seat)
            if at and not self.game_screen.continues(before, seen):
                told += [(at, line) for line in self.game_screen.log_lines(events, self.sight)]
                events = []
            events += seen
        told += [(self.table.at, line) for line in self.game_screen.log_lines(events, self.sight)]
        self.frame.tabs.log.set_all(told)

    def _log_move(self, at: int) -> None:
        """Tell the newest move, the ``at``-th; one that goes on with those before it is told with them."""
        log = self.frame.tabs.log
        log.clear_after(self._first_of(at - 1))
        log.add(at, self._lines(at - 1))

    def _lines(self, at: int) -> list[LogLine]:
        """The log of move number ``at`` (from 0) and of those it goes on with; nothing where the next one goes on."""
        seat = self.sight.seat
        if at + 1 < self.table.at and self._continues(at + 1):
            return []
        events = [event for one in range(self._first_of(at), at + 1) for event in self.table.seen(one, seat)]
        return self.game_screen.log_lines(events, self.sight)

    def _first_of(self, at: int) -> int:
        """The first of the moves with which move number ``at`` goes on."""
        while at and self._continues(at):
            at -= 1
        return at

    def _continues(self, at: int) -> bool:
        seat = self.sight.seat
        return self.game_screen.continues(self.table.seen(at - 1, seat), self.table.seen(at, seat))

    # ---- what happens ------------------------------------------------------------------------------------------

    def _moved(self, at: int) -> None:
        before = self.sight
        events = self.table.seen(at - 1, before.seat)
        self._statistics.keep_if_over()
        self._log_move(at)
        if self.looking is not None:
            self._show_frame(self.looking)
            return
        self.tips.close()
        after = self._see()
        if self._needs_curtain(after):
            self._draw_curtain(after, at)
            return
        if self.play.speed == "instant" or not self.isVisible():
            self.show_position()
            self._after(events)
            return
        ends = self._ends_stage(events)
        self.sight, self.offer = after, NOTHING  # what was offered before belongs to a position that is gone
        if ends:
            self.play.pause(True)  # what the scoring brings is told when the board shows it
        else:
            self._frame_next.start()  # in a turn of its own, so that the window never stands still for both
        self.board.board.animate(events, before, after, lambda: self._landed(at, events, ends))

    def _landed(self, at: int, events: list, ends: bool) -> None:  # type: ignore[type-arg]
        """The pieces of a move lie in their places: now it may be answered, and what ended with it is shown.

        If the game has gone on, the next flight begins at once and says all this itself.
        """
        if at != self.table.at:
            return
        if ends:
            self._show_frame(at)
        if self.sight.seat == self._seen_by:
            self._offer_moves()
        else:
            self.show_position()
        self._after(events)
        self._walk_on()

    def _after(self, events: list) -> None:  # type: ignore[type-arg]
        """What is shown when a stage or the game ends."""
        table = self._stage_table(events) if self.table.people else None
        if table is not None:
            self.play.pause(True)
            seat = self.sight.seat
            moves = [(self.table.view(at, seat), self.table.seen(at, seat)) for at in self._stage_moves()]
            self._stage_panel.open(table, self.table.players, self.game_screen.telling_choices(moves))
            self.setFocusProxy(self._stage_panel)  # also when one comes back from the rulebook
        elif self.table.to_act is None:
            self._show_results()

    def _ends_stage(self, events: list) -> bool:  # type: ignore[type-arg]
        return bool(self.table.people) and self._stage_table(events) is not None

    def _stage_table(self, events: list) -> ScoreTable | None:  # type: ignore[type-arg]
        """The table of the stage that the newest move has ended with these events, if it has."""
        if self.game_screen.whole_stages:
            events = [event for at in self._stage_moves() for event in self.table.seen(at, self.sight.seat)]
        return self.game_screen.stage_table(events, self.sight)

    def _stage_moves(self) -> range:
        """Which moves belong to the stage of the newest one."""
        last = self.table.at - 1
        return range(max(start for start, _ in self._stages() if start <= last), last + 1)

    def _stage_seen(self) -> None:
        self.setFocusProxy(None)  # type: ignore[arg-type]
        if self.table.to_act is None:
            self._show_results()
            return
        # Not onto a button of the prompt: a second Enter would make a move that was not looked at.
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.play.pause(self.looking is not None)

    def _turned_back(self) -> None:
        self.looking = None
        self._known_stages.clear()
        self._hide_results()
        after = self._see()
        if self._needs_curtain(after):
            self._draw_curtain(after)
            return
        self._tell_log()
        self.show_position()

    def _show_results(self) -> None:
        self._hide_results()
        sight = self._see()
        seat = sight.seat
        moves = [(self.table.view(at, seat), self.table.seen(at, seat)) for at in range(self.table.at)]
        page = ResultsPage()
        page.setParent(self)
        results = self._with_mark(self.game_screen.results(moves, sight))
        page.set_results(results, self.table.players, seat, self.game_screen.menu_picture, self.table.record.seed)
        page.home.connect(self.home)
        page.review.connect(self._review)
        page.again.connect(self._play_again)
        page.section_asked.connect(lambda section: self.rules.emit(self.game_screen.game.key, section))
        self._results = page
        self.looking = None
        self.show_position()
        self._place_results()
        page.show()
        page.raise_()
        self.setFocusProxy(page)  # its keys are good as soon as the page has the keyboard
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _with_mark(self, results: Results) -> Results:
        """The results say how often a move was taken back after something had been revealed, and if the game counts."""
        mark, taken_back = "", self.table.notes.taken_back
        if taken_back:
            mark = translate("Results", "Taken back after chance: {count} ×.").format(count=taken_back)
        said = (results.sentence_second, mark, self._statistics.words())
        return replace(results, sentence_second=" ".join(part for part in said if part))

    def _place_results(self) -> None:
        if self._results is not None:
            top = self.frame.top.height()
            self._results.setGeometry(QRect(0, top, self.width(), self.height() - top))

    def _hide_results(self) -> None:
        if self._results is not None:
            self.setFocusProxy(None)  # type: ignore[arg-type]
            self._results.hide()
            self._results.deleteLater()
            self._results = None

    def _review(self) -> None:
        self._hide_results()
        self.frame.tabs.open(LOG)
        self.look_at(0)
        for slider in self.frame.top.findChildren(TimeSlider):
            slider.setFocus(Qt.FocusReason.OtherFocusReason)

    def _play_again(self) -> None:
        table = self.table
        seed = (table.record.seed * 48271 + 11) % 1_000_000_007  # another game, again one that can be named
        self.again.emit(
            NewGame(table.record.game, tuple(table.players), dict(table.record.options), seed, table.notes.takebacks)
        )

    # ---- what the person does ----------------------------------------------------------------------------------

    def click(self, target: Target) -> None:
        """A click on the board: play, pick out, or say why not."""
        chosen = self.game_screen.choose(target, self.sight) if self.sight.legal else None
        if chosen is not None:
            self._pick_out(chosen)
            return
        moves = self.offer.legal.get(target, ())
        if target in self.offer.paths:
            self._walk(self.offer.paths[target])
        elif len(moves) == 1:
            self.make(moves[0])
        elif moves:
            self._choose_among(moves, target)
        elif target in self.offer.blocked:
            self.board.board.refuse(target)
            self.refuse(self.offer.blocked[target])
        elif why_not := self._only_looking():
            self.frame.prompt.say_refusal(why_not, "")
        else:
            self.frame.prompt.forgive()
            self._point(target)

    def _pick_out(self, chosen: tuple[Target, ...]) -> None:
        """Show what is picked out so far for a move of several clicks."""
        self._chosen = chosen
        self.tips.close()
        self.show_position()
        here = self.board.here
        self.frame.tabs.moves.light(self.offer.legal.get(here, ()) if here is not None else ())

    def _turned(self, target: Target | None, by: int) -> tuple[Target, ...] | None:
        """What is picked out when what is pointed at, or else what is picked out already, is turned."""
        if not self.sight.legal or self.board.board.animating:
            return None
        targets = [one for one in (target, *self._chosen) if one is not None]
        turns = (self.game_screen.turn(one, self.sight, by) for one in targets)
        return next((turned for turned in turns if turned is not None), None)

    def _turn(self, target: Target | None, by: int) -> bool:
        """Turn what is picked out at a target, or begin to; says whether anything turns."""
        turned = self._turned(target, by)
        if turned is not None and turned != self._chosen:
            self._pick_out(turned)
        return turned is not None

    def _turn_by_key(self, by: int) -> None:
        self._turn(self.board.here, by)

    def _listen_for_turns(self) -> None:
        """R belongs to lists and fields while nothing turns, and to a button that has it."""
        keys = {button.key for button in self.frame.prompt.prompt.buttons}
        able = "R" not in keys and self._turned(self.board.here, 1) is not None
        for shortcut in self._turning:
            shortcut.setEnabled(able)

    def _confirm(self, target: Target | None) -> bool:
        """Enter, while something that turns is picked out, presses the prompt's first button, if that makes a move.

        target: what is pointed at. By keyboard Enter must be meant for what is picked out, else it is a click.
        """
        if not self._chosen or self._turned(None, 1) is None:
            return False
        prompt = self.frame.prompt.prompt
        button = next((one for one in prompt.buttons if one.primary and one.enabled and one.move is not None), None)
        if button is None or button.move is None:
            return False
        elsewhere = target is not None and target not in self.game_screen.targets_of(button.move, self.sight)
        if self.board.by_keyboard and elsewhere:
            return False
        self.press(button)
        return True

    def _walk(self, path: tuple[Move, ...]) -> None:
        """Make a row of moves, each when the one before has landed."""
        self.make(path[0])
        self._path = path[1:]
        if not self.board.board.animating:
            self._walk_on()

    def _walk_on(self) -> None:
        if self._path and self._path[0] in self.sight.legal and self.looking is None:
            self._walk(self._path)

    def make(self, move: Move) -> None:
        """Make a move; a refusal is said in words."""
        self._path, self._chosen = (), ()
        if self.looking is not None or not self.table.person_acts:
            return
        self.board.board.finish()  # an epoch that has just ended is shown first
        if self._stage_panel.isVisible():
            return
        self.tips.close()
        if not self._is_meant(move):
            return
        try:
            self.play.play(move)
        except IllegalMove as error:
            self.refuse(error.refusal)

    def _is_meant(self, move: Move) -> bool:
        """Ask before a move that is hardly ever meant."""
        doubt = self.game_screen.doubt(move, self.sight) if move in self.sight.legal else ""
        if not doubt:
            return True
        answers = [
            Answer("no", translate("Table", "Go back"), primary=True),
            Answer("yes", translate("Table", "Yes, do it")),
        ]
        return ask(self, translate("Table", "Are you sure?"), doubt, answers, safe="no") == "yes"

    def refuse(self, refusal: Refusal) -> None:
        """Say why something can't be done."""
        self.frame.prompt.say_refusal(self._why(refusal), refusal.section)

    def press(self, button: Button) -> None:
        """A button of the prompt."""
        if button.move is not None:
            self._try(button.move)
        elif button.moves:
            self._show_moves(button.moves, QCursor.pos())
        elif button.action == "live":
            self.look_at(self.table.at)
        elif button.action == "again":
            self._play_again()
        elif button.action == "results":
            self._show_results()
        elif button.action == "step":
            self.play.step()
        elif button.action == "hurry":
            self.play.hurry()
        elif button.action.startswith("list:"):
            self.frame.tabs.open(MOVES)
            self.frame.tabs.moves.set_filter(button.action.removeprefix("list:"))
            self.frame.tabs.moves.list.setFocus(Qt.FocusReason.OtherFocusReason)
            self.frame.prompt.say_preview(button.tip, "quiet")

    def press_tile(self, tile: Tile) -> None:
        """A picture of the prompt."""
        if tile.move is not None:
            self._try(tile.move)

    def _try(self, move: Move) -> None:
        refusal = self.sight.why_not(move)
        if refusal is None:
            self.make(move)
        else:
            self.refuse(refusal)

    def undo(self) -> None:
        """Take back, or say why not."""
        refusal = self.table.why_not_undo()
        if refusal is not None:
            self.refuse(refusal)
            return
        self.tips.close()
        self._path, self._chosen = (), ()
        self.board.board.finish()
        self._close_stage_panel()
        while self._undo_once():
            pass
        self.play.go_on()

    def _undo_once(self) -> bool:
        """Take back one choice; say whether it went on with one before it, to be taken back with it."""
        at = self.table.undo_goes_to()
        assert at is not None
        seat = self.sight.seat
        goes_on = at > 0 and self.game_screen.undone_with(self.table.seen(at - 1, seat), self.table.seen(at, seat))
        self.play.undo()
        return goes_on and self.table.undo_is_free()

    def redo(self) -> None:
        """Make again what was undone."""
        if self.table.redo_goes_to() is not None:
            self.tips.close()
            self.play.redo()
            self._statistics.keep_if_over()
            if self.table.to_act is None:
                self._show_results()

    def _close_stage_panel(self) -> None:
        self._stage_panel.close_panel()

    def look_at(self, at: int) -> None:
        """Look back at the position after ``at`` moves; the newest one is the game itself."""
        self.tips.close()
        self.looking = None if at >= self.table.at else max(0, at)
        self.play.pause(self.looking is not None)
        self.show_position()
        self.frame.tabs.log.follow(at)

    @property
    def rules_pane(self) -> RulesPane:
        """The rules in the column beside the board; made when they are first read, for they take 3 MB."""
        if self._rules_pane is None:
            from durbar.ui.pages.rulebook.page import RulesPane

            self._rules_pane = RulesPane()
            self._rules_pane.open(self.game_screen.game.key)
            self._rules_pane.term_pointed.connect(self._terms.point)
            self.frame.set_rules(self._rules_pane, self._rules_pane.focus_order())
        return self._rules_pane

    def _tab_turned(self, tab: int) -> None:
        if tab == RULES:
            self.rules_pane.show()

    def read_beside(self, section: str) -> None:
        """A section of the rules, in the column beside the board."""
        if not section:
            return
        if self.table.to_act is None and self._stage_panel.isVisible():
            self.rules.emit(self.game_screen.game.key, section)  # behind the last scoring wait the results
            return
        self._close_stage_panel()
        self.rules_pane.go(section)
        self.frame.tabs.open(RULES)
        if self.frame.column_is_closed:
            self.frame.toggle_column()

    def save_copy(self) -> None:
        """Save the game to a file of the person's choice."""
        title = translate("Table", "Save a copy of this game")
        suggested = f"{self.game_screen.title()} {date.today().isoformat()}{store.SUFFIX}"
        name, _ = QFileDialog.getSaveFileName(self, title, str(home_dir() / suggested), f"Durbar (*{store.SUFFIX})")
        if not name:
            return
        path = Path(name)
        if not path.suffix:
            path = path.with_suffix(store.SUFFIX)
        try:
            self.table.save_copy(path)
        except OSError as error:
            tell(
                self,
                translate("Table", "Not saved"),
                translate("Table", "The copy could not be written: {reason}.").format(reason=reason(error)),
            )

    def _choose_among(self, moves: tuple[Move, ...], target: Target) -> None:
        self._show_moves(moves, self.board.rect_of(target).center())

    def _show_moves(self, moves: tuple[Move, ...], at: QPoint) -> None:
        """A menu of moves, in words; pointing at one previews it."""
        menu = Menu(self)
        for move in moves:
            action = menu.addAction(self.game_screen.move_row(move, self.sight).words)
            action.triggered.connect(lambda _=False, move=move: self.make(move))
            action.hovered.connect(lambda move=move: self._light_move(move))
        menu.aboutToHide.connect(lambda: self._light_move(None))
        menu.popup(at)

    def _show_menu(self) -> None:
        menu = Menu(self)
        speeds = menu.addMenu(translate("Table", "Computer speed"))
        words = (
            translate("Table", "Instant"),
            translate("Table", "Fast"),
            translate("Table", "Normal"),
            translate("Table", "Step by step"),
        )
        group = QActionGroup(menu)
        for speed, label in zip(SPEEDS, words, strict=True):
            action = QAction(label, group, checkable=True, checked=speed == self.play.speed)
            action.triggered.connect(lambda _=False, speed=speed: self.speed.emit(speed))
            speeds.addAction(action)
        menu.addSeparator()
        for label, keys, act in (
            (translate("Table", "Save a copy…"), "Ctrl+S", self.save_copy),
            (translate("Table", "Open a saved game…"), "Ctrl+O", self.open_file.emit),
            (
                translate("Table", "The rules on a page of their own"),
                "",
                lambda: self.rules.emit(self.game_screen.game.key, self.rules_pane.number),
            ),
            (translate("Table", "Quick reference"), "F2", self._ask_reference),
            (translate("Table", "Settings"), "", self.options.emit),
            (translate("Table", "Save and go home"), "", self.home.emit),
        ):
            action = menu.addAction(f"{label}\t{keys}" if keys else label)
            action.triggered.connect(act)
        menu.popup(self.frame.top.mapToGlobal(self.frame.top.rect().bottomRight()) - QPoint(menu.sizeHint().width(), 0))

    def _escape(self) -> None:
        if self.tips.is_open:
            self.tips.close_all()
        elif self.frame.tabs.hints_are_open:
            self.frame.tabs.close_hints()
        elif self._peek.seat >= 0:
            self._peek.close_sheet()
        elif self._chosen:
            self._pick_out(())
        elif self.looking is not None:
            self.look_at(self.table.at)
        else:
            self.board.board.finish()

    # ---- pointing and tips -------------------------------------------------------------------------------------

    def _tip(self, target: Target) -> Tip | None:
        """What is told of something on the table."""
        return self.game_screen.tip(target, self.sight)

    def _point(self, target: Target | None) -> None:
        tip = self._tip(target) if target is not None else None
        if tip is None or target is None:
            self.tips.leave()
        else:
            by_keyboard = self.board.hasFocus() and self.board.by_keyboard
            self.tips.show(tip, self.board.rect_of(target), self._keep_clear(), by_keyboard)
        self._listen_for_turns()
        moves = self.offer.legal.get(target, ()) if target is not None else ()
        self.frame.tabs.moves.light(moves)
        path = self.offer.paths.get(target, ()) if target is not None else ()
        if path:
            self.frame.prompt.say_preview(*self.game_screen.preview_path(path, self.sight))
        else:
            self._preview(moves[0] if moves else None)

    def _keep_clear(self) -> list[QRect]:
        """What tips should not cover: by what one decides, and the prompt, where a click may be refused in words."""
        prompt = QRect(self.frame.prompt.mapToGlobal(QPoint(0, 0)), self.frame.prompt.size())
        return [*self.board.keep_clear(), prompt]

    def _light_move(self, move: Move | None) -> None:
        targets = self.game_screen.targets_of(move, self.sight) if move is not None else ()
        self.board.board.point(targets, move)
        self._preview(move)

    def _point_tile(self, tile: Tile | None) -> None:
        self._light_move(tile.move if tile is not None else None)

    def _preview(self, move: Move | None) -> None:
        """The result of a move, in the prompt and the panels beside, before it is made."""
        self._preview_numbers(move)
        if self.aside is not None:
            self.aside.preview(move if move in self.sight.legal else None)
        if move is None or move not in self.sight.legal:
            self.frame.prompt.say_preview("")
        else:
            self.frame.prompt.say_preview(*self.game_screen.preview(move, self.sight))

    def _preview_numbers(self, move: Move | None) -> None:
        """What the players' numbers would become by a move, or else by the one that is picked out."""
        if move is None and self._chosen:
            move = next((one.move for one in self.frame.prompt.prompt.buttons if one.primary), None)
        legal = move is not None and move in self.sight.legal
        self.frame.seats.preview(self.game_screen.previewed_number(move, self.sight) if legal and move else {})

    def _ask_reference(self) -> None:
        self.tips.close()
        self.reference.emit(self.game_screen.game.key)

    def _ask_rules(self, target: Target) -> None:
        tip = self._tip(target)
        if tip is not None:
            self.read_beside(tip.section)

    def _read_about(self, target: Target | None) -> None:
        """The rules on what is pointed at; with nothing pointed at, where they were last open."""
        if target is not None:
            self._ask_rules(target)
        else:
            self.read_beside(self.rules_pane.number)

    def _section_words(self, section: str) -> str:
        title = self._book.section(section).title
        return translate("Tip", "Rules: {section} ›").format(section=title[:1].lower() + title[1:])

    def _why(self, refusal: Refusal) -> str:
        return self.game_screen.why(refusal, self.sight)

    # ---- hints -------------------------------------------------------------------------------------------------

    def seek_hint(self) -> None:
        """Ask the expert what it would do here, or say why not."""
        why_not = self._why_no_hint()
        if why_not:
            self.frame.prompt.say_refusal(why_not, "")
            return
        self.tips.close()
        self._pick_out(())  # advice is about the decision as a whole
        if self.frame.column_is_closed:
            self.frame.toggle_column()
        self.frame.tabs.hints.wait()
        self.frame.tabs.open_hints()
        self.frame.column.bring_tabs()
        self.play.seek_hint()

    def _why_no_hint(self) -> str:
        if self.table.closed is not None:
            return records.sentence(self.table.closed)
        if self.looking is not None:
            return translate("Table", "The expert advises on the game itself: press End to return to it.")
        if self.table.to_act is None:
            return translate("Table", "The game is over.")
        if not self.table.person_acts:
            return translate("Table", "The expert advises when it is your turn.")
        return ""

    def _make_advised(self, move: Move) -> None:
        """Make a move out of the advice; the keyboard goes back to the game with it."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.make(move)

    def _tell_hint(self, found: tuple[Advice, ...]) -> None:
        hints = self.frame.tabs.hints
        if not self.frame.tabs.hints_are_open:
            return
        note = translate("Hints", "On the right: the chance to win, as the expert sees it. Enter plays.")
        hints.set_rows([self._hint_row(one) for one in found], note if found else "")
        hints.tell("" if found else translate("Hints", "The expert could not find any advice."))
        hints.begin()

    def _hint_row(self, one: Advice) -> MoveRow:
        """A move that the expert advises, with what it expects and why."""
        row = self.game_screen.move_row(self.table.game.read_move(one.move), self.sight)
        reasons = [self.game_screen.reason_words(reason, self.sight) for reason in one.reasons]
        why = "\n".join([*reasons, self.game_screen.expected_words(one.points)])
        share = translate("Hints", "{number}%").format(number=round(100 * one.share))
        return replace(row, second=why, gain=share, tone="ink")

    # ---- the players' sheets -----------------------------------------------------------------------------------

    def _seat_tip(self, seat: int) -> Tip | None:
        """A panel's tip; it tells how the sheet is seen large."""
        tip = self._tip(("seat", seat))
        if tip is None or tip.click or self.game_screen.peek(seat, self.sight) is None:
            return tip
        return replace(tip, click=translate("Table", "Point at the small sheet, click, or press F4 to see it large."))

    def _point_sketch(self, seat: int) -> None:
        """The pointer has come upon a seat's sketch, or left one (-1)."""
        if seat >= 0:
            self.tips.close()
            self._peek_at(seat, pinned=False)
        elif not self._peek.pinned:
            self._peek.close_sheet()

    def _peek_at(self, seat: int, pinned: bool) -> None:
        """Show a seat's sheet large, if the game has one."""
        sketch = self.game_screen.peek(seat, self.sight)
        if sketch is None:
            self._peek.close_sheet()
        else:
            line = self.game_screen.seat_line(seat, self.sight)
            self._peek.open(self.table.players[seat], line, sketch, pinned)

    def _peek_next(self) -> None:
        """The sheets one after the other, from the panel below the first one round to it; then none."""
        order = self.frame.seats.order()
        order = [seat for seat in (*order[1:], order[0]) if self.game_screen.peek(seat, self.sight) is not None]
        following = order[order.index(self._peek.seat) + 1 :] if self._peek.seat in order else order
        if not following:
            self._peek.close_sheet()
        else:
            self.tips.close()
            self._peek_at(following[0], pinned=True)

    def _look_at_seat(self, seat: int) -> None:
        """A panel was pressed: its sheet stays open, or closes again; or there is a secret to look at."""
        if self._peek.seat == seat and self._peek.pinned:
            self._peek.close_sheet()
        elif self.game_screen.peek(seat, self.sight) is not None:
            self._peek_at(seat, pinned=True)
        else:
            self._look_in_secret(seat)

    # ---- secrets between people --------------------------------------------------------------------------------

    def _needs_curtain(self, after: Sight) -> bool:
        return after.people > 1 and after.seat != self._trusted and self.game_screen.private(after)

    def _draw_curtain(self, after: Sight, at: int = 0) -> None:
        """Hide the table from all but whom it is for now. at: after how many moves; what ended then is shown later."""
        player = self.table.players[after.seat]
        sentence = translate("Table", "What {name} may see stays hidden until then.").format(name=player.name)

        def reveal() -> None:
            self._trusted = after.seat
            self.show_position()
            self.frame.prompt.forget_room()
            if at:
                self._after(self.table.seen(at - 1, after.seat))

        self._behind_curtain = (reveal, self.home.emit)
        self.curtain.ask(player.name, player.emblem, sentence)

    def _look_in_secret(self, seat: int) -> None:
        """With several people at the screen, one looks at what is one's own behind a curtain."""
        sight = self.sight
        tip = self.game_screen.secret(seat, sight) if sight.people > 1 else None
        if tip is None:
            return
        player = self.table.players[seat]
        sentence = translate("Table", "Only {name} should look at the screen now.").format(name=player.name)

        def reveal() -> None:
            self.tips.show(tip, self.frame.seats.rect_of(seat), by_keyboard=True)

        self._behind_curtain = (reveal, self.curtain.drop)
        self.curtain.ask(player.name, player.emblem, sentence, translate("Curtain", "Enter to go on · Esc to go back"))

    # ---- trouble -----------------------------------------------------------------------------------------------

    def _save_at_last(self) -> None:
        """One more try, as the page goes."""
        self.table.save()
        trouble = self.table.keeper.trouble
        if trouble is not None and self.table.keeper.is_there:  # else it was told at once that it is not kept
            words = translate("Table", "The last moves of this game could not be saved: {reason}.")
            self.said.emit(words.format(reason=reason(trouble)))

    def _tell_unsaved(self, trouble: OSError) -> None:
        words = translate("Table", "The game goes on, but it can’t be saved: {reason}.")
        self.frame.prompt.say_refusal(words.format(reason=reason(trouble)), "")

    def _tell_saved(self, news: str) -> None:
        self.said.emit(_saved_words(news))

    def _tell_bot_failed(self, error: Exception) -> None:
        answers = [
            Answer("home", translate("Table", "Go home")),
            Answer("easiest", translate("Table", "Let the easiest player choose")),
            Answer("again", translate("Table", "Try again"), primary=True),
        ]
        reasons = {
            "lost": translate("Table", "the process that it thinks in ended or fell silent."),
            "start": translate("Table", "the system starts no process for it to think in."),
        }
        reason = reasons.get(getattr(error, "key", ""), str(error))
        words = translate("Table", "The computer player could not find a move: {reason}").format(reason=reason)
        match ask(self, translate("Table", "No move"), words, answers, safe="home"):
            case "again":
                self.play.go_on()
            case "easiest":
                self.play.let_easiest_choose()
            case _:
                self.home.emit()


def _saved_words(news: str) -> str:
    """What became of a save, in one sentence."""
    if news == PARTED:
        return translate(
            "Table",
            "Something else wrote to this game’s file: it stays as it is, and your game goes on in a new one.",
        )
    if news == GONE:
        return translate("Table", "This game’s file was gone; it has been written anew.")
    return translate("Table", "The game is kept again.")


def with_buttons(prompt: Prompt, buttons: tuple[Button, ...]) -> Prompt:
    """The same sentences with other buttons."""
    return replace(prompt, buttons=buttons)
