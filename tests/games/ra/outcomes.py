"""What a move of Ra really brings, by the rules alone: what a screen says of it is held against this."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import durbar
from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.games.ra import scoring
from durbar.games.ra.events import EpochScored
from durbar.games.ra.moves import Bid, Pass, Spend, Stop
from durbar.games.ra.state import RaState
from durbar.games.ra.steps import LoseTiles, SpendGods, receive
from durbar.games.ra.tiles import EMPTY, FUNERAL, MONUMENT, NILE, NUMBER, PHARAOH, RA, TILES
from durbar.ui.kit.values.claim import Claim
from tests.contract.positions import playing
from tests.games.ra.keeping import lively

_KINDS = {"pharaoh": [PHARAOH], "nile": [NILE], "monument": MONUMENT}


def outcomes(state: State, move: Move, claim: Claim) -> list[int]:
    """What is claimed of a legal move, as it comes about: a number for each way in which its maker may go on.

    A bid that cannot win, for somebody else has to bid more, brings whatever was claimed if it does.
    """
    assert isinstance(state, RaState)
    if claim.measure == "settlement":
        state = state.copy()
        state.fame = [100] * state.seats  # then all that is added counts
    if claim.condition == "owned at once":
        before = max(settlements(state, claim.seat, ()))
        return [found - before for found in settlements(state, claim.seat, on_track(state))]
    found = list(ends(state, move, claim))
    if not found:
        return [claim.amount]
    match claim.measure:
        case "fame" | "settlement":
            before = max(_before(state, claim.seat))
            return [fame(after, claim.seat, events) - before for after, events in found]
        case "monuments":
            return [_monuments(after, claim.seat) - _monuments(state, claim.seat) for after, _ in found]
    group = _KINDS[claim.measure.split()[0]]
    before = max(_many(after, claim.seat, group) for after, _ in stopped(state))
    return [before - _many(after, claim.seat, group) for after, _ in found]


def fame(state: RaState, seat: int, events: list[Event]) -> int:
    """A seat's fame once the epoch is settled: by what happened, or by what lies there."""
    for event in events:
        if isinstance(event, EpochScored):
            after = event.after[seat]
            assert after is not None
            return after
    totals = [sum(state.all_suns(one)) for one in range(state.seats)]
    return scoring.settled(state.fame, scoring.score_epoch(state.areas, totals, last=state.epoch == 3))[seat]


def ends(state: RaState, move: Move, claim: Claim) -> Iterator[tuple[RaState, list[Event]]]:
    """The positions in which a move ends: others pass, no more Gods are spent, the disaster takes what is chosen."""
    after = state.copy()
    events = after.play(move)
    while claim.condition == "wins" and after.step == "auction":
        if Pass() not in after.legal_moves():
            return
        events += after.play(Pass())
    if after.step == "spending":
        events += after.play(Stop())
    disaster = state.steps[-1].disaster if isinstance(state.steps[-1], LoseTiles) else ""
    yield from _chosen(after, events, disaster)


def _chosen(state: RaState, events: list[Event], only: str) -> Iterator[tuple[RaState, list[Event]]]:
    """After each choice of what a disaster takes; only: this one, and not others that wait."""
    step = state.steps[-1] if state.steps else None
    if not isinstance(step, LoseTiles) or (only and step.disaster != only):
        yield state, events
        return
    for move in state.legal_moves():
        after = state.copy()
        yield from _chosen(after, events + after.play(move), only)


def stopped(state: RaState) -> Iterator[tuple[RaState, list[Event]]]:
    """The position once what Gods picked has been laid down."""
    after = state.copy()
    if after.step != "spending":
        yield after, []
        return
    yield from _chosen(after, after.play(Stop()), "")


def _before(state: RaState, seat: int) -> Iterator[int]:
    for after, events in stopped(state):
        yield fame(after, seat, events)


def on_track(state: RaState) -> tuple[str, ...]:
    """The tiles of the auction track."""
    return tuple(TILES[tile] for tile in state.tiles_on_track())


def settlements(state: RaState, seat: int, tiles: Sequence[str], sun: int = 0, known: bool = True) -> Iterator[int]:
    """A seat's fame once the epoch is settled if these tiles were its own now, after each choice of losses.

    sun: bid for them, in exchange for the one on the board. known: what it has, of which none may be lost below 0.
    """
    for after in held(state, seat, tiles):
        if not known:
            after.fame = [100] * after.seats  # then all that is added counts
        if sun:
            after.suns_down[seat] = (*after.suns_down[seat], after.board_sun)
            after.suns_up[seat] = tuple(own for own in after.suns_up[seat] if own != sun)
        yield fame(after, seat, [])


def held(state: RaState, seat: int, tiles: Sequence[str]) -> list[RaState]:
    """The table if these tiles came to a seat now, with those its Gods have picked, after each choice of losses."""
    after = state.copy()
    top = after.steps[-1] if after.steps else None
    picked = top.picked if isinstance(top, SpendGods) and top.seat == seat else ()
    after.steps = []
    receive(after, seat, (*picked, *(NUMBER[tile] for tile in tiles)), [])
    return list(_given_up(after))


def _given_up(state: RaState) -> Iterator[RaState]:
    """After each choice of losses, which is made by itself: nobody's turn ends by it."""
    if not state.steps:
        yield state
        return
    for move in state.steps[-1].legal_moves(state):
        after = state.copy()
        after.steps[-1].play(after, move, [])
        yield from _given_up(after)


def _monuments(state: RaState, seat: int) -> int:
    return scoring.monuments(state.areas[seat])


def _many(state: RaState, seat: int, group) -> int:
    return sum(state.areas[seat][tile] for tile in group)


# ---- positions -----------------------------------------------------------------------------------------------------


def positions(seed: int, thin: int = 8) -> Iterator[RaState]:
    """Positions of a lively game, one of so many, and those that follow the same late in the game."""
    rng, seats = Rng(seed), 3 + seed % 3
    options = {"forced_bid": "if_able" if seed % 2 else "if_no_bid", "hidden_scores": seed % 4 < 2}
    state = durbar.start("ra", seats=seats, seed=seed, options=options)
    assert isinstance(state, RaState)
    for _ in playing(state, seed, lively):
        if state.to_act is None or rng.below(thin):
            continue
        yield state.copy()
        if state.step in ("turn", "auction"):
            yield from _on(worn(state, rng), rng)


def _on(state: RaState, rng: Rng) -> Iterator[RaState]:
    """A position and the next few, in which Gods are spent and suns bid."""
    for _ in range(6):
        if state.to_act is None or len(state.bag) < 2:
            return
        yield state.copy()
        moves = [move for move in state.legal_moves() if isinstance(move, (Bid, Spend))] or state.legal_moves()
        state.play(moves[rng.below(len(moves))])


def worn(state: RaState, rng: Rng) -> RaState:
    """The same table in any epoch, with little fame, a fuller track and fuller areas: tiles are moved, never made."""
    twin = state.copy()
    twin.epoch = 1 + rng.below(3)
    twin.fame = [rng.below(9) if rng.below(2) else 40 for _ in twin.fame]
    for space, tile in enumerate(twin.track):
        if tile == EMPTY and rng.below(3):
            _move_tile(twin, twin.track, space, len(TILES), rng)
    for area in twin.areas:
        for _ in range(rng.below(8)):
            _move_tile(twin, area, -1, FUNERAL, rng)
    twin.forget_moves()
    return twin


def _move_tile(state: RaState, to: bytearray, space: int, below: int, rng: Rng) -> None:
    """A tile of the bag, no Ra, onto a space of the track or (-1) into an area."""
    fits = [tile for tile in state.bag if RA < tile < below]
    if not fits:
        return
    picked = fits[rng.below(len(fits))]
    state.bag.remove(picked)
    if space < 0:
        to[picked] += 1
    else:
        to[space] = picked
