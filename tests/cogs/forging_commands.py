"""Sends commands that nobody could type: unknown ones, options of other types or none, huge texts, games of other
servers.
"""

from random import Random
from typing import Any

from discord import AppCommandOptionType, app_commands
from simcord import InteractionResult

from tests.cogs.forgery import COMMAND, TYPING, Origin, send
from tests.cogs.stage import Stage

Option = dict[str, Any]
Typed = app_commands.Command[Any, ..., Any]

HUGE = "ß" * 6000
ODD: tuple[object, ...] = (None, [], {}, 7, -1, 2.5, True, "", "nan", HUGE, "\x00", 10**400, float("nan"), float("inf"))
TEXTS = ("", "Ann", "an", "nan", "\x00", "\u202e", "1", "2", "²", "9" * 60, HUGE)
LIKELY: dict[AppCommandOptionType, tuple[object, ...]] = {
    AppCommandOptionType.string: TEXTS,
    AppCommandOptionType.integer: (1, -1),
    AppCommandOptionType.boolean: (True, False),
    AppCommandOptionType.number: (1, 24.5, -1),
    AppCommandOptionType.user: ("1", "nan"),
    AppCommandOptionType.attachment: ("1", "nan"),
}
STRANGE_GAMES = ("", "2", "999999999", "²", "9" * 60, "tain", "Ann", "-1", "1.0", HUGE)
"""Numbers and names of games in which the senders have no part."""


class CommandForger:
    """Sends forged commands to a server with a game."""

    def __init__(self, stage: Stage, random: Random) -> None:
        self._stage = stage
        self._random = random
        commands = stage.bot.tree.walk_commands()
        self._commands: list[Typed] = [each for each in commands if isinstance(each, app_commands.Command)]

    async def forge(self) -> InteractionResult:
        """Send one and return how it was answered."""
        random, stage = self._random, self._stage
        command = random.choice(self._commands)
        options = self._options(command)
        spoil = random.choice((self._mistype, self._add, self._mistake, self._name_another_game))
        names = command.qualified_name.split()
        spoil(command, names, options)
        is_typing = random.random() < 0.4
        if is_typing and options:
            random.choice(options)["focused"] = True
        name = random.choice(list(stage.users))
        in_dm = random.random() < 0.2
        channel = stage.users[name].dm_channel.id if in_dm else stage.channel.id
        origin = Origin(name, channel, None if in_dm else stage.guild.id)
        return await send(stage, origin, TYPING if is_typing else COMMAND, _data(names, options))

    def _options(self, command: Typed) -> list[Option]:
        """Return all options that the command needs, and some that it may have."""
        return [
            {"name": each.name, "type": each.type.value, "value": self._random.choice(LIKELY[each.type])}
            for each in command.parameters
            if each.required or self._random.random() < 0.6
        ]

    def _mistype(self, command: Typed, names: list[str], options: list[Option]) -> None:
        """Give an option another type, or a value of another type."""
        if not options:
            self._add(command, names, options)
            return
        option = self._random.choice(options)
        option["type"] = self._random.choice([kind for kind in (3, 4, 5, 6, 8, 10, 11, 99) if kind != option["type"]])
        option["value"] = self._random.choice(ODD)

    def _add(self, _: Typed, __: list[str], options: list[Option]) -> None:
        """Add an option that does not exist."""
        strange = {"name": self._random.choice(("x", "", HUGE)), "type": 3, "value": self._random.choice(ODD)}
        options.insert(self._random.randint(0, len(options)), strange)

    def _mistake(self, _: Typed, names: list[str], __: list[Option]) -> None:
        """Name another command, or a part of one."""
        if self._random.random() < 0.3 and len(names) > 1:
            names.pop()
        else:
            names[self._random.randrange(len(names))] = self._random.choice(("x", "", HUGE))

    def _name_another_game(self, command: Typed, names: list[str], options: list[Option]) -> None:
        """Name a game of another server, or none."""
        if command.get_parameter("game") is None or command.qualified_name in {"game new", "game rules"}:
            self._add(command, names, options)
            return
        options[:] = [each for each in options if each["name"] != "game"]
        options.append({"name": "game", "type": 3, "value": self._random.choice(STRANGE_GAMES)})


def _data(names: list[str], options: list[Option]) -> dict[str, Any]:
    """Return the command as Discord reports it, each name nested in the one before."""
    for depth, name in reversed([*enumerate(names)][1:]):
        options = [{"name": name, "type": 1 if depth == len(names) - 1 else 2, "options": options}]
    return {"id": "1", "name": names[0], "type": 1, "options": options}
