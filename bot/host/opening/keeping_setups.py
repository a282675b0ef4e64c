"""Keeps set-ups under names, for users and servers, and the defaults with which a server's games begin."""

from collections.abc import Collection
from functools import partial

from sqlalchemy import Connection

from bot.clock import now
from bot.database.database import Database
from bot.host.denied import Denied
from bot.storage.opening.opening_models import LONGEST_FOLDED, LONGEST_SETUP_NAME, SavedSetUp
from bot.storage.opening.saved_setups import (
    Owner,
    count_setups,
    default_setup,
    defaults_of,
    delete_setup,
    lock_setups,
    save_defaults,
    setup_named,
    setups_of,
)
from bot.storage.opening.table_setups import TableSetUp
from bot.storage.schema.rows import add, row_of
from engine.names import folded, is_writable

MOST_SAVED = 25
"""The most set-ups of a user, and of a server: as many as a select offers."""


class SetUps:
    """Saves set-ups, finds them again, and deletes them. Nobody finds another user's or another server's."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, owner: Owner, name: str, set_up: TableSetUp) -> bool:
        """Save a set-up in place of the owner's one of that name; return whether there was one. Raises Denied."""
        check_setup_name(name)

        def save(connection: Connection) -> bool:
            lock_setups(connection, owner)
            before = setup_named(connection, owner, name)
            if before is None and count_setups(connection, owner) >= MOST_SAVED:
                raise Denied("too-many-setups", {"most": MOST_SAVED})
            defaults = {} if owner.guild_id is None else defaults_of(connection, owner.guild_id)
            is_default = before is not None and defaults.get(set_up.theme) == before.id
            if before is not None:
                delete_setup(connection, before.id)
            saved = SavedSetUp(
                user_id=owner.user_id,
                guild_id=owner.guild_id,
                name=name,
                folded=folded(name),
                set_up=set_up,
                saved_at=now(),
            )
            add(connection, saved)
            if owner.guild_id is not None and is_default:
                save_defaults(connection, owner.guild_id, {**defaults, set_up.theme: saved.id})
            return before is not None

        return await self._database.write(save)

    async def of(self, owner: Owner) -> list[SavedSetUp]:
        """Return the set-ups of a user or a server, by name."""
        return await self._database.read(partial(setups_of, owner=owner))

    async def usable(self, user_id: int, guild_id: int | None) -> dict[str, list[SavedSetUp]]:
        """Return the set-ups that a user may use in a server, by name: their ``own`` and those of the ``server``.

        Without a server there are only their own.
        """
        owners = {"own": Owner(user_id=user_id)}
        if guild_id is not None:
            owners["server"] = Owner(guild_id=guild_id)
        return await self._database.read(
            lambda connection: {whose: setups_of(connection, owner) for whose, owner in owners.items()}
        )

    async def numbered(self, setup_id: int, user_id: int, guild_id: int | None) -> SavedSetUp:
        """Return a set-up that a user may use in a server: their own or the server's. Raises Denied for any other."""
        found = await self._database.read(lambda connection: row_of(connection, SavedSetUp, setup_id))
        if found is None or not (found.user_id == user_id or (guild_id is not None and found.guild_id == guild_id)):
            raise Denied("no-such-setup")
        return found

    async def named(self, name: str, user_id: int, guild_id: int | None) -> SavedSetUp:
        """Return the set-up that a user means by a name in a server, first their own. Raises Denied for none."""

        def find(connection: Connection) -> SavedSetUp | None:
            own = setup_named(connection, Owner(user_id=user_id), name)
            if own is not None or guild_id is None:
                return own
            return setup_named(connection, Owner(guild_id=guild_id), name)

        found = await self._database.read(find)
        if found is None:
            raise Denied("no-such-setup")
        return found

    async def delete(self, setup_id: int) -> None:
        """Delete a set-up."""
        await self._database.write(partial(delete_setup, setup_id=setup_id))

    async def default(self, guild_id: int, theme: str) -> SavedSetUp | None:
        """Return the set-up with which games of a theme begin in a server, if it has one."""
        return await self._database.read(partial(default_setup, guild_id=guild_id, theme=theme))

    async def defaults(self, guild_id: int) -> list[int]:
        """Return the numbers of a server's default set-ups."""
        return [*(await self._database.read(partial(defaults_of, guild_id=guild_id))).values()]

    async def set_defaults(self, guild_id: int, chosen: Collection[int]) -> None:
        """Let games begin with these set-ups of a server, at most one for each game. Raises Denied."""

        def save(connection: Connection) -> None:
            theirs = {each.id: each for each in setups_of(connection, Owner(guild_id=guild_id))}
            if not {*chosen} <= theirs.keys():
                raise Denied("no-such-choice")
            by_theme = {theirs[setup_id].set_up.theme: setup_id for setup_id in chosen}
            if len(by_theme) < len(chosen):
                raise Denied("two-defaults")
            save_defaults(connection, guild_id, by_theme)

        await self._database.write(save)


def check_setup_name(name: str) -> None:
    """Raise Denied unless a set-up may have this name, which others can read."""
    is_legible = any(map(str.isalnum, name)) and all(map(is_writable, name))
    if not is_legible or len(name) > LONGEST_SETUP_NAME or len(folded(name)) > LONGEST_FOLDED:
        raise Denied("setup-name", {"most": LONGEST_SETUP_NAME})
