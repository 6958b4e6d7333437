"""What Taj Mahal's screen states about moves is held against what the rules make of them."""

from durbar.engine.chance import Chance
from durbar.engine.state import ranked
from durbar.games.taj_mahal.moves import Withdraw
from durbar.ui.games import game_screen
from durbar.ui.games.taj_mahal.words.claims import claims
from durbar.ui.games.taj_mahal.words.results import decided
from tests.games.taj_mahal.build import A, table
from tests.games.taj_mahal.outcomes import outcomes, positions
from tests.ui.positions import sight

SCREEN = game_screen("taj_mahal")
UNPAINTED = True


def test_what_is_at_most_can_be_reached():
    """That it is the most, and that all else comes true, is held by the attack on claims."""
    reached = 0
    for seed in range(3):
        for state in positions(seed, 12):
            look = sight(state)
            for move in look.legal:
                for claim in claims(move, look):
                    if claim.bound == "at most":
                        assert max(outcomes(state, move, claim)) == claim.amount, f"{move}: {claim}"
                        reached += 1
    assert reached > 100


def test_no_card_is_promised_where_none_is_left(english: None):
    state = table(3, hands={A: ["rEV"]}, pile=(), discard=(), display=())
    assert "0 cards" in SCREEN.preview(Withdraw(), sight(state))[0]
    assert "brings 0 cards" in SCREEN.prompt(sight(state)).second


# ---- the end -------------------------------------------------------------------------------------------------------


def test_the_lead_is_that_on_the_best_who_did_not_win(english: None):
    """Nothing breaks a tie (§10): all with the same points share the victory."""
    chance, look = Chance(3), sight(table(3))
    for _ in range(200):
        scores = [chance.below(3) for _ in range(3)]
        told = decided(ranked(scores, [()] * 3), look)
        lower = sorted(score for score in scores if score < max(scores))
        if not lower:
            assert told == "all with the same points"
        else:
            assert told.startswith(f"{max(scores) - lower[-1]} point")
            assert any(look.name(seat) in told for seat in range(3) if scores[seat] == lower[-1])
