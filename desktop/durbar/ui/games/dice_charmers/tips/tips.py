"""Which tip belongs to what: The Dice Charmers’s tips, by what one points at."""

from durbar.ui.games.dice_charmers.tips import (
    areas,
    bonuses,
    buildings,
    dice,
    karma,
    market,
    palace,
    players,
    province,
    river,
    stage,
    tracks,
)
from durbar.ui.kit.tips.tellers import Teller, tip_of
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip

#: By the first word of a target, what tells its tip.
TELLERS: dict[str, Teller] = {
    "stage": stage.stage_tip,
    "die": dice.die_tip,
    "elephant": dice.elephant_tip,
    "depot": dice.depot_tip,
    "tray": dice.tray_tip,
    "cell": province.cell_tip,
    "side": province.side_tip,
    "residence": province.residence_tip,
    "bonus": bonuses.bonus_tip,
    "space": river.space_tip,
    "good": market.good_tip,
    "value": market.value_tip,
    "box": palace.character_tip,
    "character": palace.character_tip,
    "level": buildings.level_tip,
    "karma": karma.karma_tip,
    "fame": tracks.fame_tip,
    "coin": tracks.coin_tip,
    "front": tracks.front_tip,
    "area": areas.area_tip,
    "seat": players.player_tip,
}


def tip(target: Target, sight: Sight) -> Tip | None:
    """What to teach about a target, computed from the position; None where nothing is."""
    return tip_of(target, sight, TELLERS)
