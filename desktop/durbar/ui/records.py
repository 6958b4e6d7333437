"""What a file that can't be opened is told to the person as, in the chosen language."""

from durbar.engine.record import BadRecord
from durbar.ui.words import translate


def sentence(error: BadRecord) -> str:
    """Return one clear sentence for what is wrong with a file."""
    match error.key:
        case "too_large":
            return translate("Files", "This file is too large to be a game of Durbar.")
        case "not_text" | "foreign":
            return translate("Files", "This file is not a game of Durbar.")
        case "newer":
            return translate("Files", "This game was saved by a newer Durbar; install the newest one to open it.")
        case "unknown_game":
            return translate("Files", "This Durbar does not know the game in this file.")
        case "unknown_level":
            return translate("Files", "This Durbar does not know a computer player of this game.")
        case "missing_board":
            return translate(
                "Files", "This game is played on a board of yours whose file is gone or changed; put it back."
            )
        case "unreadable":
            return translate("Files", "This file can’t be read: it is gone, or you have no right to it.")
        case "older_rules":
            return _older_rules(error.move)
        case "rules_gone":
            return translate("Files", "This game was played under older rules; nothing of it can be shown any more.")
        case "cut_short" | "bad_move":
            return translate("Files", "This game is damaged from move {move} on.").format(move=error.move)
    return translate("Files", "The beginning of this game is damaged; nothing of it can be read.")


def _older_rules(moves: int) -> str:
    if not moves:
        return translate("Files", "This game was played under older rules; it can be looked at, but not played on.")
    words = translate(
        "Files", "This game was played under older rules; it can be looked at up to move {move}, but not played on."
    )
    return words.format(move=moves)


def rescue(error: BadRecord) -> str:
    """Return the offer to open what is sound; empty when nothing is."""
    if error.good is None or not error.good.moves:
        return ""
    return translate("Files", "Its first %n move(s) are sound and can be opened.", None, len(error.good.moves))
