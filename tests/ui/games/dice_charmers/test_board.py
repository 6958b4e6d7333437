"""The board of The Dice Charmers: what is written is seen, what a move would write is ringed, all can be pointed at."""

import json
from collections.abc import Iterator
from itertools import combinations
from operator import sub

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

import durbar
from durbar.engine.rng import Rng
from durbar.games.dice_charmers import state as states
from durbar.games.dice_charmers.board import read_board
from durbar.games.dice_charmers.events import BoatMoved, DieChosen
from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.moves import Choose, Half, Road
from durbar.games.dice_charmers.state import DiceCharmersState
from durbar.session.player import Player
from durbar.system.boards import shipped
from durbar.ui.games.dice_charmers.board.board import DiceCharmersBoard
from durbar.ui.games.dice_charmers.board.layout import RIDER, SHEET, Layout, kept, layout_of
from durbar.ui.games.dice_charmers.board.sketch import paint_sketch
from durbar.ui.kit.board.click_actions import ClickActions
from durbar.ui.kit.values.sight import Sight, Target
from tests.games.dice_charmers.build import play, table
from tests.games.dice_charmers.keeping import lively

CHARACTERS = ("great_mogul", "maharani", "merchant", "raja_man_singh", "master_builder", "portuguese")
BUILDINGS = ("temple", "fort", "garden", "stepwell")
GOODS = ("tea", "silk", "spices")
#: Pale colours painted inside a clip are rounded otherwise.
ROUNDED = 3
PLAYERS = [Player(name, emblem=seat) for seat, name in enumerate(("Leela", "Marc", "Asha", "Theo", "Noor"))]


def game(seats: int, sheet: str, seed: int = 1) -> Iterator[DiceCharmersState]:
    """The positions of a lively game."""
    state = durbar.game("dice_charmers").start(seats, seed, {"sheet": sheet})
    assert isinstance(state, DiceCharmersState)
    rng = Rng(seed)
    while state.to_act is not None:
        yield state
        state.play(lively(state, rng))
    yield state


def sight(state: DiceCharmersState, chosen: tuple[Target, ...] = ()) -> Sight:
    seat = state.to_act or 0
    return Sight(seat, state.view(seat), PLAYERS, tuple(state.legal_moves()), state.why_not, chosen=chosen)


def board(qtbot: QtBot) -> DiceCharmersBoard:
    scene = DiceCharmersBoard()
    scene.settle(0.7)
    return scene


def picture(scene: DiceCharmersBoard) -> QImage:
    image = QImage(859, 504, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), scene.sceneRect())
    painter.end()
    return image


def scene_box(scene: DiceCharmersBoard, box: QRectF) -> QRect:
    """Where a box of the board lies in its picture."""
    wide = 859 / scene.sceneRect().width()
    return QRectF(box.topLeft() * wide, box.size() * wide).toRect()


def farthest(one: QImage, other: QImage) -> int:
    """By how much the colours of two pictures differ at most, of 255."""
    return max(map(abs, map(sub, bytes(one.constBits()), bytes(other.constBits()))))


def written(marks: Marks, layout: Layout) -> set[tuple[float, ...]]:
    """The middles of all that is ticked, circled or crossed out on a sheet."""
    boxes = [layout.fame(cell) for cell in range(1, marks.fame + 1)]
    boxes += [layout.coin(coin) for coin in range(1, marks.money + 1)]
    boxes += [layout.space(n) for n in range(1, 19) if marks.river >> n - 1 & 1]
    boxes += [layout.karma(n) for n in range(1, marks.karma + 1)]
    for row, good in enumerate(GOODS):
        boxes += [layout.good(good, column) for column in range(1, marks.circled[row] + 1)]
    for row, who in enumerate(CHARACTERS):
        boxes += [layout.box(who, n) for n in range(1, marks.palace[row] + 1)]
    for row in range(len(BUILDINGS)):
        boxes += [layout.level(row, n) for n in range(2, marks.levels[row] + 1)]
    boxes += [layout.medal(bonus) for n, bonus in enumerate(layout.sheet.bonuses) if marks.gained >> n & 1]
    return {middle(box) for box in boxes}


def middle(box: QRectF) -> tuple[float, ...]:
    return round(box.center().x(), 1), round(box.center().y(), 1)


@pytest.mark.parametrize(("seats", "sheet"), [(2, "sun"), (5, "moon")])
def test_every_place_can_be_pointed_at(qtbot: QtBot, seats: int, sheet: str):
    scene = board(qtbot)
    kinds = set()
    for state in game(seats, sheet):
        if state.played % 40:
            continue
        scene.show_sight(sight(state))
        for target in scene.targets:
            box = scene.rect(target)
            assert box is not None
            assert scene.target_at(box.center()) == target
            kinds.add(target[0])
    assert kinds >= {"die", "cell", "bonus", "space", "good", "value", "box", "character", "level", "karma", "fame"}
    assert kinds >= {"coin", "front", "elephant", "depot", "tray", "residence", "area"}


def test_open_sides_are_places_while_half_roads_are_drawn(qtbot: QtBot):
    scene = board(qtbot)
    seen = 0
    for state in game(3, "sun"):
        halves = [move for move in state.legal_moves() if isinstance(move, Half)] if state.to_act is not None else []
        if state.played % 5 and not halves:
            continue
        scene.show_sight(sight(state))
        sides = {target[1:] for target in scene.targets if target[0] == "side"}
        assert sides == {(half.cell, half.side) for half in halves}
        seen += len(sides)
    assert seen


@pytest.mark.parametrize("sheet", ["sun", "moon"])
def test_a_preview_rings_all_that_a_move_would_write(qtbot: QtBot, sheet: str):
    scene, checked = board(qtbot), 0
    for state in game(4, sheet, seed=3):
        seat = state.to_act
        if seat is None or state.played % 3:
            continue
        now = sight(state)
        layout = layout_of(state.sheet)
        for move in [move for move in now.legal if not move.reveals][:3]:
            after = state.copy()
            after.play(move)
            new = written(after.marks[seat], layout) - written(state.marks[seat], layout)
            ringed = {middle(mark.box) for mark in scene.outcome(move, now)}
            assert new <= ringed, move
            checked += bool(new)
    assert checked > 20


def test_a_die_that_would_lie_on_the_elephant_hides_the_one_there(qtbot: QtBot):
    scene = board(qtbot)
    seen: dict[object, dict[object, QImage]] = {}
    for seed in range(1, 25):
        state = table(3, turn=1, at={"green1": 0, "green2": "elephant"}, karma=2, karma_used=1, seed=seed)
        play(state, "reroll purple1")
        now = sight(state)
        if (move := Choose("green2")) in now.legal:
            scene.show_sight(now)
            scene.point((), move)
            face, going = now.view.face("purple1"), now.view.face("green2")
            box = QRectF(RIDER.center(), RIDER.bottomRight() - QPointF(8, 8))
            seen.setdefault(face, {})[going] = picture(scene).copy(scene_box(scene, box))
    pictures = [list(by_face.values()) for by_face in seen.values() if len(by_face) > 1]
    assert pictures
    for first, *others in pictures:
        assert all(other == first for other in others)


def test_what_is_painted_anew_is_all_that_changed(qtbot: QtBot):
    scene = board(qtbot)
    for state in game(4, "moon", seed=5):
        if state.played > 120:
            break
        scene.show_sight(sight(state))
        if state.played % 40 == 39:
            fresh = board(qtbot)
            fresh.show_sight(sight(state))
            assert farthest(picture(scene), picture(fresh)) <= ROUNDED, state.played


def test_the_sheet_of_whoever_acts_is_shown(qtbot: QtBot):
    scene = board(qtbot)
    for state in game(3, "sun"):
        if state.to_act is not None and state.played % 20 == 0:
            scene.show_sight(sight(state))
            assert ("depot", state.to_act) in scene.targets


def test_a_road_that_is_picked_out_shows_as_a_ghost(qtbot: QtBot):
    scene = board(qtbot)
    state = next(state for state in game(3, "sun") if any(isinstance(move, Road) for move in state.legal_moves()))
    move = next(move for move in state.legal_moves() if isinstance(move, Road))
    plain, chosen = sight(state), sight(state, (("road", move.cell, move.arms),))
    assert scene.notes(plain) == []
    layout = layout_of(state.sheet)
    assert middle(layout.cell(move.cell)) in {middle(mark.box) for mark in scene.notes(chosen)}
    scene.show_sight(plain)
    before = picture(scene)
    scene.show_sight(chosen, ClickActions({("cell", move.cell): (move,)}))
    assert picture(scene) != before


def test_boat_and_dice_land_where_they_are_shown_afterwards(qtbot: QtBot):
    scene, sailed, taken = board(qtbot), 0, 0
    for state in game(3, "moon", seed=2):
        if state.to_act is None or state.played > 150:
            break
        before = sight(state)
        for move in before.legal:
            if move.reveals:
                continue
            after = state.copy()
            events = after.play(move)
            ends = {flight.what: flight.end for flight in scene.flights(events, before)}
            boats = [event for event in events if isinstance(event, BoatMoved) and not event.back]
            if boats:
                assert ends[("boat",)] == layout_of(state.sheet).boat(after.marks[before.seat].position)
                sailed += 1
            if isinstance(move, Choose) and any(isinstance(event, DieChosen) for event in events):
                assert ends[("die", move.die)] == kept(0, 1)
                taken += 1
    assert sailed
    assert taken


def other_sheets(fame_cells: int, corners: tuple[int, int]) -> str:
    """Durbar's sheets with other tracks, other exits and a symbol that nobody has drawn."""
    text = shipped("dice_charmers").replace('"lamp"', '"zebra"')
    file = json.loads(text)
    file["tracks"] = {"fame_cells": fame_cells, "corners": corners}
    for sheet in file["sheets"].values():
        sheet["exits"] = "NE"
        for track, last in (("fame", fame_cells), ("money", 2 * (fame_cells - 2))):
            sheet[track] = {cell: effect for cell, effect in sheet[track].items() if int(cell) <= last}
    return json.dumps(file)


@pytest.mark.parametrize(("cells", "corners"), [(12, (4, 9)), (40, (16, 25)), (55, (20, 38)), (100, (40, 61))])
def test_tracks_of_other_files_have_room(cells: int, corners: tuple[int, int]):
    sheets = read_board(other_sheets(cells, corners), shipped("dice_charmers")).sheets
    for sheet in sheets.values():
        layout = layout_of(sheet)
        fame = [layout.fame(cell) for cell in range(1, cells + 1)]
        coins = [layout.coin(coin) for coin in range(1, sheet.tracks.money_cells + 1)]
        for row in (fame, coins):
            assert all(SHEET.contains(box) for box in row)
            assert not [
                (one, two)
                for one, two in combinations(row, 2)
                if one.adjusted(0.1, 0.1, -0.1, -0.1).intersects(two.adjusted(0.1, 0.1, -0.1, -0.1))
            ]
        assert all(SHEET.contains(layout.medal(bonus)) for bonus in sheet.bonuses)


def test_sheets_of_another_file_are_drawn(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    own = board(qtbot)
    own.show_sight(sight(next(game(2, "sun"))))
    file = read_board(other_sheets(55, (20, 38)), shipped("dice_charmers"))
    monkeypatch.setattr(states, "board_of", lambda _id: file)
    scene = board(qtbot)
    scene.show_sight(sight(next(game(2, "sun"))))
    assert ("fame", 55) in scene.targets
    assert ("coin", 106) in scene.targets
    assert picture(scene) != picture(own)


@pytest.mark.parametrize("width", [84, 560])
def test_a_sketch_shows_whose_sheet_it_is(qtbot: QtBot, width: int):
    state = [state.copy() for state in game(3, "sun", seed=4)][-1]
    view = state.view(0)
    images = []
    for seat in range(3):
        image = QImage(width, round(width * 0.72), QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        paint_sketch(painter, QRectF(image.rect()), view, seat)
        painter.end()
        images.append(image)
    assert all(one != two for one, two in combinations(images, 2))


def test_a_number_beside_the_money_track_is_its_coin(qtbot: QtBot):
    scene, state = board(qtbot), next(game(3, "sun"))
    scene.show_sight(sight(state))
    numbers = layout_of(state.sheet).coin_numbers()
    assert {10, 60, 70} <= set(numbers)
    assert all(scene.target_at(box.center()) == ("coin", coin) for coin, box in numbers.items())


def test_the_picture_of_a_building_stands_for_its_row(qtbot: QtBot):
    scene, state = board(qtbot), next(game(3, "sun"))
    scene.show_sight(sight(state))
    layout = layout_of(state.sheet)
    for row, building in enumerate(BUILDINGS):
        assert scene.target_at(layout.building(row).center()) == ("level", building, 2)
