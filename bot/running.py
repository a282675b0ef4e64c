"""Runs the bot: open everything, log in, and on a signal finish running work before closing."""

import asyncio
import signal
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from math import isfinite

import discord
import structlog

from bot.checking.hanging import ended_if_it_hangs
from bot.checking.health import health
from bot.checking.pulse import pulse
from bot.checking.token import WHERE, looks_right, suspicion
from bot.client import Brehon
from bot.collecting import collect_at_rest
from bot.database.address import file_of, is_sqlite, parse_address
from bot.database.database import Database
from bot.database.opening import open_database
from bot.database.private_files import close_to_others
from bot.logs import set_up_logs
from bot.page.making import page_of_game
from bot.settings import Address, BadSettings, Settings, strange_settings
from bot.storage.schema import migrate
from bot.themes import load_shelf
from bot.version import version

log = structlog.get_logger()

BAD_TOKEN = (
    "Discord does not accept BREHON_TOKEN. Copy the token anew from the page Bot of the Discord developer portal "
    "into .env, and start again."
)
TOKEN_REVOKED = 4004
"""The code with which Discord closes the connection when the token is no longer valid."""


async def run(settings: Settings) -> None:
    """Run until SIGINT or SIGTERM. Raises BadSettings, DatabaseUnavailable, NoThemes or SchemaOutOfDate."""
    token = settings.required_token
    if not looks_right(token):
        raise BadSettings(f"BREHON_TOKEN is no bot's token. {suspicion(token)}{WHERE}")
    set_up_logs(settings.log_level)
    log.info("starting", version=version())
    for sentence in strange_settings():
        log.warning("unknown setting", advice=sentence)
    shelf = load_shelf(settings.themes)
    for broken in shelf.refused:
        log.error("theme refused", reason=str(broken))
    url = parse_address(settings.database)
    await migrate.upgrade(settings.database)
    if is_sqlite(url):
        close_to_others(file_of(url))
    database = await open_database(settings.database)
    database.on_trouble(lambda trouble: log.error("the database is out of order", advice=trouble))
    try:
        async with (
            Brehon(database, shelf.themes, settings.requests_per_second) as bot,
            pulse(settings.database, lambda: health(database, lambda: _is_connected(bot))),
            _watched(settings.metrics, database, bot),
            ended_if_it_hangs(),
        ):
            bot.go_by(settings.reach)
            bot.make_pages(page_of_game)
            bot.let_play_in_dms(settings.games_in_dms)
            bot.think_apart()
            collect_at_rest(bot.services.port.priority)
            await _until_signalled(bot, token)
    except discord.LoginFailure:
        raise BadSettings(BAD_TOKEN) from None
    except discord.ConnectionClosed as closed:
        if closed.code != TOKEN_REVOKED:
            raise
        raise BadSettings(BAD_TOKEN) from None
    finally:
        await database.close()


def _watched(address: Address | None, database: Database, bot: Brehon) -> AbstractAsyncContextManager[None]:
    """Count for the host's tools, and answer them at an address, if there is one. Else a start imports neither."""
    if address is None:
        return nullcontext()
    from bot.checking.metrics_server import count_answer, watched

    bot.count_answer = count_answer
    return watched(address, database, lambda: _is_connected(bot))


async def _until_signalled(bot: Brehon, token: str) -> None:
    running = asyncio.create_task(bot.start(token))
    bot.begin_rounds()
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for signal_number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(signal_number, stopping.set)
    signalled = asyncio.create_task(stopping.wait())
    await asyncio.wait({running, signalled}, return_when=asyncio.FIRST_COMPLETED)
    signalled.cancel()
    if not running.done():
        log.info("stopping")
        # From here on Discord sends nothing more. ``close`` finishes the answers that are due.
        running.cancel()
        await bot.close()
    with suppress(asyncio.CancelledError):
        await running


def _is_connected(bot: Brehon) -> bool:
    """Whether Discord answers every shard's heartbeats. A lost connection keeps its last latency."""
    shards = bot.shards.values()
    return bool(shards) and all(isfinite(shard.latency) and not shard.is_closed() for shard in shards)
