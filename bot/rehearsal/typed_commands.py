"""Slash commands as a person's Discord offers them, and the reading of a typed line as one."""

import shlex
from collections.abc import Mapping, Sequence
from math import ceil, floor

from msgspec import Struct
from simcord.enums import OptionType
from simcord.interactions import command_leaves

from bot.rehearsal.failure import Impossible
from engine.learning import converted

YES = frozenset({"yes", "true", "on", "1"})

Value = str | int | float | bool


class Offer(Struct, frozen=True):
    """A value of an option, and the name under which it is offered."""

    name: str
    value: Value


class Option(Struct, frozen=True):
    """An option of a command."""

    name: str
    type: OptionType
    description: str = ""
    required: bool = False
    autocomplete: bool = False
    choices: tuple[Offer, ...] = ()
    min_value: float | None = None
    max_value: float | None = None

    def nearest(self, number: int) -> int:
        """Return the nearest number that Discord lets somebody type."""
        if self.min_value is not None:
            number = max(number, ceil(self.min_value))
        return number if self.max_value is None else min(number, floor(self.max_value))


class Command(Struct, frozen=True):
    """An available command: its words, without the slash."""

    name: str
    options: tuple[Option, ...]
    description: str = ""


def commands_in(registered: Sequence[Mapping[str, object]]) -> dict[str, Command]:
    """List an application's commands, by name."""
    leaves = [leaf for root in registered for leaf in command_leaves(dict(root))]
    return {" ".join(path): _command(" ".join(path), leaf) for path, leaf in leaves}


def _command(name: str, leaf: Mapping[str, object]) -> Command:
    options = converted(leaf.get("options") or [], tuple[Option, ...])
    return Command(name, options, str(leaf.get("description") or ""))


def read_line(line: str, commands: Mapping[str, Command]) -> tuple[Command, dict[str, str]]:
    """Read a typed line, such as ``/quest vote approve`` or ``/quest vote answer:approve``. Raises Impossible."""
    try:
        words = shlex.split(line.removeprefix("/"))
    except ValueError:
        words = line.removeprefix("/").split()
    for length in range(len(words), 0, -1):
        command = commands.get(" ".join(words[:length]))
        if command is not None:
            return command, _typed(command, words[length:])
    known = ", ".join(f"/{name}" for name in sorted(commands))
    raise Impossible(f"There is no such command. These are: {known}.")


def _typed(command: Command, words: Sequence[str]) -> dict[str, str]:
    names = [option.name for option in command.options]
    typed: dict[str, str] = {}
    for word in words:
        name, colon, value = word.partition(":")
        if colon and name in names:
            typed[name] = value
            continue
        free = next((name for name in names if name not in typed), None)
        if free is None:
            raise Impossible(f"/{command.name} takes no more than {len(names)} options.")
        typed[free] = word
    return typed


def value_of(option: Option, typed: str) -> Value:
    """Turn typed text into the option's value. Raises Impossible."""
    for offer in option.choices:
        if typed.casefold() in {offer.name.casefold(), str(offer.value).casefold()}:
            return offer.value
    if option.type is OptionType.BOOLEAN:
        return typed.casefold() in YES
    try:
        match option.type:
            case OptionType.INTEGER:
                return int(typed)
            case OptionType.NUMBER:
                return float(typed)
            case _:
                return typed
    except ValueError:
        raise Impossible(f"The option {option.name} takes a number.") from None
