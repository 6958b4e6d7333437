"""Why a move of The Dice Charmers is good or bad, from what the judgement says of the turn with it and without."""

from __future__ import annotations

from collections.abc import Iterator

from durbar.bots.arena.weights import learned
from durbar.bots.dice_charmers.gains import TOLD_COINS, Gains
from durbar.bots.dice_charmers.judgement import Weights
from durbar.bots.dice_charmers.knowledge import Breadth, Knowledge
from durbar.bots.dice_charmers.turn import Way
from durbar.bots.search.position import Position
from durbar.bots.search.reason import Reason
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.moves import Again, Choose, End, Forfeit, Pass, Reroll, Stop
from durbar.games.dice_charmers.names import DIE_NUMBER
from durbar.games.dice_charmers.state import DiceCharmersState
from durbar.games.dice_charmers.steps import Sale
from durbar.games.dice_charmers.turn import Choosing

_BREADTH = Breadth(width=6, rough=2)


def reasons(position: Position, move: Move) -> tuple[Reason, ...]:
    """Return why a legal move is good or bad, the weightiest first: one at least."""
    state = position.sample(Rng(0))
    assert isinstance(state, DiceCharmersState)
    found = sorted(_Case(state, position.seat).reasons(move), key=lambda reason: -abs(reason.weight))
    return tuple(found) or (Reason("little", {}, 0.0),)


class _Case:
    """One decision."""

    def __init__(self, state: DiceCharmersState, seat: int):
        self.state, self.seat = state, seat
        self.known = Knowledge(state, learned("dice_charmers", Weights), _BREADTH.rough)
        self.judgement = self.known.judgement
        self.marks = state.marks[seat]

    def reasons(self, move: Move) -> Iterator[Reason]:
        match move:
            case Reroll() | Again():
                yield from self._roll(move)
            case Pass():
                yield Reason("idle", {}, TOLD_COINS)
            case End():
                yield from self._end()
            case Choose():
                yield from self._die(move)
            case Stop() if isinstance(self.state.steps[-1], Sale):
                yield from self._keeps()
            case Stop():
                yield from self._one_half(move)
            case Forfeit():
                yield Reason("gives_up", {}, -TOLD_COINS)
            case _:
                yield from self._within(move)

    # ---- dice ------------------------------------------------------------------------------------------------------

    def _roll(self, move: Reroll | Again) -> Iterator[Reason]:
        hope, best = self.known.hope(self.state, self.seat, move), self._best_die()
        price = self.judgement.weights.spent * self.judgement.soon
        yield Reason("costs_karma", {"n": self.marks.unspent_karma - 1}, -price)
        more = round(hope - best)
        if more:
            yield Reason("roll_more" if more > 0 else "roll_less", {"n": abs(more)}, hope - best)

    def _best_die(self) -> float:
        options = self.known.dice(self.state, self.seat, _BREADTH)
        return max((option.way.worth for option in options), default=self.judgement.worth(self.marks))

    def _die(self, move: Choose) -> Iterator[Reason]:
        die = DIE_NUMBER[move.die]
        if not self.state.die_usable(self.seat, die):
            yield Reason("idle_die", {}, -TOLD_COINS)
            return
        turn = self.known.turn(self.seat, _BREADTH.width)
        way = turn.ways_of_face(self.marks, die // 2, self.state.faces[die])[0]
        yield from Gains(self.judgement, self.marks, way.marks).reasons()
        yield from self._bonuses(way)
        yield from self._less(self._best_die() - way.worth)
        if isinstance(self.state.steps[-1], Choosing):
            yield from self._denies(die)
        if self.known.turns > 0 and not way.marks.excess(self.state.sheet) > 0:
            yield from self._prepares(way.marks)

    def _bonuses(self, way: Way) -> Iterator[Reason]:
        """Yield bonuses that are used on the way, and those that get lost."""
        bonuses, effects = self.state.sheet.bonuses, self.judgement.store.effects
        used = [n for n in range(len(bonuses)) if way.marks.used >> n & 1 and not self.marks.used >> n & 1]
        if len(used) > 1:
            yield Reason("chain", {"n": len(used)}, sum(effects[bonus] for bonus in used) / 2)
        elif used:
            yield Reason("bonus", {"bonus": bonuses[used[0]].id}, effects[used[0]])
        for bonus, printed in enumerate(bonuses):
            new = way.marks.gained & ~self.marks.gained & ~way.marks.used
            if new >> bonus & 1:
                yield Reason("bonus_lost", {"bonus": printed.id}, -effects[bonus])

    def _denies(self, die: int) -> Iterator[Reason]:
        coins = round(self.known.taken_away(self.state, die))
        if coins > 1:
            yield Reason("denies", {"n": coins}, coins / 3)

    def _prepares(self, marks: Marks) -> Iterator[Reason]:
        """Yield what the next turn brings from there, against what it would bring from here."""
        look, worth = self.known.foresight.next_turn, self.judgement.worth
        after, now = (look(sheet) - worth(sheet) for sheet in (marks, self.marks))
        if after - now > 1:
            yield Reason("prepares", {"n": round(after - now)}, after - now)

    # ---- within a turn -----------------------------------------------------------------------------------------------

    def _within(self, move: Move) -> Iterator[Reason]:
        """Yield what a move brings until the next bonus is chosen, and what would be lost over the whole turn."""
        turn = self.known.turn(self.seat, _BREADTH.width)
        best = turn.ways(self.state)[0]
        after = self.state.copy()
        after.play(move)
        way = turn.ways(after)[0]
        yield from self._less(best.worth - way.worth)
        places = [turn.place(after), *(place for place, _ in way.steps)]
        marks, pending, _ = next((one for one in places if len(one[2]) == 1), (way.marks, (), ()))
        yield from Gains(self.judgement, self.marks, marks).reasons()
        bonuses, effects = self.state.sheet.bonuses, self.judgement.store.effects
        for bonus in pending:
            if bonus not in self.state.pending:
                usable = after.bonus_usable(self.seat, bonus) or way.marks.used >> bonus & 1
                yield Reason(
                    "bonus" if usable else "bonus_lost",
                    {"bonus": bonuses[bonus].id},
                    effects[bonus] if usable else -effects[bonus],
                )

    def _one_half(self, move: Stop) -> Iterator[Reason]:
        """Yield what the second half-road might have brought."""
        turn = self.known.turn(self.seat, _BREADTH.width)
        after = self.state.copy()
        after.play(move)
        coins = turn.ways(self.state)[0].worth - turn.ways(after)[0].worth
        yield from self._less(coins)
        if coins < 1:
            yield Reason("one_half", {}, TOLD_COINS)

    def _less(self, coins: float) -> Iterator[Reason]:
        if coins >= 1:
            yield Reason("less", {"n": round(coins)}, -coins)

    def _keeps(self) -> Iterator[Reason]:
        stock, values = self.marks.stock, self.state.sheet.values
        prices = zip(self.marks.sold, self.marks.circled, strict=True)
        yield Reason(
            "keeps_stock",
            {"n": sum(stock), "coins": sum(sum(values[out:have]) for out, have in prices)},
            TOLD_COINS,
        )

    def _end(self) -> Iterator[Reason]:
        lost = [bonus for bonus in self.state.pending if self.state.bonus_usable(self.seat, bonus)]
        bonuses, effects = self.state.sheet.bonuses, self.judgement.store.effects
        for bonus in lost:
            yield Reason("bonus_lost", {"bonus": bonuses[bonus].id}, -effects[bonus])
        if not lost:
            yield Reason("nothing_left", {}, TOLD_COINS)
