"""Which event of Taj Mahal matters how much to those who did not bring it about."""

from durbar.engine.event import Event
from durbar.games.taj_mahal.events import (
    BonusScored,
    CardDrawn,
    CardsPlayed,
    CardsPutAway,
    CardTaken,
    CrownTaken,
    GameEnded,
    HandScored,
    InfluenceTaken,
    PairExchanged,
    PalacePlaced,
    PalacesScored,
    PileEmpty,
    PileRenewed,
    ProvinceScored,
    ProvinceTaken,
    VisitBegan,
    VisitEnded,
    Withdrew,
)

#: From 0, hardly at all, to 5: where there is no room to tell everything, what weighs most is told.
WEIGHTS: dict[type[Event], int] = {
    GameEnded: 5,
    Withdrew: 5,
    CardsPlayed: 5,
    PalacePlaced: 4,
    ProvinceScored: 4,
    PalacesScored: 4,
    HandScored: 4,
    PairExchanged: 4,
    BonusScored: 3,
    VisitBegan: 1,
    VisitEnded: 1,
    CardTaken: 1,
    CardDrawn: 1,
    PileEmpty: 1,
    PileRenewed: 0,
    CardsPutAway: 0,
    InfluenceTaken: 0,
    CrownTaken: 0,
    ProvinceTaken: 0,
}
