"""Text that is taken back: it is struck through where it stands, so that everybody can still read it."""

import re
from collections.abc import Iterable

STRUCK = "~~"
HEADS = re.compile(r"\s*(?:(?:-#|#{1,3}|>|[-*]|\d+\.)\s+)?")
"""The markup before a line that makes it small, a heading, a quotation or a list item."""
FENCE, SMALL = "```", "-#"


def struck(text: str) -> str:
    """Strike a text through, line by line, as Discord wants it. Leave struck lines and code blocks as they are."""
    lines, is_open = [], False
    for line in text.split("\n"):
        is_open ^= line.count(FENCE) % 2 == 1
        lines.append(line if is_open or FENCE in line else _struck_line(line))
    return "\n".join(lines)


def struck_parts(text: str, parts: Iterable[str]) -> str:
    """Strike parts of a text through, each where it stands last."""
    for part in filter(None, parts):
        before, found, after = text.rpartition(part)
        if found and not (before.endswith(STRUCK) and after.startswith(STRUCK)):
            text = f"{before}{STRUCK}{part}{STRUCK}{after}"
    return text


def struck_end(text: str) -> str:
    """Strike the last line of a text through, and the line before it too if the last is in small print."""
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
