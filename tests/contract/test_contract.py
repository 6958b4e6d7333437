"""The contract every game keeps, at every number of players, with every set of options, in every position met."""

import pickle
import re
from functools import cache
from itertools import pairwise

import msgspec
import pytest

import durbar
from durbar.engine.errors import BadMoveText, BadOption, BadSeats, BadSeed, DurbarError, GameOver, UnknownGame
from durbar.engine.event import Event
from durbar.engine.game import HIGHEST_SEED
from durbar.engine.refusal import IllegalMove, Refusal
from durbar.engine.rng import Rng
from durbar.games.ra import sentences
from durbar.system.paths import resource
from tests.contract.positions import CASE, CASES, playing

TABLES = [
    pytest.param(case, seats, options, id="-".join([case.key, str(seats), *map(str, options.values())]))
    for case in CASES
    for seats, options in case.tables()
]
#: Every table with the liveliest way to play, which comes last; with the others the default options are enough.
GAMES = [
    pytest.param(case, seats, options, way, id=f"{table.id}-{way.__name__}")
    for table in TABLES
    for case, seats, options in [table.values]
    for way in case.ways
    if way is case.ways[-1] or options == durbar.game(case.key).full_options({}, seats)
]
#: Of each number of players the first and the last table, with every way there is for them.
OUTERMOST = [
    game
    for game in GAMES
    for case, seats, options, _ in [game.values]
    for tables in [[options for count, options in case.tables() if count == seats]]
    if options in (tables[0], tables[-1])
]
every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.key)
every_table = pytest.mark.parametrize(("case", "seats", "options"), TABLES)
every_game = pytest.mark.parametrize(("case", "seats", "options", "way"), GAMES)


def start(case, seats, options, seed=0):
    return durbar.start(case.key, seats=seats, seed=seed, options=options)


@cache
def sections(key):
    """The section numbers of a game's rulebook."""
    text = resource(f"rulebook/en/{key}.md").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^##+ (\d+(?:\.\d+)*) ", text, re.MULTILINE))


def check_legal(case, state):
    moves = state.legal_moves()
    game = durbar.game(case.key)
    assert moves
    assert all(one.sort_key < other.sort_key for one, other in pairwise(moves)), "sorted and unique"
    assert len({str(move) for move in moves}) == len(moves)
    for move in moves:
        assert game.read_move(str(move)) == move
        assert state.why_not(move) is None


def check_clicks(case, state):
    """why_not agrees with the list, refusals are sound, and what is refused changes nothing.

    Of the moves of a kind that are refused with the same key, one is tried.
    """
    moves, digest, played = state.legal_moves(), state.digest(), state.played
    clicked = list(case.clicks(state))
    legal, tried = set(moves), {}
    assert legal <= set(clicked), "a legal move that no click can make"
    for move in clicked:
        refusal = state.why_not(move)
        assert (refusal is None) == (move in legal), str(move)
        if refusal is not None:
            tried[type(move), refusal.key] = move, refusal
    for move, refusal in tried.values():
        check_refusal(case, refusal)
        assert refused(state, move) == refusal
    assert (state.digest(), state.played, state.legal_moves()) == (digest, played, moves)


def refused(state, move):
    """The refusal that playing a move raises. (pytest.raises would take most of the suite's time here.)"""
    try:
        state.play(move)
    except IllegalMove as error:
        return error.refusal
    return None


def check_refusal(case, refusal):
    assert refusal.key.replace("_", "").isalpha()
    assert refusal.section in sections(case.key)
    assert all(isinstance(fact, (int, str)) for fact in refusal.facts.values())


def check_asking(state):
    """Asking, of whatever kind, changes nothing."""
    digest, rng = state.digest(), state.rng.state
    for seat in range(state.seats):
        assert state.view(seat) == state.view(seat)
        state.resample(seat, Rng(seat))
    state.legal_moves()
    state.standings()
    state.scores()
    state.copy()
    repr(state)
    assert (state.digest(), state.rng.state) == (digest, rng)


def check_copies(state):
    """Copies are equal, go on alike, and share nothing that can change."""
    digest, moves = state.digest(), state.legal_moves()
    for move in moves:
        one, other = state.copy(), state.copy()
        assert one.digest() == digest
        assert one.legal_moves() == moves
        assert one.play(move) == other.play(move)
        assert one.digest() == other.digest()
        assert (state.digest(), state.legal_moves()) == (digest, moves)


def check_hidden(case, state):
    """A seat cannot tell its samples apart, nor from the state; and from what looks alike come equal samples."""
    for seat in range(state.seats):
        one, other = state.resample(seat, Rng(1)), state.resample(seat, Rng(2))
        case.laws(one)
        assert one.view(seat) == other.view(seat) == state.view(seat)
        assert one.to_act == other.to_act == state.to_act
        assert one.progress() == state.progress()  # it stands in the head of every save
        if seat == state.to_act:
            assert one.legal_moves() == other.legal_moves() == state.legal_moves()
        again = {position.resample(seat, Rng(9)).digest() for position in (state, one, other)}
        assert len(again) == 1


def check_standings(state):
    scores, standings = state.scores(), state.standings()
    assert len(scores) == state.seats
    assert sorted(standing.seat for standing in standings) == list(range(state.seats))
    assert [standing.score for standing in standings] == [scores[standing.seat] for standing in standings]
    assert standings[0].rank == 1
    for place, (above, below) in enumerate(pairwise(standings), start=2):
        best, next_best = (above.score, above.tie_break), (below.score, below.tie_break)
        assert best >= next_best
        assert below.rank == (above.rank if best == next_best else place)


def check_pickles(state):
    twin = pickle.loads(pickle.dumps(state))
    assert twin.digest() == state.digest()
    assert twin.legal_moves() == state.legal_moves()
    assert pickle.loads(pickle.dumps(state.view(0))) == state.view(0)


def check_events(state, events):
    assert events, "a move without any event"
    for event in events:
        assert isinstance(event, Event)
        for seat in range(state.seats):
            assert isinstance(event.seen_by(seat), Event | None)


@every_game
def test_every_position_keeps_the_contract(case, seats, options, way):
    state = start(case, seats, options, seed=seats)
    case.laws(state)
    check_pickles(state)
    check_all(case, state)
    for decisions, (_, events) in enumerate(playing(state, seats, way), start=1):
        assert decisions <= case.bound
        assert state.played == decisions
        case.laws(state)
        check_events(state, events)
        if state.to_act is not None and decisions % case.thin == 0:
            check_all(case, state)
        if decisions % 20 == 0:
            check_pickles(state)
    check_over(case, state)


def check_all(case, state):
    check_legal(case, state)
    check_clicks(case, state)
    check_asking(state)
    check_copies(state)
    check_hidden(case, state)
    check_standings(state)
    check_progress(case, state)


def check_progress(case, state):
    """They survive the head of a save."""
    told = msgspec.json.encode(state.progress())
    assert msgspec.json.decode(told, type=durbar.game(case.key).progress) == state.progress()


def check_over(case, state):
    """Nothing more can be done, and everything may still be asked."""
    case.laws(state)
    digest = state.digest()
    assert state.to_act is None
    assert state.legal_moves() == ()
    for move in case.clicks(state):
        assert state.why_not(move) == Refusal("game_over", state.end_section)
        with pytest.raises(GameOver):
            state.play(move)
    assert state.end_section in sections(case.key)
    check_standings(state)
    check_progress(case, state)
    check_pickles(state)
    check_asking(state)
    assert state.copy().digest() == digest == state.digest()


@every_table
def test_random_games_end_within_the_bound_and_keep_the_laws(case, seats, options):
    """The liveliest of each table: with the contract, above."""
    for way in case.ways[:-1] or case.ways:
        for seed in range(case.games):
            state = start(case, seats, options, seed)
            for decisions, _ in enumerate(playing(state, seed, way), start=1):
                assert decisions <= case.bound
                case.laws(state)


@pytest.mark.parametrize(("case", "seats", "options", "way"), OUTERMOST)
def test_equal_seed_and_moves_bring_equal_games(case, seats, options, way):
    """Also when a lot is asked in between, and when the moves go through their text."""
    one, other = start(case, seats, options, seed=12), start(case, seats, options, seed=12)
    assert one.digest() == other.digest()
    game = durbar.game(case.key)
    for number, (move, events) in enumerate(playing(one, 12, way)):
        if number % 4 == 0:
            check_asking(other)
        assert other.play(game.read_move(str(move))) == events
        if number % 3 == 0:
            assert one.digest() == other.digest()
    assert one.digest() == other.digest()
    assert one.standings() == other.standings()


@every_case
def test_another_seed_brings_another_game_where_there_is_chance(case):
    digests = {start(case, case_seats(case), {}, seed).digest() for seed in range(200)}
    assert len(digests) == (200 if durbar.game(case.key).chance else 1)


@every_case
def test_another_option_is_another_position(case):
    seats = case_seats(case)
    digests = [start(case, seats, options).digest() for count, options in case.tables() if count == seats]
    assert len(set(digests)) == len(digests)


@every_case
def test_every_move_brings_another_digest(case):
    state = start(case, case_seats(case), {})
    digests = [state.digest(), *(state.digest() for _ in playing(state, 0, case.ways[-1]))]
    assert all(one != other for one, other in pairwise(digests))
    if not case.returns:
        assert len(set(digests)) == len(digests)


def case_seats(case):
    return durbar.game(case.key).seats[0]


# ---- wrong questions -----------------------------------------------------------------------------------------------


def check_sentence(raised):
    text = str(raised.value)
    assert text.endswith(".")
    assert "\n" not in text
    assert isinstance(raised.value, DurbarError)
    assert isinstance(raised.value, ValueError)


@pytest.mark.parametrize("key", ["", "Ra", "senet", "../ra"])
def test_unknown_games(key):
    with pytest.raises(UnknownGame) as raised:
        durbar.start(key, seats=3, seed=1)
    check_sentence(raised)


@every_case
@pytest.mark.parametrize("seats", [-1, 0, 1, 99, True, False, 3.0, "3", None])
def test_bad_seats(case, seats):
    with pytest.raises(BadSeats) as raised:
        durbar.start(case.key, seats=seats, seed=1)
    check_sentence(raised)


@every_case
def test_one_player_too_few_or_too_many(case):
    seats = durbar.game(case.key).seats
    for wrong in (seats[0] - 1, seats[-1] + 1):
        with pytest.raises(BadSeats) as raised:
            durbar.start(case.key, seats=wrong, seed=1)
        check_sentence(raised)


@every_case
@pytest.mark.parametrize("seed", [True, False, -1, HIGHEST_SEED + 1, 2**64, "1", "", 1.0, None])
def test_bad_seeds(case, seed):
    with pytest.raises(BadSeed) as raised:
        durbar.start(case.key, seats=case_seats(case), seed=seed)
    check_sentence(raised)


@every_case
def test_the_lowest_and_the_highest_seed(case):
    assert HIGHEST_SEED == 2**53 - 1
    for seed in (0, HIGHEST_SEED):
        assert durbar.start(case.key, seats=case_seats(case), seed=seed).legal_moves()


@every_case
def test_bad_options(case):
    seats = case_seats(case)
    wrong = [{"no_such_option": True}, {"": ""}, {1: 2}]
    for option in durbar.game(case.key).options:
        wrong += [{option.id: value} for value in (None, 7.5, "no such value", [], 1, 0, "True")
                  if not any(value == good and type(value) is type(good) for good in option.values)]  # fmt: skip
    for options in wrong:
        with pytest.raises(BadOption) as raised:
            durbar.start(case.key, seats=seats, seed=1, options=options)
        check_sentence(raised)


@every_case
def test_seats_then_seed_then_options_are_looked_at_before_anything_is_built(case, monkeypatch):
    game = durbar.game(case.key)
    monkeypatch.setattr(type(game), "_start", lambda *_: pytest.fail("built something"))
    for seats, seed, options, error in [
        (0, -1, {"x": 1}, BadSeats),
        (case_seats(case), -1, {"x": 1}, BadSeed),
        (case_seats(case), 1, {"x": 1}, BadOption),
    ]:
        with pytest.raises(error):
            durbar.start(case.key, seats=seats, seed=seed, options=options)


@every_case
def test_every_click_has_a_text_that_reads_back(case):
    game = durbar.game(case.key)
    clicked = list(case.clicks(start(case, case_seats(case), {})))
    assert {type(move) for move in clicked} == set(game.moves)
    assert len({str(move) for move in clicked}) == len(clicked)
    for move in clicked:
        assert game.read_move(str(move)) == move
        assert hash(game.read_move(str(move))) == hash(move)


@every_case
def test_texts_that_are_no_moves(case):
    game = durbar.game(case.key)
    state = start(case, case_seats(case), {})
    good = str(state.legal_moves()[0])
    for text in ["", " ", "xyzzy", good + " ", " " + good, good + " 1 2 3", good.upper(), good + "\n", "x" * 10_000]:
        with pytest.raises(BadMoveText) as raised:
            game.read_move(text)
        assert isinstance(raised.value, ValueError)
        assert len(str(raised.value)) < 200


@every_case
def test_numbers_read_back_only_as_they_are_written(case):
    """No leading zeros, signs, underscores or foreign digits: a move has one text."""
    game = durbar.game(case.key)
    texts = map(str, case.clicks(start(case, case_seats(case), {})))
    numbered = [text for text in texts if text.rpartition(" ")[2].isdecimal()]
    for text in numbered:
        head, _, number = text.rpartition(" ")
        for wrong in (f"+{number}", f"0{number}", f" {number}", f"{number}.0", f"{number}_0", "٣", "9" * 70):
            if f"{head} {wrong}" in numbered:
                continue
            try:
                assert str(game.read_move(f"{head} {wrong}")) == f"{head} {wrong}"
            except BadMoveText:
                continue
            assert wrong == "9" * 70


def test_an_illegal_move_tells_why_also_from_another_process():
    error = IllegalMove("draw", sentences.Refusal("track_full", "3.1", {"tiles": 8}))
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error)
    assert again.refusal == error.refusal


# ---- the facts of a game -------------------------------------------------------------------------------------------


def test_every_game_is_under_contract():
    from durbar.games import GAMES as KNOWN

    assert list(CASE) == list(KNOWN)


@every_case
def test_the_facts_of_a_game(case):
    game, seats = durbar.game(case.key), case_seats(case)
    assert game.key == case.key
    assert game is durbar.game(case.key)
    assert len(game.seats) >= 1
    assert game.minutes > 0
    assert len({option.id for option in game.options}) == len(game.options)
    for option in game.options:
        assert option.default in option.values
        assert len(set(option.values)) == len(option.values)
        assert len(option.values) > 1 or option.id == "board", "only boards come into a folder later"
        assert option.section in sections(case.key)
    assert len({kind.word for kind in game.moves}) == len(game.moves)
    assert len({kind.rank for kind in game.moves}) == len(game.moves)
    assert game.full_options({}, seats) == {option.id: option.default for option in game.options}


@every_case
def test_the_defaults_may_be_said(case):
    game = durbar.game(case.key)
    seats = case_seats(case)
    assert start(case, seats, {}).digest() == start(case, seats, game.full_options({}, seats)).digest()


@every_case
def test_drawing_out_of_the_bag_is_marked_as_revealing(case):
    """A move that uses the state's chance must say that it reveals something: the undo policy rests on it."""
    for seats, options in case.tables():
        state = start(case, seats, options, seed=5)
        while state.to_act is not None:
            for move in state.legal_moves() if state.played % case.thin == 0 else ():
                twin = state.copy()
                twin.play(move)
                if twin.rng.state != state.rng.state:
                    assert move.reveals, str(move)
            state.play(case.ways[-1](state, Rng(state.played)))
