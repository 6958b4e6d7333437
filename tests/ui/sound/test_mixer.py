"""What sounds at once is added up, and a bed below it goes round."""

from array import array

from durbar.ui.sound.mixer import MAX_VOICES, Mixer


def steady(value: int, count: int) -> array:
    return array("h", [value] * count)


def test_sounds_are_added_up_until_each_ends():
    mixer = Mixer()
    mixer.begin(steady(100, 3))
    mixer.begin(steady(20, 5))
    assert not mixer.is_still
    assert mixer.block(4).tolist() == [120, 120, 120, 20]
    assert mixer.block(4).tolist() == [20, 0, 0, 0]
    assert mixer.is_still
    assert mixer.block(2).tolist() == [0, 0]


def test_volume_is_of_everything():
    mixer = Mixer()
    mixer.begin(steady(100, 2))
    mixer.volume = 0.5
    assert mixer.block(2).tolist() == [50, 50]


def test_what_is_too_loud_together_is_held_at_the_loudest_there_is():
    mixer = Mixer()
    for value in (30000, 30000):
        mixer.begin(steady(value, 1))
    assert mixer.block(1).tolist() == [32767]


def test_of_too_many_the_first_makes_way():
    mixer = Mixer()
    for number in range(MAX_VOICES + 1):
        mixer.begin(steady(10**number if number < 4 else 0, 1))
    assert mixer.block(1).tolist() == [1110]


def test_a_bed_comes_softly_goes_round_and_dies_away():
    mixer = Mixer()
    bed = array("h", [1000, 2000, 3000])
    mixer.set_bed(bed)
    first = mixer.block(4).tolist()
    assert 0 < first[0] < 200
    assert first[3] == first[0]
    for _ in range(200):
        loud = mixer.block(3).tolist()
    assert sorted(loud)[-1] > 2900
    mixer.set_bed(None)
    assert not mixer.is_still
    for _ in range(200):
        mixer.block(3)
    assert mixer.is_still


def test_another_bed_begins_when_the_first_has_gone():
    mixer = Mixer()
    mixer.set_bed(steady(1000, 3))
    for _ in range(200):
        mixer.block(3)
    mixer.set_bed(steady(-1000, 3))
    values = [mixer.block(3)[0] for _ in range(400)]
    turned = next(place for place, value in enumerate(values) if value < 0)
    assert values[:turned] == sorted(values[:turned], reverse=True)
    assert values[-1] < -900


def test_hushed_nothing_is_left():
    mixer = Mixer()
    mixer.begin(steady(100, 3))
    mixer.set_bed(steady(100, 3))
    mixer.hush()
    assert mixer.is_still
    assert mixer.block(2).tolist() == [0, 0]
