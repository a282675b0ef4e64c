"""The bot: discord.py in front, the services behind it, and no state that a restart would lose."""

import asyncio
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import NamedTuple

import discord
import structlog
import yarl
from discord import app_commands
from discord.ext import commands

from bot.clock import now
from bot.cogs.commands.descriptions import describe
from bot.cogs.commands.registering import Registering
from bot.cogs.commands.translating import FluentTranslator
from bot.cogs.commands.typed import check_typed
from bot.cogs.games.game_commands_registry import add_to_groups, cogs_of_games, groups_of_games
from bot.cogs.gm.gm_commands import GmCog
from bot.cogs.interaction.lifetime import LONGEST_WAIT, PATIENCE, CountAnswer, Result, begin, log_command, log_use
from bot.cogs.interaction.replies import answer_error
from bot.cogs.interaction.services import Services
from bot.cogs.looking_back.ladder_presses import LadderItem
from bot.cogs.looking_back.listed_presses import ListedButton
from bot.cogs.looking_back.past_commands import PastItem
from bot.cogs.looking_back.stats_commands import StatisticsCog
from bot.cogs.players.board import BoardCog
from bot.cogs.players.game_commands import GameCog
from bot.cogs.players.help import HelpCog
from bot.cogs.players.privacy_commands import ForgetButton, PrivacyCog
from bot.cogs.players.queue_list import QueueSelect
from bot.cogs.pressing import PressedItem, heard
from bot.cogs.remarks.asking_commands import AskCog
from bot.cogs.remarks.speaking_command import WordsOfGm
from bot.cogs.saved_setups.setup_list import SavedItem
from bot.cogs.server.listening import ListeningCog
from bot.cogs.server.server_commands import ServerCog, ServerPageButton, ServerSelect
from bot.cogs.speech.speech_commands import SayCog
from bot.cogs.typed_where import check_installed, keep_to_servers
from bot.database.database import Database
from bot.delivery.card.painter import PAUSE, Painter
from bot.delivery.requests.bucket import Bucket
from bot.delivery.requests.port import Port
from bot.delivery.requests.public_posting import PublicPoster
from bot.delivery.sending.delivery import Delivery
from bot.delivery.sending.hooks import DeliveryHooks, MakePage
from bot.delivery.telling.saying import bot_words
from bot.host.denied import Denied
from bot.host.house.minds import MindsApart
from bot.host.leading.desk_actions import Desk
from bot.host.leading.gm_changes import Leading
from bot.host.leading.gm_reveals import Reveals
from bot.host.leading.open_channels import OpenChannels
from bot.host.leading.pending_results import foresee
from bot.host.leading.vote_locks import VoteLocks
from bot.host.leading.watchers import InformedSpectators
from bot.host.leading.writing_remarks import Remarks
from bot.host.matches.going_on import Matches
from bot.host.moves.alias_speech import LONGEST_PAUSE, Speech
from bot.host.moves.host import Host
from bot.host.moves.scene_dues import BREATH
from bot.host.moves.thread_dues import Threads
from bot.host.opening.dm_games import DmGames
from bot.host.opening.opening_services import opening_services
from bot.host.processes.rounds import Rounds
from bot.host.processes.shares import Shares
from bot.host.seats.absences import Absences
from bot.host.seats.date_polls import DatePolls
from bot.host.seats.joining_bench import Bench
from bot.host.seats.planned_starts import PlannedStarts
from bot.host.seats.readiness import Readiness
from bot.host.seats.rematches import Rematches
from bot.host.seats.seat_offers import Offering
from bot.host.seats.signup import SignUp
from bot.host.seats.teaching import Teaching
from bot.host.servers.deleted_messages import DeletedMessages
from bot.host.servers.ending_unloadable import Resting
from bot.host.servers.feeds import Feeds
from bot.host.servers.finding_games import Finder
from bot.host.servers.game_rooms import Rooms
from bot.host.servers.own_replays import Replays
from bot.host.servers.privacy_requests import Privacy
from bot.host.servers.server_history import Statistics
from bot.host.servers.server_settings import Servers
from bot.host.servers.spreadsheet_requests import Spreadsheets
from bot.host.undoing.last_steps import Steps
from bot.host.undoing.misclick_votes import Retractions
from bot.permissions import INTENTS
from bot.reaching import Reach, Shards, all_of
from bot.storage.channels.room_rows import cards_behind
from bot.storage.games.games import Games
from bot.storage.games.unloadable_games import games_without_theme
from bot.storage.schema.kinds import Loss
from bot.themes import Theme
from bot.words import LANGUAGE, languages
from engine.errors import BadInput

log = structlog.get_logger()

ANSWERING = ("CommandTree-invoker", "discord-ui-dynamic-item-", "discord.py: on_interaction")
"""The names that discord.py gives tasks that answer commands, presses and forms."""
ITEMS = (
    PressedItem,
    ServerSelect,
    ServerPageButton,
    SavedItem,
    QueueSelect,
    PastItem,
    LadderItem,
    ListedButton,
    ForgetButton,
)
"""The kinds of components that people press, which work after a restart."""
LONGEST_LIMIT = 30.0
"""The most seconds that a request may wait for Discord's rate limit: the least value that discord.py takes. Requests
that must wait longer fail, and are retried later like all failed sends.
"""
JUST_OVER = timedelta(days=2)
"""How long after its end a game's card is still checked when the bot starts."""
LONGEST_ANSWER = 10.0
"""The seconds to wait for answers when the bot stops."""


class CommandTree(app_commands.CommandTree[commands.AutoShardedBot]):
    """Answers every error that a command raises."""

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Let every existing command run if it takes what was typed; for any other, offer nothing."""
        begin(interaction)
        try:
            check_installed(interaction)
            check_typed(self, interaction)
        except (BadInput, Denied) as error:
            await self._refuse(interaction, error)
            return False
        return True

    async def _refuse(self, interaction: discord.Interaction, error: BadInput | Denied) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            with suppress(discord.HTTPException):
                await interaction.response.autocomplete([])
            return
        log_use(interaction, "command", "unknown", await answer_error(interaction, error))

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer an error in one sentence."""
        log_command(interaction, await answer_error(interaction, error))


class Pauses(NamedTuple):
    """The bot's pauses in seconds: between two edits of a card, before speech is posted, and within a scene.

    Speech is posted within that time. Without a ``breath`` there are no scenes.
    """

    card: float = PAUSE
    speech: float = LONGEST_PAUSE
    breath: float = BREATH


PAUSES = Pauses()
"""The pauses of a bot that people play with."""


class Brehon(commands.AutoShardedBot):
    """The bot. The caller opens the database before and closes it after.

    ``requests_per_second`` is the budget of all processes that share the database.
    """

    patience = PATIENCE
    """The seconds after which an unanswered interaction is deferred."""
    longest_wait = LONGEST_WAIT
    """The seconds that an interaction waits for each lock it needs."""
    count_answer: CountAnswer | None = None
    """Counts answers, if the host's tools watch."""
    _rounds: Rounds | None = None
    _shards: Shards | None = None
    _gateway: yarl.URL | None = None

    def __init__(
        self,
        database: Database,
        themes: dict[str, Theme],
        requests_per_second: float,
        pauses: Pauses = PAUSES,
    ) -> None:
        super().__init__(
            command_prefix=(),
            help_command=None,
            intents=INTENTS,
            tree_cls=CommandTree,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_LIMIT,
        )
        self._database = database
        self._registering = Registering(database, self.tree)
        themes = dict(themes)
        bucket = Bucket(requests_per_second)
        self._shares = Shares(database, bucket)
        port = Port(self, bucket, themes)
        games = Games(database, themes, self._report_unreadable)
        painter = Painter(port, database, games.load, self._lose_room, pauses.card)
        self._delivery_hooks = DeliveryHooks(games, self._lose_room, foresee)
        self._delivery = Delivery(port, database, self._delivery_hooks, painter)
        self._host = Host(database, games, self._delivery, pauses.speech, pauses.breath)
        self._rooms = Rooms(database, games, self._host, self._delivery, port)
        self.services = self._services(database, games, port, pauses.speech)
        services = self.services
        self._host.let_happen(
            services.matches.by_itself,
            services.planned_starts.by_itself,
            services.opening.queue.by_itself,
            services.dm_games.by_itself,
            VoteLocks(database, games, self._host).by_itself,
        )

    def _services(self, database: Database, games: Games, port: Port, speech_pause: float) -> Services:
        sign_up = SignUp(database, games, self._delivery, self._host.alarm, self._host.house)
        return Services(
            games=games,
            finder=Finder(database, games),
            sign_up=sign_up,
            opening=opening_services(database, games, self._delivery, sign_up, port),
            dm_games=DmGames(database, games, self._host, sign_up, self._delivery.painter),
            planned_starts=PlannedStarts(database, games, self._delivery, sign_up),
            date_polls=DatePolls(database, games, self._delivery, port),
            bench=Bench(database, games, self._delivery),
            offering=Offering(database, games, self._delivery),
            absences=Absences(database, games, self._delivery, speech_pause),
            rematches=Rematches(games, self._delivery, sign_up),
            matches=Matches(database, games, self._delivery, sign_up),
            replays=Replays(database, self._delivery_hooks),
            spreadsheets=Spreadsheets(database),
            readiness=Readiness(database, games, self._delivery),
            spectators=InformedSpectators(database, games, self._delivery),
            leading=Leading(database, games, self._delivery, self._host.alarm),
            host=self._host,
            remarks=Remarks(database, games, self._delivery),
            desk=Desk(database, self._delivery, port),
            reveals=Reveals(database, games, self._delivery),
            retractions=Retractions(database, games, self._host, self._delivery),
            steps=Steps(database),
            resting=Resting(database, games, self._delivery),
            rooms=self._rooms,
            deleted_messages=DeletedMessages(database, games, self._rooms, self._delivery, port),
            threads=Threads(database, games, self._delivery),
            servers=Servers(database, self._delivery),
            feeds=Feeds(database, games, self._delivery, PublicPoster()),
            statistics=Statistics(database, games),
            privacy=Privacy(database, games),
            teaching=Teaching(database),
            speech=Speech(database, games, self._delivery, speech_pause),
            port=port,
            presses=self._delivery.presses,
            open_channels=OpenChannels(database, games, self._delivery),
        )

    def make_pages(self, make_page: MakePage) -> None:
        """Post a page that shows the whole game, at the end of each game."""
        self._delivery_hooks.make_page = make_page

    def let_play_in_dms(self, most: int) -> None:
        """Let at most so many people play alone in their DMs at once; 0 for nobody. Call it before the start."""
        self.services.dm_games.most = most

    def think_apart(self) -> None:
        """Let house players think in a process of their own."""
        self._host.house.minds = MindsApart()

    def go_by(self, reach: Reach) -> None:
        """Reach Discord at the addresses of the host. discord.py has one API address for the whole process."""
        discord.http.Route.BASE = reach.api
        self._gateway = yarl.URL(reach.gateway) if reach.gateway is not None else None
        self._shards = reach.shards

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect to the gateway of the host, or else of the API, at the start and whenever the connection breaks."""
        gateway, shards = self._gateway, self._shards
        if gateway is None or shards is None:
            advised, address, _ = await self.http.get_bot_gateway()
            gateway = gateway or yarl.URL(address)
            shards = shards or all_of(advised)
        self.shard_count, self.shard_ids = shards.total, list(shards.ids)
        await self._shares.run(shards)
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
        await super().connect(reconnect=reconnect)

    async def on_shard_connect(self, shard_id: int) -> None:
        """Prefer the host's address to the one that a gateway names for coming back."""
        if self._gateway is not None:
            self._get_websocket(shard_id=shard_id).gateway = self._gateway

    async def setup_hook(self) -> None:
        """Set up commands and buttons, resume what was owed when the bot stopped, and register the commands."""
        for cog in (
            GameCog(self.services),
            *cogs_of_games(self.services),
            GmCog(self.services),
            ServerCog(self.services),
            HelpCog(self.services),
            BoardCog(self.services),
            StatisticsCog(self.services),
            PrivacyCog(self.services),
            SayCog(self.services),
            AskCog(self.services),
            ListeningCog(self.services),
        ):
            await self.add_cog(cog)
        add_to_groups(self.tree, [*groups_of_games(self.services), WordsOfGm(self.services)])
        if not (self.services.dm_games.are_offered and self._can_be_installed_to_people):
            keep_to_servers(self.tree)
        describe(self.tree, bot_words(None, LANGUAGE))
        await self.tree.set_translator(FluentTranslator(self.tree, languages(), partial(bot_words, None)))
        self.add_dynamic_items(*ITEMS)
        self.add_listener(heard, "on_interaction")
        await self._shares.enter()
        await self.services.port.icons.begin()
        await self._delivery.start()
        await self._host.house.look()
        behind = await self._database.read(partial(cards_behind, over_since=now() - JUST_OVER))
        resting = await self._database.read(partial(games_without_theme, themes=self.services.games.themes))
        for game_id, theme in resting:
            log.warning("a game rests, for its theme is missing", game=game_id, theme=theme)
        self._delivery.painter.catch_up(behind)
        self._registering.begin()

    @property
    def _can_be_installed_to_people(self) -> bool:
        """Whether the application's settings at Discord let people install it to themselves."""
        return self.application is not None and self.application.user_integration_config is not None

    async def on_message(self, message: discord.Message, /) -> None:
        """Ignore messages as commands. The handler of /say reads those in DMs."""

    async def on_app_command_completion(self, interaction: discord.Interaction, _command: object) -> None:
        """Log a finished command."""
        log_command(interaction, Result.DONE)

    async def close(self) -> None:
        """Finish running work, and stop. Unsent messages go out at the next start."""
        answers = [task for task in asyncio.all_tasks() if task.get_name().startswith(ANSWERING)]
        if answers:
            await asyncio.wait(answers, timeout=LONGEST_ANSWER)
        await self.finish()
        await super().close()

    def begin_rounds(self) -> None:
        """Start the rounds that look for work of which no event tells."""
        looks = (self._host.house.look, self.services.feeds.look)
        self._rounds = Rounds(self._database, self._delivery, self._host.alarm, self._shares, looks)
        self._rounds.start()

    async def finish(self) -> None:
        """Finish what is being sent and judged, and start nothing more."""
        await self._registering.close()
        await self.services.port.icons.close()
        if self._rounds is not None:
            await self._rounds.close()
        await self._host.alarm.close()
        await self.services.opening.queue.close()
        await self._host.house.close()
        await self.services.feeds.close()
        await self._delivery.close()
        await self._shares.leave()

    def _report_unreadable(self, game_id: int) -> None:
        """Report a game that turns out to be unreadable. The delivery is made later, so this passes it on."""
        self._delivery.reports.report(game_id)

    async def _lose_room(self, game_id: int, channel_id: int, loss: Loss) -> None:
        """Report a room that turns out to be lost while sending. The rooms are made later, so this passes it on."""
        await self._rooms.lose(game_id, channel_id, loss)
