"""The page's server: only on this machine, for one browser."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec
from aiohttp import web
from aiohttp.helpers import content_disposition_header
from aiohttp.http import HttpProcessingError

from bot import page
from bot.rehearsal.web.drawing import PICTURES, Drawing
from bot.rehearsal.web.gate import Gate, add_headers
from bot.rehearsal.web.page_requests import Wish
from bot.rehearsal.web.panes import Watch
from bot.rehearsal.web.room import Room
from bot.rehearsal.web.shell import shell

HOST = "127.0.0.1"
FOLDER = Path(__file__).parent
LOOK_OF_DISCORD = Path(page.__file__).with_name("look.css")
LOOK = 0.02
"""The seconds between two checks for news from the bot."""
BEAT = 15.0
"""The seconds after which an idle page is told that nothing is new."""
LARGEST = 256 * 1024
SSE = {"Content-Type": "text/event-stream"}


class NoPort(Exception):
    """A port is not available. The message says why."""


class Pages:
    """Answers the browser's requests."""

    def __init__(self, room: Room, gate: Gate) -> None:
        self._room = room
        self._gate = gate
        self._drawing = Drawing(room.stage.env.backend, room.words)

    def routes(self) -> list[web.RouteDef]:
        """Return the routes."""
        return [
            web.get("/", self.page),
            web.get("/events", self.events),
            web.get("/files/{id}", self.file),
            web.get("/record", self.record),
            web.get("/{name:look\\.css|page\\.(?:css|js|svg)}", self.asset),
            web.post("/wish", self.wish),
        ]

    async def page(self, _request: web.Request) -> web.Response:
        """Return the page, which then watches for news."""
        return web.Response(text=shell(self._room), content_type="text/html")

    async def asset(self, request: web.Request) -> web.Response:
        """Return one of the page's own files."""
        name = request.match_info["name"]
        kinds = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
        return web.Response(text=assets()[name], content_type=kinds[name.rpartition(".")[2]])

    async def file(self, request: web.Request) -> web.Response:
        """Return a file of a message. The browser itself never displays one that is no picture."""
        file = self._drawing.files.get(request.match_info["id"])
        content = None if file is None else self._room.stage.env.backend.cdn.get(file.url)
        if file is None or content is None:
            raise web.HTTPNotFound
        if file.content_type in PICTURES:
            return web.Response(body=content, content_type=file.content_type)
        return _saved(content, file.filename)

    async def record(self, _request: web.Request) -> web.Response:
        """Return the record of the game so far."""
        async with self._room.alone():
            hosted = await self._room.game()
            if hosted is None or hosted.game is None:
                raise web.HTTPNotFound
            name, record = await self._room.stage.record()
        return _saved(record, name)

    async def wish(self, request: web.Request) -> web.Response:
        """Carry out a request of the page."""
        if request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType
        try:
            wish = msgspec.json.decode(await request.read(), type=Wish)
        except (msgspec.MsgspecError, RecursionError):
            raise web.HTTPBadRequest from None
        answer = await self._room.wish(wish)
        return web.Response(body=msgspec.json.encode(answer), content_type="application/json")

    async def events(self, request: web.Request) -> web.StreamResponse:
        """Stream the news of the page's panes, until it is closed, or opened elsewhere."""
        answer = web.StreamResponse(headers=SSE)
        await answer.prepare(request)
        watch = Watch(self._room, self._drawing, request.query.getall("show", []))
        changed = asyncio.Event()
        self._room.watchers.add(changed)
        try:
            while self._gate.lets_in(request):
                changed.clear()
                news = await watch.news()
                lines = [b"event: %s\ndata: %s\n\n" % (name.encode(), content) for name, content in news]
                await answer.write(b"".join(lines) or b": nothing\n\n")
                with suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), BEAT)
        except ConnectionResetError:
            pass
        finally:
            self._room.watchers.discard(changed)
        return answer


def assets() -> dict[str, str]:
    """Return the page's own files, by name."""
    files = [LOOK_OF_DISCORD, *FOLDER.glob("page.*")]
    return {path.name: path.read_text(encoding="utf-8") for path in files}


def _saved(content: bytes, name: str) -> web.Response:
    """Return content that the browser saves instead of showing."""
    headers = {"Content-Disposition": content_disposition_header("attachment", filename=name)}
    return web.Response(body=content, content_type="application/octet-stream", headers=headers)


@asynccontextmanager
async def serving(room: Room, port: int = 0) -> AsyncIterator[Gate]:
    """Serve the page as long as this is entered. The gate has its address. Raises NoPort."""
    gate = Gate()
    app = web.Application(middlewares=[gate.guard()], client_max_size=LARGEST)
    app.on_response_prepare.append(add_headers)
    app.add_routes(Pages(room, gate).routes())
    log = logging.getLogger(__name__)
    log.addFilter(_is_of_a_request)
    runner = web.AppRunner(app, access_log=None, logger=log, shutdown_timeout=0.5)
    await runner.setup()
    looking = asyncio.create_task(_look(room))
    try:
        gate.port = await _listen(runner, port)
        yield gate
    finally:
        looking.cancel()
        gate.close()
        await room.close()
        await runner.cleanup()


async def _listen(runner: web.AppRunner, port: int) -> int:
    """Listen on a port, or with 0 on any free one, and return it. Raises NoPort."""
    try:
        await web.TCPSite(runner, HOST, port).start()
    except OSError as error:
        raise NoPort(error.strerror) from error
    listening: int = runner.addresses[0][1]
    return listening


def _is_of_a_request(record: logging.LogRecord) -> bool:
    """Whether a log record is about a request. Any program can send garbage to a port, which is no error here."""
    return record.exc_info is None or not isinstance(record.exc_info[1], HttpProcessingError)


async def _look(room: Room) -> None:
    while True:
        await asyncio.sleep(LOOK)
        await room.look()
