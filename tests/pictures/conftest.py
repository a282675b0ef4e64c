"""Pictures packed as a host's are."""

import sys
from functools import _lru_cache_wrapper

import pytest


@pytest.fixture(scope="module", autouse=True)
def packed_anew() -> None:
    """Forget the files of other tests, which are packed quickly and are larger."""
    modules = [module for name, module in sys.modules.items() if name.startswith("bot.pictures")]
    for drawn in [each for module in modules for each in vars(module).values()]:
        if isinstance(drawn, _lru_cache_wrapper) and drawn.__wrapped__.__annotations__["return"] is bytes:
            drawn.cache_clear()
