"""Set-ups under names, the queue of each server, its called role and channel, wishes, and alternates."""

import sqlalchemy as sa
from alembic import op

revision = "0051"
down_revision = "0050"


def upgrade() -> None:
    _make_setups()
    _make_queue()
    op.create_table(
        "wishes",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("wish", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_wishes_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "user_id", "wish", name=op.f("pk_wishes")),
    )
    op.add_column("guilds", sa.Column("called_role", sa.BigInteger(), nullable=True))
    op.add_column("guilds", sa.Column("called_at", sa.DateTime(timezone=True), nullable=True))
    op.add_column("guilds", sa.Column("new_games_channel", sa.BigInteger(), nullable=True))
    op.add_column("bench", sa.Column("is_alternate", sa.Boolean(), server_default=sa.false(), nullable=False))


def _make_setups() -> None:
    op.create_table(
        "saved_setups",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("folded", sa.String(length=200), nullable=False),
        sa.Column("set_up", sa.Text(), nullable=False),
        sa.Column("saved_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_saved_setups")),
        sa.UniqueConstraint("user_id", "folded", name=op.f("uq_saved_setups_user_id_folded")),
        sa.UniqueConstraint("guild_id", "folded", name=op.f("uq_saved_setups_guild_id_folded")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "default_setups",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("theme", sa.String(length=32), nullable=False),
        sa.Column("setup_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["setup_id"], ["saved_setups.id"], name=op.f("fk_default_setups_setup_id_saved_setups"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guild_id", "theme", name=op.f("pk_default_setups")),
    )
    op.create_index(op.f("ix_default_setups_setup_id"), "default_setups", ["setup_id"])


def _make_queue() -> None:
    op.create_table(
        "queued_games",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("gm_id", sa.BigInteger(), nullable=False),
        sa.Column("set_up", sa.Text(), nullable=False),
        sa.Column("queued_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name=op.f("fk_queued_games_guild_id_guilds")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_queued_games")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_queued_games_guild_id"), "queued_games", ["guild_id"])


def downgrade() -> None:
    op.drop_column("bench", "is_alternate")
    for column in ("new_games_channel", "called_at", "called_role"):
        op.drop_column("guilds", column)
    for table in ("wishes", "queued_games", "default_setups", "saved_setups"):
        op.drop_table(table)
