"""What the reasons for a move must be in every game."""

import re


def assert_told_in_words(position, reasons, reason_words, numbers_first=False):
    """Every legal move has a reason at least, the weightiest first, each a phrase that holds all that it names.

    reasons(position, move), reason_words(reason, view): the game's own. numbers_first: a phrase may begin with one.
    Returns how many reasons there were.
    """
    told = 0
    for move in position.legal_moves:
        found = reasons(position, move)
        assert found
        weights = [abs(one.weight) for one in found]
        assert weights == sorted(weights, reverse=True)
        for reason in found:
            text = reason_words(reason, position.view)
            assert text[0].isupper() or (numbers_first and text[0].isdigit()), text
            assert not re.search(r"[{}%]|\.$", text.replace("%n", "")), text
        told += len(found)
    return told
