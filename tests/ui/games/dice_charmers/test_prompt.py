"""What The Dice Charmers’ prompt says and offers: where to click, which key declines; symbols with their numbers."""

import pytest
from msgspec.structs import replace

from durbar.games.dice_charmers.effects import Effect
from durbar.games.dice_charmers.moves import Choose, Forfeit, Stop
from durbar.games.dice_charmers.outcome import outcome
from durbar.games.dice_charmers.state import DiceCharmersState
from durbar.ui.games import game_screen
from durbar.ui.games.dice_charmers import names, prompt
from durbar.ui.games.dice_charmers.tips.bonuses import effect_rule
from tests.games.dice_charmers.build import LONG, table
from tests.ui.games.dice_charmers.positions import (
    a_market_of_equal_goods,
    bonuses,
    rerolled,
    selling_or_giving_up,
    the_maharani,
    the_portuguese,
)
from tests.ui.games.dice_charmers.test_words import sight

SCREEN = game_screen("dice_charmers")

pytestmark = pytest.mark.usefixtures("english")


def test_the_number_of_a_symbol_stands_where_the_sheet_has_it():
    """On the disc of the tent, not across its awning; a sale of different goods shows them and has none."""
    at = {type: names.effect_picture(Effect(type, n=2)) for type in ("coins", "sell_any", "sell_different")}
    assert [at[type].badge for type in at] == ["2", "2", ""]
    assert at["coins"].badge_at == (0.5, 0.5)
    assert at["sell_any"].badge_at == (0.5, 0.68)


def test_what_a_symbol_does_is_told_with_its_number():
    assert effect_rule(Effect("goods_different", n=2))[0].startswith("Circle 2 goods of your choice")
    assert effect_rule(Effect("coins", n=1))[0].startswith("Tick 1 cell of")


def test_the_river_is_clicked_where_no_good_may_be_had():
    assert SCREEN.prompt(sight(the_maharani())).second == "Click a space that glows on the river."
    assert "in the market" in SCREEN.prompt(sight(the_portuguese())).second


def test_one_key_declines():
    assert declining(selling_or_giving_up()) == ["G"]
    assert declining(a_market_of_equal_goods()) == ["G"]


def declining(state: DiceCharmersState) -> list[str]:
    buttons = SCREEN.prompt(sight(state)).buttons
    return [button.key for button in buttons if isinstance(button.move, Stop | Forfeit)]


def test_a_single_bonus_is_not_used_in_any_order():
    said = [SCREEN.prompt(sight(state)).sentence for state in (table(waiting=["T3"], roads=LONG), bonuses())]
    assert "Use your bonus, " in said[0]
    assert "in any order" in said[1]


def test_a_rolled_die_whose_bonus_would_be_lost_is_not_lit(monkeypatch: pytest.MonkeyPatch):
    assert lit_dice(rerolled()) == [True]
    monkeypatch.setattr(prompt, "outcome", lambda view, move: replace(outcome(view, move), useless=(1,)))
    assert lit_dice(rerolled()) == [False]


def lit_dice(state: DiceCharmersState) -> list[bool]:
    buttons = SCREEN.prompt(sight(state)).buttons
    return [button.primary for button in buttons if isinstance(button.move, Choose)]
