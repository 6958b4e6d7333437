"""Slips at the table: who looks, what may be taken back, what is kept and counted, who thinks."""

from tests.mutants.fault import Fault

_TABLE, _TAKEN_BACK, _THINKER = "table/table.py", "table/undo.py", "table/thinker.py"
_SUMS, _ARCHIVE = "table/statistics/sums.py", "table/statistics/archive.py"
_RA_LUCK, _TAJ_LUCK = "games/ra/luck.py", "games/taj_mahal/luck.py"
_UNDO, _WORKERS, _COUNTED = "tests/table/test_undo.py", "tests/table/test_workers.py", "tests/table/test_statistics.py"
_GLANCES = "tests/table/test_glances.py"

FAULTS = (
    Fault(
        "the first person looks",
        _TABLE,
        "for state in reversed(self.states[:at]):",
        "for state in self.states[:at]:",
        _UNDO,
    ),
    Fault(
        "any seat may be looked at from",
        _TABLE,
        "            if state.to_act in self.people:\n                return state.to_act",
        "            if state.to_act is not None:\n                return state.to_act",
        _UNDO,
    ),
    Fault("only what revealed is taken back", _TAKEN_BACK, "return own and not any(", "return own and any(", _UNDO),
    Fault("others' moves are taken back free", _TAKEN_BACK, "return own and not any(", "return not any(", _UNDO),
    Fault(
        "the end reveals nothing",
        _TAKEN_BACK,
        " or (after.to_act is None and _keeps_secrets(before))\n    return move.reveals",
        "\n    return move.reveals",
        _UNDO,
    ),
    Fault(
        "chance is not counted as taken back", _TABLE, "self.notes.taken_back += 1", "self.notes.taken_back = 1", _UNDO
    ),
    Fault("grave moves make themselves", _TABLE, "not legal[0].grave and ", "", _UNDO),
    Fault("what would come out makes itself", _TABLE, " and not self.would_reveal(legal[0])", "", _UNDO),
    Fault(
        "a redo goes nowhere",
        _TAKEN_BACK,
        "for at in range(self.at + 1, len(self.moves)):",
        "for at in range(self.at, len(self.moves)):",
        _UNDO,
    ),
    Fault(
        "forced moves are choices",
        _TAKEN_BACK,
        " and len(state.legal_moves()) > 1\n\n    def why_not(",
        "\n\n    def why_not(",
        _UNDO,
    ),
    Fault(
        "move now is for the thought before",
        _THINKER,
        "            self._maker.hurried.value = self._asked\n",
        "            self._maker.hurried.value = self._asked - 1\n",
        f"{_WORKERS} -k 'now or hurry'",
    ),
    Fault(
        "a worker thinks on",
        "table/worker.py",
        "return int(hurried.value) >= number",
        "return int(hurried.value) > number",
        f"{_WORKERS} -k 'now or hurry'",
    ),
    Fault(
        "the hardest level in place of the easiest",
        _THINKER,
        "bot(key, LEVELS[0]).choose",
        "bot(key, LEVELS[-1]).choose",
        f"{_WORKERS} -k need",
    ),
    Fault(
        "advice in a hurry is none",
        _THINKER,
        "next(tried) >= _TRIED and stop()",
        "next(tried) >= _TRIED or stop()",
        f"{_WORKERS} -k advice_in",
    ),
    Fault(
        "nobody waits longer",
        _THINKER,
        "player = player.patient(patience)",
        "player = player.patient(1)",
        f"{_WORKERS} -k patience",
    ),
    Fault(
        "a question is dropped too late",
        _THINKER,
        "if number <= self._dropped:",
        "if number < self._dropped:",
        f"{_WORKERS} -k wants",
    ),
    Fault(
        "a failed save is another's",
        "table/keeper.py",
        "            self._ours.add(data)  # it may have failed after all was written\n",
        "",
        "tests/table/test_keeper.py",
    ),
    Fault(
        "news are not told again",
        "table/keeper.py",
        "if troubled and not self.news:",
        "if troubled and self.news:",
        "tests/table/test_keeper.py",
    ),
    Fault(
        "a file of the same size is the same",
        "table/glances.py",
        "(entry.size, entry.played) != (file.size, file.played)",
        "entry.size != file.size",
        _GLANCES,
    ),
    Fault(
        "the game played first comes first",
        "table/shelf.py",
        "key=lambda file: file.played, reverse=True",
        "key=lambda file: file.played",
        _GLANCES,
    ),
    Fault("one card too many", "table/glances.py", "if len(found) == most:", "if len(found) > most:", _GLANCES),
    Fault(
        "a course beyond its end",
        "table/course.py",
        "min(max(at, 0), many)",
        "max(at, 0)",
        "tests/table/test_courses.py -k progress",
    ),
    Fault(
        "fair is half",
        _SUMS,
        "fair=sum(1 / len(game.seats) for game, _ in seats)",
        "fair=sum(0.5 for game, _ in seats)",
        _COUNTED,
    ),
    Fault("the worst score is the best", _SUMS, "best=max(held.score", "best=min(held.score", _COUNTED),
    Fault("a second place is a win", _SUMS, "wins=sum(held.place == 1", "wins=sum(held.place <= 2", _COUNTED),
    Fault(
        "chance strays too seldom", _SUMS, "self.expected * (1 - self.expected / self.tries)", "self.expected", _COUNTED
    ),
    Fault(
        "a mean of one game more",
        _SUMS,
        "values[max(0, at - over + 1) : at + 1]",
        "values[max(0, at - over) : at + 1]",
        _COUNTED,
    ),
    Fault("others' luck is one's own", _SUMS, "(one.seat == own) != others", "(one.seat == own) == others", _COUNTED),
    Fault(
        "any value of an option", _SUMS, "chosen == value and type(chosen) is type(value)", "chosen == value", _COUNTED
    ),
    Fault(
        "Ra that came was not expected",
        _RA_LUCK,
        "expected[event.seat] += view.ra_odds",
        "expected[event.seat] += view.ra_odds * isinstance(event, RaDrawn)",
        _COUNTED,
    ),
    Fault(
        "a card from the display was drawn",
        _TAJ_LUCK,
        "came[event.seat] -= event.card in white",
        "came[event.seat] += event.card in white",
        _COUNTED,
    ),
    Fault(
        "the share of white cards stays",
        _TAJ_LUCK,
        "share = sum(card in white for card in put_away) / max(1, len(put_away))",
        "share = share",
        _COUNTED,
    ),
    Fault("a game is counted again", _ARCHIVE, " is None or other.id != game.id]", " is None or other.id]", _COUNTED),
    Fault(
        "seats from nought",
        "table/statistics/spreadsheet.py",
        "                seat + 1,",
        "                seat,",
        _COUNTED,
    ),
)
