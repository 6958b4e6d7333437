"""A blunder put in on purpose is found in every game, with the move that would have been right."""

from collections.abc import Callable

import pytest

import durbar
from durbar.bots.review.judging import Subject
from durbar.bots.review.verdict import Verdict, verdict
from durbar.engine.record import Record
from durbar.engine.state import State
from tests.games.dice_charmers.build import sheet
from tests.games.dice_charmers.build import table as dice_charmers
from tests.games.ra.build import table as ra
from tests.games.raja.build import table as raja
from tests.games.taj_mahal.build import table as taj_mahal

A, B, C = range(3)


def last_sun() -> State:
    """A alone has a sun. It may draw on; who calls must take the Unrest, and loses two of six civilizations for it."""
    areas = {"fortress": 1, "sphinx": 1, "palace": 1, "art": 1, "religion": 1, "writing": 1, "pharaoh": 3}
    suns = ((12, 2, 5, 8), (1, 4, 6, 9), (3, 7, 10, 13))
    spent = {sun for own in suns for sun in own} - {12}
    others = {"pharaoh": 2}, {"nile": 2}
    return ra(3, epoch=3, ra=3, track=["unrest"], areas=[areas, *others], suns=suns, spent=spent, fame=(28, 43, 10))


def last_palace() -> State:
    """A stands in Delhi with the gold and the action for the last of its palaces; B will build its own next."""
    discs = {B: ("palace", "palace")}
    return raja(3, disc=("palace", "palace"), discs=discs, in_hand=(1, 1, 6), gold=(20, 10, 10), round=5,
                architects=("DEL", "AGR", "AGR"))  # fmt: skip


def last_visit() -> State:
    """B is two points ahead and has a card left, as C; A has four, three of them of one colour, and may win tiles."""
    hands = {A: ["rEV", "rEG", "rEE", "wV"], B: ["yEM"], C: ["gEP"]}
    return taj_mahal(3, visit=12, hands=hands, score=(42, 44, 40))


def last_bonus() -> State:
    """C has a bonus left that takes its tracks as far past each other as B's are; then the game is over."""
    others = {A: sheet(fame=21, money=38), B: sheet(fame=22, money=38)}
    return dice_charmers(3, turn=C, pick=2, fame=21, money=38, waiting=["T4"], others=others)


@pytest.mark.parametrize(
    ("key", "position", "blunder", "better"),
    [
        ("ra", last_sun, "invoke", "draw"),
        ("raja", last_palace, "end", "palace DEL central"),
        ("taj_mahal", last_visit, "withdraw", "play red-elephant-"),
        ("dice_charmers", last_bonus, "end", "use T4"),
    ],
)
def test_a_game_thrown_away_is_found_with_the_better_move(
    key: str, position: Callable[[], State], blunder: str, better: str
):
    state = position()
    move = durbar.game(key).read_move(blunder)
    after = state.copy()
    after.play(move)
    judged = Subject(Record(key, 3, 1, {}), [state, after], [move]).judge(0, 1, 1)
    assert verdict(judged) is Verdict.BLUNDER
    assert judged.best.move.startswith(better)
    assert judged.made.move == blunder
