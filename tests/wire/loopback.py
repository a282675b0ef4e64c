"""Discord on this machine: a simulated one behind real sockets, whose answers a test may hold back, lose or spoil."""

import asyncio
import json
from collections.abc import Callable, Collection, Mapping
from io import BytesIO
from typing import NamedTuple

import discord
from aiohttp import BodyPartReader, web
from discord.utils import utcnow
from simcord import BackendError
from simcord.backend import Backend
from simcord.http import dispatch

from tests.wire.bell import Bell
from tests.wire.fates import ARRIVE, BREAK_OFF, REFUSALS, WAIT, Asked, Fate
from tests.wire.gateway import Gateway

API = "/api/v10"
LONGEST_NONCE = 25
NOT_IMPLEMENTED = 501


class Content(NamedTuple):
    """The content of a request."""

    body: object
    files: list[discord.File]


class Loopback:
    """A Discord for one bot."""

    def __init__(self, token: str) -> None:
        self.backend = Backend()
        self.backend.clock.now = utcnow  # type: ignore[method-assign]  # here everybody's time is the real one
        self.bell = Bell()
        self.gateway = Gateway(self.backend, token, self.bell)
        self.asked: list[Asked] = []
        """Every request of the bot's, in the order of arrival."""
        self.waiting: list[Asked] = []
        """The requests that wait until they are released."""
        self.troubles: list[str] = []
        """Requests that Discord does not have."""
        self.fate_of: Callable[[Asked], Fate] = _granted
        self.port = 0
        self._released = asyncio.Event()
        self._token = token
        self._sent: dict[tuple[int, str], web.Response] = {}

    async def start(self) -> None:
        """Start to serve at a free port."""
        application = web.Application()
        application.router.add_get("/gateway", self.gateway.serve)
        application.router.add_route("*", API + "/{path:.*}", self._serve)
        self._runner = web.AppRunner(application, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.port = int(self._runner.addresses[0][1])
        self.gateway.url = self.gateway.named = self.gateway.named_to_resume = f"ws://127.0.0.1:{self.port}/gateway"

    @property
    def api(self) -> str:
        """The base address of the API."""
        return f"http://127.0.0.1:{self.port}{API}"

    async def close(self) -> None:
        """Close, and leave nobody waiting."""
        self.release()
        await self._runner.cleanup()

    def grant_all(self) -> None:
        """Grant everything from now on. Waiting requests go on waiting."""
        self.fate_of = _granted

    def release(self) -> None:
        """Release all waiting requests, and grant everything from now on."""
        self.grant_all()
        self.waiting.clear()
        self._released.set()
        self._released = asyncio.Event()

    def messages_sent_with(self, nonces: Collection[str]) -> list[int]:
        """Return the messages that were sent with one of these nonces, whether or not the bot heard of it."""
        sent = [given for (_, nonce), given in self._sent.items() if nonce in nonces and given.status < 400]
        return [int(json.loads(given.body)["id"]) for given in sent if isinstance(given.body, bytes)]

    def forget_nonces(self) -> None:
        """Forget sent messages' nonces, as Discord does after some minutes."""
        self._sent.clear()

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(API)
        needs_token = not path.startswith(("/interactions/", "/webhooks/"))
        if needs_token and request.headers.get("Authorization") != f"Bot {self._token}":
            return _response(401, {"message": "401: Unauthorized", "code": 0})
        content = await _read(request)
        asked = Asked(request.method, path, content.body if isinstance(content.body, dict) else {})
        fate, released = self.fate_of(asked), self._released
        granted = self._grant(asked, request, content) if fate in ARRIVE else None
        self.asked.append(asked)
        if fate in WAIT:
            self.waiting.append(asked)
            self.bell.ring()
            await released.wait()
        self.bell.ring()
        if fate in REFUSALS:
            return _response(*REFUSALS[fate])
        if fate in BREAK_OFF and request.transport is not None:
            request.transport.abort()
        if granted is None and fate not in BREAK_OFF:
            granted = self._grant(asked, request, content)
        self.bell.ring()
        return granted or _response(NOT_IMPLEMENTED, {})

    def _grant(self, asked: Asked, request: web.Request, content: Content) -> web.Response:
        """Handle a request, but send a message with the same nonce only once."""
        if not asked.is_message or not asked.nonce or not asked.body.get("enforce_nonce"):
            return self._do(asked, request, content)
        if len(asked.nonce) > LONGEST_NONCE:
            return _response(400, {"message": "Invalid Form Body", "code": 50035})
        key = (asked.channel_id, asked.nonce)
        if key not in self._sent or self._sent[key].status >= 400:
            self._sent[key] = self._do(asked, request, content)
        return _copy(self._sent[key])

    def _do(self, asked: Asked, request: web.Request, content: Content) -> web.Response:
        if (asked.method, asked.path) == ("GET", "/gateway/bot"):
            starts = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
            return _response(
                200, {"url": self.gateway.named, "shards": self.gateway.advised, "session_start_limit": starts}
            )
        try:
            answer = dispatch(
                self.backend,
                asked.method,
                asked.path,
                json=content.body,
                params=dict(request.query),
                files=content.files,
                message_content_access=False,
            )
        except BackendError as error:
            if error.status == NOT_IMPLEMENTED:
                self.troubles.append(str(error))
            return _response(error.status, error.to_json())
        return web.Response(status=204) if answer is None else _response(200, answer)


def _granted(_asked: Asked) -> Fate:
    return Fate.GRANTED


async def _read(request: web.Request) -> Content:
    if request.content_type == "application/json":
        return Content(await request.json(), [])
    if not request.content_type.startswith("multipart/"):
        return Content(None, [])
    body: object = None
    files = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        if part.name == "payload_json":
            body = await part.json()
        else:
            files.append(discord.File(BytesIO(await part.read()), part.filename))
    return Content(body, files)


def _response(status: int, body: object, headers: Mapping[str, str] | None = None) -> web.Response:
    # The type must be exactly this: with a charset behind it, discord.py takes the body for text.
    return web.Response(
        status=status,
        body=json.dumps(body).encode(),
        headers={**(headers or {}), "Content-Type": "application/json"},
    )


def _copy(response: web.Response) -> web.Response:
    return web.Response(status=response.status, body=response.body, headers={"Content-Type": "application/json"})
