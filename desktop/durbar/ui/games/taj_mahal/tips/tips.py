"""Which tip belongs to what: Taj Mahal’s tips, by what one points at."""

from durbar.ui.games.taj_mahal.tips import bonuses, cards, cities, court, players, provinces, stage
from durbar.ui.kit.tips.tellers import Teller, tip_of
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip

#: By the first word of a target, what tells its tip.
TELLERS: dict[str, Teller] = {
    "stage": stage.stage_tip,
    "city": cities.city_tip,
    "bonus": bonuses.bonus_tip,
    "province": provinces.province_tip,
    "tile": provinces.tile_tip,
    "start": stage.start_tip,
    "court": court.symbol_tip,
    "symbol": court.symbol_tip,
    "hand": cards.hand_tip,
    "display": cards.display_tip,
    "pile": cards.pile_tip,
    "discard": cards.discard_tip,
    "played": cards.played_tip,
    "special": cards.special_tip,
    "seat": players.player_tip,
}


def tip(target: Target, sight: Sight) -> Tip | None:
    """What to teach about a target, computed from the position; None where nothing is."""
    return tip_of(target, sight, TELLERS)
