"""How far a review has come, with a button that stops it and lets it go on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from durbar.session.reviewer import Progress, ReviewFailed
from durbar.ui.kit.controls.buttons import WordButton
from durbar.ui.kit.controls.layouts import Row
from durbar.ui.kit.controls.words import Words
from durbar.ui.kit.look.theme import look
from durbar.ui.pages.review.making import Making
from durbar.ui.review_words import failure, percent
from durbar.ui.words import translate

#: Seconds from which on they are told as minutes.
_MINUTE = 60


class UnderWay(QWidget):
    """Words, a bar and a button in a line. pressed: the making is to stop, or to go on.

    Once it is there it keeps its room, so that nothing below it moves.
    """

    pressed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._words, self._bar = Words("", 12.5, tone="quiet"), QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setRange(0, 1000)
        self._stop = WordButton(size=13.5, height=34, parent=self)
        self._stop.clicked.connect(self.pressed)
        line = Row(gap=12)
        line.addWidget(self._words, 3)
        line.addWidget(self._bar, 2)
        line.addWidget(self._stop)
        self.setLayout(line)
        for part in (self._bar, self._stop):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
        look.changed.connect(self._measure)
        self._measure()
        self.hide()

    def _measure(self) -> None:
        self._bar.setFixedHeight(look.px(10))

    def tell(self, making: Making, stopped: str) -> None:
        """Say how far a review has come. stopped: why it has ended before it was ready, a key of ReviewFailed or ""."""
        if making.runs or stopped:
            self.show()
        self._bar.setVisible(making.runs)
        self._stop.setVisible(making.runs or bool(stopped))
        progress = making.progress if making.runs else None
        self._bar.setValue(round(1000 * progress.part) if progress is not None else 0)
        self._bar.setAccessibleName(translate("Review", "How far the review has come"))
        words = [_progress_words(progress) if making.runs else _stopped_words(stopped)]
        if making.progress is not None and making.progress.left_out:
            words.append(translate("Review", "%n choice(s) could not be judged.", None, making.progress.left_out))
        self._words.setText(" ".join(words).strip())
        self._stop.set_words(translate("Review", "Stop") if making.runs else translate("Review", "Go on"))


def _progress_words(progress: Progress | None) -> str:
    """Return how far a review has come, and how long it will still take."""
    if progress is None:
        return translate("Review", "The game is being read…")
    words = translate("Review", "The expert looks at every choice: {part}.").format(part=percent(progress.part))
    left = progress.seconds_left
    if left is None:
        return words
    if left >= 1.5 * _MINUTE:
        return f"{words} " + translate("Review", "About %n minute(s) left.", None, round(left / _MINUTE))
    return f"{words} " + translate("Review", "About %n second(s) left.", None, max(1, round(left)))


def _stopped_words(key: str) -> str:
    """Return why a review has ended before it was ready."""
    if not key:
        return ""
    if key == "cancelled":
        return translate("Review", "Stopped. What was found stays.")
    return failure(ReviewFailed(key, translate("Review", "The review met an error.")))
