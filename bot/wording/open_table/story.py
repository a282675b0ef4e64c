"""The true story, day by day and night by night, told once everybody knows who was who."""

from collections.abc import Collection, Iterator, Sequence
from functools import partial

from bot.wording.mafia.chapters import Chapter
from bot.wording.mafia.past import Tellers
from bot.wording.mafia.past import story as tell
from bot.wording.open_table.orders import applied, traced
from bot.wording.open_table.terms import effect_of, role_name
from bot.wording.open_table.titles import earned
from bot.wording.pages import Page
from bot.wording.voice import Voice
from engine.audience import Everybody, GameMaster
from engine.by_hand import DECLARED
from engine.events import Outcome
from engine.mafia.events import Ballots
from engine.open_table.effects import Effect
from engine.open_table.events import Applied, Cause, Died, Traced
from engine.open_table.table import OpenTable
from engine.results import ABORTED
from engine.views import Told, View

DEADLY = frozenset({Effect.KILL, Effect.PROTECT, Effect.SAVE, Effect.JAIL})
"""The effects on which somebody's life depends. The others are told in the file."""

BY_THE_GM = frozenset({DECLARED, ABORTED})
"""The reasons for which a game ends because the GM wants it to."""


def turning_point(voice: Voice, told: Sequence[Told[Everybody]]) -> int | None:
    """Return the line of the last lynch, or of the last death if nobody was lynched."""
    deaths = [(each.event.cause is Cause.LYNCH, each.line) for each in told if isinstance(each.event, Died)]
    return max(deaths)[1] if deaths else None


def story(voice: Voice, view: View[OpenTable, Everybody], told: Sequence[Told[GameMaster]]) -> tuple[Page, ...]:
    """Tell of each day and night who died and why, then the titles, and in the file every step of every night."""
    tellers = Tellers(partial(_lines, voice, view), partial(_steps, voice))
    return tell(voice, told, tellers, earned(view, told))


def _lines(voice: Voice, view: View[OpenTable, Everybody], chapter: Chapter) -> Iterator[str]:
    """Tell what was ordered for life or death, and who died."""
    yield from _steps(voice, chapter, wanted=DEADLY)
    counts: Ballots | None = None
    has_died = False
    for event in chapter.events:
        match event:
            case Ballots():
                counts = event
            case Died(player=player, cause=cause):
                has_died = True
                voters = () if counts is None or cause is not Cause.LYNCH else counts.counts.get(player, ())
                yield _death(voice, view.table, event, voters)
    if not has_died:
        has_ended = any(isinstance(event, Outcome) and event.reason in BY_THE_GM for event in chapter.events)
        yield voice.say("happened-ended" if has_ended else f"happened-nothing-{chapter.time}")


def _steps(voice: Voice, chapter: Chapter, *, wanted: Collection[Effect] | None = None) -> Iterator[str]:
    """Tell what came of each order, and of what the GM let it do, or of those with the wanted effects."""
    for event in chapter.events:
        match event:
            case Traced() if wanted is None or effect_of(voice, event.ability) in wanted:
                yield traced(voice, event)
            case Applied() if wanted is None or event.effect in wanted:
                yield applied(voice, event)
            case _:
                pass


def _death(voice: Voice, table: OpenTable, death: Died, voters: Sequence[str]) -> str:
    values = {"player": voice.show(death.player), "role": role_name(voice, table.role_key(death.player))}
    if voters:
        return voice.say("happened-lynch-by", {**values, "names": voice.names(voters)})
    return voice.say(f"happened-{death.cause}", values)
