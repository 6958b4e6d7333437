"""What is sound of a damaged game."""

from durbar.engine.record import BadRecord, Record
from durbar.session.session import GameSession


def sound(error: BadRecord) -> GameSession | None:
    """Return a table at the part of a record that plays, kept nowhere; None where nothing does.

    What a refusal calls good may itself hold a bad move: ``error.good`` is then cut further.
    """
    good: Record | None = error.good
    while good is not None and good.moves:
        try:
            return GameSession.of_record(good)
        except BadRecord as worse:
            good = worse.good if worse.good is None or len(worse.good.moves) < len(good.moves) else None
            error.good = good
    return None
