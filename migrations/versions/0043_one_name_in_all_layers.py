"""The names of pending results, escalation and embargoes, as the code has them."""

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"


def upgrade() -> None:
    op.drop_index("ix_games_held_until", table_name="games")
    op.drop_index("ix_deadlines_rung_at", table_name="deadlines")
    op.alter_column("games", "held", new_column_name="pending")
    op.alter_column("games", "held_until", new_column_name="pending_until")
    op.alter_column("games", "ladder", new_column_name="escalation")
    op.alter_column("deadlines", "rung_at", new_column_name="escalates_at")
    op.rename_table("veils", "embargoes")
    is_pending = sa.text("pending_until IS NOT NULL")
    op.create_index(
        "ix_games_pending_until",
        "games",
        ["pending_until"],
        sqlite_where=is_pending,
        postgresql_where=is_pending,
    )
    op.create_index("ix_deadlines_escalates_at", "deadlines", ["escalates_at"])


def downgrade() -> None:
    op.drop_index("ix_deadlines_escalates_at", table_name="deadlines")
    op.drop_index("ix_games_pending_until", table_name="games")
    op.rename_table("embargoes", "veils")
    op.alter_column("deadlines", "escalates_at", new_column_name="rung_at")
    op.alter_column("games", "escalation", new_column_name="ladder")
    op.alter_column("games", "pending_until", new_column_name="held_until")
    op.alter_column("games", "pending", new_column_name="held")
    is_held = sa.text("held_until IS NOT NULL")
    op.create_index("ix_deadlines_rung_at", "deadlines", ["rung_at"])
    op.create_index("ix_games_held_until", "games", ["held_until"], sqlite_where=is_held, postgresql_where=is_held)
