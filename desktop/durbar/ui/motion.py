"""Whether the system asks programs not to move things on the screen."""

import os
import sys
from functools import cache

from PySide6.QtCore import QSettings, QStandardPaths

_WINDOWS_CLIENT_AREA_ANIMATION = 0x1042


@cache
def system_reduces_motion() -> bool:
    """Return the system's own setting, read once. Where it can't be read, motion is welcome."""
    if sys.platform == "win32":
        return _windows()
    if sys.platform == "darwin":
        return said(["defaults", "read", "com.apple.universalaccess", "reduceMotion"]) == "1"
    if "KDE" in os.environ.get("XDG_CURRENT_DESKTOP", "").split(":"):
        return _kde()
    return said(["gsettings", "get", "org.gnome.desktop.interface", "enable-animations"]) == "false"


def _kde() -> bool:
    """Return whether animations are at their fastest, which is at once; the person's own file counts first."""
    for path in QStandardPaths.locateAll(QStandardPaths.StandardLocation.GenericConfigLocation, "kdeglobals"):
        factor = QSettings(path, QSettings.Format.IniFormat).value("KDE/AnimationDurationFactor")
        if factor is not None:
            return str(factor) in ("0", "0.0")
    return False


def _windows() -> bool:
    import ctypes

    on = ctypes.c_int(1)
    asked = ctypes.windll.user32.SystemParametersInfoW(  # type: ignore[attr-defined]
        _WINDOWS_CLIENT_AREA_ANIMATION, 0, ctypes.byref(on), 0
    )
    return bool(asked) and not on.value


def said(command: list[str]) -> str:
    """Return what a command of the system prints; nothing where it is missing or fails."""
    import shutil
    import subprocess

    if shutil.which(command[0]) is None:
        return ""
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=1, check=False).stdout.strip()
    except (OSError, subprocess.TimeoutExpired):
        return ""
