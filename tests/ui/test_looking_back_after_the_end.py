"""What a finished game says of its past: no end is promised that has come, no curtain offered."""

import pytest

from durbar.engine.rng import Rng
from durbar.session.session import GameSession
from durbar.ui.games import game_screen
from durbar.ui.sight import sight_of
from tests.contract.positions import CASE
from tests.ui.hands import players

UNPAINTED = True
#: The games in which something is hidden until their end, and how many moves lie between two looks.
STEP = {"ra": 29, "raja": 97, "taj_mahal": 61}


@pytest.mark.parametrize("key", STEP)
def test_what_was_hidden_is_told_to_have_been(english: None, key: str):
    table, rng, hidden = GameSession.new(key, players("ppp"), 5), Rng(5), 0
    while table.to_act is not None:
        table.play(CASE[key].ways[-1](table.state, rng))
    for at in range(0, table.at, STEP[key]):
        for tip in panels(key, sight_of(table, at)):
            assert "until the end" not in tip.reason
            assert "curtain" not in tip.click
            hidden += tip.worth == "?"
    assert hidden or key == "taj_mahal"


def panels(key: str, look):
    """The tips of all players' panels."""
    return [game_screen(key).tip(("seat", seat), look) for seat in range(len(look.players))]
