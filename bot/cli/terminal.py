"""The streams of all commands: UTF-8, one line for an error, no noise about a closed pipe."""

import io
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import BinaryIO, ClassVar

STANDARD_INPUT = "-"


class Fault(Exception):
    """A command cannot go on. The message is the line for standard error, and ``others`` are further ones."""

    REFUSED: ClassVar[int] = 1
    BAD_INPUT: ClassVar[int] = 2

    def __init__(self, message: str, status: int = BAD_INPUT, others: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.status = status
        self.others = tuple(others)


class OutputClosed(Exception):
    """Nobody reads the output any more."""


def prepare() -> None:
    """Write UTF-8 whatever the locale is. A closed stream counts as empty."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115 (open to the end)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def write(line: bytes) -> None:
    """Write a line to standard output."""
    try:
        sys.stdout.buffer.write(line + b"\n")
    except OSError as error:
        _give_up(error)


def flush() -> None:
    """Make sure that everything written has gone out. Raises OutputClosed, and Fault if it cannot be written."""
    try:
        sys.stdout.flush()
    except OSError as error:
        _give_up(error)


def complain(message: str) -> None:
    """Write one line to standard error, after everything on standard output."""
    with suppress(Fault, OutputClosed):
        flush()
    sys.stderr.write(printable(message) + "\n")


def printable(message: str) -> str:
    """Make one line of a message, without anything that a terminal would obey."""
    return "".join(map(_shown, message.strip()))


def _shown(character: str) -> str:
    return character if character.isprintable() else " " if character.isspace() else repr(character)[1:-1]


def _give_up(error: OSError) -> None:
    """Stop all output, so that the interpreter does not complain at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(error, BrokenPipeError):
        raise OutputClosed from None
    raise Fault(f"brehon: the output cannot be written: {error.strerror}") from None


@contextmanager
def opened(file: str) -> Iterator[BinaryIO]:
    """Open a file, or standard input for ``-``. Raises Fault."""
    try:
        if file == STANDARD_INPUT:
            yield sys.stdin.buffer
        else:
            with open(file, "rb") as lines:  # noqa: PTH123 (what is typed is a file's name)
                yield lines
    except OSError as error:
        raise Fault(f"{file}: this file cannot be read: {error.strerror}") from None
