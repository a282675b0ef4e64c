"""Lists the commands of the games: one group for each rulebook, with a command for each move."""

from collections.abc import Callable, Iterable

from discord import app_commands
from discord.ext import commands

from bot.cogs.games.bluff_commands import BluffCog
from bot.cogs.games.danube_commands import DanubeCog
from bot.cogs.games.great_table_commands import GreatTableGm, GreatTableMoves
from bot.cogs.games.honnoji_commands import TalismanMoves
from bot.cogs.games.mafia.gm import GmOfTheTable
from bot.cogs.games.mafia.table_commands import TableCog
from bot.cogs.games.open_table_commands import OpenTableMoves
from bot.cogs.games.quest_commands import QuestCog
from bot.cogs.games.sigily_commands import SigilyCog
from bot.cogs.interaction.services import Services
from engine.rulebook import AnyRulebook

Tree = app_commands.CommandTree[commands.AutoShardedBot]

COGS_OF: dict[str, type[commands.GroupCog]] = {
    "quests": QuestCog,
    "honnoji": QuestCog,
    "great_table": TableCog,
    "danube": DanubeCog,
    "bluff": BluffCog,
    "sigily": SigilyCog,
    "open_table": TableCog,
}
"""The groups of commands of the rulebooks, by their slugs."""

ADDED: tuple[Callable[[Services], app_commands.Group], ...] = (
    TalismanMoves,
    GreatTableMoves,
    OpenTableMoves,
    GmOfTheTable,
    GreatTableGm,
)
"""The commands that one game alone adds to an existing group, under that group's name."""


def cogs_of_games(services: Services) -> list[commands.GroupCog]:
    """Make each group once."""
    return [kind(services) for kind in dict.fromkeys(COGS_OF.values())]


def groups_of_games(services: Services) -> list[app_commands.Group]:
    """Make the groups of commands that some games alone have in an existing group."""
    return [kind(services) for kind in ADDED]


def add_to_groups(tree: Tree, added: Iterable[app_commands.Group]) -> None:
    """Add commands to the groups of the same names in the tree."""
    for each in added:
        group = tree.get_command(each.name)
        assert isinstance(group, app_commands.Group)
        for command in each.commands:
            group.add_command(command)


def group_of(rulebook: AnyRulebook) -> str | None:
    """Return the name of the group with a game's moves; None if the game has only buttons."""
    kind = COGS_OF.get(rulebook.slug)
    return str(kind.__cog_group_name__) if kind is not None else None
