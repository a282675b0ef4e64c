"""/game set-ups: all set-ups that somebody may use here. Each opens by itself, to be shared or deleted."""

from re import Match

import discord
from discord import ButtonStyle, SelectOption
from discord.ui import Button, Select, View

from bot.cogs.interaction.lifetime import log_use
from bot.cogs.interaction.own_items import OwnItem
from bot.cogs.interaction.pressed import data_of, only_value, values_of
from bot.cogs.interaction.replies import answered, repaint, reply
from bot.cogs.interaction.rights import may_keep_for_server
from bot.cogs.interaction.services import Services, services_of
from bot.cogs.saved_setups.checking_setups import theme_of
from bot.cogs.saved_setups.sharing import shared_setup
from bot.components.answers import Item
from bot.components.keys import read_number
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words
from bot.host.denied import Denied
from bot.storage.opening.opening_models import SavedSetUp
from bot.themes import Theme
from bot.wording.name_words import bold
from bot.wording.pages import Page, fitted
from bot.wording.words import Words
from bot.wording.words_registry import words_for
from engine.codec import convert
from engine.errors import BadInput

PATTERN = r"brehon:saved:(?P<what>own|server|list|share|delete|sure):(?P<number>[0-9]{1,9})"


async def setup_list(services: Services, interaction: discord.Interaction) -> Outgoing:
    """Return the list of the asker's set-ups and, in a server, of its own."""
    words, guild_id = await _words(services, interaction), interaction.guild_id
    found = await services.opening.setups.usable(interaction.user.id, guild_id)
    fields = [
        (
            words.say(f"setups-{whose}"),
            ", ".join(_named(services, each) for each in theirs) or words.say("setups-empty"),
        )
        for whose, theirs in found.items()
    ]
    rows: list[list[Item]] = [[_select(services, words, whose, theirs)] for whose, theirs in found.items() if theirs]
    return Outgoing(pages=[fitted(Page(words.say("setups-title"), words.say("setups-list"), tuple(fields)))], rows=rows)


def _named(services: Services, saved: SavedSetUp) -> str:
    theme = theme_of(saved.set_up, services.games.themes.values())
    return bold(saved.name) if theme is None else f"{bold(saved.name)} ({theme.title})"


def _select(services: Services, words: Words, whose: str, found: list[SavedSetUp]) -> Select[View]:
    options = []
    for each in found:
        theme = theme_of(each.set_up, services.games.themes.values())
        title = None if theme is None else theme.title
        options.append(SelectOption(label=each.name, value=str(each.id), description=title))
    return Select(custom_id=f"brehon:saved:{whose}:0", placeholder=words.say(f"setups-open-{whose}"), options=options)


async def _opened(services: Services, interaction: discord.Interaction, saved: SavedSetUp) -> Outgoing:
    """Show one set-up, with buttons for what the asker may do with it."""
    words, theme = await _words(services, interaction), theme_of(saved.set_up, services.games.themes.values())
    rows: list[list[Item]] = [[_button(words, "share", saved)]]
    if await _may_delete(services, interaction, saved):
        rows[0].append(_button(words, "delete", saved, ButtonStyle.danger))
    rows[0].append(_button(words, "list", saved))
    lines = [words.say("setups-no-game")] if theme is None else _lines(services, theme, saved)
    return Outgoing(pages=[fitted(Page(bold(saved.name), "\n".join(lines)))], rows=rows)


def _lines(services: Services, theme: Theme, saved: SavedSetUp) -> list[str]:
    game, settings = words_for(theme), saved.set_up.settings
    titled = [bold(settings.title)] if settings.title else []
    try:
        options = convert(saved.set_up.options, services.games.rulebook(theme.slug).options)
    except BadInput:
        return [theme.title, *titled]
    return [theme.title, *titled, game.options_text(options)]


def _button(words: Words, what: str, saved: SavedSetUp, style: ButtonStyle = ButtonStyle.secondary) -> Button[View]:
    return Button(label=words.say(f"button-saved-{what}"), style=style, custom_id=f"brehon:saved:{what}:{saved.id}")


async def _may_delete(services: Services, interaction: discord.Interaction, saved: SavedSetUp) -> bool:
    if saved.guild_id is None:
        return saved.user_id == interaction.user.id
    settings = await services.servers.settings(saved.guild_id)
    return saved.guild_id == interaction.guild_id and may_keep_for_server(interaction, settings.host_roles)


async def _words(services: Services, interaction: discord.Interaction) -> Words:
    return bot_words(None, await services.servers.language(interaction.guild_id))


class SavedItem(OwnItem, template=PATTERN):
    """A button or select of the list, or of one set-up."""

    def __init__(self, match: Match[str]) -> None:
        super().__init__(match)
        self.what = match["what"]

    async def callback(self, interaction: discord.Interaction) -> None:
        """Do what it says, and answer in one sentence whatever goes wrong."""
        result = await answered(interaction, self._do(interaction))
        log_use(interaction, "press", f"saved-{self.what}", result)

    async def _do(self, interaction: discord.Interaction) -> None:
        services = services_of(interaction)
        if self.what == "list":
            await repaint(interaction, await setup_list(services, interaction))
            return
        saved = await services.opening.setups.numbered(
            self._number(interaction), interaction.user.id, interaction.guild_id
        )
        words = await _words(services, interaction)
        match self.what:
            case "share":
                await reply(interaction, shared_setup(words, saved.set_up))
            case "delete" | "sure":
                await self._delete(interaction, saved, words)
            case _:
                await repaint(interaction, await _opened(services, interaction, saved))

    def _number(self, interaction: discord.Interaction) -> int:
        if self.what not in {"own", "server"}:
            return read_number(self.match["number"])
        return read_number(only_value(values_of(data_of(interaction))))

    async def _delete(self, interaction: discord.Interaction, saved: SavedSetUp, words: Words) -> None:
        """Ask once, and then delete. Raises Denied."""
        services = services_of(interaction)
        if not await _may_delete(services, interaction, saved):
            raise Denied("setup-not-yours")
        name = {"name": bold(saved.name)}
        if self.what == "delete":
            sure = [_button(words, "sure", saved, ButtonStyle.danger), _button(words, "list", saved)]
            await repaint(interaction, Outgoing(words.say("setups-sure", name), rows=[sure]))
            return
        await services.opening.setups.delete(saved.id)
        shown = await setup_list(services, interaction)
        shown.content = words.say("setups-deleted", name)
        await repaint(interaction, shown)
