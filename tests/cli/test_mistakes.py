"""Each mistake of docs/mistakes.md is made, and ``brehon check`` says of it what stands there."""

import errno
import os
import re
import socket
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path

import discord
import pytest

from bot.settings import PREFIX
from tests.cli.conftest import Brehon

TABLE = Path(__file__).parents[2] / "docs/mistakes.md"
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"
POSTGRESQL = "postgresql://brehon:pw@127.0.0.1:1"
Make = Callable[[pytest.MonkeyPatch], object]


def told() -> dict[str, str]:
    """Return the mistakes of the table, each with the sentence that the check says of it."""
    rows = re.findall(r"^\| (.+) \| (.+) \|$", TABLE.read_text(encoding="utf-8"), re.MULTILINE)
    return {mistake: sentence for mistake, sentence in rows if mistake not in {"mistake", "---"}}


def setting(name: str, value: str) -> Make:
    """Set a variable."""
    return lambda patch: patch.setenv(f"{PREFIX}{name}", value)


def settings_file(text: str | bytes, name: str = ".env") -> Make:
    """Write the token's file instead of setting it."""

    def write(patch: pytest.MonkeyPatch) -> None:
        patch.delenv("BREHON_TOKEN")
        Path(name).write_bytes(text.encode() if isinstance(text, str) else text)

    return write


def no_settings(patch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith(PREFIX)]:
        patch.delenv(name)


def settings_folder(patch: pytest.MonkeyPatch) -> None:
    patch.delenv("BREHON_TOKEN")
    Path(".env").mkdir()


def taken_port(patch: pytest.MonkeyPatch) -> socket.socket:
    taken = socket.socket()
    taken.bind(("127.0.0.1", 0))
    taken.listen()
    patch.setenv("BREHON_METRICS", str(taken.getsockname()[1]))
    return taken


def of_another_program(_: pytest.MonkeyPatch) -> None:
    with sqlite3.connect("brehon.db") as connection:
        connection.execute("CREATE TABLE cars (name)")
    connection.close()


def full_disk(patch: pytest.MonkeyPatch) -> None:
    def fail(**_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    patch.setattr(tempfile, "TemporaryFile", fail)


def of_another_user(patch: pytest.MonkeyPatch) -> None:
    Path("brehon.db").touch()
    patch.setattr(os, "geteuid", lambda: 12345)


def open_to_others(_: pytest.MonkeyPatch) -> None:
    Path("brehon.db").touch(0o644)


def file_of_themes(patch: pytest.MonkeyPatch) -> None:
    Path("file").touch()
    patch.setenv("BREHON_THEMES", "file")


def broken_theme(patch: pytest.MonkeyPatch) -> None:
    Path("themes/mine").mkdir(parents=True)
    Path("themes/mine/theme.toml").write_text("name = ", encoding="utf-8")
    patch.setenv("BREHON_THEMES", "themes")


MISTAKES: dict[str, Make] = {
    "There is no `.env` in the folder where the bot starts.": no_settings,
    "The token is not filled in.": settings_file("BREHON_TOKEN=\n"),
    "An editor has called the file `.env.txt`.": settings_file(f"BREHON_TOKEN={TOKEN}\n", ".env.txt"),
    "The token is in `.env.example`.": settings_file(f"BREHON_TOKEN={TOKEN}\n", ".env.example"),
    "The token has the name of another bot's setting.": settings_file(f"DISCORD_TOKEN={TOKEN}\n"),
    "A colon stands in place of the equals sign.": settings_file(f"BREHON_TOKEN: {TOKEN}\n"),
    "`.env` is a folder, as Docker makes one for a missing file.": settings_folder,
    "`.env` was saved as UTF-16.": settings_file(f"BREHON_TOKEN={TOKEN}\n".encode("utf-16")),
    "`Bot` stands before the token.": setting("TOKEN", f"Bot {TOKEN}"),
    "Quotation marks are part of the token.": setting("TOKEN", f'"{TOKEN}"'),
    "The application's id is in the token's place.": setting("TOKEN", "123456789012345678"),
    "The public key is in the token's place.": setting("TOKEN", "0" * 63 + "f"),
    "The client secret is in the token's place.": setting("TOKEN", "x" * 32),
    "Half of the token was copied.": setting("TOKEN", TOKEN[:30]),
    "A setting is misspelt.": setting("DATABSE", "sqlite:///games.db"),
    "A setting is made up.": setting("COLOUR", "green"),
    "The log's level is unknown.": setting("LOG_LEVEL", "loud"),
    "There are more requests than Discord allows.": setting("REQUESTS_PER_SECOND", "100"),
    "The API's address lacks its beginning.": setting("API", "discord.com"),
    "The gateway's address is one of the web.": setting("GATEWAY", "https://gateway.discord.gg"),
    "A shard has too high a number.": setting("SHARDS", "4/4"),
    "The metrics have no port.": setting("METRICS", "yes"),
    "Another program has the metrics' port.": taken_port,
    "The metrics' address is another machine's.": setting("METRICS", "192.0.2.1:9464"),
    "The folder of themes is missing.": setting("THEMES", "nowhere"),
    "The folder of themes is a file.": file_of_themes,
    "A theme is broken.": broken_theme,
    "The database is a file's name alone.": setting("DATABASE", "brehon.db"),
    "The database's address has too few slashes.": setting("DATABASE", "sqlite://brehon.db"),
    "The database is MySQL.": setting("DATABASE", "mysql://brehon:pw@host/games"),
    "The database's folder is missing.": setting("DATABASE", "sqlite:///nowhere/brehon.db"),
    "The database is a folder.": lambda _: Path("brehon.db").mkdir(),
    "The database is a link that leads nowhere.": lambda _: Path("brehon.db").symlink_to("/nowhere/brehon.db"),
    "The database is a text.": lambda _: Path("brehon.db").write_text("games\n" * 1000, encoding="utf-8"),
    "The database is another program's.": of_another_program,
    "The database belongs to another user, such as root.": of_another_user,
    "Others may read the database.": open_to_others,
    "The disk is full.": full_disk,
    "Another file has the name of the bot's socket.": lambda _: Path("brehon.db.sock").touch(),
    "PostgreSQL doesn't run, or a container looks for it in itself.": setting("DATABASE", f"{POSTGRESQL}/games"),
    "The name of PostgreSQL's machine is wrong.": setting("DATABASE", "postgresql://brehon:pw@nobody.invalid/games"),
    "PostgreSQL's address names no database.": setting("DATABASE", POSTGRESQL),
    "The password for PostgreSQL has an @.": setting("DATABASE", "postgresql://brehon:p@w@127.0.0.1:1/games"),
    "PostgreSQL's address has an unknown option.": setting("DATABASE", f"{POSTGRESQL}/games?colour=green"),
    "PostgreSQL's port is no number.": setting("DATABASE", "postgresql://brehon:pw@127.0.0.1:port/games"),
}


@pytest.fixture(autouse=True)
def host(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """A host's folder, with a token in the environment, and without a network."""
    no_settings(monkeypatch)
    folder = tmp_path_factory.mktemp("at")
    monkeypatch.chdir(folder)
    monkeypatch.setenv("BREHON_TOKEN", TOKEN)
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:1/api/v10")
    monkeypatch.setenv("BREHON_API", "http://127.0.0.1:1")


def test_every_mistake_of_the_table_is_made() -> None:
    assert [*told()] == [*MISTAKES]


@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_check_names_a_mistake_as_the_table_has_it(
    brehon: Brehon, monkeypatch: pytest.MonkeyPatch, mistake: str
) -> None:
    made = MISTAKES[mistake](monkeypatch)
    said = brehon("check")
    if isinstance(made, socket.socket):
        made.close()
    sentence = ".+".join(map(re.escape, told()[mistake].split("…")))

    assert re.search(rf"^(?:error|warning) .*{sentence}", said.out, re.MULTILINE), said.out
    assert TOKEN not in said.out
