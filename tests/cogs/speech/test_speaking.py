"""Speaking in an anonymous game: what players write to the bot is posted under their aliases, once and in order."""

import discord
import pytest
from simcord.backend.models.message import AllowedMentions
from sqlalchemy import select, update

from bot.clock import now
from bot.storage.kinds import OutboxKind, OutboxState
from bot.storage.models import OutboxRow
from tests.asking import change, save
from tests.cogs.interaction.test_logs import deliver_again
from tests.cogs.masks import aliases, answers, begin_anonymous, sign_up_anonymous, spoken, write
from tests.cogs.opening import Opening
from tests.cogs.stage import Stage, answer, labels_of, new_bot

NOBODY = AllowedMentions(everyone=False, users=frozenset(), roles=frozenset(), replied_user=False)
LONG_PAUSE = 400.0
"""Seconds, of which a quarter is longer than any step of a test."""


@pytest.fixture
async def masked(opening: Opening) -> Stage:
    """An anonymous game that has just begun."""
    return await opening.after(begin_anonymous)


async def test_what_is_written_to_the_bot_is_posted_under_the_alias(masked: Stage) -> None:
    await write(masked, "Ann", "I trust nobody.")

    assert spoken(masked) == [((await aliases(masked))["Ann"], "I trust nobody.")]


async def test_what_is_said_by_command_is_posted_too_and_only_the_speaker_sees_the_receipt(masked: Stage) -> None:
    result = await masked.command("Ben", "say", text="Nor do I.")

    assert answer(result) == "I post it under your alias."
    assert spoken(masked) == [((await aliases(masked))["Ben"], "Nor do I.")]


async def test_a_command_in_the_dm_means_the_only_anonymous_game(masked: Stage) -> None:
    await masked.dm_command("Cat", "say", text="From my DM.")

    assert spoken(masked) == [((await aliases(masked))["Cat"], "From my DM.")]


async def test_what_is_said_keeps_its_order_also_among_the_posts_of_the_game(masked: Stage) -> None:
    await write(masked, "Ann", "one")
    await write(masked, "Ben", "two")
    await masked.command("Gia", "gm pause")
    await write(masked, "Ann", "three")
    posted = [message.content for message in masked.channel.history()[-4:]]

    assert posted == ["one", "two", "The GM pauses the game. Nothing can be done until it goes on.", "three"]


async def test_what_is_said_is_posted_some_seconds_later(stage: Stage) -> None:
    slow = new_bot(stage.database, speech_pause=LONG_PAUSE)
    await stage.env.restart_bot(slow)
    await begin_anonymous(stage)
    await write(stage, "Ann", "later")
    at_once = spoken(stage)
    await stage.env.advance_time(LONG_PAUSE / 4 - 1)
    early = spoken(stage)
    await stage.env.advance_time(LONG_PAUSE)

    assert at_once == early == []
    assert len(spoken(stage)) == 1


async def test_what_was_said_before_a_restart_is_posted_after_it(stage: Stage) -> None:
    slow = new_bot(stage.database, speech_pause=LONG_PAUSE)
    await stage.env.restart_bot(slow)
    await begin_anonymous(stage)
    await write(stage, "Ann", "still to come")
    await stage.restart()
    await stage.env.advance_time(LONG_PAUSE)

    assert [text for _, text in spoken(stage)] == ["still to come"]


async def test_what_a_killed_bot_may_have_posted_is_looked_for_and_not_posted_again(masked: Stage) -> None:
    await write(masked, "Ann", "first")
    await write(masked, "Ann", "second")
    newest = select(OutboxRow.id).where(OutboxRow.kind == OutboxKind.SPEECH).order_by(OutboxRow.id.desc()).limit(1)
    half = update(OutboxRow).where(OutboxRow.id == newest.scalar_subquery())
    await change(masked.database, half.values(state=OutboxState.SENDING, message_id=None, channel_id=None))
    await masked.restart()

    assert [text for _, text in spoken(masked)] == ["first", "second"]


async def test_what_a_killed_bot_has_not_posted_is_posted(masked: Stage) -> None:
    await write(masked, "Ann", "same words")
    live = await masked.live()
    row = OutboxRow(game_id=1, kind=OutboxKind.SPEECH, due_at=now(), created_at=now(), nonce="say1")
    row.room_id, row.speaker, row.text = live.room.id, (await aliases(masked))["Ann"], "same words"
    row.state = OutboxState.SENDING
    await save(masked.database, row)
    await masked.restart()

    assert [text for _, text in spoken(masked)] == ["same words", "same words"]


async def test_a_dm_that_is_delivered_twice_is_posted_once(masked: Stage) -> None:
    await write(masked, "Ann", "once")
    payloads = [body for _, name, body in masked.env.backend.transcript if name == "MESSAGE_CREATE"]
    again = next(body for body in payloads if body["content"] == "once" and not body.get("guild_id"))
    masked.env.backend.emit("MESSAGE_CREATE", again)
    await masked.env.settle()

    assert [text for _, text in spoken(masked)] == ["once"]


async def test_a_dm_that_is_edited_or_deleted_changes_nothing_in_public(masked: Stage) -> None:
    message = await write(masked, "Ann", "as I said it")
    await masked.users["Ann"].edit(message, "as I wish I had")
    await masked.users["Ann"].delete(message)
    await masked.env.settle()

    assert [text for _, text in spoken(masked)] == ["as I said it"]


async def test_what_is_said_notifies_nobody_and_shows_no_preview(masked: Stage) -> None:
    await write(masked, "Ann", f"@everyone @here {masked.users['Ben'].mention} https://example.com")
    said = masked.channel.history()[-1]

    assert masked.env.backend.get_message(masked.channel.id, said.id).allowed_mentions == NOBODY
    assert said.flags.suppress_embeds


async def test_a_link_cannot_hide_behind_other_words(masked: Stage) -> None:
    await write(masked, "Ann", "**look** [here](https://example.com) and `[1](2)`")

    assert "](" not in spoken(masked)[0][1]
    assert spoken(masked)[0][1].replace("\N{ZERO WIDTH SPACE}", "").startswith("**look** [here](https")


@pytest.mark.parametrize(("text", "posted"), [("x" * 2000, 1), ("\N{PARTY POPPER}" * 1001, 0)])
async def test_what_is_too_long_is_refused_and_not_cut(masked: Stage, text: str, posted: int) -> None:
    await write(masked, "Ann", text)

    assert len(spoken(masked)) == posted
    assert ("too long" in answers(masked, "Ann")[-1]) is not posted


async def test_what_is_too_long_for_discord_is_refused_by_command_too(masked: Stage) -> None:
    assert "2,001 characters of 2,000" in answer(await masked.command("Ann", "say", text="x" * 2001))
    assert spoken(masked) == []


@pytest.mark.parametrize("text", ["   ", "\n\n", "\x00\x07"])
async def test_what_says_nothing_is_refused(masked: Stage, text: str) -> None:
    assert "no text" in answer(await masked.command("Ann", "say", text=text))
    assert spoken(masked) == []


async def test_a_file_is_refused_whatever_is_written_with_it(masked: Stage) -> None:
    channel = masked.users["Ann"].dm_channel
    files = masked.env.backend.store_attachments(channel.id, [("anns-holiday.png", b"x")])
    await masked.users["Ann"].send_dm("my plan", attachments=files)

    assert "text alone" in answers(masked, "Ann")[-1]
    assert spoken(masked) == []


async def test_who_writes_very_fast_is_asked_to_wait(stage: Stage) -> None:
    slow = new_bot(stage.database, speech_pause=LONG_PAUSE)
    await stage.env.restart_bot(slow)
    await begin_anonymous(stage)
    for number in range(6):
        await write(stage, "Ann", str(number))
    await write(stage, "Ben", "I still may")

    assert "waiting to be posted" in answers(stage, "Ann")[-1]
    await stage.env.advance_time(2 * LONG_PAUSE)
    assert [text for _, text in spoken(stage)] == [*"01234", "I still may"]


async def test_the_webhook_is_made_once_and_found_again_after_a_restart(masked: Stage) -> None:
    await write(masked, "Ann", "one")
    await write(masked, "Ben", "two")
    await masked.restart()
    await write(masked, "Ann", "three")

    assert len(masked.env.backend.webhooks) == 1
    assert [text for _, text in spoken(masked)] == ["one", "two", "three"]


async def test_a_webhook_that_somebody_deletes_is_made_anew(masked: Stage) -> None:
    await write(masked, "Ann", "one")
    (number,) = masked.env.backend.webhooks
    webhook = masked.env.backend.webhooks.pop(number)
    masked.env.backend.webhook_tokens.pop(webhook.token)
    await write(masked, "Ann", "two")

    assert [text for _, text in spoken(masked)] == ["one", "two"]


async def test_a_webhook_that_somebody_moves_elsewhere_takes_nothing_there(masked: Stage) -> None:
    await write(masked, "Ann", "one")
    (number,) = masked.env.backend.webhooks
    elsewhere = masked.guild.create_text_channel("elsewhere")
    masked.env.backend.edit_webhook(number, {"channel_id": elsewhere.id})
    masked.env.backend.emit("WEBHOOKS_UPDATE", {"channel_id": str(masked.channel.id), "guild_id": str(masked.guild.id)})
    await masked.env.settle()
    await write(masked, "Ann", "two")

    assert [text for _, text in spoken(masked)] == ["one", "two"]
    assert elsewhere.history() == []


async def test_somebody_elses_webhook_is_not_used(masked: Stage) -> None:
    masked.env.backend.create_webhook(masked.channel.id, "Brehon", masked.users["Zoe"].id)
    await write(masked, "Ann", "one")

    assert len(masked.env.backend.webhooks) == 2


async def test_without_the_right_to_make_webhooks_the_game_rests_and_the_gm_is_told(masked: Stage) -> None:
    masked.env.inject_error("GET", "/channels/*/webhooks", status=403, code=50013, times=1)
    await write(masked, "Ann", "kept for later")
    lost = answers(masked, "Gia")[-1]
    await write(masked, "Ben", "too early")

    assert "Manage Webhooks" in lost
    assert (await masked.table()).paused
    assert "cannot write in the channel" in answers(masked, "Ben")[-1]
    await masked.command("Gia", "gm resume")
    assert [text for _, text in spoken(masked)] == ["kept for later"]


async def test_a_channel_that_is_full_of_webhooks_is_told_to_the_gm(masked: Stage) -> None:
    masked.env.inject_error("POST", "/channels/*/webhooks", status=400, code=30007, times=1)
    await write(masked, "Ann", "kept for later")

    assert "fifteen" in answers(masked, "Gia")[-1]


async def test_discord_being_out_of_order_loses_nothing(masked: Stage) -> None:
    masked.env.inject_error("POST", "/webhooks/*", status=429, times=1)
    await write(masked, "Ann", "in the end")
    await masked.env.advance_time(60)

    assert [text for _, text in spoken(masked)] == ["in the end"]


async def test_who_is_in_no_anonymous_game_is_told_so_in_private(stage: Stage) -> None:
    await write(stage, "Zoe", "hello?")

    assert "you are in none" in answers(stage, "Zoe")[-1]
    assert "you are in none" in answer(await stage.command("Zoe", "say", text="hello?"))


async def test_before_the_game_begins_nothing_is_posted(opening: Opening) -> None:
    stage = await opening.after(sign_up_anonymous)
    await write(stage, "Ann", "hello?")

    assert "you are in none" in answers(stage, "Ann")[-1]
    assert "has not begun" in answer(await stage.command("Ann", "say", text="hello?"))
    assert spoken(stage) == []


async def test_after_the_end_nothing_is_posted(masked: Stage) -> None:
    await masked.end("Gia")
    await write(masked, "Ann", "well played")

    assert "you are in none" in answers(masked, "Ann")[-1]
    assert "has ended" in answer(await masked.command("Ann", "say", text="well played"))
    assert spoken(masked) == []


async def test_in_a_game_that_is_not_anonymous_everybody_speaks_for_himself(game: Stage) -> None:
    assert "not anonymous" in answer(await game.command("Ann", "say", text="hello"))
    await write(game, "Ann", "hello")

    assert "you are in none" in answers(game, "Ann")[-1]
    assert spoken(game) == []


async def test_a_spectator_and_a_gm_without_a_seat_do_not_speak(masked: Stage) -> None:
    for name in ("Zoe", "Gia"):
        assert "no seat" in answer(await masked.command(name, "say", text="hello"))


async def test_a_newcomer_speaks_under_the_alias_of_the_seat_and_the_leaver_no_longer(masked: Stage) -> None:
    seat = (await aliases(masked))["Ann"]
    await write(masked, "Ann", "farewell")
    await masked.command("Gia", "gm replace", player=seat)
    await masked.press("Zoe", masked.channel.history()[-1], "Take the seat")
    await write(masked, "Ann", "one more thing")
    await write(masked, "Zoe", "hello")

    assert spoken(masked) == [(seat, "farewell"), (seat, "hello")]
    assert "you are in none" in answers(masked, "Ann")[-1]


async def second_game(stage: Stage) -> None:
    """Let everybody play a second anonymous game, in another channel."""
    stage.channel = stage.guild.create_text_channel("second")
    await begin_anonymous(stage)


async def test_who_plays_several_anonymous_games_is_asked_in_which_to_post(masked: Stage) -> None:
    first = masked.channel
    await second_game(masked)
    await write(masked, "Ann", "where am I?")
    question = masked.dms("Ann")[-1]
    unposted = [*spoken(masked), *(message for message in first.history() if message.webhook_id)]
    result = await masked.press("Ann", question, "The Táin #2")

    assert unposted == []
    assert labels_of(question) == ["🐂 The Táin #2", "🐂 The Táin #1"]
    assert result.response is not None
    assert spoken(masked) == [((await aliases(masked, 2))["Ann"], "where am I?")]
    assert labels_of(masked.dms("Ann")[-1]) == []


async def test_a_choice_of_the_game_that_is_delivered_twice_is_posted_once(masked: Stage) -> None:
    await second_game(masked)
    await write(masked, "Ann", "once")
    await masked.press("Ann", masked.dms("Ann")[-1], "The Táin #2")
    await deliver_again(masked)

    assert [text for _, text in spoken(masked)] == ["once"]


async def test_by_command_the_game_is_named(masked: Stage) -> None:
    await second_game(masked)

    assert "several games" in answer(await masked.dm_command("Ann", "say", text="here"))
    await masked.dm_command("Ann", "say", text="here", game="2")
    assert spoken(masked) == [((await aliases(masked, 2))["Ann"], "here")]


async def test_a_message_that_is_gone_before_its_game_is_chosen_is_not_posted(masked: Stage) -> None:
    await second_game(masked)
    message = await write(masked, "Ann", "no, wait")
    await masked.users["Ann"].delete(message)
    result = await masked.press("Ann", masked.dms("Ann")[-1], "The Táin #2")

    assert result.response is not None
    assert "gone" in result.response.content
    assert spoken(masked) == []


async def test_the_bot_shows_no_typing_sign(masked: Stage) -> None:
    await write(masked, "Ann", "hello")
    await masked.command("Ann", "say", text="hello")

    assert not [entry for entry in masked.env.http_requests if entry.path.endswith("/typing")]


async def test_messages_of_bots_and_of_the_server_are_not_heeded(masked: Stage) -> None:
    await masked.people["Zoe"].send(masked.channel, "hello")
    before = len(masked.env.http_requests)
    await masked.people["Ann"].send(masked.channel, "hello")

    assert len(masked.env.http_requests) == before
    assert isinstance(masked.channel.history()[-1].author, discord.User | discord.Member)
    assert spoken(masked) == []
