"""Why a move of Raja is good, from the judgement's own terms: what the seat has before it and what it leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

import msgspec

from durbar.bots.arena.weights import learned
from durbar.bots.raja.deeds import ANYWHERE, Breadth, Plan
from durbar.bots.raja.errand import Errand
from durbar.bots.raja.evaluator import RajaEvaluator
from durbar.bots.raja.holdings import Holdings, Houses, holdings
from durbar.bots.raja.judgement import Outlook, Weights
from durbar.bots.raja.opening import character_worth, choice_worth
from durbar.bots.raja.plan import Planner
from durbar.bots.raja.searcher import LikelyDiscs
from durbar.bots.search.position import Position
from durbar.bots.search.reason import Reason
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.raja import actions, unfinished
from durbar.games.raja.board import START
from durbar.games.raja.characters import MONK, TRADER, TRADERS_GOLD
from durbar.games.raja.moves import (
    Attract,
    Bid,
    BuildersLift,
    Chit,
    Choose,
    End,
    Give,
    Keep,
    Lift,
    Palace,
    Pass,
    Place,
    Point,
    Travel,
)
from durbar.games.raja.state import RajaState
from durbar.games.raja.turn import Turn
from durbar.games.raja.turn_view import forgone_actions, forgone_gold

#: The gold, and the part of a palace, below which nothing is worth a word: by what has been learned, they are the same.
MIN_GOLD, MIN_PALACES = 0.4, 0.025
#: From this much gold on, parts of one are not told.
_WHOLE = 5
#: Less gold than this is told as none.
MIN_TOLD = 0.05
#: Playouts in which it is seen what an action is used for; it is told what is done in half of them.
_SAMPLES = 8
_WAYS_AHEAD = 4
#: What a house, a house moved or a marker lowered is taken to be worth as a reason, in gold; and an open road.
_SMALL_DEED_GOLD, _OPEN_ROAD_GOLD = 1.5, 3.0


def reasons(position: Position, move: Move) -> tuple[Reason, ...]:
    """Return why to make a legal move, or why not: the weightiest first, one at least. Weights are in palaces."""
    state = position.sample(Rng(1))
    assert isinstance(state, RajaState)
    case = _Case(position, state, learned("raja", Weights))
    different = {(one.key, *one.facts.values()): one for one in case.found(move)}
    found = sorted(different.values(), key=lambda one: -abs(one.weight))
    if not any(abs(one.weight) >= MIN_GOLD for one in found):
        return (Reason("little", {}, 0.0),)
    palace = learned("raja", Weights).palace
    return tuple([Reason(one.key, _rounded(one.facts), one.weight / palace) for one in found])


def _rounded(facts: Mapping[str, int | str | float]) -> dict[str, int | str | float]:
    """Return facts with gold as it is told: what reads alike is alike."""
    return {
        name: round(fact, 0 if fact >= _WHOLE else 1) if isinstance(fact, float) else fact
        for name, fact in facts.items()
    }


class _Case:
    """A position in which reasons are asked for. Weights of its reasons are in gold."""

    def __init__(self, position: Position, state: RajaState, weights: Weights):
        self.position, self.state, self.seat, self.weights = position, state, position.seat, weights
        self.outlook = Outlook(state, self.seat, weights)
        self.own = self.outlook.own
        self.names = [junction.id for junction in state.board.junctions]

    def found(self, move: Move) -> Iterator[Reason]:
        """Yield all reasons that can be thought of."""
        if isinstance(move, Point):
            yield from self._pointed(move)
        elif isinstance(move, Bid | Pass):
            yield self._bid(move)
        elif isinstance(move, Choose | Give):
            yield self._card(move)
        elif isinstance(move, Keep):
            yield Reason("all_set", {}, MIN_GOLD)
        elif isinstance(move, Place):
            village = self.state.board.village_number[move.village]
            yield from self._roads(self.own.villages, self.own.villages.settled(village), self.own)
        else:
            yield from self._in_turn(move)

    # ---- before a turn -----------------------------------------------------------------------------------------

    def _bid(self, move: Move) -> Reason:
        """Return what the first choice among the characters is worth more than what would be left at last."""
        more = choice_worth(self.outlook)
        if isinstance(move, Bid):
            return Reason("first_choice", {"gold": round(more, 1)}, more - move.gold)
        return Reason("too_dear", {"gold": round(more, 1)}, 1.0)

    def _card(self, move: Choose | Give) -> Reason:
        worth = character_worth(self.outlook, move.card)
        if isinstance(move, Choose):
            return Reason("character", {"card": move.card}, worth)
        given = (other.card for other in self.state.legal_moves() if isinstance(other, Give))
        least = worth <= min(character_worth(self.outlook, card) for card in given)
        return Reason("least" if least else "gives_up", {"card": move.card}, MIN_GOLD if least else -worth)

    def _pointed(self, move: Point) -> Iterator[Reason]:
        """Yield what an action is mostly used for when the seat's turn comes."""
        uses = self._uses(move)
        often = [deed for deed, times in uses.items() if 2 * times >= _SAMPLES and self._is_there(deed)]
        if not uses:
            yield Reason("idle", {}, -self.weights.forgone)
        elif not often:
            yield Reason("depends", {}, _SMALL_DEED_GOLD)
        for word, thing in often:
            yield from self._deed(word, thing)

    def _is_there(self, deed: tuple[str, str | int]) -> bool:
        """Return whether what is done can be told of the board as it is: a house that stands is moved, no later one."""
        word, thing = deed
        return word != "lift" or bool(self.state.own[self.seat] >> self.state.menu.number[str(thing)] & 1)

    def _uses(self, move: Point) -> Counter[tuple[str, str | int]]:
        """Return in how many playouts each deed is done that an action allows.

        The others come first in them, and have chosen as players do: a village may be full then, and gold be spent.
        """
        evaluator, likely = RajaEvaluator(self.weights, Breadth(), many=True), LikelyDiscs(self.position, self.weights)
        evaluator.weigh(self.state)
        uses: Counter[tuple[str, str | int]] = Counter()
        for number in range(_SAMPLES):
            rng = Rng(number)
            state = likely.sample(rng)
            state.play(move)
            done = set()
            while self.seat in state.waiting and state.round == self.state.round:
                following = evaluator.rollout_move(state, rng)
                if isinstance(state.steps[0], Turn) and state.to_act == self.seat:
                    done.add(_deed(following))
                state.play(following)
            uses.update(deed for deed in done if deed[0] in _DEEDS_OF[move.action])
        return uses

    def _deed(self, word: str, thing: str | int) -> Iterator[Reason]:
        """Yield what a deed of the turn brings, in few words. thing: what it is done with."""
        if word == "palace":
            yield self._palace(str(thing))
        elif word in ("take", "swap"):
            assert isinstance(thing, int)
            yield Reason("plan_character", {"card": thing}, self._gain_of(thing))
        elif word == "attract":
            yield Reason("more_characters", {}, self.weights.tenure)
        elif word == "lower" and thing != self.names[self.outlook.order(self.own.track)[0]]:
            yield Reason("plan_marker", {"city": thing}, _SMALL_DEED_GOLD)
        elif word == "house":
            yield Reason("plan_house", {"place": thing}, _SMALL_DEED_GOLD)
        elif word == "lift":
            yield Reason("plan_move", {"place": thing}, _SMALL_DEED_GOLD)
        elif word == "gold":
            worth = actions.GOLD_TAKEN * self.outlook.chances.gold
            yield Reason("gold", {"gold": actions.GOLD_TAKEN}, worth)
        elif word == "quarry":
            houses = min(actions.HOUSES_QUARRIED, self.own.quarry)
            worth = self.outlook.stock(self.own.reserve + houses) - self.outlook.stock(self.own.reserve)
            yield Reason("stock", {"houses": houses}, worth)

    def _palace(self, city: str) -> Reason:
        """Return that a palace may be built; what is still missing for it, a road or gold, is told."""
        own = self.own
        tolls = self.outlook.network(own.villages).tolls(own.at, self.state.board.junction_number[city])
        if tolls is None:
            return Reason("palace_by_road", {"city": city}, self.weights.palace)
        missing = own.palace_price + (0 if MONK in own.cards else tolls) - own.gold
        if TRADER in own.cards and not isinstance(self.state.steps[-1], Turn):
            missing -= TRADERS_GOLD  # comes when the turn begins
        if missing > 0:
            return Reason("palace_by_gold", {"city": city, "n": missing}, self.weights.palace)
        return Reason("plan_palace", {"city": city}, self.weights.palace)

    def _gain_of(self, card: int) -> float:
        held = 0.0 if self.state.options["several_characters"] else self.outlook.characters(self.own)
        return max(1.0, self.outlook.character(card, self.own) - held)

    # ---- in a turn ---------------------------------------------------------------------------------------------

    def _in_turn(self, move: Move) -> Iterator[Reason]:
        if isinstance(move, End):
            yield from self._ended()
            return
        after = self.state.copy()
        after.play(move)
        own = holdings(after, self.seat)
        if isinstance(move, Travel):
            yield from self._travelled(after, own)
        elif isinstance(move, Chit):
            yield from self._chit(after, move)
        elif isinstance(move, Lift | BuildersLift):
            yield from self._lifted(after, own)
        elif isinstance(move, Attract):
            yield Reason("more_characters", {}, self.weights.tenure)
        else:
            yield from self._had(own)
            yield from self._characters(own)

    def _had(self, own: Holdings) -> Iterator[Reason]:
        """Yield what is different in what the seat has."""
        before, outlook = self.own, self.outlook
        if own.built > before.built:
            lacking = self.state.palaces_to_win - own.built
            key = "palace" if lacking else "last_palace"
            yield Reason(key, {"n": lacking}, self.weights.palace + (0.0 if lacking else self.weights.win))
        gold = own.gold - before.gold
        if gold:
            yield Reason("gold" if gold > 0 else "cost", {"gold": abs(gold)}, gold * outlook.chances.gold)
        if own.reserve > before.reserve:
            worth = outlook.stock(own.reserve) - outlook.stock(before.reserve)
            yield Reason("stock", {"houses": own.reserve - before.reserve}, worth)
        yield from self._scorings(own)
        yield from self._roads(before.villages, own.villages, own)

    def _scorings(self, own: Holdings) -> Iterator[Reason]:
        """Yield what is different at this scoring and the next ones."""
        before, outlook, chances = self.own, self.outlook, self.outlook.chances
        city = outlook.maharaja
        if city != START and own.cards and before.cards:
            now = outlook.rewards_now(own.cards[0])[outlook.own_points(own, city) + (own.at == city)]
            was = outlook.rewards_now(before.cards[0])[outlook.own_points(before, city) + (before.at == city)]
            worth = chances.gold * (now - was)
            yield Reason(
                "scores_now" if worth >= 0 else "loses_now", {"city": self.names[city], "gold": abs(now - was)}, worth
            )
        if own.track != before.track:
            yield from self._marker(own)
            return
        for place, later in enumerate(outlook.order(before.track)):
            points, had = outlook.own_points(own, later), outlook.own_points(before, later)
            if points != had:
                table = outlook.rewards_later(later)
                worth = self.weights.visits * chances.visit[place] * (table[points] - table[had])
                key = "scores_later" if worth >= 0 else "loses_later"
                yield Reason(key, {"city": self.names[later], "gold": abs(table[points] - table[had])}, worth)

    def _marker(self, own: Holdings) -> Iterator[Reason]:
        """Yield what it brings that the Maharaja takes another way."""
        outlook, before = self.outlook, self.own
        worth = self.weights.visits * (outlook.visits(own) - outlook.visits(before))
        lowered = next(city for city, space in enumerate(own.track) if space < before.track[city]) + 1
        points = outlook.own_points(own, lowered)
        if worth > 0 and not points:
            yield Reason("other_order", {}, worth)
        elif lowered != outlook.order(before.track)[0]:  # the next one can't come sooner
            key = "marker" if worth > 0 else "marker_for_others"
            yield Reason(key, {"city": self.names[lowered], "n": points}, worth)
        if MONK in own.cards:
            return  # the bank pays, wherever the way leads
        saved = self._next_ways(before) - self._next_ways(own)
        yield Reason("ways" if saved >= 0 else "dearer_ways", {"gold": abs(saved)}, saved)

    def _next_ways(self, own: Holdings) -> float:
        """Return what the ways to the next cities may cost, from where the architect is."""
        outlook = self.outlook
        first = outlook.network(own.villages).later(own.at, outlook.order(own.track)[0])
        return outlook.journeys(own) + outlook.chances.leg[0] * first

    def _roads(self, before: Houses, after: Houses, own: Holdings) -> Iterator[Reason]:
        """Yield what is different on the roads: tolls to be had, and tolls to be paid."""
        if before == after:
            return
        outlook = self.outlook
        income = (outlook.income(after) - outlook.income(before)) * outlook.chances.gold
        yield Reason("tolls" if income >= 0 else "loses_tolls", {"gold": abs(income)}, income)
        now, was = outlook.network(after), outlook.network(before)
        to = outlook.maharaja
        if to != START and now.tolls(own.at, to) is not None and was.tolls(own.at, to) is None:
            yield Reason("opens_road", {"city": self.names[to]}, _OPEN_ROAD_GOLD)
        if MONK in own.cards:
            return  # the bank pays, whoever has houses there
        here, saved = own.at, 0.0
        legs = [(to, 1.0)] if to not in (START, own.at) else []
        legs += list(zip(outlook.order(own.track)[:_WAYS_AHEAD], outlook.chances.leg, strict=False))
        for stop, weight in legs:
            saved += weight * (was.later(here, stop) - now.later(here, stop))
            here = stop
        yield Reason("ways" if saved >= 0 else "dearer_ways", {"gold": abs(saved)}, saved)

    def _characters(self, own: Holdings) -> Iterator[Reason]:
        """Yield what characters won and lost are worth."""
        errand, palaces = Errand(self.state, self.seat, self.weights), self.state.turn[unfinished.PALACES]
        for card in own.cards:
            if card not in self.own.cards:
                worth = self.outlook.character(card, self.own) + errand.at_once(card, palaces)
                yield Reason("character", {"card": card}, max(MIN_GOLD, worth))
        for card in self.own.cards:
            if card not in own.cards:
                yield Reason("gives_up", {"card": card}, -self.outlook.character(card, self.own))

    def _ended(self) -> Iterator[Reason]:
        """Yield what ending the turn gives up."""
        forgone = forgone_actions(self.state, self.seat)
        if forgone:
            gold = forgone_gold(self.state, len(forgone))
            yield Reason("forgone", {"n": len(forgone), "gold": gold}, -self.weights.forgone * len(forgone))
        elif self.own.at == self.outlook.maharaja:
            yield Reason("done_here", {"city": self.names[self.own.at]}, 1.0)
        else:
            yield Reason("done", {}, 1.0)

    # ---- what only leads to something --------------------------------------------------------------------------

    def _rest(self, after: RajaState) -> Plan:
        """Return the best plan for the rest of the turn after a move."""
        outlook = Outlook(after, self.seat, self.weights, self.outlook.guests())
        return next(iter(Planner(outlook).turns().values()))

    def _travelled(self, after: RajaState, own: Holdings) -> Iterator[Reason]:
        """Yield where a journey leads, and what it costs."""
        paid = self.own.gold - own.gold
        if paid:
            yield Reason("pays_tolls", {"gold": paid}, -paid * (self.outlook.chances.gold + self.weights.given))
        plan = self._rest(after)
        stop = next((deed for deed in plan.deeds if deed.stop != ANYWHERE), None)
        if stop is not None:
            palace = isinstance(stop.move, Palace)
            key, worth = ("way_to_palace", self.weights.palace) if palace else ("way_to_house", _SMALL_DEED_GOLD)
            yield Reason(key, {"city": self.names[stop.stop]}, worth)
        maharaja = self.outlook.maharaja
        points = self.outlook.own_points(plan.own, maharaja)
        rewards = self.outlook.rewards_now(plan.own.cards[0])
        gold = rewards[points + 1] - rewards[points]
        if plan.end == maharaja != self.own.at and gold >= MIN_TOLD:
            yield Reason("way_to_maharaja", {"city": self.names[maharaja], "gold": gold}, max(MIN_GOLD, gold))
        elif stop is None and plan.end == own.at == self.outlook.order(own.track)[0]:
            yield Reason("way_to_next", {"city": self.names[own.at]}, 1.0)
        elif stop is None:
            yield Reason("way_round", {}, -0.5)

    def _chit(self, after: RajaState, move: Chit) -> Iterator[Reason]:
        yield Reason("chit", {}, -self.weights.chit)
        plan = self._rest(after)
        allowed = [deed.move for deed in plan.deeds if type(deed.move).word in _DEEDS_OF[move.action]]
        for deed in allowed[-1:]:
            yield from self._deed(*_deed(deed))

    def _lifted(self, after: RajaState, own: Holdings) -> Iterator[Reason]:
        """Yield what a house brings where it is put down, against where it stood."""
        plan = self._rest(after)
        moved = next(deed.move for deed in plan.deeds)
        yield Reason("moved", {"place": str(getattr(moved, "place", ""))}, MIN_GOLD)
        before = msgspec.structs.replace(own, houses=self.own.houses, villages=self.own.villages)
        drop = after.copy()
        drop.play(moved)
        self.own = before
        yield from self._had(msgspec.structs.replace(holdings(drop, self.seat), gold=before.gold))


def _deed(move: Move) -> tuple[str, str | int]:
    """Return the word of a move and what it is done with."""
    return type(move).word, next(iter(msgspec.structs.astuple(move)), "")


#: The words of the moves by which each action is carried out.
_DEEDS_OF = {
    "gold": ("gold",),
    "house": ("house",),
    "two_houses": ("house",),
    "move_house": ("lift",),
    "quarry": ("quarry",),
    "palace": ("palace",),
    "palace_house": ("palace", "house"),
    "governors": ("lower",),
    "characters": ("take", "swap", "attract"),
}
