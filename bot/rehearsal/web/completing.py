"""A slash command while it is typed: the matching commands, their options, and the offered values."""

import re
from collections.abc import Iterator, Mapping

from msgspec import Struct
from simcord.enums import OptionType

from bot.rehearsal.rehearsal_client import Client
from bot.rehearsal.typed_commands import Command, Option

MOST = 25
"""The most offers that Discord shows at once."""
LAST = re.compile(r'(?P<before>.*(?<![\w-]))(?P<name>[\w-]+):(?P<value>"[^"]*"?|[^":]*)', re.DOTALL)
"""The last option whose value is being typed. A value without quotes may have spaces until it is complete."""
PLAIN = re.compile(r"[\w.,+-]+")


class Completion(Struct, frozen=True):
    """A possible meaning: its text, a description, and the whole line with it."""

    shown: str
    note: str
    line: str


async def completions(line: str, client: Client, channel_id: int, people: Mapping[str, Client]) -> list[Completion]:
    """Return the possible meanings of a line that begins with a slash."""
    commands = client.commands_in(channel_id)
    command = _command(line, commands)
    if command is None:
        typed = line.removeprefix("/").casefold()
        found = [each for name, each in sorted(commands.items()) if typed in name]
        return [Completion(f"/{each.name}", each.description, f"/{each.name} ") for each in found]
    rest = line.removeprefix(f"/{command.name}")
    last = LAST.fullmatch(rest)
    option = next((each for each in command.options if last is not None and each.name == last["name"]), None)
    if last is None or option is None:
        return [*_options(command, rest)]
    head = f"/{command.name}{last['before']}{option.name}:"
    offers = await _values(option, command, client, last["value"].strip('"'), people)
    if not offers and last["value"].endswith(" "):
        return [*_options(command, rest)]
    return [Completion(name, "", f"{head}{_quoted(name)} ") for name in offers[:MOST]]


def _command(line: str, commands: Mapping[str, Command]) -> Command | None:
    """Return the command whose name stands there in full, followed by a space."""
    names = [name for name in commands if f"{line} ".startswith(f"/{name} ") and len(line) > len(name) + 1]
    return commands[max(names, key=len)] if names else None


def _options(command: Command, rest: str) -> Iterator[Completion]:
    typed = rest.rpartition(" ")[2].casefold()
    before = rest.removesuffix(rest.rpartition(" ")[2])
    for option in command.options:
        if option.name.startswith(typed) and f"{option.name}:" not in rest:
            yield Completion(f"{option.name}:", option.description, f"/{command.name}{before}{option.name}:")


async def _values(
    option: Option, command: Command, client: Client, typed: str, people: Mapping[str, Client]
) -> list[str]:
    if option.autocomplete:
        return [offer.name for offer in await client.offered(command, option, typed)]
    match option.type:
        case OptionType.USER:
            names = [*people]
        case OptionType.BOOLEAN:
            names = ["true", "false"]
        case _:
            names = [offer.name for offer in option.choices]
    return [name for name in names if typed.casefold() in name.casefold()]


def _quoted(text: str) -> str:
    """Return a value as it is typed: in quotes unless it is plain."""
    return text if PLAIN.fullmatch(text) else '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
