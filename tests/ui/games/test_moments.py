"""Which events get a moment: those of each game's table come up in its games, told in the words of its log."""

from functools import cache
from itertools import chain
from typing import NamedTuple

import pytest

from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.games import GAMES
from durbar.games.ra.events import TilesLost
from durbar.games.ra.tiles import DISASTERS
from durbar.games.taj_mahal.events import PairExchanged
from durbar.session.session import GameSession
from durbar.ui.games import game_screen
from durbar.ui.games.taj_mahal.names import province_name
from durbar.ui.kit.look import art
from durbar.ui.kit.telling import MAX_MOMENTS
from durbar.ui.kit.values.moment import LONG_MS, Moment
from durbar.ui.kit.values.sight import Sight
from durbar.ui.sight import sight_of
from tests.ui.hands import mostly_first, players

#: With which options, so that all can happen; and moments that no log has, for nothing has happened yet.
OPTIONS = {"raja": {"auction": True, "several_characters": True}}
UNTOLD = {"ra": "The last warning"}
SEEDS = range(1, 9)


def any_move(state: State, rng: Rng) -> Move:
    legal = state.legal_moves()
    return legal[rng.below(len(legal))]


#: Who plays Ra at random hardly draws: its epochs end before the track is full of Ra.
WAYS = {"ra": mostly_first}


def great(key: str) -> set[type[Event]]:
    """The kinds of events that have moments."""
    return {kind for kind, told in game_screen(key).telling.events.items() if told.moment is not None}


class Found(NamedTuple):
    """A moment that came up. log: of its move. kinds: the events of its move that have moments."""

    moment: Moment
    log: list[str]
    kinds: set[type]
    events: list[Event]
    before: Sight
    after: Sight


@cache
def moments_of(key: str) -> list[Found]:
    """The moments of some games."""
    telling, screen, found = game_screen(key).telling, game_screen(key), list[Found]()
    for seed in SEEDS:
        table, rng = GameSession.new(key, players("pccc"), seed, OPTIONS.get(key, {})), Rng(seed)
        while table.to_act is not None:
            table.play(WAYS.get(key, any_move)(table.state, rng))
            events = table.seen(table.at - 1, 0)
            kinds = {type(event) for event in events} & great(key)
            if kinds:
                before, after = sight_of(table, table.at - 1), sight_of(table, table.at)
                lines = screen.log_lines(events, after)
                told = telling.moments(events, before, after, lines)
                log = [line.words for line in lines]
                found += [Found(moment, log, kinds, events, before, after) for moment in told]
    return found


def titled(key: str, title: str) -> list[Found]:
    """The moments of a title; there are some."""
    found = [one for one in moments_of(key) if one.moment.title == title]
    assert found
    return found


@pytest.mark.parametrize("key", [key for key in GAMES if great(key)])
def test_every_kind_of_moment_comes_up_and_says_what_the_log_says(key: str, english: None):
    found = moments_of(key)
    assert set(chain.from_iterable(one.kinds for one in found)) == great(key)
    for moment, log, *_ in found:
        said = moment.title == UNTOLD.get(key) or all(line in log for line in moment.words.splitlines())
        assert said, (moment.words, log)
        assert moment.title
        assert 400 <= moment.length <= LONG_MS
        assert art.bounds(moment.picture.art).isValid()
    ornament = game_screen(key).telling.ornament
    assert art.bounds(ornament.crest).width() == 3 * art.bounds(ornament.crest).height()
    assert art.bounds(ornament.crown).isValid()


def test_the_tiles_of_an_auction_are_worth_what_a_bid_for_them_was_said_to_bring(english: None):
    over = [one for one in titled("ra", "The auction is over") if one.after.view.losing is None]
    told = [one.moment for one in over if one.moment.worth]
    assert {(": −" in one.worth, one.tone) for one in told} == {(False, "gain"), (True, "refuse")}
    assert all(one.worth.startswith("This lot") for one in told)
    assert all(one.worth.endswith(" if the epoch ended now") for one in told), "it is no score"


def test_of_a_lot_with_a_disaster_one_figure_is_told_and_that_is_of_all(english: None):
    lost = titled("ra", "A disaster")
    assert {one.moment.worth for one in lost} == {""}, "its loss is in the figure of the auction"
    for one in titled("ra", "The auction is over"):
        if one.after.view.losing is not None:
            assert one.moment.worth.endswith(" to give up"), "which tiles is yet to be chosen"
            continue
        struck = any(tile in DISASTERS for tile in one.before.view.on_track)
        assert not one.moment.worth or struck == (" and its disasters: " in one.moment.worth)


def test_a_province_says_all_the_points_by_which_the_score_jumps(english: None):
    more = 0
    for one in moments_of("taj_mahal"):
        if one.moment.worth:
            seat = one.moment.seat or 0
            jump = one.after.view.scores[seat] - one.before.view.scores[seat]
            told = one.moment.worth
            assert told.startswith(f"+{jump} ") or told.endswith(f", +{jump} for this withdrawal")
            more += " for this withdrawal" in told
    assert more


def test_the_last_warning_comes_with_one_space_left(english: None):
    for one in titled("ra", "The last warning"):
        assert one.after.view.ra_spaces - one.after.view.ra_track == 1


@pytest.mark.parametrize(
    ("key", "title"), [("raja", "A character changes hands"), ("taj_mahal", "A special card changes hands")]
)
def test_only_players_are_robbed(english: None, key: str, title: str):
    for one in titled(key, title):
        assert one.moment.seat is not None
        assert one.before.name(one.moment.seat) in one.moment.words


def test_every_special_card_is_its_winners(english: None):
    told = [*titled("taj_mahal", "A special card changes hands"), *titled("taj_mahal", "A special card is won")]
    for one in told:
        assert one.moment.words.startswith(one.after.name(one.moment.seat or 0))
        won = [event for event in one.events if isinstance(event, PairExchanged) and event.owner != event.seat]
        assert len([other for other in told if other.events is one.events]) == min(len(won), MAX_MOMENTS)


def test_what_one_chose_to_lose_is_no_news(english: None):
    tell, sight = game_screen("ra").telling.events[TilesLost].moment, sight_of(GameSession.new("ra", players("pcc"), 4))
    assert tell(TilesLost(0, "drought", ("nile",), chosen=True), sight, sight) is None
    assert tell(TilesLost(1, "drought", ("nile",), chosen=True), sight, sight) is not None
    assert tell(TilesLost(0, "drought", ("nile",)), sight, sight) is not None


def test_a_province_is_named_that_was_visited(english: None):
    for one in moments_of("taj_mahal"):
        if one.moment.title.endswith(" is won") and one.moment.title != "A special card is won":
            visited = province_name(one.before.view.province, one.before.view.board)
            assert one.moment.title == f"{visited} is won"
            assert one.moment.seat is not None
            assert one.after.name(one.moment.seat) in one.moment.words
