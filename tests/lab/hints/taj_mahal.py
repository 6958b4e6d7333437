"""Whether what a hint of Taj Mahal tells can come about: visits left at once by all others, palaces placed by rule."""

from __future__ import annotations

from collections.abc import Iterator

from durbar.bots.search.position import Position
from durbar.bots.search.reason import Reason
from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.taj_mahal import events as happened
from durbar.games.taj_mahal.moves import Build, Play, Royal, Withdraw
from durbar.games.taj_mahal.state import TajMahalState
from tests.bots.taj_mahal.test_reasons import TRUE, joined

#: What is told of a visit that is won.
_WON = ("pair", "for_bonus", "for_good", "can_join", "for_palace")


def fault(position: Position, move: Move, reason: Reason) -> str | None:
    """What is wrong with a reason to make a move; None for nothing."""
    state, seat = position.sample(Rng(1)), position.seat
    assert isinstance(state, TajMahalState)
    now = state.copy()
    events = now.play(move)
    if reason.key in _WON and isinstance(move, Play | Withdraw):
        return None if any(_won(one, seat, state, reason) for one in _left(now, seat, events)) else "can't be won"
    if reason.key in TRUE and not any(isinstance(event, happened.VisitEnded) for event in events):
        return None if TRUE[reason.key](reason.facts, seat, state, events, now) else "comes out otherwise"
    return None


Ended = tuple[TajMahalState, list[Event], list[str]]


def _left(state: TajMahalState, seat: int, events: list[Event]) -> Iterator[Ended]:
    """Yield the ends of a visit that everybody leaves now: the table, what happened, bonus tiles the seat took.

    All ways to place palaces are tried; other choices are made as they come.
    """
    open_ends: list[Ended] = [(state, events, [])]
    while open_ends:
        now, so_far, bonuses = open_ends.pop()
        legal = now.legal_moves() if now.visit == state.visit else ()
        if not legal:
            yield now, so_far, bonuses
            continue
        if Withdraw() in legal:
            legal = (Withdraw(),)
        elif not isinstance(legal[0], Build | Royal):
            legal = legal[:1]
        for move in legal:
            after = now.copy()
            taken = (
                now.bonus[now.board.city_number[move.city]] if isinstance(move, Build) and now.to_act == seat else ""
            )
            open_ends.append((after, so_far + after.play(move), [*bonuses, taken] if taken else bonuses))


def _won(end: Ended, seat: int, was: TajMahalState, reason: Reason) -> bool:
    now, events, bonuses = end
    facts = reason.facts
    if reason.key == "pair":
        exchanged = [event for event in events if isinstance(event, happened.PairExchanged)]
        return any((one.seat, one.symbol, one.card) == (seat, facts["symbol"], facts["card"]) for one in exchanged)
    if reason.key in ("for_bonus", "for_good"):
        return facts["kind"] in bonuses
    if reason.key == "can_join":
        return joined(now, seat, was) >= facts["n"]
    return now.own[seat] != was.own[seat]
