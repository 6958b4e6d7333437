"""The file of sheets: Durbar's own, and files of other owners, sound or refused with one sentence and its line."""

import json

import pytest

import durbar
from durbar.engine.board_file import BadBoard
from durbar.games.dice_charmers.board import read_board
from durbar.games.dice_charmers.boards import found, own_board
from durbar.games.dice_charmers.events import GameEnded
from durbar.system import boards
from tests.contract.positions import playing
from tests.games.dice_charmers.build import GOODS, acting, find, full, legal, marks, play, sheet, table
from tests.games.dice_charmers.keeping import laws, lively

TEXT = boards.shipped("dice_charmers")


# ---- Durbar's own --------------------------------------------------------------------------------------------------


def test_the_sheets_name_their_own_designer():
    assert "own design" in own_board().design
    assert all(printed.design for printed in own_board().sheets.values())


@pytest.mark.parametrize("on", ["sun", "moon"])
def test_what_both_sheets_share(on):
    """The dossier's summary: four buildings of each type, four markets of each kind, 17 bonuses on the border."""
    printed = own_board().sheets[on]
    counts = {what: printed.contents.count(what) for what in set(printed.contents)}
    assert counts == {
        "temple": 4, "fort": 4, "garden": 4, "stepwell": 4, "market_same": 4, "market_different": 4, "residence": 1,
    }  # fmt: skip
    assert printed.residence == 12
    assert len(printed.border) == 17
    assert printed.values == (1, 2, 3, 4, 5)
    effects = [bonus.effect for bonus in printed.bonuses] + [
        effect for space in printed.river for effect in space.rewards
    ]
    assert [effect.type for effect in effects].count("karma") == 5
    raised = sum(effect.type == "upgrade" for effect in effects)
    assert raised + 3 == 8, "with Raja Man Singh exactly as many as there are levels"


def test_the_anchors_of_the_sun():
    sun = own_board().sheets["sun"]
    effect = {bonus.id: bonus.effect for bonus in sun.bonuses}
    assert (effect["palace-1"].type, effect["palace-2"].type, effect["money-20"].type) == (
        "goods_die", "half_road", "half_road",
    )  # fmt: skip
    assert (effect["T5"].who, effect["R1"].type, effect["T3"].type) == ("master_builder", "goods_die", "river_forward")
    assert [sun.river[n - 1].rewards[0].type for n in (9, 10, 11, 12)] == ["road", "coins", "palace_any", "sell_any"]
    assert sun.river[8].rewards[0].shape == "junction"


# ---- files that are refused ----------------------------------------------------------------------------------------


def line_of(fragment, text, which=1):
    """The number of the ``which``-th line that holds this."""
    return [number for number, line in enumerate(text.splitlines(), start=1) if fragment in line][which - 1]


SUN_FIRST = '{"symbol": "lotus", "rewards": [{"type": "coins", "n": 2}]}'
#: What is changed, the key of the reason, and a piece of the line it is to name, and which line with it.
WRONG = [
    # dice
    ('["tea", "tea"],', "", "faces", '"purple"', 1),
    ('["tea", "tea"]', '["tea", "salt"]', "face", '"salt"', 1),
    ('"green": ["straight"', '"green": ["bend"', "face", '"green"', 1),
    ('"green": ["straight", ', '"green": [', "faces", '"green"', 1),
    ('"blue": ["flag", "lotus"', '"blue": ["flag", "flag"', "symbols", '"blue"', 1),
    ('"orange": ["great_mogul"', '"orange": ["vizier"', "face", '"orange"', 1),
    # tracks
    ('"fame_cells": 40', '"fame_cells": 4', "fame_cells", '"tracks"', 1),
    ('"fame_cells": 40', '"fame_cells": 101', "fame_cells", '"tracks"', 1),
    ('"corners": [16, 25]', '"corners": [25, 16]', "corners", '"tracks"', 1),
    ('"corners": [16, 25]', '"corners": [16]', "corners", '"tracks"', 1),
    ('"corners": [16, 25]', '"corners": [1, 25]', "corners", '"tracks"', 1),
    ('"corners": [16, 25]', '"corners": [16, 40]', "corners", '"tracks"', 1),
    ('"corners": [16, 25]', '"corners": [16, 17]', "corners", '"tracks"', 1),
    # sheets and blocks
    ('"moon": {', '"stars": {', "unknown_sheet", '"stars": {', 1),
    ('"moon": {', '"m(oon": {', "unknown_sheet", '"m(oon": {', 1),
    ('"values": [1, 2, 3, 4, 5],\n', "", "missing_key", '"sun": {', 1),
    # province
    ('"gDtwf"', '"gDtw"', "province_size", '"province"', 1),
    ('"gDtwf", ', "", "province_size", '"province"', 1),
    ('"gDtwf"', '"gDtwx"', "cell", '"province"', 1),
    ('"gDtwf"', '"gDtwR"', "residence", '"province"', 1),
    ('"fStDw"', '"fStRw"', "residence", '"province"', 2),
    ('"fwRfS"', '"fwtfS"', "residence", '"province"', 1),
    ('"exits": "NESW"', '"exits": ""', "exits", '"exits"', 1),
    ('"exits": "NESW"', '"exits": "NN"', "exits", '"exits"', 1),
    ('"exits": "NESW"', '"exits": "NX"', "exits", '"exits"', 1),
    ('"gDtwf", "StgDw", "fwRfS", "DgStg", "wftSD"],\n      "exits": "NESW"',
     '"gDRwf", "StgDw", "fwtfS", "DgStg", "wftSD"],\n      "exits": "N"', "no_way_out", '"exits": "N"', 1),
    # border
    ('"T1": {"type": "palace_character", "who": "merchant"}', '"T6": {"type": "karma"}', "edge", '"T6"', 1),
    ('"T3": {"type": "river_forward"}', '"T3": {"type": "dance"}', "kind", '"dance"', 1),
    ('"T4": {"type": "coins", "n": 2}', '"T4": {"type": "coins", "n": 21}', "number", '"T4"', 1),
    ('"T4": {"type": "coins", "n": 2}', '"T4": {"type": "coins", "n": 0}', "number", '"T4"', 1),
    ('"R2": {"type": "upgrade"}', '"R2": {"type": "upgrade", "n": 2}', "no_number", '"R2"', 1),
    ('"who": "master_builder"', '"who": "vizier"', "no_word", '"vizier"', 1),
    ('"T3": {"type": "river_forward"}', '"T3": {"type": "river_forward", "who": "maharani"}', "not_here",
     '"T3"', 1),
    ('"T5": {"type": "palace_character", "who": "master_builder"}', '"T5": {"type": "palace_character"}', "needs_word",
     '"T5"', 1),
    # river
    (f"        {SUN_FIRST},\n", "", "river_length", '"river"', 1),
    (SUN_FIRST, SUN_FIRST.replace("lotus", "swan"), "river_symbol", '"swan"', 1),
    (SUN_FIRST, SUN_FIRST.replace("lotus", "flag"), "river_symbols", '"river"', 1),
    (SUN_FIRST, SUN_FIRST.replace("coins", "dance"), "kind", '"dance"', 1),
    ('"shape": "junction"', '"shape": "spiral"', "no_word", '"spiral"', 1),
    ('{"type": "road", "shape": "junction"}', '{"type": "road"}', "needs_word", '{"type": "road"}', 1),
    (SUN_FIRST, '{"symbol": "lotus", "rewards": []}', "list_range", '"rewards": []', 1),
    # market
    ('"values": [1, 2, 3, 4, 5]', '"values": [1, 2, 3, 4]', "values", '"values"', 1),
    ('"values": [1, 2, 3, 4, 5]', '"values": [1, 2, 3, 4, 21]', "values", '"values"', 1),
    ('"values": [1, 2, 3, 4, 5]', '"values": [1, 2, 3, 4, -1]', "values", '"values"', 1),
    ('"columns": [1, 2]', '"columns": [1]', "tents", '"tents"', 1),
    ('"columns": [1, 2]', '"columns": [2, 1]', "tents", '"tents"', 1),
    ('"columns": [3]', '"columns": [3, 3]', "tents", '"tents"', 1),
    ('"id": "B"', '"id": "A"', "tents", '"tents"', 1),
    ('"id": "B"', '"id": "tent B"', "tent_id", '"tent B"', 1),
    ('"columns": [3], "bonus": {"type": "fame"', '"columns": [3], "bonus": {"type": "joy"', "kind", '"joy"', 1),
    # columns, boxes, tracks
    ('"palace": {"1"', '"palace": {"4"', "column", '"palace": {', 1),
    ('"palace": {"1": {"type": "goods_die"}', '"palace": {"1": {"type": "joy"}', "kind", '"palace": {', 1),
    ('"upgrades": {"2"', '"upgrades": {"1"', "column", '"upgrades"', 1),
    ('"karma": {"3"', '"karma": {"6"', "column", '"karma": {', 1),
    ('"5": {"type": "goods_different", "n": 1}', '"41": {"type": "karma"}', "track_cell", '"41"', 1),
    ('"6": {"type": "karma"}', '"77": {"type": "karma"}', "track_cell", '"77"', 1),
    ('"6": {"type": "karma"}', '"0": {"type": "karma"}', "track_cell", '"0"', 1),
    ('"64": {"type": "goods_different", "n": 2}', '"64": {"type": "goods_different", "n": 4}', "number",
     '"64"', 1),
    # the form
    ('"6": {"type": "karma"}', '"six": {"type": "karma"}', "want_whole_key", '"six"', 1),
    ('"board": "dice_charmers"', '"board": "ra"', "want_value", '"board"', 1),
    ('"fame_cells": 40', '"fame_cells": "forty"', "want_whole", '"forty"', 1),
    ('"fame_cells": 40', '"fame_cells": 1e300', "number_far", '"fame_cells"', 1),
    ('"corners": [16, 25]', '"corners": [16, 25], "edges": 4', "unknown_key", '"corners"', 1),
    ('"tracks": {', '"track": {', "unknown_key_near", '"track"', 1),
    ('"T3": {"type": "river_forward"}', '"T1": {"type": "river_forward"}', "key_twice", '"river_forward"', 1),
    ('"fame_cells": 40,', '"fame_cells": 40', "not_json", '"fame_cells"', 1),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "key", "fragment", "which"), WRONG)
def test_a_wrong_file_is_refused_with_its_line(old, new, key, fragment, which):
    assert old in TEXT, old
    text = TEXT.replace(old, new, 1)
    with pytest.raises(BadBoard) as raised:
        read_board(text, TEXT)
    error = raised.value
    assert (error.key, error.line) == (key, line_of(fragment, text, which))
    sentence = str(error)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert sentence.startswith(f"Line {error.line}: ") == bool(error.line)
    assert all(isinstance(fact, (int, str)) for fact in error.facts.values())


@pytest.mark.parametrize("block", ["province", "border", "river", "values", "tents", "palace", "upgrades", "karma",
                                   "fame", "money"])  # fmt: skip
@pytest.mark.parametrize("on", ["sun", "moon"])
def test_a_sheet_with_a_missing_block(on, block):
    data = json.loads(TEXT)
    del data["sheets"][on][block]
    text = json.dumps(data, indent=1)
    with pytest.raises(BadBoard, match=f"the key “{block}” is missing") as raised:
        read_board(text, TEXT)
    assert (raised.value.key, raised.value.line) == ("missing_key", line_of(f'"{on}": {{', text))
    assert raised.value.facts == {"what": block}


# ---- files that leave something out --------------------------------------------------------------------------------


def only(on, **more):
    """A file with one sheet, and perhaps dice or tracks."""
    data = json.loads(TEXT)
    return json.dumps({"board": "dice_charmers", "name": "Mine", "sheets": {on: data["sheets"][on]}, **more}, indent=1)


@pytest.mark.parametrize("on", ["sun", "moon"])
def test_one_sheet_only(on):
    """The other sheet, the dice and the tracks are Durbar's."""
    sound = read_board(only(on), TEXT)
    assert set(sound.sheets) == {"sun", "moon"}
    assert sound.rules_digest == own_board().rules_digest
    assert sound.name == "Mine"


def test_one_sheet_only_with_nothing_to_fill_it_up():
    with pytest.raises(BadBoard) as raised:
        read_board(only("sun"), "")
    assert (raised.value.key, raised.value.line) == ("missing", 2)
    data = json.loads(TEXT)
    with pytest.raises(BadBoard, match="the sheet “moon” is missing") as raised:
        read_board(only("sun", dice=data["dice"], tracks=data["tracks"]), "")
    assert raised.value.key == "no_sheet"


def test_dice_that_do_not_fit_the_sheet_that_is_left_out():
    """The fault is told of the other sheet, and stands where the dice do."""
    data = json.loads(only("sun").replace('"flag"', '"swan"'))
    data["dice"] = json.loads(TEXT.replace('"flag"', '"swan"'))["dice"]
    with pytest.raises(BadBoard, match=r"the moon sheet: “flag” is on no blue die") as raised:
        read_board(text := json.dumps(data, indent=1), TEXT)
    assert raised.value.line == line_of('"blue"', text)


# ---- playing with other sheets -------------------------------------------------------------------------------------


def changed(change):
    """The shipped file, changed by a function."""
    data = json.loads(TEXT)
    change(data)
    return read_board(json.dumps(data))


def test_exits_of_ones_own():
    printed = changed(lambda data: data["sheets"]["sun"].update(exits="E"))
    assert legal(acting("straight", printed=printed, roads={}), "road") != []
    state = durbar.start("dice_charmers", seats=2, seed=1)
    state.board, state.sheet = printed, printed.sheets["sun"]
    assert [cell for cell, entry in enumerate(printed.sheets["sun"].entry) if entry] == [13]


def test_values_and_tents_of_ones_own():
    def change(data):
        data["sheets"]["sun"].update(values=[0, 7, 0, 0, 1])
        data["sheets"]["sun"]["tents"] = [
            {"id": "X", "columns": [1], "bonus": {"type": "fame"}},
            {"id": "Y", "columns": [2, 3, 4, 5], "bonus": {"type": "coins"}},
        ]

    printed = changed(change)
    state = table(printed=printed, waiting=["B4"], tea=3, silk=1, spices=1, sold={"silk": 1, "spices": 1})
    play(state, "use B4", "sell tea", "sell tea", "stop")
    assert marks(state).money == 7
    assert [printed.sheets["sun"].bonuses[bonus].id for bonus in state.pending] == ["tent-X", "money-6"]


def test_the_game_ends_where_the_dice_lack_a_kind_of_goods():
    """Spices can still be circled, but no face of any die brings them."""
    printed = changed(lambda data: data["dice"].update(purple=[["tea", "silk"]] * 6))
    done = {"tea": 5, "silk": 5, "sold": {"tea": 5, "silk": 5}, "roads": full(), "river": range(1, 19), "palace": 3}
    state = table(3, turn=2, printed=printed, karma_used=1, dice={"purple1": "tt", "purple2": "tt"}, **done)
    state.marks = [sheet(**done)] * 2 + [state.marks[2]]
    assert GOODS[2] == "spices"
    assert find(play(state, "pass"), GameEnded)


@pytest.mark.parametrize("cells", [6, 100])
def test_games_on_short_and_long_tracks(cells, tmp_path, monkeypatch):
    monkeypatch.setattr(boards, "folder", lambda: tmp_path)

    def short(data):
        data["tracks"] = {"fame_cells": cells, "corners": [2, 4]}
        for on in ("sun", "moon"):
            data["sheets"][on].update(fame={"3": {"type": "karma"}}, money={"4": {"type": "half_road"}})

    data = json.loads(TEXT)
    short(data)
    (tmp_path / "mine.json").write_text(json.dumps(data), encoding="utf-8")
    (key,) = found()[0]
    state = durbar.start("dice_charmers", seats=3, seed=4, options={"board": key})
    for _ in playing(state, 4, lively):
        laws(state)
    assert (max(state.scores()) > 0) == (cells == 6)
