"""Uploads the themes' icons as emojis of the application: each file once over all starts, known by its digest.

At the start one request asks what Discord has already, before anything is shown, so that no card changes back and
forth. Everything else happens in the background. Until an icon is there, its Unicode emoji is shown instead.

A deleted emoji does no harm in a text, but Discord refuses a message with one on a button. Then everything is looked up
again.
"""

import asyncio
from functools import cached_property

import discord
import structlog
from msgspec.structs import replace

from bot.delivery.requests.bucket import Bucket
from bot.logs import where
from bot.themes import Theme
from bot.themes.manifest import GAME
from bot.themes.needs import needs_of
from bot.themes.theme_icons import MENTION, Icon, stem

FIRST_PAUSE = 60.0
LONGEST_PAUSE = 3600.0
"""The most seconds between two tries. The pause doubles each time."""
REFUSED = "Invalid emoji"
"""Discord's words about a button or an option with an emoji that it does not know."""
PATIENCE = 5.0
"""The seconds that the start waits to hear what Discord has."""

log = structlog.get_logger()


class Icons:
    """Uploads missing icons, and lets ``themes`` show those that are there. Without icons it asks Discord nothing."""

    def __init__(self, client: discord.Client, bucket: Bucket, themes: dict[str, Theme]) -> None:
        self._client = client
        self._bucket = bucket
        self._themes = themes
        self._wanted = [icon for theme in themes.values() for icon in theme.icons]
        self._found: list[discord.Emoji] | None = None
        self._task: asyncio.Task[None] | None = None

    @cached_property
    def _emoji(self) -> dict[str, str]:
        return {key: emoji for theme in self._themes.values() for key, emoji in _emoji_of(theme).items()}

    async def begin(self) -> None:
        """Show what Discord has, and do the rest in the background."""
        if not self._wanted:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await self._look()
        except Exception as error:
            log.warning("icons not found", error=where(error))
        self._task = asyncio.create_task(self._upload())

    async def close(self) -> None:
        """Stop trying."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def plainly(self, text: str) -> str:
        """Return a text as it would be sent without icons."""
        return MENTION.sub(lambda found: self._emoji.get(found[1], found[0]), text)

    def doubt(self, error: Exception) -> None:
        """If an emoji may be why a message was refused, show no icons until Discord's list is known again."""
        if self._task is None or not isinstance(error, discord.HTTPException) or REFUSED not in error.text:
            return
        self._show([])
        self._found = None
        self._task.cancel()
        self._task = asyncio.create_task(self._upload())

    async def _look(self) -> list[discord.Emoji]:
        await self._bucket.take()
        found = await self._client.fetch_application_emojis()
        self._show(found)
        return found

    def _show(self, found: list[discord.Emoji]) -> None:
        self._found = found
        there = {emoji.name: str(emoji) for emoji in reversed(found)}
        for theme in [theme for theme in self._themes.values() if theme.icons]:
            shown = tuple((icon.name, there[icon.emoji]) for icon in theme.icons if icon.emoji in there)
            self._themes[theme.slug] = replace(theme, shown=shown)

    async def _upload(self) -> None:
        pause = FIRST_PAUSE
        while (problem := await self._try()) is not None:
            if pause == FIRST_PAUSE:
                log.warning("icons not uploaded", error=problem, again_in=pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _try(self) -> list[str] | None:
        """Upload what is missing and delete what is outdated. Return what went wrong, if anything did."""
        try:
            found = await self._look() if self._found is None else self._found
            problem = await self._add_missing(found)
            if problem is None:
                await self._delete_outdated(found)
        except Exception as error:
            # The games go on without icons, no matter what failed.
            problem = where(error)
        if problem is not None:
            self._found = None
        return problem

    async def _add_missing(self, found: list[discord.Emoji]) -> list[str] | None:
        """Upload each icon, even if others failed, and show them together."""
        problem, names = None, {emoji.name for emoji in found}
        made = []
        for icon in self._wanted:
            if icon.emoji in names:
                continue
            try:
                made.append(await self._made(icon))
            except (discord.DiscordException, OSError, ValueError) as error:
                problem = where(error)
        if made:
            self._show([*found, *made])
        return problem

    async def _made(self, icon: Icon) -> discord.Emoji:
        await self._bucket.take()
        return await self._client.create_application_emoji(name=icon.emoji, image=icon.path.read_bytes())

    async def _delete_outdated(self, found: list[discord.Emoji]) -> None:
        """Delete the bot's own uploads that no theme has any more. All other emojis belong to somebody else."""
        wanted = {icon.emoji for icon in self._wanted}
        for emoji in found:
            own = MENTION.fullmatch(str(emoji))
            if own is not None and own[1] in self._emoji and emoji.name not in wanted:
                await self._bucket.take()
                await emoji.delete()


def _emoji_of(theme: Theme) -> dict[str, str]:
    """Return the emojis in a theme's texts that an icon may replace, by the stem of the icon's name."""
    emoji = dict(theme.emoji)
    names = (GAME, *needs_of(theme.rulebook).marked)
    return {stem(theme.slug, name): f"{emoji[name]} " if name in emoji else "" for name in names}
