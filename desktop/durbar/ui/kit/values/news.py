"""What the strip tells first: of what others did, what weighs most, and of everybody what weighs most of theirs."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.ui.kit.values.lines import Told

#: What happened to the viewer weighs so much more.
OWN = 3


def ranked(told: Sequence[Told]) -> tuple[list[Told], list[Told]]:
    """What weighs most, and of every other player what weighs most; then all others.

    What weighs nothing is told only where nothing weighs anything: then the newest line of everybody.
    """
    lines = sorted(told, key=lambda one: (_matters(one), one.place), reverse=True)
    heavy = [one for one in lines if _matters(one) > 0]
    best = dict[int | None, Told]()
    for one in heavy or lines:
        best.setdefault(one.line.seat, one)
    first = [one for one in best.values() if one is lines[0] or one.line.seat is not None]
    return first, [one for one in heavy if one not in first]


def shares(wanted: Sequence[int], room: int) -> list[int]:
    """Widths for lines that may want more than there is: who wants less than a share leaves the rest to the others."""
    found = [0] * len(wanted)
    by_want = sorted(range(len(wanted)), key=lambda place: wanted[place])
    for done, place in enumerate(by_want):
        found[place] = min(wanted[place], room // (len(wanted) - done))
        room -= found[place]
    return found


def _matters(told: Told) -> int:
    return told.line.weight + OWN if told.own else told.weight
