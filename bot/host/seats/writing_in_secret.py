"""What players write in secret before a game: kept for each alone, and given to the rules when the game begins."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from bot.host.denied import Denied
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.secret_writings import WritingRow
from bot.storage.schema.rows import put
from engine.writing import Writing


class Written(NamedTuple):
    """How many texts of a player count, how many are left out, and what he may write."""

    counting: int
    left_out: int
    writing: Writing


def keep_texts(connection: Connection, hosted: HostedGame, *, user_id: int, text: str) -> Written:
    """Keep the lines that a player has written, those too that do not count: he may change them, or others leave.

    Raises Denied if he has no seat, or the set-up does not ask for any.
    """
    occupancy, writing = hosted.occupancy_of(user_id), hosted.writing
    if occupancy is None:
        raise Denied("not-seated")
    if writing is None:
        raise Denied("nothing-to-write")
    texts = [line.strip() for line in text.splitlines() if line.strip()]
    put(connection, WritingRow(seat_id=occupancy.seat_id, texts=texts))
    count = len(writing.counting(texts))
    return Written(count, len(texts) - count, writing)


def written_options(hosted: HostedGame, texts: Mapping[int, Sequence[str]]) -> dict[str, object]:
    """The option in which stands what users have written, by their seats; none where the set-up does not ask for it."""
    if (writing := hosted.writing) is None:
        return {}
    by_seat = {
        occupancy.name: [*writing.counting(texts.get(occupancy.user_id, ()))] for occupancy in hosted.occupancies
    }
    return {writing.option: by_seat}
