"""What the home screen tells of a game costs a read of its head, never a game played; an index saves even that."""

import os
import re
import time
from functools import cache
from pathlib import Path

import msgspec
import pytest

from durbar import games
from durbar.engine.record import Record
from durbar.games import GAMES
from durbar.session import shelf, summaries
from durbar.session.session import GameSession
from durbar.session.summaries import INDEX, Entry, Index, look_closer
from durbar.system import boards, files
from tests.session.play import played_table, players


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DURBAR_DATA", str(tmp_path))
    return tmp_path


def watched(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """From now on no game is played, and this says whose heads were read."""
    read: list[Path] = []
    head = files.head

    def noted(path: Path, most: int) -> bytes:
        if path.parent == shelf.shelf():
            read.append(path)
            assert most < 10_000
        return head(path, most)

    def never(*_: object) -> None:
        raise AssertionError("a game is played")

    monkeypatch.setattr(files, "head", noted)
    monkeypatch.setattr(Record, "replay", never)
    return read


@cache
def text(moves: int) -> bytes:
    """The file of a game of Ra after so many moves, or at its end."""
    return played_table(moves).text()


OVER = 5000


def on_shelf(moves: int, age: int) -> Path:
    """Such a file, so many seconds older than the newest there may be."""
    path = shelf.place_for("ra")
    files.write(path, text(moves))
    os.utime(path, (10_000 - age, 10_000 - age))
    return path


def make_old(path: Path) -> None:
    """A file as it was before its head told where the game stands."""
    text, times = path.read_text(), path.stat()
    without, count = re.subn(r',"now":\{"to_act":\w+,"where":\{[^}]*\}\}', "", text)
    assert count == 1
    path.write_text(without)
    os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def found(index: Index, most: int = 2) -> list[Path]:
    return [file.path for file, _ in index.newest(most)[0]]


@pytest.mark.parametrize("key", GAMES)
def test_the_head_tells_what_the_game_played_through_tells(key: str):
    path = shelf.place_for(key)
    table = GameSession.new(key, players("pcc"), 3, path=path)
    for _ in range(12):
        table.play(table.state.legal_moves()[-1])
        ((file, summary),), unknown = Index().newest(2)
        again = GameSession.open(path)
        assert unknown == []
        assert (file.path, summary.game, summary.at, summary.to_act) == (path, key, again.at, again.to_act)
        assert list(summary.players) == again.players
        assert summary.progress() == again.state.progress()
    table.undo()
    (_, summary), *_ = Index().newest(2)[0]
    assert (summary.at, summary.to_act) == (table.at, table.to_act)
    assert summary.progress() == table.state.progress()


def test_no_game_is_played_for_the_home_screen_and_the_head_of_one_that_is_over_is_read_once(
    monkeypatch: pytest.MonkeyPatch,
):
    over = [on_shelf(OVER, age) for age in range(20)]
    going = [on_shelf(12, age) for age in (30, 31)]
    heads = watched(monkeypatch)
    index = Index()
    assert found(index) == going
    assert sorted(heads) == sorted([*over, *going])
    index.save()
    heads.clear()
    assert found(Index()) == going
    assert heads == going


def test_an_index_that_is_missing_wrong_or_old_is_made_anew(data: Path):
    over, going = on_shelf(OVER, 0), on_shelf(12, 1)
    index = Index()
    assert found(index) == [going]
    index.save()
    sound = (data / INDEX).read_bytes()
    wrong = sound.replace(str(over.stat().st_size).encode(), b"1")
    for bad in (b"", b"\xff\xfe", b"[]", b'{"a":[1,2,{"game":"chess"}]}', b"[" * 100_000, wrong, sound[:-9]):
        (data / INDEX).write_bytes(bad)
        index = Index()
        assert found(index) == [going]
        index.save()
        assert (data / INDEX).read_bytes() == sound
    (data / INDEX).unlink()
    (data / INDEX).mkdir()
    assert found(Index()) == [going]


def test_a_file_that_was_written_again_is_read_again_though_it_is_as_long():
    path, index = on_shelf(30, 1), Index()
    (file,) = shelf.listed()
    index.note(file.name, Entry(file.size, file.played))
    assert found(index) == []
    os.utime(path, (11_000, 11_000))
    assert found(index) == [path]


def test_a_game_that_is_over_and_taken_back_is_offered_again():
    path = shelf.place_for("ra")
    table = played_table(OVER)
    table.path = path
    table.save()
    index = Index()
    assert found(index) == []
    table.at -= 1
    table.save()
    assert found(index) == [path]


def test_files_of_an_older_durbar_are_played_once():
    over, going, *rest = [on_shelf(moves, age) for age, moves in enumerate((OVER, 12, 13, 14))]
    for path in (over, going, *rest):
        make_old(path)
    index = Index()
    assert found(index) == []
    entries = list(look_closer(index.newest(2)[1], 2))
    assert [name for name, _ in entries] == [over.name, going.name, rest[0].name]  # the third is not asked for
    for name, entry in msgspec.json.decode(msgspec.json.encode(entries), type=list[tuple[str, summaries.Entry]]):
        index.note(name, entry)
    index.save()
    again = Index()
    assert found(again) == [going, rest[0]]
    ((_, summary), _), unknown = again.newest(2)
    assert unknown == []
    assert summary.progress() == GameSession.open(going).state.progress()


def test_damage_in_a_head_offers_nothing_and_damage_behind_it_is_met_when_it_is_opened():
    path = on_shelf(30, 0)
    whole = path.read_bytes()
    for data, offered in (
        (whole[: len(whole) // 2], True),
        (whole[:60], False),
        (b"", False),
        (whole.replace(b'"ra"', b'"go"', 1), False),
        (whole.replace(b'"to_act":', b'"to_act":9', 1), True),
        (whole.replace(b'"epoch":1', b'"epoch":7', 1), True),
        (whole.replace(b'"where":{', b'"where":[{', 1), False),
    ):
        path.write_bytes(data)
        index = Index()
        for name, entry in look_closer(index.newest(2)[1], 2):
            index.note(name, entry)
        assert found(index) == ([path] if offered else []), data[:300]


def test_only_so_many_heads_are_read_while_somebody_waits(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(summaries, "MOST_HEADS", 5)
    for age in range(12):
        on_shelf(OVER, age)
    heads = watched(monkeypatch)
    index = Index()
    ready, unknown = index.newest(2)
    assert (ready, len(heads), len(unknown)) == ([], 5, 7)
    for name, entry in look_closer(unknown, 2):
        index.note(name, entry)
    assert index.newest(2) == ([], [])
    assert len(heads) == 12


def test_games_dated_in_the_future_and_games_without_their_board_come_behind_all_others():
    """There is room for two on the home screen."""
    boards.folder().mkdir()
    mine = boards.folder() / "mine.json"
    mine.write_text(boards.shipped("raja"))
    (board,) = games.game("raja").boards().found()[0]
    path = shelf.place_for("raja")
    GameSession.new("raja", players("ppp"), 3, {"board": board}, path=path)
    tomorrow, next_year = on_shelf(12, 0), on_shelf(13, 0)
    for later, days in ((tomorrow, 1), (next_year, 400)):
        os.utime(later, (time.time() + days * 86_400,) * 2)
    assert found(Index(), 4) == [path, next_year, tomorrow]
    mine.unlink()
    first, second = on_shelf(14, 1), on_shelf(15, 2)
    assert found(Index()) == [first, second]
    assert found(Index(), 5) == [first, second, next_year, tomorrow, path]
    second.unlink()
    first.unlink()
    next_year.unlink()
    assert found(Index()) == [tomorrow, path]


def test_a_shelf_of_strange_things_is_survived():
    going = on_shelf(12, 9)
    folder = shelf.shelf()
    (folder / "folder.durbar").mkdir()
    (folder / "circle.durbar").symlink_to("circle.durbar")
    os.mkfifo(folder / "pipe.durbar")
    (folder / os.fsdecode(b"no \xff text.durbar")).write_bytes(b"durbar 2\n")
    index = Index()
    assert found(index) == [going]
    index.save()
    assert found(Index()) == [going]
