"""Which event of The Dice Charmers sounds how."""

from durbar.engine.event import Event
from durbar.games.dice_charmers.events import (
    BoatMoved,
    BonusUsed,
    BoxTicked,
    BuildingBuilt,
    CoinsGained,
    DiceRerolled,
    DieChosen,
    GameEnded,
    GoodsGained,
    GoodSold,
    HalfDrawn,
    MarketOpened,
    RoadDrawn,
    RoundBegan,
    TracksCrossed,
    Upgraded,
)
from durbar.ui.kit.values.sound import Sound

#: The most telling first: where several happen at once and only one is heard, it is that.
SOUNDS: dict[type[Event], Sound] = {
    GameEnded: "end",
    TracksCrossed: "crossing",
    RoundBegan: "dice",
    DiceRerolled: "dice",
    BuildingBuilt: "stone",
    GoodSold: "coins",
    BoatMoved: "wood",
    CoinsGained: "coins",
    RoadDrawn: "pen",
    HalfDrawn: "pen",
    MarketOpened: "pen",
    Upgraded: "pen",
    BoxTicked: "pen",
    GoodsGained: "pen",
    BonusUsed: "card",
    DieChosen: "wood",
}
