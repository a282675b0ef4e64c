"""``brehon check``: whether all is as the bot needs it, a line for each matter; or whether a role file is right."""

from typing import Annotated

from typer import Argument, Option

from bot.cli.alive import check_alive


def check(
    file: Annotated[
        str | None, Argument(metavar="[FILE]", help="Check this role file instead; - is standard input.")
    ] = None,
    alive: Annotated[
        bool,
        Option("--alive", help="Ask only whether the bot is running and connected; for a container's health check."),
    ] = False,
) -> int:
    """Check everything that the bot needs, or a role file, and say what to do; the status is 1 if there is an error."""
    if file is not None:
        return _role_file(file, is_alone=not alive)
    return check_alive() if alive else _everything()


def _role_file(file: str, *, is_alone: bool) -> int:
    from bot.cli.role_files import opened_role_file
    from bot.cli.role_sheets import sheet
    from bot.cli.terminal import Fault, write

    if not is_alone:
        raise Fault("brehon: --alive asks about the bot, and FILE about a role file: give one of them.")
    for line in sheet(opened_role_file(file)):
        write(line.encode())
    return 0


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
