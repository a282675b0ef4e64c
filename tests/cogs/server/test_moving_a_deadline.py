"""Deadlines that a GM moves later or earlier, by a length of time or to a time in the zone of the server."""

from datetime import timedelta

import pytest

from bot.clock import now
from tests.cogs.conftest import NAMES
from tests.cogs.server.test_server_settings import panel
from tests.cogs.stage import Stage, answer


async def deadline_after(stage: Stage, until: str) -> str:
    assert answer(await stage.command("Gia", "gm extend", time=until)).startswith("You've moved the deadline.")
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
    "at dawn": 'I couldn\'t read "at dawn" as a time',
    "2025-12-31 20:00": "I read that as <t:1767211200:F>",
    "2026-03-29 01:30": "the clocks in Europe/Dublin skip it",
    "2026-07-01 20:00": "at most 30 days",
    "3/4 20:00": "could be <t:1775242800:D> or <t:1772654400:D>",
    "20:00 IST": "IST could be the time in several places (Europe/Dublin, Asia/Kolkata, Asia/Jerusalem)",
    "-25 h": "which has passed; please name a later time",
    "-0.00001": "at least a second",
    "-20:00": 'I couldn\'t read "20\\:00" as a length',
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
    said = answer(await in_dublin.command("Gia", "gm extend", time=typed))

    assert NO_DEADLINES[typed] in said
    assert (await in_dublin.hosted()).deadline == deadline


async def test_a_deadline_comes_earlier_by_a_length_and_everybody_is_told_once(game: Stage) -> None:
    before, posts = (await game.hosted()).deadline, len(game.channel.history())
    await game.command("Gia", "gm extend", time="-2 h")
    after = (await game.hosted()).deadline
    told = [message.content for message in game.channel.history()[posts:]]

    assert before is not None
    assert after == before - timedelta(hours=2)
    assert [text.split("\n")[0] for text in told] == ["The deadline comes 2 hours earlier."]
    assert f"<t:{int(after.timestamp())}:f>" in told[0]


async def test_a_deadline_comes_earlier_at_a_time_and_ends_the_wait_then(game: Stage) -> None:
    assert await deadline_after(game, "in 90 min") == f"{now() + timedelta(minutes=90):%m-%d %H:%M:%S}"
    await game.pass_hours(1.4)
    before = len(game.questions())
    await game.pass_hours(0.2)

    assert (before, len(game.questions())) == (0, 1)


async def test_a_deadline_that_has_come_earlier_may_go_back(game: Stage) -> None:
    before = (await game.hosted()).deadline
    await game.command("Gia", "gm extend", time="2 h earlier")
    await game.command("Gia", "gm extend", time="+2 h")

    assert (await game.hosted()).deadline == before


async def test_the_same_deadline_is_refused(in_dublin: Stage) -> None:
    await deadline_after(in_dublin, "2026-01-03 20:00")

    assert "The deadline is already <t:1767470400:f>" in answer(
        await in_dublin.command("Gia", "gm extend", time="2026-01-03 20:00")
    )


async def test_a_day_without_a_time_keeps_the_deadlines_time_of_day(in_dublin: Stage) -> None:
    await deadline_after(in_dublin, "tomorrow 20:17")

    assert (await deadline_after(in_dublin, "sunday")).endswith("20:17:00")


async def test_only_a_gm_extends_until_a_time(in_dublin: Stage) -> None:
    deadline = (await in_dublin.hosted()).deadline

    assert "Only the GM" in answer(await in_dublin.command("Ann", "gm extend", time="tomorrow 20:00"))
    assert (await in_dublin.hosted()).deadline == deadline


async def test_an_extension_until_a_time_is_announced_as_that_moment(in_dublin: Stage) -> None:
    assert await deadline_after(in_dublin, "2026-01-10 20:17") == "01-10 20:17:00"
    assert in_dublin.channel.history()[-1].content.startswith("The deadline moves.\n-# Until <t:1768076220:f>")


async def test_an_extension_until_a_time_means_it_in_the_servers_zone(in_dublin: Stage) -> None:
    await panel(in_dublin, zone="America/New_York")

    assert await deadline_after(in_dublin, "2026-01-11 20:00") == "01-12 01:00:00"


async def test_a_paused_game_is_not_extended_until_a_time(in_dublin: Stage) -> None:
    await in_dublin.command("Gia", "gm pause")

    for typed in ("tomorrow 20:00", "-5 min"):
        assert "resume the game first" in answer(await in_dublin.command("Gia", "gm extend", time=typed))
