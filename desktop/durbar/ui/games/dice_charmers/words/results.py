"""The end of a game of The Dice Charmers: who won, where fame came from, how the dice fell."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from typing import Any

from durbar.engine.event import Event
from durbar.engine.state import Standing, separated_by
from durbar.games.dice_charmers import events as happened
from durbar.games.dice_charmers.board import Face
from durbar.games.dice_charmers.events import luck
from durbar.games.dice_charmers.names import COLOURS, GOODS, PURPLE
from durbar.games.dice_charmers.sheet import Sheet
from durbar.games.dice_charmers.view import View
from durbar.session.statistics.sums import Fall, fall
from durbar.ui.games.dice_charmers import names, pieces, seats
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.chance import ChanceReport, DieReport, FaceCount
from durbar.ui.kit.values.results import Placing, Results
from durbar.ui.kit.values.score_table import ScoreRow, ScoreTable
from durbar.ui.kit.values.score_words import ScoreWords
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import QT_TRANSLATE_NOOP, translate

#: Where fame and coins come from, in the table's order.
SOURCES = ("buildings", "sales", "river", "palace", "border", "columns", "tracks")
_SOURCES = {
    "buildings": QT_TRANSLATE_NOOP("DiceCharmers", "Buildings"),
    "sales": QT_TRANSLATE_NOOP("DiceCharmers", "Goods sold"),
    "river": QT_TRANSLATE_NOOP("DiceCharmers", "River"),
    "palace": QT_TRANSLATE_NOOP("DiceCharmers", "Raja Man Singh"),
    "border": QT_TRANSLATE_NOOP("DiceCharmers", "Border"),
    "columns": QT_TRANSLATE_NOOP("DiceCharmers", "Columns and tents"),
    "tracks": QT_TRANSLATE_NOOP("DiceCharmers", "Tracks and karma"),
}
_RULES = {
    "buildings": QT_TRANSLATE_NOOP(
        "DiceCharmers", "The first road through a building brings as much fame as its type is worth then."
    ),
    "sales": QT_TRANSLATE_NOOP("DiceCharmers", "Each good sold brings the coins of its column."),
    "river": QT_TRANSLATE_NOOP("DiceCharmers", "Spaces of the river that bring fame or coins at once."),
    "palace": QT_TRANSLATE_NOOP("DiceCharmers", "Raja Man Singh brings 1 coin besides the upgrade."),
    "border": QT_TRANSLATE_NOOP("DiceCharmers", "Bonuses of the border that bring fame or coins at once."),
    "columns": QT_TRANSLATE_NOOP(
        "DiceCharmers",
        "Bonuses of tents and of columns of the palace and of the upgrades, as far as they bring fame or coins.",
    ),
    "tracks": QT_TRANSLATE_NOOP(
        "DiceCharmers", "Bonuses of the two tracks and of karma, as far as they bring fame or coins."
    ),
}
_SECTIONS = {
    "buildings": "5.3",
    "sales": "5.4",
    "river": "5.5",
    "palace": "5.6",
    "border": "9",
    "columns": "9",
    "tracks": "9",
}
_PICTURES = {
    "buildings": "building-temple",
    "sales": "market-different",
    "river": "boat",
    "palace": "face-raja-man-singh",
    "columns": "tent",
    "tracks": "reward-fame",
}
_SOURCE_OF = {
    "border": "border",
    "tent": "columns",
    "palace": "columns",
    "upgrade": "columns",
    "karma": "tracks",
    "fame": "tracks",
    "money": "tracks",
}
_DICE = {
    "purple": QT_TRANSLATE_NOOP("DiceCharmers", "Purple dice"),
    "green": QT_TRANSLATE_NOOP("DiceCharmers", "Green dice"),
    "blue": QT_TRANSLATE_NOOP("DiceCharmers", "Blue dice"),
    "orange": QT_TRANSLATE_NOOP("DiceCharmers", "Orange dice"),
}
_FAME, _COINS = range(2)


def results(moves: Sequence[tuple[Any, Sequence[Event]]], sight: Sight) -> Results:
    """Return the end of a game, from the view before each move and the events of it."""
    events = [event for _, happened_ in moves for event in happened_]
    ended = next(event for event in events if isinstance(event, happened.GameEnded))
    standings = ended.standings
    order = tuple(standing.seat for standing in standings)
    best = [standing for standing in standings if standing.rank == 1]
    words, curve = _curve(moves, sight)
    return Results(
        headline=_headline(best, sight),
        second=decided(standings, sight),
        placings=tuple(
            Placing(
                standing.seat,
                standing.rank,
                standing.score,
                seats.number_words(standing.score),
                seats.unit_words(standing.score),
                seats.number_words,
            )
            for standing in standings
        ),
        table=_table(events, order, sight),
        curve_title=translate("DiceCharmers", "Tracks after each round: crossed above the line"),
        curve_words=words,
        curve=curve,
        chance=chance_report(moves, sight),
        sentence=_longest_chain(events, sight),
        sentence_second=_karma_words(standings, sight),
        curve_number=names.halves,
    )


def _headline(best: Sequence[Standing], sight: Sight) -> str:
    if len(best) > 1:
        return translate("DiceCharmers", "{names} share the victory").format(
            names=names.players([standing.seat for standing in best], sight)
        )
    return usual_words.wins(sight.name(best[0].seat))


def decided(standings: Sequence[Standing], sight: Sight) -> str:
    """Return how the winner won: by how much, or how the tie was broken (§11)."""
    first, second = standings[0], standings[1]
    separated = separated_by(first, second)
    if separated is None:
        return translate("DiceCharmers", "level in distance and in karma")
    if separated:
        return _karma_decided(first, second, separated, sight)
    if first.score <= 0:
        return translate("DiceCharmers", "no die could be used any more; whoever is nearest to it wins")
    if second.score <= 0:
        words = translate("DiceCharmers", "crossed by {distance}; {name} had {gap}")
        gap = names.gap_words(second.score)
        return words.format(distance=names.halves(first.score), name=sight.name(second.seat), gap=gap)
    words = translate("DiceCharmers", "crossed by {distance}, {ahead} further than {name}")
    return words.format(
        distance=names.halves(first.score),
        ahead=names.halves(first.score - second.score),
        name=sight.name(second.seat),
    )


def _karma_decided(first: Standing, second: Standing, separated: int, sight: Sight) -> str:
    """Return how a tie was broken. separated: by karma gained (1) or used (2)."""
    words = translate("DiceCharmers", "level with {name}, but with more karma gained: {own} against {other}")
    if separated > 1:
        words = translate("DiceCharmers", "level with {name}, but with more karma used: {own} against {other}")
    own, other = first.tie_break[separated - 1], second.tie_break[separated - 1]
    return words.format(name=sight.name(second.seat), own=own, other=other)


# ---- the distance by round -----------------------------------------------------------------------------------------


def _curve(
    moves: Sequence[tuple[Any, Sequence[Event]]], sight: Sight
) -> tuple[tuple[str, ...], tuple[tuple[int, ...], ...]]:
    """Return names of rounds and the excess of all seats, in coins, at the start and after each round."""
    first: View = moves[0][0]
    last: View = sight.view
    points, words = [first.excesses], [usual_words.at_the_start()]
    for (view, _), (following, _) in pairwise(moves):
        if following.round != view.round:
            points.append(following.excesses)
            words.append(str(view.round))
    points.append(last.excesses)
    words.append(str(last.round))
    return tuple(words), tuple(zip(*points, strict=True))


# ---- where it came from --------------------------------------------------------------------------------------------


def sources(events: Iterable[Event], sheet: Sheet, many: int) -> dict[str, list[list[int]]]:
    """Return fame and coins of each seat by where they came from."""
    found = {source: [[0, 0] for _ in range(many)] for source in SOURCES}
    source = SOURCES[0]
    for event in events:
        match event:
            case happened.BonusUsed(bonus=bonus):
                source = _SOURCE_OF[sheet.bonuses[sheet.number[bonus]].place]
            case happened.FameGained():
                found[source][event.seat][_FAME] += event.after - event.before
            case happened.CoinsGained():
                found[source][event.seat][_COINS] += event.after - event.before
            case _ if type(event) in _CAUSES:
                source = _CAUSES[type(event)]
    return found


_CAUSES: dict[type[Event], str] = {
    happened.BuildingBuilt: "buildings",
    happened.GoodSold: "sales",
    happened.BoatMoved: "river",
    happened.BoxTicked: "palace",
}


def _picture(source: str) -> Picture:
    """Return what stands for a source: for the border a road, as one leads to its bonuses."""
    return names.turned_picture("NS") if source == "border" else Picture(f"dice_charmers/{_PICTURES[source]}")


def _table(events: Sequence[Event], order: tuple[int, ...], sight: Sight) -> ScoreTable:
    view: View = sight.view
    found = sources(events, view.sheet, view.seats)
    rows = tuple(
        ScoreRow(
            translate("DiceCharmers", _SOURCES[source]),
            _picture(source),
            tuple(tuple(found[source][seat]) for seat in order),
            _SECTIONS[source],
            translate("DiceCharmers", _RULES[source]),
        )
        for source in SOURCES
    )
    return ScoreTable(
        translate("DiceCharmers", "Where fame and coins came from"),
        order,
        (translate("DiceCharmers", "fame", "a column"), translate("DiceCharmers", "coins", "a column")),
        rows,
        translate("DiceCharmers", "Ticked"),
        tuple((view.marks[seat].fame, view.marks[seat].money) for seat in order),
        _how_it_adds_up(order[0], sight),
    )


def _how_it_adds_up(seat: int, sight: Sight) -> str:
    """Return what fame, coins and corners count, with the numbers of a seat."""
    view: View = sight.view
    words = translate("DiceCharmers", "{name}: {sum}.")
    return words.format(name=sight.name(seat), sum=names.sum_words(view.marks[seat], view.sheet))


# ---- chains and karma ----------------------------------------------------------------------------------------------


def _longest_chain(events: Sequence[Event], sight: Sight) -> str:
    """Return the turn with the most bonuses."""
    longest, now = dict[int, int](), 0
    for event in events:
        if isinstance(event, happened.BonusUsed):
            now += 1
        elif isinstance(event, happened.TurnEnded):
            longest[event.seat] = max(longest.get(event.seat, 0), now)
            now = 0
    best = max(longest.values(), default=0)
    if not best:
        return translate("DiceCharmers", "Nobody used a bonus in this game.")
    words = translate("DiceCharmers", "The longest chain, %n bonus(es) in one turn: {names}.", None, best)
    return words.format(names=names.players([seat for seat in sorted(longest) if longest[seat] == best], sight))


def _karma_words(standings: Sequence[Standing], sight: Sight) -> str:
    """Return karma gained, by player."""
    view: View = sight.view
    marks = [(sight.name(standing.seat) + names.NO_BREAK, view.marks[standing.seat]) for standing in standings]
    gained = ", ".join(f"{name}{mark.karma}" for name, mark in marks)
    return translate("DiceCharmers", "Karma gained: {gained}.").format(gained=gained)


# ---- chance --------------------------------------------------------------------------------------------------------


def chance_report(moves: Sequence[tuple[Any, Sequence[Event]]], sight: Sight) -> ChanceReport:
    """Return how often each face came up, of dice rolled in rounds and with karma, against what is to be expected."""
    dice = dice_reports({one.kind: fall([one]) for one in luck(moves)})
    again = sum(len(event.dice) for _, events in moves for event in events if isinstance(event, happened.DiceRerolled))
    notes = [
        translate(
            "DiceCharmers", "%n dice were rolled in all.", None, sum(face.came for die in dice for face in die.faces)
        )
    ]
    if again:
        notes.append(translate("DiceCharmers", "%n of them with karma.", None, again))
    return ChanceReport(
        translate("DiceCharmers", "How the dice fell"),
        translate("DiceCharmers", "Faces rolled, against the average"),
        (),
        tuple(notes),
        dice,
    )


def dice_reports(fell: Mapping[str, Fall]) -> tuple[DieReport, ...]:
    """Return the dice by colour, from how each kind of face fell ("purple tea+silk")."""
    return tuple(report for number, colour in enumerate(COLOURS) if (report := _die_report(number, colour, fell)))


def _die_report(number: int, colour: str, fell: Mapping[str, Fall]) -> DieReport | None:
    """Return how the faces of a colour fell; None where none was rolled."""
    faces = {kind.removeprefix(f"{colour} "): one for kind, one in fell.items() if kind.startswith(f"{colour} ")}
    if not faces:
        return None
    counts = []
    for id, one in faces.items():
        with suppress(KeyError, ValueError):  # a face that a person wrote into the file of statistics
            face = Face(goods=tuple(map(GOODS.index, id.split("+")))) if number == PURPLE else Face(what=id)
            counts.append(FaceCount(Picture(pieces.die(number, face)), names.face_name(number, face), one.came))
    return DieReport(
        translate("DiceCharmers", _DICE[colour]),
        tuple(counts),
        sum(one.expected for one in faces.values()) / len(faces),
    )


def score_words() -> ScoreWords:
    """Return what the statistics say of The Dice Charmers."""
    return ScoreWords(
        score=translate("DiceCharmers", "Beyond the crossing"),
        counted=translate("DiceCharmers", "Faces rolled, against the average"),
        picture=Picture("kit/die"),
        unit=2,
        written=names.change_words,
        dice=dice_reports,
        decided=decided,
    )
