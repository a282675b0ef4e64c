"""What a table has chosen, as one record in one column."""

import json
from functools import reduce
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"

RECORDS = ("hours", "pace", "escalation")
"""The columns that were JSON."""
WORDS = {
    "late": "ask",
    "secrecy": "dm",
    "reveal": "now",
    "preview": "on",
    "counting": "12",
    "holding": "off",
    "reasons": "all",
    "spectating": "gm",
    "talking": "here",
}
"""Those that were words, and their defaults."""

games = sa.table(
    "games",
    sa.column("id", sa.Integer()),
    *[sa.column(name, sa.Text()) for name in ("settings", *RECORDS, *WORDS)],
)


def upgrade() -> None:
    op.add_column("games", sa.Column("settings", sa.Text(), server_default="{}", nullable=False))
    # Text is joined and nothing is read: a game that cannot be loaded stays as it is, and stops no other.
    fields = [sa.literal(f'"{name}": ') + games.c[name] for name in RECORDS]
    fields += [sa.literal(f'"{name}": "') + games.c[name] + '"' for name in WORDS]
    joined = reduce(lambda record, field: record + ", " + field, fields)
    op.execute(games.update().values(settings="{" + joined + "}"))
    for name in (*RECORDS, *WORDS):
        op.drop_column("games", name)


def downgrade() -> None:
    for name in RECORDS:
        op.add_column("games", sa.Column(name, sa.Text(), server_default="{}", nullable=False))
    for name, default in WORDS.items():
        op.add_column("games", sa.Column(name, sa.String(16), server_default=default, nullable=False))
    connection = op.get_bind()
    for game_id, settings in connection.execute(sa.select(games.c.id, games.c.settings)).all():
        record = read(settings)
        kept = {name: json.dumps(record.get(name, {})) for name in RECORDS}
        kept |= {name: record.get(name, default) for name, default in WORDS.items()}
        connection.execute(games.update().where(games.c.id == game_id).values(kept))
    op.drop_column("games", "settings")


def read(settings: str) -> dict[str, Any]:
    """Read a record; one that is broken stops no other game."""
    try:
        record: dict[str, Any] = json.loads(settings)
    except ValueError:
        return {}
    return record
