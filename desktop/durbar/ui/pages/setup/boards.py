"""The chooser of a board: Durbar's own, or a file of the person's; which files can't be used, and why."""

import re
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QPixmap
from PySide6.QtWidgets import QWidget

from durbar.engine.errors import DurbarError
from durbar.engine.game import Game, Option, OptionValue
from durbar.games.board_game import Board, BoardGame, Refused
from durbar.system import boards as files
from durbar.system.files import make_folder
from durbar.ui.kit.controls.buttons import LinkButton, WordButton
from durbar.ui.kit.controls.layouts import Column, Row, empty
from durbar.ui.kit.controls.ornaments import Hair, Sheet
from durbar.ui.kit.controls.pick import Pick
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.manifest import Manifest
from durbar.ui.kit.screen import GameScreen
from durbar.ui.kit.values.options import OptionWords
from durbar.ui.pages.home.board_pictures import map_picture
from durbar.ui.pages.home.picture_box import BoardPicture
from durbar.ui.words import language, translate

_LEFT = Qt.AlignmentFlag.AlignLeft
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
#: Units: the board in miniature.
_PICTURE_SIZE = (210, 140)


class BoardChooser(Sheet):
    """The chooser of a game's board.

    The person's folder is read when it is made, and when one comes back to the window.

    changed(): another board is chosen. section_asked(str): the section of the rulebook about boards.
    """

    OPTION = "board"

    changed = Signal()
    section_asked = Signal(str)

    def __init__(self, screen: GameScreen, parent: QWidget) -> None:
        super().__init__()
        self.setParent(parent)
        self._screen = screen
        assert isinstance(screen.game, BoardGame), "others have no boards to choose from"
        self._files = screen.game.boards()
        self._option = next(option for option in screen.game.options if self.takes(option))
        self._section = self._option.section
        self._chosen: str = self._files.OWN
        self._boards: Mapping[str, Board] = {}
        self._refused: Sequence[Refused] = ()
        self._picture = BoardPicture(screen.manifest, self._drawn, (0, 0))
        self._title = Words("", 18, face="serif", bold=True, wrap=False)
        self._link = LinkButton(parent=self)
        self._link.clicked.connect(lambda: self.section_asked.emit(self._section))
        self._name = Words("", 15, face="serif", bold=True)
        self._pick = Pick(parent=self)
        self._pick.activated.connect(self._picked)
        self._about = Words("", 12.5, tone="quiet")
        self._faults = Column(gap=4)
        self._fault_rule = Hair(0.45)
        self._how = Words("", 12.5, tone="quiet")
        self._folder_rule = Hair(0.45)
        self._more = False
        self._folder = WordButton(size=13.5, height=34, parent=self)
        self._folder.clicked.connect(self._open_folder)
        self._lay_out()
        self._read()
        look.changed.connect(self._measure)
        self._measure()

    @classmethod
    def serves(cls, game: Game) -> bool:
        """Return whether a game can be played on several boards."""
        return isinstance(game, BoardGame)

    @classmethod
    def takes(cls, option: Option) -> bool:
        """Return whether an option is chosen here."""
        return option.id == cls.OPTION

    def value(self) -> str:
        """Return the id of the chosen board."""
        return self._chosen

    def show_more(self, shown: bool) -> None:
        """Show the section of the rulebook and the folder of the person's own boards."""
        self._more = shown
        self._link.setVisible(shown and self._screen.manifest.has_rulebook(language()))
        for widget in (self._folder_rule, self._how, self._folder):
            widget.setVisible(shown)

    def choose(self, value: OptionValue) -> None:
        """Choose a board without telling anybody, if it is still there."""
        if value in self._ids():
            self._chosen = str(value)
            self._picture.redraw()
            self._fill()

    def retranslate(self) -> None:
        """Fill the texts."""
        self._title.setText(self._words().title)
        self._link.set_words(f"§{self._section}")
        self.show_more(self._more)
        self._link.setAccessibleName(translate("Boards", "Rules, section {section}").format(section=self._section))
        self._pick.setAccessibleName(self._title.text())
        self._picture.setAccessibleName(translate("Boards", "The chosen board"))
        how = translate("Boards", "To play on another, drop its file onto the window, or put it into {folder}")
        self._how.set_tone("quiet")
        self._how.setText(how.format(folder=_shown_folder()))
        self._folder.set_words(translate("Boards", "Open the folder"))
        self._fill()

    def changeEvent(self, event: QEvent) -> None:
        """Read the folder again when somebody comes back to the window, who may have put a file there."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow() and self.isVisible():
            self.read_again()

    def read_again(self) -> None:
        """Show what the folder holds now."""
        self._read()
        self._fill()

    def _lay_out(self) -> None:
        column = Column((20, 14, 20, 14), 7)
        self.setLayout(column)
        head = Row((2, 0, 2, 0), 12)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._link, 0, _MIDDLE)
        column.addLayout(head)
        row = Row(gap=16)
        row.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        beside = Column(gap=6)
        beside.addWidget(self._name)
        beside.addWidget(self._pick, 0, _LEFT)
        beside.addWidget(self._about)
        beside.addWidget(self._folder_rule)
        beside.addWidget(self._how)
        beside.addWidget(self._folder, 0, _LEFT)
        beside.addStretch(1)
        row.addLayout(beside, 1)
        column.addLayout(row)
        column.addWidget(self._fault_rule)
        column.addLayout(self._faults)

    def _measure(self) -> None:
        self._picture.setFixedSize(look.px(_PICTURE_SIZE[0]), look.px(_PICTURE_SIZE[1]))

    def _drawn(self, game: Manifest, room: QSize) -> QPixmap:
        """Return the chosen board in miniature; nothing where its file has gone meanwhile."""
        try:
            return map_picture(game, self._chosen, room)
        except DurbarError:
            return QPixmap()

    def _read(self) -> None:
        """Look into the folder; a board that is gone gives way to Durbar's own."""
        self._boards, self._refused = self._files.found()
        if self._chosen != self._files.OWN and self._chosen not in self._boards:
            self._chosen = self._files.OWN
            self._picture.redraw()
            self.changed.emit()

    def _words(self) -> OptionWords:
        return self._screen.setup.option_words(self._option)

    def _ids(self) -> list[str]:
        return [self._files.OWN, *self._boards]

    def _fill(self) -> None:
        several = bool(self._boards)
        own = self._words().values[self._files.OWN]
        self._name.setText(own)
        self._name.setVisible(not several)
        self._pick.setVisible(several)
        self._pick.clear()
        self._pick.addItems([own, *map(_name, self._boards, self._boards.values())])
        self._pick.setCurrentIndex(self._ids().index(self._chosen))
        self._pick.updateGeometry()
        self._about.setText(self._about_chosen())
        empty(self._faults)
        of_game = self._screen.setup.board_faults()
        for refused in self._refused:
            self._faults.addWidget(Words(refusal_words(of_game, refused), 12.5, tone="refuse"))
        self._fault_rule.setVisible(bool(self._refused))

    def _about_chosen(self) -> str:
        if self._chosen == self._files.OWN:
            return self._words().why
        design = self._boards[self._chosen].design
        return design or translate("Boards", "A board of your own.")

    def _picked(self, index: int) -> None:
        self._chosen = self._ids()[index]
        self._picture.redraw()
        self._about.setText(self._about_chosen())
        self.changed.emit()

    def _open_folder(self) -> None:
        folder = files.folder()
        try:
            make_folder(folder)
        except OSError as error:
            self._how.set_tone("refuse")
            reason = error.strerror or str(error)
            self._how.setText(translate("Boards", "This folder can’t be made: {reason}").format(reason=reason))
            return
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def refusal_words(of_game: Mapping[str, str], refused: Refused) -> str:
    """Return file, line and reason in one sentence. of_game: the game's own reasons by the error's key."""
    error = refused.error
    known = {**_faults(), **of_game}
    reason = known[error.key].format(**error.facts) if error.key in known else str(error)
    if error.line and error.key in known:
        with_line = translate("Boards", "{file}, line {line}: {reason}")
        return with_line.format(file=refused.file, line=error.line, reason=reason)
    return translate("Boards", "{file}: {reason}").format(file=refused.file, reason=reason)


def _faults() -> dict[str, str]:
    """Return what can be wrong with a board file of any game, by the error's key."""
    return {
        "unreadable": translate("Boards", "this file can’t be read."),
        "too_large": translate("Boards", "this file is too large to be a board."),
        "no_game": translate("Boards", "its key “board” names no game that has boards."),
        "not_text": translate("Boards", "this file is not text."),
        "not_json": translate("Boards", "this is not valid JSON."),
        "bad_form": translate("Boards", "this has not the form of a board."),
        "key_twice": translate("Boards", "the key “{what}” stands twice in one object."),
        "unknown_key": translate("Boards", "the key “{what}” is not known here."),
        "unknown_key_near": translate("Boards", "the key “{what}” is not known here: “{near}” may be meant."),
        "missing_key": translate("Boards", "the key “{what}” is missing here."),
        "want_board": translate("Boards", "a board file is one object in braces."),
        "want_object": translate("Boards", "“{what}” should be an object in braces."),
        "want_list": translate("Boards", "“{what}” should be a list in square brackets."),
        "list_length": translate("Boards", "“{what}” should be a list of {many}, not of {count}."),
        "list_range": translate("Boards", "“{what}” should be a list of {least} to {most}, not of {count}."),
        "want_text": translate("Boards", "“{what}” should be a text in quotation marks."),
        "text_long": translate("Boards", "“{what}” has more than {most} letters."),
        "want_bool": translate("Boards", "“{what}” should be true or false."),
        "want_value": translate("Boards", "“{what}” should be one of these: {values}."),
        "want_number": translate("Boards", "“{what}” should be a number."),
        "want_whole": translate("Boards", "“{what}” should be a whole number."),
        "want_whole_key": translate("Boards", "the key “{what}” should be a whole number."),
        "number_range": translate("Boards", "“{what}” should be a number from {least} to {most}."),
        "number_far": translate("Boards", "“{what}” is too large a number."),
        "bad_id": translate(
            "Boards", "the id “{id}” is too long, or not made of letters, digits, hyphens or underscores."
        ),
        "twice": translate("Boards", "the id “{id}” stands for two things."),
        "outside": translate("Boards", "“{id}” lies outside the board."),
        "cut_off": translate("Boards", "no road joins “{id}” to the start."),
    }


def _name(id: str, board: Board) -> str:
    """Return what a board calls itself, and its file, for several files may hold boards of one name."""
    file = id.rpartition("-")[0]
    return translate("Boards", "{name} ({file})").format(name=board.name, file=file) if board.name else file


def _shown_folder() -> str:
    """Return the folder as one reads it; lines may break after each mark in it, but for the stroke it begins with."""
    broken = re.sub(r"([/\\._-])", "\\1\u200b", str(files.folder()))
    return broken.replace("/\u200b", "/\u2060", 1) if broken.startswith("/") else broken
