"""Which tip belongs to what: Ra’s tips, by what one points at."""

from durbar.ui.games.ra.tips import players, stage, suns, tiles, upper
from durbar.ui.kit.tips.tellers import Teller, tip_of
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip

#: By the first word of a target, what tells its tip.
TELLERS: dict[str, Teller] = {
    "stage": stage.stage_tip,
    "bag": upper.bag_tip,
    "figure": upper.figure_tip,
    "board_sun": upper.board_sun_tip,
    "ra_track": upper.ra_space_tip,
    "track": tiles.space_tip,
    "sun": suns.sun_tip,
    "area": tiles.owned_tip,
    "seat": players.player_tip,
}


def tip(target: Target, sight: Sight) -> Tip | None:
    """What to teach about a target, computed from the position; None where nothing is."""
    return tip_of(target, sight, TELLERS)
