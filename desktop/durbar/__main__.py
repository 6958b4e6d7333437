"""``python -m durbar``. Imports nothing at the top, so that a process that only thinks starts at once."""


def main() -> int:
    """Run Durbar with the words of the command line; gives the exit code."""
    import multiprocessing

    multiprocessing.freeze_support()
    from durbar.cli import run

    return run()


if __name__ == "__main__":
    raise SystemExit(main())
