"""``durbar replay``: a saved game in words, whatever its file holds and wherever the words go."""

import errno
import io
import os
import sys
import unicodedata
from pathlib import Path

import pytest

from durbar import cli
from tests.session.play import played_table

HOSTILE = {"Player 1": "Zoé\u202e\u009b2J", "Player 2": "\u2066b\u200f\u0085", "Player 3": "\u009d0;title"}


@pytest.fixture
def hostile(tmp_path: Path) -> Path:
    """A game whose players' names command a terminal."""
    text = played_table(60).record.text()
    for name, other in HOSTILE.items():
        text = text.replace(f'"{name}"', f'"{other}"')
    path = tmp_path / "game.durbar"
    path.write_text(text, encoding="utf-8", newline="\n")
    return path


class Pipe(io.TextIOWrapper):
    """A stream that keeps what was written."""

    def __init__(self, encoding: str):
        super().__init__(io.BytesIO(), encoding=encoding, newline="\n")

    def told(self) -> str:
        """All that was written."""
        self.flush()
        assert isinstance(self.buffer, io.BytesIO)
        return self.buffer.getvalue().decode(self.encoding)


@pytest.mark.parametrize("encoding", ["utf-8", "ascii", "cp1252", "cp850"])
def test_a_hostile_game_is_told_in_french_in_every_encoding(
    hostile: Path, english: None, monkeypatch: pytest.MonkeyPatch, encoding: str
):
    pipe = Pipe(encoding)
    monkeypatch.setattr(sys, "stdout", pipe)
    assert cli.run(["replay", str(hostile), "--language", "fr"]) == 0
    told = pipe.told()
    assert "retourne" in told
    assert ("Zoe" if encoding == "ascii" else "Zoé") in told
    acting = {letter for letter in told if unicodedata.category(letter) in {"Cc", "Cf"}}
    assert acting == {"\n"}


def test_a_file_that_names_another_game_commands_nothing(hostile: Path, english: None, monkeypatch: pytest.MonkeyPatch):
    hostile.write_text(hostile.read_text("utf-8").replace('"game":"ra"', '"game":"\u009b2J"'), encoding="utf-8")
    out, err = Pipe("utf-8"), Pipe("ascii")
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    assert cli.run(["replay", str(hostile), "--language", "fr"]) == 1
    assert out.told() == ""
    assert err.told() == "Cette version de Durbar ne connait pas le jeu que contient ce fichier.\n"


def test_nobody_reads_any_more(hostile: Path, english: None, monkeypatch: pytest.MonkeyPatch):
    reader, writer = os.pipe()
    os.close(reader)
    with open(writer, "w", encoding="utf-8") as pipe:
        monkeypatch.setattr(sys, "stdout", pipe)
        assert cli.run(["replay", str(hostile)]) == 0
    monkeypatch.setattr(sys, "stdout", None)
    assert cli.run(["replay", str(hostile)]) == 0


def test_a_full_disk_is_told(hostile: Path, english: None, monkeypatch: pytest.MonkeyPatch):
    class Full(Pipe):
        def write(self, text: str) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

    err = Pipe("ascii")
    monkeypatch.setattr(sys, "stdout", Full("utf-8"))
    monkeypatch.setattr(sys, "stderr", err)
    assert cli.run(["replay", str(hostile), "--language", "en"]) == 1
    assert err.told() == "The words can't be written: No space left on device.\n"
