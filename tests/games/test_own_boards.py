"""Boards of the person's own, of every game that has boards: found, played on, gone, changed, damaged, not a board."""

import pickle
from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest

import durbar
from durbar.engine.board_file import BadBoard
from durbar.engine.errors import BadOption
from durbar.games import GAMES, game
from durbar.games.board_game import BoardGame
from durbar.system import boards
from tests.contract.positions import CASE, playing


class Changes(NamedTuple):
    """How a game's shipped board is changed: what stands there, and what is to stand there.

    other: makes another sound board. again: yet another one. moved: a place that does not matter to the rules. wrong:
    what is refused, and the key of the fault.
    """

    name: tuple[str, str]
    other: tuple[str, str]
    again: tuple[str, str]
    moved: tuple[str, str]
    wrong: tuple[str, str, str]


CHANGES = {
    "raja": Changes(
        ('"name": "Durbar’s own map"', '"name": "Mine"'),
        ('"V01"', '"W01"'),
        ('"V02"', '"W02"'),
        ('"x": 90', '"x": 91'),
        ('"home_of": 2', '"home_of": true', "want_whole"),
    ),
    "taj_mahal": Changes(
        ('"name": "Durbar’s own map"', '"name": "Mine"'),
        ('["srinagar", "kishtwar"]', '["srinagar", "jammu"]'),
        ('"points": 3, "card": 3', '"points": 2, "card": 4'),
        ('"x": 563, "y": 36', '"x": 560, "y": 30'),
        ('["srinagar", "kishtwar"]', '["srinagar", "goa"]', "unknown_city"),
    ),
    "dice_charmers": Changes(
        ('"name": "Durbar’s sheets"', '"name": "Mine"'),
        ('"values": [1, 2, 3, 4, 5]', '"values": [2, 2, 3, 4, 5]'),
        ('"values": [2, 2, 3, 4, 5]', '"values": [3, 2, 3, 4, 5]'),
        ('"design": "', '"design": "Not mine. '),
        ('"fame_cells": 40', '"fame_cells": 4', "fame_cells"),
    ),
}
KEYS = [key for key in GAMES if isinstance(game(key), BoardGame)]
#: Texts that are no board, whatever the game.
NO_BOARDS = ("", "\ufeff{}", "{", "[]", "null", "7", '"text"', "{}", "[" * 100_000, "\x00")
SIGNS = ['"', "{", "}", "[", "]", ",", ":", "0", "9", "-", "A", "(", "é", "", "\n", "\\"]


def changed(key: str, *changes: tuple[str, ...]) -> str:
    """The shipped board with some texts replaced, wherever they stand."""
    text = boards.shipped(key)
    for old, new, *_ in changes:
        assert old in text, old
        text = text.replace(old, new)
    return text


@pytest.fixture
def put(tmp_path, monkeypatch) -> Callable[..., None]:
    """Puts a board file into the person's folder."""
    monkeypatch.setattr(boards, "folder", lambda: tmp_path)
    return lambda text, name="mine.json": (tmp_path / name).write_text(text, encoding="utf-8")


def ids(key: str) -> list[str]:
    """The sound boards of the person."""
    return [*game(key).boards().found()[0]]


@pytest.mark.parametrize("key", KEYS)
def test_equal_texts_are_one_board_also_when_pickled(key):
    own = game(key).boards().board("durbar")
    assert game(key).boards().read(boards.shipped(key)) is own
    assert pickle.loads(pickle.dumps(own)) is own


@pytest.mark.parametrize("key", KEYS)
def test_a_board_of_ones_own_is_played_on(key, put):
    changes = CHANGES[key]
    put(changed(key, changes.name, changes.other), "My Board!.json")
    sound, refused = game(key).boards().found()
    (own,) = sound
    assert own.startswith("my-board-")
    assert refused == []
    (option,) = (option for option in game(key).options if option.id == "board")
    assert game(key).values(option, 4) == ("durbar", own)
    state = durbar.start(key, seats=3, seed=4, options={"board": own})
    assert state.view(0).board.name == "Mine"
    assert state.digest() != durbar.start(key, seats=3, seed=4).digest()
    for _ in playing(state, 4, CASE[key].ways[-1]):
        CASE[key].laws(state)
        if state.played % 40 == 0:
            assert set(state.legal_moves()) <= set(CASE[key].clicks(state))


@pytest.mark.parametrize("key", KEYS)
def test_a_board_is_known_by_what_matters_to_the_rules(key, put):
    changes = CHANGES[key]
    put(changed(key, changes.other))
    (own,) = ids(key)
    put(changed(key, changes.other, changes.name, changes.moved))
    assert ids(key) == [own]
    put(changed(key, changes.other, changes.again))
    (another,) = ids(key)
    assert another != own
    for gone in (own, "nothing-12345678", "", "../raja"):
        with pytest.raises(BadOption, match=r"\.$"):
            durbar.start(key, seats=3, seed=1, options={"board": gone})


@pytest.mark.parametrize("key", KEYS)
def test_bad_files_and_foreign_ones(key, put):
    *wrong, fault = CHANGES[key].wrong
    put(changed(key, tuple(wrong)), "bad.json")
    put(boards.shipped(KEYS[KEYS.index(key) - 1]), "foreign.json")
    put("nothing", "notes.txt")
    put(" " * (boards.MOST_BYTES + 1), "large.json")
    put(boards.shipped(key), "own.json")
    (boards.folder() / "bytes.json").write_bytes(b"\xff\xfe\x00")
    (boards.folder() / "folder.json").mkdir()
    sound, refused = game(key).boards().found()
    assert [id.rpartition("-")[0] for id in sound] == ["own"]
    assert {one.file: one.error.key for one in refused} == {
        "bad.json": fault, "bytes.json": "not_text", "large.json": "too_large", "folder.json": "unreadable",
    }  # fmt: skip
    assert all("\n" not in str(one.error) for one in refused)


@pytest.mark.parametrize("key", KEYS)
def test_no_folder_is_no_board(key, tmp_path, monkeypatch):
    monkeypatch.setattr(boards, "folder", lambda: tmp_path / "nowhere")
    assert game(key).boards().found() == ({}, [])


@pytest.mark.parametrize("key", KEYS)
def test_what_is_no_board_at_all(key):
    shipped = boards.shipped(key)
    for text in (*NO_BOARDS, f'{{"board": "{key}"}}', shipped[:500], shipped + "}"):
        with pytest.raises(BadBoard, match=r"\A[^\n]+\.\Z"):
            game(key).boards().read(text)


@pytest.mark.parametrize("key", KEYS)
def test_any_damage_is_a_bad_board_or_a_sound_one(key):
    """Whatever happens to a file, no other error comes out than the one that a screen can tell."""
    rng, shipped, refused = Random(7), boards.shipped(key), []
    for _ in range(60):
        letters = list(shipped)
        for _ in range(rng.randrange(1, 4)):
            letters[rng.randrange(len(letters))] = rng.choice(SIGNS)
        try:
            game(key).boards().read("".join(letters))
        except BadBoard as bad:
            refused.append(bad)
    assert len(refused) > 30
    assert all(0 <= bad.line <= shipped.count("\n") + 5 for bad in refused)
    assert not any("\n" in str(bad) for bad in refused)
