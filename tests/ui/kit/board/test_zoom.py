"""Zoom and pan without a game: what stays where it is, what a drag is, what the overview shows, what is rendered."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPixmap,
    QPointingDevice,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from durbar.ui.kit.board.click_actions import ClickActions
from durbar.ui.kit.board.overview import Overview
from durbar.ui.kit.board.scene import BoardScene
from durbar.ui.kit.board.sprites import Face, Sprite
from durbar.ui.kit.board.view import BoardView
from durbar.ui.kit.board.zoom import MAX_ZOOM
from durbar.ui.kit.board.zoom_hint import HintStrip, ZoomHint
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.board_painter import BoardPainter
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.sight import Sight, Target
from tests.ui.eyes import pictures_held_by

SIGHT = Sight(0, None, (), (), lambda _move: None)
LEFT, MIDDLE, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.NoButton
PLAIN = Qt.KeyboardModifier.NoModifier


class Field(BoardScene):
    """A board of 400 by 300 with a square in each corner and one in the middle."""

    def __init__(self) -> None:
        super().__init__(400, 300)
        for number, (x, y) in enumerate(((0, 0), (360, 0), (0, 260), (360, 260), (180, 130))):
            sprite = Sprite((number,))
            sprite.show_as(Face(), QRectF(x, y, 40, 40))
            self.add(sprite)

    def furnish(self, canvas: BoardPainter, sight: Sight | None) -> None:
        canvas.painter.fillRect(canvas.box(QRectF(0, 0, 400, 300)), Qt.GlobalColor.darkGreen)
        canvas.painter.fillRect(canvas.box(QRectF(0, 0, 1, 300)), Qt.GlobalColor.white)

    def fill(self, sight: Sight) -> None:
        """All lies where it lay."""


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[BoardView]:
    scene = Field()
    scene.show_sight(SIGHT, ClickActions({(4,): ()}))
    shown = BoardView(scene)
    shown.resize(800, 600)
    shown.show()
    shown.settle()
    yield shown
    shown.close()


def at(view: BoardView, x: float, y: float) -> QPointF:
    """Where a point of the board lies on the viewport."""
    return view.viewportTransform().map(QPointF(x, y))


def mouse(view: BoardView, kind: QEvent.Type, spot: QPointF, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
    place = QPointF(view.viewport().mapToGlobal(spot.toPoint()))
    QApplication.sendEvent(view.viewport(), QMouseEvent(kind, spot, place, button, held, PLAIN))


def drag(view: BoardView, start: QPointF, way: QPointF, button: Qt.MouseButton = LEFT) -> None:
    mouse(view, QEvent.Type.MouseButtonPress, start, button, button)
    for part in (0.3, 0.6, 1.0):
        mouse(view, QEvent.Type.MouseMove, start + way * part, NONE, button)
    mouse(view, QEvent.Type.MouseButtonRelease, start + way, button, NONE)


def wheel(view: BoardView, spot: QPointF, delta: int) -> None:
    place = QPointF(view.viewport().mapToGlobal(spot.toPoint()))
    phase = Qt.ScrollPhase.NoScrollPhase
    QApplication.sendEvent(
        view.viewport(), QWheelEvent(spot, place, QPoint(), QPoint(0, delta), NONE, PLAIN, phase, False)
    )


def overview(view: BoardView) -> Overview:
    found = view.findChild(Overview)
    assert isinstance(found, Overview)
    return found


def test_the_wheel_zooms_at_the_pointer(view: BoardView):
    spot = at(view, 190, 140)
    before = view.mapToScene(spot.toPoint())
    for _ in range(3):
        wheel(view, spot, 120)
    after = view.mapToScene(spot.toPoint())
    assert view.zoom == pytest.approx(1.25**3)
    assert (after - before).manhattanLength() < 1
    for _ in range(20):
        wheel(view, spot, 120)
    assert view.zoom == MAX_ZOOM
    for _ in range(20):
        wheel(view, spot, -120)
    assert view.zoom == 1.0
    assert view.part_shown == QRectF(0, 0, 400, 300)


def test_fingers_on_a_touchpad_zoom_at_the_pointer(view: BoardView):
    spot = QPointF(300, 200)
    before = view.mapToScene(spot.toPoint())
    device, fingers = QPointingDevice.primaryPointingDevice(), 2
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture, device, fingers, spot, spot, spot, 0.5, QPointF()
    )
    QApplication.sendEvent(view.viewport(), event)
    assert view.zoom == pytest.approx(1.5)
    assert (view.mapToScene(spot.toPoint()) - before).manhattanLength() < 1


@pytest.mark.parametrize("button", [LEFT, MIDDLE])
def test_a_drag_moves_the_board_and_is_no_click(view: BoardView, button: Qt.MouseButton):
    clicked: list[Target] = []
    view.clicked.connect(clicked.append)
    view.zoom_by(3)
    spot, before = at(view, 200, 150), view.part_shown
    drag(view, spot, QPointF(30, 24), button)
    after = view.part_shown
    assert before.left() - after.left() == pytest.approx(30 / 6, abs=0.2)
    assert before.top() - after.top() == pytest.approx(24 / 6, abs=0.2)
    assert clicked == []


def test_a_click_stays_a_click_wherever_one_looks(view: BoardView):
    clicked: list[Target] = []
    view.clicked.connect(clicked.append)
    view.zoom_by(3)
    spot, before = at(view, 200, 150), view.part_shown
    drag(view, spot, QPointF(2, 2))
    assert clicked == [(4,)]
    assert view.part_shown == before


def test_a_board_that_is_seen_whole_is_not_dragged(view: BoardView):
    clicked: list[Target] = []
    view.clicked.connect(clicked.append)
    drag(view, at(view, 190, 140), QPointF(30, 20))
    assert view.part_shown == QRectF(0, 0, 400, 300)
    assert clicked == [(4,)]


def test_a_double_click_on_empty_ground_shows_all_and_one_on_a_piece_does_not(view: BoardView):
    view.zoom_by(2)
    mouse(view, QEvent.Type.MouseButtonDblClick, at(view, 200, 150), LEFT, LEFT)
    assert view.zoom == 2
    mouse(view, QEvent.Type.MouseButtonDblClick, at(view, 150, 100), LEFT, LEFT)
    assert view.zoom == 1


@pytest.mark.parametrize(("sign", "zoom"), [("+", 2.5), ("=", 2.5), ("-", 1.6), ("0", 1.0), ("1", 2.0), ("", 2.0)])
def test_keys_zoom(view: BoardView, sign: str, zoom: float):
    view.zoom_by(2)
    taken = view.take_key(QKeyEvent(QEvent.Type.KeyPress, 0, PLAIN, sign))
    assert taken == (zoom != 2.0)
    assert view.zoom == pytest.approx(zoom)


def test_keys_with_control_are_not_the_boards(view: BoardView):
    assert not view.take_key(QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.ControlModifier, "+"))


def test_what_the_keyboard_goes_to_comes_into_view(view: BoardView):
    view.zoom_by(4)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Up):
        QTest.keyClick(view, key)
        assert view.here is not None
        box = view.board.rect(view.here)
        assert box is not None
        assert view.part_shown.contains(box)
    assert view.here == (0,)


def test_the_overview_shows_the_panel_that_lies_on_the_board(view: BoardView, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(view.board, "aside_box", lambda: QRectF(200, 0, 200, 300))
    panel = QLabel()
    panel.setStyleSheet("background: #ff0000")
    view.set_aside(panel)
    view.zoom_by(2)
    picture = overview(view).grab().toImage()
    left, right = (picture.pixelColor(picture.width() * part // 4, picture.height() // 8) for part in (1, 3))
    assert right.name() == "#ff0000"
    assert left.name() != "#ff0000"


def test_the_overview_frames_what_is_seen_and_a_click_goes_there(view: BoardView):
    assert view.findChild(Overview) is None, "it is made when it is first wanted"
    view.zoom_by(4)
    small = overview(view)
    assert small.isVisible()
    QTest.mouseClick(small, LEFT, pos=QPoint(1, 1))
    assert view.part_shown.topLeft() == QPointF(0, 0)
    QApplication.sendEvent(small, QEvent(QEvent.Type.Leave))
    middle = small.geometry().center()
    assert middle.x() > 400, "it does not lie on what is looked at"
    assert middle.y() > 300
    QTest.mouseClick(small, LEFT, pos=QPoint(small.width() - 2, small.height() - 2))
    assert view.part_shown.bottomRight() == QPointF(400, 300)
    QApplication.sendEvent(small, QEvent(QEvent.Type.Leave))
    middle = small.geometry().center()
    assert middle.x() < 400
    assert middle.y() < 300
    view.fit()
    assert not small.isVisible()


def test_pictures_are_sharp_when_zooming_stops_and_never_larger_than_the_view(view: BoardView):
    view.zoom_by(MAX_ZOOM)
    view.settle()
    ratio = view.devicePixelRatioF()
    assert view.board.sharp == pytest.approx(view.transform().m11() * ratio)
    view.grab()
    held = pictures_held_by(view.board)
    room = (view.width() * ratio + 2) * (view.height() * ratio + 2)
    assert held
    assert all(picture.width() * picture.height() <= room for picture in held)
    view.fit()
    view.settle()
    assert len(pictures_held_by(view.board)) < len(held)


def test_after_a_pan_the_picture_is_as_if_painted_there_at_once(view: BoardView):
    view.zoom_by(3)
    view.settle()
    view.grab()
    view.pan(QPointF(150, 90))
    view.settle()
    moved = drawn(view)
    view.board.repaint_table()
    assert moved == drawn(view)


def drawn(view: BoardView) -> object:
    canvas = QPixmap(view.size())
    painter = QPainter(canvas)
    painter.setTransform(view.viewportTransform())
    view.board.drawBackground(painter, view.part_shown)
    painter.end()
    return canvas.toImage()


def test_a_resize_keeps_what_is_looked_at(view: BoardView):
    view.zoom_by(3)
    before = view.part_shown.center()
    view.resize(1000, 760)
    assert view.zoom == 3
    assert (view.part_shown.center() - before).manhattanLength() < 3


def test_letters_grow_with_the_text_as_far_as_they_have_room_and_never_shrink(qtbot: QtBot):
    def height(grow: float, box: QRectF) -> int:
        """How high the letters are that are drawn at twenty pixels as usual."""
        canvas = QPixmap(400, 200)
        canvas.fill(Qt.GlobalColor.white)
        painter = QPainter(canvas)
        BoardPainter(painter, 1.0, grow).words("H", box, 20, QColor("black"))
        painter.end()
        image = canvas.toImage()
        black = [y for y in range(200) for x in range(0, 400) if image.pixelColor(x, y).lightness() < 100]
        return max(black) - min(black) + 1

    roomy, tight = QRectF(20, 20, 300, 100), QRectF(20, 20, 300, 20)
    assert height(2.0, roomy) == pytest.approx(2 * height(1.0, roomy), abs=2)
    assert height(2.0, tight) == height(1.0, tight)


def test_who_wishes_for_larger_letters_is_told_once_that_zooming_makes_them(
    qtbot: QtBot, view: BoardView, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(ZoomHint, "said", False)
    assert view.findChild(ZoomHint) is None
    assert view.board.grow == 1.0
    look.set(text=2.0)
    view.settle()
    hint = view.findChild(ZoomHint)
    assert isinstance(hint, ZoomHint)
    assert hint.isVisible()
    assert view.board.grow == pytest.approx(look.letters)
    before = hint.height()
    assert before < 2 * paint.line_of(look.sans(12.5)), "one line"
    view.resize(400, 300)
    assert view.rect().contains(hint.geometry())
    assert hint.height() > before, "in a narrow view the words take more rows"
    assert hint.geometry().bottom() < view.height() / 2, "the hand lies at the foot"
    QTest.keyClick(view.window().windowHandle(), Qt.Key.Key_Shift)
    assert not hint.isVisible(), "whoever presses a key has read it"
    hint.show()
    view.zoom_by(4)
    view.settle()
    assert not hint.isVisible()
    assert view.board.grow == pytest.approx(max(1.0, look.letters / 4)), "what is four times as large needs no more"
    monkeypatch.setattr(ZoomHint, "said", False)
    strip = HintStrip(view.window())
    strip.resize(300, 40)
    strip.show()
    view.zoom_by(1 / view.zoom)
    view.strip = strip
    view.settle()
    lying = strip.findChild(ZoomHint)
    assert lying.geometry() == strip.rect(), "where there is a strip no board is covered"
    strip.filled.emit()
    assert lying.parentWidget() is view, "news is never hidden"
    assert lying.isVisible()
    monkeypatch.setattr(ZoomHint, "said", False)
    monkeypatch.setattr(HintStrip, "tells", True)
    view.settle()
    assert strip.findChild(ZoomHint) is None
    monkeypatch.setattr(HintStrip, "tells", False)
    monkeypatch.setattr(ZoomHint, "said", False)
    host = QWidget()
    qtbot.addWidget(host)
    first, later = BoardView(Field(), host), HintStrip(host)
    first.strip = later
    host.show()
    told = later.findChild(ZoomHint)
    assert told is not None, "also where the strip is shown after the board"
    later.resize(700, 40)
    assert told.geometry() == later.rect()
    other = BoardView(Field())
    qtbot.addWidget(other)
    other.show()
    other.settle()
    assert other.findChild(ZoomHint) is None, "it is said once, not for every game"
    look.set(text=1.0)


def test_the_overview_stays_while_the_pointer_is_on_it(view: BoardView):
    view.zoom_by(4.0)
    small = overview(view)
    before = small.geometry()
    for _ in range(2):
        QTest.mouseClick(small, LEFT, pos=small.rect().bottomRight() - QPoint(2, 2))
        assert small.geometry() == before, "a second click would hit what lies beneath"
    QApplication.sendEvent(small, QEvent(QEvent.Type.Leave))
    assert small.geometry() != before
