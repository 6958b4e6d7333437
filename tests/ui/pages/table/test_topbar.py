"""The bar at the top: what can be done is what it offers, a stage is never cut and explained under its name."""

import pytest
from PySide6.QtWidgets import QApplication, QSlider, QWidget
from pytestqt.qtbot import QtBot

import durbar
from durbar.engine.rng import Rng
from durbar.games.ra.moves import Invoke
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.chip import Chip
from durbar.ui.pages.table.topbar import Chips, Pill, TopBar
from durbar.ui.window import Window
from tests.contract.positions import CASE
from tests.ui.every_page import PAGES
from tests.ui.eyes import texts_in
from tests.ui.hands import button_called, page_of, sit_at
from tests.ui.positions import a_turn

#: No test here looks at pixels.
UNPAINTED = True

ROUND, SHEET = Chip("Tour de jeu 14", "Tour 14", True), Chip("Soleil", "Soleil", False)


@pytest.mark.parametrize(("width", "text"), [(1024, 1.0), (1024, 1.5), (1280, 1.0), (1280, 1.5)])
def test_the_stage_that_is_on_is_whole_and_the_slider_stays_where_it_is(qtbot: QtBot, width: int, text: float):
    look.set(text=text, window=(width, 720))
    bar = TopBar()
    qtbot.addWidget(bar)
    bar.set_title("The Dice Charmers")
    bar.set_move(231)
    bar.set_chips([ROUND, SHEET])
    bar.resize(width, bar.bar_height())
    bar.show()
    for _ in range(2):
        QApplication.processEvents()
    (slider,) = bar.findChildren(QSlider)
    on = next(pill for pill in bar.findChildren(Pill) if pill.chip == ROUND)
    assert on.width() >= on.sizeHint().width()
    assert on.geometry().right() < slider.x()
    before = slider.geometry()
    bar.set_chips([ROUND])
    bar.set_move(9)
    QApplication.processEvents()
    assert slider.geometry() == before
    look.set(text=1.0, window=(1280, 720))


def test_of_two_stages_that_are_on_the_last_is_named_and_shortened_before_it_is_cut(qtbot: QtBot):
    bar = QWidget()
    qtbot.addWidget(bar)
    chips = Chips(bar)
    bar.show()
    seen = []
    for width in (400, 110, 80, 50):
        chips.resize(width, 30)
        chips.set_chips([])  # they fit when they change
        chips.set_chips([ROUND, Chip("Dernier tour", "Dernier", True), SHEET])
        seen.append([pill.text() for pill in chips.pills if pill.isVisible()])
    assert seen[0] == ["Tour de jeu 14", "Dernier tour", "Soleil"]
    assert seen[1:3] == [["Dernier tour"], ["Dernier"]]
    assert [text[-1] for text in seen[3]] == ["…"]


def test_the_number_of_the_move_follows_the_language_while_a_stage_is_told(window: Window):
    PAGES["epoch table"](window)
    window.choices.switch_language("fr")
    QApplication.processEvents()
    assert [text for _, text in texts_in(page_of(window).frame.top) if text.startswith(("move", "coup"))] == ["coup 1"]


def test_the_top_bar_says_what_can_be_done(window: Window):
    page = sit_at(window, a_turn(), "ppp")
    top = page.frame.top

    def offered() -> list[bool]:
        return [button_called(top, name).live for name in ("Undo", "Redo", "Hint")]

    assert offered() == [False, False, True]
    page.clicks.make(Invoke())
    (slider,) = top.findChildren(QSlider)
    assert (slider.value(), slider.maximum()) == (1, 1)
    assert offered() == [True, False, True]
    page.travel.look_at(0)
    assert (slider.value(), slider.maximum()) == (0, 1)


@pytest.mark.parametrize("key", CASE)
def test_every_stage_has_a_tip_with_its_name(window: Window, key: str, english: None):
    state, rng, case = durbar.start(key, seats=3, seed=3), Rng(3), CASE[key]
    seen = set()
    while state.to_act is not None:
        if not rng.below(80):
            page = sit_at(window, state.copy(), game=key)
            QApplication.processEvents()  # they fit in the next turn of the loop
            (chips,) = page.frame.top.findChildren(Chips)
            for pill in chips.pills:
                if pill.isVisibleTo(chips):
                    tip = page.pointing.stage_tip(pill)
                    assert tip is not None
                    assert pill.chip in page.game_screen.chips(page.sight.view)
                    assert pill.chip is not None
                    assert tip.title == pill.chip.words
                    seen.add(tip.title)
        state.play(case.ways[0](state, rng))
    assert len(seen) > 1


def test_the_title_has_its_height_as_soon_as_letters_grow(qtbot: QtBot):
    """Whoever asks for the bar's height may hear of the new letters before the title does."""
    look.set(text=1.0, window=(1280, 720))
    bars, asked = list[TopBar](), list[int]()

    def ask() -> None:
        asked.extend(bar.bar_height() for bar in bars)

    look.changed.connect(ask)
    bars.append(TopBar())
    qtbot.addWidget(bars[0])
    look.set(text=2.0)
    look.changed.disconnect(ask)
    assert asked[-1] == bars[0].bar_height()
    look.set(text=1.0)
