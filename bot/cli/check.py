"""``brehon check``: whether all is as the bot needs it, a line for each matter."""

from typing import Annotated

from typer import Option


def check(
    alive: Annotated[
        bool,
        Option("--alive", help="Ask only whether the bot is running and connected; for a container's health check."),
    ] = False,
) -> int:
    """Check everything that the bot needs, and say what to do; the status is 1 if there is an error."""
    return _alive() if alive else _everything()


def _alive() -> int:
    from bot.checking.pulse import feel
    from bot.cli.terminal import Fault, write
    from bot.database.address import DatabaseUnavailable
    from bot.settings import BadSettings, Settings

    try:
        pulse = feel(Settings.read().database)
    except (BadSettings, DatabaseUnavailable) as error:
        raise Fault(f"brehon: {error}", Fault.REFUSED) from None
    write(pulse.sentence.encode())
    return 0 if pulse.is_alive else Fault.REFUSED


def _everything() -> int:
    import asyncio
    import logging

    # Without a handler of its own, discord.py's warnings would go to standard error between the lines.
    logging.getLogger("discord").addHandler(logging.NullHandler())
    return asyncio.run(_tell())


async def _tell() -> int:
    from collections import Counter

    from bot.checking.findings import Level
    from bot.checking.report import report
    from bot.cli.terminal import Fault, printable, write

    counted: Counter[Level] = Counter()
    async for finding in report():
        counted[finding.level] += 1
        write(printable(str(finding)).encode())
    write(f"\nErrors: {counted[Level.ERROR]}. Warnings: {counted[Level.WARNING]}.".encode())
    return Fault.REFUSED if counted[Level.ERROR] else 0
