"""Messages that were half sent, or whose sending a backup has forgotten, arrive once."""

import pytest
from sqlalchemy import or_, update

from bot.clock import now
from bot.storage.outbox.outbox import doubt_owed
from bot.storage.schema.kinds import OutboxKind, OutboxState
from bot.storage.schema.models import OutboxRow
from tests.asking import change
from tests.cogs.conftest import NAMES
from tests.cogs.logged import log as log  # noqa: PLC0414 (a fixture)
from tests.cogs.quests import let_vote
from tests.cogs.stage import Stage, labels_of

on_both = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)


@on_both
async def test_a_restored_backup_does_not_post_again_what_was_posted_since(game: Stage) -> None:
    await game.propose()
    posted = [message.id for message in game.channel.history()]
    counts = {name: len(game.dms(name)) for name in NAMES}
    newest = or_(OutboxRow.kind == OutboxKind.SECRETS, OutboxRow.lines == [2])
    before = {"state": OutboxState.PENDING, "message_id": None, "channel_id": None}
    await change(game.database, update(OutboxRow).where(newest).values(before))
    await game.pass_hours(1)
    doubted = await game.database.write(lambda connection: doubt_owed(connection, now()))
    await game.restart()

    assert doubted == len(NAMES) + 1
    assert [message.id for message in game.channel.history()] == posted
    assert {name: len(game.dms(name)) for name in NAMES} == counts


async def test_a_question_that_was_answered_after_the_backup_is_asked_again(game: Stage) -> None:
    await game.propose("Ann", "Ben")
    await let_vote(game)
    answered = game.dms("Ann")[-1]
    before = update(OutboxRow).where(OutboxRow.kind == OutboxKind.ORDER)
    await change(game.database, before.values(state=OutboxState.PENDING, message_id=None, channel_id=None))
    await game.bot.services.port.take_components(answered.channel.id, answered.id)
    asked = game.dms("Ben")[-1].id
    await game.pass_hours(1)
    await game.database.write(lambda connection: doubt_owed(connection, now()))
    await game.restart()

    assert game.dms("Ann")[-1].id != answered.id
    assert "Support" in labels_of(game.dms("Ann")[-1])
    assert game.dms("Ben")[-1].id == asked


@on_both
async def test_a_half_sent_message_arrives_once(game: Stage) -> None:
    await game.propose()
    posted = [message.id for message in game.channel.history()]
    prompt = update(OutboxRow).where(OutboxRow.kind == OutboxKind.PROMPT, OutboxRow.lines == [2])
    await change(game.database, prompt.values(state=OutboxState.SENDING, message_id=None))
    await game.pass_hours(1)
    await game.restart()

    assert [message.id for message in game.channel.history()] == posted


@on_both
async def test_an_unsent_message_arrives_after_a_restart(game: Stage) -> None:
    await game.propose()
    secrets = update(OutboxRow).where(OutboxRow.kind == OutboxKind.SECRETS)
    await change(game.database, secrets.values(state=OutboxState.PENDING))
    counts = {name: len(game.dms(name)) for name in NAMES}
    await game.restart()

    assert all(len(game.dms(name)) == counts[name] + 1 for name in NAMES)
