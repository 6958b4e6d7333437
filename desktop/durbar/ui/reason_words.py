"""Why one move is better than another, in words."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.bots.search.reason import Reason
from durbar.ui.kit.screen import GameScreen
from durbar.ui.words import translate


def reason_line(reason: Reason, screen: GameScreen, view: object) -> str:
    """Return a reason with a sign before it: whether it speaks for the move or against it."""
    sign = "+" if reason.weight > 0 else "−" if reason.weight < 0 else "·"
    return f"{sign} {screen.reason_words(reason, view)}"


def contrast_lines(reasons: Sequence[Sequence[Reason]], screen: GameScreen, view: object) -> list[str]:
    """Return what tells the better move apart from the one that was played, and whether that explains it.

    reasons: of the better move and of the other, those that hold for one of them only.
    """
    better, played = reasons
    if not (better or played):
        words = translate("Review", "The same speaks for both: what parts them came out as the expert played on.")
        return [words]
    lines: list[str] = []
    for found, title in (
        (better, translate("Review", "What sets the better move apart:")),
        (played, translate("Review", "What sets the move that was played apart:")),
    ):
        if found:
            lines += [title, *(reason_line(reason, screen, view) for reason in found)]
    if sum(one.weight for one in better) <= sum(one.weight for one in played):
        words = translate("Review", "That does not explain the difference: it came out as the expert played both on.")
        lines.append(words)
    return lines
