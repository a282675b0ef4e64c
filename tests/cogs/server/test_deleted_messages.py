"""Messages that somebody deletes, unpins or archives in a game's room are restored."""

import asyncio

import discord
import pytest
from sqlalchemy import select

from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.models import OutboxRow
from engine.judging import Submission
from engine.parties.actions import Vote
from tests.asking import rows_in
from tests.cogs.conftest import NAMES, begin
from tests.cogs.mishaps import (
    allow,
    archive,
    delete_message_unheard,
    delete_messages,
    is_archived,
    show_a_later_time_unheard,
)
from tests.cogs.opening import Opening
from tests.cogs.quests import let_vote
from tests.cogs.stage import CARD_PAUSE, Stage, labels_of, new_bot, text_of
from tests.cogs.whole.test_old_messages import of_room


def cards(stage: Stage) -> list[discord.Message]:
    """Return the messages that look like the card, which alone has the GM's button, or in a sign-up the Join button."""
    return [message for message in stage.channel.history() if {"GM", "Join"} & set(labels_of(message))]


def votes(stage: Stage) -> list[discord.Message]:
    """Return the messages with vote buttons."""
    return [message for message in stage.channel.history() if "Approve" in labels_of(message)]


async def prompts_owed(stage: Stage, wait: int) -> int:
    """Return how often a prompt was posted or is queued for the room."""
    rows = select(OutboxRow).where(OutboxRow.kind == OutboxKind.PROMPT, OutboxRow.lines == [wait])
    return len(list(await rows_in(stage.database, rows)))


def pins_asked_for(stage: Stage) -> int:
    return sum(request.method == "PUT" and "/pins/" in request.path for request in stage.env.http_requests)


async def let_paint(stage: Stage) -> None:
    await stage.env.advance_time(CARD_PAUSE + 1)


async def pin(stage: Stage, message: discord.Message, *, pinned: bool) -> None:
    stage.env.backend.set_pinned(message.channel.id, message.id, pinned)
    await stage.env.settle()


async def test_a_card_is_posted_and_pinned_again_each_time_it_is_deleted(game: Stage) -> None:
    await let_paint(game)
    for _ in range(2):
        (card,) = cards(game)
        await delete_messages(game, card.id)
        await let_paint(game)

        (again,) = cards(game)
        assert text_of(again) == text_of(card)
        assert game.channel.pinned_messages() == [again]


async def test_a_deleted_sign_up_is_posted_again_and_can_be_joined(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="tain")
    await delete_messages(stage, stage.card.id)
    await let_paint(stage)
    (card,) = cards(stage)
    await stage.press("Ann", card, "Join")

    assert (await stage.hosted()).names == ("Ann",)


async def test_a_card_deleted_unheard_is_posted_again_when_it_changes(game: Stage) -> None:
    await game.propose()
    await let_paint(game)
    (card,) = cards(game)
    delete_message_unheard(game, card.id)
    await game.press("Ann", game.channel.history()[-1], "Approve openly")
    await let_paint(game)

    (again,) = cards(game)
    assert "**Ann** (approves)" in text_of(again)


async def test_card_and_prompt_deleted_at_once_are_posted_again_even_after_an_outage(game: Stage) -> None:
    await game.propose()
    await let_paint(game)
    await delete_messages(game, *(message.id for message in game.channel.history()))
    await let_paint(game)
    heard = len(cards(game)), len(votes(game))
    for message in (*cards(game), *votes(game)):
        delete_message_unheard(game, message.id)
    await game.restart()
    await let_paint(game)

    assert heard == (len(cards(game)), len(votes(game))) == (1, 1)


@pytest.fixture
async def posted_again(game: Stage) -> Stage:
    """A vote whose post was deleted after Ann had approved."""
    await game.propose()
    (vote,) = votes(game)
    await game.press("Ann", vote, "Approve")
    await delete_messages(game, vote.id)
    return game


async def test_a_deleted_prompt_is_posted_again_for_those_who_have_not_answered(posted_again: Stage) -> None:
    (again,) = votes(posted_again)

    assert {"Approve", "Reject", "Approve openly", "Reject openly"} <= {*labels_of(again)}
    assert [user.id for user in again.mentions] == [posted_again.users[name].id for name in NAMES[1:]]


async def test_a_prompt_that_was_posted_again_works(posted_again: Stage) -> None:
    (again,) = votes(posted_again)
    for name in NAMES[1:]:
        await posted_again.press(name, again, "Approve")

    assert votes(posted_again) == []
    assert (await posted_again.table()).round.past_votes[0].votes == dict.fromkeys(NAMES, True)


async def test_a_restored_backup_posts_the_prompt_again_and_paints_the_card(game: Stage) -> None:
    await game.propose()
    await let_paint(game)
    ((vote,), card) = (votes(game), text_of(game.card))
    show_a_later_time_unheard(game, vote.id)
    await game.restart()
    await let_paint(game)

    assert game.channel.history()[-1] == votes(game)[0]
    assert labels_of(votes(game)[0]) == labels_of(vote)
    assert text_of(game.card) == card


async def test_only_the_first_report_of_a_deleted_card_or_prompt_counts(game: Stage) -> None:
    await game.propose()
    said = await game.people["Ann"].send(game.channel, "I trust nobody.")
    before = [message.id for message in game.channel.history()]
    await game.people["Ann"].delete(said)
    assert [message.id for message in game.channel.history()] == [each for each in before if each != said.id]
    (vote,) = votes(game)
    await delete_messages(game, vote.id)
    deleted = {"ids": [str(vote.id)], "channel_id": str(game.channel.id), "guild_id": str(game.guild.id)}
    game.env.backend.emit("MESSAGE_DELETE_BULK", deleted)
    await game.env.settle()
    (again,) = votes(game)
    await game.command("Gia", "gm pause")
    posts = len(game.channel.history())
    await delete_messages(game, again.id)

    assert len(game.channel.history()) == posts - 1


@pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
async def test_a_deletion_that_two_processes_hear_of_counts_once(game: Stage) -> None:
    await game.propose()
    (vote,) = votes(game)
    delete_message_unheard(game, vote.id)
    other = new_bot(game.database)
    await other.services.deleted_messages.miss(game.channel.id, [vote.id])
    await other.finish()
    await game.bot.services.deleted_messages.miss(game.channel.id, [vote.id])

    assert await prompts_owed(game, 2) == len(["first", "again"])


async def test_a_prompt_deleted_as_its_wait_ends_is_not_posted_again(game: Stage) -> None:
    await game.propose()
    (vote,) = votes(game)
    await let_vote(game, NAMES[:4])
    services = game.bot.services
    delete_message_unheard(game, vote.id)
    last = services.host.submit(await game.hosted(), Submission("Eve", Vote(approve=True)))
    await asyncio.gather(last, services.deleted_messages.miss(game.channel.id, [vote.id]))

    assert await prompts_owed(game, (await game.hosted()).wait_line) == 1


async def test_a_pinned_card_is_not_pinned_again_in_the_next_wait(game: Stage) -> None:
    await let_paint(game)
    asked = pins_asked_for(game)
    await game.propose()
    await let_paint(game)

    assert pins_asked_for(game) == asked


async def unpin(stage: Stage) -> None:
    """Let somebody unpin the card during a vote, and let the card change in the same wait."""
    await let_paint(stage)
    await stage.propose()
    await let_paint(stage)
    await pin(stage, stage.card, pinned=False)
    await stage.press("Ann", stage.prompt, "Approve openly")
    await let_paint(stage)


async def test_an_unpinned_card_stays_unpinned_in_its_wait(game: Stage) -> None:
    await unpin(game)

    assert "**Ann** (approves)" in text_of(game.card)
    assert game.channel.pinned_messages() == []


@pytest.mark.parametrize("is_restarted", [False, True])
async def test_an_unpinned_card_is_pinned_again_in_the_next_wait(game: Stage, is_restarted: bool) -> None:
    await unpin(game)
    if is_restarted:
        await game.restart()
    await game.command("Gia", "gm close")
    await let_paint(game)

    assert game.channel.pinned_messages() == [game.card]


async def test_the_bot_does_not_try_to_pin_without_the_permission(stage: Stage) -> None:
    await allow(stage, pin_messages=False)
    await stage.command("Gia", "game new", game="tain")
    await stage.press("Ann", stage.card, "Join")
    await let_paint(stage)

    assert pins_asked_for(stage) == 0


async def test_a_pin_that_discord_refuses_is_asked_for_once_a_wait(sign_up: Stage) -> None:
    await pin(sign_up, sign_up.card, pinned=False)
    sign_up.env.inject_error("PUT", "/channels/*/messages/pins/*", status=400, code=30003, times=None)
    await sign_up.press("Gia", sign_up.card, "Start the game")
    await sign_up.propose()
    await let_paint(sign_up)
    asked = pins_asked_for(sign_up)
    await sign_up.press("Ann", sign_up.prompt, "Approve openly")
    await let_paint(sign_up)

    assert "**Ann** (approves)" in text_of(sign_up.card)
    assert pins_asked_for(sign_up) == asked


async def begin_in_a_thread(stage: Stage) -> None:
    """Begin a game in a thread."""
    stage.channel = await stage.new_thread("game")
    await begin(stage)
    await stage.propose("Ann", "Ben")


@pytest.fixture
async def thread(opening: Opening) -> Stage:
    """Return a vote in a thread."""
    stage = await opening.after(begin_in_a_thread)
    await let_paint(stage)
    return stage


async def test_an_archived_thread_is_opened_for_its_card(thread: Stage) -> None:
    await archive(thread)
    await thread.dm_command("Ann", "quest vote", answer="approve", openly=True)
    await let_paint(thread)

    assert not is_archived(thread)
    assert "**Ann** (approves)" in text_of(thread.card)


async def test_a_message_opens_an_archived_thread_and_the_old_buttons_go(thread: Stage) -> None:
    await let_vote(thread, NAMES[:4])
    await let_paint(thread)
    await archive(thread)
    thread.env.backend.faults.clear()  # A post opens the thread, so that the edit after it is allowed.
    before = len(of_room(thread))
    await thread.dm_command("Eve", "quest vote", answer="approve")

    assert of_room(thread)[before] == ("POST", "messages")
    assert votes(thread) == []
    assert any("Approved, 5 to 0" in text_of(message) for message in thread.channel.history())


async def test_a_locked_thread_is_a_lost_room(thread: Stage) -> None:
    await archive(thread)
    thread.env.inject_error("PATCH", f"/channels/{thread.channel.id}", status=403, code=50013)
    await thread.dm_command("Ann", "quest vote", answer="approve", openly=True)
    await let_paint(thread)

    assert (await thread.hosted()).started.table.paused
    assert "unlock the thread" in thread.dms("Gia")[-1].content
