"""The time at which a seat's offer expires. Standing offers expire three days after the update."""

from datetime import timedelta

import sqlalchemy as sa
from alembic import op
from discord.utils import utcnow

revision = "0040"
down_revision = "0039"

LASTS = timedelta(hours=72)

occupants = sa.table(
    "occupants",
    sa.column("is_offered", sa.Boolean()),
    sa.column("offered_until", sa.DateTime(timezone=True)),
)


def upgrade() -> None:
    op.add_column("occupants", sa.Column("offered_until", sa.DateTime(timezone=True), nullable=True))
    stands = occupants.update().where(occupants.c.is_offered)
    op.execute(stands.values(offered_until=utcnow() + LASTS))


def downgrade() -> None:
    op.drop_column("occupants", "offered_until")
