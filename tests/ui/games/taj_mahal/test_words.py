"""What Taj Mahal says is said in sentences: cards and symbols have their articles."""

from collections.abc import Iterator

import pytest

from durbar.games.taj_mahal.events import BonusScored, Comparison, Withdrew
from durbar.games.taj_mahal.moves import Take
from durbar.ui.games import game_screen
from durbar.ui.games.taj_mahal.words.sums import sum_of
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.seat_line import Thing
from durbar.ui.words import use_language
from tests.contract.test_screen import sight_of
from tests.games.taj_mahal.build import A, B, play, table
from tests.ui.games.taj_mahal.positions import RICH, a_contest, ending_a_visit, picking_in_the_last_visit, placing

SCREEN = game_screen("taj_mahal")
WITHDREW = Withdrew(
    0,
    (
        Comparison("monk", 2, 1, True, True),
        Comparison("elephant", 3, 1, True, True),
        Comparison("vizier", 1, 1, True, False),
    ),
    True,
)


@pytest.fixture(autouse=True)
def english(qapp: object) -> Iterator[None]:
    """English before and afterwards."""
    use_language("en")
    yield
    use_language("en")


def test_the_prompt_says_in_what_you_are_ahead_or_behind():
    sight = sight_of(a_contest())
    assert SCREEN.prompt(sight).second == "You are level in Viziers, behind in Elephants."
    use_language("fr")
    assert SCREEN.prompt(sight).second == "Vous êtes à égalité pour le vizir, derrière pour l’éléphant."


def test_the_log_gives_symbols_their_articles():
    sight = sight_of(a_contest())
    name = sight.name(0)
    won, lost = (line.words for line in SCREEN.log_lines([WITHDREW], sight))
    assert won == f"{name} withdraws and wins the Monk and the elephant."
    assert lost == f"{name} does not win the Vizier (tie at 1)."
    use_language("fr")
    won, lost = (line.words for line in SCREEN.log_lines([WITHDREW], sight))
    assert won == f"{name} se retire et gagne le moine et l’éléphant."


def test_a_city_with_a_bonus_tile_says_so_in_the_list_of_moves_and_stands_before_those_that_bring_as_many_points():
    state = table(3, hands=RICH, played={A: ["rVP"]}, bonus={"multan": "card"}, province="multan", taken={"P": B})
    play(state, "withdraw")
    sight = sight_of(state)
    rows = [SCREEN.move_row(move, sight) for move in SCREEN.listed(sight)]
    assert {row.gain for row in rows} == {"+1"}
    told = [row.words for row in rows]
    assert told[:2] == ["Build a palace in Multan: the card tile", "Build a palace in Dera Ghazi"]


def test_cards_have_an_article_in_the_list_of_moves():
    sight = sight_of(picking_in_the_last_visit())
    rows = [SCREEN.move_row(move, sight).words for move in sight.legal if isinstance(move, Take)]
    assert rows
    assert all(row.startswith(("Take a ", "Take the ")) for row in rows)


def test_a_tile_that_was_won_in_this_visit_stands_on_a_players_card_once():
    """Apart from those won before it; as long as the cards played lie there, with them."""
    tile = Thing(Picture("taj_mahal/influence-monk"))
    line = SCREEN.seat_line(1, sight_of(ending_a_visit()))
    assert (line.pieces, line.cards) == ((), (tile,))
    line = SCREEN.seat_line(0, sight_of(placing()))
    assert (len(line.pieces), len(line.cards)) == (2, 1)


def test_the_title_of_the_hand_is_short_enough_for_one_line():
    sight = sight_of(picking_in_the_last_visit())
    for code in ("en", "fr"):
        use_language(code)
        assert len(sum_of(sight).title) <= len("Votre main pour l’instant")


def test_a_bonus_tile_says_what_is_counted():
    sight, scored = sight_of(a_contest()), BonusScored(0, "delhi", "jewels", 1, 1)
    said = "for the jewels tile: 1 of this good in all."
    assert SCREEN.log_lines([scored], sight)[0].words.endswith(said)
    use_language("fr")
    assert SCREEN.log_lines([scored], sight)[0].words.endswith(": 1 de cette ressource en tout.")
