"""What a click on Taj Mahal’s board means, what cards are picked out by clicks, and what a move is about.

Targets: ("city", id), ("bonus", city) the tile on a fortress, ("province", id), ("tile", number) a province tile,
("court", symbol) what the symbol wins, ("hand", card, n) the n-th of equal cards, ("display", card, n), ("pile",),
("discard",), ("played", seat, n), ("special", card) beside the table, ("seat", seat) a player’s panel, ("symbol",
symbol) a row of the table beside the map, ("start",) and ("tile",) in it: who begins, and the tile of the visit.
"""

from durbar.engine.move import Move
from durbar.games.taj_mahal.moves import NOTHING, Build, Play, Royal, Take, Withdraw
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import forecast, names
from durbar.ui.games.taj_mahal.words import move_words, preview, reasons
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.tips import clicks
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate

CHANGE = "special-change"


def moves_at(target: Target, sight: Sight) -> tuple[Move, ...]:
    """Return the moves a click could mean, likeliest first.

    Illegal ones only where the click is a reasonable attempt.
    """
    view: View = sight.view
    match target:
        case ("city" | "bonus", str(city)):
            return _placing(city, sight)
        case ("hand", str(card), _) if view.step == "turn":
            return _plays(card, sight)
        case ("display", str(card), _):
            return (Take(card),)
    return ()


def _placing(city: str, sight: Sight) -> tuple[Move, ...]:
    view: View = sight.view
    if view.step != "placing" and names.province_of(city, view.board) != view.province:
        return ()
    moves = (Build(city), Royal(city))
    legal = tuple(move for move in moves if move in sight.legal)
    if legal:
        return legal
    # With nothing ordinary left to place, a city is refused for the palace that is.
    return moves[1:] if view.placing is not None and not view.placing.ordinary else moves[:1]


def _plays(card: str, sight: Sight) -> tuple[Move, ...]:
    """Return what a card is played with: what is picked out already, or else alone."""
    coloured, extra = picked(sight)
    if names.is_coloured(card, sight.view.board):
        others = (
            move for move in sight.legal if isinstance(move, Play) and move.card == card
        )  # a lesson's, with a pair
        tries = (Play(card, extra), Play(card, NOTHING), Play(card, CHANGE), *others)
        return next(((move,) for move in tries if move in sight.legal), (Play(card, NOTHING),))
    if coloured:
        return (Play(coloured, card),)
    able = tuple(move for move in sight.legal if isinstance(move, Play) and move.extra == card)
    return able or (Play(card, NOTHING),)


# ---- picking cards out ---------------------------------------------------------------------------------------------


def picked(sight: Sight) -> tuple[str, str]:
    """Return the coloured card picked out, or "", and the white or special one, or NOTHING."""
    coloured, extra = "", NOTHING
    if not _may_pick(sight):
        return coloured, extra
    for target in sight.chosen:
        card = str(target[1])
        if sight.view.hand.count(card) == 0:
            continue
        if names.is_coloured(card, sight.view.board):
            coloured = card
        else:
            extra = card
    return coloured, extra


def picked_play(sight: Sight) -> Play | None:
    """Return the play of the cards picked out, if it is one and allowed."""
    coloured, extra = picked(sight)
    move = Play(coloured, extra)
    return move if coloured and move in sight.legal else None


def _may_pick(sight: Sight) -> bool:
    view: View = sight.view
    return bool(sight.legal) and view.step == "turn" and view.to_act == view.seat


def choose(target: Target, sight: Sight) -> tuple[Target, ...] | None:
    """Return what is picked out after a click: a card more, another instead, or one less.

    None where nothing is to pick.
    """
    if target[0] != "hand" or not _may_pick(sight):
        return None
    card = str(target[1])
    chosen = tuple(one for one in sight.chosen if one[0] == "hand" and str(one[1]) in sight.view.hand)
    board = sight.view.board
    if target in chosen:
        left = tuple(one for one in chosen if one != target)
        coloured_card = str((target if names.is_coloured(card, board) else (*left, target)[0])[1])
        if Play(coloured_card, CHANGE) in sight.legal and Play(coloured_card, NOTHING) not in sight.legal:
            # they go together: the change of colour came by itself, and whoever clicks it wants it there
            return chosen if card == CHANGE and left else ()
        return left
    coloured = names.is_coloured(card, board)
    if not any(isinstance(move, Play) and card in (move.card, move.extra) for move in sight.legal):
        return None
    others = tuple(one for one in chosen if names.is_coloured(str(one[1]), board) != coloured)
    other = str(others[0][1]) if others else (NOTHING if coloured else "")
    play = Play(card, other) if coloured else Play(other, card)
    if play in sight.legal or (not coloured and not others):
        return (target, *others) if coloured else (*others, target)
    if coloured and Play(card, NOTHING) not in sight.legal and Play(card, CHANGE) in sight.legal:
        return target, ("hand", CHANGE, 0)  # only the change of colour makes it fit
    return (target,)


# ---- what a move is about ------------------------------------------------------------------------------------------


def targets_of(move: Move, sight: Sight) -> tuple[Target, ...]:
    """Return what on the board lights up for a move."""
    match move:
        case Play(card=card, extra=extra):
            cards = (card,) if extra == NOTHING else (card, extra)
            return tuple(("hand", one, 0) for one in cards)
        case Build(city=city) | Royal(city=city):
            return (("city", city),)
        case Take(card=card):
            return (("display", card, 0),)
        case Withdraw():
            return tuple(("court", symbol) for symbol in forecast.of_withdrawal(sight.view, sight.view.seat).won)
    return ()


def clickable(tip: Tip, target: Target, sight: Sight) -> Tip:
    """Return the tip with what a click on its target does, or why it does nothing."""

    def words(able: list[Move]) -> tuple[str, str]:
        if len(able) > 1:
            return translate("TajMahal", "Click: choose the ordinary palace or the royal one"), ""
        told = tip.reason and target[0] == "city"  # what a palace there would bring
        brings = "" if told else preview.preview(able[0], sight)[0]
        return usual_words.click(move_words.move_words(able[0], sight)), brings

    return clicks.clickable(tip, moves_at(target, sight), sight, words, reasons.why)
