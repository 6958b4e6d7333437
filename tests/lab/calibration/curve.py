"""The curve from what a search finds to what came true, fitted by likelihood."""

from collections.abc import Sequence
from math import exp

from msgspec.structs import replace

from durbar.bots.search.chances import Curve
from tests.lab.calibration.rows import Row

#: How strongly a curve is held to the one it starts from, as if some rows spoke for that one.
HELD = 20.0
_ROUNDS = 100
#: No weight moves further than this in one round: far from the likeliest curve a whole step leads astray.
_STEP = 0.5


def fitted(rows: Sequence[Row], towards: Curve) -> Curve:
    """The likeliest curve for what came true that falls nowhere, as sure of what is found as the one it starts from.

    towards: where it stays without rows, and what is fair unless a row says so.
    """
    points = [(*replace(towards, fair=row.fair).features(row.found), 1.0, row.won) for row in rows]
    start = (towards.winning, towards.losing, towards.leading, towards.shift)
    free = [0, 1, 2, 3]
    while True:
        weights = _likeliest(points, free, start)
        falling = [one for one in (0, 1, 2) if one in free and weights[one] < 0]
        if not falling:
            break
        free.remove(min(falling, key=lambda one: weights[one]))
    winning, losing, leading, shift = (round(one, 3) for one in weights)
    return Curve(winning, losing, leading, shift, towards.fair, towards.least)


def _likeliest(points: Sequence[tuple[float, ...]], free: Sequence[int], start: Sequence[float]) -> list[float]:
    """Newton's method for the weights that are free; the others are 0."""
    weights = [one if number in free else 0.0 for number, one in enumerate(start)]
    for _ in range(_ROUNDS):
        slope = [HELD * (start[one] - weights[one]) for one in free]
        bend = [[HELD * (one == other) for other in free] for one in free]
        for *point, won in points:
            told = 1 / (1 + exp(-sum(weight * one for weight, one in zip(weights, point, strict=True))))
            for row, one in enumerate(free):
                slope[row] += (won - told) * point[one]
                for column, other in enumerate(free):
                    bend[row][column] += told * (1 - told) * point[one] * point[other]
        step = _solved(bend, slope)
        longest = max(map(abs, step))
        for one, by in zip(free, step, strict=True):
            weights[one] += by / max(1.0, longest / _STEP)
        if longest < 1e-6:
            break
    return weights


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is positive definite (Gauss)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, pivot in enumerate(rows):
        pivot[:] = [value / pivot[at] for value in pivot]
        for other in rows:
            if other is not pivot:
                other[:] = [value - other[at] * one for value, one in zip(other, pivot, strict=True)]
    return [row[-1] for row in rows]
