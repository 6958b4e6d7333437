"""What mattered most in a visit: the +2 card has brought its points, whatever is won."""

from durbar.ui.games import game_screen
from durbar.ui.words import use_language
from tests.games.taj_mahal.build import A, B, leave, put, table
from tests.ui.games.taj_mahal.positions import RICH

SCREEN = game_screen("taj_mahal")


def told_of_a_visit(card: str) -> str:
    """What is told of seat A, which plays a card with the +2 card and is the first to leave."""
    use_language("en")
    state = table(3, hands=RICH, played={B: ["yEP", "wV"]}, special={A: ["+2"]})
    moves = [(state.view(A), put(state, *cards)) for cards in ((card, "+2"), ("yEV",), ("gEG",))]
    visit = state.visit
    while state.visit == visit:
        moves.append((state.view(A), leave(state)))
    return dict(SCREEN.endings.telling_choices(moves))[A]


def test_the_points_of_the_plus_two_card_are_told(qapp: object):
    assert told_of_a_visit("rEV").startswith("Left first: 2 points with the +2 card")
    won = told_of_a_visit("rVM")
    assert won.startswith("Won ")
    assert won.endswith("and the +2 card: 3 points"), "a card that is named has its points counted"
