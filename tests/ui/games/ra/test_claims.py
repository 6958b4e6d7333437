"""What Ra's screen states about moves is held against what the rules make of them."""

from collections.abc import Iterator

import durbar
from durbar.engine.chance import Chance
from durbar.games.ra.moves import Bid, Pass, Spend
from durbar.games.ra.state import RaState
from durbar.ui.games import game_screen
from durbar.ui.games.ra.words.claims import claims
from tests.contract.positions import playing
from tests.games.ra.build import play, table
from tests.games.ra.keeping import lively
from tests.games.ra.outcomes import outcomes, worn
from tests.ui.positions import DECISIONS, sight

SCREEN = game_screen("ra")
UNPAINTED = True


def positions(every: int, seed: int = 1) -> Iterator[RaState]:
    """One of each kind of decision, positions of lively games, and the same late in the game with much at stake."""
    chance = Chance(seed)
    for decision in DECISIONS.values():
        yield decision()
    for seats in (3, 4, 5):
        for game in range(2):
            options = {"forced_bid": "if_able", "hidden_scores": False} if game else {}
            state = durbar.start("ra", seats=seats, seed=seed + game, options=options)
            assert isinstance(state, RaState)
            for _ in playing(state, seed + game, lively):
                if state.to_act is None or chance.below(every):
                    continue
                yield state.copy()
                if state.step in ("turn", "auction"):
                    yield from _on(worn(state, chance), chance)


def _on(state: RaState, chance: Chance) -> Iterator[RaState]:
    """A position and the next few."""
    for _ in range(6):
        if state.to_act is None or len(state.bag) < 2:
            return
        yield state.copy()
        moves = [move for move in state.legal_moves() if isinstance(move, (Bid, Spend))] or state.legal_moves()
        state.play(moves[chance.below(len(moves))])


def wrong_claims(state: RaState) -> list[str]:
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
    for state in positions(6):
        assert wrong_claims(state) == []


def test_what_is_won_in_the_last_epoch_counts_the_exchange_of_suns(english: None):
    """Seat 0 has the highest sum of suns, and with 13 spent for 1 it has not: 3 for the gold, and 5 less."""
    state = table(3, turn=2, track=("gold",), epoch=3, suns=((5, 8, 12, 13), (2, 3, 6, 9), (4, 7, 10, 11)))
    play(state, "invoke")
    told = SCREEN.preview(Bid(13), sight(state))[0]
    assert told.startswith("If it wins: −2 fame"), told


def test_what_gods_have_picked_strikes_what_they_pick_then(english: None):
    """Unrest that was picked takes the only civilization tile that comes with it."""
    state = table(3, track=("unrest", "art", "nile"), areas=({"god": 3},))
    play(state, "spend unrest")
    assert "−2 fame" in SCREEN.preview(Spend("art"), sight(state))[0]


def test_who_invoked_must_bid_where_nobody_does(english: None):
    state = table(3, turn=2, track=("gold",))
    play(state, "invoke")
    assert "if all pass" not in SCREEN.preview(Pass(), sight(state))[0]
    assert "must" in SCREEN.preview(Pass(), sight(state))[0]
