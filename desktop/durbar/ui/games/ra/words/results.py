"""Ra's tables: who scored what, which choices mattered most, and how chance fell."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

from durbar.engine.event import Event
from durbar.engine.state import Standing
from durbar.games.ra import worth
from durbar.games.ra.events import AuctionWon, EpochEnded, EpochScored, GameEnded, GodSpent, TilesLost, TilesTaken, luck
from durbar.games.ra.scoring import CATEGORIES, score_epoch, settled
from durbar.games.ra.state import STARTING_FAME
from durbar.games.ra.tiles import DISASTERS, TILES
from durbar.games.ra.worth import LAST_EPOCH
from durbar.ui.games.ra.names import category_name, epoch_over, epoch_short, shown_view, tiles_listed
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.chance import ChanceReport, ChanceRow
from durbar.ui.kit.values.results import Placing, Results
from durbar.ui.kit.values.score_table import ScoreRow, ScoreTable
from durbar.ui.kit.values.score_words import ScoreWords
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import QT_TRANSLATE_NOOP, listed, number, signed, translate

_PICTURES = {
    "gods": "ra/tile-god",
    "pharaohs": "ra/tile-pharaoh",
    "river": "ra/tile-nile",
    "gold": "ra/tile-gold",
    "civilization": "ra/tile-astronomy",
    "monuments": "ra/tile-pyramid",
    "suns": "ra/sun-up",
}
_RULES = {
    "gods": QT_TRANSLATE_NOOP("Ra", "Each God tile kept brings 2 fame."),
    "pharaohs": QT_TRANSLATE_NOOP(
        "Ra", "Most Pharaohs: +5. Fewest: −2. Ties count in full; if all have the same, nobody scores."
    ),
    "river": QT_TRANSLATE_NOOP(
        "Ra", "With at least one Flood, every Nile and every Flood brings 1 fame; without one, none does."
    ),
    "gold": QT_TRANSLATE_NOOP("Ra", "Each gold tile brings 3 fame."),
    "civilization": QT_TRANSLATE_NOOP(
        "Ra", "Different kinds: none −5, three 5, four 10, five 15. One or two bring nothing."
    ),
    "monuments": QT_TRANSLATE_NOOP(
        "Ra",
        "After the last epoch: different kinds 1 each up to six, 10 for seven, 15 for eight; three of a "
        "kind 5, four 10, five 15.",
    ),
    "suns": QT_TRANSLATE_NOOP(
        "Ra", "After the last epoch: the highest sum of suns +5, the lowest −5; ties count in full."
    ),
}
_SECTIONS = {category: f"7.{place}" for place, category in enumerate(CATEGORIES, start=1)}
_LAST_ONLY = ("monuments", "suns")


def stage_table(events: Sequence[Event], sight: Sight) -> ScoreTable | None:
    """Return the table of the epoch that these events settle, if they do."""
    cause = ""
    for event in events:
        if isinstance(event, EpochEnded):
            cause = event.cause
        if isinstance(event, EpochScored):
            known = shown_view(sight).fame
            shown = [None if known[seat] is None else fame for seat, fame in enumerate(event.after)]
            seats = tuple(sight.panel_order)
            table = _table([event], [shown], seats, epoch_over(event.epoch, cause))
            if sight.view.to_act is None:  # the winner is told first when the game is over
                table = replace(table, totals=((None,),) * len(seats))
            gains = tuple(event.scores[seat].total for seat in seats)
            return replace(table, gains=gains, gain_words=translate("Ra", "Fame of this epoch"))
    return None


def _table(
    scored: Sequence[EpochScored], fame: Sequence[Sequence[int | None]], seats: tuple[int, ...], title: str
) -> ScoreTable:
    """Return the table of scores.

    fame: of every seat after each of the epochs that are shown; None where it lies face down.
    """
    shown = [category for category in CATEGORIES if scored[-1].epoch == 3 or category not in _LAST_ONLY]
    rows = tuple(_row(category, scored, seats) for category in shown)
    totals = tuple(tuple(after[seat] for after in fame) for seat in seats)
    notes = []
    if any(value is None for values in totals for value in values):
        notes.append(
            translate("Ra", "What an epoch brings is open; what the others have in all lies face down until the end.")
        )
    stages = zip(scored, fame, strict=True)
    if any(
        not after[seat] and worth.may_stop_at_0(event.scores[seat].total, event.epoch)
        for event, after in stages
        for seat in seats
    ):
        notes.append(translate("Ra", "Nobody’s fame falls below 0."))
    return ScoreTable(
        title,
        seats,
        tuple(epoch_short(event.epoch) for event in scored),
        rows,
        translate("Ra", "Fame in all"),
        totals,
        " ".join(notes),
    )


def _row(category: str, scored: Sequence[EpochScored], seats: tuple[int, ...]) -> ScoreRow:
    def value(event: EpochScored, seat: int) -> int | None:
        if category in _LAST_ONLY and event.epoch != 3:
            return None
        return int(getattr(event.scores[seat], category))

    values = tuple(tuple(value(event, seat) for event in scored) for seat in seats)
    rule = translate("Ra", _RULES[category])
    return ScoreRow(category_name(category), Picture(_PICTURES[category]), values, _SECTIONS[category], rule)


def results(moves: Sequence[tuple[Any, Sequence[Event]]], sight: Sight) -> Results:
    """Return the end of a game, from the view before each move and the events of it."""
    events = [event for _, happened in moves for event in happened]
    scored = [event for event in events if isinstance(event, EpochScored)]
    standings = next(event.standings for event in events if isinstance(event, GameEnded))
    order = tuple(standing.seat for standing in standings)
    winner, second = standings[0], standings[1]
    fame = _fame_by_epoch(scored)
    return Results(
        headline=usual_words.wins(sight.name(winner.seat)),
        second=decided(standings, sight),
        placings=tuple(Placing(standing.seat, standing.rank, standing.score) for standing in standings),
        table=_table(scored, fame[1:], order, translate("Ra", "Where the fame came from")),
        curve_title=translate("Ra", "Fame after each epoch"),
        curve_words=(usual_words.at_the_start(), *(epoch_short(event.epoch) for event in scored)),
        curve=tuple(zip(*fame, strict=True)),
        chance=chance_report(moves, sight),
        sentence=turning_point(fame, winner.seat, second.seat, sight),
        sentence_second=_largest_part(scored, winner.seat, sight),
    )


def decided(standings: Sequence[Standing], sight: Sight) -> str:
    """Return what put the winner before whoever came second (§8)."""
    winner, second = standings[0], standings[1]
    if ahead := winner.score - second.score:
        words = translate("Ra", "%n fame ahead of {name}", None, ahead)
    else:
        words = translate("Ra", "level with {name}, and ahead by the highest sun, {sun}")
    return words.format(name=sight.name(second.seat), sun=winner.tie_break[0])


def _fame_by_epoch(scored: Sequence[EpochScored]) -> list[list[int]]:
    """Return fame of all seats at the start and after each epoch, added up from the open lines."""
    fame = [[STARTING_FAME] * len(scored[0].scores)]
    for event in scored:
        fame.append(settled(fame[-1], event.scores))
    return fame


def turning_point(fame: Sequence[Sequence[int]], seat: int, second: int, sight: Sight) -> str:
    """Return the epoch in which the winner gained most on whoever came second.

    Empty when none changed anything between them.

    Of equal gains the one counts that brought the lead, else the last. fame: of all seats at the start and after each
    epoch, as it was settled, never below 0 (§7).
    """
    leads = [after[seat] - after[second] for after in fame]
    gains = [after - before for before, after in pairwise(leads)]
    epoch = max(range(len(gains)), key=lambda at: (gains[at], leads[at] <= 0 < leads[at + 1], at))
    most = gains[epoch]
    if not most:
        return ""
    sentences = (
        QT_TRANSLATE_NOOP("Ra", "The Old Kingdom decided it: {name} gained %n fame on {second}."),
        QT_TRANSLATE_NOOP("Ra", "The Middle Kingdom decided it: {name} gained %n fame on {second}."),
        QT_TRANSLATE_NOOP("Ra", "The New Kingdom decided it: {name} gained %n fame on {second}."),
    )
    words = translate("Ra", sentences[epoch], None, most)
    return words.format(name=sight.name(seat), second=sight.name(second))


def _largest_part(scored: Sequence[EpochScored], seat: int, sight: Sight) -> str:
    """Return where most of a seat's fame came from; empty where nothing brought any."""
    sums = {category: sum(getattr(event.scores[seat], category) for event in scored) for category in CATEGORIES}
    most = max(sums.values())
    if most <= 0:
        return ""
    best = listed([category_name(category) for category, fame in sums.items() if fame == most])
    words = translate("Ra", "What brought {name} most: {category}, %n fame in the game.", None, most)
    return words.format(name=sight.name(seat), category=best)


def chance_report(moves: Sequence[tuple[Any, Sequence[Event]]], sight: Sight) -> ChanceReport:
    """Return Ra tiles drawn by each seat against what the bag let expect at each of its draws."""
    fell = luck(moves)
    note = translate(
        "Ra",
        "{drawn} tiles were drawn, {ra} of them Ra; {average} was the average to expect from what was left in the bag.",
    )
    return ChanceReport(
        usual_words.how_chance_fell(),
        translate("Ra", "Ra tiles drawn, against the average"),
        tuple(ChanceRow(seat, fell[seat].came, fell[seat].tries, fell[seat].expected) for seat in sight.panel_order),
        (
            note.format(
                drawn=sum(one.tries for one in fell),
                ra=sum(one.came for one in fell),
                average=number(sum(one.expected for one in fell), 1),
            ),
        ),
    )


def score_words() -> ScoreWords:
    """Return what the statistics say of Ra."""
    return ScoreWords(
        score=translate("Ra", "Fame"),
        counted=translate("Ra", "Ra tiles drawn, against the average"),
        picture=Picture("ra/tile-ra"),
        decided=decided,
    )


#: Tiles by kind.
Area = Counter[str]


@dataclass
class Taking:
    """Tiles that came to a seat together. sun: the bid that won them, 0 where Gods took them; gods: how many of these.

    lost: what the disasters among them took.
    """

    seat: int
    tiles: tuple[str, ...]
    sun: int
    gods: int
    lost: list[str] = field(default_factory=list)


def telling_choices(moves: Sequence[tuple[Any, Sequence[Event]]]) -> list[tuple[int, str]]:
    """Return, for each seat, what it took in the epoch these moves end without which its settlement would differ most.

    moves: the view before each move, and its events. All of it is public.
    """
    events = [event for _, happened in moves for event in happened]
    scored = next(event for event in events if isinstance(event, EpochScored))
    areas, takings = replayed([Counter(area) for area in moves[0][0].areas], events)
    last = scored.epoch == LAST_EPOCH
    told = []
    for seat, score in enumerate(scored.scores):
        worths = [(worth_of(taking, areas, last), taking) for taking in takings if taking.seat == seat]
        if worths:
            told.append((seat, _told(*max(worths, key=lambda one: (abs(one[0]), len(one[1].tiles))))))
        else:
            words = translate("Ra", "No tile taken: {fame} fame", None, abs(score.total))
            told.append((seat, words.format(fame=signed(score.total))))
    return told


def replayed(areas: list[Area], events: Sequence[Event]) -> tuple[list[Area], list[Taking]]:
    """Return the areas as they are settled after these events, and all that came into them.

    areas: before, changed here.
    """
    takings: list[Taking] = []
    sun = gods = 0
    for event in events:
        match event:
            case AuctionWon():
                sun, gods = event.sun, 0
            case GodSpent():
                sun, gods = 0, gods + 1
                areas[event.seat]["god"] -= 1
            case TilesTaken():
                takings.append(Taking(event.seat, event.tiles, sun, gods))
                areas[event.seat] += _lasting(event.tiles)
                sun = gods = 0
            case TilesLost():
                takings[-1].lost += event.tiles
                areas[event.seat] -= Counter(event.tiles)
    return areas, takings


def worth_of(taking: Taking, areas: Sequence[Area], last: bool) -> int:
    """Return the fame that a seat would lack in the settlement of these areas (§7) had it not taken these tiles.

    Then its Gods would lie there still, and what the disasters took of what lay there before; tiles of its own that
    they took are gone with it. last: whether it is the last epoch.
    """
    brought = _lasting(taking.tiles)
    brought.subtract(taking.lost)
    brought["god"] -= taking.gods
    without = list(areas)
    without[taking.seat] = Counter({tile: max(0, areas[taking.seat][tile] - brought[tile]) for tile in TILES})
    return _total(areas, taking.seat, last) - _total(without, taking.seat, last)


def _lasting(tiles: Sequence[str]) -> Area:
    return Counter(tile for tile in tiles if tile not in DISASTERS)


def _total(areas: Sequence[Area], seat: int, last: bool) -> int:
    """Return a seat's fame of the epoch but for its suns, which no tile changes."""
    return score_epoch([[area[tile] for tile in TILES] for area in areas], [0] * len(areas), last)[seat].total


def _told(fame: int, taking: Taking) -> str:
    if taking.sun:
        words = translate("Ra", "The lot won with {sun} ({tiles})")
        if taking.lost:
            words = translate("Ra", "The lot won with {sun} ({tiles}), which cost {lost}")
    else:
        words = translate("Ra", "%n God(s) spent on {tiles}", None, taking.gods)
        if taking.lost:
            words = translate("Ra", "%n God(s) spent on {tiles}, which cost {lost}", None, taking.gods)
    deed = words.format(sun=taking.sun, tiles=tiles_listed(taking.tiles), lost=tiles_listed(taking.lost))
    if fame > 0 and taking.sun:
        words = translate("Ra", "{deed}: %n fame more by its tiles", None, fame)
    elif fame > 0:
        words = translate("Ra", "{deed}: %n fame more than without", None, fame)
    elif fame and taking.sun:
        words = translate("Ra", "{deed}: %n fame less by its tiles", None, -fame)
    elif fame:
        words = translate("Ra", "{deed}: %n fame less than without", None, -fame)
    else:
        words = translate("Ra", "{deed}: no fame in this epoch")
    return words.format(deed=deed)
