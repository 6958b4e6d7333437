"""Where files are: what Durbar brings along, and what belongs to the person."""

import os
from pathlib import Path

from platformdirs import PlatformDirs

_PACKAGE = Path(__file__).resolve().parents[1]
_OWN = PlatformDirs("durbar", appauthor=False)


def resource(name: str) -> Path:
    """Return a file or folder that Durbar brings along: ``resource("art/ra.svg")``, ``resource("translations")``.

    In a wheel and a frozen build it lies inside the package, in a checkout beside ``desktop/``.
    Raises FileNotFoundError.
    """
    path = found(name)
    if path is None:
        raise FileNotFoundError(f"Durbar's own file “{name}” is missing; install Durbar again.")
    return path


def found(name: str) -> Path | None:
    """Return a file or folder that Durbar may bring along, as for ``resource``; None where it does not."""
    top = _PACKAGE.parents[1]
    inside = name if name.startswith("translations") else f"resources/{name}"
    for root in (_PACKAGE, top):
        if (root / inside).exists():
            return root / inside
    return None


def data_dir() -> Path:
    """Return the person's folder for games and statistics. DURBAR_DATA names another one.

    It need not be there, nor need it be possible to make it: who reads finds nothing then, and who writes makes it
    (``durbar.system.files``) or is told why not.
    """
    chosen = os.environ.get("DURBAR_DATA")
    if chosen:
        return absolute(Path(chosen))
    return _below_root(_OWN.user_data_dir)


def config_dir() -> Path:
    """Return the person's folder for settings: where the system has one for them, else that for games.

    As for ``data_dir``, it need not be there.
    """
    return data_dir() if os.environ.get("DURBAR_DATA") else _below_root(_OWN.user_config_dir)


def _below_root(folder: str) -> Path:
    """Return a folder of a system that may know no home: not in whatever folder Durbar was started from."""
    return Path(os.sep, folder)


def absolute(path: Path) -> Path:
    """Return a path from the root of the disk; as it is where the folder one is in has gone."""
    try:
        return path.absolute()
    except OSError:
        return path


def home_dir() -> Path:
    """Return where a dialogue for files begins: the person's home, or the root of the disk for one who has none."""
    try:
        return Path.home()
    except RuntimeError:
        return Path(os.sep)
