"""The statistics' list of games: what, when, who won, a person's place and score."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from durbar.session.statistics.archive import Finished
from durbar.session.statistics.shelved import shelved
from durbar.ui.dates import date_words, time_words
from durbar.ui.games import game_screen, manifest
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.layouts import Column, Row
from durbar.ui.kit.controls.ornaments import Sheet
from durbar.ui.kit.controls.rows import Index, RowList, RowsModel, light_row
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import art, paint
from durbar.ui.kit.look.theme import SEAT_COLOURS, look
from durbar.ui.kit.tips.tips import Tips
from durbar.ui.kit.values.tip import Tip
from durbar.ui.pages.statistics.choice import value_words
from durbar.ui.pages.statistics.figures import score_told
from durbar.ui.people import kind_words
from durbar.ui.words import capital, listed, number, translate

_END = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class Entry:
    """A game as the list tells it, in words. winner: the emblem; place, score: the person's, or the winner's score."""

    game: Finished
    title: str
    when: str
    about: str
    winner: int
    won: str
    place: str
    score: str
    mark: str

    @property
    def spoken(self) -> str:
        """The line for screen readers."""
        return ". ".join(
            part
            for part in (f"{self.title}, {self.when}", self.won, self.place, self.score, self.about, self.mark)
            if part
        )


def entry(game: Finished, person: str) -> Entry:
    """Return a line of the list. person: whose place and score it tells, "" for the winner's score alone."""
    seat = game.seat_of(person)
    winners = game.winners
    about = translate("Statistics", "%n player(s), seed {seed}", None, len(game.seats)).format(seed=game.seed)
    won = translate("Statistics", "{names} won", None, len(winners))
    best = max((held.score for held in game.seats if held.place == 1), default=game.seats[0].score)
    place = translate("Statistics", "place %n", None, game.seats[seat].place) if seat is not None else ""
    marks = []
    if game.taken_back:
        words = translate("Statistics", "taken back after a reveal: {count} ×")
        marks.append(words.format(count=number(game.taken_back)))
    if game.reviewed:
        words = translate("Statistics", "reviewed while it went on: {count} ×")
        marks.append(words.format(count=number(game.reviewed)))
    return Entry(
        game,
        manifest(game.game).title(),
        date_words(game.ended),
        about,
        winners[0].emblem if winners else 0,
        won.format(names=listed([player.name for player in winners])),
        place,
        score_told(game.game, best if seat is None else game.seats[seat].score),
        ", ".join(marks),
    )


class _GameDelegate(QStyledItemDelegate):
    """A line: the game's sign and when it ended; who won; place and score; a mark."""

    def __init__(self, panel: GamesPanel) -> None:
        super().__init__(panel)
        self._panel = panel

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Return room for two lines of words."""
        words = paint.line_of(look.serif(14.5, bold=True)) + paint.line_of(look.sans(12))
        return QSize(self._panel.list.viewport().width(), max(look.px(44), words + look.px(8)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one line."""
        shown = self._panel.model.item_at(index.row())
        if shown is None:
            return
        box = QRectF(option.rect).adjusted(look.px(8), 0, -look.px(8), 0)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = index.row() == self._panel.list.hovered
        if index.row() % 2 and not (selected or hovered):
            paint.rounded(painter, box, paint.faded(look.c.wash, 0.6), paint.NOTHING, 0, 4 * look.u)
        light_row(painter, box, selected, hovered)
        inside = box.adjusted(look.px(10), look.px(3), -look.px(10), -look.px(3))
        left = self._paint_game(painter, shown, inside)
        self._paint_outcome(painter, shown, inside, left)

    def _paint_game(self, painter: QPainter, shown: Entry, box: QRectF) -> float:
        """Return the left half; gives its right edge."""
        side, half = look.px(30), box.height() / 2
        paint.picture(
            painter,
            manifest(shown.game.game).menu_picture,
            QRectF(box.left(), round(box.center().y() - side / 2), side, side),
        )
        left = box.left() + side + look.px(12)
        edge = box.left() + box.width() * 0.47
        room = edge - left - look.px(10)
        title = look.serif(14.5, bold=True)
        paint.words(painter, QRectF(left, box.top(), room, half), shown.title, title, look.c.ink)
        told = f"{shown.when} · {shown.about}"
        paint.words(painter, QRectF(left, box.top() + half, room, half), told, look.sans(12), look.c.quiet)
        return edge

    def _paint_outcome(self, painter: QPainter, shown: Entry, box: QRectF, left: float) -> None:
        big, half, side = look.serif(19, bold=True), box.height() / 2, look.px(24)
        wide = max(paint.width_of("−88.8", big), paint.width_of(shown.score, big)) + look.px(10)
        paint.words(
            painter, QRectF(box.right() - wide, box.top(), wide, box.height()), shown.score, big, look.c.ink, _END
        )
        emblem = QRectF(left, round(box.center().y() - side / 2), side, side)
        art.draw(painter, SEAT_COLOURS[shown.winner].emblem, emblem)
        words = left + side + look.px(9)
        room = box.right() - wide - words
        told = shown.mark or shown.place
        won = " · ".join(part for part in (shown.won, shown.place) if part) if shown.mark else shown.won
        upper = QRectF(words, box.top(), room, half if told else box.height())
        paint.words(painter, upper, won, look.sans(13, bold=True), look.c.ink)
        tone = look.c.refuse if shown.mark else look.c.quiet
        paint.words(painter, QRectF(words, box.top() + half, room, half), told, look.sans(12), tone)


class GamesPanel(Sheet):
    """The list, under its title. opened(Path), reviewed(Path): a game is to be looked at again, or to be reviewed, from
    its file.
    """

    opened = Signal(Path)
    reviewed = Signal(Path)

    def __init__(self, tips: Tips) -> None:
        super().__init__()
        self._tips = tips
        self._shelved: dict[str, Path] | None = None
        self.model = RowsModel[Entry](lambda shown: shown.spoken, self)
        self.list = RowList(self, careful=True)
        self.list.setModel(self.model)
        self.list.setItemDelegate(_GameDelegate(self))
        self.list.setUniformItemSizes(True)
        self.list.pointed.connect(self._point)
        self.list.chosen.connect(lambda: self._ask(self.opened))
        self._look, self._review = (WordButton(size=12.5, height=28, parent=self) for _ in range(2))
        self._look.clicked.connect(lambda: self._ask(self.opened))
        self._review.clicked.connect(lambda: self._ask(self.reviewed))
        self._title = Words("", 17, face="serif", bold=True, wrap=False)
        self._second = Words("", 12.5, tone="quiet")
        self._second.setAlignment(_END)
        column = Column((0, 10, 0, 8), 6)
        head = Row((20, 0, 20, 0), 12)
        head.addWidget(self._title)
        head.addWidget(self._second, 1)
        for button in (self._look, self._review):
            head.addWidget(button)
        column.addLayout(head)
        column.addWidget(self.list, 1)
        self.setLayout(column)
        look.changed.connect(self._measure)
        self._measure()

    def show_games(self, games: Sequence[Finished], person: str) -> None:
        """Show these games, newest first; person: whose places and scores, "" for the winners'."""
        self._tips.close()
        self._title.setText(translate("Statistics", "Games"))
        self.list.setAccessibleName(translate("Statistics", "Games"))
        self._look.set_words(translate("Statistics", "Look at it"))
        self._review.set_words(translate("Statistics", "Review"))
        self.list.forget_pointer()
        self.model.set_items(entry(game, person) for game in games)
        if games:
            self.list.setCurrentIndex(self.model.index(0, 0))
        for button in (self._look, self._review):
            button.setVisible(bool(games))
        words = translate("Statistics", "On the right: {name}’s place and score.").format(name=person)
        empty = translate("Statistics", "No game fits this choice.")
        winners = translate("Statistics", "On the right: the winner’s score.")
        self._second.setText((words if person else winners) if games else empty)

    def _measure(self) -> None:
        """Keep room for three games."""
        row = paint.line_of(look.serif(14.5, bold=True)) + paint.line_of(look.sans(12)) + look.px(8)
        self.list.setMinimumHeight(3 * max(look.px(44), row))

    def _point(self, row: int) -> None:
        if row >= 0 and row == self.list.hovered:
            self._tell(row, by_keyboard=False)
        else:
            self._tips.leave()

    def _ask(self, wanted: SignalInstance) -> None:
        """Ask for something with the file of the chosen game; where that is gone, its tip says so."""
        row = self.list.currentIndex().row()
        shown = self.model.item_at(row)
        path = self._file_of(shown.game) if shown is not None else None
        if path is None:
            self._tell(row, by_keyboard=True)
        else:
            self._tips.close()
            wanted.emit(path)

    def _file_of(self, game: Finished) -> Path | None:
        if self._shelved is None:
            self._shelved = shelved()
        return self._shelved.get(game.id)

    def _tell(self, row: int, by_keyboard: bool) -> None:
        """Show the tip with all about a game."""
        shown = self.model.item_at(row)
        if shown is not None:
            box = self.list.visualRect(self.model.index(row))
            place = QRect(self.list.viewport().mapToGlobal(box.topLeft()), box.size())
            self._tips.show(_tip(shown, self._file_of(shown.game) is not None), place, by_keyboard=by_keyboard)


def _tip(shown: Entry, is_there: bool) -> Tip:
    """Return a game's whole result: who took which place, the options that are not as usual, the mark.

    is_there: its file.
    """
    game = shown.game
    order = sorted(range(len(game.seats)), key=lambda seat: game.seats[seat].place)
    template = translate("Statistics", "{place}. {name}, {who}: {score}")
    places = [
        template.format(
            place=held.place,
            name=held.player.name,
            who=kind_words(held.player, viewer=False),
            score=score_told(game.game, held.score),
        )
        for held in (game.seats[seat] for seat in order)
    ]
    when = f"{shown.when}, {time_words(game.ended)}"
    return Tip(
        shown.title,
        what=f"{when} · {shown.about}",
        picture=manifest(game.game).menu_picture,
        reason="\n".join(places),
        rule=_options_words(game),
        click=translate("Statistics", "Double click: opens this game, to look at it again.") if is_there else "",
        refusal=" ".join(part for part in (_marked(shown), "" if is_there else _gone()) if part),
    )


def _marked(shown: Entry) -> str:
    return f"{capital(shown.mark)}." if shown.mark else ""


def _gone() -> str:
    return translate("Statistics", "It can’t be looked at again: its file is not among the saved games.")


def _options_words(game: Finished) -> str:
    screen = game_screen(game.game)
    chosen = []
    for option in screen.game.options:
        value = game.options.get(option.id, option.default)
        if value != option.default:
            told = screen.setup.option_words(option)
            chosen.append(f"{told.title}: {value_words(told.values, value)}")
    return translate("Statistics", "Options: {options}.").format(options=", ".join(chosen)) if chosen else ""
