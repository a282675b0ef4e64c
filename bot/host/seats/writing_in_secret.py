"""Keeps players' secret texts before a game, each for its writer alone, and passes them to the rules at the start."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from bot.host.denied import Denied
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.secret_writings import WritingRow
from bot.storage.schema.rows import put
from engine.writing import Writing


class Written(NamedTuple):
    """The number of a player's texts that count, the number left out, and the rule for what the player may write."""

    counting: int
    left_out: int
    writing: Writing


def keep_texts(connection: Connection, hosted: HostedGame, *, user_id: int, text: str) -> Written:
    """Save all the lines that a player wrote, even those that do not count: they may change them, or others may leave.

    Raises Denied if the player has no seat, or the set-up does not ask for texts.
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
    """Return the option that holds the users' texts, by their seats; empty if the set-up does not ask for any."""
    if (writing := hosted.writing) is None:
        return {}
    by_seat = {
        occupancy.name: [*writing.counting(texts.get(occupancy.user_id, ()))] for occupancy in hosted.occupancies
    }
    return {writing.option: by_seat}
