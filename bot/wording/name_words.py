"""Names of people, made safe to stand in a message."""

import re
from collections.abc import Iterable

ZERO_WIDTH_SPACE = "\N{ZERO WIDTH SPACE}"
MARKS = re.compile(r"(?<!\\)(\*\*|~~)|^-# ", re.MULTILINE)
ESCAPED = re.compile(r"\\(\W|_)")
SPECIAL = re.compile(r"[\\*_~`|>#\-\[\]()<@:]")
NUMBERED = re.compile(r"^(\d+)\.")


def escape(name: str) -> str:
    """Make a name mean itself in Discord's markdown: it formats nothing, links nowhere and mentions nobody."""
    escaped = SPECIAL.sub(_escaped, name)
    return NUMBERED.sub(r"\1\\.", escaped)


def unformatted(text: str) -> str:
    """A text with names in it, as it is read where nothing is formatted."""
    return ESCAPED.sub(r"\1", MARKS.sub("", text))


def escape_text(text: str) -> str:
    """The same of what somebody says, line by line; blank lines are left out."""
    return "\n".join(escape(line.strip()) for line in text.splitlines() if line.strip())


def bold(name: str) -> str:
    """The usual way to show a name in a message."""
    return f"**{escape(name)}**"


def _escaped(match: re.Match[str]) -> str:
    return f"\\@{ZERO_WIDTH_SPACE}" if match[0] == "@" else f"\\{match[0]}"


def mentions(users: Iterable[int]) -> str:
    """Discord users by their mentions, which show their names as the reader's Discord has them.

    Whoever has asked to be forgotten has no number any more, and is left out.
    """
    return ", ".join(f"<@{user}>" for user in users if user)
