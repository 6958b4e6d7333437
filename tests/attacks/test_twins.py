"""Pairs of games that look alike to the next person: built ones, and a few at random."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from durbar.engine.move import Move
from durbar.games.raja.moves import Keep, Point
from durbar.games.taj_mahal.moves import NOTHING, Play
from durbar.ui.kit.look.theme import look
from durbar.ui.words import use_language
from tests.games.taj_mahal.build import A, B, C, card, deal_hand
from tests.games.taj_mahal.build import table as taj_mahal
from tests.lab.attacks.twins import Attack, Pair, furnished, quickly
from tests.ui.games.raja.positions import a_disc

#: Two hands of seat 0 of Taj Mahal that hold the same card to play, and nothing else in common.
HANDS = (["rEV", "rEP", "gEE", "wE"], ["rEV", "vEG", "yEM", "wK"])


@pytest.fixture(scope="module")
def attack(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attack]:
    with pytest.MonkeyPatch.context() as patch, quickly():
        patch.setenv("DURBAR_DATA", str(tmp_path_factory.mktemp("twins")))
        attack = Attack(seed=1, window=furnished(), sizes=((960, 600),))
        yield attack
        attack.window.shut()
        attack.window.close()
        attack.window.deleteLater()
    look.set(dark=False, text=1.0)
    use_language("en")


def disc(first: str, second: str) -> tuple[Move, ...]:
    """Two actions are chosen in secret, and kept."""
    return Point(first), Point(second), Keep()


def two_purses() -> Pair:
    """Seat 0 has chosen the same actions, and has other gold."""
    states = a_disc(), a_disc()
    states[1].gold[0] += 4
    moves = disc("gold", "palace")
    return Pair("raja", 1, states, tuple(zip(moves, moves, strict=True)))


def two_discs() -> Pair:
    """Seat 0 has the same gold, and chooses other actions."""
    moves = zip(disc("gold", "palace"), disc("characters", "quarry"), strict=True)
    return Pair("raja", 1, (a_disc(), a_disc()), tuple(moves))


def two_hands() -> Pair:
    """Seat 0 plays the same card out of other hands."""
    state = taj_mahal(3, hands={A: HANDS[0], B: ["yEE", "yEV", "wM"], C: ["gEG", "gEM", "wP"]})
    move = Play(card("rEV"), NOTHING)
    return Pair("taj_mahal", 1, (state, deal_hand(state, A, HANDS[1])), ((move, move),))


PAIRS = {"purses": two_purses, "discs": two_discs, "hands": two_hands}


@pytest.mark.parametrize(("pair", "seed"), [("purses", 4), ("discs", 7), ("discs", 9), ("hands", 7)])
def test_the_next_person_sees_and_hears_the_same_in_both(attack: Attack, pair: str, seed: int):
    attack.faults.clear()
    attack.compare(PAIRS[pair](), seed)
    assert attack.faults == []
    assert attack.curtains


def test_a_pair_in_each_game_is_alike_whatever_one_did_before(attack: Attack):
    attack.faults.clear()
    attack.run(until=float("inf"), pairs=1)
    assert attack.faults == []
