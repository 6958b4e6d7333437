"""Holds what the results of whole games say to what happened, found out by the rules alone and from the positions.

With the claims: ``python -m tests.attacks.claims --seconds 3600``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import durbar
from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.games.dice_charmers.events import RoundBegan
from durbar.games.dice_charmers.names import DICE
from durbar.games.ra import scoring
from durbar.games.ra.events import EpochScored, GodSpent, RaDrawn, TileDrawn, TilesLost, TilesTaken
from durbar.games.ra.tiles import DISASTERS, GOD, NUMBER, RA, TILES
from durbar.games.raja.events import CityScored, PalaceBuilt
from durbar.games.raja.moves import Travel
from durbar.games.taj_mahal.events import CardDrawn, HandScored, VisitEnded
from durbar.games.taj_mahal.moves import NOTHING, Play, Withdraw
from durbar.games.taj_mahal.steps import TURNS
from durbar.ui.games import game_screen
from durbar.ui.kit.values.results import Results
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import number
from tests.contract.positions import CASES
from tests.games.taj_mahal.outcomes import points_of, settled
from tests.ui.numbers import numbers
from tests.ui.positions import sight

LIVELY = {case.key: case.ways[-1] for case in CASES}
OPTIONS = {case.key: case for case in CASES}
EPOCHS = ("Old", "Middle", "New")


class Played(NamedTuple):
    """A move of a game: the position before it and after it, the move, and what happened."""

    before: State
    move: Move
    after: State
    events: list[Event]


def whole_game(key: str, seed: int) -> list[Played]:
    """A game with one of its numbers of players and one of its sets of options, played at random to its end."""
    tables = [*OPTIONS[key].tables()]
    seats, options = tables[seed % len(tables)]
    state = durbar.start(key, seats=seats, seed=seed, options=options)
    rng, played = Rng(seed), []
    while state.to_act is not None:
        before, move = state.copy(), LIVELY[key](state, rng)
        events = state.play(move)
        played.append(Played(before, move, state.copy(), events))
    return played


def false_endings(key: str, seed: int, held: Counter[str]) -> list[str]:
    """What the results of a game say and is not so."""
    game = whole_game(key, seed)
    look = sight(game[-1].after, 0, live=False)
    moves = [(one.before.view(0), one.events) for one in game]
    results = game_screen(key).endings.results(moves, look)
    held[f"{key}, results"] += 1
    places = [(placing.seat, placing.rank) for placing in results.placings]
    found = [] if places == _ranked(TIES[key](game[-1].after)) else [f"places are not {places}"]
    winners = {look.name(seat) for seat, rank in places if rank == 1}
    if {look.name(seat) for seat, _ in places if look.name(seat) in results.headline} != winners:
        found.append(f"“{results.headline}” is not about {winners}")
    found += [fault for fault in HELD[key](game, results, look) if fault]
    return [f"{key}, {seed}: {fault}" for fault in found]


def _ranked(merits: list[tuple[int, ...]]) -> list[tuple[int, int]]:
    """Seats with their ranks by merit, the most first; equal merit, equal rank."""
    order = sorted(range(len(merits)), key=lambda seat: [*(-one for one in merits[seat]), seat])
    return [(seat, 1 + sum(other > merits[seat] for other in merits)) for seat in order]


def _stages(game: list[Played], ends: type[Event]) -> Iterator[list[Played]]:
    """The moves of each stage of a game."""
    stage = []
    for one in game:
        stage.append(one)
        if any(isinstance(event, ends) for event in one.events):
            yield stage
            stage = []


def _choices(key: str, stage: list[Played]) -> dict[int, str]:
    """What is told of each seat when a stage is over."""
    told = game_screen(key).endings.telling_choices
    assert told is not None
    return dict(told([(one.before.view(0), one.events) for one in stage]))


def _says(sentence: str, *facts: float | str) -> str:
    """A fault unless a sentence has these names and, in any order, exactly these numbers."""
    missing = [fact for fact in facts if isinstance(fact, str) and fact not in sentence]
    if missing or numbers(sentence) != sorted(fact for fact in facts if not isinstance(fact, str)):
        return f"“{sentence}” is not about {facts}"
    return ""


# ---- Ra ------------------------------------------------------------------------------------------------------------


def _ra(game: list[Played], results: Results, look: Sight) -> Iterator[str]:
    end: Any = game[-1].after
    first, second = (placing.seat for placing in results.placings[:2])
    fame = [game[0].before.fame] + [one.after.fame for one in game if one.after.epoch > one.before.epoch] + [end.fame]
    yield "" if [*zip(*fame, strict=True)] == [*results.curve] else f"curve is not {fame}"
    leads = [after[first] - after[second] for after in fame]
    gains = [after - before for before, after in pairwise(leads)]
    if not max(gains):
        yield "" if not results.sentence else f"nothing decided, but “{results.sentence}”"
    else:
        best = [at for at in range(3) if gains[at] == max(gains)]
        brought = [at for at in best if leads[at] <= 0 < leads[at + 1]]
        yield _says(results.sentence, EPOCHS[(brought or best)[-1]], max(gains), look.name(first), look.name(second))
    drawn = [one for one in game if any(isinstance(event, TileDrawn | RaDrawn) for event in one.events)]
    came = 30 - end.bag.count(RA)
    average = float(number(sum(one.before.bag.count(RA) / len(one.before.bag) for one in drawn), 1))
    assert results.chance is not None
    yield _says(results.chance.notes[0], 180 - len(end.bag), came, average)
    yield "" if sum(row.came for row in results.chance.rows) == came else "Ra tiles of the rows"
    for epoch in _stages(game, EpochScored):
        yield from _ra_choices(epoch, _choices("ra", epoch))
    ahead = end.fame[first] - end.fame[second]
    sun = max(end.all_suns(first))
    yield _says(results.second, look.name(second), ahead or sun, *(() if ahead else ("highest sun",)))


def _ra_choices(epoch: list[Played], told: dict[int, str]) -> Iterator[str]:
    """What a seat's settlement would differ most without, of all that it took together."""
    begun: Any = epoch[0].before
    areas = [list(area) for area in begun.areas]
    takings: list[tuple[int, list[int]]] = []
    last, gods = begun.epoch == 3, 0
    for event in (event for one in epoch for event in one.events):
        match event:
            case GodSpent():
                gods += 1
            case TilesTaken():
                came = [event.tiles.count(tile) if tile not in DISASTERS else 0 for tile in TILES]
                came[GOD] -= gods
                takings.append((event.seat, came))
                gods = 0
            case TilesLost():
                for tile in event.tiles:
                    takings[-1][1][NUMBER[tile]] -= 1
    for seat, came in takings:
        areas[seat] = [own + more for own, more in zip(areas[seat], came, strict=True)]
    for seat, words in told.items():
        effects = [0]
        for owner, came in takings:
            if owner == seat:
                without = list(areas)
                without[seat] = [max(0, own - more) for own, more in zip(areas[seat], came, strict=True)]
                effects.append(_tiles_count(areas, seat, last) - _tiles_count(without, seat, last))
        most = re.search(r"(\d+) fame (more|less) (?:than without|by its tiles)", words)
        effect = int(most.group(1)) * (1 if most.group(2) == "more" else -1) if most else 0
        if abs(effect) != max(map(abs, effects)) or effect not in effects:
            yield f"“{words}” of {effects}" if not words.startswith("No tile taken") else ""


def _tiles_count(areas: list[list[int]], seat: int, last: bool) -> int:
    """A seat's fame of an epoch but for its suns."""
    return scoring.score_epoch(areas, [0] * len(areas), last)[seat].total


# ---- Raja ----------------------------------------------------------------------------------------------------------


def _raja(game: list[Played], results: Results, look: Sight) -> Iterator[str]:
    end: Any = game[-1].after
    first = results.placings[0].seat
    built = [event for one in game for event in one.events if isinstance(event, PalaceBuilt)]
    enough = next((event for event in built if event.number == look.view.palaces_to_win), None)
    if enough:
        yield _says(results.sentence, end.round, enough.number, look.name(enough.seat))
    else:
        yield _says(results.sentence, end.round, end.built[first], look.name(first))
    earned = [0] * end.seats
    for one in game:
        if isinstance(one.move, Travel):
            for seat, gold in enumerate(one.after.gold):
                if seat != one.before.to_act:
                    earned[seat] += gold - one.before.gold[seat]
    told = re.search(r"Tolls brought .*", results.sentence_second)
    if max(earned):
        most = [look.name(seat) for seat, gold in enumerate(earned) if gold == max(earned)]
        yield _says(told.group() if told else "", max(earned), *most)
        others = [look.name(seat) for seat in range(end.seats) if look.name(seat) not in most]
        yield f"{told}" if told and any(name in told.group() for name in others) else ""
    else:
        yield f"no tolls, but {told}" if told else ""
    after = [one.after.built for one in game if any(isinstance(event, CityScored) for event in one.events)]
    curve = [*zip(*([0] * end.seats, *after), strict=True)]
    yield "" if curve == [*results.curve] else f"curve is not {curve}"
    left = list(end.gold)
    yield _says(results.table.note, *left)
    if game[0].before.rng.state != end.rng.state:
        yield "something was drawn after the first move"
    yield from _raja_ties(end, results, look)


def _raja_ties(end: Any, results: Results, look: Sight) -> Iterator[str]:
    """Further down than the first place: by gold, else by the character."""
    for one, other in pairwise(placing.seat for placing in results.placings[1:]):
        words = f"{look.name(one)} comes before {look.name(other)} by "
        if end.built[one] != end.built[other]:
            yield f"“{words}” of no tie" if words in results.sentence_second else ""
        elif end.gold[one] > end.gold[other]:
            reason = f"{words}gold: {end.gold[one]} against {end.gold[other]}."
            yield "" if reason in results.sentence_second else f"“{results.sentence_second}” lacks “{reason}”"
        else:
            yield "" if f"{words}the lower char" in results.sentence_second else f"“{words}the lower character”"


# ---- Taj Mahal -----------------------------------------------------------------------------------------------------


def _taj_mahal(game: list[Played], results: Results, look: Sight) -> Iterator[str]:
    end: Any = game[-1].after
    best = [placing.seat for placing in results.placings if placing.rank == 1]
    hand = {event.seat: event.points for one in game for event in one.events if isinstance(event, HandScored)}
    ends = [(event, one) for one in game for event in one.events if isinstance(event, VisitEnded)]
    scores = [[0] * end.seats, *(list(one.after.score) for _, one in ends)]
    scores[-1] = [score - hand[seat] for seat, score in enumerate(end.score)]
    gains = [after[best[0]] - before[best[0]] for before, after in pairwise(scores)]
    names = [look.view.board.provinces[look.view.board.province_number[event.province]].name for event, _ in ends]
    told = [name for name, gain in zip(names, gains, strict=True) if gain == max(gains)]
    yield _says(results.sentence, max(gains), look.name(best[0]), *told)
    others = [name for name in names if name not in told]
    yield f"“{results.sentence}”" if any(name in results.sentence for name in others) else ""
    curve = [*zip(*scores, end.score, strict=True)]
    yield "" if curve == [*results.curve] else f"curve is not {curve}"
    for at, seat in enumerate(results.table.seats):
        kinds = [row.values[at][0] for row in results.table.rows]
        yield "" if sum(filter(None, kinds)) == end.score[seat] else f"{kinds} are not {end.score[seat]}"
    for visit in _stages(game, VisitEnded):
        yield from _taj_mahal_choices(visit, _choices("taj_mahal", visit))
    pieces, begun = end.board.pieces, game[0].before
    drawn = [event.card for one in game for event in one.events if isinstance(event, CardDrawn)]
    white = sum(card in pieces.white for hand in begun.hands for card in hand)
    white += sum(pieces.number[card] in pieces.white for card in drawn)
    assert results.chance is not None
    cards = sum(map(len, begun.hands)) + len(drawn)
    average = float(number(sum(row.expected for row in results.chance.rows), 1))
    yield _says(results.chance.notes[0], cards, white, average)


def _taj_mahal_choices(visit: list[Played], told: dict[int, str]) -> Iterator[str]:
    """The points on which a seat's visit hung: of what it won, of a turn too many, of a tie, of leaving as it did."""
    hand = {event.seat: event.points for one in visit for event in one.events if isinstance(event, HandScored)}
    for seat, words in told.items():
        gained = visit[-1].after.score[seat] - visit[0].before.score[seat] - hand.get(seat, 0)
        plays = [one for one in visit if isinstance(one.move, Play) and one.before.to_act == seat]
        leaving = next(one.before for one in visit if one.move == Withdraw() and one.before.to_act == seat)
        twos = [2 * (one.move.extra == "special-points") for one in plays]
        left = gained - sum(twos)
        points = int((re.findall(r"(?<!\+)\b(\d+) (?:point|card)", words) or [0])[-1])
        if words.startswith("Won"):
            fewer = _without(leaving, seat, plays[-1].move)
            right = left - _best_of_leaving(leaving, seat, fewer) + twos[-1]
        elif words.startswith("Withdrawing before"):
            right = max(_best_of_leaving(one.before, seat) - left - sum(twos[at:]) for at, one in enumerate(plays))
        elif words.startswith("Tied"):
            right = _best_of_leaving(leaving, seat, _untied(leaving, seat)) - left
        elif "for nothing" in words:
            right = sum(1 + (one.move.extra != NOTHING) for one in plays)
        else:
            right = gained
        yield "" if points == right else f"“{words}”: {right}"


def _best_of_leaving(state: Any, seat: int, tally: tuple[int, ...] | None = None) -> int:
    """The most points of withdrawing from a position, perhaps with other symbols shown."""
    after = state.copy()
    after.steps = [TURNS[seat]]
    after.forget_moves()
    after.tallies[seat] = tally or after.tallies[seat]
    return max(points_of(events, seat) for _, events in settled(after, after.play(Withdraw()), seat))


def _without(state: Any, seat: int, play: Play) -> tuple[int, ...]:
    """The symbols of a seat without those of one of its plays."""
    pieces, tally = state.board.pieces, state.tallies[seat]
    for card in {play.card, play.extra} - {NOTHING}:
        tally = tuple(own - less for own, less in zip(tally, pieces.tallies[pieces.number[card]], strict=True))
    return tally


def _untied(state: Any, seat: int) -> tuple[int, ...]:
    """One more of each symbol of which another shows as many."""
    others = [state.tallies[other] for other in range(state.seats) if other != seat and state.inside[other]]
    best = [max(other[number] for other in others) if others else 0 for number in range(6)]
    own = state.tallies[seat]
    return tuple(own[at] + (state.court[at] and own[at] == best[at] > 0) for at in range(6))


# ---- The Dice Charmers ---------------------------------------------------------------------------------------------


def _dice_charmers(game: list[Played], results: Results, look: Sight) -> Iterator[str]:
    end: Any = game[-1].after
    longest = _chains(game)
    if max(longest):
        most = [look.name(seat) for seat, many in enumerate(longest) if many == max(longest)]
        yield _says(results.sentence, max(longest), *most)
        others = [look.name(seat) for seat in range(end.seats) if look.name(seat) not in most]
        yield f"“{results.sentence}”" if any(name in results.sentence for name in others) else ""
    order = [placing.seat for placing in results.placings]
    told = re.findall(r"(\w+)\s(\d+)", results.sentence_second.split(":")[1])
    right = [(look.name(seat), str(end.marks[seat].karma)) for seat in order]
    yield "" if told == right else f"“{results.sentence_second}” is not {right}"
    curve = [after[-1] for after in results.curve]
    yield "" if curve == list(end.scores()) else f"curve does not end with {end.scores()}"
    rolled = len(DICE) * (1 + sum(isinstance(event, RoundBegan) for one in game for event in one.events))
    again = sum(mark.karma_used for mark in end.marks) * 2
    assert results.chance is not None
    yield _says(results.chance.notes[0], rolled + again)
    karma = results.chance.notes[1:2]
    yield _says(karma[0], again) if karma else "dice rolled with karma" if again else ""
    ticked = [(mark.fame, mark.money) for mark in end.marks]
    yield "" if results.table.totals == tuple(ticked[seat] for seat in order) else "ticked"


def _chains(game: list[Played]) -> list[int]:
    """The most bonuses that each seat has used in one turn: crossed out on its sheet while the turn was its own."""
    longest, now, seat = [0] * game[0].before.seats, 0, game[0].before.to_act
    for one in game:
        actor = one.before.to_act
        if actor != seat:
            now, seat = 0, actor
        now += (one.after.marks[actor].used & ~one.before.marks[actor].used).bit_count()
        longest[actor] = max(longest[actor], now)
        if any(type(event).__name__ == "TurnEnded" for event in one.events):
            now = 0
    return longest


# ---- ranks ---------------------------------------------------------------------------------------------------------

#: What ranks the seats in each game, the weightiest first, more before less.
TIES: dict[str, Callable[[Any], list[tuple[int, ...]]]] = {
    "ra": lambda end: [(end.fame[seat], max(end.all_suns(seat))) for seat in range(end.seats)],
    "raja": lambda end: [(end.built[seat], end.gold[seat], -min(end.cards[seat])) for seat in range(end.seats)],
    "taj_mahal": lambda end: [(score,) for score in end.score],
    "dice_charmers": lambda end: [
        (score, mark.karma, mark.karma_used) for score, mark in zip(end.scores(), end.marks, strict=True)
    ],
}
HELD: dict[str, Callable[[list[Played], Results, Sight], Iterator[str]]] = {
    "ra": _ra,
    "raja": _raja,
    "taj_mahal": _taj_mahal,
    "dice_charmers": _dice_charmers,
}
