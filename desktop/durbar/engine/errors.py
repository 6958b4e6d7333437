"""What can be asked wrongly, each with one clear sentence.

Every class here is a ValueError, so that a caller who does not care which may catch just that.
"""


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


class GameOver(DurbarError):
    """A move was asked of a game that has ended."""
