"""A game is kept whatever happens to its file, and nothing that somebody else wrote there is lost."""

import os
import shutil
from pathlib import Path

import pytest

from durbar.session.autosave import AGAIN, GONE, PARTED
from durbar.session.session import GameSession
from durbar.system import files
from tests.session.play import played_table, players


def move(table: GameSession) -> GameSession:
    table.play(table.state.legal_moves()[0])
    return table


def no_space(*_: object) -> None:
    raise OSError(28, "No space left on device")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games" / "game.durbar"


@pytest.fixture
def table(path: Path) -> GameSession:
    return played_table(10, path=path)


def test_two_windows_on_one_file_keep_both_games(table: GameSession, path: Path):
    other = GameSession.open(path)
    move(move(other))
    assert (other.path, other.autosave.news) == (path, "")
    move(table)
    assert table.autosave.news == PARTED
    assert table.path is not None
    assert table.path.parent == path.parent
    assert GameSession.open(path).state.digest() == other.state.digest()
    assert GameSession.open(table.path).state.digest() == table.state.digest()
    assert move(table).autosave.news == move(other).autosave.news == ""
    assert len(list(path.parent.iterdir())) == 2


@pytest.mark.parametrize("there", [b"", b"another's", b"x" * (1 << 20 | 1), None])
def test_what_somebody_else_put_there_stays(table: GameSession, path: Path, there: bytes | None):
    if there is None:
        path.unlink()
        path.mkdir()
    else:
        path.write_bytes(there)
    move(table)
    assert (table.autosave.trouble, table.autosave.news) == (None, PARTED)
    assert path.is_dir() if there is None else path.read_bytes() == there
    assert table.path is not None
    assert GameSession.open(table.path).at == 11


def test_a_file_that_was_only_touched_is_the_same(table: GameSession, path: Path):
    os.utime(path, (1, 1))
    shutil.copy(path, path.with_name("copy"))
    path.with_name("copy").replace(path)
    assert move(table).autosave.news == ""
    assert GameSession.open(path).at == 11


def test_a_file_that_has_gone_is_written_anew(table: GameSession, path: Path):
    path.unlink()
    assert move(table).autosave.news == GONE
    assert GameSession.open(path).at == 11
    shutil.rmtree(path.parent)
    assert move(table).autosave.news == GONE
    assert GameSession.open(path).at == 12
    assert move(table).autosave.news == ""


def test_a_first_save_that_fails_is_tried_again_with_every_move(path: Path, monkeypatch: pytest.MonkeyPatch):
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", no_space)
        table = GameSession.new("ra", players("ppp"), 4, path=path)
        for _ in range(3):
            assert move(table).autosave.trouble is not None
    assert not path.exists()
    assert move(table).autosave.news == AGAIN
    assert GameSession.open(path).at == 4
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("back", [True, False])
def test_undo_and_redo_try_again_too(table: GameSession, path: Path, monkeypatch: pytest.MonkeyPatch, back: bool):
    if not back:
        table.undo()
    with monkeypatch.context() as full:
        full.setattr(os, "replace", no_space)
        move(table)
        table.undo()
        assert table.autosave.trouble
        if back:
            table.redo()
            table.undo()
    table.redo()
    assert (table.autosave.trouble, table.autosave.news) == (None, AGAIN)
    assert GameSession.open(path).at == table.at


def test_a_save_that_fails_at_its_very_end_parts_nobody(
    table: GameSession, path: Path, monkeypatch: pytest.MonkeyPatch
):
    replace = os.replace

    def replaced_and_failed(old: Path, new: Path) -> None:
        replace(old, new)
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as broken:
        broken.setattr(os, "replace", replaced_and_failed)
        move(table)
        broken.setattr(os, "replace", no_space)
        assert move(table).autosave.trouble
    assert move(table).autosave.news == AGAIN
    assert table.path == path
    assert GameSession.open(path).at == 13


def test_where_even_the_new_file_cannot_be_written_it_is_tried_again(
    table: GameSession, path: Path, monkeypatch: pytest.MonkeyPatch
):
    path.write_bytes(b"another's")
    write = files.write
    with monkeypatch.context() as full:
        full.setattr(files, "write", lambda to, *rest: write(to, *rest) if to == path else no_space())
        move(table)
        assert table.autosave.trouble is not None
        assert table.autosave.news == PARTED
    assert move(table).autosave.news == AGAIN
    assert path.read_bytes() == b"another's"
    assert table.path is not None
    assert GameSession.open(table.path).at == 12
