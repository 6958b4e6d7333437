"""Taj Mahal’s prompt: the one sentence for whoever acts, a second line, and the buttons."""

from dataclasses import replace

from durbar.engine.move import Move
from durbar.games.taj_mahal.moves import NOTHING, Play, Withdraw
from durbar.games.taj_mahal.pieces import VISITS
from durbar.games.taj_mahal.symbols import SYMBOLS
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import forecast, names, pieces
from durbar.ui.games.taj_mahal.targets import picked, picked_play
from durbar.ui.games.taj_mahal.words import move_words, preview
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.prompt import Button, Prompt
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import QT_TRANSLATE_NOOP, listed, signed, translate


def prompt(sight: Sight) -> Prompt:
    """Return what to say and offer in this position."""
    view: View = sight.view
    if view.to_act is None:
        return Prompt(usual_words.game_over())
    if view.to_act != view.seat or not sight.players[view.to_act].is_person:
        thinking = usual_words.thinking(sight.name(view.to_act))
        return Prompt(thinking, _meanwhile(sight))
    return {"turn": _turn, "placing": _placing, "picking": _picking}[view.step](sight)


def _meanwhile(sight: Sight) -> str:
    """Return the second line while a computer thinks."""
    view: View = sight.view
    if view.step == "placing":
        assert view.placing is not None
        many = view.placing.ordinary + view.placing.royal
        return translate("TajMahal", "%n palace(s) still to be placed in {province}.", None, many).format(
            province=names.province_name(view.province, view.board)
        )
    if view.step == "picking":
        return translate("TajMahal", "%n card(s) still to be taken from the display.", None, view.picks)
    if view.seat not in view.inside:
        if forecast.is_last_visit(view):
            return translate("TajMahal", "You have withdrawn from the last visit.")
        following = names.province_name(view.tiles[view.visit], view.board)
        return translate("TajMahal", "You have withdrawn; next comes {province}.").format(province=following)
    return _standing(sight)


def _standings(sight: Sight) -> dict[str, list[str]]:
    """Return the symbols in which the viewer is ahead ("alone"), level and behind.

    Without those in which he is neither.
    """
    told: dict[str, list[str]] = {"alone": [], "level": [], "behind": []}
    for symbol in SYMBOLS:
        found = forecast.standing(sight.view, sight.view.seat, symbol)
        if found.lead in told:
            told[found.lead].append(symbol)
    return {lead: symbols for lead, symbols in told.items() if symbols}


def _standing(sight: Sight) -> str:
    """Return in which symbols the viewer is ahead, level and behind."""
    view: View = sight.view
    clauses = {
        "alone": translate("TajMahal", "ahead in {symbols}"),
        "level": translate("TajMahal", "level in {symbols}"),
        "behind": translate("TajMahal", "behind in {symbols}"),
    }
    parts = [clauses[lead].format(symbols=names.many_listed(symbols)) for lead, symbols in _standings(sight).items()]
    if parts:
        return translate("TajMahal", "You are {where}.").format(where=", ".join(parts))
    if view.visitors[view.seat].cards:
        return translate("TajMahal", "What your cards show is won already.")
    return translate("TajMahal", "You have played no card in this visit yet.")


def _standing_figures(sight: Sight) -> tuple[tuple[Picture, str], ...]:
    """Return what ``_standing`` says of symbols: each as a picture, and how one stands after those of a kind."""
    where = {
        "alone": translate("TajMahal", "ahead", "after pictures of symbols"),
        "level": translate("TajMahal", "level", "after pictures of symbols"),
        "behind": translate("TajMahal", "behind", "after pictures of symbols"),
    }
    return tuple(
        (names.symbol_picture(symbol), where[lead] if symbol == symbols[-1] else "")
        for lead, symbols in _standings(sight).items()
        for symbol in symbols
    )


# ---- a turn --------------------------------------------------------------------------------------------------------


def _turn(sight: Sight) -> Prompt:
    view: View = sight.view
    second, tone = _second(sight)
    sentence = _sentence(sight).format(name=sight.name(view.seat))
    figures = _standing_figures(sight) if second == _standing(sight) else ()
    return Prompt(sentence, second, tone, buttons=_buttons(sight), figures=figures)


def _sentence(sight: Sight) -> str:
    view: View = sight.view
    if not _can_play(sight):
        if any(names.is_coloured(card, view.board) for card in view.hand):
            return translate("TajMahal", _NONE_LEFT[view.visitors[view.seat].colour])
        return translate("TajMahal", "You have no coloured card, {name}: withdraw.")
    if view.inside == (view.seat,) and _may_win_more(sight):
        return translate("TajMahal", "Only you are left, {name}: play on for a symbol you lack, or withdraw.")
    colour = view.visitors[view.seat].colour
    if colour and not any(names.kind_of(card, view.board).colour == colour for card in view.hand):
        return translate("TajMahal", "Your colour has run out, {name}: change it by a card, or withdraw.")
    return translate("TajMahal", _PLAY[colour])


#: What may be played in a visit’s colour, "" for none yet. What goes with it, the tip of the button says.
_PLAY = {
    "red": QT_TRANSLATE_NOOP("TajMahal", "Play a red card, {name}, or withdraw."),
    "yellow": QT_TRANSLATE_NOOP("TajMahal", "Play a yellow card, {name}, or withdraw."),
    "green": QT_TRANSLATE_NOOP("TajMahal", "Play a green card, {name}, or withdraw."),
    "violet": QT_TRANSLATE_NOOP("TajMahal", "Play a violet card, {name}, or withdraw."),
    "": QT_TRANSLATE_NOOP("TajMahal", "Play a card of any colour, {name}, or withdraw."),
}

_NONE_LEFT = {
    "red": QT_TRANSLATE_NOOP("TajMahal", "You have no red card left, {name}: withdraw."),
    "yellow": QT_TRANSLATE_NOOP("TajMahal", "You have no yellow card left, {name}: withdraw."),
    "green": QT_TRANSLATE_NOOP("TajMahal", "You have no green card left, {name}: withdraw."),
    "violet": QT_TRANSLATE_NOOP("TajMahal", "You have no violet card left, {name}: withdraw."),
}


def _can_play(sight: Sight) -> bool:
    return any(isinstance(move, Play) for move in sight.legal)


def _may_win_more(sight: Sight) -> bool:
    """Return whether a play brings a symbol that is still at the court and that the viewer has none of yet."""
    view: View = sight.view
    lacking = [there and not own for there, own in zip(view.court, view.visitors[view.seat].symbols, strict=True)]
    plays = (forecast.symbols_after(view, move) for move in sight.legal if isinstance(move, Play))
    return any(lacks and own for after in plays for lacks, own in zip(lacking, after, strict=True))


def _second(sight: Sight) -> tuple[str, str]:
    view: View = sight.view
    play = picked_play(sight)
    if play is not None:
        return preview.preview(play, sight)
    _, extra = picked(sight)
    if extra != NOTHING:
        words_ = translate("TajMahal", "Now choose a coloured card to go with {card}.")
        return words_.format(card=names.card_name(extra, view.board)), "quiet"
    parts = [translate("TajMahal", "Last visit: the hands are scored next.")] if forecast.is_last_visit(view) else []
    if view.visitors[view.seat].cards:
        parts.append(_standing(sight))
    return " ".join(parts), "quiet"


def _buttons(sight: Sight) -> tuple[Button, ...]:
    view: View = sight.view
    play = picked_play(sight)
    can_play = _can_play(sight)
    key = translate("TajMahal", "P", "key for: play the cards")
    if play is not None:
        # The cards’ names would widen the bar until it takes a second row, and the map would shrink at a click.
        cards = move_words.play_words(play, view)
        tip = translate("TajMahal", "Play {cards}").format(cards=cards)
        label = translate("TajMahal", "Play")
        first = Button(label, key, move_words.move_picture(play, sight), move=play, primary=True, tip=tip)
    else:
        tip = translate("TajMahal", "Click a coloured card of your hand and, if you like, one white or special card.")
        label, back = translate("TajMahal", "Play"), Picture(pieces.CARD_BACK)  # as wide as with cards picked out
        first = Button(label, key, back, enabled=False, tip=tip if can_play else "")
    first = replace(first, plays_framed=True, picture_of=lambda move: move_words.move_picture(move, sight))
    found = forecast.of_withdrawal(view, view.seat)
    label = translate("TajMahal", "Withdraw: {points}").format(points=signed(found.points))
    key = translate("TajMahal", "W", "key for: withdraw")
    withdraw = Button(label, key, move=Withdraw(), primary=not can_play)
    return (first, withdraw) if can_play else (withdraw,)


# ---- after withdrawing ---------------------------------------------------------------------------------------------


def _placing(sight: Sight) -> Prompt:
    view: View = sight.view
    placing = view.placing
    assert placing is not None
    province = names.province_name(view.province, view.board)
    if placing.ordinary and placing.royal:
        words_ = translate(
            "TajMahal", "Place %n palace(s) and the royal one in {province}, {name}.", None, placing.ordinary
        )
    elif placing.ordinary:
        words_ = translate("TajMahal", "Place %n palace(s) in {province}, {name}.", None, placing.ordinary)
    else:
        words_ = translate("TajMahal", "Place the royal palace in {province}, {name}.")
    best = forecast.of_placing(view)
    cities = [names.city_name(city, view.board) for city in best.cities]
    if best.royal:
        cities.append(names.city_name(best.royal, view.board))
    as_good = [move for move in sight.legal if forecast.of_placing(view, move).points == best.points]
    if len(as_good) > len(cities):
        second = translate("TajMahal", "At best %n point(s) in all, for example: {cities}.", None, best.points)
    else:
        second = translate("TajMahal", "At best %n point(s) in all: {cities}.", None, best.points)
    return Prompt(
        words_.format(province=province, name=sight.name(view.seat)),
        second.format(cities=listed(cities)),
        section="5.2",
    )


def _picking(sight: Sight) -> Prompt:
    view: View = sight.view
    words_ = translate("TajMahal", "Take %n card(s) from the display, {name}.", None, view.picks)
    left = len(view.display) - view.picks
    if left > 0:
        second = translate("TajMahal", "%n card(s) will be left for those still in {province}.", None, left)
    elif view.visit == VISITS:
        second = translate("TajMahal", "Nothing will be left; no visit follows.")
    else:
        second = translate("TajMahal", "Nothing will be left until the next visit.")
    return Prompt(
        words_.format(name=sight.name(view.seat)),
        second.format(province=names.province_name(view.province, view.board)),
        section="7",
    )


def key_moves() -> dict[str, Move]:
    """Return the letters on buttons, and what they do."""
    return {
        translate("TajMahal", "P", "key for: play the cards"): Play(NOTHING, NOTHING),
        translate("TajMahal", "W", "key for: withdraw"): Withdraw(),
    }


def first_words(step: str) -> str:
    """Return one more sentence for a step of the game; nothing where its prompt says it all."""
    words = {
        "turn": translate(
            "TajMahal",
            "Cards claim influence; who withdraws wins what he alone leads in.",
        ),
        "placing": translate(
            "TajMahal",
            "Palaces bring 1 point in all, and 1 for each further province they join.",
        ),
        "picking": translate("TajMahal", "In a visit you play one colour only: choose what goes with your hand."),
    }
    return words.get(step, "")
