"""The commands that Discord has."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "registrations",
        sa.Column("application_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=True),
        sa.Column("problem", sa.String(length=64), nullable=True),
        sa.PrimaryKeyConstraint("application_id", name=op.f("pk_registrations")),
    )


def downgrade() -> None:
    op.drop_table("registrations")
