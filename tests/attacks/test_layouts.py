"""Real keys on the keyboards of many countries for a moment, where there is an X server."""

import shutil
import sys
from ctypes.util import find_library

import pytest

from tests.lab.attacks import layouts

#: What X itself needs, and Qt on it.
HAS_X = all(map(shutil.which, ("Xvfb", "setxkbmap"))) and all(
    map(find_library, ("xcb-cursor", "xcb-icccm", "xcb-image", "xcb-keysyms", "xcb-render-util", "xkbcommon-x11"))
)


@pytest.mark.skipif(not HAS_X, reason="no X server to type in")
def test_for_a_moment_every_key_presses_its_button_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["layouts", "--seconds", "0"])
    assert layouts.main() == 0
