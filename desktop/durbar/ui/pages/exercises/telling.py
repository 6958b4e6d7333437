"""What is said of an answer: right, nearly or wrong, by how much, and why."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from durbar.bots.search.reason import Reason
from durbar.session.exercises import Answer
from durbar.ui.dates import date_words
from durbar.ui.kit.screen import GameScreen
from durbar.ui.kit.values.prompt import Button, Prompt
from durbar.ui.kit.values.sight import Sight
from durbar.ui.pages.exercises.attempt import Attempt
from durbar.ui.puzzle_words import grade_words, subject_words
from durbar.ui.reason_words import caveat, difference_lines, nothing_apart, reason_line
from durbar.ui.review_words import better_words, chance_of, move_words, percent
from durbar.ui.words import translate

#: What buttons of the prompt ask for.
AGAIN, NEXT, CANCEL, LEAVE = "exercise:again", "exercise:next", "exercise:cancel", "exercise:leave"


def prompt_of(attempt: Attempt, screen: GameScreen, sight: Sight) -> Prompt:
    """Return the prompt after an answer."""
    if attempt.judging is not None:
        words = translate("Exercises", "The expert looks at your move: {part}.").format(part=percent(attempt.judging))
        second = translate("Exercises", "Nobody has thought about it here before; that takes a moment.")
        return Prompt(words, second, buttons=(_cancel(),))
    if attempt.failed:
        words = translate("Exercises", "This move could not be judged.")
        return Prompt(words, translate("Exercises", "Try another one, or go on."), buttons=_buttons(attempt))
    return Prompt(_verdict(attempt), _compared(attempt, screen), _tone(attempt), buttons=_buttons(attempt))


def told(attempt: Attempt, screen: GameScreen, sight: Sight, day: datetime | None = None) -> str:
    """Return what the expert says, in lines: the best move and why where it is found or shown; to who asks for a hint
    only what speaks for it.

    day: on which the position comes back.
    """
    parts = [
        [*_best(attempt, screen), *_reasons(attempt, screen, sight)],
        _others(attempt, screen, sight),
        _caveat(attempt, screen),
    ]
    if day is not None:
        parts.append([translate("Exercises", "This position comes back on {day}.").format(day=date_words(day))])
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def _best(attempt: Attempt, screen: GameScreen) -> list[str]:
    chance, puzzle = percent(attempt.best.chances[attempt.exercise.seat]), attempt.exercise.puzzle
    if not attempt.is_solved:
        return [translate("Exercises", "The best move wins {chance} of such games.").format(chance=chance)]
    words = translate("Exercises", "Best: {move} ({chance})")
    move = better_words(attempt.table, screen, attempt.table.at, attempt.best.move, attempt.exercise.then)
    best = words.format(move=move, chance=chance)
    if puzzle is None:
        return [best]
    grade = translate("Exercises", "Among the puzzles of this game it is {grade}.").format(
        grade=grade_words(puzzle.grade)
    )
    about = translate("Exercises", "It is about: {subjects}.").format(subjects=subject_words(puzzle.tags, screen))
    return [f"{grade} {about}" if puzzle.tags else grade, best]


def _reasons(attempt: Attempt, screen: GameScreen, sight: Sight) -> list[str]:
    """Return what is told of the best move: all that sets it apart, or as a hint what would not give it away."""
    if not (attempt.is_solved or attempt.hinted):
        return [_ways_on()]
    if not attempt.reasons:
        return []
    if attempt.is_solved:
        return _apart(attempt.apart()[0], screen, sight)
    if hints := attempt.hints():
        words = translate("Exercises", "What speaks for it (+) and against it (−), as for others:")
        return [words, *(reason_line(reason, screen, sight.view) for reason in hints)]
    if attempt.subjects:
        words = translate("Exercises", "It is about: {subjects}. To say more would give it away.")
        return [words.format(subjects=subject_words(attempt.subjects, screen))]
    return [translate("Exercises", "What speaks for it speaks for no other move: to say it would give it away.")]


def _apart(reasons: Sequence[Reason], screen: GameScreen, sight: Sight) -> list[str]:
    found = [reason_line(reason, screen, sight.view) for reason in reasons]
    return [translate("Exercises", "What sets it apart:"), *found] if found else []


def _ways_on() -> str:
    return translate("Exercises", "The lamp tells what speaks for it, “Show me” which one it is.")


def _others(attempt: Attempt, screen: GameScreen, sight: Sight) -> list[str]:
    """Return the answer, what was played in the game and, of neither, what is next best, with their chances; nothing
    twice.
    """
    lines, before = [], {attempt.best.move} if attempt.is_solved else set()
    for move, words in (
        (attempt.move, translate("Exercises", "Your answer: {move} ({chance})")),
        (attempt.exercise.played, translate("Exercises", "Played in the game: {move} ({chance})")),
        (attempt.rival if attempt.is_solved else "", translate("Exercises", "Next best: {move} ({chance})")),
    ):
        found = attempt.tried_of(move)
        if found is not None and move not in before:
            before.add(move)
            chance = chance_of(found, attempt.best, attempt.exercise.seat)
            lines.append(words.format(move=_name(attempt, screen, move), chance=chance))
            if attempt.reasons and move == attempt.rival:
                lines += _apart(attempt.apart()[1], screen, sight)
            if attempt.is_solved and move == attempt.exercise.played:
                lines += difference_lines(attempt.exercise.differences, screen)
    return lines


def _caveat(attempt: Attempt, screen: GameScreen) -> list[str]:
    """Return that no reasons speak for the best move once it is told, or that those that were told do not."""
    reasons, exercise = attempt.apart(), attempt.exercise
    if not (attempt.is_solved and attempt.reasons):
        return []
    if not (any(reasons) or exercise.differences):
        return [nothing_apart()]
    return caveat(reasons, exercise.differences if attempt.rival == exercise.played else (), screen)


def _verdict(attempt: Attempt) -> str:
    match attempt.answer:
        case _ if attempt.shown and not attempt.is_found:
            return translate("Exercises", "This is the best move.")
        case Answer.RIGHT:
            return translate("Exercises", "Right: that is the best move.")
        case Answer.NEARLY if _is_told_alike(attempt):
            return translate("Exercises", "Right as well: no worse than the best, as far as the expert can tell.")
        case Answer.NEARLY:
            return translate("Exercises", "Nearly: hardly worse than the best, as far as the expert can tell.")
    found, made = attempt.tried_of(attempt.move), attempt.tried_of(attempt.exercise.played)
    if found is not None and made is not None and round(found.less, 2) < round(made.less, 2):
        return translate("Exercises", "Better than in the game, but there is a better move still.")
    return translate("Exercises", "Wrong: there is a better move.")


def _is_told_alike(attempt: Attempt) -> bool:
    """Return whether the answer is told the same chance as the best move."""
    found = attempt.tried_of(attempt.move)
    return found is not None and round(found.less, 2) == 0


def _compared(attempt: Attempt, screen: GameScreen) -> str:
    """Return the answer with its chance, and that of the best move."""
    seat, found = attempt.exercise.seat, attempt.tried_of(attempt.move)
    best = percent(attempt.best.chances[seat])
    if found is None or found is attempt.best or (attempt.shown and not attempt.is_found):
        return _chance(_name(attempt, screen, attempt.best.move), best)
    words = translate("Exercises", "{move}: {chance} to win; the best move: {best}.")
    return words.format(move=_name(attempt, screen, found.move), chance=chance_of(found, attempt.best, seat), best=best)


def _chance(move: str, chance: str) -> str:
    return translate("Exercises", "{move}: {chance} to win.").format(move=move, chance=chance)


def _name(attempt: Attempt, screen: GameScreen, move: str) -> str:
    return move_words(attempt.table, screen, attempt.table.at, move)


def _tone(attempt: Attempt) -> str:
    return "gain" if attempt.is_found else "quiet"


def _buttons(attempt: Attempt) -> tuple[Button, ...]:
    solved = attempt.is_solved
    on = _leave(solved) if attempt.is_last else _next(solved)
    return (on,) if solved else (_again(), on)


def _again() -> Button:
    return Button(
        translate("Exercises", "Try again"),
        translate("Exercises", "T", "key for: try again"),
        action=AGAIN,
        primary=True,
        tip=translate("Exercises", "Takes your answer back: seek another move."),
    )


def _next(primary: bool) -> Button:
    words = translate("Exercises", "Next", "a button: the next position")
    return Button(words, action=NEXT, primary=primary, tip=translate("Exercises", "The next position."))


def _leave(primary: bool) -> Button:
    words = translate("Exercises", "Done", "a button: leave, after the last position")
    return Button(words, action=LEAVE, primary=primary, tip=translate("Exercises", "Leaves the positions."))


def _cancel() -> Button:
    return Button(
        translate("Exercises", "Stop"),
        translate("Exercises", "T", "key for: try again"),
        action=CANCEL,
        primary=True,
        tip=translate("Exercises", "Takes your answer back: seek another move."),
    )
