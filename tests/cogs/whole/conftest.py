"""What whole games need, and that no picture of theirs is packed hard, for nobody has to send them."""

from collections.abc import Iterator

import pytest

from bot.pictures import canvas
from tests.cogs.whole.chances import Fixed, fixed_chance


@pytest.fixture(autouse=True)
def packed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pack large pictures as quickly as small ones."""
    monkeypatch.setattr(canvas, "HARDER", 1)


@pytest.fixture
def fixed() -> Iterator[Fixed]:
    """Let chance be the same every time."""
    with fixed_chance() as fixed:
        yield fixed
