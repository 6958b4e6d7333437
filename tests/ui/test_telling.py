"""What mattered most in a stage: one choice for each player, worth what is told of it, and nothing that is hidden."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

import durbar
from durbar.engine.event import Event
from durbar.games.ra.events import EpochScored
from durbar.games.ra.moves import Draw
from durbar.games.ra.scoring import score_epoch
from durbar.games.ra.tiles import TILES
from durbar.games.raja.events import CityScored
from durbar.games.taj_mahal.events import VisitEnded
from durbar.ui.games import game_screen
from durbar.ui.games.ra.words.results import replayed
from durbar.ui.games.raja.words.results import Round
from durbar.ui.games.taj_mahal.words.results import stays, visits
from durbar.ui.pages.results.stage import ChoiceList
from durbar.ui.window import Window
from durbar.ui.words import use_language
from tests.contract.positions import CASE, playing
from tests.games.ra.build import play, table
from tests.games.raja.build import SHORT
from tests.games.raja.build import table as city
from tests.games.taj_mahal.build import A, B, C
from tests.games.taj_mahal.build import table as court
from tests.ui.eyes import unreadable
from tests.ui.games.raja.positions import a_far_city, a_last_turn
from tests.ui.hands import press_here, sit_at, words_in
from tests.ui.kit.tips.test_tips import LEFT_OVER
from tests.ui.positions import sight

Moves = list[tuple[Any, list[Event]]]

#: By game, what ends a stage.
ENDS = {"ra": EpochScored, "raja": CityScored, "taj_mahal": VisitEnded}


def stages_of(key: str, seats: int, **options: Any) -> Iterator[list[Moves]]:
    """The stages of a lively random game, each as it looks to the first seat and to the last."""
    state = durbar.start(key, seats=seats, seed=5, options=options)
    screen, moves = game_screen(key), []
    before = [state.view(seat) for seat in (0, seats - 1)]
    for _, events in playing(state, 5, CASE[key].ways[-1]):
        seen = [[e for event in events if (e := event.seen_by(seat)) is not None] for seat in (0, seats - 1)]
        moves.append(list(zip(before, seen, strict=True)))
        if any(isinstance(event, ENDS[key]) for event in events):
            yield [[move[place] for move in moves] for place in (0, 1)]
        before = [state.view(seat) for seat in (0, seats - 1)]
        if screen.stage(before[0]) != screen.stage(moves[0][0][0]):
            moves = []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("key", "seats", "options"),
    [("ra", 3, {}), ("ra", 5, {}), ("raja", 2, SHORT), ("raja", 4, SHORT), ("taj_mahal", 3, {}), ("taj_mahal", 5, {})],
)
def test_each_player_is_told_one_choice_and_all_the_same(
    english: None, key: str, seats: int, options: dict[str, Any], language: str
):
    use_language(language)
    told = []
    for own, others in stages_of(key, seats, **options):
        choices = game_screen(key).endings.telling_choices(own)
        assert [seat for seat, _ in choices] == list(range(seats))
        assert game_screen(key).endings.telling_choices(others) == choices
        told += [words for _, words in choices]
    assert len(told) >= 3 * seats
    assert len(set(told)) > len(told) / 2
    assert not [words for words in told if not words.strip() or LEFT_OVER.search(words) or words.endswith(".")]


# ---- Ra ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 5])
def test_what_is_added_up_is_what_is_settled(seats: int):
    """Areas made from the events alone bring the fame that the epoch was scored with."""
    for moves, _ in stages_of("ra", seats):
        events = [event for _, told in moves for event in told]
        (scored,) = [event for event in events if isinstance(event, EpochScored)]
        areas, _ = replayed([Counter(area) for area in moves[0][0].areas], events)
        suns = [score.suns for score in scored.scores]
        again = score_epoch([[area[tile] for tile in TILES] for area in areas], [0] * seats, scored.epoch == 3)
        assert [score.total + sun for score, sun in zip(again, suns, strict=True)] == [
            score.total for score in scored.scores
        ]


def told_of(state: Any, *texts: str, last: Any = None) -> dict[int, str]:
    """What is told after these moves of Ra and, at the end, the last Ra."""
    moves: Moves = []
    for text in texts:
        view = state.view(0)
        moves.append((view, play(state, text)))
    view = state.view(0)
    moves.append((view, state.play(Draw())))
    return dict(game_screen("ra").endings.telling_choices(moves))


def test_a_lot_is_worth_what_the_settlement_would_lack_without_it(english: None):
    """The Flood scores for 2 Niles that lay there, and the gold; Unrest spoils a civilization of 5: 1 + 2 + 3 − 5."""
    areas = ({"nile": 2, "art": 1, "writing": 1, "religion": 1}, {"god": 1}, {})
    lot = ("flood", "gold", "unrest")
    state = table(3, track=lot, areas=areas, ra=7, bag={"ra": 9})
    told = told_of(state, "invoke", "pass", "pass", "bid 13", "lose art", "lose writing")
    assert (
        told[0]
        == "The lot won with 13 (a Flood, a gold tile and an Unrest tile), which cost an Art tile and a Writing tile: "
        "1 fame more by its tiles"
    )
    assert told[1] == "No tile taken: −3 fame"
    assert told[2] == "No tile taken: −5 fame"


def test_a_god_is_told_with_what_it_would_have_scored_itself(english: None):
    state = table(3, track=("gold", "nile"), areas=({"god": 1},), ra=7, bag={"ra": 9})
    told = told_of(state, "spend gold")
    assert told[0].endswith("spent on a gold tile: 1 fame more than without")


# ---- Raja ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_the_city_is_scored_as_it_stood_before_the_last_move(seats: int):
    for moves, _ in stages_of("raja", seats, **SHORT):
        (scored,) = [event for event in moves[-1][1] if isinstance(event, CityScored)]
        round_ = Round(moves, moves[-1][0], scored)
        assert round_.end.score(scored.city) == scored.score
        for seat in range(seats):
            assert round_.owed(seat) == (0, 0)


def round_told(state: Any, *texts: str) -> dict[int, str]:
    """What is told after these moves of Raja, the last of which ends the round."""
    moves: Moves = []
    for text in texts:
        view = state.view(0)
        moves.append((view, state.play(next(move for move in state.legal_moves() if str(move) == text))))
    return dict(game_screen("raja").endings.telling_choices(moves))


def test_deeds_of_a_round_are_told_with_their_gold(english: None):
    """Seat 0 takes gold and forgoes a palace; that is less than what it had in the city, as others have, or nothing."""
    told = round_told(a_last_turn(), "gold", "end")
    assert told[0] == "What was in Ahmadabad before: 11 gold"
    assert told[1] == "What was in Ahmadabad before: 7 gold"
    assert told[2] == "No points in Ahmadabad"


def test_a_palace_is_told_with_the_reward_it_made(english: None):
    """With 1 point against the 2 of seat 1, seat 0 would be second and get 7; its palace makes it first, with 11."""
    state = city(3, disc=("palace", "gold"), city_houses={"AHM": "BB"}, architects=("AHM",), played=(1, 2))
    told = round_told(state, "palace AHM central", "end")
    assert told[0].startswith("Palace 1, the central one of Ahmadabad, for 12 gold: 3 point")
    assert told[0].endswith("there, 4 gold more from the Maharaja")


def test_a_house_that_made_the_reward_is_told_before_a_palace_that_made_none(english: None):
    """Without the houses seat 0 would be second; without the palace it would still win the tie."""
    stands = {"city_houses": {"AHM": "AABBBBB"}, "architects": ("AHM",), "played": (1, 2), "cards": (1, 2, 3)}
    state = city(3, disc=("two_houses", "palace"), **stands)
    told = round_told(state, "house AHM", "house AHM", "palace AHM outer", "end")
    assert told[0].startswith("2 new house")
    assert told[0].endswith("4 gold more from the Maharaja")


def test_gold_that_is_forgone_is_less_than_a_city_that_brought_more(english: None):
    told = round_told(a_last_turn(), "end")
    assert told[0] == "What was in Ahmadabad before: 11 gold"


def test_a_journey_is_told_with_the_reward_it_made(english: None):
    """Alone in the city, seat 0 gets 11 and 5 for the monopoly; that is more than the 5 gold of the way."""
    state = a_far_city(played=(1, 2))
    texts = [str(move) for move in game_screen("raja").path(("city", "JOD"), sight(state))]
    told = round_told(state, *texts, "end")
    assert told[0].startswith("The journey to Jodhpur: 1 point")
    assert told[0].endswith("there, 16 gold more from the Maharaja")


# ---- Taj Mahal -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 5])
def test_the_points_of_a_withdrawal_are_those_of_the_visit(seats: int):
    for moves, _ in stages_of("taj_mahal", seats):
        (visit,) = visits([event for _, told in moves for event in told], seats)
        found = list(stays(moves))
        assert [stay.seat for stay in found] == visit.order
        for stay in found:
            assert stay.points == visit.of(stay.seat) - visit.points["card"][stay.seat]


def withdrawn(state: Any, *texts: str) -> str:
    """What is told of seat A after these moves, the last of which ends its part."""
    moves: Moves = []
    for text in texts:
        view = state.view(A)
        moves.append((view, state.play(next(move for move in state.legal_moves() if str(move) == text))))
    return dict(game_screen("taj_mahal").endings.telling_choices(moves))[A]


def test_a_tie_is_told_with_what_it_cost(english: None):
    """The province tile of visit 2, jewels and tea, would have brought one point for each."""
    state = court(3, played={A: ["rEE"], B: ["yEE"]}, taken={"V": C, "G": C, "M": C, "P": C, "K": C}, visit=2)
    assert withdrawn(state, "withdraw").startswith("Tied for the elephant: 2 point")


def test_leaving_with_nothing_says_so(english: None):
    assert withdrawn(court(3), "withdraw") == "Left first, without playing a card: no points"


# ---- on the screen -------------------------------------------------------------------------------------------------


def test_the_table_of_an_epoch_shows_them_in_either_language(window: Window, qtbot: QtBot):
    lot = ("flood", "gold", "nile")
    page = sit_at(window, table(3, track=lot, ra=7, bag={"ra": 9}), "ppp")
    for text in ("invoke", "pass", "pass", "bid 13"):
        page.clicks.make(next(move for move in page.sight.legal if str(move) == text))
    page.clicks.make(Draw())
    panel = page.ends.panel
    assert panel.isVisible()
    panel.unfold()
    choices = panel.findChild(ChoiceList)
    assert "The lot won with 13 (a Flood, a gold tile and a Nile): 5\u00a0fame more by its tiles" in words_in(choices)
    assert words_in(choices).count("No tile taken") == 2
    assert all(player.name in words_in(choices) for player in page.table.players)
    assert not unreadable(choices)
    use_language("fr")
    page.retranslate()
    assert "Inondation" in words_in(choices)
    assert words_in(choices).count("Leela") == 1
    press_here(Qt.Key.Key_Return)
    assert not panel.isVisible()


def test_a_game_without_stages_tells_nothing(english: None):
    state = durbar.start("dice_charmers", seats=2, seed=1)
    view = state.view(0)
    events = state.play(state.legal_moves()[0])
    screen = game_screen("dice_charmers")
    assert screen.endings.stage_table(events, sight(state, 0)) is None
    assert not screen.endings.telling_choices([(view, events)])
