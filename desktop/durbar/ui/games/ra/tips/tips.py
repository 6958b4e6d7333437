"""Ra's tips: what a thing on the board is, what it is worth now and to whom, what a click does, and the rule."""

from dataclasses import replace

from durbar.engine.move import Move
from durbar.games.ra import worth
from durbar.games.ra.moves import Bid, Draw, Invoke, Lose
from durbar.games.ra.scoring import CIVILIZATION_FAME
from durbar.games.ra.tiles import CIVILIZATIONS, LASTING, MONUMENTS, STRUCK, family
from durbar.games.ra.view import View
from durbar.ui.games.ra.cover import epoch_name
from durbar.ui.games.ra.targets import moves_at
from durbar.ui.games.ra.words import names
from durbar.ui.games.ra.words.seats import shown_fame
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import QT_TRANSLATE_NOOP, listed, number, refused, signed, translate

#: Tiles that a disaster takes, as far as there are some (§5).
TAKEN = 2

_FAMILY_WORDS = {
    "ra": QT_TRANSLATE_NOOP("Ra", "Ra tile"),
    "god": QT_TRANSLATE_NOOP("Ra", "God"),
    "pharaoh": QT_TRANSLATE_NOOP("Ra", "Pharaoh"),
    "nile": QT_TRANSLATE_NOOP("Ra", "River"),
    "flood": QT_TRANSLATE_NOOP("Ra", "River"),
    "gold": QT_TRANSLATE_NOOP("Ra", "Gold"),
    "civilization": QT_TRANSLATE_NOOP("Ra", "Civilization"),
    "monument": QT_TRANSLATE_NOOP("Ra", "Monument"),
    "disaster": QT_TRANSLATE_NOOP("Ra", "Disaster"),
}

_RULES = {
    "ra": QT_TRANSLATE_NOOP(
        "Ra",
        "Each [[Ra tile|ra tile]] starts an [[auction]]. The one that fills the [[Ra "
        "track|ra track]] ends the [[epoch]] at once.",
    ),
    "god": QT_TRANSLATE_NOOP(
        "Ra",
        "A [[God|god]] brings 2 [[fame]] at the end of the [[epoch]], or is spent to "
        "take a tile of the [[auction track]].",
    ),
    "pharaoh": QT_TRANSLATE_NOOP(
        "Ra",
        "Whoever has most [[Pharaohs|pharaoh]] gains 5 [[fame]], whoever has "
        "fewest loses 2. They stay for the next [[epoch]].",
    ),
    "nile": QT_TRANSLATE_NOOP(
        "Ra",
        "[[Niles|nile]] and [[Floods|flood]] score only for a player with a "
        "[[Flood|flood]]. Niles stay for the next [[epoch]].",
    ),
    "flood": QT_TRANSLATE_NOOP(
        "Ra",
        "[[Niles|nile]] and [[Floods|flood]] score only for a player with a "
        "[[Flood|flood]]. Niles stay for the next [[epoch]].",
    ),
    "gold": QT_TRANSLATE_NOOP("Ra", "Each [[gold]] tile brings 3 [[fame]] and then leaves the game."),
    "civilization": QT_TRANSLATE_NOOP(
        "Ra", "Without a [[civilization]] tile you lose 5 [[fame]]; three different kinds bring 5, four 10, five 15."
    ),
    "monument": QT_TRANSLATE_NOOP(
        "Ra", "[[Monuments|monument]] count after the third [[epoch]]: different kinds, and three or more of a kind."
    ),
    "funeral": QT_TRANSLATE_NOOP("Ra", "Whoever takes a [[Funeral|funeral]] gives up two [[Pharaohs|pharaoh]]."),
    "drought": QT_TRANSLATE_NOOP(
        "Ra", "Whoever takes a [[Drought|drought]] gives up two river tiles, [[Floods|flood]] first."
    ),
    "unrest": QT_TRANSLATE_NOOP(
        "Ra", "Whoever takes [[Unrest|unrest]] gives up two [[civilization]] tiles of their choice."
    ),
    "earthquake": QT_TRANSLATE_NOOP(
        "Ra", "Whoever takes an [[Earthquake|earthquake]] gives up two [[monuments|monument]] of their choice."
    ),
}

_SECTIONS = {
    "ra": "3.1",
    "god": "3.2",
    "pharaoh": "7.2",
    "nile": "7.3",
    "flood": "7.3",
    "gold": "7.4",
    "civilization": "7.5",
    "monument": "7.6",
    "funeral": "5.1",
    "drought": "5.2",
    "unrest": "5.3",
    "earthquake": "5.4",
}


def tip(target: Target, sight: Sight) -> Tip | None:
    """What to teach about a target, computed from the position; None where nothing is."""
    view: View = sight.view
    match target:
        case ("stage",):
            return _epoch(view)
        case ("bag",):
            return _bag(view, sight)
        case ("figure",):
            return _figure(view, sight)
        case ("board_sun",):
            return _board_sun(view)
        case ("ra_track", int(space)):
            return _ra_space(space, view)
        case ("track", int(space)):
            tile = view.track[space]
            return _empty_space(view) if tile is None else _tile(tile, target, sight)
        case ("sun", int(seat), int(value)):
            return _sun(seat, value, target, sight)
        case ("area", int(seat), str(tile)):
            return _owned(seat, tile, target, sight)
        case ("seat", int(seat)):
            return _player(seat, sight)
    return None


# ---- the upper board -----------------------------------------------------------------------------------------------


def _bag(view: View, sight: Sight) -> Tip:
    tip_ = Tip(
        title=translate("Ra", "The bag"),
        what=translate("Ra", "%n tile(s) left, in an order nobody knows.", None, view.bag_size),
        picture=Picture("ra/tile-back"),
        worth=translate("Ra", "{percent}%").format(percent=round(100 * view.ra_odds)),
        reason=translate(
            "Ra", "is the chance that the next tile is Ra: {ra} of {tiles}. {more} Ra end the epoch."
        ).format(ra=view.bag["ra"], tiles=view.bag_size, more=view.ra_spaces - view.ra_track),
        rule=translate(
            "Ra",
            "A tile you draw goes to the [[auction track]] and ends your turn; [[Ra|ra tile]] starts an [[auction]].",
        ),
        section="3.1",
    )
    return _clickable(tip_, (Draw(),), sight, translate("Ra", "Click: draw a tile"))


def _figure(view: View, sight: Sight) -> Tip:
    gain = worth.worth(view, view.seat, view.on_track)
    tip_ = Tip(
        title=translate("Ra", "The Ra figure"),
        what=translate("Ra", "Stands for the player whose act started the auction."),
        picture=Picture("ra/ra-figure"),
        worth=signed(gain) if view.on_track else "",
        worth_tone=_tone(gain),
        reason=_whole_track(view) if view.on_track else "",
        others=_to_others(view, view.on_track),
        rule=translate(
            "Ra",
            "To [[invoke]] Ra starts an [[auction]] for all tiles of the track. You bid last, and must bid "
            "if nobody else does, unless the track is full.",
        ),
        section="3.3",
    )
    return _clickable(tip_, (Invoke(),), sight, translate("Ra", "Click: invoke Ra"))


def _whole_track(view: View) -> str:
    lines = worth.lines(view, view.seat, view.on_track)
    if not lines:
        return translate("Ra", "to you by the end of this epoch, for the whole track")
    return translate("Ra", "to you by the end of this epoch: {parts}").format(parts=_parts(lines))


def _parts(lines: dict[str, int]) -> str:
    return listed([f"{names.category_name(name)}\u00a0{signed(value)}" for name, value in lines.items()])


def _board_sun(view: View) -> Tip:
    return Tip(
        title=translate("Ra", "The sun {sun} on the board").format(sun=view.board_sun),
        what=translate("Ra", "Goes to whoever wins the next auction."),
        picture=names.sun_picture(view.board_sun),
        rule=translate(
            "Ra", "The winner takes it [[face down]], for the next [[epoch]], and lays the sun of the bid in its place."
        ),
        section="4.3",
    )


def _epoch(view: View) -> Tip:
    if view.to_act is None:
        title, what = translate("Ra", "The end"), translate("Ra", "The game is over.")
    else:
        title = epoch_name(view.epoch)
        what = translate("Ra", "Epoch {epoch} of 3; on the Ra track {taken} of {spaces} spaces are taken.")
        what = what.format(epoch=view.epoch, taken=view.ra_track, spaces=view.ra_spaces)
    return Tip(
        title=title,
        what=what,
        rule=translate(
            "Ra",
            "An [[epoch]] ends as soon as a Ra tile fills the [[Ra track|ra track]], or when the last sun that lies "
            "[[face up]] is spent; then all tiles are scored. The game ends with the third.",
        ),
        section="6",
    )


def _ra_space(space: int, view: View) -> Tip:
    blocked = len(range(10)) - view.ra_spaces
    taken = view.ra_track
    if space < blocked:
        return Tip(
            title=translate("Ra", "A walled space"),
            what=translate("Ra", "Not used with %n player(s).", None, view.seats),
            picture=Picture("ra/ra-track-blocked"),
            rule=translate(
                "Ra", "With three players the [[Ra track|ra track]] has 8 spaces, with four 9, with five 10."
            ),
            section="2.2",
        )
    if space < blocked + taken:
        title, picture = names.tile_name("ra"), names.tile_picture("ra")
    elif space == 9:
        title, picture = translate("Ra", "The last space"), Picture("ra/ra-track-last")
    else:
        title, picture = translate("Ra", "The Ra track"), Picture("ra/ra-track-space")
    return Tip(
        title=title,
        what=translate("Ra", "{taken} of {spaces} spaces are taken.").format(taken=taken, spaces=view.ra_spaces),
        picture=picture,
        worth=str(view.ra_spaces - taken),
        reason=translate("Ra", "Ra to come in this epoch. About every {draws} draws brings one.").format(
            draws=number(1 / view.ra_odds, 0)
        )
        if view.ra_odds
        else "",
        rule=translate("Ra", _RULES["ra"]),
        section="6.1",
    )


def _empty_space(view: View) -> Tip:
    return Tip(
        title=translate("Ra", "The auction track"),
        what=translate("Ra", "%n tile(s) on eight spaces.", None, len(view.on_track)),
        picture=Picture("ra/auction-space"),
        rule=translate(
            "Ra",
            "Drawn tiles gather here. Whoever wins an [[auction]] takes them all. On a full track nobody may draw.",
        ),
        section="3.1",
    )


# ---- tiles ---------------------------------------------------------------------------------------------------------


def _tile(tile: str, target: Target, sight: Sight) -> Tip:
    """A tile on the auction track: what it would bring to each player by the end of the epoch."""
    view: View = sight.view
    gain = worth.worth(view, view.seat, (tile,))
    tip_ = Tip(
        title=names.tile_name(tile),
        what=_kind(tile),
        picture=names.tile_picture(tile),
        worth=signed(gain),
        worth_tone=_tone(gain),
        reason=_reason(tile, gain, view),
        others=_to_others(view, (tile,)),
        rule=_rule(tile),
        section=_section(tile),
    )
    return _clickable(tip_, moves_at(target, sight), sight, translate("Ra", "Click: spend a God to take it"))


def _kind(tile: str) -> str:
    kind = translate("Ra", _FAMILY_WORDS[family(tile)])
    if family(tile) == "disaster":
        return translate("Ra", "{kind}. Strikes whoever takes it.").format(kind=kind)
    if kind == names.tile_name(tile):  # the title has said it
        return (
            translate("Ra", "Stays after the epoch.")
            if tile in LASTING
            else translate("Ra", "Lasts for this epoch only.")
        )
    if tile in LASTING:
        return translate("Ra", "{kind}. Stays after the epoch.").format(kind=kind)
    return translate("Ra", "{kind}. Lasts for this epoch only.").format(kind=kind)


def _rule(tile: str) -> str:
    return translate("Ra", _RULES.get(tile) or _RULES[family(tile)])


def _section(tile: str) -> str:
    return _SECTIONS.get(tile) or _SECTIONS[family(tile)]


def _reason(tile: str, gain: int, view: View) -> str:
    """Why a tile is worth what it is to the viewer, in a few words after the number."""
    own = view.areas[view.seat]
    match family(tile):
        case "flood":
            if own["flood"]:
                return translate("Ra", "to you now: one more Flood on your river.")
            return translate(
                "Ra", "to you now: your %n Nile(s) would count, and so would the Flood.", None, own["nile"]
            )
        case "nile":
            if own["flood"]:
                return translate("Ra", "to you now, because you have a Flood.")
            return translate("Ra", "to you now: without a Flood the river brings nothing. But it stays.")
        case "pharaoh":
            return _pharaoh_reason(view, own["pharaoh"])
        case "civilization":
            return _civilization_reason(tile, view)
        case "monument":
            return _monument_reason(tile, view)
        case "god":
            return translate("Ra", "to you if you keep it; spent, it takes a tile.")
        case "gold":
            return translate("Ra", "to you at the end of this epoch.")
        case "disaster":
            return _disaster_reason(tile, view)
    return ""


def _pharaoh_reason(view: View, own: int) -> str:
    others = [area["pharaoh"] for seat, area in enumerate(view.areas) if seat != view.seat]
    if min(others) == max(others):
        words_ = translate("Ra", "to you now: you would have {own}; each of the others has {most}.")
    else:
        words_ = translate("Ra", "to you now: you would have {own}; the others have from {fewest} to {most}.")
    return words_.format(own=own + 1, fewest=min(others), most=max(others))


def _civilization_reason(tile: str, view: View) -> str:
    own = view.areas[view.seat]
    kinds = sum(1 for kind in CIVILIZATIONS if own[kind])
    if own[tile]:
        return translate("Ra", "to you now: you have this kind already.")
    if CIVILIZATION_FAME[kinds + 1] == CIVILIZATION_FAME[kinds]:
        words_ = translate("Ra", "to you now: with %n kind(s) you still score {before}.", None, kinds + 1)
    else:
        words_ = translate("Ra", "to you now: with %n kind(s) you score {fame} instead of {before}.", None, kinds + 1)
    return words_.format(fame=signed(CIVILIZATION_FAME[kinds + 1]), before=signed(CIVILIZATION_FAME[kinds]))


def _monument_reason(tile: str, view: View) -> str:
    own = view.areas[view.seat]
    kinds = sum(1 for kind in MONUMENTS if own[kind]) + (own[tile] == 0)
    if view.epoch == 3:
        words_ = translate("Ra", "to you: {same} of this kind, {kinds} different kinds.")
    else:
        words_ = translate("Ra", "before the last epoch. You would have {same} of this kind, {kinds} different kinds.")
    return words_.format(same=own[tile] + 1, kinds=kinds)


def _disaster_reason(tile: str, view: View) -> str:
    own = view.areas[view.seat]
    struck = sum(own[kind] for kind in STRUCK[tile])
    if struck:
        alone = translate("Ra", "to you now: it would take %n tile(s) of yours.", None, min(TAKEN, struck))
    else:
        alone = translate("Ra", "to you now: you have nothing it could take.")
    with_lot = min(TAKEN, struck + sum(view.on_track.count(kind) for kind in STRUCK[tile]))
    if with_lot == min(TAKEN, struck):
        return alone
    together = translate("Ra", "With this lot it takes %n, for it strikes the tiles it comes with too.", None, with_lot)
    return f"{alone} {together}"


def _owned(seat: int, tile: str, target: Target, sight: Sight) -> Tip:
    """A pile in somebody's area, or the ghost of what is not there."""
    view: View = sight.view
    have = view.areas[seat][tile]
    if have:
        what = translate("Ra", "{name} has %n.", None, have).format(name=sight.name(seat))
    else:
        what = translate("Ra", "{name} has none.").format(name=sight.name(seat))
    in_bag = translate("Ra", "%n still in the bag.", None, view.bag[tile])
    moves = tuple(move for move in moves_at(target, sight) if isinstance(move, Lose))
    tip_ = Tip(
        title=names.tile_name(tile),
        what=f"{_kind(tile)} {what}",
        picture=names.tile_picture(tile),
        reason=in_bag,
        worth=str(have),
        worth_tone="ink",
        rule=_rule(tile),
        section=_section(tile),
    )
    return _clickable(tip_, moves, sight, translate("Ra", "Click: give it up"))


# ---- suns and players ----------------------------------------------------------------------------------------------


def _sun(seat: int, value: int, target: Target, sight: Sight) -> Tip:
    view: View = sight.view
    up = value in view.suns_up[seat]
    bids = tuple(move for move in moves_at(target, sight) if isinstance(move, Bid))
    if bids and bids[0] in sight.legal:
        return _bid(value, sight)
    if up:
        what = translate("Ra", "Face up: {name} can bid it in this epoch.").format(name=sight.name(seat))
    else:
        what = translate("Ra", "Face down: at rest until the next epoch.")
    tip_ = Tip(
        title=translate("Ra", "The sun {sun}").format(sun=value),
        what=what,
        picture=names.sun_picture(value, up),
        rule=translate(
            "Ra",
            "One [[sun]] is bid at a time. After the third [[epoch]] the highest sum of suns gains 5 "
            "[[fame]], the lowest loses 5.",
        ),
        section="4.1" if up else "4.3",
    )
    return _clickable(tip_, bids, sight, "")


def _bid(value: int, sight: Sight) -> Tip:
    """A sun that may be bid now: what winning with it would bring."""
    view: View = sight.view
    gain = worth.worth(view, view.seat, view.on_track)
    return Tip(
        title=translate("Ra", "Bid the sun {sun}").format(sun=value),
        what=rivals_words(value, sight),
        picture=names.sun_picture(value),
        worth=signed(gain),
        worth_tone=_tone(gain),
        reason=_whole_track(view),
        others=_to_others(view, view.on_track),
        rule=translate(
            "Ra", "If your bid wins, you receive the sun {board}, [[face down]], at rest until the next [[epoch]]."
        ).format(board=view.board_sun),
        click=translate("Ra", "Click: bid this sun"),
        section="4.3",
    )


def rivals_words(value: int, sight: Sight) -> str:
    """Who could still overbid a sun."""
    view: View = sight.view
    waiting = view.auction.waiting[1:] if view.auction else ()
    able = [seat for seat in waiting if view.suns_up[seat] and max(view.suns_up[seat]) > value]
    if not able:
        return translate("Ra", "Nobody can overbid it.")
    who = listed([f"{sight.name(seat)}\u00a0({max(view.suns_up[seat])})" for seat in able])
    return translate("Ra", "Can still overbid: {who}").format(who=who)


def _player(seat: int, sight: Sight) -> Tip:
    view: View = sight.view
    fame = shown_fame(seat, sight)
    own = view.areas[seat]
    if fame is None:
        reason = translate("Ra", "Fame lies face down until the end of the game.")
    else:
        reason = translate("Ra", "fame now, before this epoch is settled.")
    kinds = sum(1 for kind in CIVILIZATIONS if own[kind])
    monuments = sum(own[kind] for kind in MONUMENTS)
    what = translate("Ra", "Suns {suns}. {kinds} kinds of civilization, {monuments} monuments.")
    secretly = sight.people > 1 and secret(seat, sight) is not None
    return Tip(
        title=sight.name(seat),
        what=what.format(suns=sum(view.suns_up[seat] + view.suns_down[seat]), kinds=kinds, monuments=monuments),
        picture=None,
        worth="?" if fame is None else str(fame),
        reason=reason,
        rule=translate("Ra", "Everybody starts with 10 [[fame]]. The most after three [[epochs|epoch]] wins."),
        click=translate("Ra", "Click: look at your fame behind a curtain") if secretly else "",
        section="8",
    )


def secret(seat: int, sight: Sight) -> Tip | None:
    """What only this seat may look at, behind a curtain: its fame, while scores are hidden from the others."""
    if shown_fame(seat, sight) is not None or seat != sight.seat or not sight.players[seat].is_person:
        return None
    return Tip(
        title=sight.name(seat),
        what=translate("Ra", "For your eyes only."),
        picture=Picture("ra/fame"),
        worth=str(sight.view.fame[seat]),
        reason=translate("Ra", "fame now, before this epoch is settled."),
        section="9.7",
    )


# ---- shared --------------------------------------------------------------------------------------------------------


def _clickable(tip: Tip, moves: tuple[Move, ...], sight: Sight, click: str) -> Tip:
    """The tip with what a click does, or why it does nothing; as it was when the viewer has nothing to choose."""
    if not moves or not sight.legal:
        return tip
    if any(move in sight.legal for move in moves):
        return replace(tip, click=click)
    refusal = sight.why_not(moves[0])
    return replace(tip, refusal=refused(refusal, refusal.facts)) if refusal else tip


def _to_others(view: View, tiles: tuple[str, ...]) -> tuple[tuple[int, str], ...]:
    if not tiles:
        return ()
    order = [(view.seat + k) % view.seats for k in range(1, view.seats)]
    return tuple((seat, signed(worth.worth(view, seat, tiles))) for seat in order)


def _tone(gain: int) -> str:
    return "gain" if gain > 0 else "refuse" if gain < 0 else "ink"
