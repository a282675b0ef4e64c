"""Checks the port of the metrics: whether it is available, and if not, what to do."""

import asyncio
import errno

from aiohttp import ClientError, ClientSession, ClientTimeout

from bot.checking.findings import Finding, ok, warning
from bot.checking.pulse import Health, feel
from bot.settings import Address

ABOUT = "Metrics"
REASONS = {
    errno.EADDRINUSE: "is in use by another program, or by another of the bot's processes",
    errno.EACCES: "may not be opened by this user, who may open those above 1023",
    errno.EADDRNOTAVAIL: "is no address of this machine",
}


def port_trouble(address: Address, refused: OSError) -> str:
    """Explain in a sentence why the metrics are not available at an address, and what to do."""
    reason = REASONS.get(refused.errno or 0, f"cannot be opened ({refused.strerror})")
    return f"Nobody can watch the bot: {_spoken(address)} {reason}. Set BREHON_METRICS to another."


async def check_port(address: Address, database: str, patience: float) -> Finding:
    """Try to open a port, or find that the bot with this database has it."""
    try:
        server = await asyncio.start_server(lambda *_: None, *address, start_serving=False)
    except OSError as refused:
        if refused.errno == errno.EADDRINUSE and await _is_had_by_bot(address, database, patience):
            return ok(ABOUT, f"The bot answers at {_spoken(address)}.")
        return warning(ABOUT, port_trouble(address, refused))
    server.close()
    return ok(ABOUT, f"The bot can answer at {_spoken(address)} when it runs.")


async def _is_had_by_bot(address: Address, database: str, patience: float) -> bool:
    """Whether a bot answers there, and the one with this database is running."""
    if not (await asyncio.to_thread(feel, database)).is_running:
        return False
    try:
        async with (
            ClientSession(timeout=ClientTimeout(patience)) as session,
            session.get(f"http://{_spoken(address)}/health") as answer,
        ):
            return (await answer.text()).strip() in {*Health}
    except (ClientError, OSError, UnicodeDecodeError):
        return False


def _spoken(address: Address) -> str:
    host = f"[{address.host}]" if ":" in address.host else address.host
    return f"{host}:{address.port}"
