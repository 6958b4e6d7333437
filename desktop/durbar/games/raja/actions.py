"""The nine actions of the disc, and how far a turn has carried them out (§6.2, §7.7)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

import msgspec

#: In the order of the disc, clockwise from the top.
ACTIONS: Final = (
    "gold",
    "house",
    "two_houses",
    "move_house",
    "quarry",
    "palace",
    "palace_house",
    "governors",
    "characters",
)
NUMBER: Final = {action: number for number, action in enumerate(ACTIONS)}
GOLD, HOUSE, TWO_HOUSES, MOVE_HOUSE, QUARRY, PALACE, PALACE_HOUSE, GOVERNORS, CHARACTERS = range(9)

#: An action that an action chit can't give (§11.2.3).
NOT_BY_CHIT: Final = "characters"

#: How many are chosen in a round (§6.2).
ACTIONS_CHOSEN: Final = 2
GOLD_TAKEN: Final = 2
HOUSES_QUARRIED: Final = 2
HOUSE_PRICE: Final = 1
PALACE_PRICE: Final = 12
ARTISANS_PRICE: Final = 9
FORGONE: Final = 2


class Parts(msgspec.Struct, frozen=True, gc=False):
    """Parts of actions: how many of each are to do, or are done.

    villages: of the houses, how many stand in a village (done), or may at most (to do). The other fields count one
    each: two gold taken, one move, one trip to the quarry, one palace, one change of the track, one exchange.
    """

    gold: int = 0
    houses: int = 0
    villages: int = 0
    moves: int = 0
    quarries: int = 0
    palaces: int = 0
    governors: int = 0
    characters: int = 0


#: What each action asks for. Of two houses, one at most in a village.
_ASKED: Final = (
    Parts(gold=1),
    Parts(houses=1, villages=1),
    Parts(houses=2, villages=1),
    Parts(moves=1),
    Parts(quarries=1),
    Parts(palaces=1),
    Parts(palaces=1, houses=1, villages=1),
    Parts(governors=1),
    Parts(characters=1),
)


@lru_cache(maxsize=4096)
def asked(actions: tuple[int, ...]) -> Parts:
    """Return all that these actions (numbers) allow together."""
    return Parts(*(sum(getattr(_ASKED[action], name) for action in actions) for name in Parts.__struct_fields__))


def incomplete(actions: tuple[int, ...], done: Parts) -> tuple[int, ...]:
    """Return which of the actions, by place in ``actions``, are not carried out to their end by what was done (§7.7).

    What was done is shared out so that as few as possible are incomplete; among equals the earlier ones are complete.
    """
    places = range(len(actions))
    for many in range(len(actions), -1, -1):
        for complete in combinations(places, many):
            if _enough(done, asked(tuple(sorted(actions[place] for place in complete)))):
                return tuple(place for place in places if place not in complete)
    raise AssertionError("no action at all is always carried out")


def _enough(done: Parts, needed: Parts) -> bool:
    """Return whether what was done covers what is needed.

    Houses of villages help only as far as they may stand there.
    """
    usable = done.houses - done.villages + min(done.villages, needed.villages)
    return usable >= needed.houses and all(
        getattr(done, name) >= getattr(needed, name)
        for name in ("gold", "moves", "quarries", "palaces", "governors", "characters")
    )


@lru_cache(maxsize=1024)
def numbers(ids: tuple[str, ...]) -> tuple[int, ...]:
    """Return the numbers of actions given by their ids."""
    return tuple(NUMBER[id] for id in ids)


@lru_cache(maxsize=1024)
def names(actions: tuple[int, ...]) -> tuple[str, ...]:
    """Return the ids of actions given by their numbers."""
    return tuple(ACTIONS[action] for action in actions)
