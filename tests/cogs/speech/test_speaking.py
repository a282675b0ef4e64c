"""Speaking in an anonymous game: players' messages to the bot are posted under their aliases, once and in order."""

from functools import partial

import discord
import pytest
from discord.utils import time_snowflake
from simcord.backend.models.message import AllowedMentions
from sqlalchemy import select, update

from bot.clock import now
from bot.cogs.speech.speaking import speak
from bot.host.denied import Denied
from bot.storage.outbox.outbox import doubt_owed
from bot.storage.schema.kinds import OutboxKind, OutboxState
from bot.storage.schema.models import Occupant, OutboxRow
from tests.asking import change, rows_in, save
from tests.cogs.forgery import deliver_again
from tests.cogs.gamblers import SEVEN, sit_down
from tests.cogs.masks import aliases, answers, begin_anonymous, sign_up_anonymous, spoken, write
from tests.cogs.opening import Opening
from tests.cogs.stage import STILL, Stage, answer, labels_of, new_bot
from tests.storage.interrupted import Interrupted

NOBODY = AllowedMentions(everyone=False, users=frozenset(), roles=frozenset(), replied_user=False)
LONG_PAUSE = 400.0
"""Seconds, of which a quarter is longer than any step of a test."""


@pytest.fixture
async def masked(opening: Opening) -> Stage:
    """Return an anonymous game that has just begun."""
    return await opening.after(begin_anonymous)


async def test_speech_by_dm_or_command_is_posted_under_the_alias_without_a_prior_sign(masked: Stage) -> None:
    message = await write(masked, "Ann", "I trust nobody.")
    receipt = answer(await masked.command("Ben", "say", text="Nor do I."))
    await masked.dm_command("Cat", "say", text="From my DM.")
    await masked.users["Ann"].edit(message, "as I wish I had said")
    await masked.users["Ann"].delete(message)
    await masked.env.settle()
    names = await aliases(masked)

    assert receipt == "Posted under your alias."
    said = [(names["Ann"], "I trust nobody."), (names["Ben"], "Nor do I."), (names["Cat"], "From my DM.")]
    assert spoken(masked) == said
    assert not [entry for entry in masked.env.http_requests if entry.path.endswith("/typing")]


async def test_speech_notifies_nobody_and_shows_no_preview(masked: Stage) -> None:
    await write(masked, "Ann", f"@everyone @here {masked.users['Ben'].mention} https://example.com")
    said = masked.channel.history()[-1]

    assert masked.env.backend.get_message(masked.channel.id, said.id).allowed_mentions == NOBODY
    assert said.flags.suppress_embeds


async def test_speech_hides_no_link_behind_other_words(masked: Stage) -> None:
    await write(masked, "Ann", "**look** [here](https://example.com) and `[1](2)`")
    hidden = spoken(masked)[-1][1]

    assert "](" not in hidden
    assert hidden.replace("\N{ZERO WIDTH SPACE}", "").startswith("**look** [here](https")


async def test_speech_keeps_its_order_among_the_games_posts_and_is_posted_once(masked: Stage) -> None:
    masked.env.backend.create_webhook(masked.channel.id, "Brehon", masked.users["Zoe"].id)
    await write(masked, "Ann", "one")
    # Discord delivers it twice.
    payloads = [body for _, name, body in masked.env.backend.transcript if name == "MESSAGE_CREATE"]
    again = next(body for body in payloads if body["content"] == "one" and not body.get("guild_id"))
    masked.env.backend.emit("MESSAGE_CREATE", again)
    await masked.env.settle()
    await write(masked, "Ben", "two")
    await masked.command("Gia", "gm pause")
    await write(masked, "Ann", "three")
    posted = [message.content for message in masked.channel.history()[-4:]]

    assert posted == [
        "one",
        "two",
        "The GM has paused the game. Take a break: nobody can do anything until it goes on.",
        "three",
    ]
    assert [text for _, text in spoken(masked)] == ["one", "two", "three"]
    assert len(masked.env.backend.webhooks) == 2


@pytest.fixture
async def slow(masked: Stage) -> Stage:
    """Return the same game with a bot that posts speech long after it was written."""
    await masked.env.restart_bot(new_bot(masked.database, pauses=STILL._replace(speech=LONG_PAUSE)))
    return masked


async def test_speech_is_posted_some_seconds_later_even_after_a_restart(slow: Stage) -> None:
    await write(slow, "Ann", "later")
    at_once = spoken(slow)
    await slow.env.advance_time(LONG_PAUSE / 4 - 1)
    early = spoken(slow)
    await slow.restart()
    await slow.env.advance_time(LONG_PAUSE)

    assert at_once == early == []
    assert [text for _, text in spoken(slow)] == ["later"]


async def test_a_post_that_a_killed_bot_may_have_made_is_looked_for_and_made_if_missing(masked: Stage) -> None:
    await write(masked, "Ann", "same words")
    await write(masked, "Ann", "second")
    newest = select(OutboxRow.id).where(OutboxRow.kind == OutboxKind.SPEECH).order_by(OutboxRow.id.desc()).limit(1)
    half = update(OutboxRow).where(OutboxRow.id == newest.scalar_subquery())
    await change(masked.database, half.values(state=OutboxState.SENDING, message_id=None, channel_id=None))
    hosted = await masked.hosted()
    row = OutboxRow(game_id=1, kind=OutboxKind.SPEECH, due_at=now(), created_at=now(), nonce="say1")
    row.room_id, row.speaker, row.text = hosted.room.id, (await aliases(masked))["Ann"], "same words"
    row.state = OutboxState.SENDING
    await save(masked.database, row)
    await masked.restart()

    assert [text for _, text in spoken(masked)] == ["same words", "second", "same words"]


async def test_speech_from_before_a_backup_that_was_posted_after_it_is_not_posted_again(masked: Stage) -> None:
    for number in range(3):
        for name in ("Ann", "Ben"):
            await write(masked, name, f"{name} says {number}")
    said = spoken(masked)
    before = update(OutboxRow).where(OutboxRow.kind == OutboxKind.SPEECH)
    await change(masked.database, before.values(state=OutboxState.PENDING, message_id=None, channel_id=None))
    doubted = await masked.database.write(lambda connection: doubt_owed(connection, now()))
    await masked.restart()

    assert doubted == len(said) == 6
    assert spoken(masked) == said


async def test_too_long_a_dm_is_refused_with_its_length(masked: Stage) -> None:
    await write(masked, "Ann", "\N{PARTY POPPER}" * 1001)

    assert "2,002 characters" in answers(masked, "Ann")[-1]
    assert spoken(masked) == []


async def test_a_dm_with_a_file_is_refused(masked: Stage) -> None:
    ann = masked.users["Ann"]
    files = masked.env.backend.store_attachments(ann.dm_channel.id, [("anns-holiday.png", b"x")])
    await ann.send_dm("my plan", attachments=files)

    assert "I post only text" in answers(masked, "Ann")[-1]
    assert spoken(masked) == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("x" * 2001, "That's 2,001 characters, and the limit is 2,000"),
        ("   ", "no text"),
        ("\n\n", "no text"),
        ("\x00\x07", "no text"),
    ],
    ids=["too long", "spaces", "lines", "marks"],
)
async def test_a_command_whose_text_cannot_be_posted_is_refused(masked: Stage, text: str, why: str) -> None:
    assert why in answer(await masked.command("Ann", "say", text=text))
    assert spoken(masked) == []


async def test_nobody_without_a_seat_speaks(masked: Stage) -> None:
    for name in ("Zoe", "Gia"):
        assert "no seat" in answer(await masked.command(name, "say", text="hello")), name
    assert spoken(masked) == []


async def test_the_longest_possible_speech_is_posted(masked: Stage) -> None:
    await write(masked, "Ann", "x" * 2000)

    assert "characters" not in answers(masked, "Ann")[-1]
    assert len(spoken(masked)) == 1


async def write_fast(stage: Stage) -> None:
    """Let one player write very fast, and another once."""
    for number in range(6):
        await write(stage, "Ann", str(number))
    await write(stage, "Ben", "I still may")


async def test_a_player_who_writes_very_fast_is_asked_to_wait(slow: Stage) -> None:
    await write_fast(slow)

    assert "waiting to be posted" in answers(slow, "Ann")[-1]


async def test_a_player_who_writes_very_fast_keeps_nobody_else_from_speaking(slow: Stage) -> None:
    await write_fast(slow)
    await slow.env.advance_time(2 * LONG_PAUSE)

    assert [text for _, text in spoken(slow)] == [*"01234", "I still may"]


async def test_the_webhook_is_made_once_and_again_only_if_it_is_moved_or_deleted(masked: Stage) -> None:
    backend = masked.env.backend
    await write(masked, "Ann", "one")
    await write(masked, "Ben", "two")
    await masked.restart()
    await write(masked, "Ann", "three")
    (moved,) = backend.webhooks
    elsewhere = masked.guild.create_text_channel("elsewhere")
    backend.edit_webhook(moved, {"channel_id": elsewhere.id})
    backend.emit("WEBHOOKS_UPDATE", {"channel_id": str(masked.channel.id), "guild_id": str(masked.guild.id)})
    await masked.env.settle()
    await write(masked, "Ann", "four")
    (second,) = {*backend.webhooks} - {moved}
    backend.webhook_tokens.pop(backend.webhooks.pop(second).token)
    await write(masked, "Ann", "five")

    assert [text for _, text in spoken(masked)] == ["one", "two", "three", "four", "five"]
    assert elsewhere.history() == []


@pytest.fixture
async def mute(masked: Stage) -> Stage:
    """A game that rests because the bot could not post Ann's words under an alias."""
    masked.env.inject_error("GET", "/channels/*/webhooks", status=403, code=50013, times=1)
    await write(masked, "Ann", "kept for later")
    return masked


async def test_without_the_right_to_make_webhooks_the_game_rests_and_the_gm_is_told(mute: Stage) -> None:
    assert "Manage Webhooks" in answers(mute, "Gia")[-1]
    assert (await mute.table()).paused


async def test_nobody_speaks_in_a_game_that_rests_for_its_webhooks(mute: Stage) -> None:
    await write(mute, "Ben", "too early")

    assert "can't write in this game's channel" in answers(mute, "Ben")[-1]


async def test_what_was_said_before_a_game_rested_is_posted_when_it_goes_on(mute: Stage) -> None:
    await mute.command("Gia", "gm resume")

    assert [text for _, text in spoken(mute)] == ["kept for later"]


async def test_a_channel_that_is_full_of_webhooks_is_told_to_the_gm(masked: Stage) -> None:
    masked.env.inject_error("POST", "/channels/*/webhooks", status=400, code=30007, times=1)
    await write(masked, "Ann", "kept for later")

    assert "fifteen" in answers(masked, "Gia")[-1]


async def test_an_outage_of_discord_loses_nothing(masked: Stage) -> None:
    masked.env.inject_error("POST", "/webhooks/*", status=429, times=1)
    await write(masked, "Ann", "in the end")
    await masked.env.advance_time(60)

    assert [text for _, text in spoken(masked)] == ["in the end"]


async def test_nothing_is_posted_before_the_game_or_for_people_in_no_anonymous_game(opening: Opening) -> None:
    stage = await opening.after(sign_up_anonymous)
    for name in ("Ann", "Zoe"):
        await write(stage, name, "hello?")
        assert "you aren't in one" in answers(stage, name)[-1], name
    assert "hasn't begun" in answer(await stage.command("Ann", "say", text="hello?"))
    assert "you aren't in one" in answer(await stage.dm_command("Zoe", "say", text="hello?"))
    assert spoken(stage) == []


async def test_players_of_a_game_without_aliases_say_nothing_by_command(game: Stage) -> None:
    assert "isn't anonymous" in answer(await game.command("Ann", "say", text="hello"))
    assert spoken(game) == []


async def test_players_of_a_game_without_aliases_say_nothing_by_dm(game: Stage) -> None:
    await write(game, "Ann", "hello")

    assert "you aren't in one" in answers(game, "Ann")[-1]
    assert spoken(game) == []


async def test_a_newcomer_speaks_under_the_seats_alias_and_the_leaver_no_longer(masked: Stage) -> None:
    seat = (await aliases(masked))["Ann"]
    await write(masked, "Ann", "farewell")
    await masked.command("Gia", "gm replace", player=seat)
    await masked.press("Zoe", masked.channel.history()[-1], "Take the seat")
    await write(masked, "Ann", "one more thing")
    await write(masked, "Zoe", "hello")

    assert spoken(masked) == [(seat, "farewell"), (seat, "hello")]
    assert "you aren't in one" in answers(masked, "Ann")[-1]


async def test_nobody_speaks_under_an_alias_once_the_game_is_over(masked: Stage) -> None:
    await masked.end("Gia")
    await write(masked, "Ben", "well played")

    assert "you aren't in one" in answers(masked, "Ben")[-1]
    assert "is over" in answer(await masked.command("Ben", "say", text="well played"))
    assert spoken(masked) == []


async def lose_seat(stage: Stage, name: str) -> None:
    """Let another process give somebody's seat away without telling this one."""
    left = update(Occupant).where(Occupant.user_id == stage.users[name].id).values(until=now())
    await change(stage.database, left)


async def test_a_leaver_says_nothing_from_a_seat_that_is_given_away_meanwhile(masked: Stage) -> None:
    database = Interrupted(masked.database)
    speech = new_bot(database).services.speech
    database.meanwhile = partial(lose_seat, masked, "Ann")

    with pytest.raises(Denied, match="not-seated"):
        await speech.say(1, masked.users["Ann"].id, "one more thing", source_id=77)
    assert await rows_in(masked.database, select(OutboxRow).where(OutboxRow.kind == OutboxKind.SPEECH)) == []


async def test_at_the_great_table_a_leaver_says_nothing_from_a_seat_given_away(stage: Stage) -> None:
    await sit_down(stage, SEVEN)
    hosted, user = await stage.hosted(), await stage.bot.fetch_user(stage.users["Ann"].id)
    await lose_seat(stage, "Ann")

    with pytest.raises(Denied, match="say-not-posted"):
        await speak(stage.bot.services, hosted, user, "one more thing", time_snowflake(now()))
    assert (await stage.hosted()).lines == hosted.lines


async def begin_two(stage: Stage) -> None:
    """Let everybody play two anonymous games, the second in another channel."""
    await begin_anonymous(stage)
    stage.channel = stage.guild.create_text_channel("second")
    await begin_anonymous(stage)


@pytest.fixture
async def twice(opening: Opening) -> Stage:
    """Return those games. People give their commands in the second channel."""
    return await opening.after(begin_two)


async def test_a_player_in_several_anonymous_games_is_asked_once_where_to_post(twice: Stage) -> None:
    first = twice.guild.channels["table"]
    await write(twice, "Ann", "where am I?")
    question = twice.dms("Ann")[-1]
    unposted = [*spoken(twice), *(message for message in first.history() if message.webhook_id)]
    result = await twice.press("Ann", question, "The Táin #2")
    await deliver_again(twice)

    assert unposted == []
    assert labels_of(question) == ["🐂 The Táin #2", "🐂 The Táin #1"]
    assert result.response is not None
    assert spoken(twice) == [((await aliases(twice, 2))["Ann"], "where am I?")]
    assert labels_of(twice.dms("Ann")[-1]) == []


async def test_a_message_deleted_before_its_game_is_chosen_is_not_posted(twice: Stage) -> None:
    message = await write(twice, "Ann", "no, wait")
    await twice.users["Ann"].delete(message)
    result = await twice.press("Ann", twice.dms("Ann")[-1], "The Táin #2")

    assert result.response is not None
    assert "gone" in result.response.content
    assert spoken(twice) == []


async def test_a_player_of_several_games_must_name_the_one_in_which_they_speak(twice: Stage) -> None:
    assert "several games" in answer(await twice.dm_command("Ann", "say", text="here"))
    assert spoken(twice) == []


async def test_a_player_of_several_games_speaks_in_the_one_that_they_name(twice: Stage) -> None:
    await twice.dm_command("Ann", "say", text="here", game="2")

    assert spoken(twice) == [((await aliases(twice, 2))["Ann"], "here")]


async def test_messages_of_bots_and_of_the_server_are_ignored(masked: Stage) -> None:
    await masked.people["Zoe"].send(masked.channel, "hello")
    before = len(masked.env.http_requests)
    await masked.people["Ann"].send(masked.channel, "hello")

    assert len(masked.env.http_requests) == before
    assert isinstance(masked.channel.history()[-1].author, discord.User | discord.Member)
    assert spoken(masked) == []
