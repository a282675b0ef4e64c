"""The lines of the log: what each tells, and what none tells."""

import logging
import re
from collections.abc import Awaitable, Callable
from io import StringIO

import pytest

from bot.storage.schema.choices import Holding
from bot.storage.schema.kinds import LatePolicy
from tests.asking import choose_settings
from tests.cogs.conftest import NAMES
from tests.cogs.forgery import deliver_again
from tests.cogs.gamblers import SEVEN, deal, sit_down
from tests.cogs.logged import USES, lines, without_moments
from tests.cogs.logged import log as log  # noqa: PLC0414 (a fixture)
from tests.cogs.masks import write
from tests.cogs.opening import Opening
from tests.cogs.quests import let_vote
from tests.cogs.stage import Stage


async def test_a_line_tells_the_act_its_game_and_its_outcome_alone(log: StringIO, stage: Stage) -> None:
    await stage.command("Gia", "game new", game="chess")
    await stage.command("Gia", "game new", game="tain")
    for name in NAMES:
        await stage.press(name, stage.card, "Join")
    await stage.command("Ann", "game start")
    await stage.press("Gia", stage.card, "Start the game")
    await stage.propose()
    await stage.press("Ann", stage.prompt, "Approve openly")

    assert lines(log, *USES) == [
        {"event": "command", "what": "game new", "result": "denied"},
        {"event": "command", "what": "game new", "game": 1, "result": "done"},
        *[{"event": "press", "what": "join", "game": 1, "result": "done"}] * len(NAMES),
        {"event": "command", "what": "game start", "game": 1, "result": "denied"},
        {"event": "press", "what": "start", "game": 1, "result": "done"},
        {"event": "choice", "what": "choose", "game": 1, "result": "done"},
        {"event": "press", "what": "answer", "game": 1, "result": "done"},
    ]
    assert re.fullmatch(r'\{.*"ms": \d+.*\}', log.getvalue().splitlines()[-1])


async def test_a_line_tells_that_the_bot_is_connected_and_to_how_many_servers(log: StringIO, stage: Stage) -> None:
    stage.env.create_guild()
    await stage.restart()

    assert lines(log, "connected")[-1:] == [{"event": "connected", "servers": 2}]


async def test_the_line_of_a_passed_deadline_tells_no_number_of_answers(log: StringIO, game: Stage) -> None:
    await game.pass_hours(24.1)
    await choose_settings(game.database, late=LatePolicy.AUTO)
    await game.command("Gia", "gm close")
    await game.pass_hours(24.1)

    assert lines(log, "deadline") == [
        {"event": "deadline", "game": 1, "result": "asked"},
        {"event": "deadline", "game": 1, "result": "answered"},
    ]


VOTES: dict[str, Callable[[Stage, str], Awaitable[object]]] = {
    "a press": lambda stage, name: stage.press(name, stage.prompt, "Approve"),
    "a command": lambda stage, name: stage.command(name, "quest vote", answer="approve"),
    "a press that comes twice": lambda stage, name: twice(stage, stage.press(name, stage.prompt, "Approve")),
    "a press that Discord has given up": lambda stage, name: in_vain(stage, name, 10062),
    "a press that another process has answered": lambda stage, name: in_vain(stage, name, 40060),
    "a press whose answer Discord refuses": lambda stage, name: in_vain(stage, name, 50035),
}


async def twice(stage: Stage, doing: Awaitable[object]) -> None:
    """Do something, and deliver it a second time."""
    await doing
    stage.env.inject_error("POST", "*/callback", status=400, code=40060, message="", times=1)
    await deliver_again(stage)


async def in_vain(stage: Stage, name: str, code: int) -> None:
    """Let somebody vote when Discord accepts no answer."""
    stage.env.inject_error("POST", "*/callback", status=400, code=code, message="", times=1)
    await stage.people[name].click(stage.prompt, label="✓ Approve")


@pytest.mark.parametrize("way", VOTES)
async def test_the_last_answer_before_a_pending_result_is_logged_like_the_others(
    log: StringIO, game: Stage, way: str
) -> None:
    await game.propose()
    await choose_settings(game.database, holding=Holding.FOR_60)
    logged = []
    for name in NAMES:
        before = len(log.getvalue())
        await VOTES[way](game, name)
        logged.append(without_moments(log.getvalue()[before:]))

    assert (await game.hosted()).pending is not None
    assert logged[0]
    assert logged == logged[:1] * len(NAMES)


async def test_the_last_spoken_vote_before_a_pending_result_is_logged_like_the_others(
    log: StringIO, opening: Opening
) -> None:
    stage = await opening.after(sit_down, SEVEN)
    await deal(stage)
    await choose_settings(stage.database, holding=Holding.FOR_60)
    logged: list[list[str]] = []
    voted, *_ = (await stage.hosted()).names
    while (await stage.hosted()).pending is None:
        before = len(log.getvalue())
        await write(stage, SEVEN[len(logged)], f"vote: {voted}")
        logged.append([line for line in without_moments(log.getvalue()[before:]) if '"delivery"' not in line])

    assert len(logged[0]) == 1
    assert logged == logged[:1] * len(logged)


async def test_only_the_room_of_a_late_message_is_logged(log: StringIO, sign_up: Stage) -> None:
    dm = sign_up.env.backend.dm_channels[sign_up.users["Ben"].id]
    for place in (dm, sign_up.channel.id):
        sign_up.env.inject_error("POST", f"/channels/{place}/messages", status=503, times=1)
    await sign_up.press("Gia", sign_up.card, "Start the game")

    line = {"event": "sent later", "game": 1, "error": "HTTPException", "status": 503, "code": 0}
    later = lines(log, "sent later")
    assert sorted(later, key=len) == [line, {**line, "to": "room"}]


async def test_a_message_that_discord_refuses_is_logged_with_its_status_and_code(log: StringIO, sign_up: Stage) -> None:
    path = f"/channels/{sign_up.channel.id}/messages"
    sign_up.env.inject_error("POST", path, status=400, code=50035, times=1)
    await sign_up.press("Gia", sign_up.card, "Start the game")
    (line,) = lines(log, "not sent")

    assert line.pop("error")
    assert line == {"event": "not sent", "game": 1, "to": "room", "status": 400, "code": 50035}


async def test_private_messages_are_logged_nowhere(log: StringIO, sign_up: Stage) -> None:
    sign_up.close_dms("Ben")
    await sign_up.press("Gia", sign_up.card, "Start the game")
    await sign_up.propose("Ann", "Ben")
    await let_vote(sign_up)

    assert lines(log, "delivery", "forbidden") == 3 * [{"event": "delivery", "game": 1}]


def test_an_error_in_a_library_is_logged_by_its_type_and_place_alone(log: StringIO) -> None:
    try:
        raise ValueError("Ann sabotages")
    except ValueError:
        logging.getLogger("asyncio").exception("a task has failed")

    assert re.fullmatch(r"ERROR asyncio: a task has failed\n\S+test_logs.py:\d+ test_\w+\nValueError\n", log.getvalue())


async def test_a_move_by_command_is_logged_without_its_name(log: StringIO, game: Stage) -> None:
    await game.command("Ann", "quest vote", answer="approve")
    await game.command("Ann", "quest guess", player="Ben")

    # Not everybody has each move.
    assert [line["what"] for line in lines(log, "command")][-2:] == ["quest", "quest"]


async def test_a_move_that_is_being_typed_is_logged_without_its_name_and_player(log: StringIO, game: Stage) -> None:
    await game.command("Ann", "quest guess", player="Ben")
    typed = len(log.getvalue())
    await game.people["Ann"].autocomplete(game.channel, "quest guess", "player", "B")
    await deliver_again(game)
    late = log.getvalue()[typed:].splitlines()

    assert not [line for line in late if str(game.users["Ann"].id) in line or "guess" in line]
