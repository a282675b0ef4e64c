"""Listings of the program: facts by function in ``tests/listings``, compared with the present program or rewritten."""

from collections.abc import Iterator
from difflib import SequenceMatcher
from pathlib import Path
from typing import NamedTuple

from tests.program_text import Facts

FOLDER = Path(__file__).parent / "listings"


class Listing(NamedTuple):
    """Compares findings with a listing, or rewrites the listing."""

    command: str
    writes: bool

    def __call__(self, name: str, found: Facts) -> None:
        """Compare; fail with the difference and what to do about it."""
        path = FOLDER / f"{name}.txt"
        text = "".join(f"{line}\n" for line in lines_of(found))
        if self.writes:
            path.write_text(text, encoding="utf-8")
        listed = path.read_text(encoding="utf-8") if path.exists() else ""
        if text != listed:
            raise AssertionError(
                f"The program is no more as tests/listings/{path.name} has it:\n\n"
                + "\n".join(differences(listed.splitlines(), text.splitlines()))
                + "\n\nRead each line as somebody who looks for secrets: who could now learn, do or send what?\n"
                f"If all of it is meant, write the listing anew and review its difference: {self.command}"
            )


def lines_of(found: Facts) -> Iterator[str]:
    """Return the lines of a listing: each function, and below it each of its facts as often as it occurs."""
    for function, texts in sorted(found):
        yield function
        yield from (f"    {text}" for text in texts)


def differences(listed: list[str], found: list[str]) -> Iterator[str]:
    """Return the facts that are only listed and those that are only found, below their functions."""
    told = ""
    for kind, first, last, start, end in SequenceMatcher(None, listed, found, autojunk=False).get_opcodes():
        if kind != "equal":
            for sign, lines, numbers in (("-", listed, range(first, last)), ("+", found, range(start, end))):
                for number in numbers:
                    if (function := _function_at(lines, number)) != told:
                        told = function
                        yield f"  {function}"
                    if lines[number].startswith(" "):
                        yield f"{sign} {lines[number]}"


def _function_at(lines: list[str], number: int) -> str:
    """Return the function whose part of a listing a line is in."""
    return next(lines[each] for each in range(number, -1, -1) if not lines[each].startswith(" "))
