"""Which event of Taj Mahal sounds how."""

from durbar.engine.event import Event
from durbar.games.taj_mahal.events import (
    CardDrawn,
    CardsPlayed,
    CardTaken,
    CrownTaken,
    GameEnded,
    InfluenceTaken,
    PairExchanged,
    PalacePlaced,
    ProvinceTaken,
    VisitBegan,
)
from durbar.ui.kit.values.sound import Sound

#: The most telling first: where several happen at once and only one is heard, it is that.
SOUNDS: dict[type[Event], Sound] = {
    GameEnded: "end",
    ProvinceTaken: "elephant",
    VisitBegan: "drum",
    CrownTaken: "gong",
    PalacePlaced: "stone",
    InfluenceTaken: "wood",
    PairExchanged: "card",
    CardsPlayed: "card",
    CardTaken: "card",
    CardDrawn: "card",
}
