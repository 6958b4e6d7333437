"""What the screen of The Dice Charmers states about moves and asks for is held against what the rules make of it."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import ranked
from durbar.games.dice_charmers.moves import (
    Choose,
    Copy,
    End,
    Gain,
    Half,
    Palace,
    Pass,
    Reroll,
    Reward,
    Road,
    Sail,
    Sell,
    Upgrade,
    Use,
)
from durbar.games.dice_charmers.state import DiceCharmersState
from durbar.ui.games import game_screen
from durbar.ui.games.dice_charmers.words.results import decided
from tests.attacks.claims import attack
from tests.games.dice_charmers.build import LONG, A, acting, full, table
from tests.games.dice_charmers.outcomes import outcomes, positions
from tests.ui.games.dice_charmers.positions import DECISIONS
from tests.ui.positions import sight

SCREEN = game_screen("dice_charmers")
UNPAINTED = True


def games() -> Iterator[DiceCharmersState]:
    """One of each kind of decision, and positions of a few lively games with sheets that are nearly full too."""
    yield from (decision() for decision in DECISIONS.values())
    for seed in (5, 6, 7):
        yield from positions(seed)


# ---- moves ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("decision", DECISIONS.values(), ids=DECISIONS)
def test_every_number_that_is_stated_comes_true(decision: Callable[[], DiceCharmersState]):
    assert attack("dice_charmers", decision(), Counter()) == []


def test_what_a_sale_brings_at_best_can_be_had():
    sales = 0
    for state in games():
        look = sight(state)
        for move in look.legal:
            for claim in SCREEN.claims(move, look):
                if claim.bound == "at most":
                    assert max(outcomes(state, move, claim)) == claim.amount
                    sales += 1
    assert sales > 20


def test_coins_beyond_the_end_of_the_track_are_not_promised(english: None):
    cells = table().sheet.tracks.money_cells
    state = acting("merchant", tea=5, sold={"tea": 3}, money=cells - 1)
    row = SCREEN.move_row(Sell("tea"), sight(state))
    assert row.words == "Sell tea for 1 coin"
    assert "at best 1 coin." in SCREEN.prompt(sight(state)).second


def test_all_that_waits_is_told_as_lost(english: None):
    """A bonus that can't be used now is lost as well as one that can."""
    state = table(waiting=["T3", "L5", "tent-A"], roads=LONG)
    assert SCREEN.move_row(End(), sight(state)).second == "3 bonuses would be lost"
    assert "3 bonuses would be lost" in SCREEN.prompt(sight(state)).second


# ---- the prompt ----------------------------------------------------------------------------------------------------

#: What a sentence asks for, and the moves that do it.
ASKED: tuple[tuple[str, Callable[[Move], bool]], ...] = (
    ("Pick ", lambda move: isinstance(move, Choose)),
    ("spend karma", lambda move: isinstance(move, Reroll)),
    ("pass.", lambda move: isinstance(move, Pass)),
    ("Sell up to", lambda move: isinstance(move, Sell)),
    ("may sell up to", lambda move: isinstance(move, Sell)),
    ("or gain", lambda move: isinstance(move, Gain)),
    ("Gain a good", lambda move: isinstance(move, Gain)),
    ("a good,", lambda move: isinstance(move, Gain)),
    ("different good", lambda move: isinstance(move, (Gain, Sell))),
    ("Draw a ", lambda move: isinstance(move, Road)),
    ("one new road", lambda move: isinstance(move, Road)),
    ("added to yours", lambda move: isinstance(move, Half)),
    ("of your roads", lambda move: isinstance(move, Half)),
    ("second half-road", lambda move: isinstance(move, Half)),
    ("Go back", lambda move: isinstance(move, Sail)),
    ("forward on the river", lambda move: isinstance(move, Sail)),
    ("character", lambda move: isinstance(move, Palace)),
    ("Upgrade", lambda move: isinstance(move, Upgrade)),
    ("purple die", lambda move: isinstance(move, Copy)),
    ("Which reward", lambda move: isinstance(move, Reward)),
    ("to your roads", lambda move: isinstance(move, Half)),
    ("Use your bonus", lambda move: isinstance(move, Use)),
    ("nd your turn", lambda move: isinstance(move, End)),
)


def test_the_prompt_asks_for_nothing_that_cannot_be_done(english: None):
    """Each thing that the sentence asks for is among the legal moves, and of each thing as many as it says."""
    met = set()
    for state in games():
        look = sight(state)
        said = SCREEN.prompt(look).sentence
        asked = [(words, does) for words, does in ASKED if words.lower() in said.lower()]
        assert asked, said
        for words, does in asked:
            met.add(words)
            assert any(does(move) for move in look.legal), f"{said} {look.legal}"
        if "one or two spaces" in said:
            assert sum(isinstance(move, Sail) for move in look.legal) == 2
        if "Add two half-roads" in said:
            assert sum(isinstance(move, Half) for move in look.legal) > 1
    assert len(met) > len(ASKED) - 4


def test_who_passed_in_the_first_pass_picks_no_second_die(english: None):
    state = table(2, turn=A, pick=2, roads=LONG)
    assert SCREEN.prompt(sight(state)).sentence.startswith("Pick a die")


def test_nothing_goes_onto_the_elephant_where_no_die_is_picked(english: None):
    state = table(3, roads=full(), tea=5, silk=5, spices=5, river=range(1, 19), palace=3, levels=3)
    assert "elephant" not in SCREEN.prompt(sight(state)).second


# ---- the end -------------------------------------------------------------------------------------------------------


def test_the_reason_of_the_first_rank_is_what_separated_the_two(english: None):
    """Built ties of every depth, whether anybody's tracks have crossed or not."""
    rng, look = Rng(3), sight(table(3))
    for _ in range(300):
        scores = [rng.below(3) - 1 for _ in range(3)]
        standings = ranked(scores, [(rng.below(2), rng.below(2)) for _ in range(3)])
        told = decided(standings, look)
        first, second = standings[:2]
        if second.rank == 1:
            assert "level in distance and in karma" in told
        elif first.score > second.score:
            assert "level" not in told
        else:
            gained = first.tie_break[0] > second.tie_break[0]
            assert ("more karma gained" if gained else "more karma used") in told
