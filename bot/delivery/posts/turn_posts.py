"""Keeps each turn in one post: later questions edit the turn's first post, and notify nobody again."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.pictures.game_pictures import ANEW
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.choices import Choiceless
from bot.storage.schema.kinds import Trait
from bot.storage.schema.models import OutboxRow
from bot.wording.moment_words import Moment
from engine.asks import awaited
from engine.audience import To
from engine.choiceless import choiceless
from engine.events import Extended, Paused
from engine.judging import asked_publicly
from engine.log import Entry, latest

TOLD_APART = frozenset({Paused, Extended})
"""A GM's acts within a turn that get posts of their own."""
MORE = Moment("…")
"""Marks the place where the oldest news is left out."""


def lines_told(hosted: HostedGame, row: OutboxRow) -> tuple[int, ...]:
    """Return the lines that a post tells of: those of its row, or those of this turn and the whole turn before.

    If more turns have gone by themselves, it tells of all of them.
    """
    if Trait.ASKS not in row.kind.traits or not hosted.rulebook.turns:
        return tuple(row.lines)
    line = row.lines[-1]
    return tuple(sorted({*_lines(hosted, line, turns=2), *lines_led_to(hosted, line), *row.lines}))


def lines_led_to(hosted: HostedGame, line: int) -> list[int]:
    """Return a line, and before it those without a choice that led there, with the choice that they followed from."""
    if hosted.settings.choiceless is Choiceless.BY_HAND:
        return [line]
    lines: list[int] = []
    for entry in latest(hosted.told(To.PUBLIC).until(line).entries):
        lines.append(entry.line)
        if choiceless(hosted.rulebook, hosted.view_at(entry.line - 1, To.PUBLIC)) is None:
            break
    return lines[::-1] if line in lines else [line]


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
    """Whether a row's post is already in the channel and is edited.

    It calls nobody again. So a question to anybody else, such as the judges of an answer, has a post of its own, and so
    has the next question to the player whose turn it is.
    """
    if Trait.ASKS not in row.kind.traits or not hosted.rulebook.turns or hosted.room.prompt_id is None:
        return False
    line = row.lines[-1]
    asked = hosted.room.prompt_wait_line
    if asked in _lines(hosted, line, turns=1)[:-1]:
        return {*_awaited_at(hosted, line)} <= {*_awaited_at(hosted, asked)}
    return _comes_round(hosted, line)


def _comes_round(hosted: HostedGame, line: int) -> bool:
    """Whether the player whose choice the room's post asked is asked again, because the turns between had none."""
    asked, led = hosted.room.prompt_wait_line or 0, lines_led_to(hosted, line)
    since = [entry for entry in hosted.told(To.PUBLIC).entries.since(asked + 1) if entry.line <= line]
    if len(led) == 1 or [entry.line for entry in since] != led or any(entry.has_any(ANEW) for entry in since):
        return False
    return _awaited_at(hosted, asked) == _awaited_at(hosted, line)


def _awaited_at(hosted: HostedGame, line: int) -> tuple[str, ...]:
    """Return the seats that everybody knew the game to wait for after a line."""
    return awaited(asked_publicly(hosted.rulebook, hosted.view_at(line, To.PUBLIC))).seats


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
