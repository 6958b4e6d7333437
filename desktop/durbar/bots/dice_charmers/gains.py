"""What a move or a turn of The Dice Charmers changes on a sheet, as reasons for or against it."""

from __future__ import annotations

from collections.abc import Iterator

from durbar.bots.dice_charmers.judgement import COINS_A_FAME, Judgement
from durbar.bots.search.reason import Reason
from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.names import BUILDINGS
from durbar.games.dice_charmers.sheet import PALACE_COLUMNS, TOP_LEVEL

#: A bonus so few steps away is named.
_MAX_NAMED_STEPS = 3


class Gains:
    """The difference between two sheets of one player, part by part."""

    def __init__(self, judgement: Judgement, before: Marks, after: Marks):
        """judgement: of both."""
        self.judgement, self.before, self.after = judgement, before, after
        self.sheet, self.store = judgement.sheet, judgement.store
        terms, then = judgement.terms(after), judgement.terms(before)
        self.change = {name: terms[name] - then[name] for name in terms}

    def reasons(self) -> Iterator[Reason]:
        """Yield all that there are, in no order."""
        yield from self._tracks()
        yield from self._goods()
        yield from self._roads()
        yield from self._upgrades()
        yield from self._palace()
        yield from self._river()
        yield from self._karma()
        yield from self._next_on_tracks()

    def _tracks(self) -> Iterator[Reason]:
        coins, excess = round(self.change["excess"]), self.after.excess(self.sheet)
        if excess > 0 and coins >= excess:
            yield Reason("crosses", {"distance": excess}, coins + 10.0)
        elif coins:
            yield Reason("closer", {"distance": coins}, float(coins))

    def _goods(self) -> Iterator[Reason]:
        values, weights = self.sheet.values, self.judgement.weights
        kept = weights.stock * self.judgement.soon
        columns = list(zip(self.before.circled, self.after.circled, strict=True))
        new, price = sum(now - was for was, now in columns), sum(sum(values[was:now]) for was, now in columns)
        if new:
            yield Reason("stock", {"n": new, "coins": price}, kept * price)
        columns = list(zip(self.before.sold, self.after.sold, strict=True))
        out, coins = sum(now - was for was, now in columns), sum(sum(values[was:now]) for was, now in columns)
        if out:
            yield Reason("sells", {"n": out, "coins": coins}, (1 - kept) * coins)
        tents = self.change["goods"] - kept * (price - coins)
        for bonus, _, last in self.sheet.tents:
            missing = sum(max(0, last - sold) for sold in self.after.sold)
            if 0 < missing <= _MAX_NAMED_STEPS and tents > 0:
                yield Reason("tent", {"n": missing, "bonus": self.sheet.bonuses[bonus].id}, tents)
                return

    def _roads(self) -> Iterator[Reason]:
        before, after, gained = self.before, self.after, self.after.gained
        beside = [
            bonus
            for cell, bonus in self._on_border()
            if not gained >> bonus & 1
            and (after.roads[cell] or after.entry[cell])
            and not (before.roads[cell] or before.entry[cell])
        ]
        if beside:
            best = max(beside, key=lambda bonus: self.store.effects[bonus])
            worth = self.judgement.soon * self.judgement.weights.edge * sum(self.store.effects[one] for one in beside)
            yield Reason("border", {"bonus": self.sheet.bonuses[best].id}, worth)
        more, worth = _open_cells(after) - _open_cells(before), self.change["cells"]
        if more * worth > 0:  # fewer cells may be worth more than those before, by what is on them
            yield Reason("opens" if more > 0 else "closes", {"n": abs(more)}, worth)

    def _on_border(self) -> Iterator[tuple[int, int]]:
        for cell, bonuses in enumerate(self.sheet.edge_bonus):
            for bonus in bonuses:
                if bonus >= 0:
                    yield cell, bonus

    def _upgrades(self) -> Iterator[Reason]:
        before, after = self.before.levels, self.after.levels
        for kind, building in enumerate(BUILDINGS):
            if after[kind] > before[kind]:
                left = sum(
                    one == kind and not arms for one, arms in zip(self.sheet.building, self.after.roads, strict=True)
                )
                if left:
                    more = COINS_A_FAME * (after[kind] - before[kind]) * left
                    worth = self.judgement.late * self.judgement.weights.level * more
                    yield Reason("raises", {"building": building, "n": left, "fame": after[kind]}, worth)
        for level in range(2, TOP_LEVEL + 1):
            missing = sum(have < level for have in after)
            if level in self.sheet.upgrades and 0 < missing < sum(have < level for have in before):
                yield self._column("all_buildings", missing, self.sheet.upgrades[level])

    def _palace(self) -> Iterator[Reason]:
        for column in range(1, PALACE_COLUMNS + 1):
            missing = sum(boxes < column for boxes in self.after.palace)
            if column in self.sheet.palace and 0 < missing < sum(boxes < column for boxes in self.before.palace):
                yield self._column("palace_column", missing, self.sheet.palace[column])

    def _column(self, key: str, missing: int, bonus: int) -> Reason:
        """Return a column that is fuller than before and lacks so many marks."""
        weights = self.judgement.weights
        worth = self.judgement.late * weights.column * self.store.effects[bonus] / (1 + missing)
        return Reason(key, {"n": missing, "bonus": self.sheet.bonuses[bonus].id}, worth)

    def _river(self) -> Iterator[Reason]:
        new = self.after.river & ~self.before.river
        if self.after.position > self.before.position:
            free = ~self.after.river & (1 << self.after.position) - 1
            passed = (free >> self.before.position).bit_count()
            if passed > 0:
                yield Reason("skips", {"n": passed}, min(0.0, self.change["river"]))
        elif new:
            yield Reason("fetches", {"space": new.bit_length()}, TOLD_COINS)

    def _karma(self) -> Iterator[Reason]:
        more = self.after.karma - self.before.karma
        if more > 0:
            yield Reason("karma", {"n": more}, self.judgement.soon * self.judgement.weights.spent * more)

    def _next_on_tracks(self) -> Iterator[Reason]:
        for key, bonuses, was, now in (
            ("near_fame", self.sheet.fame, self.before.fame, self.after.fame),
            ("near_coin", self.sheet.money, self.before.money, self.after.money),
        ):
            ahead = min((cell for cell in bonuses if cell > now), default=0)
            if was < now and 0 < ahead - now <= _MAX_NAMED_STEPS:
                worth = self.judgement.soon * (self.store.fame[now] if key == "near_fame" else self.store.money[now])
                yield Reason(key, {"n": ahead - now, "bonus": self.sheet.bonuses[bonuses[ahead]].id}, worth)


#: What is worth a word, though it can hardly be weighed, in coins.
TOLD_COINS = 0.4


def _open_cells(marks: Marks) -> int:
    return sum(bool(sides) and not arms for sides, arms in zip(marks.entry, marks.roads, strict=True))
