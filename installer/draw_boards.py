"""Draws the boards that the home screen shows, after a change of them or of their words; from the top:

``PYTHONPATH=desktop QT_QPA_PLATFORM=offscreen python installer/draw_boards.py``. A test holds the pictures to what the
games draw.
"""

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from durbar.app import application
from durbar.games import GAMES
from durbar.ui.games import manifest
from durbar.ui.pages.home.board_pictures import SMALL_HEIGHT, STORED_WIDTH, sample_picture
from durbar.ui.words import LANGUAGES, use_language

PICTURES = Path(__file__).resolve().parents[1] / "resources/pictures"


def main() -> None:
    """Draw every board in every language."""
    _app = application()
    for language in LANGUAGES:
        use_language(language)
        for key in GAMES:
            if manifest(key).sample is None:
                continue
            drawn = sample_picture(key, QSize(STORED_WIDTH, 2 * STORED_WIDTH)).toImage()
            _save(drawn, PICTURES / language / f"{key}.png")
            small = drawn.scaledToHeight(SMALL_HEIGHT, Qt.TransformationMode.SmoothTransformation)
            _save(small.convertToFormat(QImage.Format.Format_RGB666), PICTURES / language / f"{key}.ppm")


def _save(drawn: QImage, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    drawn.convertToFormat(QImage.Format.Format_RGB888).save(str(path), quality=0)
    print(path)


if __name__ == "__main__":
    main()
