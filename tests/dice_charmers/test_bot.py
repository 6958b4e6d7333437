"""The computer player of The Dice Charmers: it thinks its turn through, uses its bonuses and its karma, and wins."""

import pytest

import durbar
from durbar.bots.dice_charmers_steady import DiceCharmersSteady, Thought
from durbar.bots.position import Position
from durbar.bots.random_bot import RandomBot
from durbar.engine.chance import Chance
from durbar.games.dice_charmers.events import BonusLost, DiceRerolled, RewardLost
from durbar.games.dice_charmers.judgement import STEADY
from durbar.games.dice_charmers.moves import Again, Choose, Reroll
from tests.dice_charmers.build import LONG, A, B, legal, play, sheet, table


def choice(state, player=None):
    """What the computer player does."""
    return str((player or DiceCharmersSteady()).choose(Position.of(state, state.to_act), 1))


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
    players[seats - 1] = DiceCharmersSteady()
    state, _ = played(players, seats, sheet=on)
    assert state.standings()[0].seat == seats - 1
    assert state.scores()[seats - 1] > 0


@pytest.mark.parametrize("on", ["sun", "moon"])
def test_among_themselves_they_cross_soon_and_lose_little(on):
    """Greedy players need 16 turns (dossier, chapter 5)."""
    state, events = played([DiceCharmersSteady()] * 3, 4, sheet=on)
    assert state.round <= 17
    assert max(state.scores()) > 0
    usable = [event for event in events if isinstance(event, BonusLost) and event.usable]
    given_up = [event for event in events if isinstance(event, RewardLost) and event.given_up]
    assert len(usable) + len(given_up) <= state.round


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


def test_the_last_coins_are_taken_when_they_win():
    """Another has crossed by a coin: only what crosses further counts now."""
    other = sheet(fame=21, money=37)
    dice = {"blue1": "lotus", "blue2": "conch", "purple1": "pp", "purple2": "ss"}
    state = table(3, turn=B, dice=dice, fame=20, money=38, others={A: other})
    assert choice(state) in ("choose blue1", "choose orange2")
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
    assert choice(state, DiceCharmersSteady(thought=Thought(karma=-10.0))).startswith("reroll")


def test_after_a_reroll_it_takes_one_or_goes_on():
    state, rolled = durbar.start("dice_charmers", seats=4, seed=6), 0
    eager, chance = DiceCharmersSteady(thought=Thought(karma=-1.0)), Chance(5)
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
            state.play(moves[chance.below(len(moves))])
    assert rolled == 2


def test_it_can_do_with_other_weights():
    """What a karma is worth decides over rolling."""
    state = table(4, turn=B, at={"orange1": "elephant"}, karma=2, dice={"purple1": "tt"}, tea=5, silk=1)
    dear = DiceCharmersSteady(weights=type(STEADY)(spent=50.0))
    assert choice(state, dear).startswith("choose")
