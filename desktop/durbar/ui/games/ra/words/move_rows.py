"""Ra’s list of moves: each with what it brings, in which order, and what is asked before one that is hardly meant."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.engine.move import Move
from durbar.games.ra.moves import Bid, Draw, Invoke, Spend
from durbar.games.ra.tiles import DISASTERS
from durbar.ui.games.ra import names
from durbar.ui.games.ra.shown import shown_view
from durbar.ui.games.ra.words import move_words, preview
from durbar.ui.games.ra.words.gains import gain, is_of_later_worth
from durbar.ui.kit.values.lines import MoveRow
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import signed, translate


def move_row(move: Move, sight: Sight) -> MoveRow:
    """A move with what it brings."""
    view = shown_view(sight)
    sentence = move_words.move_words(move, sight)
    picture = move_words.move_picture(move)
    match move:
        case Draw():
            return MoveRow(move, sentence, picture, second=preview.odds_words(view))
        case Bid(sun=sun):
            return MoveRow(move, sentence, picture, second=preview.rivals_words(sun, sight))
        case Invoke():
            if None not in view.track:
                second = translate("Ra", "You bid last, and may pass: the track is full.")
            elif view.options["forced_bid"] == "if_able":
                second = translate("Ra", "You bid last, and must bid if you can.")
            else:
                second = translate("Ra", "You bid last, and must bid if nobody does.")
            return MoveRow(move, sentence, picture, second=second)
    change = gain(move, view)
    if change is None:
        return MoveRow(move, sentence, picture)
    tone = "gain" if change > 0 else "refuse" if change < 0 else "quiet"
    return MoveRow(move, sentence, picture, gain=signed(change), tone=tone)


def listed(sight: Sight) -> Sequence[Move]:
    """Tiles to take in the order of the track, disasters last."""
    track = sight.view.on_track

    def place(move: Move) -> tuple[bool, int]:
        return (move.tile in DISASTERS, track.index(move.tile)) if isinstance(move, Spend) else (False, 0)

    ranks = sorted({move.rank for move in sight.legal})
    return [move for rank in ranks for move in sorted((m for m in sight.legal if m.rank == rank), key=place)]


def moves_note(sight: Sight) -> str:
    """How to read the numbers in the list."""
    if any(isinstance(move, Spend) for move in sight.legal):
        return translate("Ra", "What you would gain by the end of this epoch, less the 2 of the God.")
    if any(is_of_later_worth(move, sight.view) for move in sight.legal):
        return translate("Ra", "What you would lose at the end of the game, as your monuments stand.")
    return ""


def doubt(move: Move, sight: Sight) -> str:
    """Taking a disaster with a God is allowed (§9.3), and seldom meant."""
    if not isinstance(move, Spend) or move.tile not in DISASTERS:
        return ""
    words_ = translate("Ra", "{tile} would strike you, and the God would be spent. Take it?")
    return words_.format(tile=names.tile_name(move.tile))
