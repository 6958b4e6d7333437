"""The strip: all that the log tells of others is told there until the viewer acts, and nothing that is older."""

from dataclasses import replace
from unittest.mock import MagicMock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from durbar.engine.rng import Rng
from durbar.games import GAMES
from durbar.games.ra.events import EpochEnded
from durbar.games.raja.events import CharacterTaken, Travelled
from durbar.session.session import GameSession
from durbar.ui.games import game_screen
from durbar.ui.kit.board.told import Light
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.table.log import LogTeller
from durbar.ui.pages.table.log_page import LogPage
from durbar.ui.pages.table.news import MIN_OWN_WEIGHT, NewsTeller
from durbar.ui.pages.table.news_strip import NewsStrip
from durbar.ui.sight import sight_of
from durbar.ui.window import Window
from tests.games.ra.build import EIGHT
from tests.games.ra.build import table as table_of_ra
from tests.ui.hands import on_board, players, press, press_here, show, sit_at
from tests.ui.pages.table.parts import a_context, shown_of, table_at
from tests.ui.positions import a_turn, an_auction

#: No test here looks at pixels.
UNPAINTED = True

MOVES = 70


class Strip:
    """A table, its log and its strip, without a window."""

    def __init__(self, table: GameSession) -> None:
        self.table, self.shown = table, shown_of(table)
        self.widget = QWidget()
        self.strip = NewsStrip(self.widget)
        frame = MagicMock(news=self.strip)
        self.page = frame.tabs.log = LogPage(self.widget)
        context = a_context(self.shown, self.widget, board=MagicMock(), frame=frame)
        self.log = LogTeller(context)
        self.teller = NewsTeller(context, self.log, MagicMock())
        self.follow()

    def follow(self) -> None:
        """What a page does after a move."""
        self.shown.renew()
        self.log.tell_all()
        self.teller.follow()

    def play(self, *moves: str) -> None:
        """Make moves, and show each."""
        for text in moves:
            self.table.play(self.table.game.read_move(text))
            self.follow()

    @property
    def words(self) -> list[str]:
        """What it tells."""
        return [one.line.words for one in self.strip.news]

    @property
    def own(self) -> list[str]:
        """What stands out."""
        return [one.line.words for one in self.strip.news if one.own]


@pytest.mark.parametrize("key", GAMES)
def test_at_instant_all_that_others_did_is_told_until_the_person_acts(qapp: object, english: object, key: str):
    table, rng = GameSession.new(key, players("pccc"), 4), Rng(11)
    strip, told_most = Strip(table), 0
    expected: list[int] = []  # the numbers of the others' moves since the person's last choice
    acting = False
    while table.to_act is not None and table.at < MOVES:
        mover, legal = table.to_act, table.state.legal_moves()
        if mover == 0 and len(legal) > 1:
            acting = True
        elif mover != 0:
            expected, acting = ([] if acting else expected), False
            expected.append(table.at + 1)
        table.play(legal[rng.below(len(legal))])
        strip.follow()
        lines = [(item.at, item.line) for item in strip.log.items if item.at in expected]
        if mover != 0:
            told = [(one.at, one.line) for one in strip.strip.news]
            assert all(line in told for line in lines)
            news = {
                one.line.seat for one in strip.strip.news if one.weight > MIN_OWN_WEIGHT and one.line.section != "7"
            }
            assert news - {0, None} <= {one.line.seat for one in strip.strip.headlines}, "but sums, which are one line"
            first = min(expected)
            assert all(one.at >= first - 1 for one in strip.strip.news)
            told_most = max(told_most, len(lines))
    assert told_most >= 3


def test_a_bid_over_ones_own_stands_out_and_what_is_older_is_gone(qapp: object, english: object):
    strip = Strip(table_at(an_auction(), "pcc"))
    strip.play("bid 5")
    assert strip.words == []  # one's own bid; nobody has answered
    strip.play("bid 6")
    assert strip.words[0] == "Marc bids 6."
    assert strip.words[1].startswith("Marc wins with 6")
    assert strip.own == ["Marc bids 6."]


def test_who_passes_after_ones_bid_does_not_overbid_it(qapp: object, english: object):
    strip = Strip(table_at(table_of_ra(3, turn=2, track=("nile",)), "pcc"))
    strip.play("invoke", "bid 2", "pass", "bid 4")
    assert strip.words[:2] == ["Marc passes.", "Asha bids 4."]
    assert strip.own == ["Asha bids 4."]


def test_what_the_viewer_chose_is_told_but_does_not_stand_out_when_it_comes_to_pass(qapp: object, english: object):
    strip, rng = Strip(GameSession.new("raja", players("pcc"), 4)), Rng(11)
    while not any("Leela turns the disc over" in words for words in strip.words):
        legal = strip.table.state.legal_moves()
        strip.table.play(legal[rng.below(len(legal))])
        strip.follow()
    assert not any("turns the disc over" in words for words in strip.own)
    assert not any("Leela turns the disc over" in one.line.words for one in strip.strip.headlines)


def test_a_line_that_names_the_viewer_stands_out(qapp: object, english: object):
    strip = Strip(table_at(a_turn(), "pcc"))
    strip.play("invoke", "bid 3")
    item = strip.log.items[-1]
    items = [*strip.log.items[:-1], replace(item, line=replace(item.line, to=(0,)))]
    strip.page.set_items(items)
    strip.teller.follow()
    assert strip.own == [item.line.words]


def test_within_a_turn_it_still_tells_what_was_before_it(qapp: object, english: object):
    strip = Strip(table_at(table_of_ra(3, turn=2, track=("nile", "gold"), areas=({"god": 2},), bag={"gold": 3}), "pcc"))
    strip.play("draw", "spend gold")
    assert strip.shown.sight.legal
    assert strip.words == ["Asha draws a gold tile."]


def test_the_list_has_the_headlines_of_a_game_and_loses_nothing(qapp: object, english: object):
    strip, rng = Strip(GameSession.new("taj_mahal", players("pcc"), 4)), Rng(11)
    while not any("in all" in one.line.words for one in strip.strip.headlines):
        legal = strip.table.state.legal_moves()
        strip.table.play(legal[rng.below(len(legal))])
        strip.follow()
    strip.teller.open_list()
    opened = strip.teller.opened
    assert opened is not None
    listed = [item.line.words for item in opened.lines.model.items]
    assert {one.line.words for one in strip.strip.headlines} <= set(listed)
    assert all(any(said.startswith(one.removesuffix(".")) for said in listed) for one in strip.words)
    strip.teller.close_list()


def test_a_clicked_line_does_not_stay_lit(window: Window):
    page = sit_at(window, a_turn(), "ppp")
    for text in ("invoke", "bid 3"):
        page.play.play(page.table.game.read_move(text))
    line, lit = page.frame.news.line, list[int]()
    page.frame.news.pointed.connect(lit.append)
    line.setFocus(Qt.FocusReason.TabFocusReason)
    press(line, Qt.Key.Key_Return)
    assert page.replay.on
    page.replay.stop()
    assert lit == [1, 0]
    assert not on_board(page.board.board, Light)


def test_it_opens_while_the_pieces_of_the_last_move_fly(qapp: object, english: object):
    strip = Strip(table_at(a_turn(), "pcc"))
    strip.play("invoke")
    strip.table.play(strip.table.game.read_move("bid 3"))  # what stands round the board has not followed yet
    strip.shown.renew()
    strip.log.tell_all()
    strip.teller.open_list()
    opened = strip.teller.opened
    assert opened is not None
    assert opened.lines.model.rowCount() == 1
    strip.play("bid 4")
    assert strip.teller.opened is opened
    assert opened.lines.model.rowCount() == 2
    strip.teller.close_list()


def test_the_sheet_of_whoever_acted_is_shown_as_it_was_then(window: Window):
    table, rng = GameSession.new("dice_charmers", players("pcc"), 4), Rng(3)
    while table.at < 30 or table.to_act != 0:
        legal = table.state.legal_moves()
        table.play(legal[rng.below(len(legal))])
    page = show(window, table)
    page.play.stop()
    watch, seen = page.sheets.watch, list[tuple[int, object]]()
    page.replay.stands.connect(lambda sight, seat: seen.append((seat, sight)))
    page.replay.show_all()
    seat, sight = seen[0]
    assert seat != 0
    first = next(at for at in range(table.at) if page.shown.see(at).view == sight.view)
    assert table.states[first].to_act == seat
    assert (watch.isVisible(), watch.seat) == (True, seat)
    page.replay.stop()
    assert not watch.isVisible()


def test_what_one_had_to_do_leaves_it_and_is_told_and_what_one_chose_is_not(qapp: object, english: object):
    strip = Strip(table_at(table_of_ra(3, turn=2, track=EIGHT[:7], bag={"gold": 3}), "pcc"))
    strip.play("draw", "invoke")  # the track is full: there was nothing else to do
    invoked = "Leela invokes Ra: the auction track is full."
    assert strip.words == ["Asha draws a gold tile.", invoked]
    assert strip.own == [invoked]
    strip.play("bid 3", "pass")
    assert strip.words == ["Asha draws a gold tile.", invoked, "Marc bids 3.", "Asha passes."]
    assert [one.line.words for one in strip.strip.headlines] == strip.words
    strip.play("bid 5", "draw")
    assert strip.words == ["Marc draws a gold tile."]


def test_undo_and_a_look_back_tell_what_had_happened_then(qapp: object, english: object):
    strip = Strip(table_at(a_turn(), "pcc"))
    strip.play("invoke", "bid 3", "pass")
    assert strip.words == ["Marc bids 3.", "Asha passes."]
    strip.shown.looking = 2
    strip.follow()
    assert strip.words == ["Marc bids 3."]
    strip.shown.looking, strip.table.at = None, 1
    strip.follow()
    assert strip.words == []


def test_with_two_persons_each_reads_what_the_other_did(qapp: object, english: object):
    strip = Strip(table_at(a_turn(), "ppc"))
    strip.play("invoke")
    assert strip.shown.sight.seat == 1
    assert strip.words == ["Leela invokes Ra for 4 tiles."]
    strip.play("bid 3", "bid 4")
    assert strip.shown.sight.seat == 0
    assert strip.words == ["Marc bids 3.", "Asha bids 4."]


def test_who_is_robbed_or_paid_is_named_in_the_line(qapp: object, english: object):
    sight = sight_of(GameSession.new("raja", players("pcc"), 4))
    cities = sorted(sight.view.board.junction_number)
    walk = Travelled(1, "V01", cities[0], cities[1], ((0, 2),))
    told = game_screen("raja").log_lines([CharacterTaken(1, 3, 0, None), walk], sight)
    assert [line.to for line in told] == [(0,), (0,)]


def test_the_strip_opens_over_the_board_and_shows_moves_again_until_any_key(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
):
    for name, ms in (("STILL_MS", 40), ("MIN_PAUSE_MS", 40), ("LETTER_MS", 0)):
        monkeypatch.setattr(f"durbar.ui.pages.table.replay.{name}", ms)
    page = sit_at(window, a_turn(), "ppp")
    board = page.board.geometry()
    for text in ("invoke", "bid 3", "bid 4"):
        page.play.play(page.table.game.read_move(text))
    press(page, Qt.Key.Key_F7)
    opened = page.news.opened
    assert opened is not None
    assert opened.isVisible()
    assert opened.lines.model.rowCount() == len(page.frame.news.news) == 2
    assert opened.lines.list.currentIndex().row() == 0
    keys = (Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_End, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Tab)
    for key in keys:
        press_here(key)
        assert opened.lines.list.hasFocus(), f"{key.name} leaves it"
        assert page.frame.tabs.framed() is None
    press(opened.lines.list, Qt.Key.Key_Escape)
    assert page.news.opened is None
    page.tips.show(Tip("A village"), page.board.rect(), by_keyboard=True)
    assert page.tips.is_open
    press(page, Qt.Key.Key_F8)
    assert not page.tips.is_open
    assert page.replay.on
    assert page.board.board.sight.view.auction.said == ()
    assert page.frame.prompt.prompt.sentence == "This is what happened; nothing is played meanwhile."
    replay = page.frame.news.replay
    assert replay.isVisible()
    assert replay.text() == "Replay 1 of 2: Marc bids 3."
    press(page, Qt.Key.Key_Return)
    assert not page.replay.on
    assert not replay.isVisible()
    assert any(button.primary for button in page.frame.prompt.prompt.buttons)
    assert page.board.board.sight == page.sight
    assert page.table.at == 3
    page.frame.news.chosen.emit(3)
    qtbot.waitUntil(lambda: not page.replay.on)  # a still before, one after, and it is over
    assert page.board.geometry() == board


def test_a_replay_begins_with_others_and_has_no_empty_step(window: Window, monkeypatch: pytest.MonkeyPatch):
    page = sit_at(window, a_turn(), "ppp")
    for text in ("invoke", "bid 3", "bid 4"):
        page.play.play(page.table.game.read_move(text))
    strip, told = page.frame.news, page.frame.news.news
    strip.news = (replace(told[0], at=1), *told)  # as if one's own move were among them
    page.replay.show_all()
    assert strip.replay.text() == "Replay 1 of 2: Marc bids 3."
    page.replay.stop()
    with monkeypatch.context() as patched:
        patched.setattr(page.log, "words_of", lambda move: "Asha bids 4." if move == 2 else "")
        page.replay.show_all()
    assert strip.replay.text() == "Replay: Asha bids 4."
    page.replay.stop()


def test_the_moves_of_a_headline_are_shown_again_without_being_counted(window: Window):
    table, rng = GameSession.new("raja", players("pcc"), 4), Rng(11)
    while table.at < 40 or table.to_act != 0:
        legal = table.state.legal_moves()
        table.play(legal[rng.below(len(legal))])
    page = show(window, table)
    page.play.stop()
    strip, log = page.frame.news, page.log
    headline = next(one for one in strip.headlines if sum(bool(log.words_of(at)) for at in log.turn_of(one.at)) > 1)
    strip.chosen.emit(headline.at)
    assert strip.replay.text().startswith("Replay: ")
    page.replay.stop()


def test_a_line_one_points_at_lights_its_pieces(window: Window):
    page = sit_at(window, a_turn(), "ppp")
    for text in ("invoke", "bid 3"):
        page.play.play(page.table.game.read_move(text))
    page.frame.news.pointed.emit(2)
    assert on_board(page.board.board, Light)
    page.frame.news.pointed.emit(0)
    assert not on_board(page.board.board, Light)


def test_the_end_of_an_epoch_stands_out(qapp: object, english: object):
    ended = EpochEnded(1, "ra_track", ())
    (line,) = game_screen("ra").log_lines([ended], sight_of(GameSession.new("ra", players("pcc"), 4)))
    assert line.to == (0, 1, 2)
