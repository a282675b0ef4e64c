"""Votes that are written in messages: which count, and where they are marked or posted."""

import discord
import pytest

from bot.client import Pauses
from bot.cogs.speech.speech_commands import COUNTED
from bot.host.moves.scene_dues import BREATH
from bot.storage.schema.choices import Holding
from engine.judging import Submission
from engine.mafia.actions import Vote
from tests.asking import choose_settings
from tests.cogs.gamblers import (
    SEVEN,
    behind,
    give_lists,
    sit_down,
    table_of,
)
from tests.cogs.masks import answers, spoken, write
from tests.cogs.mishaps import allow
from tests.cogs.opening import Opening
from tests.cogs.stage import STILL, Stage, answer, new_bot, text_of
from tests.cogs.submissions import fulfil

NOT_POSTED = "So your message wasn't posted"
LONG_PAUSE = 400.0
"""Seconds within which words under an alias are posted."""


@pytest.fixture
async def masked(opening: Opening) -> Stage:
    """Return a game of seven under aliases that has just begun."""
    return await opening.after(sit_down, SEVEN)


def marks_on(stage: Stage, written: discord.Message) -> list[str]:
    """Return the bot's emojis under a message."""
    me = stage.bot.user
    assert me is not None
    message = stage.env.backend.get_message(written.channel.id, written.id)
    return [each.emoji for each in message.reactions if me.id in each.user_ids]


async def test_words_with_a_vote_before_a_list_are_not_posted(masked: Stage) -> None:
    one, other, *_ = (await table_of(masked)).living
    person = await behind(masked, one)
    await write(masked, person, f"I have no list.\nvote: {other}")
    without_list = answers(masked, person)[-1]

    assert without_list.startswith("You need a list for today")
    assert NOT_POSTED in without_list
    assert spoken(masked) == []


async def test_words_with_a_vote_for_nobody_at_the_table_are_not_posted(masked: Stage) -> None:
    person = await behind(masked, (await table_of(masked)).living[0])
    result = await masked.command(person, "say", text="Whoever that is.\nvote: nobody here")

    assert NOT_POSTED in answer(result)
    assert spoken(masked) == []


async def test_words_with_a_vote_are_posted_and_the_vote_counts(masked: Stage) -> None:
    one, other, *_ = (await table_of(masked)).living
    person = await behind(masked, one)
    await give_lists(masked, [one])
    told = answer(await masked.dm_command(person, "say", text=f"vote: {other}"))

    assert told == f"Posted under your alias.\nYour vote: **{other}**."
    assert (await table_of(masked)).votes.counts == {other: (one,)}
    assert [each for _, each in spoken(masked)] == [f"vote: {other}"]


async def test_a_dm_whose_vote_counts_is_marked(masked: Stage) -> None:
    one, _, third, *_ = (await table_of(masked)).living
    person = await behind(masked, one)
    await give_lists(masked, [one])
    await write(masked, person, f"I am sure now.\nvote: {third.lower()}")
    written = next(message for message in masked.dms(person)[::-1] if message.content.startswith("I am sure"))

    assert (await table_of(masked)).votes.counts == {third: (one,)}
    assert marks_on(masked, written) == [COUNTED]


async def test_a_dm_with_a_vote_that_is_delivered_twice_counts_once(masked: Stage) -> None:
    one, other, third, *_ = (await table_of(masked)).living
    person = await behind(masked, one)
    await give_lists(masked, [one])
    text = f"I am sure now.\nvote: {third.lower()}"
    await write(masked, person, text)
    await write(masked, person, f"vote: {other}")
    payloads = [body for _, name, body in masked.env.backend.transcript if name == "MESSAGE_CREATE"]
    again = next(body for body in payloads if isinstance(body, dict) and body["content"] == text)
    masked.env.backend.emit("MESSAGE_CREATE", again)
    await masked.env.settle()

    assert (await table_of(masked)).votes.counts == {other: (one,)}
    assert [each for _, each in spoken(masked)] == [text, f"vote: {other}"]


async def vote_in_a_message(stage: Stage) -> discord.Message:
    """Write a message that mentions the bot and has a vote in it."""
    me = stage.bot.user
    assert me is not None
    return await stage.people["Ann"].send(stage.channel, f"{me.mention} I have seen enough.\nVOTE: be")


async def test_a_vote_in_a_message_that_mentions_the_bot_counts(dealt: Stage) -> None:
    await vote_in_a_message(dealt)

    assert (await table_of(dealt)).votes.counts == {"Ben": ("Ann",)}


async def test_a_message_with_a_vote_that_counts_is_marked_and_answered_by_no_dm(dealt: Stage) -> None:
    before = len(dealt.dms("Ann"))
    written = await vote_in_a_message(dealt)

    assert marks_on(dealt, written) == [COUNTED]
    assert len(dealt.dms("Ann")) == before


async def test_a_vote_without_a_mention_or_a_name_neither_counts_nor_is_marked(dealt: Stage) -> None:
    me = dealt.bot.user
    assert me is not None
    unread = await dealt.people["Cat"].send(dealt.channel, "vote: Dan")
    refused = await dealt.people["Cat"].send(dealt.channel, f"{me.mention} vote: Nobody")

    assert (await table_of(dealt)).votes.counts == {}
    assert [marks_on(dealt, each) for each in (unread, refused)] == [[], []]


async def test_a_vote_in_a_message_is_confirmed_by_dm_where_the_bot_may_mark_nothing(dealt: Stage) -> None:
    me = dealt.bot.user
    assert me is not None
    await allow(dealt, add_reactions=False)
    await dealt.people["Ann"].send(dealt.channel, f"{me.mention} vote: Cat")

    assert dealt.dms("Ann")[-1].content == "Your vote: **Cat**."


async def test_words_whose_vote_ends_the_day_come_before_everything_that_follows(masked: Stage) -> None:
    *voters, last, target = (await table_of(masked)).living
    speaker = await behind(masked, last)
    await give_lists(masked, [*voters, last])
    await fulfil(masked, [Submission(seat, Vote(target)) for seat in voters[:3]])
    pauses = Pauses(card=0.0, speech=LONG_PAUSE, breath=BREATH)
    await masked.env.restart_bot(new_bot(masked.database, pauses=pauses))

    def seen() -> list[object]:
        return [text_of(masked.card), len(masked.channel.history())] + [
            len(masked.dms(name)) for name in SEVEN if name != speaker
        ]

    before = seen()
    await write(masked, speaker, f"vote: {target}")
    await masked.env.advance_time(LONG_PAUSE / 4 - 1)
    during, posts = seen(), len(masked.channel.history())
    await masked.env.advance_time(LONG_PAUSE)
    words, *after = masked.channel.history()[posts:]

    assert (await table_of(masked)).number == 1
    assert words.content == f"vote: {target}"
    assert after
    assert during == before


async def test_words_with_the_last_vote_come_before_the_card_says_that_its_result_waits(masked: Stage) -> None:
    *voters, last, target = (await table_of(masked)).living
    speaker = await behind(masked, last)
    await give_lists(masked, [*voters, last])
    await fulfil(masked, [Submission(seat, Vote(target)) for seat in voters[:3]])
    await choose_settings(masked.database, holding=Holding.FOR_60)
    await masked.env.restart_bot(new_bot(masked.database, pauses=STILL._replace(card=0.0, speech=LONG_PAUSE)))
    before = text_of(masked.card)
    await write(masked, speaker, f"vote: {target}")
    await masked.env.advance_time(LONG_PAUSE / 4 - 1)
    during = text_of(masked.card)
    await masked.env.advance_time(LONG_PAUSE)

    assert (await masked.hosted()).pending is not None
    assert during == before != text_of(masked.card)
