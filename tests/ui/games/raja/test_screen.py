"""What Raja's screen tells of a position, against the rulebook's numbers: nothing of this needs a window."""

import pytest

from durbar.games.raja.events import Travelled
from durbar.games.raja.moves import BuildersHouse, House, Lift, Palace, Point, TakeGold, Travel
from durbar.ui import words
from durbar.ui.games import game_screen
from durbar.ui.games.raja import estimates, names
from durbar.ui.games.raja.words import move_words
from durbar.ui.games.raja.words.results import Deed, _payments
from durbar.ui.kit.look import art
from tests.games.raja.build import BUILDER, MONK, A, play, table
from tests.ui.games.raja.positions import a_disc, a_far_city, a_rich_turn, a_turn, an_exchange, first_houses
from tests.ui.positions import sight

SCREEN = game_screen("raja")

pytestmark = pytest.mark.usefixtures("english")

#: From AHM to the start: over V01, which is seat A's own, and V02 of seats A and B.
TO_START = Travel("R01", "START")


@pytest.mark.parametrize(
    ("card", "pays", "in_list", "in_log"),
    [
        (1, "You pay 1 gold to Marc.", "1 gold", ": 1 gold to Marc."),
        (MONK, "The bank pays for you: 1 gold to Marc.", "bank pays", ": the bank pays 1 gold to Marc."),
    ],
)
def test_who_pays_a_toll(card: int, pays: str, in_list: str, in_log: str):
    state = table(
        3, disc=("palace", "gold"), cards=(card, 6, 7), villages={"V01": "A", "V02": "B"}, architects=("AHM",)
    )
    look = sight(state)
    assert SCREEN.preview(TO_START, look)[0].startswith(pays)
    assert move_words.gain_words(TO_START, look)[0] == in_list
    (line,) = SCREEN.log_lines(state.copy().play(TO_START), look)
    assert line.words.endswith(in_log)


def test_a_free_way_is_told_to_be_free():
    look = sight(table(3, villages={"V01": "A", "V02": "A"}, architects=("AHM",)))
    assert SCREEN.preview(TO_START, look)[0].startswith("The way is free.")
    assert move_words.gain_words(TO_START, look) == ("free", "quiet")


def test_what_a_move_costs_or_brings_is_what_the_rules_then_take_or_give():
    for state in (a_turn(), a_rich_turn(), a_far_city(), an_exchange()):
        look = sight(state)
        for move in state.legal_moves():
            if isinstance(move, Travel | House | Palace | TakeGold | BuildersHouse):
                then = state.copy()
                then.play(move)
                assert move_words.cost(move, look.view) == state.gold[look.seat] - then.gold[look.seat], move
    rich = sight(a_rich_turn())
    assert move_words.gain_words(TakeGold(), rich) == ("+2", "gain")


def test_gold_that_an_action_brings_is_no_price():
    look = sight(table(3, disc=("gold", "gold")))
    assert move_words.cost(Point("gold"), look.view) == -2
    assert move_words.cost(Point("palace"), look.view) == 12
    assert move_words.cost(Point("two_houses"), look.view) == 2


def test_the_trader_s_gold_comes_before_the_turn_is_paid():
    for card, gold in ((2, 17), (1, 15)):
        view = table(3, cards=(card, 6, 7)).view(A)
        assert estimates.planned_purse(view, ("palace",)).gold == gold


def test_a_house_that_is_lifted_counts_no_more():
    look = sight(
        table(3, disc=("move_house", "gold"), villages={"V01": "A"}, city_houses={"AHM": "AA"}, architects=("AHM",))
    )
    now = estimates.scored(look.view, "AHM").points[A].total
    city, then = move_words.scored_after(Lift("AHM"), look.view) or ("", ())
    assert (city, [scored.points[A].total for scored in then]) == ("AHM", [now - 1])
    assert move_words.scored_after(House("V01"), look.view) is None


def test_only_tolls_of_ones_own_gold_are_told_among_what_mattered():
    walks = [Travelled(A, "R01", "START", "AHM", ((1, 3),), by_bank) for by_bank in (True, False)]
    assert Deed("3 gold paid in tolls", 3) in list(_payments(walks))


def test_names_of_actions_stand_in_quotes_for_they_have_their_own_and(english: None):
    assert names.actions_listed(["gold", "palace_house"]) == "“Gold” and “Palace and House”"
    assert names.actions_listed(["gold", "gold"]) == "“Gold”\u00a0×\u00a02"


def test_the_builders_house_is_no_duty(english: None):
    told = SCREEN.prompt(sight(a_turn(cards=(BUILDER, 6, 7))))
    assert told.sentence == SCREEN.prompt(sight(a_turn())).sentence
    assert told.second.startswith("The Builder may build or move a house too.")


@pytest.mark.parametrize(
    ("language", "placing", "choice", "duties", "standing"),
    [
        (
            "en",
            "Place the second of your four houses",
            "Choose “Gold”",
            "1 house, and move a governor",
            "You in Ahmadabad so far",
        ),
        (
            "fr",
            "Placez la deuxième de vos quatre maisons",
            "Choisir « Or »",
            "1 maison, et à descendre",
            "Vous, à\u00a0Ahmadabad, pour l’instant",
        ),
    ],
)
def test_the_prompt_says_which_house_what_is_to_do_and_where_points_are(
    english: None, language: str, placing: str, choice: str, duties: str, standing: str
):
    words.use_language(language)
    assert SCREEN.prompt(sight(first_houses())).sentence.startswith(placing)
    assert SCREEN.move_row(Point("gold"), sight(a_disc())).words.replace("\u00a0", " ") == choice
    told = SCREEN.prompt(sight(a_turn()))
    assert duties in told.sentence.replace("\u00a0", " ")
    assert standing in told.second


def test_a_choice_that_cannot_be_paid_is_said_in_its_sentence_and_in_madder():
    """6 gold and 2 of the first action pay no palace."""
    said = {}
    for second in ("palace", "quarry"):
        state = a_disc()
        state.gold[0] = 6
        play(state, "point gold", f"point {second}")
        said[second] = SCREEN.prompt(sight(state))
    assert "not all can be done as it stands" in said["palace"].sentence
    assert said["palace"].tone == "refuse"
    assert "keep these, Leela?" in said["quarry"].sentence
    assert said["quarry"].tone == "quiet"


def test_a_disc_that_lies_face_down_has_a_pale_rim(qapp: object):
    """Its middle is as dark as the ground of a dark room."""
    picture = art.pixmap("raja/disc-back", 100, 100).toImage()
    assert max(picture.pixelColor(x, 50).lightness() for x in range(8)) > 200
