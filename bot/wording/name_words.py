"""People's names, made safe to stand in a message."""

import re
from collections.abc import Iterable

ZERO_WIDTH_SPACE = "\N{ZERO WIDTH SPACE}"
MARKS = re.compile(r"(?<!\\)(\*\*|~~)|^-# ", re.MULTILINE)
ESCAPED = re.compile(r"\\(\W|_)")
SPECIAL = re.compile(r"[\\*_~`|>#\-\[\]()<@:]")
NUMBERED = re.compile(r"^(\d+)\.")


def escape(name: str) -> str:
    """Escape a name for Discord's markdown, so that it formats nothing, links nowhere and mentions nobody."""
    escaped = SPECIAL.sub(_escaped, name)
    return NUMBERED.sub(r"\1\\.", escaped)


def unformatted(text: str) -> str:
    """Return a text with names in it as it reads where nothing is formatted."""
    return ESCAPED.sub(r"\1", MARKS.sub("", text))


def escape_text(text: str) -> str:
    """Escape what somebody says, line by line; blank lines are left out."""
    return "\n".join(escape(line.strip()) for line in text.splitlines() if line.strip())


def unmentioning(text: str) -> str:
    """Return a text, formatted as it is, that mentions nobody."""
    return text.replace("@", f"@{ZERO_WIDTH_SPACE}")


def bold(name: str) -> str:
    """Return a name as messages usually show it."""
    return f"**{escape(name)}**"


def _escaped(match: re.Match[str]) -> str:
    return f"\\@{ZERO_WIDTH_SPACE}" if match[0] == "@" else f"\\{match[0]}"


def mentions(users: Iterable[int]) -> str:
    """Mention Discord users, whose names each reader sees as their own Discord has them.

    Users who have asked to be forgotten have no id any more, and house players have one of ours; both are left out.
    """
    return ", ".join(f"<@{user}>" for user in users if user > 0)
