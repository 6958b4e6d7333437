"""The words that every attack takes on its command line."""

import argparse
from collections.abc import Sequence


def parser(description: str, seconds: float = 60.0) -> argparse.ArgumentParser:
    """A parser with ``--seed`` and ``--seconds``; an attack may add words of its own."""
    made = argparse.ArgumentParser(description=description)
    made.add_argument("--seed", type=int, default=1, help="the same seed makes the same attack (default: 1)")
    made.add_argument("--seconds", type=float, default=seconds, help=f"ends after so long (default: {seconds:g})")
    return made


def report(name: str, faults: Sequence[str]) -> int:
    """Print what was found; the exit code: 0 when nothing was."""
    for fault in faults:
        print(f"{name}: {fault}")
    print(f"{name}: {len(faults)} faults" if faults else f"{name}: nothing broke")
    return 1 if faults else 0
