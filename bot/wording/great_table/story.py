"""The true story, day by day and night by night, told once everybody knows who was who."""

from collections.abc import Collection, Iterator, Sequence
from functools import partial

from bot.wording.great_table.gm import traced
from bot.wording.great_table.terms import role_name
from bot.wording.great_table.titles import earned
from bot.wording.mafia.chapters import Chapter
from bot.wording.mafia.past import Tellers
from bot.wording.mafia.past import story as tell
from bot.wording.pages import Page
from bot.wording.voice import Voice, dashed
from engine.audience import Everybody, GameMaster
from engine.events import Outcome
from engine.great_table.events import Cause, Died, Revived, Traced
from engine.great_table.night import Step
from engine.great_table.table import GreatTable
from engine.mafia.events import Ballots
from engine.views import Told, View

DEADLY: frozenset[str] = frozenset({Step.GUARD, Step.KILL, Step.HEAL})
"""The steps of a night on which somebody's life depends. The others are told in the file."""


def turning_point(voice: Voice, told: Sequence[Told[Everybody]]) -> int | None:
    """Return the line of the last lynch, or of the last death if nobody was lynched."""
    deaths = [(each.event.cause is Cause.LYNCH, each.line) for each in told if isinstance(each.event, Died)]
    return max(deaths)[1] if deaths else None


def story(voice: Voice, view: View[GreatTable, Everybody], told: Sequence[Told[GameMaster]]) -> tuple[Page, ...]:
    """Tell of each day and night who died and why, then the titles, and in the file every step of every night."""
    tellers = Tellers(partial(_lines, voice, view), partial(_steps, voice))
    return tell(voice, told, tellers, earned(view, told))


def _lines(voice: Voice, view: View[GreatTable, Everybody], chapter: Chapter) -> Iterator[str]:
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
            case Revived(player=player):
                yield voice.say("happened-revived", {"player": voice.show(player)})
    if not has_died:
        has_ended = any(isinstance(event, Outcome) for event in chapter.events)
        yield voice.say("happened-ended" if has_ended else f"happened-nothing-{chapter.time}")


def _steps(voice: Voice, chapter: Chapter, *, wanted: Collection[str] | None = None) -> Iterator[str]:
    """Tell what came of each order, or of those in the wanted steps."""
    taken = [event for event in chapter.events if isinstance(event, Traced)]
    yield from (traced(voice, event) for event in taken if wanted is None or event.step in wanted)


def _death(voice: Voice, table: GreatTable, death: Died, voters: Sequence[str]) -> str:
    values = {"player": voice.show(death.player), "role": role_name(voice, table.role(death.player).name)}
    if voters:
        return voice.say("happened-lynch-by", {**values, "names": voice.names(voters)})
    return voice.say(f"happened-{dashed(death.cause)}", values)
