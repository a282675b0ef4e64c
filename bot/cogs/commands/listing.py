"""Lists the slash commands that a person may want here and now, by group, with the names that their Discord shows."""

from collections.abc import Collection, Iterable, Iterator

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.commands.descriptions import WORDS, AnyCommand, Tree
from bot.cogs.commands.translating import FluentTranslator
from bot.cogs.games.game_commands_registry import group_of
from bot.cogs.interaction.rights import UNSEATED, is_gm, may_see_orders
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import GamePhase
from bot.wording.voice import dashed
from bot.wording.words import Words
from engine.naming import snake_case
from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS

OF_SOME = {dashed(snake_case(move.__name__)): move for rulebook in RULEBOOKS for move in rulebook.gm_moves}
"""The GM's moves that only some games have, by the names of their commands."""
OPENING = "new"
"""The command that only some people may use. They are told of it separately."""
OF_EVERY_GAME = ("help", "say", "board", "game", "stats", "privacy")


def listed(interaction: discord.Interaction, words: Words, games: Iterable[HostedGame]) -> list[str]:
    """Return a line for each group: the commands of every game, then the moves of the asker's games, then the GM's."""
    on = [hosted for hosted in games if hosted.phase is not GamePhase.OVER]
    played = [hosted.rulebook for hosted in on if hosted.occupancy_of(interaction.user.id) is not None]
    groups = dict.fromkeys(group for rulebook in played if (group := group_of(rulebook)) is not None)
    led = [hosted for hosted in on if is_gm(interaction, hosted)]
    return [
        words.say("help-commands", {"commands": _typed(interaction, OF_EVERY_GAME, {OPENING})}),
        *(
            words.say("help-commands-moves", {"commands": _typed(interaction, (group,), _of_others(played))})
            for group in groups
        ),
        *(
            words.say("help-commands-gm", {"commands": _typed(interaction, ("gm",), _unfit(interaction, led))})
            for _ in led[:1]
        ),
    ]


def _of_others(played: Iterable[AnyRulebook]) -> set[str]:
    """Return the moves that none of these games has."""
    own = {move for rulebook in played for move in _moves(rulebook)}
    return {dashed(move) for rulebook in RULEBOOKS for move in _moves(rulebook) if move not in own}


def _moves(rulebook: AnyRulebook) -> set[str]:
    """Return a game's moves as a record spells them."""
    return {snake_case(move.__name__) for move in rulebook.actions}


def _unfit(interaction: discord.Interaction, led: Iterable[HostedGame]) -> set[str]:
    """Return the GM's commands that mean nothing in the asker's games, or are not for a GM who plays."""
    known = {move for hosted in led for move in hosted.rulebook.gm_moves}
    strange = {name for name, move in OF_SOME.items() if move not in known}
    if not any(may_see_orders(interaction, hosted) for hosted in led):
        strange |= {_name(command) for command in _tree(interaction).walk_commands() if UNSEATED in command.extras}
    return strange


def _typed(interaction: discord.Interaction, groups: Iterable[str], without: Collection[str] = ()) -> str:
    return ", ".join(f"`/{name}`" for group in groups for name in _names(interaction, group, without))


def _names(interaction: discord.Interaction, group: str, without: Collection[str]) -> Iterator[str]:
    """Return the names of a group's commands in the asker's Discord. ``group`` is its name in the program."""
    tree = _tree(interaction)
    assert isinstance(tree.translator, FluentTranslator)
    for command in tree.walk_commands():
        is_in_group = command.extras[WORDS].partition("-")[0] == group
        if isinstance(command, app_commands.Command) and is_in_group and _name(command) not in without:
            yield tree.translator.called(command, interaction.locale)


def _name(command: AnyCommand) -> str:
    """Return a command's name in the program, without its group's."""
    return str(command.extras[WORDS].partition("-")[2])


def _tree(interaction: discord.Interaction) -> Tree:
    bot = interaction.client
    assert isinstance(bot, commands.AutoShardedBot)
    return bot.tree
