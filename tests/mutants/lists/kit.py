"""Slips in the kit, mostly noticed without any game: offers, marks, arrow keys, what is painted, the prompt's plan."""

from tests.mutants.fault import Fault

_OFFER, _SCENE, _STEERING = "ui/kit/board/offer.py", "ui/kit/board/scene.py", "ui/kit/board/steering.py"
_RESTING = "ui/kit/board/resting.py"
_PICTURE, _PLAN = "ui/kit/board/table_picture.py", "ui/kit/prompt/plan.py"
_BOARD, _PROMPT = "tests/ui/kit/test_board.py", "tests/ui/kit/test_prompt_plan.py"

FAULTS = (
    Fault(
        "illegal moves are offered",
        _OFFER,
        "tuple(move for move in moves if move in sight.legal)",
        "tuple(move for move in moves)",
        _BOARD,
    ),
    Fault("a path of illegal moves", _OFFER, "and row[0] in sight.legal:", "and row[-1] in sight.legal:", _BOARD),
    Fault("a path stands whole", _OFFER, "= row[:1], row", "= row, row", _BOARD),
    Fault("refused for the least likely move", _OFFER, "sight.why_not(moves[0])", "sight.why_not(moves[-1])", _BOARD),
    Fault("offers for who only looks on", _OFFER, "if not sight.legal:", "if sight.legal is None:", _BOARD),
    Fault(
        "the largest thing is pointed at", _RESTING, "sprite.box.width() < best", "sprite.box.width() > best", _BOARD
    ),
    Fault("all are refused", _SCENE, "refused=target == self._refused", "refused=self._refused is not None", _BOARD),
    Fault("what was used up is refused", _SCENE, " and target != self._unmoved", "", _BOARD),
    Fault("the focus is everywhere lit", _SCENE, "focused=target == self._focused", "focused=lit", _BOARD),
    Fault("arrows go back", _STEERING, "and along > 4 and", "and along < -4 and", _BOARD),
    Fault("arrows go aside", _STEERING, "along + 3 * aside < least", "along + aside / 3 < least", _BOARD),
    Fault(
        "the keyboard comes in at anything",
        _STEERING,
        "(target for target in targets if target in board.offer.legal)",
        "(target for target in targets)",
        _BOARD,
    ),
    Fault(
        "a changed place in the wrong scale",
        _PICTURE,
        "        sharp = self.sharp\n        place",
        "        sharp = self.ratio\n        place",
        _BOARD,
    ),
    Fault(
        "the whole table at each change",
        _PICTURE,
        "painter.setClipRegion(part)",
        "painter.setClipRect(0, 0, 999, 999)",
        _BOARD,
    ),
    Fault(
        "a table never painted again",
        _PICTURE,
        "        self.stale = []\n        easel",
        "        self.stale = []\n        return\n        easel",
        _BOARD,
    ),
    Fault("no room for the emblem", _PLAN, "78 if self.has_emblem else 20", "20 if self.has_emblem else 20", _PROMPT),
    Fault("words under the tiles", _PLAN, "return room - (buttons", "return room + tiles - (buttons", _PROMPT),
    Fault("a plan of other words", _PLAN, "        self._plans = {}\n", "", _PROMPT),
    Fault("letters that never shrink", _PLAN, "if letters is not None and letters < least:", "if False:", _PROMPT),
    Fault("a bar that letters don’t raise", _PLAN, "growth = max(1.0, ", "growth = min(1.0, ", _PROMPT),
    Fault("words over the tiles below", _PLAN, "look.px(APART + FOOT) + controls", "look.px(APART + FOOT)", _PROMPT),
    Fault(
        "all buttons in one row",
        _PLAN,
        "row_width([*rows[-1], button], plan.plain, plan.button) <= room",
        "row_width([button], plan.plain, plan.button) <= room",
        _PROMPT,
    ),
    Fault("a last row of one tile", _PLAN, "each = -(-len(self._tiles) // max(1, rows))", "each = fit", _PROMPT),
    Fault("a caption in one long line", _PLAN, "if wide > 5 * look.letter", "if wide > 500 * look.letter", _PROMPT),
    Fault(
        "panels as large as what they show",
        "ui/kit/frame/seats.py",
        "panels = self._roomiest or [panel",
        "panels = [panel",
        "tests/ui/kit/frame/test_seat_panels.py",
    ),
    Fault(
        "a list that grows with its note",
        "ui/kit/frame/moves_page.py",
        "        self._note.setFixedHeight(room + look.px(6))\n",
        "",
        "tests/ui/kit/frame/test_moves_list.py -k keeps_its_size",
    ),
)
