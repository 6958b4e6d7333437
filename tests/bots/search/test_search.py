"""The search, on a game small enough to be known by heart."""

import msgspec
import pytest

from durbar.bots.search.advice import MAX_ADVISED, advice, valued
from durbar.bots.search.evaluator import Candidate, Outcome, outcome, shares_of
from durbar.bots.search.position import Position
from durbar.bots.search.result import MoveStats, SearchResult, best_move, merge_results
from durbar.bots.search.search import Budget, Node, Search
from durbar.bots.search.searcher import Impulsive, Searcher, misjudged
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import ranked
from tests.games.ra.build import play, table


class Say(Move, frozen=True):
    word, rank = "say", 1
    what: str


RISKY, SAFE, GIVE, KEEP = Say("risky"), Say("safe"), Say("give"), Say("keep")


class Gift:
    """Seat 0 says risky or safe. Safe wins four times in ten. After risky seat 1 says who wins: give or keep."""

    seats = 2

    def __init__(self, rng):
        self.rng = rng
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
        won = self.rng.below(10) < 4 if move == SAFE else move == GIVE
        self.points = [1, 0] if won else [0, 1]
        self.steps = []

    def resample(self, _seat, rng):
        twin = Gift(Rng(rng.below(1 << 60)))
        twin.steps = self.steps[:]
        return twin

    def standings(self):
        return ranked(self.points, [(), ()])


class Guess:
    """Thinks nothing of any move, and plays out at random."""

    def weigh(self, state):
        return [Candidate(move, 0.0) for move in state.legal_moves()]

    def begin_playout(self, rng):
        pass

    def rollout_move(self, state, rng):
        return state.legal_moves()[rng.below(2)]

    def stage(self, _state):
        return 0

    def expected(self, _state):
        return [0.0, 0.0]

    def consequences(self, _root, _state, _seat):
        return ()

    def temperature(self, _state):
        return 1.0


POSITION = Position(0, Gift(Rng(1)))
BUDGET = Budget(400)


def stats(budget, seed=1):
    return Searcher(lambda _: Guess(), budget).think(POSITION, seed)


def test_every_seat_seeks_its_own_chance_to_win():
    """Played out at random, risky wins every second time; but seat 1 would not give it away."""
    flat = stats(msgspec.structs.replace(BUDGET, expand_after=1000))
    assert best_move(flat, POSITION.legal_moves) == RISKY
    tree = stats(BUDGET)
    assert best_move(tree, POSITION.legal_moves) == SAFE
    assert tree.moves[0].outcome.shares[0] < 0.2
    assert tree.moves[1].outcome.shares[0] == pytest.approx(0.4, abs=0.1)


def test_the_same_seed_thinks_the_same_and_another_one_does_not():
    assert stats(BUDGET, 7) == stats(BUDGET, 7)
    assert stats(BUDGET, 7) != stats(BUDGET, 8)


def test_the_parts_of_a_search_differ_and_add_up():
    parts = [Searcher(lambda _: Guess(), BUDGET).part(POSITION, 1, part) for part in range(2)]
    assert parts[0] != parts[1]
    whole = merge_results(parts)
    both = zip(parts[0].moves, parts[1].moves, strict=True)
    assert [one.playouts for one in whole.moves] == [one.playouts + two.playouts for one, two in both]
    assert sum(one.playouts for one in whole.moves) == BUDGET.playouts
    assert stats(BUDGET) == whole


def test_a_search_that_is_stopped_tells_what_it_knows():
    search = Search(POSITION, Guess(), BUDGET, 1)
    asked = []
    found = search.run(lambda: len(asked) >= 3 or asked.append(1))
    assert sum(one.playouts for one in found.moves) == 3
    nothing = Search(POSITION, Guess(), BUDGET, 1).run(lambda: True)
    assert best_move(nothing, POSITION.legal_moves) == RISKY
    late = Search(POSITION, Guess(), msgspec.structs.replace(BUDGET, seconds=0.0), 1).run()
    assert sum(one.playouts for one in late.moves) == 0


class Sure(Guess):
    """Takes the first move for the best by far."""

    def weigh(self, state):
        return [Candidate(move, -5.0 * place) for place, move in enumerate(state.legal_moves())]


def test_what_seems_clearly_worse_is_not_tried_unless_advice_is_sought():
    player = Searcher(lambda _: Sure(), msgspec.structs.replace(BUDGET, margin=3.0))
    assert [one.move for one in player.think(POSITION, 1).moves] == ["say risky"]
    assert player.choose(POSITION, 1) == RISKY
    assert [one.playouts > 0 for one in player.adviser().think(POSITION, 1).moves] == [True, True]
    assert [one.move for one in stats(msgspec.structs.replace(BUDGET, moves=1)).moves] == ["say risky"]
    alone = Searcher(lambda _: Guess(), msgspec.structs.replace(BUDGET, moves=1)).adviser().think(POSITION, 1)
    assert alone.moves[0].playouts == BUDGET.playouts, "advice is also about a move without a rival"
    patient = Searcher(lambda _: Guess(), Budget(400, seconds=2.0)).patient(3).budget
    assert (patient.playouts, patient.seconds) == (1200, 6.0)
    assert player.patient(3).budget.seconds is None


class Lots(Gift):
    """Seat 0 draws one of four lots; each is worth another share."""

    lots = (Say("worst"), Say("good"), Say("best"), Say("bad"))

    def legal_moves(self):
        return self.lots

    def play(self, move):
        self.steps = []
        won = self.rng.below(10) < (0, 6, 9, 2)[self.lots.index(move)]
        self.points = [1, 0] if won else [0, 1]

    def resample(self, _seat, rng):
        return Lots(Rng(rng.below(1 << 60)))


def test_the_better_half_is_tried_further():
    result = Searcher(lambda _: Guess(), Budget(160)).part(Position(0, Lots(Rng(1))), 1, 0)
    assert [one.playouts for one in result.moves] == [10, 30, 30, 10]
    assert [one.move for one in result.ranked()][:2] == ["say best", "say good"]


def test_a_move_that_is_judged_is_tried_to_the_end_on_the_samples_of_the_best():
    player = Searcher(lambda _: Guess(), Budget(160)).judge(Say("worst"))
    result = player.think(Position(0, Lots(Rng(1))), 1)
    told = {one.move: one for one in result.moves}
    assert told["say worst"].playouts == max(one.playouts for one in result.moves)
    assert [len(part) for part in told["say worst"].won] == [len(part) for part in told["say best"].won]
    assert sum(map(sum, told["say best"].won)) / told["say best"].playouts == pytest.approx(
        told["say best"].outcome.shares[0]
    )
    assert [one.won for one in Searcher(lambda _: Guess(), Budget(160)).think(POSITION, 1).moves] == [(), ()]


def test_also_a_move_that_was_not_thought_of_is_judged():
    player = Searcher(lambda _: Sure(), msgspec.structs.replace(BUDGET, margin=3.0)).judge(SAFE)
    assert [one.move for one in player.think(POSITION, 1).moves] == ["say risky", "say safe"]
    assert [one.playouts for one in player.think(POSITION, 1).moves] == [200, 200]


def a_node(**children: tuple[int, float]) -> Node:
    """A row of moves after which seat 0 has won half, and what follows: playouts and their shares."""
    node = Node(2)
    node.playouts, node.shares = 20, [10.0, 10.0]
    for word, (playouts, shares) in children.items():
        child = node.children[Say(word)] = Node(2)
        child.playouts, child.shares = playouts, [shares, playouts - shares]
    return node


def test_in_the_tree_who_wins_most_of_its_playouts_is_followed_and_who_was_seldom_tried_among_equals():
    search = Search(POSITION, Guess(), msgspec.structs.replace(BUDGET, exploration=0.1), 1)
    state = Gift(Rng(1))
    assert search._follow(a_node(risky=(12, 6.0), safe=(4, 3.5)), state) == SAFE
    assert search._follow(a_node(risky=(12, 6.0), safe=(4, 2.0)), state) == SAFE
    assert search._follow(a_node(risky=(4, 1.0)), state) == SAFE
    sure = Search(POSITION, Sure(), BUDGET, 1)
    assert sure._follow(a_node(risky=(2, 1.0), safe=(1, 0.5)), state) == RISKY, "which seems much better"


def test_a_move_given_up_early_is_not_credited_with_the_luck_of_its_samples():
    search = Search(POSITION, Guess(), BUDGET, 1)
    for move, share in ((RISKY, 0.5), (SAFE, 0.7)):
        search._nodes[move].add(Outcome((share, 1 - share), (2.0, 1.0)))
    then = {RISKY: [0.8, 0.2, 2.5, 1.0]}
    search._find_luck([(SAFE, then)], search.candidates[:1])
    risky, safe = search.result().moves
    assert risky.outcome.shares == (0.5, 0.5)
    assert safe.outcome.shares == pytest.approx((0.4, 0.6))
    assert safe.outcome.points == pytest.approx((1.5, 1.0))


def test_a_playout_ends_where_the_next_stage_begins():
    class Staged(Guess):
        def stage(self, state):
            return state.to_act

        def expected(self, _state):
            return [9.0, 0.0]

    risky, safe = Searcher(lambda _: Staged(), BUDGET).think(POSITION, 1).moves
    assert risky.outcome.shares[0] > 0.999
    assert safe.outcome.shares[0] == pytest.approx(0.4, abs=0.1)
    twice = (
        Searcher(lambda _: Staged(), msgspec.structs.replace(BUDGET, stages=2, expand_after=1000))
        .think(POSITION, 1)
        .moves[0]
    )
    assert twice.outcome.shares[0] == pytest.approx(0.5, abs=0.1)


def test_a_victory_that_is_shared_in_thought_counts_in_part():
    tied = Gift(Rng(1))
    tied.steps, tied.points = [], [3, 3]
    assert outcome(Guess(), tied) == Outcome((0.5, 0.5), (3.0, 3.0))


def thoughts_of(*moves: tuple[str, float, int, float], prior_weight: float = 0.0) -> SearchResult:
    """Thoughts of seat 0: words, worth, playouts, shares."""
    told = tuple(
        MoveStats(word, worth, playouts, (won, playouts - won), (won, 0.0)) for word, worth, playouts, won in moves
    )
    return SearchResult(0, told, 2.0, prior_weight)


def test_what_was_thought_through_longest_comes_first_and_a_first_impression_counts_as_playouts():
    ranked = thoughts_of(("a", 0.0, 10, 9.0), ("b", 0.0, 100, 50.0), ("c", 0.0, 60, 36.0)).ranked()
    assert [one.move for one in ranked] == ["c", "b", "a"]
    assert thoughts_of(("a", 0.0, 4, 2.0), ("b", 0.0, 4, 2.0), prior_weight=4.0).values() == [0.5, 0.5]
    better, worse = thoughts_of(("a", 1.0, 4, 2.0), ("b", -1.0, 4, 2.0), prior_weight=4.0).values()
    assert (better, worse) == pytest.approx((0.5 + 0.125 / 2, 0.5 - 0.125 / 2))
    assert thoughts_of(("a", 1.0, 0, 0.0), ("b", 2.0, 0, 0.0)).values() == [1.0, 2.0]


def test_a_part_that_was_luckier_with_its_samples_does_not_favour_what_it_tried_longer():
    lucky = thoughts_of(("a", 0.0, 10, 8.0), ("b", 0.0, 10, 6.0))
    other = thoughts_of(("a", 0.0, 10, 4.0), ("b", 0.0, 30, 6.0))
    one, two = merge_results([lucky, other]).moves
    assert (one.outcome.shares[0], two.outcome.shares[0]) == pytest.approx((0.6, 0.4))


def test_advice_is_of_the_best_moves_with_chances_that_there_are():
    state = table(3, turn=1, track=("nile", "gold"))
    play(state, "invoke", "bid 4")
    position = Position.of(state, 0)
    moves = [str(move) for move in position.legal_moves]
    result = thoughts_of(*[(move, 0.0, 10, 11.0 - 4 * place) for place, move in enumerate(moves)])
    told = advice(position, "ra", result)
    assert [one.move for one in told] == moves[:MAX_ADVISED]
    assert [one.win_probability for one in told] == pytest.approx([1.0, 0.7, 0.3], abs=0.001)
    assert len(moves) > MAX_ADVISED == 3


def test_moves_are_told_by_what_they_are_ranked_by():
    """Given up early, the last one looks better; by first impression the second is worse than it was found to be."""
    found = valued(thoughts_of(("best", 1.0, 40, 24.0), ("close", -9.0, 40, 24.0), ("luck", 0.0, 4, 4.0)))
    assert [(stats.move, value) for stats, value in found] == [("best", 0.6), ("close", 0.6), ("luck", 0.6)]
    held = valued(thoughts_of(("best", 1.0, 40, 24.0), ("close", -9.0, 40, 24.0), prior_weight=8.0))
    assert held[0][1] > 0.6 > held[1][1]
    assert valued(thoughts_of(("tried", 0.0, 4, 2.0), ("not", 9.0, 0, 0.0)))[1:] == []


def test_who_errs_errs_by_chance_and_never_beyond_reason():
    candidates = [Candidate(RISKY, 5.0), Candidate(SAFE, 4.0), Candidate(KEEP, -9.0)]
    chosen = [misjudged(candidates, 2.0, 10.0, Rng(seed)) for seed in range(200)]
    assert 40 < chosen.count(SAFE) < 100 < chosen.count(RISKY)
    assert KEEP not in chosen
    assert KEEP not in {misjudged(candidates, 50.0, 10.0, Rng(seed)) for seed in range(50)}
    assert {misjudged(candidates, 0.0, 10.0, Rng(seed)) for seed in range(5)} == {RISKY}
    player = Impulsive(Guess, 1.0, 9.0)
    assert {player.choose(POSITION, seed) for seed in range(20)} == {RISKY, SAFE}
    assert player.choose(POSITION, 3) == player.choose(POSITION, 3)


def test_chances_to_win_follow_the_lead():
    assert shares_of([5.0, 5.0], 2.0) == (0.5, 0.5)
    ahead, behind = shares_of([7.0, 5.0], 2.0)
    assert ahead / behind == pytest.approx(2.718, abs=0.001)
