"""Reads from a page's file what a browser shows."""

import json
import re
from base64 import b64decode
from collections.abc import Callable
from html import unescape
from io import BytesIO
from typing import NamedTuple
from zlib import decompress

from PIL import Image

from bot.wording.moment_words import BETWEEN

TAGS = re.compile(r"<[^>]*>")
ENDS = re.compile(r"</(?:p|h3|dt|dd|small|div|pre|span)>|<br>|\n")
PICTURE = re.compile(r'<img [^>]*alt="([^"]*)">')
MOMENT = "<time"
DRAMA = re.compile(r"<em>[^<]*</em> ?")
EVERYBODY, GM, EVERYTHING = 0, -1, -2


class Message(NamedTuple):
    """A message of a page: the line at which it was sent, its reader, and its lines as they are read."""

    line: int
    to: int | tuple[int, ...]
    lines: tuple[str, ...]
    is_edit: bool = False
    """Whether it replaced the post before it."""


class Read(NamedTuple):
    """A page: its seats, the readers to choose from, its messages, cards and pictures."""

    seats: tuple[str, ...]
    readers: tuple[int, ...]
    messages: tuple[Message, ...]
    cards: tuple[str, ...]
    pictures: list[dict[str, object] | None]
    suspicion: dict[int, list[int]]
    """For each seat, the percentage of deals in which each seat is evil, at the end."""
    beliefs: dict[int, list[int]]
    """For each house player, how likely it thought each seat to be evil, in percent, at the end."""

    def of(self, reader: int) -> list[Message]:
        """Return what a reader sees."""
        return [
            each
            for each in self.messages
            if each.to in (EVERYBODY, reader) or (isinstance(each.to, tuple) and reader in each.to)
        ]


def element(page: str, name: str) -> str:
    """Return the content of the element with this id."""
    found = re.search(rf'id="{name}">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    return found[1]


def lines_of(html: str) -> tuple[str, ...]:
    """Return the lines of a message as they are read, with a picture's words, without lines that tell a moment."""
    parts = [part for part in ENDS.split(PICTURE.sub(r"\n\1\n", html)) if MOMENT not in part]
    return tuple(line for part in parts if (line := unescape(TAGS.sub("", part)).strip()))


def facts_of(html: str) -> tuple[str, ...]:
    """Return the same lines without a theme's additions to the facts, for which not every post has room."""
    return tuple(facts for line in lines_of(DRAMA.sub("", html)) if (facts := line.removesuffix(BETWEEN.rstrip())))


def drama_of(page: str) -> list[str]:
    """What a theme says beside the facts in the messages of a page, in order."""
    content = json.loads(decompress(b64decode(element(page, "content"))))
    shown = [number for step in content["steps"] for _, number, *_ in (step[4] if len(step) > 4 else [])]
    return [line for number in shown for line in DRAMA.findall(content["html"][number])]


def read_page(page: str, lines_of: Callable[[str], tuple[str, ...]] = lines_of) -> Read:
    """Read a page, or only a part of its messages' lines."""
    content = json.loads(decompress(b64decode(element(page, "content"))))
    html = [lines_of(text) for text in content["html"]]
    suspicion, beliefs = (
        {int(seat): shares for step in content["steps"] for seat, shares in (step[place:] or [{}])[0].items()}
        for place in (5, 6)
    )
    messages = [
        Message(line, tuple(to) if isinstance(to, list) else to, html[number], *is_edit)
        for line, _, _, _, *rest in content["steps"]
        for to, number, *is_edit in (rest[0] if rest else [])
    ]
    cards = ["\n".join(html[card]) for _, _, card, *_ in content["steps"]]
    pictures = json.loads(element(page, "pictures"))
    seats, readers = tuple(content["seats"]), tuple(content["readers"])
    return Read(seats, readers, tuple(messages), tuple(cards), pictures, suspicion, beliefs)


def drawn(pictures: list[dict[str, object] | None], number: int) -> Image.Image:
    """Return a picture as a browser shows it: a change over what it changes."""
    kept = pictures[number]
    assert kept is not None
    shown = Image.open(BytesIO(b64decode(str(kept["data"])))).convert("RGBA")
    over = kept.get("over")
    if not isinstance(over, int):
        return shown.convert("RGB")
    whole = drawn(pictures, over).convert("RGBA")
    whole.alpha_composite(shown)
    return whole.convert("RGB")
