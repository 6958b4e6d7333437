"""How chance fell in a game of Taj Mahal: kind "white", cards dealt to each seat and drawn by it."""

from __future__ import annotations

from durbar.engine.luck import Luck, Moves
from durbar.games.taj_mahal import events as happened


def luck(moves: Moves) -> list[Luck]:
    """Return white cards dealt to each seat and drawn by it, against their share in the pile that was shuffled last.

    Whatever white card was played or is left in a hand, and was not taken from the display, was dealt or drawn.
    """
    first = moves[0][0]
    pieces = first.board.pieces
    white = {pieces.ids[card] for card in pieces.white}
    share = sum(pieces.ids[card] in white for card in pieces.deck) / len(pieces.deck)
    tries = list(first.hand_sizes)
    expected = [many * share for many in tries]
    came = [0] * first.seats
    for view, events in moves:
        put_away = list(view.discard)
        for event in events:
            match event:
                case happened.CardsPutAway():
                    put_away += event.discarded
                case happened.PileRenewed():
                    share = sum(card in white for card in put_away) / max(1, len(put_away))
                    put_away.clear()
                case happened.CardDrawn():
                    tries[event.seat] += 1
                    expected[event.seat] += share
                case happened.CardsPlayed():
                    came[event.seat] += event.extra in white
                case happened.CardTaken():
                    came[event.seat] -= event.card in white
                case happened.HandScored():
                    came[event.seat] += event.white
    return [Luck("white", seat, max(0, came[seat]), tries[seat], expected[seat]) for seat in range(first.seats)]
