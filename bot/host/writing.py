"""What players write in secret before a game: kept for each alone, and given to the rules when the game begins."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from bot.host.denied import Denied
from bot.storage.live import Live
from bot.storage.rows import put
from bot.storage.writings import WritingRow
from engine.writing import Writing


class Written(NamedTuple):
    """How many texts of a player count, how many are left out, and what he may write."""

    counting: int
    left_out: int
    writing: Writing


def keep_texts(connection: Connection, live: Live, *, user_id: int, text: str) -> Written:
    """Keep the lines that a player has written, those too that do not count: he may change them, or others leave.

    Raises Denied if he has no seat, or the set-up does not ask for any.
    """
    sitting, writing = live.sitting_of(user_id), live.writing
    if sitting is None:
        raise Denied("not-seated")
    if writing is None:
        raise Denied("nothing-to-write")
    texts = [line.strip() for line in text.splitlines() if line.strip()]
    put(connection, WritingRow(seat_id=sitting.seat_id, texts=texts))
    count = len(writing.counting(texts))
    return Written(count, len(texts) - count, writing)


def written_options(live: Live, texts: Mapping[int, Sequence[str]]) -> dict[str, object]:
    """The option in which stands what users have written, by their seats; none where the set-up does not ask for it."""
    if (writing := live.writing) is None:
        return {}
    by_seat = {sitting.name: [*writing.counting(texts.get(sitting.user_id, ()))] for sitting in live.sittings}
    return {writing.option: by_seat}
