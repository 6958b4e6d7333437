"""What each seat of a game of Ra may expect of the rest of it, from what everybody can see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb, erf, exp, sqrt

import msgspec

from durbar.games.ra import scoring
from durbar.games.ra.state import RaState
from durbar.games.ra.steps import LoseTiles
from durbar.games.ra.tiles import CIVILIZATION, FLOOD, FUNERAL, GOD, GOLD, MONUMENT, NILE, NUMBER, PHARAOH, RA
from durbar.games.ra.worth import LAST_EPOCH, laid_down

#: The number of tiles of each kind, in the order of tiles.TILES.
Area = Sequence[int]

#: Draws to come at which a God has its full chance of a good pick.
DRAWS_FOR_A_CHOICE = 12.0
_KINDS = range(FUNERAL)
#: The lead, in fame, that makes a seat e times as likely to win: at the end, and more for each draw to come; both are
#: shared by the seats, of which each gets its part of the tiles. These numbers and the next foretell winners best, in
#: 1,700 games of bold and of other players at three to five seats, by all of the strength of suns; by what the search
#: goes by of it, 0.85 times as much would, with three and four players.
LEAD_SCALE, LEAD_SCALE_PER_DRAW = 10.6, 0.22
#: The lead in the sum of suns that makes it e times as likely to end above another: at the end, and more for each sun
#: that may still be laid down and for each epoch to come.
SUN_LEAD, SUN_LEAD_PER_SUN, SUN_LEAD_PER_EPOCH = 0.5, 0.67, 20.0
_FINE = 50


class Weights(msgspec.Struct, frozen=True):
    """How things are weighed that no rule tells.

    sun_strength: how many times as many tiles the strongest sun on the table may get as the weakest: e to this.
    unsold, rush: how much is left to nobody, as if by so many suns more; the second is divided by the draws to come.
    lasting: how much of the difference of suns is felt in later epochs, for they change hands.
    taste: how much better than by chance the tiles suit who buys them. god_choice: fame that a God may bring above its
    own 2. sun_gap: difference between two sums of suns that makes their order fairly sure, at the end and for each
    epoch to come once more. call, call_gain: what calling Ra must promise above waiting, and what its tiles must bring
    at least. tile: what a tile brings on average. pick: what a God's pick must bring above keeping it. fear: how far
    another's profit may be from what it seems.
    """

    sun_strength: float = 0.8
    unsold: float = 1.2
    rush: float = 8.0
    lasting: float = 0.5
    taste: float = 1.15
    god_choice: float = 1.5
    sun_gap: float = 4.0
    call: float = 2.0
    call_gain: float = 1.0
    tile: float = 1.8
    pick: float = 0.5
    fear: float = 4.0


class Rates(msgspec.Struct, frozen=True, gc=False):
    """By seat: the chance of each tile in the bag to come to it in this epoch, and in each later one."""

    now: tuple[float, ...]
    later: tuple[float, ...]


class Outlook:
    """The rest of the game from one state. draws: tiles other than Ra to come in this epoch."""

    def __init__(self, state: RaState, weights: Weights):
        """The outlook of a state; the state is only asked, and must not change while the outlook is in use."""
        self.state = state
        self.weights = weights
        self.bag = [state.bag.count(kind) for kind in _KINDS]
        ra, rest = self.bag[RA] + 1, len(state.bag) - self.bag[RA]
        self.drawn = min(1.0, (state.ra_spaces - state.ra_track) / ra)
        self.draws = self.drawn * rest
        self.epochs_left = LAST_EPOCH - state.epoch
        left = self.epochs_left
        self.drawn_later = min(state.ra_spaces / ra, (1 - self.drawn) / left) if left else 0.0
        self.rates = self.rates_with(state.suns_up, [state.all_suns(seat) for seat in range(state.seats)])
        self.pharaohs = [area[PHARAOH] for area in state.areas]
        self._holdings: dict[int, Holding] = {}

    # ---- chances -----------------------------------------------------------------------------------------------

    def rates_with(self, up: Sequence[Sequence[int]], owned: Sequence[Sequence[int]]) -> Rates:
        """Return the chances if the suns were these. up: face up; owned: all."""
        weights = self.weights
        now = self._shares(up, weights.unsold + weights.rush / max(self.draws, 1.0))
        later = self._shares(owned, weights.unsold)
        this, then = self.drawn * weights.taste, self.drawn_later * weights.taste
        mean = sum(later) / len(later)
        return Rates(
            tuple([min(1.0, this * share) for share in now]),
            tuple([min(1.0, then * (mean + weights.lasting * (share - mean))) for share in later]),
        )

    def _shares(self, suns: Sequence[Sequence[int]], unsold: float) -> list[float]:
        """Return each seat's part of the tiles, by the ranks of its suns among all of them."""
        strength = _strengths(sum(map(len, suns)), round(self.weights.sun_strength, 3))
        rank = {sun: strength[place] for place, sun in enumerate(sorted([sun for own in suns for sun in own]))}
        total = sum(strength) + unsold
        return [sum([rank[sun] for sun in own]) / total for own in suns]

    # ---- worth -------------------------------------------------------------------------------------------------

    def holding(self, seat: int) -> Holding:
        """Return what tiles are worth to a seat as things stand."""
        if seat not in self._holdings:
            self._holdings[seat] = Holding(self, seat, self.rates)
        return self._holdings[seat]

    def expected(self) -> list[float]:
        """Return the fame that each seat may expect at the end of the game."""
        state = self.state
        still_up = sum(map(len, state.suns_up))
        gap = SUN_LEAD + SUN_LEAD_PER_SUN * still_up + SUN_LEAD_PER_EPOCH * self.epochs_left
        suns = self.suns([sum(state.all_suns(seat)) for seat in range(state.seats)], gap)
        found = []
        for seat, area in enumerate(state.areas):
            held = self._after_losses(seat, area)
            holding = self.holding(seat)
            found.append(
                state.fame[seat]
                + holding.value(held)
                + holding.to_come
                + self.majority(seat, self.pharaohs)
                + suns[seat]
            )
        return found

    def _after_losses(self, seat: int, area: Area) -> Area:
        """Return an area without what its owner still has to give up."""
        step = self.state.steps[-1]
        if not isinstance(step, LoseTiles) or step.seat != seat:
            return area
        return laid_down(area, [NUMBER[step.disaster]], self.holding(seat).open_to_choice, step.left)

    def majority(self, seat: int, pharaohs: Sequence[int], rates: Rates | None = None) -> float:
        """Return what Pharaohs bring a seat, in this epoch and later ones, if each seat had so many now."""
        rates = rates or self.rates
        bag, left = self.bag[PHARAOH], self.epochs_left
        found = _majority(seat, pharaohs, [bag * chance for chance in rates.now])
        if left:
            later = (left + 1) / 2
            found += left * _majority(
                seat, pharaohs, [bag * (now + later * then) for now, then in zip(rates.now, rates.later, strict=True)]
            )
        return found

    def suns(self, sums: Sequence[int], gap: float) -> list[float]:
        """Return what the sums of suns promise for the end of the game. gap: a lead that makes an order fairly sure."""
        found = []
        for seat, own in enumerate(sums):
            highest = lowest = 1.0
            for other, theirs in enumerate(sums):
                if other != seat:
                    ahead = 1 / (1 + exp((theirs - own) / gap))
                    highest *= ahead
                    lowest *= 1 - ahead
            found.append(scoring.HIGHEST_SUNS * highest + scoring.LOWEST_SUNS * lowest)
        return found


class Holding:
    """What tiles are worth to one seat, by the end of the game, Pharaohs apart.

    to_come: what tiles bring that come later, whatever the seat has now.
    """

    def __init__(self, outlook: Outlook, seat: int, rates: Rates):
        """The holding of a seat with these chances."""
        bag, left, weights = outlook.bag, outlook.epochs_left, outlook.weights
        now, later = rates.now[seat], rates.later[seat]
        self.bag = bag
        self.in_all = now + left * later
        choice = weights.god_choice * min(1.0, outlook.draws / DRAWS_FOR_A_CHOICE) if now else 0.0
        self.god = scoring.GOD_FAME + choice
        floods, niles = bag[FLOOD], bag[NILE]
        self.flood_comes = 1.0 - (1.0 - now) ** floods
        self.niles_to_come = niles * now
        flood_later = 1.0 - (1.0 - later) ** floods
        self.nile_later = left * flood_later
        self.missing = [1.0 - (1.0 - now) ** bag[kind] for kind in CIVILIZATION]
        self.missing_later = [1.0 - (1.0 - self.in_all) ** bag[kind] for kind in MONUMENT]
        self.same = _same_monuments(round(min(1.0, self.in_all) * _FINE))
        self.more = bag[MONUMENT.start : MONUMENT.stop]
        self.to_come = (
            (scoring.GOD_FAME * bag[GOD] + scoring.GOLD_FAME * bag[GOLD] + floods) * self.in_all
            + left * flood_later * niles * (now + later * (left + 1) / 2)
            + left * self._civilization_later(later)
        )

    def _civilization_later(self, later: float) -> float:
        kinds = [1.0 - (1.0 - later) ** self.bag[kind] for kind in CIVILIZATION]
        return _kinds(scoring.CIVILIZATION_FAME, 0, 5, sum(kinds) / 5)

    def value(self, area: Area) -> float:
        """Return expected fame from an area; only differences between two areas mean anything."""
        return self.god * area[GOD] + scoring.GOLD_FAME * area[GOLD] + self.river(area) + self.open_to_choice(area)

    def river(self, area: Area) -> float:
        """Return the river of this epoch with the Niles still to come, and the Niles again whenever a Flood comes
        later.
        """
        niles, floods = area[NILE], area[FLOOD]
        flooded = 1.0 if floods else self.flood_comes
        return floods + flooded * (niles + self.niles_to_come) + self.nile_later * niles

    def open_to_choice(self, area: Area) -> float:
        """Return the part of the value that lies in the groups from which one chooses what a disaster takes."""
        return self.civilization(area) + self.monuments(area)

    def civilization(self, area: Area) -> float:
        """Return what the kinds of civilization may bring by the end of the epoch."""
        missing = [self.missing[place] for place in range(5) if not area[place + CIVILIZATION.start]]
        many = len(missing)
        return _kinds(scoring.CIVILIZATION_FAME, 5 - many, many, sum(missing) / many if many else 0.0)

    def monuments(self, area: Area) -> float:
        """Return what the monuments may have become by the end of the game."""
        missing, many, same, table = 0.0, 0, 0.0, self.same
        owned = area[MONUMENT.start : MONUMENT.stop]
        for chance, own, more in zip(self.missing_later, owned, self.more, strict=True):
            same += table[own][more]
            if not own:
                missing += chance
                many += 1
        return same + _kinds(scoring.DIFFERENT_MONUMENTS_FAME, 8 - many, many, missing / many if many else 0.0)


def temperature(state: RaState) -> float:
    """Return the lead that makes a seat e times as likely to win as another."""
    ra = state.bag.count(RA)
    spaces = (LAST_EPOCH + 1 - state.epoch) * state.ra_spaces - state.ra_track
    draws = min(1.0, spaces / (ra + 1)) * (len(state.bag) - ra)
    return (LEAD_SCALE + LEAD_SCALE_PER_DRAW * draws) / state.seats


@lru_cache(maxsize=256)
def _strengths(suns: int, strength: float) -> tuple[float, ...]:
    """Return how strong the suns are, from the lowest to the highest of so many."""
    return tuple(exp(strength * ((place + 0.5) / suns - 0.5)) for place in range(suns))


def _kinds(fame: Sequence[int], owned: int, missing: int, chance: float) -> float:
    """Return expected fame by kinds: so many owned, and the missing ones to come with this chance each."""
    return _spread(fame, owned, missing)[round(chance * _FINE)]


@lru_cache(maxsize=256)
def _spread(fame: tuple[int, ...], owned: int, missing: int) -> tuple[float, ...]:
    """Return expected fame with so many kinds owned, by the chance of each missing kind in steps."""
    found = []
    for step in range(_FINE + 1):
        chance = step / _FINE
        found.append(
            sum(
                comb(missing, n) * chance**n * (1 - chance) ** (missing - n) * fame[owned + n]
                for n in range(missing + 1)
            )
        )
    return tuple(found)


@lru_cache(maxsize=_FINE + 1)
def _same_monuments(step: int) -> tuple[tuple[float, ...], ...]:
    """Return expected fame for one kind of monument, by how many are owned and how many may come, each with this
    chance.
    """
    chance, fame = step / _FINE, scoring.SAME_MONUMENTS_FAME
    return tuple(
        tuple(
            sum(comb(more, n) * chance**n * (1 - chance) ** (more - n) * fame[min(5, own + n)] for n in range(more + 1))
            for more in range(6)
        )
        for own in range(6)
    )


def _majority(seat: int, pharaohs: Sequence[int], to_come: Sequence[float]) -> float:
    """Return expected fame for Pharaohs, of which each seat has so many and may get so many more."""
    most = fewest = level = 1.0
    mine, more = pharaohs[seat], to_come[seat]
    for other, theirs in enumerate(pharaohs):
        if other == seat:
            continue
        coming = to_come[other]
        lead = mine - theirs + more - coming
        width = sqrt(2 * (more + coming) + 0.01)
        at_least = 0.5 + 0.5 * erf((lead + 0.5) / width)
        at_most = 0.5 + 0.5 * erf((0.5 - lead) / width)
        most *= at_least
        fewest *= at_most
        level *= at_least + at_most - 1
    return scoring.MOST_PHARAOHS * (most - level) + scoring.FEWEST_PHARAOHS * (fewest - level)
