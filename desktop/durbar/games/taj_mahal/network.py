"""The cities and roads as a graph, for screens: which palaces form a chain, which provinces it joins (§5.3).

Scoring and computer players ask ``chains``, hundreds of thousands of times; tests hold the two together.
"""

from __future__ import annotations

from durbar.games.taj_mahal.board import Board


def joined(board: Board, own: int, starts: int) -> int:
    """Return the own cities joined to any of ``starts`` (own cities too) by roads and own cities; the starts included.

    A set of cities is a number with the bits of their numbers.
    """
    import networkx as nx  # loaded while the game is set up: whoever opens that page does not wait for it

    palaces = board.graph.subgraph(_ids(board, own | starts))
    reached = {city for start in _ids(board, starts) for city in nx.node_connected_component(palaces, start)}
    return sum(1 << board.city_number[city] for city in reached)


def joined_provinces(board: Board, own: int, province: int) -> tuple[int, ...]:
    """Return the other provinces with an own city joined to one of the own cities in ``province``."""
    reached = joined(board, own, own & board.province_sets[province])
    return tuple(number for number in provinces(board, reached) if number != province)


def provinces(board: Board, cities: int) -> tuple[int, ...]:
    """Return the provinces in which these cities lie, ascending."""
    found = {board.graph.nodes[city]["province"] for city in _ids(board, cities)}
    return tuple(sorted(board.province_number[province] for province in found))


def _ids(board: Board, cities: int) -> list[str]:
    return [city.id for number, city in enumerate(board.cities) if cities >> number & 1]
