"""The course of play: what is asked by day and by night, what a deadline answers, and what follows by itself."""

from collections.abc import Callable, Iterable
from functools import reduce

from engine.actions import Action
from engine.asks import Ask
from engine.audience import To
from engine.chance import Chance
from engine.events import Event
from engine.great_table import dealing, dying, ending, night, orders, stealing, talking, voting
from engine.great_table.actions import Kill, List, Modkill, PassOver, Revive, Steal, Unvote, Use, Vote, Whisper
from engine.great_table.events import NO_LYNCH, Noted, PhaseBegun, Time
from engine.great_table.folding import evolve
from engine.great_table.lists import Ranking
from engine.great_table.refusals import Dead, NoListYet, NotTheThief, NoVote
from engine.great_table.table import GreatTable
from engine.naming import snake_case
from engine.refusals import NotNow, Refusal
from engine.speech import Say

LISTS = "lists"
WAITS = (LISTS, Time.DAY, Time.NIGHT)
INNER: dict[str, str] = {Time.DAY: LISTS}
HOURS = {LISTS: 12.0, Time.DAY: 30.0, Time.NIGHT: 2.0}
"""The time for the lists is part of the day's."""
GM_MOVES = {Modkill: dying.modkill, Revive: dying.revive, PassOver: dealing.pass_over}


def wait(table: GreatTable) -> str | None:
    """The end of the day or of the night. Whether lists are still missing is nobody's business."""
    return table.time if table.outcome is None else None


def asks(table: GreatTable) -> tuple[Ask, ...]:
    """List who may do what now."""
    every = (
        _lists(table),
        *stealing.asked(table),
        *voting.asked(table),
        *orders.asked(table),
        *talking.asked(table),
    )
    return tuple([ask for ask in every if ask.seats])


def _lists(table: GreatTable) -> Ask:
    ranking = {"cards": Ranking(table.deck)}
    return Ask(List, table.living, ranking, dealing.without_list(table), secret=True, hidden=True)


def default(table: GreatTable) -> Iterable[Event]:
    """What a deadline answers: no card for who has no list, then the end of the day, or of the night."""
    return dealing.pass_over_all(table) if dealing.without_list(table) else close(table)


def close(table: GreatTable) -> Iterable[Event]:
    """What the GM closes: the day or the night, whatever is open inside."""
    return _end_day(table) if table.time is Time.DAY else _end_night(table)


def _end_day(table: GreatTable) -> Iterable[Event]:
    """Nobody's list is waited for any more, the Thief's time ends with the day, and the votes decide."""
    dealt, after = _finished_deal(table)
    yield from dealt
    yield from stealing.decline(after)
    name = voting.at_deadline(after)
    if is_lynch(name):
        yield voting.counted(after)
    yield from voting.lynch(after, name)
    if not is_lynch(name):
        yield _nightfall(after)


def _finished_deal(table: GreatTable) -> tuple[list[Event], GreatTable]:
    """What is dealt when nobody's list is waited for, and the table after it."""
    dealt = list(dealing.pass_over_all(table))
    after = reduce(evolve, dealt, table)
    while next_card := tuple(dealing.due(after)):
        dealt.extend(next_card)
        after = reduce(evolve, next_card, after)
    return dealt, after


def _end_night(table: GreatTable) -> Iterable[Event]:
    yield from stealing.decline(table)
    yield from night.resolve(table)


def is_lynch(name: str | None) -> bool:
    """Whether what the votes have decided is somebody's death."""
    return name is not None and name != NO_LYNCH


def _nightfall(table: GreatTable) -> Event:
    return PhaseBegun(to=To.PUBLIC, phase=Time.NIGHT, number=table.number)


def _nightfall_after_lynch(table: GreatTable, chance: Chance) -> Iterable[Event]:
    if table.is_lynched:
        yield _nightfall(table)


def _start_of_deal(table: GreatTable, chance: Chance) -> Iterable[Event]:
    return dealing.start(table, chance) if table.first is None else ()


def _neighbours(table: GreatTable, chance: Chance) -> Iterable[Event]:
    return () if table.neighbours else dealing.tell_neighbours(table)


def _verdict(table: GreatTable, chance: Chance) -> Iterable[Event]:
    name = voting.elected(table)
    if name is None:
        return ()
    return voting.lynch(table, name) if is_lynch(name) else (_nightfall(table),)


Step = Callable[[GreatTable, Chance], Iterable[Event]]
FIRST: tuple[Step, ...] = (lambda table, chance: ending.outcome(table),)
BY_DAY: tuple[Step, ...] = (
    _nightfall_after_lynch,
    _start_of_deal,
    _neighbours,
    lambda table, chance: voting.show(table),
    _verdict,
)
LAST: tuple[Step, ...] = (lambda table, chance: dealing.due(table), lambda table, chance: stealing.due(table))


def due(table: GreatTable, chance: Chance) -> Iterable[Event]:
    """Take the next step that needs nobody's wish: the first that has anything to do."""
    if table.outcome is not None:
        return ()
    by_day = BY_DAY if table.time is Time.DAY else ()
    taken = (tuple(step(table, chance)) for step in (*FIRST, *by_day, *LAST))
    return next((events for events in taken if events), ())


def why_not(table: GreatTable, seat: str, action: Action) -> Refusal:
    """Say why a seat is not asked for this move now."""
    if isinstance(action, Whisper):
        return talking.why_not(table, seat, action.thread) or NotNow("whisper")
    if not table.is_alive(seat):
        return Dead()
    match action:
        case Vote() if table.time is Time.DAY:
            return NoListYet()
        case Unvote() if table.time is Time.DAY:
            return NoVote()
        case Steal():
            return NotTheThief()
        case Use():
            return orders.not_used(table, seat) or NotNow("use")
        case Kill():
            return orders.not_killing(table, seat) or NotNow("kill")
        case _:
            return NotNow(snake_case(type(action).__name__))


def decide(table: GreatTable, seat: str, action: Action) -> Iterable[Event]:
    """Grant a legal wish."""
    match action:
        case Steal():
            return stealing.steal(table, seat, action)
        case Say():
            return talking.say(seat, action)
        case Whisper():
            return talking.whisper(table, seat, action)
        case List() | Vote() | Unvote() | Use() | Kill():
            return (Noted(to=(seat,), action=action),)
        case _:
            raise AssertionError(action)
