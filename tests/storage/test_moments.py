"""The moments of all games, of which the alarm asks for the earliest each time that one may have changed."""

from sqlalchemy import Connection, text

from bot.storage.database import Database
from bot.storage.moments import EARLIEST


async def test_the_earliest_moment_is_found_without_a_look_at_every_game(database: Database) -> None:
    def plan(connection: Connection) -> list[str]:
        query = EARLIEST.compile(connection, compile_kwargs={"literal_binds": True})
        return [step.detail for step in connection.execute(text(f"EXPLAIN QUERY PLAN {query}"))]

    steps = await database.read(plan)

    assert any("ix_games_held_until" in step for step in steps)
    assert not [step for step in steps if step.startswith("SCAN games")]
