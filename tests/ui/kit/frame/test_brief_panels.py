"""Panels of a line or two: all that the full panel shows is there, or counted; long names take nothing away."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import durbar
from durbar.table.player import Player
from durbar.ui.games import game_screen
from durbar.ui.kit.frame.frame import Column
from durbar.ui.kit.frame.holdings import Panel
from durbar.ui.kit.frame.panel_pieces import _place, line_plan, paint_line
from durbar.ui.kit.frame.seats import Seats
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.seat_line import Count, SeatLine, Sign
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import use_language
from tests.contract.positions import CASES

NAMES = ("Leela", "Chandra", "Draupadi", "Bram", "Asha")
#: Window, letters, and the size that the column then has.
SIZES = (
    ((960, 720), 1.0, (327, 526)),
    ((1280, 720), 1.5, (431, 524)),
    ((1280, 720), 2.0, (431, 485)),
    ((1920, 1080), 2.0, (539, 787)),
)


class Pictures:
    """Takes note of the pictures and words that are to be painted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.arts: list[str] = []
        self.boxes: list[QRectF] = []
        self.words: list[str] = []
        self.rooms: list[QRectF] = []

        def see(_painter: QPainter, small: Picture, box: QRectF, *_rest: float) -> None:
            self.arts.append(small.art)
            self.boxes.append(box)

        def read(_painter: QPainter, rect: QRectF, text: str, *_rest: object) -> None:
            self.words.append(text)
            self.rooms.append(rect)

        monkeypatch.setattr(paint, "picture", see)
        monkeypatch.setattr(paint, "words", read)

    def forget(self) -> None:
        for seen in (self.arts, self.boxes, self.words, self.rooms):
            seen.clear()


@pytest.fixture
def painted(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pictures]:
    yield Pictures(monkeypatch)
    use_language("en")
    look.set(text=1.0, window=(1280, 720))


def held(line: SeatLine) -> Counter[str]:
    """The pictures of all that a full panel shows."""
    pictures = [count.picture for count in line.counts]
    pictures += [sign.picture for sign in (*line.signs, *line.portraits)]
    pictures += [*line.pieces, *line.cards, *(good for good in line.goods if good.opacity == 1)]
    pictures += [line.last_piece] if line.last_piece else []
    return Counter(picture.art for picture in pictures)


def numbers(line: SeatLine) -> set[str]:
    return {count.number for count in line.counts} | {good.badge for good in line.goods if good.opacity == 1}


def brief(column: Column, key: str, seats: int) -> Iterator[tuple[Seats, list[SeatLine], bool]]:
    """Panels with the roomiest line of each player, the second out; then with twice as many pieces and cards (more)."""
    people = [Player(name, "computer" if seat else "person", seat) for seat, name in enumerate(NAMES[:seats])]
    state = durbar.start(key, seats=seats, seed=8)
    sight = Sight(0, state.view(0), people, tuple(state.legal_moves()), state.why_not)
    roomiest = [game_screen(key).roomiest_lines(seat, sight) for seat in range(seats)]
    column.seats.set_players(people, range(seats), [line for lines in roomiest for line in lines])
    column.lay()
    lines = [replace(one[0], out=seat == 1) for seat, one in enumerate(roomiest)]
    twice = [replace(line, pieces=line.pieces * 2, cards=line.cards * 2) for line in lines]
    for shown, more in ((lines, False), (twice, True)):
        column.seats.set_lines(shown)
        if column.seats.brief is not None:
            yield column.seats, shown, more


@pytest.mark.parametrize("out", [False, True])
def test_in_a_line_alone_what_a_player_who_is_out_holds_is_pale(
    qapp: object, monkeypatch: pytest.MonkeyPatch, out: bool
):
    """There the word for it may have no room."""
    seen: list[float] = []
    monkeypatch.setattr(paint, "picture", lambda _painter, _small, _box, strength=1.0: seen.append(strength))
    card = Picture("taj_mahal/card-white")
    panel = Panel("Leela", SeatLine(0, "withdrawn", "12", out=out, cards=(card, card)))
    plan = line_plan([panel], 300, 30)
    assert not plan.second
    image = QImage(300, 30, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_line(painter, panel, plan, 300, "")
    painter.end()
    assert len(seen) == 2
    assert all((strength < 0.5) == out for strength in seen)


def test_a_number_is_a_space_away_from_its_words_and_counts_stand_instead_of_the_state(painted: Pictures):
    """With large letters too; and the state may have room in one line and none in the next."""
    look.set(text=2.0, window=(1280, 720))
    counts = (Count(Picture("dice_charmers/reward-fame"), "5", "5 fame"),)
    line = SeatLine(0, "5 fame", "36½", number_words="to go", counts=counts, sketch=lambda *_: None)
    panel = Panel("Leela", line)
    plan = line_plan([panel], 420, 32)
    image = QImage(420, 32, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_line(painter, panel, plan, 420, "")
    painter.end()
    assert "5 fame" not in painted.words
    number, unit = (painted.rooms[painted.words.index(words)] for words in ("36½", "to go"))
    assert unit.left() - number.right() >= 5


@pytest.mark.parametrize("key", [case.key for case in CASES])
def test_all_that_the_full_panel_shows_is_there_or_counted(qtbot: QtBot, painted: Pictures, key: str):
    parent, met = QWidget(), set()
    qtbot.addWidget(parent)
    column = Column(game_screen(key).panel_rows, parent)
    for window, text, size in SIZES:
        look.set(text=text, window=window)
        column.resize(*size)
        for seats in (count for count in durbar.game(key).seats if count > 2):
            language = ("en", "fr")[seats % 2]
            use_language(language)
            for panels, lines, more in brief(column, key, seats):
                met.add(text)
                for panel, line in zip(panels._panels, lines, strict=True):
                    painted.forget()
                    panel.grab()
                    where = f"{window} {text} {seats} {language}: {painted.words}"
                    chip = sum(int(words) for words in painted.words if words.startswith("+"))
                    assert more or not chip, where
                    assert sum((held(line) - Counter(painted.arts)).values()) == chip, where
                    assert numbers(line) <= set(painted.words), where
                    assert all(box.left() > 0 and box.right() <= panels.width() for box in painted.boxes), where
    assert met


def test_a_portrait_bears_its_number_and_what_is_spent_can_be_made_out(
    qtbot: QtBot, qapp: object, monkeypatch: pytest.MonkeyPatch
):
    """In a line there is no room for words that tell the number, and a dark room swallows what is too pale."""
    parent = QWidget()
    qtbot.addWidget(parent)
    look.set(text=2.0, window=(1280, 720))
    column = Column(game_screen("raja").panel_rows, parent)
    column.resize(431, 485)
    panels, lines, _ = next(brief(column, "raja", 4))
    card, deed = Picture("raja/character-3"), Picture("raja/action-gold")
    portraits, signs = (Sign(card, "", number="3"),), (Sign(deed, "", done=True),)
    panels.set_lines([replace(line, portraits=portraits, signs=signs) for line in lines])
    seen: list[Picture] = []
    monkeypatch.setattr(paint, "picture", lambda _painter, small, *_rest: seen.append(small))
    panels._panels[0].grab()
    look.set(text=1.0, window=(1280, 720))
    assert [one.badge for one in seen if one.art == card.art] == ["3"]
    assert [one.opacity >= 0.6 for one in seen if one.art == deed.art] == [True]


def test_a_fine_line_parts_what_was_won_now_from_tiles_that_look_alike(qapp: object):
    tile, held = Picture("taj_mahal/influence-monk"), Picture("taj_mahal/card-white", "3")
    line = SeatLine(0, "", "12", goods=(held,), pieces=(tile, tile), cards=(tile, tile))
    plan = line_plan([Panel("Leela", line)], 400, 30)
    things = _place(line, plan, 400).things
    assert [thing.rule is not None for thing in things] == [False, False, False, True, False]
    assert things[2].x + things[2].wide <= (things[3].rule or 0) < things[3].x
