"""What Taj Mahal's screen states about moves is held against what the rules make of them."""

from collections.abc import Iterator

import durbar
from durbar.engine.chance import Chance
from durbar.games.taj_mahal.moves import Withdraw
from durbar.games.taj_mahal.state import TajMahalState
from durbar.ui.games import game_screen
from durbar.ui.games.taj_mahal.words.claims import claims
from tests.contract.positions import playing
from tests.games.taj_mahal.build import A, table
from tests.games.taj_mahal.keeping import lively
from tests.games.taj_mahal.outcomes import outcomes, worn
from tests.ui.positions import sight

SCREEN = game_screen("taj_mahal")
UNPAINTED = True


def positions(every: int, seed: int = 1) -> Iterator[TajMahalState]:
    """Positions of lively games, and the same where there is hardly a card left."""
    chance = Chance(seed)
    for seats in (3, 4, 5):
        state = durbar.start("taj_mahal", seats=seats, seed=seed)
        assert isinstance(state, TajMahalState)
        for _ in playing(state, seed, lively):
            if state.to_act is None or (chance.below(every) and (state.step == "turn" or chance.below(2))):
                continue
            yield state.copy()
            yield worn(state, chance)


def wrong_claims(state: TajMahalState) -> list[str]:
    """What is stated of a legal move and does not come true."""
    look, wrong = sight(state), []
    for move in look.legal:
        for claim in claims(move, look):
            found = outcomes(state, move, claim)
            came = {max(found)} if found and claim.bound == "at most" else {*found}
            if not came <= {claim.amount}:
                wrong.append(f"{move}: {claim}, but {found}")
    return wrong


def test_every_number_that_is_stated_comes_true():
    for state in positions(12):
        assert wrong_claims(state) == []


def test_no_card_is_promised_where_none_is_left(english: None):
    state = table(3, hands={A: ["rEV"]}, pile=(), discard=(), display=())
    assert "0 cards" in SCREEN.preview(Withdraw(), sight(state))[0]
    assert "brings 0 cards" in SCREEN.prompt(sight(state)).second
