"""What is told of saves: one sentence for each thing that happens."""

from unittest.mock import MagicMock

from PySide6.QtWidgets import QWidget

from durbar.session.autosave import GONE, PARTED
from durbar.ui.pages.table.saving import Saving
from tests.ui.pages.table.parts import a_context, shown_of, table_after


def test_news_of_a_save_are_one_sentence(qapp: object, english: object):
    host, prompt, said = QWidget(), MagicMock(), []
    saving = Saving(a_context(shown_of(table_after(1)), host, frame=MagicMock(prompt=prompt)))
    saving.said.connect(said.append)
    for news in (PARTED, GONE, "kept"):
        saving.tell_news(news)
    assert len(set(said)) == 3
    saving.tell_trouble()
    prompt.say_refusal.assert_not_called()
