"""What Taj Mahal's screen states about moves is held against what the rules make of them."""

import re
from collections import Counter
from itertools import chain

import pytest

from durbar.engine.rng import Rng
from durbar.engine.state import ranked
from durbar.games.taj_mahal.moves import Build, Play, Royal, Take, Withdraw
from durbar.games.taj_mahal.state import TajMahalState
from durbar.games.taj_mahal.symbols import COLOURS
from durbar.ui.games import game_screen
from durbar.ui.games.taj_mahal.words.preview import claims
from durbar.ui.games.taj_mahal.words.results import decided
from tests.games.taj_mahal.build import A, B, C, table
from tests.games.taj_mahal.outcomes import outcomes, positions
from tests.ui.games.taj_mahal.positions import DECISIONS
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


# ---- the prompt ----------------------------------------------------------------------------------------------------


def test_the_prompt_names_what_may_be_done_now(english: None):
    """In every step: cards of the colour named may be played, alone or with another; palaces are to be placed."""
    met = Counter[str]()
    for state in chain((decision() for decision in DECISIONS.values()), *(positions(seed, 10) for seed in range(4))):
        look = sight(state)
        said, plays = SCREEN.prompt(look).sentence, [move for move in look.legal if isinstance(move, Play)]
        met[state.step] += 1
        match state.step:
            case "turn":
                _of_a_turn(state, said, plays, met)
            case "placing":
                assert ("the royal" in said) == any(isinstance(move, Royal) for move in look.legal), said
                assert bool(re.search(r"\d palace", said)) == any(isinstance(move, Build) for move in look.legal), said
            case "picking":
                assert said.startswith("Take"), said
                assert all(isinstance(move, Take) for move in look.legal)
        for button in SCREEN.prompt(look).buttons:
            assert button.move is None or button.move in look.legal
        assert not any(button.primary and not button.enabled for button in SCREEN.prompt(look).buttons)
    assert min(met.values()) > 2, met


def _of_a_turn(state: TajMahalState, said: str, plays: list[Play], met: Counter[str]) -> None:
    """The sentence of a turn: withdrawing may be done always."""
    pieces, seat = state.board.pieces, state.to_act
    colours = {pieces.kinds[pieces.number[play.card]].colour for play in plays}
    bound = state.colour[seat]
    assert "withdraw" in said, said
    assert ("lay" in said) == bool(plays), said
    if found := re.search("Play a (red|yellow|green|violet) card", said):
        assert found.group(1) == COLOURS[bound]
        assert found.group(1) in colours, said
    if "any colour" in said:
        met["any colour"] += 1
        assert bound < 0
    if "change it by a card" in said:
        assert colours, said
        assert COLOURS[bound] not in colours, said
        assert {play.extra for play in plays} == {"special-change"}
    if "Only you are left" in said:
        assert sum(state.inside) == 1
        met["only you"] += 1
    if sum(state.inside) == 1 and plays:
        lacking = {n for n, own in enumerate(state.tallies[seat]) if state.court[n] and not own}
        found = {n for play in plays for n, own in enumerate(_after(state, play).tallies[seat]) if own} & lacking
        assert ("a symbol you lack" in said) == bool(found), said


def _after(state, play):
    after = state.copy()
    after.play(play)
    return after


@pytest.mark.parametrize(("hand", "lacks"), [(["rEG"], False), (["rEV"], True)])
def test_whoever_is_alone_plays_on_for_what_is_lacking_where_a_card_brings_it(
    english: None, hand: list[str], lacks: bool
):
    state = table(3, hands={A: hand}, played={A: ["rEG"]}, out=(B, C))
    assert ("a symbol you lack" in SCREEN.prompt(sight(state)).sentence) == lacks


# ---- the end -------------------------------------------------------------------------------------------------------


def test_the_lead_is_that_on_the_best_who_did_not_win(english: None):
    """Nothing breaks a tie (§10): all with the same points share the victory."""
    rng, look = Rng(3), sight(table(3))
    for _ in range(200):
        scores = [rng.below(3) for _ in range(3)]
        told = decided(ranked(scores, [()] * 3), look)
        lower = sorted(score for score in scores if score < max(scores))
        if not lower:
            assert told == "all with the same points"
        else:
            assert told.startswith(f"{max(scores) - lower[-1]} point")
            assert any(look.name(seat) in told for seat in range(3) if scores[seat] == lower[-1])
