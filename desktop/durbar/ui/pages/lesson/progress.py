"""How far a chapter of a course has come."""

from __future__ import annotations

from durbar.session.course import Beat, Chapter, Course, context, course
from durbar.ui.words import translate


class Progress:
    """The beat of a chapter that is said or carried out. It emits nothing.

    number: of the chapter, from 0. at: of the beat. speaking: the beat is said; else its move is made, and others
    follow it.
    """

    def __init__(self, key: str, number: int) -> None:
        """key: of the game. Raises what course raises."""
        self.key, self.number = key, number
        found = course(key)
        assert found is not None, "a game without a course has no lessons"
        self.course: Course = found
        self.at = 0
        self.speaking = True
        self._context = context(key)

    @property
    def chapter(self) -> Chapter:
        """The chapter that is played."""
        return self.course.chapters[self.number]

    @property
    def beat(self) -> Beat:
        """What is said now."""
        return self.chapter.beats[self.at]

    @property
    def is_last(self) -> bool:
        """Whether the chapter ends with this beat."""
        return self.at + 1 == len(self.chapter.beats)

    @property
    def follows_move(self) -> bool:
        """Whether a move has led to this beat, which can't be taken back by itself."""
        return self.at > 0 and bool(self.chapter.beats[self.at - 1].moves)

    def go_on(self) -> None:
        """Go on to the next beat."""
        self.at += 1
        self.speaking = True

    def go_back(self) -> None:
        """Go back to the beat before."""
        self.at -= 1

    def words(self, text: str) -> str:
        """Return a text of the course in the language that is on."""
        return translate(self._context, text)

    def next_words(self) -> str:
        """Return what leads on from here."""
        return translate("Lesson", "Play on") if self.is_last and self.chapter.free else translate("Lesson", "Next")

    def back_words(self) -> str:
        """Return what leads back from here. Nothing does at a chapter's beginning: its dots lead to the others."""
        if self.follows_move:
            return translate("Lesson", "Again")
        return translate("Lesson", "Back") if self.at else ""
