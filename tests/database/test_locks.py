"""A press in the queue for a game is waited for only as long as it may be the next."""

import asyncio
import gc
from weakref import ref

import pytest

from bot.database import locks
from bot.database.locks import GameLock, wait_at_most

A_MINUTE = 60.0


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everybody wait for longer than a test lasts."""
    monkeypatch.setattr(locks, "LONGEST_IN_LINE", A_MINUTE)


async def press(turn: GameLock, had: list[str], name: str, on_its_way: asyncio.Event, answered: asyncio.Event) -> None:
    """Queue up, be on the way, hold the lock, and be answered."""
    with turn.in_line():
        await on_its_way.wait()
        async with turn:
            had.append(name)
        await answered.wait()


def passed() -> asyncio.Event:
    """Do something that takes no time."""
    event = asyncio.Event()
    event.set()
    return event


async def let_work() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_press_that_has_had_the_lock_and_is_not_answered_yet_holds_up_nobody() -> None:
    turn, had, answered = GameLock(), list[str](), asyncio.Event()
    pressed = [asyncio.create_task(press(turn, had, name, passed(), answered)) for name in ("first", "second")]
    await let_work()

    assert had == ["first", "second"]
    answered.set()
    await asyncio.gather(*pressed)


async def test_a_press_that_is_cancelled_on_the_way_holds_up_nobody() -> None:
    turn, had = GameLock(), list[str]()
    first = asyncio.create_task(press(turn, had, "first", asyncio.Event(), passed()))
    second = asyncio.create_task(press(turn, had, "second", passed(), passed()))
    await let_work()
    assert not had
    first.cancel()
    await let_work()

    assert had == ["second"]
    await second


async def test_a_press_for_another_game_is_not_waited_for() -> None:
    turn, had = GameLock(), list[str]()
    elsewhere = asyncio.create_task(press(GameLock(), had, "elsewhere", asyncio.Event(), passed()))
    here = asyncio.create_task(press(turn, had, "here", passed(), passed()))
    await let_work()

    assert had == ["here"]
    elsewhere.cancel()
    await here


async def test_a_task_with_a_bounded_wait_leaves_memory_when_it_is_done() -> None:
    async def wait() -> None:
        wait_at_most(1.0)

    task = asyncio.create_task(wait())
    left = ref(task)
    gc.disable()
    await task
    del task
    await let_work()
    is_there = left() is not None
    gc.enable()

    assert not is_there
