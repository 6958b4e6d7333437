"""Tiles of the prompt bar: seen and pressed beside the words at every size of letters, by pointer and by keyboard."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from durbar.games.raja.moves import Point
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import LIGHT, look
from durbar.ui.kit.tips.panel import TipPanel
from durbar.ui.kit.values.prompt import Button, Prompt, Tile
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.table.frame import TableFrame
from durbar.ui.pages.table.prompt_tiles import TileButton
from tests.ui.eyes import SLACK, Painted, unreadable
from tests.ui.hands import only, open_tips

ACTIONS = (
    "gold",
    "house",
    "two-houses",
    "move-house",
    "quarry",
    "palace",
    "palace-house",
    "governors",
    "character",
)
LONG = "Choisir en secret deux des neuf actions, puis garder le disque."
LONG_SECOND = "Le chemin le moins cher vers le Maharaja coûte 3 pièces d’or ; il vous en resterait 11, trop peu."


def disc(on: tuple[int, ...] = ()) -> tuple[Tile, ...]:
    return tuple(
        Tile(Picture(f"raja/action-{action}"), action, Point(action), Tip(action, rule="Once."), str(at + 1), at in on)
        for at, action in enumerate(ACTIONS)
    )


DONE = (
    Tile(Picture("raja/action-palace"), "palace", on=True, tip=Tip("palace", refusal="Too dear.", section="7.2")),
    Tile(Picture("raja/action-quarry"), "quarry", done=True, faded=True),
)
QUEUE = tuple(
    Tile(Picture("raja/action-palace"), f"bonus {at}", Point("gold"), running=at == 0, warn=at > 4) for at in range(10)
)
KEEP = Button("Garder ces deux actions", "G", primary=True)
PROMPTS = {
    "disc": Prompt(LONG, LONG_SECOND, buttons=(KEEP,), tiles=disc((1, 6))),
    "turn": Prompt("Your turn.", "Go.", buttons=(Button("End the turn", "E"),), tiles=DONE),
    "portraits": Prompt(LONG, "Le Mogol commence.", section="5.1", tiles=disc()[:7]),
    "queue": Prompt(LONG, LONG_SECOND, buttons=(KEEP, Button("Finir")), tiles=QUEUE, caption="À utiliser encore"),
    "three buttons": Prompt(
        LONG, "", buttons=(KEEP, Button("Bid 4"), Button("More", moves=(Point("gold"),))), tiles=DONE
    ),
}


@pytest.fixture
def frame(qtbot: QtBot, english: None) -> Iterator[TableFrame]:
    look.set(dark=False, text=1.0, window=(1280, 720))
    frame = TableFrame(QWidget(), (1080, 700))
    qtbot.addWidget(frame)
    frame.resize(1280, 720)
    frame.show()
    qtbot.waitExposed(frame)
    yield frame
    look.set(dark=False, text=1.0, window=(1280, 720))


def show(frame: TableFrame, prompt: Prompt) -> list[TileButton]:
    frame.set_prompt(prompt, "kit/emblem-lotus")
    QApplication.processEvents()
    return frame.prompt.tiles


def boxes(frame: TableFrame) -> list[QRect]:
    return [widget.geometry() for widget in (*frame.prompt.tiles, *frame.prompt.buttons, frame.prompt.text)]


def enter(widget: QWidget) -> None:
    spot = QPointF(widget.rect().center())
    QApplication.sendEvent(widget, QEnterEvent(spot, spot, QPointF(widget.mapToGlobal(QPoint(5, 5)))))


@pytest.mark.parametrize("prompt", PROMPTS)
@pytest.mark.parametrize(
    ("size", "text"), [((1280, 720), 1.0), ((1920, 1080), 1.5), ((1024, 680), 0.8), ((1024, 680), 1.5)]
)
def test_nothing_is_cut_or_covered(
    frame: TableFrame, monkeypatch: pytest.MonkeyPatch, prompt: str, text: float, size: tuple[int, int]
):
    painted = Painted(monkeypatch)
    frame.resize(*size)
    look.set(text=text, window=size)
    show(frame, PROMPTS[prompt])
    bar = frame.prompt
    assert not painted.of(bar) + unreadable(bar)
    places = boxes(frame)
    for at, one in enumerate(places):
        assert bar.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(one), (one, bar.rect())
        for two in places[at + 1 :]:
            both = one.intersected(two)
            assert both.width() <= SLACK or both.height() <= SLACK, (one, two)


def test_tiles_stand_left_of_the_buttons(frame: TableFrame):
    tiles = show(frame, PROMPTS["turn"])
    assert tiles[0].y() == tiles[1].y()
    assert tiles[1].geometry().right() < frame.prompt.buttons[0].x() - 10


def test_nine_tiles_share_a_line_with_a_short_sentence(frame: TableFrame):
    prompt = Prompt("Choose two actions in secret.", "3 gold to Agra.", buttons=(Button("Keep", "K"),), tiles=disc())
    tiles = show(frame, prompt)
    assert len({tile.y() for tile in tiles}) == 1


def test_tiles_without_room_in_one_row_stand_in_two_beside_two_buttons(frame: TableFrame):
    prompt = Prompt("Use your bonuses.", buttons=(KEEP, Button("End")), tiles=QUEUE, caption="Still to use")
    tiles = show(frame, prompt)
    caption = frame.prompt.caption
    assert len({tile.y() for tile in tiles}) == 2
    assert len({button.y() for button in frame.prompt.buttons}) == 1
    assert caption.isVisible()
    assert caption.geometry().right() < tiles[0].x()
    assert caption.x() > frame.prompt.text.geometry().right()
    show(frame, PROMPTS["turn"])
    assert not caption.isVisible()


def test_what_would_be_lost_has_a_madder_ring_and_is_told(frame: TableFrame):
    tiles = show(frame, PROMPTS["queue"])
    rings = [tile.grab().toImage().pixelColor(tile.width() // 2, 3).name() for tile in (tiles[0], tiles[1], tiles[5])]
    assert rings[0] == LIGHT.act.name()
    assert rings[2] == LIGHT.refuse.name()
    assert rings[1] not in (rings[0], rings[2])
    assert tiles[5].accessibleName() == "bonus 5, lost if the turn ends now"


def test_a_button_pointed_at_is_told(frame: TableFrame):
    told: list[object] = []
    frame.prompt.button_pointed.connect(told.append)
    show(frame, PROMPTS["disc"])
    button = frame.prompt.buttons[0]
    enter(button)
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert told == [KEEP, None]


def test_a_press_or_its_key_tells_which_tile(frame: TableFrame, qtbot: QtBot):
    tiles = show(frame, PROMPTS["disc"])
    with qtbot.waitSignal(frame.prompt.tile_pressed) as pressed:
        QTest.mouseClick(tiles[3], Qt.MouseButton.LeftButton)
    assert pressed.args == [tiles[3].tile]
    frame.activateWindow()
    frame.setFocus()
    with qtbot.waitSignal(frame.prompt.tile_pressed) as pressed:
        QTest.keyClick(frame, Qt.Key.Key_7)
    assert pressed.args == [tiles[6].tile]
    with qtbot.waitSignal(frame.prompt.button_pressed):
        QTest.keyClick(frame, Qt.Key.Key_G)


def test_whether_it_is_chosen_is_said_by_the_prompt_alone(frame: TableFrame):
    tiles = show(frame, PROMPTS["disc"])
    assert [tile.isChecked() for tile in tiles] == [at in (1, 6) for at in range(9)]
    QTest.mouseClick(tiles[3], Qt.MouseButton.LeftButton)
    assert not tiles[3].isChecked()
    show(frame, Prompt(LONG, tiles=disc((3,))))
    assert frame.prompt.tiles == tiles
    assert [tile.isChecked() for tile in tiles] == [at == 3 for at in range(9)]


def test_a_tile_without_a_move_plays_nothing_and_says_why(frame: TableFrame, qtbot: QtBot):
    tiles = show(frame, PROMPTS["turn"])
    with qtbot.assertNotEmitted(frame.prompt.tile_pressed):
        QTest.mouseClick(tiles[0], Qt.MouseButton.LeftButton)
        QTest.mouseClick(tiles[1], Qt.MouseButton.LeftButton)
    assert frame.prompt.text.second.text() == "Too dear."
    assert tiles[1].accessibleName() == "quarry, done"


def test_pointing_tells_the_tile_and_leaving_tells_none(frame: TableFrame):
    told: list[object] = []
    frame.prompt.tile_pointed.connect(told.append)
    tiles = show(frame, PROMPTS["disc"])
    enter(tiles[2])
    QApplication.sendEvent(tiles[2], QEvent(QEvent.Type.Leave))
    assert told == [tiles[2].tile, None]
    enter(tiles[8])
    show(frame, PROMPTS["turn"])
    assert told[2:] == [disc()[8], None]


def test_the_tip_comes_to_pointer_and_keyboard(frame: TableFrame, qtbot: QtBot):
    tiles = show(frame, PROMPTS["disc"])
    enter(tiles[2])
    qtbot.waitUntil(lambda: frame.tips.is_open)
    assert [tip.title for tip in open_tips(frame)] == ["two-houses"]
    frame.tips.close_all()
    tiles[2].setFocus(Qt.FocusReason.TabFocusReason)
    assert [tip.title for tip in open_tips(frame)] == ["two-houses"]
    assert QApplication.focusWidget() in (tiles[2], None)


def test_tab_goes_through_the_tiles_before_the_buttons(frame: TableFrame):
    tiles = show(frame, PROMPTS["disc"])
    assert frame.prompt.focus_order()[:10] == [*tiles, frame.prompt.buttons[0]]
    frame.prompt.focus_first()
    assert frame.focusWidget() is frame.prompt.buttons[0], "the lit button is what Enter presses"
    here = frame.focusWidget()
    tiles = show(frame, PROMPTS["turn"])
    frame.prompt.focus_first()
    assert frame.focusWidget() in (here, None), "Enter once too often must not end a turn"
    assert not any(tile.hasFocus() for tile in tiles), "nor choose an action"
    show(frame, Prompt("Go on.", "", buttons=(Button("Back", "B"), Button("Draw", "D", primary=True))))
    frame.prompt.focus_first()
    assert frame.focusWidget() is frame.prompt.buttons[1]


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_what_is_pointed_at_stays_where_it_is_on_the_screen(frame: TableFrame, text: float):
    """A preview may need more room than the prompt's own words; nothing may slip away below the pointer."""
    look.set(text=text)
    tiles = show(frame, PROMPTS["disc"])
    bar = frame.prompt
    before = [(tile.mapTo(frame, QPoint(0, 0)), tile.size()) for tile in (*tiles, *bar.buttons)]
    for second in ("Short.", f"{LONG_SECOND} {LONG_SECOND}", ""):
        bar.say_preview(second, "refuse")
        QApplication.processEvents()
        assert [(tile.mapTo(frame, QPoint(0, 0)), tile.size()) for tile in (*tiles, *bar.buttons)] == before


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1024, 680), (1280, 720)])
def test_board_and_bar_stay_where_they_are_whatever_is_said(frame: TableFrame, size: tuple[int, int], text: float):
    frame.resize(*size)
    look.set(text=text, window=size)
    kept = None
    for prompt in PROMPTS.values():
        show(frame, prompt)
        for second in (" ".join([LONG_SECOND] * 5), ""):
            frame.prompt.say_preview(second, "quiet")
            QApplication.processEvents()
            places = (frame.board.geometry(), frame.prompt.geometry(), frame.column.geometry())
            kept = kept or places
            assert places == kept


def test_the_ring_of_the_link_has_room(frame: TableFrame):
    show(frame, PROMPTS["portraits"])
    link, text = frame.prompt.text.link, frame.prompt.text
    ring = QRect(link.mapTo(text.viewport(), QPoint(0, 0)), link.size()).adjusted(-4, -4, 4, 4)
    assert text.viewport().rect().contains(ring)


def test_a_button_that_opens_a_menu_shows_it(frame: TableFrame):
    show(frame, PROMPTS["three buttons"])
    menu = frame.prompt.buttons[2]
    with_arrow = menu.sizeHint().width()
    menu.set_menu(False)
    assert menu.sizeHint().width() < with_arrow


def test_a_tip_covers_neither_its_tile_nor_the_others(frame: TableFrame):
    tiles = show(frame, PROMPTS["disc"])
    tiles[5].setFocus(Qt.FocusReason.TabFocusReason)
    assert not only(frame, TipPanel).box.intersects(frame.prompt.geometry())
