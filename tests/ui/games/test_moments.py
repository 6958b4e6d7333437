"""Which events get a moment: those of each game's table come up in its games, told in the words of its log."""

from functools import cache
from itertools import chain

import pytest

from durbar.engine.chance import Chance
from durbar.engine.move import Move
from durbar.engine.state import State
from durbar.games import GAMES
from durbar.table.table import Table
from durbar.ui.games import game_screen, manifest
from durbar.ui.kit.look import art
from durbar.ui.kit.values.moment import LONG_MS, Moment
from durbar.ui.sight import sight_of
from tests.ui.hands import mostly_first, players

#: With which options, so that all can happen; and moments that no log has, for nothing has happened yet.
OPTIONS = {"raja": {"auction": True, "several_characters": True}}
UNTOLD = {"ra": "The last warning"}
SEEDS = range(1, 9)


def any_move(state: State, chance: Chance) -> Move:
    legal = state.legal_moves()
    return legal[chance.below(len(legal))]


#: Who plays Ra at random hardly draws: its epochs end before the track is full of Ra.
WAYS = {"ra": mostly_first}


@cache
def moments_of(key: str) -> list[tuple[Moment, list[str], set[type]]]:
    """The moments of some games: each with the log of its move and the kinds of events that have moments there."""
    moments, screen, found = manifest(key).moments(), game_screen(key), []
    for seed in SEEDS:
        table, chance = Table.new(key, players("pccc"), seed, OPTIONS.get(key, {})), Chance(seed)
        while table.to_act is not None:
            table.play(WAYS.get(key, any_move)(table.state, chance))
            events = table.seen(table.at - 1, 0)
            kinds = {type(event) for event in events} & set(moments.table)
            if kinds:
                before, after = sight_of(table, table.at - 1), sight_of(table, table.at)
                log = [line.words for line in screen.log_lines(events, after)]
                found += [(moment, log, kinds) for moment in moments.of(events, before, after)]
    return found


@pytest.mark.parametrize("key", [key for key in GAMES if manifest(key).moments().table])
def test_every_kind_of_moment_comes_up_and_says_what_the_log_says(key: str, english: None):
    found = moments_of(key)
    assert set(chain.from_iterable(kinds for _, _, kinds in found)) == set(manifest(key).moments().table)
    for moment, log, _ in found:
        said = moment.title == UNTOLD.get(key) or all(line in log for line in moment.words.splitlines())
        assert said, (moment.words, log)
        assert moment.title
        assert 400 <= moment.length <= LONG_MS
        assert art.bounds(moment.picture.art).isValid()
    ornament = manifest(key).moments().ornament
    assert art.bounds(ornament.crest).width() == 3 * art.bounds(ornament.crest).height()
    assert art.bounds(ornament.crown).isValid()


def test_the_tiles_of_an_auction_are_worth_what_a_bid_for_them_was_said_to_bring(english: None):
    worths = {moment.worth for moment, _, _ in moments_of("ra") if moment.title == "The auction is over"}
    assert any(worth.startswith("+") for worth in worths)
    assert any(worth.startswith("−") for worth in worths)
    lost = {(moment.worth[:1], moment.tone) for moment, _, _ in moments_of("ra") if moment.title == "A disaster"}
    assert ("−", "refuse") in lost
    assert not any(sign == "+" for sign, _ in lost)
