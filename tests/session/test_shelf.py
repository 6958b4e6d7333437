"""Names of games on the shelf."""

from pathlib import Path

import pytest

from durbar.session import shelf


@pytest.mark.parametrize("name", ["Evening", "Soirée chez Léa", "Ra, 2nd try", "a.b", "console", "é" * 60])
def test_a_name_that_every_system_takes_is_taken(tmp_path: Path, name: str):
    game = tmp_path / shelf.new_name("ra")
    game.touch()
    assert shelf.given_name(game) == ""
    assert shelf.is_name(name)
    there = shelf.rename(game, name)
    assert [path.name for path in tmp_path.iterdir()] == [there.name]
    assert shelf.given_name(there) == name


@pytest.mark.parametrize(
    "name", ["", "..", ".hidden", "a/b", "a\\b", "a:b", "what?", "con", "NUL.old", "end.", "a\nb", "é" * 61]
)
def test_a_name_that_some_system_does_not_take_is_none(name: str):
    assert not shelf.is_name(name)


def test_no_game_takes_the_name_of_another(tmp_path: Path):
    for name in ("one", "two"):
        (tmp_path / f"{name}.durbar").write_text(name)
    with pytest.raises(FileExistsError):
        shelf.rename(tmp_path / "one.durbar", "two")
    assert (tmp_path / "two.durbar").read_text() == "two"
    assert shelf.rename(tmp_path / "one.durbar", "one").read_text() == "one"
