"""Which event of Ra matters how much to those who did not bring it about."""

from durbar.engine.event import Event
from durbar.games.ra.events import (
    AuctionBegan,
    AuctionFailed,
    AuctionWon,
    EpochBegan,
    EpochEnded,
    EpochScored,
    GameEnded,
    GodSpent,
    Passed,
    RaDrawn,
    SunBid,
    TileDrawn,
    TilesLost,
    TilesTaken,
)

#: From 0, hardly at all, to 5: where there is no room to tell everything, what weighs most is told.
WEIGHTS: dict[type[Event], int] = {
    GameEnded: 5,
    EpochEnded: 5,
    AuctionWon: 5,
    TilesLost: 4,
    AuctionFailed: 4,
    EpochScored: 4,
    GodSpent: 4,
    RaDrawn: 4,
    AuctionBegan: 4,
    SunBid: 2,
    TileDrawn: 2,
    EpochBegan: 1,
    Passed: 0,
    TilesTaken: 0,
}
