"""Keeps each turn in one post: later questions edit the turn's first post, and notify nobody again."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.delivery.telling.next_wait import is_brief
from bot.pictures.picture import ANEW
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.choices import Choiceless
from bot.storage.schema.kinds import Trait
from bot.storage.schema.models import OutboxRow
from bot.wording.moment_words import Moment
from engine.asks import awaited
from engine.audience import To
from engine.choiceless import choiceless
from engine.events import Event, Extended, Paused
from engine.judging import asked_publicly
from engine.log import Entry, is_undo, latest
from engine.names import GM

TOLD_APART = frozenset[type[Event]]({Paused, Extended})
"""A GM's acts within a turn that get posts of their own."""
TURNS_IN_A_POST = 8
"""The most turns of a slow game that one post shows, so that the channel shows how the game goes on."""
MORE = Moment("…")
"""Marks the place where the oldest news is left out."""


def lines_told(hosted: HostedGame, row: OutboxRow) -> tuple[int, ...]:
    """Return the lines that a post tells of: those of its row, or those of this turn and the whole turn before.

    If more turns have gone by themselves, it tells of all of them.
    """
    if Trait.ASKS not in row.kind.traits or not hosted.rulebook.turns:
        return tuple(row.lines)
    return tuple(sorted({*_told_at(hosted, row.lines[-1]), *row.lines}))


def _told_at(hosted: HostedGame, line: int) -> set[int]:
    """Return the lines that the post of a wait tells of: of two turns, and of those by themselves that led to them."""
    begun = _lines(hosted, line, turns=1)[0]
    return {*_lines(hosted, line, turns=2), *lines_led_to(hosted, line), *lines_led_to(hosted, begun)}


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
    return tuple([entry.line for entry in entries[first:] if not entry.has_any(TOLD_APART)])


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
    """Whether a row's post is already in the channel and is edited, also if only its deadline has changed.

    An edit notifies nobody. So it asks nobody whom the post has not called, unless another row will call them.
    """
    asked = hosted.room.prompt_wait_line
    is_question = Trait.ASKS_WITH_NEWS in row.kind.traits
    if not is_question or not hosted.rulebook.turns or hosted.room.prompt_id is None or asked is None:
        return False
    line = row.lines[-1]
    if line == asked or (may_be_overlooked(hosted, asked, line) and _lives_on(hosted, asked, line)):
        return True
    if not {*_awaited_at(hosted, line)} <= {*_awaited_at(hosted, asked)}:
        return False
    turn = _lines(hosted, line, turns=1)[:-1]
    return asked in turn or _goes_on_after_undo(hosted, asked, line, turn) or _comes_round(hosted, asked, line)


def is_live(hosted: HostedGame) -> bool:
    """Whether the players of turns have to be there, so that one post shows one turn after the other."""
    return bool(hosted.rulebook.turns) and not hosted.anonymous and is_brief(hosted)


def is_slow(hosted: HostedGame) -> bool:
    """Whether players have hours for a turn, so that one post shows several turns, and a DM calls their players.

    Under aliases players get DMs in any case.
    """
    return bool(hosted.rulebook.turns) and not hosted.anonymous and not is_brief(hosted)


def may_be_overlooked(hosted: HostedGame, asked: int, line: int) -> bool:
    """Whether a post may show a wait to players whom it has not called, because they are called otherwise.

    In a slow game it shows so many turns, each of a single player. What others decide within a turn has its own post.
    """
    if is_live(hosted):
        return True
    begun = _turns_begun(hosted, asked), _turns_begun(hosted, line)
    is_next = begun[0] < begun[1] and begun[0] // TURNS_IN_A_POST == begun[1] // TURNS_IN_A_POST
    if not is_next or not is_slow(hosted) or only_awaited(hosted, line) is None:
        return False
    return _awaited_at(hosted, asked) == _awaited_at(hosted, _lines(hosted, asked, turns=1)[0])


def only_awaited(hosted: HostedGame, line: int) -> str | None:
    """Return the one seat that everybody knew the game to wait for after a line; None if that is not one player."""
    match _awaited_at(hosted, line) if line > 0 else ():
        case (name,) if name != GM:
            return name
        case _:
            return None


def _turns_begun(hosted: HostedGame, line: int) -> int:
    """Return how many turns had begun after a line."""
    return sum(_begins(hosted, entry) for entry in hosted.told(To.PUBLIC).entries if entry.line <= line)


def _lives_on(hosted: HostedGame, asked: int, line: int) -> bool:
    """Whether a post that asked at a line may show a later one.

    Since then nothing was undone, and nothing hidden was shown.
    """
    since = _told_since(hosted, asked, line)
    moments = ANEW | hosted.rulebook.uncovering
    return bool(since) and not any(entry.has_any(moments) for entry in since)


def _goes_on_after_undo(hosted: HostedGame, asked: int, line: int, turn: Sequence[int]) -> bool:
    """Whether the post of an undo within a turn may show how the turn goes on. No undo is among a turn's lines."""
    first, *since = _told_since(hosted, asked - 1, line)
    is_within = bool(turn) and turn[0] < asked == first.line and is_undo(first)
    return is_within and not any(entry.has_any(ANEW) for entry in since)


def _comes_round(hosted: HostedGame, asked: int, line: int) -> bool:
    """Whether the player who was asked at a line is asked again, because the turns between had no choice."""
    led = lines_led_to(hosted, line)
    since = _told_since(hosted, asked, line)
    return len(led) > 1 and [entry.line for entry in since] == led and not any(entry.has_any(ANEW) for entry in since)


def _told_since(hosted: HostedGame, asked: int, line: int) -> list[Entry]:
    """Return what everybody was told after one line, up to another."""
    return [entry for entry in hosted.told(To.PUBLIC).entries.since(asked + 1) if entry.line <= line]


def _awaited_at(hosted: HostedGame, line: int) -> tuple[str, ...]:
    """Return the seats that everybody knew the game to wait for after a line."""
    return awaited(asked_publicly(hosted.rulebook, hosted.view_at(line, To.PUBLIC))).seats


def shorter(moments: Sequence[Moment], fresh: int, *, is_end: bool = False) -> Iterator[list[Moment]]:
    """Shorten a turn's post step by step: one line of drama, then none, then without consequences that its board shows.

    The line is that of the latest news: the last, or the first where the post begins with the end of the game.
    Then fights are told in brief, then the oldest news goes, and last the opening is told in brief. The last ``fresh``
    moments are new. The first of them with a title keeps at least its title, and the last cause stays.
    """
    dramas = [place for place, moment in enumerate(moments) if moment.drama]
    loudest = dramas[:1] if is_end else dramas[-1:]
    told = [moment if place in loudest else replace(moment, drama="") for place, moment in enumerate(moments)]
    yield [moment for moment in told if moment.drama or moment.has_facts]
    told = without_drama(moments)
    yield told
    causes = [moment for moment in told if not moment.follows] or told[-1:]
    yield causes
    causes = [moment if moment.title else replace(moment, text=moment.brief or moment.text) for moment in causes]
    yield causes
    new = without_drama(moments[len(moments) - fresh :])
    head = next((place for place, moment in enumerate(causes) if moment.title and moment in new), len(causes) - 1)
    kept, rest = causes[head : head + 1], causes[head + 1 :]
    yield from ([MORE, *causes[place:]] for place in range(1, head + 1))
    yield from ([*kept, *_after_more(rest[place:])] for place in range(1, len(rest)))
    titles = [replace(moment, text=moment.brief) for moment in kept if rest]
    last = [replace(moment, text=moment.brief or moment.text) for moment in causes[-1:]]
    ends = _after_more(last) if rest else [MORE, *last]
    yield [*titles, *ends]
    yield [*(replace(moment, text="") for moment in titles), *ends]


def _after_more(news: Sequence[Moment]) -> Sequence[Moment]:
    """Mark that older news is left out before these. Titles stand above that mark, so it needs news without one."""
    return [MORE, *news] if any(not moment.title for moment in news) else news


def without_drama(moments: Sequence[Moment]) -> list[Moment]:
    """Return the news without drama."""
    return [bare for moment in moments if (bare := replace(moment, drama="")).has_facts]
