"""What a click on Raja’s board means, and what on the board a move is about.

Targets: ("start",), ("city", id), ("houses", id) the counts on a city’s wall, ("central", id), ("outer", id, site from
1 to 6), ("village", id), ("marker", id), ("space", number), ("maharaja",), ("architect", seat), ("seat", seat) a
player’s panel, ("tile", action or "character-n") a picture of the prompt.
"""

from collections.abc import Iterator

from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.games.raja.events import (
    ArchitectsAtHome,
    CityScored,
    HouseBuilt,
    HouseLifted,
    HouseMoved,
    HousePlaced,
    MarkerLowered,
    PalaceBuilt,
    RoundBegan,
    Travelled,
)
from durbar.games.raja.moves import (
    Attract,
    BuildersHouse,
    BuildersLift,
    Drop,
    House,
    Lift,
    Lower,
    Palace,
    Place,
    Travel,
)
from durbar.games.raja.view import View
from durbar.ui.games.raja import estimates
from durbar.ui.games.raja.words import move_words, preview, reasons
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.tips import clicks
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.kit.values.tip import Tip
from durbar.ui.words import translate


def moves_at(target: Target, sight: Sight) -> tuple[Move, ...]:
    """Return the moves a click could mean, likeliest first.

    Illegal ones only where the click is a reasonable attempt.
    """
    view: View = sight.view
    match target:
        case ("start",) | ("maharaja",) | ("city", _):
            return _going(_place_of(target, view), sight)
        case ("village", str(village)):
            return _houses_at(village, view)
        case ("houses", str(city)):
            return _houses_at(city, view)
        case ("central" | "outer" | "marker", str(city), *_) if view.step == "placing":
            return _houses_at(city, view)  # a click on any part of a city means the city, and is refused as one there
        case ("central" | "outer", *_) if goes_there(target, sight):
            return _going(str(target[1]), sight)
        case ("central", str(city)) if view.step == "turn" and view.cities[city].central is None:
            return (Palace(city, "central"),)
        case ("outer", str(city), int(site)) if view.step == "turn" and site > len(view.cities[city].outer):
            return (Palace(city, "outer"),)
        case ("marker", str(city)) if view.step == "turn":
            return (Lower(city),)
        case ("seat", int(seat)):
            return tuple(move for move in sight.legal if isinstance(move, Attract) and move.seat == seat)
    return ()


def goes_there(target: Target, sight: Sight) -> bool:
    """Return whether a click on a site means its city: while the own architect is elsewhere no palace can be built on
    it.
    """
    view: View = sight.view
    return view.step == "turn" and target[0] in ("central", "outer") and view.architects[view.seat] != target[1]


def _place_of(target: Target, view: View) -> str:
    if target == ("start",):
        return view.board.junctions[0].id
    return view.maharaja if target == ("maharaja",) else str(target[1])


def _going(to: str, sight: Sight) -> tuple[Move, ...]:
    """Travel there: the one road of the cheapest journey, or a road that the rules refuse."""
    view: View = sight.view
    if view.step in ("carrying", "placing"):
        return _houses_at(to, view) if to in view.cities else ()
    if view.step != "turn":
        return ()
    if to == view.architects[view.seat]:
        return _built_in(to, sight)
    journey = estimates.journeys(view, view.seat).get(to)
    if journey is not None:
        return journey.moves[:1] if len(journey.moves) == 1 else ()
    too_dear = estimates.journeys(view, view.seat, reckless=True).get(to)
    if too_dear is not None:
        return too_dear.moves[-1:]  # its refusal names the whole way, and not a direct road that may be cut besides
    board = view.board
    here, there = board.junction_number[view.architects[view.seat]], board.junction_number[to]
    direct = [way for way in board.ways[here] if way.to == there]
    way = (direct or board.ways[there])[0]
    return (Travel(board.roads[way.road].id, to),)


def _built_in(city: str, sight: Sight) -> tuple[Move, ...]:
    """Return what a click on the own architect's city builds while a house is due: whatever can be built there."""
    houses = tuple(move for move in (House(city), BuildersHouse(city)) if move in sight.legal)
    palaces = tuple(move for move in (Palace(city, "central"), Palace(city, "outer")) if move in sight.legal)
    return (*houses, *palaces) if houses else ()


def path(target: Target, sight: Sight) -> tuple[Move, ...]:
    """Return the journey over several roads that one click makes, the cheapest there is (ruling A7)."""
    view: View = sight.view
    if target not in (("start",), ("maharaja",)) and target[0] != "city" and not goes_there(target, sight):
        return ()
    if view.step != "turn" or view.to_act != view.seat:
        return ()
    journey = estimates.journeys(view, view.seat).get(_place_of(target, view))
    return () if journey is None or len(journey.moves) == 1 else journey.moves


def _houses_at(place: str, view: View) -> tuple[Move, ...]:
    """Place, put down, build or take up a house in a village or city."""
    if view.step == "placing":
        return (Place(place),)
    if view.step == "carrying":
        return (Drop(place),)
    turn = view.turn
    if view.step != "turn" or turn is None:
        return ()
    own = view.seat in view.villages[place] if place in view.villages else view.cities[place].houses[view.seat] > 0
    moves: list[Move] = []
    if turn.houses:
        moves.append(House(place))
    if turn.builder:
        moves.append(BuildersHouse(place))
    if own and turn.moves:
        moves.append(Lift(place))
    if own and turn.builder:
        moves.append(BuildersLift(place))
    return tuple(moves) or (House(place),)


def targets_of(move: Move, sight: Sight) -> tuple[Target, ...]:
    """Return what on the board lights up for a move."""
    view: View = sight.view
    match move:
        case Place(village=place):
            return (("village", place),)
        case House(place=place) | BuildersHouse(place=place) | Drop(place=place) | Lift(place=place):
            return (_house_target(place, view),)
        case BuildersLift(place=place):
            return (_house_target(place, view),)
        case Travel(road=road, to=to):
            crossed = view.board.roads[view.board.road_number[road]].villages
            end: Target = ("start",) if to == view.board.junctions[0].id else ("city", to)
            return (end, *(("village", village) for village in crossed))
        case Palace(city=city, site="central"):
            return (("central", city),)
        case Palace(city=city):
            return (("outer", city, len(view.cities[city].outer) + 1),)
        case Lower(city=city):
            return (("marker", city),)
        case Attract(seat=seat):
            return (("seat", seat),)
    return ()


def _house_target(place: str, view: View) -> Target:
    return ("village", place) if place in view.villages else ("houses", place)


def changed(event: Event, view: View) -> Iterator[Target]:
    """Yield what an event changed."""
    match event:
        case HousePlaced(village=place) | HouseBuilt(place=place) | HouseLifted(place=place):
            yield _house_target(place, view)
        case HouseMoved(origin=origin, place=place):
            yield _house_target(origin, view)
            yield _house_target(place, view)
        case PalaceBuilt(city=city, site=site):
            yield ("outer", city, site) if site else ("central", city)
        case Travelled(seat=seat):
            yield ("architect", seat)
        case ArchitectsAtHome(cities=cities):
            yield from (("architect", seat) for seat in range(len(cities)))
        case MarkerLowered(city=city):
            yield ("marker", city)
        case RoundBegan(city=city):
            yield ("maharaja",)
            yield ("marker", city)
        case CityScored(city=city):
            yield ("central", city)


def clickable(tip: Tip, target: Target, sight: Sight) -> Tip:
    """Return the tip with what a click on its target does, the one move or a choice of several.

    Or why it does nothing.
    """

    def words(able: list[Move]) -> tuple[str, str]:
        if len(able) > 1:
            return translate("Raja", "Click: choose what to do here"), ""
        move = able[0]
        points_told = isinstance(move, Palace)  # by the tip of its site
        brings = preview.kept_words(move, sight.view)[0] if points_told else preview.preview(move, sight)[0]
        return usual_words.click(move_words.move_words(move, sight)), brings

    return clicks.clickable(tip, moves_at(target, sight), sight, words, reasons.why)
