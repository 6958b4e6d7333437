"""Headlines: what a player's moves come to stands alone, with its subject; scorings are told by their sums."""

import pytest

from durbar.engine.event import Event
from durbar.engine.rng import Rng
from durbar.games import GAMES
from durbar.games.dice_charmers import events as dice
from durbar.games.ra.events import AuctionFailed, AuctionWon, EpochEnded, EpochScored
from durbar.games.raja.events import CityScored, HouseLifted, HouseMoved, Travelled
from durbar.games.taj_mahal.events import BonusScored, PalacesScored, ProvinceScored, Withdrew
from durbar.session.session import GameSession
from durbar.ui import words
from durbar.ui.games import game_screen
from durbar.ui.kit.values.lines import LogLine
from durbar.ui.kit.values.sight import Sight
from durbar.ui.sight import sight_of
from tests.ui.hands import players

MOVES = 400


def headlines(key: str, events: list[Event], sight: Sight) -> list[LogLine]:
    """What the log says of these events, in as few lines as can say it."""
    screen = game_screen(key)
    return screen.headlines(screen.log_lines(events, sight), sight)


def _turns(key: str) -> list[tuple[list[Event], Sight]]:
    """What every player did one after the other in the first moves of a game played without looking."""
    table, rng = GameSession.new(key, players("pcc"), 4), Rng(11)
    while table.to_act is not None and table.at < MOVES:
        legal = table.state.legal_moves()
        table.play(legal[rng.below(len(legal))])
    turns: list[list[Event]] = []
    for at in range(table.at):
        if not at or table.states[at].to_act != table.states[at - 1].to_act:
            turns.append([])
        turns[-1] += table.seen(at, 0)
    sight = sight_of(table, table.at)
    return [(turn, sight) for turn in turns]


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest) -> tuple[str, list[tuple[list[Event], Sight]]]:
    return request.param, _turns(request.param)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_headline_names_whose_it_is_in_both_its_lengths(
    qapp: object, english: object, played: tuple[str, list[tuple[list[Event], Sight]]], language: str
):
    key, turns = played
    words.use_language(language)
    lines = [(line, sight) for events, sight in turns for line in headlines(key, events, sight)]
    assert len(lines) > 20
    for line, sight in lines:
        for told in (line.words, line.short or line.words):
            assert line.seat is None or sight.name(line.seat) in told, told
            assert "{" not in told
            assert language == "en" or not any(part in told for part in (" à le ", " à les ", " de les ")), told


def test_sums_tell_a_scoring(qapp: object, english: object, played: tuple[str, list[tuple[list[Event], Sight]]]):
    key, turns = played
    found = 0
    for events, sight in turns:
        lines = headlines(key, events, sight)
        for kind, tell in _SUMS.items():
            for event in events:
                if isinstance(event, kind):
                    found += 1
                    _has(lines, tell(event, events, sight))
    assert found


def _has(lines: list[LogLine], told: str) -> None:
    assert any(told in line.words for line in lines), (told, [line.words for line in lines])


def _in_order(sums: list[int], sight: Sight, none: bool = True) -> str:
    seats = sorted(range(len(sums)), key=lambda seat: (seat != 0, -sums[seat]))
    return ", ".join(
        f"{sight.name(seat)} {words.signed(sums[seat])}" for seat in seats if none or sums[seat] or not seat
    )


def _epoch(event: EpochScored, _events: list[Event], sight: Sight) -> str:
    return f"is over, fame: {_in_order([score.total for score in event.scores], sight)}"


def _city(event: CityScored, _events: list[Event], sight: Sight) -> str:
    return f"is scored, gold: {_in_order(list(event.score.gold), sight, none=False)}"


def _withdrawal(event: Withdrew, events: list[Event], sight: Sight) -> str:
    scored = [
        one
        for one in events
        if isinstance(one, BonusScored | ProvinceScored | PalacesScored) and one.seat == event.seat
    ]
    points = sum(one.points for one in scored)
    wins = f"{sight.name(event.seat)} withdraws and wins "
    return wins if not points else f"; {points} point{'s' if points > 1 else ''} in all."


def _die(event: dice.DieChosen, events: list[Event], _sight: Sight) -> str:
    gains = any(
        isinstance(one, dice.FameGained | dice.CoinsGained) and one.after > one.before and one.seat == event.seat
        for one in events
    )
    return " gains " if gains else "picks the "


_SUMS = {EpochScored: _epoch, CityScored: _city, Withdrew: _withdrawal, dice.DieChosen: _die}


def test_a_turn_of_the_dice_is_one_line(qapp: object, english: object):
    for events, sight in _turns("dice_charmers"):
        turns = sum(isinstance(event, dice.TurnEnded) for event in events)
        lines = headlines("dice_charmers", events, sight)
        assert len([line for line in lines if "picks the " in line.words]) <= turns


def test_a_turn_of_the_dice_is_a_sentence_with_what_was_left_after_it(qapp: object, english: object):
    """Another turn of the same player is none of it, though the table that is looked at is after both."""
    sight = sight_of(GameSession.new("dice_charmers", players("pcc"), 4))
    left = -sight.view.excesses[1] // 2
    first = [
        dice.DieChosen(1, "green1", 0),
        dice.RoadDrawn(1, "r1c1", "NS"),
        dice.BuildingBuilt(1, "r1c1", "stepwell", 1),
        dice.FameGained(1, 0, 1),
        dice.TurnEnded(1),
    ]
    second = [dice.DieChosen(1, "blue1", 0), dice.BoatMoved(1, 1, False, ()), dice.CoinsGained(1, 0, 4)]
    for language, long, until, short in (
        (
            "en",
            f"Marc picks the green die, draws a road, builds a stepwell and gains 1 fame: now {left + 2} to go",
            "until the tracks cross",
            f"Marc gains 4 coins: now {left} to go.",
        ),
        (
            "fr",
            "Marc prend le dé vert, trace 1 route, construit un puits à degrés et gagne 1 point de gloire\u202f; "
            f"plus que {left + 2} d’écart",
            "avant que ses pistes se croisent",
            f"Marc gagne 4\u00a0pièces\u202f; plus que {left} d’écart.",
        ),
    ):
        words.use_language(language)
        one, other = headlines("dice_charmers", [*first, *second], sight)
        assert (one.words, one.explained) == (f"{long}.", f"{long} {until}.")
        assert other.short == short


def test_turns_of_the_dice_that_close_a_distance_weigh_more_than_others(qapp: object, english: object):
    sight = sight_of(GameSession.new("dice_charmers", players("pcc"), 4))
    gained, ticked = dice.GoodsGained(1, ("tea", "silk")), dice.BoxTicked(1, "portuguese", 1)
    coins, market = dice.CoinsGained(1, 0, 1), dice.MarketOpened(1, "r1c1", True, False)
    turns: tuple[tuple[str, list[Event]], ...] = (
        ("purple1", [gained]),
        ("orange1", [ticked, gained]),
        ("green1", [market, gained]),
        ("blue1", [coins]),
    )
    told = [_turn_line(die, events, sight) for die, events in turns]
    assert [line.weight for line in told] == [1, 2, 3, 4]
    assert [line.short for line in told[:3]] == ["Marc gains 2 goods.", "Marc gains 2 goods.", "Marc opens a market."]


def test_deeds_of_a_turn_are_told_as_they_happened(qapp: object, english: object):
    """What a turn has many of is told once, at the first."""
    sight = sight_of(GameSession.new("dice_charmers", players("pcc"), 4))
    sold, ahead, back = dice.GoodSold(1, "tea", 1, 1), dice.BoatMoved(1, 3, False, ()), dice.BoatMoved(1, 2, True, ())
    road = dice.RoadDrawn(1, "r1c1", "NS")
    assert _turn_line("blue1", [sold, ahead, road, back, sold, road], sight).words == (
        "Marc picks the blue die, sells 2 goods, sails to space 3, draws 2 roads and sails back to space 2."
    )


def _turn_line(die: str, events: list[Event], sight: Sight) -> LogLine:
    turn = [dice.DieChosen(1, die, 0), *events, dice.TurnEnded(1)]
    return headlines("dice_charmers", turn, sight)[0]


def test_what_nobody_did_is_nobodys_and_a_win_says_how_much(qapp: object, english: object):
    sight = sight_of(GameSession.new("ra", players("pcc"), 4))
    tiles = ("nile", "flood", "nile", "gold")
    failed, won = headlines("ra", [AuctionFailed(1, ()), AuctionWon(2, 13, 5, tiles)], sight)
    assert failed.seat is None
    assert won.short == "Asha wins 4 tiles with 13."
    assert not headlines("ra", [EpochEnded(1, "ra_track", ())], sight), "its sums tell it"


def test_a_house_is_named_and_so_is_the_start(qapp: object, english: object):
    sight = sight_of(GameSession.new("raja", players("pcc"), 4))
    names = list(sight.view.board.junction_number)
    start = next(name for name in names if sight.view.board.junction_number[name] == 0)
    city = next(name for name in names if name != start)
    events = [HouseLifted(1, city), HouseMoved(1, city, city, False), Travelled(1, "V01", city, start)]
    for language, moved, goes in (
        ("en", "Marc puts the house down ", "Marc goes to the start."),
        ("fr", "Marc pose la maison ", "Marc va au point de départ."),
    ):
        words.use_language(language)
        _lifted, put, went = headlines("raja", events, sight)
        assert put.words.startswith(moved)
        assert went.short == goes
