"""Raja’s prompt: the one sentence for whoever acts, a second line, tiles to choose from, and the buttons."""

from durbar.engine.move import Move
from durbar.games.raja.actions import ACTIONS, GOLD_TAKEN, HOUSE_PRICE, Parts
from durbar.games.raja.moves import (
    Attract,
    Bid,
    BuildersHouse,
    BuildersLift,
    Chit,
    Choose,
    Drop,
    End,
    Give,
    Keep,
    Pass,
    Point,
    Quarry,
    Swap,
    Take,
    TakeGold,
    Travel,
)
from durbar.games.raja.view import TurnView, View
from durbar.ui.games.raja import estimates, names
from durbar.ui.games.raja.duties import Duties, duties
from durbar.ui.games.raja.pieces import COIN
from durbar.ui.games.raja.seats import cards_words
from durbar.ui.games.raja.tips import tiles
from durbar.ui.games.raja.words import move_words, planner, preview
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.prompt import Button, Prompt, Tile
from durbar.ui.kit.values.sight import Sight
from durbar.ui.kit.values.tone import Tone
from durbar.ui.words import QT_TRANSLATE_NOOP, listed, translate

#: So many buttons stand in the bar in an auction: the lowest bids, a menu of the others, and Pass.
AUCTION_BUTTONS = 3
#: So many of the lowest markers are named while houses are placed.
NEXT_CITIES = 3
_YOUR_HOUSE = (
    QT_TRANSLATE_NOOP("Raja", "Place the first of your four houses in a village, {name}."),
    QT_TRANSLATE_NOOP("Raja", "Place the second of your four houses in a village, {name}."),
    QT_TRANSLATE_NOOP("Raja", "Place the third of your four houses in a village, {name}."),
    QT_TRANSLATE_NOOP("Raja", "Place the last of your four houses in a village, {name}."),
)


def prompt(sight: Sight) -> Prompt:
    """Return what to say and offer in this position."""
    view: View = sight.view
    if view.to_act is None:
        return Prompt(usual_words.game_over())
    if view.to_act != view.seat or not sight.players[view.to_act].is_person:
        thinking = usual_words.thinking(sight.name(view.to_act))
        return Prompt(thinking, _meanwhile(sight))
    by_step = {
        "auction": _auction,
        "choosing": _choosing,
        "placing": _placing,
        "disc": _disc,
        "turn": _turn,
        "carrying": _carrying,
        "replacing": _replacing,
        "giving": _giving,
    }
    return by_step[view.step](sight)


def _meanwhile(sight: Sight) -> str:
    """Return the second line while a computer thinks."""
    view: View = sight.view
    if view.step == "auction":
        return _auction_so_far(sight)
    if view.round == 0:
        return _next_words(view)
    if view.step == "disc":
        return translate("Raja", "Everybody chooses two actions in secret.")
    if view.turn is not None:
        actions = names.actions_listed([action.action for action in view.turn.actions])
        words_ = translate("Raja", "{name} has chosen {actions}.")
        return words_.format(name=sight.name(view.turn.seat), actions=actions)
    return _so_far(view)


def _next_words(view: View) -> str:
    """Return the cities that come first, and which of them a way joins to the start."""
    joined = estimates.connected(view)
    first = []
    for city in view.by_space[:NEXT_CITIES]:
        name = names.city_name(city, view.board)
        if city in joined:
            name = translate("Raja", "{city} (connected)", "with the start").format(city=name)
        first.append(name)
    words_ = translate("Raja", "First cities, as the markers stand: {cities}.")
    return words_.format(cities=listed(first))


# ---- characters ----------------------------------------------------------------------------------------------------


def _auction(sight: Sight) -> Prompt:
    view: View = sight.view
    bids = [move for move in sight.legal if isinstance(move, Bid)]
    if not bids:
        sentence = translate("Raja", "You have no more gold to bid, {name}: pass.")
    elif Pass() in sight.legal:
        sentence = translate("Raja", "Bid for the choice of a character, {name}, or pass.")
    else:
        sentence = translate("Raja", "Open the auction for a character, {name}: bid 0 or more gold.")
    lowest = AUCTION_BUTTONS - 1 - (Pass() in sight.legal)
    buttons = [
        Button(move_words.move_words(bid, sight), "", Picture(COIN), move=bid, primary=number == 0)
        for number, bid in enumerate(bids[:lowest])
    ]
    if len(bids) > lowest:
        more = translate("Raja", "Bid more…")
        key = translate("Raja", "B", "key for: bid more")
        buttons.append(Button(more, key, moves=tuple(bids[lowest:])))
    if Pass() in sight.legal:
        key = translate("Raja", "P", "key for: pass")
        buttons.append(Button(translate("Raja", "Pass"), key, move=Pass(), primary=not bids))
    return Prompt(
        sentence.format(name=sight.name(view.seat)),
        _auction_so_far(sight),
        section="11.2.5",
        buttons=tuple(buttons),
        tiles=_bank_tiles(sight, playable=False),
    )


def _auction_so_far(sight: Sight) -> str:
    auction = sight.view.auction
    if auction is None or auction.best_seat is None:
        return translate("Raja", "Nobody has bid yet.")
    words_ = translate("Raja", "{name} leads with %n gold.", None, auction.best)
    return words_.format(name=sight.name(auction.best_seat))


def _choosing(sight: Sight) -> Prompt:
    view: View = sight.view
    sentence = translate("Raja", "Choose your character, {name}.").format(name=sight.name(view.seat))
    return Prompt(sentence, _chosen_words(sight), tiles=_bank_tiles(sight))


def _chosen_words(sight: Sight) -> str:
    view: View = sight.view
    held = [seat for seat in view.order if view.cards[seat]]
    if not held:
        return translate("Raja", "A lower number plays earlier and wins ties.")
    parts = [
        translate("Raja", "{character} ({name})").format(name=sight.name(seat), character=cards_words(view.cards[seat]))
        for seat in held
    ]
    return translate("Raja", "Chosen so far: {parts}.").format(parts=", ".join(parts))


def _bank_tiles(sight: Sight, playable: bool = True) -> tuple[Tile, ...]:
    return tuple(_portrait(card, Choose(card) if playable else None, sight) for card in sight.view.bank)


def _portrait(card: int, move: Choose | Take | Swap | Give | None, sight: Sight) -> Tile:
    title = names.character_name(card)
    return Tile(
        names.character_picture(card),
        title,
        move,
        tiles.tile_tip(("tile", f"character-{card}"), sight),
        key="" if move is None else str(card),
    )


def _replacing(sight: Sight) -> Prompt:
    view: View = sight.view
    taker = "" if view.turn_of is None else sight.name(view.turn_of)
    words_ = translate("Raja", "{taker} has taken your character, {name}: choose another.")
    second = translate("Raja", "Whatever your number is now, nobody plays twice in a round.")
    sentence = words_.format(taker=taker, name=sight.name(view.seat))
    return Prompt(sentence, second, section="7.6", tiles=_bank_tiles(sight))


def _giving(sight: Sight) -> Prompt:
    view: View = sight.view
    to = "" if view.giving is None else sight.name(view.giving)
    if view.turn_of == view.seat:
        words_ = translate("Raja", "Choose, {name}, which character {to} gets in return.")
        second = ""
    else:
        words_ = translate("Raja", "{to} attracts one of your characters, {name}: choose which.")
        second = translate("Raja", "You get nothing for it.")
    gives = [move for move in sight.legal if isinstance(move, Give)]
    tiles = tuple(_portrait(move.card, move, sight) for move in gives)
    return Prompt(words_.format(name=sight.name(view.seat), to=to), second, section="11.3", tiles=tiles)


# ---- starting houses and disc --------------------------------------------------------------------------------------


def _placing(sight: Sight) -> Prompt:
    view: View = sight.view
    number = view.placed // view.seats
    sentence = translate("Raja", _YOUR_HOUSE[number]).format(name=sight.name(view.seat))
    return Prompt(sentence, _next_words(view), section="5.2")


def _disc(sight: Sight) -> Prompt:
    view: View = sight.view
    pointed = view.pointed
    name = sight.name(view.seat)
    second, tone = planner.plan(pointed, sight)
    if len(pointed) == 2:
        words_ = translate("Raja", "{actions}: keep these, {name}?")
        if tone == "refuse":
            words_ = translate("Raja", "{actions}: not all can be done as it stands. Keep these, {name}?")
        sentence = words_.format(actions=names.actions_listed(pointed), name=name)
    elif pointed:
        sentence = translate("Raja", "{action}, {name}: now the second action.").format(
            action=names.action_name(pointed[0]), name=name
        )
    else:
        sentence = translate("Raja", "Choose your first action in secret, {name}.").format(name=name)
    tiles = tuple(_action_tile(action, number, pointed, sight) for number, action in enumerate(ACTIONS, start=1))
    if not pointed:
        second, tone = planner.way_words(view), "quiet"
    return Prompt(sentence, second, tone, buttons=(_keep_button(sight),), tiles=tiles)


def _keep_button(sight: Sight) -> Button:
    """Return the button to keep the disc.

    It is there before it can be pressed: nothing moves under the pointer when the second action is chosen.
    """
    able = Keep() in sight.legal
    key = translate("Raja", "K", "key for: keep the disc")
    picture = Picture("raja/disc-back")
    return Button(translate("Raja", "Keep"), key, picture, move=Keep(), primary=able, enabled=able)


def _action_tile(action: str, number: int, pointed: tuple[str, ...], sight: Sight) -> Tile:
    move = Point(action) if Point(action) in sight.legal else None
    return Tile(
        names.action_picture(action),
        names.action_name(action),
        move,
        tiles.tile_tip(("tile", action), sight),
        key="" if move is None else str(number),
        on=action in pointed,
        faded=action not in pointed and (len(pointed) == 2 or not planner.manageable((action,), sight.view)),
    )


# ---- the turn ------------------------------------------------------------------------------------------------------


def _turn(sight: Sight) -> Prompt:
    view: View = sight.view
    turn = view.turn
    assert turn is not None
    asked = duties(sight)
    if not asked.done and not asked.any:
        return _nothing_left(turn, asked, sight)
    if asked.done:
        sentence = _done_words(asked, sight)
    elif asked.travel:
        sentence = translate("Raja", "Your turn, {name}: travel, and {parts}.")
    else:
        sentence = translate("Raja", "Your turn, {name}: {parts}.")
    tiles = _turn_tiles(turn, sight)
    if characters := _character_tiles(sight):
        tiles = (*tiles, *characters)
    second = ("" if asked.done else _besides_words(asked, sight)) or _aim(view)
    parts = _duties(_to_do(asked.parts), asked.parts)
    return Prompt(
        sentence.format(name=sight.name(view.seat), parts=parts), second, buttons=_turn_buttons(sight), tiles=tiles
    )


def _besides_words(asked: Duties, sight: Sight) -> str:
    """Return what may be done besides what is to be done: parts of other actions, and the Builder's help."""
    words = {
        "palaces": translate("Raja", "a palace"),
        "houses": translate("Raja", "a house"),
        "moves": translate("Raja", "a house to move"),
        "gold": names.gold_words(GOLD_TAKEN),
        "quarries": translate("Raja", "the quarry"),
        "governors": translate("Raja", "a governor marker"),
        "characters": translate("Raja", "a character"),
    }
    parts = listed([words[name] for name in asked.besides])
    told = [translate("Raja", "Possible too: {parts}.").format(parts=parts)] if parts else []
    if _builder_helps(sight):
        told.append(translate("Raja", "The Builder may build or move a house too."))
    return " ".join(told)


def _builder_helps(sight: Sight) -> bool:
    return any(isinstance(move, BuildersHouse | BuildersLift) for move in sight.legal)


def _done_words(asked: Duties, sight: Sight) -> str:
    """Return what may still be done when all actions are."""
    if _builder_helps(sight):
        return translate("Raja", "Your actions are done, {name}: use the Builder, or end the turn.")
    if asked.travel:
        return translate("Raja", "Your actions are done, {name}: travel on, or end the turn.")
    return translate("Raja", "Your actions are done, {name}: end the turn.")


def _nothing_left(turn: TurnView, asked: Duties, sight: Sight) -> Prompt:
    """Return the prompt when something is left that can’t be done: why, and what ending the turn gives away."""
    view: View = sight.view
    travels = any(isinstance(move, Travel) for move in sight.legal)
    poor = (turn.palaces or turn.houses) and view.own_gold < HOUSE_PRICE
    if any(not isinstance(move, End | Travel) for move in sight.legal):
        sentence = translate("Raja", "The rest can’t be done, {name}: do what still helps, or end the turn.")
    elif poor and travels:
        sentence = translate("Raja", "You can pay for nothing more, {name}: travel on, or end the turn.")
    elif poor:
        sentence = translate("Raja", "You can pay for nothing more, {name}: end the turn.")
    elif travels:
        sentence = translate("Raja", "You can do nothing more, {name}: travel on, or end the turn.")
    else:
        sentence = translate("Raja", "You can do nothing more, {name}: end the turn.")
    second = f"{_besides_words(asked, sight)} {preview.forgone_words(sight) or _aim(view)}".strip()
    tone: Tone = "refuse" if turn.forgone else "quiet"
    sentence = sentence.format(name=sight.name(view.seat))
    tiles = (*_turn_tiles(turn, sight), *_character_tiles(sight))
    return Prompt(sentence, second, tone, buttons=_turn_buttons(sight), tiles=tiles)


def _aim(view: View) -> str:
    """Return the way to the Maharaja, and what one has there."""
    return f"{planner.way_words(view)} {_so_far(view)}"


def _so_far(view: View) -> str:
    """Return what one has where the Maharaja is; the reward is for nobody yet, for others may still come."""
    scored, city = estimates.scored(view, view.maharaja), names.city_name(view.maharaja, view.board)
    words_ = translate("Raja", "You in {city} so far: {standing}.")
    return words_.format(city=city, standing=move_words.standing_words(scored, view.seat))


def _to_do(left: Parts) -> list[str]:
    """Return what is still to be done, as infinitives; what the Builder may do is no duty."""
    parts, built = [], []
    if left.palaces:
        built.append(translate("Raja", "%n palace(s)", None, left.palaces))
    if left.houses:
        in_city = left.houses - left.villages
        if not in_city:
            houses = translate("Raja", "%n house(s)", None, left.houses)
        elif left.villages:
            houses = translate("Raja", "%n house(s) (at least {cities} in a city)", None, left.houses)
        else:
            houses = translate("Raja", "%n house(s) in a city", None, left.houses)
        built.append(houses.format(cities=in_city))
    if built:
        parts.append(translate("Raja", "build {buildings}").format(buildings=listed(built)))
    if left.moves:
        parts.append(translate("Raja", "move %n house(s)", None, left.moves))
    if left.gold:
        parts.append(translate("Raja", "take %n gold", None, GOLD_TAKEN * left.gold))
    if left.quarries:
        parts.append(translate("Raja", "go to the quarry"))
    if left.governors:
        parts.append(translate("Raja", "move a governor marker"))
    if left.characters:
        parts.append(translate("Raja", "take a character"))
    return parts


def _duties(parts: list[str], left: Parts) -> str:
    """Return what is still to be done as one enumeration; two kinds of buildings have an "and" of their own."""
    if len(parts) < 2 or not (left.palaces and left.houses):
        return listed(parts)
    words_ = translate("Raja", "{parts}, and {last}", "each part may have an and of its own")
    return words_.format(parts=", ".join(parts[:-1]), last=parts[-1])


def _turn_tiles(turn: TurnView, sight: Sight) -> tuple[Tile, ...]:
    """Return the chosen actions with their ticks."""
    return tuple(
        Tile(
            names.action_picture(action.action),
            names.action_name(action.action),
            tip=tiles.tile_tip(("tile", action.action), sight),
            on=not action.done,
            done=action.done,
            faded=action.done,
        )
        for action in turn.actions
    )


def _character_tiles(sight: Sight) -> tuple[Tile, ...]:
    """Return the characters that can be taken; tiles have room for seven."""
    takes = [move for move in sight.legal if isinstance(move, Take | Swap)]
    return tuple(_portrait(move.card, move, sight) for move in takes)


def _turn_buttons(sight: Sight) -> tuple[Button, ...]:
    legal = sight.legal
    buttons = []
    if TakeGold() in legal:
        key = translate("Raja", "G", "key for: take gold")
        buttons.append(Button(move_words.move_words(TakeGold(), sight), key, Picture(COIN), move=TakeGold()))
    if Quarry() in legal:
        key = translate("Raja", "Q", "key for: quarry")
        picture = names.action_picture("quarry")
        buttons.append(Button(names.action_name("quarry"), key, picture, move=Quarry()))
    if attracts := tuple(move for move in legal if isinstance(move, Attract)):
        key = translate("Raja", "A", "key for: attract a character")
        buttons.append(Button(translate("Raja", "Attract…"), key, moves=attracts))
    if chits := tuple(move for move in legal if isinstance(move, Chit)):
        key = translate("Raja", "C", "key for: use an action chit")
        buttons.append(Button(translate("Raja", "Chit…"), key, Picture("raja/chit"), moves=chits))
    turn = sight.view.turn
    done = turn is not None and all(action.done for action in turn.actions)
    key = translate("Raja", "E", "key for: end the turn")
    end = Button(translate("Raja", "End the turn"), key, move=End(), primary=done)
    return (*buttons[:2], end)


def _carrying(sight: Sight) -> Prompt:
    view: View = sight.view
    origin = view.carrying
    assert origin is not None
    words_ = translate("Raja", "Where does the house go, {name}? It stood {where}.")
    city = names.city_name(view.architects[view.seat], view.board)
    places = {move.place in view.villages for move in sight.legal if isinstance(move, Drop)}
    second = {
        (True,): translate("Raja", "Any village with room."),
        (False,): translate("Raja", "{city}, where your architect is."),
        (False, True): translate("Raja", "Any village with room, or {city}, where your architect is."),
    }[tuple(sorted(places))].format(city=city)
    sentence = words_.format(name=sight.name(view.seat), where=names.where(origin, view.board))
    return Prompt(sentence, second, section="7.3")


def key_moves() -> dict[str, Move]:
    """Return the letters on buttons, and what they do."""
    return {
        translate("Raja", "B", "key for: bid more"): Bid(0),
        translate("Raja", "P", "key for: pass"): Pass(),
        translate("Raja", "K", "key for: keep the disc"): Keep(),
        translate("Raja", "G", "key for: take gold"): TakeGold(),
        translate("Raja", "Q", "key for: quarry"): Quarry(),
        translate("Raja", "A", "key for: attract a character"): Attract(0),
        translate("Raja", "C", "key for: use an action chit"): Chit("gold"),
        translate("Raja", "E", "key for: end the turn"): End(),
    }


def first_words(step: str) -> str:
    """Return one more sentence for a step of the game; nothing where its prompt says it all."""
    words = {
        "auction": translate("Raja", "The bidding goes on until one is left, who pays and chooses first."),
        "choosing": translate("Raja", "A character helps you for as long as you keep it."),
        "placing": translate("Raja", "Others pay you when they travel through your villages."),
        "disc": translate(
            "Raja",
            "Labels on the map say what the way there costs you; a cross means no way.",
        ),
        "turn": translate("Raja", "Travel and act in any order; an action left undone brings each opponent 2 gold."),
        "carrying": translate("Raja", "You hold a house: set it down where it is to stand."),
    }
    return words.get(step, "")
