"""The board of The Dice Charmers: the sheet of whoever looks, large, and the dice beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from durbar.engine.event import Event
from durbar.engine.move import Move
from durbar.games.dice_charmers import outcome
from durbar.games.dice_charmers.boards import OWN, own_board
from durbar.games.dice_charmers.events import (
    BoatMoved,
    BonusGained,
    BonusUsed,
    BoxTicked,
    CoinsGained,
    DiceRerolled,
    DieChosen,
    FameGained,
    GoodsGained,
    GoodSold,
    HalfDrawn,
    KarmaGained,
    RoadDrawn,
    TurnEnded,
    Upgraded,
)
from durbar.games.dice_charmers.marks import Marks
from durbar.games.dice_charmers.moves import Road
from durbar.games.dice_charmers.names import BUILDINGS, CHARACTERS, DICE, GOODS, RESIDENCE
from durbar.games.dice_charmers.roads import ARMS, AROUND, CELL_IDS, SIDES
from durbar.games.dice_charmers.sheet import KARMA_BOXES, PALACE_COLUMNS, TOP_LEVEL, Sheet
from durbar.games.dice_charmers.usable import face_usable
from durbar.games.dice_charmers.view import IN_CENTRE, ON_ELEPHANT, View
from durbar.ui.games.dice_charmers import names, pieces
from durbar.ui.games.dice_charmers.board import layout as at
from durbar.ui.games.dice_charmers.board import marks
from durbar.ui.games.dice_charmers.board.flights import BOAT, Flights
from durbar.ui.games.dice_charmers.board.ground import design_words, ground_of, heading_of, paint_ground, paint_tray
from durbar.ui.games.dice_charmers.board.layout import Layout, dice_kept, layout_of
from durbar.ui.games.dice_charmers.board.paper import Paper, paper_of
from durbar.ui.games.dice_charmers.board.places import (
    Boat,
    Cell,
    Coin,
    Die,
    EmptyDie,
    FameCell,
    Front,
    Good,
    Karma,
    Level,
    Medal,
    Owner,
    PalaceBox,
    RiverSpace,
    Side,
    Spot,
    Words,
    Written,
)
from durbar.ui.games.dice_charmers.board.strokes import Had
from durbar.ui.kit.board.flights import Flight
from durbar.ui.kit.board.scene import BoardScene
from durbar.ui.kit.board.sprites import Mark
from durbar.ui.kit.look.board_painter import BoardPainter
from durbar.ui.kit.look.shapes import about
from durbar.ui.kit.look.theme import look
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.words import translate

AREAS = ("province", "river", "palace", "buildings", "karma", "market")
_PROVINCE = ground_of("province")
#: What tips leave free, by the kind of thing: those of the river may lie over the province just below it.
_KEPT_CLEAR = {
    "character": (at.PALACE, _PROVINCE),
    "box": (at.PALACE, _PROVINCE),
    "level": (at.BUILDINGS, _PROVINCE),
    "karma": (at.KARMA, at.TRAY),
    "good": (at.MARKET, _PROVINCE),
    "value": (at.MARKET, _PROVINCE),
    "space": (at.RIVER,),
}
#: Steps in which a die is chosen, so that those that can't be used are pale.
_DICE_STEPS = ("choosing", "rerolled")

SomePlace = TypeVar("SomePlace", bound=Written)


class DiceCharmersBoard(BoardScene):
    """The board of The Dice Charmers."""

    def __init__(self) -> None:
        super().__init__(at.BOARD_WIDTH, at.SHEET_HEIGHT)
        self._laid: tuple[Sheet, int] | None = None  # nothing lies here until a table is shown
        look.changed.connect(self.repaint_table)

    # ---- the still part ---------------------------------------------------------------------------------------

    def furniture(self, sight: Sight) -> object:
        """Return the printed sheet, and the carpet for one die or two."""
        view: View = sight.view
        return view.sheet, dice_kept(view.seats)

    def furnish(self, canvas: BoardPainter, sight: Sight | None) -> None:
        """Draw the printed sheet and the tray, on the window's ground."""
        sheet, seats = (_first_sheet(), 2) if sight is None else (sight.view.sheet, sight.view.seats)
        canvas.painter.fillRect(canvas.box(self.sceneRect()), look.c.ground)
        paint_ground(canvas, layout_of(sheet), paper_of(sheet), "" if sight is None else _design(sight.view))
        paint_tray(canvas, seats)

    # ---- pieces -----------------------------------------------------------------------------------------------

    def fill(self, sight: Sight) -> None:
        """Show the viewer's sheet, whoever acts; of computers alone that of the one that acts."""
        view: View = sight.view
        seat = names.shown_seat(sight)
        player = sight.players[seat]
        self.fill_sheet(view, seat, (player.emblem, player.name))
        self._fill_dice(sight, seat)

    def fill_sheet(self, view: View, seat: int, owner: tuple[int, str]) -> None:
        """Show what a seat has written. owner: its emblem, -1 for none, and its name."""
        if (view.sheet, dice_kept(view.seats)) != self._laid:
            self._lay_pieces(view.sheet, view.seats)
        written, paper = view.marks[seat], paper_of(view.sheet)
        self._owner.show_state(owner, paper)
        self._fill_tracks(written, paper)
        self._fill_river(written, paper)
        self._fill_province(view, seat, paper)
        self._fill_tables(written, paper)
        for number, medal in enumerate(self._medals):
            medal.show_state(had(view, seat, number), paper)

    def _fill_tracks(self, written: Marks, paper: Paper) -> None:
        for n, cell in enumerate(self._fame, 1):
            cell.show_state(n <= written.fame, paper)
        for n, coin in enumerate(self._coins, 1):
            coin.show_state(n <= written.money, paper)
        for front, (box, side) in (
            (self._fame_front, self._layout.fame_front(written.fame)),
            (self._money_front, self._layout.money_front(written.money)),
        ):
            front.place(box)
            front.show_state(side, paper)

    def _fill_river(self, written: Marks, paper: Paper) -> None:
        for n, space in enumerate(self._spaces):
            space.show_state(bool(written.river >> n & 1), paper)
        self._boat.place(self._layout.boat(written.position))

    def _fill_province(self, view: View, seat: int, paper: Paper) -> None:
        written, sheet = view.marks[seat], view.sheet
        joined = "".join(
            SIDES[n]
            for n, (bit, across, back, _) in enumerate(AROUND[sheet.residence])
            if sheet.exits & bit and across is not None and written.roads[across] & back
        )
        for number, cell in enumerate(self._cells):
            at_home = number == sheet.residence
            cell.show_state((ARMS[sheet.exits], joined) if at_home else ARMS[written.roads[number]], paper)
        halves = view.step == "halves" and seat == view.to_act
        for number, sides in enumerate(self._sides):
            arms = written.roads[number]
            for n, side in enumerate(sides):
                side.target = side.stands_for if halves and arms and not arms >> n & 1 else None

    def _fill_tables(self, written: Marks, paper: Paper) -> None:
        for who, boxes in enumerate(self._boxes):
            for n, box in enumerate(boxes):
                box.show_state(n < written.palace[who], paper)
        for kind, levels in enumerate(self._levels):
            for n, level in enumerate(levels, 1):
                level.show_state((n > written.levels[kind]) - (n < written.levels[kind]), paper)
        for n, wheel in enumerate(self._karma):
            wheel.show_state((n < written.karma, n < written.karma_used), paper)
        for good, row in enumerate(self._goods):
            for n, cell in enumerate(row):
                cell.show_state((n < written.circled[good], n < written.sold[good]), paper)

    def _fill_dice(self, sight: Sight, seat: int) -> None:
        view: View = sight.view
        paper, keeps = paper_of(view.sheet), dice_kept(view.seats)
        mine = view.depot(seat)
        choosing = view.step in _DICE_STEPS
        for n, (die, empty) in enumerate(zip(self._dice, self._slots, strict=True)):
            shown, face = view.dice[DICE[n]], view.face(DICE[n])
            away = shown.place == ON_ELEPHANT or DICE[n] in mine
            empty.show_state(away, paper)
            if shown.place == ON_ELEPHANT:
                die.place(at.RIDER)
            else:
                die.place(at.kept(mine.index(DICE[n]), keeps) if DICE[n] in mine else at.slot(n))
            free = shown.place == IN_CENTRE
            blocked = choosing and free and not face_usable(view.sheet, view.marks[seat], n // 2, face)
            emblem = -1 if away or shown.seat is None else sight.players[shown.seat].emblem
            name, word = pieces.die(n // 2, face), pieces.letter_on_die(n // 2, face)
            die.show_state((name, word, not blocked, emblem), paper)
        self._depot.target = ("depot", seat)
        self._say(sight, seat)

    def _say(self, sight: Sight, seat: int) -> None:
        view: View = sight.view
        paper = paper_of(view.sheet)
        own = seat == sight.seat and sight.people <= 1
        depot = translate("DiceCharmers", "Your depot") if own else translate("DiceCharmers", "Depot of {name}")
        self._depot_words.show_state(depot.format(name=sight.name(seat)), paper)
        if view.elephant_die is None:
            words = translate("DiceCharmers", "The first choice of a round sends a die up there")
        else:
            words = translate("DiceCharmers", "1 karma rolls it again with one die above")
        self._karma_words.show_state(words, paper)

    # ---- laying out -------------------------------------------------------------------------------------------

    def _lay_pieces(self, sheet: Sheet, seats: int) -> None:
        """Make the pieces for a sheet and a number of players, from the ground up."""
        self.clear_pieces()
        self._laid = sheet, dice_kept(seats)
        layout = self._layout = layout_of(sheet)
        for area in AREAS:
            self._put(Spot(("area", area), heading_of(area), ground_of(area)))
        self._put(Spot(("tray",), QRectF(at.TRAY.x() + 30, 8, at.TRAY_WIDTH - 60, 24), at.TRAY))
        self._lay_dice(seats)
        self._owner = self._put(Owner(None, QRectF(114, 8, 320, 20)))
        self._lay_province(layout)
        self._lay_river(layout)
        self._lay_palace(layout)
        self._lay_market(layout)
        self._lay_tracks(layout)
        self._medals = [
            self._put(Medal(("bonus", bonus.id), layout.medal(bonus), bonus.effect)) for bonus in sheet.bonuses
        ]
        self._fame_front = self._put(Front(("front", "fame"), QRectF()))
        self._money_front = self._put(Front(("front", "money"), QRectF()))
        self._boat = self._put(Boat(None, layout.boat(0)))

    def _lay_dice(self, seats: int) -> None:
        self._put(Spot(("elephant",), at.ELEPHANT))
        carpet = at.depot(dice_kept(seats))
        self._depot = self._put(Spot(("depot", 0), carpet.adjusted(10, 84, -10, 0), carpet))
        self._slots = [self._put(EmptyDie(None, at.slot(n))) for n in range(len(DICE))]
        self._dice = [self._put(Die(("die", die), at.slot(n))) for n, die in enumerate(DICE)]
        self._karma_words = self._put(Words(at.KARMA_WORDS, 14, 3))
        self._depot_words = self._put(Words(at.DEPOT_WORDS, 15.5, 1))

    def _lay_province(self, layout: Layout) -> None:
        contents = layout.sheet.contents
        self._cells = [self._put(Cell(id, layout.cell(id), contents[n], n)) for n, id in enumerate(CELL_IDS)]
        self._cells[layout.sheet.residence].target = (RESIDENCE,)
        self._sides = [
            [
                self._put(Side(id, side, about(layout.end(id, side), 26), _quarter(layout.cell(id), side)))
                for side in SIDES
            ]
            for id in CELL_IDS
        ]

    def _lay_river(self, layout: Layout) -> None:
        self._spaces = [
            self._put(RiverSpace(n, layout.space(n), layout.sheet.river[n - 1], layout.rewards(n)))
            for n in at.ALL_SPACES
        ]

    def _lay_palace(self, layout: Layout) -> None:
        for who in CHARACTERS:
            self._put(Spot(("character", who), layout.character(who), round_=True))
        self._boxes = [
            [
                self._put(PalaceBox(("box", who, n), layout.box(who, n), number=row * 2 + n))
                for n in range(1, PALACE_COLUMNS + 1)
            ]
            for row, who in enumerate(CHARACTERS)
        ]
        self._levels = [
            [
                self._put(Level(("level", kind, n), layout.level(row, n), round_=True, number=row))
                for n in range(1, TOP_LEVEL + 1)
            ]
            for row, kind in enumerate(BUILDINGS)
        ]
        self._karma = [
            self._put(Karma(("karma", n), layout.karma(n), round_=True, number=n)) for n in range(1, KARMA_BOXES + 1)
        ]

    def _lay_market(self, layout: Layout) -> None:
        for column in at.ALL_COLUMNS:
            self._put(Spot(("value", column), layout.value(column), round_=True))
        self._goods = [
            [self._put(Good(good, column, layout.good(good, column), row + column)) for column in at.ALL_COLUMNS]
            for row, good in enumerate(GOODS)
        ]

    def _lay_tracks(self, layout: Layout) -> None:
        sheet, tracks = layout.sheet, layout.tracks
        self._fame = [
            self._put(FameCell(cell, layout.fame(cell), cell in tracks.corners, cell in sheet.fame))
            for cell in range(1, tracks.fame_cells + 1)
        ]
        self._coins = [self._put(Coin(coin, layout.coin(coin))) for coin in range(1, tracks.money_cells + 1)]

    def _put(self, place: SomePlace) -> SomePlace:
        self.add(place)
        return place

    def target_at(self, point: QPointF) -> Target | None:
        """Return the smallest target under a point, in board units; a number beside the money track is its coin."""
        smallest = super().target_at(point)
        if smallest is not None:
            return self._row_at(point) or smallest if smallest == ("area", "buildings") else smallest
        numbers = self._layout.coin_numbers().items()
        return next((("coin", coin) for coin, box in numbers if box.contains(point)), None)

    def _row_at(self, point: QPointF) -> Target | None:
        """Return the next level of the type of building whose row lies under a point: its picture stands for it."""
        if self.sight is None:
            return None
        levels = self.sight.view.marks[names.shown_seat(self.sight)].levels
        for row, building in enumerate(BUILDINGS):
            if self._layout.building(row).united(self._layout.level(row, TOP_LEVEL)).contains(point):
                return ("level", building, min(levels[row] + 1, TOP_LEVEL))
        return None

    def _lift(self, target: Target, away: bool) -> None:
        if target == BOAT:
            self._boat.take_away(away)
        else:
            super()._lift(target, away)

    # ---- what moves and events mean ---------------------------------------------------------------------------

    def keep_clear(self) -> Sequence[QRectF]:
        """Return what stands in the row of the thing pointed at; the province and the dice, by which one decides."""
        kind = "" if self._hovered is None else str(self._hovered[0])
        return _KEPT_CLEAR.get(kind, (_PROVINCE, at.TRAY))

    def pinned_box(self) -> QRectF:
        """Return the dice."""
        return at.TRAY.adjusted(-at.TRAY_GAP / 2, 0, 0, 0)

    def miniature_box(self) -> QRectF:
        """Return the sheet."""
        return at.SHEET

    def notes(self, sight: Sight) -> list[Mark]:
        """Return the road that is picked out and not drawn yet."""
        chosen = chosen_road(sight)
        return [] if chosen is None else marks.picked(chosen.cell, chosen.arms, layout_of(sight.view.sheet))

    def outcome(self, move: Move, sight: Sight) -> list[Mark]:
        """Return what a move would draw, tick, circle, gain and lose."""
        if move not in sight.legal:
            return []
        view: View = sight.view
        return marks.of_outcome(outcome.outcome(view, move), view, layout_of(view.sheet))

    def preview(self, move: Move | None, sight: Sight | None) -> None:
        """Show what a move would do; while nothing else is pointed at, what the road that is picked out would."""
        if move is None and sight is not None:
            move = chosen_road(sight)
        super().preview(move, sight)

    def touched(self, events: Sequence[Event]) -> list[Target]:
        """Return the places that a move changed, on the sheet that is shown."""
        if self.sight is None:
            return []
        view: View = self.sight.view
        seat = names.shown_seat(self.sight)
        circled = [*view.marks[seat].circled]
        found: list[Target] = []
        for event in reversed(events):
            if getattr(event, "seat", seat) == seat or isinstance(event, DieChosen | DiceRerolled):
                found += _touched(event, circled)
        return found

    def sweeps(self, events: Sequence[Event]) -> bool:
        """Return True when computers alone play and a turn ends: another sheet lies there then."""
        watched = self.sight is not None and not self.sight.people
        return watched and any(isinstance(event, TurnEnded) for event in events)

    def flights(self, events: Sequence[Event], before: Sight) -> list[Flight]:
        """Return what moves when these events happen."""
        return Flights(before).of(events)


def chosen_road(sight: Sight) -> Road | None:
    """Return the road that is picked out but not drawn yet."""
    for kind, *rest in sight.chosen:
        if kind == "road":
            cell, arms = rest
            return Road(str(cell), str(arms))
    return None


def had(view: View, seat: int, bonus: int) -> Had:
    """Return what has become of a once-only bonus, by its number, on a seat's sheet."""
    written, id = view.sheets[seat], view.sheet.bonuses[bonus].id
    if seat == view.to_act and id == view.running:
        return Had.RUNNING
    if seat == view.to_act and id in view.pending:
        return Had.WAITING
    if id in written.used:
        return Had.USED
    return Had.LOST if id in written.gained else Had.OPEN


def _touched(event: Event, circled: list[int]) -> Iterator[Target]:
    """Yield the places of one event. circled: goods by kind after it; it is left as before it."""
    match event:
        case RoadDrawn(cell=cell) | HalfDrawn(cell=cell):
            yield ("cell", cell)
        case FameGained(before=before, after=after) if after > before:
            yield ("fame", after)
        case CoinsGained(before=before, after=after) if after > before:
            yield ("coin", after)
        case BoatMoved(space=space):
            yield ("space", space)
        case BoxTicked(who=who, box=box):
            yield ("box", who, box)
        case Upgraded(building=building, level=level):
            yield ("level", building, level)
        case KarmaGained(box=box) if box:
            yield ("karma", box)
        case GoodsGained(goods=goods):
            for good in goods:
                yield ("good", good, circled[GOODS.index(good)])
                circled[GOODS.index(good)] -= 1
        case GoodSold(good=good, column=column):
            yield ("good", good, column)
        case BonusGained(bonus=id) | BonusUsed(bonus=id):
            yield ("bonus", id)
        case DieChosen(die=die, sent=sent):
            yield ("die", die)
            if sent:
                yield ("die", sent)
        case DiceRerolled(dice=dice):
            yield from (("die", die) for die in dice)


def _first_sheet() -> Sheet:
    return next(iter(own_board().sheets.values()))


def _design(view: View) -> str:
    return design_words(view.sheet, view.options["board"] == OWN, view.board.name)


def _quarter(cell: QRectF, side: str) -> QPainterPath:
    """Return the triangle between a cell's middle and one of its sides, but for the very middle."""
    ends = {
        "N": (cell.topLeft(), cell.topRight()),
        "E": (cell.topRight(), cell.bottomRight()),
        "S": (cell.bottomRight(), cell.bottomLeft()),
        "W": (cell.bottomLeft(), cell.topLeft()),
    }[side]
    path = QPainterPath(cell.center())
    path.lineTo(ends[0])
    path.lineTo(ends[1])
    path.closeSubpath()
    middle = QPainterPath()
    middle.addEllipse(about(cell.center(), 16))
    return path.subtracted(middle)
