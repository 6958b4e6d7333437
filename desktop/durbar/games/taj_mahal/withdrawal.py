"""What a withdrawal from a visit brings: what is won, what it scores, where the cards go (§5.2, §6, §7)."""

from __future__ import annotations

from durbar.engine.event import Event
from durbar.games.taj_mahal import chains
from durbar.games.taj_mahal.events import (
    BonusScored,
    CardsPutAway,
    CrownTaken,
    InfluenceTaken,
    PalacesScored,
    ProvinceScored,
    ProvinceTaken,
    Withdrew,
)
from durbar.games.taj_mahal.pieces import CARD
from durbar.games.taj_mahal.scoring import PLACED_POINTS, bonus_points, compared, province_lines
from durbar.games.taj_mahal.state import TajMahalState
from durbar.games.taj_mahal.symbols import COMMODITIES, GRAND_MOGUL, INFLUENCES, SYMBOLS


def win(state: TajMahalState, seat: int, events: list[Event]) -> list[int]:
    """Compare all symbols and take what is won; return the symbols won (§5.2)."""
    others = [tally for other, tally in enumerate(state.tallies) if state.inside[other] and other != seat]
    lines = compared(state.tallies[seat], others, state.court)
    events.append(Withdrew(seat, lines, bool(state.played_cards[seat])))
    won = [number for number, line in enumerate(lines) if line.won]
    for number in won:
        state.court[number] = False
        state.winners[number] = seat
        if number < len(INFLUENCES):
            state.influence[seat][number] += 1
            events.append(InfluenceTaken(seat, INFLUENCES[number]))
        elif number == GRAND_MOGUL:
            events.append(CrownTaken(seat))
        else:
            state.tiles[seat] = (*state.tiles[seat], state.visit)
            events.append(ProvinceTaken(seat, state.visit))
    return won


def settle(
    state: TajMahalState, seat: int, bonuses: tuple[tuple[int, str], ...], placed: bool, events: list[Event]
) -> None:
    """Score bonus tiles, the province tile and palaces, and put the cards away (§6, §7).

    bonuses: (city, kind) of the tiles taken, by number and kind. placed: whether a palace was placed.
    """
    for city, kind in bonuses:
        _score_bonus(state, seat, city, kind, events)
    if state.visit in state.tiles[seat]:
        _score_province(state, seat, events)
    if placed:
        _score_palaces(state, seat, events)
    _put_away(state, seat, events)


def _score_bonus(state: TajMahalState, seat: int, city: int, kind: str, events: list[Event]) -> None:
    goods = state.goods[seat]
    owned = 0
    if kind in COMMODITIES:
        good = COMMODITIES.index(kind)
        goods[good] += 1
        owned = goods[good]
        state.bonuses[seat] = (*state.bonuses[seat], kind)
    points = bonus_points(kind, goods)
    state.score[seat] += points
    events.append(BonusScored(seat, state.board.cities[city].id, kind, points, owned))
    if kind == CARD:
        state.give_card(seat, "bonus", events)


def _score_province(state: TajMahalState, seat: int, events: list[Event]) -> None:
    pieces = state.board.pieces
    for good in pieces.province_tiles[state.visit - 1]:
        state.goods[seat][COMMODITIES.index(good)] += 1
    lines = province_lines(pieces, state.visit, state.goods[seat])
    points = sum(many for _, many in lines)
    state.score[seat] += points
    events.append(ProvinceScored(seat, state.visit, lines, points))


def _score_palaces(state: TajMahalState, seat: int, events: list[Event]) -> None:
    others = chains.joined_provinces(state.board, state.own[seat], state.province)
    points = PLACED_POINTS + len(others)
    state.score[seat] += points
    ids = tuple(state.board.provinces[province].id for province in others)
    events.append(PalacesScored(seat, ids, points))


def _put_away(state: TajMahalState, seat: int, events: list[Event]) -> None:
    """Discard coloured and white cards, return special ones, draw a card for having played none (§7)."""
    cards = state.played_cards[seat]
    if not cards:
        state.give_card(seat, "nothing", events)
        return
    pieces = state.board.pieces
    kept = cards.translate(None, pieces.not_special)
    gone = cards.translate(None, pieces.special)
    for card in kept:
        state.receive(seat, card, known=True)
    state.discard += gone
    state.played_cards[seat] = b""
    state.tallies[seat] = (0,) * len(SYMBOLS)
    state.colour[seat] = -1
    ids = pieces.ids
    events.append(CardsPutAway(seat, tuple([ids[card] for card in gone]), tuple([ids[card] for card in kept])))
