"""The settings of a server, shown to its managers with selects that need no memory."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

import discord
from discord import SelectOption
from discord.ui import Button, ChannelSelect, RoleSelect, Select
from yarl import URL

from bot.cogs.interaction.rights import roles_among
from bot.components.answers import Item
from bot.components.offered import is_offered
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words
from bot.host.denied import Denied
from bot.host.servers.server_settings import MOST_GAMES
from bot.storage.channels.feed_rows import FeedRow
from bot.storage.opening.opening_models import SavedSetUp
from bot.storage.schema.models import Guild
from bot.themes import spoken
from bot.wording.name_words import bold, escape
from bot.wording.words import Words
from bot.words import languages


class Setting(StrEnum):
    """The settings that the panel's selects change."""

    LANGUAGE = "language"
    HOSTS = "hosts"
    GAMES = "games"
    ROLE = "role"
    CHANNEL = "channel"
    DEFAULTS = "defaults"

    @property
    def custom_id(self) -> str:
        """Return the id of the setting's select. The interaction tells whose settings they are."""
        return f"brehon:server:{self}"


OF_NEW_GAMES = frozenset({Setting.ROLE, Setting.CHANNEL, Setting.DEFAULTS})
"""The settings of the second page."""


class ServerPage(StrEnum):
    """A page of the panel."""

    GENERAL = "general"
    NEW_GAMES = "new-games"

    @property
    def custom_id(self) -> str:
        """Return the id of the button that turns to it."""
        return f"brehon:server-page:{self}"


PAGE_PATTERN = rf"brehon:server-page:(?P<page>{'|'.join(ServerPage)})"
PATTERN = rf"brehon:server:(?P<setting>{'|'.join(Setting)})"
MOST_ROLES = 25


class Kept(NamedTuple):
    """The set-ups of a server, the numbers of its defaults among them, and the titles of games by their themes."""

    setups: Sequence[SavedSetUp]
    defaults: Sequence[int]
    titles: Mapping[str, str]

    def titled(self, saved: SavedSetUp) -> str:
        """Return the title of the game for which a set-up was saved."""
        return self.titles.get(saved.set_up.theme, saved.set_up.theme)


def server_panel(
    interaction: discord.Interaction, guild: Guild, feed: FeedRow | None = None, secret: str | None = None
) -> Outgoing:
    """Show a server's settings, in its language, and the other choices. A new secret is shown this once."""
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
    lines.append(_webhook(words, feed))
    if secret is not None:
        lines.append(words.say("server-webhook-secret", {"secret": secret}))
    rows.append([_turn(words, ServerPage.NEW_GAMES)])
    return Outgoing("\n".join(lines), rows=rows)


def _webhook(words: Words, feed: FeedRow | None) -> str:
    """Name only the host of the address, because the rest may be a secret of its own."""
    if feed is None:
        return words.say("server-webhook-none")
    host = escape(URL(feed.url).host or "")
    return words.say("server-webhook" if feed.is_on else "server-webhook-off", {"host": host})


def new_games_panel(interaction: discord.Interaction, guild: Guild, kept: Kept) -> Outgoing:
    """Show how a server's new games begin: whom they call, where they open, and with which set-ups."""
    words = bot_words(None, spoken(guild.language))
    roles = roles_among(interaction, [] if guild.called_role is None else [guild.called_role])
    channel = _channel(interaction, guild)
    lines = [words.say("server-new-title"), *_called(words, interaction, roles)]
    lines.append(words.say("server-here") if channel is None else words.say("server-there", {"room": channel.mention}))
    chosen = [saved for saved in kept.setups if saved.id in kept.defaults]
    names = ", ".join(f"{bold(saved.name)} ({kept.titled(saved)})" for saved in chosen)
    lines.append(words.say("server-defaults", {"names": names}) if chosen else words.say("server-no-defaults"))
    rows: list[list[Item]] = [[_called_select(words, roles)], [_channel_select(words, channel)]]
    rows += [[_defaults_select(words, kept)]] if kept.setups else []
    return Outgoing("\n".join(lines), rows=[*rows, [_turn(words, ServerPage.GENERAL)]])


def check_setting(interaction: discord.Interaction, panel: Outgoing, setting: Setting, chosen: Sequence[str]) -> None:
    """Raise Denied unless the choice is offered in its panel now."""
    offered = [item for row in panel.rows for item in row]
    select = next((item for item in offered if item.custom_id == setting.custom_id), None)
    guild = interaction.guild
    match select:
        case RoleSelect():
            known = set() if guild is None else {str(role.id) for role in guild.roles}
        case ChannelSelect():
            known = set() if guild is None else {str(channel.id) for channel in guild.text_channels}
        case Select() if is_offered(select, chosen):
            return
        case _:
            raise Denied("no-such-choice")
    if not {*chosen} <= known or not select.min_values <= len(chosen) <= select.max_values:
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


def _called(words: Words, interaction: discord.Interaction, roles: list[discord.Role]) -> Iterator[str]:
    """Yield whom new games call, and whether the bot may."""
    if not roles:
        yield words.say("server-calls-nobody")
        return
    (role,) = roles
    yield words.say("server-calls", {"role": bold(role.name)})
    if not role.mentionable and not interaction.app_permissions.mention_everyone:
        yield words.say("server-may-not-call")


def _channel(interaction: discord.Interaction, guild: Guild) -> discord.TextChannel | None:
    """Return the channel for new games, if there is one and it still exists."""
    if interaction.guild is None or guild.new_games_channel is None:
        return None
    channel = interaction.guild.get_channel(guild.new_games_channel)
    return channel if isinstance(channel, discord.TextChannel) else None


def _called_select(words: Words, roles: list[discord.Role]) -> Item:
    return RoleSelect(
        custom_id=Setting.ROLE.custom_id,
        placeholder=words.say("server-choose-role"),
        min_values=0,
        max_values=1,
        default_values=roles,
    )


def _channel_select(words: Words, channel: discord.TextChannel | None) -> Item:
    return ChannelSelect(
        custom_id=Setting.CHANNEL.custom_id,
        placeholder=words.say("server-choose-channel"),
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        min_values=0,
        max_values=1,
        default_values=[] if channel is None else [channel],
    )


def _defaults_select(words: Words, kept: Kept) -> Item:
    options = [
        SelectOption(
            label=saved.name, description=kept.titled(saved), value=str(saved.id), default=saved.id in kept.defaults
        )
        for saved in kept.setups
    ]
    return Select(
        custom_id=Setting.DEFAULTS.custom_id,
        placeholder=words.say("server-choose-defaults"),
        min_values=0,
        max_values=len(options),
        options=options,
    )


def _turn(words: Words, page: ServerPage) -> Item:
    return Button(label=words.say(f"button-server-{page}"), custom_id=page.custom_id)
