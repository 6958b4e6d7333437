"""Which event of Raja sounds how."""

from durbar.engine.event import Event
from durbar.games.raja.events import (
    AuctionWon,
    BidMade,
    CharacterChosen,
    CharacterGiven,
    CharacterTaken,
    ChitGained,
    ChitUsed,
    CityScored,
    DiscLaid,
    GameEnded,
    GoldTaken,
    HouseBuilt,
    HouseMoved,
    HousePlaced,
    PalaceBuilt,
    Quarried,
    RoundBegan,
    TraderPaid,
    Travelled,
)
from durbar.ui.kit.values.sound import Sound

#: The most telling first: where several happen at once and only one is heard, it is that.
SOUNDS: dict[type[Event], Sound] = {
    GameEnded: "end",
    CityScored: "gong",
    CharacterTaken: "card",
    CharacterGiven: "card",
    PalaceBuilt: "stone",
    RoundBegan: "drum",
    HouseBuilt: "wood",
    HouseMoved: "wood",
    HousePlaced: "wood",
    Quarried: "stone",
    GoldTaken: "coins",
    TraderPaid: "coins",
    AuctionWon: "coins",
    BidMade: "coins",
    Travelled: "wood",
    CharacterChosen: "card",
    ChitUsed: "card",
    ChitGained: "card",
    DiscLaid: "wood",
}
