"""The one place that knows the library: whatever it throws is told in one line."""

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from durbar.system.paths import resource
from durbar.ui.sound.device import Device, NoSound, decoded
from durbar.ui.sound.mixer import SAMPLE_RATE


def test_without_the_library_it_says_so(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    with pytest.raises(NoSound, match="miniaudio"):
        Device(lambda _count: None)
    with pytest.raises(NoSound, match="miniaudio"):
        decoded(resource("sounds/stone.ogg"))


def test_without_a_card_it_says_so_in_one_line(monkeypatch: pytest.MonkeyPatch):
    def no_card(*_words: object, **_named: object) -> None:
        raise RuntimeError("failed to\ninit device", -401)

    backend = SimpleNamespace(value=1)
    library = SimpleNamespace(
        PlaybackDevice=no_card,
        SampleFormat=SimpleNamespace(SIGNED16=2),
        Backend=SimpleNamespace(NULL=SimpleNamespace(value=14)),
        get_enabled_backends=lambda: [backend],
    )
    monkeypatch.setitem(sys.modules, "miniaudio", library)
    with pytest.raises(NoSound, match="failed to") as told:
        Device(lambda _count: None)
    assert "\n" not in str(told.value)


def test_a_damaged_file_is_no_sound(tmp_path: Path):
    path = tmp_path / "a.ogg"
    path.write_bytes(b"OggS" * 9)
    with pytest.raises(NoSound):
        decoded(path)


def test_files_come_as_the_mixer_wants_them():
    pytest.importorskip("miniaudio", reason="no wheel for this system; Durbar is silent here too")
    samples = decoded(resource("sounds/wood.ogg"))
    assert samples.typecode == "h"
    assert 0.2 * SAMPLE_RATE < len(samples) < SAMPLE_RATE
