"""The command line, run in this process on records written here."""

import io
import json
import logging
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
import structlog

from bot.cli import run

PLAYERS = ["Ann", "Ben", "Cat", "Dan", "Eve"]
HEADER: dict[str, object] = {
    "brehon": 1,
    "game": "tain",
    "players": PLAYERS,
    "drawn": {
        "sides": {"Ann": "good", "Ben": "good", "Cat": "good", "Dan": "evil", "Eve": "evil"},
        "roles": {"Ann": "seer", "Dan": "assassin"},
        "leaders": PLAYERS,
    },
}
PROPOSAL = {"by": "Ann", "move": "propose", "party": ["Ann", "Dan"]}


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """Undo a command's log set-up after its test, whose streams are closed then."""
    configuration, handlers = structlog.get_config(), [*logging.root.handlers]
    yield
    structlog.configure(**configuration)
    logging.root.handlers = handlers


class Ended(msgspec.Struct, frozen=True):
    """The end of a command."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[dict[str, object]]:
        """The output, a JSON object a line."""
        return [json.loads(line) for line in self.out.splitlines()]


Brehon = Callable[..., Ended]
Record = Callable[..., str]


@pytest.fixture
def brehon(capsysbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch) -> Brehon:
    """Run a command."""

    def command(*arguments: str, stdin: bytes = b"") -> Ended:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        status = run(arguments)
        out, err = capsysbinary.readouterr()
        return Ended(status, out.decode(), err.decode())

    return command


@pytest.fixture
def record(tmp_path: Path) -> Record:
    """Write a record of these lines, objects or raw text, and return its file's name."""

    def write(*lines: dict[str, object] | str, name: str = "game.jsonl") -> str:
        path = tmp_path / name
        texts = [line if isinstance(line, str) else json.dumps(line, ensure_ascii=False) for line in lines]
        path.write_text("\n".join((*texts, "")), encoding="utf-8")
        return str(path)

    return write
