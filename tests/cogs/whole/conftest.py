"""What whole games need."""

from collections.abc import Mapping

import pytest

from engine.chance import Chance
from tests.cogs.whole.chances import Fixed


@pytest.fixture
def fixed(monkeypatch: pytest.MonkeyPatch) -> Fixed:
    """Let chance be the same every time."""
    fixed, begin = Fixed(), Chance.__init__

    def steady(chance: Chance, given: Mapping[str, object] | None = None, _source: object = None) -> None:
        begin(chance, given, fixed.source)

    monkeypatch.setattr(Chance, "__init__", steady)
    return fixed
