"""Presses within a moment are judged in the order in which they were made, however long each is on its way."""

import asyncio

import msgspec
import pytest
from sqlalchemy import select

from bot.components.keys import Key, Verb
from bot.database import locks
from bot.storage.schema.models import ActionRow
from engine.parties.actions import Vote
from tests.asking import rows_in
from tests.cogs.conftest import NAMES
from tests.cogs.forgery import BUTTON, PRESS, Origin, tell
from tests.cogs.stage import Stage, new_bot
from tests.storage.interrupted import Interrupted

APPROVE = msgspec.json.encode(Vote(approve=True)).decode()


async def let_work(rounds: int) -> None:
    """Let everything run that need not wait."""
    for _ in range(rounds):
        await asyncio.sleep(0)


async def press_at_once(stage: Stage, key: Key, *names: str, quick: int) -> None:
    """Let these players press at once while the game is busy. After so many quick presses each takes longer to
    arrive.
    """
    database = Interrupted(stage.database)
    await stage.env.restart_bot(new_bot(database))

    async def let_pass() -> None:
        nonlocal quick
        quick -= 1
        database.meanwhile = let_pass if quick > 0 else dawdle

    async def dawdle() -> None:
        await let_work(200)

    database.meanwhile = let_pass if quick else dawdle
    data = {"custom_id": key.custom_id, "component_type": BUTTON}
    async with stage.bot.services.games.lock(1):
        for name in names:
            tell(stage, Origin(name, stage.channel.id, stage.guild.id), PRESS, data, stage.card.id)
        await let_work(50)
    await stage.env.settle()


async def vote_at_once(stage: Stage, *names: str, quick: int) -> list[str]:
    """Let these players approve of a party so, and return them in the order of their votes."""
    await stage.propose()
    hosted = await stage.hosted()
    await press_at_once(stage, Key(Verb.ANSWER, 1, hosted.wait_token, rest=APPROVE), *names, quick=quick)
    after = select(ActionRow.by).where(ActionRow.number > hosted.lines)
    return [*await rows_in(stage.database, after.order_by(ActionRow.number))]


@pytest.mark.parametrize("quick", [0, 1, 2])
async def test_a_press_that_is_longer_on_its_way_is_judged_before_those_that_came_later(
    game: Stage, quick: int
) -> None:
    assert await vote_at_once(game, "Ann", "Ben", "Cat", quick=quick) == ["Ann", "Ben", "Cat"]


async def test_a_press_that_is_too_long_on_its_way_holds_up_nobody(
    game: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "LONGEST_IN_LINE", 0.0)

    assert await vote_at_once(game, "Ann", "Ben", "Cat", quick=0) == ["Ben", "Cat", "Ann"]


async def test_the_first_to_join_sits_first(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="tain")
    await press_at_once(stage, Key(Verb.JOIN, 1), *NAMES, quick=0)

    assert (await stage.hosted()).names == NAMES
