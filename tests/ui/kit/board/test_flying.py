"""A picture that flies leaves nothing behind, whatever is painted while it moves."""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from durbar.ui.kit.board.sprites import BoardItem
from durbar.ui.kit.look.board_painter import BoardPainter

#: Where it flies to.
FAR = QRectF(200, 150, 40, 40)


class Red(BoardItem):
    """A red square."""

    def draw(self, canvas: BoardPainter) -> None:
        """The square."""
        canvas.painter.fillRect(self.box, QColor("red"))


def on_screen(view: QGraphicsView) -> QImage:
    """What the window holds, not painted anew."""
    screen = QApplication.primaryScreen()
    return screen.grabWindow(view.winId()).toImage()


def reds(picture: QImage, box: QRectF) -> bool:
    """Whether the middle of a box is red."""
    middle = box.center().toPoint()
    return picture.rect().contains(middle) and picture.pixelColor(middle) == QColor("red")


def test_what_is_painted_between_a_move_and_its_news_leaves_no_debris(qtbot: QtBot):
    scene = QGraphicsScene(0, 0, 300, 200)
    scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
    view = QGraphicsView(scene)
    view.setFrameShape(QGraphicsView.Shape.NoFrame)
    view.resize(QSize(300, 200))
    qtbot.addWidget(view)
    start = QRectF(20, 20, 40, 40)
    item = Red(start)
    scene.addItem(item)
    view.show()
    qtbot.waitExposed(view)
    qtbot.waitUntil(lambda: reds(on_screen(view), start))
    item.place(FAR)
    view.viewport().repaint(QRect(QPoint(140, 90), QSize(5, 5)))  # before the scene heard of it
    qtbot.waitUntil(lambda: reds(on_screen(view), FAR))
    assert not reds(on_screen(view), start)
