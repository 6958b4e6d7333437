"""What Ra's screen tells and shows of a position, against the rulebook's numbers: nothing of this needs a window."""

import pytest
from PySide6.QtCore import QPointF, QRect, QSize
from PySide6.QtGui import QImage, QPainter

from durbar import start
from durbar.engine.event import Event
from durbar.engine.rng import Rng
from durbar.games.ra.events import AuctionWon
from durbar.games.ra.moves import Bid, Draw, Invoke, Lose, Spend
from durbar.games.ra.state import RaState
from durbar.ui.games import game_screen
from durbar.ui.games.ra.board.board import RaBoard
from durbar.ui.games.ra.board.flights import flights
from durbar.ui.games.ra.board.layout import BOARD_SUN, Layout
from durbar.ui.games.ra.names import tiles_listed
from durbar.ui.games.ra.telling import TELLING
from durbar.ui.games.ra.words.move_words import gain, move_words
from durbar.ui.games.ra.words.reasons import REASONS
from durbar.ui.games.ra.words.results import stage_table
from durbar.ui.kit.board.click_actions import NOTHING
from durbar.ui.pages.table.prompt_keys import key_of
from tests.games.ra.build import EIGHT, play, table
from tests.games.ra.keeping import lively
from tests.ui.positions import RICH, sight

SCREEN = game_screen("ra")

pytestmark = pytest.mark.usefixtures("english")

#: A kind of each: nothing is taken off for civilization.
CIVILIZED = {"art": 1}


def ra_drawn(seats: int, ra: int) -> tuple[RaState, list[Event]]:
    """The table before a draw that can only be Ra, and what happens."""
    state = table(seats, ra=ra, bag={"ra": 1}, track=("nile",))
    return state, play(state.copy(), "draw")


@pytest.mark.parametrize(("seats", "ra", "space"), [(3, 0, 2), (3, 4, 6), (4, 4, 5), (5, 4, 4)])
def test_a_ra_tile_flies_to_the_space_that_is_bracketed(seats: int, ra: int, space: int):
    """Ten spaces are printed; with fewer players the first ones are covered."""
    before, events = ra_drawn(seats, ra)
    assert RaBoard().touched(events) == [("ra_track", space)]
    layout = Layout(seats, 0)
    (flight,) = flights(events, before.view(0), layout)
    assert flight.end == layout.ra_tile(space)


def test_the_number_of_a_pile_reaches_over_the_pile_beneath_it():
    pictures = []
    for temples in (0, 3):
        board = RaBoard()
        board.show_sight(sight(table(3, areas=({"pyramid": 2, "temple": temples},))), NOTHING)
        board.settle(1.0, 1.0, 1.0)
        picture = QImage(1000, 620, QImage.Format.Format_RGB32)
        board.paint_whole(QPainter(picture))
        corner = Layout(3, 0).pile(0, "pyramid").bottomRight()
        pictures.append(picture.copy(QRect((corner - QPointF(12, 12)).toPoint(), QSize(15, 14))))
    assert Layout(3, 0).pile(0, "temple").contains(corner + QPointF(-20, 4))
    assert pictures[0] == pictures[1]


def test_where_what_happened_in_an_auction_is_bracketed():
    state = table(3, track=("nile", "gold"))
    board = RaBoard()
    assert board.touched(play(state, "invoke")) == [("figure",)]
    assert board.touched(play(state, "bid 3")) == [("sun", 1, 3)]
    assert board.touched(play(state, "pass")) == [("seat", 2)]
    assert board.touched(play(state, "pass")) == [("board_sun",), ("area", 1, "nile"), ("area", 1, "gold")]


def test_the_sun_that_is_won_flies_to_its_own_slot_and_the_sun_of_the_bid_to_the_board():
    """Suns lie from the highest to the lowest, those face up first."""
    state = table(3, track=("nile",), suns=((13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)), spent=(12, 9))
    play(state, "invoke", "bid 3", "pass")
    view, events = state.view(0), play(state, "pass")
    layout = Layout(3, 0)
    found = {flight.what: flight.end for flight in flights(events, view, layout)}
    assert found["sun", 1, 3] == BOARD_SUN
    line = sorted(state.suns_up[1], reverse=True) + sorted(state.suns_down[1], reverse=True)
    assert line == [6, 12, 9, 1]
    assert found["board_sun",] == layout.sun(1, line.index(1))
    assert [found["sun", 1, sun] for sun in (12, 9)] == [layout.sun(1, 1), layout.sun(1, 2)], "they make way"
    assert ("sun", 1, 6) not in found
    assert found["track", 0] == layout.pile(1, "nile")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ones_own_area_lies_below_the_others_who_follow_in_turn(seats: int):
    for viewer in range(seats):
        tops = [Layout(seats, viewer).area((viewer + k) % seats).top() for k in range(1, seats + 1)]
        assert tops == sorted(tops)


@pytest.mark.parametrize(("ra", "left", "words"), [(3, 5, "starts an auction"), (7, 1, "ends the epoch")])
def test_how_many_ra_are_left_until_the_epoch_ends(ra: int, left: int, words: str):
    """The Ra track of three players has eight spaces."""
    look = sight(table(3, ra=ra, track=("nile",)))
    assert SCREEN.prompt(look).second.startswith(
        f"{left} more Ra tile{'s' if left > 1 else ''} end{'' if left > 1 else 's'} the epoch."
    )
    assert words in SCREEN.preview(Draw(), look)[0]


def test_the_ra_that_ends_the_epoch_is_told_so_and_any_other_by_its_number():
    for ra, words in ((6, "draws Ra, 7 of 8: an auction."), (7, "draws the last Ra: the epoch ends.")):
        before, events = ra_drawn(3, ra)
        assert SCREEN.log_lines(events, sight(before))[0].words.endswith(words)


def test_who_invokes_is_told_whether_a_bid_is_a_must():
    for words, state in (
        ("the track is full, so you may pass", table(3, track=EIGHT)),
        ("if nobody bids, you must", table(3, track=("nile",))),
        ("you must bid if you can", table(3, track=("nile",), forced_bid="if_able")),
        ("you alone bid", table(3, track=("nile",), spent=(3, 4, 6, 7, 9, 10, 11, 12))),
    ):
        assert words in SCREEN.preview(Invoke(), sight(state))[0]


def test_what_a_move_brings_is_fame_and_a_god_that_is_spent_costs_two():
    view = table(3, track=("gold", "pharaoh"), areas=({"god": 1, "art": 1, "writing": 1, "religion": 1},)).view(0)
    assert gain(Spend("gold"), view) == 3 - 2
    assert gain(Bid(13), view) == 3 + 5
    assert gain(Draw(), view) is None


@pytest.mark.parametrize(
    ("people", "hidden", "shown"), [(1, True, "10"), (2, True, "?"), (3, True, "?"), (2, False, "10")]
)
def test_fame_lies_face_down_among_people(people: int, hidden: bool, shown: str):
    look = sight(table(3, areas=(RICH,), hidden_scores=hidden), people=people)
    assert SCREEN.seat_line(0, look).number == shown


@pytest.mark.parametrize("fame", [0, 4, 30])
def test_a_number_that_leaves_out_the_floor_says_so_and_not_by_the_total(fame: int):
    """A lone Funeral among five Pharaohs: the others' fame lies face down, and the sentence does not hang on it."""
    areas = ({"pharaoh": 2, **CIVILIZED}, {}, {"pharaoh": 1, **CIVILIZED})
    state = table(3, epoch=2, track=("gold", "nile"), areas=areas)
    state.fame = [20, fame, fame]
    unsaid = "while it lies face down, that is not counted"
    tips = [SCREEN.tip(target, sight(state)) for target in (("track", 0), ("figure",))]
    assert [unsaid in tip.more for tip in tips if tip is not None] == [True, True]
    first = table(3, epoch=1, track=("gold", "nile"), areas=areas)
    assert unsaid not in SCREEN.tip(("track", 0), sight(first)).more, "all still have 10"
    state = table(3, epoch=2, track=("gold", "nile"), areas=({"flood": 1, **CIVILIZED},) * 3)
    assert unsaid not in SCREEN.tip(("track", 0), sight(state)).more
    state = table(3, epoch=2, track=("gold", "unrest"), areas=({"art": 1},) * 3)
    play(state, "invoke")
    bid = next(move for move in state.legal_moves() if isinstance(move, Bid))
    assert unsaid in SCREEN.preview(bid, sight(state, people=3))[0]
    assert unsaid not in SCREEN.preview(bid, sight(state))[0]


@pytest.mark.parametrize("known", [True, False])
def test_a_loss_of_an_epoch_is_told_with_the_floor_of_fame(known: bool):
    """The log, its headline and the table of the epoch: −7 may have been less, and who sees no total is told so too."""
    state = table(3, epoch=2, ra=7, bag={"ra": 1}, areas=({}, {"pharaoh": 1}, {"pharaoh": 1}), hidden_scores=not known)
    state.fame = [3, 9, 9]
    events = play(state, "draw")
    look = sight(state, 1, people=3)
    lines = SCREEN.log_lines(events, look)
    assert "not below 0" in next(line.words for line in lines if line.words.startswith(f"{look.name(0)}:"))
    assert any("nobody’s falls below 0" in line.words for line in SCREEN.headlines(lines, look))
    table_ = stage_table(events, look)
    assert table_ is not None
    assert "Nobody’s fame falls below 0." in table_.note


def test_a_first_flood_tells_of_niles_only_where_there_are_some():
    for niles, words in ((0, "with it your river begins to count"), (2, "your 2 Niles would count")):
        tip = SCREEN.tip(("track", 0), sight(table(3, track=("flood",), areas=({"nile": niles},))))
        assert tip is not None
        assert words in tip.reason


def auction(track: tuple[str, ...], area: dict[str, int], epoch: int = 1) -> RaState:
    """Seat 0 caused an auction and bids last; nobody has bid."""
    state = table(3, track=track, areas=(area,), epoch=epoch, bag={"ra": 2})
    play(state, "draw", "pass", "pass")
    return state


def lit(state: RaState) -> list[str]:
    return [button.words for button in SCREEN.prompt(sight(state)).buttons if button.primary]


@pytest.mark.parametrize(
    ("track", "area", "words"),
    [
        (("gold",), {}, "Bid 2"),
        (("drought",), {"flood": 1, "nile": 2}, "Pass"),
        (("drought",), {"nile": 5}, "Pass"),  # worth nothing now, yet two of them would go
        (("drought", "gold"), {"nile": 5}, "Bid 2"),
        (("drought",), {}, "Bid 2"),
    ],
)
def test_a_lot_that_harms_is_not_what_enter_bids_on(track: tuple[str, ...], area: dict[str, int], words: str):
    assert lit(auction(track, area)) == [words]


@pytest.mark.parametrize(
    ("track", "area", "lost"),
    [
        (("drought",), {"nile": 5}, "2 of your Niles"),
        (("drought", "nile"), {"nile": 5}, "1 of your Niles"),
        (("drought",), {"nile": 5, "flood": 1}, "1 of your Niles"),
        (("funeral",), {"pharaoh": 3}, "2 of your Pharaohs"),
        (("earthquake",), {"temple": 1, "sphinx": 2}, "2 of your monuments"),
        (("unrest",), {"art": 3}, ""),
        (("gold",), {"nile": 5}, ""),
    ],
)
def test_a_bid_tells_what_is_lost_beyond_the_epoch(track: tuple[str, ...], area: dict[str, int], lost: str):
    found = SCREEN.preview(Bid(2), sight(auction(track, area)))[0]
    assert found.endswith(f"Lost for good: {lost}." if lost else "face down.")
    assert "Lost" not in SCREEN.preview(Bid(2), sight(auction(track, area, epoch=3)))[0]


def test_monuments_are_given_up_for_what_they_would_bring_at_the_end():
    """With the one that is lost besides, at the least cost."""
    state = auction(("earthquake",), {"temple": 3, "sphinx": 2, "fortress": 1})
    play(state, "bid 2")
    look = sight(state)
    assert [gain(Lose(tile), look.view) for tile in ("temple", "sphinx", "fortress")] == [-5, -1, -1]
    assert "at the end of the game" in SCREEN.preview(Lose("temple"), look)[0]
    assert "at the end of the game" in SCREEN.moves_note(look)


def test_who_caused_the_auction_is_told_until_somebody_bids():
    assert SCREEN.prompt(sight(auction(("gold",), {}))).sentence.startswith("Leela drew Ra: ")


def test_no_number_stands_before_how_many_of_a_tile_are_in_the_bag():
    tip = SCREEN.tip(("area", 0, "pyramid"), sight(table(3, areas=({"pyramid": 2},), bag={"pyramid": 3})))
    assert tip.what.endswith("has 2.")
    assert (tip.worth, tip.reason) == ("", "3 still in the bag.")


def test_who_has_no_god_is_told_the_rule_without_reproach():
    tip = SCREEN.tip(("track", 0), sight(table(3, track=("nile",))))
    assert tip is not None
    assert not tip.refusal
    assert "spend a God; you have none" in tip.rule


def test_reasons_that_foretell_fame_say_until_when():
    told = [REASONS[key] for key in ("denies", "track_brings", "track_harms", "gives_up")]
    assert all(words.endswith("by the end of the game") for words in told)


def test_a_bid_says_the_number_that_is_typed_for_it_once():
    buttons = SCREEN.prompt(sight(auction(("gold",), {}))).buttons[:4]
    assert [key_of(button) for button in buttons] == ["2", "5", "8", "13"]
    assert [button.words for button in buttons] == ["Bid 2", "Bid 5", "Bid 8", "Bid 13"]
    assert not any(button.key or (button.picture and button.picture.badge) for button in buttons)


def test_a_tile_of_two_words_is_a_name_as_the_others_are():
    assert tiles_listed(["pyramid", "step-pyramid"]) == "a Pyramid and a Step Pyramid"


@pytest.mark.parametrize(
    ("lot", "words"),
    [
        (("gold",), "This lot: +3 fame if the epoch ended now"),
        (("gold", "unrest"), "This lot and its disasters: +3 fame if the epoch ended now"),
    ],
)
def test_what_a_lot_is_worth_is_said_of_the_lot_with_its_disasters_if_any(lot: tuple[str, ...], words: str):
    before = sight(table(3, track=lot))
    (moment,) = TELLING.moments([AuctionWon(1, 9, 1, lot)], before, before, [])
    assert moment.worth == words


def test_spending_a_god_says_what_for():
    before = sight(table(3, track=("nile",), areas=({"god": 1}, {}, {})))
    assert move_words(Spend("nile"), before) == "Spend a God to take a Nile"


def test_what_brought_most_is_told_of_whoever_won():
    state, rng, moves = start("ra", seats=3, seed=2), Rng(2), []
    while state.to_act is not None:
        before = state.view(0)
        moves.append((before, state.play(lively(state, rng))))
    look = sight(state)
    found = SCREEN.endings.results(moves, look)
    assert found.sentence_second.startswith(f"What brought {look.name(found.placings[0].seat)} most: ")
