"""Each number beside a legal move is one that is claimed, or one that the rules name, in English and in French."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice

import pytest

from durbar.engine.state import State
from durbar.games.taj_mahal.moves import Build
from tests.attacks.claims import MEASURED
from tests.attacks.numbers import WRITTEN, unexplained
from tests.games.dice_charmers.build import acting, table
from tests.games.ra.build import play
from tests.games.ra.build import table as ra_table
from tests.games.taj_mahal.build import A
from tests.games.taj_mahal.build import table as taj_mahal_table
from tests.ui import positions as ra
from tests.ui.games.dice_charmers import positions as dice_charmers
from tests.ui.games.raja import positions as raja
from tests.ui.games.taj_mahal import positions as taj_mahal

UNPAINTED = True
#: Of so many positions one is looked at.
THIN = {"ra": 34, "raja": 20, "taj_mahal": 40, "dice_charmers": 70}
DECISIONS = {
    "ra": ra.DECISIONS,
    "raja": raja.DECISIONS,
    "taj_mahal": taj_mahal.DECISIONS,
    "dice_charmers": dice_charmers.DECISIONS,
}


def looked_at(key: str) -> Iterator[State]:
    """One of each kind of decision, and some positions of random games."""
    yield from (decision() for decision in DECISIONS[key].values())
    random = chain.from_iterable(MEASURED[key].positions(seed) for seed in range(20, 24))
    yield from islice(random, 0, None, THIN[key])


@pytest.mark.parametrize("key", WRITTEN)
def test_every_number_beside_a_move_is_one_that_is_claimed(english: None, key: str):
    held = Counter[str]()
    for state in looked_at(key):
        assert unexplained(key, state, held) == []
    assert held.total() > 500


def test_a_good_brings_no_coins_beyond_the_end_of_the_track(english: None):
    """In the tip of a good as in the list."""
    cells = table().sheet.tracks.money_cells
    state = acting("merchant", tea=5, sold={"tea": 3}, money=cells - 1)
    assert unexplained("dice_charmers", state, Counter()) == []


def test_a_tile_that_goes_to_a_disaster_picked_before_brings_no_kind(english: None):
    """Unrest was picked with the God before: all is laid down at once, and it strikes what comes with it."""
    state = ra_table(3, track=("unrest", "writing", "nile"), areas=({"god": 3},))
    play(state, "spend unrest")
    assert unexplained("ra", state, Counter()) == []


def test_what_a_royal_palace_does_not_take_is_not_counted(english: None):
    """Where an ordinary one would take a tile, nobody else has one, and only the royal one is left."""
    assert unexplained("taj_mahal", taj_mahal.placing_only_the_royal_one(), Counter()) == []


def test_what_palaces_have_taken_already_counts_with_what_they_take_next(english: None):
    """A second tea tile of one withdrawal is worth as much as the first and the second together make it."""
    state = taj_mahal_table(
        3,
        hands=taj_mahal.RICH,
        played={A: ["rVP", "gEE"]},
        bonus={"sirhind": "tea", "delhi": "tea"},
        province="delhi",
        taken={},
    )
    for move in ("withdraw", str(Build("sirhind"))):
        state.play(next(one for one in state.legal_moves() if str(one) == move))
    assert state.step == "placing"
    assert unexplained("taj_mahal", state, Counter()) == []
