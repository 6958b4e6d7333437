"""Damages many saved games and reads them: ``python -m tests.many_files 10000``. The suite itself reads 400."""

import sys
import time

from tests.table.test_record import check_mutations


def main() -> None:
    """Check as many files as the command line says."""
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    start = time.perf_counter()
    kept = sum(check_mutations(250, seed) for seed in range(many // 250))
    seconds = time.perf_counter() - start
    print(f"{many // 250 * 250} damaged files: none crashed or hung; {kept} kept a good beginning; {seconds:.0f} s")


if __name__ == "__main__":
    main()
