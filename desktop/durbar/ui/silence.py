"""Whether the system asks programs to be silent."""

import sys
from functools import cache

from durbar.ui.motion import said

_WINDOWS_SOUNDS = r"AppEvents\Schemes"


@cache
def system_wants_silence() -> bool:
    """Return the system's own setting for the sounds of programs, read once.

    Where it can't be read, sounds are welcome.
    """
    if sys.platform == "win32":
        return _windows()
    if sys.platform == "darwin":
        return said(["defaults", "read", "-g", "com.apple.sound.uiaudio.enabled"]) == "0"
    return said(["gsettings", "get", "org.gnome.desktop.sound", "event-sounds"]) == "false"


def _windows() -> bool:
    """Return the scheme “No sounds”."""
    import winreg

    try:
        scheme = winreg.QueryValue(winreg.HKEY_CURRENT_USER, _WINDOWS_SOUNDS)  # type: ignore[attr-defined]
    except OSError:
        return False
    return bool(scheme == ".None")
