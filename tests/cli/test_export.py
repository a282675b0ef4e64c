"""``brehon export`` prints a finished game's record, and a running one's only with ``--secrets``."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from shutil import copy

import pytest

from bot.database.opening import open_database
from bot.storage.schema.kinds import GamePhase
from bot.storage.schema.models import ActionRow, GameRow, Guild
from engine.codec import convert
from engine.commitment import commitment
from tests.asking import save
from tests.cli.conftest import HEADER, PROPOSAL, Brehon

EVENING = datetime(2026, 11, 20, 18, 0, tzinfo=UTC)
SALT = "00112233445566778899aabbccddeeff"
ABORT: dict[str, object] = {"by": "gm", "move": "abort"}
SEAL = commitment(SALT, convert(HEADER["drawn"], dict[str, object]))


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    url = f"sqlite+aiosqlite:///{tmp_path}/test.db"
    monkeypatch.setenv("BREHON_DATABASE", url)
    return url


@pytest.fixture(scope="module")
def played(migrated: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four games: 1 is over, 2 is running, 3 has not begun, and 4 was cancelled before it began."""
    path = tmp_path_factory.mktemp("played") / "test.db"
    copy(migrated, path)
    asyncio.run(_save(f"sqlite+aiosqlite:///{path}"))
    return path


@pytest.fixture
def games(url: str, played: Path, tmp_path: Path) -> str:
    """A copy of these games."""
    copy(played, tmp_path / "test.db")
    return url


async def _save(url: str) -> None:
    database = await open_database(url)
    await save(database, Guild(id=1))
    for number, phase in enumerate(("over", "running", "signup", "over"), start=1):
        await save(database, _game(GamePhase(phase), has_begun=number < 3))
    await save(database, *[*_actions(1, [HEADER, PROPOSAL, ABORT]), *_actions(2, [HEADER, PROPOSAL])])
    await database.close()


def _game(phase: GamePhase, *, has_begun: bool) -> GameRow:
    return GameRow(
        theme="tain",
        guild_id=1,
        gm_id=2,
        phase=phase,
        salt=SALT if has_begun else None,
        commitment=SEAL if has_begun else None,
        created_at=EVENING,
        started_at=EVENING if has_begun else None,
        ended_at=EVENING if phase is GamePhase.OVER else None,
    )


def _actions(game_id: int, lines: Sequence[Mapping[str, object]]) -> list[ActionRow]:
    return [
        ActionRow(
            game_id=game_id,
            number=number,
            at=EVENING,
            by=str(line.get("by", "gm")),
            body={name: value for name, value in line.items() if name not in ("by", "drawn")},
            drawn=convert(line.get("drawn", {}), dict[str, object]),
        )
        for number, line in enumerate(lines, start=1)
    ]


@pytest.mark.usefixtures("games")
def test_a_finished_game_s_record_ends_with_its_proof(brehon: Brehon) -> None:
    ended = brehon("export", "1")
    proof = {"at": "2026-11-20T18:00:00Z", "by": "gm", "move": "proof", "salt": SALT, "commitment": SEAL}

    assert (ended.status, ended.err) == (0, "")
    assert ended.lines == [HEADER, *({"at": proof["at"], **line} for line in (PROPOSAL, ABORT)), proof]
    assert ended.out.splitlines()[-1] == json.dumps(proof, separators=(",", ":"))
    assert ended.out.endswith("}\n")


@pytest.mark.usefixtures("games")
def test_an_exported_record_verifies_and_replays(brehon: Brehon) -> None:
    record = brehon("export", "1").out.encode()

    assert brehon("verify", "-", "--commitment", SEAL, stdin=record).status == 0
    assert brehon("replay", "-", stdin=record).status == 0


@pytest.mark.usefixtures("games")
def test_a_running_game_s_record_is_not_given_away(brehon: Brehon) -> None:
    ended = brehon("export", "2")

    assert (ended.status, ended.out) == (1, "")
    assert ended.err == "brehon: game 2 is still on, and its record holds every secret; --secrets exports it anyway.\n"


@pytest.mark.usefixtures("games")
def test_a_running_game_s_record_with_secrets_has_no_proof(brehon: Brehon) -> None:
    ended = brehon("export", "2", "--secrets")

    assert (ended.status, ended.err) == (0, "")
    assert [line.get("move") for line in ended.lines] == [None, "propose"]
    assert SALT not in ended.out


@pytest.mark.usefixtures("games")
@pytest.mark.parametrize(
    ("number", "secrets", "problem"),
    [
        ("3", [], "game 3 has not begun"),
        ("4", [], "game 4 has not begun"),
        ("4", ["--secrets"], "game 4 has not begun"),
        ("5", ["--secrets"], "there is no game 5"),
        ("0", [], "there is no game 0"),
        (str(2**70), [], "there is no game"),
    ],
)
def test_a_game_without_a_record_is_bad_input(brehon: Brehon, number: str, secrets: list[str], problem: str) -> None:
    ended = brehon("export", number, *secrets)

    assert (ended.status, ended.out) == (2, "")
    assert ended.err.startswith(f"brehon: GAME-ID: {problem}")
    assert ended.err.count("\n") == 1


@pytest.mark.usefixtures("games")
def test_a_malformed_number_is_bad_input(brehon: Brehon) -> None:
    ended = brehon("export", "tain-1")

    assert (ended.status, ended.out, ended.err.count("\n")) == (2, "", 1)


def test_a_missing_database_is_named_and_not_created(brehon: Brehon, url: str, tmp_path: Path) -> None:
    ended = brehon("export", "1")

    assert (ended.status, ended.err) == (
        2,
        f"brehon: There is no database {tmp_path}/test.db yet. "
        "See that BREHON_DATABASE is right; `brehon run` makes one.\n",
    )
    assert not list(tmp_path.iterdir())


def test_a_database_of_another_release_is_refused(brehon: Brehon, url: str, tmp_path: Path) -> None:
    (tmp_path / "test.db").touch()
    ended = brehon("export", "1")

    assert (ended.status, ended.err.count("\n")) == (1, 1)
    assert "brehon db upgrade" in ended.err


VOTES = [{"by": name, "move": "vote", "approve": name != "Eve"} for name in HEADER["players"]]  # type: ignore[attr-defined]


@pytest.fixture
def voted(url: str, migrated: Path, tmp_path: Path) -> str:
    """A game that is on: everybody has voted, and one has acted."""
    copy(migrated, tmp_path / "test.db")
    acted = {"by": "Ann", "move": "act", "support": True}
    asyncio.run(_save_running(url, [HEADER, PROPOSAL, *VOTES, acted]))
    return url


async def _save_running(url: str, lines: Sequence[Mapping[str, object]]) -> None:
    database = await open_database(url)
    await save(database, Guild(id=1))
    await save(database, _game(GamePhase.RUNNING, has_begun=True))
    await save(database, *_actions(1, lines))
    await database.close()


@pytest.mark.usefixtures("voted")
def test_the_votes_of_a_running_game_are_exported_because_everybody_has_seen_them(brehon: Brehon) -> None:
    ended = brehon("export", "1", "--table", "votes", "--format", "jsonl")

    assert (ended.status, ended.err) == (0, "")
    assert [(row["voter"], row["approve"]) for row in ended.lines] == [
        (name, name != "Eve") for name in ("Ann", "Ben", "Cat", "Dan", "Eve")
    ]
    assert {row["time"] for row in ended.lines} == {"2026-11-20T18:00:00Z"}


@pytest.mark.usefixtures("voted")
def test_a_table_is_csv_unless_another_format_is_named(brehon: Brehon) -> None:
    ended = brehon("export", "1", "--table", "counts")

    assert ended.out.startswith('\ufeff"quest","attempt","leader","party"')
    assert '"Ann, Dan","4","1","yes"' in ended.out


@pytest.mark.usefixtures("voted")
@pytest.mark.parametrize("table", ["orders", "nights"])
def test_a_running_game_s_secret_tables_need_the_word(brehon: Brehon, table: str) -> None:
    refused = brehon("export", "1", "--table", table)
    given = brehon("export", "1", "--table", table, "--secrets")

    assert (refused.status, refused.out) == (1, "")
    assert refused.err == f"brehon: game 1 is still on, and its {table} are secret; --secrets exports it anyway.\n"
    assert given.status == 0


@pytest.mark.usefixtures("games")
@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--table", "lynches"], "--table: one of votes, counts, orders, nights is needed, not 'lynches'"),
        (["--table", "votes", "--format", "xls"], "--format: one of csv, jsonl is needed, not 'xls'"),
        (["--format", "csv"], "--format: only a table has one; name it with --table."),
    ],
)
def test_an_unknown_table_or_format_is_bad_input(brehon: Brehon, options: list[str], problem: str) -> None:
    ended = brehon("export", "1", *options)

    assert (ended.status, ended.out, ended.err) == (2, "", f"brehon: {problem}\n")
