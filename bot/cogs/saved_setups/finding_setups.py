"""Finds the set-up with which a new game begins: the one that was named, a code, a file, or the server's default."""

import re
from typing import NamedTuple

import discord
from discord.app_commands import Choice

from bot.cogs.interaction.arguments import matching, or_nothing
from bot.cogs.interaction.services import Services
from bot.cogs.saved_setups.checking_setups import check_fits
from bot.delivery.telling.saying import bot_words
from bot.host.denied import Denied
from bot.host.leading.taking_pictures import Upload
from bot.host.opening.set_up_files import KILO, chosen, fetched, understood
from bot.host.opening.setup_codes import LONGEST_CODE, NAME, is_code, read_code
from bot.storage.opening.opening_models import SavedSetUp
from bot.storage.opening.table_setups import TableSetUp
from bot.wording.name_words import bold
from bot.wording.speech_words import on_one_line
from bot.wording.words import Words
from engine.rulebook import AnyRulebook

NUMBERED = re.compile(r"saved-set-up-([0-9]{1,9})")
"""The value that autocompletion gives a saved set-up, because a user and a server may have the same names."""
ORIGINAL_NAME = 100
"""The most characters of a choice that Discord shows."""


class GivenSetUp(NamedTuple):
    """A set-up for a new game as somebody typed or attached it, with the theme."""

    theme: str
    typed: str | None = None
    file: discord.Attachment | None = None


class FoundSetUp(NamedTuple):
    """A set-up that fits the game, or None for the usual one, with a sentence about it for its GM, and the options that
    count before what it says.
    """

    set_up: TableSetUp | None
    said: str | None = None
    options: dict[str, object] = {}


async def set_up_meant(
    services: Services, interaction: discord.Interaction, given: GivenSetUp, words: Words
) -> FoundSetUp:
    """Return the set-up for a new game. Raises Denied if it cannot be read or does not fit."""
    if given.theme not in services.games.themes:
        raise Denied("no-such-theme")
    if given.file is None:
        return await _set_up_typed(services, interaction, given, words)
    content = await _content_of(services.games.rulebook(given.theme), given.file)
    if isinstance(content, str):
        if given.typed is not None:
            raise Denied("setup-or-file")
        return _of_code(services, given.theme, content, words)
    found = await _set_up_typed(services, interaction, given, words)
    return found._replace(options=content)


async def _set_up_typed(
    services: Services, interaction: discord.Interaction, given: GivenSetUp, words: Words
) -> FoundSetUp:
    if given.typed is not None and is_code(given.typed):
        return _of_code(services, given.theme, given.typed, words)
    if given.typed is not None:
        saved = await _saved(services, interaction, given.typed)
        _check(services, given.theme, saved.set_up)
        return FoundSetUp(saved.set_up, words.say("opened-like", {"name": bold(saved.name)}))
    default = await services.opening.setups.default(interaction.guild_id or 0, given.theme)
    if default is None:
        return FoundSetUp(None)
    try:
        _check(services, given.theme, default.set_up)
    except Denied:
        return FoundSetUp(None, words.say("opened-not-like", {"name": bold(default.name)}))
    return FoundSetUp(default.set_up, words.say("opened-like-default", {"name": bold(default.name)}))


def _of_code(services: Services, theme: str, code: str, words: Words) -> FoundSetUp:
    set_up = read_code(code)
    _check(services, theme, set_up)
    return FoundSetUp(set_up, words.say("opened-like-code"))


async def offer_setups(services: Services, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
    """Suggest the set-ups that the person typing may use here for the game they have typed: their own first."""
    game = interaction.namespace.game
    theme = services.games.themes.get(game) if isinstance(game, str) else None
    rulebook = None if theme is None else theme.rulebook
    return matching(typed, await or_nothing(_offered(services, interaction, rulebook)))


async def _offered(services: Services, interaction: discord.Interaction, rulebook: str | None) -> list[tuple[str, str]]:
    words = bot_words(None, await services.servers.language(interaction.guild_id))
    found = await services.opening.setups.usable(interaction.user.id, interaction.guild_id)
    return [
        (words.say(f"setups-choice-{whose}", {"name": each.name})[:ORIGINAL_NAME], f"saved-set-up-{each.id}")
        for whose, theirs in found.items()
        for each in theirs
        if rulebook is None or each.set_up.rulebook == rulebook
    ]


async def _saved(services: Services, interaction: discord.Interaction, typed: str) -> SavedSetUp:
    user_id, guild_id = interaction.user.id, interaction.guild_id
    if (number := NUMBERED.fullmatch(typed)) is not None:
        return await services.opening.setups.numbered(int(number[1]), user_id, guild_id)
    return await services.opening.setups.named(on_one_line(typed), user_id, guild_id)


async def _content_of(rulebook: AnyRulebook, file: discord.Attachment) -> str | dict[str, object]:
    """Read a file: the code of a set-up, or the file of an option of the game. Raises Denied."""
    form = rulebook.file
    if file.size > LONGEST_CODE:
        raise Denied("file-of-setup") if form is None else Denied("file-large", {"most": form.largest // KILO})
    content = await fetched(Upload(file.size, file.read), LONGEST_CODE)
    if form is not None and not content.lstrip().startswith(NAME.encode()):
        return chosen(rulebook, await understood(form, content))
    try:
        return content.decode("ascii")
    except UnicodeError:
        raise Denied("file-of-setup") from None


def _check(services: Services, theme: str, set_up: TableSetUp) -> None:
    themes = services.games.themes
    check_fits(set_up, themes[theme], services.games.rulebook(theme), themes.values())
