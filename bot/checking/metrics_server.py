"""The addresses at which a host's tools may watch the bot: ``/metrics`` for Prometheus, and ``/health``.

The loop that does all the bot's work answers both, so an answer proves that it is running.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial

import structlog
from aiohttp import web
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from bot.checking.health import health
from bot.checking.metrics_port import port_trouble
from bot.checking.pulse import Health
from bot.clock import now
from bot.cogs.interaction.lifetime import Result
from bot.database.database import AWAY, Database
from bot.metrics import ANSWERS, CONNECTED, DATABASE, GAMES, LAG, LATE_DEADLINES, LATE_MESSAGES, REGISTRY
from bot.settings import Address
from bot.storage.history.totals import Counted, count

LATE = timedelta(minutes=1)
"""An owed message is late after this time. Everything told in the course of a game is told sooner."""
COUNTED_EVERY = 10.0
"""The seconds for which a count of the database is cached, however often it is asked for."""
LOOKED_EVERY = 1.0
"""The seconds between two measurements of the loop's lag."""

log = structlog.get_logger()


class Watch:
    """Answers the host's tools."""

    def __init__(self, database: Database, is_connected: Callable[[], bool]) -> None:
        self._database = database
        self._is_connected = is_connected
        self._counting = asyncio.Lock()
        self._counted_at: float | None = None

    async def answer(self, request: web.BaseRequest) -> web.Response:
        """Answer a request."""
        if request.method not in {"GET", "HEAD"}:
            return web.Response(status=405, headers={"Allow": "GET, HEAD"})
        match request.path:
            case "/metrics":
                return await self._metrics()
            case "/health":
                return await self._health()
            case _:
                return web.Response(status=404, text="There are /metrics and /health.\n")

    async def feel_lag(self) -> None:
        """Measure the loop's lag, again and again."""
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(LOOKED_EVERY)
            LAG.observe(max(0.0, loop.time() - before - LOOKED_EVERY))

    async def _metrics(self) -> web.Response:
        CONNECTED.set(self._is_connected())
        async with self._counting:
            await self._count()
        return web.Response(body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _health(self) -> web.Response:
        found = await health(self._database, self._is_connected)
        return web.Response(status=200 if found is Health.CONNECTED else 503, text=f"{found}\n")

    async def _count(self) -> None:
        """Count, unless the cache is fresh. While the database is away, the last counts stand."""
        loop = asyncio.get_running_loop()
        if self._counted_at is not None and loop.time() - self._counted_at < COUNTED_EVERY:
            return
        try:
            _show(await self._database.read(partial(count, before=now() - LATE)))
        except AWAY:
            DATABASE.set(0)
        else:
            DATABASE.set(1)
        self._counted_at = loop.time()


def _show(counted: Counted) -> None:
    for phase, number in counted.games.items():
        GAMES.labels(phase.value).set(number)
    for state, number in counted.messages.items():
        LATE_MESSAGES.labels(state.value).set(number)
    LATE_DEADLINES.set(counted.deadlines)


def count_answer(result: Result, seconds: float) -> None:
    """Count what somebody did, by how it went and how long it took."""
    ANSWERS.labels(result.value).observe(seconds)


@asynccontextmanager
async def watched(address: Address, database: Database, is_connected: Callable[[], bool]) -> AsyncIterator[None]:
    """Serve an address. The bot runs even if it is not available."""
    watch = Watch(database, is_connected)
    runner = web.ServerRunner(web.Server(watch.answer, access_log=None), shutdown_timeout=1)
    await runner.setup()
    try:
        await web.TCPSite(runner, address.host, address.port).start()
    except OSError as error:
        log.warning("the bot runs unwatched", advice=port_trouble(address, error))
    feeling = asyncio.create_task(watch.feel_lag())
    try:
        yield
    finally:
        feeling.cancel()
        await runner.cleanup()
