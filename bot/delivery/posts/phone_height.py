"""Estimates how high a post is on a phone, so that posts can be kept short enough to be seen whole.

Lines, gaps and rows have the sizes that the simulated Discord's preview draws on a screen of 340 by 700. A line is
taken to hold a few letters less than it does there.
"""

import re
from collections.abc import Iterable, Sequence
from textwrap import wrap

from discord.ui import Select

from bot.components.answers import Item
from bot.delivery.telling.outgoing import Outgoing
from bot.wording.pages import Page

SCREEN = 592
"""The height, in a phone's own pixels, between a channel's name and the box for messages."""
CALL, TITLE, TEXT = 30, 26, 32
"""The letters that fit into a line above an embed, in its title, and in its text."""
SPOKEN = 22
"""The height of a line above an embed."""
WIDE, PICTURE, TALLEST = 252, 220 / 720, 280
"""The greatest width of a row of buttons, the scale of a picture in an embed, and its greatest height there."""
APART = 252 / 720
"""The scale of a picture above the embeds."""
HIGHEST = 1000
"""A picture with at least this many pixels in its file is shown at the greatest height."""
SELECT, BUTTON, BETWEEN = 40, 32, (8, 6)
LETTERS = {
    **dict.fromkeys("ijlI.,:;!' ", 3.9),
    **dict.fromkeys("tfr?()", 5.8),
    **dict.fromkeys("mwMW", 13.0),
    **dict.fromkeys("\N{RIGHTWARDS ARROW}\N{RIGHTWARDS ARROW OVER LEFTWARDS ARROW}", 14.0),
}
LETTER, RIM = 8.1, 24
"""The width of a letter on a button, and the width that a button adds around its letters."""
MARKS, MENTION, TIME = re.compile(r"[*`]|^-# "), re.compile(r"<@\d+>"), re.compile(r"<t:\d+:(\w)>")
PLAYER, TIMES = "@Player", {"f": "Jan 22, 2026, 12:02 AM", "t": "12:02 AM", "R": "in 24 hours"}
"""Stand-ins for a mention of somebody and for a time."""


def height(made: Outgoing, picture: int = 0) -> float:
    """Return the height of a message on a phone. ``picture`` is the height of its picture in its file, 0 for none."""
    called = sum(_lines(line, CALL) * (20 if _is_small(line) else SPOKEN) for line in made.content.splitlines())
    pages = made.shown_beside(is_pictured=picture > 0)
    inside = 15 + min(TALLEST, picture * PICTURE)
    drawn = (inside if not made.is_apart else 15 + picture * APART) if picture else 0
    return 25 + called + drawn + sum(map(_page, pages)) + sum(map(_row, made.rows))


def height_of_call(players: int, call: str) -> float:
    """Return the height of a line that mentions so many players and says what is asked of them; 0 for nobody."""
    return SPOKEN * _lines(f"{' '.join([PLAYER] * players)}, {call}", CALL) if players else 0


def _page(page: Page) -> float:
    title = 12 + 22 * _lines(page.title, TITLE) if page.title else 0
    return 33 + title + sum(_lines(line, TEXT) * (17 if _is_small(line) else 19.25) for line in page.text.splitlines())


def _is_small(line: str) -> bool:
    return line.startswith("-# ")


def _lines(line: str, width: int) -> int:
    """Count the lines that a line of text takes. Formatting marks take no room."""
    seen = MARKS.sub("", TIME.sub(lambda time: TIMES[time[1]], MENTION.sub(PLAYER, line)))
    return max(1, len(wrap(seen, width, break_on_hyphens=False)))


def _row(row: Sequence[Item]) -> float:
    if any(isinstance(item, Select) for item in row):
        return SELECT + BETWEEN[1]
    return wrapped(row) * (BUTTON + BETWEEN[0]) - BETWEEN[0] + BETWEEN[1]


def wrapped(row: Sequence[Item]) -> int:
    """Count the lines in which a phone shows a row of buttons, which keep their order."""
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
    """Arrange buttons in rows that a phone has room for, in their order."""
    rows: list[list[Item]] = []
    left = 0.0
    for item in items:
        wide = _wide(item)
        if rows and wide + BETWEEN[0] <= left:
            rows[-1].append(item)
            left -= wide + BETWEEN[0]
        else:
            rows.append([item])
            left = WIDE - wide
    return rows
