"""Taj Mahal’s screen as the frame sees it, declared from the files beside this one, with what stands in the top bar."""

from __future__ import annotations

from durbar.games.taj_mahal.events import GameEnded, VisitBegan
from durbar.games.taj_mahal.view import View
from durbar.ui.games.taj_mahal import names, prompt, seats, targets, telling
from durbar.ui.games.taj_mahal.board.aside import TajMahalAside
from durbar.ui.games.taj_mahal.board.board import TajMahalBoard
from durbar.ui.games.taj_mahal.manifest import MANIFEST
from durbar.ui.games.taj_mahal.tips import tips
from durbar.ui.games.taj_mahal.words import consequences, options, preview, reasons, results, tags
from durbar.ui.kit.screen import Endings, GameScreen, SetupWords
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.chip import Chip
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import translate


def chips(view: View) -> list[Chip]:
    """Return the visit and its province."""
    if view.to_act is None:
        end = usual_words.the_end()
        return [Chip(end, end, True)]
    visit = names.visit_words(view)
    short = translate("TajMahal", "Visit {visit}").format(visit=view.visit)
    province = names.province_name(view.province, view.board)
    return [Chip(visit, short, True), Chip(province, province, target=("province", view.province))]


def stage(view: View) -> int:
    """Return the visit, from 0."""
    return view.visit - 1


def private(sight: Sight) -> bool:
    """Return whether a hand lies open: while its owner acts."""
    view: View = sight.view
    return sight.people > 1 and view.to_act == sight.seat


SCREEN = GameScreen(
    manifest=MANIFEST,
    board_size=(980, 585),
    make_board=TajMahalBoard,
    make_aside=TajMahalAside,
    setup=SetupWords(options.option_words, board_faults=options.faults),
    endings=Endings(
        results.results,
        results.stage_table,
        results.telling_choices,
        whole_stages=True,
        begins=(VisitBegan, GameEnded),
        far=30,
    ),
    telling=telling.TELLING,
    chips=chips,
    stage=stage,
    seat_line=seats.seat_line,
    private=private,
    secret=tips.secret,
    prompt=prompt.prompt,
    first_words=prompt.first_words,
    key_moves=prompt.key_moves,
    move_row=preview.move_row,
    listed=preview.in_order,
    moves_note=preview.moves_note,
    preview=preview.preview,
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
    log_lines=telling.log_lines,
    came_to_light=(VisitBegan,),
    headlines=telling.headlines,
)
