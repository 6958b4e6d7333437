"""What a sheet of The Dice Charmers promises, in coins (a fame point is two): stock, river, roads, palace, bonuses."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

import msgspec

from durbar.games.dice_charmers.effects import Effect
from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.names import BUILDINGS, CHARACTERS, GOODS
from durbar.games.dice_charmers.roads import CELLS
from durbar.games.dice_charmers.sheet import PALACE_COLUMNS, TOP_LEVEL, Sheet

COINS_A_FAME = 2
_KEPT = 1 << 15


class Weights(msgspec.Struct, frozen=True):
    """What things are worth, in coins, and a player's habits. Found by play against other values.

    turn: how wide a gap is that takes a turn or two, in coins; see turns_left. soon, late: turns ahead for which two
    thirds of a promise count, of what pays at once when it is used (stock, roads, tracks, karma) and of what pays bit
    by bit (river, palace, buildings). karma, upgrade, palace, character, goods_die, good, sale, half_road, road,
    forward, back, back_any: an effect. stock: what part of its price a good in stock is worth. ahead, behind: what
    part of its rewards a free space of the river is worth. level: how likely a building that is not built will be.
    cell, market, edge: what part of its worth a cell that can be reached, a market there, a border bonus beside it is
    worth. column: what part of its bonus a column that is all but full is worth. track: the next bonus of a track, at
    one step. spent: what a karma in hand is worth. openings: a cell that can be reached, for the freedom it gives.
    deny: how much what the next player loses counts. reroll: what a reroll must bring above its price.
    """

    turn: float = 26.0
    soon: float = 4.0
    late: float = 4.0
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
    deny: float = 0.15
    reroll: float = 0.3


UNTRAINED = Weights()


def turns_left(sheet: Sheet, all_marks: Sequence[Marks], weights: Weights) -> float:
    """Return about how many turns each player has after this one, 0 once the tracks of somebody have crossed (§11).

    Turns bring more and more, so the first half of the way takes three quarters of them.
    """
    gap = max(0, -max(marks.excess(sheet) for marks in all_marks)) / weights.turn
    return gap * (gap + 0.75)


class Judgement:
    """What sheets are worth while about so many turns are left."""

    def __init__(self, sheet: Sheet, turns: float, weights: Weights = UNTRAINED):
        """turns: see ``turns_left``."""
        self.sheet, self.turns, self.weights = sheet, turns, weights
        self.store = store(sheet, weights)
        self.soon = 1.0 - exp(-turns / weights.soon)
        self.late = 1.0 - exp(-turns / weights.late)

    def worth(self, marks: Marks, pending: Sequence[int] = ()) -> float:
        """Return coins by which the tracks will have crossed, as far as the sheet tells. pending: bonuses that wait."""
        soon, late = self.store.promise(marks)
        now = marks.excess(self.sheet) + self.soon * soon + self.late * late
        for bonus in pending:
            now += self.store.effects[bonus]
        return now

    def terms(self, marks: Marks) -> dict[str, float]:
        """Return the parts of ``worth`` by name, in coins."""
        store = self.store
        return {
            "excess": float(marks.excess(self.sheet)),
            "goods": self.soon * store.goods(marks.circled, marks.sold),
            "river": self.late * store.river(marks.river),
            "cells": self.soon * store.cells(marks),
            "edges": self.soon * store.edges(marks),
            "levels": self.late * store.levels(marks),
            "palace": self.late * store.palace(marks.palace, marks.levels),
            "karma": self.soon * self.weights.spent * marks.unspent_karma,
            "tracks": self.soon * (store.fame[marks.fame] + store.money[marks.money]),
        }


@lru_cache(maxsize=8)
def store(sheet: Sheet, weights: Weights) -> Store:
    """Return what sheets hold in store by these weights; kept, for it remembers by part what it has been asked."""
    return Store(sheet, weights)


class Store:
    """What a sheet holds in store beyond what it has brought, were the game long.

    effects: by bonus, spaces: by space of the river, what it is worth. fame, money: by cell of the track, what the next
    bonus there is worth.
    """

    def __init__(self, sheet: Sheet, weights: Weights):
        """Ask ``store`` instead."""
        self.sheet, self.weights = sheet, weights
        self.each = _each(weights)
        self.effects = tuple(self.effect(bonus.effect) for bonus in sheet.bonuses)
        self.spaces = tuple(sum(map(self.effect, space.rewards)) for space in sheet.river)
        self.fame = self._track(sheet.fame, sheet.tracks.fame_cells)
        self.money = self._track(sheet.money, sheet.tracks.money_cells)
        self.border = tuple(
            (cell, 1 << bonus, self.effects[bonus])
            for cell in range(CELLS)
            for bonus in sheet.edge_bonus[cell]
            if bonus >= 0
        )
        self._on_border = sum(bonus for _, bonus, _ in self.border)
        self.goods = lru_cache(_KEPT)(self._goods)
        self.river = lru_cache(_KEPT)(self._river)
        self.palace = lru_cache(_KEPT)(self._palace)
        self._roads = lru_cache(_KEPT)(self._both_of_roads)

    def effect(self, effect: Effect) -> float:
        """Return what a symbol is worth on average (§10)."""
        return effect.n * self.each[effect.type]

    def promise(self, marks: Marks) -> tuple[float, float]:
        """Return what pays at once when it is used, and what pays bit by bit."""
        gained = marks.gained & self._on_border
        roads, levels = self._roads(marks.roads, marks.entry, gained, marks.levels, marks.circled != marks.sold)
        karma = self.weights.spent * (marks.karma - marks.karma_used)
        soon: float = self.goods(marks.circled, marks.sold) + roads + karma
        late: float = self.river(marks.river) + levels + self.palace(marks.palace, marks.levels)
        return soon + self.fame[marks.fame] + self.money[marks.money], late

    def _both_of_roads(
        self, roads: bytes, entry: bytes, gained: int, levels: bytes, stock: bool
    ) -> tuple[float, float]:
        return (
            self._cells(roads, entry, levels, stock) + self._edges(roads, entry, gained),
            self._levels(roads, levels),
        )

    def cells(self, marks: Marks) -> float:
        """Return cells that can be reached: buildings, markets, and the freedom they give."""
        return self._cells(marks.roads, marks.entry, marks.levels, marks.circled != marks.sold)

    def edges(self, marks: Marks) -> float:
        """Return the worth of border bonuses beside cells that have a road or can be reached."""
        return self._edges(marks.roads, marks.entry, marks.gained)

    def levels(self, marks: Marks) -> float:
        """Return what upgrades will still add to buildings."""
        return self._levels(marks.roads, marks.levels)

    def _cells(self, roads: bytes, entry: bytes, levels: bytes, stock: bool) -> float:
        sheet, weights, worth = self.sheet, self.weights, 0.0
        for cell, (arms, sides, kind) in enumerate(zip(roads, entry, sheet.building, strict=True)):
            if sides and not arms and cell != sheet.residence:
                worth += weights.openings
                if kind >= 0:
                    worth += weights.cell * COINS_A_FAME * levels[kind]
                elif stock:
                    worth += weights.market * weights.sale
        return worth

    def _edges(self, roads: bytes, entry: bytes, gained: int) -> float:
        beside = 0.0
        for cell, bonus, effect in self.border:
            if not gained & bonus and (roads[cell] or entry[cell]):
                beside += effect
        return self.weights.edge * beside

    def _levels(self, roads: bytes, levels: bytes) -> float:
        more = 0
        for arms, kind in zip(roads, self.sheet.building, strict=True):
            if kind >= 0 and not arms:
                more += levels[kind] - 1
        return self.weights.level * COINS_A_FAME * more

    def _goods(self, circled: tuple[int, ...], sold: tuple[int, ...]) -> float:
        values, weights = self.sheet.values, self.weights
        worth = weights.stock * sum(sum(values[out:have]) for out, have in zip(sold, circled, strict=True))
        for bonus, _, last in self.sheet.tents:
            if min(sold) < last:
                done = sum(
                    min(many, last) + 0.5 * min(have - many, last) for many, have in zip(sold, circled, strict=True)
                )
                part = min(1.0, done / (len(GOODS) * last))
                worth += weights.column * self.effects[bonus] * part * part
        return worth

    def _river(self, river: int) -> float:
        weights, position = self.weights, river.bit_length()
        ahead = sum(self.spaces[position:])
        behind = sum(self.spaces[space] for space in range(position) if not river >> space & 1)
        return weights.ahead * ahead + weights.behind * behind

    def _palace(self, palace: bytes, levels: bytes) -> float:
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

    def _track(self, bonuses: dict[int, int], cells: int) -> tuple[float, ...]:
        """Return by cell the worth of the next bonus of a track, the nearer the more."""
        found = []
        for at in range(cells + 1):
            ahead = min((cell for cell in bonuses if cell > at), default=0)
            found.append(self.weights.track * self.effects[bonuses[ahead]] * 2 / (1 + ahead - at) if ahead else 0.0)
        return tuple(found)


def _each(weights: Weights) -> dict[str, float]:
    """Return one of each kind of effect (§10)."""
    return {
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
