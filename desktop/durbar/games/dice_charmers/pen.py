"""Every stroke of the pen: what is ticked, circled, drawn or crossed out, and what that gains."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from durbar.engine.event import Event
from durbar.games.dice_charmers import events as happened
from durbar.games.dice_charmers.names import BUILDINGS, CHARACTERS, GOODS, MARKET_DIFFERENT
from durbar.games.dice_charmers.roads import ARM_MASK, AROUND, CELL_IDS, SIDES, shape_of
from durbar.games.dice_charmers.sheet import GOODS_COLUMNS
from durbar.games.dice_charmers.state import DiceCharmersState
from durbar.games.dice_charmers.tracks import BESIDE

Events = list[Event]


def fame(state: DiceCharmersState, seat: int, many: int, events: Events) -> None:
    """Tick cells of the fame track; bonuses passed are circled (§7)."""
    marks = state.marks[seat]
    before, after = marks.fame, min(marks.fame + many, state.sheet.tracks.fame_cells)
    state.marks[seat] = replace(marks, fame=after)
    events.append(happened.FameGained(seat, before, after, before + many - after))
    _advanced(state, seat, before, after, state.sheet.fame, events)
    _notice_crossing(state, seat, BESIDE * (after - before), events)


def coins(state: DiceCharmersState, seat: int, many: int, events: Events) -> None:
    """Tick cells of the money track; bonuses passed are circled (§7)."""
    marks = state.marks[seat]
    before, after = marks.money, min(marks.money + many, state.sheet.tracks.money_cells)
    grown = state.sheet.tracks.edges[before] - state.sheet.tracks.edges[after]
    state.marks[seat] = replace(marks, money=after)
    events.append(happened.CoinsGained(seat, before, after, before + many - after))
    _advanced(state, seat, before, after, state.sheet.money, events)
    _notice_crossing(state, seat, grown, events)


def _advanced(
    state: DiceCharmersState, seat: int, before: int, after: int, bonuses: dict[int, int], events: Events
) -> None:
    for cell in range(before + 1, after + 1):
        if cell in bonuses:
            circle(state, seat, bonuses[cell], events)


def _notice_crossing(state: DiceCharmersState, seat: int, grown: int, events: Events) -> None:
    excess = state.marks[seat].excess(state.sheet)
    if 0 < excess <= grown:
        others = [marks for other, marks in enumerate(state.marks) if other != seat]
        first = all(marks.excess(state.sheet) <= 0 for marks in others)
        events.append(happened.TracksCrossed(seat, excess, first))


def circle(state: DiceCharmersState, seat: int, bonus: int, events: Events) -> None:
    """Circle a gained bonus: it waits until it is used or the turn ends (§9).

    What brings it is a stroke that can be made once only, so that it is never gained twice.
    """
    marks = state.marks[seat]
    state.marks[seat] = replace(marks, gained=marks.gained | 1 << bonus)
    state.pending.append(bonus)
    events.append(happened.BonusGained(seat, state.sheet.bonuses[bonus].id))


def cross_out(state: DiceCharmersState, seat: int, bonus: int, merged: bool, events: Events) -> None:
    """Cross out a waiting bonus that is used (§9)."""
    marks = state.marks[seat]
    state.pending.remove(bonus)
    state.marks[seat] = replace(marks, used=marks.used | 1 << bonus)
    events.append(happened.BonusUsed(seat, state.sheet.bonuses[bonus].id, merged))


def karma(state: DiceCharmersState, seat: int, events: Events) -> None:
    """Circle the next karma; the last boxes bring bonuses (§8)."""
    marks = state.marks[seat]
    if marks.karma_full:
        events.append(happened.KarmaGained(seat, 0))
        return
    box = marks.karma + 1
    state.marks[seat] = replace(marks, karma=box)
    events.append(happened.KarmaGained(seat, box))
    if box in state.sheet.karma:
        circle(state, seat, state.sheet.karma[box], events)


def goods(state: DiceCharmersState, seat: int, kinds: Iterable[int], events: Events) -> None:
    """Circle the leftmost free goods of these kinds; of a full kind nothing is gained (§5.1)."""
    marks = state.marks[seat]
    circled = list(marks.circled)
    gained, missed = [], []
    for kind in kinds:
        if circled[kind] < GOODS_COLUMNS:
            circled[kind] += 1
            gained.append(GOODS[kind])
        else:
            missed.append(GOODS[kind])
    state.marks[seat] = replace(marks, circled=tuple(circled))
    events.append(happened.GoodsGained(seat, tuple(gained), tuple(missed)))


def sell(state: DiceCharmersState, seat: int, kind: int, events: Events) -> None:
    """Cross out the leftmost in stock of a kind, and tick what its column is worth (§5.4)."""
    marks, sheet = state.marks[seat], state.sheet
    column = marks.sold[kind] + 1
    sold = tuple(many + (other == kind) for other, many in enumerate(marks.sold))
    state.marks[seat] = replace(marks, sold=sold)
    value = sheet.values[column - 1]
    events.append(happened.GoodSold(seat, GOODS[kind], column, value))
    for bonus, _, last in sheet.tents:
        if column == last and min(sold) >= last:
            circle(state, seat, bonus, events)
    if value:
        coins(state, seat, value, events)


def road(state: DiceCharmersState, seat: int, cell: int, arms: str, events: Events) -> None:
    """Draw a road in an empty cell: what stands there is built or opened, border bonuses are circled (§5.2-5.4)."""
    events.append(happened.RoadDrawn(seat, CELL_IDS[cell], arms))
    _draw(state, seat, cell, ARM_MASK[arms], events)
    sheet = state.sheet
    kind = sheet.building[cell]
    if kind >= 0:
        level = state.marks[seat].levels[kind]
        events.append(happened.BuildingBuilt(seat, CELL_IDS[cell], BUILDINGS[kind], level))
        fame(state, seat, level, events)
    else:
        different = sheet.contents[cell] == MARKET_DIFFERENT
        events.append(happened.MarketOpened(seat, CELL_IDS[cell], different, any(state.marks[seat].stock)))


def half_road(state: DiceCharmersState, seat: int, cell: int, side: str, events: Events) -> None:
    """Add a half-road to a road: nothing is built or opened again (§5.2)."""
    arms = state.marks[seat].roads[cell] | ARM_MASK[side]
    events.append(happened.HalfDrawn(seat, CELL_IDS[cell], side, shape_of(arms)))
    _draw(state, seat, cell, ARM_MASK[side], events)


def _draw(state: DiceCharmersState, seat: int, cell: int, new: int, events: Events) -> None:
    marks, sheet = state.marks[seat], state.sheet
    roads, entry = bytearray(marks.roads), bytearray(marks.entry)
    roads[cell] |= new
    for bit, across, back, _ in AROUND[cell]:
        if new & bit and across is not None and across != sheet.residence:
            entry[across] |= back
    state.marks[seat] = replace(marks, roads=bytes(roads), entry=bytes(entry))
    for number in range(len(SIDES)):
        bonus = sheet.edge_bonus[cell][number]
        if new >> number & 1 and bonus >= 0:
            circle(state, seat, bonus, events)


def river(state: DiceCharmersState, seat: int, space: int, events: Events) -> None:
    """Tick a space of the river; its rewards are still to be taken (§5.5)."""
    marks = state.marks[seat]
    rewards = state.sheet.river[space - 1].rewards
    events.append(happened.BoatMoved(seat, space, space < marks.position, rewards))
    state.marks[seat] = replace(marks, river=marks.river | 1 << space - 1)


def palace(state: DiceCharmersState, seat: int, who: int, events: Events) -> None:
    """Tick the leftmost free box of a character; a full column brings its bonus (§5.6)."""
    marks = state.marks[seat]
    boxes = bytearray(marks.palace)
    boxes[who] += 1
    box = boxes[who]
    state.marks[seat] = replace(marks, palace=bytes(boxes))
    events.append(happened.BoxTicked(seat, CHARACTERS[who], box))
    if min(boxes) >= box and box in state.sheet.palace:
        circle(state, seat, state.sheet.palace[box], events)


def upgrade(state: DiceCharmersState, seat: int, building: int, events: Events) -> None:
    """Raise a type of building; a level that all types have reached brings its bonus (§6)."""
    marks = state.marks[seat]
    levels = bytearray(marks.levels)
    levels[building] += 1
    level = levels[building]
    state.marks[seat] = replace(marks, levels=bytes(levels))
    events.append(happened.Upgraded(seat, BUILDINGS[building], level))
    if min(levels) >= level and level in state.sheet.upgrades:
        circle(state, seat, state.sheet.upgrades[level], events)
