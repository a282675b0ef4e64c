"""A small Discord on this machine that answers as a test tells it to, a database, and a port."""

import json
import socket
from collections.abc import AsyncIterator
from email.utils import format_datetime
from pathlib import Path
from shutil import copy

import discord
import pytest
from aiohttp import web

from bot.checking.asking_discord import check_discord
from bot.checking.findings import Finding, Level
from bot.checking.keeping import OpenRoom
from bot.clock import now
from bot.database.database import Database
from bot.database.opening import open_database
from bot.permissions import INVITED
from bot.reaching import Reach, Shards
from bot.settings import Address

API = "/api/v10"
GATEWAY = "wss://gateway.discord.gg"
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"
BOT, SERVER, TABLE, THREAD, EVERYBODY = 123456789012345678, 1, 2, 3, 1
ROOM = OpenRoom(7, SERVER, TABLE, "tain", False)
THREAD_ROOM = OpenRoom(8, SERVER, THREAD, "tain", False)
ALL = INVITED.value


class SmallDiscord:
    """Answers by path; an unknown path is missing."""

    def __init__(self) -> None:
        self.date = format_datetime(now(), usegmt=True)
        self.refused: dict[str, int] = {}
        """The status with which a path is refused."""
        self.asked: list[str] = []
        starts = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
        self.gateway: dict[str, object] = {"url": GATEWAY, "shards": 1, "session_start_limit": starts}
        self.application: dict[str, object] = {
            "id": str(BOT),
            "name": "Brehon",
            "description": "",
            "summary": "",
            "verify_key": "",
            "flags": 0,
            "icon": None,
            "bot_public": False,
            "bot_require_code_grant": False,
            "team": None,
            "owner": _user(9, "gia"),
            "interactions_endpoint_url": None,
        }
        self.servers: list[dict[str, object]] = [_server(ALL)]
        self.overwrites: list[dict[str, object]] = []

    def grant(self, permissions: int) -> None:
        """Give the bot these permissions in its server, and no others."""
        self.servers = [_server(permissions)]

    def answer(self, path: str) -> object:
        """Return the content of a path, or None if it is unknown."""
        table = {"id": str(TABLE), "type": 0, "name": "table", "position": 0, "guild_id": str(SERVER)}
        thread = {
            "id": str(THREAD),
            "type": 11,
            "name": "saga",
            "parent_id": str(TABLE),
            "guild_id": str(SERVER),
            "owner_id": "9",
            "message_count": 0,
            "member_count": 1,
            "thread_metadata": {
                "archived": False,
                "auto_archive_duration": 60,
                "locked": False,
                "archive_timestamp": "2026-01-01T00:00:00+00:00",
            },
        }
        member: dict[str, object] = {
            "user": _user(BOT, "Brehon"),
            "roles": [],
            "joined_at": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
        }
        return {
            "/users/@me": _user(BOT, "Brehon"),
            "/gateway/bot": self.gateway,
            "/oauth2/applications/@me": self.application,
            "/users/@me/guilds": self.servers,
            f"/guilds/{SERVER}": self.servers[0] if self.servers else None,
            f"/guilds/{SERVER}/members/{BOT}": member,
            f"/channels/{TABLE}": {**table, "permission_overwrites": self.overwrites},
            f"/channels/{THREAD}": thread,
        }.get(path)

    async def serve(self, request: web.Request) -> web.Response:
        """Answer a request."""
        path = request.path.removeprefix(API)
        self.asked.append(path)
        right = request.headers.get("Authorization") == f"Bot {TOKEN}"
        content = self.answer(path)
        status = self.refused.get(path, 401 if not right else 404 if content is None else 200)
        body = content if status == 200 else {"message": "no", "code": 0}
        headers = {"Content-Type": "application/json", "Date": self.date}
        return web.Response(status=status, body=json.dumps(body).encode(), headers=headers)


@pytest.fixture
async def database(migrated: Path, tmp_path: Path) -> AsyncIterator[Database]:
    """An open database."""
    database = await open_database(f"sqlite+aiosqlite:///{copy(migrated, tmp_path)}")
    yield database
    await database.close()


@pytest.fixture
def address() -> Address:
    """A free port."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return Address("127.0.0.1", tried.getsockname()[1])


@pytest.fixture
async def small_discord(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SmallDiscord]:
    """Open it, and point discord.py to it."""
    small = SmallDiscord()
    application = web.Application()
    application.router.add_route("*", "/{path:.*}", small.serve)
    runner = web.AppRunner(application, shutdown_timeout=1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}{API}")
    yield small
    await runner.cleanup()


async def told(
    *rooms: OpenRoom,
    token: str | None = TOKEN,
    patience: float = 5,
    gateway: str | None = None,
    shards: Shards | None = None,
) -> list[Finding]:
    """Return the check's findings on Discord."""
    reach = Reach(discord.http.Route.BASE, gateway, shards)
    return [finding async for finding in check_discord(token, rooms, patience, reach)]


def about(subject: str, findings: list[Finding]) -> Finding:
    """Return the one finding on a subject."""
    (finding,) = (each for each in findings if each.about == subject)
    return finding


def levels(findings: list[Finding]) -> set[Level]:
    """Return the levels of these findings."""
    return {finding.level for finding in findings}


def _user(number: int, name: str) -> dict[str, object]:
    return {"id": str(number), "username": name, "discriminator": "0", "avatar": None, "global_name": None}


def _server(permissions: int) -> dict[str, object]:
    everybody = {
        "id": str(EVERYBODY),
        "name": "@everyone",
        "permissions": str(permissions),
        "position": 0,
        "color": 0,
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    return {"id": str(SERVER), "name": "Cruachan", "owner_id": "9", "roles": [everybody], "icon": None, "features": []}
