"""Which actions usual players of Raja choose, found fast, and how they err."""

from __future__ import annotations

import msgspec

from durbar.bots.raja.errand import IMPOSSIBLE_WORTH, Errand
from durbar.engine.rng import Rng
from durbar.games.raja import actions
from durbar.games.raja.actions import (
    CHARACTERS,
    GOLD,
    GOVERNORS,
    HOUSE,
    MOVE_HOUSE,
    PALACE,
    PALACE_HOUSE,
    QUARRY,
    TWO_HOUSES,
)
from durbar.games.raja.characters import ARTISAN, MONK, YOGI

#: What the governor track is taken to be worth, and a house moved without need, in gold.
TRACK_WORTH, MOVED_HOUSE_WORTH = 1.2, 0.3
#: What a house moved is worth beside one that is built, in a city and in a village.
MOVED_TO_CITY, MOVED_TO_VILLAGE = 0.9, 0.5
_FINE = 1 << 20


class Error(msgspec.Struct, frozen=True):
    """By how much gold a player misjudges at most what is worth doing. palaces: building one now. others: the rest."""

    palaces: float
    others: float


#: Of a player who sees what is worth most at a glance.
NO_ERROR = Error(palaces=0.0, others=0.0)


def usual_disc(errand: Errand, rng: Rng, error: Error) -> tuple[int, int]:
    """Return two actions that a usual player may choose for a turn: what seems best."""
    state, seat, weights = errand.state, errand.seat, errand.outlook.weights
    palaces = min(state.palaces[seat], errand.gold // errand.price)
    site, where = errand.best_site()
    left = errand.gold - (errand.price + errand.cost(errand.tolls(errand.at, where) or 0) if palaces else 0)
    others = other_actions(errand, min(1, palaces), left)
    ranked = sorted(((worth + error.others * _doubt(rng), action) for worth, action in others), reverse=True)
    best, second = ranked[0][1], ranked[1][1]
    if not palaces:
        return _without_palace(errand, best, second)
    worth = site + weights.palace - errand.gold_worth * errand.price
    if worth + error.palaces * _doubt(rng) < ranked[1][0]:
        return best, second
    main = PALACE_HOUSE if errand.reserve and left >= actions.HOUSE_PRICE else PALACE
    return (main, PALACE) if palaces > 1 and worth > ranked[0][0] else (main, best)


def _without_palace(errand: Errand, best: int, second: int) -> tuple[int, int]:
    """Return what to choose who can't pay a palace yet: perhaps with two gold more, or with the Artisan."""
    if not errand.state.palaces[errand.seat]:
        return best, second
    if errand.gold + actions.GOLD_TAKEN >= errand.price:
        return GOLD, PALACE
    if ARTISAN not in errand.cards and errand.gold >= actions.ARTISANS_PRICE:
        return CHARACTERS, PALACE
    return (GOLD, GOLD) if GOLD in (best, second) and errand.gold_worth > 0.5 else (best, second)


def other_actions(errand: Errand, palaces: int, left: int) -> list[tuple[float, int]]:
    """Return the actions besides palaces, and what each seems worth. left: gold that may be spent on them."""
    state, outlook, own = errand.state, errand.outlook, errand.outlook.own
    open_way = errand.tolls(errand.at, errand.maharaja) is not None
    near = errand.points_worth(errand.maharaja, 1) if open_way else 0.0
    cost = errand.gold_worth * actions.HOUSE_PRICE
    village = errand.best_village()[0]
    movable = any(houses for city, houses in enumerate(own.houses) if city != errand.maharaja)
    two = errand.points_worth(errand.maharaja, 2) if open_way else near + village
    characters = [card for card in range(1, YOGI + 1 if state.options["yogi"] else YOGI) if card not in errand.cards]
    gains = [errand.from_now_on(card) + errand.at_once(card, palaces) for card in characters]
    if not state.options["several_characters"]:
        held = errand.cards[0]
        lost = errand.from_now_on(held) + (errand.at_once(held, palaces) if held in (ARTISAN, MONK) else 0.0)
        gains = [gain - lost for gain in gains]
    stock = outlook.stock(errand.reserve + actions.HOUSES_QUARRIED) - outlook.stock(errand.reserve)
    return [
        (actions.GOLD_TAKEN * errand.gold_worth, GOLD),
        (max(gains, default=-1.0), CHARACTERS),
        (stock if own.quarry else IMPOSSIBLE_WORTH, QUARRY),
        (max(near, village) - cost if errand.reserve and left > 0 else IMPOSSIBLE_WORTH, HOUSE),
        (max(two, near + village) - 2 * cost if errand.reserve > 1 and left > 1 else IMPOSSIBLE_WORTH, TWO_HOUSES),
        (max(MOVED_TO_CITY * near, MOVED_TO_VILLAGE * village) if movable else MOVED_HOUSE_WORTH, MOVE_HOUSE),
        (TRACK_WORTH, GOVERNORS),
    ]


def _doubt(rng: Rng) -> float:
    """Return a number between -1 and 1, more likely in the middle."""
    return (rng.below(_FINE) - rng.below(_FINE)) / _FINE
