from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event, current_thread, main_thread

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from durbar.ui.kit.awaited import Awaited


def test_what_another_thread_finds_is_taken_in_the_thread_of_the_window(qtbot: QtBot):
    owner, taken, go = QObject(), [], Event()
    awaited = Awaited(owner)
    with ThreadPoolExecutor(1) as pool:
        awaited.wait(pool.submit(go.wait), lambda done: taken.append((done.result(), current_thread())))
        qtbot.wait(60)
        assert not taken
        go.set()
        qtbot.waitUntil(lambda: bool(taken))
    assert taken == [(True, main_thread())]
    assert not awaited.isActive()


def test_only_what_was_asked_last_is_taken(qtbot: QtBot):
    owner, taken = QObject(), []
    awaited = Awaited(owner)
    first, second, third = Future(), Future(), Future()
    awaited.wait(first, lambda done: taken.append(done.result()))
    awaited.wait(second, lambda done: taken.append(done.result()))
    first.set_result("first")
    second.set_result("second")
    qtbot.waitUntil(lambda: bool(taken))
    assert taken == ["second"]
    awaited.wait(third, lambda done: taken.append(done.result()))
    awaited.drop()
    third.set_result("third")
    qtbot.wait(60)
    assert taken == ["second"]


def test_who_takes_an_answer_may_ask_the_next_question(qtbot: QtBot):
    owner, taken = QObject(), []
    awaited = Awaited(owner)
    futures = [Future() for _ in range(3)]
    for number, future in enumerate(futures):
        future.set_result(number)

    def take(done: Future) -> None:
        taken.append(done.result())
        if len(taken) < len(futures):
            awaited.wait(futures[len(taken)], take)

    awaited.wait(futures[0], take)
    qtbot.waitUntil(lambda: len(taken) == 3)
    assert taken == [0, 1, 2]


def test_nothing_reaches_an_owner_that_has_gone(qtbot: QtBot):
    owner, taken, go = QObject(), [], Event()
    with ThreadPoolExecutor(1) as pool:
        awaited = Awaited(owner)
        awaited.wait(pool.submit(go.wait), taken.append)
        delete(owner)
        assert not isValid(awaited)
        go.set()
        qtbot.wait(60)
    assert not taken
