"""Indexes of a game's messages and a seat's occupants, so that no query reads the whole table."""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"

FOR_SEAT = sa.text("seat_id IS NOT NULL")


def upgrade() -> None:
    op.create_index("ix_outbox_game_id", "outbox", ["game_id"])
    op.create_index("ix_outbox_seat_id", "outbox", ["seat_id"], sqlite_where=FOR_SEAT, postgresql_where=FOR_SEAT)
    op.create_index("ix_occupants_seat_id", "occupants", ["seat_id"])


def downgrade() -> None:
    op.drop_index("ix_occupants_seat_id", table_name="occupants")
    op.drop_index("ix_outbox_seat_id", table_name="outbox")
    op.drop_index("ix_outbox_game_id", table_name="outbox")
