"""Computer players: honest, legal, better than chance; and the process they think in."""

import contextlib
import gc
import os
import pickle
import random
import signal
import subprocess
import sys
import time
from concurrent.futures import CancelledError, ProcessPoolExecutor
from types import FunctionType, MethodType, ModuleType

import msgspec
import pytest

import durbar
from durbar.bots import players_of
from durbar.bots.arena import arena
from durbar.bots.arena.match import Match, Performance
from durbar.bots.levels import LEVELS, UnknownLevel, bot
from durbar.bots.search.position import Position
from durbar.cli import run
from durbar.engine.rng import Rng
from durbar.games import GAMES
from durbar.session.thinker import Thinker, ThinkingFailed

EVERY_BOT = [(key, level) for key in GAMES for level in players_of(key).levels]
AT_EVERY_TABLE = [(key, level, seats) for key, level in EVERY_BOT for seats in durbar.game(key).seats]

#: So many decisions in 400 are tried of a game, by level: who thinks takes longer over each.
TRIED = {"expert": 6}


def positions(key, seats, seed, options=None, tried=15):
    """States of a game in which drawing is likely, with the seat that decides, spread over the whole game."""
    rng = random.Random(seed)
    state = durbar.start(key, seats=seats, seed=seed, options=options)
    while state.to_act is not None:
        if rng.random() < tried / 400:
            yield state, state.to_act
        legal = state.legal_moves()
        state.play(legal[0] if rng.random() < 0.5 else rng.choice(legal))


def usual_seats(key):
    """Four at the table, or as many as there may be."""
    return min(4, durbar.game(key).seats[-1])


def other_options(key, seats):
    """The last value of every option."""
    game = durbar.game(key)
    return {option.id: game.values(option, seats)[-1] for option in game.options}


@pytest.mark.parametrize(("key", "level", "seats"), AT_EVERY_TABLE)
def test_every_choice_is_legal_and_repeats(key, level, seats):
    player = bot(key, level)
    others = [other_options(key, seats)] if seats == durbar.game(key).seats[1] else []
    for options in ({}, *others):
        for number, (state, seat) in enumerate(positions(key, seats, 3, options, TRIED.get(level, 15) // 2)):
            position, before = Position.of(state, seat), state.digest()
            move = player.choose(position, 5)
            assert move in state.legal_moves()
            if number % 3 == 0:
                assert bot(key, level).choose(position, 5) == move
            assert state.digest() == before


@pytest.mark.parametrize(("key", "level"), EVERY_BOT)
def test_what_a_seat_cannot_see_changes_nothing(key, level):
    player = bot(key, level)
    differ = 0
    for state, seat in positions(key, usual_seats(key), 8, tried=TRIED.get(level, 15)):
        twin = state.resample(seat, Rng(99))
        differ += twin.digest() != state.digest()
        assert Position.of(state, seat) == Position.of(twin, seat)
        assert pickle.dumps(Position.of(state, seat)) == pickle.dumps(Position.of(twin, seat))
        assert player.choose(Position.of(state, seat), 1) == player.choose(Position.of(twin, seat), 1)
    assert differ or not (durbar.game(key).secrets or durbar.game(key).chance)


def reachable(thing):
    """All objects that can be reached from one, code and classes left aside."""
    found, edge = {}, [thing]
    while edge:
        one = edge.pop()
        if id(one) not in found and not isinstance(one, type | ModuleType | FunctionType | MethodType):
            found[id(one)] = one
            edge += gc.get_referents(one)
    return found


@pytest.mark.parametrize("key", GAMES)
def test_the_real_state_cannot_be_reached_from_what_a_bot_gets(key):
    for state, seat in list(positions(key, usual_seats(key), 6))[::4]:
        position = Position.of(state, seat)
        reached = reachable(position)
        assert id(position.sample(Rng(1))) not in reached
        for real in (state, state.rng, state.steps):
            assert id(real) not in reached
        chances = [one for one in reached.values() if isinstance(one, Rng)]
        assert all(rng.state != state.rng.state for rng in chances)


def test_a_position_tells_what_the_seat_knows():
    for state, seat in positions("ra", 3, 4):
        position = pickle.loads(pickle.dumps(Position.of(state, seat)))
        assert position == Position.of(state, seat)
        assert position.view == state.view(seat)
        assert position.legal_moves == state.legal_moves()
        sample = position.sample(Rng(7))
        assert sample.view(seat) == state.view(seat)
        sample.play(sample.legal_moves()[0])
        assert position.view == state.view(seat)


def test_positions_differ_where_the_table_does():
    state = durbar.start("ra", seats=3, seed=1)
    before = Position.of(state, 0)
    state.play(state.legal_moves()[0])
    assert before != Position.of(state, 0)
    assert before != "something else"


@pytest.mark.parametrize(("key", "level"), [(key, level) for key, level in EVERY_BOT if level in LEVELS[1:-1]])
def test_it_beats_chance(key, level):
    """Of the guest, which errs most: test_guests.py."""
    games = 5 if level == LEVELS[1] else 3  # who errs may lose one
    result = arena.play_match(key, [level, *["random"] * (usual_seats(key) - 1)], games, seed=11)
    assert result.games == games
    assert result.tallies[0].wins >= 0.8 * games
    assert sum(tally.wins for tally in result.tallies) >= games


def test_levels_are_known_by_name():
    with pytest.raises(UnknownLevel, match="no computer player “godlike”"):
        bot("ra", "godlike")
    with pytest.raises(ValueError, match="no game"):
        bot("chess", "bold")


def test_wilson():
    assert arena.wilson(0, 0) == (0.0, 1.0)
    low, high = arena.wilson(8, 10)
    assert low == pytest.approx(0.490, abs=0.001)
    assert high == pytest.approx(0.943, abs=0.001)
    assert arena.wilson(10, 10)[1] == 1.0


def test_the_arena_prints_what_is_known_after_an_interrupt(monkeypatch, capsys):
    play_game = arena.play_game

    def interrupted(match, number):
        if number == 2:
            raise KeyboardInterrupt
        return play_game(match, number)

    monkeypatch.setattr(arena, "play_game", interrupted)
    assert run(["arena", "ra", "--seats", "random,random,random", "--games", "10", "--jobs", "1"]) == 0
    assert "ra: 2 games, stopped early" in capsys.readouterr().out


def test_games_in_other_processes_are_the_same_games():
    line_up, told = ["steady", "random", "random"], []
    here = arena.play_match("ra", line_up, 6, seed=3)
    with ProcessPoolExecutor(2) as pool:
        there = arena.play_match("ra", line_up, 6, seed=3, executor=pool, progress=told.append)
    assert told == [1, 2, 3, 4, 5, 6]
    for one, other in zip(here.tallies, there.tallies, strict=True):
        assert one.seconds > 0
        assert msgspec.structs.replace(one, seconds=0.0) == msgspec.structs.replace(other, seconds=0.0)


def test_a_shared_win_counts_in_part_and_ties_as_half():
    result = arena.Result.of(Match("ra", ("steady", "random", "random"), {}, 1))
    result.count([Performance(0.5, 1, 30, 9, 0.1), Performance(0.5, 1, 30, 9, 0.1), Performance(0.0, 3, 5, 9, 0.1)])
    assert result.tallies[0].wins == 0.5
    assert (result.tallies[0].beaten, result.tallies[0].met) == (1.5, 2)
    assert (result.tallies[2].beaten, result.tallies[2].met) == (0.0, 1)
    assert result.of_level("random").games == 2


def test_ratings_go_up_the_ladder():
    assert arena.elo(1, 2) == 0
    assert arena.elo(10, 11) == pytest.approx(400)
    matches = [("a", "random", "random"), ("b", "a", "a"), ("c", "b", "b"), ("c", "a", "a"), ("greedy", "a", "a")]
    results = [arena.Result.of(Match("ra", line_up, {}, 1)) for line_up in matches]
    for result in results:
        result.tallies[0].met, result.tallies[0].beaten = 11, 10
    assert {level: round(rating) for level, rating in arena.ratings(results).items()} == {
        "c": 1800,
        "b": 1400,
        "a": 1000,
    }
    assert "1800" in arena.ladder_table(results)


def test_the_arena_reads_options_and_writes_json(tmp_path, capsys):
    words = ["arena", "ra", "--seats", "random,random,random", "--games", "3", "--jobs", "1"]
    file = tmp_path / "found.json"
    assert run([*words, "--options", "forced_bid=if_able", "hidden_scores=false", "--json", str(file)]) == 0
    (found,) = msgspec.json.decode(file.read_bytes(), type=list[arena.Result])
    assert found.games == 3
    assert found.match.options == {"forced_bid": "if_able", "hidden_scores": False}
    for wrong, why in (
        (["--options", "forced_bid"], "write name=value"),
        (["--options", "forced_bid=never"], "can be"),
        (["--options", "colour=red"], "no option"),
        (["--seats", "random"], "3 to 5 players"),
        (["--seats", "random,random,godlike"], "godlike"),
        (["--seats", "many", "--ladder"], "number of players"),
    ):
        assert run([*words, *wrong]) == 2
        assert why in capsys.readouterr().err


# ---- the thinker ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def thinker():
    thinker = Thinker()
    thinker.warm_up()
    yield thinker
    thinker.close()


def gone(process_id, within=5.0):
    """Whether a process ends (or is but a zombie) within some seconds."""
    until = time.monotonic() + within
    while time.monotonic() < until:
        try:
            with open(f"/proc/{process_id}/stat", encoding="ascii") as file:
                if file.read().rpartition(")")[2].split()[0] == "Z":
                    return True
        except FileNotFoundError:
            return True
        time.sleep(0.02)
    return False


def test_the_thinker_thinks_what_the_bot_thinks(thinker):
    asked = [Position.of(state, seat) for state, seat in positions("ra", 3, 2)]
    answers = [thinker.think(position, "ra", "steady", 1) for position in asked]
    player = bot("ra", "steady")
    assert [answer.result(30) for answer in answers] == [str(player.choose(position, 1)) for position in asked]


def test_the_thinker_tells_an_error_in_a_sentence_and_goes_on(thinker):
    position = Position.of(durbar.start("ra", seats=3, seed=1), 0)
    with pytest.raises(ThinkingFailed, match="godlike"):
        thinker.think(position, "ra", "godlike", 1).result(30)
    assert thinker.think(position, "ra", "steady", 1).result(30)


def test_the_thinker_survives_a_killed_worker(thinker):
    position = Position.of(durbar.start("ra", seats=3, seed=1), 0)
    thinker.warm_up().result(30)
    (first,) = thinker.worker_ids
    os.kill(first, signal.SIGTERM)
    assert thinker.think(position, "ra", "steady", 1).result(30)
    assert first not in thinker.worker_ids


def test_the_thinker_closes_at_once_and_takes_no_more_work():
    thinker = Thinker()
    thinker.close()
    position = Position.of(durbar.start("ra", seats=3, seed=1), 0)
    with pytest.raises(ThinkingFailed, match="gone home"):
        thinker.think(position, "ra", "steady", 1).result(1)
    thinker.close()


def test_the_thinker_closes_in_the_middle_of_its_work():
    position = Position.of(durbar.start("raja", seats=3, seed=1), 0)  # over which thinking takes a while
    for pause in (0.0, 0.1, 0.5):  # before, during and after the start of the worker
        thinker = Thinker()
        answers = [thinker.think(position, "raja", "expert", seed) for seed in range(2000)]
        time.sleep(pause)
        thinker.close()
        for answer in answers:
            with contextlib.suppress(ThinkingFailed, CancelledError):
                answer.result(10)
        assert answers[-1].cancelled()
        assert not thinker.worker_ids


@pytest.mark.skipif(not os.path.isdir("/proc/self"), reason="looks at /proc")
def test_closing_and_dying_leave_no_worker_behind():
    """A worker is gone after close, and after the sudden death of its owner."""
    thinker = Thinker()
    thinker.warm_up().result(30)
    (worker,) = thinker.worker_ids
    began = time.monotonic()
    thinker.close()
    assert time.monotonic() - began < 2
    assert gone(worker)

    program = (
        "import sys, time\n"
        "from durbar.session.thinker import Thinker\n"
        "if __name__ == '__main__':\n"
        "    thinker = Thinker()\n"
        "    thinker.warm_up().result()\n"
        "    print(*thinker.worker_ids, flush=True)\n"
        "    time.sleep(60)\n"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    owner = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, env=environment)
    assert owner.stdout is not None
    worker = int(owner.stdout.readline())
    owner.kill()
    owner.communicate()
    assert gone(worker)
