"""Stores set-ups under names, each of one user or one server, and each server's defaults for new games."""

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, or_, select

from bot.database.prepared import PreparedQuery
from bot.storage.opening.opening_models import DefaultSetUp, SavedSetUp
from bot.storage.people.guilds import lock_id
from bot.storage.schema.rows import first_of, put, rows_of
from bot.storage.schema.tables import DEFAULT_SETUPS, SAVED_SETUPS
from engine.names import folded


class Owner(NamedTuple):
    """The owner of set-ups: a user or a server. Exactly one field is set."""

    user_id: int | None = None
    guild_id: int | None = None


IS_OF_OWNER = or_(*(SAVED_SETUPS.c[field] == bindparam(field) for field in Owner._fields))
OF_OWNER = PreparedQuery(select(SAVED_SETUPS).where(IS_OF_OWNER).order_by(SAVED_SETUPS.c.folded))
NAMED = PreparedQuery(select(SAVED_SETUPS).where(IS_OF_OWNER, SAVED_SETUPS.c.folded == bindparam("name")))
COUNT = PreparedQuery(select(func.count()).select_from(SAVED_SETUPS).where(IS_OF_OWNER))
CHOSEN = PreparedQuery(
    select(SAVED_SETUPS)
    .join(DEFAULT_SETUPS, DEFAULT_SETUPS.c.setup_id == SAVED_SETUPS.c.id)
    .where(DEFAULT_SETUPS.c.guild_id == bindparam("server"), DEFAULT_SETUPS.c.theme == bindparam("theme"))
)


def lock_setups(connection: Connection, owner: Owner) -> None:
    """Let no other process count an owner's set-ups until the transaction ends."""
    lock_id(connection, owner.user_id or owner.guild_id or 0)


def setups_of(connection: Connection, owner: Owner) -> list[SavedSetUp]:
    """Return the set-ups of a user or a server, by name."""
    return rows_of(connection, SavedSetUp, OF_OWNER, owner._asdict())


def setup_named(connection: Connection, owner: Owner, name: str) -> SavedSetUp | None:
    """Return a user's or server's set-up of that name, in any case."""
    return first_of(connection, SavedSetUp, NAMED, {**owner._asdict(), "name": folded(name)})


def count_setups(connection: Connection, owner: Owner) -> int:
    """Return how many set-ups a user or a server has."""
    return COUNT.scalar(connection, owner._asdict()) or 0


def delete_setup(connection: Connection, setup_id: int) -> None:
    """Delete a set-up. Where it was the default, there is none any more."""
    connection.execute(delete(DefaultSetUp).where(DefaultSetUp.setup_id == setup_id))
    connection.execute(delete(SavedSetUp).where(SavedSetUp.id == setup_id))


def defaults_of(connection: Connection, guild_id: int) -> dict[str, int]:
    """Return a server's defaults: the number of a set-up for each theme that has one."""
    found = select(DefaultSetUp.theme, DefaultSetUp.setup_id).where(DefaultSetUp.guild_id == guild_id)
    return {row.theme: row.setup_id for row in connection.execute(found)}


def default_setup(connection: Connection, guild_id: int, theme: str) -> SavedSetUp | None:
    """Return the set-up with which games of a theme begin in a server, if it has one."""
    return first_of(connection, SavedSetUp, CHOSEN, {"server": guild_id, "theme": theme})


def save_defaults(connection: Connection, guild_id: int, chosen: Mapping[str, int]) -> None:
    """Save a server's defaults in place of those before."""
    connection.execute(delete(DefaultSetUp).where(DefaultSetUp.guild_id == guild_id))
    for theme, setup_id in chosen.items():
        put(connection, DefaultSetUp(guild_id=guild_id, theme=theme, setup_id=setup_id))
