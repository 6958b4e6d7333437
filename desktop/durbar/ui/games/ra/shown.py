"""What of Ra may stand on the screen, whoever sits before it."""

import msgspec

from durbar.games.ra.view import View
from durbar.ui.kit.values.sight import Sight


def shown_view(sight: Sight) -> View:
    """Return what may be told: with several people before the screen, nobody's total while scores are hidden.

    Nor anything that follows from a total: that fame does not fall below 0, for one.
    """
    view: View = sight.view
    if sight.people > 1 and view.options["hidden_scores"] and view.to_act is not None:
        return msgspec.structs.replace(view, fame=(None,) * view.seats)
    return view
