"""One person's Discord: what he sees there, and what he can do. Whatever he does must be acknowledged by the bot."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Protocol

from simcord import ChannelHandle, Env, InteractionResult, MemberActor, ResponseMessage, SetupError, UserHandle

from bot.rehearsal.commands import Command, Offer, Option, Value, commands_in, value_of
from bot.rehearsal.failure import Impossible, RehearsalFailed
from bot.rehearsal.shown import Control, Shown

Fill = Callable[[object], dict[str, object]]
"""Fills in a form as Discord is given it: what is sent in, by field."""


class Room(Protocol):
    """Where a client is."""

    env: Env

    def messages(self, reader: str | None = None) -> list[Shown]:
        """Everything that a reader sees, or all there is."""

    def look(self, channel_id: int, message_id: int) -> Shown | None:
        """Look at one message."""

    def done(self, who: str, what: str) -> None:
        """Write down what somebody does."""

    def check(self, doing: str) -> None:
        """Raise RehearsalFailed if something went wrong in the bot."""


class Client:
    """What one person sees and does."""

    def __init__(self, room: Room, name: str, user: UserHandle, member: MemberActor, channel: ChannelHandle) -> None:
        self.name = name
        self.id = user.id
        self._room = room
        self.user = user
        self.member = member
        self._channel = channel

    @property
    def messages(self) -> list[Shown]:
        """All he sees, oldest first: the channel, his answers there, his DM."""
        return self._room.messages(self.name)

    @property
    def commands(self) -> dict[str, Command]:
        """The slash commands that he is offered, by name."""
        backend = self._room.env.backend
        return commands_in(backend.visible_commands(user_id=self.id, channel_id=self._channel.id))

    async def press(self, control: Control, fill: Fill | None = None) -> Shown | None:
        """Press a button; gives the answer. A form that opens is sent in as it is filled in."""
        doing = f"presses [{control.label}]{self._where(control)}"
        self._room.done(self.name, doing)
        message = self._message(control)
        hand = self._hand(control)

        async def click() -> InteractionResult:
            opened = await hand.click(message, custom_id=control.custom_id)
            if opened.modal is None or fill is None:
                return opened
            self._room.done(self.name, "sends the form in")
            return await hand.submit_modal(opened, fill(opened.modal))

        return await self._do(doing, click)

    async def choose(self, control: Control, values: Sequence[str]) -> Shown | None:
        """Choose in a select; gives the answer."""
        labels = [choice.label for choice in control.choices if choice.value in values]
        doing = f"chooses {', '.join(labels) or 'nothing'} in [{control.label}]{self._where(control)}"
        self._room.done(self.name, doing)
        message = self._message(control)
        hand = self._hand(control)
        return await self._do(doing, lambda: hand.select(message, values, custom_id=control.custom_id))

    async def type(self, command: Command, values: Mapping[str, Value], *, in_dm: bool = False) -> Shown | None:
        """Give a slash command in the channel, or in his DM; gives the answer. Raises Impossible."""
        said = " ".join([f"/{command.name}", *(f"{name}:{value}" for name, value in values.items())])
        doing = f"types {said}{' in the DM' if in_dm else ''}"
        self._room.done(self.name, doing)
        if in_dm:
            return await self._do(doing, lambda: self.user.slash(command.name, **values))
        return await self._do(doing, lambda: self.member.slash(self._channel, command.name, **values))

    async def offered(self, command: Command, option: Option, typed: str = "") -> tuple[Offer, ...]:
        """What is offered for an option while he types."""
        try:
            found = await self.member.autocomplete(self._channel, command.name, option.name, typed)
        except (SetupError, TimeoutError) as error:
            raise RehearsalFailed(f"{self.name} types in /{command.name}: {error}") from error
        self._room.check(f"{self.name} types in /{command.name}")
        return tuple(Offer(each["name"], each["value"]) for each in found)

    async def read(self, command: Command, typed: Mapping[str, str]) -> dict[str, Value]:
        """Turn typed values into those that are offered for them. Raises Impossible."""
        values: dict[str, Value] = {}
        for option in command.options:
            if option.name not in typed:
                continue
            text = typed[option.name]
            offers = await self.offered(command, option, text) if option.autocomplete else ()
            meant = (offer.value for offer in offers if offer.name.casefold() == text.casefold())
            values[option.name] = next(meant, value_of(option, text))
        return values

    async def _do(self, doing: str, act: Callable[[], Awaitable[object]]) -> Shown | None:
        try:
            result = await act()
        except SetupError as error:
            raise Impossible(f"{self.name} {doing}: {error}") from error
        except TimeoutError as error:
            raise RehearsalFailed(f"{self.name} {doing}: {error}") from error
        self._room.check(f"{self.name} {doing}")
        if not isinstance(result, InteractionResult) or not result.acknowledged:
            raise RehearsalFailed(f"{self.name} {doing}: the bot has not acknowledged it")
        answer = result.response
        return None if answer is None else self._room.look(answer.channel_id, answer.id)

    def _hand(self, control: Control) -> MemberActor | UserHandle:
        return self.member if control.channel_id == self._channel.id else self.user

    def _where(self, control: Control) -> str:
        return "" if control.channel_id == self._channel.id else " in the DM"

    def _message(self, control: Control) -> ResponseMessage:
        env = self._room.env
        return ResponseMessage(env, env.backend.get_message(control.channel_id, control.message_id))
