"""Slips in what tells of what just happened: moments, the strip, its replay, traces, the ceremony at the end."""

from tests.mutants.fault import Fault

_SHOWN, _PLAQUE, _KIT = "ui/pages/table/display/moments.py", "ui/kit/frame/plaque.py", "ui/kit/moments.py"
_SINCE, _STRIP, _NEWS = "ui/pages/table/display/since.py", "ui/kit/frame/since.py", "ui/kit/values/news.py"
_REPLAY, _TRACES, _CEREMONY = (
    "ui/pages/table/actions/replay.py",
    "ui/kit/board/traces.py",
    "ui/pages/results/ceremony.py",
)
_MOST = "tests/ui/kit/test_moments.py"
_MOMENTS = "tests/ui/pages/table/display/test_moments.py"
_GAMES = "tests/ui/games/test_moments.py"
_TOLD = "tests/ui/pages/table/display/test_since.py"
_ENDED = "tests/ui/pages/results/test_ceremony.py"

FAULTS = (
    # ---- moments -----------------------------------------------------------------------------------------------
    Fault("moments at instant", _SHOWN, '"instant": 0.0', '"instant": 0.4', _MOMENTS),
    Fault("moments in lessons", _SHOWN, "if not length or not self._manner.moments or", "if not length or", _MOMENTS),
    Fault("moments as long at any speed", _SHOWN, "round(one.reading_time * length)", "one.reading_time", _MOMENTS),
    Fault(
        "moves fly under a moment", _SHOWN, "self._play.hold(bool(self._waiting))", "self._play.hold(False)", _MOMENTS
    ),
    Fault(
        "after a moment nobody moves", _SHOWN, "self._play.hold(bool(self._waiting))", "self._play.hold(True)", _MOMENTS
    ),
    Fault(
        "a skip leads to the next moment",
        _SHOWN,
        "skipped.connect(self.stop)",
        "skipped.connect(self._show_next)",
        _MOMENTS,
    ),
    Fault(
        "whose moment it is", _SHOWN, '"" if moment.seat is None else', '"" if moment.seat is not None else', _MOMENTS
    ),
    Fault(
        "a held move is lost",
        "ui/pages/table/play.py",
        "            self._pause.start(0)",
        "            self._ready = None",
        _MOMENTS,
    ),
    Fault(
        "a moment in the way of clicks",
        _PLAQUE,
        "WA_TransparentForMouseEvents)",
        "WA_TransparentForMouseEvents, False)",
        _MOMENTS,
    ),
    Fault(
        "a moment that comes without motion",
        _PLAQUE,
        "(0.0, _SMALL) if moves else (1.0, 1.0)",
        "(0.0, _SMALL)",
        _MOMENTS,
    ),
    Fault("a moment behind the curtain", _PLAQUE, "kind == QEvent.Type.Hide", "kind == QEvent.Type.Show", _MOMENTS),
    Fault(
        "a moment outlives its key",
        _PLAQUE,
        "if hidden or (watched is self._window and kind in _SKIPS):",
        "if hidden:",
        _MOMENTS,
    ),
    Fault(
        "a moment that lies elsewhere",
        _PLAQUE,
        "place.moveCenter(board.center())",
        "place.moveCenter(board.bottomRight())",
        _MOMENTS,
    ),
    Fault(
        "trusted under the curtain",
        "ui/pages/table/display/secrets.py",
        ", self.trusted = after.seat, at, None, None",
        ", _ = after.seat, at, None, None",
        "tests/ui/pages/table/display/test_secrets.py",
    ),
    Fault("all moments of a move", _KIT, " and len(made) < MOST", "", _MOST),
    Fault("the most telling moment first", _KIT, "sorted(made, key=lambda one: one[0])", "made", _MOST),
    Fault(
        "the least telling moments",
        _KIT,
        "key=lambda one: kinds.index(type(one[1])))",
        "key=lambda one: -kinds.index(type(one[1])))",
        _MOST,
    ),
    Fault(
        "a poor lot is a gain",
        "ui/games/ra/moments.py",
        'if fame > 0 else "refuse"',
        'if fame < 0 else "refuse"',
        _GAMES,
    ),
    Fault(
        "a warning too early",
        "ui/games/ra/moments.py",
        "event.spaces - event.on_track != 1",
        "event.spaces - event.on_track != 2",
        _GAMES,
    ),
    Fault(
        "the bank is robbed",
        "ui/games/raja/moments.py",
        "if event.owner is None:",
        "if event.owner is event.seat:",
        _GAMES,
    ),
    Fault(
        "the last of a city", "ui/games/raja/moments.py", "event.score.ranking[0]", "event.score.ranking[-1]", _GAMES
    ),
    Fault(
        "who looks wins a province",
        "ui/games/taj_mahal/moments.py",
        "picture, event.seat, worth",
        "picture, before.seat, worth",
        _GAMES,
    ),
    Fault(
        "a card is its loser's",
        "ui/games/taj_mahal/moments.py",
        "event.card), event.seat",
        "event.card), event.owner",
        _GAMES,
    ),
    Fault(
        "one's own choice is news",
        "ui/games/ra/moments.py",
        "event.chosen and event.seat == before.seat",
        "event.chosen and event.seat != before.seat",
        _GAMES,
    ),
    Fault("no time to read", "ui/kit/values/moment.py", "if self.length < LONG_MS:", "if self.length:", _MOST),
    # ---- the strip -----------------------------------------------------------------------------------------------
    Fault("one's own moves are told", _SINCE, "if not mine]", "]", _TOLD),
    Fault(
        "what one had to do is a choice",
        _SINCE,
        "len(states[at - 1].legal_moves()) > 1)",
        "states[at - 1].legal_moves())",
        _TOLD,
    ),
    Fault(
        "who passes outbids",
        _SINCE,
        "outbid = bidding and line.raises and not mine",
        "outbid = bidding and not mine",
        _TOLD,
    ),
    Fault(
        "robbed without a mark",
        _SINCE,
        "befell or seat in line.to or outbid",
        "befell or outbid",
        _TOLD,
    ),
    Fault(
        "a turn that is begun hides what was before it",
        _SINCE,
        "self._last_choice(seat, self._turn_of(seat, at))",
        "self._last_choice(seat, at)",
        _TOLD,
    ),
    Fault("a look back tells what came later", _SINCE, "since <= index <= at", "since <= index", _TOLD),
    Fault("what happened to oneself weighs no more", _NEWS, "told.line.weight + OWN", "told.weight", _TOLD),
    Fault("what hardly matters is told first", _NEWS, "(_matters(one), one.place)", "one.place", _TOLD),
    Fault(
        "a player's second line before another's first",
        _NEWS,
        "best.setdefault(one.line.seat, one)",
        "best.setdefault(one.place, one)",
        _TOLD,
    ),
    Fault("trifles before the end of a stage", _NEWS, "if lines and lines[0].own and", "if not lines and", _TOLD),
    Fault("what weighs nothing is left out", _NEWS, "[one for one in lines if one not in first]", "heavy", _TOLD),
    Fault(
        "what one had to do is not told",
        _SINCE,
        "self._chose(seat, index)",
        "states[index - 1].to_act == seat",
        _TOLD,
    ),
    Fault(
        "a line is cut that has a shorter form",
        _STRIP,
        "*([told.line.short] if told.line.short else [])",
        "told.line.words",
        _TOLD,
    ),
    Fault(
        "pictures take the room of news",
        _STRIP,
        "in (True, False):\n            shown",
        "in (True,):\n            shown",
        _TOLD,
    ),
    Fault("what weighs most is dropped for another", _STRIP, "if not shown or self", "if self", _TOLD),
    Fault(
        "a cut line has no tip",
        _STRIP,
        "if item is None or (item.words",
        "if item is None or (True or item.words",
        _TOLD,
    ),
    Fault("lines left out are not counted", _STRIP, "len(self._told) - len(self._items)", "0", _TOLD),
    Fault(
        "another line is clicked",
        _STRIP,
        "item.left <= x < item.left + item.wide",
        "x < item.left + item.wide - item.left",
        _TOLD,
    ),
    Fault(
        "what one chose is a headline",
        _SINCE,
        "(one.own or one.line.seat != seat)]",
        "True]",
        _TOLD,
    ),
    # ---- replay and traces -----------------------------------------------------------------------------------------
    Fault("the game goes on meanwhile", _REPLAY, "self._play.pause(True)", "self._play.pause(False)", _TOLD),
    Fault("pieces fly slowly ever after", _REPLAY, "scene.pace = self._pace", "scene.pace = PACE * self._pace", _TOLD),
    Fault(
        "a replay's key plays",
        _REPLAY,
        "                self.stop()\n            return True",
        "                self.stop()\n            return False",
        _TOLD,
    ),
    Fault(
        "a replay shows no sheet",
        "ui/pages/table/page.py",
        "self.replay.stands.connect(self.sheets.show_again)",
        "self.replay.stands.connect(self.tips.close)",
        _TOLD,
    ),
    Fault(
        "a replay asks for a move",
        "ui/pages/table/display/prompts.py",
        "        if self._again:",
        "        if not self._again:",
        _TOLD,
    ),
    Fault(
        "traces tell a replay's end",
        "ui/pages/table/page.py",
        "self.replay.begun.connect(self.since.hide_traces)",
        "self.replay.begun.connect(self.tips.close)",
        _TOLD,
    ),
    Fault(
        "traces of what an epoch's end swept away",
        _SINCE,
        "if board.sweeps(events):",
        "if not board.sweeps(events):",
        _TOLD,
    ),
    Fault(
        "old traces as strong as new ones",
        _TRACES,
        "strength = max(PALEST, strength * PALER)",
        "strength = max(PALEST, strength)",
        _TOLD,
    ),
    Fault(
        "traces of pieces that went on",
        _TRACES,
        "not _is_there(end, gone))",
        "not _is_there(flight.origin.center(), gone))",
        _TOLD,
    ),
    Fault(
        "every piece draws its way", _TRACES, "if self._begins and self._ends and flight.way:", "if self._ends:", _TOLD
    ),
    Fault("a supply is outlined", _TRACES, "self._begins = flight.leaves and board", "self._begins = board", _TOLD),
    Fault("a deal is the mover's", _TRACES, "if seat is not None and (went_on", "if (went_on", _TOLD),
    Fault("traces of rounds ago", _SINCE, "mover in movers and", "mover not in movers and", _TOLD),
    Fault("what was taken back leaves traces", _TRACES, "if trace.at < at][", "][", _TOLD),
    # ---- the ceremony --------------------------------------------------------------------------------------------
    Fault(
        "counted down",
        _CEREMONY,
        "round(placing.score * self._counted)",
        "round(placing.score * (1 - self._counted))",
        _ENDED,
    ),
    Fault(
        "the lead is told before the figures",
        _CEREMONY,
        "if self._counted >= 1.0:  # how",
        "if self._counted >= 0.0:  # how",
        _ENDED,
    ),
    Fault(
        "counting never ends",
        _CEREMONY,
        "if self._counted >= 1.0:\n            return",
        "if self._counted > 1.0:\n            return",
        _ENDED,
    ),
    Fault(
        "everybody is crowned",
        _CEREMONY,
        "[placing.seat for placing in self._results.placings if placing.rank == 1]",
        "[placing.seat for placing in self._results.placings]",
        _ENDED,
    ),
    Fault(
        "its keys press what lies under it",
        _CEREMONY,
        "            event.accept()\n            return True\n        return super().event(event)",
        "            return False\n        return super().event(event)",
        _ENDED,
    ),
    Fault(
        "it comes without motion",
        "ui/pages/table/display/ends.py",
        "if festive and self._moments.moving:",
        "if festive:",
        _ENDED,
    ),
    Fault(
        "it comes again",
        "ui/pages/table/display/ends.py",
        "if festive and self._moments.moving:",
        "if self._moments.moving:",
        _ENDED,
    ),
    Fault(
        "it keeps the keyboard",
        "ui/pages/results/page.py",
        "too late for it\n        self.setFocus(Qt.FocusReason.OtherFocusReason)",
        "too late for it",
        _ENDED,
    ),
)
