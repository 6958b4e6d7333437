"""What mattered most in a round of Raja: of each seat's deeds, the one that changed most gold and points there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from durbar.engine.event import Event
from durbar.games.raja.events import (
    CharacterAttracted,
    CharacterTaken,
    CityScored,
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
from durbar.games.raja.scoring import Presence, score
from durbar.games.raja.track import order
from durbar.games.raja.view import View
from durbar.ui.games.raja import names
from durbar.ui.words import translate

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
        """The name of a city."""
        return names.city_name(city, self.end.board)

    def of(self, seat: int) -> list[Event]:
        """The events that are a seat's own."""
        return [event for _, told in self.moves for event in told if getattr(event, "seat", None) == seat]

    def owed(self, seat: int, **changed: Any) -> tuple[int, int]:
        """The gold and points in the city that a seat would lack if this of its presence had been otherwise."""
        other = score(msgspec.structs.replace(self.presence, **changed), str(self.end.options["monopoly"]))
        now = self.scored.score
        return now.gold[seat] - other.gold[seat], now.points[seat].total - other.points[seat].total


def telling_choices(moves: Moves) -> list[tuple[int, str]]:
    """For each seat, the deed of the round that these moves end which mattered most.

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
    """Each palace, with its price and what the Maharaja gave for it."""
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
    """Houses that came into the city, and the journey there."""
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
    """Cards that the seat took and still has, against those it had before; nothing if others have these by now."""
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
    """What a deed brought in the city: points, and gold of the Maharaja."""
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
    """Markers that send the Maharaja to a better city next than he would have gone to, as things stand."""
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
    """Gold taken, tolls paid, and what the others got for actions forgone."""
    taken = sum(event.gold for event in own if isinstance(event, GoldTaken))
    yield Deed(translate("Raja", "%n gold taken", None, taken), taken)
    walks = [event for event in own if isinstance(event, Travelled) and not event.by_bank]
    tolls = sum(gold for walk in walks for _, gold in walk.tolls)
    yield Deed(translate("Raja", "%n gold paid in tolls", None, tolls), tolls)
    for event in own:
        if isinstance(event, TurnEnded) and event.forgone:
            words = translate("Raja", "{actions} forgone: %n gold to each of the others", None, event.gold)
            yield Deed(words.format(actions=names.actions_listed(event.forgone)), event.gold)
