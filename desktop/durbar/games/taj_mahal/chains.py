"""Chains of palaces: what is joined to what, by the one function that scoring, previews and bots share (§5.3).

A set of cities is a number with the bits of their numbers.
"""

from __future__ import annotations

from durbar.games.taj_mahal.board import Board


def joined(board: Board, own: int, starts: int) -> int:
    """Return the own cities joined to any of ``starts`` (own cities too) by roads and own cities.

    The starts included.
    """
    neighbours = board.neighbours
    reached = edge = starts
    while edge:
        around = 0
        while edge:
            lowest = edge & -edge
            around |= neighbours[lowest.bit_length() - 1]
            edge ^= lowest
        edge = around & own & ~reached
        reached |= edge
    return reached


def provinces(board: Board, cities: int) -> tuple[int, ...]:
    """Return the provinces in which these cities lie, ascending."""
    return tuple([number for number, inside in enumerate(board.province_sets) if inside & cities])


def joined_provinces(board: Board, own: int, province: int) -> tuple[int, ...]:
    """Return the other provinces with an own city joined to one of the own cities in ``province`` (§5.3)."""
    starts = own & board.province_sets[province]
    reached = joined(board, own, starts)
    return tuple([number for number in provinces(board, reached) if number != province])
