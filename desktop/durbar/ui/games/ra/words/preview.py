"""What a move of Ra would bring, in one sentence, before it is made."""

from collections.abc import Sequence

from durbar.engine.move import Move
from durbar.games.ra import worth
from durbar.games.ra.moves import Bid, Draw, Invoke, Lose, Pass, Spend, Stop
from durbar.games.ra.view import View
from durbar.ui.games.ra import names
from durbar.ui.games.ra.shown import shown_view
from durbar.ui.games.ra.words.gains import gain, is_of_later_worth, leaves_choice, lost_for_good, taken
from durbar.ui.kit.values.sight import Sight
from durbar.ui.kit.values.tone import Tone
from durbar.ui.words import QT_TRANSLATE_NOOP, listed, signed, translate


def preview(move: Move, sight: Sight) -> tuple[str, Tone]:
    """The sentence, and its tone: "gain" or "refuse" for fame won or lost, "quiet" for what is not counted."""
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
    """That the number of a move hangs on what one chooses for a disaster; empty where there is nothing to choose."""
    if not leaves_choice(move, view):
        return ""
    if isinstance(move, Lose):
        return translate("Ra", "Counted with what else you then lose at the least cost.")
    return translate("Ra", "You choose what the disaster takes: counted is what costs you least.")


def _hides_floor(move: Move, view: View) -> bool:
    """Whether the fame of a move may be less than is said, since it lies face down and does not fall below 0."""
    match move:
        case Spend(tile=tile):
            return worth.hides_floor(view, view.seat, (tile,), gods=1)
        case Bid(sun=sun):
            return worth.hides_floor(view, view.seat, view.on_track, sun=sun)
        case Lose(tile=tile):
            return not is_of_later_worth(move, view) and worth.loss_hides_floor(view, view.seat, tile)
    return False


def not_below_0() -> str:
    """What a number leaves out whose total lies face down: nothing may follow from that total."""
    return translate("Ra", "Nobody’s fame falls below 0: while it lies face down, that is not counted.")


def lost_words(view: View, tiles: Sequence[str]) -> str:
    """What disasters among these tiles would take from the viewer for the epochs to come; empty for nothing."""
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
    """How likely the next tile is Ra, and what that would do; nothing where none is left in the bag."""
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


def rivals_words(value: int, sight: Sight) -> str:
    """Who could still overbid a sun."""
    view = shown_view(sight)
    waiting = view.auction.waiting[1:] if view.auction else ()
    able = [seat for seat in waiting if view.suns_up[seat] and max(view.suns_up[seat]) > value]
    if not able:
        return translate("Ra", "Nobody can overbid it.")
    who = listed([f"{sight.name(seat)}\u00a0({max(view.suns_up[seat])})" for seat in able])
    return translate("Ra", "Can still overbid: {who}").format(who=who)
