"""Jobs that callers request in the event loop and a thread runs, with the way back for their results."""

import asyncio
from collections.abc import Callable, Iterable
from contextvars import copy_context
from typing import Generic, TypeVar

from sqlalchemy import Connection

from bot.database.database import Job

T = TypeVar("T")

GiveAnswer = Callable[[], None]
"""Passes a job's result to its caller. To be called in the caller's event loop."""


class PendingJob(Generic[T]):
    """A job whose caller awaits the result. To be created in the caller's event loop."""

    def __init__(self, job: Job[T]) -> None:
        self._job = job
        self._context = copy_context()
        self.answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def do(self, connection: Connection) -> T:
        """Run the job in the current thread."""
        return self._context.run(self._job, connection)

    def done(self, result: T) -> None:
        """Return its result to the caller, if the caller still waits."""
        if not self.answer.done():
            self.answer.set_result(result)

    def failed(self, error: BaseException) -> None:
        """Pass its exception to the caller."""
        if not self.answer.done():
            self.answer.set_exception(error)


def give_answers(loop: asyncio.AbstractEventLoop, answers: Iterable[GiveAnswer]) -> None:
    """Deliver results from a thread with one call of the event loop. If the loop has ended, nobody waits for them."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(_give, [*answers])


def _give(answers: Iterable[GiveAnswer]) -> None:
    for give in answers:
        give()
