"""Where files are: what Durbar brings along, and what belongs to the person."""

import os
from pathlib import Path

from platformdirs import PlatformDirs

_PACKAGE = Path(__file__).resolve().parent


def resource(name: str) -> Path:
    """A file or folder that Durbar brings along, e.g. ``resource("art/ra.svg")`` or ``resource("translations")``.

    In a wheel and a frozen build it lies inside the package, in a checkout beside ``desktop/``.
    Raises FileNotFoundError.
    """
    top = _PACKAGE.parents[1]
    inside = name if name.startswith("translations") else f"resources/{name}"
    for root in (_PACKAGE, top):
        if (root / inside).exists():
            return root / inside
    raise FileNotFoundError(f"Durbar's own file “{name}” is missing; install Durbar again.")


def data_dir() -> Path:
    """The person's folder for games and settings, created when missing. DURBAR_DATA names another one."""
    chosen = os.environ.get("DURBAR_DATA")
    folder = Path(chosen) if chosen else Path(PlatformDirs("durbar", appauthor=False).user_data_dir)
    folder.mkdir(parents=True, exist_ok=True)
    return folder
