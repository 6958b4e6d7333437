"""Puzzles are found: a game of experts is played and looked through; what stands out is tried long and hard."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from durbar.bots import players_of
from durbar.bots.levels import LEVELS, bot
from durbar.bots.puzzles.puzzle import Puzzle
from durbar.bots.review.judging import Subject, compared, own_seed, think
from durbar.bots.review.review import Tried
from durbar.bots.review.verdict import INACCURACY, MISTAKE
from durbar.bots.search.chances import curve_of
from durbar.bots.search.memory import Past
from durbar.bots.search.position import Position
from durbar.bots.search.searcher import Thinking
from durbar.engine.digest import digest
from durbar.engine.game import HIGHEST_SEED
from durbar.engine.move import Move
from durbar.engine.record import Played, Record
from durbar.engine.rng import Rng
from durbar.games import game

#: All other moves are worse by so much of the chance to win at least, and by so many standard errors.
LEAST, ERRORS = INACCURACY, 4.0
#: Who finds a move must not be the level that is to be taught; bold players make positions that experts avoid.
GENTLE, STEADY, BOLD, EXPERT = LEVELS[1:]
#: What leads by less than this is close.
_CLOSE = 0.05
#: How often a player is asked, each time with other errors, and how often it may find the move that it "does not find".
_ASKED, _BY_LUCK = 5, 1
#: How long the expert thinks, in its own times, and by how many standard errors a move must lead then, when a game is
#: looked through.
_LOOKS = ((1, 2.0), (4, ERRORS))
#: How long it thinks when a position is tried, as long as a deep review does where all is clear; and when it solves a
#: puzzle, in a search that has nothing to do with the other.
_TRIAL, SOLVING = 16, 10
#: So long it thinks, in its own times, of each legal move that it did not want to try.
_UNWANTED = 4
#: The most positions of a game that are tried, and how many moves lie between two of them: neighbours are alike.
_TRIED, _APART = 5, 15


class Suspect(msgspec.Struct, frozen=True):
    """A position that may be a puzzle.

    number: of its game. at: after so many moves of it. record, seat: as of a Puzzle. best: the move that seems best.
    """

    game: str
    number: int
    at: int
    record: str
    seat: int
    best: str

    @property
    def name(self) -> str:
        """A name that no other position has."""
        return digest(self.record.encode())


def played(key: str, number: int, seed: int) -> Subject:
    """Return game ``number``, from 0, of experts: at every number of seats in turn, at every other one a bold player.

    Raises UnknownGame.
    """
    tables = game(key).seats
    seats = tables[number % len(tables)]
    levels = [BOLD if number % 2 and seat == number // 2 % seats else EXPERT for seat in range(seats)]
    return played_by(key, levels, (seed + number) % (HIGHEST_SEED + 1))


def played_by(key: str, levels: Sequence[str], deal: int) -> Subject:
    """Return a game among players of these levels, seat by seat, who remember it. deal: its seed."""
    players = [bot(key, level) for level in levels]
    rules, seats = game(key), len(levels)
    state, past = rules.start(seats, deal), Past(key)
    record, states, moves = Record(key, seats, deal, {}, [], rules=rules.revision), [state.copy()], []
    while (seat := state.to_act) is not None:
        move = players[seat].choose(past.position(state, seat), deal + state.played)
        past.add(state, move)
        state.play(move)
        record.moves.append(Played(str(move), state.digest()))
        states.append(state.copy())
        moves.append(move)
    return Subject(record, states, moves)


def suspects(key: str, number: int, seed: int) -> tuple[Suspect, ...]:
    """Return some positions of a game that may be puzzles, by chance easy or hard ones, in the order of the game.

    A position is not looked at where the gentle player would have done what was done. Raises UnknownGame.
    """
    subject = played(key, number, seed)
    found = sorted(_standing_out(subject, number, seed), key=lambda one: one.name)
    kept: list[Suspect] = []
    for one in found:
        if len(kept) < _TRIED and all(abs(one.at - other.at) >= _APART for other in kept):
            kept.append(one)
    return tuple(sorted(kept, key=lambda one: one.at))


def _standing_out(subject: Subject, number: int, seed: int) -> Iterator[Suspect]:
    record = subject.record
    for choice in subject.survey().choices:
        position, move = subject.position(choice.at), subject.moves[choice.at]
        if not _fails(record.game, GENTLE, position, str(move), seed):
            continue
        for times, errors in _LOOKS:
            tried = subject.judge(choice.at, times, seed).tried
            if not stands_out(tried, errors):
                break
        else:
            best = tried[0].move
            if best == str(move) or _fails(record.game, GENTLE, position, best, seed):
                text = record.up_to(choice.at).text()
                yield Suspect(record.game, number, choice.at, text, choice.seat, best)


def tried_hard(suspect: Suspect, seed: int, pairs: int) -> Puzzle | None:
    """Return the puzzle that a position is; None where the expert, thinking long, changes its mind or is not sure, or
    where the move wins no more often than the next best when so many pairs of games are played on. Raises BadRecord.
    """
    key, subject = suspect.game, Subject.of_text(suspect.record.encode())
    at = len(subject.moves)
    position = subject.position(at)
    legal = {str(move): move for move in position.legal_moves}
    best = legal[suspect.best]
    if solution(key, position, own_seed(seed, at, SOLVING)) != suspect.best:
        return None
    tried = _judged(key, position, best, _TRIAL, own_seed(seed, at, _TRIAL))
    if tried[0].move != suspect.best or not stands_out(tried, ERRORS):
        return None
    if pairs and played_on(key, position, best, legal[tried[1].move], pairs, seed) <= 0:
        return None
    unwanted = [move for text, move in legal.items() if text not in {one.move for one in tried}]
    for move in unwanted:
        again = _judged(key, position, move, _UNWANTED, own_seed(seed, at, _UNWANTED))
        found = next(one for one in again if one.move == str(move))
        if again[0].move != suspect.best or not stands_out((again[0], found), ERRORS):
            return None
        tried = (*tried, found)
    tried = tuple(sorted(tried, key=lambda one: one.less))
    known = players_of(key).tags
    tags = known.of(position, best) if known is not None else ()
    hard = hardness(key, position, suspect.best, tried[1].less, seed)
    return Puzzle(key, suspect.record, suspect.seat, tried, hard, tags)


def solution(key: str, position: Position, seed: int) -> str:
    """Return the move that the expert makes when it thinks ten times as long as for its own moves."""
    expert = bot(key, EXPERT)
    assert isinstance(expert, Thinking)
    return str(expert.patient(SOLVING).choose(position, seed))


def played_on(key: str, position: Position, one: Move, other: Move, pairs: int, seed: int) -> float:
    """Return how much more often, of 1, a seat wins with one move than with another.

    A bold player plays on to the end for the seat, steady and bold ones for the others, with both moves the same ones,
    from the same samples of what the seat knows. It is an opinion of its own: the expert does not play to the end but
    judges how a game will end, and may err where it is most sure. Bold players alone would play but one game where
    nothing is hidden and nothing is drawn.
    """
    lead = 0.0
    for pair in range(pairs):
        deal = own_seed(seed, pair, 1)
        lead += _end(key, position, one, deal) - _end(key, position, other, deal)
    return lead / pairs if pairs else 0.0


def _end(key: str, position: Position, move: Move, deal: int) -> float:
    """Return what part of the win a seat has where it makes a move and others, drawn by the deal, play on."""
    rng = Rng(deal)
    state = position.sample(rng)
    players = [bot(key, (STEADY, BOLD)[rng.below(2)]) for _ in range(state.seats)]
    players[position.seat] = bot(key, BOLD)
    state.play(move)
    while (seat := state.to_act) is not None:
        state.play(players[seat].choose(Position.of(state, seat), deal + state.played))
    winners = [standing.seat for standing in state.standings() if standing.rank == 1]
    return (position.seat in winners) / len(winners)


def stands_out(tried: Sequence[Tried], errors: float) -> bool:
    """Return whether one of several moves is better than all others by enough, and surely."""
    return len(tried) > 1 and all(one.less >= max(LEAST, errors * one.error) for one in tried[1:])


def _judged(key: str, position: Position, move: Move, times: int, seed: int) -> tuple[Tried, ...]:
    """Return what the expert finds of a position, this move among the others, best first."""
    seats = position.view.seats
    return compared(think(position, key, move, times, seed), curve_of(key, seats), players_of(key).unsure)


def _found_by(key: str, level: str, position: Position, best: str, seed: int) -> int:
    """Return how often a level makes this move, when it is asked _ASKED times."""
    player = bot(key, level)
    return sum(str(player.choose(position, own_seed(seed, number, 0))) == best for number in range(_ASKED))


def _fails(key: str, level: str, position: Position, best: str, seed: int) -> bool:
    """Return whether a level hardly ever makes this move."""
    return _found_by(key, level, position, best, seed) <= _BY_LUCK


def hardness(key: str, position: Position, best: str, lead: float, seed: int) -> int:
    """Return from 1 to 5 how hard a puzzle is.

    One more each: where steady hardly ever finds the move; where bold hardly ever does; where the next best move is no
    mistake; and where it is close, or the expert, thinking no longer than for its own moves, misses the best.
    """
    hard = [_fails(key, level, position, best, seed) for level in (STEADY, BOLD)]
    close = lead < _CLOSE or _found_by(key, EXPERT, position, best, seed) < _ASKED
    return 1 + sum((*hard, lead < MISTAKE, close))
