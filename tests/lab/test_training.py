"""Learning from self-play: what wins clearly is kept, with seats exchanged, and only what proves itself is written."""

import argparse
from types import SimpleNamespace

import msgspec
import pytest

from durbar.bots.arena.match import Performance
from tests.lab import training
from tests.lab.training import Lead, Trainer, lead_of, play_pair


def test_a_lead_is_above_the_fair_share_whoever_sits_first(monkeypatch: pytest.MonkeyPatch):
    """Ours win at one of three seats, then at none: a third above, and two thirds below, what is fair."""
    sat = []

    def deal(_key, players, _seed):
        sat.append(players)
        return [Performance(float(seat == 0), 1, 0, 1, 0.0) for seat in range(3)]

    monkeypatch.setattr(training, "play_deal", deal)
    pupil = SimpleNamespace(player=lambda weights: weights["side"], kind=dict[str, str])
    monkeypatch.setattr(training, "learner", lambda _key: pupil)
    assert play_pair("ra", 3, 5, {"side": "ours"}, {"side": "theirs"}) == pytest.approx((1 - 2 / 3 - 1 / 3) / 2)
    assert sat == [["ours", "theirs", "ours"], ["theirs", "ours", "theirs"]]


def test_how_sure_a_lead_is():
    assert lead_of([0.1, 0.3]) == Lead(pytest.approx(0.2), pytest.approx(0.1))
    assert Lead(0.2, 0.1).sure == pytest.approx(2)
    assert lead_of([0.5]).sure == 0


@pytest.mark.parametrize(("lead", "kept"), [(1.0, True), (-1.0, False)])
def test_a_change_is_kept_where_it_wins_clearly(lead: float, kept: bool):
    executor = SimpleNamespace(map=lambda _play, keys, *_rest: [lead + 0.1 * at for at in range(len(keys))])
    trainer = Trainer("ra", 3, 1, executor)  # type: ignore[arg-type]
    assert [("kept" in told) for told in trainer.train(2)] == [kept, kept]
    assert (trainer.weights != trainer.before) is kept


@pytest.mark.parametrize(("error", "written"), [(0.5, True), (1.0, False)])
def test_only_what_proves_itself_is_written(tmp_path, monkeypatch: pytest.MonkeyPatch, error: float, written: bool):
    found = SimpleNamespace(train=lambda _rounds: [], prove=lambda: Lead(1.0, error), proving=1, weights={"one": 2.0})
    monkeypatch.setattr(training, "Trainer", lambda *_: found)
    out = tmp_path / "weights.json"
    training.run(argparse.Namespace(game="ra", rounds=1, deals=1, seed=1, jobs=1, dask=None, out=out))
    assert out.exists() is written
    assert not written or msgspec.json.decode(out.read_bytes()) == {"one": 2.0}
