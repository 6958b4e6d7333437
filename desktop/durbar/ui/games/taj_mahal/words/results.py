"""Taj Mahal’s tables: what a visit brought, which choices mattered most, and the end of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from durbar.engine.event import Event
from durbar.engine.state import Standing
from durbar.games.taj_mahal.events import (
    BonusScored,
    CardsPlayed,
    GameEnded,
    HandScored,
    PairExchanged,
    PalacesScored,
    ProvinceScored,
    VisitEnded,
    Withdrew,
    luck,
)
from durbar.games.taj_mahal.moves import NOTHING
from durbar.games.taj_mahal.symbols import SYMBOL
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import forecast, names
from durbar.ui.games.taj_mahal.telling import exchange_words
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.chance import ChanceReport, ChanceRow
from durbar.ui.kit.values.results import Placing, Results
from durbar.ui.kit.values.score_table import ScoreRow, ScoreTable
from durbar.ui.kit.values.score_words import ScoreWords
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import QT_TRANSLATE_NOOP, listed, number, translate

#: The kinds of points of a visit, in the rulebook’s order, the +2 card last.
KINDS = ("bonus", "province", "palaces", "card")
_KINDS = {
    "bonus": QT_TRANSLATE_NOOP("TajMahal", "Bonus tiles"),
    "province": QT_TRANSLATE_NOOP("TajMahal", "Province tiles"),
    "palaces": QT_TRANSLATE_NOOP("TajMahal", "Palaces"),
    "card": QT_TRANSLATE_NOOP("TajMahal", "The +2 card"),
}
_RULES = {
    "bonus": QT_TRANSLATE_NOOP(
        "TajMahal", "The +2 tile brings 2, the Taj Mahal 4; a commodity as many as you own of it, this one included."
    ),
    "province": QT_TRANSLATE_NOOP(
        "TajMahal", "For each commodity on the tile as many points as you own of it, this tile included."
    ),
    "palaces": QT_TRANSLATE_NOOP(
        "TajMahal", "1 point for having placed at least one, and 1 for each other province joined to it."
    ),
    "card": QT_TRANSLATE_NOOP("TajMahal", "The +2 card brings 2 points when it is played."),
}
_SECTIONS = {"bonus": "6.1", "province": "6.2", "palaces": "6.3", "card": "9"}


class Visit(msgspec.Struct):
    """What a visit brought. number, province: which; points: by kind and seat.

    order: seats as they withdrew. exchanges: of pairs of influence tiles for special cards, at its end.
    """

    number: int
    province: str
    points: dict[str, list[int]]
    order: list[int]
    exchanges: list[PairExchanged]

    def of(self, seat: int) -> int:
        """Return all points of a seat."""
        return sum(points[seat] for points in self.points.values())


def visits(events: Iterable[Event], seats: int) -> list[Visit]:
    """Return the visits that ended with these events, with their points."""
    found: list[Visit] = []
    now = _new_visit(seats)
    for event in events:
        match event:
            case BonusScored():
                now.points["bonus"][event.seat] += event.points
            case ProvinceScored():
                now.points["province"][event.seat] += event.points
            case PalacesScored():
                now.points["palaces"][event.seat] += event.points
            case CardsPlayed():
                now.points["card"][event.seat] += event.points
            case Withdrew():
                now.order.append(event.seat)
            case PairExchanged():
                found[-1].exchanges.append(event)
            case VisitEnded():
                now.number, now.province = event.visit, event.province
                found.append(now)
                now = _new_visit(seats)
    return found


def _new_visit(seats: int) -> Visit:
    return Visit(0, "", {kind: [0] * seats for kind in KINDS}, [], [])


# ---- a visit -------------------------------------------------------------------------------------------------------


def stage_table(events: Sequence[Event], sight: Sight) -> ScoreTable | None:
    """Return the table of the visit that ends with these events, told of all its moves.

    None where nothing is to be told.
    """
    view: View = sight.view
    found = visits(events, view.seats)
    hands = {event.seat: event for event in events if isinstance(event, HandScored)}
    if not found or not (hands or found[-1].exchanges or any(found[-1].of(seat) for seat in range(view.seats))):
        return None
    visit = found[-1]
    seats = tuple(sight.panel_order)
    province = names.province_name(visit.province, view.board)
    rows = _kind_rows([visit], seats, sight)
    if hands:
        rows += _hand_rows(hands, seats)
    sums = [visit.of(seat) + (hands[seat].points if hands else 0) for seat in seats]
    sum_words = translate("TajMahal", "With the hand") if hands else translate("TajMahal", "In this visit")
    return ScoreTable(
        translate("TajMahal", "Visit {visit}: {province}").format(visit=visit.number, province=province),
        seats,
        (translate("TajMahal", "points"),),
        tuple(rows),
        sum_words,
        tuple((points,) for points in sums),
        "\n".join([_order_words(visit, sight), *(exchange_words(one, sight) for one in visit.exchanges)]),
        tuple(sums),
        translate("TajMahal", "Influence points, with the hand")
        if hands
        else translate("TajMahal", "Influence points"),
    )


def _kind_rows(shown: Sequence[Visit], seats: tuple[int, ...], sight: Sight) -> list[ScoreRow]:
    """Return what visits brought together, by kind; the card only where it brought something."""
    pictures = {
        "bonus": names.bonus_picture("points"),
        "province": names.tile_picture(shown[-1].number, sight.view),
        "palaces": names.palace_picture(sight.seat, sight),
        "card": names.card_picture("special-points"),
    }
    rows = []
    for kind in KINDS:
        points = [sum(visit.points[kind][seat] for visit in shown) for seat in seats]
        if kind != "card" or any(points):
            words, rule = translate("TajMahal", _KINDS[kind]), translate("TajMahal", _RULES[kind])
            values = tuple((value,) for value in points)
            rows.append(ScoreRow(words, pictures[kind], values, _SECTIONS[kind], rule))
    return rows


def _order_words(visit: Visit, sight: Sight) -> str:
    order = ", ".join(sight.name(seat) for seat in visit.order)
    return translate("TajMahal", "Withdrawn in this order: {names}.").format(names=order)


# ---- the end -------------------------------------------------------------------------------------------------------


def results(moves: Sequence[tuple[Any, Sequence[Event]]], sight: Sight) -> Results:
    """Return the end of a game, from the view before each move and the events of it."""
    events = [event for _, happened in moves for event in happened]
    standings = next(event.standings for event in events if isinstance(event, GameEnded))
    hands = [event for event in events if isinstance(event, HandScored)]
    order = tuple(standing.seat for standing in standings)
    all_visits = visits(events, len(order))
    points = _after_each(all_visits, hands)
    best = [standing.seat for standing in standings if standing.rank == 1]
    return Results(
        headline=_headline(best, sight),
        second=decided(standings, sight),
        placings=tuple(Placing(standing.seat, standing.rank, standing.score) for standing in standings),
        table=_table(all_visits, hands, order, sight),
        curve_title=translate("TajMahal", "Points after each visit"),
        curve_words=(
            usual_words.at_the_start(),
            *(str(visit.number) for visit in all_visits),
            translate("TajMahal", "hand", "under the chart of points"),
        ),
        curve=tuple(zip(*points, strict=True)),
        chance=chance_report(moves, sight),
        sentence=_best_visit(all_visits, best[0], sight),
    )


def _headline(best: Sequence[int], sight: Sight) -> str:
    if len(best) > 1:
        return translate("TajMahal", "{names} share the victory").format(names=names.players(best, sight))
    return usual_words.wins(sight.name(best[0]))


def decided(standings: Sequence[Standing], sight: Sight) -> str:
    """Return by how much whoever won is ahead of the next (§10)."""
    best = [standing.seat for standing in standings if standing.rank == 1]
    if len(best) == len(standings):
        return translate("TajMahal", "all with the same points")
    following = standings[len(best)]
    ahead = standings[0].score - following.score
    return translate("TajMahal", "%n point(s) ahead of {name}", None, ahead).format(name=sight.name(following.seat))


def _after_each(all_visits: Sequence[Visit], hands: Sequence[HandScored]) -> list[list[int]]:
    """Return points of all seats at the start, after each visit, and with their hands."""
    points = [[0] * len(hands)]
    for visit in all_visits:
        points.append([had + visit.of(seat) for seat, had in enumerate(points[-1])])
    by_seat = {event.seat: event.points for event in hands}
    points.append([had + by_seat[seat] for seat, had in enumerate(points[-1])])
    return points


def _table(
    all_visits: Sequence[Visit], hands: Sequence[HandScored], seats: tuple[int, ...], sight: Sight
) -> ScoreTable:
    rows = _kind_rows(all_visits, seats, sight)
    rows += _hand_rows({event.seat: event for event in hands}, seats)
    return ScoreTable(
        translate("TajMahal", "Where the points came from"),
        seats,
        (translate("TajMahal", "points"),),
        tuple(rows),
        translate("TajMahal", "Influence points"),
        tuple((sight.view.scores[seat],) for seat in seats),
    )


def _hand_rows(hands: dict[int, HandScored], seats: tuple[int, ...]) -> list[ScoreRow]:
    return [
        ScoreRow(
            translate("TajMahal", "Hand: white cards"),
            Picture("taj_mahal/card-white"),
            tuple((hands[seat].white,) for seat in seats),
            "10",
            translate("TajMahal", "Each white card in the hand brings 1 point."),
        ),
        ScoreRow(
            translate("TajMahal", "Hand: best colour"),
            Picture("taj_mahal/card-red"),
            tuple((hands[seat].many,) for seat in seats),
            "10",
            translate("TajMahal", "Each card of the colour of which one has most brings 1 point."),
        ),
        ScoreRow(
            translate("TajMahal", "Hand: special cards"),
            Picture("taj_mahal/card-special"),
            tuple((hands[seat].special,) for seat in seats),
            "10",
            translate("TajMahal", "Each special card in the hand brings 1 point."),
        ),
    ]


def _best_visit(all_visits: Sequence[Visit], seat: int, sight: Sight) -> str:
    points = max(visit.of(seat) for visit in all_visits)
    best = [visit.province for visit in all_visits if visit.of(seat) == points]
    if len(best) == 1:
        words = translate("TajMahal", "{name}’s best visit was in {province}: %n point(s).", None, points)
    else:
        words = translate("TajMahal", "{name}’s best visits were in {province}: %n point(s) each.", None, points)
    return words.format(name=sight.name(seat), province=names.provinces_listed(best, sight.view.board))


# ---- chance --------------------------------------------------------------------------------------------------------


def chance_report(moves: Sequence[tuple[Any, Sequence[Event]]], sight: Sight) -> ChanceReport:
    """Return white cards dealt to each seat and drawn by it, against their share in the pile."""
    fell = luck(moves)
    note = translate(
        "TajMahal",
        "{cards} cards were dealt and drawn unseen, %n of them white; {average} was the average to expect.",
        None,
        sum(one.came for one in fell),
    )
    told = note.format(
        cards=sum(one.tries for one in fell),
        average=number(sum(one.expected for one in fell), 1),
    )
    return ChanceReport(
        usual_words.how_chance_fell(),
        translate("TajMahal", "White cards, against the average"),
        tuple(ChanceRow(seat, fell[seat].came, fell[seat].tries, fell[seat].expected) for seat in sight.panel_order),
        (told, translate("TajMahal", "Cards taken from the display don’t count.")),
    )


def score_words() -> ScoreWords:
    """Return what the statistics say of Taj Mahal."""
    return ScoreWords(
        score=translate("TajMahal", "Points"),
        counted=translate("TajMahal", "White cards dealt and drawn, against the average"),
        picture=Picture("taj_mahal/card-white"),
    )


Moves = Sequence[tuple[Any, Sequence[Event]]]

_PLACES = (
    QT_TRANSLATE_NOOP("TajMahal", "Left first"),
    QT_TRANSLATE_NOOP("TajMahal", "Left second"),
    QT_TRANSLATE_NOOP("TajMahal", "Left third"),
    QT_TRANSLATE_NOOP("TajMahal", "Left fourth"),
    QT_TRANSLATE_NOOP("TajMahal", "Left fifth"),
)


class Stay(msgspec.Struct, frozen=True):
    """A seat's part in a visit. place: from 0, in the order of leaving; points: of what it won on leaving.

    before: the view when it left; withdrawal: what it won. plays: the view before each of its plays, with its cards.
    The points of the +2 card came when it was played: they are not among those that it won on leaving.
    """

    seat: int
    place: int
    points: int
    before: View
    withdrawal: Withdrew
    plays: tuple[tuple[View, CardsPlayed], ...]

    @property
    def won(self) -> list[str]:
        """The symbols it won."""
        return [line.symbol for line in self.withdrawal.symbols if line.won]

    @property
    def at_once(self) -> int:
        """What the +2 card brought when it was played (§9)."""
        return sum(play.points for _, play in self.plays)


class Turn(msgspec.Struct, frozen=True):
    """A choice in words, and the points that hung on it."""

    words: str
    points: int


NOTHING_DECIDED = Turn("", 0)


def telling_choices(moves: Moves) -> list[tuple[int, str]]:
    """Return, for each seat, the choice of the visit that these moves end which mattered most.

    moves: the view before each move, and its events. All that is told of them is public.
    """
    return sorted((stay.seat, _most(stay)) for stay in stays(moves))


def stays(moves: Moves) -> Iterator[Stay]:
    """Yield the parts of all seats in a visit, in the order in which they left."""
    happened = [event for _, told in moves for event in told]
    plays = [(view, event) for view, told in moves for event in told if isinstance(event, CardsPlayed)]
    left = [(view, event) for view, told in moves for event in told if isinstance(event, Withdrew)]
    for place, (view, event) in enumerate(left):
        points = sum(
            scored.points
            for scored in happened
            if isinstance(scored, BonusScored | ProvinceScored | PalacesScored) and scored.seat == event.seat
        )
        own = tuple((before, play) for before, play in plays if play.seat == event.seat)
        yield Stay(event.seat, place, points, view, event, own)


def _most(stay: Stay) -> str:
    """Return a choice on which at least half of the points hung; else the withdrawal itself."""
    best = max((_last_cards(stay), _one_turn_too_many(stay), _tie(stay)), key=lambda turn: turn.points)
    if best.points > 0 and 2 * best.points >= stay.points + stay.at_once:
        return best.words
    return _leaving(stay)


def _last_cards(stay: Stay) -> Turn:
    """Return what the last cards won, and the points that the same withdrawal would have lacked without them."""
    if not stay.plays:
        return NOTHING_DECIDED
    view, play = stay.plays[-1]
    fewer = stay.before.visitors[stay.seat].symbols
    for card in _ids(play):
        tally = view.board.pieces.tallies[view.board.pieces.number[card]]
        fewer = tuple(own - less for own, less in zip(fewer, tally, strict=True))
    without = forecast.of_withdrawal(stay.before, stay.seat, fewer)
    won = [symbol for symbol in stay.won if symbol not in without.won]
    gain = stay.points - without.points
    if not won or gain <= 0:
        return NOTHING_DECIDED
    gain += play.points  # the +2 card is named among the cards, so its points are told
    words = translate("TajMahal", "Won {symbols} with {cards}: %n point(s)", None, gain)
    return Turn(words.format(cards=_cards(play, view), symbols=names.the_symbols(won)), gain)


def _one_turn_too_many(stay: Stay) -> Turn:
    """Return what leaving before one of the plays would have brought more."""
    found, later = [], stay.at_once
    for view, play in stay.plays:
        found.append((forecast.of_withdrawal(view, stay.seat).points - stay.points - later, view, play))
        later -= play.points
    if not found:
        return NOTHING_DECIDED
    more, view, play = max(found, key=lambda one: one[0])
    if more <= 0:
        return NOTHING_DECIDED
    words = translate("TajMahal", "Withdrawing before playing {cards} would have brought %n point(s) more", None, more)
    return Turn(words.format(cards=_cards(play, view)), more)


def _tie(stay: Stay) -> Turn:
    """Return what symbols would have brought that were not won only because another had as many."""
    if stay.points:
        return NOTHING_DECIDED  # what was won is told rather
    tied = [line for line in stay.withdrawal.symbols if line.there and line.own and line.own == line.best]
    symbols = list(stay.before.visitors[stay.seat].symbols)
    for line in tied:
        symbols[SYMBOL[line.symbol]] += 1
    more = forecast.of_withdrawal(stay.before, stay.seat, tuple(symbols)).points - stay.points
    if not tied or more <= 0:
        return NOTHING_DECIDED
    words = translate("TajMahal", "Tied for {symbols}: %n point(s) missed", None, more)
    return Turn(words.format(symbols=names.the_symbols([line.symbol for line in tied])), more)


def _leaving(stay: Stay) -> str:
    """Return when it left, and with what; the +2 card has brought its points by then."""
    place = translate("TajMahal", _PLACES[stay.place])
    if stay.won and stay.at_once:
        points = stay.points + stay.at_once
        words = translate("TajMahal", "{left} with {symbols} and the +2 card: %n point(s)", None, points)
        return words.format(left=place, symbols=names.the_symbols(stay.won))
    if stay.won:
        words = translate("TajMahal", "{left} with {symbols}: %n point(s)", None, stay.points)
        return words.format(left=place, symbols=names.the_symbols(stay.won))
    if stay.at_once:
        words = translate("TajMahal", "{left}: %n point(s) with the +2 card, no symbol won", None, stay.at_once)
        return words.format(left=place)
    if stay.plays:
        played = sum(len(_ids(play)) for _, play in stay.plays)
        return translate("TajMahal", "{left}: %n card(s) played for nothing", None, played).format(left=place)
    return translate("TajMahal", "{left}, without playing a card: no points").format(left=place)


def _cards(play: CardsPlayed, view: View) -> str:
    """Return the cards of a play inside a sentence."""
    return listed([names.card_name(card, view.board) for card in _ids(play)])


def _ids(play: CardsPlayed) -> list[str]:
    return [card for card in (play.card, play.extra) if card != NOTHING]
