"""``brehon db`` upgrades the schema, downgrades it, and checks it."""

import asyncio
import socket
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from shutil import copy
from threading import Thread

import pytest
from sqlalchemy import select

from bot.checking.pulse import Health
from bot.clock import now
from bot.database.opening import open_database
from bot.storage.outbox.outbox import Destination, owed
from bot.storage.processes.processes import this_process
from bot.storage.schema.kinds import OutboxKind, OutboxState
from bot.storage.schema.models import GameRow, Guild, OutboxRow
from tests.asking import rows_in, save
from tests.cli.conftest import Brehon, Ended


@pytest.fixture(autouse=True)
def _new_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BREHON_DATABASE", f"sqlite+aiosqlite:///{tmp_path}/test.db")


def test_a_database_is_upgraded_checked_and_downgraded(brehon: Brehon) -> None:
    steps = [("upgrade",), ("check",), ("current",), ("downgrade", "base"), ("current",)]
    ended = [brehon("db", *step) for step in steps]

    assert [step.status for step in ended] == [0, 0, 0, 0, 0]
    assert ended[0].out == ended[2].out != ended[3].out
    assert ended[1].out == "The database is up to date.\n"
    assert ended[3].out == ended[4].out == "The database is empty.\n"


@pytest.mark.parametrize("step", [("current",), ("check",), ("downgrade", "base")])
def test_reading_and_downgrading_create_no_database(brehon: Brehon, step: tuple[str, ...], tmp_path: Path) -> None:
    ended = brehon("db", *step)

    assert (ended.status, ended.out, ended.err.count("\n")) == (2, "", 1)
    assert ended.err.startswith(f"brehon: There is no database {tmp_path}/test.db yet. See that BREHON_DATABASE")
    assert not list(tmp_path.iterdir())


def test_a_database_behind_is_refused(brehon: Brehon, tmp_path: Path) -> None:
    (tmp_path / "test.db").touch()
    ended = brehon("db", "check")

    assert (ended.status, ended.out) == (1, "")
    assert "brehon db upgrade" in ended.err
    assert ended.err.count("\n") == 1


def test_an_unknown_revision_is_bad_input_even_if_nothing_is_missing(
    brehon: Brehon, migrated: Path, tmp_path: Path
) -> None:
    copy(migrated, tmp_path / "test.db")

    ended = brehon("db", "upgrade", "9999")

    assert (ended.status, ended.out) == (2, "")
    assert ended.err == "brehon: REVISION: there is no revision '9999'; head is the newest.\n"


def test_a_database_that_does_not_open_is_reported(brehon: Brehon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREHON_DATABASE", "sqlite+aiosqlite:////no/such/directory/test.db")

    ended = brehon("db", "upgrade")

    assert (ended.status, ended.out) == (2, "")
    assert ended.err.startswith("brehon: The database /no/such/directory/test.db cannot be opened")
    assert ended.err.count("\n") == 1


def test_a_malformed_address_is_reported(brehon: Brehon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREHON_DATABASE", "somewhere")

    ended = brehon("db", "check")

    assert (ended.status, ended.err.count("\n")) == (2, 1)


async def owe(url: str) -> None:
    """Save a message that is owed now, one that is owed later, and a sent one."""
    database = await open_database(url)
    await save(database, Guild(id=1))
    game = GameRow(theme="tain", guild_id=1, gm_id=2, created_at=now())
    await save(database, game)
    rows = [owed(game.id, OutboxKind.GM, [], now(), Destination(user_id=2)) for _ in range(4)]
    rows[0].owner, rows[0].claimed_until = this_process(), now()
    rows[1].state = OutboxState.REFUSED
    rows[2].due_at += timedelta(hours=1)
    rows[3].state = OutboxState.SENT
    await save(database, *rows)
    await database.close()


async def states(url: str) -> list[tuple[OutboxState, str | None]]:
    database = await open_database(url)
    rows = await rows_in(database, select(OutboxRow).order_by(OutboxRow.id))
    await database.close()
    return [(row.state, row.owner) for row in rows]


def test_a_restored_backup_marks_its_owed_messages_as_half_sent(brehon: Brehon, migrated: Path, tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{copy(migrated, tmp_path / 'test.db')}"
    asyncio.run(owe(url))
    ended = brehon("db", "restored")

    assert ended == Ended(
        0, "Messages owed when the backup was made: 2. The bot looks for each before it posts it.\n", ""
    )
    half, waiting, sent = OutboxState.SENDING, OutboxState.PENDING, OutboxState.SENT
    assert asyncio.run(states(url)) == [(half, None), (half, None), (waiting, None), (sent, None)]


def answer_once(bot: socket.socket) -> None:
    """Answer one health check as a running bot."""
    bot.settimeout(5)
    with suppress(TimeoutError):
        asked, _ = bot.accept()
        with asked:
            asked.send(Health.CONNECTED.encode())


def test_a_backup_is_not_declared_restored_while_the_bot_runs(
    brehon: Brehon, migrated: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = copy(migrated, tmp_path_factory.mktemp("at") / "b.db")
    monkeypatch.setenv("BREHON_DATABASE", f"sqlite+aiosqlite:///{file}")
    with socket.socket(socket.AF_UNIX) as bot:
        bot.bind(f"{file}.sock")
        bot.listen()
        answering = Thread(target=answer_once, args=(bot,))
        answering.start()
        ended = brehon("db", "restored")
        answering.join()

    assert ended == Ended(1, "", "brehon: The bot is running with this database. Stop it first.\n")


def test_a_backup_of_an_older_release_is_upgraded_first(brehon: Brehon, tmp_path: Path) -> None:
    (tmp_path / "test.db").touch()
    ended = brehon("db", "restored")

    assert (ended.status, ended.out) == (1, "")
    assert "brehon db upgrade" in ended.err
