"""Tiles: pictures in the prompt bar, left of its buttons, that one chooses or that show how far a choice has come."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from durbar.ui.kit.controls.buttons import KitButton, spoken
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.letters import letter_font
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import LIGHT, look
from durbar.ui.kit.tips.body import spoken_tip
from durbar.ui.kit.values.prompt import Tile
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate

#: Units round a tile that its tick may take.
TICK_MARGIN = 2

#: Tiles stay cream in the dark theme, as the pictures on them need it.
TILE_GROUND, TILE_EDGE = QColor("#F8ECCF"), QColor("#CDB47C")
HOT_GROUND = QColor("#FFF6E2")
ON_GROUND = QColor("#FBE3BC")
FADED_GROUND, FADED_EDGE = QColor("#F3EAD6"), QColor("#D6C6A0")
#: How strong the picture of a spent tile is.
SPENT_OPACITY = 0.42


class TileButton(KitButton):
    """One tile. Without a move it can be pointed at and focused, and a press does nothing but explain.

    alarmed: a tile with ``warn`` shows it.
    """

    leaves_arrows = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, radius=8)
        self.tile = Tile(Picture(""), "")
        self._side = 0
        self.alarmed = False

    def set_tile(self, tile: Tile) -> None:
        """Show a tile."""
        self.tile = tile
        self.setText(spoken(tile.words))
        self.setAccessibleName(_name_of(tile))
        self.setAccessibleDescription(spoken_tip(tile.tip) if tile.tip is not None else "")
        self.setCheckable(tile.move is not None or tile.on)
        self.setChecked(tile.on)
        self.set_off(tile.move is None)
        self.update()

    def set_alarmed(self, alarmed: bool) -> None:
        """Set whether it shows that it would be lost."""
        if alarmed != self.alarmed:
            self.alarmed = alarmed
            self.update()

    def set_side(self, side: int) -> None:
        """Be as large as this, in pixels, without the margin."""
        if side != self._side:
            self._side = side
            self._restyle()

    def tip(self) -> Tip | None:
        """Return its tip; at least its name."""
        return self.tile.tip or (Tip(self.tile.words) if self.tile.words else None)

    def nextCheckState(self) -> None:
        """Leave the state alone: whether it is chosen is the game's to say, with the next prompt."""

    def sizeHint(self) -> QSize:
        """Return the tile and its margin."""
        whole = self._side + 2 * look.px(TICK_MARGIN)
        return QSize(whole, whole)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw ground, picture, key, tick, and the sign that it would be lost."""
        painter, tile = QPainter(self), self.tile
        margin, side = look.px(TICK_MARGIN), self._side
        box = QRectF(margin, margin, side, side)
        self._paint_ground(painter, box)
        room = round(side * (0.84 if tile.on else 0.81))
        inset = (side - room) // 2
        place = box.adjusted(inset, inset, -inset, -inset)
        paint.picture(painter, tile.picture, place, SPENT_OPACITY if tile.faded else 1)
        if tile.key:
            self._paint_key(painter, box)
        if tile.done:
            radius = min(8.5 * look.u, side * 0.17)
            away = side + margin - radius - look.u
            paint.tick(painter, QPointF(away, away), radius)
        if tile.warn and self.alarmed:
            self._paint_warning(painter, box)

    def _paint_ground(self, painter: QPainter, box: QRectF) -> None:
        tile = self.tile
        hot = self.live and (self.underMouse() or self.isDown())
        fill, edge = (FADED_GROUND, FADED_EDGE) if tile.faded else (TILE_GROUND, TILE_EDGE)
        if tile.on or tile.running or (self.live and self.isDown()):
            fill = ON_GROUND
        elif hot:
            fill, edge = HOT_GROUND, LIGHT.rule
        if tile.on:
            paint.panel(painter, box, fill, LIGHT.act, 2.6, 8, 1)
        elif tile.running:
            paint.panel(painter, box, fill, LIGHT.act, 2.6, 8, 1)
            inset = 4.5 * look.u
            paint.panel(painter, box.adjusted(inset, inset, -inset, -inset), paint.NOTHING, LIGHT.act, 1.2, 5, 1)
        elif tile.warn and self.alarmed:
            paint.panel(painter, box, fill, LIGHT.refuse, 2.6, 8, 1)
        else:
            paint.panel(painter, box, fill, edge, 1.2, 8, 1)

    def _paint_warning(self, painter: QPainter, box: QRectF) -> None:
        """Draw a madder disc with a mark of exclamation in the corner."""
        side = box.width() * 0.3
        disc = QRectF(box.right() - side + look.u, box.y() - look.u, side, side)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(LIGHT.refuse)
        painter.drawEllipse(disc)
        font = letter_font(False, round(side * 0.8), bold=True)
        paint.words(painter, disc, "!", font, LIGHT.panel, Qt.AlignmentFlag.AlignCenter)

    def _paint_key(self, painter: QPainter, box: QRectF) -> None:
        """Draw the key's name on a small ground in the corner, as large as letters are but never half the tile."""
        font = look.sans(10.5)
        font.setPixelSize(min(font.pixelSize(), round(box.height() * 0.3)))
        high = paint.line_of(font)
        plate = QRectF(box.x() + look.px(2), box.y() + look.px(2), max(high, paint.width_of(self.tile.key, font)), high)
        paint.rounded(painter, plate, paint.faded(LIGHT.panel, 0.85), paint.NOTHING, 0, 4 * look.u)
        paint.words(painter, plate, self.tile.key, font, LIGHT.quiet, Qt.AlignmentFlag.AlignCenter)


def _name_of(tile: Tile) -> str:
    if tile.done:
        return translate("Prompt", "{tile}, done").format(tile=tile.words)
    if tile.warn:
        return translate("Prompt", "{tile}, lost if the turn ends now").format(tile=tile.words)
    return tile.words
