"""Pictures in tests that look at none: they are painted, but a small file stands for each instead of a packed one."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import _lru_cache_wrapper
from hashlib import sha1
from io import BytesIO

import pytest
from PIL import Image

import bot.pictures.boards.motion  # noqa: F401 (before the function is replaced, which moving pictures need)
from bot.pictures import canvas
from bot.pictures.canvas import Canvas, Settled


@contextmanager
def pictures_unpacked() -> Iterator[None]:
    """Let a small file stand for each painted picture: the same for equal ones, another one for any other."""
    forget_files()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(canvas, "settled", _unpacked)
        yield
    forget_files()


def _unpacked(painted: Canvas) -> Settled:
    digest = sha1(painted.image.tobytes(), usedforsecurity=False).digest()
    written = BytesIO()
    Image.frombytes("L", (len(digest), 1), digest).save(written, "PNG")
    return Settled(painted.image, (), written.getvalue())


def forget_files() -> None:
    """Forget the files of other tests, which are packed differently."""
    modules = [module for name, module in sys.modules.items() if name.startswith("bot.pictures")]
    for drawn in [each for module in modules for each in vars(module).values()]:
        if isinstance(drawn, _lru_cache_wrapper) and drawn.__wrapped__.__annotations__["return"] is bytes:
            drawn.cache_clear()
