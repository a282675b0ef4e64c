"""Asks the bot everything that somebody can ask without changing anything. Forbidden acts are refused."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

import discord
from discord import app_commands
from simcord.enums import OptionType

from bot.components.keys import PATTERN, Key, Verb, read_key
from bot.rehearsal.typed_commands import Command, Option, Value, commands_in
from bot.storage.games.hosted_game import HostedGame
from engine.asks import asks_of
from engine.great_table.cards import CardName
from engine.honnoji.talismans import POOL
from engine.judging import asked
from engine.naming import tag_of
from tests.cogs.stage import Stage
from tests.twins.moving import sent

PARTS = 5
"""Where not everything is asked at each moment, it is asked after this many."""
IN_DM = 4
"""At one in this many moments the same is asked in the DM too. The two numbers are coprime, so that each part is
asked.
"""
NUMBERS = 5
"""Where a number is asked for, one of the first this many is given."""
THINGS: dict[str, Sequence[str]] = {"card": [*CardName], "item": POOL}
OF_A_GM = frozenset({"gm act-for", "gm desk", "gm secrets"})
"""Commands that change nothing even if a GM gives them."""
OF_MANAGERS = frozenset({"gm hand-over", "gm move", "server settings", "game new"})
"""Commands that change something if a manager of the server or a GM gives them."""
ALSO = {"no-lynch": "vote"}
"""Commands that have another name than their move."""
Offering = Callable[..., object]
T = TypeVar("T")
LOOKS = (Verb.MOVES, Verb.SECRETS, Verb.HAND, Verb.LEAD, Verb.SPECTATE)


class Asking:
    """Asks on behalf of somebody at a numbered moment: everything, or one of ``parts`` of it."""

    def __init__(self, stage: Stage, hosted: HostedGame, name: str, moment: int, parts: int = 1) -> None:
        self.stage = stage
        self.hosted = hosted
        self.name = name
        self.moment = moment
        self.parts = parts
        self.person = stage.people[name]
        self.user = stage.users[name]

    async def everything(self) -> None:
        """Ask in the channel, now and then in the DM too, and press the buttons that are always there."""
        await self._ask_in(self.stage.channel.id)
        if self.moment % IN_DM == 0:
            await self._ask_in(self.user.dm_channel.id)
        await self._press_card()
        await self._press_stale()

    async def _ask_in(self, channel_id: int) -> None:
        visible = self.stage.env.backend.visible_commands(user_id=self.user.id, channel_id=channel_id)
        commands = [command for _, command in sorted(commands_in(visible).items())]
        for command, option in self._part_of(self._offering(commands)):
            await self._type(command, option, channel_id)
        for command in self._part_of(commands):
            if self._changes_nothing(command.name):
                await self._give(command, channel_id)

    def _part_of(self, things: Sequence[T]) -> Sequence[T]:
        return things[self.moment % self.parts :: self.parts]

    def _offering(self, commands: Sequence[Command]) -> Sequence[tuple[Command, Option]]:
        """Return the options with autocompletion. Of those that share a function, one is returned at each moment."""
        functions = offering(self.stage.bot.tree)
        alike: dict[Offering, list[tuple[Command, Option]]] = {}
        for command in commands:
            for option in command.options:
                if option.autocomplete:
                    alike.setdefault(functions[command.name, option.name], []).append((command, option))
        return [options[self.moment % len(options)] for options in alike.values()]

    def _changes_nothing(self, name: str) -> bool:
        """Return whether a command would be refused, or only shows something."""
        group, _, leaf = name.rpartition(" ")
        if self.is_gm and group == "gm":
            return name in OF_A_GM
        return name not in OF_MANAGERS and ALSO.get(leaf, leaf) not in self._moves()

    @property
    def is_gm(self) -> bool:
        """Return whether the asker is a GM."""
        return self.hosted.is_led_by(self.user.id)

    def _moves(self) -> set[str]:
        """Return the asker's possible moves as far as they know. Under an alias they may always speak."""
        occupancy = self.hosted.occupancy_of(self.user.id)
        if occupancy is None:
            return set()
        asks = asked(self.hosted.rulebook, self.hosted.started.view(occupancy.name).table)
        moves = {tag_of(ask.move) for ask in asks_of(occupancy.name, asks)} - {"list"}
        return moves | {"say"} if self.hosted.has_aliases else moves

    async def _type(self, command: Command, option: Option, channel_id: int) -> None:
        """Look at the suggestions while the asker types."""
        if self._is_here(channel_id):
            await self.person.autocomplete(self.stage.channel, command.name, option.name, "")
        else:
            await self.user.autocomplete(command.name, option.name, "")

    async def _give(self, command: Command, channel_id: int) -> None:
        given = [option for option in command.options if self._fills(option, channel_id)]
        persons = {option.name: self.person for option in given if option.type is OptionType.USER}
        values = {option.name: self._value(option) for option in given if option.name not in persons}
        give = self.stage.command if self._is_here(channel_id) else self.stage.dm_command
        await give(self.name, command.name, **sent(values), **persons)

    def _is_here(self, channel_id: int) -> bool:
        """Return whether that is the channel of the game."""
        return channel_id == self.stage.channel.id

    def _fills(self, option: Option, channel_id: int) -> bool:
        """Return whether an option is filled in. A channel implies the game; in a DM one of several may be meant."""
        if option.name == "game" and option.autocomplete:
            return option.required or not self._is_here(channel_id)
        return option.required or (option.autocomplete and self.moment % 3 > 0)

    def _value(self, option: Option) -> Value:
        if option.name == "game" and option.autocomplete:
            return str(self.hosted.id)
        if option.choices:
            return option.choices[self.moment % len(option.choices)].value
        if option.type is OptionType.BOOLEAN:
            return self.moment % 2 == 0
        if option.type is OptionType.INTEGER:
            return 1 + self.moment % NUMBERS
        if option.name in THINGS:
            things = THINGS[option.name]
            return things[self.moment % len(things)]
        return self.hosted.names[self.moment % len(self.hosted.names)]

    async def _press_card(self) -> None:
        card = self.stage.card
        for custom_id, key in keys_of(card):
            if key.verb in LOOKS:
                await self.person.click(card, custom_id=custom_id)

    async def _press_stale(self) -> None:
        """Press a component of a DM that belongs to a wait that is over."""
        for message in reversed(self.stage.dms(self.name)):
            for custom_id, key in keys_of(message):
                if key.verb is Verb.ANSWER and key.wait_token != self.hosted.wait_token:
                    await self.user.click(message, custom_id=custom_id)
                    return


def offering(tree: app_commands.CommandTree) -> Mapping[tuple[str, str], Offering]:
    """Return the functions that answer autocompletion, by command and option."""
    commands = [each for each in tree.walk_commands() if isinstance(each, app_commands.Command)]
    return {
        (command.qualified_name, parameter.display_name): parameter.autocomplete
        for command in commands
        for parameter in command._params.values()
        if parameter.autocomplete is not None
    }


def keys_of(message: discord.Message) -> Iterator[tuple[str, Key]]:
    """Return the ids and labels of a message's buttons."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    for button in (item for row in rows for item in row.children if isinstance(item, discord.Button)):
        if (match := PATTERN.fullmatch(button.custom_id or "")) is not None:
            yield match[0], read_key(match)
