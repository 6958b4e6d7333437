"""A position of Ra: what lies on the table, what can be asked of it, and the small changes to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Self

from durbar.engine.event import Event
from durbar.engine.game import Options
from durbar.engine.rng import Rng
from durbar.engine.state import Standing, State, ranked
from durbar.games.ra import Progress
from durbar.games.ra.events import TilesLost
from durbar.games.ra.moves import MOVES
from durbar.games.ra.tiles import COUNTS, EMPTY, FUNERAL, LASTING, RA, TILES, names
from durbar.games.ra.view import View

TRACK_SPACES = 8
PRINTED_RA_SPACES = 10
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

    def _set_up(self, seats: int, options: Options) -> None:
        """Lay out all that is there before the first turn (§2.2)."""
        self.options = options
        self.bag = bytearray(_FULL_BAG)
        self.track = bytearray(_FREE_TRACK)
        self.areas = [bytearray(len(TILES)) for _ in range(seats)]
        self.box = bytearray(len(TILES))
        self.ra_track = 0
        self.ra_spaces = RA_SPACES[seats]
        self.board_sun = 1
        self.suns_up = list(SUN_GROUPS[seats])
        self.rng.shuffle(self.suns_up)
        self.suns_down = [()] * seats
        self.fame = [STARTING_FAME] * seats
        self.epoch = 1

    # ---- asking ------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """Number of players."""
        return len(self.fame)

    def copy(self) -> Self:
        """Return an equal state that shares nothing that can change."""
        twin = self._twin()
        twin.options = self.options
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
        """Return all of the state as plain values. Which space of the auction track a tile lies on has no meaning."""
        return (
            self.rng.state,
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
            self._steps_told(),
        )

    def _view(self, seat: int) -> View:
        """Return the table as this seat sees it: all but the order of the bag and, by option, the others' fame."""
        hide = bool(self.options["hidden_scores"]) and self.to_act is not None
        return View(
            seat=seat,
            seats=self.seats,
            options=dict(self.options),
            epoch=self.epoch,
            to_act=self.to_act,
            step=self.step,
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
            **self._step_shown(seat),
        )

    def progress(self) -> Progress:
        """Return the epoch."""
        return Progress(self.epoch)

    def _resample(self, seat: int, rng: Rng) -> Self:
        """Return the same table with fresh chance: the bag's tiles are known to all, what comes next to nobody.

        Fame is kept although it may be face down: every gain was made from open tiles (§9.7).
        """
        sample = self.copy()
        sample.rng = Rng(rng.below(1 << 32))
        sample.bag = bytearray(sorted(self.bag))
        return sample

    def scores(self) -> list[int]:
        """Return fame by seat."""
        return list(self.fame)

    def standings(self) -> list[Standing]:
        """Return the standings, most fame first; ties go to the single highest sun owned (§8)."""
        return ranked(self.fame, [(max(self.all_suns(seat)),) for seat in range(self.seats)])

    def all_suns(self, seat: int) -> tuple[int, ...]:
        """Return a seat's suns, face up and face down."""
        return self.suns_up[seat] + self.suns_down[seat]

    def highest_sun_owner(self) -> int:
        """Return the seat that owns the highest sun; the one on the board is nobody's (§6.3)."""
        highest = [max(self.all_suns(seat)) for seat in range(self.seats)]
        return highest.index(max(highest))

    # ---- small changes -------------------------------------------------------------------------------------------

    def draw(self) -> int:
        """Take a random tile out of the bag. It can't be empty (rule 102): 30 Ra tiles end the game before that."""
        bag = self.bag
        picked = self.rng.below(len(bag))
        tile = bag[picked]
        bag[picked] = bag[-1]
        bag.pop()
        return tile

    def tiles_on_track(self) -> bytes:
        """Return the tiles of the auction track, in order."""
        return bytes(self.track.translate(None, _EMPTY))

    def take_track(self) -> bytes:
        """Clear the auction track and give the tiles that lay there."""
        tiles = self.tiles_on_track()
        self.track = bytearray(_FREE_TRACK)
        return tiles

    def discard(self, tiles: Iterable[int]) -> None:
        """Remove tiles from the game for good."""
        for tile in tiles:
            self.box[tile] += 1

    def lose(self, seat: int, disaster: int, tiles: list[int], events: list[Event]) -> None:
        """Remove tiles of an area, by a disaster that left no choice."""
        for tile in tiles:
            self.areas[seat][tile] -= 1
            self.box[tile] += 1
        events.append(TilesLost(seat, TILES[disaster], names(tuple(tiles))))

    def clear_tracks(self) -> bytes:
        """Return the tiles of both tracks leave the game at the end of an epoch (§6.1).

        Gives those of the auction track.
        """
        left = self.take_track()
        self.discard(left)
        self.box[RA] += self.ra_track
        self.ra_track = 0
        return left

    def clear_areas(self) -> None:
        """Clear the areas of all but what lasts, and turn the spent suns up again (§6.3)."""
        for area in self.areas:
            for tile in _LEAVING:
                if area[tile]:
                    self.box[tile] += area[tile]
                    area[tile] = 0
        seats = range(self.seats)
        self.suns_up = [tuple(sorted(self.all_suns(seat))) for seat in seats]
        self.suns_down = [() for _ in seats]
