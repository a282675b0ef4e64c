"""The course of the game, on one page.

    PASS ──► THROW ──► WALK ──► PASS
     ▲                   │stone
     └─── JUDGE ◄── ANSWER

The GM is asked in ``JUDGE``. A deadline throws, walks at random, and counts an answer that is missing or not judged as
wrong. Players may talk at any time.
"""

from collections.abc import Iterable
from enum import StrEnum

from engine.asks import Ask
from engine.chance import Chance
from engine.domains import YES_OR_NO, Domain, OneByOther, OneOf, Text
from engine.events import Event
from engine.names import GM
from engine.phases import Course, Phases, by_itself
from engine.speech import LONGEST_TEXT, Say
from tests.hazels.engine import ending, walking
from tests.hazels.engine.actions import LONGEST_ANSWER, Answer, Judge, Stake, Throw, Walk, Walker
from tests.hazels.engine.events import Answered, Judged, Thrown, Turn, Walked
from tests.hazels.engine.folding import fold
from tests.hazels.engine.table import STONE, HazelTable, Phase
from tests.hazels.engine.walking import player


def everybody_talks(table: HazelTable) -> tuple[Ask, ...]:
    """Let everybody say anything."""
    return (Ask(Say, table.seats, {"text": Text(LONGEST_TEXT)}),)


def player_throws(table: HazelTable) -> tuple[Ask, ...]:
    """Ask for the throw."""
    return (Ask(Throw, (player(table),), {}, awaited=(player(table),)),)


def player_walks(table: HazelTable) -> tuple[Ask, ...]:
    """Ask who walks, and how far."""
    steps = walking.steps_left(table)
    walkers = OneOf(tuple(walker for walker in Walker if walker in steps))
    fields: dict[str, Domain] = {"walker": walkers, "steps": OneByOther("walker", steps)}
    return (Ask(Walk, (player(table),), fields, awaited=(player(table),)),)


def player_answers(table: HazelTable) -> tuple[Ask, ...]:
    """Ask for the answer and its stake."""
    fields: dict[str, Domain] = {"text": Text(LONGEST_ANSWER), "stake": OneOf(tuple(Stake))}
    return (Ask(Answer, (player(table),), fields, awaited=(player(table),)),)


def gm_judges(table: HazelTable) -> tuple[Ask, ...]:
    """Ask the GM whether the answer is right."""
    return (Ask(Judge, (GM,), {"right": YES_OR_NO}, awaited=(GM,)),)


def call_it_wrong(table: HazelTable, chance: Chance) -> Iterable[Event]:
    """Count an answer as wrong that is missing or not judged."""
    return walking.judge(table, right=False)


def by_the_square(table: HazelTable) -> StrEnum:
    """Ask a player who stops on the stone its riddle."""
    assert table.turn is not None
    stops = table.stopped_on == STONE and table.options.riddle
    return Phase.ANSWER if stops else Phase.PASS


COURSES = {
    Phase.PASS: Course[HazelTable](
        follows=(by_itself(ending.end_or_pass),),
        leads={Turn: Phase.THROW},
    ),
    Phase.THROW: Course[HazelTable](
        asks=(player_throws, everybody_talks),
        deadline=walking.throw,
        leads={Thrown: Phase.WALK},
    ),
    Phase.WALK: Course[HazelTable](
        asks=(player_walks, everybody_talks),
        deadline=walking.walk_by_chance,
        leads={Walked: by_the_square},
    ),
    Phase.ANSWER: Course[HazelTable](
        asks=(player_answers, everybody_talks),
        deadline=call_it_wrong,
        leads={Answered: Phase.JUDGE, Judged: Phase.PASS},
    ),
    Phase.JUDGE: Course[HazelTable](
        asks=(gm_judges, everybody_talks),
        deadline=call_it_wrong,
        leads={Judged: Phase.PASS},
    ),
    Phase.OVER: Course[HazelTable](),
}

PHASES = Phases(COURSES, over=Phase.OVER, fold=fold)
