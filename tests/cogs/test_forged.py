"""Whatever is forged is answered in a sentence, is no error, and changes nothing: in every game, at every moment."""

import logging
from random import Random

import pytest
from sqlalchemy import text
from structlog.testing import capture_logs

from tests.cogs.conftest import NAMES
from tests.cogs.forging import Forger
from tests.cogs.samurai import TEN
from tests.cogs.stage import Stage
from tests.suites.random_games import next_move

GAMES = {"tain": NAMES, "honnoji": TEN, "great-table": (*NAMES, "Fay", "Gus")}
KEPT = ("games", "seats", "occupants", "actions", "events", "guilds", "past_gms", "deadlines")
EACH = 4
"""So many forgeries lie between two moves of a game."""


@pytest.fixture(params=[(slug, mask) for slug in GAMES for mask in (False, True)], ids=str)
async def opened(stage: Stage, request: pytest.FixtureRequest) -> Stage:
    """A sign-up that is full enough, with or without aliases."""
    slug, anonymous = request.param
    stage.make_manager("Zoe")
    await stage.command("Gia", "game new", game=slug, anonymous=anonymous)
    for name in GAMES[slug]:
        if name not in stage.users:
            stage.add(name)
        await stage.press(name, stage.card, "Join")
    return stage


async def state(stage: Stage) -> dict[str, list[str]]:
    """All that the database has of the games and their server."""
    async with stage.database.reading() as session:
        return {name: sorted(map(str, await session.execute(text(f"SELECT * FROM {name}")))) for name in KEPT}


async def forge(forger: Forger, times: int) -> None:
    """Forge so often, and see that nothing comes of it."""
    before = await state(forger.stage)
    with capture_logs() as log:
        for _ in range(times):
            assert (await forger.forge()).acknowledged
    assert [line for line in log if line["log_level"] in {"error", "critical"}] == []
    assert await state(forger.stage) == before


async def test_nothing_comes_of_what_is_forged(
    opened: Stage, request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> None:
    random = Random(request.node.name)
    forger = Forger(opened, random)
    left = int(request.config.getoption("--forged")) // 6
    await forge(forger, EACH)
    await opened.command("Gia", "game start")
    while left > 0:
        await forge(forger, min(left, EACH))
        left -= EACH
        live = await opened.live()
        if live.game is None or not live.game.asks:
            await forge(forger, left)
            break
        await opened.bot.desk.host.submit(1, next_move(live.game, random))
        await opened.env.settle()

    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert opened.env.errors == []
