"""The command line: the window, and what stands beside it."""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from durbar import __version__
from durbar.engine.errors import DurbarError
from durbar.system import notice, terminal


def run(words: Sequence[str] | None = None) -> int:
    """Do what the command line says; return the exit code. Without a command the window opens."""
    terminal.use_utf8()
    terminal.forgive(sys.stdout, sys.stderr)
    words = list(sys.argv[1:] if words is None else words)
    if words and words[0] in _COMMANDS:
        try:
            return _COMMANDS[words[0]](words[1:])
        except DurbarError as error:
            terminal.tell(sys.stderr, [f"durbar {words[0]}: {error}"])
            return 2
    parser = argparse.ArgumentParser(
        prog="durbar",
        description="Four board games at the courts of kings, played offline.",
        epilog="Commands: durbar bench [GAME], durbar arena GAME, durbar replay FILE, durbar review FILE, "
        "durbar puzzles make GAME. Each tells more with --help.",
    )
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE.durbar", help="a saved game to open")
    parser.add_argument(
        "--smoke", nargs="?", const="", metavar="REPORT", help="try whether this Durbar is whole, without a screen"
    )
    parser.add_argument("--version", action="version", version=f"Durbar {__version__}")
    chosen = parser.parse_args(words)
    if chosen.smoke is not None:
        from durbar.tools.smoke import run as smoke

        return smoke(Path(chosen.smoke) if chosen.smoke else None)
    try:
        from durbar.app import run as open_window
    except ImportError as error:
        _tell_missing(error)
        return 1
    return open_window(chosen.file)


def _tell_missing(error: ImportError) -> None:
    try:
        from durbar.ui.failed_start import tell_missing
    except ImportError:  # not even the core of Qt is there, which knows the other language
        notice.tell(f"Durbar can’t load what it needs ({error}). The README names the packages of the system.")
    else:
        tell_missing(error)


def _bench(words: Sequence[str]) -> int:
    from durbar.tools import bench

    parser = argparse.ArgumentParser(prog="durbar bench", description="Measure Durbar on this machine.")
    bench.add_arguments(parser)
    return bench.run(parser.parse_args(words))


def _arena(words: Sequence[str]) -> int:
    from durbar.bots.arena import arena

    parser = argparse.ArgumentParser(prog="durbar arena", description="Let computer players play against each other.")
    arena.add_arguments(parser)
    return arena.run(parser.parse_args(words))


def _replay(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="durbar replay", description="Print a saved game in words.")
    parser.add_argument("file", type=Path, metavar="FILE.durbar")
    parser.add_argument("--language", choices=("en", "fr"), default=None, help="the language to tell it in")
    chosen = parser.parse_args(words)
    from durbar.tools.replay import run as tell

    return tell(chosen.file, chosen.language)


def _review(words: Sequence[str]) -> int:
    from durbar.bots.review.plan import DEPTHS, USUAL

    parser = argparse.ArgumentParser(
        prog="durbar review", description="Look back on a saved game: what decided it, and what would have been better."
    )
    parser.add_argument("file", type=Path, metavar="FILE.durbar")
    parser.add_argument("--seat", type=_from_one, help="whose choices are looked at, from 1; else everybody’s")
    parser.add_argument("--depth", choices=DEPTHS, default=USUAL, help=f"how long the expert thinks ({USUAL})")
    parser.add_argument("--jobs", type=_from_one, help="how many processes think (2, or as many as there are cores)")
    parser.add_argument("--dask", metavar="ADDRESS", help="think on a Dask cluster (needs durbar[cluster])")
    parser.add_argument("--json", action="store_true", help="all figures, instead of words")
    parser.add_argument("--export", type=_named_to_read, metavar="FILE", help="write a page (.html) or text (.txt)")
    parser.add_argument("--language", choices=("en", "fr"), default=None, help="the language to tell it in")
    chosen = parser.parse_args(words)
    from durbar.tools.review import Wanted, run

    asked = chosen.file, chosen.seat, chosen.depth, chosen.jobs, chosen.json, chosen.language, chosen.dask
    return run(Wanted(*asked, chosen.export))


def _puzzles(words: Sequence[str]) -> int:
    from durbar.bots.puzzles import making

    parser = argparse.ArgumentParser(prog="durbar puzzles", description="Find positions to solve, or try those found.")
    making.add_arguments(parser)
    return making.run(parser.parse_args(words))


def _named_to_read(text: str) -> Path:
    if not text.lower().endswith((".html", ".htm", ".txt")):
        raise argparse.ArgumentTypeError("a name is expected that ends in .html or .txt")
    return Path(text)


def _from_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("a whole number from 1 is expected")
    return number


_COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "bench": _bench,
    "arena": _arena,
    "replay": _replay,
    "review": _review,
    "puzzles": _puzzles,
}
