"""An index of the games in DMs that are not over."""

import sqlalchemy as sa
from alembic import op

revision = "0054"
down_revision = "0053"

ON = sa.text("guild_id < 0 AND phase != 'over'")


def upgrade() -> None:
    op.create_index("ix_games_on_in_dm", "games", ["phase"], sqlite_where=ON, postgresql_where=ON)


def downgrade() -> None:
    op.drop_index("ix_games_on_in_dm", "games")
