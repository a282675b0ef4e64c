"""Whether a lock is held, as another thread sees it."""

from concurrent.futures import ThreadPoolExecutor
from typing import Protocol


class Lock(Protocol):
    """A lock that lets its holder in again."""

    def acquire(self, blocking: bool = ...) -> bool:
        """Take it."""

    def release(self) -> None:
        """Give it back."""


def is_free(lock: Lock) -> bool:
    """Whether another thread may have it now."""

    def taken() -> bool:
        if has_it := lock.acquire(blocking=False):
            lock.release()
        return has_it

    with ThreadPoolExecutor(1) as another:
        return another.submit(taken).result()
