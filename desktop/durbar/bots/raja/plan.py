"""Plans for a turn of Raja: which actions, where, in which order, and where the architect ends."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import msgspec

from durbar.bots.raja.deeds import ANYWHERE, Breadth, Deeds, Plan
from durbar.bots.raja.judgement import Outlook
from durbar.engine.move import Move
from durbar.games.raja import actions, unfinished
from durbar.games.raja.actions import CHARACTERS, GOLD, PALACE, PALACE_HOUSE, Parts
from durbar.games.raja.characters import BUILDER, TRADER, TRADERS_GOLD, YOGI
from durbar.games.raja.moves import Chit, End, Travel
from durbar.games.raja.turn import Carrying


class Planner:
    """A search for the best plans for a turn of the seat whose turn it is or will be."""

    def __init__(self, outlook: Outlook, breadth: Breadth | None = None, here_only: bool = False):
        """A planner for the seat of an outlook. here_only: nothing is to be done in other cities than where it is."""
        self.outlook = outlook
        self.breadth = breadth or Breadth()
        self.deeds = Deeds(outlook, self.breadth, here_only)

    # ---- where plans begin -------------------------------------------------------------------------------------

    def discs(self, pointed: tuple[int, ...] = ()) -> dict[tuple[int, ...], Plan]:
        """Return the best plan for each pair of actions that deserves a thought, the best pair first.

        pointed: the arrows that are set already; all pairs begin with them. It is planned as if all else stayed until
        the turn.
        """
        own, state = self.outlook.own, self.outlook.state
        if TRADER in own.cards:
            own = msgspec.structs.replace(own, gold=own.gold + TRADERS_GOLD)
        if YOGI in own.cards and state.bank_chits:
            own = msgspec.structs.replace(own, chits=own.chits + 1)
        arrows = 2 - len(pointed)
        plan = Plan(own, actions.asked(pointed), arrows, True, BUILDER in own.cards, True, True)
        found: dict[tuple[int, ...], Plan] = {}
        for one in self._plans([plan]):
            pair = _chosen(one, pointed)
            if pair not in found or one.value > found[pair].value:
                found[pair] = one
        return dict(sorted(found.items(), key=lambda item: -item[1].value))

    def turns(self) -> dict[Move, Plan]:
        """Return the best plan for the rest of the turn in progress by each first move, the best one first."""
        outlook, state = self.outlook, self.outlook.state
        own, turn = outlook.own, state.turn
        left = Parts(*turn[: unfinished.LEFT])
        chit = bool(own.chits) and not turn[unfinished.CHIT_USED]
        builder = BUILDER in own.cards and not turn[unfinished.BUILDER_USED]
        # Whoever holds a card has had what it brings; a card may come back, but seldom.
        plan = Plan(own, left, 0, chit or not own.chits, builder, TRADER in own.cards, YOGI in own.cards)
        step = state.steps[-1]
        roots = list(self.deeds.drops(plan, step.origin)) if isinstance(step, Carrying) else [plan]
        found: dict[Move, Plan] = {}
        for one in self._plans(roots):
            move = self._first_move(one)
            if move not in found or one.value > found[move].value:
                found[move] = one
        return dict(sorted(found.items(), key=lambda item: -item[1].value))

    # ---- the search --------------------------------------------------------------------------------------------

    def _plans(self, roots: list[Plan]) -> list[Plan]:
        """Return plans that begin in one of these ways, and those that lead to them."""
        beam = [self._ended(plan) for plan in roots]
        all_found = list(beam)
        seen: set[tuple[object, ...]] = set()
        for _ in range(self.breadth.deepest):
            found: list[Plan] = []
            for longer in chain.from_iterable(map(self.deeds.longer, beam)):
                key = (longer.own, longer.left, longer.opened, longer.builder)
                if key not in seen and len(seen) < self.breadth.most:
                    seen.add(key)
                    found.append(self._ended(longer))
            if not found:
                break
            all_found += found
            beam = self._kept(found)
        return all_found

    def _kept(self, plans: list[Plan]) -> list[Plan]:
        """Return the best plans, not too many of them by the same kind of deed."""
        plans.sort(key=lambda plan: -plan.value)
        kinds: Counter[tuple[type[Move], int]] = Counter()
        kept = []
        for plan in plans:
            last = plan.deeds[-1]
            kind = (type(last.move), len(plan.opened))
            if kinds[kind] < self.breadth.alike:
                kinds[kind] += 1
                kept.append(plan)
                if len(kept) == self.breadth.beam:
                    break
        return kept

    def _ended(self, plan: Plan) -> Plan:
        """Return the plan with the best end, and its value; what is left to do is forgone, open arrows take gold."""
        outlook = self.outlook
        end, best, _ = max(outlook.ends(plan.own), key=_worth)
        value = best + outlook.elsewhere(plan.own) - plan.harm
        forgone = outlook.weights.forgone * _forgone(plan.left)
        value += (plan.arrows * actions.GOLD_TAKEN - forgone) * outlook.chances.gold
        return msgspec.structs.replace(plan, end=end, value=value)

    # ---- what a plan says to do now ----------------------------------------------------------------------------

    def _first_move(self, plan: Plan) -> Move:
        """Return the first move of a plan for the turn in progress."""
        at = self.outlook.own.at
        deed = plan.deeds[0] if plan.deeds else None
        if deed is None:
            return self._toward(plan.end) if plan.end != at else End()
        if deed.opens:
            return Chit(actions.ACTIONS[plan.opened[0]])
        if deed.stop not in (ANYWHERE, at):
            return self._toward(deed.stop)
        return deed.move

    def _toward(self, to: int) -> Travel:
        """Return the first road on the way to a junction."""
        own = self.outlook.own
        road, stop = self.outlook.network(own.villages).first_road(own.at, to)
        board = self.outlook.board
        return Travel(board.roads[road].id, board.junctions[stop].id)


def _worth(end: tuple[int, float, int]) -> float:
    return end[1]


def _forgone(left: Parts) -> int:
    """Return how many actions are given up, about, when these parts are not done."""
    alone = left.gold + left.moves + left.quarries + left.palaces + left.governors + left.characters
    return alone + (left.houses > 0 and not left.palaces) + (left.houses > 2)


def _chosen(plan: Plan, pointed: tuple[int, ...]) -> tuple[int, ...]:
    """Return the actions of a plan, those pointed at first; then what is most of use without a chit."""
    rank = {CHARACTERS: 0, PALACE_HOUSE: 1, PALACE: 2}
    chosen = sorted(plan.opened, key=lambda action: rank.get(action, 3))
    return (*pointed, *chosen, GOLD, GOLD)[:2]
