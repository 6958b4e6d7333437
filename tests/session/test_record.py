"""Records as text: they read back, and what is damaged is refused in one sentence without loss."""

import random

import msgspec
import pytest

from durbar.engine.record import MOST_BYTES, BadRecord, Played, Record, read_record
from durbar.games import game
from durbar.session.session import GameSession
from tests.session.play import played_table


def replayed(record: Record) -> str:
    *_, (state, _, _) = record.replay(game(record.game))
    return state.digest()


def test_text_reads_back_to_the_same_text_and_position():
    table = played_table(200)
    again = read_record(table.record.text().encode())
    assert again.text() == table.record.text()
    assert replayed(again) == table.state.digest()


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "foreign"),
        (b"PK\x03\x04 something else", "foreign"),
        (b"\xff\xfe\x00garbage", "not_text"),
        (b"durbar 3\n{}\n", "newer"),
        (b"durbar 99999999999999999999\n{}\n", "foreign"),
        (b"durbar 0\n{}\n", "foreign"),
        (b"durbar 1", "bad_start"),
        (b"durbar 1\n", "bad_start"),
        (b"durbar 1\n{}\n", "bad_start"),
        (b'durbar 1\n{"game":"ra"\n', "bad_start"),
        (b"durbar 1\n" + b"[" * 7000 + b"\n", "bad_start"),
        (b"durbar 1\n" + b'{"game":"' + b"x" * 9000 + b'"}\n', "bad_start"),
        (b"x" * (MOST_BYTES + 1), "too_large"),
    ],
)
def test_what_is_no_game_is_refused_in_one_sentence(data: bytes, key: str):
    with pytest.raises(BadRecord) as caught:
        read_record(data)
    assert caught.value.key == key
    assert caught.value.good is None
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_a_file_cut_short_keeps_its_good_beginning():
    table = played_table(60)
    text = table.record.text()
    cut = text[: text.index("\n", len(text) * 2 // 3) - 5]
    with pytest.raises(BadRecord) as caught:
        read_record(cut.encode())
    good = caught.value.good
    assert caught.value.key == "cut_short"
    assert good is not None
    assert good.moves == table.record.moves[: len(good.moves)]
    assert caught.value.move == len(good.moves) + 1
    saved = GameSession.of_record(good, None)
    assert saved.state.digest() == table.states[len(good.moves)].digest()


def test_bytes_that_are_no_text_keep_the_moves_before_them():
    table = played_table(60)
    data = bytearray(table.record.text().encode())
    data[len(data) * 3 // 4] = 0xFF
    with pytest.raises(BadRecord) as caught:
        read_record(bytes(data))
    good = caught.value.good
    assert good is not None
    assert 20 < len(good.moves) < 60
    assert good.moves == table.record.moves[: len(good.moves)]


@pytest.mark.parametrize(
    "played",
    [
        Played("bid 16", "0123456789abcdef"),
        Played("fly 3", "0123456789abcdef"),
        Played("draw", "0123456789abcdef"),
    ],
)
def test_a_move_that_does_not_fit_is_named_and_the_rest_before_it_kept(played: Played):
    table = played_table(40)
    record = table.record
    record.moves[20] = played
    with pytest.raises(BadRecord) as caught:
        GameSession.of_record(read_record(record.text().encode()), None)
    assert caught.value.key == "bad_move"
    assert caught.value.move == 21
    good = caught.value.good
    assert good is not None
    assert GameSession.of_record(good, None).state.digest() == table.states[20].digest()


def test_a_record_of_an_unknown_game_or_too_many_seats_says_so():
    record = played_table(0).record
    with pytest.raises(BadRecord) as caught:
        GameSession.of_record(msgspec.structs.replace(record, game="chess"), None)
    assert caught.value.key == "unknown_game"
    with pytest.raises(BadRecord) as caught:
        GameSession.of_record(msgspec.structs.replace(record, seats=9), None)
    assert caught.value.key == "bad_start"


def test_unknown_options_and_bad_seeds_in_a_file_are_refused():
    text = played_table(5).record.text()
    for old, new in (
        ('"options":{}', '"options":{"see_all":true}'),
        ('"options":{}', '"options":{"forced_bid":7}'),
        ('"seed":5', '"seed":-5'),
        ('"seed":5', '"seed":true'),
        ('"seed":5', f'"seed":{2**60}'),
        ('"emblem":0', '"emblem":77'),
        ('"Player 1"', '""'),
        ('"Player 1"', '"' + "x" * 400 + '"'),
        ('"Player 1"', '"a\\u0007b"'),
        ('"played_on":null', '"played_on":-1'),
        ('"played_on":null', '"played_on":20001'),
        ('"played_on":null', '"played_on":"12"'),
    ):
        assert old in text
        with pytest.raises(BadRecord):
            GameSession.of_record(read_record(text.replace(old, new, 1).encode()), None)


def mutated(data: bytes, rng: random.Random) -> bytes:
    """A file as a bad disk, a careless editor or an enemy might leave it."""
    out = bytearray(data)
    for _ in range(rng.randint(1, 4)):
        kind = rng.randrange(6)
        at = rng.randrange(len(out) + 1)
        if kind == 0:
            del out[at:]
        elif kind == 1:
            out[at:at] = bytes(rng.randrange(256) for _ in range(rng.randint(1, 30)))
        elif kind == 2 and at < len(out):
            out[at] ^= 1 << rng.randrange(8)
        elif kind == 3:
            del out[at : at + rng.randint(1, 200)]
        elif kind == 4:
            lines = bytes(out).split(b"\n")
            rng.shuffle(lines)
            out = bytearray(b"\n".join(lines))
        else:
            out[at:at] = bytes(out[: rng.randint(1, 400)])
        if not out:
            break
    return bytes(out)


def check_mutations(many: int, seed: int) -> int:
    """Read mutated files; gives how many still held a good beginning. Anything but BadRecord is a failure."""
    table = played_table(400, seed=seed)
    data = table.record.text().encode()
    rng = random.Random(seed)
    kept = 0
    for _ in range(many):
        record = None
        try:
            record = read_record(mutated(data, rng))
            GameSession.of_record(record, None)
        except BadRecord as bad:
            record = bad.good
        if record is not None:
            record = sound(record)
        kept += record is not None
    return kept


def sound(record: Record) -> Record | None:
    """The part of a record that plays, found as the window finds it: going back to what each refusal calls good."""
    for _ in range(3):
        try:
            GameSession.of_record(record, None)
        except BadRecord as bad:
            if bad.good is None:
                return None
            shorter = bad.good
        else:
            return record
        assert len(shorter.moves) < len(record.moves)
        record = shorter
    raise AssertionError("a good beginning was not good")


def test_mutated_files_never_crash_and_keep_what_is_sound():
    kept = check_mutations(400, seed=11)
    assert kept > 100
