"""A lock that can be checked from another thread."""

from concurrent.futures import ThreadPoolExecutor
from typing import Protocol


class Lock(Protocol):
    """A reentrant lock."""

    def acquire(self, blocking: bool = ...) -> bool:
        """Acquire it."""

    def release(self) -> None:
        """Release it."""


def is_free(lock: Lock) -> bool:
    """Return whether another thread may acquire it now."""

    def taken() -> bool:
        if has_it := lock.acquire(blocking=False):
            lock.release()
        return has_it

    with ThreadPoolExecutor(1) as another:
        return another.submit(taken).result()
