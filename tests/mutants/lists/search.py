"""Slips in how a computer player thinks."""

from tests.mutants.fault import Fault

_SEARCH, _MIND = "bots/search/search.py", "bots/search/mind.py"
_THOUGHTS, _SEARCHER = "bots/search/thoughts.py", "bots/search/searcher.py"
_TESTS = "tests/bots/search/test_search.py"

FAULTS = (
    Fault(
        "the worse half is kept",
        _SEARCH,
        "key=lambda one: -values[str(one.move)]",
        "key=lambda one: values[str(one.move)]",
        _TESTS,
    ),
    Fault(
        "no division by playouts",
        _SEARCH,
        "won = child.shares[seat] / playouts if child",
        "won = child.shares[seat] if child",
        _TESTS,
    ),
    Fault("a shared win in thought is whole", _MIND, "shares[seat] = 1 / len(winners)", "shares[seat] = 1.0", _TESTS),
    Fault(
        "to be cut off is a gain in Raja",
        "bots/raja/errand.py",
        "worth -= CUT_OFF if onward is None",
        "worth -= -CUT_OFF if onward is None",
        "tests/bots/raja/test_judgement.py -k palace",
    ),
    Fault("luck is added, not taken away", _SEARCH, "thought.raised([-more for", "thought.raised([more for", _TESTS),
    Fault("the tree seeks the searcher's win", _SEARCH, "seat: int = state.to_act", "seat: int = 0", _TESTS),
    Fault(
        "what was tried often stays interesting",
        _SEARCH,
        "return won + reach * pair[1] / (1 + playouts)",
        "return won + reach * pair[1]",
        _TESTS,
    ),
    Fault(
        "every impression is equally likely",
        _SEARCH,
        "(one.worth - best) / doubt",
        "(best - one.worth) / doubt",
        _TESTS,
    ),
    Fault("a playout goes a stage further", _SEARCH, "return self.left <= 0", "return self.left < 0", _TESTS),
    Fault("every sample is the same", _SEARCH, "seed = self._seed + number * _NEXT_SEED", "seed = self._seed", _TESTS),
    Fault("the parts think the same", _SEARCH, "(part * _PART + 1) * _NEXT_SEED", "_NEXT_SEED", _TESTS),
    Fault("the margin lets everything in", _SEARCH, "if one.worth >= least]", "if one.worth >= -inf]", _TESTS),
    Fault(
        "one move more is tried",
        _SEARCH,
        "weighed[: max(1, self.budget.moves)]",
        "weighed[: self.budget.moves + 1]",
        _TESTS,
    ),
    Fault(
        "what was soon given up comes first",
        _THOUGHTS,
        "2 * self.moves[n].playouts < most",
        "2 * self.moves[n].playouts > most",
        _TESTS,
    ),
    Fault(
        "a first impression counts against a move",
        _THOUGHTS,
        "slope * (thought.worth - usual)",
        "slope * (usual - thought.worth)",
        _TESTS,
    ),
    Fault(
        "trust is not weighed",
        _THOUGHTS,
        "weight = thought.playouts + self.trust",
        "weight = thought.playouts",
        _TESTS,
    ),
    Fault(
        "luck is doubled, not evened out",
        _THOUGHTS,
        "more = [one - other for one, other in zip(level, own",
        "more = [other - one for one, other in zip(level, own",
        _TESTS,
    ),
    Fault("doubt makes surer", _MIND, "exp((one - most) / doubt)", "exp((one - most) * doubt)", _TESTS),
    Fault(
        "patience is no time",
        _SEARCHER,
        "else self.budget.seconds * times",
        "else self.budget.seconds",
        _TESTS,
    ),
    Fault(
        "a move without a rival is not advised",
        _SEARCHER,
        "msgspec.structs.replace(self.budget, margin=inf, alone=True))",
        "msgspec.structs.replace(self.budget, margin=inf))",
        _TESTS,
    ),
    Fault(
        "blindness counts twice",
        _SEARCHER,
        "one.worth > weighed[0].worth - blindness",
        "one.worth > weighed[0].worth - 2 * blindness",
        _TESTS,
    ),
    Fault(
        "advice beyond certainty",
        "bots/search/advice.py",
        "share = min(1.0, max(0.0, share))",
        "share = max(0.0, share)",
        _TESTS,
    ),
    Fault("less advice", "bots/search/advice.py", "thoughts.ranked()[:BEST]", "thoughts.ranked()[: BEST - 1]", _TESTS),
)
