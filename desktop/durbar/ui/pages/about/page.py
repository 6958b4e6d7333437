"""What Durbar is, whose the games are, and what it is built of."""

from PySide6.QtCore import Qt, Signal, qVersion
from PySide6.QtWidgets import QWidget

from durbar import __version__
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.layouts import Column, Row
from durbar.ui.kit.controls.ornaments import Drawing, Hair, Sheet
from durbar.ui.kit.controls.words import Words
from durbar.ui.pages.about.licences import licences
from durbar.ui.words import translate


class AboutPanel(Sheet):
    """A panel of the settings page. licences_asked(): show the licences."""

    licences_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__()
        self.setParent(parent)
        self._version = Words("", 12.5, tone="quiet")
        self._what = Words("", 13.5)
        self._owners = Words("", 12.5, tone="quiet")
        self._parts = [Words("", 12.5, tone="quiet") for _ in _licences()]
        column = Column((20, 16, 20, 16), 9)
        self.setLayout(column)
        head = Row(gap=14)
        head.addWidget(Drawing("kit/app-icon", 46))
        names = Column(gap=2)
        names.addWidget(Words("Durbar", 20, face="serif", bold=True))
        names.addWidget(self._version)
        head.addLayout(names, 1)
        column.addLayout(head)
        column.addWidget(self._what)
        column.addWidget(self._owners)
        column.addWidget(Hair(0.45))
        for part in self._parts:
            column.addWidget(part)
        self._read = WordButton(size=13.5, height=36, parent=self)
        self._read.clicked.connect(self.licences_asked)
        self._read.setVisible(bool(licences()))  # a checkout has them in its environment
        column.addWidget(self._read, 0, Qt.AlignmentFlag.AlignLeft)

    def retranslate(self) -> None:
        """Fill the texts."""
        self._version.setText(translate("About", "Version {version}").format(version=__version__))
        what = translate("About", "Board games at the courts of kings, alone or round one screen, and always offline.")
        self._what.setText(what)
        owners = translate(
            "About", "Each game’s title belongs to its owner; all texts, art and boards here are our own."
        )
        self._owners.setText(owners)
        self._read.set_words(translate("About", "Read the licences"))
        for words, text in zip(self._parts, _licences(), strict=True):
            words.setText(text)


def _licences() -> tuple[str, ...]:
    """Return a line for each thing Durbar is built of."""
    return (
        translate("About", "Qt {version} and PySide6, the window: LGPL, version 3").format(version=qVersion()),
        translate("About", "networkx, roads and cities as graphs: BSD licence"),
        translate("About", "msgspec, reading and writing saved games: BSD licence"),
        translate("About", "platformdirs, where files are kept: MIT licence"),
        translate("About", "miniaudio, sounds: MIT licence"),
        translate("About", "Source Sans and Source Serif, the letters: SIL Open Font License"),
    )
