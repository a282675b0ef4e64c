"""The sign-up: a game is opened, players come and go, the GM sets it up and begins or cancels it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import TypeVar

import msgspec
from msgspec import structs
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from bot.clock import now
from bot.delivery.delivery import Delivery
from bot.host.alarm import Alarm
from bot.host.aliases import give_aliases, is_usual
from bot.host.deadlines import check_hours, set_deadlines
from bot.host.denied import Denied
from bot.host.locking import signing_up
from bot.host.outbox_rows import outbox_rows
from bot.host.saving import THIS_GAME, save_events, save_state
from bot.host.sealing import seal_game
from bot.host.seating import clear_seat, seat_newcomer
from bot.host.threads import thread_rows
from bot.host.times_of_day import USUAL_HOURS, pace_of, with_times
from bot.host.writing import Written, keep_texts, written_options
from bot.storage.anonymity import with_anonymity
from bot.storage.bench import Newcomer, leave_bench
from bot.storage.choices import Counting, Holding, Previewing, Reasoning, Revealing, Spectating, Talking
from bot.storage.database import Database
from bot.storage.duties import places_of_gms
from bot.storage.games import Games
from bot.storage.guilds import games_on, locked_guild, locked_sign_ups
from bot.storage.kinds import GamePhase, LatePolicy, OutboxKind, Secrecy
from bot.storage.ladders import Following, Ladder
from bot.storage.live import Live, Sitting
from bot.storage.loading import sittings_of
from bot.storage.lobby import end_sign_up
from bot.storage.models import ActionRow, GameRow, OutboxRow, Room
from bot.storage.offers import end_all_offers, end_offers_instead_of
from bot.storage.outbox import Destination, destination_of, owed, save_dm, save_owed
from bot.storage.pace import Pace, Quiet, TimeOfDay
from bot.storage.rooms import close_room, free_from_nobody, try_again
from bot.storage.rows import add
from bot.storage.writings import texts_by_user, texts_of
from engine.chance import Chance
from engine.codec import convert
from engine.errors import BadInput
from engine.game import Game
from engine.log import FIRST_LINE
from engine.names import GM
from engine.record import Header

T = TypeVar("T")

MOST_SIGN_UPS = 3
"""How many games that have not begun one user may lead, in all servers together: each takes a channel."""


class Opening(msgspec.Struct, frozen=True):
    """A game as its GM opens it. ``hours`` is the deadline of each kind of wait, 0 for none, None for the usual."""

    theme: str
    guild_id: int
    channel_id: int
    gm_id: int
    hours: float | None
    late: LatePolicy
    anonymous: bool | None = None
    """Whether the seats get aliases; None for what is usual in this game."""
    times: tuple[TimeOfDay, ...] = ()
    """The times of day at which long waits end, if any."""
    quiet: Quiet | None = None


Also = Callable[[Connection, int, int], None]
"""What is saved of a new game besides, by the ids of it and its room."""


class SignUp:
    """Everything that happens before the first move."""

    def __init__(self, database: Database, games: Games, delivery: Delivery, alarm: Alarm) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery
        self._alarm = alarm

    async def open(self, opening: Opening, also: Also | None = None) -> Live:
        """Open a game in a channel; ``also`` is saved with it. Raises Denied if one is on there, or it is unknown.

        It does so too if too many are on in the server, or too many of the GM's have not begun.
        """
        anonymous = self.is_anonymous(opening)
        rulebook = self._games.rulebook(opening.theme)
        same = USUAL_HOURS if opening.hours is None else opening.hours
        check_hours(same)
        hours = dict.fromkeys(rulebook.kinds_of_wait, same) if same else {}
        if opening.hours is None:
            hours |= rulebook.hours
        pace = pace_of(rulebook, opening.times, opening.quiet)

        def insert(connection: Connection) -> int:
            game_id, room_id = _insert(connection, opening, hours, pace, anonymous=anonymous)
            if also is not None:
                also(connection, game_id, room_id)
            return game_id

        try:
            game_id = await self._database.write(insert)
        except IntegrityError:
            raise Denied("channel-taken") from None
        live = await self._games.load(game_id)
        assert live is not None
        self._delivery.painter.touch(game_id)
        return live

    def is_anonymous(self, opening: Opening) -> bool:
        """Whether the seats of a game that is opened like this get aliases. Raises Denied if it is unknown."""
        if opening.theme not in self._games.themes:
            raise Denied("no-such-theme")
        return is_usual(self._games.rulebook(opening.theme).options) if opening.anonymous is None else opening.anonymous

    async def join(self, game_id: int, user_id: int, display_name: str, *, is_staff: bool) -> Sitting:
        """Take a seat. Raises Denied if there is none left, or the user has one already.

        The GMs are told of staff, who could see what is kept private in the room.
        """

        def change(connection: Connection, live: Live) -> Sitting:
            if live.sitting_of(user_id) is not None:
                raise Denied("seated-already")
            if live.is_full:
                raise Denied("table-full", {"most": live.rulebook.players[-1]})
            seat_newcomer(connection, live, Newcomer(user_id, display_name, is_staff))
            leave_bench(connection, live.id, user_id)
            return next(each for each in sittings_of(connection, live.id) if each.user_id == user_id)

        live, sitting = await self._change(game_id, change)
        if is_staff:
            self._delivery.wake(places_of_gms(live))
        return sitting

    async def leave(self, game_id: int, user_id: int) -> None:
        """Give up a seat, which goes to whoever has waited longest. Raises Denied if the user has none."""

        def change(connection: Connection, live: Live) -> list[OutboxRow]:
            sitting = live.sitting_of(user_id)
            if sitting is None:
                raise Denied("not-seated")
            return clear_seat(connection, live, sitting)

        live, owing = await self._change(game_id, change)
        if owing:
            self._delivery.wake([*map(destination_of, owing), *places_of_gms(live)])

    async def write(self, game_id: int, user_id: int, text: str) -> Written:
        """Keep what a player writes in secret, instead of what he had written. Raises Denied if he may not write."""
        _, written = await self._change(game_id, partial(keep_texts, user_id=user_id, text=text))
        return written

    async def texts(self, seat_id: int) -> list[str]:
        """What was written on a seat so far, to be shown to whoever sits there."""
        return await self._database.read(lambda connection: texts_of(connection, seat_id))

    async def set_options(self, game_id: int, options: Mapping[str, object]) -> None:
        """Choose the options of a game. Raises BadInput if they are not this game's."""

        def change(connection: Connection, live: Live) -> None:
            chosen = {**live.options, **options}
            convert(chosen, live.rulebook.options)
            connection.execute(THIS_GAME, {"game": game_id, "options": chosen})

        await self._change(game_id, change)

    async def set_hours(self, game_id: int, kind: str, hours: float) -> None:
        """Choose how long a kind of wait lasts, whatever the time of day; 0 for no end.

        Raises BadInput if there is no such, or it is too long.
        """

        def change(connection: Connection, live: Live) -> None:
            if kind not in live.rulebook.kinds_of_wait:
                raise BadInput("there is no such wait", "hours")
            check_hours(hours)
            kept = {other: chosen for other, chosen in live.hours.items() if other != kind}
            chosen = {**kept, kind: hours} if hours else kept
            pace = with_times(live, (kind,), (), None)
            connection.execute(THIS_GAME, {"game": game_id, "hours": chosen, "pace": pace})

        await self._change(game_id, change)

    async def set_pace(self, game_id: int, chosen: Callable[[Live], Pace]) -> None:
        """Choose at which times waits end and nobody is called, by what is chosen so far. Raises Denied."""

        def change(connection: Connection, live: Live) -> None:
            connection.execute(THIS_GAME, {"game": game_id, "pace": chosen(live)})

        await self._change(game_id, change)

    async def set_late(self, game_id: int, late: LatePolicy) -> None:
        """Choose what a passed deadline does."""
        await self._choose(game_id, {"late": late})

    async def set_following(self, game_id: int, following: Following) -> None:
        """Choose when others follow a GM who is silent when asked."""
        await self._set_ladder(game_id, lambda ladder: structs.replace(ladder, following=following))

    async def set_rung(self, game_id: int, name: str, value: str) -> None:
        """Choose a rung of the ladder, which has that name."""
        await self._set_ladder(game_id, lambda ladder: ladder.with_rung(name, value))

    async def _set_ladder(self, game_id: int, chosen: Callable[[Ladder], Ladder]) -> None:
        def change(connection: Connection, live: Live) -> None:
            ladder = chosen(live.ladder)
            connection.execute(THIS_GAME, {"game": game_id, "ladder": ladder})

        await self._change(game_id, change)

    async def set_secrecy(self, game_id: int, secrecy: Secrecy) -> None:
        """Choose how secrets are given."""
        await self._choose(game_id, {"secrecy": secrecy})

    async def set_reveal(self, game_id: int, reveal: Revealing) -> None:
        """Choose when everybody is told who was who."""
        await self._choose(game_id, {"reveal": reveal})

    async def set_preview(self, game_id: int, preview: Previewing) -> None:
        """Choose whether moves with consequences are shown before they count."""
        await self._choose(game_id, {"preview": preview})

    async def set_counting(self, game_id: int, counting: Counting) -> None:
        """Choose when votes are counted in the channel."""
        await self._choose(game_id, {"counting": counting})

    async def set_holding(self, game_id: int, holding: Holding) -> None:
        """Set whether the GM sees what follows from the end of a wait before anybody else. Raises Denied."""
        await self._choose(game_id, {"holding": holding})

    async def set_reasons(self, game_id: int, reasons: Reasoning) -> None:
        """Choose who is told why a GM corrects something."""
        await self._choose(game_id, {"reasons": reasons})

    async def set_spectating(self, game_id: int, spectating: Spectating) -> None:
        """Choose whether a spectator may be shown all secrets."""
        await self._choose(game_id, {"spectating": spectating})

    async def set_talking(self, game_id: int, talking: Talking) -> None:
        """Choose where players may talk about the game."""
        await self._choose(game_id, {"talking": talking})

    async def set_anonymous(self, game_id: int, *, anonymous: bool) -> None:
        """Choose whether the seats get aliases when the game begins."""
        await self._choose(game_id, {"anonymous": anonymous})

    async def cancel(self, game_id: int, user_id: int) -> None:
        """Cancel a game that has not begun, and announce in the room whose act it was."""

        def change(connection: Connection, live: Live) -> list[OutboxRow]:
            over = {"phase": GamePhase.OVER, "ended_at": now(), "ended_by": user_id}
            connection.execute(THIS_GAME, {"game": game_id, **over})
            close_room(connection, game_id)
            end_sign_up(connection, game_id)
            cancelled = owed(game_id, OutboxKind.CANCELLED, [], now(), Destination(room_id=live.room.id))
            save_owed(connection, [cancelled])
            return [cancelled, *end_all_offers(connection, game_id, now())]

        _, rows = await self._change(game_id, change)
        self._delivery.wake(map(destination_of, rows))

    async def save_dm(self, game_id: int, user_id: int, channel_id: int | None, *, is_open: bool | None) -> None:
        """Write down whether a player can be written to; None if that could not be found out."""
        await self._database.write(
            lambda connection: save_dm(connection, game_id, user_id, channel_id=channel_id, is_open=is_open)
        )

    async def start(self, game_id: int, gm_id: int, interaction_id: int) -> Live:
        """Deal, and begin, as a GM; gives the game then. Raises SetupRefused if it may not begin like this."""
        async with self._games.turn(game_id):
            live, rows = await self._database.write(
                lambda connection: self._begin(connection, game_id, gm_id, interaction_id)
            )
            self._games.keep(live)
        self._delivery.wake(dict.fromkeys(destination_of(row) for row in rows))
        self._delivery.painter.touch(live.id)
        self._alarm.wake()
        return live

    def _begin(
        self, connection: Connection, game_id: int, gm_id: int, interaction_id: int
    ) -> tuple[Live, list[OutboxRow]]:
        """Begin a game; gives what it is then, and what is owed of that."""
        waiting, at = signing_up(self._games, connection, game_id), now()
        if waiting.room.loss is not None and waiting.room.loss.lasts:
            raise Denied("room-lost")
        written = texts_by_user(connection, game_id)
        end_sign_up(connection, game_id)
        live = give_aliases(connection, waiting) if waiting.anonymous else replace(waiting)
        chance = _deal(live, at, written)
        header = Header(1, live.theme.slug, live.names, live.options, chance.drawn)
        seal = seal_game(connection, live, header)
        (entry,) = live.started.log
        rows = [*outbox_rows(live, entry, at), *thread_rows({}, live, entry, at)]
        add(connection, _first_line(live.id, header, interaction_id, at))
        save_events(connection, live.id, [entry])
        save_owed(connection, rows)
        set_deadlines(connection, live, entry, at)
        save_state(connection, waiting, live, at)
        if waiting.room.loss is not None:
            try_again(connection, live.room.id, at)
        begun = {"drawn": chance.drawn, "options": live.options, "started_at": at, **seal}
        connection.execute(THIS_GAME, {"game": live.id, **begun})
        return live, rows + end_offers_instead_of(connection, game_id, gm_id, at)

    async def _choose(self, game_id: int, values: Mapping[str, object]) -> None:
        """Write down what is chosen for a game that has not begun, by the columns' names."""

        def change(connection: Connection, live: Live) -> None:
            connection.execute(THIS_GAME, {"game": game_id, **values})

        await self._change(game_id, change)

    async def _change(self, game_id: int, change: Callable[[Connection, Live], T]) -> tuple[Live, T]:
        """Change a game that has not begun; gives it as it was before, and what the change gives."""

        def change_it(connection: Connection) -> tuple[Live, T]:
            live = signing_up(self._games, connection, game_id)
            return live, change(connection, live)

        async with self._games.turn(game_id):
            changed = await self._database.write(change_it)
        self._delivery.painter.touch(game_id)
        return changed


def _deal(live: Live, at: datetime, written: Mapping[int, Sequence[str]]) -> Chance:
    """Begin a game among those who have joined, with what users have written; gives what chance has given.

    Raises SetupRefused.
    """
    by_date = live.rulebook.options_of(at.date())
    unchosen = {name: value for name, value in by_date.items() if live.options.get(name) is None}
    options = {**live.options, **unchosen, **written_options(live, written)}
    live.options = with_anonymity(live.rulebook.options, options, anonymous=live.anonymous)
    chance = live.chance(live)
    live.game = Game.begin(live.rulebook, live.names, convert(live.options, live.rulebook.options), chance)
    live.begin_wait(FIRST_LINE)
    live.started_at = at
    return chance


def _first_line(game_id: int, header: Header, interaction_id: int, at: datetime) -> ActionRow:
    fields = msgspec.to_builtins(header)
    drawn = fields.pop("drawn")
    return ActionRow(
        game_id=game_id,
        number=FIRST_LINE,
        interaction_id=interaction_id,
        at=at,
        by=GM,
        body=fields,
        drawn=drawn,
    )


def _insert(
    connection: Connection, opening: Opening, hours: dict[str, float], pace: Pace, *, anonymous: bool
) -> tuple[int, int]:
    """Save a game and its room; gives the ids of both."""
    # Who opens another game at the same moment waits for this row, and counts this game too.
    guild = locked_guild(connection, opening.guild_id)
    if guild.most_games is not None and len(games_on(connection, guild.id)) >= guild.most_games:
        raise Denied("too-many-games", {"most": guild.most_games})
    waiting = locked_sign_ups(connection, opening.gm_id)
    if len(waiting) >= MOST_SIGN_UPS:
        games = ", ".join(f"<#{channel_id}> (#{game_id})" for game_id, channel_id in waiting.items())
        raise Denied("too-many-sign-ups", {"count": len(waiting), "games": games})
    row = GameRow(
        theme=opening.theme,
        guild_id=opening.guild_id,
        gm_id=opening.gm_id,
        hours=hours,
        pace=pace,
        late=opening.late,
        anonymous=anonymous,
        created_at=now(),
    )
    add(connection, row)
    free_from_nobody(connection, opening.channel_id)
    room = Room(game_id=row.id, channel_id=opening.channel_id, since=row.created_at)
    add(connection, room)
    return row.id, room.id
