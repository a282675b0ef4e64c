"""Frequent queries use an index or a first row, and never scan all games there are and have been."""

import pytest
from sqlalchemy import Connection, Delete, Select

from bot.database.database import Database
from bot.host.seats import seating
from bot.host.servers import finding_games
from bot.storage.channels import room_rows
from bot.storage.games import due_times, games
from bot.storage.opening import games_in_dms
from bot.storage.outbox import outbox, queues, secret_deliveries
from bot.storage.people import guilds, past_occupants
from bot.storage.schema.tables import METADATA

IN_ORDER = {"SCAN deadlines USING INDEX ix_deadlines_due", "SCAN silences USING INDEX ix_silences_at"}
"""The queries that end with the first row that is due."""
ASKED = {
    "the first moment": due_times.EARLIEST,
    "the first moment while games rest": due_times.EARLIEST_AWAKE,
    "whose the first moment is": due_times.GAME_OF_EARLIEST,
    "moments that have come": due_times.PASSED,
    "who talks in a channel": finding_games.TALKS_THERE,
    "who plays in a channel": finding_games.IS_THERE,
    "the games of a person": finding_games.GAMES_OF_USER,
    "the games of a server": guilds.ON,
    "the sign-ups of a GM": guilds.SIGN_UPS,
    "how many play in DMs": games_in_dms.ON,
    "the sign-ups in DMs": games_in_dms.SIGN_UPS,
    "the last lines of games in DMs": games_in_dms.LAST_LINES,
    "places in a channel": room_rows.IN_CHANNEL,
    "places that are late": room_rows.LATE,
    "places in time": room_rows.IN_TIME,
    "a game": games.GAME,
    "its seats": games.OCCUPANCIES,
    "its log": games.LOG,
    "who is owed something": outbox.THOSE_OWED,
    "what became of a game's secrets": secret_deliveries.SENT,
    "which of them are not sent": secret_deliveries.LISTED,
    "who was reminded": secret_deliveries.REMINDED,
    "who has sat on which seat": past_occupants.PLAYED,
    "what goes with a seat that is given up": seating.CLEARED,
    "what somebody is owed": queues.OWED_THERE,
    "what nobody else may take": queues.ALL_LOCKED,
}


@pytest.mark.parametrize("asked", ASKED.values(), ids=ASKED)
async def test_no_query_scans_a_table(database: Database, asked: Select[object] | Delete) -> None:
    def plan(connection: Connection) -> list[str]:
        wanted = asked if isinstance(asked, Delete) else asked.params(resting=[1])
        query = wanted.compile(connection, compile_kwargs={"render_postcompile": True})
        values = (None,) * len(query.positiontup or ())
        return [step.detail for step in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}", values)]

    steps = await database.read(plan)

    assert steps
    assert {step for step in steps if step.split()[:2] in [["SCAN", table] for table in METADATA.tables]} <= IN_ORDER


async def test_the_first_result_to_be_told_is_found_among_the_pending_ones(database: Database) -> None:
    def plan(connection: Connection) -> list[str]:
        query = due_times.EARLIEST.compile(connection, compile_kwargs={"literal_binds": True})
        return [step.detail for step in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}")]

    assert any("ix_games_pending_until" in step for step in await database.read(plan))
