"""The page of saved games: what lies on the shelf, the game played last first, and what can be done with each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

from PySide6.QtCore import (
    QFile,
    QObject,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    QSortFilterProxyModel,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from durbar.engine.record import BadRecord
from durbar.session import shelf, store
from durbar.session.shelf import Listed
from durbar.session.statistics import archive
from durbar.system import files
from durbar.ui import records
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.dialogs import Answer, ask, tell
from durbar.ui.kit.controls.field import Field, FilterField
from durbar.ui.kit.controls.layouts import Column, Flow, Row, order_tabs
from durbar.ui.kit.controls.ornaments import Sheet
from durbar.ui.kit.controls.page import CoverPage
from durbar.ui.kit.controls.rows import ITEM_ROLE, Index, RowList, RowsModel, light_row
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look import paint
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.speak import announce
from durbar.ui.pages.saved.games import SavedGame, saved_game
from durbar.ui.pages.saved.standing import Standing, Standings
from durbar.ui.storage import reason
from durbar.ui.words import translate

#: How many files are read before the window has its turn again.
_READ_AT_ONCE = 8
#: The part of a row's width that title and players have.
_LEFT_SHARE = 0.4
#: Beyond how many games there is a field to filter them.
_MIN_FILTERED = 8
#: Units: the room of a board's picture.
_PICTURE_SIZE = (96, 60)
_END = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class SavedPage(CoverPage):
    """All games on the shelf.

    resumed(Path): a game goes on. looked(Path): one that is over is to be looked at.
    reviewed(Path): one is to be reviewed.
    elsewhere: a file of another folder is to be chosen. changed: games came or went. games: those that are listed.
    """

    resumed = Signal(Path)
    looked = Signal(Path)
    reviewed = Signal(Path)
    elsewhere = Signal()
    changed = Signal()

    def __init__(self, on_table: Path | None) -> None:
        """on_table: the file of the game that lies on the table meanwhile; it can't be deleted."""
        super().__init__()
        self._on_table = on_table
        self.games = _GamesModel(self)
        self._fitting = QSortFilterProxyModel(self)
        self._fitting.setSourceModel(self.games)
        self._fitting.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._fitting.rowsInserted.connect(self._show)
        self._filter = FilterField(parent=self)
        self._filter.textChanged.connect(self._fitting.setFilterFixedString)
        self._filter.textChanged.connect(self._end_naming)
        self._list = RowList(self, careful=True)
        self._list.setModel(self._fitting)
        self._list.setItemDelegate(_GameDelegate(self._list, self.games))
        self._list.setUniformItemSizes(True)
        self._list.selectionModel().selectionChanged.connect(self._end_naming)
        self._list.chosen.connect(self._open)
        self._filter.down.connect(lambda: self._list.step(0))
        self._filter.enter.connect(self._open)
        self._told = Words("", 14, tone="quiet")
        self._naming: SavedGame | None = None
        self._name = Field(size=13.5, height=34, serif=True, parent=self)
        self._name.setMaxLength(shelf.LONGEST_NAME)
        self._name.returnPressed.connect(self._rename_game)
        self._name.hide()
        self._go_on, self._review, self._rename, self._copy, self._delete, self._elsewhere = (
            WordButton(size=13.5, height=34, parent=self) for _ in range(6)
        )
        for button, act in (
            (self._go_on, self._open),
            (self._review, self._review_game),
            (self._rename, self._rename_game),
            (self._copy, self._copy_game),
            (self._delete, self._delete_game),
            (self._elsewhere, self.elsewhere),
        ):
            button.clicked.connect(act)
        self._binned: tuple[Path, Path] | None = None  # where the game put into the bin last was, and is
        self._gone = QWidget()
        self._gone_words = Words("", 13.5)
        self._take_back = WordButton(size=13.5, height=34, parent=self)
        self._take_back.clicked.connect(self._unbin)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self).activated.connect(self._unbin)
        self._lay_out()
        self.retranslate()

    def retranslate(self) -> None:
        """Fill every text anew, in the language that is on."""
        self.name(translate("Saved", "Saved games"))
        self._list.setAccessibleName(translate("Saved", "Saved games"))
        self._filter.setAccessibleName(translate("Saved", "Filter the games"))
        self._filter.setPlaceholderText(translate("Saved", "Filter the games"))
        self._name.setAccessibleName(translate("Saved", "Name of this game"))
        self._name.setPlaceholderText(translate("Saved", "Name of this game"))
        self._review.set_words(translate("Saved", "Review"))
        self._copy.set_words(translate("Saved", "Make a copy"))
        self._delete.set_words(translate("Saved", "Move to the bin"), key=translate("Saved", "Del"))
        self._take_back.set_words(translate("Saved", "Take back"), key=translate("Keys", "Ctrl+Z"))
        self._elsewhere.set_words(translate("Saved", "Open a file from elsewhere…"))
        self.games.read()
        self._show()
        order_tabs(self)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the keyboard to the list: a game is chosen from the start, and ↑, ↓ and Enter are for it.

        A proxy would hold the Tab key back.
        """
        super().focusInEvent(event)
        self._list.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Rename the chosen game on F2, delete it on Delete; Esc first ends the renaming."""
        if event.key() == Qt.Key.Key_Escape and self._naming is not None:
            self._end_naming()
            self._list.setFocus(Qt.FocusReason.OtherFocusReason)
        elif event.key() == Qt.Key.Key_F2:
            self._rename_game()
        elif event.key() == Qt.Key.Key_Delete:
            self._delete_game()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        inside = Column((12, 9, 12, 10), 9)
        self.column.addLayout(inside, 1)
        sheet, games = Sheet(), Column((0, 8, 0, 8), 6)
        sheet.setLayout(games)
        self._told.setAlignment(Qt.AlignmentFlag.AlignCenter)
        field = Row((10, 0, 10, 0))
        field.addWidget(self._filter)
        games.addLayout(field)
        games.addWidget(self._told)
        games.addWidget(self._list, 1)
        inside.addWidget(sheet, 1)
        gone = Row(gap=12)
        gone.addWidget(self._gone_words, 1)
        gone.addWidget(self._take_back)
        self._gone.setLayout(gone)
        self._gone.hide()
        inside.addWidget(self._gone)
        inside.addWidget(self._name)
        buttons = Flow(8)
        for button in (self._go_on, self._review, self._rename, self._copy, self._delete, self._elsewhere):
            buttons.addWidget(button)
        inside.addLayout(buttons)

    def _chosen(self) -> SavedGame | None:
        rows = self._list.selectedIndexes()
        return rows[0].data(ITEM_ROLE) if rows else None

    def _show(self) -> None:
        """Show what can be done with the chosen game; the one played last is chosen first."""
        if self._fitting.rowCount() and not self._list.selectedIndexes():
            self._list.setCurrentIndex(self._fitting.index(0, 0))  # and comes here again
            return
        game = self._chosen()
        self._told.setVisible(game is None)
        there = self.games.rowCount()
        self._filter.setVisible(there > _MIN_FILTERED or bool(self._filter.text()))
        none_fits, none = translate("Saved", "No game fits."), translate("Saved", "No game is saved here yet.")
        self._told.setText(none_fits if there else none)
        look_at, go_on = translate("Saved", "Look at it"), translate("Saved", "Go on")
        self._go_on.set_words(look_at if game is not None and game.is_over else go_on, primary=True)
        self._go_on.set_off(game is None)
        rename, keep = translate("Saved", "Rename"), translate("Saved", "Keep this name")
        self._rename.set_words(rename if self._naming is None else keep, key=translate("Saved", "F2"))
        self._rename.set_off(game is None or game.path == self._on_table)
        self._review.set_off(game is None)
        self._copy.set_off(game is None)
        self._delete.set_off(game is None or game.path == self._on_table)

    def _open(self) -> None:
        """Go on with the chosen game, or look at it; where its file is damaged, that is told then."""
        game = self._chosen()
        if game is not None:
            (self.looked if game.is_over else self.resumed).emit(game.path)

    def _review_game(self) -> None:
        """Have the chosen game reviewed."""
        game = self._chosen()
        if game is not None:
            self.reviewed.emit(game.path)

    def _end_naming(self) -> None:
        self._naming = None
        self._name.hide()
        self._show()

    def _rename_game(self) -> None:
        """Ask for another name of the chosen game; give it the one that was typed."""
        game = self._chosen()
        if game is None or game.path == self._on_table:
            return
        if self._naming is None:
            self._naming = game
            self._name.setText(shelf.given_name(game.path))
            self._name.show()
            self._name.selectAll()
            self._name.setFocus(Qt.FocusReason.OtherFocusReason)
            self._show()
        elif (path := self._renamed(game.path, self._name.text().strip())) is not None:
            self.games.put(self.games.items.index(game), replace(game, path=path))
            self._end_naming()
            self.changed.emit()
            self._list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _renamed(self, path: Path, name: str) -> Path | None:
        """Return where a game lies under its new name; None where it keeps its old one, and it was told why."""
        if not shelf.is_name(name):
            why = translate("Saved", "A name begins with no dot, ends with none, and has none of these: {signs}")
            words = (
                why.format(signs='\\ / : * ? " < > |') if name else translate("Saved", "A name has at least a letter.")
            )
        else:
            try:
                return shelf.rename(path, name)
            except FileExistsError:
                words = translate("Saved", "Another game has this name.")
            except OSError as error:
                words = f"{reason(error)}."
        tell(self, translate("Saved", "This game can’t be renamed"), words)
        return None

    def _copy_game(self) -> None:
        """Put a copy of the chosen game on the shelf."""
        game = self._chosen()
        if game is None:
            return
        try:
            files.write(shelf.place_for(game.key or "game"), store.read(game.path))
        except (OSError, BadRecord) as error:
            words = f"{reason(error)}." if isinstance(error, OSError) else records.sentence(error)
            tell(self, translate("Saved", "This game can’t be copied"), words)
            return
        self.games.read()  # the copy is the newest, and is chosen
        self._show()
        self.changed.emit()

    def _delete_game(self) -> None:
        """Move the chosen game to the system's bin; where there is none, delete it once the person has agreed."""
        game = self._chosen()
        if game is None or game.path == self._on_table:
            return
        file = QFile(str(game.path))
        if file.moveToTrash():
            self._forget(game)
            self._tell_binned(game, file.fileName())  # now of where it lies in the bin
            return
        answers = [Answer("keep", translate("Saved", "Keep it")), Answer("delete", translate("Saved", "Delete"))]
        answer = ask(
            self,
            translate("Saved", "Delete this game of {game}?").format(game=game.title),
            translate("Saved", "It can’t be put into the bin. Once deleted, it can’t be brought back."),
            answers,
            safe="keep",
        )
        if answer == "delete":
            self._unlink(game)

    def _tell_binned(self, game: SavedGame, there: str) -> None:
        """Say that a game lies in the bin, and offer to take it back where the system tells where that is."""
        self._binned = (game.path, Path(there)) if there else None
        self._gone.setVisible(bool(there))
        self._gone_words.setText(translate("Saved", "{game} lies in the bin.").format(game=game.title))
        announce(self, self._gone_words.text())

    def _unbin(self) -> None:
        """Take the game that was put into the bin last back onto the shelf."""
        if self._binned is None:
            return
        path, there = self._binned
        self._binned = None
        self._gone.hide()
        try:
            shelf.take_back(there, path)
        except OSError as error:
            tell(self, translate("Saved", "This game can’t be taken back"), f"{reason(error)}.")
            return
        self.games.read()
        self._show()
        self.changed.emit()
        self._list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _unlink(self, game: SavedGame) -> None:
        try:
            game.path.unlink(missing_ok=True)
        except OSError as error:
            tell(self, translate("Saved", "This game can’t be deleted"), f"{reason(error)}.")
            return
        self._forget(game)

    def _forget(self, game: SavedGame) -> None:
        """Leave a game out that has gone, and its review with it; the row beside it is chosen."""
        shelf.forget_review(game.path)
        row = self.games.items.index(game)
        self.games.drop(row, row)
        self._show()
        self.changed.emit()


class _GamesModel(RowsModel[SavedGame]):
    """The games on the shelf, the one played last first; their heads are read in turns with all else."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(lambda game: game.spoken, parent)
        self._counted: dict[str, archive.Finished] = {}
        self._unread: Iterator[Listed] = iter(())
        self._turns = QTimer(self, interval=0)
        self._turns.timeout.connect(self._read_some)
        wide, high = (look.px(side) * QGuiApplication.primaryScreen().devicePixelRatio() for side in _PICTURE_SIZE)
        self._standings = Standings(QSize(round(wide), round(high)), self)
        self._standings.found.connect(self._tell_found)

    def read(self) -> None:
        """Read the shelf anew; the first files at once."""
        try:
            self._counted = {game.id: game for game in archive.kept().games}
        except OSError:
            self._counted = {}  # who won is left out; the page of statistics tells why
        self.set_items(())
        self._standings.forget()
        self._unread = iter(shelf.listed())
        self._turns.start()
        self._read_some()

    def standing_of(self, game: SavedGame) -> Standing | None:
        """Return how a game stands, once that is known."""
        return self._standings.of(game.path) if game.key else None

    def _tell_found(self, path: Path) -> None:
        """Say in a game's row how it stands, now that it is known."""
        for row, game in enumerate(self.items):
            if game.path == path and (standing := self._standings.of(path)) is not None:
                self.put(row, replace(game, leads=standing.leads))

    def _read_some(self) -> None:
        read = list(islice(self._unread, _READ_AT_ONCE))
        if not read:
            self._turns.stop()
        self.add([game for file in read if (game := saved_game(file, self._counted)) is not None])


class _GameDelegate(QStyledItemDelegate):
    """A row: the board, the game's name and players; how it stands and when it was played."""

    def __init__(self, rows: RowList, model: _GamesModel) -> None:
        super().__init__(rows)
        self._rows, self._model = rows, model

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Return room for two lines of words."""
        words = paint.line_of(look.serif(16, bold=True)) + paint.line_of(look.sans(12.5))
        return QSize(self._rows.viewport().width(), max(look.px(_PICTURE_SIZE[1] + 12), words + look.px(12)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one row."""
        shown: SavedGame = index.data(ITEM_ROLE)
        box = QRectF(option.rect).adjusted(look.px(8), look.px(1), -look.px(8), -look.px(1))
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        light_row(painter, box, selected, index.row() == self._rows.hovered)
        inside = box.adjusted(look.px(10), look.px(4), -look.px(12), -look.px(4))
        wide, high = map(look.px, _PICTURE_SIZE)
        place = QRectF(inside.left(), round(inside.center().y() - high / 2), wide, high)
        self._paint_board(painter, shown, self._model.standing_of(shown), place)
        words = inside.adjusted(wide + look.px(12), 0, 0, 0)
        if shown.key:
            _paint_game(painter, shown, words)
        else:
            _paint_damaged(painter, shown, words)

    def _paint_board(self, painter: QPainter, shown: SavedGame, standing: Standing | None, place: QRectF) -> None:
        """Draw the board where the game stands; the game's sign until it is drawn, or where it may not be seen."""
        if standing is None or standing.picture.isNull():
            sign = QRectF(0, 0, look.px(42), look.px(42))
            sign.moveCenter(place.center())
            paint.picture(painter, shown.picture, sign)
            return
        size = QSizeF(standing.picture.size()).scaled(place.size(), Qt.AspectRatioMode.KeepAspectRatio)
        box = QRectF(place.center() - QPointF(size.width() / 2, size.height() / 2), size)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(box, standing.picture, QRectF(standing.picture.rect()))


def _paint_game(painter: QPainter, shown: SavedGame, box: QRectF) -> None:
    """Draw the game and its players at the left, how it stands and when it was played at the right."""
    half, small = box.height() / 2, look.sans(12.5)
    left = QRectF(box.left(), box.top(), box.width() * _LEFT_SHARE - look.px(12), half)
    paint.words(painter, left, shown.title, look.serif(16, bold=True), look.c.ink)
    paint.words(painter, left.translated(0, half), shown.about, small, look.c.quiet)
    right = QRectF(box.left() + box.width() * _LEFT_SHARE, box.top(), box.width() * (1 - _LEFT_SHARE), half)
    paint.words(painter, right, shown.standing, look.sans(13, bold=True), look.c.ink, _END)
    paint.words(painter, right.translated(0, half), shown.history, small, look.c.quiet, _END)


def _paint_damaged(painter: QPainter, shown: SavedGame, box: QRectF) -> None:
    """Draw the file's name, and what is wrong with it over the whole width."""
    half, small = box.height() / 2, look.sans(12.5)
    named = QRectF(box.left(), box.top(), box.width() * 0.7, half)
    paint.words(painter, named, shown.title, look.serif(16, bold=True), look.c.ink)
    when = QRectF(named.right(), box.top(), box.width() - named.width(), half)
    paint.words(painter, when, shown.when, small, look.c.quiet, _END)
    told = QRectF(box.left(), box.top() + half, box.width(), half)
    paint.words(painter, told, shown.state, small, look.c.refuse)
