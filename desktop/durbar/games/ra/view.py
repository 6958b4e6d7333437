"""What a seat may know of a game of Ra: all but the order of the bag and, by option, the others' fame."""

from collections.abc import Mapping

import msgspec


class AuctionView(msgspec.Struct, frozen=True):
    """A running auction. said: (seat, sun) in order, sun 0 for a pass. waiting: seats still to speak, in order."""

    ra_player: int
    cause: str
    said: tuple[tuple[int, int], ...]
    waiting: tuple[int, ...]
    best: int
    best_seat: int | None


class LossView(msgspec.Struct, frozen=True):
    """A disaster that waits for its owner's choice."""

    disaster: str
    left: int


class View(msgspec.Struct, frozen=True):
    """The table as ``seat`` sees it.

    bag: tiles left by kind (public: all others have been seen). track: the eight spaces, None where free.
    areas: tiles by kind, by seat. suns_up, suns_down: ascending, by seat. fame: None where hidden.
    picked: tiles taken with Gods this turn, not yet laid down. losing: only while a choice is open.
    """

    seat: int
    seats: int
    options: Mapping[str, bool | str | int]
    epoch: int
    to_act: int | None
    step: str
    turn_of: int | None
    bag: Mapping[str, int]
    ra_track: int
    ra_spaces: int
    track: tuple[str | None, ...]
    board_sun: int
    areas: tuple[Mapping[str, int], ...]
    suns_up: tuple[tuple[int, ...], ...]
    suns_down: tuple[tuple[int, ...], ...]
    fame: tuple[int | None, ...]
    picked: tuple[str, ...] = ()
    auction: AuctionView | None = None
    losing: LossView | None = None

    @property
    def on_track(self) -> tuple[str, ...]:
        """The tiles on the auction track, in order."""
        return tuple(tile for tile in self.track if tile is not None)

    @property
    def bag_size(self) -> int:
        """Tiles left in the bag."""
        return sum(self.bag.values())

    @property
    def ra_odds(self) -> float:
        """The chance that the next tile is Ra; 0 when the game has emptied the bag."""
        return self.bag["ra"] / self.bag_size if self.bag_size else 0.0
