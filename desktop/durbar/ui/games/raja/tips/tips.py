"""Raja’s tips: what a thing is, what it is worth now and to whom, what a click does, and the rule."""

from dataclasses import replace

from durbar.engine.move import Move
from durbar.games.raja.actions import ACTIONS
from durbar.games.raja.characters import CARDS, MONK, SADHU, YOGI
from durbar.games.raja.moves import Attract, Choose, Give, Point, Swap, Take
from durbar.games.raja.routes import Journey
from durbar.games.raja.scoring import CENTRAL_POINTS, OUTER_POINTS, REWARDS, SADHUS_POINTS, CityScore
from durbar.games.raja.track import UNNUMBERED, numbered
from durbar.games.raja.view import NEUTRAL, View
from durbar.ui.games.raja import estimates
from durbar.ui.games.raja.board.pieces import ARCHITECT, CENTRAL, HOUSE, OUTER
from durbar.ui.games.raja.targets import goes_there, moves_at, path
from durbar.ui.games.raja.words import gains, move_words, names, planner, preview, refusals
from durbar.ui.games.raja.words.seats import cards_words
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import QT_TRANSLATE_NOOP, listed, signed, translate

_ACTION_RULES = {
    "gold": QT_TRANSLATE_NOOP("Raja", "You take 2 [[gold]] from the [[bank]]."),
    "house": QT_TRANSLATE_NOOP(
        "Raja", "You build one [[house]] for 1 [[gold]]: in a [[village]], or in the [[city]] of your [[architect]]."
    ),
    "two_houses": QT_TRANSLATE_NOOP(
        "Raja", "You build two [[houses|house]] for 1 [[gold]] each; one at least must stand in a [[city]]."
    ),
    "move_house": QT_TRANSLATE_NOOP(
        "Raja",
        "You move one of your [[houses|house]] to a [[village]], or to the [[city]] of your [[architect]].",
    ),
    "quarry": QT_TRANSLATE_NOOP(
        "Raja", "You take two of your [[houses|house]] from your [[quarry]] into your [[reserve]]."
    ),
    "palace": QT_TRANSLATE_NOOP(
        "Raja", "You build one [[palace]] where your [[architect]] is, for 12 [[gold]], with the [[Artisan|artisan]] 9."
    ),
    "palace_house": QT_TRANSLATE_NOOP(
        "Raja", "You build one [[palace]] for 12 [[gold]], with the [[Artisan|artisan]] 9, and one [[house]] for 1."
    ),
    "governors": QT_TRANSLATE_NOOP(
        "Raja",
        "You move one [[governor marker]] two spaces down; those it passes move up by one. "
        "The lowest is the [[Maharaja|maharaja]]’s next city.",
    ),
    "characters": QT_TRANSLATE_NOOP(
        "Raja", "You take a [[character]] from the [[bank]] or from another player, and give up your own."
    ),
}
_SEVERAL = QT_TRANSLATE_NOOP(
    "Raja",
    "You take a [[character]] from the [[bank]] and keep yours; with an empty bank you [[swap]] one or use "
    "[[attraction]].",
)
_ACTION_SECTIONS = {
    "gold": "6.2",
    "house": "7.2",
    "two_houses": "7.2",
    "move_house": "7.3",
    "quarry": "7.4",
    "palace": "7.2",
    "palace_house": "7.2",
    "governors": "7.5",
    "characters": "7.6",
}

_CHARACTER_RULES = (
    QT_TRANSLATE_NOOP("Raja", "You play first in each [[round]], and win every [[tie]] in the [[scoring]]."),
    QT_TRANSLATE_NOOP("Raja", "The [[Trader|trader]] brings you 1 [[gold]] in each of your [[turns|turn]]."),
    QT_TRANSLATE_NOOP(
        "Raja", "In the [[scoring]] each of your [[outer palaces|outer palace]] counts 2 points instead of 1."
    ),
    QT_TRANSLATE_NOOP(
        "Raja", "The [[bank]] pays your [[tolls|toll]]; the owners of the [[houses|house]] still get their [[gold]]."
    ),
    QT_TRANSLATE_NOOP(
        "Raja", "In each of your [[turns|turn]] you build or move one extra [[house]], free and besides your actions."
    ),
    QT_TRANSLATE_NOOP("Raja", "Each [[palace]] costs you 9 [[gold]] instead of 12."),
    QT_TRANSLATE_NOOP("Raja", "In each of your [[turns|turn]] you get a [[chit]] for an extra [[action]]."),
)


def tip(target: Target, sight: Sight) -> Tip | None:
    """What to teach about a target, computed from the position; None where nothing is."""
    view: View = sight.view
    match target:
        case ("stage",):
            return _round(view)
        case ("start",):
            return _start(sight)
        case ("city", str(city)):
            return _city(city, sight)
        case ("houses", str(city)):
            return _houses(city, sight)
        case ("central", str(city)):
            return _site(city, "central", view.cities[city].central, target, sight)
        case ("outer", str(city), int(site)):
            built = view.cities[city].outer
            return _site(city, "outer", built[site - 1] if site <= len(built) else None, target, sight)
        case ("village", str(village)):
            return _village(village, sight)
        case ("marker", str(city)):
            return _marker(city, sight)
        case ("space", int(space)):
            return _space(space, view)
        case ("maharaja",):
            return _maharaja(sight)
        case ("architect", int(seat)):
            return _architect(seat, sight)
        case ("seat", int(seat)):
            return _player(seat, sight)
        case ("tile", str(tile)) if tile in ACTIONS:
            return _action(tile, sight)
        case ("tile", str(tile)):
            return _character(int(tile.removeprefix("character-")), sight)
    return None


def _round(view: View) -> Tip:
    city = names.city_name(view.maharaja, view.board)
    following = names.city_name(view.next_city, view.board)
    if view.to_act is None:
        title, what = translate("Raja", "The end"), translate("Raja", "The game is over.")
    elif view.round == 0:
        title = translate("Raja", "Before round 1")
        what = translate("Raja", "As the markers stand, {city} is the next city.").format(city=following)
    else:
        title = translate("Raja", "Round {round} of {last}").format(round=view.round, last=view.last_round)
        if estimates.is_last_round(view):
            what = translate("Raja", "The Maharaja is in {city}; this round is the last.").format(city=city)
        else:
            what = translate("Raja", "The Maharaja is in {city}; as the markers stand, {following} is the next city.")
            what = what.format(city=city, following=following)
    rule = translate(
        "Raja",
        "In a [[round]] everyone chooses two [[actions|action]] and plays one [[turn]]; then the [[city]] of the "
        "[[Maharaja|maharaja]] is scored. The game ends with the round in which somebody has built {palaces} "
        "[[palaces|palace]], or with round {last}.",
    )
    rule = rule.format(palaces=view.palaces_to_win, last=view.last_round)
    return Tip(title=title, what=what, picture=Picture("raja/maharaja"), rule=rule, section="10")


# ---- junctions -----------------------------------------------------------------------------------------------------


def _start(sight: Sight) -> Tip:
    view: View = sight.view
    here = [seat for seat, place in enumerate(view.architects) if names.is_start(place, view.board)]
    what = translate("Raja", "Nothing can be built here.")
    if here:
        what = f"{what} {_architects_words(here, sight)}"
    tip_ = Tip(
        title=translate("Raja", "Start"),
        what=what,
        picture=Picture("raja/start"),
        rule=translate(
            "Raja", "[[Architects|architect]] may pass the [[start]] and stop there for nothing, as in a [[city]]."
        ),
        section="7.1",
    )
    return _going(tip_, ("start",), view.board.junctions[0].id, sight)


def _city(city: str, sight: Sight) -> Tip:
    view: View = sight.view
    shown = view.cities[city]
    scored = estimates.scored(view, city)
    total = scored.points[view.seat].total
    tip_ = Tip(
        title=names.city_name(city, view.board),
        what=_city_words(city, sight),
        picture=names.arms_picture(city, view.board),
        worth=str(total),
        worth_tone="gain" if total else "ink",
        reason=_reason(city, scored, view),
        others=_to_others(scored, view),
        rule=_city_rule(shown.outer_sites + (shown.central is None), view),
        section="8" if city == view.maharaja else "4",
    )
    return _going(tip_, ("city", city), city, sight)


def _city_words(city: str, sight: Sight) -> str:
    """When a city will be scored, who is at home there, and which architects are."""
    view: View = sight.view
    parts = []
    if city == view.maharaja:
        parts.append(translate("Raja", "The Maharaja is here: scored in this round."))
    else:
        parts.append(_turn_of(city, view))
    if view.options["home_cities"]:
        home = view.board.junctions[view.board.junction_number[city]].home_of
        parts.append(translate("Raja", "Home of {the_character}.").format(the_character=names.the_character(home)))
    here = [seat for seat, place in enumerate(view.architects) if place == city]
    if here:
        parts.append(_architects_words(here, sight))
    return " ".join(parts)


def _turn_of(city: str, view: View) -> str:
    """How soon the Maharaja would come, as the markers stand."""
    later = view.by_space.index(city) + 1
    if view.to_act is None or estimates.is_last_round(view) or view.round + later > view.last_round:
        return translate("Raja", "As the markers stand, the Maharaja does not come here any more.")
    if later == 1:
        return translate("Raja", "As the markers stand, the Maharaja comes here next.")
    return translate("Raja", "As the markers stand, the Maharaja comes here in round {round}.").format(
        round=view.round + later
    )


def _architects_words(seats: list[int], sight: Sight) -> str:
    return translate("Raja", "Architects here: {names}.").format(names=names.names(seats, sight))


def _reason(city: str, scored: CityScore, view: View) -> str:
    """The words after a seat’s points in a city."""
    total = scored.points[view.seat].total
    if city == view.maharaja and view.to_act is not None:
        words_ = translate("Raja", "point(s) to you at the end of this round", None, total)
    else:
        words_ = translate("Raja", "point(s) to you if it were scored now", None, total)
    if not total:
        return f"{words_}."
    return translate("Raja", "{points}: {reward}.").format(points=words_, reward=gains.reward_words(scored, view.seat))


def _to_others(scored: CityScore, view: View) -> tuple[tuple[int, str], ...]:
    """Each other seat’s points."""
    return tuple((seat, str(scored.points[seat].total)) for seat in names.others(view, view.seat))


def _city_rule(free: int, view: View) -> str:
    rewards = ", ".join(str(gold) for gold in REWARDS[view.seats])
    sites = translate("Raja", "%n [[site(s)|site]] free.", None, free)
    rule = translate("Raja", "The [[rewards|reward]] by rank: {rewards} [[gold]].")
    return f"{sites} {rule.format(rewards=rewards)}"


def _going(tip_: Tip, target: Target, to: str, sight: Sight) -> Tip:
    """What a click on a junction does: a journey with its tolls, and other ways that pay others; or why it can’t be."""
    view: View = sight.view
    if sight.legal and view.step == "disc":
        return replace(tip_, what=f"{tip_.what} {_way_there(to, sight)}".strip())
    if not sight.legal or view.step != "turn":
        return _clickable(tip_, moves_at(target, sight), sight, translate("Raja", "Click: put the house down here"))
    if to == view.architects[view.seat]:
        return tip_
    journey = estimates.journeys(view, view.seat).get(to)
    if journey is None:
        return replace(tip_, refusal=refusals.unreachable(to, sight), section="7.1")
    moves = path(target, sight) or moves_at(target, sight)
    words_ = translate("Raja", "Click: go there. {what}").format(what=preview.preview_path(moves, sight)[0])
    ways = estimates.alternatives(view, to)[1:4]
    if ways:
        other = translate("Raja", "Or road by road: {ways}.")
        words_ = f"{words_} {other.format(ways='; '.join(_way_words(way, sight) for way in ways))}"
    return replace(tip_, click=words_)


def _way_there(to: str, sight: Sight) -> str:
    """What the badge under a junction says while the disc is set: what the way there would cost now."""
    view: View = sight.view
    if to == view.architects[view.seat]:
        return translate("Raja", "Your architect is there already.")
    journey = estimates.journeys(view, view.seat, reckless=True).get(to)
    if journey is None or journey.cost > view.own_gold:
        return refusals.unreachable(to, sight)
    if not journey.tolls:
        return translate("Raja", "Your architect’s way there is free now.")
    tolls = names.paid_words(estimates.paid_by_seat(journey), sight)
    if journey.by_bank:
        return translate("Raja", "Your architect’s way there now: the bank pays {tolls}.").format(tolls=tolls)
    return translate("Raja", "Your architect’s way there now: {tolls}.").format(tolls=tolls)


def _way_words(way: Journey, sight: Sight) -> str:
    tolls = names.paid_words(estimates.paid_by_seat(way), sight) or translate("Raja", "free")
    if len(way.stops) == 1:
        return translate("Raja", "straight, {tolls}").format(tolls=tolls)
    cities = listed([names.city_name(city, sight.view.board) for city in way.stops[:-1]])
    return translate("Raja", "by {cities}, {tolls}").format(cities=cities, tolls=tolls)


def _maharaja(sight: Sight) -> Tip:
    view: View = sight.view
    if view.round == 0:
        scored = None
        what = translate("Raja", "At the start, before the first round.")
    else:
        scored = estimates.scored(view, view.maharaja)
        what = translate("Raja", "In {city}, in round {round} of {last}.").format(
            city=names.city_name(view.maharaja, view.board), round=view.round, last=view.last_round
        )
    following = translate("Raja", "As the markers stand, {city} is the next city.")
    tip_ = Tip(
        title=translate("Raja", "The Maharaja"),
        what=f"{what} {following.format(city=names.city_name(view.next_city, view.board))}",
        picture=Picture("raja/maharaja"),
        worth=str(scored.points[view.seat].total) if scored else "",
        reason=_reason(view.maharaja, scored, view) if scored else "",
        others=_to_others(scored, view) if scored else (),
        rule=translate(
            "Raja",
            "When all have played, the [[city]] where the [[Maharaja|maharaja]] is gets scored, and the "
            "[[rewards|reward]] are paid.",
        ),
        section="6.1",
    )
    return _going(tip_, ("maharaja",), view.maharaja, sight)


def _architect(seat: int, sight: Sight) -> Tip:
    view: View = sight.view
    place = view.architects[seat]
    mine = seat == view.seat
    title = translate("Raja", "{name}’s architect").format(name=sight.name(seat))
    reach = estimates.journeys(view, seat, reckless=not mine or not estimates.in_private(sight))
    if len(reach) == len(view.board.junctions) - 1:
        what = translate("Raja", "Can go everywhere.")
    elif reach:
        cities = listed([names.city_name(to, view.board) for to in reach])
        what = translate("Raja", "Can go to {cities}.").format(cities=cities)
    else:
        what = translate("Raja", "Can go nowhere: every road from there is cut or too dear.")
    return Tip(
        title=title if not mine else translate("Raja", "Your architect"),
        what=translate("Raja", "Stands {where}. {reach}").format(where=names.where(place, view.board), reach=what),
        picture=names.piece(ARCHITECT, seat, sight),
        rule=translate(
            "Raja",
            "In its own [[turn]] an [[architect]] [[travels|travel]] as often as it likes. To build in a [[city]], it "
            "must be there.",
        ),
        section="7.1",
    )


# ---- houses --------------------------------------------------------------------------------------------------------


def _village(village: str, sight: Sight) -> Tip:
    view: View = sight.view
    owners = view.villages[village]
    free = view.capacity - len(owners)
    tip_ = Tip(
        title=names.place_name(village, view.board),
        what=_owners_words(owners, free, sight),
        picture=names.piece(HOUSE, owners[0], sight) if owners else Picture("raja/village"),
        reason=_toll_words(owners, sight),
        rule=translate(
            "Raja",
            "Nobody passes an empty [[village]]. Whoever has no [[house]] there pays a [[toll]]: 1 [[gold]] for each "
            "house, to its owner.",
        ),
        section="7.1",
    )
    moves = moves_at(("village", village), sight)
    return _clickable(tip_, moves, sight, _click_words(moves, sight))


def _owners_words(owners: tuple[int, ...], free: int, sight: Sight) -> str:
    if not owners:
        return translate("Raja", "Empty: the road is closed.")
    if len(owners) == 2 and owners[0] == owners[1]:
        whose = translate("Raja", "Both houses are {name}’s.").format(name=sight.name(owners[0]))
    else:
        whose = translate("Raja", "Houses: {names}.").format(names=names.names(owners, sight))
    room = translate("Raja", "Room for one more.") if free else translate("Raja", "Full.")
    return f"{whose} {room}"


def _toll_words(owners: tuple[int, ...], sight: Sight) -> str:
    """What it costs each player to cross a village."""
    view: View = sight.view
    if not owners:
        return ""
    free = [seat for seat in range(view.seats) if seat in owners]
    paying = [seat for seat in range(view.seats) if seat not in owners]
    parts = [translate("Raja", "Free for {names}.").format(names=names.names(free, sight))]
    for monk in [seat for seat in paying if MONK in view.cards[seat]]:
        paying.remove(monk)
        words_ = translate("Raja", "For {name} the bank pays %n gold.", None, len(owners))
        parts.append(words_.format(name=sight.name(monk)))
    if paying:
        words_ = translate("Raja", "%n gold to pay for {names}.", None, len(owners))
        parts.append(words_.format(names=names.names(paying, sight)))
    return " ".join(parts)


def _houses(city: str, sight: Sight) -> Tip:
    view: View = sight.view
    shown = view.cities[city]
    counted = [f"{sight.name(seat)}\u00a0{count}" for seat, count in enumerate(shown.houses) if count]
    if counted:
        what = translate("Raja", "Houses: {counts}.").format(counts=", ".join(counted))
    else:
        what = translate("Raja", "No house yet.")
    scored = estimates.scored(view, city)
    tip_ = Tip(
        title=translate("Raja", "Houses {where}").format(where=names.where(city, view.board)),
        what=what,
        picture=names.piece(HOUSE, view.seat, sight),
        worth=str(scored.points[view.seat].houses),
        reason=translate("Raja", "point(s) to you for your houses here.", None, scored.points[view.seat].houses),
        rule=translate(
            "Raja", "A [[city]] holds any number of [[houses|house]]; in its [[scoring]] each counts 1 point."
        ),
        section="7.2",
    )
    moves = moves_at(("houses", city), sight)
    return _clickable(tip_, moves, sight, _click_words(moves, sight))


def _click_words(moves: tuple[Move, ...], sight: Sight) -> str:
    """What a click does: the one move, or a choice of several."""
    able = [move for move in moves if move in sight.legal]
    if not able:
        return ""
    if len(able) > 1:
        return translate("Raja", "Click: choose what to do here")
    words_ = translate("Raja", "Click: {move}. {brings}")
    return words_.format(move=move_words.move_words(able[0], sight), brings=preview.preview(able[0], sight)[0]).strip()


# ---- palaces -------------------------------------------------------------------------------------------------------


def _site(city: str, site: str, owner: int | None, target: Target, sight: Sight) -> Tip:
    """A site for a palace, free or built on; from elsewhere a click on it goes to its city."""
    tip_ = _free_site(city, site, target, sight) if owner is None else _palace(city, site, owner, sight)
    return _going(tip_, ("city", city), city, sight) if goes_there(target, sight) else tip_


def _palace(city: str, site: str, owner: int, sight: Sight) -> Tip:
    view: View = sight.view
    kind = CENTRAL if site == "central" else OUTER
    if owner == NEUTRAL:
        return Tip(
            title=translate("Raja", "Neutral palace {where}").format(where=names.where(city, view.board)),
            what=translate("Raja", "It belongs to nobody, and scores for nobody."),
            picture=names.piece(kind, owner, sight),
            rule=translate(
                "Raja",
                "With fewer than five players [[neutral palaces|neutral palace]] take up [[sites|site]] in each "
                "[[city]].",
            ),
            section="11.2.4",
        )
    points = _palace_points(site, owner, view)
    title = (
        translate("Raja", "Central palace {where}") if site == "central" else translate("Raja", "Outer palace {where}")
    )
    return Tip(
        title=title.format(where=names.where(city, view.board)),
        what=translate("Raja", "Built by {name}.").format(name=sight.name(owner)),
        picture=names.piece(kind, owner, sight),
        worth=str(points),
        reason=translate("Raja", "point(s) to {name} whenever {city} is scored.", None, points).format(
            name=sight.name(owner), city=names.city_name(city, view.board)
        ),
        rule=_palace_rule(site),
        section="8",
    )


def _palace_points(site: str, seat: int, view: View) -> int:
    if site == "central":
        return CENTRAL_POINTS
    return SADHUS_POINTS if SADHU in view.cards[seat] else OUTER_POINTS


def _palace_rule(site: str) -> str:
    if site == "central":
        return translate(
            "Raja",
            "The [[central palace]] counts 3 points in the [[scoring]]. The most [[palaces|palace]] win the game.",
        )
    return translate(
        "Raja",
        "An [[outer palace]] counts 1 point in the [[scoring]], with the [[Sadhu|sadhu]] 2. The most "
        "[[palaces|palace]] win the game.",
    )


def _free_site(city: str, site: str, target: Target, sight: Sight) -> Tip:
    view: View = sight.view
    seat = view.seat
    price = estimates.palace_price(view.cards[seat])
    before = estimates.scored(view, city)
    after = estimates.standing(view, city, seat, central=site == "central", outer=int(site == "outer"))
    title = translate("Raja", "Central site {where}") if site == "central" else translate("Raja", "Outer site {where}")
    change = after.points[seat].total - before.points[seat].total
    tip_ = Tip(
        title=title.format(where=names.where(city, view.board)),
        what=translate("Raja", "Free. A palace costs you {price} gold.").format(price=price),
        picture=names.piece(CENTRAL if site == "central" else OUTER, seat, sight),
        worth=signed(change),
        worth_tone="gain",
        reason=_site_reason(city, before, after, view),
        others=_to_others(after, view),
        rule=_palace_rule(site),
        section="7.2",
    )
    moves = moves_at(target, sight)
    return _clickable(tip_, moves, sight, _click_words(moves, sight))


def _site_reason(city: str, before: CityScore, after: CityScore, view: View) -> str:
    now, then = gains.standing_words(before, view.seat), gains.standing_words(after, view.seat)
    if city == view.maharaja and view.to_act is not None:
        words_ = translate("Raja", "to you at the end of this round: {then} (now {now}).")
    else:
        words_ = translate("Raja", "to you if {city} were scored now: {then} (now {now}).")
    return words_.format(city=names.city_name(city, view.board), then=then, now=now)


# ---- the governor track --------------------------------------------------------------------------------------------


def _marker(city: str, sight: Sight) -> Tip:
    view: View = sight.view
    name = names.city_name(city, view.board)
    order = ", ".join(names.city_name(one, view.board) for one in view.by_space)
    tip_ = Tip(
        title=translate("Raja", "Governor marker of {city}").format(city=name),
        what=_space_words(view.track[city], view),
        picture=names.arms_picture(city, view.board),
        worth=names.rank_words(view.by_space.index(city) + 1),
        reason=translate("Raja", "from below. The order of the visits now: {order}.").format(order=order),
        rule=translate(
            "Raja",
            "The lowest [[governor marker]] is the next [[city]]. The Governor Track action moves one two spaces down; "
            "those it passes move up by one.",
        ),
        section="7.5",
    )
    moves = moves_at(("marker", city), sight)
    return _clickable(tip_, moves, sight, _click_words(moves, sight))


def _space_words(space: int, view: View) -> str:
    if space < UNNUMBERED:
        return translate("Raja", "On a space without a number: not yet visited, or moved down since.")
    number = space - numbered(1) + 1
    return translate("Raja", "On space {number}.").format(number=number)


def _space(space: int, view: View) -> Tip:
    if space < UNNUMBERED:
        title = translate("Raja", "A space without a number")
        what = translate("Raja", "Space {number} of seven, from below.").format(number=space + 1)
    else:
        number = space - numbered(1) + 1
        title = translate("Raja", "Space {number}").format(number=number)
        if number == view.last_round:
            what = translate("Raja", "The last round.")
        elif number > view.last_round:
            what = translate("Raja", "Not reached in a short game.")
        else:
            what = translate(
                "Raja", "The city visited in round {number} is put here; other markers may slide onto it later."
            ).format(number=number)
    return Tip(
        title=title,
        what=what,
        picture=Picture("raja/governor"),
        rule=translate(
            "Raja",
            "When the [[Maharaja|maharaja]] visits a [[city]], its [[governor marker]] goes to the space with the "
            "number of the [[round]].",
        ),
        section="6.1",
    )


# ---- actions and characters ----------------------------------------------------------------------------------------


def _action(action: str, sight: Sight) -> Tip:
    view: View = sight.view
    several = action == "characters" and view.options["several_characters"]
    tip_ = Tip(
        title=names.action_name(action),
        what=_action_state(action, view),
        picture=names.action_picture(action),
        rule=translate("Raja", _SEVERAL if several else _ACTION_RULES[action]),
        section="11.3" if several else _ACTION_SECTIONS[action],
    )
    if view.step != "disc" or view.to_act != view.seat or not sight.legal:
        return tip_
    move = Point(action)
    if move not in sight.legal:
        return tip_
    sentence, tone = planner.plan((*view.pointed, action), sight)
    return replace(tip_, worth_tone=tone, reason=sentence, click=translate("Raja", "Click: choose this action"))


def _action_state(action: str, view: View) -> str:
    turn = view.turn
    found = [shown for shown in turn.actions if shown.action == action] if turn else []
    if not found:
        return translate("Raja", "One of the nine actions.")
    if all(shown.done for shown in found):
        return translate("Raja", "Carried out.")
    if found[-1].extra:
        return translate("Raja", "Taken with an action chit; still to do.")
    return translate("Raja", "Chosen; still to do.")


def _character(card: int, sight: Sight) -> Tip:
    view: View = sight.view
    owner = move_words.owner_of(card, view)
    if owner is None:
        where = translate("Raja", "In the bank.")
    elif owner == view.seat:
        where = translate("Raja", "Yours.")
    else:
        where = translate("Raja", "Held by {name}.").format(name=sight.name(owner))
    move = _card_move(card, sight)
    tip_ = Tip(
        title=f"{names.character_name(card)}\u00a0·\u00a0{card}",
        what=f"{where}{_home_words(card, view)}",
        picture=names.character_picture(card),
        reason=preview.preview(move, sight)[0] if move is not None else "",
        rule=translate("Raja", _CHARACTER_RULES[card - 1]),
        section="11.2.2" if card == YOGI else "5.1",
    )
    return tip_ if move is None else replace(tip_, click=_card_click(move, sight))


def _home_words(card: int, view: View) -> str:
    if not (view.options["home_cities"] or view.options["start_at_home"]):
        return ""
    home = view.board.junctions[view.board.homes[card]]
    return " " + translate("Raja", "At home in {city}.").format(city=home.name)


def _card_move(card: int, sight: Sight) -> Move | None:
    """What a click on a portrait does in this position."""
    for move in (Choose(card), Take(card), Swap(card), Give(card)):
        if move in sight.legal:
            return move
    return None


def _card_click(move: Move, sight: Sight) -> str:
    return translate("Raja", "Click: {move}").format(move=move_words.move_words(move, sight))


# ---- players -------------------------------------------------------------------------------------------------------


def _player(seat: int, sight: Sight) -> Tip:
    view: View = sight.view
    gold = estimates.shown_gold(seat, sight)
    secretly = secret(seat, sight) is not None
    attract = any(isinstance(move, Attract) and move.seat == seat for move in sight.legal)
    what = translate(
        "Raja", "{built} of {palaces} palaces built. Houses: {reserve} in reserve, {quarry} in the quarry."
    )
    parts = [
        what.format(
            built=view.built[seat],
            palaces=view.palaces_to_win,
            reserve=view.reserve[seat],
            quarry=view.quarry[seat],
        )
    ]
    if view.cards[seat]:
        parts.append(translate("Raja", "Character: {cards}.").format(cards=cards_words(view.cards[seat])))
    if view.chits[seat]:
        parts.append(translate("Raja", "%n action chit(s).", None, view.chits[seat]))
    parts.append(_disc_words(seat, sight))
    click = translate("Raja", "Click: look at your gold and disc behind a curtain") if secretly else ""
    if attract:
        click = translate("Raja", "Choose in Moves: attract a character from {name}").format(name=sight.name(seat))
    return Tip(
        title=sight.name(seat),
        what=" ".join(part for part in parts if part),
        worth="?" if gold is None else str(gold),
        reason=_gold_words(gold),
        rule=" ".join(
            [
                *_powers(seat, view),
                translate(
                    "Raja",
                    "The most [[palaces|palace]] win; in a tie the most [[gold]], then the lower [[character]] number.",
                ),
            ]
        ),
        click=click,
        section="5.1" if view.cards[seat] else "10",
    )


def _powers(seat: int, view: View) -> list[str]:
    """What the viewer's own characters do; another's are terms, whose tips tell it."""
    cards = view.cards[seat]
    if seat == view.seat:
        return [translate("Raja", _CHARACTER_RULES[card - 1]) for card in cards]
    terms = [f"[[{names.character_name(card)}|{CARDS[card - 1]}]]" for card in cards]
    return [f"{', '.join(terms)}."] if terms else []


def _gold_words(gold: int | None) -> str:
    if gold is None:
        return translate("Raja", "gold: hidden until the end of the game.")
    return translate("Raja", "gold")


def _disc_words(seat: int, sight: Sight) -> str:
    view: View = sight.view
    disc = view.discs[seat]
    if not disc.laid:
        return ""
    actions = estimates.shown_disc(seat, sight)
    if actions is None:
        return translate("Raja", "The disc lies face down.")
    chosen = names.actions_listed(actions)
    if disc.revealed:
        return translate("Raja", "Actions in this round: {actions}.").format(actions=chosen)
    return translate("Raja", "Your disc, face down: {actions}.").format(actions=chosen)


def secret(seat: int, sight: Sight) -> Tip | None:
    """What only this seat may look at, behind a curtain when several people share the screen: gold and disc."""
    view: View = sight.view
    if sight.people == 1 or seat != sight.seat or not sight.players[seat].is_person or view.to_act is None:
        return None
    disc = view.discs[seat]
    hides_disc = disc.laid and not disc.revealed
    hides_gold = estimates.shown_gold(seat, sight) is None
    if not hides_disc and not hides_gold:
        return None
    chosen = ""
    if hides_disc and disc.actions is not None:
        chosen = translate("Raja", "Your disc: {actions}.").format(actions=names.actions_listed(disc.actions))
    return Tip(
        title=sight.name(seat),
        what=" ".join(part for part in (translate("Raja", "For your eyes only."), chosen) if part),
        picture=Picture("raja/disc-back"),
        worth=str(view.own_gold),
        reason=translate("Raja", "gold"),
        section="12.3",
    )


# ---- shared --------------------------------------------------------------------------------------------------------


def _clickable(tip_: Tip, moves: tuple[Move, ...], sight: Sight, click: str) -> Tip:
    """The tip with what a click does, or why it does nothing; as it was when the viewer has nothing to choose."""
    if not moves or not sight.legal:
        return tip_
    if any(move in sight.legal for move in moves):
        return replace(tip_, click=click)
    refusal = sight.why_not(moves[0])
    if refusal is None:
        return tip_
    return replace(tip_, refusal=refusals.why(refusal, sight))
