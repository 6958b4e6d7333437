"""One choice judged by the expert's search, from what its seat knew then and nothing more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum, hypot, sqrt
from typing import Any

import msgspec

from durbar.bots import players_of
from durbar.bots.levels import LEVELS, bot
from durbar.bots.players import Consequence
from durbar.bots.review.review import Choice, Difference, Judged, Survey, Tried
from durbar.bots.search.chances import Curve, curve_of
from durbar.bots.search.memory import Memory
from durbar.bots.search.position import Position
from durbar.bots.search.result import MoveStats, SearchResult, merge_results
from durbar.bots.search.searcher import PARTS, Thinking
from durbar.engine.digest import digest
from durbar.engine.move import Move
from durbar.engine.record import BadRecord, Record, read_record
from durbar.engine.refusal import IllegalMove
from durbar.engine.reopening import Reopened, reopen
from durbar.engine.rng import Rng
from durbar.engine.state import State
from durbar.games import GAMES, game

_DIGITS = 5
#: So many consequences are told of a choice, and none that differs by less, or by less than so many standard errors:
#: of a dozen that are looked at, some seem to differ by chance.
MOST_DIFFERENCES, LEAST_DIFFERENCE, SURE_DIFFERENCE = 4, 0.05, 3.0
_STEP = 1e-4


class Subject:
    """A game that is looked back on: its positions, one more than moves, and what its seats knew at each."""

    def __init__(self, record: Record, states: Sequence[State], moves: Sequence[Move], cut: int = 0):
        """record: it may have more moves; what stands in it of the table is not looked at. cut: as of a Survey."""
        self.record, self.states, self.moves, self.cut = record, states, moves, cut
        self._memories = [Memory(record.game, seat) for seat in range(record.seats)]

    @classmethod
    def of_text(cls, data: bytes) -> Subject:
        """Return the game in the bytes of a save, up to its last good move. Raises BadRecord where nothing is good."""
        cut = 0
        try:
            record = read_record(data)
        except BadRecord as error:
            if error.good is None:
                raise
            record, cut = error.good, error.move
        while True:
            try:
                return cls.of_reopened(_reopened(record), cut)
            except BadRecord as error:  # what is called good may itself hold a bad move
                if error.good is None or len(error.good.moves) >= len(record.moves):
                    raise
                record, cut = error.good, error.move

    @classmethod
    def of_reopened(cls, found: Reopened, cut: int = 0) -> Subject:
        """Return the game of a record that was played again."""
        return cls(found.record, found.states, found.moves, cut)

    def up_to(self, moves: int) -> Subject:
        """Return the game as it stood after so many moves."""
        return Subject(self.record, self.states[: moves + 1], self.moves[:moves], self.cut)

    def survey(self) -> Survey:
        """Return what can be told before anything is judged."""
        record, last = self.record, self.states[-1]
        choices = tuple(
            Choice(at, state.to_act)
            for at, state in enumerate(self.states[:-1])
            if state.to_act is not None and len(state.legal_moves()) > 1
        )
        played = tuple(str(self.moves[choice.at]) for choice in choices)
        digests = tuple(self.states[choice.at].digest() for choice in choices)
        return Survey(
            record.game,
            record.seats,
            record.options,
            record.rules,
            len(self.moves),
            choices,
            played,
            digests,
            _shares(last) if last.to_act is None else None,
            self.cut,
            tuple(self._lit(at) for at in range(len(self.moves))),
        )

    def _lit(self, at: int) -> int:
        """Return the seats to which the move after ``at`` moves brought something that they could not foresee, as bits:
        chance had a part in it, or what a seat sees then is not what the move leads to elsewhere, as far as it knew.
        """
        before, after, move = self.states[at], self.states[at + 1], self.moves[at]
        if before.rng.state != after.rng.state:
            return (1 << before.seats) - 1
        return sum(1 << seat for seat in range(before.seats) if _foreseen(before, seat, move) != after.view(seat))

    def position(self, at: int) -> Position:
        """Return what the seat to act after ``at`` moves knew then."""
        state = self.states[at]
        seat = state.to_act
        assert seat is not None
        return Position.of(state, seat, self._memories[seat].of(self.states, self.moves[:at]))

    def judge(self, at: int, times: int, seed: int) -> Judged:
        """Return the choice that was made after ``at`` moves, judged. times, seed: as of Review and Judged."""
        position, move = self.position(at), self.moves[at]
        result = think(position, self.record.game, move, times, own_seed(seed, at, times))
        result = self._with_rest(at, times, seed, result)
        key = self.record.game
        tried = compared(result, curve_of(key, self.record.seats), players_of(key).unsure)
        best = next(stats for stats in result.moves if stats.move == tried[0].move)
        made = next(stats for stats in result.moves if stats.move == str(move))
        differences = told_apart(players_of(self.record.game).consequences, best, made)
        then = self._other_half(at, best.move, seed) if best is not made else ""
        return Judged(at, position.seat, self.states[at].digest(), str(move), tried, times, differences, then)

    def _other_half(self, at: int, best: str, seed: int) -> str:
        """Return what the expert makes of the other half of a choice, where a move is but one half; "" else."""
        state, key = self.states[at].copy(), self.record.game
        if not players_of(key).goes_on(state):
            return ""
        state.play(game(key).read_move(best))
        position = self.position(at)
        if state.to_act != position.seat:
            return ""
        position = Position.of(state, position.seat, position.noted)
        return str(bot(key, LEVELS[-1]).choose(position, own_seed(seed, at, 0)))

    def _with_rest(self, at: int, times: int, seed: int, result: SearchResult) -> SearchResult:
        """Return a result in which a choice promises what the best next one does, where that is of the same seat with
        nothing drawn in between, and is more: whoever made it may have had another way in mind than the search, or
        another order.

        Its samples are its own: the error of a difference is that of two independent searches, and what the two led to
        is not compared, for it may be counted at the end of another stage.
        """
        played, best = str(self.moves[at]), result.ranked()[0]
        if best.move == played or not self.goes_on(at):
            return result
        position, move = self.position(at + 1), self.moves[at + 1]
        rest = think(position, self.record.game, move, times, own_seed(seed, at + 1, times)).ranked()[0]
        made = next(stats for stats in result.moves if stats.move == played)
        if rest.outcome.shares[result.seat] <= made.outcome.shares[result.seat]:
            return result
        whole = credited(made, rest, best.playouts)
        return msgspec.structs.replace(result, moves=tuple(whole if one is made else one for one in result.moves))

    def goes_on(self, at: int) -> bool:
        """Return whether the seat that moves after ``at`` moves moves again, with nothing drawn in between."""
        if at + 1 >= len(self.moves) or self.states[at + 1].to_act != self.states[at].to_act:
            return False
        after = self.states[at].copy()
        before = after.rng.state
        after.play(self.moves[at])
        return after.rng.state == before


def credited(made: MoveStats, rest: MoveStats, playouts: int) -> MoveStats:
    """Return a move with what the best next one promises. playouts: of the move it is compared with: a next choice may
    have been searched longer because there was less to choose from, which says nothing for it.
    """
    return msgspec.structs.replace(
        made,
        playouts=playouts,
        shares=tuple(playouts * one for one in rest.outcome.shares),
        points=tuple(playouts * one for one in rest.outcome.points),
        won=rest.won,
        consequences=tuple(() for _ in made.consequences),
    )


def _foreseen(state: State, seat: int, move: Move) -> Any:
    """Return what a seat would see after a move in some state that looks the same to it; None where it can't be made:
    another seat has a card, say, that it might not have.
    """
    sample = state.resample(seat, Rng(0))
    try:
        sample.play(move)
    except IllegalMove:
        return None
    return sample.view(seat)


def _reopened(record: Record) -> Reopened:
    """Play a record again. Raises BadRecord."""
    if record.game not in GAMES:
        raise BadRecord("unknown_game", f"This Durbar does not know the game “{record.game}”.")
    return reopen(record, game(record.game))


def own_seed(seed: int, at: int, times: int) -> int:
    """Return the seed of one search of a review: none has to do with another."""
    return int(digest(f"{seed} {at} {times}".encode()), 16)


def think(position: Position, key: str, move: Move, times: int, seed: int) -> SearchResult:
    """Return what the expert finds when it thinks so many times longer than for its own moves, of this move too."""
    judge = judge_of(key, move, times)
    return merge_results([judge.part(position, seed, part) for part in range(PARTS)])


def judge_of(key: str, move: Move, times: int) -> Thinking:
    """Return the expert who thinks so many times longer than for its own moves, of this move too."""
    expert = bot(key, LEVELS[-1])
    assert isinstance(expert, Thinking)
    return expert.patient(times).adviser().judge(move)


def compared(result: SearchResult, curve: Curve, unsure: Mapping[str, float]) -> tuple[Tried, ...]:
    """Return the moves of a search, best first, with chances as they are told and what each promises less. unsure: as
    of Players.

    Who chooses is told the chance of a hint; what is left of 1 is shared by the others as the search found.
    """
    seat, ranked = result.seat, [stats for stats in result.ranked() if stats.playouts]
    best = ranked[0]
    top = curve.told(best.outcome.shares[seat])
    least, found = top, []
    for stats in ranked:
        chances = _told(stats.outcome.shares, seat, curve)
        least = min(least, chances[seat])  # what was given up early may seem better by luck alone
        steepness = _steepness(curve, (best.outcome.shares[seat] + stats.outcome.shares[seat]) / 2)
        doubt = unsure.get(stats.move.split(" ")[0], 0.0) if stats is not best else 0.0
        found.append(
            Tried(
                stats.move,
                tuple(round(one, _DIGITS) for one in _with(chances, seat, least)),
                round(top - least, _DIGITS),
                round(hypot(steepness * error_of_difference(best, stats), doubt), _DIGITS),
                stats.playouts,
            )
        )
    return tuple(found)


def told_apart(consequences: Sequence[Consequence], best: MoveStats, made: MoveStats) -> tuple[Difference, ...]:
    """Return in what the playouts of two moves ended otherwise beyond their uncertainty, what weighs most first.

    consequences: what stands in the columns of ``MoveStats.consequences``.
    """
    pairs = [
        pair
        for part, same in zip(best.consequences, made.consequences, strict=True)
        for pair in zip(part, same, strict=False)
    ]
    found = []
    for number, consequence in enumerate(consequences if len(pairs) > 1 else ()):
        ours, theirs = [one[number] for one, _ in pairs], [other[number] for _, other in pairs]
        means, error = (fsum(ours) / len(pairs), fsum(theirs) / len(pairs)), paired_error(ours, theirs)
        mean, other = map(consequence.told, means)
        if mean != other:
            error *= abs((mean - other) / (means[0] - means[1]))
        if abs(mean - other) > max(SURE_DIFFERENCE * error, LEAST_DIFFERENCE):
            one = Difference(consequence.key, round(mean, _DIGITS), round(other, _DIGITS), round(error, _DIGITS))
            found.append((abs(consequence.weight * (mean - other)), one))
    return tuple(one for _, one in sorted(found, key=lambda pair: -pair[0])[:MOST_DIFFERENCES])


def error_of_difference(one: MoveStats, other: MoveStats) -> float:
    """Return the standard error of what one move promises more than another, from the samples both were tried on.

    Of fewer than two samples nothing is known: it is 1 then.
    """
    pairs = [pair for part, same in zip(one.won, other.won, strict=True) for pair in zip(part, same, strict=False)]
    return paired_error([first for first, _ in pairs], [second for _, second in pairs]) if len(pairs) > 1 else 1.0


def paired_error(first: Sequence[float], second: Sequence[float]) -> float:
    """Return the standard error of the mean difference of pairs, of which there must be two at least."""
    many = len(first)
    leads = [one - other for one, other in zip(first, second, strict=True)]
    mean = fsum(leads) / many
    return sqrt(fsum((lead - mean) ** 2 for lead in leads) / (many * (many - 1)))


def _told(shares: Sequence[float], seat: int, curve: Curve) -> tuple[float, ...]:
    return _with(tuple(shares), seat, curve.told(min(1.0, max(0.0, shares[seat]))))


def _with(shares: Sequence[float], seat: int, own: float) -> tuple[float, ...]:
    """Return shares of which one seat has so much; the others share the rest as they did."""
    kept = [max(0.0, share) for share in shares]
    others = fsum(kept) - kept[seat]
    if others <= 0:
        return tuple(own if other == seat else (1 - own) / max(1, len(kept) - 1) for other in range(len(kept)))
    return tuple(own if other == seat else share * (1 - own) / others for other, share in enumerate(kept))


def _steepness(curve: Curve, chance: float) -> float:
    """Return how much faster what is told rises than what a search finds."""
    above, below = min(1.0, chance + _STEP), max(0.0, chance - _STEP)
    return (curve.told(above) - curve.told(below)) / (above - below)


def _shares(state: Any) -> tuple[float, ...]:
    """Return what part of the win each seat has in a game that is over."""
    standings = state.standings()
    winners = sum(one.rank == 1 for one in standings)
    shares = {one.seat: 1 / winners if one.rank == 1 else 0.0 for one in standings}
    return tuple(shares[seat] for seat in range(state.seats))
