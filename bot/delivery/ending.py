"""How tasks are ended when the bot stops: those that sleep at once, those that work once they have finished."""

import asyncio
from collections.abc import Container, Mapping
from typing import TypeVar

K = TypeVar("K")


async def end_tasks(tasks: Mapping[K, asyncio.Task[None]], asleep: Container[K], seconds: float) -> None:
    """End the tasks, of which some are asleep; the others may work on for so many seconds."""
    for key, task in tasks.items():
        if key in asleep:
            task.cancel()
    if running := [task for task in tasks.values() if not task.done()]:
        _, late = await asyncio.wait(running, timeout=seconds)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
