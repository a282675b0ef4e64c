"""Starts at a time that the GM has set, with a call to those who have joined."""

from datetime import timedelta

import pytest
from sqlalchemy import select

from bot.clock import now
from bot.storage.games.start_times import PlannedStart
from bot.storage.schema.kinds import GamePhase
from tests.asking import rows_in
from tests.cogs.stage import Stage, answer, labels_of, text_of
from tests.cogs.whole.test_unreadable_games import spoil


async def plan(stage: Stage, typed: str, poll: str = "", by: str = "Gia") -> str:
    """Let a GM set the start at the desk, and return the answer."""
    desk = await stage.command(by, "gm desk")
    form = await stage.press(by, desk.response, "Set the start")
    return answer(await stage.people[by].submit_modal(form, {"start": typed, "poll": poll}))


def posts(stage: Stage) -> list[str]:
    return [text_of(post) for post in stage.channel.history()]


async def test_a_game_begins_at_its_time_and_those_who_have_joined_are_called_before(sign_up: Stage) -> None:
    names = (await sign_up.hosted()).names
    told = await plan(sign_up, "in 3 days")
    starts = (await sign_up.hosted()).lobby.starts_at
    assert starts is not None
    announced = posts(sign_up)[-1]
    card = await sign_up.painted_card()
    await sign_up.pass_hours(71.4)
    before = posts(sign_up)
    await sign_up.pass_hours(0.2)
    called = posts(sign_up)[-1]
    phase = (await sign_up.hosted()).phase
    await sign_up.pass_hours(0.5)

    assert f"<t:{int(starts.timestamp())}:f>" in told
    assert announced.startswith("The game begins <t:")
    assert f"('Begins', '<t:{int(starts.timestamp())}:f>" in card
    assert before[-1] == announced
    assert called.startswith(" ".join(f"<@{sign_up.users[name].id}>" for name in names))
    assert phase is GamePhase.SIGNUP
    assert (await sign_up.hosted()).phase is GamePhase.RUNNING
    assert await rows_in(sign_up.database, select(PlannedStart)) == []


async def test_a_planned_start_survives_a_restart(sign_up: Stage) -> None:
    await plan(sign_up, "2 h")
    await sign_up.restart()
    await sign_up.pass_hours(2.1)

    assert (await sign_up.hosted()).phase is GamePhase.RUNNING


async def test_a_start_that_is_moved_calls_and_begins_only_at_the_new_time(sign_up: Stage) -> None:
    await plan(sign_up, "2 h")
    await plan(sign_up, "+4 h")
    count = len(posts(sign_up))
    await sign_up.pass_hours(3)
    unmoved = (len(posts(sign_up)), (await sign_up.hosted()).phase)
    await sign_up.pass_hours(1.1)

    assert unmoved == (count, GamePhase.SIGNUP)
    assert (await sign_up.hosted()).phase is GamePhase.RUNNING


async def test_a_start_that_is_taken_back_is_announced_and_does_not_come(sign_up: Stage) -> None:
    await plan(sign_up, "2 h")
    assert "you start it" in await plan(sign_up, "")
    taken_back = posts(sign_up)[-1]
    await sign_up.pass_hours(3)

    assert "won't begin by itself any more" in taken_back
    assert posts(sign_up)[-1] == taken_back
    assert (await sign_up.hosted()).phase is GamePhase.SIGNUP


async def test_a_game_that_cannot_begin_at_its_time_calls_its_gm_and_waits(sign_up: Stage) -> None:
    await plan(sign_up, "2 h")
    await sign_up.press("Ann", sign_up.card, "Leave")
    await sign_up.pass_hours(2.1)
    post = sign_up.channel.history()[-1]
    refused = answer(await sign_up.press("Gia", post, "Start the game"))

    assert text_of(post).startswith(f"<@{sign_up.users['Gia'].id}> It's time, but the game can't begin yet.")
    assert labels_of(post) == ["Start the game"]
    assert "players" in refused
    assert (await sign_up.hosted()).lobby.starts_at is None


async def test_a_game_that_its_gm_starts_before_its_time_begins_once(sign_up: Stage) -> None:
    await plan(sign_up, "2 h")
    await sign_up.press("Gia", sign_up.card, "Start the game")
    before = (len(posts(sign_up)), len((await sign_up.hosted()).started.log))
    await sign_up.pass_hours(2.1)

    assert (len(posts(sign_up)), len((await sign_up.hosted()).started.log)) == before


async def test_a_cancelled_sign_up_begins_at_no_time(sign_up: Stage) -> None:
    await plan(sign_up, "2 h")
    asked = await sign_up.command("Gia", "game end")
    await sign_up.press("Gia", asked.response, "Yes, end it")
    await sign_up.pass_hours(2.1)

    assert (await sign_up.hosted(1)).phase is GamePhase.OVER
    assert await rows_in(sign_up.database, select(PlannedStart)) == []


async def test_a_game_that_cannot_be_read_at_its_time_plans_nothing_more(sign_up: Stage) -> None:
    await plan(sign_up, "2 h")
    await spoil(sign_up, "UPDATE games SET theme = 'gone'")
    await sign_up.pass_hours(2.1)

    assert await rows_in(sign_up.database, select(PlannedStart)) == []


WRONG = {"soon": 'read "soon" as a time', "2020-01-01 20:00": "already passed", "100 days": "at most 90 days ahead"}


@pytest.mark.parametrize("typed", WRONG)
async def test_a_time_at_which_no_game_can_begin_is_refused_and_nothing_is_planned(sign_up: Stage, typed: str) -> None:
    count = len(posts(sign_up))

    assert WRONG[typed] in await plan(sign_up, typed)
    assert (await sign_up.hosted()).lobby.starts_at is None
    assert len(posts(sign_up)) == count


async def test_the_same_start_set_again_is_announced_once(sign_up: Stage) -> None:
    typed = f"{now():%Y}-01-05 20:00"
    await plan(sign_up, typed)
    count = len(posts(sign_up))
    await plan(sign_up, typed)

    assert len(posts(sign_up)) == count


TIMES = "2026-01-05 20:00\n\n2026-01-03 8pm\n5 days"


async def test_everybody_votes_for_a_time_in_a_poll_of_discords(sign_up: Stage) -> None:
    assert "I'm posting the vote" in await plan(sign_up, "", TIMES)
    post = sign_up.channel.history()[-1]
    assert post.poll is not None
    answers = [answer.text for answer in post.poll.answers]

    assert answers == [
        "1. Saturday 3 January, 20:00 (UTC)",
        "2. Monday 5 January, 20:00 (UTC)",
        f"3. {now() + timedelta(days=5):%A} 6 January, {now():%H:%M} (UTC)",
    ]
    assert all(len(text) <= 55 for text in answers)
    assert "1. <t:1767470400:F>\n2. <t:1767643200:F>\n3. <t:" in post.content
    assert post.poll.multiple
    assert (await sign_up.hosted()).lobby.starts_at is None


async def test_the_answers_of_a_poll_name_a_zone_by_its_place_and_are_short(sign_up: Stage) -> None:
    sign_up.make_manager("Zoe")
    await sign_up.command("Zoe", "server settings", zone="America/Argentina/Buenos_Aires")
    await plan(sign_up, "", "wed 23:30\n2026-02-25 20:00")
    poll = sign_up.channel.history()[-1].poll
    assert poll is not None
    answers = [answer.text for answer in poll.answers]

    assert answers[1] == "2. Wednesday 25 February, 20:00 (Buenos Aires)"
    assert all(len(text) <= 55 for text in answers)


BAD_POLLS = {
    "fri 20:00": "2 to 10 different times",
    "fri 20:00\nfri 8pm": "2 to 10 different times",
    "\n".join(f"{number} days" for number in range(1, 12)): "2 to 10 different times",
    "fri 20:00\nsoon": 'read "soon" as a time',
    "fri 20:00\n100 days": "at most 90 days ahead",
}


@pytest.mark.parametrize("times", BAD_POLLS)
async def test_a_poll_of_times_that_cannot_be_is_refused_whole(sign_up: Stage, times: str) -> None:
    count = len(posts(sign_up))

    assert BAD_POLLS[times] in await plan(sign_up, "", times)
    assert len(posts(sign_up)) == count


async def test_a_gm_sets_a_start_or_asks_for_one(sign_up: Stage) -> None:
    count = len(posts(sign_up))

    assert "Please write either" in await plan(sign_up, "2 h", TIMES)
    assert len(posts(sign_up)) == count


async def test_a_bot_that_may_make_no_polls_says_which_permission_it_needs(stage: Stage) -> None:
    stage.forbid(create_polls=True)
    await stage.command("Gia", "game new", game="tain")

    assert "Create Polls" in await plan(stage, "", TIMES)
