"""Why a move of Ra can’t be made, in words."""

from durbar.engine.refusal import Refusal
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import refused


def why(refusal: Refusal, _sight: Sight) -> str:
    """A refusal in one sentence."""
    return refused(refusal, refusal.facts)
