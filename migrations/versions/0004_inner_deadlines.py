"""A secret deadline within a wait, beside the public one."""

import json
from datetime import datetime, timedelta
from typing import TypedDict

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

games = sa.table("games", sa.column("id"), sa.column("hours"), sa.column("snapshot"))
at = sa.column("at", sa.DateTime(timezone=True))
old = sa.table("deadlines", sa.column("game_id"), sa.column("wait"), at, sa.column("asked", sa.Boolean()))


class Table(msgspec.Struct):
    """The facts about lists in a snapshot of the game that has them."""

    seats: tuple[str, ...] = ()
    time: str | None = None
    dead: tuple[str, ...] = ()
    hands: dict[str, str | None] = {}


class Row(TypedDict):
    """A deadline in the old form."""

    game_id: int
    wait: int
    at: datetime
    asked: bool


def upgrade() -> None:
    kept = [row for game in _games_with_deadlines() for row in _split(*game)]
    op.drop_table("deadlines")
    new = _create(sa.Column("is_inner", sa.Boolean(), nullable=False), keys=("game_id", "is_inner"))
    op.bulk_insert(new, kept)


def downgrade() -> None:
    outer = sa.select(old).where(sa.column("is_inner", sa.Boolean()).is_(False))
    kept = [dict(row) for row in op.get_bind().execute(outer).mappings()]
    op.drop_table("deadlines")
    op.bulk_insert(_create(keys=("game_id",)), kept)


def _create(*columns: sa.Column[bool], keys: tuple[str, ...]) -> sa.Table:
    return op.create_table(
        "deadlines",
        sa.Column("game_id", sa.Integer(), nullable=False),
        *columns,
        sa.Column("wait", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("asked", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_deadlines_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint(*keys, name=op.f("pk_deadlines")),
    )


def _games_with_deadlines() -> list[tuple[Row, dict[str, float], Table]]:
    found = sa.select(old, games.c.hours, games.c.snapshot).join_from(old, games, games.c.id == old.c.game_id)
    rows = op.get_bind().execute(found).mappings().all()
    return [
        (
            Row(game_id=row["game_id"], wait=row["wait"], at=row["at"], asked=row["asked"]),
            json.loads(row["hours"]),
            _read(row["snapshot"]),
        )
        for row in rows
    ]


def _read(snapshot: str | None) -> Table:
    """Read a snapshot. An unreadable one must not keep other games from being migrated."""
    try:
        return msgspec.json.decode(snapshot or "{}", type=Table)
    except msgspec.DecodeError:
        return Table()


def _split(row: Row, hours: dict[str, float], table: Table) -> list[dict[str, object]]:
    """Split a deadline of lists, which stood while any were missing, into that of the day and one within it."""
    if table.time != "day" or not {*table.seats} - {*table.dead, *table.hands} or "lists" not in hours:
        return [{**row, "is_inner": False}]
    at = row["at"] + timedelta(hours=hours.get("day", 0) - hours["lists"])
    day = [{**row, "is_inner": False, "at": at, "asked": False}] if "day" in hours else []
    return [*day, {**row, "is_inner": True}]
