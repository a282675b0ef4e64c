"""Every column that may name a person is found in the schema, so that none is left out."""

from sqlalchemy import BigInteger

from bot.database.columns import Json
from bot.storage.people.personal_data import LISTS, PLACES
from bot.storage.schema.tables import METADATA

OF_NOBODY = {
    *("guilds.id", "guilds.host_roles", "games.guild_id", "registrations.application_id"),
    *("rooms.channel_id", "rooms.card_id", "rooms.prompt_id", "threads.channel_id"),
    *("matches.guild_id", "matches.channel_id", "feeds.guild_id", "feed_marks.guild_id"),
    *("guilds.called_role", "guilds.new_games_channel", "saved_setups.guild_id", "default_setups.guild_id"),
    *("queued_games.guild_id", "queued_games.channel_id"),
    *(
        "occupants.dm_channel_id",
        "bench.dm_channel_id",
        "match_players.dm_channel_id",
    ),  # which go with their rows' users
    *("spoken_votes.message_id", "spoken_votes.channel_id"),
    *("actions.interaction_id", "retractions.message_id", "remarks.interaction_id"),
    *("outbox.message_id", "outbox.channel_id", "outbox.lines"),
}
"""Columns of large numbers that identify servers, channels, messages and so on, and never users."""
TOLD_EARLY = {
    *("games.gm_id", "past_gms.user_id", "co_gms.user_id", "gm_offers.user_id"),
    *("spectators.user_id", "notes.writer_id", "bench.user_id", "unlisted.user_id", "occupants.user_id"),
    *(
        "lessons.user_id",
        "spoken_votes.user_id",
        "remarks.writer_id",
        "wishes.user_id",
        "saved_setups.user_id",
        "queued_games.gm_id",
    ),
}
"""The columns of a user's own acts. Messages owed to a user, or about them to others, may tell secrets."""


def test_every_column_that_may_name_a_user_is_exported_and_forgotten_or_exempt() -> None:
    found = {
        f"{table.name}.{column.name}"
        for table in METADATA.tables.values()
        for column in table.columns
        if isinstance(column.type, BigInteger)
        or (isinstance(column.type, Json) and column.type.kind == list[int])
        or "user" in column.name
    }
    places = {f"{place.table}.{place.column}" for place in PLACES} | {".".join(each) for each in LISTS}

    assert found == places | OF_NOBODY
    assert not places & OF_NOBODY


def test_in_a_running_game_users_are_told_only_their_own_acts() -> None:
    assert {f"{place.table}.{place.column}" for place in PLACES if place.is_told_early} == TOLD_EARLY


def test_every_exported_column_exists() -> None:
    for place in PLACES:
        assert {place.column, *place.told} <= {*METADATA.tables[place.table].columns.keys()}
        # A GM's reason is theirs to tell.
        assert not any("reason" in column for column in place.told)
