"""The Dice Charmers’ screen as the frame sees it, declared from the files beside this one, with its top bar."""

from __future__ import annotations

from durbar.games.dice_charmers.events import DiceRerolled, RoundBegan
from durbar.games.dice_charmers.moves import End
from durbar.games.dice_charmers.view import View
from durbar.ui.games.dice_charmers import names, prompt, seats, targets, telling
from durbar.ui.games.dice_charmers.board.board import DiceCharmersBoard
from durbar.ui.games.dice_charmers.board.layout import BOARD_SIZE
from durbar.ui.games.dice_charmers.board.sketch import sketch_of
from durbar.ui.games.dice_charmers.manifest import MANIFEST
from durbar.ui.games.dice_charmers.tips import tips
from durbar.ui.games.dice_charmers.words import consequences, options, preview, reasons, results, tags
from durbar.ui.kit.screen import Endings, GameScreen, SetupWords
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.chip import Chip
from durbar.ui.kit.values.seat_line import Sketch
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import translate


def chips(view: View) -> list[Chip]:
    """Return the round and the sheet."""
    sheet = Chip(names.sheet_name(view), names.sheet_name(view))
    if view.to_act is None:
        end = usual_words.the_end()
        return [Chip(end, end, True), sheet]
    round_ = names.round_words(view)
    if max(view.excesses) > 0:
        two = view.seats == seats.TWO_PLAYERS_SLOTS
        last = translate("DiceCharmers", "Last dice") if two else translate("DiceCharmers", "Last round")
        short = translate("DiceCharmers", "Last", "short for: last round")
        return [Chip(round_, round_, True), Chip(last, short, True), sheet]
    return [Chip(round_, round_, True), sheet]


def stage(view: View) -> int:
    """Return the round, from 0."""
    return view.round - 1


def peek(seat: int, sight: Sight) -> Sketch | None:
    """Return a seat’s sheet, large; the one that is large on the board already needs no other."""
    view: View = sight.view
    if seat == names.shown_seat(sight):
        return None
    return sketch_of(view, seat)


SCREEN = GameScreen(
    manifest=MANIFEST,
    board_size=BOARD_SIZE,
    make_board=DiceCharmersBoard,
    setup=SetupWords(options.option_words, ("sheet",), board_faults=options.faults),
    endings=Endings(results.results, rolls=(RoundBegan,), far=30),
    telling=telling.TELLING,
    chips=chips,
    stage=stage,
    seat_line=seats.seat_line,
    peek=peek,
    prompt=prompt.prompt,
    first_words=prompt.first_words,
    key_moves=prompt.key_moves,
    ends_turn=(End,),
    move_row=preview.move_row,
    listed=preview.in_order,
    moves_note=preview.moves_note,
    preview=preview.preview,
    previewed_number=preview.previewed_number,
    claims=preview.claims,
    doubt=preview.doubt,
    why=reasons.why,
    reason_words=reasons.reason_words,
    consequence_words=consequences.consequence_words,
    expected_words=reasons.expected_words,
    tag_words=tags.tag_words,
    moves_at=targets.moves_at,
    targets_of=targets.targets_of,
    tellers=tips.TELLERS,
    choose=targets.choose,
    turn=targets.turn,
    log_lines=telling.log_lines,
    came_to_light=(RoundBegan, DiceRerolled),
    headlines=telling.headlines,
    continues=telling.continues,
    undone_as_one=False,
)
