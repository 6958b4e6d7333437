"""The computer player of Raja: legal in every game, honest, never lost on the roads, and a builder of palaces."""

from collections import Counter

import pytest

import durbar
from durbar.bots.levels import bot
from durbar.bots.position import Position
from durbar.bots.random_bot import RandomBot
from durbar.bots.raja_steady import RajaSteady
from durbar.engine.chance import Chance
from durbar.games.raja.events import TurnEnded
from durbar.games.raja.moves import End, Travel
from tests.raja.keeping import covering_sets, lively

#: So that these tests are quick: each looks at one choice in so many.
THIN = 7


def played(players, seed, **options):
    """A game between players, move by move: (state before it, seat, move, events)."""
    state = durbar.start("raja", seats=len(players), seed=seed, options=options)
    while (seat := state.to_act) is not None:
        move = players[seat].choose(Position.of(state, seat), seed + state.played)
        before = state.copy()
        yield before, seat, move, state.play(move)
    yield state, None, None, []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_choice_is_legal_with_all_options_and_repeats(seats):
    player = bot("raja", "steady")
    for number, options in enumerate(covering_sets(seats)):
        state = durbar.start("raja", seats=seats, seed=number, options=options)
        chance = Chance(number)
        count = 0
        while (seat := state.to_act) is not None:
            count += 1
            move = None
            if count % THIN == 0 or state.steps[-1].name in ("replacing", "giving", "auction"):
                position, before = Position.of(state, seat), state.digest()
                move = player.choose(position, 1)
                assert move in state.legal_moves(), (options, state.steps)
                assert state.digest() == before
                if count % (3 * THIN) == 0:
                    assert bot("raja", "steady").choose(position, 2) == move
            state.play(move if move is not None and chance.below(2) else lively(state, chance))


@pytest.mark.parametrize("options", [{}, {"yogi": True, "auction": True, "several_characters": True}])
def test_hidden_discs_change_nothing(options):
    player, chance = RajaSteady(), Chance(4)
    state = durbar.start("raja", seats=4, seed=9, options=options)
    differed = 0
    while (seat := state.to_act) is not None:
        twin = state.copy()
        twin.chance = Chance(77)
        for other, disc in enumerate(state.discs):
            if other != seat and disc is not None and not state.revealed[other]:
                twin.discs[other] = tuple((action + 4) % 9 for action in disc)
        if twin.discs != state.discs and state.played % 3 == 0:
            differed += 1
            assert Position.of(state, seat) == Position.of(twin, seat)
            assert player.choose(Position.of(state, seat), 1) == player.choose(Position.of(twin, seat), 1)
        state.play(lively(state, chance))
    assert differed > 30


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_among_themselves_they_build_and_waste_nothing(seats):
    forgone = turns = 0
    for seed in (1, 2):
        visited: Counter[str] = Counter()
        for state, _, move, events in played([RajaSteady()] * seats, seed):
            if isinstance(move, Travel):
                visited[move.to] += 1
                assert visited[move.to] <= 2, "to and fro"
            elif isinstance(move, End):
                visited.clear()
            for event in events:
                if isinstance(event, TurnEnded):
                    turns += 1
                    forgone += len(event.forgone)
        assert max(state.built) == 7
        assert sum(state.built) / seats > 4.5
        assert state.round <= 10
    assert forgone <= turns / 15


@pytest.mark.parametrize("options", [{}, {"short_game": True, "yogi": True, "home_cities": True}])
def test_it_beats_chance(options):
    for seed in range(4):
        players = [RandomBot()] * 3
        players[seed % 3] = RajaSteady()
        state = next(state for state, seat, _, _ in played(players, seed, **options) if seat is None)
        assert state.standings()[0].seat == seed % 3
        assert state.built[seed % 3] == state.palaces_to_win


def test_the_last_palace_is_built_at_once():
    """With one palace to go and gold for it, the turn ends the game."""
    for state, seat, _, _ in played([RajaSteady()] * 3, 3):
        if seat is None:
            assert max(state.built) == 7
            return
        if state.steps[-1].name == "disc" and not state.steps[-1].pointed and state.built[seat] == 6:
            points = RajaSteady().choose(Position.of(state, seat), 1)
            affordable = state.gold[seat] >= 12
            assert not affordable or "palace" in str(points) or "characters" in str(points)
