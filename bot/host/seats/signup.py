"""Runs the sign-up: a GM opens a game, players join and leave, and the GM sets it up and begins or cancels it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import NamedTuple, TypeVar

from msgspec import structs
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from bot.clock import now
from bot.database.database import Database
from bot.delivery.sending.delivery import Delivery
from bot.host.denied import Denied
from bot.host.house.house_players import HousePlayers
from bot.host.locked_games import signing_up
from bot.host.matches.starting import with_match
from bot.host.moves.aliases import give_aliases, is_usual
from bot.host.moves.choiceless_moves import make_choiceless
from bot.host.moves.owed_rows import begin_waits, rows_of_lines
from bot.host.moves.saving import THIS_GAME, save_events, save_lines, save_state
from bot.host.moves.sealing import seal_game
from bot.host.moves.thread_dues import thread_rows
from bot.host.opening.chosen_names import named_options, names_kept
from bot.host.opening.covers import keep_cover
from bot.host.opening.game_openings import Opening, check_settings, insert_game, options_of, settings_of
from bot.host.opening.rules_tick import NotRead, ask_to_read, check_read
from bot.host.seats.seating import clear_seat, make_room, seat_house, seat_newcomer
from bot.host.seats.writing_in_secret import Written, keep_texts, written_options
from bot.host.waits.alarm import Alarm
from bot.host.waits.deadlines import set_deadlines
from bot.host.waits.times_of_day import with_suggested_hours
from bot.storage.channels.room_rows import close_room, try_again
from bot.storage.games.anonymity import with_anonymity
from bot.storage.games.games import Games, occupancies_of
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.games.lobby import end_sign_up
from bot.storage.opening.table_setups import TableSetUp
from bot.storage.outbox.offer_rows import end_all_offers, end_offers_instead_of, end_ready_check
from bot.storage.outbox.outbox import Destination, destination_of, owed, save_dm, save_owed
from bot.storage.outbox.owed_to_gms import places_of_gms
from bot.storage.outbox.unsaid_words import let_all_words_go
from bot.storage.people.bench import Newcomer, leave_bench
from bot.storage.people.secret_writings import texts_by_user, texts_of
from bot.storage.people.sent_pictures import SentPicture
from bot.storage.schema.game_settings import GameSettings, for_one, setting_of
from bot.storage.schema.kinds import GamePhase, OutboxKind
from bot.storage.schema.models import ActionRow, OutboxRow
from bot.storage.schema.presets import Preset
from bot.storage.schema.rows import add
from engine.chance import Chance
from engine.codec import convert
from engine.game import Game
from engine.log import FIRST_LINE
from engine.names import GM
from engine.record import Header, header_fields

T = TypeVar("T")


class Begun(NamedTuple):
    """A game that has just begun, and the rows that it owes."""

    hosted: HostedGame
    rows: list[OutboxRow]


Also = Callable[[Connection, int, int], None]
"""Saves something else with a new game, by the ids of the game and its room."""


class SignUp:
    """Handles everything before the first move."""

    def __init__(self, database: Database, games: Games, delivery: Delivery, alarm: Alarm, house: HousePlayers) -> None:
        self._database = database
        self._games = games
        self._delivery = delivery
        self._alarm = alarm
        self._house = house

    async def open(self, opening: Opening, also: Also | None = None) -> HostedGame:
        """Open a game in a channel; ``also`` is saved with it. Raises Denied if one is on there, or it is unknown.

        Also raises Denied if the server has too many games on, or the GM leads too many that have not begun.
        """
        anonymous = self.is_anonymous(opening)
        rulebook = self._games.rulebook(opening.theme)
        options = options_of(opening, self._games.themes[opening.theme], rulebook)
        settings = settings_of(opening, rulebook, options)
        check_settings(settings)

        def insert(connection: Connection) -> int:
            game_id, room_id = insert_game(connection, opening, options, settings, anonymous=anonymous)
            if also is not None:
                also(connection, game_id, room_id)
            return game_id

        try:
            game_id = await self._database.write(insert)
        except IntegrityError:
            raise Denied("channel-taken") from None
        hosted = await self._games.load(game_id)
        assert hosted is not None
        self._delivery.painter.touch(game_id)
        if opening.calls_role:
            self._delivery.wake([Destination(room_id=hosted.room.id)])
        return hosted

    def is_anonymous(self, opening: Opening) -> bool:
        """Whether the seats of a game opened like this get aliases. Raises Denied if the theme is unknown."""
        if opening.theme not in self._games.themes:
            raise Denied("no-such-theme")
        if opening.is_in_dm:
            return False
        if opening.anonymous is not None:
            return opening.anonymous
        if opening.set_up is not None:
            return opening.set_up.anonymous
        return is_usual(self._games.rulebook(opening.theme).options)

    def look_again(self) -> None:
        """Look again which games begin or open by themselves."""
        self._alarm.wake()

    async def join(self, game_id: int, user_id: int, display_name: str, *, is_staff: bool) -> Occupancy:
        """Take a seat. Raises Denied if there is none left, or the user has one already.

        The GMs are told of staff, who could see what is kept private in the room.
        """

        def change(connection: Connection, hosted: HostedGame) -> Occupancy:
            if hosted.occupancy_of(user_id) is not None:
                raise Denied("seated-already")
            if hosted.is_full:
                raise Denied("table-full", {"most": hosted.most_players})
            seat_newcomer(connection, hosted, Newcomer(user_id, display_name, is_staff))
            leave_bench(connection, hosted.id, user_id)
            return next(each for each in occupancies_of(connection, hosted.id) if each.user_id == user_id)

        hosted, occupancy = await self._change(game_id, change)
        if is_staff:
            self._delivery.wake(places_of_gms(hosted))
        return occupancy

    async def add_house(self, game_id: int, number: int = 1) -> list[str]:
        """Seat house players, and return their names. Raises Denied if there are fewer free seats."""

        def change(connection: Connection, hosted: HostedGame) -> list[str]:
            free = hosted.most_players - len(hosted.names)
            if number > free:
                raise Denied("no-seats-for-house", {"free": free})
            return seat_house(connection, hosted, number)

        _, names = await self._change(game_id, change)
        return names

    async def leave(self, game_id: int, user_id: int) -> None:
        """Give up a seat, which goes to the person who has waited longest. Raises Denied if the user has none."""

        def change(connection: Connection, hosted: HostedGame) -> list[OutboxRow]:
            occupancy = hosted.occupancy_of(user_id)
            if occupancy is None:
                raise Denied("not-seated")
            return clear_seat(connection, hosted, occupancy)

        hosted, owing = await self._change(game_id, change)
        if owing:
            self._delivery.wake([*map(destination_of, owing), *places_of_gms(hosted)])

    async def write(self, game_id: int, user_id: int, text: str) -> Written:
        """Save a player's secret text in place of their previous one. Raises Denied if they may not write."""
        _, written = await self._change(game_id, partial(keep_texts, user_id=user_id, text=text))
        return written

    async def texts(self, seat_id: int) -> list[str]:
        """Return the texts written on a seat so far, to be shown to its occupant."""
        return await self._database.read(lambda connection: texts_of(connection, seat_id))

    async def set_options(self, game_id: int, options: Mapping[str, object]) -> None:
        """Set the options of a game. Raises as ``change_options`` does."""
        await self.change_options(game_id, lambda _: options)

    async def change_options(self, game_id: int, chosen_in: Callable[[HostedGame], Mapping[str, object]]) -> None:
        """Set the options that follow from the game as it is then.

        House players make room if fewer may play with them. Raises Denied, BadInput if they are not this game's, and
        SetupRefused if more people have joined.
        """

        def change(connection: Connection, hosted: HostedGame) -> None:
            chosen = {**hosted.options, **chosen_in(hosted)}
            make_room(connection, hosted, _players_with(hosted, chosen))
            before, after = (_suggested_hours(hosted, options) for options in (hosted.options, chosen))
            settings = with_suggested_hours(hosted.settings, before, after)
            connection.execute(THIS_GAME, {"game": game_id, "options": chosen, "settings": settings})

        await self._change(game_id, change)

    async def choose(self, game_id: int, name: str, value: str) -> None:
        """Set a setting to a value, both given by name. Raises Denied, BadInput."""
        setting = setting_of(name)
        await self.change_settings(game_id, lambda hosted: setting.chosen_in(hosted.settings, value))

    async def change_settings(self, game_id: int, chosen: Callable[[HostedGame], GameSettings]) -> None:
        """Replace the table's settings with what ``chosen`` returns. Raises Denied, BadInput."""

        def change(connection: Connection, hosted: HostedGame) -> None:
            settings = chosen(hosted)
            check_settings(settings)
            connection.execute(THIS_GAME, {"game": game_id, "settings": _fitting(hosted, settings)})

        await self._change(game_id, change)

    async def choose_preset(self, game_id: int, preset: Preset) -> None:
        """Give a table the settings of a preset. Aliases go where everybody is heard. Raises Denied."""

        def change(connection: Connection, hosted: HostedGame) -> None:
            settings = _fitting(hosted, preset.applied(hosted.settings, hosted.rulebook))
            anonymous = hosted.anonymous and not preset.is_live
            connection.execute(THIS_GAME, {"game": game_id, "settings": settings, "anonymous": anonymous})

        await self._change(game_id, change)

    async def keep_cover(self, game_id: int, cover: SentPicture | str | None) -> None:
        """Give a game a cover, or its cover another alternative text; None takes it away. Raises Denied."""
        await self._change(game_id, partial(keep_cover, cover=cover))

    async def load(self, game_id: int, set_up: TableSetUp) -> None:
        """Give a table another set-up, which fits its game. Raises as ``change_options`` does."""

        def change(connection: Connection, hosted: HostedGame) -> None:
            players = _players_with(hosted, set_up.options)
            check_settings(set_up.settings)
            make_room(connection, hosted, players)
            settings = _fitting(hosted, structs.replace(set_up.settings, cover=hosted.settings.cover))
            options = {**set_up.options, **names_kept(hosted)}
            anonymous = set_up.anonymous and not hosted.is_in_dm
            chosen = {"options": options, "settings": settings, "anonymous": anonymous}
            connection.execute(THIS_GAME, {"game": game_id, **chosen})

        await self._change(game_id, change)

    async def set_anonymous(self, game_id: int, *, anonymous: bool) -> None:
        """Set whether the seats get aliases when the game begins."""

        def change(connection: Connection, hosted: HostedGame) -> None:
            connection.execute(THIS_GAME, {"game": game_id, "anonymous": anonymous})

        await self._change(game_id, change)

    async def cancel(self, game_id: int, user_id: int) -> None:
        """Cancel a game that has not begun, and announce in the room whose act it was."""

        def change(connection: Connection, hosted: HostedGame) -> list[OutboxRow]:
            over = {"phase": GamePhase.OVER, "ended_at": now(), "ended_by": user_id}
            connection.execute(THIS_GAME, {"game": game_id, **over})
            close_room(connection, game_id)
            end_sign_up(connection, game_id)
            let_all_words_go(connection, game_id, now())
            cancelled = owed(game_id, OutboxKind.CANCELLED, [], now(), Destination(room_id=hosted.room.id))
            save_owed(connection, [cancelled])
            return [cancelled, *end_all_offers(connection, game_id, now())]

        _, rows = await self._change(game_id, change)
        self._delivery.wake(map(destination_of, rows))
        self.look_again()

    async def save_dm(self, game_id: int, user_id: int, channel_id: int | None, *, is_open: bool | None) -> None:
        """Save whether a player can be reached by DM; None if that could not be found out."""
        await self._database.write(
            lambda connection: save_dm(connection, game_id, user_id, channel_id=channel_id, is_open=is_open)
        )

    async def start(self, game_id: int, gm_id: int | None, interaction_id: int | None) -> HostedGame:
        """Deal and begin, as a GM or, without one, at the planned time; return the game then.

        Raises SetupRefused if it may not begin like this, and Denied. Those who have not read how to play are asked to.
        """
        async with self._games.lock(game_id):
            try:
                begun = await self._database.write(
                    lambda connection: self.begin(connection, game_id, gm_id, interaction_id)
                )
            except NotRead:
                asking = await self._database.write(partial(self._ask_to_read, game_id=game_id))
                self._delivery.wake(map(destination_of, asking))
                raise
            self.tell_begun(begun)
        return begun.hosted

    def _ask_to_read(self, connection: Connection, game_id: int) -> Sequence[OutboxRow]:
        return ask_to_read(connection, signing_up(self._games, connection, game_id))

    def tell_begun(self, begun: Begun) -> None:
        """Tell everybody of a game that has begun, once that is saved."""
        self._games.keep(begun.hosted)
        self._delivery.wake(dict.fromkeys(destination_of(row) for row in begun.rows))
        self._delivery.painter.touch(begun.hosted.id)
        self.look_again()
        if begun.hosted.house:
            self._house.heed(begun.hosted.id)

    def begin(self, connection: Connection, game_id: int, gm_id: int | None, interaction_id: int | None) -> Begun:
        """Begin a game within a job. Raises SetupRefused, Denied."""
        waiting, at = signing_up(self._games, connection, game_id), now()
        if waiting.room.loss is not None and waiting.room.loss.lasts:
            raise Denied("room-lost")
        check_read(waiting)
        if waiting.gm_plays and waiting.rulebook.needs_gm(waiting.open_options):
            raise Denied("needs-gm", {"alone": "yes" if waiting.is_in_dm else "no"})
        waiting = with_match(self._games, connection, waiting)
        written = texts_by_user(connection, game_id)
        end_sign_up(connection, game_id)
        hosted = give_aliases(connection, waiting) if waiting.anonymous else replace(waiting)
        chance = _deal(hosted, at, written)
        house = dict.fromkeys(hosted.house, hosted.settings.strength)
        header = Header(1, hosted.theme.slug, hosted.names, hosted.options, chance.drawn, house)
        seal = seal_game(connection, hosted, header)
        (entry,) = hosted.started.log
        lines = [*make_choiceless(hosted)]
        entries = [entry, *(line.entry for line in lines)]
        begin_waits(hosted, entries[1:])
        rows = [*rows_of_lines(hosted, entries, at), *thread_rows({}, hosted, entry, at)]
        add(connection, _first_line(hosted.id, header, interaction_id, at))
        save_events(connection, hosted.id, [entry])
        if lines:
            save_lines(connection, hosted.id, lines, at, None)
        save_owed(connection, rows)
        set_deadlines(connection, hosted, entries[-1], at)
        save_state(connection, waiting, hosted, at)
        if waiting.room.loss is not None:
            try_again(connection, hosted.room.id, at)
        begun = {"drawn": chance.drawn, "options": hosted.options, "started_at": at, **seal}
        connection.execute(THIS_GAME, {"game": hosted.id, **begun})
        over = end_ready_check(connection, game_id, at)
        if gm_id is not None:
            over = [*end_offers_instead_of(connection, game_id, gm_id, at), *over]
        return Begun(hosted, rows + over)

    async def _change(self, game_id: int, change: Callable[[Connection, HostedGame], T]) -> tuple[HostedGame, T]:
        """Change a game that has not begun; return it as it was before, and the change's own result."""

        def change_it(connection: Connection) -> tuple[HostedGame, T]:
            hosted = signing_up(self._games, connection, game_id)
            return hosted, change(connection, hosted)

        async with self._games.lock(game_id):
            changed = await self._database.write(change_it)
        self._delivery.painter.touch(game_id)
        return changed


def _fitting(hosted: HostedGame, settings: GameSettings) -> GameSettings:
    """Return a table's new settings, as they fit where it is."""
    return for_one(settings) if hosted.is_in_dm else settings


def _suggested_hours(hosted: HostedGame, options: Mapping[str, object]) -> Mapping[str, float]:
    return hosted.rulebook.hours_with(convert(options, hosted.rulebook.options))


def _players_with(hosted: HostedGame, options: Mapping[str, object]) -> range:
    return hosted.rulebook.players_with(convert(options, hosted.rulebook.options))


def _deal(hosted: HostedGame, at: datetime, written: Mapping[int, Sequence[str]]) -> Chance:
    """Begin a game among those who have joined, with the users' texts; return the draws.

    Raises SetupRefused.
    """
    by_date = hosted.rulebook.options_of(at.date())
    unchosen = {name: value for name, value in by_date.items() if hosted.options.get(name) is None}
    options = {**hosted.options, **unchosen, **written_options(hosted, written), **named_options(hosted)}
    hosted.options = with_anonymity(hosted.rulebook.options, options, anonymous=hosted.anonymous)
    chance = hosted.chance(hosted)
    chosen = convert(hosted.options, hosted.rulebook.options)
    hosted.game = Game.begin(hosted.rulebook, hosted.names, chosen, chance, hosted.house)
    hosted.begin_wait(FIRST_LINE)
    hosted.started_at = at
    return chance


def _first_line(game_id: int, header: Header, interaction_id: int | None, at: datetime) -> ActionRow:
    fields = header_fields(header)
    del fields["drawn"]
    return ActionRow(
        game_id=game_id,
        number=FIRST_LINE,
        interaction_id=interaction_id,
        at=at,
        by=GM,
        body=fields,
        drawn=header.drawn,
    )
