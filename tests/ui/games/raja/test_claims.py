"""What Raja's screen states about moves, actions and places is held against what the rules make of them."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain, pairwise

import pytest

from durbar.engine.rng import Rng
from durbar.engine.state import ranked
from durbar.games.raja.moves import (
    Attract,
    BuildersHouse,
    BuildersLift,
    Chit,
    End,
    House,
    Keep,
    Lift,
    Lower,
    Palace,
    Point,
    Quarry,
    Swap,
    Take,
    TakeGold,
    Travel,
)
from durbar.games.raja.state import RajaState
from durbar.games.raja.turn_view import forgone_actions
from durbar.ui.games import game_screen
from durbar.ui.games.raja.duties import duties
from durbar.ui.games.raja.words.preview import UNDONE, claims
from durbar.ui.games.raja.words.results import decided, ties_told
from durbar.ui.kit.values.sight import Sight
from tests.attacks.claims import attack
from tests.games.raja.build import (
    ADVANCED_2,
    ARTISAN,
    BUILDER,
    MOGUL,
    SADHU,
    TRADER,
    A,
    B,
    C,
    choosing_discs,
    table,
)  # fmt: skip
from tests.games.raja.outcomes import city_scored, least_undone, played_out, positions, visits
from tests.ui.games.raja.positions import DECISIONS, ROADS
from tests.ui.positions import sight

SCREEN = game_screen("raja")
UNPAINTED = True


def games(steps: tuple[str, ...], thin: int) -> Iterator[RajaState]:
    """Positions of a few random games with these steps open, and the same with hard times for whoever acts."""
    return chain.from_iterable(positions(seed, steps, thin) for seed in range(4, 8))


# ---- moves ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("decision", DECISIONS.values(), ids=DECISIONS)
def test_every_number_that_is_stated_comes_true(decision: Callable[[], RajaState]):
    assert attack("raja", decision(), Counter()) == []


def test_madder_is_what_cannot_be_done_and_nothing_else(english: None):
    """The prompt, tiles and sentences of the planner: no warning where a turn was found that does it all."""
    seen = {True: 0, False: 0}
    for state in games(("disc",), 12):
        look = sight(state)
        for move in look.legal:
            undone = next(claim.amount for claim in claims(move, look) if claim.measure == UNDONE)
            tone = SCREEN.preview(move, look)[1]
            assert (tone == "refuse") == bool(undone), str(move)
            seen[bool(undone)] += 1
        if Keep() in look.legal:
            assert (SCREEN.prompt(look).tone == "refuse") == ("not all can be done" in SCREEN.prompt(look).sentence)
    assert min(seen.values()) > 20


def test_what_spoils_a_chosen_action_is_said_beforehand(english: None):
    """By a journey, a house, a chit, a character given away: in madder, where no turn does as much any more."""
    spoils = 0
    for state in games(("turn", "carrying", "giving"), 12):
        look = sight(state)
        if state.steps[0].seat != state.to_act:
            continue
        for move in look.legal:
            words, tone = SCREEN.preview(move, look)
            spoilt = any(claim.measure == UNDONE for claim in claims(move, look))
            assert spoilt <= (tone == "refuse"), f"{move}: {words}"
            assert spoilt or "But" not in words, f"{move}: {words}"
            spoils += spoilt
    assert spoils > 20


def test_the_only_character_is_swapped_without_a_choice(english: None):
    state = table(3, disc=("characters", "gold"), cards=((1,), (2, 4, 6), (3, 5)), **ADVANCED_2)
    assert "You give the Mogul in return." in SCREEN.preview(Swap(2), sight(state))[0]


def test_what_is_always_possible_is_never_warned_of(english: None):
    """Without gold, far from the Maharaja: tolls that can't be paid hinder neither gold nor governors."""
    state = choosing_discs(3)
    state.gold[A] = 0
    state.villages = [(B, C)] * len(state.villages)
    for first in ("gold", "governors", "characters", "quarry"):
        pointed = state.copy()
        pointed.play(Point(first))
        look = sight(pointed)
        for second in ("gold", "governors", "characters", "quarry"):
            assert SCREEN.preview(Point(second), look)[1] == "quiet"


def test_a_character_that_pays_is_reckoned_with(english: None):
    """The Trader brings the one gold that the palace lacks, the Artisan makes it cheaper, at once."""
    for card, gold in ((TRADER, 11), (ARTISAN, 9)):
        state = table(3, disc=("characters", "palace"), cards=(MOGUL, 3, 4), gold=(gold,), architects=("AHM",))
        told, tone = SCREEN.preview(Take(card), sight(state))
        assert "But" not in told
        assert tone == "quiet"
    state = table(3, disc=("characters", "palace"), cards=(MOGUL, 3, 4), gold=(10,), architects=("AHM",))
    assert "But a palace costs 12." in SCREEN.preview(Take(TRADER), sight(state))[0]


def test_what_hangs_on_anothers_choice_is_told_as_the_least(english: None):
    """Who loses the Sadhu may take a card that wins the tie in the city, or one that does not."""
    state = table(
        3, cards=(TRADER, SADHU, MOGUL), played=(C,), disc=("characters", "gold"), city_houses={"AHM": "AABB"}
    )
    told = SCREEN.preview(Take(SADHU), sight(state))[0]
    assert "worth at least 7 gold" in told, told


# ---- the prompt ----------------------------------------------------------------------------------------------------


def test_the_prompt_asks_for_nothing_that_cannot_or_need_not_be_done():
    """What it asks for is done in a turn played out, or cannot be left out; nobody is sent where he is already."""
    seen = {"travels": 0, "stays": 0, "nothing": 0}
    for state in games(("turn",), 12):
        seat, look = state.to_act, sight(state)
        asked = duties(look)
        undone = forgone_actions(state, seat)
        assert asked.done == (not undone)
        least = least_undone(state, seat, said=len(undone) - asked.any)
        assert asked.any == (least < len(undone))
        if asked.travel:
            assert any(isinstance(move, Travel) for move in look.legal)
            assert _must_travel(state, seat, least) or state.architects[seat] != state.maharaja
        seen["nothing" if not asked.any else "travels" if asked.travel else "stays"] += 1
    assert min(seen.values()) > 5


def _must_travel(state: RajaState, seat: int, least: int) -> bool:
    """Whether no turn that stays where it is gets as much done as one that travels."""
    ends = played_out(state, seat, 60, travels=False)
    return min((len(forgone_actions(end, seat)) for end in ends), default=99) > least


#: By what a move does: a word that the prompt says of it.
NAMED = {
    Palace: "palace",
    House: "house",
    BuildersHouse: "Builder",
    Lift: "move",
    BuildersLift: "Builder",
    TakeGold: "gold",
    Quarry: "quarry",
    Lower: "governor",
    Take: "character",
    Swap: "character",
    Attract: "character",
}


def test_the_prompt_names_all_that_can_still_be_done(english: None):
    """Each legal kind of move, whether its action can be carried out to its end or not."""
    met = Counter[type]()
    built = (
        table(3, disc=("palace_house", "governors"), architects=("JAI",), gold=(12,)),
        table(3, disc=("palace", "house"), architects=("JAI",), gold=(0,), cards=(BUILDER, 6, 7)),
    )
    shown = (made() for made in DECISIONS.values())
    for state in chain(built, (state for state in shown if state.step == "turn"), games(("turn",), 12)):
        look = sight(state)
        prompt = SCREEN.prompt(look)
        said = f"{prompt.sentence} {prompt.second}"
        kinds = {type(move) for move in look.legal} - {End, Chit}
        for kind in kinds - {Travel}:
            assert NAMED[kind] in said, f"{kind}: {said}"
        assert "nothing more" not in said or kinds <= {Travel}, said
        assert "nothing more" not in said or ("travel on" in said) == bool(kinds), said
        met.update(kinds)
    assert set(met) == {*NAMED, Travel}


def test_what_is_possible_besides_is_no_more_than_that(english: None):
    state = table(3, disc=("palace_house", "governors"), architects=("JAI",), gold=(12,))
    assert "Possible too: a palace and a house." in SCREEN.prompt(sight(state)).second
    state = table(3, disc=("palace_house", "governors"), architects=("JAI",), gold=(1,))
    assert "Possible too: a house." in SCREEN.prompt(sight(state)).second
    state = table(3, disc=("palace_house", "governors"), architects=("JAI",), gold=(15,))
    assert "Possible too" not in SCREEN.prompt(sight(state)).second


def test_who_is_where_the_maharaja_is_is_not_told_to_travel(english: None):
    state = table(3, disc=("palace", "house"), villages=ROADS, architects=("AHM",), maharaja="AHM")
    assert "travel" not in SCREEN.prompt(sight(state)).sentence
    state = table(3, disc=("palace", "house"), villages=ROADS, architects=("UDA",), maharaja="AHM")
    assert "travel" in SCREEN.prompt(sight(state)).sentence


# ---- the end -------------------------------------------------------------------------------------------------------


def test_the_reason_of_a_rank_is_what_separated_the_two(english: None):
    """Built ties of every depth: palaces, then gold, then the character, of three players one after the other."""
    rng = Rng(3)
    look = sight(table(4))
    name = look.name
    for _ in range(300):
        built = [rng.below(2) + 3 for _ in range(4)]
        standings = ranked(built, [(rng.below(2) + 10, -card) for card in (1, 2, 3, 4)])
        told = ties_told(standings, look)
        for one, other in pairwise(standings[1:]):
            gold = f"{one.tie_break[0]} against {other.tie_break[0]}"
            by_gold = f"{name(one.seat)} comes before {name(other.seat)} by gold: {gold}."
            by_card = f"{name(one.seat)} comes before {name(other.seat)} by the lower character number"
            level = one.score == other.score
            assert (by_gold in told) == (level and one.tie_break[0] > other.tie_break[0])
            assert (by_card in told) == (level and one.tie_break[0] == other.tie_break[0])
        first, second = standings[:2]
        criterion = ["palace", "gold more", "character number"][
            next(n for n in range(3) if (first.score, *first.tie_break)[n] != (second.score, *second.tie_break)[n])
        ]
        assert criterion in decided(standings, look)


# ---- cities --------------------------------------------------------------------------------------------------------


def test_the_maharaja_comes_when_a_tip_says_so(english: None):
    """If nobody moves a marker: each city in the round that its tip names, or not any more."""
    for state in games(("turn",), 60):
        look, rounds = sight(state), visits(state)
        for city in look.view.cities:
            tip = SCREEN.tip(("city", city), look)
            if city == look.view.maharaja:
                assert "scored in this round" in tip.more
            elif city not in rounds:
                assert "Not to be scored again" in tip.what
            elif rounds[city] == state.round + 1:
                assert "Scored next" in tip.what
            else:
                assert f"Scored in round {rounds[city]}," in tip.what


def test_a_palace_is_foretold_for_this_round_only_where_one_can_be_built(english: None):
    """A free site where the Maharaja is: no turn builds where nothing is foretold, nor whoever has played already."""
    told = Counter[bool]()
    for state in games(("turn",), 20):
        seat, city = state.to_act, state.view(0).maharaja
        if not (free := sites_of(city, state)):
            continue
        says = foretold(free, sight(state))
        built = any(end.built[seat] > state.built[seat] for end in played_out(state, seat, 40))
        assert says or not built
        told[says] += 1
        for other in {*range(state.seats)} - {*state.waiting}:
            assert not foretold(free, sight(state, seat=other))
    assert min(told[True], told[False]) > 3


def sites_of(city: str, state: RajaState) -> tuple[object, ...]:
    """A free site for a palace in a city, as a target; () for none."""
    shown = state.view(0).cities[city]
    if shown.central is None:
        return ("central", city)
    return ("outer", city, len(shown.outer) + 1) if shown.outer_sites else ()


def foretold(site: tuple[object, ...], look: Sight) -> bool:
    tip = SCREEN.tip(site, look)
    assert bool(tip.worth) == ("at the end of this round" in tip.reason)
    return bool(tip.worth)


def test_what_a_city_brings_at_the_end_of_a_round_is_what_it_brings(english: None):
    """The points and gold of tips and of the prompt, if everybody ends the turn at once."""
    for state in games(("turn",), 60):
        look, scored = sight(state), city_scored(state)
        points = scored.score.points[look.seat].total
        tip = SCREEN.tip(("maharaja",), look)
        assert tip.worth == str(points)
        if points:
            assert f"worth {scored.score.gold[look.seat]} gold" in tip.reason
            assert "if nothing changes" in tip.reason
