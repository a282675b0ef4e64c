"""The socket at which the bot reports its health."""

import asyncio
import socket
import stat
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.checking.findings import Finding, Level
from bot.checking.pulse import LONGEST_PATH, NOBODY_HERE, SENTENCES, Health, check_pulse, feel, pulse, socket_path

PATIENCE = 60.0


@pytest.fixture(autouse=True)
def short_folder(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Folders for this test alone, with names short enough for a socket."""
    folder = tmp_path_factory.mktemp("at")
    monkeypatch.chdir(folder)
    monkeypatch.setattr(tempfile, "tempdir", str(folder))


ADDRESS = "sqlite+aiosqlite:///brehon.db"


def being(health: Health) -> Callable[[], Awaitable[Health]]:
    """Return the answer of a bot of this health."""

    async def find_out() -> Health:
        return health

    return find_out


async def felt(address: str = ADDRESS) -> tuple[bool, str]:
    return await asyncio.to_thread(feel, address, PATIENCE)


async def test_a_bot_that_is_connected_is_alive() -> None:
    async with pulse(ADDRESS, being(Health.CONNECTED)):
        assert await felt() == (True, "The bot is alive and connected to Discord.")


async def test_a_bot_without_discord_is_not_alive() -> None:
    async with pulse(ADDRESS, being(Health.DISCONNECTED)):
        is_alive, sentence = await felt()

    assert not is_alive
    assert "not connected to Discord" in sentence


async def test_a_bot_without_its_database_is_not_alive() -> None:
    async with pulse(ADDRESS, being(Health.NO_DATABASE)):
        is_alive, sentence = await felt()

    assert not is_alive
    assert "its database does not answer" in sentence


async def test_without_a_running_bot_nothing_is_alive() -> None:
    assert await felt() == (False, "No bot is running with this database.")


async def test_a_bot_that_does_not_answer_hangs() -> None:
    with socket.socket(socket.AF_UNIX) as silent:
        silent.bind(str(socket_path(ADDRESS)))
        silent.listen()

        assert feel(ADDRESS, patience=0.01) == (False, "The bot does not answer: it hangs. Start it anew.")


async def test_another_programs_file_in_the_sockets_place_is_named() -> None:
    socket_path(ADDRESS).touch()

    assert feel(ADDRESS).sentence.startswith(f"Nobody can ask whether a bot runs: {socket_path(ADDRESS)} is not its")


async def checked() -> Finding:
    return await asyncio.to_thread(check_pulse, ADDRESS)


@pytest.mark.parametrize(
    ("health", "level"),
    [
        (Health.CONNECTED, Level.OK),
        (Health.DISCONNECTED, Level.WARNING),
        (Health.NO_DATABASE, Level.WARNING),
    ],
)
async def test_the_check_warns_of_a_bot_that_is_not_alive(health: Health, level: Level) -> None:
    async with pulse(ADDRESS, being(health)):
        assert await checked() == Finding(level, "Bot", SENTENCES[health])


async def test_the_check_takes_no_offence_at_a_bot_that_does_not_run() -> None:
    assert await checked() == Finding(Level.OK, "Bot", NOBODY_HERE)


async def test_a_bot_that_ends_during_the_check_is_stopping() -> None:
    with socket.socket(socket.AF_UNIX) as ending:
        ending.bind(str(socket_path(ADDRESS)))
        ending.listen()
        asking = asyncio.create_task(felt())
        connection, _ = await asyncio.to_thread(ending.accept)
        connection.close()

        assert await asking == (False, "The bot is stopping.")


async def test_only_the_user_of_the_bot_may_ask() -> None:
    async with pulse(ADDRESS, being(Health.CONNECTED)):
        assert stat.S_IMODE(socket_path(ADDRESS).lstat().st_mode) == 0o600


async def test_a_bot_that_has_ended_leaves_no_socket() -> None:
    async with pulse(ADDRESS, being(Health.CONNECTED)):
        pass

    assert not socket_path(ADDRESS).exists()


async def test_a_bot_takes_the_place_of_one_that_was_killed() -> None:
    with socket.socket(socket.AF_UNIX) as killed:
        killed.bind(str(socket_path(ADDRESS)))
    async with pulse(ADDRESS, being(Health.CONNECTED)):
        assert (await felt())[0]


async def test_a_bot_that_ends_leaves_its_successor_s_socket() -> None:
    async with pulse(ADDRESS, being(Health.DISCONNECTED)):
        successor = pulse(ADDRESS, being(Health.CONNECTED))
        await successor.__aenter__()

    assert (await felt())[0]
    await successor.__aexit__(None, None, None)


async def test_a_bot_without_room_for_a_socket_still_runs() -> None:
    address = "sqlite+aiosqlite:////proc/none/brehon.db"
    async with pulse(address, being(Health.CONNECTED)):
        assert not (await felt(address))[0]


@pytest.mark.parametrize(
    "address",
    [f"sqlite+aiosqlite:///{'long' * LONGEST_PATH}/brehon.db", "postgresql+asyncpg://brehon:s3cret@127.0.0.1/games"],
)
async def test_a_socket_that_cannot_lie_beside_a_file_has_a_private_folder(address: str) -> None:
    async with pulse(address, being(Health.CONNECTED)):
        path = socket_path(address)

        assert await felt(address) == (True, "The bot is alive and connected to Discord.")
        assert stat.S_IMODE(path.parent.lstat().st_mode) == 0o700
        assert path.parent.parent == Path(tempfile.gettempdir())
        assert "s3cret" not in str(path)


def test_every_database_has_a_socket_of_its_own() -> None:
    files = [f"sqlite:///{name}.db" for name in ("a", "b", "long" * LONGEST_PATH, "long" * LONGEST_PATH + "er")]
    servers = [f"postgresql://127.0.0.1/{name}" for name in ("a", "b")]

    assert len({socket_path(address) for address in (*files, *servers)}) == len((*files, *servers))
