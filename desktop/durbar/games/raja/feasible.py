"""Which of the actions of a turn can still be carried out, all that is open considered: a search through the turn.

It leaves out what can't help: only that which opens a way, saves gold or is asked for is tried. What another has to
choose meanwhile may be anything: what hangs on that is taken to be possible.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

import msgspec

from durbar.engine.move import Move
from durbar.games.raja import actions
from durbar.games.raja.actions import Parts
from durbar.games.raja.characters import ARTISAN, BUILDER, MONK, TRADER, TRADERS_GOLD, YOGI
from durbar.games.raja.menu import CITY_PLACE
from durbar.games.raja.moves import (
    Attract,
    BuildersHouse,
    BuildersLift,
    Chit,
    Drop,
    Give,
    House,
    Lift,
    Lower,
    Palace,
    Quarry,
    Swap,
    Take,
    TakeGold,
    Travel,
)
from durbar.games.raja.state import RajaState
from durbar.games.raja.unfinished import CHARACTERS, CHIT_USED, GOLD, LEFT, QUARRIES, TRADER_PAID, YOGI_PAID

#: Actions of a chit that may help others to be carried out: gold, houses, and houses where a way is closed.
_HELPFUL = ("gold", "quarry", "house", "two_houses", "move_house")


def feasible(state: RajaState, seat: int) -> tuple[int, ...]:
    """Return the chosen actions, by place, that can all be carried out in this turn: as many as can be, among equals
    those for which least is still to be done, and the earlier ones.
    """
    chosen = state.turn_actions(seat)

    def numbers(wanted: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(chosen[place] for place in wanted))

    for many in range(len(chosen), 0, -1):
        alike = combinations(range(len(chosen)), many)
        for wanted in sorted(alike, key=lambda one: sum(_tuple(lacking(state, seat, numbers(one))))):
            if _Search(state, seat, numbers(wanted)).succeeds():
                return wanted
    return ()


def all_feasible(state: RajaState, seat: int) -> bool:
    """Return whether every chosen action can be carried out in this turn."""
    return _Search(state, seat, tuple(sorted(state.turn_actions(seat)))).succeeds()


def possible(state: RajaState, seat: int, action: int) -> bool:
    """Return whether one more palace, house or move of a house, which that action (a number) is, can be had in this
    turn.
    """
    (name,) = (one for one in ("palaces", "houses", "moves") if getattr(actions.asked((action,)), one))
    asked, left = actions.asked(tuple(sorted(state.turn_actions(seat)))), Parts(*state.turn[:LEFT])
    had = getattr(asked, name) - getattr(left, name)
    return _Search(state, seat, (action,) * (had + 1)).succeeds()


def lacking(state: RajaState, seat: int, wanted: tuple[int, ...]) -> Parts:
    """Return what is still to be done for some of the actions of a turn (§7.7).

    villages: how many houses may stand there.
    """
    return _lacking(tuple(sorted(state.turn_actions(seat))), bytes(state.turn[:LEFT]), wanted)


@lru_cache(maxsize=4096)
def _lacking(all_chosen: tuple[int, ...], turn: bytes, wanted: tuple[int, ...]) -> Parts:
    chosen, asked, left = actions.asked(all_chosen), actions.asked(wanted), Parts(*turn)
    done = Parts(*(all_ - still for all_, still in zip(_tuple(chosen), _tuple(left), strict=True)))
    in_villages = min(done.villages, asked.villages)
    still = {name: max(0, getattr(asked, name) - getattr(done, name)) for name in Parts.__struct_fields__}
    still["houses"] = max(0, asked.houses - (done.houses - done.villages) - in_villages)
    still["villages"] = min(still["houses"], asked.villages - in_villages)
    return Parts(**still)


def _tuple(parts: Parts) -> tuple[int, ...]:
    found: tuple[int, ...] = msgspec.structs.astuple(parts)
    return found


class _Search:
    """Whether some actions can be carried out from a position of a seat's turn."""

    def __init__(self, state: RajaState, seat: int, wanted: tuple[int, ...]):
        self.state, self.seat, self.wanted = state, seat, wanted
        self.seen: set[tuple[object, ...]] = set()
        self.tricks = False

    def succeeds(self) -> bool:
        """Return whether it succeeds: plainly, or with houses in villages that open a way or save a toll."""
        if self._reaches(self.state):
            return True
        if not self._in_a_city(lacking(self.state, self.seat, self.wanted)):
            return False
        self.tricks = True
        self.seen.clear()
        return self._reaches(self.state)

    def _reaches(self, state: RajaState) -> bool:
        lack = lacking(state, self.seat, self.wanted)
        if not any(_tuple(lack)) and state.step == "turn":
            return True
        key = self._key(state)
        if key in self.seen or self._hopeless(state, lack):
            return False
        self.seen.add(key)
        for move in self._moves(state, lack):
            after = state.copy()
            after.play(move)
            if any(map(self._reaches, self._answered(after))):
                return True
        return False

    def _answered(self, state: RajaState) -> Iterator[RajaState]:
        """Yield the position, or those after another's answer.

        A character that is attracted may be any of the other's.
        """
        if state.to_act == self.seat:
            yield state
            return
        answers = state.legal_moves()
        for answer in answers if isinstance(answers[0], Give) else answers[-1:]:
            after = state.copy()
            after.play(answer)
            yield after

    def _key(self, state: RajaState) -> tuple[object, ...]:
        seat = self.seat
        return (
            state.step,
            state.architects[seat],
            state.gold[seat],
            bytes(state.turn),
            state.extra,
            state.cards[seat],
            state.chits[seat],
            state.reserve[seat],
            state.own[seat],
            state.occupied,
            tuple(state.villages) if self.tricks else (),
            state.palaces[seat],
            tuple(map(len, state.outer)),
            state.central.count(seat),
            state.bank,
        )

    # ---- what no turn could pay ------------------------------------------------------------------------------------

    def _hopeless(self, state: RajaState, lack: Parts) -> bool:
        """Return whether gold or pieces are lacking even if all that might be had were had at once."""
        seat, turn = self.seat, state.turn
        chit = self._chit(state)
        cheap = ARTISAN in state.cards[seat] or self._may_get(state, ARTISAN)
        price = actions.ARTISANS_PRICE if cheap else actions.PALACE_PRICE
        trader = not turn[TRADER_PAID] and self._may_get(state, TRADER)
        gold = state.gold[seat] + actions.GOLD_TAKEN * (turn[GOLD] + chit) + TRADERS_GOLD * trader
        quarried = min(state.quarry[seat], actions.HOUSES_QUARRIED * (turn[QUARRIES] + chit))
        return (
            gold < lack.palaces * price + lack.houses * actions.HOUSE_PRICE
            or state.palaces[seat] < lack.palaces
            or state.reserve[seat] + quarried < lack.houses
            or state.quarry[seat] <= actions.HOUSES_QUARRIED * (lack.quarries - 1)
        )

    def _chit(self, state: RajaState) -> bool:
        """Return whether a chit may still help."""
        if state.turn[CHIT_USED]:
            return False
        coming = bool(state.bank_chits) and not state.turn[YOGI_PAID] and self._may_get(state, YOGI)
        return bool(state.chits[self.seat]) or coming

    def _may_get(self, state: RajaState, card: int) -> bool:
        """Return whether an action still to be done may bring a character."""
        if not state.turn[CHARACTERS] or card in state.cards[self.seat] or state.owner(card) is None:
            return False
        several = bool(state.options["several_characters"])
        return not several or card in state.bank or len(state.bank) < state.turn[CHARACTERS]

    def _in_a_city(self, lack: Parts) -> bool:
        """Return whether something is lacking that is done in a city."""
        return bool(lack.palaces) or lack.houses > lack.villages

    # ---- what is tried ---------------------------------------------------------------------------------------------

    def _moves(self, state: RajaState, lack: Parts) -> Iterator[Move]:
        """Yield what is worth trying; where something does no harm, that alone."""
        legal = state.legal_moves()
        if state.step == "carrying":
            yield from self._drops(state, legal)
            return
        if state.step == "giving":
            yield from (move for move in legal if isinstance(move, Give))
            return
        harmless = next((move for move in legal if isinstance(move, TakeGold | Quarry | Lower)), None)
        if harmless is not None:
            yield harmless
            return
        yield from self._builds(state, legal, lack)
        yield from self._characters(state, legal, lack)
        yield from self._chits(state, legal, lack)
        yield from self._lifts(state, legal, lack)
        if self._in_a_city(lack) or ((lack.houses or lack.moves) and not state.room):
            yield from (move for move in legal if isinstance(move, Travel))

    def _builds(self, state: RajaState, legal: tuple[Move, ...], lack: Parts) -> Iterator[Move]:
        palaces = [move for move in legal if isinstance(move, Palace)]
        if lack.palaces:
            yield from palaces[:1]
        kinds: list[type[House | BuildersHouse]] = [House] if lack.houses else []
        if self.tricks or (lack.moves and not state.own[self.seat]):
            kinds.append(BuildersHouse)
        for kind in kinds:
            yield from self._places(state, [move for move in legal if isinstance(move, kind)])

    def _drops(self, state: RajaState, legal: tuple[Move, ...]) -> Iterator[Move]:
        yield from self._places(state, [move for move in legal if isinstance(move, Drop)])

    def _places(self, state: RajaState, moves: list[Move]) -> Iterator[Move]:
        """Yield places: in the city, and in one village like any other.

        In each that may open a way or spare a toll, with tricks.
        """
        number = state.menu.number
        places = {number[str(getattr(move, "place", ""))]: move for move in moves}
        in_city = [move for place, move in places.items() if place >= CITY_PLACE]
        in_village = {place: move for place, move in places.items() if place < CITY_PLACE}
        yield from in_city
        if self.tricks:
            useful = self._on_the_way(state) & ~state.own[self.seat]
            yield from (move for place, move in in_village.items() if useful >> place & 1)
        yield from [*in_village.values()][:1]

    def _on_the_way(self, state: RajaState) -> int:
        """Return the villages of all roads that leave from where the architect can get to, gold aside."""
        board, menu = state.board, state.menu
        reached, todo, found = {state.architects[self.seat]}, [state.architects[self.seat]], 0
        while todo:
            for move, mask in menu.travels_from[todo.pop()]:
                found |= mask
                to = board.junction_number[move.to]
                if not mask & ~state.occupied and to not in reached:
                    reached.add(to)
                    todo.append(to)
        return found

    def _characters(self, state: RajaState, legal: tuple[Move, ...], lack: Parts) -> Iterator[Move]:
        takes = [move for move in legal if isinstance(move, Take | Swap)]
        useful = {TRADER, ARTISAN, MONK, BUILDER, YOGI}
        others = msgspec.structs.replace(lack, characters=0)
        if any(_tuple(others)):
            yield from (move for move in takes if move.card in useful)
            yield from (move for move in legal if isinstance(move, Attract))
        elif lack.characters:
            yield from takes[:1]

    def _chits(self, state: RajaState, legal: tuple[Move, ...], lack: Parts) -> Iterator[Move]:
        if any(_tuple(lack)):
            yield from (move for move in legal if isinstance(move, Chit) and move.action in _HELPFUL)

    def _lifts(self, state: RajaState, legal: tuple[Move, ...], lack: Parts) -> Iterator[Move]:
        lifts = [move for move in legal if isinstance(move, Lift)]
        if self.tricks:
            yield from lifts
            yield from (move for move in legal if isinstance(move, BuildersLift))
        elif lack.moves and not any(_tuple(msgspec.structs.replace(lack, moves=0, characters=0))):
            yield from lifts[:1]
