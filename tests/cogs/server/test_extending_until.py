"""Extensions of a deadline until a time, in the zone of the server."""

import pytest

from bot.clock import now
from tests.cogs.conftest import NAMES
from tests.cogs.server.test_server_settings import panel
from tests.cogs.stage import Stage, answer


async def deadline_after(stage: Stage, until: str) -> str:
    assert answer(await stage.command("Gia", "gm extend", until=until)).startswith("You've moved the deadline.")
    deadline = (await stage.hosted()).deadline
    assert deadline is not None
    return f"{deadline:%m-%d %H:%M:%S}"


async def test_an_extension_until_a_moment_counts_real_hours_though_the_clocks_change(game: Stage) -> None:
    game.make_manager("Zoe")
    await panel(game, zone="Europe/Dublin")
    await game.pass_hours(24 * 86)
    extended = await deadline_after(game, "2026-03-29 12:00")
    await game.pass_hours((await hours_left(game)) - 0.01)
    before = len(game.questions())
    await game.pass_hours(0.02)

    assert extended == "03-29 11:00:00"
    assert (before, len(game.questions())) == (1, 2)


async def hours_left(stage: Stage) -> float:
    deadline = (await stage.hosted()).deadline
    assert deadline is not None
    return (deadline - now()).total_seconds() / 3600


async def begin_without_deadlines(stage: Stage) -> None:
    """Begin a game without deadlines."""
    await stage.command("Gia", "game new", game="tain", wait="0")
    for name in NAMES:
        await stage.press(name, stage.card, "Join")
    await stage.press("Gia", stage.card, "Start the game")


async def test_a_deadline_may_be_set_where_there_was_none(stage: Stage) -> None:
    await begin_without_deadlines(stage)

    assert await deadline_after(stage, "2026-01-03 20:00") == "01-03 20:00:00"


async def test_a_deadline_may_be_set_anew_after_it_has_passed(stage: Stage) -> None:
    await begin_without_deadlines(stage)
    await deadline_after(stage, "2026-01-03 20:00")
    await stage.pass_hours(24 * 4)

    assert await deadline_after(stage, "2026-01-08 20:00") == "01-08 20:00:00"


NO_DEADLINES = {
    "at dawn": "I couldn't read that time",
    "2025-12-31 20:00": "already passed in Europe/Dublin",
    "2026-03-29 01:30": "the clocks in Europe/Dublin skip it",
    "2026-01-01 02:00": "The deadline is <t:",
    "2026-07-01 20:00": "at most 30 days",
}


@pytest.fixture
async def in_dublin(game: Stage) -> Stage:
    """Return a game on a server with a time zone."""
    game.make_manager("Zoe")
    await panel(game, zone="Europe/Dublin")
    return game


@pytest.mark.parametrize("typed", NO_DEADLINES)
async def test_a_time_that_can_be_no_deadline_is_refused_in_one_sentence(in_dublin: Stage, typed: str) -> None:
    deadline = (await in_dublin.hosted()).deadline
    said = answer(await in_dublin.command("Gia", "gm extend", until=typed))

    assert NO_DEADLINES[typed] in said
    assert said.count(".") == 1
    assert (await in_dublin.hosted()).deadline == deadline


@pytest.mark.parametrize("options", [{}, {"time": "3", "until": "20:00"}])
async def test_an_extension_has_either_a_length_or_a_time(in_dublin: Stage, options: dict[str, object]) -> None:
    deadline = (await in_dublin.hosted()).deadline

    assert "either `time` or `until`" in answer(await in_dublin.command("Gia", "gm extend", **options))
    assert (await in_dublin.hosted()).deadline == deadline


async def test_only_a_gm_extends_until_a_time(in_dublin: Stage) -> None:
    deadline = (await in_dublin.hosted()).deadline

    assert "Only the GM" in answer(await in_dublin.command("Ann", "gm extend", until="tomorrow 20:00"))
    assert (await in_dublin.hosted()).deadline == deadline


async def test_an_extension_until_a_time_is_announced_as_that_moment(in_dublin: Stage) -> None:
    assert await deadline_after(in_dublin, "2026-01-10 20:17") == "01-10 20:17:00"
    assert in_dublin.channel.history()[-1].content.startswith("The deadline moves.\n-# Until <t:1768076220:f>")


async def test_an_extension_until_a_time_means_it_in_the_servers_zone(in_dublin: Stage) -> None:
    await panel(in_dublin, zone="America/New_York")

    assert await deadline_after(in_dublin, "2026-01-11 20:00") == "01-12 01:00:00"


async def test_a_paused_game_is_not_extended_until_a_time(in_dublin: Stage) -> None:
    await in_dublin.command("Gia", "gm pause")

    assert "resume the game first" in answer(await in_dublin.command("Gia", "gm extend", until="tomorrow 20:00"))
