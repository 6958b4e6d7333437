"""Players of Ra that are unlike each other in what they want, to measure the levels by."""

from collections.abc import Mapping

from durbar.bots.players import Maker
from tests.lab.zoo.balanced import Balanced
from tests.lab.zoo.banker import Banker
from tests.lab.zoo.blocker import Blocker
from tests.lab.zoo.builder import Builder
from tests.lab.zoo.careless import Careless
from tests.lab.zoo.gambler import Gambler
from tests.lab.zoo.hasty import Hasty
from tests.lab.zoo.hoarder import Hoarder
from tests.lab.zoo.picker import Picker
from tests.lab.zoo.sniper import Sniper
from tests.lab.zoo.trader import Trader

#: What makes each of them, by its name.
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
