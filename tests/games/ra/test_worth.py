"""What judgement says of tiles is what the rules then do."""

import random

import pytest

import durbar
from durbar.games.ra.scoring import score_epoch
from durbar.games.ra.steps import TURNS, receive
from durbar.games.ra.tiles import NUMBER, TILES
from durbar.games.ra.worth import lines, worth


def positions(seats, seed):
    """States of a game in which areas fill up, between turns."""
    rng = random.Random(seed)
    state = durbar.start("ra", seats=seats, seed=seed)
    while state.to_act is not None:
        if len(state.steps) == 1:
            yield state
        legal = state.legal_moves()
        state.play(legal[0] if rng.random() < 0.6 else rng.choice(legal))


def with_areas(seats, *areas, epoch=1):
    """A state whose seats own these tiles, named in one text each."""
    state = durbar.start("ra", seats=seats, seed=1)
    state.epoch = epoch
    for area, text in zip(state.areas, areas, strict=False):
        for tile in text.split():
            area[NUMBER[tile]] += 1
            state.bag.remove(NUMBER[tile])
    return state


def totals(state):
    sums = [sum(state.all_suns(seat)) for seat in range(state.seats)]
    return [score.total for score in score_epoch(state.areas, sums, last=state.epoch == 3)]


def best_total(state, seat):
    """The seat's best total over all choices of losses that wait."""
    if len(state.steps) == 1:
        return totals(state)[seat]
    found = []
    for move in state.legal_moves():
        after = state.copy()
        after.steps[-1].play(after, move, [])
        after.forget_moves()
        found.append(best_total(after, seat))
    return max(found)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_worth_is_what_the_settlement_would_change(seats):
    rng = random.Random(seats)
    for seed in range(8):
        for state in positions(seats, seed):
            seat = rng.randrange(seats)
            tiles = tuple(tile for tile in map(TILES.__getitem__, rng.sample(state.bag, 5)) if tile != "ra")
            after = state.copy()
            after.steps = [TURNS[seat]]
            receive(after, seat, bytes(NUMBER[tile] for tile in tiles), [])
            had, has, fame = totals(state)[seat], best_total(after, seat), state.fame[seat]
            settled = max(0, fame + has) - max(0, fame + had)
            assert worth(state.view(seat), seat, tiles) == settled, (tiles, state.view(seat))
            # what others see of it while fame lies face down
            assert worth(state.view((seat + 1) % seats), seat, tiles) == has - had


def test_lines_tell_the_categories_that_change():
    state = with_areas(3, "nile nile nile astronomy", "pharaoh", "pharaoh")
    view = state.view(0)
    assert lines(view, 0, ("flood",)) == {"river": 4}
    assert lines(view, 0, ("pharaoh",)) == {"pharaohs": 2}
    assert lines(view, 0, ("pharaoh", "pharaoh", "gold")) == {"pharaohs": 7, "gold": 3}
    assert lines(view, 0, ("unrest",)) == {"civilization": -5}
    assert lines(view, 0, ("temple",)) == {}
    assert lines(view, 0, ()) == {}
    assert lines(view, 1, ("art",)) == {"civilization": 5}


def test_monuments_count_in_the_last_epoch_only():
    state = with_areas(3, "temple temple sphinx", epoch=3)
    assert lines(state.view(0), 0, ("temple",)) == {"monuments": 5}
    assert lines(state.view(0), 0, ("earthquake",)) == {"monuments": -1}
    state.epoch = 2
    assert lines(state.view(0), 0, ("temple",)) == {}


def test_a_god_spent_costs_its_two_fame():
    state = with_areas(3, "god", "")
    assert worth(state.view(0), 0, ("gold",)) - worth(state.view(0), 0, ("gold",), gods=1) == 2


def test_suns_are_exchanged_in_the_last_epoch():
    state = with_areas(3, epoch=3)
    state.suns_up = [(2, 5, 8, 13), (3, 6, 9, 12), (4, 7, 10, 11)]  # 28, 30, 32
    assert lines(state.view(0), 0, (), sun=13) == {}
    assert lines(state.view(2), 2, (), sun=11) == {"suns": -10}
    state.epoch = 2
    assert lines(state.view(2), 2, (), sun=11) == {}


def test_fame_that_is_known_does_not_fall_below_0():
    state = with_areas(3, "pharaoh", "pharaoh", "pharaoh")
    state.fame[0] = 2
    assert worth(state.view(0), 0, ("gold",)) == 0
    assert worth(state.view(0), 0, ("gold", "gold")) == 3
    state.options = {**state.options, "hidden_scores": True}
    assert worth(state.view(1), 0, ("gold",)) == 3
