"""What can be asked wrongly, each with one clear sentence.

Every class here is a ValueError, so that a caller who does not care which may catch just that.
"""

_MOST_SHOWN = 60


class DurbarError(ValueError):
    """Root of all errors that a caller or a file can cause. str() is one sentence for a person."""


class UnknownGame(DurbarError):
    """No game has this key."""


class BadSeats(DurbarError):
    """The game is not for this number of players."""


class BadSeed(DurbarError):
    """A seed is a whole number from 0 to 2**53 - 1."""


class BadOption(DurbarError):
    """No such option, or no such value for it."""


class MissingBoard(BadOption):
    """The board that a game is played on is not among the boards that are there."""


class BadMoveText(DurbarError):
    """The text is not the text form of any move of the game."""


class BadMove(DurbarError):
    """What was given as a move is no Move, is of another game, or has a field that no move can have."""


class BadSeat(DurbarError):
    """Nobody sits at a seat of this number; seats count from 0."""


class BadChance(DurbarError):
    """Chance was expected, and something else was given."""


class GameOver(DurbarError):
    """A move was asked of a game that has ended."""


def shown(value: object) -> str:
    """Return a wrong value as a sentence can hold it: short, on one line, whatever it is."""
    if type(value) is str:
        text = repr(value[: _MOST_SHOWN + 1])[1:-1]  # no line breaks, nothing that a terminal obeys
        return f"“{_short(text)}”"
    if value is None or type(value) in (bool, float):
        return repr(value)
    if type(value) is int:
        return str(value) if abs(value) < 10**_MOST_SHOWN else "a number so large"
    return f"a value of type {type(value).__name__}"


def _short(text: str) -> str:
    return text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}…"
