"""The acts of tests in the simulated Discord: commands, presses, looks. Every interaction must be acknowledged."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any

import discord
from simcord import ChannelHandle, Env, GuildHandle, InteractionResult, MemberActor, UserHandle
from simcord.results import ResponseMessage
from sqlalchemy import select, text

import bot.themes
import bot.words
from bot.client import Brehon, Pauses
from bot.components.answers import SIGNS
from bot.database.database import Database
from bot.host.undoing.undo import actions_of, last_public_step
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.models import EventRow
from bot.themes import Theme, load_themes
from engine.errors import Refused
from engine.quests.table import QuestTable
from engine.refusals import NothingToUndo
from tests.asking import change, rows_in

Pressable = discord.Message | ResponseMessage | None

CARD_PAUSE = 60.0
"""Seconds between two edits of a card: more than a test lasts, so that edits happen when a test lets time pass."""
STILL = Pauses(card=CARD_PAUSE, speech=0.0, breath=0.0)
"""Pauses with which words are posted at once, and results told without scenes."""
PATIENCE = 60.0
"""Seconds within which even a slow machine answers, so that nothing is deferred."""
REQUESTS_PER_SECOND = 1e6
"""So many requests that nobody waits for the budget."""


@cache
def themes_from(themes: Path, words: Path) -> dict[str, Theme]:
    """Return the themes in these folders, read once for all tests because that takes longer than a test."""
    return load_themes()


def new_bot(
    database: Database,
    themes: Mapping[str, Theme] | None = None,
    pauses: Pauses = STILL,
    patience: float = PATIENCE,
) -> Brehon:
    """Return the real bot with its bundled themes, or others. It defers what takes longer than its patience."""
    known = themes_from(bot.themes.FOLDER, bot.words.FOLDER) if themes is None else themes
    made = Brehon(database, dict(known), REQUESTS_PER_SECOND, pauses)
    made.patience = patience
    return made


class Stage:
    """The people by name, the channel, and the bot behind it. Without a channel both are new to the server."""

    def __init__(
        self,
        env: Env,
        database: Database,
        guild: GuildHandle,
        users: dict[str, UserHandle],
        channel: ChannelHandle | None = None,
    ) -> None:
        self.env = env
        self.database = database
        self.guild = guild
        self.channel = channel or guild.create_text_channel("table")
        self.users = users
        join = guild.add_member if channel is None else partial(MemberActor, env, guild)
        self.people = {name: join(user) for name, user in users.items()}

    def add(self, name: str) -> None:
        """Add somebody to the server."""
        self.users[name] = self.env.create_user(name)
        self.people[name] = self.guild.add_member(self.users[name])

    def move_to_another_server(self, name: str) -> None:
        """Let somebody give their commands in a channel of another server with the bot in it."""
        self.guild = self.env.create_guild()
        self.people[name] = self.guild.add_member(self.users[name])
        self.channel = self.guild.create_text_channel("elsewhere")

    @asynccontextmanager
    async def tables_renamed(self, table: str) -> AsyncIterator[None]:
        """Let the database fail for a while."""
        await change(self.database, text(f"ALTER TABLE {table} RENAME TO lost"))
        yield
        await change(self.database, text(f"ALTER TABLE lost RENAME TO {table}"))

    def make_manager(self, name: str) -> None:
        """Give somebody the permission Manage Server."""
        self.give(name, manage_guild=True)

    def give(self, name: str, **permissions: bool) -> None:
        """Give somebody these permissions everywhere on the server."""
        role = self.guild.create_role(f"role-of-{name}", permissions=discord.Permissions(**permissions))
        self.env.backend.get_guild(self.guild.id).members[self.users[name].id].role_ids.append(role.id)

    async def slow_down(self, seconds: int) -> None:
        """Switch the channel's slow mode on."""
        channel = self.bot.get_channel(self.channel.id)
        assert isinstance(channel, discord.TextChannel | discord.Thread)
        await channel.edit(slowmode_delay=seconds)
        await self.env.settle()

    def close_dms(self, name: str) -> None:
        """Let somebody refuse DMs from the bot. In the simulation, bots may not write to these users."""
        self.env.backend.users[self.users[name].id].bot = True

    def open_dms(self, name: str) -> None:
        """Let somebody accept DMs again."""
        self.env.backend.users[self.users[name].id].bot = False

    def forbid(self, **permissions: bool) -> None:
        """Move to a channel in which nobody, including the bot, has these permissions."""
        denied = discord.PermissionOverwrite(**dict.fromkeys(permissions, False))
        me = self.guild.me
        assert me is not None
        overwrites: dict[Any, discord.PermissionOverwrite] = {self.guild.default_role: denied, me: denied}
        self.channel = self.guild.create_text_channel("bare", overwrites=overwrites)

    async def new_thread(self, name: str) -> ChannelHandle:
        """Open a public thread in the channel."""
        channel = self.bot.get_channel(self.channel.id)
        assert isinstance(channel, discord.TextChannel)
        await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        await self.env.settle()
        return self.channel.threads[0]

    @property
    def bot(self) -> Brehon:
        """The bot that runs now."""
        assert isinstance(self.env.bot, Brehon)
        return self.env.bot

    @property
    def card(self) -> discord.Message:
        """The card: the first message of the channel with a card's buttons, or else the first of all."""
        history = self.channel.history()
        return next((message for message in history if {"GM", "Join"} & {*labels_of(message)}), history[0])

    @property
    def said(self) -> str:
        """Everything that the channel's messages show, oldest first, including the card."""
        return "\n".join(map(text_of, self.channel.history()))

    @property
    def prompt(self) -> discord.Message:
        """The newest message with buttons that is not the card."""
        return next(message for message in reversed(self.channel.history()[1:]) if message.components)

    @property
    def poster(self) -> discord.Message:
        """The post that tells who was who."""
        return next(message for message in self.channel.history() if "Who was who" in text_of(message))

    def dms(self, name: str) -> list[discord.Message]:
        """Return the DMs of a player, oldest first."""
        return self.users[name].dm_channel.history()

    def questions(self, name: str = "Gia") -> list[discord.Message]:
        """Return the DMs that ask a GM what to do about a passed deadline."""
        return [message for message in self.dms(name) if "deadline for" in message.content]

    async def command(self, name: str, command: str, **options: object) -> InteractionResult:
        """Give a slash command in the channel."""
        return _acknowledged(await self.people[name].slash(self.channel, command, **options))

    async def dm_command(self, name: str, command: str, **options: object) -> InteractionResult:
        """Give a slash command in the DM with the bot."""
        result = await self.users[name].slash(command, **options)
        assert isinstance(result, InteractionResult)
        return _acknowledged(result)

    async def press(self, name: str, message: Pressable, label: str) -> InteractionResult:
        """Press the button with that label, whatever sign it has, on a message of the channel, a DM or an answer."""
        assert message is not None
        labels = [str(button.label) for button in buttons_of(message)]
        label = next((each for each in labels if each.partition(" ")[2] == label), label)
        result = _acknowledged(await self._actor(name, message).click(message, label=label))
        return await self._meant(name, result) if label.endswith(("Support", "Name nobody")) else result

    async def _meant(self, name: str, result: InteractionResult) -> InteractionResult:
        """Confirm support or a guess that names nobody, about which the evil side is asked once."""
        asked = result.response
        if asked is None or "Confirm" not in labels_of(asked):
            return result
        return _acknowledged(await self._actor(name, asked).click(asked, label="Confirm"))

    async def press_and_confirm(self, name: str, message: Pressable, label: str) -> InteractionResult:
        """Press a button that asks for confirmation, and confirm."""
        asked = (await self.press(name, message, label)).response
        assert asked is not None
        yes = next(each for each in labels_of(asked) if each.startswith("Yes, "))
        return await self.press(name, asked, yes)

    async def choose(
        self, name: str, message: Pressable, values: Sequence[object], custom_id: str | None = None
    ) -> InteractionResult:
        """Choose in a select of a message. Its id may be left out if there is only one."""
        assert message is not None
        return _acknowledged(await self._actor(name, message).select(message, values, custom_id=custom_id))

    def _actor(self, name: str, message: discord.Message | ResponseMessage) -> MemberActor | UserHandle:
        """Return a person in the channel, or the same person in their DM."""
        channel_id = message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
        return self.users[name] if channel_id == self.users[name].dm_channel.id else self.people[name]

    async def choose_auto(self) -> None:
        """Let the GM choose that the game goes on by itself when a deadline passes."""
        panel = await self.press("Gia", self.card, "Set-up")
        deadlines = await self.press("Gia", panel.response, "Deadlines")
        absence = await self.press("Gia", deadlines.response, "Absence")
        await self.choose("Gia", absence.response, ["auto"], "brehon:setting:1:0:0:late")

    async def restart(self) -> None:
        """Stop the bot and start it anew on the same database."""
        await self.env.restart_bot(new_bot(self.database))

    async def pass_hours(self, hours: float) -> None:
        """Let time pass."""
        await self.env.advance_time(hours * 3600)

    async def painted_card(self) -> str:
        """Return what the card shows once its merged edits are through."""
        await self.env.advance_time(CARD_PAUSE + 1)
        return text_of(self.card)

    async def with_role(self, role: str) -> list[str]:
        """Return the players with a role, which a test must know to let them act."""
        return [name for name, own in (await self.table()).roles.items() if own == role]

    async def on_side(self, side: str) -> list[str]:
        """Return the players on a side."""
        return [name for name, own in (await self.table()).sides.items() if own == side]

    async def table(self) -> QuestTable:
        """Return the table as it is now."""
        table = (await self.hosted()).started.table
        assert isinstance(table, QuestTable)
        return table

    async def hosted(self, game_id: int = 1) -> HostedGame:
        """Return the game as the bot has it."""
        found = await self.bot.services.games.load(game_id)
        assert found is not None
        return found

    async def count_events(self) -> int:
        """Return the number of saved events."""
        return len(list(await rows_in(self.database, select(EventRow))))

    async def leader(self) -> str:
        """Return the current leader."""
        return str((await self.table()).round.leader)

    async def replace(self, leaver: str, newcomer: str) -> InteractionResult:
        """Let the GM offer a player's seat and somebody take it."""
        await self.command("Gia", "gm replace", player=leaver)
        return await self.press(newcomer, self.channel.history()[-1], "Take the seat")

    async def hand_over(self, name: str, player: str) -> InteractionResult:
        """Ask a player to take the game over, and let them accept."""
        await self.command(name, "gm hand-over", player=player)
        offer = self.channel.history()[-1]
        taker = next(each for each, user in self.users.items() if user.mention in offer.content)
        return await self.press(taker, offer, "Lead the game")

    async def end(self, name: str, **options: object) -> InteractionResult:
        """Give the command that ends a game, and confirm it."""
        asked = await self.command(name, "game end", **options)
        return await self.press(name, asked.response, "Yes, end it")

    async def take_back(self, name: str = "Gia", line: int | None = None, **options: object) -> InteractionResult:
        """Take back a line as a GM, by default the last one everybody saw. A GM who does not play confirms it.

        Raises Refused if everybody has seen nothing yet.
        """
        hosted = await self.hosted()
        listed = await self.command(name, "gm undo", **options)
        if hosted.gm_plays:
            return listed
        actions = await self.database.read(lambda connection: actions_of(connection, hosted.id))
        taken = line or last_public_step(hosted, actions)
        if taken is None:
            raise Refused(NothingToUndo())
        asked = await self.choose(name, listed.response, [str(taken)])
        return await self.press(name, asked.response, "Take it back")

    async def propose(self, *party: str) -> InteractionResult:
        """Let the leader choose their party; by default the first players in seat order."""
        table = await self.table()
        return await self.choose(str(table.round.leader), self.prompt, list(party or table.seats[: table.party_size]))


def _acknowledged(result: InteractionResult) -> InteractionResult:
    assert result.acknowledged
    return result


def answer(result: InteractionResult) -> str:
    """Return the answer to an interaction, which only its asker may see."""
    assert result.response is not None
    assert result.ephemeral
    return "\n".join([result.response.content, *map(_text_of_embed, result.response.embeds)])


def text_of(message: discord.Message) -> str:
    """Return everything a message shows."""
    return "\n".join([message.content, *map(_text_of_embed, message.embeds)])


def _text_of_embed(embed: discord.Embed) -> str:
    fields = [(field.name, field.value) for field in embed.fields]
    return f"{embed.title or ''} {embed.description} {fields} {embed.footer.text or ''}"


def labels_of(message: discord.Message | ResponseMessage) -> list[str]:
    """Return the labels of a message's buttons, without the sign of a vote or an order."""
    return [_unsigned(str(item.label)) for item in buttons_of(message)]


def buttons_of(message: discord.Message | ResponseMessage) -> list[discord.Button]:
    """Return the buttons of a message."""
    message = message.message if isinstance(message, ResponseMessage) else message
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return [item for row in rows for item in row.children if isinstance(item, discord.Button)]


def _unsigned(label: str) -> str:
    sign, _, words = label.partition(" ")
    return words if sign in SIGNS.values() else label


def choices_of(message: discord.Message | ResponseMessage) -> dict[str, list[str]]:
    """Return the options of each select of a message, by its placeholder."""
    return {str(select.placeholder): [choice.label for choice in select.options] for select in selects_of(message)}


def selects_of(message: discord.Message | ResponseMessage) -> list[discord.SelectMenu]:
    """Return the selects of a message."""
    message = message.message if isinstance(message, ResponseMessage) else message
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    return [item for row in rows for item in row.children if isinstance(item, discord.SelectMenu)]
