"""What Ra says once, when a step is met for the first time."""

from durbar.games.ra.moves import Spend
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import translate


def first_step(sight: Sight) -> str:
    """Which step is met: a turn in which a God may be spent is one of its own, "gods"."""
    step: str = sight.view.step
    may_spend = any(isinstance(move, Spend) for move in sight.legal)
    return "gods" if step == "turn" and may_spend else step


def first_words(step: str) -> str:
    """One more sentence for a step of the game; nothing where its prompt says it all."""
    words = {
        "turn": translate(
            "Ra",
            "Drawn tiles gather on the track until an auction sells them all at once; invoke Ra when you want them.",
        ),
        "gods": translate(
            "Ra",
            "Instead of drawing, a God takes a tile from the track; one that you keep brings 2 fame at the epoch’s "
            "end.",
        ),
        "auction": translate(
            "Ra",
            "Each bids or passes once: the highest sun takes all the tiles, and its owner gets the sun on the board in "
            "exchange.",
        ),
        "losing": translate("Ra", "A disaster costs you two tiles of the kind it strikes; you choose which."),
    }
    return words.get(step, "")
