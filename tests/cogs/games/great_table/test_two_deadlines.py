"""Only a GM without a seat can tell whether a list is missing at the Great Table."""

from datetime import datetime, timedelta
from functools import partial

import pytest
from discord import Message
from discord.utils import time_snowflake
from sqlalchemy import update

from bot.clock import now
from bot.storage.schema.kinds import LatePolicy
from bot.storage.schema.models import Deadline
from engine.judging import Submission
from engine.mafia.actions import Vote
from tests.asking import change
from tests.cogs.gamblers import give_lists, sit_down, table_of
from tests.cogs.games.great_table.pair import (
    GM_PLAYS,
    GM_WATCHES,
    LATE,
    Pair,
    alike,
    begin,
    check_asked_alike,
    go_on_alone,
    panels,
)
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, labels_of, new_bot, text_of
from tests.storage.interrupted import Interrupted


@pytest.fixture
async def playing(opening: Opening) -> Pair:
    """Return a pair whose GM plays and is asked by a passed deadline."""
    return Pair(await opening.after(begin, GM_PLAYS))


@pytest.fixture
async def watching(opening: Opening) -> Pair:
    """Return a pair whose GM has no seat and is asked by a passed deadline."""
    return Pair(await opening.after(begin, GM_WATCHES))


async def test_a_gm_who_plays_is_not_sent_the_gms_view_of_the_table(playing: Pair) -> None:
    assert not any("For the GM" in text_of(message) for message in playing.stage.dms("Gia"))


async def test_only_the_player_of_a_missing_list_is_reminded(playing: Pair) -> None:
    before = {name: [len(told) for told in playing.dms(name)] for name in GM_PLAYS}
    async with alike(playing):
        await playing.stage.pass_hours(11.9)
    fresh = {name: [told[n:] for told, n in zip(playing.dms(name), before[name], strict=True)] for name in GM_PLAYS}

    assert [len(told) for told in fresh.pop(LATE)] == [0, 2]
    assert not any(told for both in fresh.values() for told in both)


async def test_a_gm_who_plays_is_told_of_no_list_whose_time_is_over(playing: Pair) -> None:
    async with alike(playing):
        await playing.stage.pass_hours(12.1)
        one, other = await playing.both("Gia", "game status")

    assert LATE in (await playing.table(2)).today.hands
    assert playing.stage.questions("Gia") == []
    assert one == other


async def test_a_whole_day_tells_no_other_player_of_a_missing_list(playing: Pair) -> None:
    async with alike(playing):
        await playing.stage.pass_hours(29.8)

    others = [playing.dms(name) for name in GM_PLAYS if name != LATE]
    assert all(one[:-2] == other[:-2] for one, other in others)
    # A GM's message as GM and their message as a seat, queued at one moment, have no order.
    assert all(sorted(one[-2:]) == sorted(other[-2:]) for one, other in others)
    assert all(any("is waiting for you until" in text for text in one[-2:]) for one, _ in others)


def question_of(pair: Pair) -> Message:
    """Return the DM that asks the GM about missing lists."""
    return next(message for message in pair.stage.dms("Gia") if "Still missing" in message.content)


async def test_a_gm_who_goes_on_too_late_ends_no_day(watching: Pair) -> None:
    await watching.stage.pass_hours(12.1)
    await give_lists(watching.stage, [LATE], game_id=2)
    said = answer(await watching.stage.press("Gia", question_of(watching), "Go on without them"))

    assert "Every answer is in" in said
    assert (await watching.table(2)).time == "day"


async def test_a_last_list_that_arrives_as_its_time_runs_out_ends_no_day(stage: Stage) -> None:
    await sit_down(stage, GM_WATCHES, anonymous=False)
    await give_lists(stage, [name for name in GM_WATCHES if name != LATE])
    ran_out = update(Deadline).where(Deadline.is_inner).values(at=(past := now() - timedelta(hours=1)), due=past)
    await change(stage.database, ran_out)
    database = Interrupted(stage.database)
    other = new_bot(database)

    async def once_it_is_known() -> None:
        database.meanwhile = partial(give_lists, stage, [LATE])

    database.meanwhile = once_it_is_known
    await other.services.host._lateness.let_deadlines_pass()
    await other.finish()
    table = await table_of(stage)

    assert (table.time, len(table.today.cards)) == ("day", len(GM_WATCHES))


async def test_a_passed_deadline_asks_once_whatever_secret_moves_follow(playing: Pair) -> None:
    await playing.stage.pass_hours(30.1)
    asked = len(playing.stage.questions("Gia"))
    await give_lists(playing.stage, ["Ann"])
    await playing.stage.pass_hours(0.1)

    assert asked == 2
    assert len(playing.stage.questions("Gia")) == asked


async def test_the_deadline_of_the_day_asks_a_gm_the_same_with_or_without_a_list_missing(watching: Pair) -> None:
    await watching.stage.pass_hours(30.1)

    check_asked_alike(watching)


async def test_a_gm_without_a_seat_is_asked_about_a_missing_list_and_the_room_is_not(watching: Pair) -> None:
    async with alike(watching):
        await watching.stage.pass_hours(12.1)
    one, other = watching.dms("Gia")

    assert not any("Still missing" in text for text in one)
    assert any(f"**{LATE}**" in text for text in other)
    assert labels_of(question_of(watching)) == ["The desk", "Go on without them"]


async def test_a_day_goes_on_without_a_list_and_the_room_is_not_told(watching: Pair) -> None:
    async with alike(watching):
        await watching.stage.pass_hours(12.1)
        await watching.stage.press("Gia", question_of(watching), "Go on without them")
        await watching.stage.press("Gia", watching.stage.dms("Gia")[-1], "Yes, go on without them")
        await watching.stage.pass_hours(0.1)
    table = await watching.table(2)

    assert table.today.hands[LATE] is None
    assert table.time == "day"


@pytest.mark.parametrize("late", [LatePolicy.AUTO, LatePolicy.ASK])
async def test_a_vote_just_after_the_time_for_lists_counts_with_or_without_one_missing(
    opening: Opening, late: LatePolicy
) -> None:
    stage = await opening.after(begin, GM_PLAYS)
    if late == LatePolicy.AUTO:
        await go_on_alone(stage)
    pair = Pair(stage)
    await stage.env.advance_time(12 * 3600)
    cast = now() + timedelta(seconds=1)
    for number in (1, 2):
        submission = Submission("Ann", Vote(target="Cat"))
        await stage.bot.services.host.submit(
            await stage.hosted(number), submission, interaction_id=time_snowflake(cast) + number
        )

    assert {(await pair.table(number)).votes.counts["Cat"] for number in (1, 2)} == {("Ann",)}


async def time_for_lists(pair: Pair) -> datetime:
    """Return when the time for a list runs out that is still missing."""
    inner = (await pair.stage.hosted(2)).inner_deadline
    assert inner is not None
    return inner


async def test_an_extension_of_the_day_moves_the_time_for_a_list_with_it(playing: Pair) -> None:
    before = await time_for_lists(playing)
    await playing.each("Gia", "gm extend", time="3")

    assert await time_for_lists(playing) - before == timedelta(hours=3)


async def pause_for_an_hour(pair: Pair) -> None:
    """Pause both games for an hour."""
    await pair.each("Gia", "gm pause")
    await pair.stage.pass_hours(1)
    await pair.each("Gia", "gm resume")


async def test_a_pause_of_the_day_moves_the_time_for_a_list_with_it(playing: Pair) -> None:
    await playing.each("Gia", "gm extend", time="3")
    before = await time_for_lists(playing)
    await pause_for_an_hour(playing)

    assert await time_for_lists(playing) - before == timedelta(hours=1)


async def test_only_the_player_of_a_missing_list_is_told_the_time_for_it(playing: Pair) -> None:
    await playing.each("Gia", "gm extend", time="3")
    await pause_for_an_hour(playing)
    deadline = (await playing.stage.hosted(2)).deadline
    assert deadline is not None
    until = f"<t:{int(deadline.timestamp())}"
    asked = [told[-1] for name in GM_PLAYS for told in playing.dms(name) if "Until <t" in told[-1]]
    holders = [text for text in asked if "**List**" not in text]

    assert f"<t:{int((await time_for_lists(playing)).timestamp())}" in playing.dms(LATE)[1][-1]
    assert holders
    assert all(until in text for text in holders)
    assert all(until in room[-1] for room in playing.rooms())


async def test_a_gm_who_plays_extends_the_day_alike_with_or_without_a_list_missing(playing: Pair) -> None:
    times = ("10:00", "20:00", "tomorrow 03:00", "tomorrow 08:00", "nonsense", "5", "-2 h", "-1 min", "-100 days")
    async with alike(playing):
        for typed in times:
            one, other = await playing.both("Gia", "gm extend", time=typed)
            assert one == other, typed
            assert (await playing.stage.hosted(1)).deadline == (await playing.stage.hosted(2)).deadline, typed
        await playing.stage.pass_hours(0.1)


async def test_a_gm_who_plays_is_offered_the_same_for_a_player_without_a_list(playing: Pair) -> None:
    for name in (LATE, "Cat"):
        one, other = map(playing.shown, await panels(playing, name))
        assert one == other, name


async def test_a_gm_who_plays_may_vote_for_a_player(playing: Pair) -> None:
    await playing.each("Cat", "table vote", player="Ann")
    panel, _ = await panels(playing, "Cat")
    await playing.stage.press("Gia", panel.response, "No lynch")

    assert (await playing.table(1)).votes.counts == {"no_lynch": ("Cat",)}
