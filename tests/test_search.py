"""The search, on a game small enough to be known by heart."""

import msgspec
import pytest

from durbar.bots.search.mind import Weighed, shares_of
from durbar.bots.search.position import Position
from durbar.bots.search.search import Budget, Search
from durbar.bots.search.searcher import Impulsive, Searcher, misjudged
from durbar.bots.search.thoughts import best_move, put_together
from durbar.engine.chance import Chance
from durbar.engine.move import Move
from durbar.engine.state import ranked


class Say(Move, frozen=True):
    word, rank = "say", 1
    what: str


RISKY, SAFE, GIVE, KEEP = Say("risky"), Say("safe"), Say("give"), Say("keep")


class Gift:
    """Seat 0 says risky or safe. Safe wins four times in ten. After risky seat 1 says who wins: give or keep."""

    seats = 2

    def __init__(self, chance):
        self.chance = chance
        self.steps = [0]
        self.points = [0, 0]

    @property
    def to_act(self):
        return self.steps[-1] if self.steps else None

    def legal_moves(self):
        return ((RISKY, SAFE), (GIVE, KEEP))[self.to_act]

    def play(self, move):
        if move == RISKY:
            self.steps = [1]
            return
        won = self.chance.below(10) < 4 if move == SAFE else move == GIVE
        self.points = [1, 0] if won else [0, 1]
        self.steps = []

    def resample(self, _seat, chance):
        twin = Gift(Chance(chance.below(1 << 60)))
        twin.steps = self.steps[:]
        return twin

    def standings(self):
        return ranked(self.points, [(), ()])


class Guess:
    """Thinks nothing of any move, and plays out at random."""

    def weigh(self, state):
        return [Weighed(move, 0.0) for move in state.legal_moves()]

    def usual(self, state, chance):
        return state.legal_moves()[chance.below(2)]

    def stage(self, _state):
        return 0

    def expected(self, _state):
        return [0.0, 0.0]

    def doubt(self, _state):
        return 1.0


POSITION = Position(0, Gift(Chance(1)))
BUDGET = Budget(400)


def thought(budget, seed=1):
    return Searcher(Guess, budget).think(POSITION, seed)


def test_every_seat_seeks_its_own_chance_to_win():
    """Played out at random, risky wins every second time; but seat 1 would not give it away."""
    flat = thought(msgspec.structs.replace(BUDGET, ripe=1000))
    assert best_move(flat, POSITION.legal_moves) == RISKY
    tree = thought(BUDGET)
    assert best_move(tree, POSITION.legal_moves) == SAFE
    assert tree.moves[0].outcome.shares[0] < 0.2
    assert tree.moves[1].outcome.shares[0] == pytest.approx(0.4, abs=0.1)


def test_the_same_seed_thinks_the_same_and_another_one_does_not():
    assert thought(BUDGET, 7) == thought(BUDGET, 7)
    assert thought(BUDGET, 7) != thought(BUDGET, 8)


def test_the_parts_of_a_search_differ_and_add_up():
    parts = [Searcher(Guess, BUDGET).part(POSITION, 1, part) for part in range(2)]
    assert parts[0] != parts[1]
    whole = put_together(parts)
    both = zip(parts[0].moves, parts[1].moves, strict=True)
    assert [one.playouts for one in whole.moves] == [one.playouts + two.playouts for one, two in both]
    assert sum(one.playouts for one in whole.moves) == BUDGET.playouts
    assert thought(BUDGET) == whole


def test_a_search_that_is_stopped_tells_what_it_knows():
    search = Search(POSITION, Guess(), BUDGET, 1)
    asked = []
    found = search.run(lambda: len(asked) >= 3 or asked.append(1))
    assert sum(one.playouts for one in found.moves) == 3
    nothing = Search(POSITION, Guess(), BUDGET, 1).run(lambda: True)
    assert best_move(nothing, POSITION.legal_moves) == RISKY
    late = Search(POSITION, Guess(), msgspec.structs.replace(BUDGET, seconds=0.0), 1).run()
    assert sum(one.playouts for one in late.moves) == 0


def test_what_seems_clearly_worse_is_not_tried_unless_advice_is_sought():
    class Sure(Guess):
        def weigh(self, state):
            return [Weighed(move, -5.0 * place) for place, move in enumerate(state.legal_moves())]

    player = Searcher(Sure, msgspec.structs.replace(BUDGET, margin=3.0))
    assert [one.move for one in player.think(POSITION, 1).moves] == ["say risky"]
    assert player.choose(POSITION, 1) == RISKY
    assert [one.playouts > 0 for one in player.adviser().think(POSITION, 1).moves] == [True, True]
    assert player.patient(3).budget.playouts == 3 * BUDGET.playouts


def test_who_errs_errs_by_chance_and_never_beyond_reason():
    weighed = [Weighed(RISKY, 5.0), Weighed(SAFE, 4.0), Weighed(KEEP, -9.0)]
    chosen = [misjudged(weighed, 2.0, 10.0, Chance(seed)) for seed in range(200)]
    assert 40 < chosen.count(SAFE) < 100 < chosen.count(RISKY)
    assert KEEP not in chosen
    assert {misjudged(weighed, 0.0, 10.0, Chance(seed)) for seed in range(5)} == {RISKY}
    player = Impulsive(Guess, 1.0, 9.0)
    assert {player.choose(POSITION, seed) for seed in range(20)} == {RISKY, SAFE}
    assert player.choose(POSITION, 3) == player.choose(POSITION, 3)


def test_chances_to_win_follow_the_lead():
    assert shares_of([5.0, 5.0], 2.0) == (0.5, 0.5)
    ahead, behind = shares_of([7.0, 5.0], 2.0)
    assert ahead / behind == pytest.approx(2.718, abs=0.001)
