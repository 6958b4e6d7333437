"""Positions of Raja to look at: one of each kind of decision, and those of whole random games."""

from collections.abc import Iterator

import durbar
from durbar.engine.game import OptionValue
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.games.raja.state import RajaState
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.contract.positions import playing
from tests.games.raja.build import ADVANCED_1, ADVANCED_2, A, B, choosing_discs, placing, play, start, table
from tests.games.raja.keeping import lively
from tests.ui import hands

#: Roads from the start to AHM and UDA are open, and on from UDA to JOD; that to JAI is cut.
ROADS = {"V01": "A", "V02": "AB", "V03": "B", "V04": "BC", "V05": "C", "V21": "BC"}


def sit_at(window: Window, state: State, kinds: str = "") -> TablePage:
    """A table of Raja on the screen at a position that was built, with the person to act before it."""
    return hands.sit_at(window, state, kinds, "raja")


def an_auction() -> RajaState:
    """Seat 0 opens the auction."""
    return start(3, **ADVANCED_1)


def a_later_bid() -> RajaState:
    """Seat 1 may bid more than 9, or pass."""
    state = an_auction()
    play(state, "bid 9")
    return state


def choosing() -> RajaState:
    """Seat 1 chooses a character; seat 0 has the Mogul."""
    state = start(3)
    play(state, "choose 1")
    return state


def first_houses() -> RajaState:
    """Seat 0 places its second house; a village is full."""
    state = placing(3)
    play(state, "place V01", "place V01", "place V02")
    return state


def a_disc() -> RajaState:
    """Seat 0 sets its disc."""
    return choosing_discs(3)


def half_a_disc() -> RajaState:
    """One arrow is set."""
    state = a_disc()
    play(state, "point palace")
    return state


def a_set_disc() -> RajaState:
    """Both arrows are set, both alike."""
    state = half_a_disc()
    play(state, "point palace")
    return state


def a_turn(**more: object) -> RajaState:
    """Seat 0 in the Maharaja's city may build a palace and a house, move a marker, and travel."""
    return table(
        3,
        disc=("palace_house", "governors"),
        villages=ROADS,
        city_houses={"AHM": "AB"},
        outer={"AHM": "BB", "UDA": "ABCA"},
        central={"UDA": B},
        architects=("AHM", "AHM", "START"),
        **more,  # type: ignore[arg-type]
    )


def a_poor_turn() -> RajaState:
    """Seat 0 has the same actions, and gold for next to nothing."""
    return a_turn(gold=(3,))


def a_rich_turn() -> RajaState:
    """Seat 0 has the Builder, a chit, gold to take, a quarry, houses to build and to move where it is."""
    return table(
        3,
        disc=("gold", "quarry"),
        cards=(5, 1, 2),
        villages={"V01": "A", "V02": "AB", "V05": "CC"},
        city_houses={"AHM": "A"},
        architects=("AHM",),
        chits=(1,),
        yogi=True,
    )


def an_exchange() -> RajaState:
    """Seat 0 may take any character of the bank or of the others, and move a house."""
    return table(3, disc=("characters", "move_house"), villages=ROADS, city_houses={"AHM": "A"}, architects=("AHM",))


def an_empty_bank() -> RajaState:
    """With several characters and none in the bank: seat 0 may swap or attract."""
    return table(3, disc=("characters", "gold"), cards=((1,), (2, 4, 6), (3, 5)), villages={"V01": "A"}, **ADVANCED_2)


def carrying() -> RajaState:
    """Seat 0 has taken up a house."""
    state = an_exchange()
    play(state, "lift V02")
    return state


def replacing() -> RajaState:
    """Seat 1 has lost the character, and chooses another."""
    state = an_exchange()
    play(state, "take 2")
    return state


def giving_back() -> RajaState:
    """Seat 0 has swapped, and gives one of its own in return."""
    state = table(3, disc=("characters", "gold"), cards=((1, 5), (2, 4, 6), (3,)), villages={"V01": "A"}, **ADVANCED_2)
    play(state, "swap 3")
    return state


def attracted() -> RajaState:
    """Seat 1 gives one of its characters to seat 0."""
    state = an_empty_bank()
    play(state, "attract 1")
    return state


DECISIONS = {
    "auction": an_auction,
    "later bid": a_later_bid,
    "choosing": choosing,
    "first houses": first_houses,
    "disc": a_disc,
    "half a disc": half_a_disc,
    "set disc": a_set_disc,
    "turn": a_turn,
    "poor turn": a_poor_turn,
    "rich turn": a_rich_turn,
    "exchange": an_exchange,
    "empty bank": an_empty_bank,
    "carrying": carrying,
    "replacing": replacing,
    "giving back": giving_back,
    "attracted": attracted,
}


def a_far_city(**more: object) -> RajaState:
    """Seat 0 at AHM may go over the start and UDA to JOD, for 5 gold to seats 1 and 2 on the way."""
    return table(
        3,
        disc=("palace", "gold"),
        villages=ROADS,
        architects=("AHM",),
        maharaja="JOD",
        **more,  # type: ignore[arg-type]
    )


def a_last_turn(seats: int = 3, **more: object) -> RajaState:
    """Seat 0 ends the round: the city where all have something is scored then."""
    return table(
        seats,
        disc=("gold", "palace"),
        villages=ROADS,
        city_houses={"AHM": "AAB"},
        outer={"AHM": "BA"},
        central={"AHM": A},
        architects=("AHM", "AHM"),
        played=range(1, seats),
        **more,  # type: ignore[arg-type]
    )


def game_states(seats: int, seed: int, every: int = 1, **options: OptionValue) -> Iterator[RajaState]:
    """Each ``every``-th state of a random game, the first of each step, and the last one."""
    state = durbar.start("raja", seats=seats, seed=seed, options=options)
    assert isinstance(state, RajaState)
    yield state.copy()
    seen = set()
    for _ in playing(state, seed, lively):
        step = state.view(0).step
        if state.played % every == 0 or step not in seen:
            seen.add(step)
            yield state.copy()


def twin(state: RajaState, seat: int, people: int = 1) -> RajaState:
    """The same table to this seat's eyes, with other discs and other gold where they lie hidden.

    With several people before the screen that goes for one's own too, unless it is one's turn to act.
    """
    other = state.resample(seat, Rng(77))
    if state.to_act is None:
        return other
    for owner in range(state.seats):
        alone = owner == seat and people == 1
        if not alone and not state.revealed[owner] and state.discs[owner]:
            other.discs[owner] = tuple((action + 4) % 9 for action in state.discs[owner])
        if not alone and state.options["hidden_gold"] and owner != state.to_act:
            other.gold[owner] += 3 + owner
    other.forget_moves()
    return other
