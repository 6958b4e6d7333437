"""Every kind of event has its weight in its game, and what matters weighs more than what is a matter of course."""

import inspect
from importlib import import_module

import pytest

from durbar.engine.event import Event
from durbar.session.session import GameSession
from durbar.ui.games import game_screen
from durbar.ui.sight import sight_of
from tests.ui.hands import players

GAMES = ("ra", "raja", "taj_mahal", "dice_charmers")


@pytest.mark.parametrize("key", GAMES)
def test_every_kind_of_event_has_a_weight(key: str):
    events = import_module(f"durbar.games.{key}.events")
    kinds = {kind for _, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event)} - {Event}
    told = game_screen(key).telling.events
    assert set(told) == kinds
    assert {one.weight for one in told.values()} <= set(range(6))


@pytest.mark.parametrize(
    ("key", "least", "most"),
    [
        ("ra", "Passed", "AuctionWon"),
        ("ra", "TileDrawn", "AuctionWon"),
        ("raja", "DiscLaid", "Travelled"),
        ("raja", "TraderPaid", "HouseBuilt"),
        ("raja", "TurnBegan", "TurnEnded"),
        ("taj_mahal", "CardTaken", "Withdrew"),
        ("taj_mahal", "CardsPutAway", "PalacePlaced"),
        ("dice_charmers", "TurnEnded", "DieChosen"),
    ],
)
def test_what_matters_weighs_more(key: str, least: str, most: str):
    weights = {kind.__name__: told.weight for kind, told in game_screen(key).telling.events.items()}
    assert weights[least] < weights[most]


def test_the_log_gives_its_lines_the_weight_of_their_event_but_none_to_what_it_tells_quietly(qapp: object):
    events = import_module("durbar.games.raja.events")
    sight = sight_of(GameSession.new("raja", players("pcc"), 4))
    told = game_screen("raja").log_lines([events.TurnEnded(1, ("quarry",), 2), events.TurnEnded(1)], sight)
    assert [line.weight for line in told] == [4, 0]
    bid, passed = game_screen("raja").log_lines([events.BidMade(1, 3), events.BidPassed(2)], sight)
    assert (bid.weight, passed.weight) == (3, 0)
