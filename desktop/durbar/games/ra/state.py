"""A position of Ra and what is done to it between decisions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Self

from durbar.engine.chance import Chance
from durbar.engine.event import Event
from durbar.engine.game import Options
from durbar.engine.state import Standing, State, ranked
from durbar.games.ra import steps
from durbar.games.ra.events import EpochBegan, EpochEnded, EpochScored, GameEnded, TilesLost, TilesTaken
from durbar.games.ra.moves import MOVES
from durbar.games.ra.scoring import score_epoch, settled
from durbar.games.ra.tiles import (
    CIVILIZATION,
    COUNTS,
    DROUGHT,
    EARTHQUAKE,
    EMPTY,
    FLOOD,
    FUNERAL,
    LASTING,
    MONUMENT,
    NILE,
    PHARAOH,
    RA,
    TILES,
    UNREST,
    names,
)
from durbar.games.ra.view import View
from durbar.games.ra.whereabouts import Whereabouts

TRACK_SPACES = 8
PRINTED_RA_SPACES = 10
EPOCHS = 3
STARTING_FAME = 10

#: The sun groups by number of players; each player gets one whole group (§2.2).
SUN_GROUPS: dict[int, tuple[tuple[int, ...], ...]] = {
    3: ((2, 5, 8, 13), (3, 6, 9, 12), (4, 7, 10, 11)),
    4: ((2, 6, 13), (3, 7, 12), (4, 8, 11), (5, 9, 10)),
    5: ((2, 7, 16), (3, 8, 15), (4, 9, 14), (5, 10, 13), (6, 11, 12)),
}
RA_SPACES = {3: 8, 4: 9, 5: 10}

_FULL_BAG = bytes(number for number, count in enumerate(COUNTS.values()) for _ in range(count))
_EMPTY = bytes([EMPTY])
_FREE_TRACK = _EMPTY * TRACK_SPACES
_LEAVING = tuple(number for number, tile in enumerate(TILES[:FUNERAL]) if tile not in LASTING)


class RaState(State):
    """A position of Ra.

    Tiles are small numbers (index in tiles.TILES). bag: the tiles left; its order means nothing, for a draw picks any
    of them. track: eight spaces, EMPTY where free. areas, box: how many of each kind. ra_track: Ra tiles on it.
    suns_up, suns_down: ascending, by seat. fame: by seat.
    """

    __slots__ = (
        "areas",
        "bag",
        "board_sun",
        "box",
        "epoch",
        "fame",
        "options",
        "ra_spaces",
        "ra_track",
        "suns_down",
        "suns_up",
        "track",
    )

    moves: ClassVar = MOVES
    options: Options
    bag: bytearray
    track: bytearray
    areas: list[bytearray]
    box: bytearray
    ra_track: int
    ra_spaces: int
    board_sun: int
    suns_up: list[tuple[int, ...]]
    suns_down: list[tuple[int, ...]]
    fame: list[int]
    epoch: int

    @classmethod
    def start(cls, seats: int, seed: int, options: Options) -> Self:
        """The first position (§2.2); arguments are known to be good."""
        state = cls.__new__(cls)
        state.chance = Chance(seed)
        state.options = options
        state.played = 0
        state._legal = None
        state.bag = bytearray(_FULL_BAG)
        state.track = bytearray(_FREE_TRACK)
        state.areas = [bytearray(len(TILES)) for _ in range(seats)]
        state.box = bytearray(len(TILES))
        state.ra_track = 0
        state.ra_spaces = RA_SPACES[seats]
        state.board_sun = 1
        state.suns_up = list(SUN_GROUPS[seats])
        state.chance.shuffle(state.suns_up)
        state.suns_down = [()] * seats
        state.fame = [STARTING_FAME] * seats
        state.epoch = 1
        state.steps = [steps.TURNS[state.highest_sun_owner()]]
        return state

    # ---- asking ------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """Number of players."""
        return len(self.fame)

    def copy(self) -> Self:
        """An equal state that shares nothing that can change."""
        twin = self.__class__.__new__(self.__class__)
        twin.chance = Chance(self.chance.state)
        twin.options = self.options
        twin.played = self.played
        twin._legal = self._legal
        twin.steps = self.steps[:]
        twin.bag = self.bag[:]
        twin.track = self.track[:]
        twin.areas = [area[:] for area in self.areas]
        twin.box = self.box[:]
        twin.ra_track = self.ra_track
        twin.ra_spaces = self.ra_spaces
        twin.board_sun = self.board_sun
        twin.suns_up = self.suns_up[:]
        twin.suns_down = self.suns_down[:]
        twin.fame = self.fame[:]
        twin.epoch = self.epoch
        return twin

    def facts(self) -> Any:
        """All of the state as plain values. Which space of the auction track a tile lies on has no meaning."""
        return (
            self.options,
            self.chance.state,
            self.bag.hex(),
            sorted(self.track),
            [area.hex() for area in self.areas],
            self.box.hex(),
            self.ra_track,
            self.board_sun,
            self.suns_up,
            self.suns_down,
            self.fame,
            self.epoch,
            [(type(step).__name__, step) for step in self.steps],
        )

    def _view(self, seat: int) -> View:
        """The table as this seat sees it: all but the order of the bag and, by option, the others' fame."""
        hide = bool(self.options["hidden_scores"]) and self.to_act is not None
        top = self.steps[-1] if self.steps else None
        assert top is None or isinstance(top, steps.RaStep)
        return View(
            seat=seat,
            seats=self.seats,
            options=dict(self.options),
            epoch=self.epoch,
            to_act=self.to_act,
            step=top.name if top is not None else "over",
            turn_of=self.steps[0].seat if self.steps else None,
            bag={tile: self.bag.count(number) for number, tile in enumerate(TILES)},
            ra_track=self.ra_track,
            ra_spaces=self.ra_spaces,
            track=tuple(None if number == EMPTY else TILES[number] for number in self.track),
            board_sun=self.board_sun,
            areas=tuple(dict(zip(TILES, area, strict=True)) for area in self.areas),
            suns_up=tuple(self.suns_up),
            suns_down=tuple(self.suns_down),
            fame=tuple(fame if owner == seat or not hide else None for owner, fame in enumerate(self.fame)),
            **(top.shown(self) if top is not None else {}),
        )

    def whereabouts(self) -> Whereabouts:
        """The epoch."""
        return Whereabouts(self.epoch)

    def _resample(self, seat: int, chance: Chance) -> Self:
        """The same table with fresh chance: the bag's tiles are known to all, what comes next to nobody.

        Fame is kept although it may be face down: every gain was made from open tiles (§9.7).
        """
        sample = self.copy()
        sample.chance = Chance(chance.below(1 << 32))
        sample.bag = bytearray(sorted(self.bag))
        return sample

    def scores(self) -> list[int]:
        """Fame by seat."""
        return list(self.fame)

    def standings(self) -> list[Standing]:
        """Most fame first; ties go to the single highest sun owned (§8)."""
        return ranked(self.fame, [(max(self.all_suns(seat)),) for seat in range(self.seats)])

    def all_suns(self, seat: int) -> tuple[int, ...]:
        """A seat's suns, face up and face down."""
        return self.suns_up[seat] + self.suns_down[seat]

    def highest_sun_owner(self) -> int:
        """The seat that owns the highest sun; the one on the board is nobody's (§6.3)."""
        highest = [max(self.all_suns(seat)) for seat in range(self.seats)]
        return highest.index(max(highest))

    # ---- what moves do -----------------------------------------------------------------------------------------

    def draw(self) -> int:
        """Take a random tile out of the bag. It can't be empty (rule 102): 30 Ra tiles end the game before that."""
        bag = self.bag
        picked = self.chance.below(len(bag))
        tile = bag[picked]
        bag[picked] = bag[-1]
        bag.pop()
        return tile

    def tiles_on_track(self) -> bytes:
        """The tiles of the auction track, in order."""
        return bytes(self.track.translate(None, _EMPTY))

    def take_track(self) -> bytes:
        """Clear the auction track and give the tiles that lay there."""
        tiles = self.tiles_on_track()
        self.track = bytearray(_FREE_TRACK)
        return tiles

    def discard(self, tiles: Iterable[int]) -> None:
        """Tiles leave the game for good."""
        for tile in tiles:
            self.box[tile] += 1

    def receive(self, seat: int, tiles: Sequence[int], events: list[Event]) -> None:
        """Lay taken tiles in an area: first the good ones, then disasters strike (§5).

        Where the owner has a choice, a step for it is pushed; otherwise the loss is made here.
        """
        if not tiles:
            return
        events.append(TilesTaken(seat, names(tiles)))
        area = self.areas[seat]
        for tile in tiles:
            if tile < FUNERAL:
                area[tile] += 1
            else:
                self.box[tile] += 1
        if max(tiles) >= FUNERAL:
            self._suffer(seat, tiles, events)

    def _suffer(self, seat: int, tiles: Sequence[int], events: list[Event]) -> None:
        """Resolve the disasters among tiles that were taken; each takes two tiles."""
        area = self.areas[seat]
        if many := 2 * tiles.count(FUNERAL):
            self._lose(seat, FUNERAL, [PHARAOH] * min(area[PHARAOH], many), events)
        if many := 2 * tiles.count(DROUGHT):
            river = [FLOOD] * area[FLOOD] + [NILE] * area[NILE]
            self._lose(seat, DROUGHT, river[:many], events)
        # The stack is worked from its top: unrest is asked before the earthquake.
        for disaster, group in ((EARTHQUAKE, MONUMENT), (UNREST, CIVILIZATION)):
            if many := 2 * tiles.count(disaster):
                self.strike(seat, disaster, group, many, events)

    def strike(self, seat: int, disaster: int, group: range, many: int, events: list[Event]) -> None:
        """Lose ``many`` tiles of a group: at once when nothing is to be chosen, else by a step (§5.3, §5.4)."""
        area = self.areas[seat]
        owned = [tile for tile in group for _ in range(area[tile])]
        if len(owned) <= many or len(set(owned)) == 1:
            self._lose(seat, disaster, owned[:many], events)
        else:
            self.steps.append(steps.LoseTiles(seat, TILES[disaster], many))

    def _lose(self, seat: int, disaster: int, tiles: list[int], events: list[Event]) -> None:
        for tile in tiles:
            self.areas[seat][tile] -= 1
            self.box[tile] += 1
        events.append(TilesLost(seat, TILES[disaster], names(tuple(tiles))))

    def end_turn(self, events: list[Event]) -> None:
        """After all follow-ups of a turn: on to the next player with a face-up sun, or the end of the epoch (§6.2)."""
        if len(self.steps) > 1:
            return
        suns_up = self.suns_up
        seats = len(suns_up)
        seat = self.steps[0].seat
        for _ in range(seats):
            seat = (seat + 1) % seats
            if suns_up[seat]:
                self.steps[0] = steps.TURNS[seat]
                return
        self.end_epoch("suns", events)

    def end_epoch(self, cause: str, events: list[Event]) -> None:
        """Clear the tracks, settle the fame, and begin the next epoch or end the game (§6, §7, §8)."""
        left = self.take_track()
        self.discard(left)
        self.box[RA] += self.ra_track
        self.ra_track = 0
        events.append(EpochEnded(self.epoch, cause, names(left)))
        self._settle(events)
        for area in self.areas:
            for tile in _LEAVING:
                if area[tile]:
                    self.box[tile] += area[tile]
                    area[tile] = 0
        seats = range(self.seats)
        self.suns_up = [tuple(sorted(self.all_suns(seat))) for seat in seats]
        self.suns_down = [() for _ in seats]
        if self.epoch == EPOCHS:
            self.steps = []
            events.append(GameEnded(tuple(self.standings())))
            return
        self.epoch += 1
        first = self.highest_sun_owner()
        self.steps = [steps.TURNS[first]]
        events.append(EpochBegan(self.epoch, first))

    def _settle(self, events: list[Event]) -> None:
        before = tuple(self.fame)
        totals = [sum(self.all_suns(seat)) for seat in range(self.seats)]
        scores = score_epoch(self.areas, totals, last=self.epoch == EPOCHS)
        self.fame = settled(before, scores)
        hidden = bool(self.options["hidden_scores"]) and self.epoch < EPOCHS
        events.append(EpochScored(self.epoch, scores, before, tuple(self.fame), hidden))
