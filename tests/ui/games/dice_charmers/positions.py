"""Positions of The Dice Charmers to look at: one of each kind of decision, and those of whole lively games; hands."""

import json
from collections.abc import Iterator

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QMenu

from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.games.dice_charmers.board import read_board
from durbar.games.dice_charmers.moves import Road
from durbar.games.dice_charmers.state import DiceCharmersState
from durbar.system.boards import shipped
from durbar.ui.kit.look import art
from durbar.ui.kit.look.picture import Picture
from durbar.ui.kit.values.sight import Target
from durbar.ui.pages.table.page import TablePage
from durbar.ui.pages.table.seats import SeatPanel
from durbar.ui.window import Window
from tests.contract.positions import playing
from tests.games.dice_charmers.build import LONG, ONE, A, B, acting, full, play, start, table
from tests.games.dice_charmers.keeping import lively
from tests.ui import hands

#: Goods of all kinds in stock, and one sold.
STOCK = {"tea": 3, "silk": 2, "spices": 1, "sold": {"tea": 1}}
#: A road to a market of equal goods is one cell south of the residence, to one of different goods two cells north.
TO_DIFFERENT = {"r2c3": "ES"}


def sit_at(window: Window, state: State, kinds: str = "") -> TablePage:
    """A table of The Dice Charmers on the screen at a position that was built; nobody's only move is made for them."""
    page = hands.sit_at(window, state, kinds, "dice_charmers")
    page.play.auto_pass = False
    return page


# ---- decisions -----------------------------------------------------------------------------------------------------


def the_first_choice() -> DiceCharmersState:
    """Seat A chooses from all eight dice: the other of the colour will go to the elephant."""
    return table(3, roads=LONG, river=[1, 6], fame=4, money=5, **STOCK)


def a_choice_with_karma() -> DiceCharmersState:
    """Seat B may spend two karma on the die of the elephant and one of the centre."""
    return table(3, turn=B, at={"green1": A, "green2": "elephant"}, roads=ONE, karma=3, karma_used=1, tea=5, silk=5)


def rerolled() -> DiceCharmersState:
    """Seat B has rolled two dice for karma, and could once more."""
    state = a_choice_with_karma()
    play(state, "reroll purple1")
    return state


def nothing_usable(karma: int = 0) -> DiceCharmersState:
    """No die would do anything for seat B; with karma two could be rolled."""
    return table(
        3, turn=B, at={"green1": A, "green2": "elephant"}, roads=full(), tea=5, silk=5, spices=5, river=range(1, 19),
        palace=3, levels=3, karma=karma,
    )  # fmt: skip


def a_straight() -> DiceCharmersState:
    """Most cells take it in one way only."""
    return acting("straight", roads=LONG, **STOCK)


def a_curve() -> DiceCharmersState:
    """Most cells take it in two ways."""
    return acting("curve", roads=LONG, **STOCK)


def a_junction() -> DiceCharmersState:
    """A reward of the river, which may be given up."""
    return acting("flag", roads=LONG, river=[1, 6], levels={"fort": 2})


def a_crossing() -> DiceCharmersState:
    """A reward of the river with nothing to turn."""
    return acting("tiger", roads=LONG, river=[10])


def two_half_roads() -> DiceCharmersState:
    """One road in an empty cell, or two added."""
    return acting("half_roads", roads=LONG)


def the_second_half() -> DiceCharmersState:
    """One of two is drawn; the other may be left."""
    state = two_half_roads()
    play(state, "half r2c3 W")
    return state


def a_half_road() -> DiceCharmersState:
    """A bonus of one half-road is carried out, another bonus waits."""
    state = table(waiting=["palace-2", "T4"], roads=LONG)
    play(state, "use palace-2")
    return state


def two_merged() -> DiceCharmersState:
    """Of two half-road bonuses one is carried out: together they may make a road."""
    state = table(waiting=["money-20", "palace-2"], roads=LONG)
    play(state, "use money-20")
    return state


def a_market_of_equal_goods() -> DiceCharmersState:
    """South of the residence."""
    state = a_straight()
    play(state, "road r4c3 NS")
    return state


def a_market_of_different_goods() -> DiceCharmersState:
    """North-east of the residence."""
    state = acting("straight", roads=TO_DIFFERENT, **STOCK)
    play(state, "road r2c4 EW")
    return state


def the_merchant() -> DiceCharmersState:
    """Sells two, or brings one."""
    return acting("merchant", **STOCK)


def selling_or_giving_up() -> DiceCharmersState:
    """A sale that the river brings."""
    return acting("peacock", river=[9], **STOCK)


def the_maharani() -> DiceCharmersState:
    """One space or two."""
    return acting("maharani", river=[1, 6])


def the_portuguese() -> DiceCharmersState:
    """Back on the river, or a good."""
    return acting("portuguese", river=[1, 6], tea=5)


def different_goods() -> DiceCharmersState:
    """Two kinds of goods from the river."""
    return acting("flag", tea=4)


def the_great_mogul() -> DiceCharmersState:
    """Chooses one of the others; not all have a box left."""
    return acting("great_mogul", roads=ONE, palace={"merchant": 3, "maharani": 1})


def a_palace_action() -> DiceCharmersState:
    """Any character, from the river."""
    return acting("lotus", roads=ONE, river=[10], palace={"merchant": 3})


def an_upgrade() -> DiceCharmersState:
    """By Raja Man Singh; temples can't rise."""
    return acting("raja_man_singh", levels={"temple": 3, "fort": 2})


def a_goods_die() -> DiceCharmersState:
    """One of the purple dice, wherever it lies."""
    state = table(waiting=["R1", "T3"], river=[3], at={"purple2": B})
    play(state, "use R1")
    return state


def two_rewards() -> DiceCharmersState:
    """An owner's sheet with two rewards of choice on a space."""
    file = json.loads(shipped("dice_charmers"))
    file["sheets"]["sun"]["river"][1]["rewards"] = [{"type": "upgrade"}, {"type": "goods_different", "n": 1}]
    return acting("flag", printed=read_board(json.dumps(file)))


def bonuses() -> DiceCharmersState:
    """Six wait; one of them can't be used: nothing is in stock."""
    return table(waiting=["T3", "L5", "B4", "T1", "R2", "tent-A"], roads=LONG, river=[1, 6], fame=2, money=2)


DECISIONS = {
    "first choice": the_first_choice,
    "choice with karma": a_choice_with_karma,
    "rerolled": rerolled,
    "nothing usable": nothing_usable,
    "straight": a_straight,
    "curve": a_curve,
    "junction": a_junction,
    "crossing": a_crossing,
    "two half-roads": two_half_roads,
    "second half": the_second_half,
    "half-road": a_half_road,
    "merged": two_merged,
    "equal goods": a_market_of_equal_goods,
    "different goods": a_market_of_different_goods,
    "merchant": the_merchant,
    "sale of the river": selling_or_giving_up,
    "maharani": the_maharani,
    "portuguese": the_portuguese,
    "goods": different_goods,
    "great mogul": the_great_mogul,
    "palace action": a_palace_action,
    "upgrade": an_upgrade,
    "goods die": a_goods_die,
    "rewards": two_rewards,
    "bonuses": bonuses,
}


def game_states(seats: int, seed: int, every: int = 1, sheet: str = "sun") -> Iterator[DiceCharmersState]:
    """Each ``every``-th position of a lively game, the first of each step, and the last one."""
    state = start(seats, seed, sheet=sheet)
    yield state.copy()
    seen = set()
    for _ in playing(state, seed, lively):
        step = state.view(A).step
        if state.played % every == 0 or step not in seen:
            seen.add(step)
            yield state.copy()


# ---- a person's hands ----------------------------------------------------------------------------------------------


def make(page: TablePage, move: Move, rng: Rng | None = None) -> str:
    """Make a move by the mouse, on the board where it has a place there, else by the prompt. Gives the kind of place.

    rng: where a move can be made in several places, one of each kind is drawn; without it is the first.
    """
    if isinstance(move, Road) and page.game_screen.choose(("cell", move.cell), page.sight) is not None:
        turn_to(page, move)
        return f"turned, {hands.click_in_prompt(page, move)}"
    places: dict[str, Target | None] = {
        str(target[0]): target for target, moves in page.shown.offer.legal.items() if moves == (move,)
    }
    prompt = page.frame.prompt.prompt
    if any(move == tile.move for tile in prompt.tiles) or any(move == button.move for button in prompt.buttons):
        places["prompt"] = None
    if not places:
        return _choose_in_a_menu(page, move)
    kind = [*places][0 if rng is None else rng.below(len(places))]
    target = places[kind]
    if target is None:
        return hands.click_in_prompt(page, move)
    hands.click_target(page, target)
    return kind


def assert_drawn(picture: Picture | None) -> None:
    """A picture, where there is one, can be painted."""
    if picture is not None:
        art.bounds(picture.art)


def panel(page: TablePage, seat: int) -> SeatPanel:
    """A seat's panel in the column."""
    return next(panel for panel in page.frame.seats.panels if panel.line.seat == seat)


def turn_to(page: TablePage, road: Road) -> None:
    """Click a cell until the road is picked out as it shall be drawn."""
    wanted: tuple[Target, ...] = (("road", road.cell, road.arms),)
    for _ in range(5):
        hands.click_target(page, ("cell", road.cell))
        if page.sight.chosen == wanted:
            return
    raise AssertionError(f"{road} is never picked out, only {page.sight.chosen}")


def _choose_in_a_menu(page: TablePage, move: Move) -> str:
    """A move that is one of several at its place."""
    for place, button in enumerate(page.frame.prompt.prompt.buttons):
        if move in button.moves:
            hands.click(page.frame.prompt.buttons[place], QPoint(9, 9))
            return hands.choose_in_menu(page, move, "button")
    target = next(target for target, moves in page.shown.offer.legal.items() if move in moves)
    hands.click_target(page, target)
    assert isinstance(QApplication.activePopupWidget(), QMenu)
    return hands.choose_in_menu(page, move, str(target[0]))
