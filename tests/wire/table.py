"""A table at the loopback Discord: people who press and choose, what they see, and the bot they play with."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from simcord.backend import serializers
from simcord.backend.models import Interaction, Message
from simcord.interactions import base_payload

from tests.wire.loopback import Loopback
from tests.wire.process import Process

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")
DATABASE = "brehon.db"
COMMAND, COMPONENT = 2, 3
BUTTON, SELECT = 2, 3
TEXT, YES_OR_NO, NUMBER = 3, 5, 10


class Table:
    """The people by name, the channel, and the bot's process, which may be killed and started anew."""

    def __init__(self, loopback: Loopback, folder: Path, database: str | None = None) -> None:
        self.loopback = loopback
        self.database = database or f"sqlite+aiosqlite:///{folder / DATABASE}"
        """The address of the bot's database."""
        self.backend = loopback.backend
        self.folder = folder
        self.processes: list[Process] = []
        self.guild = self.backend.create_guild("A server")
        self.channel = self.backend.create_channel(self.guild.id, "table").id
        self.users = {name: self.backend.make_user(name).id for name in ("Gia", *NAMES)}
        for user in self.users.values():
            self.backend.add_member(self.guild.id, user)
        self.set_up()

    def set_up(self, **settings: str) -> None:
        """Write the host's settings."""
        discord = {"api": self.loopback.api, "gateway": self.loopback.gateway.url}
        chosen = {"token": TOKEN, "database": self.database, **discord, **settings}
        lines = [f"BREHON_{name.upper()}={value}\n" for name, value in chosen.items()]
        (self.folder / ".env").write_text("".join(lines), encoding="utf-8")

    @property
    def process(self) -> Process:
        """The bot's present process, or its last."""
        return self.processes[-1]

    @property
    def log(self) -> str:
        """Return the bot's output on standard error, over all its runs."""
        return "".join(process.log for process in self.processes)

    def launch(self) -> None:
        """Start the bot."""
        self.processes.append(Process(self.folder, self.loopback.bell))

    async def start(self) -> None:
        """Start the bot, and wait until it listens and its commands are registered."""
        self.launch()
        await self.loopback.bell.until(
            lambda: self.loopback.gateway.has_listener and self.backend.find_command("game", None) is not None
        )

    async def kill(self) -> None:
        """Kill the bot at once."""
        self.process.kill()
        await self.process.ended()
        await self.loopback.bell.until(lambda: not self.loopback.gateway.has_listener)

    async def stop(self) -> int | None:
        """Stop the bot as a host does, and return its exit status."""
        self.process.terminate()
        return await self.process.ended()

    def room(self) -> list[Message]:
        """Return what everybody sees in the channel, oldest first, without Discord's own notices."""
        return [message for message in self._messages(self.channel) if message.type == 0]

    def dms(self, name: str) -> list[Message]:
        """Return what somebody sees in their DM, oldest first."""
        channel = self.backend.dm_channels.get(self.users[name])
        return [] if channel is None else self._messages(channel)

    @property
    def card(self) -> Message:
        """Return the card: the first message of the channel."""
        return self.room()[0]

    @property
    def prompt(self) -> Message:
        """Return the newest message of the channel with buttons, apart from the card."""
        return next(message for message in reversed(self.room()[1:]) if message.components)

    async def until_shown(self, place: str, text: str) -> Message:
        """Wait until a message in a player's DM, or else in the room, shows some text."""

        def shown() -> list[Message]:
            return [message for message in self._messages(self.channel_of(place)) if text in text_of(message)]

        await self.loopback.bell.until(lambda: bool(shown()))
        return shown()[-1]

    async def open(self, **chosen: bool) -> None:
        """Open a game, with options beside its theme, in which everything counts and is told at once."""
        await self.answered(self.command("Gia", "game", "new", game="tain", **chosen))
        await self.until_counted(room=1)
        await self.count_at_once()

    async def count_at_once(self, gm: str = "Gia") -> None:
        """Let every order count at once, and every result be told at once."""
        setup = await self._opened(self.press(gm, self.card, "Set-up"))
        await self._choose_setting(gm, await self._opened(self.press(gm, setup, "Deadlines")), "telling", "once")
        await self._choose_setting(gm, setup, "preview", "off")

    async def join(self) -> None:
        """Let all of them join, all at once."""
        for joining in [self.press(name, self.card, "Join") for name in NAMES]:
            await self.answered(joining)

    async def deal(self) -> None:
        """Begin the game, and wait until everybody is told."""
        await self.answered(self.press("Gia", self.card, "Start the game"))
        await self.until_counted(room=2, dms=dict.fromkeys(NAMES, 2))

    async def propose(self, *party: str) -> None:
        """Let the first leader propose, and wait for the vote."""
        await self.answered(self.choose(self.leader, self.prompt, *party))
        await self.until_counted(room=3)

    async def play_to_the_vote(self) -> None:
        """Start the bot, and play until Ann and Ben are proposed."""
        await self.start()
        await self.open()
        await self.join()
        await self.deal()
        await self.propose("Ann", "Ben")

    async def vote(self, answer: str, *names: str) -> None:
        """Let some players vote, one after the other."""
        for name in names:
            receipt = await self.answered(self.press(name, self.prompt, answer))
            assert "this party" in receipt

    async def support(self, *names: str) -> None:
        """Let some players give their orders."""
        for name in names:
            assert "support" in await self.answered(self.press(name, self.dms(name)[-1], "Support"))

    @property
    def leader(self) -> str:
        """Return the player whom the first prompt mentions."""
        return next(name for name, user in self.users.items() if f"<@{user}>" in self.room()[1].content)

    async def until_counted(self, *, room: int, dms: Mapping[str, int] | None = None) -> None:
        """Wait until there are this many messages in the room, and in each of these DMs."""
        await self.loopback.bell.until(
            lambda: (
                len(self.room()) >= room and all(len(self.dms(name)) >= count for name, count in (dms or {}).items())
            )
        )

    async def until_logged(self, text: str) -> None:
        """Wait until the bot has written something to standard error."""
        await self.loopback.bell.until(lambda: text in self.process.log)

    def channel_of(self, place: str) -> int:
        """Return the channel of somebody's DM, or else the room."""
        return self.backend.get_dm_channel(self.users[place]).id if place in self.users else self.channel

    def press(self, name: str, message: Message, label: str) -> Interaction:
        """Press a button."""
        button = next(each for each in components_of(message) if str(each.get("label")).endswith(label))
        data = {"component_type": BUTTON, "custom_id": button["custom_id"]}
        return self._interact(name, message, data)

    def choose(self, name: str, message: Message, *values: str) -> Interaction:
        """Choose in the select of a message."""
        select = next(each for each in components_of(message) if each["type"] == SELECT)
        data = {"component_type": SELECT, "custom_id": select["custom_id"], "values": list(values)}
        return self._interact(name, message, data)

    def write(self, name: str, text: str) -> None:
        """Write to the bot in a DM."""
        self.backend.create_message(self.channel_of(name), self.users[name], text)

    def command(self, name: str, group: str, command: str, **options: str | float | bool) -> Interaction:
        """Give a slash command in the channel."""
        registered = self.backend.find_command(group, None)
        assert registered is not None
        kinds = {str: TEXT, bool: YES_OR_NO, float: NUMBER}
        values = [{"type": kinds[type(value)], "name": option, "value": value} for option, value in options.items()]
        inner = {"type": 1, "name": command, "options": values}
        data = {"id": registered["id"], "type": 1, "name": group, "options": [inner]}
        return self._send(name, COMMAND, self.channel, data)

    async def answered(self, interaction: Interaction) -> str:
        """Wait for the answer to an interaction, and return what it shows."""
        await self.loopback.bell.until(lambda: interaction.responded and not interaction.loading)
        assert interaction.ephemeral or interaction.guild_id is None
        assert interaction.message_id is not None
        return text_of(self.backend.get_message(interaction.channel_id, interaction.message_id))

    async def _opened(self, interaction: Interaction) -> Message:
        """Wait for the answer to an interaction, and return its message."""
        await self.answered(interaction)
        assert interaction.message_id is not None
        return self.backend.get_message(interaction.channel_id, interaction.message_id)

    async def _choose_setting(self, gm: str, panel: Message, setting: str, value: str) -> None:
        """Choose the value of a setting on a page of the set-up, or on those to which it leads."""
        wanted = f"brehon:setting:1:0:0:{setting}"
        while all(each.get("custom_id") != wanted for each in components_of(panel)):
            panel = await self._repainted(panel, self.press(gm, panel, "More to choose"))
        data = {"component_type": SELECT, "custom_id": wanted, "values": [value]}
        await self._repainted(panel, self._interact(gm, panel, data))

    async def _repainted(self, message: Message, interaction: Interaction) -> Message:
        """Wait until the message that was pressed shows the answer, and return it."""
        before = [*components_of(message)]

        def shown() -> Message:
            return self.backend.get_message(message.channel_id, message.id)

        await self.loopback.bell.until(lambda: interaction.responded and components_of(shown()) != before)
        return shown()

    def _interact(self, name: str, message: Message, data: dict[str, Any]) -> Interaction:
        shown = {"message": dict(serializers.message_payload(self.backend, message))}
        return self._send(name, COMPONENT, message.channel_id, data, shown)

    def _send(
        self, name: str, kind: int, channel: int, data: dict[str, Any], shown: Mapping[str, Any] | None = None
    ) -> Interaction:
        interaction, payload = base_payload(
            self.backend,
            type=kind,
            channel_id=channel,
            guild_id=self.guild.id if channel == self.channel else None,
            user_id=self.users[name],
            data=data,
        )
        if shown is not None:
            interaction.source_message_id = int(shown["message"]["id"])
        self.backend.emit("INTERACTION_CREATE", {**payload, **(shown or {})})
        return interaction

    def _messages(self, channel: int) -> list[Message]:
        return [message for message in self.backend.messages[channel].values() if not message.is_ephemeral]


def components_of(message: Message) -> list[dict[str, Any]]:
    """Return the buttons and selects of a message."""
    return [component for row in message.components for component in row["components"]]


def text_of(message: Message) -> str:
    """Return everything a message shows."""
    parts = [message.content]
    for embed in message.embeds:
        parts += [embed.get("title") or "", embed.get("description") or ""]
        parts += [f"{each['name']}: {each['value']}" for each in embed.get("fields") or ()]
    return "\n".join(parts)
