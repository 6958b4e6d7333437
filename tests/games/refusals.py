"""What every reason against a move has to be when there is no window: a sentence with its facts and its section."""

import re

from durbar.engine.refusal import Refusal


def check_told(refusal: Refusal) -> None:
    """Fail where str(refusal) is no sentence, or leaves something to be filled in."""
    told = str(refusal)
    assert told.endswith(f" (section {refusal.section})"), told
    assert told[0] == told[0].upper(), told
    assert not re.search(r"[{}_\n]|%n|\(s\)", told), told
    assert len(told.split()) >= 5, told
