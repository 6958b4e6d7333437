"""What happens in a game of Ra, as facts."""

from __future__ import annotations

from durbar.engine.event import Event
from durbar.engine.luck import Luck, Moves
from durbar.engine.state import Standing
from durbar.games.ra.scoring import EpochScore


class TileDrawn(Event, frozen=True):
    """A tile that is not Ra went to a space (0 to 7) of the auction track (§3.1)."""

    seat: int
    tile: str
    space: int


class RaDrawn(Event, frozen=True):
    """A Ra tile went to the Ra track, which now holds ``on_track`` of ``spaces`` (§3.1)."""

    seat: int
    on_track: int
    spaces: int


class GodSpent(Event, frozen=True):
    """A God tile left the game for a tile of the auction track (§3.2)."""

    seat: int
    tile: str
    space: int


class AuctionBegan(Event, frozen=True):
    """An auction for ``tiles``. cause: "ra_drawn", "invoked" (voluntary) or "full_track" (§4.1)."""

    ra_player: int
    cause: str
    tiles: tuple[str, ...]


class SunBid(Event, frozen=True):
    """A sun was bid, higher than all before (§4.1)."""

    seat: int
    sun: int


class Passed(Event, frozen=True):
    """A player bid nothing (§4.2)."""

    seat: int


class AuctionWon(Event, frozen=True):
    """The highest bidder took the tiles and the sun on the board, and laid the bid there (§4.3)."""

    seat: int
    sun: int
    board_sun: int
    tiles: tuple[str, ...]


class AuctionFailed(Event, frozen=True):
    """All passed. ``discarded``: the tiles of a full track, which leave the game (§4.4)."""

    ra_player: int
    discarded: tuple[str, ...]


class TilesTaken(Event, frozen=True):
    """Tiles went to a player's area; disasters among them are being resolved (§4.3, §3.2)."""

    seat: int
    tiles: tuple[str, ...]


class TilesLost(Event, frozen=True):
    """A disaster took these tiles, none when there was nothing to take (§5). chosen: the owner had the choice."""

    seat: int
    disaster: str
    tiles: tuple[str, ...]
    chosen: bool = False


class EpochEnded(Event, frozen=True):
    """An epoch (1 to 3) is over. cause: "ra_track" or "suns"; discarded: what lay on the auction track (§6)."""

    epoch: int
    cause: str
    discarded: tuple[str, ...]


class EpochScored(Event, frozen=True):
    """Every line of the settlement, by seat, with the fame before and after it (§7).

    hidden: the totals lie face down, and a seat sees only its own; the lines come from open tiles and are open.
    """

    epoch: int
    scores: tuple[EpochScore, ...]
    before: tuple[int | None, ...]
    after: tuple[int | None, ...]
    hidden: bool = False

    def _seen_by(self, seat: int) -> EpochScored:
        """Return the same lines, without the others' totals while these are hidden (§9.7)."""
        if not self.hidden:
            return self
        own = [owner == seat for owner in range(len(self.scores))]
        return EpochScored(
            self.epoch,
            self.scores,
            tuple(fame if mine else None for fame, mine in zip(self.before, own, strict=True)),
            tuple(fame if mine else None for fame, mine in zip(self.after, own, strict=True)),
            hidden=True,
        )


class EpochBegan(Event, frozen=True):
    """The next epoch: all suns face up, ``first`` owns the highest (§6.3)."""

    epoch: int
    first: int


class GameEnded(Event, frozen=True):
    """The final standings (§8)."""

    standings: tuple[Standing, ...]


def luck(moves: Moves) -> list[Luck]:
    """Return the Ra tiles drawn by each seat, against what the bag let expect at each of its draws."""
    seats = range(moves[0][0].seats)
    came, tries, expected = [0 for _ in seats], [0 for _ in seats], [0.0 for _ in seats]
    for view, events in moves:
        for event in events:
            if isinstance(event, TileDrawn | RaDrawn):
                tries[event.seat] += 1
                expected[event.seat] += view.ra_odds
                came[event.seat] += isinstance(event, RaDrawn)
    return [Luck("ra", seat, came[seat], tries[seat], expected[seat]) for seat in seats]
