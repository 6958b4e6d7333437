"""Drawings are read one by one, and look as they do in their file."""

import gc
import re
import weakref

import pytest
from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from durbar.system.paths import resource
from durbar.ui.kit.look import art
from durbar.ui.kit.look.pixmaps import Pixmaps

SIDE = 48
#: By how much a colour may differ: a line begins at another fraction of a pixel.
NEAR = 16


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many bytes each drawing had that was read; none is known yet."""
    sizes: list[int] = []

    def renderer(text: QByteArray) -> QSvgRenderer:
        sizes.append(text.size())
        return QSvgRenderer(text)

    art.forget_sources()
    monkeypatch.setattr(art, "_boxes", {})
    monkeypatch.setattr(art, "_pixmaps", Pixmaps(art.MAX_BYTES))
    monkeypatch.setattr(art, "QSvgRenderer", renderer)
    return sizes


def test_for_one_picture_no_whole_file_is_read(qapp: QApplication, read: list[int]):
    """The pictures of two games to resume would take the start 14 ms."""
    art.pixmap("raja/maharaja", SIDE)
    assert read
    assert sum(read) < resource("art/raja.svg").stat().st_size / 10


def test_drawings_are_not_all_kept_until_the_last_is_drawn(
    qapp: QApplication, read: list[int], monkeypatch: pytest.MonkeyPatch
):
    """They would lie between the pictures that stay, and their room could not be given back."""
    alive, make = list[weakref.ref[QSvgRenderer]](), art.QSvgRenderer

    def noted(text: QByteArray) -> QSvgRenderer:
        made = make(text)
        alive.append(weakref.ref(made))
        return made

    monkeypatch.setattr(art, "QSvgRenderer", noted)
    for element in elements("dice_charmers"):
        art.pixmap(f"dice_charmers/{element}", SIDE)
    assert len(read) > 100
    gc.collect()
    assert sum(one() is not None for one in alive) < 10


@pytest.mark.parametrize("file", ["dice_charmers", "kit", "ra", "raja", "taj_mahal"])
def test_a_drawing_alone_is_what_it_is_in_its_file(qapp: QApplication, read: list[int], file: str):
    """Those that use others of their file too."""
    whole = QSvgRenderer(str(resource(f"art/{file}.svg")))
    for element in elements(file):
        alone = art.pixmap(f"{file}/{element}", SIDE).toImage()
        assert differences(alone, drawn(whole, element, alone.size())) < alone.sizeInBytes() / 100, element


def test_a_drawing_that_is_not_there_is_named(qapp: QApplication):
    with pytest.raises(KeyError, match="raja/rajah"):
        art.bounds("raja/rajah")


def elements(file: str) -> list[str]:
    """The names of the drawings in a file."""
    return re.findall(r'<g id="([^"]+)"', resource(f"art/{file}.svg").read_text(encoding="utf-8"))


def drawn(whole: QSvgRenderer, element: str, size: QSize) -> QImage:
    """A drawing from its whole file."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole.render(painter, element, QRectF(image.rect()))
    painter.end()
    return image


def differences(one: QImage, other: QImage) -> int:
    """How many parts of colours differ."""
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return sum(abs(first - second) > NEAR for first, second in pairs)
