"""Fixtures of whole games."""

import pytest

from tests.cogs.masks import begin_anonymous
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage
from tests.cogs.threads import begin


@pytest.fixture
async def table(opening: Opening) -> Stage:
    """Return a game of seven with two Apprentices under their own names that has just begun."""
    return await opening.after(begin)


@pytest.fixture
async def masked(opening: Opening) -> Stage:
    """Return an anonymous game that has just begun."""
    return await opening.after(begin_anonymous)
