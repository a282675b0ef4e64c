"""Shows a server's finished games: a list in pages, from which each game opens as it was published."""

from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import SelectOption
from discord.ui import Button, Select, View

from bot.cogs.interaction.lifetime import log_use, note_game
from bot.cogs.interaction.own_items import OwnItem
from bot.cogs.interaction.pressed import data_of, values_of
from bot.cogs.interaction.replies import answered, repaint, reply
from bot.cogs.interaction.rights import channels_seen
from bot.cogs.interaction.services import Services, services_of
from bot.components.answers import Item as Component
from bot.components.keys import read_number
from bot.delivery.card.illustrating import picture_of_past
from bot.delivery.history.past_games import end_message, line_of
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words
from bot.host.denied import Denied
from bot.storage.history.game_results import PastGame, Sight
from bot.wording.pages import Page, fitted
from bot.wording.words import Words

A_PAGE = 10
PATTERN = r"brehon:past:(?P<what>page|open):(?P<page>[0-9]{1,4})"


async def sight_of(services: Services, interaction: discord.Interaction) -> Sight:
    """Return which games the asker may look back at. Raises Denied outside of a server."""
    if interaction.guild_id is None:
        raise Denied("guild-only")
    channels = channels_seen(interaction, await services.statistics.channels(interaction.guild_id))
    return Sight(interaction.guild_id, interaction.user.id, channels)


async def past_page(services: Services, interaction: discord.Interaction, page: int) -> Outgoing:
    """Return a page of the finished games, newest first."""
    sight = await sight_of(services, interaction)
    found = await services.statistics.page(sight, A_PAGE + 1, page * A_PAGE)
    words = bot_words(None, await services.servers.language(interaction.guild_id))
    games = [game for game in found[:A_PAGE] if game.theme in services.games.themes]
    if not games:
        return Outgoing(words.say("past-nothing"))
    lines = [line_of(words, game, services.games.themes[game.theme]) for game in games]
    shown = fitted(Page(words.say("past-title"), "\n".join(lines)))
    return Outgoing(pages=[shown], rows=_rows(services, words, games, page, has_more=len(found) > A_PAGE))


def _rows(
    services: Services, words: Words, games: Sequence[PastGame], page: int, *, has_more: bool
) -> list[list[Component]]:
    options = [
        SelectOption(label=words.say("past-choice", _choice(services, game)), value=str(game.id)) for game in games
    ]
    choose = Select[View](custom_id=f"brehon:past:open:{page}", placeholder=words.say("past-choose"), options=options)
    turn: list[Component] = []
    if page:
        turn.append(Button(label=words.say("button-past-newer"), custom_id=f"brehon:past:page:{page - 1}"))
    if has_more:
        turn.append(Button(label=words.say("button-past-older"), custom_id=f"brehon:past:page:{page + 1}"))
    return [[choose], *([turn] if turn else [])]


def _choice(services: Services, game: PastGame) -> dict[str, str]:
    return {"number": str(game.id), "theme": services.games.themes[game.theme].title}


async def _open(services: Services, interaction: discord.Interaction, chosen: Sequence[str]) -> None:
    """Show the end of a game in an answer of its own, so that the list stays."""
    game_id = read_number(chosen[0]) if len(chosen) == 1 else None
    if game_id is None:
        raise Denied("no-such-choice")
    hosted = await services.statistics.opened(await sight_of(services, interaction), game_id)
    note_game(interaction, hosted)
    shown = end_message(hosted, *await services.statistics.published(hosted))
    await reply(interaction, replace(shown, picture=await picture_of_past(hosted)))


class PastItem(OwnItem, template=PATTERN):
    """A button or select under the list. The games are looked up anew each time."""

    async def callback(self, interaction: discord.Interaction) -> None:
        """Turn the page, or open a game, and answer in one sentence whatever goes wrong."""
        what = self.match["what"]
        result = await answered(interaction, self._show(interaction))
        log_use(interaction, "press", f"past-{what}", result)

    async def _show(self, interaction: discord.Interaction) -> None:
        services = services_of(interaction)
        if self.match["what"] == "open":
            await _open(services, interaction, values_of(data_of(interaction)))
        else:
            await repaint(interaction, await past_page(services, interaction, int(self.match["page"])))
