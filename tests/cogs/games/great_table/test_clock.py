"""A table that plays by the clock: days end in the evening, nights never in quiet hours, and there is a grace
period.
"""

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import update

from bot.clock import now
from bot.storage.schema.models import Deadline
from bot.storage.schema.pace import Pace, Quiet
from engine.mafia.events import Time
from tests.asking import change, choose_settings
from tests.cogs.gamblers import SEVEN, give_lists, table_of
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, text_of

EVENING = datetime(2026, 1, 2, 20, tzinfo=UTC)
MORNING = datetime(2026, 1, 3, 8, tzinfo=UTC)


async def until(stage: Stage, moment: datetime) -> None:
    """Let time pass until a moment."""
    await stage.pass_hours((moment - now()) / timedelta(hours=1))


async def sit_down(stage: Stage) -> None:
    """Sign up for days that end at 20:00, nights of four hours, and quiet hours from 23:00 to 8:00."""
    options = {"game": "great-table", "anonymous": False, "late": "auto", "times": "20:00", "quiet": "23:00-08:00"}
    await stage.command("Gia", "game new", **options)
    deadlines = await stage.press("Gia", (await stage.press("Gia", stage.card, "Set-up")).response, "Deadlines")
    await stage.choose("Gia", deadlines.response, ["4"], "brehon:hours:1:0:0:night")
    page = await stage.press("Gia", deadlines.response, "Times")
    await stage.choose("Gia", page.response, ["10"], "brehon:setting:1:0:0:pace.grace")
    for name in SEVEN:
        if name not in stage.users:
            stage.add(name)
        await stage.press(name, stage.card, "Join")


@pytest.fixture
async def by_the_clock(opening: Opening) -> Stage:
    """Return such a game that has just begun."""
    stage = await opening.after(sit_down)
    await until(stage, datetime(2026, 1, 1, 9, tzinfo=UTC))
    await stage.command("Gia", "game start")
    return stage


async def time_of(stage: Stage) -> Time:
    """Return whether it is day or night."""
    return (await table_of(stage)).time


async def test_the_first_post_names_the_evening_and_the_card_the_tables_times(by_the_clock: Stage) -> None:
    begun, card = text_of(by_the_clock.prompt), await by_the_clock.painted_card()
    evening = f"<t:{EVENING.timestamp():.0f}"

    assert f"Until {evening}:t>, {evening}:R>." in begun
    assert "Quiet hours" not in begun
    assert "the day: until 20:00, at least 15 hours" in card
    assert "Quiet hours: 23:00\N{EN DASH}08:00" in card
    assert "An answer still counts 10 minutes after the deadline." in card


async def test_a_vote_still_counts_in_the_grace_after_the_evening(by_the_clock: Stage) -> None:
    await give_lists(by_the_clock, ["Ann"])
    await until(by_the_clock, EVENING + timedelta(minutes=9))

    assert "Ben" in answer(await by_the_clock.command("Ann", "table vote", player="Ben"))
    assert await time_of(by_the_clock) is Time.DAY


@pytest.fixture
async def night(by_the_clock: Stage) -> Stage:
    """The first night, which began after the grace of its day."""
    await until(by_the_clock, EVENING + timedelta(minutes=10, seconds=5))
    return by_the_clock


async def test_a_night_begins_after_the_grace_and_its_post_names_the_morning(night: Stage) -> None:
    assert await time_of(night) is Time.NIGHT
    assert f"Until <t:{MORNING.timestamp():.0f}:t>" in text_of(night.prompt)


@pytest.mark.parametrize(
    ("late", "time"), [(timedelta(), Time.NIGHT), (timedelta(minutes=10, seconds=5), Time.DAY)], ids=["grace", "over"]
)
async def test_a_night_ends_after_quiet_hours_and_its_grace_despite_a_restart(
    night: Stage, late: timedelta, time: Time
) -> None:
    await until(night, MORNING - timedelta(hours=7))
    await night.restart()
    await until(night, MORNING + late)

    assert await time_of(night) is time
    assert not any(message.flags.suppress_notifications for message in night.channel.history())


async def test_a_deadline_missed_while_the_bot_was_down_waits_for_the_end_of_quiet_hours(by_the_clock: Stage) -> None:
    stage = by_the_clock
    await give_lists(stage, ["Ann"])
    await until(stage, EVENING - timedelta(hours=18))
    passed = now() - timedelta(hours=4)
    await change(stage.database, update(Deadline).where(Deadline.is_inner.is_(False)).values(at=passed, due=passed))
    await stage.restart()
    await stage.command("Ann", "table vote", player="Ben")
    voted = (await table_of(stage)).votes.counts
    await until(stage, EVENING - timedelta(hours=12, minutes=1))
    asleep = await time_of(stage)
    await until(stage, EVENING - timedelta(hours=12) + timedelta(seconds=5))

    assert voted == {"Ben": ("Ann",)}
    assert asleep is Time.DAY
    assert await time_of(stage) is Time.NIGHT


async def test_events_in_quiet_hours_ring_no_phone_and_mention_players_in_the_morning(game: Stage) -> None:
    await game.pass_hours(1)
    quiet = Pace(quiet=Quiet(now().hour * 60, (now().hour + 2) * 60))
    await game.propose("Ann", "Ben")
    await choose_settings(game.database, pace=quiet)
    for name in ("Ann", "Ben", "Cat", "Dan", "Eve"):
        await game.press(name, game.prompt, "Approve")
    silent = [game.prompt, game.dms("Ann")[-1]]
    called = {user.id for user in game.prompt.mentions}
    await game.pass_hours(3)
    await game.command("Gia", "gm pause")

    assert all(message.flags.suppress_notifications for message in silent)
    assert game.users["Ann"].id in called
    assert not game.channel.history()[-1].flags.suppress_notifications


async def test_a_seat_taken_over_in_its_wait_gets_a_new_window(game: Stage) -> None:
    leader = await game.leader()
    await game.pass_hours(20)
    end = now() + timedelta(hours=24)
    await game.replace(leader, "Zoe")
    await game.restart()
    await game.pass_hours(5)
    deadline = (await game.hosted()).deadline

    assert deadline is not None
    assert abs(deadline - end) < timedelta(minutes=1)
    assert game.questions() == []


async def test_the_room_is_told_once_that_a_seat_taken_over_has_a_new_window(game: Stage) -> None:
    leader = await game.leader()
    await game.pass_hours(20)
    await game.replace(leader, "Zoe")
    (told,) = [text_of(message) for message in game.channel.history() if "so the time for" in text_of(message)]

    assert f"**{leader}**'s seat has a new player, so the time for the leader's choice starts again." in told
