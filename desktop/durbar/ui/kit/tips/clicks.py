"""What a tip says of a click on its object."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from durbar.engine.move import Move
from durbar.engine.refusal import Refusal
from durbar.ui.kit.values.sight import Sight
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate

#: A refusal in one sentence.
Why = Callable[[Refusal, Sight], str]
#: What a click does, where it can make these legal moves, and what that brings.
ClickWords = Callable[[list[Move]], tuple[str, str]]


def clickable(tip: Tip, moves: Sequence[Move], sight: Sight, click_words: ClickWords, why: Why) -> Tip:
    """Return the tip with what a click does, or why it does nothing.

    As it was when the viewer has nothing to choose.
    """
    if not moves or not sight.legal:
        return tip
    able = [move for move in moves if move in sight.legal]
    if not able:
        return refused(tip, moves[0], sight, why)
    click, brings = click_words(able)
    return replace(tip, click=click, brings=brings)


def refused(tip: Tip, move: Move, sight: Sight, why: Why) -> Tip:
    """Return the tip with the reason against a move, if there is one."""
    refusal = sight.why_not(move)
    return tip if refusal is None else replace(tip, refusal=why(refusal, sight))


def by_key(tip: Tip) -> Tip:
    """Return the tip as it is told to the keyboard: what Enter does there, for the pointer is elsewhere."""
    begins = translate("Tip", "Click:")
    if not tip.click.startswith(begins):
        return tip
    return replace(tip, click=translate("Tip", "Enter:") + tip.click.removeprefix(begins))
