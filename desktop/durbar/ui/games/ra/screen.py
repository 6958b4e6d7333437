"""Ra’s screen as the frame sees it, declared from the files beside this one, with what stands in the top bar."""

from __future__ import annotations

from durbar.games.ra.events import EpochBegan, GameEnded, RaDrawn, TileDrawn
from durbar.games.ra.view import View
from durbar.ui.games.ra import names, prompt, seats, targets, telling
from durbar.ui.games.ra.board.board import RaBoard
from durbar.ui.games.ra.manifest import MANIFEST, epoch_name
from durbar.ui.games.ra.tips import tips
from durbar.ui.games.ra.words import consequences, move_words, options, preview, reasons, results, tags
from durbar.ui.kit.screen import Endings, GameScreen, SetupWords
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.chip import Chip


def chips(view: View) -> list[Chip]:
    """Return the three epochs."""
    over = view.to_act is None
    chips = [
        Chip(
            epoch_name(epoch) if epoch == view.epoch and not over else names.epoch_short(epoch),
            names.epoch_short(epoch),
            epoch == view.epoch and not over,
            ("stage", epoch),
        )
        for epoch in (1, 2, 3)
    ]
    if over:
        chips.append(Chip(usual_words.the_end(), usual_words.the_end(), True))
    return chips


def stage(view: View) -> int:
    """Return the epoch, from 0."""
    return view.epoch - 1


SCREEN = GameScreen(
    manifest=MANIFEST,
    board_size=(1000, 620),
    make_board=lambda: RaBoard(worth=move_words.gains_by_place),
    setup=SetupWords(options.option_words),
    endings=Endings(
        results.results, results.stage_table, results.telling_choices, begins=(EpochBegan, GameEnded), far=20
    ),
    telling=telling.TELLING,
    chips=chips,
    stage=stage,
    seat_line=seats.seat_line,
    secret=tips.secret,
    prompt=prompt.prompt,
    first_step=prompt.first_step,
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
    log_lines=telling.log_lines,
    came_to_light=(TileDrawn, RaDrawn),
    headlines=telling.headlines,
)
