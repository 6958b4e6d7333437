"""Rules 98 to 107: what holds in every position, in games played at random and beside a referee."""

import re

import msgspec
import pytest

import durbar
from durbar.engine.record import Played, Record, read_record
from durbar.engine.refusal import IllegalMove
from durbar.engine.rng import Rng
from durbar.games.ra import scoring
from durbar.games.ra.events import EpochScored
from durbar.games.ra.tiles import NUMBER
from tests.contract.positions import CASE, playing, uniform
from tests.games.ra.build import drawn, find, legal, play, table
from tests.games.ra.keeping import BOUND, clicks, laws, lively
from tests.games.ra.referee import Referee

RA = CASE["ra"]
TABLES = list(RA.tables())
DEFAULT = {"forced_bid": "if_no_bid", "hidden_scores": True}
every_count = pytest.mark.parametrize("seats", [3, 4, 5])
every_way = pytest.mark.parametrize("way", [uniform, lively])


def start(seats, seed, **options):
    return durbar.start("ra", seats=seats, seed=seed, options=options)


@every_count
@every_way
def test_ra_098_099_100_101_nothing_gets_lost(seats, way):
    """laws() counts tiles (98) and suns (99, 100), and looks for tiles that nobody may own (101)."""
    for seed in range(20):
        state = start(seats, seed)
        laws(state)
        for _ in playing(state, seed, way):
            laws(state)


def test_ra_098_099_100_101_the_laws_would_notice():
    for spoil in (
        lambda state: state.bag.pop(),
        lambda state: state.suns_up.__setitem__(0, (2, 6, 12)),
        lambda state: setattr(state, "board_sun", 2),
        lambda state: state.areas[0].__setitem__(0, 1),
    ):
        state = table()
        spoil(state)
        with pytest.raises(AssertionError):
            laws(state)


def test_ra_099_as_many_suns_as_at_the_start():
    state = table()
    play(state, "invoke", "bid 12", "pass", "pass", "pass")
    assert [len(up + down) for up, down in zip(state.view(0).suns_up, state.view(0).suns_down, strict=True)] == [3] * 4


def test_ra_100_one_sun_on_the_board():
    state = table()
    play(state, "invoke", "bid 12", "pass", "pass", "pass")
    assert state.view(0).board_sun == 12


def test_ra_101_no_disaster_stays_with_a_player():
    state = table(track=["funeral", "drought", "unrest", "earthquake"])
    play(state, "invoke", "bid 12", "pass", "pass", "pass")
    assert not any(state.view(0).areas[1].values())


@every_count
def test_ra_102_the_bag_is_never_empty_at_a_decision(seats):
    for seed in range(30):
        state = start(seats, seed)
        rng, least = Rng(seed), 180
        while state.to_act is not None:
            moves = state.legal_moves()
            # Draw whenever possible, call only on a full track and pass whenever possible: the longest draws there are.
            draws, passes = str(moves[0]) == "draw", str(moves[-1]) == "pass"
            state.play(moves[0] if draws else moves[-1] if passes else moves[rng.below(len(moves))])
            if state.to_act is not None:
                least = min(least, len(state.bag))
                assert NUMBER["ra"] in state.bag
        assert least >= 1


@every_count
def test_ra_102_ra_tiles_that_stay_in_the_bag(seats):
    state = table(seats)
    while state.to_act is not None:
        play(state, "draw ra" if state.view(0).step == "turn" else "pass")
    assert state.view(0).bag["ra"] == {3: 6, 4: 3, 5: 0}[seats]


def test_ra_102_the_very_last_tile_may_end_the_game():
    """Five players, and the 30th Ra tile is the last of all. The view of the finished game can still be asked."""
    state = table(5, epoch=3, ra=9, bag={"ra": 1})
    play(state, "draw ra")
    view = state.view(0)
    assert state.to_act is None
    assert view.bag_size == 0
    assert view.ra_odds == 0


@every_count
@every_way
def test_ra_103_every_game_ends(seats, way):
    for seed in range(30):
        decisions = sum(1 for _ in playing(start(seats, seed), seed, way))
        assert decisions < BOUND == 750


@every_count
def test_ra_104_same_seed_and_moves_same_game(seats):
    one, other = start(seats, 99), start(seats, 99)
    for move, events in playing(one, 1, lively):
        assert other.play(move) == events
        assert other.digest() == one.digest()


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_ra_105_the_list_is_never_empty_and_holds_nothing_that_is_rejected(seats, options):
    state = start(seats, 3, **options)
    for _ in playing(state, 3, lively):
        if state.to_act is None:
            break
        assert state.legal_moves()
        for move in state.legal_moves():
            state.copy().play(move)


@every_count
@every_way
def test_ra_106_the_lines_of_an_epoch_add_up(seats, way):
    for seed in range(15):
        state, fame = start(seats, seed), (10,) * seats
        for _, events in playing(state, seed, way):
            for scored in find(events, EpochScored):
                assert scored.before == fame
                lines = [[getattr(score, name) for name in scoring.CATEGORIES] for score in scored.scores]
                assert [score.total for score in scored.scores] == [sum(line) for line in lines]
                assert scored.after == tuple(max(0, own + sum(line)) for own, line in zip(fame, lines, strict=True))
                fame = scored.after
            assert tuple(state.scores()) == fame


@every_count
def test_ra_107_a_record_reads_back_at_every_state(seats):
    game = durbar.game("ra")
    state = start(seats, 17)
    record = Record("ra", seats, 17, dict(DEFAULT), rules=game.revision)
    for move, _ in playing(state, 17, lively):
        record.moves.append(Played(str(move), state.digest()))
        text = record.text()
        again = read_record(text.encode())
        assert again.text() == text
    states = [position for position, _, _ in again.replay(game)]
    assert len(states) == state.played + 1
    assert states[-1].digest() == state.digest()
    assert states[-1].standings() == state.standings()


def test_ra_107_the_facts_of_a_state_read_back():
    state = start(4, 23)
    for _ in playing(state, 23, lively):
        encoded = msgspec.json.encode(state.facts())
        assert msgspec.json.encode(msgspec.json.decode(encoded)) == encoded


# ---- beside a referee ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), TABLES)
@every_way
def test_a_referee_agrees_with_every_move(seats, options, way):
    """The whole game against a second telling of the rules: what is legal, and what lies on the table."""
    for seed in range(2):
        state = start(seats, seed, **options)
        referee = Referee(state.view(0))
        for number, (move, events) in enumerate(playing(state, seed, way)):
            referee.play(str(move), drawn(events))
            assert set(legal(state)) == referee.legal()
            referee.check(state.view(number % seats))
        assert state.standings()[0].seat == referee.winner()


def test_random_games_meet_what_the_rules_speak_of():
    """The random games would be worth little if they never met disasters, Gods, discards and both ends of an epoch."""
    met = set()
    for seed in range(25):
        for _, events in playing(start(5, seed), seed, lively):
            for event in events:
                met.add(re.sub(r"(?<!^)(?=[A-Z])", " ", type(event).__name__).lower())
                for fact in ("cause", "disaster"):
                    met.add(getattr(event, fact, None))
                if getattr(event, "discarded", ()):
                    met.add("discarded")
                if getattr(event, "chosen", False):
                    met.add("chosen")
    assert met >= {
        "tile drawn", "ra drawn", "god spent", "auction began", "sun bid", "passed", "auction won", "auction failed",
        "tiles taken", "tiles lost", "epoch ended", "epoch scored", "epoch began", "game ended",
        "ra_drawn", "invoked", "full_track", "ra_track", "suns", "funeral", "drought", "unrest", "earthquake",
        "discarded", "chosen",
    }  # fmt: skip


def test_every_reason_against_a_move_is_met_and_no_other():
    """All that a click can be told, in random games under both readings of rule 41."""
    met = set()
    for seed in range(12):
        state = start(3 + seed % 3, seed, forced_bid=("if_no_bid", "if_able")[seed % 2])
        for _ in playing(state, seed, lively):
            met |= {reason.key for move in clicks(state) if (reason := state.why_not(move)) is not None}
    assert met == {
        "auction_on", "bid_too_low", "choose_losses", "game_over", "god_for_god", "god_for_ra", "must_bid",
        "must_bid_if_able", "no_auction_now", "no_disaster_now", "no_god", "no_god_spent", "not_on_track", "not_owned",
        "not_struck", "not_your_sun", "spending_gods", "sun_face_down", "sun_on_board", "track_full",
    }  # fmt: skip


def test_an_illegal_move_says_why_in_one_sentence():
    with pytest.raises(IllegalMove, match=r"^The move “bid 13” can’t be made: No auction is on: .*\(section 4\.1\)\.$"):
        play(table(track=["nile"]), "bid 13")
