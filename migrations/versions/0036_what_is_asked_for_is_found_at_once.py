"""Indexes for the queries of the alarm, a channel, a server and a GM, so that none reads every game."""

from alembic import op

revision = "0036"
down_revision = "0035"

INDICES = {
    "ix_deadlines_due": ("deadlines", ["due"]),
    "ix_deadlines_rung_at": ("deadlines", ["rung_at"]),
    "ix_silences_at": ("silences", ["at"]),
    "ix_counts_at": ("counts", ["at"]),
    "ix_rooms_channel_id": ("rooms", ["channel_id"]),
    "ix_games_guild_id_phase": ("games", ["guild_id", "phase"]),
    "ix_games_gm_id": ("games", ["gm_id"]),
}


def upgrade() -> None:
    for name, (table, columns) in INDICES.items():
        op.create_index(name, table, columns)


def downgrade() -> None:
    for name, (table, _) in reversed(INDICES.items()):
        op.drop_index(name, table_name=table)
