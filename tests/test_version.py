"""The version names the commit that runs, or nothing that it doesn't know."""

import subprocess
from pathlib import Path

import pytest

from bot.cli import run
from bot.version import commit_of, number, version

COMMIT = "1a2b3c4d5e6f7a8b9c0d1a2b3c4d5e6f7a8b9c0d"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with one commit."""
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot/code.py").write_text("")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "-c", "user.name=Ann", "-c", "user.email=ann@example.org", "commit", "--quiet", "--message=Begin")
    return tmp_path


def git(folder: Path, *arguments: str) -> str:
    """Return what git prints."""
    return subprocess.run(["git", *arguments], cwd=folder, capture_output=True, text=True, check=True).stdout.strip()


def test_the_command_line_tells_the_version(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert run(["--version"]) == 0

    assert capsysbinary.readouterr() == (f"brehon {version()}\n".encode(), b"")
    assert version().startswith(number())


def test_a_built_version_has_the_commit_of_its_build(checkout: Path) -> None:
    (checkout / "bot/commit.txt").write_text(f"{COMMIT}\n")

    assert commit_of(checkout / "bot/commit.txt") == COMMIT[:8]


def test_a_build_that_knows_no_commit_names_none(checkout: Path) -> None:
    (checkout / "bot/commit.txt").write_text("")

    assert commit_of(checkout / "bot/commit.txt") == ""


def test_a_checkout_asks_git_for_its_commit(checkout: Path) -> None:
    assert commit_of(checkout / "bot/commit.txt") == git(checkout, "rev-parse", "HEAD")[:8]


def test_a_checkout_that_was_changed_says_so(checkout: Path) -> None:
    (checkout / "bot/code.py").write_text("changed = True\n")

    assert commit_of(checkout / "bot/commit.txt") == f"{git(checkout, 'rev-parse', 'HEAD')[:8]}-dirty"


def test_a_program_installed_within_another_checkout_does_not_take_its_commit(checkout: Path) -> None:
    installed = checkout / "lib/bot"
    installed.mkdir(parents=True)

    assert commit_of(installed / "commit.txt") == ""


def test_without_git_no_commit_is_named(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")

    assert commit_of(checkout / "bot/commit.txt") == ""
