"""Players' speech, made safe to post: it keeps what they typed, and links lead only where they show."""

import re
from unicodedata import category

from bot.wording.name_words import ZERO_WIDTH_SPACE

UNSPEAKABLE = frozenset({"Cc", "Cs"})
"""The kinds of characters that posts leave out, line feeds and tabs aside: control characters and surrogates."""
MASKED_LINK = re.compile(r"\]\(")
"""Matches where Discord would hide an address behind other words."""


def as_said(typed: str) -> str:
    """Turn what somebody typed into the post; empty if there is nothing to post."""
    kept = "".join(character for character in typed if character in "\n\t" or category(character) not in UNSPEAKABLE)
    return MASKED_LINK.sub(f"]{ZERO_WIDTH_SPACE}(", kept.strip())


def on_one_line(typed: str) -> str:
    """Turn a short text, such as a title, into what is shown of it: on one line."""
    return " ".join(as_said(typed).split())
