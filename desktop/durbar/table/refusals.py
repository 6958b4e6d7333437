"""Why a move can’t be taken back."""

from typing import ClassVar

from durbar.engine.refusal import Refusal


class NoUndo(Refusal, frozen=True):
    """The reason against taking back a move, with its sentence."""

    sentences: ClassVar = {
        "nothing_to_undo": "There is nothing of yours to take back.",
        "undo_among_people": (
            "With several people at the table, a move that revealed something, or was answered, stays."
        ),
        "undo_not_allowed": "This game was set up without undo after chance.",
    }
