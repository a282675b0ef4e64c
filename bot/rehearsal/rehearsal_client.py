"""One person's Discord: what they see and what they can do. The bot must acknowledge everything they do."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Protocol

from simcord import (
    BackendError,
    ChannelHandle,
    Env,
    InteractionResult,
    MemberActor,
    ResponseMessage,
    SetupError,
    UserHandle,
)
from simcord.enums import OptionType

from bot.rehearsal.failure import Impossible, RehearsalFailed
from bot.rehearsal.shown import Control, Shown
from bot.rehearsal.typed_commands import Command, Offer, Option, Value, commands_in, value_of

Fill = Callable[[object], dict[str, object]]
"""Fills in a form as Discord receives it, and returns the answers by field."""


class Room(Protocol):
    """The place in which a client is."""

    env: Env

    def messages(self, reader: str | None = None) -> list[Shown]:
        """Return everything that a reader sees, or without a reader everything."""

    def look(self, channel_id: int, message_id: int) -> Shown | None:
        """Return one message as it looks."""

    def member(self, name: str) -> MemberActor | None:
        """Return somebody by name."""

    def done(self, who: str, what: str) -> None:
        """Note what somebody does."""

    def check(self, doing: str) -> None:
        """Raise RehearsalFailed if something went wrong in the bot."""


class Client:
    """One person's eyes and hands."""

    def __init__(self, room: Room, name: str, user: UserHandle, member: MemberActor, channel: ChannelHandle) -> None:
        self.name = name
        self.id = user.id
        self._room = room
        self.user = user
        self.member = member
        self._channel = channel

    @property
    def messages(self) -> list[Shown]:
        """Everything the person sees, oldest first: the channel, their answers there, their DM."""
        return self._room.messages(self.name)

    @property
    def commands(self) -> dict[str, Command]:
        """The slash commands that the person is offered, by name."""
        backend = self._room.env.backend
        return commands_in(backend.visible_commands(user_id=self.id, channel_id=self._channel.id))

    @property
    def dm(self) -> int | None:
        """The channel of the person's DM, if there is one yet."""
        return self._room.env.backend.dm_channels.get(self.id)

    def commands_in(self, channel_id: int) -> dict[str, Command]:
        """Return the slash commands that the person is offered in one of their channels, by name."""
        backend = self._room.env.backend
        return commands_in(backend.visible_commands(user_id=self.id, channel_id=channel_id))

    async def press(self, control: Control, fill: Fill | None = None) -> Shown | None:
        """Press a button, and return the answer. ``fill`` fills in a form that opens, and it is sent in."""
        opened = await self.click(control)
        if opened.modal is not None and fill is not None:
            opened = await self.send_in(opened, fill(opened.modal), control.channel_id)
        return self._shown(opened)

    async def choose(self, control: Control, values: Sequence[str]) -> Shown | None:
        """Choose in a select, and return the answer."""
        return self._shown(await self.pick(control, values))

    async def type(self, command: Command, values: Mapping[str, Value], *, in_dm: bool = False) -> Shown | None:
        """Use a slash command in the channel, or in the DM, and return the answer. Raises Impossible."""
        channel_id = self.user.dm_channel.id if in_dm else self._channel.id
        return self._shown(await self.give(command, values, channel_id))

    async def click(self, control: Control) -> InteractionResult:
        """Press a button. The result may be a form."""
        doing = f"presses [{control.label}]{self._where(control.channel_id)}"
        message, hand = self._message(control), self._hand(control.channel_id)
        return await self._do(doing, lambda: hand.click(message, custom_id=control.custom_id))

    async def pick(self, control: Control, values: Sequence[str]) -> InteractionResult:
        """Choose in a select. The result may be a form."""
        labels = [choice.label for choice in control.choices if choice.value in values]
        doing = f"chooses {', '.join(labels) or 'nothing'} in [{control.label}]{self._where(control.channel_id)}"
        message, hand = self._message(control), self._hand(control.channel_id)
        return await self._do(doing, lambda: hand.select(message, values, custom_id=control.custom_id))

    async def send_in(self, opened: InteractionResult, values: dict[str, object], channel_id: int) -> InteractionResult:
        """Send in a form that was opened in a channel, with values by field. Raises Impossible."""
        hand = self._hand(channel_id)
        return await self._do("sends the form in", lambda: hand.submit_modal(opened, values))

    async def give(self, command: Command, values: Mapping[str, Value], channel_id: int) -> InteractionResult:
        """Use a slash command in a channel. The result may be a form. Raises Impossible."""
        said = " ".join([f"/{command.name}", *(f"{name}:{value}" for name, value in values.items())])
        doing = f"types {said}{self._where(channel_id)}"
        sent = {name: self._meant(command, name, value) for name, value in values.items()}
        if channel_id == self.dm:
            return await self._do(doing, lambda: self.user.slash(command.name, **sent))
        channel = self._handle(channel_id)
        return await self._do(doing, lambda: self.member.slash(channel, command.name, **sent))

    async def say(self, text: str, channel_id: int) -> None:
        """Write a message in a channel. Raises Impossible."""
        doing = f"writes{self._where(channel_id)}"
        self._room.done(self.name, doing)
        if channel_id == self.dm:
            await self._dare(doing, lambda: self.user.send_dm(text))
        else:
            channel = self._handle(channel_id)
            await self._dare(doing, lambda: self.member.send(channel, text))

    async def offered(self, command: Command, option: Option, typed: str = "") -> tuple[Offer, ...]:
        """Return the values offered for an option while the person types."""
        try:
            found = await self.member.autocomplete(self._channel, command.name, option.name, typed)
        except (SetupError, TimeoutError) as error:
            raise RehearsalFailed(f"{self.name} types in /{command.name}: {error}") from error
        self._room.check(f"{self.name} types in /{command.name}")
        return tuple(Offer(each["name"], each["value"]) for each in found)

    async def read(self, command: Command, typed: Mapping[str, str]) -> dict[str, Value]:
        """Turn typed values into the offered ones. Raises Impossible."""
        values: dict[str, Value] = {}
        for option in command.options:
            if option.name not in typed:
                continue
            text = typed[option.name]
            offers = await self.offered(command, option, text) if option.autocomplete else ()
            meant = (offer.value for offer in offers if offer.name.casefold() == text.casefold())
            values[option.name] = next(meant, value_of(option, text))
        return values

    async def _do(self, doing: str, act: Callable[[], Awaitable[object]]) -> InteractionResult:
        """Do something that the bot must acknowledge."""
        self._room.done(self.name, doing)
        result = await self._dare(doing, act)
        if not isinstance(result, InteractionResult) or not result.acknowledged:
            raise RehearsalFailed(f"{self.name} {doing}: the bot has not acknowledged it")
        return result

    async def _dare(self, doing: str, act: Callable[[], Awaitable[object]]) -> object:
        try:
            result = await act()
        except (SetupError, BackendError) as error:
            raise Impossible(f"{self.name} {doing}: {error}") from error
        except TimeoutError as error:
            raise RehearsalFailed(f"{self.name} {doing}: {error}") from error
        self._room.check(f"{self.name} {doing}")
        return result

    def _shown(self, result: InteractionResult) -> Shown | None:
        answer = result.response
        return None if answer is None else self._room.look(answer.channel_id, answer.id)

    def _meant(self, command: Command, name: str, value: Value) -> object:
        """Return a value as it is sent: for a person, the person."""
        option = next((option for option in command.options if option.name == name), None)
        if option is None or option.type is not OptionType.USER:
            return value
        person = self._room.member(str(value))
        if person is None:
            raise Impossible(f"Nobody here is called {value}.")
        return person

    def _hand(self, channel_id: int) -> MemberActor | UserHandle:
        return self.user if channel_id == self.dm else self.member

    def _handle(self, channel_id: int) -> ChannelHandle:
        env = self._room.env
        return ChannelHandle(env, self.member.guild, env.backend.get_channel(channel_id))

    def _where(self, channel_id: int) -> str:
        if channel_id == self._channel.id:
            return ""
        return " in the DM" if channel_id == self.dm else " in the thread"

    def _message(self, control: Control) -> ResponseMessage:
        env = self._room.env
        return ResponseMessage(env, env.backend.get_message(control.channel_id, control.message_id))
