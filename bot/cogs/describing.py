"""What Discord shows of the commands while somebody types: their words, which come from files like all others."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.wording.words import Words


def describe(tree: app_commands.CommandTree[commands.AutoShardedBot], words: Words) -> None:
    """Give every command, option and choice its words.

    A command's message is ``command-<its name>``, an option is an attribute of it, a choice ``<option>-<value>``.
    """
    for command in tree.walk_commands():
        message = f"command-{command.qualified_name.replace(' ', '-')}"
        command.description = words.say(message)
        if isinstance(command, app_commands.Group):
            continue
        texts = {option.name: words.say(f"{message}.{option.name}") for option in command.parameters}
        app_commands.describe(**texts)(command)
        for option in command.parameters:
            if option.choices:
                named = [
                    Choice(name=words.say(f"{message}.{option.name}-{choice.value}"), value=choice.value)
                    for choice in option.choices
                ]
                app_commands.choices(**{option.name: named})(command)
