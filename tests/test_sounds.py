"""The sounds that Durbar brings along: what their script computes, small, clean, and about equally loud."""

import math
from array import array
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from operator import mul
from pathlib import Path
from types import ModuleType

import pytest

from durbar.games import GAMES

miniaudio = pytest.importorskip("miniaudio", reason="no wheel for this system; Durbar is silent here too")

FOLDER = Path(__file__).resolve().parents[1] / "resources/sounds"
STROKES = sorted(path.stem for path in FOLDER.glob("*.ogg"))
BEDS = sorted(path.stem for path in (FOLDER / "beds").glob("*.ogg"))
#: A tenth of a second is heard as a stroke, four seconds as a piece of music.
SHORTEST, LONGEST = 0.1, 4.0


@cache
def shipped(name: str) -> array:
    """Samples from -1 to 1, as a player gets them."""
    sound = miniaudio.decode_file(str(FOLDER / f"{name}.ogg"), miniaudio.SampleFormat.FLOAT32, 1, 32_000)
    return sound.samples


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(FOLDER.parents[1] / "installer"))
    import make_sounds

    return make_sounds


def decibels(share: float) -> float:
    return 20 * math.log10(max(share, 1e-9))


def likeness(one: Sequence[float], other: Sequence[float]) -> float:
    """1 for the same wave, 0 for two that have nothing in common."""
    return sum(map(mul, one, other)) / math.sqrt(sum(map(mul, one, one)) * sum(map(mul, other, other)))


def test_every_sound_of_the_script_is_there_and_no_other(script: ModuleType):
    assert sorted(script.STROKES) == STROKES
    assert sorted(script.BEDS) == BEDS == sorted(GAMES)


def test_all_together_are_below_a_megabyte():
    assert sum(path.stat().st_size for path in FOLDER.rglob("*.ogg")) < 1_000_000


@pytest.mark.parametrize("name", [*STROKES, *(f"beds/{key}" for key in BEDS)])
def test_none_is_cut_off_or_leans_to_one_side(name: str):
    sound = shipped(name)
    assert decibels(max(map(abs, sound))) < -1
    assert abs(sum(sound) / len(sound)) < 0.001


@pytest.mark.parametrize("name", STROKES)
def test_a_stroke_is_short_and_neither_begins_nor_ends_with_a_click(name: str):
    sound = shipped(name)
    assert SHORTEST < len(sound) / 32_000 < LONGEST
    loudest = max(map(abs, sound))
    assert abs(sound[0]) < 0.1 * loudest
    assert max(map(abs, sound[-320:])) < 0.005 * loudest


def test_strokes_are_about_equally_loud(script: ModuleType):
    from sounds.synthesis import loudness

    loud = {name: loudness(shipped(name)) for name in STROKES}
    assert max(loud.values()) - min(loud.values()) < 7, loud
    assert min(loud.values()) > -28
    often = [loud[name] for name in ("stone", "wood", "coins", "card", "dice")]
    assert max(often) - min(often) < 1, loud
    assert loud["turn"] < min(often)


@pytest.mark.parametrize("key", BEDS)
def test_a_bed_is_far_below_the_strokes_and_has_no_seam(key: str):
    bed = shipped(f"beds/{key}")
    assert 20 <= len(bed) / 32_000 <= 40
    assert -48 < decibels(math.sqrt(sum(map(mul, bed, bed)) / len(bed))) < -34
    assert abs(bed[0] - bed[-1]) <= max(abs(after - before) for before, after in pairwise(bed[:32_000]))


@pytest.mark.parametrize("name", ["stone", "wood", "card"])
def test_what_is_shipped_is_what_the_script_computes(script: ModuleType, name: str):
    computed = script.made(name)
    assert len(computed) == len(shipped(name))
    assert likeness(computed, shipped(name)) > 0.95


def test_the_script_computes_the_same_every_time(script: ModuleType):
    assert script.made("wood") == script.made("wood")
