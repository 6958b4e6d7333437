"""Courses: every chapter can be played to its end by every way that it leaves open."""

import re

import pytest

from durbar.games import GAMES, game
from durbar.session.course import ANY, Beat, course, progress
from durbar.session.player import Player

COURSES = {key: found for key in GAMES if (found := course(key)) is not None}
CHAPTERS = [(key, chapter) for key, found in COURSES.items() for chapter in found.chapters]
NAMES = [f"{key}-{chapter.id}" for key, chapter in CHAPTERS]


def company(chapter):
    return [
        Player(f"P{seat}", "person" if seat == chapter.seat else "computer", seat, "") for seat in range(chapter.seats)
    ]


def ways(key, chapter, state, at=0):
    """Plays a chapter on from a beat by every way, and counts them."""
    if at == len(chapter.beats):
        return 1
    beat = chapter.beats[at]
    if not beat.moves:
        return ways(key, chapter, state, at + 1)
    assert state.to_act == chapter.seat, f"beat {at}: it is not the person's turn"
    found = 0
    moves = beat.open_moves(state)
    for wish in beat.moves:
        assert Beat("", moves=(wish,)).open_moves(state), f"beat {at}: no move {wish}; there are {state.legal_moves()}"
    for move in moves:
        after = state.copy()
        after.play(move)
        for text in beat.then:
            after.play(game(key).read_move(text))
        found += ways(key, chapter, after, at + 1)
    return found


@pytest.mark.parametrize(("key", "chapter"), CHAPTERS, ids=NAMES)
def test_a_chapter_ends_by_every_way_it_leaves_open(key, chapter):
    table = chapter.table(key, company(chapter))
    assert table.to_act is not None
    assert ways(key, chapter, table.state) >= 1


def test_progress_is_told_of_courses_that_were_begun_and_never_beyond_their_end():
    chapters = len(COURSES["ra"].chapters)
    assert progress({"ra": 1}, {}) == {"ra": (1, chapters)}
    assert progress({"ra": 99, "raja": 0, "chess": 3}, {"chess": ("a",)}) == {"ra": (0, chapters)}
    learnt = tuple(chapter.id for chapter in COURSES["ra"].chapters)
    assert progress({"ra": 99}, {"ra": learnt}) == {"ra": (chapters, chapters)}


def test_all_lessons_are_done_when_each_was_gone_through():
    ids = [chapter.id for chapter in COURSES["ra"].chapters]
    assert progress({"ra": len(ids)}, {"ra": ids[-1:]}) == {"ra": (0, len(ids))}  # the last one alone
    assert progress({"ra": 2}, {"ra": (ids[0], ids[2])}) == {"ra": (3, len(ids))}
    assert progress({"ra": len(ids)}, {"ra": (ids[0], *ids[2:])}) == {"ra": (1, len(ids))}
    assert progress({"ra": 1}, {"ra": tuple(ids)}) == {"ra": (len(ids), len(ids))}


@pytest.mark.parametrize("key", COURSES)
def test_a_course_is_short_and_lets_go_at_the_end(key):
    chapters = COURSES[key].chapters
    assert 5 <= len(chapters) <= 10
    assert [chapter.free for chapter in chapters] == [False] * (len(chapters) - 1) + [True]
    assert len({chapter.id for chapter in chapters}) == len(chapters)
    assert any(beat.moves for chapter in chapters for beat in chapter.beats)
    for text in COURSES[key].texts():
        assert len(re.findall(r"[.!?…](?=\s|$)", text)) <= 2, f"one or two sentences: {text}"
    for chapter in chapters:
        assert not chapter.beats[-1].moves, f"{chapter.id} ends without a word on what its last move brought"
        assert all(beat.otherwise for beat in chapter.beats if beat.moves and beat.moves != (ANY,)), chapter.id
