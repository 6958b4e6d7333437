"""What a click does, for the tips of Ra."""

from collections.abc import Sequence

from durbar.engine.move import Move
from durbar.ui.games.ra.words import refusals
from durbar.ui.kit.tips import clicks
from durbar.ui.kit.values.sight import Sight
from durbar.ui.kit.values.tip import Tip


def clickable(tip: Tip, moves: Sequence[Move], sight: Sight, words: str) -> Tip:
    """The tip with what a click does, in these words, or why it does nothing."""
    return clicks.clickable(tip, moves, sight, lambda _able: words, refusals.why)
