"""The words of a moment have room in all letters and on all boards, and the emblem stands close to them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.text.line_breaks import bind_numbers
from durbar.ui.kit.values.moment import Moment, Ornament
from durbar.ui.pages.table.plaque import Plaque

_LONG = "Une carte spéciale change de mains"
_WORTH = "Ce lot, désastres compris\u00a0: +12 de renommée si l’époque s’arrêtait là"
_WORDS = (
    "Asha gagne avec le soleil 13 : funérailles ×2, Inondation, agriculture, sphinx, temple, or, et encore 2 points"
)


@pytest.fixture(autouse=True)
def _usual_look() -> Iterator[None]:
    text, window = look.text, (1280, 720)
    yield
    look.set(text=text, window=window)


@pytest.mark.parametrize("window", [(960, 720), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("title", ["The auction is over", _LONG])
def test_nothing_of_a_moment_is_cut_and_its_emblem_is_near(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], text: float, title: str
):
    look.set(text=text, window=window)
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(*window)
    board = QWidget(host)
    board.resize(round(window[0] * 0.5), round(window[1] * 0.62))
    moment = Moment(title, Picture("kit/winner"), 0, _WORDS, worth=_WORTH)
    shown = Plaque(board, moment, Ornament(crest="ra_moments/crest"), "kit/emblem-sun", moves=False)
    said, fonts, drawn = dict[str, QRectF](), dict[str, QFont](), list[QRectF]()

    def words(_painter: object, box: QRectF, text: str, font: QFont, *_: object, **__: object) -> None:
        said[text.replace("\u00a0", " ")] = box
        fonts[text.replace("\u00a0", " ")] = font
        assert paint.size_of(text, font, box.width())[1] <= box.height(), (text, "taller than its place")
        assert paint.size_of(text, font, box.width())[0] <= box.width(), (text, "wider than its place")
        assert QRectF(shown.rect()).contains(box)

    monkeypatch.setattr(paint, "words", words)
    monkeypatch.setattr(art, "draw", lambda _painter, _name, box, *_, **__: drawn.append(box))
    shown.grab()
    assert set(said) == {title, _WORDS, _WORTH.replace("\u00a0", " ")}
    gap = said[title].left() - drawn[-1].right()
    widest = paint.size_of(bind_numbers(title), fonts[title], said[title].width())[0]
    assert 0 < gap <= look.px(7) + 1
    assert said[title].width() - widest <= 2, "no empty room between the emblem and the words"


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_ones_own_hand_is_not_covered_where_there_is_room_beside_it(qtbot: QtBot, text: float):
    """A strip below, a column beside, and a hand that leaves too little: then it stands in the middle as ever."""
    look.set(text=text, window=(1280, 720))
    host = QWidget()
    qtbot.addWidget(host)
    board = QWidget(host)
    board.setGeometry(20, 60, 900, 620)
    moment = Moment("The auction is over", Picture("kit/winner"), 0, "Leela wins with 13: gold", worth="+3 fame")
    for own in (QRect(0, 440, 600, 180), QRect(700, 0, 200, 620), QRect(0, 30, 900, 560), QRect()):
        place = QRect(board.mapToGlobal(own.topLeft()), own.size())
        shown = Plaque(board, moment, Ornament(), "", moves=False, own_place=lambda place=place: place)
        covered = QRect(host.mapToGlobal(shown.geometry().topLeft()), shown.size()).intersects(place)
        assert board.geometry().contains(shown.geometry())
        assert covered == (own.height() == 560)


def painted(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, moment: Moment, room: int) -> dict[str, QRectF]:
    """The words of a moment on a board that leaves them so many pixels, and where they stand."""
    look.set(text=1.0, window=(1280, 720))
    host = QWidget()
    qtbot.addWidget(host)
    board = QWidget(host)
    board.resize(round((room + 2 * look.px(20)) / 0.9), 900)
    found: dict[str, QRectF] = {}
    monkeypatch.setattr(paint, "words", lambda _on, box, text, *_, **__: found.setdefault(text, box))
    Plaque(board, moment, Ornament(), "", moves=False).grab()
    return found


def test_a_title_shrinks_a_little_rather_than_break(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    font = look.serif(21, bold=True)
    found = painted(qtbot, monkeypatch, Moment(_LONG, Picture("kit/winner")), paint.width_of(_LONG, font) - 12)
    assert found[_LONG].height() < 1.5 * paint.line_of(font)


def test_a_number_stays_with_what_it_counts_and_no_word_stands_alone(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    font = look.sans(14)
    room = paint.width_of("The auction is", font) + 4
    moment = Moment("Won", Picture("kit/winner"), 0, "The auction is over", worth="It is worth 2 points")
    found = painted(qtbot, monkeypatch, moment, room)
    assert "It is worth 2\u00a0points" in found
    assert found["The auction is over"].width() < room - 4, "two words above, two below"
