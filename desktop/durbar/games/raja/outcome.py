"""A turn of a seat rebuilt from its view, so that what a move would bring is found by making it: the rules themselves.

What the seat can't see has no part in its turn: the others' discs are taken to be anything, their hidden gold as none.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from durbar.engine.rng import Rng
from durbar.games.raja import actions, unfinished
from durbar.games.raja.menu import menu
from durbar.games.raja.sequence import RajaSequence
from durbar.games.raja.turn import TURNS, Carrying, Giving
from durbar.games.raja.view import View


def turn_in_progress(view: View) -> RajaSequence:
    """Return the table in the viewer's own turn, also where it puts a house down or gives a character away."""
    turn = view.turn
    assert turn is not None
    assert view.turn_of == view.to_act == view.seat
    state = _table(view)
    state.turn = bytearray((*msgspec.structs.astuple(turn.left), *turn.had))
    chosen = actions.numbers(tuple(shown.action for shown in turn.actions))
    state.discs[view.seat] = chosen[:2]
    state.extra = chosen[2] if len(chosen) > 2 else None
    state.steps = [TURNS[view.seat]]
    if view.carrying is not None:
        state.steps.append(Carrying(view.seat, state.menu.number[view.carrying], view.carried_by_builder))
    elif view.giving is not None:
        state.steps.append(Giving(view.seat, view.giving, view.received))
    return state


def turn_ahead(view: View, chosen: tuple[str, ...]) -> RajaSequence:
    """Return the table as it would be if the viewer's turn began now with these actions."""
    state = _table(view)
    disc = actions.numbers(chosen)
    state.discs[view.seat] = disc
    state.turn = bytearray(unfinished.fresh(disc))
    state.steps = [TURNS[view.seat]]
    state.grant_powers(view.seat, [])
    return state


class Same:
    """A view as the key of what was found out about it: equal to itself alone."""

    __slots__ = ("view",)

    def __init__(self, view: View):
        self.view = view

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.view is other.view

    def __hash__(self) -> int:
        return id(self.view)


def _table(view: View) -> RajaSequence:
    """Return all that lies on the table, but for the turn in progress."""
    return _table_of(Same(view)).copy()


@lru_cache(maxsize=2)
def _table_of(same: Same) -> RajaSequence:
    view = same.view
    board = view.board
    state = RajaSequence._before_all(Rng(0))
    state.options, state.board, state.menu = dict(view.options), board, menu(board)
    state.youngest, state.round = view.youngest, view.round
    state.maharaja = board.junction_number[view.maharaja]
    state.track = [view.track[board.junctions[city].id] for city in board.cities]
    _build(state, view)
    state.architects = [board.junction_number[place] for place in view.architects]
    state.gold = [gold or 0 for gold in view.gold]
    state.reserve, state.quarry = list(view.reserve), list(view.quarry)
    state.palaces, state.built = list(view.palaces), list(view.built)
    state.cards, state.bank = list(view.cards), view.bank
    state.chits, state.bank_chits = list(view.chits), view.bank_chits
    state.discs = [actions.numbers(disc.actions or (actions.ACTIONS[0],) * 2) for disc in view.discs]
    state.revealed = [disc.revealed for disc in view.discs]
    state.waiting = sorted(view.waiting)
    state.clear_turn()
    return state


def _build(state: RajaSequence, view: View) -> None:
    """Build houses and palaces on their places."""
    seats, junctions = view.seats, len(view.board.junctions)
    state.villages, state.own = [()] * len(view.villages), [0] * seats
    state.occupied = state.doubled = 0
    state.city_houses = [[0] * seats for _ in range(junctions)]
    state.central, state.outer = [None] * junctions, [()] * junctions
    for village, owners in view.villages.items():
        for owner in owners:
            state.settle(owner, state.menu.number[village])
    for city, shown in view.cities.items():
        number = view.board.junction_number[city]
        state.central[number], state.outer[number] = shown.central, shown.outer
        for owner, houses in enumerate(shown.houses):
            for _ in range(houses):
                state.settle(owner, state.menu.number[city])
