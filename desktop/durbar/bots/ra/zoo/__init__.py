"""Players of Ra that are unlike each other in what they want: to measure by, no level to sit down with."""

from collections.abc import Mapping

from durbar.bots.players import Maker
from durbar.bots.ra.zoo.balanced import Balanced
from durbar.bots.ra.zoo.banker import Banker
from durbar.bots.ra.zoo.blocker import Blocker
from durbar.bots.ra.zoo.builder import Builder
from durbar.bots.ra.zoo.careless import Careless
from durbar.bots.ra.zoo.gambler import Gambler
from durbar.bots.ra.zoo.hasty import Hasty
from durbar.bots.ra.zoo.hoarder import Hoarder
from durbar.bots.ra.zoo.picker import Picker
from durbar.bots.ra.zoo.sniper import Sniper
from durbar.bots.ra.zoo.trader import Trader

ZOO: Mapping[str, Maker] = {
    "balanced": Balanced,
    "hoarder": Hoarder,
    "hasty": Hasty,
    "blocker": Blocker,
    "picker": Picker,
    "banker": Banker,
    "builder": Builder,
    "trader": Trader,
    "sniper": Sniper,
    "gambler": Gambler,
    "careless": Careless,
}
