"""Raja’s tables: the scoring of a city, which choices mattered most, and the end of the game."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from durbar.engine.event import Event
from durbar.engine.state import Standing, separated_by
from durbar.games.raja.events import (
    CharacterAttracted,
    CharacterTaken,
    CityScored,
    GameEnded,
    GoldTaken,
    HouseBuilt,
    HouseLifted,
    HouseMoved,
    MarkerLowered,
    PalaceBuilt,
    RoundBegan,
    Travelled,
    TurnEnded,
)
from durbar.games.raja.scoring import LINES, Presence, score
from durbar.games.raja.track import order
from durbar.games.raja.view import View
from durbar.ui.games.raja import names
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.chance import ChanceReport
from durbar.ui.kit.values.results import Placing, Results
from durbar.ui.kit.values.score_table import ScoreRow, ScoreTable
from durbar.ui.kit.values.score_words import ScoreWords
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import QT_TRANSLATE_NOOP, listed, number, translate

_LINES = {
    "architect": QT_TRANSLATE_NOOP("Raja", "Architect"),
    "houses": QT_TRANSLATE_NOOP("Raja", "Houses"),
    "outer": QT_TRANSLATE_NOOP("Raja", "Outer palaces"),
    "central": QT_TRANSLATE_NOOP("Raja", "Central palace"),
    "home": QT_TRANSLATE_NOOP("Raja", "Home city"),
}
_RULES = {
    "architect": QT_TRANSLATE_NOOP("Raja", "Whoever’s architect is in the city gets 1 point."),
    "houses": QT_TRANSLATE_NOOP("Raja", "Each house in the city brings 1 point."),
    "outer": QT_TRANSLATE_NOOP("Raja", "Each outer palace brings 1 point, with the Sadhu 2."),
    "central": QT_TRANSLATE_NOOP("Raja", "The central palace brings 3 points."),
    "home": QT_TRANSLATE_NOOP("Raja", "Whoever holds the character that is at home in the city gets 1 point."),
}
_PICTURES = {
    "architect": "raja/architect@-1",
    "houses": "raja/house@-1",
    "outer": "raja/palace-outer@-1",
    "central": "raja/palace-central@-1",
}
COIN = Picture("kit/coin")
#: What separates players of equal palaces first: see ``separated_by``. Then it is the lower character number.
BY_GOLD = 1


# ---- a city --------------------------------------------------------------------------------------------------------


def stage_table(events: Sequence[Event], sight: Sight) -> ScoreTable | None:
    """Return the table of the city that these events score, if they do."""
    event = next((event for event in events if isinstance(event, CityScored)), None)
    if event is None:
        return None
    view: View = sight.view
    seats = tuple(sight.panel_order)
    city = names.city_name(event.city, view.board)
    title = translate("Raja", "Round {round}: {city} is scored").format(round=event.round, city=city)
    return ScoreTable(
        title,
        seats,
        (city,),
        _rows(event, seats, sight),
        translate("Raja", "Gold from the Maharaja"),
        tuple((event.score.gold[seat],) for seat in seats),
        " ".join(notes(event, sight)),
        tuple(event.score.gold[seat] for seat in seats),
        translate("Raja", "Gold from the Maharaja"),
    )


def _rows(event: CityScored, seats: tuple[int, ...], sight: Sight) -> tuple[ScoreRow, ...]:
    view: View = sight.view
    scored = event.score
    home = view.board.junctions[view.board.junction_number[event.city]].home_of
    lines = [line for line in LINES if line != "home" or view.options["home_cities"]]
    rows = [
        ScoreRow(
            translate("Raja", _LINES[line]),
            names.character_picture(home) if line == "home" else Picture(_PICTURES[line]),
            tuple((int(getattr(scored.points[seat], line)),) for seat in seats),
            "11.2.6" if line == "home" else "8",
            translate("Raja", _RULES[line]),
        )
        for line in lines
    ]
    rows.append(
        ScoreRow(
            translate("Raja", "Points"),
            Picture("raja/maharaja"),
            tuple((scored.points[seat].total,) for seat in seats),
            "8",
            _round_told(event, sight),
        )
    )
    rows.append(
        ScoreRow(
            translate("Raja", "Reward"),
            COIN,
            tuple((scored.rewards[seat],) for seat in seats),
            "3.3",
            translate("Raja", "The rewards follow the ranks; whoever has no point gets nothing."),
        )
    )
    if any(scored.bonus):
        rows.append(
            ScoreRow(
                translate("Raja", "Monopoly bonus"),
                COIN,
                tuple((scored.bonus[seat],) for seat in seats),
                "12.2",
                translate("Raja", "Whoever is the only one to score gets 5 gold more."),
            )
        )
    return tuple(rows)


def notes(event: CityScored, sight: Sight) -> list[str]:
    """Return what a table does not show by itself: ties that a character broke, and a monopoly."""
    scored = event.score
    told = []
    for first, second in zip(scored.ranking, scored.ranking[1:], strict=False):
        if scored.points[first].total == scored.points[second].total:
            words = translate("Raja", "{first} ranks before {second}: the lower character number wins ties.")
            told.append(words.format(first=sight.name(first), second=sight.name(second)))
    if any(scored.bonus):
        alone = next(seat for seat, gold in enumerate(scored.bonus) if gold)
        if sight.view.options["monopoly"] == "presence":
            words = translate("Raja", "Nobody but {name} has an architect or building there: 5 gold more.")
        else:
            words = translate("Raja", "Nobody but {name} scores there: 5 gold more.")
        told.append(words.format(name=sight.name(alone)))
    return told


# ---- the end -------------------------------------------------------------------------------------------------------


def results(moves: Sequence[tuple[Any, Sequence[Event]]], sight: Sight) -> Results:
    """Return the end of a game, from the view before each move and the events of it."""
    events = [event for _, happened in moves for event in happened]
    scored = [event for event in events if isinstance(event, CityScored)]
    ended = next(event for event in events if isinstance(event, GameEnded))
    order = tuple(standing.seat for standing in ended.standings)
    winner = ended.standings[0]
    palaces = _palaces_by_round(events, len(order))
    return Results(
        headline=usual_words.wins(sight.name(winner.seat)),
        second=decided(ended.standings, sight),
        placings=placings(ended.standings),
        table=_gold_table(scored, order, sight),
        curve_title=translate("Raja", "Palaces after each round"),
        curve_words=(
            usual_words.at_the_start(),
            *(str(event.round) for event in scored),
        ),
        curve=tuple(zip(*palaces, strict=True)),
        chance=chance_report(moves[0][0], sight),
        sentence=_ending(events, ended.cause, winner.seat, sight),
        sentence_second=f"{ties_told(ended.standings, sight)} {_tolls(events, sight)}".strip(),
    )


def placings(standings: Sequence[Any]) -> tuple[Placing, ...]:
    """Return the standings by palaces; those who built as many show their gold, which decides first between them."""
    tied = {score for score, many in Counter(one.score for one in standings).items() if many > 1}
    return tuple(
        Placing(one.seat, one.rank, one.score, words=names.gold_words(one.tie_break[0]) if one.score in tied else "")
        for one in standings
    )


def ties_told(standings: Sequence[Standing], sight: Sight) -> str:
    """Return what decided between those who built as many palaces, further down than the first place."""
    return " ".join(_tie_words(one, other, sight) for one, other in pairwise(standings[1:]) if one.score == other.score)


def _tie_words(one: Standing, other: Standing, sight: Sight) -> str:
    players = {"name": sight.name(one.seat), "other": sight.name(other.seat)}
    gold, less = one.tie_break[0], other.tie_break[0]
    if separated_by(one, other) == BY_GOLD:
        words = translate("Raja", "{name} comes before {other} by gold: {gold} against {less}.")
        return words.format(**players, gold=gold, less=less)
    words = translate("Raja", "{name} comes before {other} by the lower character number, with {gold} each.")
    return words.format(**players, gold=names.gold_words(gold))


def decided(standings: Sequence[Standing], sight: Sight) -> str:
    """Return what decided between the first two."""
    winner, second = standings[0], standings[1]
    name = sight.name(second.seat)
    match separated_by(winner, second):
        case 0:
            words = translate("Raja", "%n palace(s) ahead of {name}", None, winner.score - second.score)
        case number if number == BY_GOLD:
            more = winner.tie_break[0] - second.tie_break[0]
            words = translate("Raja", "as many palaces as {name}, and %n gold more", None, more)
        case _:
            words = translate("Raja", "level with {name}, and ahead by the lower character number")
    return words.format(name=name)


def _palaces_by_round(events: Sequence[Event], seats: int) -> list[list[int]]:
    """Return palaces of all seats at the start and after each round."""
    after = [[0] * seats]
    now = [0] * seats
    for event in events:
        if isinstance(event, PalaceBuilt):
            now[event.seat] = event.number
        elif isinstance(event, CityScored):
            after.append(now[:])
    return after


def _gold_table(scored: Sequence[CityScored], seats: tuple[int, ...], sight: Sight) -> ScoreTable:
    view: View = sight.view
    rows = tuple(
        ScoreRow(
            translate("Raja", "Round {round}: {city}").format(
                round=event.round, city=names.city_name(event.city, view.board)
            ),
            names.arms_picture(event.city, view.board),
            tuple((event.score.gold[seat],) for seat in seats),
            "8",
            _round_told(event, sight),
        )
        for event in scored
    )
    left = listed([f"{sight.name(seat)}\u00a0{view.gold[seat]}" for seat in seats])
    return ScoreTable(
        translate("Raja", "What the Maharaja gave"),
        seats,
        (translate("Raja", "gold"),),
        rows,
        translate("Raja", "Gold from the Maharaja"),
        tuple((sum(event.score.gold[seat] for event in scored),) for seat in seats),
        translate("Raja", "Gold left at the end: {gold}.").format(gold=left),
    )


def _round_told(event: CityScored, sight: Sight) -> str:
    """Return the ranking of a round in words."""
    points = event.score.points
    parts = [
        translate("Raja", "{name} %n point(s)", None, points[seat].total).format(name=sight.name(seat))
        for seat in event.score.ranking
    ]
    ranking = translate("Raja", "{ranking}.").format(ranking=", ".join(parts)) if parts else ""
    return " ".join([ranking, *notes(event, sight)]).strip() or translate("Raja", "Nobody had points there.")


def _ending(events: Sequence[Event], cause: str, winner: int, sight: Sight) -> str:
    view: View = sight.view
    palaces = [event for event in events if isinstance(event, PalaceBuilt)]
    if cause == "palaces":
        last = next(event for event in palaces if event.number == view.palaces_to_win)
        words = translate("Raja", "Round {round} was the last: in {city} {name} built palace number {number}.")
        return words.format(
            round=view.round,
            city=names.city_name(last.city, view.board),
            name=sight.name(last.seat),
            number=last.number,
        )
    built = view.built[winner]
    words = translate("Raja", "The game went over all {round} rounds; {name} built %n palace(s).", None, built)
    return words.format(round=view.round, name=sight.name(winner))


def _tolls(events: Sequence[Event], sight: Sight) -> str:
    """Return who earned most on the roads."""
    earned = [0] * sight.view.seats
    for event in events:
        if isinstance(event, Travelled):
            for owner, gold in event.tolls:
                earned[owner] += gold
    best = max(earned)
    if not best:
        return ""
    most = [seat for seat, gold in enumerate(earned) if gold == best]
    words = translate("Raja", "Tolls brought {names} the most: %n gold.", None, best)
    if len(most) > 1:
        words = translate("Raja", "Tolls brought {names} the most: %n gold each.", None, best)
    return words.format(names=names.names(most, sight))


# ---- chance --------------------------------------------------------------------------------------------------------


def chance_report(first: View, sight: Sight) -> ChanceReport:
    """Return what chance laid out before the first move; nothing in Raja is drawn after that. first: the view then."""
    order = [names.city_name(city, first.board) for city in first.by_space]
    markers = translate(
        "Raja",
        "At first the governor markers lay in this order, one of {orders} that were equally likely: {cities}.",
    )
    notes = [markers.format(orders=number(math.factorial(len(order))), cities=", ".join(order))]
    if first.options["youngest"] == "random":
        words = translate("Raja", "{name} was drawn to begin, which happens to each in one game of {players}.")
        notes.append(words.format(name=sight.name(first.youngest), players=first.seats))
    notes.append(translate("Raja", "After that nothing was left to chance."))
    return ChanceReport(
        usual_words.how_chance_fell(), translate("Raja", "Drawn before the first move"), (), tuple(notes)
    )


def score_words() -> ScoreWords:
    """Return what the statistics say of Raja."""
    return ScoreWords(
        score=translate("Raja", "Palaces"),
        counted=translate(
            "Raja", "How often each was drawn to begin, and how far that is from what was to be expected"
        ),
        picture=Picture("raja/maharaja"),
        decided=decided,
    )


Moves = Sequence[tuple[Any, Sequence[Event]]]


class Deed(msgspec.Struct, frozen=True):
    """Something a seat did. gold: how much it changed; points: what it counted in the city that was scored; price: of a
    palace, which counts at the end of the game.
    """

    words: str
    gold: int
    points: int = 0
    price: int = 0


class Round(msgspec.Struct, frozen=True):
    """A round that is over. end: the view before its last move, when all that counted stood there."""

    moves: Moves
    end: View
    scored: CityScored

    @property
    def presence(self) -> Presence:
        """All that counted in the city."""
        return self.end.presence(self.scored.city)

    @property
    def city(self) -> str:
        """The name of the city that was scored."""
        return self.name(self.scored.city)

    def name(self, city: str) -> str:
        """Return the name of a city."""
        return names.city_name(city, self.end.board)

    def of(self, seat: int) -> list[Event]:
        """Return the events that are a seat's own."""
        return [event for _, told in self.moves for event in told if getattr(event, "seat", None) == seat]

    def owed(self, seat: int, **changed: Any) -> tuple[int, int]:
        """Return the gold and points in the city that a seat would lack if this of its presence had been otherwise."""
        other = score(msgspec.structs.replace(self.presence, **changed), str(self.end.options["monopoly"]))
        now = self.scored.score
        return now.gold[seat] - other.gold[seat], now.points[seat].total - other.points[seat].total


def telling_choices(moves: Moves) -> list[tuple[int, str]]:
    """Return, for each seat, the deed of the round that these moves end which mattered most.

    moves: the view before each move, and its events. All that is told of them is public.
    """
    end: View = moves[-1][0]
    round_ = Round(moves, end, next(event for event in moves[-1][1] if isinstance(event, CityScored)))
    return [(seat, _most(round_, seat)) for seat in range(end.seats)]


def _most(round_: Round, seat: int) -> str:
    own, scored = round_.of(seat), round_.scored.score
    deeds = [deed for deed in _deeds(round_, seat, own) if deed.gold or deed.points > 0 or deed.price]
    inherited = scored.gold[seat] - max((deed.gold for deed in deeds), default=0)
    least = max([inherited, *(deed.price for deed in deeds)])
    deeds += [deed for deed in _payments(own) if deed.gold > least]
    if deeds:
        return max(deeds, key=lambda deed: (abs(deed.gold), deed.points, deed.price)).words
    if not scored.points[seat].total:
        return translate("Raja", "No points in {city}").format(city=round_.city)
    words = translate("Raja", "What was in {city} before: %n gold", None, scored.gold[seat])
    return words.format(city=round_.city)


def _deeds(round_: Round, seat: int, own: Sequence[Event]) -> Iterator[Deed]:
    yield from _palaces(round_, seat, own)
    yield from _presence(round_, seat, own)
    yield from _characters(round_, seat)
    yield from _governors(round_, seat, own)


# ---- in the city ---------------------------------------------------------------------------------------------------


def _palaces(round_: Round, seat: int, own: Sequence[Event]) -> Iterator[Deed]:
    """Yield each palace, with its price and what the Maharaja gave for it."""
    presence = round_.presence
    for event in own:
        if not isinstance(event, PalaceBuilt):
            continue
        if event.site:
            words = translate("Raja", "Palace {number}, an outer one in {city}, for {price} gold")
            less: dict[str, Any] = {"outer": _changed(presence.outer, seat, presence.outer[seat] - 1)}
        else:
            words = translate("Raja", "Palace {number}, the central one of {city}, for {price} gold")
            less = {"central": None}
        words = words.format(number=event.number, city=round_.name(event.city), price=event.price)
        gold, points = round_.owed(seat, **less) if event.city == round_.scored.city else (0, 0)
        yield Deed(_with_effect(words, gold, points) if points else words, gold, points, event.price)


def _presence(round_: Round, seat: int, own: Sequence[Event]) -> Iterator[Deed]:
    """Yield houses that came into the city, and the journey there."""
    city, presence = round_.scored.city, round_.presence
    come = [event for event in own if isinstance(event, HouseBuilt | HouseMoved) and event.place == city]
    gone = [event for event in own if isinstance(event, HouseLifted) and event.place == city]
    if (houses := len(come) - len(gone)) > 0:
        words = translate("Raja", "%n new house(s) in {city}", None, houses).format(city=round_.city)
        owed = round_.owed(seat, houses=_changed(presence.houses, seat, presence.houses[seat] - houses))
        yield Deed(_with_effect(words, *owed), *owed)
    walks = [event for event in own if isinstance(event, Travelled)]
    if walks and walks[-1].to == city != walks[0].origin:
        words = translate("Raja", "The journey to {city}").format(city=round_.city)
        owed = round_.owed(seat, architects=_changed(presence.architects, seat, False))
        yield Deed(_with_effect(words, *owed), *owed)


def _characters(round_: Round, seat: int) -> Iterator[Deed]:
    """Yield cards that the seat took and still has, against those it had before.

    Nothing if others have these by now.
    """
    for view, told in round_.moves:
        if any(isinstance(event, CharacterTaken | CharacterAttracted) and event.seat == seat for event in told):
            before, now = view.cards[seat], round_.end.cards[seat]
            elsewhere = {card for other, cards in enumerate(round_.end.cards) if other != seat for card in cards}
            taken = [card for card in now if card not in before]
            if taken and not elsewhere.intersection(before):
                words = translate("Raja", "Characters taken ({cards})").format(cards=names.the_characters(taken))
                owed = round_.owed(seat, cards=_changed(round_.presence.cards, seat, before))
                yield Deed(_with_effect(words, *owed), *owed)
            return


def _with_effect(deed: str, gold: int, points: int) -> str:
    """Return what a deed brought in the city: points, and gold of the Maharaja."""
    if not gold:
        return translate("Raja", "{deed}: %n point(s) there, and the same reward", None, points).format(deed=deed)
    if gold < 0:
        gain = translate("Raja", "%n gold less from the Maharaja", None, -gold)
    else:
        gain = translate("Raja", "%n gold more from the Maharaja", None, gold)
    if gold > 0 and points:
        there = translate("Raja", "%n point(s) there", None, points)
        return translate("Raja", "{deed}: {points}, {gain}").format(deed=deed, points=there, gain=gain)
    return translate("Raja", "{deed}: {gain}").format(deed=deed, gain=gain)


def _changed(values: Sequence[Any], seat: int, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


# ---- elsewhere -----------------------------------------------------------------------------------------------------


def _governors(round_: Round, seat: int, own: Sequence[Event]) -> Iterator[Deed]:
    """Yield markers that send the Maharaja to a better city next than he would have gone to, as things stand."""
    view = round_.end
    following = next((event.city for event in round_.moves[-1][1] if isinstance(event, RoundBegan)), "")
    cities = [view.board.junctions[number].id for number in view.board.cities]
    for event in own:
        if isinstance(event, MarkerLowered) and event.city == following:
            instead = cities[order(event.before)[0]]
            gold = view.score(following).gold[seat] - view.score(instead).gold[seat]
            if gold > 0:
                words = translate(
                    "Raja", "Next comes {city} instead of {other}: as it stands, %n gold more", None, gold
                )
                yield Deed(words.format(city=round_.name(following), other=round_.name(instead)), gold)


def _payments(own: Sequence[Event]) -> Iterator[Deed]:
    """Yield gold taken, tolls paid, and what the others got for actions forgone."""
    taken = sum(event.gold for event in own if isinstance(event, GoldTaken))
    yield Deed(translate("Raja", "%n gold taken", None, taken), taken)
    walks = [event for event in own if isinstance(event, Travelled) and not event.by_bank]
    tolls = sum(gold for walk in walks for _, gold in walk.tolls)
    yield Deed(translate("Raja", "%n gold paid in tolls", None, tolls), tolls)
    for event in own:
        if isinstance(event, TurnEnded) and event.forgone:
            words = translate("Raja", "{actions} forgone: %n gold to each of the others", None, event.gold)
            yield Deed(words.format(actions=names.actions_listed(event.forgone)), event.gold)
