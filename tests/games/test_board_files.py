"""Board files of all games, changed in one place: a sound board, or a fault with its line that makes sense."""

import json
import re
import time
from itertools import islice
from random import Random

import pytest

from durbar.engine.board_file import BadBoard
from durbar.engine.json_entries import entries
from durbar.games import GAMES, game
from durbar.games.board_game import BoardGame
from durbar.system import boards
from durbar.ui.games import game_screen
from durbar.ui.pages.setup.boards import refusal_words
from tests.games.board_mutations import mutations

KEYS = [key for key in GAMES if isinstance(game(key), BoardGame)]
MANY = 50
SLOWEST = 1.0
#: Faults of an entry that come of another's change: a village is left without its road.
ELSEWHERE = ("orphan",)
#: Texts that are no board, whatever the game.
NONE = (
    "\ud800", '"\ud800"', '{"a": "\\ud800"}', '{"\\ud800": 1}', "9" * 5000, "-" + "9" * 5000, "[" * 5000,
    '{"a":' * 900 + "1" + "}" * 900, '{"a": [' + "[1]," * 60_000 + "1]}",
    '{"a":' * 30 + '{"b": 1, "b": 2}' + ", [", '{"a":' * 30 + '{"b": 1, "b": 2}' + "]" * 40,
)  # fmt: skip


def read(key, text):
    """The game's board in a text, as it is read from the person's folder."""
    return game(key).boards().read(text)


def contradicts_itself(sentence):
    """Whether a sentence says “so many, not as many”, or “from … to …, not” of something between."""
    found = re.search(r"(.*), not (?:of )?(-?\d+)\.$", re.sub("“.*?”", "", sentence))
    if found is None or "no other" in sentence:
        return False
    said, count = found[1].partition(": ")[2], int(found[2])
    ends = re.search(r"(\d+) to (\d+)", said)
    if ends:
        return int(ends[1]) <= count <= int(ends[2])
    return count in {int(number) for number in re.findall(r"\d+", said)}


def fault(key, text):
    """What is wrong with a text, None for nothing."""
    try:
        read(key, text)
    except BadBoard as bad:
        return bad
    return None


@pytest.mark.parametrize("key", KEYS)
def test_a_file_changed_in_one_place_is_refused_there(key):
    faults = game_screen(key).setup.board_faults()
    refused = 0
    for mutation in islice(mutations(json.loads(boards.shipped(key)), Random(3)), MANY):
        began = time.process_time()
        bad = fault(key, mutation.text)
        assert time.process_time() - began < SLOWEST
        if bad is None:
            assert mutation.what in ("delete", "rename", "other"), mutation
            continue
        refused += 1
        told = f"{mutation[:2]} {mutation.line} {bad.key} {bad}"
        assert bad.key in ELSEWHERE or bad.line in expected(mutation, bad), told
        assert not contradicts_itself(str(bad)), told
        assert refusal_words(faults, boards.Refused("mine.json", bad)).startswith("mine.json, line "), told
    assert refused > MANY // 2


def expected(mutation, bad):
    """The lines that may be told of a change."""
    if mutation.what in ("rename", "double") or bad.key.startswith("want") or bad.key in ("number_range", "number_far"):
        return {mutation.line}
    if bad.key == "missing_key":
        return {mutation.around[-1]}
    return {mutation.line, *mutation.around}


@pytest.mark.parametrize("text", NONE)
@pytest.mark.parametrize("key", KEYS)
def test_any_text_is_refused_in_time(key, text):
    began = time.process_time()
    with pytest.raises(BadBoard):
        read(key, text)
    assert time.process_time() - began < SLOWEST


def test_the_entries_of_a_file_and_their_lines():
    text = '{"a": 1,\n"b": [\n{"c\\n\\"": [], "d":\n2},\n"e"\n]}'
    assert {entry.path: entry.line for entry in entries(text)} == {
        (): 1, ("a",): 1, ("b",): 2, ("b", 0): 3, ("b", 0, 'c\n"'): 3, ("b", 0, "d"): 3, ("b", 1): 5,
    }  # fmt: skip
