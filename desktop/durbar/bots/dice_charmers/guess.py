"""What is begun in a turn of The Dice Charmers, guessed at: steps that are open and bonuses that wait."""

from __future__ import annotations

from collections.abc import Iterable

from durbar.bots.dice_charmers.judgement import Judgement
from durbar.games.dice_charmers.effects import Effect
from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.steps import Build, CopyDie, DiceStep, Halves, Improve, Pick, Sale
from durbar.games.dice_charmers.turn import MERCHANT_SALES, SALES, Rewards, Summon, Voyage

#: So many times what they bring by themselves bonuses and steps are worth in a chain; found by what gets lost else.
BONUS_FACTOR, STEP_FACTOR = 2.0, 1.5


class Guess:
    """About what open steps and waiting bonuses will bring, in coins, so that the right ways are thought through."""

    def __init__(self, judgement: Judgement):
        """judgement: of sheets at the end of the turn."""
        self.store, self.weights = judgement.store, judgement.weights
        self._values = judgement.sheet.values
        self._gain = 1.0 - self.weights.stock * judgement.soon
        self._effects = tuple(bonus.effect for bonus in judgement.sheet.bonuses)

    def begun(self, marks: Marks, pending: Iterable[int], steps: Iterable[DiceStep]) -> float:
        """Return all that waits and is open in the middle of a turn."""
        waiting = sum(self.effect(marks, self._effects[bonus]) for bonus in pending)
        return BONUS_FACTOR * waiting + STEP_FACTOR * sum(self.step(marks, step) for step in steps)

    def effect(self, marks: Marks, effect: Effect) -> float:
        """Return a symbol."""
        kind = effect.type
        if kind in SALES:
            return self.sale(marks, effect.n, SALES[kind])
        if kind == "river_forward":
            return self.space(marks.position + 1)
        if kind.startswith("river"):
            behind = marks.free_behind if kind == "river_back_any" else marks.free_behind[:1]
            return max(map(self.space, behind), default=0.0)
        if kind.startswith("palace"):
            return max(self.store.effect(effect), self.sale(marks, MERCHANT_SALES, "any"))
        return self.store.effect(effect)

    def space(self, space: int) -> float:
        """Return a space of the river, if there is one of this number."""
        return self.store.spaces[space - 1] if space <= len(self.store.spaces) else 0.0

    def step(self, marks: Marks, step: DiceStep) -> float:
        """Return a step that is open."""
        weights = self.weights
        match step:
            case Sale():
                gain = self.sale(marks, step.left, step.rule, step.sold)
                return max(gain, weights.good) if step.or_good and not step.sold else gain
            case Halves():
                return weights.road if step.left == 2 else weights.half_road
            case Build():
                return weights.road
            case Voyage():
                return max(map(self.space, step.spaces), default=weights.good)
            case Summon():
                return max(weights.character, self.sale(marks, MERCHANT_SALES, "any"))
            case Improve():
                return weights.upgrade
            case CopyDie():
                return weights.goods_die
            case Pick():
                return weights.good * step.left
            case Rewards():
                return sum(self.effect(marks, effect) for effect in step.left)
        return 0.0

    def sale(self, marks: Marks, left: int, rule: str, sold: tuple[int, ...] = ()) -> float:
        """Return the best prices that the rule of a sale allows, less what the goods were worth in stock."""
        if marks.circled == marks.sold:
            return 0.0
        prices = [self._values[out:have] for out, have in zip(marks.sold, marks.circled, strict=True)]
        if rule == "same_or_different" and len(sold) > 1:
            rule = "same" if sold[0] == sold[1] else "different"
        best = 0
        if rule == "any":
            best = sum(sorted((price for kind in prices for price in kind), reverse=True)[:left])
        if rule in ("different", "same_or_different"):
            firsts = [kind[0] for number, kind in enumerate(prices) if kind and number not in sold]
            best = sum(sorted(firsts, reverse=True)[:left])
        if rule in ("same", "same_or_different"):
            best = max(best, *(sum(kind[:left]) for kind in (prices if not sold else [prices[sold[0]]])))
        return self._gain * best
