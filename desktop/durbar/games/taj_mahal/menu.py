"""The moves that a board allows, made once; the plays that a hand allows."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from durbar.engine.move import Move
from durbar.games.taj_mahal.board import Board
from durbar.games.taj_mahal.moves import NOTHING, Build, Play, Royal, Take, Withdraw
from durbar.games.taj_mahal.symbols import COLOURS


class Menu:
    """All moves that name cards or cities. builds, royals: by city number; takes: by kind.

    cards: the kinds of a play, by move.
    """

    def __init__(self, board: Board):
        self._board = board
        self._pieces = board.pieces
        self.builds = tuple(Build(city.id) for city in board.cities)
        self.royals = tuple(Royal(city.id) for city in board.cities)
        self.cards: dict[Play, tuple[int, int | None]] = {}
        self.takes = tuple(Take(kind.id) for kind in self._pieces.kinds)
        self._plays = {
            (card, extra): self._play(card, extra)
            for card in range(len(self._pieces.kinds))
            if self._pieces.colour[card] >= 0
            for extra in (None, *self._pieces.special, *self._pieces.white)
        }
        self._change = next(card for card in self._pieces.special if self._pieces.kinds[card].effect == "change")
        self._withdraw = Withdraw()
        colours = self._pieces.colour
        self._coloured = bytes(card for card in range(len(colours)) if colours[card] >= 0)
        #: All cards but those of a colour, by its number; last, for number -1, all that are not coloured.
        self._others = [
            bytes(card for card in range(len(colours)) if colours[card] != colour) for colour in range(len(COLOURS))
        ]
        self._others.append(bytes(card for card in range(len(colours)) if colours[card] < 0))
        self._choices: dict[bytes, dict[int, tuple[Move, ...]]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the menu as its board, to be made again."""
        return menu, (self._board,)

    def _play(self, card: int, extra: int | None) -> Play:
        kinds = self._pieces.kinds
        move = Play(kinds[card].id, NOTHING if extra is None else kinds[extra].id)
        self.cards[move] = card, extra
        return move

    def plays(self, hand: bytes, colour: int) -> tuple[Move, ...]:
        """Return all plays of a hand (kinds, ascending), bound to a colour (-1 if not), and the withdrawal."""
        extras = hand.translate(None, self._coloured)
        choices = self._choices.get(extras) or self._choices_with(extras)
        plays: list[Move] = []
        if colour >= 0 and self._change in extras:
            for card in dict.fromkeys(hand.translate(None, self._others[-1])):
                fits = self._pieces.colour[card] == colour
                plays += choices[card] if fits else (self._plays[card, self._change],)
        else:
            for card in dict.fromkeys(hand.translate(None, self._others[colour])):
                plays += choices[card]
        plays.append(self._withdraw)
        return tuple(plays)

    def _choices_with(self, extras: bytes) -> dict[int, tuple[Move, ...]]:
        """Return each coloured card alone and with each of these cards.

        Kept, for few sets of them ever come together.
        """
        added = (None, *dict.fromkeys(extras))
        choices: dict[int, tuple[Move, ...]] = {
            card: tuple(self._plays[card, extra] for extra in added) for card in self._coloured
        }
        self._choices[extras] = choices
        return choices


@lru_cache(maxsize=16)
def menu(board: Board) -> Menu:
    """Return the moves of a board."""
    return Menu(board)
