"""Matches of computer players: every deal in every rotation, counted for whom it was, at a game known by heart."""

from durbar.bots.arena import arena, match
from durbar.bots.arena.match import Match, play_deal, play_game
from durbar.bots.search.position import Position
from durbar.engine.move import Move
from durbar.engine.rng import Rng
from durbar.engine.state import ranked


class Nod(Move, frozen=True):
    word, rank = "nod", 1


class Round:
    """Three seats nod in turn; the second and the third share the victory."""

    seats = 3

    def __init__(self, played: int = 0):
        self.played = played
        self.rng = Rng(1)

    @property
    def to_act(self):
        return self.played if self.played < 3 else None

    def start(self, _seats, _seed, _options):
        return Round()

    def legal_moves(self):
        return (Nod(),)

    def play(self, _move):
        self.played += 1

    def resample(self, _seat, _chance):
        return Round(self.played)

    def standings(self):
        return ranked([5, 9, 9], [(), (), ()])


class Watched:
    """A player that remembers where it sat and with which seed it chose."""

    def __init__(self):
        self.sat: list[tuple[int, int]] = []

    def choose(self, position: Position, seed: int) -> Move:
        self.sat.append((position.seat, seed))
        return position.legal_moves[0]


def test_each_place_sits_a_seat_further_and_gets_what_its_seat_won(monkeypatch):
    monkeypatch.setattr(match, "game", lambda _key: Round())
    players = [Watched() for _ in range(3)]
    found = play_deal("round", players, 70, shift=1)
    assert [player.sat for player in players] == [[(1, 71)], [(2, 72)], [(0, 70)]]
    assert [(one.share, one.rank, one.score, one.decisions) for one in found] == [
        (0.5, 1, 9, 1),
        (0.5, 1, 9, 1),
        (0.0, 3, 5, 1),
    ]


def test_each_deal_is_played_in_every_rotation(monkeypatch):
    played = []
    monkeypatch.setattr(match, "play_deal", lambda _key, _players, seed, shift, _options: played.append((seed, shift)))
    three = Match("ra", ("random", "random", "random"), {}, 40)
    for number in range(6):
        play_game(three, number)
    assert played == [(40, 0), (40, 1), (40, 2), (41, 0), (41, 1), (41, 2)]


def test_without_shared_memory_games_are_played_one_after_the_other(monkeypatch):
    def refuse(jobs: int) -> None:
        raise PermissionError("/dev/shm")

    monkeypatch.setattr(arena, "ProcessPoolExecutor", refuse)
    with arena.executor_of(2, None) as executor:
        assert executor is None
