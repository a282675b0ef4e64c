"""A message before it is sent, and the one way in which pages become embeds."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from urllib.parse import urlsplit

import discord

from bot.components.answers import Item
from bot.pictures.picture import LAST_FILE, Picture
from bot.themes.theme_icons import without_icons
from bot.wording.name_words import unformatted
from bot.wording.pages import MESSAGE, Page, drawn_pages, filed, grouped, shorten, shown

ROWS_LIMIT = 5
IN_A_ROW = 5


class Attached(discord.File):
    """A file that is freed as soon as it is sent. discord.py's own class makes a reference cycle when it is closed."""

    def close(self) -> None:
        """Do nothing: the bytes are in memory alone."""


@dataclass(slots=True)
class Outgoing:
    """A message's content, pages, components and files.

    It notifies the users in ``mentions`` and the members of the ``roles``, and nobody else.
    """

    content: str = ""
    pages: Sequence[Page] = ()
    rows: Sequence[Sequence[Item]] = ()
    mentions: Sequence[int] = ()
    files: dict[str, bytes] = field(default_factory=dict)
    picture: Picture | None = None
    last_picture: Picture | None = None
    """A second picture, which a later page shows."""
    is_apart: bool = False
    """Whether the picture stands above the pages, where Discord shows it larger than in one of them."""
    poll: discord.Poll | None = None
    has_room: bool = True
    """Whether a phone has room for a picture beside everything else."""
    is_silent: bool = False
    """Whether the message may wait to be seen: its mentions show, but no phone rings."""
    keeps_files: bool = False
    """Whether a message that is edited to this has its files already."""
    roles: Sequence[int] = ()

    @property
    def text(self) -> str:
        """Return the content, cut to Discord's limit."""
        return shorten(self.content, MESSAGE)

    @property
    def embeds(self) -> list[discord.Embed]:
        """Return as many pages as fit into one message, with its pictures on those to which they belong.

        A picture that stands apart is on none.
        """
        pages = self._shown[: self._pages_that_fit()] if self.pages else ()
        if not pages:
            return []
        made, (first, last) = [*map(embed, pages)], drawn_pages(pages)
        if self.picture is not None and not self.is_apart:
            made[first] = pictured(made[first], self.picture.name, self.picture.text)
        if self.last_picture is not None and last > first:
            made[last] = pictured(made[last], LAST_FILE, self.last_picture.text)
        return made

    @property
    def _shown(self) -> Sequence[Page]:
        return self.shown_beside(is_pictured=self.picture is not None)

    def shown_beside(self, *, is_pictured: bool) -> Sequence[Page]:
        """Return its pages as they are shown with a picture, or without one."""
        return shown(self.pages, pictured=is_pictured, apart=self.is_apart)

    @property
    def attachments(self) -> list[discord.File]:
        """Return the files, the picture, and one file with the pages that are meant for it or fit into no embed."""
        files = dict(self.files)
        if self.pages and (left := (*self._shown[self._pages_that_fit() :], *filed(self.pages))):
            files["more.txt"] = "\n\n".join(_plain(page) for page in left).encode()
        attached: list[discord.File] = [Attached(BytesIO(content), name) for name, content in files.items()]
        if self.picture is not None:
            content = self.picture.gif or self.picture.png
            attached.append(Attached(BytesIO(content), self.picture.name, description=self.picture.text))
        if self.last_picture is not None:
            attached.append(Attached(BytesIO(self.last_picture.png), LAST_FILE, description=self.last_picture.text))
        return attached

    @property
    def allowed_mentions(self) -> discord.AllowedMentions:
        """Allow the meant mentions only."""
        return discord.AllowedMentions(
            everyone=False,
            roles=[discord.Object(role) for role in self.roles],
            replied_user=False,
            users=[discord.Object(user) for user in self.mentions],
        )

    def view(self) -> discord.ui.View:
        """Return the components. discord.py keeps none of them, because their ids say everything.

        None of them refers back to the view, so both are freed as soon as they are sent.
        """
        view = discord.ui.View(timeout=None)
        for number, row in enumerate(self.rows[:ROWS_LIMIT]):
            for item in row:
                item.row = number
                view.add_item(item)
                item._update_view(None)  # noqa: SLF001 - there is no public way
        view.stop()
        return view

    def _pages_that_fit(self) -> int:
        return len(next(grouped(self._shown), ()))


def pictured(embed: discord.Embed, name: str, words: str | None) -> discord.Embed:
    """Return an embed that shows an attached picture, with the words that screen readers read in its place.

    discord.py's ``set_image`` cannot set these words, but keeps them where an embed is made from a dictionary.
    """
    return discord.Embed.from_dict({**embed.to_dict(), "image": {"url": f"attachment://{name}", "description": words}})


def with_its_picture(embed: discord.Embed, files: Iterable[discord.Attachment]) -> discord.Embed:
    """Return an embed of a sent message, which is sent again, with the message's picture in its place."""
    name = urlsplit(embed.image.url or "").path.rpartition("/")[2]
    file = next((file for file in files if file.filename == name), None)
    return embed if file is None else pictured(embed, name, file.description)


def _plain(page: Page) -> str:
    """Return a page as plain text for a file."""
    lines = [page.title, page.text, *(f"{name}: {text}" if name.strip() else text for name, text in page.fields)]
    return unformatted(without_icons("\n".join(filter(None, lines))))


def embed(page: Page) -> discord.Embed:
    """Turn a page into an embed."""
    made = discord.Embed(title=page.title or None, description=page.text or None, colour=page.colour)
    for name, text in page.fields:
        made.add_field(name=name, value=text, inline=False)
    return made.set_footer(text=page.note or None)
