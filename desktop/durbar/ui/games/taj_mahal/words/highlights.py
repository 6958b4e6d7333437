"""What mattered most in a visit of Taj Mahal: how each left, a card or a tie that made the points, a turn too many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from durbar.engine.event import Event
from durbar.games.taj_mahal.events import (
    BonusScored,
    CardsPlayed,
    PalacesScored,
    ProvinceScored,
    Withdrew,
)
from durbar.games.taj_mahal.moves import NOTHING
from durbar.games.taj_mahal.symbols import SYMBOL
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import forecast, names
from durbar.ui.words import QT_TRANSLATE_NOOP, listed, translate

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
    """For each seat, the choice of the visit that these moves end which mattered most.

    moves: the view before each move, and its events. All that is told of them is public.
    """
    return sorted((stay.seat, _most(stay)) for stay in stays(moves))


def stays(moves: Moves) -> Iterator[Stay]:
    """The parts of all seats in a visit, in the order in which they left."""
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
    """A choice on which at least half of the points hung; else the withdrawal itself."""
    best = max((_last_cards(stay), _one_turn_too_many(stay), _tie(stay)), key=lambda turn: turn.points)
    if best.points > 0 and 2 * best.points >= stay.points + stay.at_once:
        return best.words
    return _leaving(stay)


def _last_cards(stay: Stay) -> Turn:
    """What the last cards won, and the points that the same withdrawal would have lacked without them."""
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
    """What leaving before one of the plays would have brought more."""
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
    """What symbols would have brought that were not won only because another had as many."""
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
    """When it left, and with what; the +2 card has brought its points by then."""
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
    """The cards of a play inside a sentence."""
    return listed([names.card_name(card, view.board) for card in _ids(play)])


def _ids(play: CardsPlayed) -> list[str]:
    return [card for card in (play.card, play.extra) if card != NOTHING]
