"""A saved game on the home screen."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import QSizePolicy

from durbar.ui.dates import day_words
from durbar.ui.kit.controls.buttons import SignButton, WordButton
from durbar.ui.kit.controls.layouts import Column, Flow, Row
from durbar.ui.kit.controls.ornaments import Drawing, Pictures, Sheet
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import SEAT_COLOURS
from durbar.ui.words import translate

if TYPE_CHECKING:
    from durbar.ui.kit.tips.tips import Tips

_MIDDLE = Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class Resume:
    """A saved game that is not over. art: a small picture. emblems: by Player.emblem, in order of play.

    where: a sentence such as "Middle Kingdom, turn 38. Your turn." when: local time, None for one that
    no calendar has.
    """

    path: Path
    key: str
    title: str
    art: str
    emblems: tuple[int, ...]
    where: str
    when: datetime | None


class ResumeCard(Sheet):
    """A saved game: what, who, where, when, and its buttons."""

    resumed = Signal()
    reviewed = Signal()
    forgotten = Signal()

    def __init__(self, resume: Resume) -> None:
        super().__init__()
        self._resume = resume
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        row = Row((14, 8, 14, 8), 12)
        self.setLayout(row)
        row.addWidget(Drawing(resume.art, 44), 0, _MIDDLE)
        when = day_words(resume.when)
        row.addLayout(self._texts(when), 1)
        going_on = translate("Home", "Resume"), translate("Home", "Resume {game}, {when}")
        looking_back = translate("Home", "Review"), translate("Home", "Review {game}, {when}")
        buttons = Column(gap=4)  # one above the other: beside each other, large letters leave the words no room
        buttons.addWidget(self._button(*going_on, when, self.resumed))  # a damaged game asks what to open
        buttons.addWidget(self._button(*looking_back, when, self.reviewed))
        row.addLayout(buttons)
        self._remove = SignButton("kit/close", "", size=14, grows=True, parent=self)
        name = translate("Home", "Remove the saved game of {game}, {when}")
        self._remove.set_name(name.format(game=resume.title, when=when))
        self._remove.clicked.connect(self.forgotten)
        row.addWidget(self._remove, 0, _MIDDLE)

    def attach_tips(self, tips: Tips) -> None:
        """Let the cross tell what it removes."""
        tips.attach(self._remove, self._remove.tip)

    def _texts(self, when: str) -> Column:
        texts = Column(gap=3)
        title = Flow(12)
        emblems = [Picture(SEAT_COLOURS[emblem].emblem) for emblem in self._resume.emblems]
        title.addWidget(Words(self._resume.title, 17, face="serif", bold=True))
        title.addWidget(Pictures(emblems, 19, 23 / 19))
        title.addWidget(Words(when, 12, tone="quiet", wrap=False))
        texts.addStretch(1)
        texts.addLayout(title)
        texts.addWidget(Words(self._resume.where, 13, tone="quiet"))
        texts.addStretch(1)
        return texts

    def _button(self, words: str, name: str, when: str, pressed: SignalInstance) -> WordButton:
        button = WordButton(words, size=13, height=28, parent=self)
        button.setAccessibleName(name.format(game=self._resume.title, when=when))
        button.setAccessibleDescription(self._resume.where)
        button.clicked.connect(pressed)
        return button
