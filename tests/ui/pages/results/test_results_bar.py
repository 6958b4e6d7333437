"""The bar at the foot of a game's end: its buttons are whole, also with large letters in a narrow window."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.look.theme import look
from durbar.ui.pages.results.bar import ResultsBar


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[ResultsBar]:
    look.set(text=2.0, window=(960, 720))
    bar = ResultsBar()
    qtbot.addWidget(bar)
    yield bar
    look.set(text=1.0, window=(1280, 720))


def test_buttons_go_on_in_another_row_where_one_is_too_short(bar: ResultsBar, qtbot: QtBot):
    buttons = (bar.home_button, bar.review_button, bar.again_button)
    for button, words in zip(buttons, ("Accueil", "Revoir la partie", "Encore une partie"), strict=True):
        button.set_words(words, "E", Picture("kit/history"))
    bar.resize(937, 400)
    bar.show()
    qtbot.waitExposed(bar)
    for button in buttons:
        assert button.width() >= button.sizeHint().width()
        assert bar.rect().contains(button.geometry())
