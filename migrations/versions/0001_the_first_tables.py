"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    create_games()
    create_rooms()
    create_seats()
    create_past_gms()
    create_threads()
    create_record()
    create_outbox()


def create_games() -> None:
    op.create_table(
        "guilds",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=16), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("host_roles", sa.Text(), nullable=False),
        sa.Column("most_games", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_guilds")),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("theme", sa.String(length=32), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("gm_id", sa.BigInteger(), nullable=False),
        sa.Column("phase", sa.String(length=16), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("hours", sa.Text(), nullable=False),
        sa.Column("late", sa.String(length=16), nullable=False),
        sa.Column("secrecy", sa.String(length=16), nullable=False),
        sa.Column("anonymous", sa.Boolean(), nullable=False),
        sa.Column("drawn", sa.Text(), nullable=True),
        sa.Column("salt", sa.String(length=64), nullable=True),
        sa.Column("commitment", sa.String(length=64), nullable=True),
        sa.Column("lines", sa.Integer(), nullable=False),
        sa.Column("wait", sa.Integer(), nullable=False),
        sa.Column("paused", sa.Boolean(), nullable=False),
        sa.Column("snapshot", sa.Text(), nullable=True),
        sa.Column("snapshot_schema", sa.String(length=64), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("ended_by", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["guild_id"], ["guilds.id"], name=op.f("fk_games_guild_id_guilds")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
        sqlite_autoincrement=True,
    )


def create_rooms() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("is_open", sa.Boolean(), nullable=False),
        sa.Column("loss", sa.String(length=16), nullable=True),
        sa.Column("card_id", sa.BigInteger(), nullable=True),
        sa.Column("card_digest", sa.String(length=64), nullable=True),
        sa.Column("prompt_id", sa.BigInteger(), nullable=True),
        sa.Column("prompt_wait", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_rooms_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_rooms")),
        sa.UniqueConstraint("game_id", "kind", "channel_id", name=op.f("uq_rooms_game_id_kind_channel_id")),
    )
    op.create_index(
        "ix_rooms_open_channel_id",
        "rooms",
        ["channel_id"],
        unique=True,
        sqlite_where=sa.text("is_open"),
        postgresql_where=sa.text("is_open"),
    )


def create_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_seats_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_seats")),
        sa.UniqueConstraint("game_id", "name", name=op.f("uq_seats_game_id_name")),
        sa.UniqueConstraint("game_id", "position", name=op.f("uq_seats_game_id_position")),
    )
    op.create_table(
        "occupants",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("seat_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("dm_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("dm_open", sa.Boolean(), nullable=True),
        sa.Column("is_staff", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["seat_id"], ["seats.id"], name=op.f("fk_occupants_seat_id_seats"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_occupants")),
    )
    op.create_index(
        "ix_occupants_present_seat_id",
        "occupants",
        ["seat_id"],
        unique=True,
        sqlite_where=sa.text("until IS NULL"),
        postgresql_where=sa.text("until IS NULL"),
    )
    op.create_index(op.f("ix_occupants_user_id"), "occupants", ["user_id"])


def create_past_gms() -> None:
    op.create_table(
        "past_gms",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_past_gms_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "user_id", name=op.f("pk_past_gms")),
    )


def create_threads() -> None:
    op.create_table(
        "threads",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(length=24), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("members", sa.Text(), nullable=False),
        sa.Column("greeted", sa.Text(), nullable=False),
        sa.Column("is_barred", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_threads_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "key", name=op.f("pk_threads")),
        sa.UniqueConstraint("channel_id", name=op.f("uq_threads_channel_id")),
    )


def create_record() -> None:
    op.create_table(
        "actions",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("interaction_id", sa.BigInteger(), nullable=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("by", sa.String(length=32), nullable=False),
        sa.Column("acting_for", sa.String(length=32), nullable=True),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("drawn", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_actions_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "number", name=op.f("pk_actions")),
        sa.UniqueConstraint("interaction_id", name=op.f("uq_actions_interaction_id")),
    )
    op.create_table(
        "events",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_events_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "line", "position", name=op.f("pk_events")),
    )
    op.create_table(
        "deadlines",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("wait", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("asked", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_deadlines_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_deadlines")),
    )


def create_outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("room_id", sa.Integer(), nullable=True),
        sa.Column("seat_id", sa.Integer(), nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("thread", sa.String(length=24), nullable=True),
        sa.Column("about_id", sa.BigInteger(), nullable=True),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("speaker", sa.String(length=32), nullable=True),
        sa.Column("text", sa.Text(), nullable=True),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("nonce", sa.String(length=25), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_outbox_game_id_games"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name=op.f("fk_outbox_room_id_rooms"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["seat_id"], ["seats.id"], name=op.f("fk_outbox_seat_id_seats"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sa.UniqueConstraint("nonce", name=op.f("uq_outbox_nonce")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_outbox_state_due_at"), "outbox", ["state", "due_at"])


def downgrade() -> None:
    record = ("outbox", "deadlines", "events", "actions")
    for table in (*record, "occupants", "seats", "rooms", "threads", "past_gms", "games", "guilds"):
        op.drop_table(table)
