"""Starts tasks, frees them once they are done, and ends them when the bot stops."""

import asyncio
from collections.abc import Container, Coroutine, Mapping
from typing import TypeVar

K = TypeVar("K")


def begin(tasks: dict[K, asyncio.Task[None]], key: K, work: Coroutine[None, None, None]) -> None:
    """Start some work in a task, which is kept under the key until it is done."""

    def forget(done: asyncio.Task[None]) -> None:
        if tasks.get(key) is done:
            del tasks[key]

    tasks[key] = asyncio.create_task(work)
    tasks[key].add_done_callback(forget)


async def end_tasks(tasks: Mapping[K, asyncio.Task[None]], asleep: Container[K], seconds: float) -> None:
    """End the tasks. Those that are asleep end at once; the others may work on for this many seconds."""
    for key, task in list(tasks.items()):
        if key in asleep:
            task.cancel()
    if running := [task for task in tasks.values() if not task.done()]:
        _, late = await asyncio.wait(running, timeout=seconds)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
