"""Why a move of Noughts and Crosses can’t be made: a sentence for every refusal, which the screens translate."""

from typing import ClassVar

from durbar.engine import refusal

SENTENCES = {"cell_taken": "This cell is taken."}


class Refusal(refusal.Refusal, frozen=True):
    """A reason against a move of Noughts and Crosses, with its sentence."""

    context: ClassVar = "Noughts"
    sentences: ClassVar = SENTENCES
