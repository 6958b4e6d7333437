"""The computer players of The Dice Charmers: they think a turn through, use their bonuses and their karma, and win."""

import pytest
from msgspec.structs import replace

import durbar
from durbar.bots.dice_charmers import UNTRAINED, bold, expert, gentle, steady, with_weights
from durbar.bots.dice_charmers.evaluator import DiceCharmersEvaluator
from durbar.bots.dice_charmers.judgement import Judgement, turns_left
from durbar.bots.dice_charmers.knowledge import Breadth
from durbar.bots.dice_charmers.prospect import End, Foresight, chances_to_be_best, sampled
from durbar.bots.dice_charmers.turn import Turn
from durbar.bots.random_bot import RandomBot
from durbar.bots.search.position import Position
from durbar.engine.rng import Rng
from durbar.games.dice_charmers.events import BonusLost, DiceRerolled, RewardLost
from durbar.games.dice_charmers.moves import Again, Choose, Reroll
from tests.games.dice_charmers.build import LONG, A, B, legal, play, sheet, table


def choice(state, player=None):
    """What the computer player does."""
    return str((player or bold()).choose(Position.of(state, state.to_act), 1))


def turn(state):
    """All that the computer player does until another acts, as texts."""
    seat, moves = state.to_act, []
    pick = state.pick
    while state.to_act == seat and state.pick == pick:
        moves.append(choice(state))
        play(state, moves[-1])
    return moves


def played(players, seed, **options):
    """A whole game: its last state and all events."""
    state, events = durbar.start("dice_charmers", seats=len(players), seed=seed, options=options), []
    while (seat := state.to_act) is not None:
        events += state.play(players[seat].choose(Position.of(state, seat), seed + state.played))
    return state, events


@pytest.mark.parametrize("on", ["sun", "moon"])
@pytest.mark.parametrize("seats", [2, 5])
def test_it_beats_chance(seats, on):
    players = [RandomBot()] * seats
    players[seats - 1] = bold()
    state, _ = played(players, seats, sheet=on)
    assert state.standings()[0].seat == seats - 1
    assert state.scores()[seats - 1] > 0


@pytest.mark.parametrize("on", ["sun", "moon"])
def test_among_themselves_they_cross_soon_and_lose_little(on):
    """Greedy players need 16 turns (dossier, chapter 5)."""
    state, events = played([bold()] * 3, 4, sheet=on)
    assert state.round <= 17
    assert max(state.scores()) > 0
    _nothing_usable_is_lost(events)


@pytest.mark.parametrize("level", [gentle, steady])
def test_the_easier_ones_give_nothing_away(level):
    state, events = played([level()] * 2, 4)
    assert max(state.scores()) > 0
    _nothing_usable_is_lost(events)


def _nothing_usable_is_lost(events):
    assert not [event for event in events if isinstance(event, BonusLost) and event.usable]
    assert not [event for event in events if isinstance(event, RewardLost) and event.given_up]


def test_it_plays_the_long_chain_to_its_end():
    """Rule 109: the flag leads through two goods dice, half-roads and the river to crossed tracks."""
    dice = {"blue1": "flag", "purple1": "pp", "purple2": "pp", "green1": "straight", "orange1": "portuguese"}
    state = table(
        3, dice=dice, fame=15, money=43, river=(1, 6), levels={"fort": 2}, roads=LONG,
        palace={"great_mogul": 1, "maharani": 1, "merchant": 1, "raja_man_singh": 1, "portuguese": 1},
        spices=2,
    )  # fmt: skip
    moves = turn(state)
    assert moves[0] == "choose blue1"
    assert moves[-1] == "end"
    assert state.marks[A].excess(state.sheet) >= 5
    assert not state.pending


@pytest.mark.parametrize("level", [bold, expert])
def test_the_last_coins_are_taken_when_they_win(level):
    """Another has crossed by a coin: only what crosses further counts now."""
    other = sheet(fame=21, money=37)
    dice = {"blue1": "lotus", "blue2": "conch", "purple1": "pp", "purple2": "ss"}
    state = table(3, turn=B, dice=dice, fame=20, money=38, others={A: other})
    assert choice(state, level()) in ("choose blue1", "choose orange2")
    turn(state)
    assert state.marks[B].excess(state.sheet) > other.excess(state.sheet)


def test_dice_that_bring_nothing_are_rolled_again():
    full = {"tea": 5, "silk": 5, "spices": 4, "sold": {"tea": 5, "silk": 5, "spices": 4}}
    at = {die: "elephant" if die == "green1" else 2 for die in ("green1", "green2", "blue1", "orange1", "orange2")}
    state = table(
        4, turn=B, dice={"blue2": "flag", "purple1": "tt", "purple2": "ts"}, at=at, river=(18,), karma=3, **full
    )
    assert all(move.startswith(("reroll", "pass")) for move in legal(state))
    assert choice(state).startswith("reroll")


def test_a_good_die_is_not_rolled_away():
    state = table(4, turn=B, dice={"orange1": "great_mogul"}, at={"blue1": "elephant"}, karma=3)
    assert choice(state).startswith("choose")
    assert choice(state, with_weights(replace(UNTRAINED, reroll=-20.0))).startswith("reroll")


def test_after_a_reroll_it_takes_one_or_goes_on():
    state, rolled = durbar.start("dice_charmers", seats=4, seed=6), 0
    eager, rng = with_weights(replace(UNTRAINED, reroll=-1.0)), Rng(5)
    while state.to_act is not None and rolled < 2:
        move = eager.choose(Position.of(state, state.to_act), 1)
        assert move in state.legal_moves()
        if isinstance(move, (Reroll, Again)):
            events = state.play(move)
            rolled += any(isinstance(event, DiceRerolled) for event in events)
            after = eager.choose(Position.of(state, state.to_act), 1)
            assert isinstance(after, (Choose, Again))
        else:
            moves = state.legal_moves()
            state.play(moves[rng.below(len(moves))])
    assert rolled == 2


def test_it_can_do_with_other_weights():
    """What a karma is worth decides over rolling."""
    state = table(4, turn=B, at={"orange1": "elephant"}, karma=2, dice={"purple1": "tt"}, tea=5, silk=1)
    assert choice(state, with_weights(replace(UNTRAINED, spent=50.0))).startswith("choose")


@pytest.mark.parametrize("width", [1, 12])
def test_ways_through_a_turn_can_be_played(width):
    state, rng = durbar.start("dice_charmers", seats=3, seed=3), Rng(8)
    while state.to_act is not None and state.round < 9:
        move = state.legal_moves()[rng.below(len(state.legal_moves()))]
        seat, chosen = state.to_act, state.copy()
        state.play(move)
        if isinstance(move, Choose) and seat == 0:
            judgement = Judgement(state.sheet, turns_left(state.sheet, state.marks, UNTRAINED))
            chosen.play(move)
            ways = Turn(chosen, seat, judgement, width).ways(chosen, 3)
            assert [way.worth for way in ways] == sorted((way.worth for way in ways), reverse=True)
            for way in ways:
                end = chosen.copy()
                for _, step in way.steps:
                    end.play(step)
                assert end.marks[seat] == way.marks
                assert judgement.worth(way.marks) == pytest.approx(way.worth)


def test_the_chance_of_the_best_die():
    colours = [0, 1, 2, 3] * 6
    chances = chances_to_be_best(colours, 1)
    assert sum(chances) == pytest.approx(1)
    assert chances[-1] == pytest.approx(1 / 6)
    assert chances[-2] == pytest.approx(5 / 36)
    assert chances_to_be_best(colours, 2)[-1] == pytest.approx(11 / 36)


def test_ends_are_sampled_as_often_as_they_are_likely():
    ends = [End(chance, worth, None) for chance, worth in [(0.1, 1.0), (0.3, 2.0), (0.6, 3.0)]]
    assert [end.worth for end in sampled(ends, 10)] == [1.0] + 3 * [2.0] + 6 * [3.0]
    assert [end.worth for end in sampled(ends, 2)] == [2.0, 3.0]
    short = [End(end.chance * 0.9, end.worth, None) for end in ends]
    assert sampled(short, 10)[-1].worth == 3.0, "chances may sum to a little less than 1"


def test_the_next_turn_brings_more_where_cells_can_be_reached():
    state = table(3, turn=B, tea=3, roads={"r2c3": "NS"})
    foresight, judgement = Foresight(state, 6.0, UNTRAINED, 2), Judgement(state.sheet, 6.0)
    marks = state.marks[B]
    shut_in = replace(marks, entry=bytes(25))
    assert foresight.next_turn(marks) > judgement.worth(marks)
    gains = [foresight.next_turn(one) - judgement.worth(one) for one in (shut_in, marks)]
    assert gains[0] < gains[1]


def test_a_seat_that_is_far_ahead_expects_to_win():
    evaluator = DiceCharmersEvaluator(UNTRAINED, Breadth())
    state = table(3, others={B: sheet(fame=17, money=40)})
    expected = evaluator.expected(state)
    assert expected[B] > expected[A] == pytest.approx(expected[2])
    assert evaluator.temperature(state) < evaluator.temperature(table(3))


def test_advice_where_there_is_but_one_move():
    state = table(3)
    play(state, "choose purple1")
    assert legal(state) == ["end"]
    result = expert().adviser().part(Position.of(state, A), 1, 0)
    assert [thought.move for thought in result.moves] == ["end"]
    assert result.moves[0].playouts > 0
