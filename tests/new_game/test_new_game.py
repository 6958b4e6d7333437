"""A new game is laid down in a copy of the checkout, and plays there under every contract at once."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.new_game.laying import REGISTRIES, TOP, BadName, class_of, lay_down

#: What of the checkout its contracts need.
NEEDED = ("desktop", "resources/art", "resources/boards", "resources/rulebook", "resources/weights", "tests")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what is needed of the checkout."""
    unread = shutil.ignore_patterns("__pycache__", "*.durbar", "*.txt", "*.png")
    for part in NEEDED:
        shutil.copytree(TOP / part, tmp_path / part, ignore=unread)
    (tmp_path / "translations").mkdir()
    for path in (TOP / "translations").glob("*.qm"):
        shutil.copy(path, tmp_path / "translations")
    shutil.copy(TOP / "pyproject.toml", tmp_path)
    return tmp_path


def contents(top: Path) -> dict[Path, bytes]:
    return {path.relative_to(top): path.read_bytes() for path in top.rglob("*") if path.is_file()}


def test_a_new_game_keeps_every_contract_at_once_and_needs_its_lines_only(checkout: Path):
    before = contents(checkout)
    written = lay_down("four_in_a_row", "Four in a Row", checkout)
    after = contents(checkout)
    assert {path.relative_to(checkout) for path in written} == set(after) - set(before)
    assert {path for path in before if after[path] != before[path]} == set(REGISTRIES)
    assert not [path for path in set(after) - set(before) if b"oughts" in after[path]]
    ruff = str(Path(sys.executable).with_name("ruff"))
    code = [path for path in (*written, *REGISTRIES) if path.suffix == ".py"]
    for words in (("check",), ("format", "--check")):
        command = [ruff, *words, "--no-cache", *code]
        tidy = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)
        assert tidy.returncode == 0, tidy.stdout
    environment = {**os.environ, "PYTHONPATH": str(checkout / "desktop"), "QT_QPA_PLATFORM": "offscreen"}
    held = ("tests/contract", "tests/test_house.py", "tests/ui/test_same_names.py")
    command = [sys.executable, "-m", "pytest", *held, "-k", "four_in_a_row or house", "-p", "no:cacheprovider"]
    command.append("--assert=plain")  # to have every assertion tell more takes a second
    done = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout


@pytest.mark.parametrize(
    ("key", "name"), [("Senet", "Senet"), ("a__b", "A"), ("../ra", "Ra"), ("senet", ""), ("senet", 'S"'), ("ra", "Ra")]
)
def test_what_no_game_can_be_called_is_refused_before_anything_is_written(tmp_path: Path, key: str, name: str):
    (tmp_path / "desktop/durbar/games/ra").mkdir(parents=True)
    before = contents(tmp_path)
    with pytest.raises(BadName):
        lay_down(key, name, tmp_path)
    assert contents(tmp_path) == before


def test_classes_are_called_by_the_key():
    assert class_of("taj_mahal") == "TajMahal"
