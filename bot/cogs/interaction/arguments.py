"""Finds the games and players that commands name, and suggests them while somebody types."""

from collections.abc import Awaitable, Iterable
from difflib import get_close_matches

import discord
import structlog
from discord.app_commands import Choice

from bot.cogs.interaction.lifetime import note_game
from bot.cogs.interaction.noticing import notice_dm, notice_return
from bot.cogs.interaction.request import Request
from bot.cogs.interaction.rights import check_gm, check_may_know, manages, may_end, seat_of
from bot.cogs.interaction.services import Services
from bot.cogs.interaction.unloadable_presses import check_may_know_of
from bot.components.chosen import CHOSEN, offered
from bot.delivery.telling.saying import first_few, panel_of, words_of
from bot.host.denied import Denied, Rests
from bot.logs import where
from bot.storage.games.hosted_game import HostedGame
from bot.wording.name_words import escape
from engine.actions import LONGEST_NAME, Action
from engine.names import folded
from engine.rulebook import AnyRulebook

MOST_CHOICES = 25
LONGEST_NUMBER = 9
ALIKE = 0.75
"""The share of a typed name that must be right."""

log = structlog.get_logger()

Offered = list[tuple[str, str]]


async def game_meant(
    services: Services, interaction: discord.Interaction, game: str | None, move: type[Action] | None = None
) -> HostedGame:
    """Return a command's game: the named one, the channel's, or the one that waits for the asker. Raises Denied.

    The game is noted with the interaction.
    """
    return await noted(services, interaction, await _find(services, interaction, game, move))


async def request_meant(
    services: Services, interaction: discord.Interaction, game: str | None, move: type[Action] | None = None
) -> Request:
    """Return the request of a command, for the game that it means. Raises Denied."""
    return Request(services, interaction, await game_meant(services, interaction, game, move))


async def gm_request(services: Services, interaction: discord.Interaction, game: str | None) -> Request:
    """Return the request of a command that only a GM may give. Raises Denied for anybody else."""
    request = await request_meant(services, interaction, game)
    check_gm(interaction, request.hosted)
    return request


async def game_of_form(
    services: Services, interaction: discord.Interaction, game: str | None, move: type[Action] | None = None
) -> HostedGame:
    """Return the same for a form. A form can only open right away, so nothing is saved before it."""
    hosted = await _find(services, interaction, game, move)
    note_game(interaction, hosted)
    return hosted


async def game_to_move(services: Services, interaction: discord.Interaction, game: str | None) -> HostedGame:
    """Return the same for a game that is to move here, no matter what was played here before."""
    if game is None:
        return await noted(services, interaction, await services.finder.to_move(interaction.user.id))
    return await game_meant(services, interaction, game)


async def game_here(services: Services, interaction: discord.Interaction, *, is_named: bool) -> HostedGame | None:
    """Return the channel's game, or in a DM the asker's own, if there is one and its theme is installed.

    Raises Denied in a DM for people who are in several games, unless one is named.
    """
    if interaction.guild_id is None:
        games = await services.finder.of_person(interaction.user.id)
        if len(games) > 1 and not is_named:
            raise Denied("which-game")
        return games[0] if len(games) == 1 else None
    try:
        return None if interaction.channel_id is None else await services.finder.of_channel(interaction.channel_id)
    except Denied:
        return None


async def noted(services: Services, interaction: discord.Interaction, hosted: HostedGame) -> HostedGame:
    """Note a game with the interaction, and return it."""
    note_game(interaction, hosted)
    await notice_dm(services, interaction, hosted)
    await notice_return(services, hosted, interaction.user.id)
    return hosted


async def _find(
    services: Services, interaction: discord.Interaction, game: str | None, move: type[Action] | None = None
) -> HostedGame:
    if game is None:
        hosted = await services.finder.meant(interaction.user.id, interaction.channel_id, move)
    elif game.isascii() and game.isdecimal() and len(game) <= LONGEST_NUMBER:
        hosted = await _numbered(services, interaction, int(game))
    else:
        raise Denied("no-such-game")
    check_may_know(interaction, hosted)
    if move is not None and not _has(hosted.rulebook, move):
        raise Denied("not-in-this-game")
    return hosted


async def _numbered(services: Services, interaction: discord.Interaction, number: int) -> HostedGame:
    try:
        return await services.finder.by_number(number)
    except Rests as rests:
        check_may_know_of(interaction, rests.remains)
        raise


def _has(rulebook: AnyRulebook, move: type[Action]) -> bool:
    """Whether a game has a command's move. Another game's move of the same name may have fewer fields."""
    fields = set(move.__struct_fields__)
    return any(
        each.__name__ == move.__name__ and fields.issuperset(each.__struct_fields__) for each in rulebook.actions
    )


def matching(typed: str, offered: Offered) -> list[Choice[str]]:
    """Suggest the values whose names contain what was typed."""
    wanted = typed.casefold()
    found = [Choice(name=name, value=value) for name, value in offered if wanted in name.casefold()]
    return found[:MOST_CHOICES]


async def or_nothing(offered: Awaitable[Offered]) -> Offered:
    """Suggest nothing if something goes wrong, because a suggestion has no place for a sentence."""
    try:
        return await offered
    except Denied:
        return []
    except Exception as error:
        log.error("nothing offered", error=where(error))
        return []


def _titled(games: Iterable[HostedGame]) -> Offered:
    return [(f"{hosted.theme.title} #{hosted.id}", str(hosted.id)) for hosted in games]


class Autocompletion:
    """Makes the suggestions for the cogs' options."""

    services: Services

    def offer_themes(self, typed: str) -> list[Choice[str]]:
        """Suggest the games that can be played."""
        return matching(typed, [(theme.title, theme.slug) for theme in self.services.games.themes.values()])

    async def offer_games(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        """Suggest the games that the person typing plays in or leads."""
        return matching(typed, await or_nothing(self._games_of(interaction.user.id)))

    async def offer_led_games(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        """Suggest the games that the person typing may end: their own and, for a manager, all those of the server."""
        return matching(typed, await or_nothing(self._games_led(interaction)))

    async def offer_seats(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        """Suggest everybody in the command's game. That is no secret there."""
        return matching(typed, await or_nothing(self._seats(interaction)))

    async def offer_asks(self, interaction: discord.Interaction, typed: str, field: str) -> list[Choice[str]]:
        """Suggest what the person typing is asked for in several asks that this field distinguishes, such as items."""
        return matching(typed, await or_nothing(self._asks(interaction, field)))

    async def offer_things(
        self, interaction: discord.Interaction, typed: str, move: type[Action], field: str
    ) -> list[Choice[str]]:
        """Suggest what the person typing may now name in a field of a move, such as cards."""
        return matching(typed, await or_nothing(self._things(interaction, move, field)))

    async def by_name(self, interaction: discord.Interaction, typed: str, move: type[Action], field: str) -> str:
        """Return the value that is offered in a move's field under the typed name, or else what was typed."""
        offered = await or_nothing(self._things(interaction, move, field))
        wanted = f" {typed.strip().casefold()}"
        return next((value for name, value in offered if f" {name.casefold()}".endswith(wanted)), typed)

    async def _things(self, interaction: discord.Interaction, move: type[Action], field: str) -> Offered:
        game = interaction.namespace.game
        hosted = await _find(self.services, interaction, game if isinstance(game, str) else None)
        asks = hosted.asks.of(seat_of(interaction, hosted).name)
        ask = next((ask for ask in asks if ask.move is move and isinstance(ask.fields.get(field), CHOSEN)), None)
        return offered(panel_of(hosted), ask, field) if ask is not None else []

    async def _asks(self, interaction: discord.Interaction, field: str) -> Offered:
        game = interaction.namespace.game
        hosted = await _find(self.services, interaction, game if isinstance(game, str) else None)
        occupancy = seat_of(interaction, hosted)
        asks = [ask for ask in hosted.asks.of(occupancy.name) if field in ask.fixed]
        return [(words_of(hosted).ask_label(ask), str(ask.fixed[field])) for ask in asks]

    async def _games_of(self, user_id: int) -> Offered:
        return _titled(await self.services.finder.of_person(user_id))

    async def _games_led(self, interaction: discord.Interaction) -> Offered:
        games = await self.services.finder.of_person(interaction.user.id)
        if interaction.guild_id is not None and manages(interaction, interaction.guild_id):
            games = [*games, *await self.services.finder.of_guild(interaction.guild_id)]
        return _titled({hosted.id: hosted for hosted in games if may_end(interaction, hosted)}.values())

    async def _seats(self, interaction: discord.Interaction) -> Offered:
        game = interaction.namespace.game
        hosted = await _find(self.services, interaction, game if isinstance(game, str) else None)
        return [(name, name) for name in hosted.names]


def find_seat(hosted: HostedGame, typed: str) -> str:
    """Return the seat that somebody means: by its name in any case, its beginning, a part of it, or almost its name.

    Raises Denied for nobody, and for several, who are named.
    """
    wanted = folded(typed.strip())
    names = {folded(name): name for name in hosted.names}
    tries = (
        [name for key, name in names.items() if key == wanted],
        [name for key, name in names.items() if key.startswith(wanted)],
        [name for key, name in names.items() if wanted in key],
        [names[key] for key in get_close_matches(wanted, names, cutoff=ALIKE)],
    )
    found = next(filter(None, tries), []) if wanted else []
    match found:
        case [name]:
            return name
        case []:
            raise Denied("nobody-called", {"name": escape(typed[:LONGEST_NAME])})
        case several:
            raise Denied("several-called", {"name": escape(typed[:LONGEST_NAME]), "names": first_few(hosted, several)})
