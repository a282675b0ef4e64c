"""The stage: the real bot with a database of its own, in a simulated Discord, and people in a channel.

A year passes in no time here: ``pause`` moves the only clock that the bot knows.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from contextvars import Context, copy_context
from operator import attrgetter
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp

import discord
from msgspec import Struct
from msgspec.structs import replace
from simcord import BackendError, Env, MemberActor

from bot.client import PAUSES, Brehon
from bot.cogs.interaction.services import Services
from bot.database.database import Database
from bot.database.opening import open_database
from bot.rehearsal.dealt_roles import Dealer
from bot.rehearsal.failure import RehearsalFailed
from bot.rehearsal.patience import PATIENCE, SteadyEnv
from bot.rehearsal.rehearsal_client import Client
from bot.rehearsal.shown import Looks, Shown, is_of_people
from bot.rehearsal.troubles import Troubles
from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.record_lines import record_of
from bot.storage.schema import migrate
from bot.themes import Theme, load_themes

CHANNEL = "table"
NAP = 1.0
"""The bot really sleeps when it sleeps no longer than this, in seconds. Longer sleeps end as the people let
time pass.
"""
BREATH = 0.02
"""The seconds between two steps of a scene, so short that a scene is over before anybody acts again."""
REQUESTS_PER_SECOND = 1e6
"""The simulated Discord has no rate limits, so that nobody waits."""


class Act(Struct, frozen=True):
    """Somebody's act. ``at`` orders it among the messages."""

    at: int
    who: str
    what: str


class Stage:
    """People by name, the channel, and the bot behind it. ``acts`` has what people did."""

    def __init__(
        self, env: Env, database: Database, names: Sequence[str], troubles: Troubles, bot_s_own: Context
    ) -> None:
        self.env = env
        self._bot_s_own = bot_s_own
        self.acts: list[Act] = []
        self.listeners: list[Callable[[], None]] = []
        self._database = database
        self._troubles = troubles
        self._game_id: int | None = None
        self._hosted: HostedGame | None = None
        self._looks = Looks()
        self._shown: list[Shown] | None = None
        self.dealer = Dealer()
        self._bot.services.games.draw_from(self.dealer, self.dealer.aliases_of)
        guild = env.create_guild()
        self.channel = guild.create_text_channel(CHANNEL)
        users = {name: env.create_user(name) for name in names}
        self.people = {
            name: Client(self, name, user, guild.add_member(user), self.channel) for name, user in users.items()
        }
        self.names = {user.id: name for name, user in users.items()}

    async def pause(self, seconds: float) -> None:
        """Let time pass, with everything that is due in it."""
        try:
            await self.env.advance_time(seconds)
        except TimeoutError as error:
            raise RehearsalFailed(f"While time passed: {error}") from error
        self.check("While time passed")

    def messages(self, reader: str | None = None) -> list[Shown]:
        """Return everything that a reader sees, or without a reader everything, oldest first.

        It is as it looked after the last act or passing of time.
        """
        if self._shown is None:
            self._shown = self._look_around()
        if reader is None:
            return [*self._shown]
        return [shown for shown in self._shown if shown.dm in ("", reader) and shown.only in ("", reader)]

    def _look_around(self) -> list[Shown]:
        backend = self.env.backend
        dms = {backend.dm_channels[user]: name for user, name in self.names.items() if user in backend.dm_channels}
        there = [
            self._looks.shown_to(message, dm, self.names)
            for place, dm in ({self.channel.id: ""} | dms).items()
            for message in backend.messages.get(place, {}).values()
            if is_of_people(message)
        ]
        return sorted(there, key=attrgetter("id"))

    def look(self, channel_id: int, message_id: int) -> Shown | None:
        """Return one message as it looks."""
        try:
            message = self.env.backend.get_message(channel_id, message_id)
        except BackendError:
            return None
        owner = next((user for user, dm in self.env.backend.dm_channels.items() if dm == channel_id), 0)
        return self._looks.shown_to(message, self.names.get(owner, ""), self.names)

    def member(self, name: str) -> MemberActor | None:
        """Return somebody by name."""
        person = self.people.get(name)
        return None if person is None else person.member

    def done(self, who: str, what: str) -> None:
        """Note what somebody does."""
        self.acts.append(Act(self.env.backend.snowflake(), who, what))

    def check(self, doing: str) -> None:
        """Raise RehearsalFailed if something went wrong in the bot, then call the listeners."""
        self._hosted = None
        self._shown = None
        self._troubles.look_at(self.env)
        if self._troubles.heard:
            heard = self._troubles.forget()
            raise RehearsalFailed("\n".join([f"{doing}, and something went wrong in the bot:", *heard]))
        for listener in self.listeners:
            listener()

    async def game(self) -> HostedGame | None:
        """Return the channel's game as the bot has it, loaded since the last act or passing of time."""
        if self._hosted is None:
            self._hosted = await self._load()
        return self._hosted

    async def _load(self) -> HostedGame | None:
        services = self._bot.services
        if self._game_id is not None:
            return await services.games.load(self._game_id)
        hosted = await services.finder.of_channel(self.channel.id)
        self._game_id = hosted.id if hosted is not None else None
        return hosted

    async def record(self) -> tuple[str, bytes]:
        """Return the record of the game that has begun, with its file name."""
        hosted = await self.game()
        assert hosted is not None
        record = await self._database.read(lambda connection: record_of(connection, hosted.id))
        return f"{hosted.theme.slug}-{hosted.id}.jsonl", record

    async def write_record(self) -> Path:
        """Write the record of the game into a new folder, and return its path."""
        name, record = await self.record()
        path = Path(mkdtemp(prefix="brehon-")) / name
        path.write_bytes(record)
        return path

    async def ask(self, asked: Callable[[Services], Coroutine[object, object, object]]) -> None:
        """Have the bot do something that nobody presses for. Raises that call's errors, and RehearsalFailed."""
        await self._bot_s_own.run(asyncio.create_task, asked(self._bot.services))
        await self.pause(0)

    @property
    def _bot(self) -> Brehon:
        bot = self.env.bot
        assert isinstance(bot, Brehon)
        return bot


@asynccontextmanager
async def set_stage(
    names: Sequence[str], themes: Iterable[Theme] = (), nap: float | None = None
) -> AsyncIterator[Stage]:
    """Open a database, start the bot, and bring these people into a channel. At the end all of it is gone.

    The bot has these themes besides its own, with emoji alone, because a terminal shows no icons. ``nap`` is the
    seconds that it really sleeps.
    """
    with TemporaryDirectory(prefix="brehon-") as folder:
        async with set_stage_with(f"sqlite+aiosqlite:///{folder}/brehon.db", names, themes, nap) as stage:
            yield stage


@asynccontextmanager
async def set_stage_with(
    url: str, names: Sequence[str], themes: Iterable[Theme] = (), nap: float | None = None
) -> AsyncIterator[Stage]:
    """Set the stage with the database at an address, which stays."""
    with Troubles() as troubles:
        await migrate.upgrade(url)
        database = await open_database(url)
        known = load_themes() | {theme.slug: theme for theme in themes}
        plain = {slug: replace(theme, icons=()) for slug, theme in known.items()}
        bot = Brehon(database, plain, REQUESTS_PER_SECOND, PAUSES._replace(breath=BREATH))
        bot.patience = PATIENCE
        nap = NAP if nap is None else nap
        env = SteadyEnv(bot, shard_count=1, settle_timeout=nap, approved_intents=discord.Intents.default())
        contexts: list[Context] = []

        async def remember() -> None:
            contexts.append(copy_context())

        bot.add_listener(remember, "on_ready")
        try:
            await env.start()
            await env.settle()
            try:
                yield Stage(env, database, names, troubles, contexts[0])
            finally:
                await env.shutdown()
        finally:
            await database.close()
