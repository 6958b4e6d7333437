"""Processes that think may die, freeze or never start: there is a move all the same, or one sentence and a way on."""

import os
import signal
import sys
import time
from concurrent.futures import CancelledError
from functools import partial
from multiprocessing import Pipe
from multiprocessing.context import SpawnProcess

import pytest

import durbar
from durbar.bots.levels import LEVELS, bot
from durbar.bots.search.advice import Advice
from durbar.bots.search.position import Position
from durbar.bots.search.result import MoveStats, SearchResult
from durbar.engine.rng import Rng
from durbar.session.thinker import Deadlines, Thinker, ThinkingFailed, _easiest, _part
from durbar.session.worker import _Hurries
from tests.bots.test_bots import gone
from tests.games.ra.build import play, table

STATE = durbar.start("ra", seats=3, seed=1)
POSITION = Position.of(STATE, 0)
LEGAL = {str(move) for move in STATE.legal_moves()}
#: Whoever waits so long waits for a frozen worker.
LONG = 20.0
#: One that has answered before is soon missed; another may take its time to start.
SOON = Deadlines(start=LONG, thought=0.3)
AT_ONCE = Deadlines(start=9999, thought=9999, hurried=0.3)

posix = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="freezes processes")


@pytest.fixture
def thinker(request):
    thinker = Thinker(getattr(request, "param", None))
    yield thinker
    thinker.close()


def given(deadlines):
    return pytest.mark.parametrize("thinker", [deadlines], indirect=True, ids=[""])


def freeze(thinker):
    """Stop all workers, and give their numbers."""
    found = thinker.worker_ids
    assert found
    for number in found:
        os.kill(number, signal.SIGSTOP)
    return found


def an_auction(track=("nile", "gold", "funeral")):
    """Seat 0 may bid this or that, or pass."""
    state = table(3, turn=1, track=track)
    play(state, "invoke", "bid 4")
    return Position.of(state, 0)


def test_in_need_the_easiest_level_chooses():
    """It errs: in an auction it chooses this and that, where the higher levels know what they want."""
    position, easiest = an_auction(("god", "gold")), bot("ra", LEVELS[0])
    chosen = [_easiest(position, "ra", seed) for seed in range(20)]
    assert chosen == [str(easiest.choose(position, seed)) for seed in range(20)]
    assert len(set(chosen)) > 1


def test_move_now_is_for_the_question_that_was_asked_last_and_those_before():
    theirs, ours = Pipe(duplex=False)
    hurries = _Hurries(theirs)
    ours.send(3)
    while not hurries.concern(1):
        time.sleep(0.01)
    assert [hurries.concern(number) for number in (2, 3, 4)] == [True, True, False]
    ours.close()


@pytest.mark.skipif(sys.platform == "win32", reason="shares no memory by files")
def test_where_no_memory_can_be_shared_computers_think_all_the_same(thinker, monkeypatch):
    def refuse(*_words, **_named):
        raise PermissionError(13, "Permission denied", "/dev/shm")

    monkeypatch.setattr("multiprocessing.heap.Arena.__init__", refuse)
    monkeypatch.setattr("multiprocessing.synchronize.SemLock.__init__", refuse)
    assert thinker.think(POSITION, "ra", "steady", 1).result(LONG) in LEGAL
    assert {one.move for one in thinker.advise(POSITION, "ra", 1).result(LONG)} <= LEGAL
    thinker.drop()


@pytest.mark.parametrize("patience", [1, 2])
def test_whoever_has_more_patience_thinks_longer(patience):
    """As a hint, which is thought through to the end."""
    result = _part(an_auction(), "ra", "expert", 1, patience, True, 0, lambda: False)
    assert 190 * patience < sum(one.playouts for one in result.moves) <= 200 * patience


def test_a_move_is_judged_beside_what_the_expert_would_play(thinker):
    auction = an_auction()
    legal = auction.legal_moves
    tried = thinker.judge(auction, "ra", legal[-1], 1, 1).result(LONG)
    assert str(legal[-1]) in {one.move for one in tried} <= {str(move) for move in legal}
    assert tried[0].less == 0
    assert all(sum(one.chances) == pytest.approx(1, abs=1e-3) for one in tried)


def test_what_nobody_waits_for_any_more_is_no_judgement(thinker):
    judged = thinker.judge(POSITION, "ra", STATE.legal_moves()[-1], 1, 64)
    thinker.drop()
    with pytest.raises(ThinkingFailed) as failed:
        judged.result(LONG)
    assert failed.value.key == "dropped"


@posix
@given(SOON)
def test_a_frozen_worker_is_replaced(thinker):
    thinker.warm_up().result(LONG)
    (frozen,) = freeze(thinker)
    assert thinker.think(POSITION, "ra", "steady", 1).result(LONG) in LEGAL
    assert gone(frozen)
    assert thinker.think(POSITION, "ra", "steady", 2).result(LONG) in LEGAL
    assert frozen not in thinker.worker_ids


@posix
@given(SOON)
def test_advice_is_found_though_all_workers_froze(thinker):
    assert thinker.advise(POSITION, "ra", 1).result(LONG)
    frozen = freeze(thinker)
    assert len(frozen) == 2
    assert {one.move for one in thinker.advise(POSITION, "ra", 1).result(LONG)} <= LEGAL
    assert not {*frozen} & {*thinker.worker_ids}


@posix
@given(AT_ONCE)
def test_move_now_is_good_for_a_frozen_worker_too(thinker):
    thinker.warm_up().result(LONG)
    freeze(thinker)
    move = thinker.think(POSITION, "ra", "expert", 1)
    thinker.hurry()
    assert move.result(LONG) in LEGAL


@posix
@given(AT_ONCE)
def test_what_nobody_wants_any_more_does_not_hold_up_the_next_game(thinker):
    thinker.warm_up().result(LONG)
    freeze(thinker)
    left, never_begun = (thinker.think(POSITION, "ra", "expert", seed) for seed in (1, 2))
    while not left.running():
        time.sleep(0.01)
    time.sleep(0.1)  # the worker is asked, and frozen
    thinker.drop()
    asked = thinker.think(POSITION, "ra", "steady", 3)
    for question in (left, never_begun):
        with pytest.raises(ThinkingFailed) as failed:
            question.result(LONG)
        assert failed.value.key == "dropped"
    assert asked.result(LONG) in LEGAL


def test_advice_in_a_hurry_is_advice_all_the_same(thinker):
    advice = thinker.advise(POSITION, "ra", 1)
    thinker.hurry()
    assert {one.move for one in advice.result(LONG)} <= LEGAL
    assert advice.result()


def test_where_no_process_can_be_started_that_is_said_and_the_easiest_player_moves(thinker, monkeypatch):
    def refuse(_process):
        raise OSError("too many processes")

    with monkeypatch.context() as patch:
        patch.setattr(SpawnProcess, "start", refuse)
        with pytest.raises(ThinkingFailed) as failed:
            thinker.think(POSITION, "ra", "expert", 1).result(LONG)
        assert failed.value.key == "start"
        assert thinker.think_here(POSITION, "ra", 1).result(LONG) in LEGAL
        many = [thinker.think(POSITION, "ra", "expert", seed) for seed in range(20)]
        thinker.hurry()
        assert many[-1].result(LONG) in LEGAL
    assert thinker.think(POSITION, "ra", "steady", 1).result(LONG) in LEGAL


class Trouble(Position):
    """A position over which a worker comes to grief."""

    __slots__ = ("way",)

    def __init__(self, way, *arguments):
        super().__init__(POSITION.seat, POSITION.sample(Rng(1)))
        self.way = way, arguments

    def __reduce__(self):
        return self.way


def _no_memory():
    raise MemoryError


def _another_position():
    return Position.of(durbar.start("raja", seats=3, seed=1), 0)


@pytest.mark.parametrize(
    ("trouble", "key"),
    [(Trouble(_no_memory), "lost"), (Trouble(os._exit, 1), "lost"), (Trouble(_another_position), "error")],
    ids=["memory", "death", "nonsense"],
)
def test_a_worker_in_trouble_is_told_of_and_the_next_thought_goes_well(thinker, trouble, key):
    with pytest.raises(ThinkingFailed) as failed:
        thinker.think(trouble, "ra", "steady", 1).result(LONG)
    assert failed.value.key == key
    assert thinker.think(POSITION, "ra", "steady", 1).result(LONG) in LEGAL


class Strange:
    """An answer that does something when it is read."""

    def __init__(self, *way):
        self.way = way

    def __reduce__(self):
        return self.way[0], self.way[1:]


def _thoughts(*moves):
    return SearchResult(0, tuple(MoveStats(move, 1.0, 2, (1.0, 0.0, 1.0), (1.0, 2.0, 3.0)) for move in moves))


#: What a worker that is asked for a move, or for a part of a search, may say instead, by name.
STRANGE = {
    "nothing": None,
    "a number": 17,
    "no move": "go for a walk",
    "another move": "bid 99",
    "no thoughts": SearchResult(0, ()),
    "strange thoughts": _thoughts("bid 99", "go for a walk"),
    "half a thought": _thoughts("draw"),
    "no text": Strange(bytes, 9),
    "other advice": (Advice("bid 99", 0.5, 3.0, ()),),
    "advice without a share": (Advice("draw", "much", 3.0, ()),),
}
#: What ends whoever hears it.
DEADLY = Strange(sys.exit, 3)


def _say(name, *_given):
    return STRANGE[name]


def _say_the_first(*given):
    """One part of a search is as it should be, and the other is not."""
    return None if given[-2] == 0 else _part(*given)


def _say_the_end(*_given):
    return DEADLY


@given(Deadlines(hurried=LONG))
def test_move_now_finds_a_move_whatever_a_worker_says(thinker, monkeypatch):
    lies = [partial(_say, name) for name in STRANGE]
    asked = [("_searches", "steady", lies[0]), ("_choice", "steady", partial(_say, "no move"))]
    asked += [("_part", "expert", lie) for lie in (*lies, _say_the_first)]
    asked += [("_choice", "steady", _say_the_end)]
    for what, level, lie in asked:
        with monkeypatch.context() as patch:
            patch.setattr(f"durbar.session.thinker.{what}", lie)
            move = thinker.think(POSITION, "ra", level, 1)
            thinker.hurry()
            assert move.result(LONG) in LEGAL, (what, lie)


def test_advice_that_is_none_is_an_error(thinker, monkeypatch):
    for name in ("nothing", "a number", "no move", "no thoughts", "other advice", "advice without a share"):
        monkeypatch.setattr("durbar.session.thinker._advice", partial(_say, name))
        advice = thinker.advise(POSITION, "ra", 1)
        thinker.hurry()
        with pytest.raises(ThinkingFailed) as failed:
            advice.result(LONG)
        assert failed.value.key == "error"


@posix
def test_closing_ends_a_frozen_worker_at_once(thinker):
    thinker.warm_up().result(LONG)
    (frozen,) = freeze(thinker)
    asked = thinker.think(POSITION, "ra", "steady", 1)
    began = time.monotonic()
    thinker.close()
    assert time.monotonic() - began < 2
    assert gone(frozen)
    with pytest.raises((ThinkingFailed, CancelledError)):
        asked.result(LONG)
