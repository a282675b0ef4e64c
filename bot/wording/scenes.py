"""A scene: a result told step by step, in one post that is edited before the post that tells all of it."""

from collections.abc import Sequence

from bot.wording.pages import Page
from bot.wording.voice import Voice


def scene(voice: Voice, title: str, lines: Sequence[str]) -> tuple[Page, ...]:
    """Return the post as it looks after each step, which adds one of these lines."""
    return tuple([voice.page(title, "\n".join(lines[:count])) for count in range(1, len(lines) + 1)])
