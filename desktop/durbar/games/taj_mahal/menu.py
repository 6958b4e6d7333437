"""The moves that a board and its cards allow, made once, and the plays that a hand allows."""

from __future__ import annotations

from functools import lru_cache

from durbar.engine.move import Move
from durbar.games.taj_mahal.board import Board
from durbar.games.taj_mahal.moves import NOTHING, Build, Play, Royal, Take, Withdraw


class Menu:
    """All moves that name cards or cities. builds, royals: by city number. cards: the kinds of a play, by move."""

    def __init__(self, board: Board):
        self._pieces = board.pieces
        self.builds = tuple(Build(city.id) for city in board.cities)
        self.royals = tuple(Royal(city.id) for city in board.cities)
        self.cards: dict[Play, tuple[int, int | None]] = {}
        self._takes = tuple(Take(kind.id) for kind in self._pieces.kinds)
        self._plays = {
            (card, extra): self._play(card, extra)
            for card in range(len(self._pieces.kinds))
            if self._pieces.colour[card] >= 0
            for extra in (None, *self._pieces.special, *self._pieces.white)
        }
        self._change = next(card for card in self._pieces.special if self._pieces.kinds[card].effect == "change")
        self._withdraw = Withdraw()
        self.plays = lru_cache(maxsize=16384)(self._plays_of)
        self.takes = lru_cache(maxsize=4096)(self._takes_of)

    def _play(self, card: int, extra: int | None) -> Play:
        kinds = self._pieces.kinds
        move = Play(kinds[card].id, NOTHING if extra is None else kinds[extra].id)
        self.cards[move] = card, extra
        return move

    def _plays_of(self, hand: bytes, colour: int) -> tuple[Move, ...]:
        """All plays of a hand (kinds, ascending), bound to a colour (-1 if not), and the withdrawal."""
        kinds = dict.fromkeys(hand)
        colours = self._pieces.colour
        extras = [card for card in kinds if colours[card] < 0]
        plays: list[Move] = []
        for card in kinds:
            if colours[card] < 0:
                continue
            if colour < 0 or colours[card] == colour:
                plays += [self._plays[card, extra] for extra in (None, *extras)]
            elif self._change in kinds:
                plays.append(self._plays[card, self._change])
        return (*plays, self._withdraw)

    def _takes_of(self, kinds: bytes) -> tuple[Move, ...]:
        return tuple([self._takes[kind] for kind in kinds])


@lru_cache(maxsize=16)
def menu(board: Board) -> Menu:
    """The moves of a board."""
    return Menu(board)
