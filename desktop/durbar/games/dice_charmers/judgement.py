"""What a sheet of The Dice Charmers promises, in coins (a fame point is two): stock, river, roads, palace, bonuses."""

from __future__ import annotations

from functools import lru_cache
from math import exp

import msgspec

from durbar.games.dice_charmers.effects import Effect
from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.names import BUILDINGS, CHARACTERS, GOODS
from durbar.games.dice_charmers.roads import CELLS
from durbar.games.dice_charmers.sheet import PALACE_COLUMNS, TOP_LEVEL, Sheet

COINS_A_FAME = 2


class Weights(msgspec.Struct, frozen=True):
    """What things are worth, in coins. Found by play against other values.

    turn: what a turn brings on average, to guess how many are left. span: turns ahead for which a promise counts for
    about two thirds. karma, upgrade, palace, character, goods_die, good, sale, half_road, road, forward, back,
    back_any: an effect. stock: what part of its price a good in stock is worth. ahead, behind: what part of its
    rewards a free space of the river is worth. level: how likely a building that is not built will be. cell, market,
    edge: what part of its worth a cell that can be reached, a market there, a border bonus beside it is worth.
    column: what part of its bonus a column that is all but full is worth. track: the next bonus of a track, at one
    step. spent: what a karma in hand is worth. openings: a cell that can be reached, for the freedom it gives.
    """

    turn: float = 4.8
    span: float = 4.0
    karma: float = 2.0
    upgrade: float = 2.5
    palace: float = 4.0
    character: float = 3.0
    goods_die: float = 3.4
    good: float = 1.7
    sale: float = 2.0
    half_road: float = 2.0
    road: float = 4.0
    forward: float = 3.0
    back: float = 2.5
    back_any: float = 3.5
    stock: float = 0.75
    ahead: float = 0.18
    behind: float = 0.08
    level: float = 0.5
    cell: float = 0.22
    market: float = 0.35
    edge: float = 0.2
    column: float = 0.6
    track: float = 0.5
    spent: float = 1.6
    openings: float = 0.25


STEADY = Weights()


def turns_left(sheet: Sheet, all_marks: tuple[Marks, ...] | list[Marks], weights: Weights) -> float:
    """About how many turns each player still has, 0 once the tracks of somebody have crossed (§11)."""
    nearest = max(marks.excess(sheet) for marks in all_marks)
    return max(0.0, -nearest / weights.turn)


class Judgement:
    """What sheets are worth while about ``turns`` turns are left; kept by part, for searches ask again and again."""

    def __init__(self, sheet: Sheet, turns: float, weights: Weights = STEADY):
        """turns: see ``turns_left``."""
        self.sheet, self.weights = sheet, weights
        self.horizon = 1.0 - exp(-turns / weights.span)
        self.effects = tuple(self.effect(bonus.effect) for bonus in sheet.bonuses)
        self.spaces = tuple(sum(self.effect(effect) for effect in space.rewards) for space in sheet.river)
        self._river = lru_cache(maxsize=None)(self._river_worth)
        self._roads = lru_cache(maxsize=None)(self._roads_worth)
        self._goods = lru_cache(maxsize=None)(self._goods_worth)
        self._palace = lru_cache(maxsize=None)(self._palace_worth)

    def worth(self, marks: Marks, pending: tuple[int, ...] | list[int] = ()) -> float:
        """Coins by which the tracks will have crossed, as far as the sheet tells. pending: bonuses that wait."""
        now = marks.excess(self.sheet) + sum(self.effects[bonus] for bonus in pending)
        return now + self.horizon * self.promise(marks)

    def promise(self, marks: Marks) -> float:
        """What the sheet holds in store beyond what it has brought, were the game long."""
        return (
            self._goods(marks.circled, marks.sold, marks.gained)
            + self._river(marks.river)
            + self._roads(marks.roads, marks.entry, marks.gained, marks.levels, max(marks.stock) > 0)
            + self._palace(marks.palace, marks.levels)
            + self._karma(marks)
            + self._next_on_track(self.sheet.fame, marks.fame)
            + self._next_on_track(self.sheet.money, marks.money)
        )

    def effect(self, effect: Effect) -> float:
        """What a symbol is worth on average (§10)."""
        weights, many = self.weights, effect.n
        each = {
            "coins": 1.0,
            "fame": float(COINS_A_FAME),
            "karma": weights.karma,
            "upgrade": weights.upgrade,
            "palace_any": weights.palace,
            "palace_character": weights.character,
            "goods_die": weights.goods_die,
            "goods_different": weights.good,
            "sell_any": weights.sale,
            "sell_same_or_different": weights.sale,
            "sell_different": weights.sale,
            "half_road": weights.half_road,
            "road": weights.road,
            "river_forward": weights.forward,
            "river_back": weights.back,
            "river_back_any": weights.back_any,
        }
        return many * each[effect.type]

    def _goods_worth(self, circled: tuple[int, ...], sold: tuple[int, ...], gained: int) -> float:
        values, weights = self.sheet.values, self.weights
        worth = sum(
            weights.stock * values[column] for kind in range(len(GOODS)) for column in range(sold[kind], circled[kind])
        )
        for bonus, _, last in self.sheet.tents:
            if not gained >> bonus & 1:
                done = sum(
                    min(many, last) + 0.5 * min(have - many, last) for many, have in zip(sold, circled, strict=True)
                )
                part = min(1.0, done / (len(GOODS) * last))
                worth += weights.column * self.effects[bonus] * part * part
        return worth

    def _river_worth(self, river: int) -> float:
        weights, position = self.weights, river.bit_length()
        ahead = sum(self.spaces[position:])
        behind = sum(self.spaces[space] for space in range(position) if not river >> space & 1)
        return weights.ahead * ahead + weights.behind * behind

    def _roads_worth(self, roads: bytes, entry: bytes, gained: int, levels: bytes, stock: bool) -> float:
        sheet, weights = self.sheet, self.weights
        left = [0] * len(BUILDINGS)
        worth = 0.0
        for cell in range(CELLS):
            kind = sheet.building[cell]
            if roads[cell]:
                worth += self._edges(cell, gained, ~roads[cell]) * weights.edge
                continue
            if kind >= 0:
                left[kind] += 1
            if entry[cell] and cell != sheet.residence:
                content = COINS_A_FAME * levels[kind] * weights.cell if kind >= 0 else 0.0
                if kind < 0 and stock:
                    content = weights.market * weights.sale
                worth += content + weights.openings + self._edges(cell, gained, ~entry[cell]) * weights.edge
        for kind, many in enumerate(left):
            worth += COINS_A_FAME * (levels[kind] - 1) * many * weights.level
        return worth

    def _edges(self, cell: int, gained: int, sides: int) -> float:
        """The border bonuses at some sides of a cell that are not had yet."""
        return sum(
            self.effects[bonus]
            for number, bonus in enumerate(self.sheet.edge_bonus[cell])
            if bonus >= 0 and sides >> number & 1 and not gained >> bonus & 1
        )

    def _palace_worth(self, palace: bytes, levels: bytes) -> float:
        weights, worth = self.weights, 0.0
        for column in range(1, PALACE_COLUMNS + 1):
            part = sum(boxes >= column for boxes in palace) / len(CHARACTERS)
            if part < 1 and column in self.sheet.palace:
                worth += weights.column * self.effects[self.sheet.palace[column]] * part * part
        for level in range(2, TOP_LEVEL + 1):
            part = sum(have >= level for have in levels) / len(BUILDINGS)
            if part < 1 and level in self.sheet.upgrades:
                worth += weights.column * self.effects[self.sheet.upgrades[level]] * part * part
        return worth

    def _karma(self, marks: Marks) -> float:
        return self.weights.spent * marks.unspent_karma

    def _next_on_track(self, bonuses: dict[int, int], at: int) -> float:
        """The next bonus of a track, the nearer the more."""
        ahead = min((cell for cell in bonuses if cell > at), default=0)
        return self.weights.track * self.effects[bonuses[ahead]] * 2 / (1 + ahead - at) if ahead else 0.0
