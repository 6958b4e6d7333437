"""Tables to test with."""

import random
from pathlib import Path

from durbar.session.player import Player
from durbar.session.session import GameSession


def players(kinds: str) -> list[Player]:
    """ "pcc": a person and two computers."""
    return [
        Player(f"Player {seat + 1}", "person" if kind == "p" else "computer", seat, "" if kind == "p" else "steady")
        for seat, kind in enumerate(kinds)
    ]


def played_table(
    moves: int, kinds: str = "pcc", seed: int = 5, path: Path | None = None, takebacks: bool = True
) -> GameSession:
    """A table of Ra after some random moves, drawing more often than chance would."""
    table = GameSession.new("ra", players(kinds), seed, path=path, takebacks=takebacks)
    chooser = random.Random(seed)
    while table.to_act is not None and table.at < moves:
        legal = table.state.legal_moves()
        table.play(legal[0] if chooser.random() < 0.6 else chooser.choice(legal))
    return table
