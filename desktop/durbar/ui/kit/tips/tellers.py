"""Who tells what there is to teach about a target: a table of each game, by the first word of its targets."""

from collections.abc import Callable, Mapping

from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip

#: Makes the tip of a target from a position; None where nothing is to be told.
Teller = Callable[[Target, Sight], Tip | None]


def tip_of(target: Target, sight: Sight, tellers: Mapping[str, Teller]) -> Tip | None:
    """Return what to teach about a target, computed from the position; None where nothing is."""
    teller = tellers.get(str(target[0]))
    return None if teller is None else teller(target, sight)
