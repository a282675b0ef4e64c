"""Shows a server's ladders, a page at a time. The games are looked up anew for each press."""

from dataclasses import replace

import discord
from discord import SelectOption
from discord.ui import Button, Select, View

from bot.cogs.interaction.lifetime import log_use
from bot.cogs.interaction.own_items import OwnItem
from bot.cogs.interaction.pressed import data_of, values_of
from bot.cogs.interaction.replies import answered, repaint
from bot.cogs.interaction.services import Services, services_of
from bot.cogs.looking_back.listed_presses import listed_button
from bot.components.answers import Item as Component
from bot.delivery.history.ladder_page import LadderPage, LadderQuery, ladder_page
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words
from bot.host.denied import Denied

PATTERN = r"brehon:ladder:(?P<what>choose|(?P<page>[0-9]{1,4}):(?P<game>[a-z0-9_]{1,32}))"


async def ladders(services: Services, guild_id: int | None) -> LadderQuery:
    """Return the games that count for a server's ladders. Raises Denied outside of a server."""
    if guild_id is None:
        raise Denied("guild-only")
    words = bot_words(None, await services.servers.language(guild_id))
    rated, won = await services.statistics.rated(guild_id), await services.statistics.matches_won(guild_id)
    return LadderQuery(rated, words, services.games.themes, won)


async def shown_ladder(asked: LadderQuery, game: str | None, number: int) -> Outgoing:
    """Return a page of the ladder of a game, or of the one that was played last, with buttons to the others."""
    by_game = asked.by_rulebook
    game = game or next(iter(by_game), "")
    page = await ladder_page(asked, game, number)
    turning = _turning(asked, page, game, number)
    choosing: list[list[Component]] = []
    if len(by_game) > 1:
        options = [
            SelectOption(label=asked.title(games), value=slug, default=slug == game) for slug, games in by_game.items()
        ]
        placeholder = asked.words.say("ladder-choose")
        choosing = [[Select[View](custom_id="brehon:ladder:choose", placeholder=placeholder, options=options)]]
    return replace(page.shown, rows=[*choosing, *([turning] if turning else [])])


def _turning(asked: LadderQuery, page: LadderPage, game: str, number: int) -> list[Component]:
    """Return the buttons that turn the page."""
    turns = {"higher": number - 1} if page.has_before else {}
    turns |= {"lower": number + 1} if page.has_after else {}
    return [
        Button(label=asked.words.say(f"button-ladder-{name}"), custom_id=f"brehon:ladder:{other}:{game}")
        for name, other in turns.items()
    ]


class LadderItem(OwnItem, template=PATTERN):
    """A button or select under a ladder."""

    async def callback(self, interaction: discord.Interaction) -> None:
        """Turn the page or show another ladder, and answer in one sentence whatever goes wrong."""
        result = await answered(interaction, self._show(interaction))
        log_use(interaction, "press", "ladder", result)

    async def _show(self, interaction: discord.Interaction) -> None:
        services = services_of(interaction)
        asked = await ladders(services, interaction.guild_id)
        game, page = self.match["game"], int(self.match["page"] or 0)
        if game is None:
            game, *_ = values_of(data_of(interaction)) or [""]
        if game not in asked.by_rulebook:
            raise Denied("no-such-choice")
        shown = await shown_ladder(asked, game, page)
        listed = await listed_button(services, asked.words, interaction.user.id)
        await repaint(interaction, replace(shown, rows=[*shown.rows, [listed]]))
