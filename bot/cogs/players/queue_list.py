"""/game queue: the games that open here once there is room for them, and the way out of the queue."""

from collections.abc import Sequence

import discord
from discord import SelectOption
from discord.ui import Select, View

from bot.cogs.interaction.lifetime import log_use
from bot.cogs.interaction.own_items import OwnItem
from bot.cogs.interaction.pressed import data_of, only_value, values_of
from bot.cogs.interaction.replies import answered, repaint, reply
from bot.cogs.interaction.rights import channels_seen, check_site, manages
from bot.cogs.interaction.services import Services, services_of
from bot.cogs.players.opening_games import Place
from bot.cogs.saved_setups.finding_setups import GivenSetUp, set_up_meant
from bot.components.keys import read_number
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words
from bot.host.denied import Denied
from bot.host.opening.game_openings import Opening, options_of, settings_of
from bot.host.opening.queue import InQueue
from bot.storage.opening.opening_models import QueuedGame
from bot.storage.opening.table_setups import TableSetUp
from bot.wording.name_words import escape, mentions
from bot.wording.pages import Page, fitted
from bot.wording.words import Value, Words

PATTERN = "brehon:queue"


async def queue_game(services: Services, interaction: discord.Interaction, given: GivenSetUp, place: Place) -> None:
    """Queue a game for a channel, and show the queue. Raises Denied."""
    words = bot_words(None, await services.servers.language(interaction.guild_id))
    found = await set_up_meant(services, interaction, given, words)
    guild_id, rulebook = interaction.guild_id or 0, services.games.rulebook(given.theme)
    opening = Opening(given.theme, guild_id, place.channel_id, interaction.user.id, None, set_up=found.set_up)
    anonymous = services.sign_up.is_anonymous(opening)
    check_site(place.site, anonymous=anonymous)
    options = options_of(opening, services.games.themes[given.theme], rulebook)
    kept = TableSetUp(given.theme, rulebook.slug, options, settings_of(opening, rulebook, options), anonymous)
    await services.opening.queue.add(guild_id, place.channel_id, interaction.user.id, kept)
    said = [words.say("queue-added", {"room": f"<#{place.channel_id}>"}), *([found.said] if found.said else [])]
    await reply(interaction, await _shown(services, interaction, words, "\n".join(said)))


async def show_queue(services: Services, interaction: discord.Interaction) -> None:
    """Show the queue of the server."""
    words = bot_words(None, await services.servers.language(interaction.guild_id))
    await reply(interaction, await _shown(services, interaction, words, ""))


async def _shown(services: Services, interaction: discord.Interaction, words: Words, said: str) -> Outgoing:
    waiting = _visible(interaction, await services.opening.queue.of(interaction.guild_id or 0))
    lines = [_line(services, words, place, each) for place, each in enumerate(waiting, 1)]
    own = [(place, each.queued) for place, each in enumerate(waiting, 1) if _may_withdraw(interaction, each.queued)]
    options = [
        SelectOption(label=f"{place}. {_title(services, words, queued)}", value=str(queued.id)) for place, queued in own
    ]
    rows = [[Select[View](custom_id=PATTERN, placeholder=words.say("queue-withdraw"), options=options)]] if own else []
    page = fitted(Page(words.say("queue-title"), "\n".join(lines) or words.say("queue-empty")))
    return Outgoing(said, pages=[page], rows=rows)


def _visible(interaction: discord.Interaction, waiting: Sequence[InQueue]) -> list[InQueue]:
    """Return the queued games of which the asker may know: in channels that they see, or theirs to withdraw."""
    seen = channels_seen(interaction, [each.queued.channel_id for each in waiting])
    return [each for each in waiting if each.queued.channel_id in seen or _may_withdraw(interaction, each.queued)]


def _line(services: Services, words: Words, place: int, waiting: InQueue) -> str:
    queued = waiting.queued
    is_lost = queued.set_up.theme not in services.games.themes
    why = "lost" if is_lost else "none" if waiting.why is None else waiting.why.value
    values: dict[str, Value] = {
        "place": place,
        "game": escape(_title(services, words, queued)),
        "gm": mentions([queued.gm_id]),
        "room": f"<#{queued.channel_id}>",
        "why": words.say(f"queue-why-{why}"),
    }
    return words.say("queue-line", values)


def _title(services: Services, words: Words, queued: QueuedGame) -> str:
    theme = services.games.themes.get(queued.set_up.theme)
    return words.say("queue-no-theme") if theme is None else theme.title


def _may_withdraw(interaction: discord.Interaction, queued: QueuedGame) -> bool:
    """Whether the asker may take a game off the queue: its GM, and the managers of the server."""
    return queued.gm_id == interaction.user.id or manages(interaction, queued.guild_id)


class QueueSelect(OwnItem, template=PATTERN):
    """The select under the queue. What was chosen is only in the interaction."""

    async def callback(self, interaction: discord.Interaction) -> None:
        """Take the chosen game off the queue, and answer in one sentence whatever goes wrong."""
        log_use(interaction, "choice", "queue-withdraw", await answered(interaction, self._withdraw(interaction)))

    async def _withdraw(self, interaction: discord.Interaction) -> None:
        services = services_of(interaction)
        number = read_number(only_value(values_of(data_of(interaction))))
        queued = await services.opening.queue.numbered(interaction.guild_id or 0, number)
        if not _may_withdraw(interaction, queued):
            raise Denied("queue-not-yours")
        await services.opening.queue.withdraw(queued.id)
        words = bot_words(None, await services.servers.language(interaction.guild_id))
        await repaint(interaction, await _shown(services, interaction, words, words.say("queue-withdrawn")))
