"""Jobs that are asked for in the event loop and done by a thread, and how their askers are told what came of them."""

import asyncio
from collections.abc import Callable, Iterable
from contextvars import copy_context
from typing import Generic, TypeVar

from sqlalchemy import Connection

from bot.database.database import Job

T = TypeVar("T")

Tell = Callable[[], None]
"""Tells an asker what has come of his job; to be called in his event loop."""


class PendingJob(Generic[T]):
    """A job that somebody has asked for, who awaits the answer. To be made in his event loop."""

    def __init__(self, job: Job[T]) -> None:
        self._job = job
        self._context = copy_context()
        self.answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def do(self, connection: Connection) -> T:
        """Do it, wherever this is."""
        return self._context.run(self._job, connection)

    def done(self, result: T) -> None:
        """Give its result, if somebody still waits for it."""
        if not self.answer.done():
            self.answer.set_result(result)

    def failed(self, error: BaseException) -> None:
        """Give what it has raised."""
        if not self.answer.done():
            self.answer.set_exception(error)


def tell(loop: asyncio.AbstractEventLoop, answers: Iterable[Tell]) -> None:
    """Give answers, from a thread, by one call of the event loop; if that has ended, nobody waits for them."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(_give, [*answers])


def _give(answers: Iterable[Tell]) -> None:
    for give in answers:
        give()
