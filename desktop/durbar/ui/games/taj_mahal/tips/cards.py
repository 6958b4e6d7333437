"""What Taj Mahal teaches about cards: in the hand, on display, in the piles, played."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from durbar.games.taj_mahal.moves import NOTHING, Play
from durbar.games.taj_mahal.symbols import INFLUENCES, SPECIAL, SYMBOL, SYMBOLS, WHITE
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import forecast, names, pieces
from durbar.ui.games.taj_mahal.targets import CHANGE, choose, clickable, moves_at, picked
from durbar.ui.games.taj_mahal.words import move_words, preview
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import QT_TRANSLATE_NOOP, capital, listed, translate

_SPECIAL_RULES = {
    "elephant": QT_TRANSLATE_NOOP("TajMahal", "Played with a [[coloured card]], it counts as one [[elephant]] more."),
    "grand_mogul": QT_TRANSLATE_NOOP(
        "TajMahal", "Played with a [[coloured card]], it counts as one [[Grand Mogul|grand mogul]] more."
    ),
    "points": QT_TRANSLATE_NOOP("TajMahal", "Played with a [[coloured card]], it brings 2 points at once."),
    "change": QT_TRANSLATE_NOOP(
        "TajMahal",
        "The [[coloured card]] played with it may have any colour; later cards keep to yours ([[change of colour]]).",
    ),
}


_SPECIAL_RETURNS = QT_TRANSLATE_NOOP(
    "TajMahal", "When one [[withdraws|withdraw]], it comes back to the [[hand]]. At the end it is worth 1 point."
)


def _card(card: str, sight: Sight) -> Tip:
    """Return a card wherever it lies."""
    view: View = sight.view
    kind = names.kind_of(card, view.board)
    if kind.colour == SPECIAL:
        rule = f"{translate('TajMahal', _SPECIAL_RULES[kind.effect])} {translate('TajMahal', _SPECIAL_RETURNS)}"
        section = "9"
    elif kind.colour == WHITE:
        rule = translate(
            "TajMahal", "A [[white card]] is played together with a [[coloured card]]. At the end it is worth 1 point."
        )
        section = "5.1"
    else:
        rule = translate(
            "TajMahal",
            "One a [[turn]], with a [[white|white card]] or [[special|special card]] card if you like. The first binds "
            "you to its colour for the [[visit]].",
        )
        section = "5.1"
    return Tip(
        title=capital(names.card_name(card, view.board)),
        picture=names.card_picture(card),
        rule=rule,
        section=section,
    )


def hand_tip(target: Target, sight: Sight) -> Tip | None:
    """Return a card of the viewer’s hand, and what a click picks out."""
    card = str(target[1])
    view: View = sight.view
    if not forecast.in_private(sight) or card not in view.hand:
        return None
    many = view.hand.count(card)
    tip_ = replace(_card(card, sight), what=translate("TajMahal", "In your hand: %n of it.", None, many))
    moves = moves_at(target, sight)
    able = [move for move in moves if move in sight.legal]
    if not sight.legal or not moves:
        return tip_
    if not able:
        return clickable(tip_, target, sight)
    move = able[0]
    if not isinstance(move, Play):
        return tip_
    coloured, _ = picked(sight)
    if target in sight.chosen:
        if choose(target, sight) == () and len(sight.chosen) > 1:
            return replace(tip_, click=translate("TajMahal", "Click: put both back"))
        if choose(target, sight) == sight.chosen:
            return replace(tip_, click=translate("TajMahal", "Picked out with the card of another colour"))
        return replace(tip_, click=translate("TajMahal", "Click: put it back"))
    if not names.is_coloured(card, view.board) and not coloured:
        click = translate("TajMahal", "Click: pick it out, then a coloured card")
        return replace(tip_, reason=_adds_words(card, sight), click=click)
    if move.extra == CHANGE and card == move.card and names.kind_of(card, view.board).colour != _bound(view):
        click = translate("TajMahal", "Click: pick it out, with the change-of-colour card")
    elif move.extra == NOTHING:
        click = translate("TajMahal", "Click: pick it out")
    else:
        click = translate("TajMahal", "Click: pick it out, for {play}").format(play=move_words.play_words(move, view))
    return replace(tip_, brings=preview.preview(move, sight)[0], click=click)


def _bound(view: View) -> str:
    return view.visitors[view.seat].colour


def _adds_words(card: str, sight: Sight) -> str:
    """Return how one would stand with one more of the symbol that a white or special card shows."""
    view: View = sight.view
    symbols = names.kind_of(card, view.board).symbols
    if not symbols:
        return ""
    own = view.visitors[view.seat].symbols[SYMBOL[symbols[0]]] + 1
    return preview.standing_words(forecast.standing(view, view.seat, symbols[0], own), sight)


def display_tip(target: Target, sight: Sight) -> Tip:
    """Return a card on display."""
    card = str(target[1])
    view: View = sight.view
    in_display = view.display.count(card)
    there = translate("TajMahal", "%n on display.", None, in_display)
    many = min(forecast.left_on_display(view), 1 if len(forecast.still_in(view)) == 1 else 2)
    takes = translate("TajMahal", "Whoever withdraws next takes %n card(s).", None, many)
    tip_ = replace(_card(card, sight), what=f"{there} {takes}", section="7")
    return clickable(tip_, target, sight)


def pile_tip(_target: Target, sight: Sight) -> Tip:
    """Return the draw pile."""
    view: View = sight.view
    return Tip(
        title=translate("TajMahal", "Draw pile"),
        what=translate("TajMahal", "%n card(s), face down.", None, view.pile),
        picture=Picture(pieces.CARD_BACK),
        reason=_unseen_words(view) if forecast.in_private(sight) else "",
        rule=translate(
            "TajMahal",
            "Whoever [[withdraws|withdraw]] without having played draws one as an [[extra card]]. An empty pile is "
            "made anew from the [[discard pile]].",
        ),
        section="7",
    )


def _unseen_words(view: View) -> str:
    """Return which symbols are still among the cards that the viewer has not seen."""
    board = view.board
    seen = Counter([*view.hand, *view.display, *view.discard, *(card for one in view.visitors for card in one.cards)])
    left: Counter[str] = Counter()
    for kind, many in zip(board.pieces.kinds, board.pieces.counts, strict=True):
        for symbol in kind.symbols:
            left[symbol] += max(0, many - seen[kind.id])
    counts = ", ".join(names.counted(symbol, left[symbol]) for symbol in SYMBOLS)
    return translate("TajMahal", "Here and in the others’ hands: {counts}.").format(counts=counts)


def discard_tip(_target: Target, sight: Sight) -> Tip:
    """Return the discard pile."""
    view: View = sight.view
    return Tip(
        title=translate("TajMahal", "Discard pile"),
        what=translate("TajMahal", "%n card(s), face up.", None, len(view.discard)),
        picture=Picture(pieces.CARD_BACK, opacity=0.6),
        reason=_counted_words(view.discard, view),
        rule=translate(
            "TajMahal",
            "Cards played go here when their owner [[withdraws|withdraw]], and become the next [[draw pile]].",
        ),
        section="7",
    )


def _counted_words(cards: tuple[str, ...], view: View) -> str:
    """Return the symbols of some cards, counted."""
    kinds = [names.kind_of(card, view.board) for card in cards]
    counts = [(symbol, sum(kind.symbols.count(symbol) for kind in kinds)) for symbol in SYMBOLS]
    return ", ".join(names.counted(symbol, many) for symbol, many in counts if many)


def played_tip(target: Target, sight: Sight) -> Tip:
    """Return the cards that a player has played in the visit."""
    seat = int(target[1])
    view: View = sight.view
    visitor = view.visitors[seat]
    cards = listed([names.card_name(card, view.board) for card in visitor.cards])
    return Tip(
        title=translate("TajMahal", "Played by {name}").format(name=sight.name(seat)),
        what=capital(cards),
        reason=_counted_words(visitor.cards, view),
        rule=translate(
            "TajMahal", "The [[symbols|symbol]] of all cards played in the [[visit]] add up until one withdraws."
        ),
        section="5.1",
    )


def special_tip(target: Target, sight: Sight) -> Tip:
    """Return a special card, beside the board or somebody’s."""
    card = str(target[1])
    view: View = sight.view
    owner = view.special[card]
    number = view.board.pieces.earned.index(view.board.pieces.number[card])
    if owner is None:
        what = translate("TajMahal", "It lies beside the board. Two {symbol} tiles bring it.")
    else:
        what = translate("TajMahal", "It belongs to {name}. Two {symbol} tiles take it away.")
    what = what.format(symbol=names.symbol_name(INFLUENCES[number]), name="" if owner is None else sight.name(owner))
    return replace(_card(card, sight), what=what)
