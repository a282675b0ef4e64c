"""Only a GM without a seat can tell whether the steal is open at the Great Table."""

import asyncio
from datetime import timedelta

import pytest
from discord.utils import time_snowflake

from bot.clock import now
from bot.host.denied import Denied
from engine.great_table.roles import RoleName
from engine.judging import Submission
from engine.mafia.actions import Vote
from tests.cogs.games.great_table.pair import (
    GM_PLAYS,
    Pair,
    alike,
    begin_steal,
    check_asked_alike,
    go_on_alone,
    panels,
)
from tests.cogs.opening import Opening

OTHERS = ("Ann", "Ben", "Dan", "Eve", "Zoe")
"""The players who are neither the Thief nor the GM."""
COMMANDS: tuple[tuple[str, dict[str, object]], ...] = (
    ("table steal", {"player": "Ann"}),
    ("table whisper", {"thread": "lovers", "text": "It is me."}),
    ("game status", {}),
)
"""Commands whose answers to everybody but the Thief are the same whether the steal is settled or open."""


@pytest.fixture
async def stealing(opening: Opening) -> Pair:
    """Return a pair whose GM plays. The steal is settled in the first game and open in the second."""
    pair = Pair(await opening.after(begin_steal, GM_PLAYS))
    await pair.settle()
    return pair


async def pass_the_deadline(pair: Pair) -> None:
    """Let the deadline of both days pass."""
    deadline = (await pair.stage.hosted(1)).deadline
    assert deadline is not None
    await pair.stage.pass_hours((deadline - now()).total_seconds() / 3600 + 0.1)


async def test_an_open_steal_changes_nothing_for_a_gm_who_extends_the_day(stealing: Pair) -> None:
    async with alike(stealing):
        said = [await stealing.both("Gia", "gm extend", time="5")]
        said += [await stealing.both("Gia", "gm extend", time=until) for until in ("10:00", "tomorrow 20:00")]
        await stealing.stage.pass_hours(0.5)
    games = [await stealing.stage.hosted(number) for number in (1, 2)]
    one, other = ((hosted.deadline, hosted.inner_deadline) for hosted in games)

    assert all(one == other for one, other in said)
    assert one[0] is not None
    assert one == other


async def test_an_open_steal_changes_no_question_about_a_passed_deadline(stealing: Pair) -> None:
    await stealing.each("Gia", "gm extend", time="tomorrow 20:00")
    async with alike(stealing):
        await pass_the_deadline(stealing)

    check_asked_alike(stealing)


async def test_an_open_steal_changes_nothing_for_a_gm_who_closes_the_day(stealing: Pair) -> None:
    async with alike(stealing):
        await pass_the_deadline(stealing)
        one, other = await stealing.both("Gia", "gm close")
        await stealing.stage.pass_hours(0.5)

    assert one == other
    assert [(await stealing.table(number)).time for number in (1, 2)] == ["night", "night"]


async def test_an_open_steal_changes_no_answer_to_anybody_but_the_thief(stealing: Pair) -> None:
    stage, newcomer, manager = stealing.stage, "Max", "Pia"
    stage.add(newcomer)
    stage.add(manager)
    stage.make_manager(manager)

    await check_answered_alike(stealing, "Ben", "Gia", manager, newcomer)


async def test_an_open_steal_changes_nothing_that_a_gm_is_offered_for_a_player(stealing: Pair) -> None:
    for name in GM_PLAYS:
        one, other = map(stealing.shown, await panels(stealing, name))
        assert one == other, name


async def test_an_open_steal_changes_no_desk(stealing: Pair) -> None:
    stage = stealing.stage
    await stage.env.advance_time(61)
    one, other = [stealing.shown(await stage.press("Gia", room.history()[0], "GM")) for room in stealing.channels]

    assert "Close it now" in one
    assert one == other


async def test_an_open_steal_changes_no_answer_to_the_dead_leavers_and_newcomers(stealing: Pair) -> None:
    stage, newcomer = stealing.stage, "Max"
    stage.add(newcomer)
    roles = [(await stealing.table(number)).roles for number in (1, 2)]
    # The death of a House player may end the game.
    dead = next(name for name in OTHERS if all(role[name] is RoleName.PLAYER for role in roles))
    leaver = next(name for name in OTHERS if name != dead)
    await stealing.each("Gia", "gm modkill", player=dead)
    await stealing.each("Gia", "gm replace", player=leaver)
    for channel in stealing.channels:
        await stage.press(newcomer, channel.history()[-1], "Take the seat")

    await check_answered_alike(stealing, dead, leaver, newcomer)


async def check_answered_alike(pair: Pair, *names: str) -> None:
    """Check that these people's attempts are answered alike in both games."""
    for name in names:
        for command, options in COMMANDS:
            one, other = await pair.both(name, command, **options)
            assert one == other, (name, command)


async def test_an_open_steal_does_not_decide_whether_a_vote_in_the_last_seconds_counts(opening: Opening) -> None:
    pair = Pair(await opening.after(begin_steal, GM_PLAYS))
    await go_on_alone(pair.stage)
    deadline = (await pair.stage.hosted(1)).deadline
    assert deadline is not None
    await pair.stage.env.advance_time((deadline - now()).total_seconds() - 60)
    await pair.settle()
    await pair.stage.env.advance_time((deadline - now()).total_seconds())
    submission, host = Submission("Ann", Vote(target="Ben")), pair.stage.bot.services.host
    for seconds in (1, 2.9, -1):
        cast = time_snowflake(deadline + timedelta(seconds=seconds))
        votes = [
            host.submit(await pair.stage.hosted(number), submission, interaction_id=cast + number) for number in (1, 2)
        ]
        one, other = await asyncio.gather(*votes, return_exceptions=True)
        assert isinstance(one, Denied) is isinstance(other, Denied) is (seconds > 0), seconds


async def test_a_silent_game_asks_its_gm_the_same_with_or_without_an_open_steal(opening: Opening) -> None:
    pair = Pair(await opening.after(begin_steal, GM_PLAYS))
    await go_on_alone(pair.stage)
    await pair.settle()
    async with alike(pair):
        await pair.stage.pass_hours(3 * 32)

    check_asked_alike(pair)
