"""/say, and DMs to the bot: in an anonymous game both are posted under the alias."""

from time import perf_counter

import discord
import structlog
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands
from discord.ui import Button, View

from bot.cogs.interaction.arguments import Autocompletion, game_meant, noted
from bot.cogs.interaction.lifetime import Result, log_message
from bot.cogs.interaction.noticing import remember_dm
from bot.cogs.interaction.replies import explain, reply
from bot.cogs.interaction.services import Services
from bot.cogs.speech.forum_votes import with_names
from bot.cogs.speech.speaking import check_is_text, count_vote, said, speak
from bot.cogs.typed_where import in_servers_and_dms
from bot.components.answers import ROW, Item
from bot.components.keys import Key, Verb
from bot.delivery.requests.failures import FAILURES
from bot.delivery.telling.outgoing import ROWS_LIMIT, Outgoing
from bot.delivery.telling.saying import bot_words
from bot.host.denied import Denied
from bot.storage.channels.spoken_votes import SpokenVote
from bot.storage.games.hosted_game import HostedGame
from bot.themes.manifest import GAME
from bot.words import LANGUAGE

MOST_GAMES = ROW * ROWS_LIMIT
"""The most games to choose from."""
log = structlog.get_logger()

COUNTED = "\N{BALLOT BOX WITH BALLOT}"
"""The mark under a message whose vote was counted."""
WRITTEN = frozenset({discord.MessageType.default, discord.MessageType.reply})


class SayCog(Autocompletion, commands.Cog):
    """Lets players of anonymous games speak."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name="say")
    @in_servers_and_dms
    async def say(self, interaction: discord.Interaction, text: str, game: str | None = None) -> None:
        """Speak under one's alias."""
        hosted = await self._meant(interaction, game)
        told = await speak(self.services, hosted, interaction.user, text, interaction.id)
        await reply(interaction, said(hosted, told))

    @say.autocomplete("game")
    async def _game(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer_games(interaction, typed)

    async def _meant(self, interaction: discord.Interaction, game: str | None) -> HostedGame:
        """Return the game that is named, the channel's, or the only one in which the asker can speak. Raises Denied."""
        here = interaction.channel_id is not None and await self.services.finder.of_channel(interaction.channel_id)
        if game is not None or here:
            return await game_meant(self.services, interaction, game)
        spoken = await self.services.finder.spoken_by(interaction.user.id)
        if len(spoken) != 1:
            raise Denied("which-game" if spoken else "say-no-game")
        return await noted(self.services, interaction, spoken[0])

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Heed what a person writes in a DM, or to the bot by its name in a server.

        Discord does not show the bot the text of other messages in servers.
        """
        if message.author.bot or message.type not in WRITTEN:
            return
        if message.guild is not None:
            if message.guild.me in message.mentions:
                await self._heed_in_public(message)
            return
        began = perf_counter()
        hosted: HostedGame | None = None
        try:
            spoken = await self.services.finder.spoken_by(message.author.id)
            hosted = spoken[0] if len(spoken) == 1 else None
            for each in spoken:
                await remember_dm(self.services, each, message.author.id, message.channel.id)
            answer = await self._heed(message, spoken)
            result = Result.DONE
        except Exception as error:
            words = bot_words(None, hosted.language if hosted else LANGUAGE)
            result, sentence = explain(words, hosted, error, message.author.id)
            answer = Outgoing(sentence)
        if answer is not None:
            await self._answer(message, answer, message.channel.id)
        log_message(hosted, result, began)

    async def _heed_in_public(self, message: discord.Message) -> None:
        """Count a vote in a message to the bot. If it does not count, tell only its writer why."""
        began = perf_counter()
        hosted = await self._played_in(message.channel.id)
        occupancy = hosted.occupancy_of(message.author.id) if hosted is not None else None
        if (
            hosted is None
            or occupancy is None
            or hosted.game is None
            or hosted.anonymous
            or hosted.rulebook.spoken_votes is None
        ):
            return
        try:
            spoken = SpokenVote(
                message_id=message.id, game_id=hosted.id, channel_id=message.channel.id, user_id=message.author.id
            )
            told = await count_vote(self.services, hosted, occupancy, with_names(hosted, message.content), spoken)
            if told is None:
                return
            await self._confirm(message, told, occupancy.dm_channel_id)
            result = Result.DONE
        except Exception as error:
            result, sentence = explain(bot_words(None, hosted.language), hosted, error, message.author.id)
            if occupancy.dm_channel_id is not None:
                await self._answer(message, Outgoing(sentence), occupancy.dm_channel_id)
        log_message(hosted, result, began)

    async def _played_in(self, channel_id: int) -> HostedGame | None:
        try:
            return await self.services.finder.of_channel(channel_id)
        except Denied:
            return None

    async def _heed(self, message: discord.Message, spoken: list[HostedGame]) -> Outgoing | None:
        """Post a message, or ask in which game to post it. Raises Denied."""
        if not spoken:
            raise Denied("say-no-game")
        check_is_text(message)
        if len(spoken) > 1:
            return _which_game(message, spoken)
        told = await speak(self.services, spoken[0], message.author, message.content, message.id)
        if told:
            await self._confirm(message, told, message.channel.id)
        return None

    async def _confirm(self, message: discord.Message, told: str, dm_channel_id: int | None) -> None:
        """Mark a message whose vote counts, which notifies nobody. Where the bot may not, tell its writer by DM."""
        try:
            await self.services.port.mark(message.channel.id, message.id, COUNTED)
        except FAILURES:
            if dm_channel_id is not None:
                await self._answer(message, Outgoing(told), dm_channel_id)

    async def _answer(self, message: discord.Message, answer: Outgoing, dm_channel_id: int) -> None:
        try:
            await self.services.port.send(dm_channel_id, answer, nonce=f"re{message.id}")
        except FAILURES as unanswered:
            log.warning("not answered", error=type(unanswered).__name__)


def _which_game(message: discord.Message, spoken: list[HostedGame]) -> Outgoing:
    buttons: list[Item] = [
        _game_button(hosted, Key(Verb.SAY, hosted.id, rest=str(message.id))) for hosted in spoken[:MOST_GAMES]
    ]
    rows = [buttons[start : start + ROW] for start in range(0, len(buttons), ROW)]
    return Outgoing(bot_words(None, spoken[0].language).say("say-where"), rows=rows)


def _game_button(hosted: HostedGame, key: Key) -> Button[View]:
    shown = hosted.theme.face(GAME, f"{hosted.theme.title} #{hosted.id}")
    return Button(label=shown.text, emoji=shown.icon, custom_id=key.custom_id)
