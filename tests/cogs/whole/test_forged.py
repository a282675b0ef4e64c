"""Every forgery is answered in a sentence, raises no error, and changes nothing: in every game, at every moment."""

import logging
from collections.abc import Sequence
from itertools import count, cycle, islice, product
from math import ceil
from random import Random

import pytest
from discord import AppCommandOptionType
from discord.app_commands import AppCommandError
from sqlalchemy import text
from structlog.testing import capture_logs

from bot.components.keys import Verb
from bot.storage.games.hosted_game import HostedGame
from engine.actions import Expire
from engine.judging import Submission
from tests.cogs.conftest import NAMES
from tests.cogs.forgery import BUTTON, COMMAND, FORM, LABEL, PRESS, SELECT, WRITTEN, Origin, send
from tests.cogs.forging import Forger
from tests.cogs.forging_commands import CommandForger
from tests.cogs.honest import STRANGER, offered
from tests.cogs.samurai import TEN
from tests.cogs.stage import Stage, answer
from tests.suites.random_games import next_move

GAMES = {"tain": NAMES, "honnoji": TEN, "great-table": (*NAMES, "Fay", "Gus")}
KEPT = ("games", "seats", "occupants", "actions", "events", "guilds", "past_gms", "deadlines")
EACH = 4
"""The number of forgeries between two moves of a game."""
A_GAME = 40
"""The number of forgeries that are sent to a game."""
TEXT = AppCommandOptionType.string.value


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Create enough games of each kind. A single long one would meet the card's next edit."""
    if "opened" in metafunc.fixturenames:
        kinds = [*product(GAMES, (False, True))]
        games = ceil(metafunc.config.getoption("--forged") / A_GAME / len(kinds))
        metafunc.parametrize("opened", kinds * games, indirect=True, ids=str)


@pytest.fixture
async def opened(stage: Stage, request: pytest.FixtureRequest) -> Stage:
    """Open a sign-up that is full enough, with or without aliases, and one on another server."""
    slug, anonymous = request.param
    stage.make_manager("Zoe")
    await stage.command("Gia", "game new", game=slug, anonymous=anonymous)
    for name in GAMES[slug]:
        if name not in stage.users:
            stage.add(name)
        await stage.press(name, stage.card, "Join")
    stage.add(STRANGER)
    here = stage.guild, stage.channel
    stage.add("Oda")
    stage.move_to_another_server("Oda")
    await stage.command("Oda", "game new", game=slug)
    stage.guild, stage.channel = here
    del stage.users["Oda"]
    return stage


async def state(stage: Stage) -> dict[str, list[str]]:
    """Return all that the database has of the games and their server."""
    return await stage.database.read(
        lambda connection: {name: sorted(map(str, connection.execute(text(f"SELECT * FROM {name}")))) for name in KEPT}
    )


def is_told(hosted: HostedGame, submission: Submission) -> bool:
    """Return whether somebody knows by now that they may make this move. The clock always does."""
    seat = submission.acting_for or submission.by
    return isinstance(submission.action, Expire) or any(
        ask.is_for(seat, submission.action) for ask in hosted.asks.of(seat)
    )


async def forge(stage: Stage, forgers: Sequence[Forger | CommandForger], times: int) -> None:
    """Forge this often, and check that it has no effect."""
    before = await state(stage)
    with capture_logs() as log:
        for forger in islice(cycle(forgers), times):
            assert (await forger.forge()).acknowledged
    assert await state(stage) == before
    assert [line for line in log if line["log_level"] in {"error", "critical"}] == []


async def test_a_forgery_has_no_effect(
    opened: Stage, request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> None:
    random = Random(request.node.name)
    presses = Forger(opened, random)
    forgers = (presses, presses, presses, CommandForger(opened, random))
    left = A_GAME
    await forge(opened, forgers, EACH)
    await opened.command("Gia", "game start")
    for occupancy in offered(await opened.hosted()):
        await opened.command("Gia", "gm replace", player=occupancy.name)
    while left > 0:
        await forge(opened, forgers, min(left, EACH))
        left -= EACH
        hosted = await opened.hosted()
        if hosted.game is None or not hosted.game.asks:
            await forge(opened, forgers, max(left, 0))
            break
        moves = (next_move(hosted.game, random) for _ in count())
        await opened.bot.services.host.submit(
            hosted, next(submission for submission in moves if is_told(hosted, submission))
        )
        await opened.env.settle()

    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    # The command tree answers errors of commands, and unforeseen ones are in the log.
    assert [error for error in opened.env.errors if not isinstance(error, AppCommandError)] == []


@pytest.mark.parametrize("typed", ["1e-300", "0.0001", "721", "31 days", "1" + 400 * "0", "-721", "nan", "inf", 5])
async def test_no_deadline_is_moved_by_a_time_that_is_no_time_or_too_long(game: Stage, typed: object) -> None:
    before = await state(game)
    option = {"name": "time", "type": TEXT, "value": typed}
    command = {"name": "gm", "type": 1, "options": [{"name": "extend", "type": 1, "options": [option]}]}
    refused = await send(game, Origin("Gia", game.channel.id, game.guild.id), COMMAND, command)

    assert any(
        said in answer(refused) for said in ("doesn't fit", "couldn't read", "at most 30 days", "at least a second")
    )
    assert await state(game) == before


async def test_a_deadline_that_is_moved_in_a_form_is_moved_by_a_second_at_least(game: Stage) -> None:
    before = await state(game)
    written = [{"type": WRITTEN, "custom_id": name, "value": typed} for name, typed in (("time", "0.0001"),)]
    boxes = [{"type": LABEL, "component": box} for box in written]
    form = {"custom_id": "brehon:timed:1:0:0:", "components": boxes}
    refused = await send(game, Origin("Gia", game.channel.id, game.guild.id), FORM, form)

    assert "A deadline moves by at least a second" in answer(refused)
    assert await state(game) == before


async def test_a_form_that_was_sent_from_no_message_is_answered_with_a_message(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="great-table")
    box = {"type": WRITTEN, "custom_id": "deck", "value": "King 2"}
    data = {"custom_id": "brehon:counted:1:0:0:", "components": [{"type": LABEL, "component": box}]}
    panel = await send(stage, Origin("Gia", stage.channel.id, stage.guild.id), FORM, data)

    assert "The Great Table" in answer(panel)
    assert (await stage.hosted()).options["deck"] == {"king": 2}


@pytest.mark.parametrize("number", ["2147483648", "9223372036854775808"])
@pytest.mark.parametrize(
    ("written", "kind"),
    [
        *((f"brehon:{verb}:1:0:0:%s", BUTTON) for verb in (Verb.REPLY, Verb.RULE, Verb.UNSAY, Verb.SAY_NOW)),
        *((f"brehon:{verb}:1:0:0:%s", BUTTON) for verb in (Verb.LET_WATCH, Verb.WITHDRAW)),
        *((f"brehon:{verb}:1:0:0:", SELECT) for verb in (Verb.QUESTION, Verb.WAITING, Verb.LOAD_SETUP)),
        *((written, SELECT) for written in ("brehon:saved:own:0", "brehon:queue")),
    ],
)
async def test_a_number_that_no_database_keeps_is_refused(game: Stage, written: str, kind: int, number: str) -> None:
    custom_id = written.replace("%s", number)
    data = {"custom_id": custom_id, "component_type": kind, "values": [number]}
    sent = await send(game, Origin("Gia", game.channel.id, game.guild.id), PRESS, data, game.card.id)

    assert "Something went wrong" not in answer(sent)
