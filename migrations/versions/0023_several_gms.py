"""The GMs of a game beside its first one."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.create_table(
        "co_gms",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_co_gms_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "user_id", name=op.f("pk_co_gms")),
    )
    op.create_index(op.f("ix_co_gms_user_id"), "co_gms", ["user_id"])
    op.add_column("games", sa.Column("gm_changes", sa.Integer(), server_default="0", nullable=False))


def downgrade() -> None:
    op.drop_column("games", "gm_changes")
    op.drop_index(op.f("ix_co_gms_user_id"), table_name="co_gms")
    op.drop_table("co_gms")
