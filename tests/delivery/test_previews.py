"""A move that is shown in the post of a turn before it counts is seen whole, too."""

from collections.abc import AsyncIterator
from dataclasses import replace
from io import BytesIO
from itertools import count
from random import Random

import pytest
from PIL import Image

from bot.delivery.outgoing import Outgoing
from bot.delivery.phone import SCREEN, height
from bot.delivery.previewing import previewing_post
from bot.storage.live import Live
from bot.themes import load_themes
from engine.actions import Action
from engine.judging import Wish
from engine.weight import Weight
from tests.delivery.at_a_table import NOON, AtATable
from tests.delivery.test_posts import RULEBOOK_OF, begun
from tests.suites.random_games import moves

MOST_OF_A_KIND = 4
SEED = 4


async def previews(slug: str, players: int) -> AsyncIterator[Outgoing]:
    """The first few of each kind of move that are shown in a random game."""
    random = Random(SEED)
    table = AtATable(begun(RULEBOOK_OF[slug], players, random), step=1, leader=None, anonymous=False)
    table.live = replace(table.live, theme=load_themes()[slug], deadline=NOON)
    left: dict[type[Action], int] = {}
    for number in count(1):
        if table.live.started.table.outcome is not None:
            return
        wish = next(moves(table.live.started, random, 0.0))
        kind = type(wish.action)
        if left.get(kind, MOST_OF_A_KIND) and (shown := await _shown(table.live, wish)) is not None:
            left[kind] = left.get(kind, MOST_OF_A_KIND) - 1
            yield shown
        table.submit(wish, number)


async def _shown(live: Live, wish: Wish) -> Outgoing | None:
    if wish.by not in live.names:
        return None
    ask = next((ask for ask in live.asks.of(wish.by) if ask.is_for(wish.by, wish.action)), None)
    if ask is None or live.rulebook.weight(live.view(wish.by).table, wish.action) is not Weight.OPEN:
        return None
    return await previewing_post(live, wish.by, ask, wish.action)


@pytest.mark.parametrize(("slug", "players"), [("danube", 2), ("sigily", 3)])
async def test_a_move_that_is_shown_before_it_counts_is_seen_whole_on_a_phone(slug: str, players: int) -> None:
    shown = [preview async for preview in previews(slug, players)]

    assert shown
    assert [preview for preview in shown if height(preview, _pixels(preview)) > SCREEN] == []
    assert any(preview.picture is not None for preview in shown)


def _pixels(shown: Outgoing) -> int:
    return 0 if shown.picture is None else Image.open(BytesIO(shown.picture.png)).height
