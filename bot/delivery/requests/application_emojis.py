"""The themes' icons as emojis of the application: each file is uploaded once, over all starts, and known by its digest.

What Discord has already is asked before anything is shown, by one request, so that no card changes at each start and
back. All else is done beside the games. Until an icon is there its Unicode emoji is shown, however long that lasts.
In a text a deleted emoji does no harm, but no message is taken that has it on a button: then all is done anew.
"""

import asyncio

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
"""Seconds between two tries, each time twice as many."""
REFUSED = "Invalid emoji"
"""What Discord says of a button or an option whose emoji it does not know."""
PATIENCE = 5.0
"""Seconds that the start waits for what Discord has."""

log = structlog.get_logger()


class Icons:
    """Uploads what is missing, and lets ``themes`` show what is there. A bot whose themes have none asks nothing."""

    def __init__(self, client: discord.Client, bucket: Bucket, themes: dict[str, Theme]) -> None:
        self._client = client
        self._bucket = bucket
        self._themes = themes
        self._wanted = [icon for theme in themes.values() for icon in theme.icons]
        self._emoji = {key: emoji for theme in themes.values() for key, emoji in _emoji_of(theme).items()}
        self._found: list[discord.Emoji] | None = None
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Show what Discord has, and see to the rest later."""
        if not self._wanted:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await self._look()
        except Exception as error:
            log.warning("icons not found", error=where(error))
        self._task = asyncio.create_task(self._upload())

    async def close(self) -> None:
        """Try no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def plainly(self, text: str) -> str:
        """A text as it was sent if its icons were not there yet."""
        return MENTION.sub(lambda found: self._emoji.get(found[1], found[0]), text)

    def doubt(self, error: Exception) -> None:
        """If something was not taken because of an emoji, show no icons until it is known again which there are."""
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
        """Upload what is missing and delete what is outdated; gives what went wrong, if anything did."""
        try:
            found = await self._look() if self._found is None else self._found
            problem = await self._add_missing(found)
            if problem is None:
                await self._delete_outdated(found)
        except Exception as error:
            # Whatever it is, the games go on without it.
            problem = where(error)
        if problem is not None:
            self._found = None
        return problem

    async def _add_missing(self, found: list[discord.Emoji]) -> list[str] | None:
        """Upload each, whatever became of the others, and show them together."""
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
        """Delete those that the bot has uploaded and no theme has any more; all others are somebody else's."""
        wanted = {icon.emoji for icon in self._wanted}
        for emoji in found:
            own = MENTION.fullmatch(str(emoji))
            if own is not None and own[1] in self._emoji and emoji.name not in wanted:
                await self._bucket.take()
                await emoji.delete()


def _emoji_of(theme: Theme) -> dict[str, str]:
    """What stands in a theme's texts where an icon might, by the stem of that icon's name."""
    emoji = dict(theme.emoji)
    names = (GAME, *needs_of(theme.rulebook).marked)
    return {stem(theme.slug, name): f"{emoji[name]} " if name in emoji else "" for name in names}
