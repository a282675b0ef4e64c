"""A Discord for one bot, over real sockets: it takes every request, and knows when each press was answered.

It stores nothing and checks nothing, so it takes less time than any bot. Its own time is reported beside the rest.
"""

import asyncio
import json
from itertools import count
from time import perf_counter

from aiohttp import WSMsgType, web
from discord.utils import time_snowflake, utcnow

from bench.scene import Scene

API = "/api/v10"
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"
LONGEST = 180.0
"""The seconds after which an answer counts as lost."""
QUIET = 2.0
"""The seconds without a request after which the bot is done with its own requests."""
DEFERRED = (5, 6)
FIRST = count(1, 100_000)
"""The first number of each Discord, so that no two of them give a press the same number."""
BUTTON = {"type": 2, "style": 2, "label": "Moves", "custom_id": "0"}


class Wire:
    """A Discord that the bot finds at ``api`` and ``gateway``."""

    def __init__(self, scene: Scene) -> None:
        self.requests = 0
        """The requests so far that were no answers."""
        self.pressed = 0
        self.is_ready = asyncio.Event()
        self.ready_at = 0.0
        self._scene = scene
        self._socket: web.WebSocketResponse | None = None
        self._numbers = count(next(FIRST))
        self._waiting: dict[str, asyncio.Future[float]] = {}

    async def start(self) -> None:
        """Open it at a free port."""
        self._runner = web.ServerRunner(web.Server(self._serve))
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        port = self._runner.addresses[0][1]
        self.api, self.gateway = f"http://127.0.0.1:{port}{API}", f"ws://127.0.0.1:{port}/gateway"

    async def close(self) -> None:
        """Close."""
        if self._socket is not None:
            await self._socket.close()
        await self._runner.cleanup()

    async def until_ready(self) -> None:
        """Wait until the bot listens."""
        async with asyncio.timeout(LONGEST):
            await self.is_ready.wait()

    async def until_quiet(self) -> None:
        """Wait until the bot makes no requests by itself. After a start it slowly looks through its rooms."""
        asked = -1
        while asked != self.requests:
            asked = self.requests
            await asyncio.sleep(QUIET)

    async def press(self, press: str, longest: float = LONGEST) -> float:
        """Send a press, and return the seconds until the answer. Raises TimeoutError."""
        assert self._socket is not None
        self.pressed += 1
        number = next(self._numbers)
        id_ = time_snowflake(utcnow()) + number % 2**22
        answered: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._waiting[f"token{number}"] = answered
        told = f'{{"id":"{id_}","token":"token{number}",{press[1:]}'
        began = perf_counter()
        await self._socket.send_str(f'{{"op":0,"s":{self.pressed + 2},"t":"INTERACTION_CREATE","d":{told}}}')
        async with asyncio.timeout(longest):
            return await answered - began

    async def _serve(self, request: web.BaseRequest) -> web.StreamResponse:
        path = request.path.removeprefix(API)
        if path == "/gateway":
            return await self._talk(request)
        at, body = perf_counter(), await request.read()
        match path.split("/"):
            case ["", "interactions", _, token, "callback"]:
                self._answered(token, at, body)
                return _response({"interaction": {"id": "1", "type": 3}})
            case ["", "webhooks", _, token, *_] if token in self._waiting:
                self._answered(token, at, b"")
                return _response(self._message())
        self.requests += 1
        return self._granted(request.method, path)

    def _granted(self, method: str, path: str) -> web.Response:
        match method, path.split("/")[1:]:
            case _, ["users", "@me"]:
                return _response(self._scene.user)
            case _, ["oauth2", "applications", "@me"]:
                return _response(self._application())
            case _, ["gateway", "bot"]:
                limit = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
                return _response({"url": self.gateway, "shards": 1, "session_start_limit": limit})
            case "PUT", ["applications", _, "commands"]:
                return _response([])
            case "PUT" | "DELETE", _:
                return web.Response(status=204)
            case _, ["applications", _, "emojis"]:
                return _response({"message": "Missing Access", "code": 50001}, 403)
            case _:
                return _response(self._message())

    def _answered(self, token: str, at: float, body: bytes) -> None:
        if body.startswith(b"{") and json.loads(body)["type"] in DEFERRED:
            return
        if (answered := self._waiting.pop(token, None)) is not None and not answered.done():
            answered.set_result(at)

    async def _talk(self, request: web.BaseRequest) -> web.WebSocketResponse:
        """Act as the gateway."""
        socket = self._socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 30_000}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            match json.loads(message.data)["op"]:
                case 1:
                    await socket.send_json({"op": 11})
                case 2:
                    await self._welcome(socket)
        return socket

    async def _welcome(self, socket: web.WebSocketResponse) -> None:
        guild = self._scene.guild
        ready = {
            "v": 10,
            "user": self._scene.user,
            "guilds": [{"id": guild["id"], "unavailable": True}],
            "session_id": "session",
            "resume_gateway_url": self.gateway,
            "application": {"id": str(self._scene.application_id), "flags": 0},
            "shard": [0, 1],
        }
        await socket.send_json({"op": 0, "s": 1, "t": "READY", "d": ready})
        await socket.send_json({"op": 0, "s": 2, "t": "GUILD_CREATE", "d": guild})
        self.ready_at = perf_counter()
        self.is_ready.set()

    def _message(self) -> dict[str, object]:
        """Return a message of the bot's, as Discord returns it after a send or an edit."""
        return {
            "id": str(time_snowflake(utcnow()) + next(self._numbers) % 2**22),
            "channel_id": str(self._scene.channel_id),
            "author": self._scene.user,
            "content": "",
            "timestamp": utcnow().isoformat(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [{"type": 1, "components": [BUTTON]}],
            "pinned": True,
            "type": 0,
        }

    def _application(self) -> dict[str, object]:
        return {
            "id": str(self._scene.application_id),
            "name": "bench",
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "",
            "owner": self._scene.user,
            "flags": 0,
        }


def _response(body: object, status: int = 200) -> web.Response:
    # With a charset after this type, discord.py would take the body for text.
    return web.Response(status=status, body=json.dumps(body).encode(), headers={"Content-Type": "application/json"})
