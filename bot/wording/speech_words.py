"""What players say, made safe to be posted: it means what they typed, and leads nowhere else than it shows."""

import re
from unicodedata import category

from bot.wording.name_words import ZERO_WIDTH_SPACE

UNSPEAKABLE = frozenset({"Cc", "Cs"})
"""Kinds of characters that no text holds but line feeds and tabs: controls, and what is no character."""
MASKED_LINK = re.compile(r"\]\(")
"""Where Discord would hide an address behind other words."""


def as_said(typed: str) -> str:
    """Make what somebody typed into what is posted; empty if there is nothing to post."""
    kept = "".join(character for character in typed if character in "\n\t" or category(character) not in UNSPEAKABLE)
    return MASKED_LINK.sub(f"]{ZERO_WIDTH_SPACE}(", kept.strip())
