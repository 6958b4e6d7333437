"""Saved games from anywhere: what can't be read is said in one sentence, what is sound is offered, nothing is lost."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from durbar.engine.record import MOST_BYTES
from durbar.games.ra.moves import Draw, Invoke
from durbar.session import shelf
from durbar.session.session import GameSession
from durbar.system import files
from durbar.ui.pages.home.resume_card import ResumeCard
from durbar.ui.window import Window
from tests.session.test_record import mutated
from tests.ui.hands import answering, button_called, click, page_of, played, second_line, seen, show, sit_down, words_in

#: No test here looks at pixels.
UNPAINTED = True
AT_HOME = True

BAD_FILES: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "not a game of Durbar"),
    "another program's": (b"PK\x03\x04 something else", "not a game of Durbar"),
    "no text": (b"\xff\xfe\x00garbage", "not a game of Durbar"),
    "newer": (b"durbar 3\n{}\n", "newer Durbar"),
    "only a beginning": (b"durbar 1\n", "beginning of this game is damaged"),
    "deep": (b"durbar 1\n" + b"[" * 7000 + b"\n", "beginning of this game is damaged"),
    "huge": (b"durbar 1\n" + b"x" * MOST_BYTES, "too large"),
}


@pytest.fixture
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that is not Durbar's."""
    return tmp_path_factory.mktemp("elsewhere")


def moved(table: GameSession, folder: Path) -> Path:
    """The file of a table, taken off the shelf."""
    assert table.path is not None
    return table.path.rename(folder / "game.durbar")


def no_space(*_: object) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("name", ["/games/a\0.durbar", "\0", "/games/" + "é" * 5000, "/games/\udcff.durbar"])
def test_a_name_that_no_file_can_have_is_refused_in_words(window: Window, name: str):
    with answering("Close") as asked:
        window.come_forward(Path(name))
    assert "can’t be opened" in asked[0]


@pytest.mark.parametrize("token", ["a\0b", "\ud800"])
def test_what_no_desktop_would_hand_over_keeps_nobody_from_a_game(window: Window, elsewhere: Path, token: str):
    window.come_forward(moved(played("ppp", 5), elsewhere), token)
    assert page_of(window).table.at == 5


@pytest.mark.parametrize("kind", BAD_FILES)
def test_what_is_no_game_is_told_in_one_sentence(window: Window, qtbot: QtBot, elsewhere: Path, kind: str):
    data, sentence = BAD_FILES[kind]
    path = elsewhere / "strange.durbar"
    path.write_bytes(data)
    with answering("Close") as asked:
        window.open_file(path)
    assert len(asked) == 1
    assert "strange.durbar can’t be opened" in asked[0]
    assert sentence in asked[0]
    assert window.pages.page is None
    assert path.read_bytes() == data
    assert shelf.kept() == []


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [('"game":"ra"', '"game":"go"', "does not know the game"), ('"steady"', '"godly"', "does not know a computer")],
)
def test_games_and_players_of_another_durbar(window: Window, elsewhere: Path, old: str, new: str, sentence: str):
    path = moved(played("pcc", 10), elsewhere)
    path.write_text(path.read_text().replace(old, new))
    with answering("Close") as asked:
        window.open_file(path)
    assert sentence in asked[0]


@pytest.mark.parametrize("make", [lambda path: None, Path.mkdir])
def test_a_file_that_is_not_there_or_is_a_folder(window: Window, elsewhere: Path, make: Callable[[Path], object]):
    make(elsewhere / "gone.durbar")
    with answering("Close") as asked:
        window.open_file(elsewhere / "gone.durbar")
    assert "it is gone, or you have no right to it" in asked[0]


def test_a_sound_file_is_opened_and_stays_as_it_is(window: Window, elsewhere: Path):
    table = played("ppp", 20)
    path = moved(table, elsewhere)
    before = path.read_bytes()
    window.open_file(path)
    page = page_of(window)
    assert page.table.state.digest() == table.state.digest()
    page.clicks.make(page.sight.legal[0])
    assert path.read_bytes() == before
    assert [GameSession.open(kept).at for kept in shelf.kept()] == [page.table.at]


def test_a_file_that_is_opened_twice_is_kept_once(window: Window, elsewhere: Path):
    path = moved(played("ppp", 20), elsewhere)
    window.open_file(path)
    (kept,) = shelf.kept()
    window.open_file(path)
    assert shelf.kept() == [kept]
    page_of(window).clicks.make(page_of(window).sight.legal[0])
    window.open_file(path)
    assert sorted(GameSession.open(one).at for one in shelf.kept()) == [20, 21]


def test_a_file_of_the_shelf_goes_on_where_it_is(window: Window):
    table = played("ppp", 20)
    assert table.path is not None
    window.open_file(table.path)
    page_of(window).clicks.make(page_of(window).sight.legal[0])
    assert shelf.kept() == [table.path]
    assert GameSession.open(table.path).at == page_of(window).table.at


def cut(table: GameSession, lines: int = 3) -> bytes:
    """A table's file without its last lines, and with half of the line before."""
    assert table.path is not None
    text = table.path.read_text().splitlines()
    data = "\n".join([*text[:-lines], text[-lines][:5]]).encode()
    table.path.write_bytes(data)
    return data


def test_what_is_sound_of_a_damaged_file_is_offered_and_may_be_left(window: Window, elsewhere: Path):
    table = played("ppp", 30)
    data = cut(table)
    path = moved(table, elsewhere)
    with answering("Leave it") as asked:
        window.open_file(path)
    assert "damaged from move 28 on" in asked[0]
    assert "Its first 27 moves are sound" in asked[0]
    assert window.pages.page is None
    assert path.read_bytes() == data
    assert shelf.kept() == []


def test_what_is_sound_of_a_damaged_file_can_be_opened(window: Window, elsewhere: Path):
    table = played("ppp", 30)
    data = cut(table)
    path = moved(table, elsewhere)
    with answering("Open what is sound"):
        window.open_file(path)
    page = page_of(window)
    assert page.table.moves == table.moves[:27]
    assert path.read_bytes() == data
    assert [GameSession.open(kept).at for kept in shelf.kept()] == [27]


def test_a_damaged_game_of_the_shelf_is_offered_by_its_card(window: Window):
    table = played("ppp", 30)
    cut(table)
    window.fill_resumes()
    with answering("Open what is sound"):
        click(button_called(window.pages.home, "Resume"))
    assert page_of(window).table.moves == table.moves[:27]
    assert len(shelf.kept()) == 2


def test_damage_of_any_kind_is_survived(window: Window, qtbot: QtBot, elsewhere: Path):
    table = played("ppp", 60)
    path = moved(table, elsewhere)
    data, chance = path.read_bytes(), random.Random(3)
    for _ in range(25):
        window.go_home()
        path.write_bytes(mutated(data, chance))
        with answering() as asked:
            window.open_file(path)
        assert len(asked) == (window.pages.page is None)


def test_the_home_screen_survives_a_shelf_of_rubbish(window: Window):
    shelf.shelf().mkdir()
    for number, (data, _) in enumerate(BAD_FILES.values()):
        (shelf.shelf() / f"{number}.durbar").write_bytes(data)
    sound = played("ppp", 5)
    window.fill_resumes()
    (card,) = seen(window.pages.home, ResumeCard)
    assert f"move {sound.at + 1}." in words_in(card)


# ---- keeping -------------------------------------------------------------------------------------------------------


def choose_to_save(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (name, ""))


def test_a_copy_is_saved_where_one_wants(window: Window, elsewhere: Path, monkeypatch: pytest.MonkeyPatch):
    page = show(window, played("ppp", 20))
    choose_to_save(monkeypatch, str(elsewhere / "our game"))
    page.saving.save_copy()
    copy = GameSession.open(elsewhere / "our game.durbar")
    assert copy.state.digest() == page.table.state.digest()
    page.clicks.make(page.sight.legal[0])
    assert GameSession.open(elsewhere / "our game.durbar").at == copy.at


def test_no_name_saves_no_copy_and_no_space_is_told(window: Window, elsewhere: Path, monkeypatch: pytest.MonkeyPatch):
    page = show(window, played("ppp", 20))
    choose_to_save(monkeypatch, "")
    page.saving.save_copy()
    choose_to_save(monkeypatch, str(elsewhere / "game.durbar"))
    monkeypatch.setattr(files, "write", no_space)
    with answering("Close") as asked:
        page.saving.save_copy()
    assert "the disk is full" in asked[0]
    assert list(elsewhere.iterdir()) == []


def test_a_full_disk_does_not_stop_a_game_and_nothing_is_lost(window: Window, monkeypatch: pytest.MonkeyPatch):
    page = sit_down(window, "ppp")
    page.clicks.make(Draw())
    with monkeypatch.context() as full:
        full.setattr(files, "write", no_space)
        page.clicks.make(Invoke())
        assert page.table.at == 2
        assert "can’t be saved: the disk is full" in second_line(page)
    assert page.table.path is not None
    assert GameSession.open(page.table.path).at == 1
    page.clicks.make(page.sight.legal[0])
    assert GameSession.open(page.table.path).at == 3


def test_a_game_begins_and_opens_though_nothing_can_be_kept_and_every_move_tries_again(
    window: Window, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
):
    path = moved(played("ppp", 10), elsewhere)
    with monkeypatch.context() as full:
        full.setattr(files, "write", no_space)
        window.set_up("ra")
        click(button_called(window.pages.page, "Start"))
        assert "can’t be saved: the disk is full" in second_line(page_of(window))
        page_of(window).play.stop()
        window.open_file(path)
        page = page_of(window)
        heard: list[str] = []
        page.said.connect(heard.append)
        assert "can’t be saved: the disk is full" in second_line(page)
        page.clicks.make(page.sight.legal[0])
        assert "can’t be saved: the disk is full" in second_line(page)
        assert shelf.kept() == []
    page.clicks.make(page.sight.legal[0])
    assert "can’t be saved" not in second_line(page)
    assert heard == ["The game is kept again."]
    assert [GameSession.open(kept).at for kept in shelf.kept()] == [12]


def test_a_game_that_one_leaves_tries_a_last_time(window: Window, monkeypatch: pytest.MonkeyPatch):
    page = sit_down(window, "ppp")
    with monkeypatch.context() as full:
        full.setattr(files, "write", no_space)
        page.clicks.make(Draw())
        page.table.save()
    window.go_home()
    assert [GameSession.open(kept).at for kept in shelf.kept()] == [1]
    page = show(window, page.table)
    monkeypatch.setattr(files, "write", no_space)
    page.clicks.make(Draw())
    window.go_home()
    assert said(window) == "The last moves of this game could not be saved: the disk is full."


def test_of_two_windows_on_one_game_the_later_says_that_it_goes_on_in_a_new_file(window: Window):
    table = played("ppp", 10)
    assert table.path is not None
    page = show(window, table)
    other = GameSession.open(table.path)
    other.play(other.state.legal_moves()[0])
    page.clicks.make(page.sight.legal[-1])
    assert said(window).startswith("Something else wrote to this game’s file")
    assert sorted(GameSession.open(kept).at for kept in shelf.kept()) == [11, 11]
    assert GameSession.open(table.path).state.digest() == page.table.state.digest()


def test_a_game_whose_file_was_removed_is_written_anew(window: Window):
    table = played("ppp", 10)
    page = show(window, table)
    assert table.path is not None
    table.path.unlink()
    page.clicks.make(page.sight.legal[0])
    assert said(window) == "This game’s file was gone; it has been written anew."
    assert [GameSession.open(kept).at for kept in shelf.kept()] == [11]


def said(window: Window) -> str:
    """What the window says in its strip."""
    assert window.strip is not None
    return words_in(window.strip)


def test_settings_that_cannot_be_kept_still_apply(window: Window, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(files, "write", no_space)
    window.choices.switch_theme()
    assert window.choices.settings.theme == "dark"
    assert window.strip.sentence.endswith("settings.json: the disk is full.")
    window.strip.close_notice()
    window.choices.switch_theme()
    assert window.strip.sentence == "", "once is enough"
