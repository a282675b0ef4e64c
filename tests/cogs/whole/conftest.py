"""Fixtures of whole games."""

from collections.abc import Iterator

import pytest

from tests.cogs.whole.chances import Fixed, fixed_chance


@pytest.fixture
def fixed() -> Iterator[Fixed]:
    """Let chance be the same every time."""
    with fixed_chance() as fixed:
        yield fixed
