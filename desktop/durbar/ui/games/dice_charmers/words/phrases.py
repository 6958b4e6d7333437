"""What happens in a turn, in a few words each: the log and the preview put them together into sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from durbar.engine.event import Event
from durbar.games.dice_charmers import events as happened
from durbar.games.dice_charmers.roads import ARM_MASK, shape_of
from durbar.games.dice_charmers.sheet import Sheet
from durbar.games.dice_charmers.state import MARKET_SALES
from durbar.ui.games.dice_charmers import names
from durbar.ui.words import capital, strung, translate


def phrases(events: Iterable[Event], sheet: Sheet, named: str = "") -> list[str]:
    """Return what these events did to a sheet, each in a few words; bonuses gained are told together, at the end.

    named: the character, or the shape of the road, that has been named already.
    """
    events = tuple(events)
    told = [words for event in _summed(events) if (tell := _TELLERS.get(type(event))) for words in tell(event, sheet)]
    match events[0] if events else None:
        case happened.BoxTicked(who=who, box=box) if who == named:
            told[0] = translate("DiceCharmers", "box {box}").format(box=box)
        case happened.RoadDrawn(cell=cell, arms=arms) if shape_of(ARM_MASK[arms]) == named:
            told[0] = names.cell_name(cell)
    gained = [event.bonus for event in events if isinstance(event, happened.BonusGained)]
    if gained:
        one, more = (
            translate("DiceCharmers", "as a bonus, {bonuses}"),
            translate("DiceCharmers", "as bonuses, {bonuses}"),
        )
        told.append((one if len(gained) == 1 else more).format(bonuses=names.bonuses_words(gained, sheet)))
    return told


def joined(events: Iterable[Event], sheet: Sheet, named: str = "") -> str:
    """Return the same in one line, without a full stop; empty where nothing was written."""
    return strung(phrases(events, sheet, named))


def sentence(events: Iterable[Event], sheet: Sheet, named: str = "") -> str:
    """Return the same as a sentence; empty where nothing was written."""
    return as_sentence(phrases(events, sheet, named))


def as_sentence(told: Iterable[str]) -> str:
    """Return phrases as one sentence; empty for none."""
    words = strung(told)
    return f"{capital(words)}." if words else ""


class _Sale(Event, frozen=True):
    """Goods sold one after another, with what they brought. ticked: coins ticked before the sale and after it."""

    goods: tuple[str, ...]
    coins: int
    ticked: tuple[int, int] = (0, 0)


#: What follows a move on the river by itself.
_AT_ONCE = (
    happened.FameGained,
    happened.CoinsGained,
    happened.KarmaGained,
    happened.BonusGained,
    happened.TracksCrossed,
)


def _summed(events: Sequence[Event]) -> list[Event]:
    """Return events with goods gained or sold one right after another as one; coins of a sale are told with it.

    Rewards of the river that are seen in what follows are not announced.
    """
    summed: list[Event] = []
    for number, event in enumerate(events):
        last = summed[-1] if summed else None
        match event, last:
            case happened.BonusGained(), _:
                continue
            case happened.BoatMoved(), _ if not all(isinstance(later, _AT_ONCE) for later in events[number + 1 :]):
                summed.append(replace(event, rewards=()))
            case happened.GoodsGained(), happened.GoodsGained():
                both = happened.GoodsGained(event.seat, last.goods + event.goods, last.missed + event.missed)
                summed[-1] = both
            case happened.GoodSold(), _Sale():
                summed[-1] = replace(last, goods=(*last.goods, event.good), coins=last.coins + event.coins)
            case happened.GoodSold(), _:
                summed.append(_Sale((event.good,), event.coins))
            case happened.CoinsGained(beyond=0), _Sale():
                before = last.ticked[0] if any(last.ticked) else event.before
                summed[-1] = replace(last, ticked=(before, event.after))
            case _:
                summed.append(event)
    return summed


def _goods(event: happened.GoodsGained, _sheet: Sheet) -> list[str]:
    told = [f"+{many} {names.good_name(good)}" for good, many in Counter(event.goods).items()]
    if event.missed:
        missed = names.goods_words(dict.fromkeys(event.missed))
        told.append(translate("DiceCharmers", "no room left for {goods}").format(goods=missed))
    return told


def _sold(event: _Sale, sheet: Sheet) -> list[str]:
    words = translate("DiceCharmers", "sold {goods} for %n coin(s)", None, event.coins)
    return [words.format(goods=names.goods_words(event.goods)), *corners(*event.ticked, sheet)]


def _road(event: happened.RoadDrawn, sheet: Sheet) -> list[str]:
    shape = names.shape_name(shape_of(ARM_MASK[event.arms]))
    words = translate("DiceCharmers", "{shape} at {cell}")
    return [words.format(shape=shape, cell=names.cell_name(event.cell))]


def _half(event: happened.HalfDrawn, sheet: Sheet) -> list[str]:
    words = translate("DiceCharmers", "half-road {side} at {cell}, now a {shape}")
    return [
        words.format(
            side=names.side_name(event.side), cell=names.cell_name(event.cell), shape=names.shape_name(event.shape)
        )
    ]


def _built(event: happened.BuildingBuilt, _sheet: Sheet) -> list[str]:
    return [translate("DiceCharmers", "{building} built").format(building=names.content_name(event.building))]


def _market(event: happened.MarketOpened, _sheet: Sheet) -> list[str]:
    market = names.content_name("market_different" if event.different else "market_same")
    if event.stock:
        return [translate("DiceCharmers", "{market} opened").format(market=market)]
    return [translate("DiceCharmers", "{market} opened, but nothing in stock to sell there").format(market=market)]


def _boat(event: happened.BoatMoved, sheet: Sheet) -> list[str]:
    space = names.space_words(event.space, sheet)
    later = [effect for effect in event.rewards if effect.type not in ("coins", "fame", "karma")]
    back, ahead = translate("DiceCharmers", "back to {space}"), translate("DiceCharmers", "boat to {space}")
    words = back if event.back else ahead
    if later:
        words = translate("DiceCharmers", "{moved} ({rewards})").format(moved=words, rewards=names.effects_words(later))
    return [words.format(space=space)]


def _reward_lost(event: happened.RewardLost, _sheet: Sheet) -> list[str]:
    if event.given_up:
        words = translate("DiceCharmers", "{reward} given up")
    else:
        words = translate("DiceCharmers", "{reward} lost, as it can’t be used")
    return [words.format(reward=names.effect_name(event.effect))]


def _box(event: happened.BoxTicked, _sheet: Sheet) -> list[str]:
    words = translate("DiceCharmers", "{who} ticked, box {box}")
    return [words.format(who=names.character_name(event.who), box=event.box)]


def _upgraded(event: happened.Upgraded, _sheet: Sheet) -> list[str]:
    words = translate("DiceCharmers", "each {building} from now on %n fame", None, event.level)
    return [words.format(building=names.content_name(event.building))]


def _fame(event: happened.FameGained, _sheet: Sheet) -> list[str]:
    return [f"+{names.fame_words(event.after - event.before)}", *_beyond(event.beyond)]


def _coins(event: happened.CoinsGained, sheet: Sheet) -> list[str]:
    coins = f"+{names.coins_words(event.after - event.before)}"
    return [coins, *corners(event.before, event.after, sheet), *_beyond(event.beyond)]


def corners(before: int, after: int, sheet: Sheet) -> list[str]:
    """Return what corners that coins pass add to the coins, from a number ticked before to one after.

    Nothing for none.
    """
    passed = names.corners_passed(before, after, sheet)
    return [f"+{names.corners_words(passed)}"] if passed else []


def _beyond(many: int) -> list[str]:
    return [translate("DiceCharmers", "%n beyond the end of the track, lost", None, many)] if many else []


def _karma(event: happened.KarmaGained, _sheet: Sheet) -> list[str]:
    if event.box:
        return [translate("DiceCharmers", "+1 karma")]
    return [translate("DiceCharmers", "karma lost, as all is circled")]


def _merged(event: happened.BonusUsed, sheet: Sheet) -> list[str]:
    if not event.merged:
        return []
    return [translate("DiceCharmers", "with {bonus}").format(bonus=names.bonus_words(event.bonus, sheet))]


def _stopped(event: happened.Stopped, _sheet: Sheet) -> list[str]:
    return [translate("DiceCharmers", "nothing sold")] if event.left == MARKET_SALES else []


_TELLERS: dict[type[Event], Callable[[Any, Sheet], list[str]]] = {
    happened.GoodsGained: _goods,
    _Sale: _sold,
    happened.RoadDrawn: _road,
    happened.HalfDrawn: _half,
    happened.BuildingBuilt: _built,
    happened.MarketOpened: _market,
    happened.BoatMoved: _boat,
    happened.RewardLost: _reward_lost,
    happened.BoxTicked: _box,
    happened.Upgraded: _upgraded,
    happened.FameGained: _fame,
    happened.CoinsGained: _coins,
    happened.KarmaGained: _karma,
    happened.BonusUsed: _merged,
    happened.Stopped: _stopped,
}
