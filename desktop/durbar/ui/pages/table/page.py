"""The page of a game in play: it joins the table, the game's screen and the parts of the page; no rules, no drawing."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QStackedLayout

from durbar.session.session import GameSession
from durbar.session.thinker import Thinker
from durbar.ui.games import game_screen
from durbar.ui.kit.board.view import BoardView
from durbar.ui.kit.controls.menu import close_menus
from durbar.ui.kit.controls.page import KeyboardHost
from durbar.ui.kit.look.theme import SEAT_COLOURS
from durbar.ui.kit.values.sight import Sight
from durbar.ui.pages.statistics.recorder import StatisticsRecorder
from durbar.ui.pages.table.beats import BeatPlayer
from durbar.ui.pages.table.bot_failure import BotFailureDialog
from durbar.ui.pages.table.clicks import Clicks
from durbar.ui.pages.table.context import TableContext
from durbar.ui.pages.table.frame import TableFrame
from durbar.ui.pages.table.frame_presenter import FramePresenter
from durbar.ui.pages.table.hints import Hints
from durbar.ui.pages.table.hot_seat import HotSeatGuard, forget_copied
from durbar.ui.pages.table.keys import TableKeys
from durbar.ui.pages.table.log import LogTeller
from durbar.ui.pages.table.menu import TableMenu
from durbar.ui.pages.table.moments import TableMoments, TellMoments
from durbar.ui.pages.table.news import NewsTeller
from durbar.ui.pages.table.pointing import Pointing
from durbar.ui.pages.table.prompts import Prompts
from durbar.ui.pages.table.replay import Replay
from durbar.ui.pages.table.result_overlays import ResultOverlays
from durbar.ui.pages.table.rules import RulesBeside
from durbar.ui.pages.table.saving import Saving
from durbar.ui.pages.table.sheets import Sheets
from durbar.ui.pages.table.sounding import Sounding
from durbar.ui.pages.table.stages import Stages
from durbar.ui.pages.table.story import Story
from durbar.ui.pages.table.table_mode import TableMode
from durbar.ui.pages.table.tabs import LOG
from durbar.ui.pages.table.timeslider import TimeSlider
from durbar.ui.pages.table.top import Top
from durbar.ui.pages.table.topbar import Chips
from durbar.ui.pages.table.traces import TableTraces
from durbar.ui.pages.table.travel import Travel
from durbar.ui.pages.table.turning import Turning
from durbar.ui.pages.table.view_state import TableViewState
from durbar.ui.settings import Settings, audible, patience, reduced_motion


class TablePage(KeyboardHost):
    """A game in play. Each part does one thing and says so; the page wires them and shows one position after another.

    home, theme, options (settings), saved_games, review (of the game), again(NewGame), rules(key, section),
    reference(key), speed(str): what is asked for.
    met(str): a step of the game was met for the first time. said(str): a sentence for the window to say. heard(str): a
    sound to play. mute: silence, or sounds again.
    """

    home = Signal()
    theme = Signal()
    options = Signal()
    saved_games = Signal()
    review = Signal()
    again = Signal(object)
    rules = Signal(str, str)
    reference = Signal(str)
    speed = Signal(str)
    met = Signal(str)
    said = Signal(str)
    heard = Signal(str)
    mute = Signal()

    def __init__(
        self, table: GameSession, thinker: Thinker, settings: Settings, manner: TableMode | None = None
    ) -> None:
        """manner: of a lesson; None: a game is played freely."""
        super().__init__()
        self.table = table
        self.game_screen = game_screen(table.record.game)
        self.manner = manner or TableMode()
        self.play = self.manner.make_play(table, thinker, settings)
        self.play.game_screen = self.game_screen
        self.beats = BeatPlayer(self)
        self.shown = TableViewState(table, self.manner.opened, self.beats)
        self.shown.still = self.play.pause
        self._make_widgets()
        self._make_parts(settings)
        self._connect_widgets()
        self._connect_parts()
        self._connect_secrets()
        self.apply(settings)
        self.retranslate()
        self._begin()

    def _make_widgets(self) -> None:
        screen = self.game_screen
        self.board = BoardView(screen.make_board())
        self.aside = screen.make_aside()
        if self.aside is not None:
            self.board.set_aside(self.aside)
        self.frame = TableFrame(self.board, screen.board_size)
        self.board.strip = self.frame.news
        self.frame.top.set_hints(screen.hints)
        self.frame.news.setVisible(not self.manner.why_stay())
        self.tips = self.frame.tips
        layout = QStackedLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.frame)

    def _make_parts(self, settings: Settings) -> None:
        context = TableContext(
            self,
            self.table,
            self.game_screen,
            self.manner,
            self.play,
            self.beats,
            self.shown,
            self.board,
            self.frame,
            self.aside,
        )
        self.beside = RulesBeside(context)
        self.pointing = Pointing(context)
        self.sheets = Sheets(context, self.pointing.tip)
        self.saving = Saving(context)
        self.prompts = Prompts(context, self.saving, settings)
        self.stages = Stages(context)
        self.log = LogTeller(context)
        self.sounding = Sounding(context)
        self.news = NewsTeller(context, self.log, self.pointing)
        self.traces = TableTraces(context, self.log)
        self.replay = Replay(context, self.log, self._covered)
        self.statistics = StatisticsRecorder(self.table, self.manner.counts)
        self.moments = TableMoments(context, self.log)
        self.ends = ResultOverlays(context, self.stages, self.moments, self.statistics)
        self.secrets = HotSeatGuard(context)
        self.hints = Hints(context)
        self.showing = FramePresenter(context, Top(context, self.stages, self.hints), self.prompts, self.secrets.hides)
        self.clicks = Clicks(context, self.prompts, self.showing)
        self.turning = Turning(context, self.clicks)
        self.travel = Travel(context)
        self.keys = TableKeys(context, self.clicks, self.travel, self.sheets, self.pointing, self.beside, self.ends)
        self.stuck = BotFailureDialog(context)
        self.menu = TableMenu(context)
        self.story = Story(context, self.log, self.showing, self.moments, self.sounding, self.ends)

    @property
    def sight(self) -> Sight:
        """The position that is shown."""
        return self.shown.sight

    @property
    def open_seat(self) -> int | None:
        """Whose secrets lie open on the screen; None where nothing is shown that another person must not see."""
        return self.sight.seat if self.game_screen.private(self.sight) else None

    # ---- wiring ------------------------------------------------------------------------------------------------

    def _connect_widgets(self) -> None:
        top, prompt, tabs, seats = self.frame.top, self.frame.prompt, self.frame.tabs, self.frame.seats
        top.home.connect(self.saving.leave)
        top.undo.connect(self.travel.undo)
        top.redo.connect(self.travel.redo)
        top.hint.connect(self.hints.seek)
        top.travelled.connect(self.travel.look_at)
        top.play.connect(self.travel.play_on)
        top.sound.connect(self.mute)
        top.theme.connect(self.theme)
        top.settings.connect(self.menu.open)
        prompt.button_pressed.connect(self.clicks.press)
        prompt.button_pointed.connect(self.pointing.preview_button)
        prompt.tile_pressed.connect(self.clicks.press_tile)
        prompt.tile_pointed.connect(self.pointing.light_tile)
        prompt.section_asked.connect(self.read_beside)
        prompt.set_section_words(self.beside.section_words)
        tabs.moves.move_chosen.connect(self.clicks.make)
        tabs.moves.move_pointed.connect(self.pointing.light)
        tabs.move_framed.connect(prompt.light_for)
        tabs.move_framed.connect(self.pointing.keep)
        tabs.move_framed.connect(self.clicks.mean_row)
        tabs.hints.move_chosen.connect(self.clicks.make_advised)
        tabs.hints.move_pointed.connect(self.pointing.light)
        tabs.hints.closed.connect(self.pointing.light_none)
        tabs.hints.hurried.connect(self.play.hurry)
        tabs.log.jump.connect(self.travel.look_at)
        tabs.log.section_asked.connect(self.read_beside)
        tabs.turned.connect(self.beside.turn_to)
        seats.seat_clicked.connect(self.sheets.press)
        seats.peeked.connect(self.sheets.point)
        seats.attach_tips(self.tips, self.sheets.tip)
        for chips in top.findChildren(Chips):
            for pill in chips.pills:
                self.tips.attach(pill, partial(self.pointing.stage_tip, pill))
        if self.aside is not None:
            self.aside.section_asked.connect(self.read_beside)
            self.aside.attach_tips(self.tips, self.pointing.tip)
        self.board.lies_elsewhere.connect(self.tips.close)
        self.board.pointed.connect(self.pointing.point)
        self.board.pointed.connect(self.turning.listen)
        self.board.clicked.connect(self.clicks.click)
        self.board.asked.connect(self.pointing.ask)
        self.tips.section_asked.connect(self.read_beside)
        self.replay.begun.connect(self.tips.close_all)
        self.replay.stands.connect(self.showing.show_past)
        self.frame.news.pointed.connect(self.news.light_turn)
        self.frame.news.opened.connect(self.news.open_list)

    def _connect_parts(self) -> None:
        play, clicks, ends = self.play, self.clicks, self.ends
        strip = self.frame.news
        for signal, act in (
            (strip.chosen, self.replay.show_turn),
            (self.news.line_chosen, self.replay.show_line),
            (strip.replayed, self.replay.show_all),
        ):
            signal.connect(self.news.close_list)
            signal.connect(act)
        self.replay.begun.connect(self.traces.hide)
        self.replay.begun.connect(self.prompts.show)
        self.replay.stands.connect(self.sheets.show_again)
        for end in (self.sheets.end_again, self.showing.show_position):
            self.replay.ended.connect(end)
        play.moved.connect(self._moved)
        play.turned_back.connect(self._turned_back)
        play.saved.connect(self.saving.tell_news)
        play.waiting.connect(self.showing.set_waiting)
        play.lingers.connect(self.showing.set_lingers)
        play.bot_failed.connect(self.stuck.ask)
        play.advised.connect(self.hints.tell)
        clicks.picked.connect(self.showing.show_position)
        clicks.asked.connect(self._do)
        clicks.lit.connect(self.pointing.light)
        clicks.pointed.connect(self.pointing.point)
        self.hints.seeking.connect(clicks.put_back)
        self.travel.refused.connect(clicks.refuse)
        self.travel.redone.connect(self._redone)
        self.travel.looked.connect(self.beats.cancel)
        self.travel.looked.connect(self._uncover)
        self.travel.looked.connect(self.showing.show_position)
        self.travel.looked.connect(self.frame.tabs.log.follow)
        self.travel.stayed.connect(self.showing.show_newest_frame)
        self.travel.played_on.connect(self.replay.play_on)
        for part in (self.news, self.pointing):
            part.section_asked.connect(self.read_beside)
        self.beats.changed.connect(self._pause_moves)
        ends.opening.connect(self.showing.show_game)
        ends.home.connect(self.home)
        ends.look_back.connect(self.look_back)
        ends.review.connect(self.review)
        ends.again.connect(self.again)
        ends.rule.connect(self._open_rules)
        self.showing.framed.connect(self._framed)
        self.prompts.met.connect(self.met)
        self.saving.said.connect(self.said)
        self.saving.left.connect(self.home)
        self.sounding.heard.connect(self.heard)
        self.menu.speed.connect(self.speed)
        self.menu.save.connect(self.saving.save_copy)
        self.menu.saved_games.connect(self.saved_games)
        self.menu.rules.connect(self._open_rules_page)
        self.menu.reference.connect(self._ask_reference)
        self.menu.options.connect(self.options)
        self.menu.review.connect(self.review)
        for leaving in (self.secrets.left, self.stuck.left, self.menu.home):
            leaving.connect(self.saving.leave)

    def _connect_secrets(self) -> None:
        self.sheets.secret_asked.connect(self.secrets.look_in)
        self.sheets.enlarging.connect(self.news.close_list)
        self.secrets.falling.connect(self._let_go)
        self.secrets.falling.connect(self.board.fit)
        self.secrets.seated.connect(self.showing.show_position)
        self.secrets.revealed.connect(self._reveal)
        self.showing.reseated.connect(self._let_go)
        self.showing.reseated.connect(self._reseat)

    def _begin(self) -> None:
        if self.table.closed is not None:
            self.look_back()
        if self.table.to_act is None:
            self.ends.show_results()
        elif self.secrets.hides(self.sight):
            self.secrets.draw(self.sight)
        if not self.manner.why_stay():
            self.traces.find(self.game_screen.make_board)
        self.play.go_on()

    # ---- what the window asks ----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Fill everything anew, in the language that is on; first the log, which moments and news quote."""
        self.log.tell_all()
        if (moments := self.beats.coming(TellMoments)) is not None:
            moments.retell()
        self.beats.hurry()  # what follows on pieces that fly is said in the new language
        self.frame.retranslate()
        self.frame.top.set_title(self.game_screen.manifest.title())
        self.board.retranslate()
        emblems = [SEAT_COLOURS[player.emblem].emblem for player in self.table.players]
        self.beside.retranslate(emblems)
        self.frame.tabs.log.set_emblems(emblems)
        self.frame.news.set_emblems(emblems)
        self._set_players()
        if self.ends.results is not None:
            self.ends.show_results()
        if self.story.retell():
            self.prompts.show()
        else:
            self.showing.show_position()
        self.secrets.retranslate()
        self.ends.retell()

    def apply(self, settings: Settings) -> None:
        """Take over changed settings."""
        self.prompts.apply(settings)
        self.play.auto_pass = settings.auto_pass
        self.play.set_speed(settings.bot_speed)
        self.play.patience = patience(settings)
        self.board.board.pace = 0.0 if reduced_motion(settings) else 1.0
        self.frame.top.set_sound(audible(settings))
        self.board.retranslate()

    def leave(self) -> None:
        """Stop everything, as the page goes: nothing is played any more."""
        self.play.stop()
        self.traces.stop()
        self.news.close_list()
        self._break_off()
        self.tips.close_all()
        self.saving.save_at_last()

    def read_beside(self, section: str) -> None:
        """Open a section of the rules in the column beside the board."""
        if not section:
            return
        self.tips.close()  # the one it is asked from might lie over it
        if self.ends.keep_rules_away:
            self._open_rules(section)
        else:
            self.ends.close_panel()
            self.beside.read(section)

    # ---- Qt ----------------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys that whatever has the keyboard leaves."""
        if not self.keys.take(event):
            super().keyPressEvent(event)

    def press_lit(self) -> bool:
        """Do what the default button says; see ``kit/pressing/default_button.py``."""
        return self.keys.press_lit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move what lies over the frame along with it."""
        super().resizeEvent(event)
        self.ends.place()

    # ---- what happens ------------------------------------------------------------------------------------------

    def _moved(self, at: int) -> None:
        """Tell the story of a move that was made, unless it hands the screen to another person."""
        self.replay.stop()
        before = self.sight
        events = self.table.seen(at - 1, before.seat)
        self.statistics.keep_if_over()
        behind = self.showing.is_behind
        self.beats.cancel()
        self.traces.note(at, events, before)
        if self.shown.looking is not None:
            self.log.tell_move(at)
            self.showing.show_frame(self.shown.looking)
            return
        self.tips.close()
        after = self.shown.see()
        if self.secrets.hides(after):
            self.story.hand_over(events, partial(self.secrets.draw, after, at))
        else:
            self.news.close_list()
            self.story.tell(events, before, after, behind)

    def _pause_moves(self) -> None:
        """Hold moves that make themselves while a moment is seen, or is to come: nobody could look at both."""
        self.play.pause_moves(self.beats.coming(TellMoments) is not None)

    def _let_go(self) -> None:
        """Forget what was made for the person before, or by that person, as the screen goes to another one."""
        close_menus()
        self.beats.cancel()
        self.replay.stop()
        self.tips.close_all()
        self.news.close_list()
        self.sheets.close()
        self.beside.close()
        self.clicks.forget()
        self.pointing.let_go()
        self.board.forget_pointer()
        self.frame.let_go()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        forget_copied()

    def _reseat(self) -> None:
        """Show panels and log in the eyes of whoever sits there now."""
        self._set_players()
        self.log.tell_all()

    def _set_players(self) -> None:
        sight = self.sight
        self.frame.seats.set_players(self.table.players, sight.panel_order)

    def _uncover(self) -> None:
        """Hide the results when one looks back by the slider over them."""
        if self.shown.looking is not None:
            self.ends.hide_results()

    def _covered(self) -> bool:
        """Return whether something stands over the board, or a lesson leads: no moves are shown again."""
        over = self.shown.blocked or self.shown.results_open or self.secrets.curtain.isVisible()
        return over or bool(self.manner.why_stay())

    def _framed(self) -> None:
        """Update what depends on prompt and panels, as the frame shows another position."""
        self.keys.follow()
        self.news.follow()
        self.traces.follow()
        self.turning.listen()
        self.pointing.preview_kept()
        self.sheets.follow()
        self.clicks.walk_on()

    def _turned_back(self) -> None:
        """Show a position to which no move led."""
        self._break_off()
        self.tips.close()
        self.shown.looking = None
        self.stages.forget()
        after = self.shown.see()
        if self.secrets.hides(after):
            self.secrets.draw(after)
            return
        self.log.tell_all()
        self.showing.show_position()

    def _reveal(self, at: int) -> None:
        """Show the table to the next person."""
        self.frame.prompt.speak()
        if at:
            events = self.table.seen(at - 1, self.sight.seat)
            self.story.tell_behind_curtain(events, self.shown.see(at - 1), self.sight)

    def _break_off(self) -> None:
        """Cancel whatever would still follow on the last move: it belongs to a position that is gone."""
        self.replay.stop()
        self.beats.cancel()
        self.ends.hide_results()
        self.sounding.stop()
        self.news.close_list()
        self.clicks.forget()

    def _redone(self) -> None:
        self.statistics.keep_if_over()
        if self.table.to_act is None:
            self.ends.show_results()

    # ---- what is asked -----------------------------------------------------------------------------------------

    def _do(self, action: str) -> None:
        """Do what a button of the prompt says that makes no move."""
        match action:
            case "live":
                self.travel.back_to_game()
            case "again":
                self.ends.play_again()
            case "home":
                self.keys.escape()
            case "results":
                self.ends.show_results()
            case "step":
                self.play.step()
            case "hurry":
                self.play.hurry()
            case "skip":
                self.play.skip()

    def look_back(self) -> None:
        """Look at the game again, from its first position on."""
        self.ends.hide_results()
        self.frame.tabs.open(LOG)
        self.travel.look_at(0)
        for slider in self.frame.top.findChildren(TimeSlider):
            slider.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open_rules(self, section: str) -> None:
        self.rules.emit(self.game_screen.game.key, section)

    def _open_rules_page(self) -> None:
        self._open_rules(self.beside.pane.number)

    def _ask_reference(self) -> None:
        self.tips.close()
        self.reference.emit(self.game_screen.game.key)
