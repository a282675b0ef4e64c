"""A turn is one post: what is asked within it changes the post with which it began, and notifies nobody again."""

from bot.storage.live import Live
from bot.storage.models import OutboxKind, OutboxRow
from engine.audience import To
from engine.events import Resumed, Undone
from engine.log import standing

BEGINS_ANEW = frozenset({Resumed, Undone})


def lines_of_turn(live: Live, line: int) -> tuple[int, ...]:
    """The public lines of a turn up to one of them, from that with which it began; of a game without turns that one."""
    kinds = live.rulebook.turns | BEGINS_ANEW
    entries = standing(live.told(To.PUBLIC).until(line).entries)
    if not live.rulebook.turns or not entries or entries[-1].line != line:
        return (line,)
    begins = [place for place, entry in enumerate(entries) if any(type(event) in kinds for event in entry.events)]
    return tuple([entry.line for entry in entries[begins[-1] :]])


def lines_told(live: Live, row: OutboxRow) -> tuple[int, ...]:
    """The lines of which a post tells: those of its row, or of the whole turn that goes on with them."""
    if row.kind is not OutboxKind.PROMPT or not live.rulebook.turns:
        return tuple(row.lines)
    return tuple(dict.fromkeys([*lines_of_turn(live, row.lines[-1]), *row.lines]))


def goes_on(live: Live, row: OutboxRow) -> bool:
    """Whether a row's post is the one that stands in the channel already, and changes."""
    if row.kind is not OutboxKind.PROMPT or live.room.prompt_id is None:
        return False
    return live.room.prompt_wait_line in lines_of_turn(live, row.lines[-1])[:-1]
