"""What Ra's screen states about moves is held against what the rules make of them."""

from collections import Counter
from itertools import chain

from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import ranked
from durbar.games.ra.moves import Bid, Draw, Invoke, Lose, Pass, Spend, Stop
from durbar.ui.games import game_screen
from durbar.ui.games.ra.words.preview import claims
from durbar.ui.games.ra.words.results import decided
from tests.games.ra.build import play, table
from tests.games.ra.outcomes import outcomes, positions
from tests.ui.positions import DECISIONS, sight

SCREEN = game_screen("ra")
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


def test_among_several_persons_what_is_said_is_what_the_settlement_adds():
    """Nothing follows from a total that lies face down: the floor of fame is left out, and so it is measured."""
    held = 0
    for state in positions(4, 12):
        look = sight(state, people=state.seats)
        for move in look.legal:
            for claim in claims(move, look):
                found = outcomes(state, move, claim)
                assert max(found) == claim.amount if claim.bound == "at most" else set(found) == {claim.amount}
                held += 1
    assert held > 50


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


# ---- the prompt ----------------------------------------------------------------------------------------------------

#: What a sentence asks for, and the moves that do it.
ASKED: tuple[tuple[str, type[Move]], ...] = (
    ("draw a tile", Draw),
    ("spend a God", Spend),
    ("Spend another God", Spend),
    ("nvoke Ra", Invoke),
    ("or stop", Stop),
    ("id a sun", Bid),
    ("bid a higher sun", Bid),
    ("pass", Pass),
    ("to give up", Lose),
)


def test_the_prompt_names_what_may_be_done_now_and_all_of_it(english: None):
    """In every step, with every option: what it asks for is legal, each kind of move is named, a must is one."""
    met = Counter[str]()
    for state in chain((decision() for decision in DECISIONS.values()), *(positions(seed, 12) for seed in range(4))):
        look = sight(state)
        prompt = SCREEN.prompt(look)
        said = prompt.sentence
        named = [(words, kind) for words, kind in ASKED if words in said]
        for words, kind in named:
            met[words] += 1
            assert any(isinstance(move, kind) for move in look.legal), said
        for kind in {type(move) for move in look.legal}:
            assert kind in {one for _, one in named}, f"{said} does not name {kind}"
        if state.step == "auction":
            assert ("must" in said) == (Pass() not in look.legal)
        for button in prompt.buttons:
            assert button.move is None or button.enabled == (button.move in look.legal)
        assert not any(button.primary and not button.enabled for button in prompt.buttons)
    assert len(met) == len(ASKED), met


# ---- the end -------------------------------------------------------------------------------------------------------


def test_the_reason_of_the_first_rank_is_what_separated_the_two(english: None):
    """Built ties: fame decides, and where that is level the single highest sun."""
    rng, look = Rng(3), sight(table(3))
    for _ in range(200):
        suns = [2, 9, 13]
        rng.shuffle(suns)
        standings = ranked([rng.below(3) for _ in range(3)], [(sun,) for sun in suns])
        told, (first, second) = decided(standings, look), standings[:2]
        assert look.name(second.seat) in told
        if first.score > second.score:
            assert told.startswith(f"{first.score - second.score} fame ahead")
        else:
            assert told.endswith(f"highest sun, {suns[first.seat]}")
            assert suns[first.seat] > suns[second.seat]
