"""Pictures beside a GM's own words, words in threads and in place of drama, and covers of games."""

import sqlalchemy as sa
from alembic import op

revision = "0049"
down_revision = "0048"


def upgrade() -> None:
    op.create_table(
        "covers",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_covers_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_covers")),
    )
    op.create_table(
        "remark_pictures",
        sa.Column("game_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id", "number"],
            ["remarks.game_id", "remarks.number"],
            name=op.f("fk_remark_pictures_game_id_number_remarks"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("game_id", "number", name=op.f("pk_remark_pictures")),
    )
    op.add_column("remarks", sa.Column("thread", sa.String(length=24), nullable=True))
    op.add_column("remarks", sa.Column("picture", sa.Text(), nullable=True))
    op.add_column("games", sa.Column("bare", sa.Text(), server_default="{}", nullable=False))


def downgrade() -> None:
    op.drop_column("games", "bare")
    op.drop_column("remarks", "picture")
    op.drop_column("remarks", "thread")
    op.drop_table("remark_pictures")
    op.drop_table("covers")
