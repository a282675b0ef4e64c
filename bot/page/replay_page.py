"""The page that replays a record: one file without dependencies, with every step as each seat was told of it."""

import json
from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
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
from bot.page.remarks_heard import Heard
from bot.page.story import Story, Told
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.remarks import Remark
from bot.wording.words import Words
from engine.audience import Reader, To
from engine.log import Entry
from engine.record import Verdict

FOLDER = Path(__file__).parent
LARGEST = 300_000
"""The most letters of a page without its pictures."""
EVERYBODY, GM, EVERYTHING = 0, -1, -2
"""The readers and receivers that are no seats; seats count from 1."""
WORDS = (
    "apart", "back", "believed", "believing", "channel", "could", "everybody", "everything", "first", "gm", "hint",
    "keys", "last", "light", "link", "next", "none", "panes", "play", "private", "quiet", "reader", "script",
    "step", "stop", "suspicion", "table",
)  # fmt: skip


class Shown(Struct, frozen=True, array_like=True, omit_defaults=True):
    """A message of a step: its receiver, the number of its HTML, and whether it replaced the post before it."""

    to: int | tuple[int, ...]
    html: int
    is_edit: bool = False


class Step(Struct, frozen=True, array_like=True, omit_defaults=True):
    """The telling of a line: its number, its time, the card's HTML and picture, and the messages.

    Lines count secret actions too, so on a page for one reader the number is that of the step.
    """

    number: int
    at: str
    card: int
    picture: int | None
    shown: tuple[Shown, ...] = ()
    suspicion: dict[int, list[int]] = {}
    """For each seat whose suspicions changed, the percentage of deals in which each seat is on the evil side."""
    beliefs: dict[int, list[int]] = {}
    """For each house player whose beliefs changed, how likely it thought each seat to be evil, in percent."""


class Content(Struct, frozen=True):
    """Everything on a page beside its pictures. ``html`` has each text once; ``readers`` may be chosen.

    The page opens at the step ``start``, counted from 0.
    """

    seats: tuple[str, ...]
    readers: tuple[int, ...]
    steps: list[Step]
    html: list[str]
    start: int


class TooLong(Exception):
    """The game has more to tell than a page of its size can hold."""


class Page:
    """Gathers a story and writes it as a page: all of it, or what one ``reader`` was told."""

    def __init__(self, story: Story, reader: Reader = To.GM) -> None:
        self._story = story
        self._reader = reader
        self._seats = story.hosted.names
        self._markup = Markup(story.names)
        self._album = Album()
        self._html: dict[str, int] = {}
        self._steps: list[Step] = []
        self._lines: list[int] = []

    def add(self, told: Told) -> None:
        """Add what the reader was told of a line. A line that told the reader nothing was secret, and is no step."""
        told = told.to(self._reader)
        table, card = told.card.picture, Outgoing(pages=told.card.pages)
        picture = None if table is None else self._album.put(table.png)
        at = "" if told.at is None else told.at.isoformat()
        shown = tuple([self._shown(heard) for heard in told.heard])
        number = told.line if self._reader is To.GM else len(self._steps) + 1
        step = Step(
            number, at, self._number(card), picture, shown, self._percent(told.suspicion), self._percent(told.beliefs)
        )
        if self._reader is To.GM or not self._is_known(step):
            self._steps.append(step)
            self._lines.append(told.line)

    def _is_known(self, step: Step) -> bool:
        """Whether a step shows nothing new after the step before it."""
        if not self._steps or step.shown or step.suspicion or step.beliefs:
            return False
        last = self._steps[-1]
        return (step.card, step.picture) == (last.card, last.picture)

    def write(self) -> str:
        """Write the page. Raises TooLong."""
        content = Content(self._seats, self._readers(), self._steps, list(self._html), self._start())
        text = msgspec.json.encode(content)
        pictures = msgspec.json.encode(self._album.pictures()).decode()
        theme = self._story.hosted.theme
        words = _words(bot_words(theme, self._story.hosted.language), "line" if self._reader is To.GM else "step")
        of_game = words_of(self._story.hosted)
        words["suspicion_note"], words["belief"] = of_game.suspicion(), of_game.belief()
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

    def _start(self) -> int:
        """Return the first step that shows the turning point, once the game is over."""
        hosted = self._story.hosted
        if hosted.started.table.outcome is None:
            return 0
        line = words_of(hosted).turning_point(hosted.told(To.PUBLIC).standing) or 0
        return next((place for place, each in enumerate(self._lines) if each >= line), 0)

    def _readers(self) -> tuple[int, ...]:
        """Return the readers that may be chosen: everybody first, and everything last if the page has everything."""
        match self._reader:
            case To.GM:
                return (EVERYBODY, *range(1, len(self._seats) + 1), GM, EVERYTHING)
            case str(name):
                return (self._seats.index(name) + 1, EVERYBODY)
            case _:
                return (EVERYBODY,)

    def _percent(self, of: Mapping[str, Mapping[str, float]]) -> dict[int, list[int]]:
        return {
            self._seats.index(name) + 1: [round(100 * shares.get(seat, 0)) for seat in self._seats]
            for name, shares in of.items()
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
    """Return the words of the page, with the name of the items that it counts: lines of the record, or its steps."""
    values = {name: f"{{{name}}}" for name in ("number", "last", "name")} | {"counted": counted}
    return {name: words.say(f"page-{name}", values) for name in WORDS}


@cache
def _file(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def _hash(text: str) -> str:
    """Return the policy source that allows this script or style, and no other."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def _in_script(text: str) -> str:
    """Return JSON that closes no element in which it stands."""
    return text.replace("<", "\\u003c")


async def page_of(
    hosted: HostedGame,
    lines: Iterable[tuple[Verdict, Entry]],
    reader: Reader = To.GM,
    remarks: Sequence[Remark] = (),
) -> str:
    """Make the page of a game that goes through these lines, for one reader who may have these remarks.

    Raises TooLong.
    """
    story = Story(hosted, remarks)
    page = Page(story, reader)
    for verdict, entry in lines:
        page.add(await story.tell(verdict, entry))
    return page.write()
