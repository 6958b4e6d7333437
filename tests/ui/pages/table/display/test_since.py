"""The strip: all that the log tells of others is told there until the viewer acts, and nothing that is older."""

from dataclasses import replace
from itertools import pairwise
from unittest.mock import MagicMock

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene, QWidget
from pytestqt.qtbot import QtBot

from durbar.engine.rng import Rng
from durbar.games import GAMES
from durbar.games.ra.events import EpochEnded
from durbar.games.raja.events import CharacterTaken, Travelled
from durbar.table.table import Table
from durbar.ui.games import game_screen
from durbar.ui.kit.board.animate import Flight
from durbar.ui.kit.board.sprites import Face
from durbar.ui.kit.board.traces import TraceItem, Traces
from durbar.ui.kit.frame.log_page import LogPage
from durbar.ui.kit.frame.since import Since, SinceLine, letters
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.kit.values.lines import LogLine, Told
from durbar.ui.kit.values.news import explained, headed
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.table.display.log import LogTeller
from durbar.ui.pages.table.display.since import HARDLY, SinceTeller
from durbar.ui.pages.table.page import TablePage
from durbar.ui.sight import sight_of
from durbar.ui.window import Window
from tests.games.ra.build import EIGHT
from tests.games.ra.build import table as table_of_ra
from tests.ui.hands import click, players, press, press_here, show, sit_at
from tests.ui.pages.table.parts import a_context, shown_of, table_at
from tests.ui.positions import a_turn, an_auction

#: No test here looks at pixels.
UNPAINTED = True

MOVES = 70


class Strip:
    """A table, its log and its strip, without a window."""

    def __init__(self, table: Table) -> None:
        self.table, self.shown = table, shown_of(table)
        self.widget = QWidget()
        self.since = Since(self.widget)
        frame = MagicMock(since=self.since)
        frame.tabs.log = LogPage(self.widget)
        context = a_context(self.shown, self.widget, board=MagicMock(), frame=frame)
        self.log = LogTeller(context)
        self.teller = SinceTeller(context, self.log, MagicMock())
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
        return [one.line.words for one in self.since.told]

    @property
    def own(self) -> list[str]:
        """What stands out."""
        return [one.line.words for one in self.since.told if one.own]


@pytest.mark.parametrize("key", GAMES)
def test_at_instant_all_that_others_did_is_told_until_the_person_acts(qapp: object, english: object, key: str):
    table, rng = Table.new(key, players("pccc"), 4), Rng(11)
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
        lines = [(place, at) for place, (at, _) in enumerate(strip.log.lines) if at in expected]
        if mover != 0:
            told = {one.place for one in strip.since.told}
            assert {place for place, _ in lines} <= told
            news = {one.line.seat for one in strip.since.told if one.weight > HARDLY and one.line.section != "7"}
            assert news - {0, None} <= {one.line.seat for one in strip.since.headlines}, "but sums, which are one line"
            first = min(expected)
            assert all(one.at >= first - 1 for one in strip.since.told)
            told_most = max(told_most, len(lines))
    assert told_most >= 3
    assert [one.line for one in strip.since.told] == [strip.log.lines[one.place][1] for one in strip.since.told]


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
    strip, rng = Strip(Table.new("raja", players("pcc"), 4)), Rng(11)
    while not any("Leela turns the disc over" in words for words in strip.words):
        legal = strip.table.state.legal_moves()
        strip.table.play(legal[rng.below(len(legal))])
        strip.follow()
    assert not any("turns the disc over" in words for words in strip.own)
    assert not any("Leela turns the disc over" in one.line.words for one in strip.since.headlines)


def test_a_line_that_names_the_viewer_stands_out(qapp: object, english: object):
    strip = Strip(table_at(a_turn(), "pcc"))
    strip.play("invoke", "bid 3")
    at, line = strip.log.lines[-1]
    strip.log._log.model._lines[-1] = (at, replace(line, to=(0,)))
    strip.teller.follow()
    assert strip.own == [line.words]


def test_within_a_turn_it_still_tells_what_was_before_it(qapp: object, english: object):
    strip = Strip(table_at(table_of_ra(3, turn=2, track=("nile", "gold"), areas=({"god": 2},), bag={"gold": 3}), "pcc"))
    strip.play("draw", "spend gold")
    assert strip.shown.sight.legal
    assert strip.words == ["Asha draws a gold tile."]


def test_where_room_is_scarce_the_newest_and_ones_own_are_shown_and_the_others_counted(qapp: object, english: object):
    lines = [LogLine(f"{name} does something that takes so many words.") for name in ("Leela", "Marc", "Asha", "Theo")]
    told = [Told(place, place + 1, line, place == 0, weight=1) for place, line in enumerate(lines)]
    host = QWidget()
    strip = SinceLine(host)
    strip.resize(2 * strip._width_of(told[0], lines[0].words) + 40, 26)
    strip.set_told(told, "")
    assert [item.told for item in strip._items] == [told[0], told[3]]
    assert strip.left_out == 2
    chosen: list[int] = []
    strip.chosen.connect(chosen.append)
    for item in strip._items:
        click(strip, QPoint(item.left + 9, 9))
    assert chosen == [1, 4]


def _line_of(host: QWidget, *told: Told) -> SinceLine:
    """A strip's lines without a window, of three players; whoever asks says how wide."""
    line = SinceLine(host)
    line.set_told(told, "Nothing new yet.")
    return line


def _shown(line: SinceLine, wide: int) -> list[str]:
    """What it says where it is so wide."""
    line.resize(wide, 26)
    line.lay()
    return [item.words for item in line._items]


def test_what_weighs_most_is_told_in_the_order_of_time_and_what_happened_to_oneself_before_it(qapp: object):
    lines = [LogLine(f"{what} happens to the others at the table.") for what in ("Much", "Nothing", "Theft", "Little")]
    told = [Told(at, at + 1, replace(lines[at], weight=4), at == 2, weight=(5, 0, 4, 1)[at]) for at in range(4)]
    host = QWidget()
    line = _line_of(host, *told)
    wide = [line._width_of(one, one.line.words) for one in told]
    assert _shown(line, wide[2] + 1) == [lines[2].words]
    assert _shown(line, wide[0] + wide[2]) == [lines[0].words, lines[2].words]
    assert line.left_out == 2
    assert _shown(line, wide[0] + wide[2] + wide[3]) == [lines[0].words, lines[2].words, lines[3].words]


def test_a_line_of_a_player_comes_before_the_second_of_another(qapp: object):
    lines = [
        LogLine(f"{who} does what is to be told.", seat=seat) for seat, who in ((1, "Marc"), (1, "Mark"), (2, "Asha"))
    ]
    told = [Told(at, at + 1, lines[at], weight=(5, 4, 1)[at]) for at in range(3)]
    host = QWidget()
    line = _line_of(host, *told)
    wide = [line._width_of(one, one.line.words) for one in told]
    assert _shown(line, wide[0] + wide[2]) == [lines[0].words, lines[2].words]


def test_where_nothing_weighs_the_newest_line_of_everybody_is_told(qapp: object):
    seats = (1, 2, 1)
    told = [Told(at, at + 1, LogLine(f"Line {at}.", seat=seats[at])) for at in range(3)]
    host = QWidget()
    line = _line_of(host, *told)
    assert _shown(line, 2 * line._width_of(told[0], "Line 0.") + 9) == ["Line 1.", "Line 2."]


def test_where_room_is_short_pictures_go_then_words_and_never_a_name(qapp: object):
    words = ("Asha wins with 6: Nile, Flood; the sun 3 lies face down.", "Asha wins: Nile, Flood.")
    long, small = LogLine(words[0], seat=2, short=words[1]), LogLine("Marc draws a Nile.", seat=1)
    told = Told(0, 1, long, weight=5), Told(1, 2, small, weight=1)
    host = QWidget()
    line = _line_of(host, *told)
    line.set_emblems([SEAT_COLOURS[0].emblem] * 3)
    line._pictured = True
    pictured = [line._width_of(told[0], form) for form in words]
    line.set_emblems([])
    plain = [line._width_of(told[0], form) for form in words]
    second = line._width_of(told[1], small.words)
    line.set_emblems([SEAT_COLOURS[0].emblem] * 3)
    assert plain[1] < pictured[1] < plain[0] < pictured[0]
    assert _shown(line, pictured[1] + second) == [words[1], small.words], "both have news: the pictures go"
    assert not line._pictured
    assert _shown(line, pictured[1] + second - 30)[0] == words[1], "what weighs most is never dropped for another"
    assert not any(item.cut for item in line._items)
    assert _shown(line, 120) == [words[1]]
    assert line._items[0].cut, "where even that does not fit, its end goes"


def test_one_whole_sentence_is_told_rather_than_two_stumps(qapp: object):
    words = "Asha takes the lapis lazuli die and builds a road past three buildings, of which two are temples."
    told = [Told(at, at + 1, LogLine(words, seat=at), weight=(3, 5, 4)[at]) for at in range(3)]
    host = QWidget()
    line = _line_of(host, *told)
    wide = line._width_of(told[1], words)
    assert _shown(line, wide + 30) == [words]
    assert (line._items[0].told, line._items[0].cut) == (told[1], False), "what weighs most"
    assert line.left_out == 2
    assert _shown(line, wide - 30) == [words]
    assert line._items[0].cut, "only what does not fit alone"


def test_what_weighs_nothing_fills_what_room_is_left_and_is_counted_where_there_is_none(qapp: object):
    said = ("Marc draws a gold tile.", "Marc bids 2.", "Asha passes.")
    told = [Told(at, at + 1, LogLine(words, seat=1 + at // 2), weight=(2, 2, 0)[at]) for at, words in enumerate(said)]
    host = QWidget()
    line = _line_of(host, *told)
    wide = [line._width_of(one, one.line.words) for one in told]
    assert _shown(line, sum(wide)) == list(said)
    assert line.left_out == 0
    assert _shown(line, sum(wide) - 1) == list(said[:2])
    assert line.left_out == 1
    assert not line.crowded, "nothing gives way to it"


def test_the_end_of_a_stage_is_told_without_trifles(qapp: object):
    lines = [LogLine("Asha draws a Nile.", seat=2), LogLine("Fame: Leela +19", heading=True, to=(0, 1, 2), weight=5)]
    told = [Told(0, 1, lines[0], weight=2), Told(1, 2, lines[1], own=True, weight=5)]
    host = QWidget()
    line = _line_of(host, *told)
    assert _shown(line, 2000) == ["Fame: Leela +19"]
    assert line.left_out == 1, "the opened list has it"
    told[0] = replace(told[0], line=replace(lines[0], words="Asha wins 4 tiles with 13."), weight=5)
    line.set_told(told, "")
    assert _shown(line, 2000) == ["Asha wins 4 tiles with 13.", "Fame: Leela +19"]


def test_the_opened_strip_says_in_a_sentence_what_a_turn_brought_and_all_that_happened():
    words = ("Marc bids 3.", "Asha withdraws.", "Asha builds.", "Theo: +9 fame", "The epoch is over: no sun")
    told = [Told(at, at + 1, LogLine(one)) for at, one in enumerate(words)]

    def listed(headline: str, turn: range) -> list[tuple[int, str, bool]]:
        found = headed(told, Told(0, turn.stop, LogLine(headline)), turn)
        return [(one.at, one.line.words, one.line.heading) for one in found]

    plain = [(at, one, False) for at, one in enumerate(words, 1)]
    whole = "Asha withdraws, 5 points in all."
    assert listed(whole, range(1, 3)) == [plain[0], (2, whole, False), *plain[2:]], (
        "instead of the line it goes on with"
    )
    assert listed("The epoch is over, fame", range(3, 5)) == [
        *plain[:4],
        (5, "The epoch is over, fame", True),
        plain[4],
    ]
    assert listed(words[2], range(1, 3)) == plain, "what the log says too is said once"
    assert listed(whole, range(7, 9)) == plain, "of no turn of theirs"


def test_the_first_number_of_a_list_says_what_it_means():
    short, whole = "Marc gains 1 fame: now 3 to go.", "Marc gains 1 fame: now 3 to go until the tracks cross."
    lines = [LogLine("Asha sails."), LogLine(short, explained=whole), LogLine(short, explained=whole)]
    told = explained([Told(at, at + 1, line) for at, line in enumerate(lines)])
    assert [one.line.words for one in told] == ["Asha sails.", whole, short]


def test_the_list_has_the_headlines_of_a_game_and_loses_nothing(qapp: object, english: object):
    strip, rng = Strip(Table.new("taj_mahal", players("pcc"), 4)), Rng(11)
    while not any("in all" in one.line.words for one in strip.since.headlines):
        legal = strip.table.state.legal_moves()
        strip.table.play(legal[rng.below(len(legal))])
        strip.follow()
    strip.teller.open_list()
    opened = strip.teller._list
    assert opened is not None
    listed = [line.words for _, line in opened.lines.model.lines]
    assert {one.line.words for one in strip.since.headlines} <= set(listed)
    assert all(any(said.startswith(one.removesuffix(".")) for said in listed) for one in strip.words)
    strip.teller.stop()


def test_what_is_cut_is_cut_after_a_word_and_keeps_its_name(qapp: object):
    font, words = look.sans(12), "Asha builds an outer palace in Agra, for 12 gold."
    kept = paint.cut_after_word(words, font, paint.width_of("Asha builds an outer palace in Agra, for", font))
    assert kept == "Asha builds an outer palace in Agra…"


def test_what_is_not_told_whole_says_its_tip(qapp: object):
    long = LogLine("Asha wins with 6: Nile, Flood; the sun 3 lies face down.", seat=2, short="Asha wins: Nile, Flood.")
    host, tips = QWidget(), MagicMock()
    line = _line_of(host, Told(0, 1, long))
    line.attach_tips(tips)
    for wide, told in ((250, True), (40, True), (2000, False)):
        line.resize(wide, 26)
        line.lay()
        line._point(None)
        tips.reset_mock()
        line._step_to(0)
        assert tips.show.called == told
        assert not told or (tips.show.call_args.args[0].title, tips.show.call_args.kwargs["by_keyboard"]) == (
            long.words,
            True,
        )


@pytest.mark.parametrize("wide", [100, 300, 1200])
def test_the_strip_always_tells_something_where_there_is_something_to_tell(qapp: object, wide: int):
    host = QWidget()
    strip = Since(host)
    host.show()
    strip.retranslate()
    strip.set_told(
        (), [Told(0, 1, LogLine("Asha builds an outer palace in Agra for 12 gold: palace 3."))], True, False, True
    )
    strip.resize(wide, 26)
    assert strip.line._items
    assert strip._again.accessibleName() == "Replay"


def test_the_button_says_how_many_lines_the_opened_list_has(qapp: object, english: object):
    host = QWidget()
    strip = Since(host)
    host.show()
    strip.retranslate()
    told = [Told(at, at + 1, LogLine(f"Asha does the {at}th thing of many."), weight=1) for at in range(20)]
    strip.set_told(told, told[5:], True, False, True)
    strip.resize(700, 26)
    assert strip.line.left_out > 0
    assert strip._more.text() == "20 lines"


def test_a_clicked_line_does_not_stay_lit(window: Window):
    page = sit_at(window, a_turn(), "ppp")
    for text in ("invoke", "bid 3"):
        page.play.play(page.table.game.read_move(text))
    line, lit = page.frame.since.line, list[int]()
    line.pointed.connect(lit.append)
    line._step_to(0)
    line.chosen.emit(1)
    assert page.replay.on
    page.replay.stop()
    line.leaveEvent(QEvent(QEvent.Type.Leave))
    assert lit == [1, 0]
    assert not page.pointing._lights._on


def test_it_opens_while_the_pieces_of_the_last_move_fly(qapp: object, english: object):
    strip = Strip(table_at(a_turn(), "pcc"))
    strip.play("invoke")
    strip.table.play(strip.table.game.read_move("bid 3"))  # what stands round the board has not followed yet
    strip.shown.renew()
    strip.log.tell_all()
    strip.teller.open_list()
    opened = strip.teller._list
    assert opened is not None
    assert opened.lines.model.rowCount() == 1
    strip.play("bid 4")
    assert strip.teller._list is opened
    assert opened.lines.model.rowCount() == 2
    strip.teller.stop()


def test_a_move_that_is_shown_again_is_told_whole_at_any_width(qapp: object, english: object):
    host = QWidget()
    strip = Since(host)
    host.show()
    strip.resize(200, 26)
    words = "Asha wins with 6: Nile, Flood, two Pharaohs, a Temple and an Earthquake; the sun 3 lies face down."
    strip.tell_replay(3, 14, words)
    assert strip.retold.words == f"Replay 3 of 14: {words}"
    assert strip.retold.height() > 2 * strip.height()
    strip.resize(2000, 26)
    assert strip.retold.height() == 26
    roomy = paint.width_of(strip.retold.words, look.sans(letters()))
    strip.resize(round(0.85 * roomy), 26)
    assert strip.retold.height() == 26, "smaller letters before the board is covered"
    strip.end_replay()
    assert strip.retold.isHidden()


def test_the_sheet_of_whoever_acted_is_shown_as_it_was_then(window: Window):
    table, rng = Table.new("dice_charmers", players("pcc"), 4), Rng(3)
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
    assert [one.line.words for one in strip.since.headlines] == strip.words
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
    sight = sight_of(Table.new("raja", players("pcc"), 4))
    cities = sorted(sight.view.board.junction_number)
    walk = Travelled(1, "V01", cities[0], cities[1], ((0, 2),))
    told = game_screen("raja").log_lines([CharacterTaken(1, 3, 0, None), walk], sight)
    assert [line.to for line in told] == [(0,), (0,)]


def test_the_strip_opens_over_the_board_and_shows_moves_again_until_any_key(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
):
    for name, ms in (("STILL", 40), ("PAUSE", 40), ("READING", 0)):
        monkeypatch.setattr(f"durbar.ui.pages.table.actions.replay.{name}", ms)
    page = sit_at(window, a_turn(), "ppp")
    board = page.board.geometry()
    for text in ("invoke", "bid 3", "bid 4"):
        page.play.play(page.table.game.read_move(text))
    press(page, Qt.Key.Key_F7)
    opened = page.since._list
    assert opened is not None
    assert opened.isVisible()
    assert opened.lines.model.rowCount() == len(page.frame.since.told) == 2
    assert opened.lines.list.currentIndex().row() == 0
    keys = (Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_End, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Tab)
    for key in keys:
        press_here(key)
        assert opened.lines.list.hasFocus(), f"{key.name} leaves it"
        assert page.frame.tabs.framed() is None
    press(opened.lines.list, Qt.Key.Key_Escape)
    assert page.since._list is None
    page.tips.show(Tip("A village"), page.board.rect(), by_keyboard=True)
    assert page.tips.is_open
    press(page, Qt.Key.Key_F8)
    assert not page.tips.is_open
    assert page.replay.on
    assert page.board.board.sight.view.auction.said == ()
    assert page.play._paused
    assert page.frame.prompt.prompt.sentence == "This is what happened; nothing is played meanwhile."
    retold = page.frame.since.retold
    assert retold.isVisible()
    assert retold.words == "Replay 1 of 2: Marc bids 3."
    press(page, Qt.Key.Key_Return)
    assert not page.replay.on
    assert not retold.isVisible()
    assert any(button.primary for button in page.frame.prompt.prompt.buttons)
    assert not page.play._paused
    assert page.board.board.sight == page.sight
    assert page.table.at == 3
    page.frame.since.chosen.emit(3)
    qtbot.waitUntil(lambda: not page.replay.on)  # a still before, one after, and it is over
    assert page.board.geometry() == board


def test_a_replay_begins_with_others_has_no_empty_step_and_counts_none_of_a_headline(window: Window):
    page = sit_at(window, a_turn(), "ppp")
    for text in ("invoke", "bid 3", "bid 4"):
        page.play.play(page.table.game.read_move(text))
    strip, told = page.frame.since, page.frame.since.told
    strip.told = (replace(told[0], at=1), *told)  # as if one's own move were among them
    page.replay.show_all()
    assert strip.retold.words == "Replay 1 of 2: Marc bids 3."
    page.replay.stop()
    page.replay._log = MagicMock(wraps=page.replay._log)
    page.replay._log.words_of.side_effect = lambda move: "Asha bids 4." if move == 2 else ""
    page.replay.show_all()
    assert strip.retold.words == "Replay: Asha bids 4."
    page.replay.stop()
    page.replay._log.turn_of.side_effect = lambda _at: range(1, 3)
    page.replay._log.words_of.side_effect = lambda _move: "Asha bids."
    strip.line.chosen.emit(3)
    assert strip.retold.words == "Replay: Asha bids."
    page.replay.stop()


def test_a_line_one_points_at_lights_its_pieces(window: Window):
    page = sit_at(window, a_turn(), "ppp")
    for text in ("invoke", "bid 3"):
        page.play.play(page.table.game.read_move(text))
    page.frame.since.pointed.emit(2)
    assert page.pointing._lights._on
    page.frame.since.pointed.emit(0)
    assert not page.pointing._lights._on


def test_what_others_moved_leaves_traces_until_ones_own_next_move(window: Window):
    page = sit_at(window, a_turn(), "pcc")
    page.play.stop()  # nobody plays by himself
    traces = page.since._traces

    def play(*moves: str) -> None:
        for text in moves:
            page.play.play(page.table.game.read_move(text))

    play("invoke")
    assert not traces._items
    play("bid 3", "bid 4")
    assert [item.box for item in traces._items]
    assert [item._flight.seat for item in traces._items] == [2, 1], "and none of one's own"
    pale, strong = (next(item for item in traces._items if item._colour == colour) for colour in _colours(page))
    assert pale._strength < strong._strength
    page.board.board.pace = 0.01
    page.replay.show_all()
    assert not traces._items, "they tell of what is not there yet"
    page.replay.stop()
    assert traces._items
    assert page.board.board.pace == 0.01
    page.board.board.pace = 0.0
    page.travel.look_at(2)
    assert not traces._items
    page.travel.back_to_game()
    assert traces._items
    play("bid 5")
    assert not traces._items


def test_a_game_that_is_gone_on_with_has_its_strip_and_its_traces_again(window: Window, qtbot: QtBot):
    page = sit_at(window, a_turn(), "pcc")
    page.play.stop()
    for text in ("invoke", "bid 3", "bid 4"):
        page.play.play(page.table.game.read_move(text))
    left = [(item.box, item._colour.name(), item._strength) for item in page.since._traces._items]
    told = page.frame.since.told
    assert left
    assert told
    again = show(window, page.table)
    again.play.stop()
    assert again.frame.since.told == told
    qtbot.waitUntil(lambda: not again.since._finding.isActive())
    assert [(item.box, item._colour.name(), item._strength) for item in again.since._traces._items] == left
    assert again.since._scratch is None


def test_the_end_of_an_epoch_leaves_no_traces_of_what_it_swept_away(qapp: object):
    assert game_screen("ra").make_board().sweeps([EpochEnded(1, "ra_track", ())])
    teller, before = MagicMock(), MagicMock()
    teller._board.sight, teller._board.sweeps.return_value = before, True
    teller._note.side_effect = lambda *noted: SinceTeller._note(teller, *noted)
    SinceTeller.note(teller, 3, [], before)
    teller._traces.forget.assert_called_once()
    teller._traces.note.assert_not_called()


def test_traces_tell_of_the_last_round_at_most(window: Window):
    page = sit_at(window, a_turn(), "pcc")
    page.play.stop()
    states = [MagicMock(to_act=seat, **{"legal_moves.return_value": [1, 2]}) for seat in (0, 1, 2, 2, 1, 2, 2, 1)]
    page.since._shown = MagicMock(table=MagicMock(states=states))
    assert page.since._last_choice(0, 7) == 1
    assert page.since._traced_from(0, 7) == 4, "two others have had a turn each; what was before is past"
    assert page.since._traced_from(0, 3) == 1


def test_the_end_of_an_epoch_stands_out(qapp: object, english: object):
    ended = EpochEnded(1, "ra_track", ())
    (line,) = game_screen("ra").log_lines([ended], sight_of(Table.new("ra", players("pcc"), 4)))
    assert line.to == (0, 1, 2)


def _colours(page: TablePage) -> list[object]:
    """Of the two who bid, in the order in which they did."""
    return [SEAT_COLOURS[page.table.players[seat].emblem].colour for seat in (1, 2)]


def test_a_piece_that_was_moved_on_leaves_the_trace_of_its_last_way_alone(qapp: object):
    scene, face = QGraphicsScene(), Face("kit/winner")
    traces, boxes = Traces(scene), [QRectF(x, 0, 20, 20) for x in (0, 100, 200)]
    for at in (1, 2):
        traces.note(at, [QColor("red")], [Flight(face, boxes[at - 1], boxes[at], seat=0)])
    traces.show(0, 2)
    assert [item._flight.end for item in traces._items] == [boxes[2]]
    traces.show(0, 1)
    assert [item._flight.end for item in traces._items] == [boxes[1]]
    assert traces._items == [item for item in scene.items() if isinstance(item, TraceItem)]
    kept = list(traces._items)
    traces.show(0, 1)
    assert traces._items == kept  # nothing is painted again where nothing changed
    traces.hide()
    assert not scene.items()
    traces.note(1, [QColor("red")], [])
    assert [trace.at for trace in traces._noted] == [1], "what was taken back is forgotten"


def test_of_a_journey_that_went_on_every_way_is_drawn_and_one_ring(qapp: object):
    scene, face = QGraphicsScene(0, 0, 300, 100), Face("kit/winner")
    boxes = [QRectF(x, 40, 20, 20) for x in (0, 100, 200)]
    traces = Traces(scene)
    for at, (origin, end) in enumerate(pairwise(boxes), 1):
        way = (origin.center(), end.center())
        traces.note(at, [QColor("red")], [Flight(face, origin, end, seat=0, leaves=True, way=way)])
    traces.show(0, 2)
    easel = MagicMock()
    for item in traces._items:
        item.draw(easel)
    assert easel.line.call_count == 2
    assert _place(boxes[2]) in {_place(call.args[0]) for call in easel.frame.call_args_list}
    assert [item._flight.end for item in traces._items if not item._went_on] == [boxes[2]]


def test_only_a_journey_draws_its_way_and_only_a_place_on_the_map_is_outlined(qapp: object):
    scene, face = QGraphicsScene(0, 0, 100, 100), Face("kit/winner")
    start, end, beyond = QRectF(40, 40, 9, 9), QRectF(10, 10, 9, 9), QRectF(120, 40, 9, 9)
    way = (start.center(), end.center())
    ways = (
        (Flight(face, start, end, seat=0), {_place(end)}, False),
        (Flight(face, start, end, seat=0, leaves=True), {_place(start), _place(end)}, False),
        (Flight(face, start, end, seat=0, leaves=True, way=way), {_place(start), _place(end)}, True),
        (Flight(face, start, beyond, seat=0, leaves=True, way=way), {_place(start)}, False),
        (Flight(face, beyond, end, seat=0, leaves=True), {_place(end)}, False),
    )
    traces = Traces(scene)
    for at, (flight, boxes, line) in enumerate(ways, 1):
        traces.note(at, [QColor("red")], [flight])
        traces.show(at - 1, at)
        easel = MagicMock()
        traces._items[0].draw(easel)
        assert {_place(call.args[0]) for call in easel.frame.call_args_list} == boxes
        assert easel.line.called == line


def test_what_is_dealt_leaves_no_trace_and_what_another_brings_me_is_mine(qapp: object):
    traces, face = Traces(QGraphicsScene(0, 0, 300, 100)), Face("kit/winner")
    dealt, won = Flight(face, QRectF(0, 0, 9, 9), QRectF(50, 0, 9, 9)), QRectF(90, 0, 9, 9)
    colours = [QColor("red"), QColor("green")]
    traces.note(1, colours, [dealt, Flight(face, QRectF(0, 0, 9, 9), won, seat=1)])
    traces.show(0, 1)
    assert [(item._flight.end, item._colour) for item in traces._items] == [(won, QColor("green"))]


@pytest.mark.parametrize("game", list(GAMES))
def test_no_card_and_no_coin_leaves_a_trace_and_no_line_crosses_panels(game: str, qapp: object, english: object):
    """Of whole games: what leaves a trace has come to rest on the board, and only travellers have a way."""
    board, table = game_screen(game).make_board(), Table.new(game, players("ccc"), 7)
    left = set[str]()
    rng = Rng(7)
    while table.to_act is not None and table.at < 6 * MOVES:
        legal = table.state.legal_moves()
        table.play(legal[rng.below(len(legal))])
        before = sight_of(table, table.at - 1)
        board.show_sight(before)
        for flight in board.flights(table.seen(table.at - 1, before.seat), before):
            if flight.seat is not None:
                assert board.sceneRect().contains(flight.end.center())
                assert not flight.way or flight.leaves
                left.add(flight.face.art.partition("/")[2].partition("-")[0])
    assert left
    assert not left & {"card", "coin"}, left


def _place(box: QRectF) -> tuple[float, float]:
    return box.x(), box.y()
