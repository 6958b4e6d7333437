"""What the strip tells first: of what others did, what weighs most, and of everybody what weighs most of theirs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from durbar.ui.kit.values.lines import Told

#: What happened to the viewer weighs so much more.
OWN = 3
#: What weighs no more is a trifle beside the end of a stage.
TRIFLE = 2


def ranked(told: Sequence[Told]) -> tuple[list[Told], list[Told]]:
    """What weighs most, and of every other player what weighs most; then all others.

    What weighs nothing comes last, but where nothing weighs anything: then the newest line of everybody comes first.
    A stage that ended for everybody is told without the trifles before it.
    """
    lines = sorted(told, key=lambda one: (_matters(one), one.place), reverse=True)
    if lines and lines[0].own and lines[0].line.heading:
        lines = [one for one in lines if _matters(one) > TRIFLE]
    heavy = [one for one in lines if _matters(one) > 0]
    best = dict[int | None, Told]()
    for one in heavy or lines:
        best.setdefault(one.line.seat, one)
    first = [one for one in best.values() if one is lines[0] or one.line.seat is not None]
    return first, [one for one in lines if one not in first]


def headed(told: Sequence[Told], headline: Told, turn: range) -> list[Told]:
    """The lines, with a headline over those of its turn that it sums up, or instead of the one that it goes on with.

    turn: the moves that the headline tells. What the log says in the same words is told once.
    """
    own, words = [one for one in told if one.at - 1 in turn], headline.line.words
    if not own or any(one.line.words == words for one in own):
        return list(told)
    nearest = max(own, key=lambda one: _alike(one.line.words, words))
    place, found = told.index(nearest), replace(headline, at=nearest.at)
    if words.startswith(nearest.line.words.removesuffix(".")):
        return [*told[:place], found, *told[place + 1 :]]
    return [*told[:place], replace(found, line=replace(headline.line, heading=True)), *told[place:]]


def explained(headlines: Sequence[Told]) -> list[Told]:
    """The headlines; the first whose number wants to be explained says what it means."""
    first = next((one for one in headlines if one.line.explained), None)
    return [
        replace(one, line=replace(one.line, words=one.line.explained)) if one is first else one for one in headlines
    ]


def _alike(one: str, other: str) -> int:
    """With how many of the same letters two sentences begin."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _matters(told: Told) -> int:
    return told.line.weight + OWN if told.own else told.weight
