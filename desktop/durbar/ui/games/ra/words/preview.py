"""What a move of Ra would bring: in a sentence or two, as a row of the list, and as measured values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from durbar.engine.move import Move
from durbar.games.ra import worth
from durbar.games.ra.moves import Bid, Draw, Invoke, Lose, Pass, Spend, Stop
from durbar.games.ra.tiles import DISASTERS
from durbar.games.ra.view import View
from durbar.ui.games.ra import names
from durbar.ui.games.ra.names import shown_view
from durbar.ui.games.ra.words import move_words
from durbar.ui.games.ra.words.move_words import gain, is_of_later_worth, leaves_choice, lost_for_good, taken
from durbar.ui.kit.values.claim import Bound, Claim
from durbar.ui.kit.values.lines import MoveRow
from durbar.ui.kit.values.sight import Sight
from durbar.ui.kit.values.tone import Tone
from durbar.ui.words import QT_TRANSLATE_NOOP, listed, signed, translate


def preview(move: Move, sight: Sight) -> tuple[str, Tone]:
    """Return the sentence, and its tone: "gain" or "refuse" for fame won or lost, "quiet" for what is not counted."""
    view = shown_view(sight)
    match move:
        case Draw():
            return _draw(view), "quiet"
        case Invoke():
            return _invoke(view), "quiet"
        case Stop():
            laid = translate("Ra", "You lay down {tiles}, and your turn ends.")
            return laid.format(tiles=names.tiles_listed(view.picked)), "quiet"
        case Pass():
            return _pass(sight), "quiet"
    fame = gain(move, view)
    assert fame is not None
    match move:
        case Spend():
            sentence = translate(
                "Ra", "{fame} fame to you by the end of this epoch, the God you spend counted.", None, abs(fame)
            )
        case Lose():
            if is_of_later_worth(move, view):
                sentence = translate(
                    "Ra", "{fame} fame to you at the end of the game, as your monuments stand.", None, abs(fame)
                )
            else:
                sentence = translate("Ra", "{fame} fame to you by the end of this epoch.", None, abs(fame))
        case Bid():
            sentence = translate(
                "Ra", "If it wins: {fame} fame by the end of this epoch, and the sun {sun}, face down.", None, abs(fame)
            )
        case _:
            raise TypeError(f"Ra has no move {move!r}")
    tone: Tone = "gain" if fame > 0 else "refuse" if fame < 0 else "quiet"
    lost = lost_words(view, taken(move, view))
    if lost and not fame:
        tone = "refuse"
    floor = not_below_0() if _hides_floor(move, view) else ""
    told = (sentence.format(fame=signed(fame), sun=view.board_sun), floor, choice_words(move, view), lost)
    return " ".join(part for part in told if part), tone


def choice_words(move: Move, view: View) -> str:
    """Return that the number of a move hangs on what one chooses for a disaster.

    Empty where there is nothing to choose.
    """
    if not leaves_choice(move, view):
        return ""
    if isinstance(move, Lose):
        return translate("Ra", "Counted with what else you then lose at the least cost.")
    return translate("Ra", "You choose what the disaster takes: counted is what costs you least.")


def _hides_floor(move: Move, view: View) -> bool:
    """Return whether the fame of a move may be less than is said, since it lies face down and does not fall below 0."""
    match move:
        case Spend(tile=tile):
            return worth.hides_floor(view, view.seat, (tile,), gods=1)
        case Bid(sun=sun):
            return worth.hides_floor(view, view.seat, view.on_track, sun=sun)
        case Lose(tile=tile):
            return not is_of_later_worth(move, view) and worth.loss_hides_floor(view, view.seat, tile)
    return False


def not_below_0() -> str:
    """Return what a number leaves out whose total lies face down: nothing may follow from that total."""
    return translate("Ra", "Nobody’s fame falls below 0: while it lies face down, that is not counted.")


def lost_words(view: View, tiles: Sequence[str]) -> str:
    """Return what disasters among these tiles would take from the viewer for the epochs to come; empty for nothing."""
    lost = lost_for_good(view, tiles)
    if not lost:
        return ""
    words = {
        "pharaoh": QT_TRANSLATE_NOOP("Ra", "%n of your Pharaohs"),
        "nile": QT_TRANSLATE_NOOP("Ra", "%n of your Niles"),
        "monument": QT_TRANSLATE_NOOP("Ra", "%n of your monuments"),
    }
    tiles_lost = listed([translate("Ra", words[kind], None, many) for kind, many in lost.items()])
    return translate("Ra", "Lost for good: {tiles}.").format(tiles=tiles_lost)


def _draw(view: View) -> str:
    comes = translate("Ra", "A tile is drawn from the bag onto the track.")
    return f"{comes} {odds_words(view)}".strip()


def odds_words(view: View) -> str:
    """Return how likely the next tile is Ra, and what that would do; nothing where none is left in the bag."""
    many = view.bag["ra"]
    if not many:
        return ""
    words = translate("Ra", "%n of the {tiles} tiles left is Ra and starts an auction.", None, many)
    if view.ra_track == view.ra_spaces - 1:
        words = translate("Ra", "%n of the {tiles} tiles left is Ra and ends the epoch.", None, many)
    return words.format(tiles=view.bag_size)


def _invoke(view: View) -> str:
    others = any(suns for seat, suns in enumerate(view.suns_up) if seat != view.seat)
    if not others:
        return translate("Ra", "Nobody else has a sun left: you alone bid.")
    if None not in view.track:
        return translate("Ra", "Everybody bids once, you last; the track is full, so you may pass.")
    if view.options["forced_bid"] == "if_able":
        return translate("Ra", "Everybody bids once, you last; you must bid if you can.")
    return translate("Ra", "Everybody bids once, you last; if nobody bids, you must.")


def _pass(sight: Sight) -> str:
    auction = sight.view.auction
    if auction is not None and auction.best_seat is not None:
        leads = translate("Ra", "You keep your suns; {name} leads with {sun}.")
        return leads.format(name=sight.name(auction.best_seat), sun=auction.best)
    if auction is not None and auction.cause == "full_track":
        return translate("Ra", "You keep your suns; if all pass, the full track leaves the game.")
    if auction is not None and auction.cause == "invoked":
        must = translate("Ra", "You keep your suns; if nobody bids, {name} must.")
        return must.format(name=sight.name(auction.ra_player))
    return translate("Ra", "You keep your suns; if all pass, the tiles stay on the track.")


def rivals(value: int, view: View) -> list[int]:
    """Return the seats that could still overbid a sun."""
    waiting = view.auction.waiting[1:] if view.auction else ()
    return [seat for seat in waiting if view.suns_up[seat] and max(view.suns_up[seat]) > value]


def rivals_words(value: int, sight: Sight) -> str:
    """Return who could still overbid a sun."""
    view = shown_view(sight)
    able = rivals(value, view)
    if not able:
        return translate("Ra", "Nobody can overbid it.")
    who = listed([f"{sight.name(seat)}\u00a0({max(view.suns_up[seat])})" for seat in able])
    return translate("Ra", "Can still overbid: {who}").format(who=who)


#: What else has to happen.
WINS, NOTHING_CHANGES, OWNED = "wins", "nothing else changes", "owned at once"


def claims(move: Move, sight: Sight) -> tuple[Claim, ...]:
    """Return all that is stated of a legal move of the acting seat."""
    view = shown_view(sight)
    match move:
        case Bid() | Spend() | Lose():
            return (*_fame(move, view), *_lost(move, view))
        case Invoke():
            return tuple(_track(view))
    return ()


def _fame(move: Move, view: View) -> Iterator[Claim]:
    """Yield fame by the end of the epoch; of monuments that count later only, by the end of the game as they stand."""
    fame = move_words.gain(move, view)
    assert fame is not None
    bound: Bound = "at most" if move_words.leaves_choice(move, view) else "exactly"
    if move_words.is_of_later_worth(move, view):
        yield Claim("monuments", view.seat, fame, "end", bound, NOTHING_CHANGES)
    else:
        measure = "settlement" if view.fame[view.seat] is None else "fame"
        yield Claim(measure, view.seat, fame, "stage", bound, WINS if isinstance(move, Bid) else NOTHING_CHANGES)


def _lost(move: Move, view: View) -> Iterator[Claim]:
    """Yield what a disaster takes of what would have stayed."""
    condition = WINS if isinstance(move, Bid) else ""
    for kind, many in move_words.lost_for_good(view, move_words.taken(move, view)).items():
        yield Claim(f"{kind} lost", view.seat, many, condition=condition)


def _track(view: View) -> Iterator[Claim]:
    """Yield what the track is worth to each seat, in tips.

    To its fame, or where that lies face down to what is added.
    """
    for seat in range(view.seats) if view.on_track else ():
        measure = "settlement" if view.fame[seat] is None else "fame"
        bound: Bound = "at most" if worth.chooses(view, seat, view.on_track) else "exactly"
        yield Claim(measure, seat, worth.worth(view, seat, view.on_track), "stage", bound, OWNED)


def move_row(move: Move, sight: Sight) -> MoveRow:
    """Return a move with what it brings."""
    view = shown_view(sight)
    sentence = move_words.move_words(move, sight)
    picture = move_words.move_picture(move)
    match move:
        case Draw():
            return MoveRow(move, sentence, picture, second=odds_words(view))
        case Bid(sun=sun):
            return MoveRow(move, sentence, picture, second=rivals_words(sun, sight))
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


def in_order(sight: Sight) -> Sequence[Move]:
    """Return tiles to take in the order of the track, disasters last."""
    track = sight.view.on_track

    def place(move: Move) -> tuple[bool, int]:
        return (move.tile in DISASTERS, track.index(move.tile)) if isinstance(move, Spend) else (False, 0)

    ranks = sorted({move.rank for move in sight.legal})
    return [move for rank in ranks for move in sorted((m for m in sight.legal if m.rank == rank), key=place)]


def moves_note(sight: Sight) -> str:
    """Return how to read the numbers in the list."""
    if any(isinstance(move, Spend) for move in sight.legal):
        return translate("Ra", "What you would gain by the end of this epoch, less the 2 of the God.")
    if any(is_of_later_worth(move, sight.view) for move in sight.legal):
        return translate("Ra", "What you would lose at the end of the game, as your monuments stand.")
    return ""


def doubt(move: Move, sight: Sight) -> str:
    """Return the question before a disaster is taken with a God, which is allowed (§9.3) and seldom meant."""
    if not isinstance(move, Spend) or move.tile not in DISASTERS:
        return ""
    words_ = translate("Ra", "{tile} would strike you, and the God would be spent. Take it?")
    return words_.format(tile=names.tile_name(move.tile))
