"""Text that is taken back: struck through where it stands, so that everybody can still read it, and sees that it is."""

import re
from collections.abc import Iterable

STRUCK = "~~"
HEADS = re.compile(r"\s*(?:(?:-#|#{1,3}|>|[-*]|\d+\.)\s+)?")
"""What stands before a line and makes it small, a heading, a quotation or a point of a list."""
FENCE, SMALL = "```", "-#"


def struck(text: str) -> str:
    """Strike a text through, line by line, as Discord wants it; what is struck, or stands in a block, stays so."""
    lines, is_open = [], False
    for line in text.split("\n"):
        is_open ^= line.count(FENCE) % 2 == 1
        lines.append(line if is_open or FENCE in line else _struck_line(line))
    return "\n".join(lines)


def struck_parts(text: str, parts: Iterable[str]) -> str:
    """Strike some parts of a text through where each stands last."""
    for part in filter(None, parts):
        before, found, after = text.rpartition(part)
        if found and not (before.endswith(STRUCK) and after.startswith(STRUCK)):
            text = f"{before}{STRUCK}{part}{STRUCK}{after}"
    return text


def struck_end(text: str) -> str:
    """Strike through what stands last in a text: its last line, and the one before if the last is in small print."""
    *before, last = text.split("\n")
    if before and last.startswith(SMALL):
        *before, question = before
        last = f"{question}\n{last}"
    return "\n".join([*before, struck(last)])


def _struck_line(line: str) -> str:
    found = HEADS.match(line)
    head = found[0] if found is not None else ""
    rest = line[len(head) :].rstrip()
    has_letters = any(each.isprintable() and not each.isspace() for each in rest)
    return f"{head}{STRUCK}{rest}{STRUCK}" if has_letters and STRUCK not in rest else line
