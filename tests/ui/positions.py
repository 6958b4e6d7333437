"""Positions of Ra to look at: one of each kind of decision, and those of whole random games."""

from collections.abc import Iterator

import durbar
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.games.ra.state import RaState
from durbar.ui.kit.values.sight import Sight
from tests.contract.positions import playing
from tests.games.ra.build import EIGHT, play, table
from tests.games.ra.keeping import lively
from tests.ui.hands import players

#: Tiles that make every kind of pile, so that much can be struck.
RICH = {"god": 2, "pharaoh": 2, "nile": 1, "flood": 1, "art": 2, "writing": 1, "fortress": 1, "temple": 2, "gold": 1}


def a_turn() -> RaState:
    """Seat 0 may draw, invoke Ra or spend a God."""
    return table(3, track=("nile", "god", "gold", "unrest"), areas=(RICH, {"pharaoh": 1}), spent=(13,))


def a_full_track() -> RaState:
    """Seat 0 may not draw, has no God, and can only invoke Ra."""
    return table(3, track=EIGHT)


def spending() -> RaState:
    """Seat 0 has spent one God and may spend another or stop."""
    state = a_turn()
    play(state, "spend gold")
    return state


def an_auction() -> RaState:
    """Seat 0 may bid some of its suns or pass: seat 1 invoked Ra, seat 2 bid 4."""
    state = table(3, turn=1, track=("nile", "gold", "funeral"), areas=(RICH, RICH), spent=(8,))
    play(state, "invoke", "bid 4")
    return state


def a_forced_bid() -> RaState:
    """Seat 0 invoked Ra, nobody bid: it must."""
    state = table(3, track=("nile",), areas=(RICH,))
    play(state, "invoke", "pass", "pass")
    return state


def unrest() -> RaState:
    """Seat 0 has to choose civilization tiles to lose."""
    state = table(3, track=("unrest", "earthquake"), areas=(RICH,))
    play(state, "invoke", "pass", "pass", "bid 2")
    return state


def earthquake() -> RaState:
    """Seat 0 has to choose monuments to lose."""
    state = unrest()
    play(state, "lose art", "lose art")
    return state


DECISIONS = {
    "turn": a_turn,
    "full track": a_full_track,
    "spending": spending,
    "auction": an_auction,
    "forced bid": a_forced_bid,
    "unrest": unrest,
    "earthquake": earthquake,
}


def game_states(seats: int, seed: int, every: int = 1, **options: str | bool) -> Iterator[State]:
    """States of a random game: each ``every``-th, all in which something rare is decided, and the last one."""
    state = durbar.start("ra", seats=seats, seed=seed, options=options)
    yield state.copy()
    for _ in playing(state, seed, lively):
        step = state.view(0).step
        if state.played % every == 0 or step in ("spending", "losing", "over"):
            yield state.copy()


def sight(state: State, seat: int | None = None, people: int = 1, live: bool = True) -> Sight:
    """What a seat sees, by default the one that acts; computers hold the seats after the first ``people`` ones."""
    at = (state.to_act or 0) if seat is None else seat
    kinds = ["c"] * state.seats
    for place in range(people):
        kinds[(at + place) % state.seats] = "p"
    return Sight(
        seat=at,
        view=state.view(at),
        players=players("".join(kinds)),
        legal=state.legal_moves() if live and state.to_act == at else (),
        why_not=state.why_not,
        live=live,
        people=people,
    )


def twin(state: State, seat: int, people: int = 1) -> State:
    """The same table to this seat, with other chance ahead and other totals where they lie face down.

    With several people before the screen all totals do: also one's own.
    """
    other = state.resample(seat, Rng(77))
    assert isinstance(other, RaState)
    if state.to_act is not None and other.options["hidden_scores"]:
        other.fame = [
            fame if owner == seat and people == 1 else fame + 3 + owner for owner, fame in enumerate(other.fame)
        ]
    return other
