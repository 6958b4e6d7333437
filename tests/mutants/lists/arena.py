"""Slips in how computer players are compared and trained."""

from tests.mutants.fault import Fault

_MATCH, _ARENA, _TRAINING = "bots/arena/match.py", "bots/arena/arena.py", "bots/arena/training.py"
_TESTS = "tests/bots/arena/test_arena.py tests/bots/test_bots.py -k 'place or rotation or shared or ratings'"

FAULTS = (
    Fault(
        "a shared win of a match is whole",
        _MATCH,
        "share = 1 / winners if standing.rank == 1",
        "share = 1.0 if standing.rank == 1",
        _TESTS,
    ),
    Fault("players don't rotate", _MATCH, "place = (seat - shift) % seats", "place = seat", _TESTS),
    Fault("another's result", _MATCH, "standings[(place + shift) % seats]", "standings[place]", _TESTS),
    Fault("the seed stays the same", _MATCH, "match.seed + deal, shift", "match.seed, shift", _TESTS),
    Fault("who comes behind has beaten", _ARENA, "1.0 if rank > done.rank", "1.0 if rank < done.rank", _TESTS),
    Fault(
        "one's like are beaten too",
        _ARENA,
        "if rival.level != tally.level]",
        "if rival is not tally]",
        _TESTS,
    ),
    Fault("the ladder goes down", _ARENA, "found[lower] + elo(", "found[lower] - elo(", _TESTS),
    Fault("ratings by the natural logarithm", _ARENA, "400 * log10(", "400 / 2.303 * log10(", _TESTS),
    Fault(
        "worse weights are kept",
        _TRAINING,
        "kept = lead.sure > KEEP",
        "kept = lead.sure < KEEP",
        "tests/bots/arena/test_training.py",
    ),
    Fault(
        "seats are not exchanged",
        _TRAINING,
        "mine = [(seat + first) % 2 == 0",
        "mine = [seat % 2 == 0",
        "tests/bots/arena/test_training.py",
    ),
    Fault("no fair share", _TRAINING, " - sum(mine) / seats", "", "tests/bots/arena/test_training.py"),
    Fault(
        "what is not proved is written",
        _TRAINING,
        "if proof.sure < PROVE:",
        "if proof.sure < -PROVE:",
        "tests/bots/arena/test_training.py",
    ),
)
