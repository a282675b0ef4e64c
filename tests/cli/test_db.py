"""``brehon db`` brings the schema up to date, takes it back, and checks it."""

from pathlib import Path
from shutil import copy

import pytest

from tests.cli.conftest import Brehon


@pytest.fixture(autouse=True)
def _new_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BREHON_DATABASE", f"sqlite+aiosqlite:///{tmp_path}/test.db")


def test_a_database_goes_up_is_checked_and_goes_down(brehon: Brehon) -> None:
    steps = [("upgrade",), ("check",), ("current",), ("downgrade", "base"), ("current",)]
    ended = [brehon("db", *step) for step in steps]

    assert [step.status for step in ended] == [0, 0, 0, 0, 0]
    assert ended[0].out == ended[2].out != ended[3].out
    assert ended[1].out == "The database is up to date.\n"
    assert ended[3].out == ended[4].out == "The database is empty.\n"


@pytest.mark.parametrize("step", [("current",), ("check",), ("downgrade", "base")])
def test_whoever_only_looks_or_takes_back_makes_no_database(
    brehon: Brehon, step: tuple[str, ...], tmp_path: Path
) -> None:
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


def test_an_unknown_revision_is_bad_input_even_where_nothing_is_missing(
    brehon: Brehon, migrated: Path, tmp_path: Path
) -> None:
    copy(migrated, tmp_path / "test.db")

    ended = brehon("db", "upgrade", "9999")

    assert (ended.status, ended.out) == (2, "")
    assert ended.err == "brehon: REVISION: there is no revision '9999'; head is the newest.\n"


def test_a_database_that_does_not_open(brehon: Brehon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREHON_DATABASE", "sqlite+aiosqlite:////no/such/directory/test.db")

    ended = brehon("db", "upgrade")

    assert (ended.status, ended.out) == (2, "")
    assert ended.err.startswith("brehon: The database /no/such/directory/test.db cannot be opened")
    assert ended.err.count("\n") == 1


def test_an_address_that_is_none(brehon: Brehon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREHON_DATABASE", "somewhere")

    ended = brehon("db", "check")

    assert (ended.status, ended.err.count("\n")) == (2, 1)
