"""Ra's prompt: the one sentence for whoever acts, a second line, and the buttons."""

from durbar.engine.move import Move
from durbar.games.ra.moves import Bid, Draw, Invoke, Pass, Spend, Stop
from durbar.games.ra.view import View
from durbar.ui.games.ra import names, telling
from durbar.ui.games.ra.names import shown_view
from durbar.ui.games.ra.words import move_words
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.prompt import Button, Prompt
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import translate

MAX_BID_BUTTONS = 4


def prompt(sight: Sight) -> Prompt:
    """Return what to say and offer in this position."""
    view = shown_view(sight)
    if view.to_act is None:
        return Prompt(usual_words.game_over())
    if not sight.players[view.to_act].is_person:
        thinking = usual_words.thinking(sight.name(view.to_act))
        return Prompt(thinking, _auction_so_far(view, sight) if view.auction else _outlook(view))
    by_step = {"turn": _turn, "spending": _spending, "auction": _auction, "losing": _losing}
    return by_step[view.step](view, sight)


def _turn(view: View, sight: Sight) -> Prompt:
    may_draw = Draw() in sight.legal
    may_spend = any(isinstance(move, Spend) for move in sight.legal)
    if may_draw and may_spend:
        sentence = translate("Ra", "Your turn, {name}: draw a tile, spend a God, or invoke Ra.")
    elif may_draw:
        sentence = translate("Ra", "Your turn, {name}: draw a tile, or invoke Ra.")
    elif may_spend:
        sentence = translate("Ra", "The auction track is full, {name}: spend a God, or invoke Ra.")
    else:
        sentence = translate("Ra", "The auction track is full, {name}: invoke Ra.")
    buttons = [
        Button(
            translate("Ra", "Draw a tile"),
            translate("Ra", "D", "key for: draw a tile"),
            Picture("ra/tile-back"),
            move=Draw(),
            primary=may_draw,
            enabled=may_draw,
        )
    ]
    if may_spend:
        buttons.append(
            Button(
                translate("Ra", "Spend Gods"),
                translate("Ra", "G", "key for: spend Gods"),
                Picture("ra/tile-god"),
                action="list:" + translate("Ra", "Spend a God"),
                tip=translate("Ra", "Click a tile of the auction track, or choose it in the list of moves."),
            )
        )
    buttons.append(
        Button(
            translate("Ra", "Invoke Ra"),
            translate("Ra", "R", "key for: invoke Ra"),
            Picture("ra/ra-figure"),
            move=Invoke(),
            primary=not may_draw,
            enabled=Invoke() in sight.legal,
        )
    )
    sentence = sentence.format(name=sight.name(view.seat))
    return Prompt(sentence, _outlook(view), buttons=tuple(buttons), figures=_outlook_figures(view))


def _outlook(view: View) -> str:
    return translate("Ra", "%n more Ra tile(s) end the epoch.", None, view.ra_spaces - view.ra_track)


def _outlook_figures(view: View) -> tuple[tuple[Picture, str], ...]:
    """Return the figures of ``_outlook``."""
    until = translate("Ra", "%n more end(s) the epoch", None, view.ra_spaces - view.ra_track)
    return ((Picture("ra/tile-ra"), until),)


def _spending(view: View, sight: Sight) -> Prompt:
    sentence = translate("Ra", "You take {tiles}. Spend another God, or stop.").format(
        tiles=names.tiles_listed(view.picked)
    )
    left = translate("Ra", "You have %n God(s) left.", None, view.areas[view.seat]["god"])
    stop = Button(
        translate("Ra", "Stop"),
        translate("Ra", "S", "key for: stop spending Gods"),
        Picture("ra/tile-god"),
        move=Stop(),
        primary=True,
    )
    return Prompt(sentence, left, buttons=(stop,))


def _auction(view: View, sight: Sight) -> Prompt:
    bids = [move for move in sight.legal if isinstance(move, Bid)]
    worth_it = Pass() not in sight.legal or (bool(view.on_track) and not move_words.harms(view))
    buttons = [
        Button(
            move_words.move_words(bid, sight),
            picture=Picture("ra/sun-up"),  # its number is said by the words, and is the button's key
            move=bid,
            primary=worth_it and not number,
        )
        for number, bid in enumerate(bids[:MAX_BID_BUTTONS])
    ]
    if Pass() in sight.legal:
        key = translate("Ra", "P", "key for: pass")
        buttons.append(Button(translate("Ra", "Pass"), key, move=Pass(), primary=not (bids and worth_it)))
    return Prompt(_asked(view, bids, sight), _stake(view), buttons=tuple(buttons), figures=_stake_figures(view))


def _asked(view: View, bids: list[Bid], sight: Sight) -> str:
    """Return what is asked of whoever may bid now.

    Of the seat that leads, if any does, no more is said than its sun.
    """
    auction = view.auction
    assert auction is not None
    best = max(((sun, seat) for seat, sun in auction.said if sun), default=None)
    if best is None and Pass() not in sight.legal:
        return translate("Ra", "Nobody has bid: you must bid a sun.")
    if best is None:
        drawn = auction.cause == "ra_drawn"
        words = translate("Ra", "{name} drew Ra: bid a sun, or pass.")
        if not drawn:
            words = translate("Ra", "{name} invokes Ra: bid a sun, or pass.")
        return words.format(name=sight.name(auction.ra_player))
    if bids:
        words = translate("Ra", "{name} bids {sun}: bid a higher sun, or pass.")
        if Pass() not in sight.legal:
            words = translate("Ra", "{name} bids {sun}: you must bid a higher sun.")
    else:
        words = translate("Ra", "{name} bids {sun}, and none of your suns is higher: pass.")
    return words.format(name=sight.name(best[1]), sun=best[0])


def _auction_so_far(view: View, sight: Sight) -> str:
    """Return who bid what; before that, how it came about."""
    auction = view.auction
    assert auction is not None
    if auction.said:
        return f"{', '.join(telling.said(seat, sun, sight) for seat, sun in auction.said)}."
    if auction.cause == "ra_drawn":
        opened = translate("Ra", "{name} drew Ra: an auction.")
    else:
        opened = translate("Ra", "{name} invokes Ra: an auction.")
    return opened.format(name=sight.name(auction.ra_player))


def _stake(view: View) -> str:
    stake = translate("Ra", "Only the sun {sun} is at stake.")
    if view.on_track:
        stake = translate("Ra", "%n tile(s) and the sun {sun} are at stake.", None, len(view.on_track))
    return stake.format(sun=view.board_sun)


def _stake_figures(view: View) -> tuple[tuple[Picture, str], ...]:
    """Return the figures of ``_stake``."""
    tiles = translate("Ra", "%n tile(s)", None, len(view.on_track))
    sun = (names.sun_picture(view.board_sun), translate("Ra", "at stake", "after the picture of a sun"))
    return ((Picture("ra/tile-back"), tiles), sun) if view.on_track else (sun,)


def _losing(view: View, sight: Sight) -> Prompt:
    assert view.losing is not None
    if view.losing.disaster == "unrest":
        sentence = translate("Ra", "Unrest: choose %n civilization tile(s) to give up.", None, view.losing.left)
        section = "5.3"
    else:
        sentence = translate("Ra", "Earthquake: choose %n monument(s) to give up.", None, view.losing.left)
        section = "5.4"
    return Prompt(sentence, translate("Ra", "Click a tile in your area."), section=section)


def key_moves() -> dict[str, Move]:
    """Return the letters on buttons, and what they do."""
    return {
        translate("Ra", "D", "key for: draw a tile"): Draw(),
        translate("Ra", "G", "key for: spend Gods"): Spend("nile"),
        translate("Ra", "R", "key for: invoke Ra"): Invoke(),
        translate("Ra", "S", "key for: stop spending Gods"): Stop(),
        translate("Ra", "P", "key for: pass"): Pass(),
    }


def first_step(sight: Sight) -> str:
    """Return which step is met: a turn in which a God may be spent is one of its own, "gods"."""
    step: str = sight.view.step
    may_spend = any(isinstance(move, Spend) for move in sight.legal)
    return "gods" if step == "turn" and may_spend else step


def first_words(step: str) -> str:
    """Return one more sentence for a step of the game; nothing where its prompt says it all."""
    words = {
        "turn": translate(
            "Ra",
            "Drawn tiles gather until an auction sells them all; invoke Ra when you want them.",
        ),
        "gods": translate(
            "Ra",
            "Instead of drawing, a God takes a tile from the track; kept, it brings 2 fame.",
        ),
        "auction": translate(
            "Ra",
            "Each bids once: the highest sun takes all, and is exchanged for the sun on the board.",
        ),
        "losing": translate("Ra", "A disaster costs you two tiles of its kind; you choose which."),
    }
    return words.get(step, "")
