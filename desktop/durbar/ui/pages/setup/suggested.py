"""A sentence in the set-up page for who has just lost or won again and again: other computers, at a click."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from durbar.session.player import Player
from durbar.session.statistics import archive
from durbar.session.statistics.suggestion import Suggestion, suggestion
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.layouts import Column, Flow
from durbar.ui.kit.controls.ornaments import Sheet
from durbar.ui.kit.controls.words import Words
from durbar.ui.people import level_name
from durbar.ui.words import translate


class SuggestedLevel(Sheet):
    """Shown while a suggestion fits who sits at the table. accepted(str): the level; declined(str): the last game."""

    accepted = Signal(str)
    declined = Signal(str)

    def __init__(self, key: str, declined: str, far: int, parent: QWidget) -> None:
        """key: of the game. declined: the game up to which nothing is suggested any more.

        far: by so many points one game is won or lost by far.
        """
        super().__init__()
        self.setParent(parent)
        self._key, self._declined, self._far = key, declined, far
        self._games = _finished()
        self._suggestion: Suggestion | None = None
        self._sentence = Words("", 14.5, face="serif")
        self._yes = WordButton(size=13.5, height=36, parent=self)
        self._no = WordButton(size=13.5, height=36, parent=self)
        column = Column((16, 12, 16, 12), 8)
        self.setLayout(column)
        column.addWidget(self._sentence)
        buttons = Flow(10)
        buttons.addWidget(self._yes)
        buttons.addWidget(self._no)
        column.addLayout(buttons)
        self._yes.clicked.connect(self._accept)
        self._no.clicked.connect(self._decline)
        self.hide()

    def show_players(self, players: Sequence[Player]) -> None:
        """Suggest something to the only person at the table, if it was this company that was lost or won against."""
        people = [player.name for player in players if player.is_person]
        levels = {player.level for player in players if not player.is_person}
        found = suggestion(self._games, self._key, people[0], self._declined, self._far) if len(people) == 1 else None
        self._suggestion = found if found is not None and levels == {found.level} else None
        self._fill()

    def _fill(self) -> None:
        found = self._suggestion
        self.setVisible(found is not None)
        if found is None:
            return
        level, other = level_name(found.level), level_name(found.other)
        if found.far and found.won:
            words = translate("Setup", "The last game, at the level “{level}”, was won by far: “{other}” awaits you.")
        elif found.far:
            words = translate("Setup", "The last game, at the level “{level}”, was lost by far: “{other}” is kinder.")
        elif found.won:
            words = translate("Setup", "Three games in a row won at the level “{level}”: “{other}” awaits you.")
        else:
            words = translate(
                "Setup", "The last two games, at the level “{level}”, went to others: “{other}” is kinder."
            )
        self._sentence.setText(words.format(level=level, other=other))
        self._yes.set_words(translate("Setup", "Play at the level “{level}”").format(level=other))
        self._no.set_words(translate("Setup", "No, stay at “{level}”").format(level=level))

    def _accept(self) -> None:
        if self._suggestion is not None:
            self.accepted.emit(self._suggestion.other)

    def _decline(self) -> None:
        if self._suggestion is not None:
            self._declined = self._suggestion.latest
            self._suggestion = None
            self._fill()
            self.declined.emit(self._declined)


def _finished() -> Sequence[archive.Finished]:
    """Return all finished games; none where they can't be read, which the page of statistics tells."""
    try:
        return archive.kept().games
    except OSError:
        return ()
