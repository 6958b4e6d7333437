"""The curve from what a search finds to what came true, fitted by likelihood."""

from collections.abc import Sequence
from math import exp

from durbar.bots.search.chances import Curve, features
from tests.lab.calibration.rows import Row

#: How strongly the slopes are held to 1, as if so many rows spoke for it.
HELD = 2.0
_ROUNDS = 50


def fitted(rows: Sequence[Row]) -> Curve:
    """The curve under which what came true was likeliest; it falls nowhere."""
    points = [(*features(row.found), 1.0, row.won) for row in rows]
    free = [0, 1, 2]
    while True:
        weights = _likeliest(points, free)
        falling = [one for one in (0, 1) if one in free and weights[one] < 0]
        if not falling:
            break
        free.remove(min(falling, key=lambda one: weights[one]))
    winning, losing, shift = (round(one, 3) for one in weights)
    return Curve(winning, losing, shift)


def _likeliest(points: Sequence[tuple[float, ...]], free: Sequence[int]) -> list[float]:
    """Newton's method for the weights that are free; the others are 0."""
    weights = [1.0 if one in free else 0.0 for one in (0, 1)] + [0.0]
    for _ in range(_ROUNDS):
        slope = [HELD * (1 - weights[one]) if one < 2 else 0.0 for one in free]
        bend = [[HELD * (one == other < 2) for other in free] for one in free]
        for *point, won in points:
            told = 1 / (1 + exp(-sum(weight * one for weight, one in zip(weights, point, strict=True))))
            for row, one in enumerate(free):
                slope[row] += (won - told) * point[one]
                for column, other in enumerate(free):
                    bend[row][column] += told * (1 - told) * point[one] * point[other]
        step = _solved(bend, slope)
        for one, by in zip(free, step, strict=True):
            weights[one] += by
        if max(map(abs, step)) < 1e-6:
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
