"""Keeps each turn in one post: later questions edit the turn's first post, and notify nobody again."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.pictures.game_pictures import ANEW
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import Trait
from bot.storage.schema.models import OutboxRow
from bot.wording.moment_words import Moment
from engine.audience import To
from engine.events import Extended, Paused
from engine.log import Entry, latest

TOLD_APART = frozenset({Paused, Extended})
"""A GM's acts within a turn that get posts of their own."""
MORE = Moment("…")
"""Marks the place where the oldest news is left out."""


def lines_told(hosted: HostedGame, row: OutboxRow) -> tuple[int, ...]:
    """Return the lines that a post tells of: those of its row, or those of this turn and the whole turn before."""
    if Trait.ASKS not in row.kind.traits or not hosted.rulebook.turns:
        return tuple(row.lines)
    return tuple(dict.fromkeys([*_lines(hosted, row.lines[-1], turns=2), *row.lines]))


def _lines(hosted: HostedGame, line: int, turns: int) -> tuple[int, ...]:
    """Return the lines of the last turns up to a line. Of two, omit the first's opening line, which ends another."""
    entries = _recent(hosted, line, turns)
    if not entries or entries[-1].line != line:
        return (line,)
    begins = [place for place, entry in enumerate(entries) if _begins(hosted, entry)]
    first = begins[-1] if turns == 1 or len(begins) < turns else begins[-turns] + 1
    return tuple(
        [entry.line for entry in entries[first:] if not any(type(event) in TOLD_APART for event in entry.events)]
    )


def _recent(hosted: HostedGame, line: int, turns: int) -> list[Entry]:
    """Return what everybody was told up to a line, from the beginning of the first of the last turns."""
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
    """Whether a row's post is already in the channel and is edited."""
    if Trait.ASKS not in row.kind.traits or not hosted.rulebook.turns or hosted.room.prompt_id is None:
        return False
    return hosted.room.prompt_wait_line in _lines(hosted, row.lines[-1], turns=1)[:-1]


def shorter(moments: Sequence[Moment], fresh: int) -> Iterator[list[Moment]]:
    """Shorten a turn's post step by step: one line of drama, then none, then without the oldest news.

    The last ``fresh`` moments are new: a title among them stays, and so does the last one.
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
    """Return the news without drama."""
    return [bare for moment in moments if (bare := replace(moment, drama="")).has_facts]
