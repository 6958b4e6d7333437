"""The one source of chance: its algorithm is pinned for good, for every saved game rests on it."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from durbar.engine.rng import Rng

#: The published test vector of splitmix64, seed 1234567.
SEED = 1234567
VECTOR = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]


def splitmix64(seed):
    """The published algorithm, written out once more."""
    while True:
        seed = (seed + 0x9E3779B97F4A7C15) % 2**64
        mixed = seed
        mixed = (mixed ^ mixed // 2**30) * 0xBF58476D1CE4E5B9 % 2**64
        mixed = (mixed ^ mixed // 2**27) * 0x94D049BB133111EB % 2**64
        yield mixed ^ mixed // 2**31


def test_the_published_vector():
    rng = Rng(SEED)
    assert [rng.below(2**64) for _ in VECTOR] == VECTOR
    numbers = splitmix64(SEED)
    assert [next(numbers) for _ in VECTOR] == VECTOR


def test_small_numbers_are_the_high_part_of_the_product():
    rng = Rng(SEED)
    assert [rng.below(180) for _ in VECTOR] == [number * 180 // 2**64 for number in VECTOR]
    assert [number * 180 // 2**64 for number in VECTOR] == [63, 31, 95, 44, 160]


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**40))
def test_against_the_algorithm_written_out_once_more(seed, n):
    rng, numbers = Rng(seed), splitmix64(seed)
    for _ in range(5):
        assert rng.below(n) == next(numbers) * n // 2**64


@given(st.integers(0, 2**53 - 1), st.integers(1, 1000))
def test_below_keeps_its_bounds(seed, n):
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_one_choice_still_takes_a_step():
    rng = Rng(3)
    assert rng.below(1) == 0
    assert rng.state != Rng(3).state


@pytest.mark.parametrize("n", [2, 6, 23, 180])
def test_below_is_roughly_uniform(n):
    rng, times = Rng(7), 400 * n
    counts = Counter(rng.below(n) for _ in range(times))
    square = sum((counts[value] - 400) ** 2 / 400 for value in range(n))
    assert abs(square - (n - 1)) < 5 * (2 * (n - 1)) ** 0.5


def test_neighbouring_seeds_are_not_alike():
    first = Counter(Rng(seed).below(10) for seed in range(10_000))
    assert all(850 < count < 1150 for count in first.values())


@given(st.integers(0, 2**53 - 1), st.lists(st.integers(), max_size=50))
def test_shuffling_keeps_the_items(seed, items):
    shuffled = items[:]
    Rng(seed).shuffle(shuffled)
    assert Counter(shuffled) == Counter(items)


def test_shuffling_gives_every_order_as_often():
    orders = Counter()
    for seed in range(12_000):
        items = [1, 2, 3, 4]
        Rng(seed).shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(380 < count < 620 for count in orders.values())


def test_a_pinned_shuffle():
    """Fisher and Yates from the end, each with one number below its place plus one."""
    numbers, expected = splitmix64(SEED), list(range(10))
    for last in range(9, 0, -1):
        other = next(numbers) * (last + 1) // 2**64
        expected[last], expected[other] = expected[other], expected[last]
    items = list(range(10))
    Rng(SEED).shuffle(items)
    assert items == expected


def test_a_copy_goes_on_alike_and_alone():
    rng = Rng(SEED)
    rng.below(5)
    twin = rng.copy()
    assert [rng.below(1000) for _ in range(5)] == [twin.below(1000) for _ in range(5)]
    twin.below(2)
    assert twin.state != rng.state
