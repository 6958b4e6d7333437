"""Scoring a city (§8): points by presence, rewards by rank, ties to the lower character."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from durbar.games.raja.characters import SADHU, YOGI

#: What the Maharaja gives to the first, the second … by number of players (§3.3).
REWARDS: Final[dict[int, tuple[int, ...]]] = {
    2: (10, 5),
    3: (11, 7, 3),
    4: (12, 9, 6, 3),
    5: (13, 10, 7, 4, 1),
}
MONOPOLY: Final = 5
ARCHITECT_POINTS: Final = 1
HOUSE_POINTS: Final = 1
OUTER_POINTS: Final = 1
SADHUS_POINTS: Final = 2
CENTRAL_POINTS: Final = 3
HOME_POINTS: Final = 1

#: Ranks a seat that is just about to choose another card behind all others.
NO_CARD: Final = (YOGI + 1,)

#: The lines of a score, in the order they are told.
LINES: Final = ("architect", "houses", "outer", "central", "home")


class Points(msgspec.Struct, frozen=True, gc=False):
    """A seat's points in a city, line by line. home: for the character whose home it is (§11.2.6)."""

    architect: int = 0
    houses: int = 0
    outer: int = 0
    central: int = 0
    home: int = 0

    @property
    def total(self) -> int:
        """All points in the city."""
        return self.architect + self.houses + self.outer + self.central + self.home


class Presence(msgspec.Struct, frozen=True, gc=False):
    """All that counts in a city, by seat. central: the owner of the central palace, None if free.

    outer: outer palaces by seat, neutral ones left out. cards: the character cards of each seat, ascending; the first
    one breaks ties. home_card: the character whose home the city is, 0 where home cities are not played.
    """

    architects: tuple[bool, ...]
    houses: tuple[int, ...]
    outer: tuple[int, ...]
    central: int | None
    cards: tuple[tuple[int, ...], ...]
    home_card: int = 0


class CityScore(msgspec.Struct, frozen=True, gc=False):
    """The scoring of a city. points, rewards, bonus: by seat; ranking: the seats with points, best first."""

    points: tuple[Points, ...]
    ranking: tuple[int, ...]
    rewards: tuple[int, ...]
    bonus: tuple[int, ...]

    @property
    def gold(self) -> tuple[int, ...]:
        """What each seat gets, reward and bonus."""
        return tuple(map(sum, zip(self.rewards, self.bonus, strict=True)))


def points(presence: Presence, seat: int) -> Points:
    """Return a seat's points, line by line."""
    outer = SADHUS_POINTS if SADHU in presence.cards[seat] else OUTER_POINTS
    return Points(
        ARCHITECT_POINTS * presence.architects[seat],
        HOUSE_POINTS * presence.houses[seat],
        outer * presence.outer[seat],
        CENTRAL_POINTS if presence.central == seat else 0,
        HOME_POINTS if presence.home_card and presence.home_card in presence.cards[seat] else 0,
    )


def score(presence: Presence, monopoly: str = "points") -> CityScore:
    """Return points, ranks and gold of all seats.

    monopoly: who spoils another's bonus: whoever scores a "points", or only whoever has an architect or building there
    ("presence", ruling A21).
    """
    seats = range(len(presence.cards))
    lines = tuple(points(presence, seat) for seat in seats)
    totals = [line.total for line in lines]
    ranking = sorted(
        (seat for seat in seats if totals[seat]), key=lambda seat: (-totals[seat], presence.cards[seat] or NO_CARD)
    )
    rewards, bonus = [0] * len(totals), [0] * len(totals)
    for seat, reward in zip(ranking, REWARDS[len(totals)], strict=False):
        rewards[seat] = reward
    if (alone := _alone(lines, ranking, monopoly)) is not None:
        bonus[alone] = MONOPOLY
    return CityScore(lines, tuple(ranking), tuple(rewards), tuple(bonus))


def _alone(lines: Sequence[Points], ranking: Sequence[int], monopoly: str) -> int | None:
    """Return the seat that has the city to itself, if there is one (§8, monopoly)."""
    counted = list(ranking)
    if monopoly == "presence":
        counted = [seat for seat, line in enumerate(lines) if line.total > line.home] or counted
    return counted[0] if len(counted) == 1 else None
