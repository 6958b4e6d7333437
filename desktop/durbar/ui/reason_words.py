"""Why one move is better than another, in words."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

from durbar.bots import players_of
from durbar.bots.review.review import Difference
from durbar.bots.search.reason import Reason
from durbar.ui.kit.screen import GameScreen
from durbar.ui.review_words import percent
from durbar.ui.words import number, translate

#: Amounts are means: so many digits are told of them.
_DIGITS = 1


def reason_line(reason: Reason, screen: GameScreen, view: object) -> str:
    """Return a reason with a sign before it: whether it speaks for the move or against it."""
    sign = "+" if reason.weight > 0 else "−" if reason.weight < 0 else "·"
    return f"{sign} {screen.reason_words(reason, view)}"


def contrast_lines(
    reasons: Sequence[Sequence[Reason]], differences: Sequence[Difference], screen: GameScreen, view: object
) -> list[str]:
    """Return what tells the better move apart from the one that was played; where that does not speak for it, this too.

    reasons: of the better move and of the other, those that hold for one of them only. differences: as of Judged.
    """
    better, played = reasons
    if not (better or played or difference_lines(differences, screen)):
        return [nothing_apart()]
    lines: list[str] = []
    for found, title in (
        (better, translate("Review", "The better move, as the expert would go on:")),
        (played, translate("Review", "The move played, as the expert would go on:")),
    ):
        if found:
            lines += [title, *(reason_line(reason, screen, view) for reason in found)]
    return [*lines, *caveat(reasons, differences, screen)]


def caveat(reasons: Sequence[Sequence[Reason]], differences: Sequence[Difference], screen: GameScreen) -> list[str]:
    """Return that reasons do not speak for the better move, where they don't, and whether what both led to does; as of
    ``contrast_lines``.
    """
    worth = {one.key: one.weight for one in players_of(screen.manifest.key).consequences}
    led_to = fsum(worth[one.key] * (one.best - one.played) for one in differences)
    better, played = (fsum(one.weight for one in found) for found in reasons)
    if led_to + better <= played:
        return [translate("Review", "That does not explain the difference: it came out as the expert played both on.")]
    if any(reasons) and better <= played:
        return [translate("Review", "These reasons are a first impression: what tells is what both led to.")]
    return []


def nothing_apart() -> str:
    """Return that no reason tells two moves apart."""
    return translate("Review", "No reason tells them apart: that came out as the expert played both on.")


def difference_lines(differences: Sequence[Difference], screen: GameScreen) -> list[str]:
    """Return what came of the better move and of the one that was played, a line each; nothing where nothing parts
    them.
    """
    words = screen.consequence_words()
    line, lines = translate("Review", "{what}: {better}, with the move played {played}"), []
    for one in differences:
        if one.key in words.chances:
            better, played = percent(one.best), percent(one.played)
        else:
            better, played = number(one.best, _DIGITS), number(one.played, _DIGITS)
        what = words.chances.get(one.key) or words.amounts[one.key]
        if better != played:
            lines.append(line.format(what=what, better=better, played=played))
    return [words.title, *lines] if lines else []
