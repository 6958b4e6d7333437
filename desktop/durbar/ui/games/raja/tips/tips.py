"""Which tip belongs to what: Raja’s tips, by what one points at."""

from durbar.ui.games.raja.tips import cities, houses, palaces, players, stage, tiles, track, travel
from durbar.ui.kit.tips.tellers import Teller, tip_of
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip

#: By the first word of a target, what tells its tip.
TELLERS: dict[str, Teller] = {
    "stage": stage.stage_tip,
    "start": cities.start_tip,
    "city": cities.city_tip,
    "houses": houses.houses_tip,
    "central": palaces.central_tip,
    "outer": palaces.outer_tip,
    "village": houses.village_tip,
    "marker": track.marker_tip,
    "space": track.space_tip,
    "maharaja": stage.maharaja_tip,
    "architect": travel.architect_tip,
    "seat": players.player_tip,
    "tile": tiles.tile_tip,
}


def tip(target: Target, sight: Sight) -> Tip | None:
    """What to teach about a target, computed from the position; None where nothing is."""
    return tip_of(target, sight, TELLERS)
