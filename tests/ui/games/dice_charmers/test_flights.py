"""What flies over the sheet of The Dice Charmers goes to where it then lies, with the face it then shows."""

from dataclasses import replace

import pytest

from durbar.games.dice_charmers.events import RoundBegan, TurnEnded
from durbar.games.dice_charmers.names import DICE, DIE_NUMBER
from durbar.ui.games.dice_charmers import pieces
from durbar.ui.games.dice_charmers.board import layout as at
from durbar.ui.games.dice_charmers.board.board import DiceCharmersBoard
from durbar.ui.games.dice_charmers.board.flights import BOAT, Flights
from durbar.ui.games.dice_charmers.board.layout import layout_of
from durbar.ui.window import Window
from tests.games.dice_charmers.build import play
from tests.ui.games.dice_charmers.positions import a_choice_with_karma, nothing_usable, sit_at, the_maharani
from tests.ui.hands import flying
from tests.ui.positions import sight

#: No test here looks at pixels.
UNPAINTED = True

pytestmark = pytest.mark.usefixtures("english")


def test_the_boat_sails_from_where_it_was_to_where_it_is_then():
    state = the_maharani()
    before, look = state.view(0), sight(state)
    events = play(state, str(state.legal_moves()[0]))
    layout, after = layout_of(before.sheet), state.view(0)
    (boat,) = [flight for flight in Flights(look).of(events) if flight.what == BOAT]
    assert before.marks[0].position < after.marks[0].position
    assert boat.origin == layout.boat(before.marks[0].position)
    assert boat.end == layout.boat(after.marks[0].position)


def test_the_boat_leaves_a_trace_of_its_seat_and_of_computers_none_on_another_ones_sheet():
    state = the_maharani()
    look = sight(state)
    events = play(state, str(state.legal_moves()[0]))
    (boat,) = [flight for flight in Flights(look).of(events) if flight.what == BOAT]
    assert (boat.seat, boat.leaves) == (0, True)
    board = DiceCharmersBoard()
    ended = [*events, TurnEnded(0)]
    for people, swept in ((1, False), (0, True)):
        board.sight = replace(look, people=people)
        assert [board.sweeps(events), board.sweeps(ended)] == [False, swept]


def test_a_die_that_is_rolled_turns_from_its_old_face_to_its_new_one():
    state = a_choice_with_karma()
    look = sight(state)
    events = play(state, "reroll purple1")
    after = state.view(1)
    found = {flight.what: flight for flight in Flights(look).of(events)}
    assert set(found) == {("die", "purple1"), ("die", "green2")}
    for (_, die), flight in found.items():
        colour = DIE_NUMBER[die] // 2
        assert flight.face.art == pieces.die(colour, after.face(die))
        assert flight.back is not None
        assert flight.back.art == pieces.die(colour, look.view.face(die))
    assert found["die", "green2"].end == at.RIDER


def test_the_dice_of_a_round_leave_no_other_picture_of_themselves_while_they_roll():
    look = sight(the_maharani())
    began = RoundBegan(look.view.round + 1, 0, (0,) * len(DICE))
    rolled = Flights(look).of([began])
    assert {(flight.start, flight.what) for flight in rolled} == {(0, ("die", die)) for die in DICE}
    assert len({flight.length for flight in rolled}) > 1


def test_a_round_is_put_away_before_the_dice_of_the_next_one_are_rolled(
    window: Window, monkeypatch: pytest.MonkeyPatch
):
    state = nothing_usable()
    state.pick = state.seats - 1
    page = sit_at(window, state, "ppp")
    page.play.set_speed("normal")
    board, seen, at = page.board.board, [], page.table.state.round
    board.pace = 1.0
    animate = board.animate
    monkeypatch.setattr(board, "animate", lambda *told: (seen.append((board.sight, flying(board))), animate(*told)))
    page.play.play(page.table.game.read_move("pass"))
    assert any(isinstance(event, RoundBegan) for event in page.table.events[-1])
    board.finish()
    assert [(one.view.round, flyers) for one, flyers in seen] == [(at + 1, [])]
