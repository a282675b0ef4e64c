"""Stores a server's row and a GM's open games, with locks so that concurrent jobs on them take turns."""

from sqlalchemy import BigInteger, Connection, bindparam, func, select, update

from bot.database.prepared import PreparedQuery
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import GameRow, Guild, Room
from bot.storage.schema.rows import put_new, rows_of
from bot.storage.schema.tables import GUILDS

SERVER = bindparam("server", type_=BigInteger())
LOCKED = PreparedQuery(select(GUILDS).where(GUILDS.c.id == SERVER).with_for_update())

ON = select(GameRow.id).where(GameRow.phase != GamePhase.OVER, GameRow.guild_id == SERVER).order_by(GameRow.id.desc())
GM = bindparam("gm", type_=BigInteger())
SIGN_UPS = (
    select(GameRow.id, Room.channel_id)
    .join(Room, Room.game_id == GameRow.id)
    .where(GameRow.gm_id == GM, GameRow.phase == GamePhase.SIGNUP, GameRow.guild_id > 0, Room.kind == "table")
    .order_by(GameRow.id)
)
FIND_ON, FIND_SIGN_UPS = PreparedQuery(ON), PreparedQuery(SIGN_UPS)


def home_of(user_id: int) -> int:
    """Return the id that stands where a server's would for what belongs to a person's DM with the bot.

    It is negative, as no server's is.
    """
    return -user_id


def locked_guild(connection: Connection, guild_id: int) -> Guild:
    """Return the row of a server, made if there is none, and lock it until the transaction ends."""
    this = {SERVER.key: guild_id}
    found = rows_of(connection, Guild, LOCKED, this)
    if not found:
        put_new(connection, Guild(id=guild_id))
        found = rows_of(connection, Guild, LOCKED, this)
    return found[0]


def set_up(connection: Connection, guild_id: int, setting: str, value: object) -> None:
    """Save a server's setting, by the name of its column."""
    locked_guild(connection, guild_id)
    connection.execute(update(Guild).where(Guild.id == guild_id).values({setting: value}))


def games_on(connection: Connection, guild_id: int) -> list[int]:
    """Return the numbers of a server's games that are not over, newest first."""
    return FIND_ON.scalars(connection, {SERVER.key: guild_id})


def lock_id(connection: Connection, discord_id: int) -> None:
    """Lock the id of a user or a server until the transaction ends. On SQLite there is only one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(discord_id)))


def locked_sign_ups(connection: Connection, user_id: int) -> dict[int, int]:
    """Lock and return the servers' channels of a user's games that have not begun, by the games' numbers.

    Until the transaction ends nobody else can read them this way, so no two openings count the same games.
    """
    lock_id(connection, user_id)
    return {room.id: room.channel_id for room in FIND_SIGN_UPS.rows(connection, {GM.key: user_id})}
