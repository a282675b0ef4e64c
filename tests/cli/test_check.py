"""``brehon check`` reports problems and advice, a line each, and never ends in a traceback."""

import json
import shutil
import socket
from pathlib import Path

import discord
import pytest

from bot.checking.findings import Level
from bot.version import version
from tests.cli.conftest import Brehon, Ended

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"


@pytest.fixture(autouse=True)
def nobody_at_discord(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("BREHON_TOKEN", raising=False)
    monkeypatch.delenv("BREHON_DATABASE", raising=False)
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:1/api/v10")


def lines(ended: Ended) -> dict[str, str]:
    """Return the level of each subject."""
    told = [line.split(maxsplit=2) for line in ended.out.split("\n\n")[0].splitlines()]
    return {about: level for level, about, _ in told}


def test_every_line_starts_with_a_level_and_the_last_one_counts_them(brehon: Brehon) -> None:
    ended = brehon("check")
    levels = lines(ended)

    assert (ended.status, ended.err) == (1, "")
    assert levels["Token"] == "error"
    assert levels["Database"] == levels["Disk"] == levels["Versions"] == "ok"
    assert set(levels.values()) <= set(Level)
    assert ended.out.endswith(f"\n\nErrors: 1. Warnings: {list(levels.values()).count('warning')}.\n")


def test_a_missing_network_is_reported_without_the_token(brehon: Brehon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREHON_TOKEN", TOKEN)
    ended = brehon("check")

    assert (ended.status, ended.err) == (1, "")
    assert "Discord cannot be reached" in ended.out
    assert not [part for part in TOKEN.split(".") if part in ended.out]


def test_a_configured_port_is_checked(brehon: Brehon, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setenv("BREHON_METRICS", str(taken.getsockname()[1]))

        assert lines(brehon("check"))["Metrics"] == "warning"


def test_bad_settings_are_an_error(brehon: Brehon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREHON_LOG_LEVEL", "loud")
    ended = brehon("check")

    assert (ended.status, ended.err) == (1, "")
    assert lines(ended) == {"Versions": "ok", "Settings": "error"}


def test_a_strange_setting_is_a_warning(brehon: Brehon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREHON_SERVICE_HOST", "10.0.0.1")

    assert lines(brehon("check"))["Settings"] == "warning"


def test_a_misspelt_setting_is_an_error_even_beside_a_strange_one(
    brehon: Brehon, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BREHON_SERVICE_HOST", "10.0.0.1")
    monkeypatch.setenv("BREHON_DATABSE", "postgresql://host/games")
    ended = brehon("check")

    assert lines(ended)["Settings"] == "error"
    assert "BREHON_DATABSE is not a setting; BREHON_DATABASE is." in ended.out


def test_the_bot_does_not_start_with_a_misspelt_setting(
    brehon: Brehon, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("BREHON_TOKEN", TOKEN)
    monkeypatch.setenv("BREHON_DATABSE", "postgresql://host/games")
    ended = brehon("run")

    assert (ended.status, ended.out, ended.err.count("\n")) == (2, "", 1)
    assert "BREHON_DATABSE is not a setting; BREHON_DATABASE is." in ended.err
    assert [*tmp_path.iterdir()] == []


def test_the_first_line_of_the_log_names_the_version(brehon: Brehon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREHON_TOKEN", TOKEN)
    monkeypatch.setenv("BREHON_API", "http://127.0.0.1:1")
    first = json.loads(brehon("run").err.splitlines()[0])

    assert (first["event"], first["version"]) == ("starting", version())


def test_the_bot_logs_strange_settings_and_runs(brehon: Brehon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREHON_TOKEN", TOKEN)
    monkeypatch.setenv("BREHON_API", "http://127.0.0.1:1")
    monkeypatch.setenv("BREHON_SERVICE_HOST", "10.0.0.1")
    ended = brehon("run")

    assert "BREHON_SERVICE_HOST is not a setting, so nothing reads it." in ended.err
    assert "brehon: Discord cannot be reached" in ended.err


def test_an_unforeseen_error_is_a_line_too(brehon: Brehon, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_folder: object) -> None:
        raise ValueError("s3cret")

    monkeypatch.setattr(shutil, "disk_usage", fail)
    ended = brehon("check")

    assert (ended.status, ended.err) == (1, "")
    assert "could not be checked to the end (ValueError)" in ended.out
    assert "s3cret" not in ended.out
    assert lines(ended)["Token"] == "error"


def test_a_database_with_too_long_a_name_gets_a_sentence(brehon: Brehon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREHON_DATABASE", f"sqlite+aiosqlite:///{'x' * 300}")
    ended = brehon("check")

    assert (ended.status, ended.err) == (1, "")
    assert "cannot be opened ([Errno 36] File name too long" in ended.out
    assert lines(ended)["Token"] == "error"


def test_without_a_bot_none_is_alive(brehon: Brehon) -> None:
    assert brehon("check", "--alive") == Ended(1, "No bot is running with this database.\n", "")


def test_checking_for_life_needs_an_address(brehon: Brehon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREHON_DATABASE", "somewhere")
    ended = brehon("check", "--alive")

    assert (ended.status, ended.out, ended.err.count("\n")) == (1, "", 1)
