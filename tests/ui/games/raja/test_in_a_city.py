"""Building where one's architect stands: a city is clicked by its walls or its name, and says what is built there."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from durbar.games.raja.moves import BuildersHouse, End, House, Palace
from durbar.ui.games import game_screen
from durbar.ui.games.raja.board.layout import FIELD, layout_of
from durbar.ui.games.raja.board.marks import OneMore
from durbar.ui.window import Window
from tests.games.raja.build import table
from tests.ui.games.raja.positions import ROADS, a_turn, sit_at
from tests.ui.hands import click_target, second_line
from tests.ui.positions import sight

#: No test here looks at pixels.
UNPAINTED = True

SCREEN = game_screen("raja")
HERE = ("city", "AHM")


def houses_only(**more: object):
    """Seat 0 at AHM has a house to build there, or elsewhere."""
    return table(3, disc=("house", "gold"), villages=ROADS, architects=("AHM",), **more)


def test_all_of_a_name_plate_is_its_city(qapp: object):
    board = SCREEN.make_board()
    board.show_sight(sight(a_turn()))
    for city in a_turn().view(0).cities:
        plate: QRectF = layout_of(a_turn().board).plate(city)
        for part in (0.1, 0.3, 0.5, 0.7, 0.9):
            assert board.target_at(QPointF(plate.left() + part * plate.width(), plate.center().y())) == ("city", city)


def test_a_click_on_the_city_builds_the_house_that_is_due(window: Window, qtbot: QtBot):
    page = sit_at(window, houses_only())
    assert page.shown.offer.legal[HERE] == (House("AHM"),)
    tip = SCREEN.tip(HERE, page.sight)
    assert "Click the city: Build a house in Ahmadabad" in tip.click
    click_target(page, HERE)
    assert page.table.moves == [House("AHM")]


def test_where_more_can_be_built_a_click_on_the_city_opens_the_choice(window: Window, qtbot: QtBot):
    state = table(2, disc=("palace_house", "gold"), cards=(5, 6), architects=("AHM",))
    page = sit_at(window, state)
    able = page.shown.offer.legal[HERE]
    assert set(able) >= {House("AHM"), BuildersHouse("AHM"), Palace("AHM", "outer")}
    assert "choose what to build here" in SCREEN.tip(HERE, page.sight).click
    click_target(page, HERE)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    said = [action.text() for action in menu.actions()]
    assert "Build a house in Ahmadabad\t1 gold" in said
    assert "Build the Builder’s house in Ahmadabad\tfree" in said
    assert not menu.geometry().intersects(page.board.rect_of(HERE).adjusted(2, 2, -2, -2))
    menu.close()


def test_a_site_on_which_no_palace_is_due_points_to_the_house(window: Window, qtbot: QtBot):
    page = sit_at(window, houses_only())
    click_target(page, ("central", "AHM"))
    assert page.table.at == 0
    assert "To build a house, click Ahmadabad." in second_line(page)


@pytest.mark.parametrize("houses", ["", "A", "AAB"])
def test_what_is_built_is_not_counted_with_what_would_be(qapp: object, houses: str):
    """The preview stands beside the counts and says one more; it covers none of them."""
    state = houses_only(city_houses={"AHM": houses})
    board = SCREEN.make_board()
    look = sight(state)
    board.show_sight(look)
    (mark,) = board.outcome(House("AHM"), look)
    assert isinstance(mark.drawing, OneMore)
    numbers = [houses.count(seat) for seat in "AB" if seat in houses]
    for box in layout_of(look.view.board).counts("AHM", numbers, True) if numbers else ():
        assert not box.intersects(mark.box)
        assert FIELD.contains(mark.box)
        assert mark.box.width() > box.width()  # room for “+1”


@pytest.mark.parametrize(("gold", "said"), [(0, "You can pay for nothing more"), (5, "Your turn")])
def test_a_prompt_asks_for_nothing_that_cannot_be_paid(qapp: object, gold: int, said: str):
    state = table(3, disc=("house", "palace"), villages={}, architects=("AHM",), gold=(gold,))
    look = sight(state)
    prompt = SCREEN.prompt(look)
    assert prompt.sentence.startswith(said)
    if not gold:
        assert look.legal == (End(),)
        assert "the bank gives" in prompt.second
        assert prompt.tone == "refuse"
