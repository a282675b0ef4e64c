"""A record as a page for the browser."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from bot.cli.replaying import Replaying
from bot.cli.terminal import Fault
from bot.page.replay_page import TooLong, page_of
from bot.page.story import as_recorded
from engine.errors import BadInput
from engine.record import read_proof


def write_page(replaying: Replaying, record: Sequence[bytes], out: str, *, keep_going: bool) -> None:
    """Write a page of what the reader of a replay is told. Raises Fault."""
    hosted = as_recorded(replaying.theme, replaying.header, replaying.game, _commitment(record))
    try:
        page = asyncio.run(page_of(hosted, replaying.verdicts(keep_going=keep_going), replaying.reader))
        Path(out).write_text(page, encoding="utf-8")
    except TooLong:
        raise Fault(f"{replaying.file}: this game is too long for a page; replay it without --html.") from None
    except OSError as error:
        raise Fault(f"{out}: this file cannot be written: {error.strerror}") from None


def _commitment(record: Sequence[bytes]) -> str | None:
    """Return the seal that was posted when the game began, as far as an unchecked record tells."""
    with suppress(BadInput):
        proof = read_proof(record[-1]) if record else None
        return None if proof is None else proof.commitment
    return None
