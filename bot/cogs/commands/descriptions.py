"""Gives the commands the words that Discord shows while somebody types. They come from files like all other words."""

import structlog
from discord import app_commands
from discord.app_commands import Choice, Command, Group, locale_str
from discord.ext import commands

from bot.wording.command_limits import is_description, is_name
from bot.wording.words import Words

Tree = app_commands.CommandTree[commands.AutoShardedBot]
AnyCommand = Command[commands.GroupCog, ..., None] | Group

WORDS = "words"
"""The key under which a command remembers the names of its messages."""

log = structlog.get_logger()


def describe(tree: Tree, words: Words) -> None:
    """Give every command, option and choice its words.

    A command's description is the message ``command-<its name in the program>``. An option's is an attribute of that,
    and a choice's is ``<option>-<value>``. Their names are the messages ``name-<the same>``. Words that Discord would
    not take change nothing.
    """
    for command in list(tree.walk_commands()):
        message = command.qualified_name.replace(" ", "-")
        # Groups may share a command, but not its words.
        command.extras = {**command.extras, WORDS: message}
        if (text := fitting(words, f"command-{message}")) is not None:
            command.description = text
        if isinstance(command, Command):
            _describe_options(command, words)
    for command in list(tree.walk_commands()):
        _rename(tree, command, fitting(words, f"name-{command.extras[WORDS]}"))


def fitting(words: Words, message: str) -> str | None:
    """Return a message about a command; log it and return None if Discord would not take it."""
    text = words.say(message)
    if is_name(text) if message.startswith("name-") else is_description(text):
        return text
    log.warning("words of a command left out, for Discord would refuse them", message=message, language=words.language)
    return None


def _describe_options(command: Command[commands.GroupCog, ..., None], words: Words) -> None:
    message = command.extras[WORDS]
    options = command.parameters
    texts = {option.name: fitting(words, f"command-{message}.{option.name}") for option in options}
    names = {option.name: fitting(words, f"name-{message}.{option.name}") for option in options}
    app_commands.describe(**{option: locale_str(text) for option, text in texts.items() if text is not None})(command)
    app_commands.rename(**{option: locale_str(name) for option, name in names.items() if name is not None})(command)
    for option in options:
        if option.choices:
            choices = []
            for choice in option.choices:
                key = f"command-{message}.{option.name}-{choice.value}"
                text = fitting(words, key) or choice.name
                choices.append(Choice(name=locale_str(text, message=key), value=choice.value))
            app_commands.choices(**{option.name: choices})(command)


def _rename(tree: Tree, command: AnyCommand, name: str | None) -> None:
    """Rename a command, unless a command beside it has that name."""
    shelf = tree if command.parent is None else command.parent
    if name is None or name == command.name:
        return
    if shelf.get_command(name) is not None:
        log.warning("name of a command left out, for another beside it is called the same", name=name)
        return
    shelf.remove_command(command.name)
    command.name = name
    shelf.add_command(command)
