"""Prompts: what one can do while a computer thinks, and that each button says what it does."""

import pytest
from PySide6.QtWidgets import QWidget

from durbar.ui.kit.values.prompt import Prompt
from durbar.ui.pages.table.prompts import Prompts
from durbar.ui.settings import Settings
from tests.ui.pages.table.parts import a_context, a_frame, shown_of, table_at
from tests.ui.positions import a_turn


@pytest.fixture
def prompts(qapp: object, english: object) -> Prompts:
    host = QWidget()
    settings = Settings(first_steps=False)
    part = Prompts(a_context(shown_of(table_at(a_turn())), host), a_frame(), settings)
    part.kept = host
    return part


def actions(prompt: Prompt) -> list[str]:
    return [button.action for button in prompt.buttons]


def test_a_computer_can_be_hurried_or_stepped(prompts: Prompts):
    prompts.waiting = True
    assert actions(prompts.prompt()) == ["step"]
    prompts.lingers = True
    assert actions(prompts.prompt()) == ["hurry"]


def test_a_button_tells_what_its_move_brings_or_why_it_cannot_be_made(prompts: Prompts):
    for button in prompts.prompt().buttons:
        assert button.tip
