"""An index of what waits for a GM, so that no query reads every game."""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"

IS_HELD = sa.text("held_until IS NOT NULL")


def upgrade() -> None:
    op.create_index("ix_games_held_until", "games", ["held_until"], sqlite_where=IS_HELD, postgresql_where=IS_HELD)


def downgrade() -> None:
    op.drop_index("ix_games_held_until", table_name="games")
