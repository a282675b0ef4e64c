"""The course of play: what is asked by day and by night, what a deadline answers, and what follows by itself."""

from collections.abc import Iterable

from engine.actions import Action
from engine.asks import Ask
from engine.audience import To
from engine.chance import Chance
from engine.events import Event
from engine.great_table import dealing, dying, ending, night, orders, stealing, talking, voting
from engine.great_table.actions import Kill, List, Modkill, Revive, Steal, Unvote, Use, Vote, Whisper
from engine.great_table.events import NO_LYNCH, Noted, PhaseBegun, Time
from engine.great_table.lists import Ranking
from engine.great_table.refusals import Dead, NoListYet, NotTheThief, NoVote
from engine.great_table.table import GreatTable
from engine.naming import snake_case
from engine.refusals import NotNow, Refusal
from engine.speech import Say

LISTS = "lists"
WAITS = (LISTS, Time.DAY, Time.NIGHT)
HOURS = {LISTS: 12.0, Time.DAY: 30.0, Time.NIGHT: 2.0}
"""The time for the lists is part of the day's."""
GM_MOVES = {Modkill: dying.modkill, Revive: dying.revive}


def wait(table: GreatTable) -> str | None:
    """The lists, as long as somebody's is missing with the deck before him; else the end of the day or the night."""
    if table.outcome is not None:
        return None
    return LISTS if dealing.held_up_by(table) is not None else table.time


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
    living = table.living
    missing: tuple[str, ...] = ()
    if table.time is Time.DAY:
        missing = tuple([seat for seat in living if seat not in table.hands and seat not in table.lists])
    return Ask(List, living, {"cards": Ranking(table.deck)}, missing, secret=True, hidden=True)


def default(table: GreatTable) -> Iterable[Event]:
    """What a deadline answers: no card for who has no list, then the end of the day, or of the night."""
    if wait(table) == LISTS:
        return dealing.pass_over_all(table)
    return _end_day(table) if table.time is Time.DAY else _end_night(table)


def close(table: GreatTable) -> Iterable[Event]:
    """What the GM closes: pass over who holds up the deal, else end the steal, else the day or the night."""
    holding_up = dealing.held_up_by(table)
    if holding_up is not None:
        return (dealing.pass_over(holding_up),)
    return stealing.decline(table) if stealing.is_open(table) else default(table)


def _end_day(table: GreatTable) -> Iterable[Event]:
    """The Thief's time ends with the day, and the votes decide."""
    yield from stealing.decline(table)
    name = voting.at_deadline(table)
    yield from voting.lynch(table, name)
    if not is_lynch(name):
        yield _nightfall(table)


def _end_night(table: GreatTable) -> Iterable[Event]:
    yield from stealing.decline(table)
    yield from night.resolve(table)


def is_lynch(name: str | None) -> bool:
    """Whether what the votes have decided is somebody's death."""
    return name is not None and name != NO_LYNCH


def _nightfall(table: GreatTable) -> Event:
    return PhaseBegun(to=To.PUBLIC, phase=Time.NIGHT, number=table.number)


def due(table: GreatTable, chance: Chance) -> Iterable[Event]:
    """Take the next step that needs nobody's wish, if one is due."""
    if table.outcome is not None:
        return ()
    for step in (ending.outcome(table), *_by_day(table, chance), dealing.due(table), stealing.due(table)):
        if events := tuple(step):
            return events
    return ()


def _by_day(table: GreatTable, chance: Chance) -> Iterable[Iterable[Event]]:
    if table.time is not Time.DAY:
        return
    if table.is_lynched:
        yield (_nightfall(table),)
    if table.first is None:
        yield dealing.start(table, chance)
    if not table.neighbours:
        yield dealing.tell_neighbours(table)
    yield voting.show(table)
    if (name := voting.elected(table)) is not None:
        yield voting.lynch(table, name) if is_lynch(name) else (_nightfall(table),)


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
