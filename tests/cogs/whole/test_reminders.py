"""Players who have not answered get a private reminder before a deadline. Nobody else can tell."""

import asyncio
from datetime import timedelta

from sqlalchemy import select, text, update

from bot.clock import now
from bot.storage.schema.escalation import Escalation
from bot.storage.schema.kinds import OutboxKind, Secrecy
from bot.storage.schema.models import Deadline, OutboxRow
from bot.storage.schema.pace import Pace, Quiet
from tests.asking import change, choose_settings, rows_in
from tests.cogs.conftest import NAMES
from tests.cogs.stage import Stage, labels_of, new_bot


def reminders(stage: Stage, name: str) -> list[str]:
    """Return the reminders that somebody got."""
    return [message.content for message in stage.dms(name) if "is waiting for you until" in message.content]


def told_late(stage: Stage) -> list[str]:
    """Return the GM's messages before a deadline."""
    return [message.content for message in stage.dms("Gia") if "Time for" in message.content]


async def choose(stage: Stage, escalation: Escalation) -> None:
    """Let the table have chosen a ladder."""
    await choose_settings(stage.database, escalation=escalation)


async def test_only_missing_players_are_reminded(game: Stage) -> None:
    await game.propose()
    await game.press("Ann", game.prompt, "Approve")
    await game.pass_hours(12.1)

    assert [len(reminders(game, name)) for name in NAMES] == [0, 1, 1, 1, 1]


async def remind_twice(stage: Stage) -> None:
    """Let a vote come close to its deadline. One player has voted before the first reminder and one after it, and one
    is away since.
    """
    await stage.propose()
    await stage.press("Ann", stage.prompt, "Approve")
    await stage.pass_hours(12.1)
    await stage.press("Ben", stage.dms("Ben")[-1], "Reject")
    await stage.command("Eve", "game away", until="3 days")
    await stage.pass_hours(10)


async def test_nobody_who_has_answered_or_is_away_since_is_reminded_again(game: Stage) -> None:
    await remind_twice(game)

    assert [len(reminders(game, name)) for name in NAMES] == [0, 1, 2, 2, 1]


async def test_reminders_are_told_in_no_room(game: Stage) -> None:
    await game.propose()
    before = len(game.channel.history())
    await game.pass_hours(22.1)

    assert len(game.channel.history()) == before


async def test_the_gm_is_told_before_a_deadline_who_is_missing_or_away(game: Stage) -> None:
    await remind_twice(game)
    (told,) = told_late(game)

    assert "No answer yet: **Cat** and **Dan**.\nAway: **Eve**." in told
    assert labels_of(game.dms("Gia")[-1]) == ["Give 24 more hours", "The desk", "Close it now"]


async def test_a_moved_deadline_rearms_the_reminders_even_after_a_restart(game: Stage) -> None:
    await game.propose()
    await game.pass_hours(13)
    await game.command("Gia", "gm extend", time="13")
    await game.restart()
    await game.pass_hours(11)
    before = len(reminders(game, "Ann"))
    await game.pass_hours(1.1)

    assert (before, len(reminders(game, "Ann"))) == (1, 2)


async def vote_without_dms(stage: Stage) -> int:
    """Let a table without DMs begin a vote, and return its prompt."""
    await choose_settings(stage.database, secrecy=Secrecy.ANSWERS)
    await stage.propose()
    await stage.press("Ann", stage.prompt, "Approve")
    return stage.prompt.id


async def test_a_table_without_dms_reminds_the_room_instead_of_players(game: Stage) -> None:
    await vote_without_dms(game)
    await game.pass_hours(12.1)

    assert "Time for the vote is up" in game.channel.history()[-1].content
    assert not any(reminders(game, name) for name in NAMES)


async def test_a_reminder_of_the_room_names_nobody(game: Stage) -> None:
    await vote_without_dms(game)
    await game.pass_hours(12.1)
    post = game.channel.history()[-1]

    assert "Time for the vote is up" in post.content
    assert not any(name in post.content for name in NAMES)
    assert post.mentions == []


async def test_a_reminder_of_the_room_leaves_the_prompt_where_it_is(game: Stage) -> None:
    prompt = await vote_without_dms(game)
    await game.pass_hours(12.1)

    assert game.prompt.id == prompt


async def test_two_processes_that_notice_a_moment_at_once_remind_everybody_once(game: Stage) -> None:
    await game.propose()
    other = new_bot(game.database)
    half, hours = now() - timedelta(hours=1), timedelta(hours=12)
    times = {"since": half - hours, "escalates_at": half, "at": half + hours, "due": half + hours}
    await change(game.database, update(Deadline).values(**times))
    await asyncio.gather(*(bot.services.host._lateness.let_deadlines_pass() for bot in (game.bot, other)))
    await other.finish()
    rows = select(OutboxRow.seat_id).where(OutboxRow.kind == OutboxKind.REMINDER)

    assert len(list(await rows_in(game.database, rows))) == len(NAMES)


async def test_nobody_is_called_in_quiet_hours(game: Stage) -> None:
    quiet = (now() + timedelta(hours=10)).hour * 60
    await choose_settings(game.database, pace=Pace(quiet=Quiet(quiet, (quiet + 6 * 60) % (24 * 60))))
    await game.propose()
    await game.pass_hours(13)
    early = [reminders(game, name) for name in NAMES]
    await game.pass_hours(4)

    assert not any(early)
    assert all(len(reminders(game, name)) == 1 for name in NAMES)


async def test_only_a_game_with_an_unreadable_moment_rests(game: Stage) -> None:
    await change(game.database, text("INSERT INTO counts (game_id, at, shown) VALUES (1, 0, '')"))
    lateness = game.bot.services.host._lateness

    assert await lateness._earliest() is None
    assert lateness._resting == {1}


async def test_a_reminder_leads_to_the_post_of_its_question(game: Stage) -> None:
    await game.propose()
    await game.pass_hours(12.1)
    (reminder,) = reminders(game, "Ben")

    assert f"(https://discord.com/channels/{game.guild.id}/{game.channel.id}/{game.prompt.id})" in reminder
