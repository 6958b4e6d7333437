"""What a review tells, in words: its summary, its moments, where a result came from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from durbar.bots import players_of
from durbar.bots.review import story
from durbar.bots.review.line import Step
from durbar.bots.review.review import Review, Tried
from durbar.bots.review.story import Accuracy, Kind, Moment, Story, Sums, Tale
from durbar.bots.review.verdict import Verdict
from durbar.engine.state import State
from durbar.session.player import Player
from durbar.session.reviewer import ReviewFailed
from durbar.session.session import GameSession
from durbar.ui.games import score_words
from durbar.ui.kit.screen import GameScreen
from durbar.ui.kit.values.sight import Sight
from durbar.ui.words import capital, listed, number, signed, translate


def percent(chance: float) -> str:
    """Return a chance as a whole number of percent."""
    return translate("Hints", "{number}%").format(number=round(100 * chance))


def change(by: float) -> str:
    """Return a gain or loss of chance: "+11%", "−8%"."""
    return translate("Hints", "{number}%").format(number=signed(round(100 * by)))


def cost(moment: Moment) -> float:
    """Return what a moment cost, in whole percent, by which it is called and comes in the list."""
    return round(moment.judged.made.less, 2)


def chance_of(tried: Tried, best: Tried, seat: int) -> str:
    """Return the chance of a seat after a move as it is told beside that of the best: it is less by what that costs."""
    return percent(round(best.chances[seat], 2) - round(tried.less, 2))


def verdict_name(verdict: Verdict) -> str:
    """Return what a choice is called."""
    match verdict:
        case Verdict.BEST:
            return translate("Review", "best")
        case Verdict.FINE:
            return translate("Review", "fine")
        case Verdict.INACCURACY:
            return translate("Review", "inaccuracy")
        case Verdict.MISTAKE:
            return translate("Review", "mistake")
        case Verdict.BLUNDER:
            return translate("Review", "blunder")


def failure(error: ReviewFailed) -> str:
    """Return why there is no review, in one sentence; in English where Durbar itself is at fault."""
    match error.key:
        case "start":
            return translate("Review", "The system starts no process for the review.")
        case "lost":
            return translate("Review", "The review’s processes ended or fell silent, again and again.")
        case "closed":
            return translate(
                "Review",
                "This game goes on, and its players have secrets: it can be reviewed for one of them only.",
            )
    return str(error)


def sight_at(table: GameSession, at: int, seat: int) -> Sight:
    """Return the table after ``at`` moves as a seat saw it that was to choose then."""
    return sight_of_state(table, table.states[at], seat)


def sight_of_state(table: GameSession, state: State, seat: int) -> Sight:
    """Return a position of these players, perhaps one that never was, as a seat sees it that may be to choose."""
    return Sight(
        seat=seat,
        view=state.view(seat),
        players=table.players,
        legal=state.legal_moves(),
        why_not=state.why_not,
        live=False,
        people=len(table.people),
        over=table.to_act is None,
    )


def stage_words(screen: GameScreen, view: object) -> str:
    """Return the name of the stage of a position: its epoch, its round, its visit."""
    return next((chip.words for chip in screen.chips(view) if chip.on), "")


def move_words(table: GameSession, screen: GameScreen, at: int, text: str) -> str:
    """Return a move that could be made after ``at`` moves in the words of the list of moves, told to who chose."""
    seat = table.states[at].to_act
    assert seat is not None
    return screen.move_row(table.game.read_move(text), sight_at(table, at, seat)).words


def better_words(table: GameSession, screen: GameScreen, at: int, best: str, then: str) -> str:
    """Return a move in such words, with its other half where it is but one of two. then: as of Judged."""
    words = move_words(table, screen, at, best)
    if not then:
        return words
    state = table.states[at].copy()
    seat = state.to_act
    assert seat is not None
    state.play(table.game.read_move(best))
    other = screen.move_row(table.game.read_move(then), sight_of_state(table, state, seat)).words
    return translate("Review", "{words}; other half: {other}").format(words=words, other=other)


def played_words(table: GameSession, screen: GameScreen, at: int, viewer: int) -> str:
    """Return what the log says of the move that was made after ``at`` moves, as a viewer may know it.

    What it was followed by is not told as if it were the move: the roll of a new round, the disc of the next player.
    """
    sight, seat = sight_at(table, at, viewer), table.states[at].to_act
    done = [
        event
        for event in table.seen(at, viewer)
        if not isinstance(event, screen.came_to_light) or getattr(event, "seat", None) == seat
    ]
    lines = [line.words for line in screen.log_lines(done, sight) if not line.heading]
    if lines or (table.to_act is not None and seat not in (None, viewer)):  # what the log hides stays hidden
        return lines[0] if lines else ""
    return move_words(table, screen, at, str(table.moves[at]))


def step_words(table: GameSession, screen: GameScreen, step: Step, viewer: int) -> str:
    """Return what happens in a move of a line, in the words of the log."""
    sight = sight_of_state(table, step.before, viewer)
    seen = [event for one in step.events if (event := one.seen_by(viewer)) is not None]
    lines = [line.words for line in screen.log_lines(seen, sight) if not line.heading]
    if lines or step.before.to_act is None:
        return _stopped(lines[0]) if lines else ""
    return _stopped(screen.move_row(step.move, sight_of_state(table, step.before, step.before.to_act)).words)


def other_half(table: GameSession, screen: GameScreen, at: int) -> str:
    """Return the other half of the choice of which one was made after ``at`` moves; "" where it was whole."""
    goes_on = players_of(table.record.game).goes_on
    if goes_on(table.states[at]) and at + 1 < table.at:
        other, words = at + 1, translate("Review", "Second half of the same choice: {words}")
    elif at and goes_on(table.states[at - 1]):
        other, words = at - 1, translate("Review", "First half of the same choice: {words}")
    else:
        return ""
    return words.format(words=move_words(table, screen, other, str(table.moves[other])))


def hindsight(table: GameSession, screen: GameScreen, at: int, viewer: int) -> str:
    """Return what came to light after ``at`` moves, before who chose then had the next choice, and which a viewer did
    not know; "" where nothing did.
    """
    for place in range(at, table.at):
        if place > at and _chooses_again(table, at, place):
            break
        new = [one for one in table.seen(place, viewer) if isinstance(one, screen.came_to_light)]
        new = [one for one in new if not (one.reveals and getattr(one, "seat", None) == viewer)]
        lines = screen.log_lines(new[:1], sight_at(table, place, viewer)) if new else ()
        words = next((line.words for line in lines if not line.heading), "")
        if words:
            told = translate("Review", "Seen from the end, this came to light next: {words}")
            return told.format(words=_stopped(words))
    return ""


def _chooses_again(table: GameSession, at: int, place: int) -> bool:
    """Return whether who chose after ``at`` moves has another choice at a place, and not only its other half."""
    state, halves = table.states[place], players_of(table.record.game).goes_on(table.states[place - 1])
    return state.to_act == table.states[at].to_act and not halves and len(state.legal_moves()) > 1


def hero(review: Review, table: GameSession) -> int:
    """Return whose game is told: the only person's, or the winner's, else that of the first seat that is reviewed."""
    people = [seat for seat in table.people if seat in review.reviewed]
    if len(people) == 1 or review.result is None:
        return people[0] if people else review.reviewed[0]
    return max(range(review.seats), key=review.result.__getitem__)


def summary(review: Review, table: GameSession, screen: GameScreen, tale: Tale) -> list[str]:
    """Return a seat's game in three sentences: how it went, what cost most, what luck and the others did; before them,
    once the game is over, who won with what.
    """
    name = table.players[tale.seat].name
    told = [_course(review, tale, name), _costliest(table, screen, tale, name), _others(review, tale.sums, name)]
    return told if table.to_act is not None else [result_words(table), *told]


def result_words(table: GameSession) -> str:
    """Return who won a game that is over, by what if scores don't tell, and what everybody came to, best first."""
    order, called = table.state.standings(), score_words(table.record.game)
    winners = [table.players[one.seat].name for one in order if one.rank == 1]
    scores = ", ".join(f"{table.players[one.seat].name} {called.written(one.score)}" for one in order)
    if called.decided is not None and len(winners) == 1 and order[0].score == order[1].score:
        decided = called.decided(order, sight_of_state(table, table.state, order[0].seat))
        words = translate("Review", "{name} won: {decided}. {what}: {scores}.")
        return words.format(name=winners[0], decided=decided, what=called.score, scores=scores)
    words = translate("Review", "{names} won. {what}: {scores}.", None, len(winners))
    return words.format(names=listed(winners), what=called.score, scores=scores)


def _course(review: Review, tale: Tale, name: str) -> str:
    now = percent(tale.sums.result)
    if review.result is None:
        if tale.ahead_since is not None:
            words = translate(
                "Review",
                "In chances to win, {player} has been clearly ahead since move {move}, and wins {chance} of such"
                " games.",
            )
            return words.format(player=name, move=tale.ahead_since, chance=now)
        words = translate("Review", "{player} is not clearly ahead now, and wins {chance} of such games.")
        return words.format(player=name, chance=now)
    won = review.result[tale.seat]
    if won:
        # at the end whoever wins is ahead: since when tells how long it was open
        if tale.ahead_since is not None and tale.ahead_since < review.moves:
            words = translate("Review", "In chances to win, {player} took a clear lead at move {move} and kept it.")
            return words.format(player=name, move=tale.ahead_since)
        return translate("Review", "In chances to win, {player} was not clearly ahead before the end.").format(
            player=name
        )
    if tale.ahead_until is None:
        return translate("Review", "In chances to win, {player} was never clearly ahead.").format(player=name)
    words = translate("Review", "In chances to win, {player} was clearly ahead for the last time at move {move}.")
    return words.format(player=name, move=tale.ahead_until)


def _costliest(table: GameSession, screen: GameScreen, tale: Tale, name: str) -> str:
    moment = tale.costliest
    if moment is None:
        return translate("Review", "No choice of {player}’s was bad beyond doubt.").format(player=name)
    words = translate("Review", "Of the choices of {player}, move {move} cost most, {change}: {words}")
    told = played_words(table, screen, moment.at, moment.seat)
    return words.format(player=name, move=moment.at + 1, change=change(-cost(moment)), words=_stopped(told))


def _others(review: Review, sums: Sums, name: str) -> str:
    if sums.unsplit:
        words = translate("Review", "Luck and the choices of the others together made {both} for {player}.")
        return words.format(both=change(sums.luck + sums.course + sums.others), player=name)
    if max(abs(sums.luck), abs(sums.course), abs(sums.others)) > 1:
        words = translate(
            "Review",
            "The chances of {player} went to and fro; all the swings add up to this: {what} {luck}, course of the game"
            " {course}, mistakes of the others {others}, own choices {own}.",
        )
    elif not story.has_chance(review):
        words = translate(
            "Review",
            "For {player}: {what} {luck}, course of the game {course}, mistakes of the others {others}, own choices"
            " {own}.",
        )
    elif sums.luck > story.CLEAR:
        words = translate(
            "Review",
            "Luck and surprises favoured {player} ({luck}); the course of the game brought {course}, mistakes of the"
            " others {others}, own ones {own}.",
        )
    elif sums.luck < -story.CLEAR:
        words = translate(
            "Review",
            "Luck and surprises were against {player} ({luck}); the course of the game brought {course}, mistakes of"
            " the others {others}, own ones {own}.",
        )
    else:
        words = translate(
            "Review",
            "Luck and surprises changed little for {player} ({luck}); the course of the game brought {course}, mistakes"
            " of the others {others}, own ones {own}.",
        )
    return words.format(player=name, what=luck_name(review), **_changes(sums))


def luck_name(review: Review) -> str:
    """Return what brought what nobody could foresee: in a game without chance that is no luck."""
    if story.has_chance(review):
        return translate("Review", "luck and surprises")
    return translate("Review", "surprises")


def _changes(sums: Sums) -> dict[str, str]:
    """Return what luck, the course of the game, own choices and those of the others changed, as words are filled in."""
    return {
        "luck": change(sums.luck),
        "course": change(sums.course),
        "own": change(sums.own),
        "others": change(sums.others),
    }


def moment_title(moment: Moment, players: Sequence[Player]) -> str:
    """Return what a moment is called, whose it was and when."""
    name = verdict_name(moment.verdict)
    return translate("Review", "{verdict}: {name}, move {number}").format(
        verdict=capital(name), name=players[moment.seat].name, number=number(moment.at + 1)
    )


def place_words(moment: Moment) -> str:
    """Return the place to expect after the better move, and after the one that was played; "" where both read alike."""
    words = translate("Review", "Place to expect, by everybody’s chances: {good} instead of {bad}")
    tried = moment.judged.best, moment.judged.made
    good, bad = (number(story.place(one, moment.seat), 1) for one in tried)
    return words.format(good=good, bad=bad) if good != bad else ""


def you_words() -> str:
    """Return who is meant by “you” where nobody knows who reads."""
    return translate("Review", "“You” is always the player whose choice it was.")


def moment_words(moment: Moment, table: GameSession, screen: GameScreen) -> str:
    """Return a moment in a line: when it was, what was played, what it is called and cost, and what was better."""
    judged = moment.judged
    words = translate(
        "Review", "{stage}, move {move}, {verdict} ({change}): {words} Better: {better} ({good} instead of {bad})."
    )
    return words.format(
        stage=stage_words(screen, table.states[moment.at].view(moment.seat)),
        move=moment.at + 1,
        verdict=verdict_name(moment.verdict),
        change=change(-cost(moment)),
        words=_stopped(move_words(table, screen, moment.at, judged.played)),
        better=better_words(table, screen, moment.at, judged.best.move, judged.then),
        good=percent(judged.best.chances[moment.seat]),
        bad=chance_of(judged.made, judged.best, moment.seat),
    )


def told(
    review: Review,
    table: GameSession,
    screen: GameScreen,
    seat: int | None = None,
    why: Callable[[Moment], Sequence[str]] = lambda _moment: (),
) -> Iterator[str]:
    """Yield the lines of a review that is read as text. seat: whose moments alone are told; None: all seats'. why: the
    lines that are to stand below a moment.
    """
    whole = story.Story(review)
    sums = whole.sums()
    yield " ".join(summary(review, table, screen, whole.tale(hero(review, table) if seat is None else seat)))
    yield you_words()
    for one in review.reviewed if seat is None else (seat,):
        yield ""
        yield sums_words(review, sums[one], table.players[one].name)
        yield f"  {accuracy_words(story.accuracy(review, one))}"
        for line in luck_lines(whole, table, screen, one):
            yield f"  {line}"
        for moment in story.moments(review, one):
            yield f"  {moment_words(moment, table, screen)}"
            if half := other_half(table, screen, moment.at):
                yield f"    {half}"
            for line in why(moment):
                yield f"    {line}"
            if len(table.players) > 2 and (place := place_words(moment)):
                yield f"    {place}"


def sums_words(review: Review, sums: Sums, name: str) -> str:
    """Return where a seat's result came from, in a line."""
    words = translate(
        "Review",
        "{player}: {fair} at the start, {what} {luck}, course of the game {course}, own choices {own}, "
        "mistakes of the others {others}: {result}.",
    )
    fair, result = percent(sums.fair), percent(sums.result)
    return words.format(player=name, fair=fair, result=result, what=luck_name(review), **_changes(sums))


def luck_lines(whole: Story, table: GameSession, screen: GameScreen, seat: int) -> Iterator[str]:
    """Yield what luck and surprises changed most of a seat's chance, in the order of the game, a line each: turning
    points, so neither the deal nor how the game came out.
    """
    words = translate("Review", "{what}, move {move} ({change}): {words}")
    changes = whole.turning_points(seat, len(whole.swings[seat]))
    lucky = [one for one in changes if one.kind is Kind.CHANCE and abs(one.by) >= story.CLEAR]
    told = sorted(lucky, key=lambda one: -abs(one.by))[: story.TURNING]
    for one in sorted(told, key=lambda one: one.end):
        place = one.end - 1
        new = [event for event in table.seen(place, seat) if isinstance(event, screen.came_to_light)]
        lines = [line.words for line in screen.log_lines(new, sight_at(table, place, seat)) if not line.heading]
        done = lines[0] if lines else played_words(table, screen, place, seat)
        yield words.format(
            what=capital(luck_name(whole.review)), move=number(one.end), change=change(one.by), words=_stopped(done)
        )


def accuracy_words(accuracy: Accuracy) -> str:
    """Return how a seat's choices were called, in a line."""
    counts = accuracy.counts
    told = [
        translate("Review", "%n best", None, counts[Verdict.BEST]),
        translate("Review", "%n fine", None, counts[Verdict.FINE]),
        translate("Review", "%n inaccuracy(ies)", None, counts[Verdict.INACCURACY]),
        translate("Review", "%n mistake(s)", None, counts[Verdict.MISTAKE]),
        translate("Review", "%n blunder(s)", None, counts[Verdict.BLUNDER]),
    ]
    return listed(told)


def _stopped(words: str) -> str:
    return words if words.endswith((".", "!", "?", "…")) else f"{words}."
