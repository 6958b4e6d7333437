"""Tips of Taj Mahal: everything teaches in every step of a game, in both languages, and says what a click does."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from durbar.games.taj_mahal.events import PalacesScored
from durbar.games.taj_mahal.moves import Build, Royal
from durbar.games.taj_mahal.symbols import SYMBOLS
from durbar.ui.games import game_screen
from durbar.ui.games.taj_mahal.words.sums import sum_of
from durbar.ui.kit.board.scene import BoardScene
from durbar.ui.kit.text.rulebook import Rulebook
from durbar.ui.kit.values.sight import Sight, Target
from durbar.ui.words import signed, use_language
from tests.games.taj_mahal.build import A, C, card, play, table
from tests.ui.games.taj_mahal.positions import (
    DECISIONS,
    RICH,
    a_contest,
    game_states,
    picking,
    placing,
    placing_with_the_royal_one,
    the_last_one,
)
from tests.ui.kit.tips.test_tips import assert_teaches
from tests.ui.positions import sight

SCREEN = game_screen("taj_mahal")


@cache
def book(language: str) -> Rulebook:
    return Rulebook.load("taj_mahal", language)


@cache
def a_board() -> BoardScene:
    """One board for all positions: to make one takes longer than to fill it."""
    return SCREEN.make_board()


def all_targets(look: Sight) -> Iterator[Target]:
    """Everything on the board, the rows beside it, the players' panels, cards played and special cards."""
    board = a_board()
    board.show_sight(look)
    yield from board.targets
    yield from (("symbol", symbol) for symbol in SYMBOLS)
    yield from (("seat", seat) for seat in range(look.view.seats))
    yield from (("played", seat, 0) for seat in look.view.inside if look.view.visitors[seat].cards)
    yield from (("special", card_id) for card_id in look.view.special)


@pytest.mark.parametrize("decision", DECISIONS)
def test_a_tip_says_what_a_click_does_or_why_nothing(english: None, decision: str):
    look = sight(DECISIONS[decision]())
    for target in all_targets(look):
        tip = SCREEN.tip(target, look)
        assert_teaches(tip, book("en"))
        assert tip is not None
        if target[0] == "seat":
            continue
        meant = SCREEN.moves_at(target, look)
        assert bool(tip.click) == any(move in look.legal for move in meant)
        assert bool(tip.refusal) == bool(meant and not tip.click)


def test_the_royal_palace_is_not_promised_the_bonus_tile_that_it_leaves(english: None):
    """Where it alone is left to place, the number is what comes; where both are, it is said which takes the tile."""
    state = placing_with_the_royal_one()
    play(state, "build delhi")
    tip, placed = SCREEN.tip(("city", "sirhind"), sight(state)), state.copy()
    assert tip is not None
    (scored,) = (event for event in placed.play(Royal("sirhind")) if isinstance(event, PalacesScored))
    assert state.view(A).cities["sirhind"].bonus == placed.view(A).cities["sirhind"].bonus == "tea"
    assert "tea" not in tip.reason
    assert tip.worth == signed(scored.points)
    assert "A royal palace does not take the bonus tile" in tip.more
    both = SCREEN.tip(("city", "sirhind"), sight(placing_with_the_royal_one()))
    assert both is not None
    assert "A royal palace does not take the bonus tile" in both.more


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_mark_is_left_in_any_sentence_of_a_game(english: None, language: str):
    """Prompt, moves, previews, panels and log of a whole random game."""
    use_language(language)
    for state in game_states(4, seed=12, every=11):
        look = sight(state)
        prompt = SCREEN.prompt(look)
        said = [prompt.sentence, prompt.second, *(button.words + button.tip for button in prompt.buttons)]
        said += [tile.words for tile in prompt.tiles]
        said += [f"{line.state} {line.spoken}" for line in map(SCREEN.seat_line, range(4), [look] * 4)]
        said += [SCREEN.moves_note(look), SCREEN.manifest.where(state.progress())]
        for move in look.legal[::3]:
            row = SCREEN.move_row(move, look)
            said += [row.words, SCREEN.preview(move, look)[0]]
            after = state.copy()
            events = after.play(move)
            said += [line.words for line in SCREEN.log_lines(events, sight(after, look.seat))]
        assert all(words.strip() for words in said[:1])
        assert not [words for words in said if "{" in words or "%n" in words]


def test_what_is_not_there_has_no_tip(english: None):
    look = sight(a_contest())
    assert SCREEN.tip(("nothing",), look) is None
    assert SCREEN.tip(("bonus", "hisar"), look) is None
    assert SCREEN.tip(("hand", card("vEE"), 0), look) is None


def test_a_bonus_tile_is_worth_what_it_would_score(english: None):
    """Seat 0 owns jewels: another are worth 2 to it and 1 to the others."""
    tip = SCREEN.tip(("bonus", "sirhind"), sight(placing()))
    assert tip is not None
    assert tip.worth == "+2"
    assert tip.others == ((1, "+1"), (2, "+1"))


def test_a_tile_to_come_is_worth_what_it_would_score(english: None):
    look = sight(a_contest())
    view, pieces = look.view, look.view.board.pieces
    for number in range(view.visit + 1, 13):
        tip = SCREEN.tip(("tile", number), look)
        assert tip is not None
        goods = [("rice", "tea", "spices", "jewels").index(good) for good in pieces.province_tiles[number - 1]]
        told = dict([(look.seat, tip.worth), *tip.others])
        assert told == {seat: f"+{sum(view.goods[seat][good] + 1 for good in goods)}" for seat in range(3)}


def test_a_palace_is_foretold_only_where_the_viewer_may_still_place_one(english: None):
    """In the province that is visited, for each seat; who has a palace in a city is told how far that reaches."""
    told = set()
    for state in game_states(3, 8, every=5):
        for seat in range(3):
            look = sight(state, seat=seat)
            inside = look.view.visitors[seat].inside
            legal = {move.city for move in look.legal if isinstance(move, Build | Royal)}
            for number in look.view.board.in_province[look.view.board.province_number[look.view.province]]:
                city = look.view.board.cities[number].id
                tip = SCREEN.tip(("city", city), look)
                assert tip is not None
                promised = "for your palace here" in tip.reason
                assert inside or not promised, city
                owned = seat in (look.view.cities[city].ordinary, look.view.cities[city].royal)
                assert promised or owned or city not in legal, city
                told.add((inside, promised))
    assert told >= {(True, True), (False, False)}


def test_a_tile_is_worth_something_only_to_whoever_can_still_win_it(english: None):
    """Through whole games: a province tile and the bonus tiles of a province, while it is visited and afterwards."""
    met = set()
    for state in game_states(3, 8, every=7):
        view = state.view(0)
        for number in range(1, view.visit + 1):
            cities = view.board.in_province[view.board.province_number[view.tiles[number - 1]]]
            bonuses = [("bonus", view.board.cities[city].id) for city in cities]
            for target in (("tile", number), *bonuses):
                tip = SCREEN.tip(target, sight(state, seat=0))
                if tip is None:
                    continue
                told = {seat for seat, _ in tip.others} | ({0} if tip.worth else set())
                assert told <= set(view.inside if number == view.visit and view.to_act is not None else ()), target
                met.add((target[0], number == view.visit, bool(told)))
    assert {("tile", True, True), ("tile", True, False), ("tile", False, False), ("bonus", True, True)} <= met


def test_symbols_are_told_to_lead_only_where_they_would_be_won(english: None):
    """The tip of a symbol speaks of winning exactly where withdrawing wins."""
    for decision in ("first card", "contest", "last one", "last visit"):
        look = sight(DECISIONS[decision]())
        won = {line.symbol for line in look.view.comparison(look.seat) if line.won}
        for symbol in SYMBOLS:
            tip = SCREEN.tip(("symbol", symbol), look)
            assert tip is not None
            assert ("you would win it" in tip.reason) == (symbol in won)


def test_a_card_on_display_counts_all_alike(english: None):
    look = sight(picking())
    tips = [SCREEN.tip(("display", card("wE"), number), look) for number in (0, 1)]
    assert tips[0] == tips[1]
    assert tips[0] is not None
    assert "2" in tips[0].what


def test_who_has_two_tiles_is_not_told_to_have_one(english: None):
    state = table(3, hands=RICH, influence={A: "P", C: "G"}, taken={"P": A})
    tip = SCREEN.tip(("symbol", "princess"), sight(state))
    assert tip is not None
    assert "With one so far" not in tip.more
    assert "With two, exchanged for it after the visit: Leela." in tip.more
    tip = SCREEN.tip(("symbol", "general"), sight(state))
    assert tip is not None
    assert "With one so far: Asha." in tip.more


def test_the_row_of_a_symbol_tells_who_has_its_special_card(english: None):
    look = sight(table(3, hands=RICH, special={C: ["+2"]}))
    told = []
    for symbol in ("vizier", "general", "monk", "princess"):
        tip = SCREEN.tip(("symbol", symbol), look)
        assert tip is not None
        told.append("which Asha has now" in tip.more)
    assert told == [False, False, False, True]


def test_a_forecast_names_whom_it_is_of_unless_it_is_ones_own_turn(english: None):
    state = a_contest()
    assert sum_of(sight(state)).title == "If you withdraw now"
    assert sum_of(replace(sight(state), live=False)).title == "If Leela withdraws now"
    assert sum_of(sight(state, seat=1)).title == "If Marc withdraws now"
    assert sum_of(sight(placing())).title == "Your withdrawal, at best"
    assert sum_of(replace(sight(placing()), live=False)).title == "Leela’s withdrawal, at best"


def test_a_bonus_tile_may_be_taken_by_others_while_they_are_there(english: None):
    warning = "one of them may take it first"
    for made, warned in ((a_contest, True), (the_last_one, False), (placing, False)):
        look = sight(made())
        here = look.view.board.in_province[look.view.board.province_number[look.view.province]]
        cities = [look.view.board.cities[number].id for number in here]
        tips = [SCREEN.tip(("bonus", city), look) for city in cities]
        assert all((warning in tip.more) == warned for tip in tips if tip is not None)
    tip = SCREEN.tip(("bonus", "sirhind"), sight(a_contest()))
    assert tip is not None
    assert warning in tip.more


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_pictures_over_the_symbols_teach(english: None, language: str):
    use_language(language)
    for look in (sight(a_contest()), sight(placing())):
        for target in (("start",), ("tile",), ("court", "grand_mogul")):
            assert_teaches(SCREEN.tip(target, look), book(language))


def test_the_crown_tells_of_the_royal_palace(english: None):
    tip = SCREEN.tip(("court", "grand_mogul"), sight(a_contest()))
    assert tip is not None
    assert "a royal palace, placed at once in Delhi" in tip.more
