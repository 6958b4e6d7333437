"""Positions of Taj Mahal to look at: one of each kind of decision, and those of whole random games."""

from collections import Counter
from collections.abc import Iterator

import durbar
from durbar.engine.game import OptionValue
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.games.taj_mahal.moves import NOTHING, Play, Withdraw
from durbar.games.taj_mahal.state import TajMahalState
from durbar.ui.kit.values.sight import Target
from durbar.ui.pages.table.page import TablePage
from durbar.ui.window import Window
from tests.contract.positions import playing
from tests.games.taj_mahal.build import A, B, C, play, table
from tests.games.taj_mahal.keeping import lively
from tests.ui import hands

#: A hand with something of everything: two colours, white cards, special cards.
RICH = {A: ["rEV", "rEP", "rVM", "gEE", "wE", "wK"], B: ["yEE", "yEV", "wM"], C: ["gEG", "gEM", "wP"]}
#: A line of palaces of seat A from Lahore to Delhi, and some of the others.
PALACES = {"rohtas": "A", "lahore": "B", "amritsar": "A", "multan": "C", "pakpattan": "Ab"}


def sit_at(window: Window, state: State, kinds: str = "") -> TablePage:
    """A table of Taj Mahal on the screen at a position that was built, with the person to act before it."""
    return hands.sit_at(window, state, kinds, "taj_mahal")


def a_first_card() -> TajMahalState:
    """Seat 0 begins a visit: any colour fits."""
    return table(3, hands=RICH, special={A: ["+E", "+2"]}, bonus={"srinagar": "tea"})


def a_contest(**more: object) -> TajMahalState:
    """Seat 0 is bound to red; ahead in some symbols, level or behind in others, one is gone."""
    return table(
        3,
        hands=RICH,
        played={A: ["rEE", "wV"], B: ["yEP", "wG"], C: ["gEG", "wE", "gEV"]},
        taken={"M": B},
        palaces=PALACES,
        bonus={"sirhind": "jewels", "delhi": "card"},
        province="delhi",
        special={A: ["+K"]},
        influence={A: "P", B: "G"},
        tiles={A: [1], B: [2]},
        score=(12, 9, 14),
        **more,  # type: ignore[arg-type]
    )


def a_change_of_colour() -> TajMahalState:
    """Seat 0 is bound to red, and may play another colour by the special card alone."""
    return table(3, hands=RICH, played={A: ["rEE"]}, special={A: ["change", "+2"]})


def nothing_fits() -> TajMahalState:
    """Seat 0 is bound to violet and has none."""
    return table(3, hands=RICH, played={A: ["vEE"], B: ["yEP"]})


def the_last_one() -> TajMahalState:
    """Nobody else is left in the visit."""
    return table(3, hands=RICH, played={A: ["rEE"]}, out=(B, C), taken={"V": B, "M": C})


def placing() -> TajMahalState:
    """Seat 0 places two palaces, in a province with bonus tiles and a line of its own nearby."""
    state = table(
        3,
        hands=RICH,
        played={A: ["rVP"], B: ["gEE"]},
        palaces={**PALACES, "panipat": "B"},
        bonus={"sirhind": "jewels", "delhi": "card"},
        province="delhi",
        bonuses={A: ["jewels"]},
        taken={"M": B},
    )
    play(state, "withdraw")
    return state


def placing_with_the_royal_one() -> TajMahalState:
    """Seat 0 places a palace and the royal one, and has won the province tile as well."""
    state = table(
        3,
        hands=RICH,
        played={A: ["rVP", "rKP", "rEE"], B: ["gEV"]},
        palaces={**PALACES, "panipat": "B"},
        bonus={"sirhind": "tea", "delhi": "points"},
        province="delhi",
        taken={"V": B},
    )
    play(state, "withdraw")
    return state


def placing_only_the_royal_one() -> TajMahalState:
    """Of the palaces that seat 0 has won only the royal one is left to place."""
    state = placing_with_the_royal_one()
    play(state, "build sirhind")
    return state


def picking() -> TajMahalState:
    """Seat 0 takes two cards; two of the display are alike."""
    state = table(3, hands=RICH, played={A: ["rEE"], B: ["gEE"]}, display=["wE", "rVP", "yEV", "wE", "vEE"])
    play(state, "withdraw")
    return state


def picking_the_last_one() -> TajMahalState:
    """The last one in the visit takes the only card that is left."""
    state = table(3, hands=RICH, out=(B, C))
    play(state, "withdraw")
    return state


def the_last_visit() -> TajMahalState:
    """Hands will count when this visit is over."""
    return table(4, hands=RICH, played={A: ["rEE"], B: ["yEP"]}, visit=12, bonus={"agra": "taj_mahal"})


def picking_in_the_last_visit() -> TajMahalState:
    """Seat 0 takes cards for a hand that counts soon."""
    state = table(3, hands=RICH, visit=12, display=["wE", "rVP", "yEV", "gEG", "vEE"])
    play(state, "withdraw")
    return state


DECISIONS = {
    "first card": a_first_card,
    "contest": a_contest,
    "change of colour": a_change_of_colour,
    "nothing fits": nothing_fits,
    "last one": the_last_one,
    "placing": placing,
    "placing with the royal one": placing_with_the_royal_one,
    "only the royal one": placing_only_the_royal_one,
    "picking": picking,
    "picking the last one": picking_the_last_one,
    "last visit": the_last_visit,
    "picking in the last visit": picking_in_the_last_visit,
}


def ending_a_visit(seats: int = 3) -> TajMahalState:
    """Seat 0 is the last one there, and wins palaces, crown and tile by withdrawing; seat 1 begins the next visit."""
    return table(
        seats,
        hands=RICH,
        played={A: ["rVP", "rKP", "rEE"]},
        out=range(1, seats),
        palaces=PALACES,
        bonus={"sirhind": "jewels", "delhi": "points"},
        province="delhi",
        taken={"M": B, "G": C},
        visit=5,
    )


def the_end() -> TajMahalState:
    """Seat 0 ends the game by withdrawing: nothing is left to be won or taken."""
    state = table(
        3,
        hands={A: ["wE", "wV", "rEV", "rEP", "gEE"], B: ["yEE"]},
        special={A: ["+2"]},
        out=(B, C),
        visit=12,
        display=[],
        taken={"V": B, "G": B, "M": B, "P": B, "K": B, "E": B},
        pile=["vEE"],
    )
    state.hands[C] = b""
    return state


def end_visit(page: TablePage) -> None:
    """Withdraw, place all palaces and take the last card, as the list of moves does."""
    visit = page.table.state.view(0).visit
    page.clicks.make(Withdraw())
    while page.table.state.view(0).visit == visit:
        page.clicks.make(next(move for move in page.sight.legal if not page.game_screen.doubt(move, page.sight)))


def game_states(seats: int, seed: int, every: int = 1, **options: OptionValue) -> Iterator[TajMahalState]:
    """Each ``every``-th state of a random game, the first of each step, and the last one."""
    state = durbar.start("taj_mahal", seats=seats, seed=seed, options=options)
    assert isinstance(state, TajMahalState)
    yield state.copy()
    seen = set()
    for _ in playing(state, seed, lively):
        step = state.view(0).step
        if state.played % every == 0 or step not in seen:
            seen.add(step)
            yield state.copy()


def twin(state: TajMahalState, seat: int, people: int = 1) -> TajMahalState:
    """The same table to this seat's eyes, with other cards in the hands it may not see, and another pile.

    With several people before the screen that goes for one's own hand too, unless it is one's turn to act.
    """
    other = state.resample(seat, Rng(77))
    if people > 1 and seat != state.to_act and state.to_act is not None:
        known, hidden = other.known[seat], Counter(other.hands[seat]) - Counter(other.known[seat])
        other.rng.shuffle(other.bag)
        drawn = other.bag[: hidden.total()]
        other.bag = bytearray(sorted((*other.bag[hidden.total() :], *list(hidden.elements())[: len(drawn)])))
        kept = list(hidden.elements())[len(drawn) :]
        other.hands[seat] = bytes(sorted((*known, *drawn, *kept)))
    other.forget_moves()
    return other


# ---- a person's hands ----------------------------------------------------------------------------------------------


def make(page: TablePage, move: Move) -> str:
    """Make a move by the mouse; cards are picked out of the hand, then played. Gives the place, as ``click_move``."""
    if not isinstance(move, Play):
        return hands.click_move(page, move)
    pick_out(page, move)
    return hands.click_in_prompt(page, move)


def pick_out(page: TablePage, move: Play) -> None:
    """Click the cards of a play, one after the other, until they alone are picked out."""
    for target in cards_of(move):
        if target not in page.sight.chosen:
            hands.click_target(page, target)
    assert set(page.sight.chosen) == set(cards_of(move))


def cards_of(move: Play) -> tuple[Target, ...]:
    """The cards of a play in the hand, the first of each kind."""
    return tuple(("hand", card, 0) for card in (move.card, move.extra) if card != NOTHING)
