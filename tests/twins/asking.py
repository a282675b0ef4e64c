"""Everything that somebody can ask of the bot without changing anything: what he may not do is refused."""

from collections.abc import Iterator, Sequence

import discord

from bot.components.keys import PATTERN, Key, Verb, read_key
from bot.rehearsal.commands import Command, Option, Value, commands_in
from bot.storage.live import Live
from engine.asks import asks_of
from engine.great_table.cards import CardName
from engine.honnoji.talismans import POOL
from engine.judging import asked
from tests.cogs.stage import Stage
from tests.twins.moving import sent

PARTS = 6
"""Where not everything is asked at each moment, it is after this many."""
THINGS: dict[str, Sequence[str]] = {"card": [*CardName], "item": POOL}
OF_A_GM = frozenset({"gm act-for", "gm secrets"})
"""What changes nothing even if a GM asks for it."""
OF_MANAGERS = frozenset({"gm hand-over", "gm move", "server settings", "game new"})
"""What changes something if a manager of the server or a GM asks for it."""
ALSO = {"no-lynch": "vote"}
"""Commands that are not called as their move is."""
LOOKS = (Verb.MOVES, Verb.SECRETS, Verb.LEAD)


class Asking:
    """Somebody who asks, at a moment of a number: everything, or one of so many ``parts`` of it."""

    def __init__(self, stage: Stage, live: Live, name: str, moment: int, parts: int = 1) -> None:
        self.stage = stage
        self.live = live
        self.name = name
        self.moment = moment
        self.parts = parts
        self.person = stage.people[name]
        self.user = stage.users[name]

    async def everything(self) -> None:
        """Ask in the channel and in the DM, and press what is always there."""
        for channel_id in (self.stage.channel.id, self.user.dm_channel.id):
            for command in self._commands(channel_id):
                await self._type(command, channel_id)
                if self._changes_nothing(command.name):
                    await self._give(command, channel_id)
        await self._press_card()
        await self._press_stale()

    def _commands(self, channel_id: int) -> Iterator[Command]:
        visible = self.stage.env.backend.visible_commands(user_id=self.user.id, channel_id=channel_id)
        for number, (_, command) in enumerate(sorted(commands_in(visible).items())):
            if number % self.parts == self.moment % self.parts:
                yield command

    def _changes_nothing(self, name: str) -> bool:
        """Whether a command would be refused, or only shows something."""
        group, _, leaf = name.rpartition(" ")
        if self.is_gm and group == "gm":
            return name in OF_A_GM
        return name not in OF_MANAGERS and ALSO.get(leaf, leaf) not in self._moves()

    @property
    def is_gm(self) -> bool:
        """Whether it is the GM who asks."""
        return self.user.id == self.live.gm_id

    def _moves(self) -> set[str]:
        """What he may do now as far as he knows."""
        sitting = self.live.sitting_of(self.user.id)
        if sitting is None:
            return set()
        asks = asked(self.live.rulebook, self.live.started.view(sitting.name).table)
        return {str(ask.move.__struct_config__.tag) for ask in asks_of(sitting.name, asks)} - {"list"}

    async def _type(self, command: Command, channel_id: int) -> None:
        """See what is offered while he types."""
        for option in command.options:
            if option.autocomplete and self._is_here(channel_id):
                await self.person.autocomplete(self.stage.channel, command.name, option.name, "")
            elif option.autocomplete:
                await self.user.autocomplete(command.name, option.name, "")

    async def _give(self, command: Command, channel_id: int) -> None:
        values = {option.name: self._value(option) for option in command.options if self._fills(option, channel_id)}
        give = self.stage.command if self._is_here(channel_id) else self.stage.dm_command
        await give(self.name, command.name, **sent(values))

    def _is_here(self, channel_id: int) -> bool:
        """Whether that is the channel of the game."""
        return channel_id == self.stage.channel.id

    def _fills(self, option: Option, channel_id: int) -> bool:
        """Whether an option is given: in the channel the game is known, and in a DM it is one that may be meant."""
        if option.name == "game" and option.autocomplete:
            return option.required or not self._is_here(channel_id)
        return option.required or (option.autocomplete and self.moment % 3 > 0)

    def _value(self, option: Option) -> Value:
        if option.name == "game" and option.autocomplete:
            return str(self.live.id)
        if option.choices:
            return option.choices[self.moment % len(option.choices)].value
        if option.name in THINGS:
            things = THINGS[option.name]
            return things[self.moment % len(things)]
        return self.live.names[self.moment % len(self.live.names)]

    async def _press_card(self) -> None:
        card = self.stage.card
        for custom_id, key in keys_of(card):
            if key.verb in LOOKS:
                await self.person.click(card, custom_id=custom_id)

    async def _press_stale(self) -> None:
        """Press something of a DM that belongs to a wait that is over."""
        for message in reversed(self.stage.dms(self.name)):
            for custom_id, key in keys_of(message):
                if key.verb is Verb.ANSWER and key.wait_token != self.live.wait_token:
                    await self.user.click(message, custom_id=custom_id)
                    return


def keys_of(message: discord.Message) -> Iterator[tuple[str, Key]]:
    """The ids of a message's buttons, and what they say."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    for button in (item for row in rows for item in row.children if isinstance(item, discord.Button)):
        if (match := PATTERN.fullmatch(button.custom_id or "")) is not None:
            yield match[0], read_key(match)
