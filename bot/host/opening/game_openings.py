"""Opens a game: what its GM chose for it, its first settings, and the checks that a server has room for it."""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from bot.clock import now
from bot.host.denied import Denied
from bot.host.opening.role_calls import owe_call
from bot.host.waits.deadlines import check_hours
from bot.host.waits.times_of_day import USUAL_HOURS, check_pace, pace_of, with_suggested_hours
from bot.storage.channels.room_rows import free_from_nobody
from bot.storage.matches.match_rows import is_match_in
from bot.storage.opening.table_setups import TableSetUp
from bot.storage.people.guilds import games_on, locked_guild, locked_sign_ups
from bot.storage.schema.choices import Rating
from bot.storage.schema.game_settings import GameSettings, for_one
from bot.storage.schema.kinds import LatePolicy
from bot.storage.schema.models import GameRow, Room
from bot.storage.schema.pace import Quiet, TimeOfDay
from bot.storage.schema.rows import add
from bot.themes import Theme, usual_options
from engine.codec import convert
from engine.rulebook import AnyRulebook

MOST_SIGN_UPS = 3
"""The most games not yet begun that one user may lead across all servers: each takes a channel."""


class Opening(msgspec.Struct, frozen=True):
    """A GM's choices for a new game. ``hours`` has each kind of wait's deadline: 0 for none, None for the default.

    Choices that are made here, also among the ``options``, override those of the ``set_up``.
    """

    theme: str
    guild_id: int
    channel_id: int
    gm_id: int
    hours: float | None
    late: LatePolicy | None = None
    anonymous: bool | None = None
    """Whether the seats get aliases; None for the game's default."""
    times: tuple[TimeOfDay, ...] = ()
    """The times of day at which long waits end, if any."""
    quiet: Quiet | None = None
    set_up: TableSetUp | None = None
    options: dict[str, object] = {}
    calls_role: bool = False
    """Whether the server's role is called to it."""

    @property
    def is_in_dm(self) -> bool:
        """Whether it is played in a person's DM with the bot: its server is that person's home."""
        return self.guild_id < 0


def settings_of(opening: Opening, rulebook: AnyRulebook, options: dict[str, object]) -> GameSettings:
    """Return the settings of a game that is opened like this, with these options."""
    suggested = _suggested_hours(rulebook, options)
    if opening.set_up is None:
        chosen = _usual_settings(rulebook, suggested)
    else:
        before = _suggested_hours(rulebook, opening.set_up.options)
        chosen = with_suggested_hours(opening.set_up.settings, before, suggested)
    if opening.hours is not None:
        hours = dict.fromkeys(rulebook.kinds_of_wait, opening.hours) if opening.hours else {}
        chosen = replace(chosen, hours=hours, pace=replace(chosen.pace, ends={}))
    if opening.times:
        chosen = replace(chosen, pace=replace(chosen.pace, ends=pace_of(rulebook, opening.times, None).ends))
    if opening.quiet is not None:
        chosen = replace(chosen, pace=replace(chosen.pace, quiet=opening.quiet))
    if opening.is_in_dm:
        return for_one(chosen)
    return chosen if opening.late is None else replace(chosen, late=opening.late)


def options_of(opening: Opening, theme: Theme, rulebook: AnyRulebook) -> dict[str, object]:
    """Return the options of a game that is opened like this, those that a file says among them."""
    chosen = {} if opening.set_up is None else opening.set_up.options
    return {**usual_options(theme, rulebook), **chosen, **opening.options}


def _suggested_hours(rulebook: AnyRulebook, options: dict[str, object]) -> Mapping[str, float]:
    return rulebook.hours_with(convert(options, rulebook.options))


def _usual_settings(rulebook: AnyRulebook, suggested: Mapping[str, float]) -> GameSettings:
    hours = {**dict.fromkeys(rulebook.kinds_of_wait, USUAL_HOURS), **suggested}
    return GameSettings(hours=hours, rating=Rating.ON if rulebook.is_ranked else Rating.OFF)


def check_settings(settings: GameSettings) -> None:
    """Raise BadInput if a wait is too long, and Denied if one ends in the quiet hours."""
    for hours in settings.hours.values():
        check_hours(hours)
    check_pace(settings.pace)


def insert_game(
    connection: Connection, opening: Opening, options: dict[str, object], settings: GameSettings, *, anonymous: bool
) -> tuple[int, int]:
    """Save a game and its room; return the ids of both. Raises Denied, and IntegrityError if the channel is taken."""
    if is_match_in(connection, opening.channel_id):
        raise Denied("match-goes-on")
    # Somebody who opens another game at the same moment waits for this row, and then counts this game too.
    guild = locked_guild(connection, opening.guild_id)
    if guild.most_games is not None and len(games_on(connection, guild.id)) >= guild.most_games:
        raise Denied("too-many-games", {"most": guild.most_games})
    waiting = locked_sign_ups(connection, opening.gm_id)
    if len(waiting) >= MOST_SIGN_UPS and not opening.is_in_dm:
        games = ", ".join(f"<#{channel_id}> (#{game_id})" for game_id, channel_id in waiting.items())
        raise Denied("too-many-sign-ups", {"count": len(waiting), "games": games})
    row = GameRow(
        theme=opening.theme,
        guild_id=opening.guild_id,
        gm_id=opening.gm_id,
        options=options,
        settings=settings,
        anonymous=anonymous,
        created_at=now(),
    )
    add(connection, row)
    free_from_nobody(connection, opening.channel_id)
    room = Room(game_id=row.id, channel_id=opening.channel_id, since=row.created_at)
    add(connection, room)
    if opening.calls_role:
        owe_call(connection, guild.id, row.id, room.id)
    return row.id, room.id
