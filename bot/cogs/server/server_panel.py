"""The settings of a server, shown to its managers with selects that need no memory."""

from collections.abc import Sequence
from enum import StrEnum

import discord
from discord import SelectOption
from discord.ui import RoleSelect, Select

from bot.cogs.interaction.rights import roles_among
from bot.components.answers import Item
from bot.components.offered import is_offered
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words
from bot.host.denied import Denied
from bot.host.servers.server_settings import MOST_GAMES
from bot.storage.schema.models import Guild
from bot.themes import spoken
from bot.wording.name_words import bold
from bot.wording.words import Words
from bot.words import languages


class Setting(StrEnum):
    """The settings that the panel's selects change."""

    LANGUAGE = "language"
    HOSTS = "hosts"
    GAMES = "games"

    @property
    def custom_id(self) -> str:
        """Return the id of the setting's select. The interaction tells whose settings they are."""
        return f"brehon:server:{self}"


PATTERN = rf"brehon:server:(?P<setting>{'|'.join(Setting)})"
MOST_ROLES = 25


def server_panel(interaction: discord.Interaction, guild: Guild) -> Outgoing:
    """Show a server's settings, in its language, and the other choices."""
    words = bot_words(None, spoken(guild.language))
    roles = roles_among(interaction, guild.host_roles)
    lines = [
        words.say("server-title"),
        words.say("server-language", {"language": words.say("language-name")}),
        words.say("server-zone", {"zone": guild.zone}),
        _hosts(words, guild, roles),
    ]
    rows: list[list[Item]] = [[_roles(words, roles)], [_games(words, guild)]]
    if len(languages()) > 1:
        rows.insert(0, [_languages(words, guild)])
    if guild.most_games is None:
        lines.append(words.say("server-games-any"))
    else:
        lines.append(words.say("server-games", {"most": guild.most_games}))
    return Outgoing("\n".join(lines), rows=rows)


def check_setting(interaction: discord.Interaction, guild: Guild, setting: Setting, chosen: Sequence[str]) -> None:
    """Raise Denied unless the choice is offered in the panel now."""
    offered = [item for row in server_panel(interaction, guild).rows for item in row]
    select = next((item for item in offered if item.custom_id == setting.custom_id), None)
    roles = {str(role.id) for role in interaction.guild.roles} if interaction.guild is not None else set()
    are_roles = isinstance(select, RoleSelect) and {*chosen} <= roles and len(chosen) <= MOST_ROLES
    if not are_roles and not (isinstance(select, Select) and is_offered(select, chosen)):
        raise Denied("no-such-choice")


def _hosts(words: Words, guild: Guild, roles: list[discord.Role]) -> str:
    if not guild.host_roles:
        return words.say("server-hosts-all")
    if not roles:
        return words.say("server-hosts-managers")
    return words.say("server-hosts", {"roles": ", ".join(bold(role.name) for role in roles)})


def _languages(words: Words, guild: Guild) -> Item:
    return Select(
        custom_id=Setting.LANGUAGE.custom_id,
        placeholder=words.say("server-choose-language"),
        options=[
            SelectOption(
                label=bot_words(None, language).say("language-name"),
                value=language,
                default=language == spoken(guild.language),
            )
            for language in languages()
        ],
    )


def _roles(words: Words, roles: list[discord.Role]) -> Item:
    return RoleSelect(
        custom_id=Setting.HOSTS.custom_id,
        placeholder=words.say("server-choose-hosts"),
        min_values=0,
        max_values=MOST_ROLES,
        default_values=roles,
    )


def _games(words: Words, guild: Guild) -> Item:
    return Select(
        custom_id=Setting.GAMES.custom_id,
        placeholder=words.say("server-choose-games"),
        min_values=0,
        options=[
            SelectOption(
                label=words.say("server-games-choice", {"most": most}),
                value=str(most),
                default=most == guild.most_games,
            )
            for most in MOST_GAMES
        ],
    )
