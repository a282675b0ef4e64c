"""A person who could not speak on the server does not speak there through the bot, but goes on playing by DM."""

from collections.abc import Callable
from datetime import timedelta

import pytest

from bot.clock import now
from engine.great_table.roles import RoleName
from tests.cogs.gamblers import SIXTEEN, sit_down
from tests.cogs.gamblers import aliases as gamblers_aliases
from tests.cogs.masks import answers, begin_anonymous, propose, spoken, write
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, text_of
from tests.cogs.threads import begin, said_in, thread_of, with_role

Going = Callable[[Stage, str], None]
TWO_MINUTES = 2 / 60
"""Two minutes, in hours."""


def leave(stage: Stage, name: str) -> None:
    """Let somebody leave the server, or be kicked."""
    stage.guild.remove_member(stage.people[name])


def be_banned(stage: Stage, name: str) -> None:
    """Ban somebody."""
    stage.env.backend.apply_ban(stage.guild.id, stage.users[name].id, None)


def be_timed_out(stage: Stage, name: str) -> None:
    """Time somebody out for a day."""
    until = (now() + timedelta(days=1)).isoformat()
    stage.env.backend.get_member(stage.guild.id, stage.users[name].id).timed_out_until = until


@pytest.fixture
async def masked(opening: Opening) -> Stage:
    """Return an anonymous game that has just begun."""
    return await opening.after(begin_anonymous)


@pytest.mark.parametrize("go", [leave, be_banned, be_timed_out])
async def test_a_person_who_left_or_is_timed_out_moves_by_dm_and_does_not_speak(masked: Stage, go: Going) -> None:
    await propose(masked)
    go(masked, "Ann")
    await write(masked, "Ann", "I am still here!")
    said = await masked.dm_command("Ann", "say", text="And here!")
    before = await masked.count_events()
    await masked.dm_command("Ann", "quest vote", answer="approve")

    assert spoken(masked) == []
    assert "I don't post there for you" in answers(masked, "Ann")[-1]
    assert "I don't post there for you" in answer(said)
    assert await masked.count_events() > before


async def test_an_answer_that_is_a_minute_old_is_asked_for_again(masked: Stage) -> None:
    await write(masked, "Ann", "one")
    be_timed_out(masked, "Ann")
    await masked.pass_hours(TWO_MINUTES)
    await write(masked, "Ann", "two")

    assert [text for _, text in spoken(masked)] == ["one"]


async def test_a_timeout_that_is_over_silences_nobody(masked: Stage) -> None:
    be_timed_out(masked, "Ann")
    await masked.pass_hours(25)
    await write(masked, "Ann", "back again")

    assert [text for _, text in spoken(masked)] == ["back again"]


async def test_nothing_is_posted_while_discord_does_not_tell_who_is_there(masked: Stage) -> None:
    masked.env.inject_error("GET", "/guilds/*/members/*", status=503)
    await write(masked, "Ann", "hello?")
    unsure = answers(masked, "Ann")[-1]
    await write(masked, "Ann", "hello!")

    assert "try again" in unsure
    assert [text for _, text in spoken(masked)] == ["hello!"]


async def test_in_a_recorded_game_an_absent_player_is_not_recorded_and_casts_no_vote(opening: Opening) -> None:
    stage = await opening.after(sit_down, SIXTEEN[:7])
    before = await stage.count_events()
    leave(stage, "Ann")
    await write(stage, "Ann", f"vote: {(await gamblers_aliases(stage))['Ben']}")

    assert await stage.count_events() == before


async def test_a_player_who_is_timed_out_whispers_in_no_thread(opening: Opening) -> None:
    stage = await opening.after(begin)
    one, other = await with_role(stage, RoleName.APPRENTICE)
    be_timed_out(stage, one)
    whispered = await stage.dm_command(one, "table whisper", thread="house", text="Kill Fay.")

    assert "I don't post there for you" in answer(whispered)
    assert "Kill Fay" not in said_in(await thread_of(stage, one, other))
    assert not any("Kill Fay" in text_of(message) for message in stage.dms(other))
