"""Checks what was typed as a command against what the command takes. Discord's own check may be old, or forged."""

from collections.abc import Sequence
from math import isfinite

import discord
from discord import AppCommandOptionType, app_commands
from discord.ext import commands
from msgspec import Struct

from engine.codec import convert
from engine.errors import BadInput

Tree = app_commands.CommandTree[commands.AutoShardedBot]

GROUPS = frozenset({AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value})
VALUES: dict[AppCommandOptionType, frozenset[type]] = {
    AppCommandOptionType.string: frozenset({str}),
    AppCommandOptionType.integer: frozenset({int}),
    AppCommandOptionType.boolean: frozenset({bool}),
    AppCommandOptionType.number: frozenset({int, float}),
    AppCommandOptionType.user: frozenset({str}),
    AppCommandOptionType.attachment: frozenset({str}),
}
"""The types of an option's value, by the type of the option. The bot's commands take no others."""


class _Option(Struct):
    name: str
    type: int
    value: str | int | float | bool | None = None
    focused: bool = False
    options: list["_Option"] = []


class _Resolved(Struct, frozen=True):
    users: dict[str, dict[str, object]] = {}
    attachments: dict[str, dict[str, object]] = {}


class _Command(Struct):
    name: str
    type: int = discord.AppCommandType.chat_input.value
    options: list[_Option] = []
    resolved: _Resolved = _Resolved()


def check_typed(tree: Tree, interaction: discord.Interaction) -> None:
    """Raise BadInput unless the command exists and takes what was typed, or suggests something for it."""
    typed = convert({**(interaction.data or {})}, _Command)
    command, options = _found(tree, typed)
    taken = {parameter.display_name: parameter for parameter in command.parameters}
    if not all(option.name in taken and _takes(taken[option.name], option, typed.resolved) for option in options):
        raise BadInput("this command takes something else")
    is_typing = interaction.type is discord.InteractionType.autocomplete
    if is_typing and not any(option.focused and taken[option.name].autocomplete for option in options):
        raise BadInput("nothing is offered for this")


def _found(tree: Tree, typed: _Command) -> tuple[app_commands.Command[commands.GroupCog, ..., None], Sequence[_Option]]:
    """Return the command that was meant, and its options. Raises BadInput."""
    is_typed = typed.type == discord.AppCommandType.chat_input.value
    found = tree.get_command(typed.name) if is_typed else None
    options: Sequence[_Option] = typed.options
    while isinstance(found, app_commands.Group) and options and options[0].type in GROUPS:
        found, options = found.get_command(options[0].name), options[0].options
    if not isinstance(found, app_commands.Command):
        raise BadInput("there is no such command")
    return found, options


def _takes(parameter: app_commands.Parameter, option: _Option, resolved: _Resolved) -> bool:
    """Whether a parameter takes the value of an option. A person or a file must be one that Discord describes."""
    value = option.value
    is_fit = option.type == parameter.type.value and type(value) in VALUES.get(parameter.type, frozenset())
    described = {
        AppCommandOptionType.user: resolved.users,
        AppCommandOptionType.attachment: resolved.attachments,
    }.get(parameter.type)
    is_known = described is None or value in described
    return is_fit and is_known and (not isinstance(value, int | float) or _is_in_range(parameter, value))


def _is_in_range(parameter: app_commands.Parameter, number: int | float) -> bool:
    """Whether a number is finite and within a parameter's limits."""
    least, most = parameter.min_value, parameter.max_value
    is_finite = isinstance(number, int) or isfinite(number)
    return is_finite and (least is None or number >= least) and (most is None or number <= most)
