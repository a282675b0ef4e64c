"""A move that is previewed in the post of a turn can be seen whole, too."""

from collections.abc import AsyncIterator
from dataclasses import replace
from io import BytesIO
from itertools import count
from random import Random

import pytest
from PIL import Image

from bot.delivery.posts.move_previews import previewing_post
from bot.delivery.posts.phone_height import SCREEN, height
from bot.delivery.telling.outgoing import Outgoing
from bot.storage.games.hosted_game import HostedGame
from bot.themes import load_themes
from engine.actions import Action
from engine.judging import Submission
from engine.weight import Weight
from tests.delivery.at_a_table import NOON, AtATable
from tests.delivery.test_posts import RULEBOOK_OF, begun
from tests.suites.random_games import moves

MOST_OF_A_KIND = 4
SEED = 4


async def previews(slug: str, players: int) -> AsyncIterator[Outgoing]:
    """Return the first few previewed moves of each kind in a random game."""
    random = Random(SEED)
    table = AtATable(begun(RULEBOOK_OF[slug], players, random), step=1, leader=None, anonymous=False)
    table.hosted = replace(table.hosted, theme=load_themes()[slug], deadline=NOON)
    left: dict[type[Action], int] = {}
    for number in count(1):
        if table.hosted.started.table.outcome is not None:
            return
        submission = next(moves(table.hosted.started, random, 0.0))
        kind = type(submission.action)
        if left.get(kind, MOST_OF_A_KIND) and (shown := await _shown(table.hosted, submission)) is not None:
            left[kind] = left.get(kind, MOST_OF_A_KIND) - 1
            yield shown
        table.submit(submission, number)


async def _shown(hosted: HostedGame, submission: Submission) -> Outgoing | None:
    if submission.by not in hosted.names:
        return None
    ask = next((ask for ask in hosted.asks.of(submission.by) if ask.is_for(submission.by, submission.action)), None)
    if ask is None or hosted.rulebook.weight(hosted.view(submission.by), submission.action) is not Weight.OPEN:
        return None
    return await previewing_post(hosted, submission.by, ask, submission.action)


@pytest.mark.parametrize(("slug", "players"), [("danube", 2), ("sigily", 3)])
async def test_a_previewed_move_is_seen_whole_on_a_phone(slug: str, players: int) -> None:
    shown = [preview async for preview in previews(slug, players)]

    assert shown
    assert [preview for preview in shown if height(preview, _pixels(preview)) > SCREEN] == []
    assert any(preview.picture is not None for preview in shown)


def _pixels(shown: Outgoing) -> int:
    return 0 if shown.picture is None else Image.open(BytesIO(shown.picture.png)).height
