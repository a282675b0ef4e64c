"""The excerpt for somebody who sees a game for the first time: the channel, and secrets in short."""

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct, structs

from bot.rehearsal.shown import Shown
from bot.rehearsal.stage import Act
from bot.rehearsal.watcher import Edited, Happening, Pinned, Posted

SECRETS = 2
"""The number of secret DMs shown whole; each of the others takes a line."""
CHANGING = re.compile(r"<[@#!t][^>]*>|\*\*[^*]*\*\*|\d+")
"""The parts of a line that change from post to post: mentions, times, names and numbers."""


class InShort(Struct, frozen=True):
    """The titles of a DM that one or several people got."""

    to: tuple[str, ...]
    titles: tuple[str, ...]


class Deed(Struct, frozen=True):
    """One or several people's actions, one after another."""

    who: tuple[str, ...]
    what: str


Shortened = Posted | InShort | Deed


class Excerpt:
    """Leaves out repetition: answers, edits, and each count before the last.

    Actions and private messages are kept until the channel says something else, so that equal ones stand together.
    """

    def __init__(self) -> None:
        self._deeds: dict[str, tuple[str, ...]] = {}
        self._secrets: dict[tuple[str, ...], tuple[str, ...]] = {}
        self._count: Shown | None = None
        self._told: set[str] = set()
        self._said: set[str] = set()

    def of(self, happenings: Sequence[Happening]) -> Iterator[Shortened]:
        """Choose from the news. A post that is kept shows how it looks by now."""
        for each in happenings:
            if isinstance(each, Edited) and self._count is not None and each.after.id == self._count.id:
                self._count = each.after
        for happening in happenings:
            match happening:
                case Act(who=who, what=what):
                    self._deeds[what] = (*self._deeds.get(what, ()), who)
                case Posted(shown=shown) if shown.dm or shown.only:
                    yield from self._private(shown)
                case Posted(shown=shown):
                    yield from self._public(shown)
                case Edited() | Pinned():
                    pass

    def rest(self) -> Iterator[Shortened]:
        """Return what was kept."""
        yield from self._done()
        if self._count is not None:
            yield Posted(self._count)
            self._count = None

    def _done(self) -> Iterator[Shortened]:
        yield from (Deed(tuple(dict.fromkeys(who)), what) for what, who in self._deeds.items())
        self._deeds.clear()
        yield from (InShort(to, titles) for titles, to in self._secrets.items())
        self._secrets.clear()

    def _private(self, shown: Shown) -> Iterator[Shortened]:
        """Keep only the framed part of a DM. The channel shows questions and answers anyway."""
        if shown.only or not shown.embeds:
            return
        if len(self._told | {shown.dm}) <= SECRETS and shown.dm not in self._told:
            yield from self._done()
            yield Posted(shown)
        else:
            titles = tuple([embed.title for embed in shown.embeds])
            self._secrets[titles] = (*self._secrets.get(titles, ()), shown.dm)
        self._told.add(shown.dm)

    def _public(self, shown: Shown) -> Iterator[Shortened]:
        if self._count is not None and _begins_alike(self._count, shown):
            self._count = shown
            return
        yield from self.rest()
        if shown.controls:
            yield Posted(self._news(shown))
        else:
            self._count = shown

    def _news(self, shown: Shown) -> Shown:
        """Return a post without its calls, small print, remarks and buttons that earlier posts had, too."""
        calls = [line for line in shown.text.split("\n") if self._is_new(CHANGING.sub("", line))]
        embeds = [structs.replace(embed, description=self._remarks(embed.description)) for embed in shown.embeds]
        rows = [row for row in shown.rows if self._is_new(" ".join(control.label for control in row))]
        return structs.replace(shown, text="\n".join(calls), embeds=tuple(embeds), rows=tuple(rows))

    def _remarks(self, text: str) -> str:
        """Leave out lines of a text that are known. A question, which is bold, is always asked."""
        lines = text.split("\n")
        return "\n".join(
            line
            for line in lines
            if line.startswith("**") or self._is_new(CHANGING.sub("", line) if line.startswith("-# ") else line)
        )

    def _is_new(self, line: str) -> bool:
        is_new = line not in self._said
        self._said.add(line)
        return is_new


def _begins_alike(one: Shown, other: Shown) -> bool:
    first, then = (shown.text.partition("\n")[0] for shown in (one, other))
    return not other.controls and first != "" and first == then
