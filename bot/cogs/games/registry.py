"""The commands of the games: a group for each, in which there is a command for each move."""

from discord.ext import commands

from bot.cogs.games.great_table.commands import TableCog
from bot.cogs.games.quests import QuestCog
from bot.cogs.interaction.services import Services
from engine.rulebook import AnyRulebook

COGS_OF: dict[str, type[commands.GroupCog]] = {
    "quests": QuestCog,
    "honnoji": QuestCog,
    "great_table": TableCog,
}
"""The commands of the rulebooks, by their slugs."""


def cogs_of_games(services: Services) -> list[commands.GroupCog]:
    """Make each of them once."""
    return [kind(services) for kind in dict.fromkeys(COGS_OF.values())]


def group_of(rulebook: AnyRulebook) -> str | None:
    """The name of the group in which a game's moves are; None where there are buttons alone."""
    kind = COGS_OF.get(rulebook.slug)
    return str(kind.__cog_group_name__) if kind is not None else None
