"""The seats on offer. At first these are the seats offered since their occupants sat down."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

occupants = sa.table(
    "occupants",
    sa.column("seat_id"),
    sa.column("since", sa.DateTime(timezone=True)),
    sa.column("until", sa.DateTime(timezone=True)),
    sa.column("is_offered", sa.Boolean()),
)
outbox = sa.table(
    "outbox", sa.column("seat_id"), sa.column("kind", sa.String()), sa.column("created_at", sa.DateTime(timezone=True))
)


def upgrade() -> None:
    column: sa.Column[bool] = sa.Column("is_offered", sa.Boolean(), server_default=sa.false(), nullable=False)
    op.add_column("occupants", column)
    offer = sa.exists().where(
        outbox.c.seat_id == occupants.c.seat_id,
        outbox.c.kind == "seat_free",
        outbox.c.created_at >= occupants.c.since,
    )
    op.execute(occupants.update().where(occupants.c.until.is_(None), offer).values(is_offered=True))


def downgrade() -> None:
    op.drop_column("occupants", "is_offered")
