"""The page that replays a record: one file that needs nothing else, with every step as each seat was told of it."""

import json
from base64 import b64encode
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path
from string import Template
from zlib import compress

import msgspec
from msgspec import Struct

from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words, words_of
from bot.page.album import Album
from bot.page.markup import Markup
from bot.page.page_messages import message
from bot.page.story import Heard, Story, Told
from bot.wording.words import Words
from engine.audience import Reader, To

FOLDER = Path(__file__).parent
LARGEST = 300_000
"""Letters of a page beside its pictures."""
EVERYBODY, GM, EVERYTHING = 0, -1, -2
"""Whom a message was for, or who reads, where it is no seat: those are counted from 1."""
WORDS = (
    "apart", "back", "channel", "everybody", "everything", "first", "gm", "hint", "keys", "last", "light", "link",
    "next", "none", "panes", "play", "private", "quiet", "reader", "script", "step", "stop", "suspicion", "table",
)  # fmt: skip


class Shown(Struct, frozen=True, array_like=True, omit_defaults=True):
    """A message of a step: for whom, the number of its HTML, and whether it took the place of the post before it."""

    to: int | tuple[int, ...]
    html: int
    is_edit: bool = False


class Step(Struct, frozen=True, array_like=True, omit_defaults=True):
    """What was told of a line: its number, when, the card's HTML and picture, and the messages.

    Lines count what is done in secret, so on a page for one reader the number is that of the step.
    """

    number: int
    at: str
    card: int
    picture: int | None
    shown: tuple[Shown, ...] = ()
    suspicion: dict[int, list[int]] = {}
    """For each seat of which it has changed, how many per cent of the deals have each seat on the evil side."""


class Content(Struct, frozen=True):
    """All that a page shows beside pictures. ``html`` are the texts, each once; ``readers`` those who may be chosen."""

    seats: tuple[str, ...]
    readers: tuple[int, ...]
    steps: list[Step]
    html: list[str]


class TooLong(Exception):
    """A game has more to tell than a page of its size can hold."""


class Page:
    """Gathers a story, and writes it as a page: all of it, or what one ``reader`` was told."""

    def __init__(self, story: Story, reader: Reader = To.GM) -> None:
        self._story = story
        self._reader = reader
        self._seats = story.hosted.names
        self._markup = Markup(story.names)
        self._album = Album()
        self._html: dict[str, int] = {}
        self._steps: list[Step] = []

    def add(self, told: Told) -> None:
        """Add what the reader was told of a line. One that told him nothing is no step: it was done in secret."""
        told = told.to(self._reader)
        table, card = told.card.picture, Outgoing(pages=told.card.pages)
        picture = None if table is None else self._album.put(table.png)
        at = "" if told.at is None else told.at.isoformat()
        shown = tuple([self._shown(heard) for heard in told.heard])
        number = told.line if self._reader is To.GM else len(self._steps) + 1
        step = Step(number, at, self._number(card), picture, shown, self._suspicion(told))
        if self._reader is To.GM or not self._is_known(step):
            self._steps.append(step)

    def _is_known(self, step: Step) -> bool:
        """Whether a step shows nothing that the one before does not."""
        if not self._steps or step.shown or step.suspicion:
            return False
        last = self._steps[-1]
        return (step.card, step.picture) == (last.card, last.picture)

    def write(self) -> str:
        """Write the page. Raises TooLong."""
        text = msgspec.json.encode(Content(self._seats, self._readers(), self._steps, list(self._html)))
        pictures = msgspec.json.encode(self._album.pictures()).decode()
        theme = self._story.hosted.theme
        words = _words(bot_words(theme, self._story.hosted.language), "line" if self._reader is To.GM else "step")
        words["suspicion_note"] = words_of(self._story.hosted).suspicion()
        style, script = _file("look.css") + _file("replay.css"), _file("replay.js")
        page = Template(_file("replay.html")).substitute(
            language=self._story.hosted.language,
            title=escape(theme.title),
            style=style,
            script=script,
            script_hash=_hash(script),
            style_hash=_hash(style),
            words=_in_script(json.dumps(words)),
            content=b64encode(compress(text, 9)).decode(),
            **{f"word_{name}": escape(word) for name, word in words.items()},
            pictures=pictures,
        )
        if len(page) - len(pictures) > LARGEST:
            raise TooLong
        return page

    def _readers(self) -> tuple[int, ...]:
        """Who may be chosen: everybody at first, and if all is told all at once at last."""
        match self._reader:
            case To.GM:
                return (EVERYBODY, *range(1, len(self._seats) + 1), GM, EVERYTHING)
            case str(name):
                return (self._seats.index(name) + 1, EVERYBODY)
            case _:
                return (EVERYBODY,)

    def _suspicion(self, told: Told) -> dict[int, list[int]]:
        return {
            self._seats.index(name) + 1: [round(100 * shares.get(seat, 0)) for seat in self._seats]
            for name, shares in told.suspicion.items()
        }

    def _shown(self, heard: Heard) -> Shown:
        return Shown(self._to(heard.audience), self._number(heard.outgoing), heard.is_edit)

    def _to(self, audience: str | To | tuple[str, ...]) -> int | tuple[int, ...]:
        match audience:
            case To.GM:
                return GM
            case str(name):
                return self._seats.index(name) + 1
            case tuple():
                return tuple(self._seats.index(name) + 1 for name in audience)
            case _:
                return EVERYBODY

    def _number(self, outgoing: Outgoing) -> int:
        html = message(outgoing, self._markup, lambda picture: self._album.put(picture.png))
        return self._html.setdefault(html, len(self._html))


def _words(words: Words, counted: str) -> dict[str, str]:
    """What the page says, and what it calls that which it counts: lines of the record, or its steps."""
    values = {name: f"{{{name}}}" for name in ("number", "last", "name")} | {"counted": counted}
    return {name: words.say(f"page-{name}", values) for name in WORDS}


@cache
def _file(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def _hash(text: str) -> str:
    """What allows a page this script or style, and no other."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def _in_script(text: str) -> str:
    """JSON that ends no element in which it stands."""
    return text.replace("<", "\\u003c")
