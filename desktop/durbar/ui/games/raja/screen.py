"""Raja’s screen as the frame sees it, declared from the files beside this one, with what stands in the top bar."""

from __future__ import annotations

from durbar.games.raja.events import GameEnded, RoundBegan, TurnBegan
from durbar.games.raja.moves import End
from durbar.games.raja.view import View
from durbar.ui.games.raja import estimates, names, prompt, seats, targets, telling
from durbar.ui.games.raja.board.board import RajaBoard
from durbar.ui.games.raja.manifest import MANIFEST
from durbar.ui.games.raja.tips import tips
from durbar.ui.games.raja.words import consequences, options, preview, reasons, results, tags
from durbar.ui.kit.screen import Endings, GameScreen, SetupWords
from durbar.ui.kit.text import usual_words
from durbar.ui.kit.values.chip import Chip
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import translate


def chips(view: View) -> list[Chip]:
    """Return the round, and where the Maharaja is."""
    if view.to_act is None:
        end = usual_words.the_end()
        return [Chip(end, end, True)]
    if view.round == 0:
        before = translate("Raja", "Before round 1")
        return [Chip(before, translate("Raja", "Set-up", "short for: before round 1"), True)]
    if estimates.is_last_round(view):
        last = translate("Raja", "Round {round}, the last").format(round=view.round)
        round_ = Chip(last, translate("Raja", "Last round"), True)
    else:
        words_ = translate("Raja", "Round {round} of {last}").format(round=view.round, last=view.last_round)
        round_ = Chip(words_, translate("Raja", "Round {round}").format(round=view.round), True)
    city = names.city_name(view.maharaja, view.board)
    maharaja = translate("Raja", "Maharaja in {city}").format(city=city)
    return [round_, Chip(maharaja, city, target=("maharaja",))]


def stage(view: View) -> int:
    """Return the round; 0 before the first."""
    return view.round


def private(sight: Sight) -> bool:
    """Return whether the disc is being set, or gold is hidden; before round 1 all know what each one has."""
    view: View = sight.view
    return view.to_act == sight.seat and (view.step == "disc" or (bool(view.options["hidden_gold"]) and view.round > 0))


SCREEN = GameScreen(
    manifest=MANIFEST,
    board_size=(1080, 700),
    make_board=RajaBoard,
    setup=SetupWords(
        options.option_words, ("short_game", "home_cities"), presets=options.presets, board_faults=options.faults
    ),
    endings=Endings(
        results.results, results.stage_table, results.telling_choices, begins=(RoundBegan, GameEnded), far=3
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
    ends_turn=(End,),
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
    path=targets.path,
    preview_path=preview.preview_path,
    log_lines=telling.log_lines,
    came_to_light=(TurnBegan,),
    headlines=telling.headlines,
    continues=telling.continues,
)
