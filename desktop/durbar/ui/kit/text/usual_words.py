"""What the screens of all games say in the same words."""

from durbar.ui.words import translate


def the_end() -> str:
    """Return the words that stand in the place of a stage when there is none any more."""
    return translate("EveryGame", "The end")


def game_over() -> str:
    """Return the words that stand instead of what somebody should do."""
    return translate("EveryGame", "The game is over.")


def thinking(name: str) -> str:
    """Return who is waited for."""
    return translate("EveryGame", "{name} is thinking.").format(name=name)


def wins(name: str) -> str:
    """Return the headline of the results."""
    return translate("EveryGame", "{name} wins").format(name=name)


def at_the_start() -> str:
    """Return where the curve of the results begins."""
    return translate("EveryGame", "start", "under the curve of points")


def how_chance_fell() -> str:
    """Return the title of a report of chance."""
    return translate("EveryGame", "How chance fell")


def player(number: int) -> str:
    """Return a seat at the table before anybody sits on it."""
    return translate("EveryGame", "player {number}").format(number=number)


def click(move: str) -> str:
    """Return what a click does."""
    return translate("EveryGame", "Click: {move}").format(move=move)
