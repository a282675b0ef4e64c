"""Checks the database once the bot has ended, and that it agrees with what people see."""

import json
from collections.abc import Sequence

from sqlalchemy import select

from bot.database.opening import open_database
from bot.delivery.card.card import card
from bot.storage.games.games import Games
from bot.storage.games.record_lines import record_of
from bot.storage.outbox.outbox import OWED
from bot.storage.schema.kinds import OutboxState
from bot.storage.schema.models import OutboxRow
from bot.themes import load_themes
from tests.asking import rows_in
from tests.wire.table import NAMES, Table, text_of


async def recorded_moves(table: Table) -> list[tuple[str, str]]:
    """Return each accepted move with its player."""
    database = await open_database(table.database)
    try:
        record = await database.read(lambda connection: record_of(connection, 1))
    finally:
        await database.close()
    lines = [json.loads(line) for line in record.splitlines()]
    return [(line["by"], line["move"]) for line in lines[1:]]


async def nonces_owed(table: Table) -> set[str]:
    """Return the nonces of messages that a stopped bot owes and has no answer for."""
    database = await open_database(table.database)
    try:
        rows = await rows_in(database, select(OutboxRow).where(OutboxRow.state.in_(OWED)))
    finally:
        await database.close()
    return {row.nonce for row in rows if row.message_id is None}


async def check_nothing_is_owed(table: Table, *, may_be_dropped: bool = False) -> None:
    """Check that everything owed was sent, once, and nothing else, and that the card is up to date.

    Messages to house players are dropped, and so are posts that a later one has taken up.
    """
    database = await open_database(table.database)
    try:
        rows = list(await rows_in(database, select(OutboxRow)))
        hosted = await Games(database, load_themes()).load(1)
    finally:
        await database.close()
    assert hosted is not None
    sent = [row.message_id for row in rows]
    first_dms = [table.dms(name)[0].id for name in NAMES if table.dms(name)]
    seen = [*table.room(), *(message for name in table.users for message in table.dms(name))]

    assert {row.state for row in rows} <= {OutboxState.SENT, *([OutboxState.DROPPED] if may_be_dropped else [])}
    assert sorted(message.id for message in seen) == sorted([table.card.id, *first_dms, *filter(None, sent)])
    assert shown(table.card.embeds) == shown([embed.to_dict() for embed in card(hosted).embeds])
    assert table.card.pinned


def check_one_prompt(table: Table) -> None:
    """Check that only the card and the newest message with buttons have any."""
    assert [text_of(message) for message in table.room()[1:] if message.components] == [text_of(table.prompt)]


def shown(embeds: Sequence[object]) -> object:
    """Return what people see of embeds."""
    keys = ("title", "description", "fields")
    return [{key: embed.get(key) for key in keys} for embed in embeds if isinstance(embed, dict)]
