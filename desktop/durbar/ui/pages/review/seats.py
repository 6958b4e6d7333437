"""Which of several people at one screen asks for a review, while the game has secrets still."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from durbar.session.player import Player
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.layouts import Flow
from durbar.ui.words import translate


class Seats(QWidget):
    """A button for each person. chosen(int): this seat asks."""

    chosen = Signal(int)

    def __init__(self, players: Sequence[Player], people: Sequence[int]) -> None:
        super().__init__()
        self._names = {seat: players[seat].name for seat in people}
        self._buttons = {seat: WordButton(size=14, parent=self) for seat in people}
        row = Flow(8)
        for seat, button in self._buttons.items():
            button.clicked.connect(partial(self.chosen.emit, seat))
            row.addWidget(button)
        self.setLayout(row)

    def retranslate(self) -> None:
        """Name the people, in the language that is on."""
        for seat, button in self._buttons.items():
            button.set_words(self._names[seat])
            button.setAccessibleName(translate("Review", "Review the choices of {name}").format(name=self._names[seat]))
