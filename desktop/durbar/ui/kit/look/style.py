"""How Durbar's controls look: Qt's own, drawn by one style in the colours and measures of the theme."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any, cast

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QApplication,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionComplex,
    QStyleOptionSlider,
    QStyleOptionTab,
    QWidget,
)

from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look

#: Between the words of a button and the name of the key that presses it, as in Qt's menus.
KEY = "\t"
#: Units: the side of a box to tick, what stands left of the words of a button, and what lies round them.
_BOX_SIDE, _WORDS_MARGIN, _WORDS_GAP = 20, 16, 9
_ROUND_JOIN = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)

_State, _Control, _Primitive = QStyle.StateFlag, QStyle.ControlElement, QStyle.PrimitiveElement
_Complex, _Sub, _Contents, _Metric = QStyle.ComplexControl, QStyle.SubControl, QStyle.ContentsType, QStyle.PixelMetric
_Feature = QStyleOptionButton.ButtonFeature


def palette() -> QPalette:
    """Return the colours of the theme as Qt's widgets take them."""
    c = look.c
    colours = QPalette(c.panel, c.panel)
    for role, colour in (
        (QPalette.ColorRole.Window, c.panel),
        (QPalette.ColorRole.WindowText, c.ink),
        (QPalette.ColorRole.Base, c.field),
        (QPalette.ColorRole.AlternateBase, c.wash),
        (QPalette.ColorRole.Text, c.ink),
        (QPalette.ColorRole.Button, c.panel),
        (QPalette.ColorRole.ButtonText, c.ink),
        (QPalette.ColorRole.PlaceholderText, c.quiet),
        (QPalette.ColorRole.Highlight, c.chosen),
        (QPalette.ColorRole.HighlightedText, c.ink),
        (QPalette.ColorRole.Link, c.link),
        (QPalette.ColorRole.ToolTipBase, c.panel),
        (QPalette.ColorRole.ToolTipText, c.ink),
    ):
        colours.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        colours.setColor(QPalette.ColorGroup.Disabled, role, QColor(c.quiet))
    return colours


class PictureIcon(QIconEngine):
    """A picture of the house as an icon: drawn when it is painted, in the theme and the size of then.

    It has no ``clone``: Qt asks for one only where a picture is added to a copy, and PySide can't hand one over.
    """

    def __init__(self, shown: Picture) -> None:
        super().__init__()
        self._shown = shown

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Draw the picture as large as fits."""
        paint.picture(painter, self._shown, QRectF(rect), 0.4 if mode == QIcon.Mode.Disabled else 1)


class HouseStyle(QProxyStyle):
    """Fusion, but for what the tables below draw and measure otherwise.

    A button's option tells what it is: DefaultButton is the saffron one, Flat has no ground of its own, and the name of
    a key stands after a tab. What is off is drawn as disabled; the widget itself may still be asked why.
    """

    def __init__(self) -> None:
        super().__init__("Fusion")

    def drawControl(
        self, element: QStyle.ControlElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        """Draw a control in the house's style, or as Qt does where the house has none."""
        draw = _CONTROLS.get(element)
        if draw is None:
            super().drawControl(element, option, painter, widget)
        else:
            draw(painter, option)

    def drawPrimitive(
        self, element: QStyle.PrimitiveElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        """Draw a primitive in the house's style; leave Qt's focus frame away where a ring is worn."""
        draw = _PRIMITIVES.get(element)
        if draw is not None:
            draw(painter, option)
        elif element != _Primitive.PE_FrameFocusRect or widget is None or not paint.wears_ring(widget):
            super().drawPrimitive(element, option, painter, widget)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw a complex control in the house's style, or as Qt does where the house has none."""
        drawn = _COMPLEX.get(control)
        if drawn is None or widget is None:
            super().drawComplexControl(control, option, painter, widget)
        else:
            draw, part = drawn
            draw(painter, option, self.subControlRect(control, option, part, widget))

    def sizeFromContents(
        self, kind: QStyle.ContentsType, option: QStyleOption, size: QSize, widget: QWidget | None = None
    ) -> QSize:
        """Return the size that the house's drawing of a control needs."""
        measure = _SIZES.get(kind)
        if widget is None or measure is None:
            return super().sizeFromContents(kind, option, size, cast(QWidget, widget))
        return measure(option, size, widget)

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        """Return a measure of the house in pixels, or Qt's where the house has none."""
        units = _UNITS.get(metric)
        return super().pixelMetric(metric, option, widget) if units is None else look.px(units)


class SliderStyle(HouseStyle):
    """The house's style for sliders. All others do without their hints: Qt asks for many with all it does."""

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        data: QStyleHintReturn | None = None,
    ) -> int:
        """Return Qt's hints, but let a click on the rail take the knob there."""
        if hint == QStyle.StyleHint.SH_Slider_AbsoluteSetButtons:
            return Qt.MouseButton.LeftButton.value
        return super().styleHint(hint, option, widget, data)


@cache
def slider_style() -> SliderStyle:
    """Return the style of all sliders."""
    style = SliderStyle()
    style.setParent(QApplication.instance())
    return style


def _is_hot(option: QStyleOption) -> bool:
    """Return whether the pointer is over something that can be used, or presses it."""
    return bool(option.state & _State.State_Enabled and option.state & (_State.State_MouseOver | _State.State_Sunken))


def _button(painter: QPainter, option: QStyleOptionButton) -> None:
    """Draw all of a button; those of Durbar show the keyboard by a ring, and tell here of none."""
    _button_ground(painter, option)
    _button_words(painter, option)
    if option.state & _State.State_HasFocus:
        inner = round(4 * look.u)
        paint.focus_ring(painter, QRectF(option.rect).adjusted(inner, inner, -inner, -inner))


def _button_ground(painter: QPainter, option: QStyleOptionButton) -> None:
    """Draw the ground of a button; of a flat one with a picture only while it is pointed at or on."""
    live, hot = bool(option.state & _State.State_Enabled), _is_hot(option)
    down = hot and bool(option.state & _State.State_Sunken)
    rect, c = QRectF(option.rect), look.c
    if option.features & _Feature.Flat:
        if option.text or not (hot or option.state & _State.State_On):
            return
        chosen = down or bool(option.state & _State.State_On)
        paint.panel(painter, rect, c.chosen if chosen else c.wash, radius=6, opacity=0.5)
    elif live and option.features & _Feature.DefaultButton:
        fill = c.act.darker(112) if down else c.act.lighter(112) if hot else c.act
        paint.panel(painter, rect, fill, c.act_edge, 1.4, 7, 1)
    else:
        fill = c.chosen if down else c.wash if hot else c.panel
        paint.panel(painter, rect, fill, c.rule, 1.4, 7, 1 if live else 0.4)


def _button_words(painter: QPainter, option: QStyleOptionButton) -> None:
    """Draw picture, words and the name of a key; words alone stand in the middle."""
    live, rect, side = bool(option.state & _State.State_Enabled), QRectF(option.rect), option.iconSize.width()
    words, key = _texts(option)
    mode = QIcon.Mode.Normal if live else QIcon.Mode.Disabled
    pictured = not option.icon.isNull()
    if pictured:
        left = look.px(10) if words else round((rect.width() - side) / 2)
        box = QRect(QPoint(left, round((rect.height() - side) / 2)), option.iconSize)
        option.icon.paint(painter, box, mode=mode)
    arrow = bool(option.features & _Feature.HasMenu)
    saffron = live and bool(option.features & _Feature.DefaultButton)
    colour = look.c.quiet if not live else look.c.on_act if saffron else look.c.ink
    font = painter.font()
    place = rect.adjusted(_left(option), 0, -_right(option), 0)
    if option.features & _Feature.Flat:
        colour = look.c.quiet if not live else look.c.link if not _is_hot(option) else look.c.own
        place = rect
    along = Qt.AlignmentFlag.AlignLeft if pictured or key or arrow else Qt.AlignmentFlag.AlignHCenter
    wide = paint.width_of(words, font)
    paint.words(painter, place, words, font, colour, along | Qt.AlignmentFlag.AlignVCenter, wrap=wide > place.width())
    if arrow:
        angle(painter, QPointF(place.left() + wide + look.px(12), rect.center().y()), colour)
    if key:
        colour = look.c.on_act_key if saffron else look.c.quiet
        end = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        paint.words(painter, rect.adjusted(0, 0, -look.px(11), 0), key, look.sans(11.5), colour, end)


def _texts(option: QStyleOptionButton) -> tuple[str, str]:
    """Return the words of a button and the name of its key; Qt's own buttons have & before a letter of theirs."""
    words, _, key = re.sub("&(.)", r"\1", option.text).partition(KEY)
    return words, key


def _left(option: QStyleOptionButton) -> int:
    return look.px(_WORDS_MARGIN) if option.icon.isNull() else option.iconSize.width() + look.px(10 + _WORDS_GAP)


def _right(option: QStyleOptionButton) -> int:
    arrow = look.px(15) if option.features & _Feature.HasMenu else 0
    _words, key = _texts(option)
    return arrow + (paint.width_of(key, look.sans(11.5)) + look.px(26) if key else look.px(_WORDS_MARGIN))


def _button_size(option: QStyleOptionButton, _size: QSize, widget: QWidget) -> QSize:
    """Return room for everything on one line; round a picture without words, a margin that a pointer can hit."""
    words, _key = _texts(option)
    font, flat = widget.font(), bool(option.features & _Feature.Flat)
    if not words:
        return option.iconSize + QSize(look.px(12), look.px(12)) if flat else QSize(look.px(36), look.px(32))
    wide, high = paint.width_of(words, font), paint.line_of(font)
    if flat:
        return QSize(wide + 2, high + look.px(3))
    return QSize(_left(option) + wide + _right(option), high + look.px(12))


def angle(painter: QPainter, middle: QPointF, colour: QColor, way: int = 1, size: float = 1) -> None:
    """Draw a small angle that points down, for there is more to choose from here, or up (way -1)."""
    x, y, u = middle.x(), middle.y(), look.u * size
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 1.8 * look.u, *_ROUND_JOIN))
    wing, half = 5 * u, 2.75 * u * way
    painter.drawPolyline([QPointF(x - wing, y - half), QPointF(x, y + half), QPointF(x + wing, y - half)])


def _pill(painter: QPainter, option: QStyleOptionButton) -> None:
    """Draw a word to choose: saffron round the chosen one."""
    live, on, hot = bool(option.state & _State.State_Enabled), bool(option.state & _State.State_On), _is_hot(option)
    gap = look.px(2.5)
    pill = QRectF(option.rect).adjusted(gap, gap, -gap, -gap)
    radius = pill.height() / 2 / look.u
    if on:
        paint.panel(painter, pill, look.c.chosen, look.c.act, 1.4, radius, 1 if live else 0.4)
    elif hot:
        paint.panel(painter, pill, look.c.wash, paint.NOTHING, 1, radius)
    font = painter.font()
    font.setBold(on)
    colour = look.c.ink if (on or hot) and live else look.c.quiet
    words = option.text.replace("&&", "&")
    paint.words(painter, QRectF(option.rect), words, font, colour, Qt.AlignmentFlag.AlignCenter)


def _pill_size(option: QStyleOptionButton, _size: QSize, widget: QWidget) -> QSize:
    """Return the word in bold and 10 on each side."""
    font = widget.font()
    font.setBold(True)
    return QSize(paint.width_of(option.text.replace("&&", "&"), font) + look.px(20), paint.line_of(font) + look.px(8))


def _box(painter: QPainter, option: QStyleOption) -> None:
    """Draw a box to tick, and its tick."""
    live, on, u, c = bool(option.state & _State.State_Enabled), bool(option.state & _State.State_On), look.u, look.c
    box, strength = QRectF(option.rect), 1 if live else 0.4
    fill = c.act if on else c.wash if _is_hot(option) else c.field
    line = c.act_edge if on else c.field_line
    paint.panel(painter, box, paint.faded(fill, strength), line, 1.3, 4, strength)
    if on:
        painter.setPen(QPen(c.on_act, 2.6 * u, *_ROUND_JOIN))
        steps = ((4.5, 10), (8.5, 14.5), (16, 5.5))
        painter.drawPolyline([box.topLeft() + QPointF(x, y) * u for x, y in steps])


def _field(painter: QPainter, option: QStyleOption) -> None:
    """Draw the ground of what is typed into."""
    live = bool(option.state & _State.State_Enabled)
    line = look.c.rule if live and option.state & _State.State_MouseOver else look.c.field_line
    paint.panel(painter, QRectF(option.rect), look.c.field, line, 1, 5, 1 if live else 0.4)


def _field_size(_option: QStyleOption, size: QSize, widget: QWidget) -> QSize:
    return QSize(max(size.width(), look.px(60)), paint.line_of(widget.font()) + look.px(8))


def _combo_box(painter: QPainter, option: QStyleOptionComboBox, arrow: QRect) -> None:
    """Draw the ground of a list to pick one of, and the angle that opens it."""
    _field(painter, option)
    angle(painter, QPointF(QRectF(option.rect).right() - 17 * look.u, QRectF(arrow).center().y()), look.c.quiet)


def _combo_words(painter: QPainter, option: QStyleOptionComboBox) -> None:
    place = QRectF(option.rect).adjusted(look.px(12), 0, -look.px(28), 0)
    colour = look.c.ink if option.state & _State.State_Enabled else look.c.quiet
    paint.words(painter, place, option.currentText, painter.font(), colour)


def _combo_size(_option: QStyleOption, size: QSize, widget: QWidget) -> QSize:
    """Return room for the longest item."""
    return QSize(size.width() + look.px(46), paint.line_of(widget.font()) + look.px(10))


def _slider(painter: QPainter, option: QStyleOptionSlider, handle: QRect) -> None:
    """Draw a rail, gold up to the knob."""
    rail, knob, middle = look.px(4), 8.5 * look.u, QRectF(handle).center()
    whole = QRectF(option.rect).adjusted(look.px(2), 0, -look.px(2), 0)
    for end, colour in ((whole.right(), look.c.rail), (middle.x(), look.c.rule)):
        bar = QRectF(whole.left(), round(middle.y() - rail / 2), end - whole.left(), rail)
        paint.rounded(painter, bar, colour, paint.NOTHING, 0, rail / 2)
    painter.setPen(QPen(look.c.panel, 2.4 * look.u))
    painter.setBrush(look.c.act)
    painter.drawEllipse(middle, knob, knob)


def _thumb(painter: QPainter, option: QStyleOptionSlider, thumb: QRect) -> None:
    """Draw a thin gold thumb on nothing, which keeps out of the way."""
    if option.maximum <= option.minimum:
        return
    hot = _is_hot(option)
    wide, gap = look.px(6 if hot else 4), look.px(2)
    if option.orientation == Qt.Orientation.Vertical:
        place = QRectF(option.rect.right() + 1 - wide - gap, thumb.top() + 2, wide, thumb.height() - 4)
    else:
        place = QRectF(thumb.left() + 2, option.rect.bottom() + 1 - wide - gap, thumb.width() - 4, wide)
    paint.rounded(painter, place, paint.faded(look.c.rule, 0.9 if hot else 0.55), paint.NOTHING, 0, wide / 2)


def _menu(painter: QPainter, option: QStyleOption) -> None:
    """Draw the ground of a menu, with an edge that is seen by night too."""
    painter.fillRect(option.rect, look.c.panel)
    paint.panel(painter, QRectF(option.rect), width=1.4, radius=0, opacity=1)


def _tab(painter: QPainter, option: QStyleOptionTab) -> None:
    """Draw the head of a page: the open one joins it, below a bar of saffron."""
    px, on = look.px, bool(option.state & _State.State_Selected)
    box = QRectF(option.rect).adjusted(0, 0, -px(4), 0)
    if on:
        paint.panel(painter, box.adjusted(0, 0, 0, px(12)), width=1.2, opacity=0.9)
        painter.fillRect(QRectF(box.left() + px(10), px(1), box.width() - px(20), max(3, px(3))), look.c.act)
    lively = on or _is_hot(option)
    side = option.iconSize.width()
    sign = QRect(round(box.left()) + px(12), round((box.height() - side) / 2) + px(1), side, side)
    option.icon.paint(painter, sign, mode=QIcon.Mode.Normal if lively else QIcon.Mode.Disabled)
    font = painter.font()
    font.setBold(on)
    words = QRectF(sign.right() + px(8), px(1), box.right() - sign.right() - px(8), box.height())
    paint.words(painter, words, option.text, font, look.c.ink if lively else look.c.quiet)


def _tab_size(option: QStyleOptionTab, _size: QSize, widget: QWidget) -> QSize:
    """Return the sign and the word in bold; words are never cut."""
    wide = paint.width_of(option.text, widget.font()) + option.iconSize.width() + look.px(36)
    return QSize(wide, max(look.px(28), paint.line_of(widget.font()) + look.px(9)))


def _nothing(_painter: QPainter, _option: QStyleOption) -> None:
    """Draw nothing."""


_CONTROLS: dict[QStyle.ControlElement, Callable[[QPainter, Any], None]] = {
    _Control.CE_PushButton: _button,
    _Control.CE_RadioButton: _pill,
    _Control.CE_ComboBoxLabel: _combo_words,
    _Control.CE_TabBarTab: _tab,
}
_PRIMITIVES: dict[QStyle.PrimitiveElement, Callable[[QPainter, Any], None]] = {
    _Primitive.PE_IndicatorCheckBox: _box,
    _Primitive.PE_PanelLineEdit: _field,
    _Primitive.PE_PanelMenu: _menu,
    _Primitive.PE_FrameMenu: _nothing,
    _Primitive.PE_PanelScrollAreaCorner: _nothing,
}
#: With each, the part that has to be found first.
_COMPLEX: dict[QStyle.ComplexControl, tuple[Callable[[QPainter, Any, QRect], None], QStyle.SubControl]] = {
    _Complex.CC_ScrollBar: (_thumb, _Sub.SC_ScrollBarSlider),
    _Complex.CC_Slider: (_slider, _Sub.SC_SliderHandle),
    _Complex.CC_ComboBox: (_combo_box, _Sub.SC_ComboBoxArrow),
}
_SIZES: dict[QStyle.ContentsType, Callable[[Any, QSize, QWidget], QSize]] = {
    _Contents.CT_PushButton: _button_size,
    _Contents.CT_RadioButton: _pill_size,
    _Contents.CT_LineEdit: _field_size,
    _Contents.CT_ComboBox: _combo_size,
    _Contents.CT_TabBarTab: _tab_size,
}
#: In units.
_UNITS = {
    _Metric.PM_ScrollBarExtent: 10,
    _Metric.PM_IndicatorWidth: _BOX_SIDE,
    _Metric.PM_IndicatorHeight: _BOX_SIDE,
    _Metric.PM_CheckBoxLabelSpacing: 14,
    _Metric.PM_SliderThickness: 30,
    _Metric.PM_SliderControlThickness: 22,
    _Metric.PM_SliderLength: 22,
    _Metric.PM_MenuVMargin: 5,
}
