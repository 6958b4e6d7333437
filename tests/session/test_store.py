"""Files: written whole or not at all."""

import os
from pathlib import Path

import pytest

from durbar.engine.record import BadRecord
from durbar.session import shelf, store
from durbar.session.session import GameSession
from tests.session.play import played_table


def test_every_move_is_on_disk_before_the_next(tmp_path: Path):
    path = tmp_path / "game.durbar"
    table = played_table(0, path=path)
    for _ in range(30):
        table.play(table.state.legal_moves()[0])
        assert GameSession.open(path).state.digest() == table.state.digest()


def test_a_crash_while_writing_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "game.durbar"
    table = played_table(10, path=path)
    before = path.read_bytes()

    def no_space(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_space)
    table.play(table.state.legal_moves()[0])
    assert str(table.autosave.trouble) == "[Errno 28] No space left on device"
    assert path.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.durbar"]
    assert table.at == 11
    monkeypatch.undo()
    table.play(table.state.legal_moves()[0])
    assert GameSession.open(path).at == 12


def test_what_cannot_be_read_is_said_in_a_sentence(tmp_path: Path):
    for path in (tmp_path / "none.durbar", tmp_path):
        with pytest.raises(BadRecord) as caught:
            store.load(path)
        assert caught.value.key == "unreadable"
        assert str(caught.value).endswith(".")


def test_the_shelf_lists_the_game_played_last_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DURBAR_DATA", str(tmp_path))
    first, second = shelf.place_for("ra"), shelf.place_for("ra")
    assert first != second
    for age, path in enumerate((first, second)):
        played_table(3, path=path)
        os.utime(path, (1000 - age, 1000 - age))
    assert shelf.kept() == [first, second]
