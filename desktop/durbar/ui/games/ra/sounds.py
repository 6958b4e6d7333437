"""Which event of Ra sounds how."""

from durbar.engine.event import Event
from durbar.games.ra.events import (
    AuctionBegan,
    AuctionFailed,
    AuctionWon,
    EpochEnded,
    GameEnded,
    GodSpent,
    RaDrawn,
    SunBid,
    TileDrawn,
    TilesLost,
)
from durbar.ui.kit.values.sound import Sound

#: The most telling first: where several happen at once and only one is heard, it is that.
SOUNDS: dict[type[Event], Sound] = {
    GameEnded: "end",
    TilesLost: "disaster",
    EpochEnded: "drum",
    AuctionBegan: "gong",
    GodSpent: "coins",
    AuctionWon: "stone",
    AuctionFailed: "card",
    SunBid: "wood",
    RaDrawn: "stone",
    TileDrawn: "stone",
}
