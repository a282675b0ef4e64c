"""A turn is one post: what is asked within it changes the post with which it began, and notifies nobody again."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.pictures.game_pictures import ANEW
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.models import OutboxRow
from bot.wording.moment_words import Moment
from engine.audience import To
from engine.events import Extended, Paused
from engine.log import Entry, latest

TOLD_APART = frozenset({Paused, Extended})
"""What the GM does within a turn that has a post of its own."""
MORE = Moment("…")
"""Where the oldest of what has happened is left out."""


def lines_told(hosted: HostedGame, row: OutboxRow) -> tuple[int, ...]:
    """The lines of which a post tells: those of its row, or of this turn so far and of the whole turn before."""
    if row.kind is not OutboxKind.PROMPT or not hosted.rulebook.turns:
        return tuple(row.lines)
    return tuple(dict.fromkeys([*_lines(hosted, row.lines[-1], turns=2), *row.lines]))


def _lines(hosted: HostedGame, line: int, turns: int) -> tuple[int, ...]:
    """The lines of the last turns up to a line; of two, without that with which the first began, which ends another."""
    entries = _recent(hosted, line, turns)
    if not entries or entries[-1].line != line:
        return (line,)
    begins = [place for place, entry in enumerate(entries) if _begins(hosted, entry)]
    first = begins[-1] if turns == 1 or len(begins) < turns else begins[-turns] + 1
    return tuple(
        [entry.line for entry in entries[first:] if not any(type(event) in TOLD_APART for event in entry.events)]
    )


def _recent(hosted: HostedGame, line: int, turns: int) -> list[Entry]:
    """What everybody was told up to a line, from where the first of the last turns begins."""
    recent: list[Entry] = []
    for entry in latest(hosted.told(To.PUBLIC).until(line).entries):
        recent.append(entry)
        turns -= _begins(hosted, entry)
        if not turns:
            break
    return recent[::-1]


def _begins(hosted: HostedGame, entry: Entry) -> bool:
    return any(type(event) in hosted.rulebook.turns or type(event) in ANEW for event in entry.events)


def goes_on(hosted: HostedGame, row: OutboxRow) -> bool:
    """Whether a row's post is the one that stands in the channel already, and changes."""
    if row.kind is not OutboxKind.PROMPT or not hosted.rulebook.turns or hosted.room.prompt_id is None:
        return False
    return hosted.room.prompt_wait_line in _lines(hosted, row.lines[-1], turns=1)[:-1]


def shorter(moments: Sequence[Moment], fresh: int) -> Iterator[list[Moment]]:
    """What a turn's post tells, in fewer and fewer words: one line of drama, none, and less of what is the longest ago.

    So many of the last moments are fresh: a title among them stays, and so does what has happened last.
    """
    dramas = [place for place, moment in enumerate(moments) if moment.drama]
    told = [moment if place in dramas[-1:] else replace(moment, drama="") for place, moment in enumerate(moments)]
    told = [moment for moment in told if moment.drama or moment.has_facts]
    yield told
    told = without_drama(told)
    yield told
    for place in range(1, len(told)):
        if place > len(told) - fresh and told[place - 1].title:
            return
        yield [MORE, *told[place:]]


def without_drama(moments: Sequence[Moment]) -> list[Moment]:
    """The facts of what has happened."""
    return [bare for moment in moments if (bare := replace(moment, drama="")).has_facts]
