"""How high a post is on a phone, by which a post is made that is seen whole there.

Lines, gaps and rows are those that the simulated Discord's preview draws on a screen of 340 by 700; a line is reckoned
to have room for a few letters less than there.
"""

import re
from collections.abc import Iterable, Sequence
from textwrap import wrap

from discord.ui import Select

from bot.components.answers import Item
from bot.delivery.telling.outgoing import Outgoing
from bot.wording.pages import Page, shown

SCREEN = 592
"""What a phone shows of a channel between its name and the box for messages, in its own pixels."""
CALL, TITLE, TEXT = 30, 26, 32
"""How many letters a line has room for, above, at the head and within an embed."""
WIDE, PICTURE, TALLEST = 252, 220 / 720, 280
"""How wide a row of buttons may be, how much smaller a picture is than its file, and how high it is at most."""
HIGHEST = 1000
"""A picture of so many pixels in its file is shown as high as any."""
SELECT, BUTTON, BETWEEN = 40, 32, (8, 6)
LETTERS = {**dict.fromkeys("ijlI.,:;!' ", 3.9), **dict.fromkeys("tfr?()", 5.8), **dict.fromkeys("mwMW", 13.0)}
LETTER, RIM = 8.1, 24
"""How wide the letters of a button are, all others and what is round them."""
MARKS, MENTION, TIME = re.compile(r"[*`]|^-# "), re.compile(r"<@\d+>"), re.compile(r"<t:\d+:(\w)>")
PLAYER, TIMES = "@Player", {"f": "Jan 22, 2026, 12:02 AM", "R": "in 24 hours"}
"""What somebody who is mentioned, and a time, are taken to be."""


def height(made: Outgoing, picture: int = 0) -> float:
    """How high a message is on a phone, with a picture that is so many pixels high in its file, or none."""
    called = sum(_lines(line, CALL) * (20 if _is_small(line) else 22) for line in made.content.splitlines())
    pages = shown(made.pages, pictured=picture > 0)
    drawn = 15 + min(TALLEST, picture * PICTURE) if picture else 0
    return 25 + called + drawn + sum(map(_page, pages)) + sum(map(_row, made.rows))


def _page(page: Page) -> float:
    title = 12 + 22 * _lines(page.title, TITLE) if page.title else 0
    return 33 + title + sum(_lines(line, TEXT) * (17 if _is_small(line) else 19.25) for line in page.text.splitlines())


def _is_small(line: str) -> bool:
    return line.startswith("-# ")


def _lines(line: str, width: int) -> int:
    """How many lines a line takes, of which nobody sees the marks."""
    seen = MARKS.sub("", TIME.sub(lambda time: TIMES[time[1]], MENTION.sub(PLAYER, line)))
    return max(1, len(wrap(seen, width, break_on_hyphens=False)))


def _row(row: Sequence[Item]) -> float:
    if any(isinstance(item, Select) for item in row):
        return SELECT + BETWEEN[1]
    return wrapped(row) * (BUTTON + BETWEEN[0]) - BETWEEN[0] + BETWEEN[1]


def wrapped(row: Sequence[Item]) -> int:
    """In how many lines a phone shows a row, whose buttons keep their order."""
    left, lines = 0.0, 0
    for wide in map(_wide, row):
        is_new = wide + BETWEEN[0] > left
        lines += is_new
        left = WIDE - wide if is_new else left - wide - BETWEEN[0]
    return lines


def _wide(item: Item) -> float:
    label = getattr(item, "label", "") or ""
    return RIM + sum(LETTERS.get(letter, LETTER) for letter in label)


def in_rows(items: Iterable[Item]) -> list[list[Item]]:
    """Buttons in as few rows as a phone has room for, each in the first that has."""
    rows: list[list[Item]] = []
    left: list[float] = []
    for item in items:
        wide = _wide(item)
        place = next((place for place, room in enumerate(left) if wide + BETWEEN[0] <= room), None)
        if place is None:
            rows.append([item])
            left.append(WIDE - wide)
        else:
            rows[place].append(item)
            left[place] -= wide + BETWEEN[0]
    return rows
