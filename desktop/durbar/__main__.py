"""``python -m durbar``. Imports nothing at the top, so that a process that only thinks starts at once."""

import os
import sys


def main() -> int:
    """Run Durbar with the words of the command line; return the exit code."""
    _forget_folder()
    import multiprocessing

    multiprocessing.freeze_support()
    from durbar.cli import run

    return run()


def _forget_folder() -> None:
    """Import nothing from the folder one is in: a ``random.py`` may lie among the saved games there.

    Python looks there first for ``python -m``. Before this, only what any Python has loaded by itself may be imported.
    """
    try:
        here = ["", os.getcwd()]
    except OSError:  # the folder has gone
        here = [""]
    if sys.path and sys.path[0] in here and not sys.flags.safe_path:
        del sys.path[0]
        own = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
        if own not in sys.path:  # Durbar itself was found there, and the processes it starts have to find it too
            sys.path.append(own)


if __name__ == "__main__":
    raise SystemExit(main())
