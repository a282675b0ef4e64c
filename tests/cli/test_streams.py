"""The command line as its own process: streams, encodings, and how quickly it starts."""

import itertools
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cli.conftest import HEADER, PROPOSAL, Brehon, Record

ROOT = Path(__file__).parents[2]
MAIN = "from bot.cli import main; main()"
ASCII = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "PYTHONCOERCECLOCALE": "0"}
"""A terminal that knows only ASCII."""
LIGHT = """
import sys
from bot.cli import run
arguments = sys.argv[1:]
while arguments:
    end = arguments.index("then")
    run(arguments[:end])
    del arguments[:end + 1]
print(*sys.modules, file=sys.stderr)
"""


def start(*arguments: str, code: str = MAIN, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        check=False,
    )


class Piped(NamedTuple):
    """The result of a replay whose reader closed the pipe after one line."""

    line: bytes
    complaint: bytes
    status: int


@pytest.fixture(scope="module")
def piped(tmp_path_factory: pytest.TempPathFactory) -> Piped:
    """Replay a record of many lines in an ASCII terminal, and read one line."""
    players = ["Ánn", "Ben", "Cat", "Dan", "Eve"]
    proposal = {**PROPOSAL, "by": "Ánn", "party": ["Ben", "Cat"]}
    header = {**HEADER, "players": players, "drawn": {"leaders": players}}
    file = tmp_path_factory.mktemp("piped") / "game.jsonl"
    lines = [header, *[proposal, {"by": "gm", "move": "undo"}] * 500]
    file.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    command = [sys.executable, "-c", MAIN, "replay", str(file)]
    with subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, **ASCII}, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        line = process.stdout.readline()
        process.stdout.close()
        return Piped(line, process.stderr.read(), process.wait())


def test_output_is_one_json_line_a_notice_in_utf_8_whatever_the_locale(piped: Piped) -> None:
    assert json.loads(piped.line)
    assert piped.line.endswith(b"\n")
    assert "Ánn" in piped.line.decode()


def test_a_closed_pipe_ends_a_command_quietly(piped: Piped) -> None:
    assert (piped.complaint, piped.status) == (b"", 0)


def test_an_error_is_printed_in_utf_8_whatever_the_locale(record: Record) -> None:
    ended = start("verify", record({**HEADER, "Ánn": 1}), **ASCII)

    assert ended.returncode == 2
    assert "unknown field `Ánn`" in ended.stderr.decode()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
def test_a_full_disk_is_reported_in_one_line(record: Record) -> None:
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-c", MAIN, "replay", record(HEADER)]
        ended = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, check=False)

    assert ended.returncode == 2
    assert ended.stderr == b"brehon: the output cannot be written: No space left on device\n"


def test_offline_commands_import_neither_discord_nor_sqlalchemy() -> None:
    commands = [("schema", "tain"), ("simulate", "tain", "--games", "1"), ("verify", "pyproject.toml")]
    ended = start(*itertools.chain.from_iterable((*command, "then") for command in commands), code=LIGHT)
    told, imported = ended.stdout, ended.stderr.decode().split()

    assert b"$schema" in told
    assert not {"discord", "sqlalchemy", "rich", "asyncio"} & set(imported)


def test_help_names_every_command(brehon: Brehon) -> None:
    ended = brehon("--help")

    assert ended.status == 0
    assert all(command in ended.out for command in ("replay", "simulate", "schema", "export", "verify", "db"))
