"""What Taj Mahal gives to the tests of all games: laws of conservation, clicks, ways to play and sets of options."""

from collections import Counter
from collections.abc import Iterator

import durbar
from durbar.engine.game import OptionValue
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.games.taj_mahal import unseen
from durbar.games.taj_mahal.moves import NOTHING, Build, Play, Royal, Take, Withdraw
from durbar.games.taj_mahal.state import TajMahalState
from durbar.games.taj_mahal.steps import Picking, Placing

#: Every card played once a visit by one seat alone, and each placed palace and card taken, is far below this.
BOUND = 1500


def laws(state: State) -> None:
    """Rules 113 to 121, as far as one position shows them. Read off the state itself, not a view, to be quick."""
    assert isinstance(state, TajMahalState)
    _cards(state)
    _visit(state)
    _tiles(state)
    _palaces(state)


def _cards(state: TajMahalState) -> None:
    """113: 96 cards; 114: four special ones. What is known of a hand is in it; played cards add up."""
    pieces = state.board.pieces
    everywhere = list(state.bag)
    for cards in (*state.hands, *state.played_cards, state.discard, state.display):
        everywhere += cards
    held = [card for card, owner in state.holder.items() if owner is not None]
    assert set(state.holder) == set(pieces.special)
    assert sorted(everywhere) == sorted([*pieces.deck, *held])
    for card, owner in state.holder.items():
        assert owner is None or card in state.known[owner] or card in state.played_cards[owner]
    for seat, hand in enumerate(state.hands):
        assert list(hand) == sorted(hand)
        hidden = list(hand)
        for card in state.known[seat]:
            assert card in hidden
            hidden.remove(card)
        assert not state.filling or hidden == list(unseen.hidden(state.unseen, seat))
        played = state.played_cards[seat]
        tally = tuple(sum(pieces.tallies[card][symbol] for card in played) for symbol in range(6))
        assert state.tallies[seat] == tally
        assert state.colour[seat] == (pieces.colour[played[0]] if played else -1)
        coloured = sum(pieces.colour[card] >= 0 for card in played)
        assert 2 * coloured >= len(played), "at most one card added to each coloured one (33)"


def _visit(state: TajMahalState) -> None:
    """119: whose visit it is; 121: the display; 23: who withdrew has no card on the table and no turn."""
    seats = state.seats
    top = state.steps[-1] if state.steps else None
    assert 1 <= state.visit <= 12
    assert state.start_seat == (state.first + state.visit - 1) % seats
    named = state.options["start_player"]
    assert named in ("random", state.first + 1)
    for seat, inside in enumerate(state.inside):
        assert inside or not state.played_cards[seat]
    assert any(state.inside) or top is None or isinstance(top, Picking)
    out = seats - sum(state.inside)
    full = max(2 * seats - 1 - 2 * out, 0)
    if isinstance(top, Picking):
        assert not state.inside[top.seat]
        assert 1 <= top.left <= (2 if out < seats else 1)
        full += top.left
    elif top is not None:
        assert state.inside[top.seat]
    assert len(state.display) <= full
    assert len(state.display) == full or state.visit >= 5, "cards can't run short so early"


def _tiles(state: TajMahalState) -> None:
    """115: influence tiles; province tiles and bonus tiles are in one place; commodities are those of the tiles."""
    pieces = state.board.pieces
    for number, left in enumerate(state.piles):
        owned = [tiles[number] for tiles in state.influence]
        assert left + state.court[number] + sum(owned) == 6
        assert left >= 0
        assert min(owned) >= 0
        assert max(owned) <= (1 if state.court[number] else 2)
        assert owned.count(2) <= 1
    owned = [tile for tiles in state.tiles for tile in tiles]
    assert len(set(owned)) == len(owned)
    assert all(1 <= tile <= state.visit for tile in owned)
    assert state.court[5] == (state.visit not in owned)
    kept: Counter[str] = Counter()
    kept.update(kind for kinds in state.bonuses for kind in kinds)
    assert not set(kept) - {"rice", "tea", "spices", "jewels"}
    top = state.steps[-1] if state.steps else None
    if isinstance(top, Placing):
        kept.update(kind for _, kind in top.bonuses)
    kept.update(kind for kind in state.bonus if kind)
    assert not kept - Counter([*pieces.bonus_tiles, "taj_mahal"])
    for seat, numbers in enumerate(state.tiles):
        goods = Counter(good for tile in numbers for good in pieces.province_tiles[tile - 1])
        if isinstance(top, Placing) and top.seat == seat and state.visit in numbers:
            goods.subtract(pieces.province_tiles[state.visit - 1])
        goods.update(state.bonuses[seat])
        assert state.goods[seat] == [goods[good] for good in ("rice", "tea", "spices", "jewels")]


def _palaces(state: TajMahalState) -> None:
    """117: only where one has been; 118: so many a province; 58: an ordinary palace has taken the tile of its city."""
    board = state.board
    visited = state.provinces[: state.visit]
    own = [0] * state.seats
    ordinary: Counter[int] = Counter()
    royal: Counter[int] = Counter()
    for city, province in enumerate(board.province_of):
        for owners, counted in ((state.ordinary, ordinary), (state.royal, royal)):
            owner = owners[city]
            if owner is not None:
                own[owner] |= 1 << city
                counted[province] += 1
                assert province in visited
        assert state.ordinary[city] is None or not state.bonus[city]
        assert not state.bonus[city] or board.cities[city].fortress
    assert max(ordinary.values(), default=0) <= 4
    assert max(royal.values(), default=0) <= 1
    assert state.own == own


def clicks(state: State) -> Iterator[Move]:
    """Every move that a click anywhere on the screen can make, legal or not.

    Cards are picked out of the own hand, at most two of them; any card may be seen somewhere, so each is tried alone.
    """
    assert isinstance(state, TajMahalState)
    board, seat = state.board, state.to_act or 0
    kinds = [kind.id for kind in board.pieces.kinds]
    held = dict.fromkeys(kinds[card] for card in state.hands[seat])
    yield Withdraw()
    yield from (Play(card, NOTHING) for card in kinds)
    yield from (Play(card, extra) for card in held for extra in held)
    yield from map(Take, kinds)
    for city in board.cities:
        yield Build(city.id)
        yield Royal(city.id)


# ---- ways to play --------------------------------------------------------------------------------------------------


def lively(state: State, rng: Rng) -> Move:
    """Stay while nothing is won, leave when something is; build beside one's own palaces, take one's best colour."""
    moves = state.legal_moves()
    first = moves[0]
    if len(moves) == 1 or rng.below(100) < 8:
        return moves[rng.below(len(moves))]
    if isinstance(first, Play):
        return _fight(state, moves, rng)
    if isinstance(first, Take):
        return _best_colour(state, moves)
    if isinstance(first, (Build, Royal)):
        return _by_the_road(state, moves, rng)
    return moves[rng.below(len(moves))]


def _fight(state: State, moves: tuple[Move, ...], rng: Rng) -> Move:
    assert isinstance(state, TajMahalState)
    seat = state.to_act
    assert seat is not None
    own = state.tallies[seat]
    others = [state.tallies[other] for other in range(state.seats) if other != seat and state.inside[other]]
    ahead = sum(
        there and mine > max((other[symbol] for other in others), default=0)
        for symbol, (mine, there) in enumerate(zip(own, state.court, strict=True))
    )
    leaves = 25 * ahead + 5 * len(state.played_cards[seat]) + (12 if not any(own) else 0)
    if rng.below(100) < leaves:
        return moves[-1]
    return moves[rng.below(len(moves) - 1)]


def _by_the_road(state: State, moves: tuple[Move, ...], rng: Rng) -> Move:
    assert isinstance(state, TajMahalState)
    board, seat = state.board, state.to_act
    assert seat is not None
    near = [
        move
        for move in moves
        if isinstance(move, (Build, Royal)) and board.neighbours[board.city_number[move.city]] & state.own[seat]
    ]
    wanted = near or list(moves)
    return wanted[rng.below(len(wanted))]


def _best_colour(state: State, moves: tuple[Move, ...]) -> Move:
    assert isinstance(state, TajMahalState)
    pieces, seat = state.board.pieces, state.to_act
    assert seat is not None
    many = Counter(pieces.colour[card] for card in state.hands[seat])
    return max(moves, key=lambda move: many[pieces.colour[pieces.number[move.card]]] if isinstance(move, Take) else 0)


def hasty(state: State, rng: Rng) -> Move:
    """Leave nearly always, so that little is discarded, hands grow and both piles run out again and again."""
    moves = state.legal_moves()
    return moves[-1] if rng.below(100) < 75 and isinstance(moves[0], Play) else moves[rng.below(len(moves))]


# ---- sets of options -----------------------------------------------------------------------------------------------

GOLDEN: dict[str, dict[str, OptionValue]] = {"default": {}}


def covering_sets(seats: int) -> Iterator[dict[str, OptionValue]]:
    """On Durbar's own map: a start player by lot, and each by name."""
    game = durbar.game("taj_mahal")
    (option,) = (option for option in game.options if option.id == "start_player")
    for value in game.values(option, seats):
        yield game.full_options({"start_player": value}, seats)
