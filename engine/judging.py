"""Judges for every game who may ask for what. Judging changes nothing."""

from collections.abc import Iterable

from msgspec import Struct

from engine.actions import (
    MOST_HOURS,
    Abort,
    Action,
    Close,
    Expire,
    Extend,
    GmAction,
    GoOn,
    Pause,
    Replace,
    Resume,
    Substitute,
)
from engine.asks import Ask
from engine.audience import Everybody, To
from engine.by_hand import ActByHand
from engine.chance import Chance
from engine.errors import Refused
from engine.events import Closed, Event, Extended, GoneOn, Outcome, Paused, Replaced, Resumed, Substituted
from engine.log import evolve
from engine.names import CLOCK, GM, check_names, folded
from engine.naming import snake_case
from engine.refusals import (
    ClockOnly,
    GameMasterOnly,
    GameOver,
    GamePaused,
    HoursOutOfRange,
    HousePlays,
    NameTaken,
    NotByHand,
    NothingMissing,
    NotNow,
    NotPaused,
    PersonPlays,
    Refusal,
)
from engine.rulebook import AnyRulebook
from engine.table import Table
from engine.views import View

OF_THE_SHELL = (GmAction, Expire)
"""Actions that are not moves of a seat."""
LEAST_HOURS = 1 / 3600
"""The least hours by which a deadline moves: one second."""
MOST_STEPS = 1000
"""The most steps a game takes by itself. More means an endless loop that would block every other game."""


class Submission(Struct, frozen=True):
    """A request: ``by`` is a seat, ``gm`` or ``clock``. The GM may act for a seat.

    With ``auto`` the bot asks for a seat that has no choice. The rules judge it as usual; only the record shows it.
    """

    by: str
    action: Action
    acting_for: str | None = None
    auto: bool = False


def asked(rulebook: AnyRulebook, table: Table) -> tuple[Ask, ...]:
    """Return who may do what now: nobody anything while the game is paused or over."""
    return () if table.paused or table.outcome is not None else rulebook.asks(table)


def asked_publicly(rulebook: AnyRulebook, view: View[Table, Everybody]) -> tuple[Ask, ...]:
    """Return who may do what now, as far as everybody knows: nobody anything while the game is paused or over."""
    return () if view.table.paused or view.table.outcome is not None else rulebook.known_asks(view)


def decide(
    rulebook: AnyRulebook, table: Table, asks: tuple[Ask, ...], submission: Submission, chance: Chance
) -> tuple[tuple[Event, ...], Table]:
    """Judge a submission by the asks at a table, and play it out until somebody must act again.

    Returns the events and the table after them. Raises Refused. Undo is the log's business; see ``Game``.
    """
    if table.outcome is not None:
        raise Refused(GameOver())
    events = tuple(_answer(rulebook, table, asks, submission, chance))
    after = evolve(rulebook, table, events)
    if after is table:  # Nothing has changed, so nothing follows.
        return events, table
    return play_out(rulebook, after, events, chance)


def play_out(
    rulebook: AnyRulebook, after: Table, begun: Iterable[Event], chance: Chance
) -> tuple[tuple[Event, ...], Table]:
    """Play out what follows from some events until somebody must act. At the end reveal everything."""
    events = tuple(begun)
    steps = 0
    while after.outcome is None and (due := tuple(rulebook.due(after, chance))):
        steps += 1
        if steps > MOST_STEPS:
            raise RuntimeError(f"the game goes on by itself without end: {due[-1]}")
        events += due
        after = evolve(rulebook, after, due)
    if after.outcome is not None and (shown := rulebook.reveal(after)) is not None:
        return (*events, shown), rulebook.evolve(after, shown)
    return events, after


def _answer(
    rulebook: AnyRulebook, table: Table, asks: tuple[Ask, ...], submission: Submission, chance: Chance
) -> Iterable[Event]:
    action, seat = submission.action, submission.acting_for or submission.by
    ask = _ask_for(asks, seat, action)
    if ask is None and isinstance(action, OF_THE_SHELL):
        return _shell_answer(rulebook, table, submission, action, chance)
    if table.paused:
        raise Refused(GamePaused())
    if submission.acting_for is not None and submission.by != GM:
        raise Refused(GameMasterOnly(snake_case(type(action).__name__)))
    if ask is None:
        raise Refused(_why_not(rulebook, table, asks, seat, action))
    if (refusal := ask.refusal(action)) is not None:
        raise Refused(refusal)
    return rulebook.decide(table, seat, action, chance)


def _why_not(rulebook: AnyRulebook, table: Table, asks: tuple[Ask, ...], seat: str, action: Action) -> Refusal:
    """Return why a seat, or the GM, is not asked for a move."""
    move = snake_case(type(action).__name__)
    if seat == GM:
        return NotNow(move)
    # Nobody else may learn whether a seat is asked in secret.
    asked = {each for ask in asks if ask.move is type(action) and not ask.secret for each in ask.seats}
    is_gms = asked <= {GM} and _ask_for(asks, GM, action) is not None
    return GameMasterOnly(move) if is_gms else rulebook.why_not(table, seat, action)


def _ask_for(asks: Iterable[Ask], seat: str, action: Action) -> Ask | None:
    for ask in asks:
        if ask.is_for(seat, action):
            return ask
    return None


def _shell_answer(
    rulebook: AnyRulebook, table: Table, submission: Submission, action: GmAction | Expire, chance: Chance
) -> Iterable[Event]:
    if isinstance(action, GmAction):
        if submission.by != GM and not (submission.by == CLOCK and isinstance(action, Substitute)):
            raise Refused(GameMasterOnly(snake_case(type(action).__name__)))
        return _gm_answer(rulebook, table, action, chance)
    if submission.by != CLOCK:
        raise Refused(ClockOnly())
    if table.paused:
        raise Refused(GamePaused())
    return rulebook.default(table, chance)


def _gm_answer(rulebook: AnyRulebook, table: Table, action: GmAction, chance: Chance) -> Iterable[Event]:
    everybody = To.PUBLIC
    match action:
        case Close() | GoOn() | Pause() if table.paused:
            raise Refused(GamePaused())
        case Close():
            return (Closed(to=everybody), *rulebook.close(table, chance))
        case GoOn():
            return _go_on(rulebook, table, chance)
        case Pause():
            return (Paused(to=everybody),)
        case Resume():
            if not table.paused:
                raise Refused(NotPaused())
            return (Resumed(to=everybody),)
        case Extend(hours=hours):
            if not LEAST_HOURS <= abs(hours) <= MOST_HOURS:
                raise Refused(HoursOutOfRange(MOST_HOURS // 24))
            return (Extended(to=everybody, hours=hours),)
        case Replace(player=seat, by=name):
            return (_hand_over(table, seat, name),)
        case Substitute(player=seat, house=house):
            if (seat in table.house_players) is house:
                raise Refused(HousePlays(seat) if house else PersonPlays(seat))
            return (Substituted(to=everybody, player=seat, house=house),)
        case Abort():
            return (Outcome(to=everybody, side=None, reason="aborted", winners=()),)
        case ActByHand():
            return _by_hand(rulebook, table, action)
        case _:
            return rulebook.gm_moves[type(action)](table, action)


def _by_hand(rulebook: AnyRulebook, table: Table, act: ActByHand) -> Iterable[Event]:
    """Let the GM do something by hand. Raises Refused if this game, or the present moment, has no such thing."""
    move, hand = snake_case(type(act).__name__), rulebook.hands.get(type(act))
    if hand is None:
        raise Refused(NotByHand(move))
    ask = hand.asked(table)
    if ask is None or not ask.is_for(GM, act):
        raise Refused(NotNow(move))
    if (refusal := ask.refusal(act)) is not None:
        raise Refused(refusal)
    return hand.follows(table, act)


def _go_on(rulebook: AnyRulebook, table: Table, chance: Chance) -> Iterable[Event]:
    """Answer for the players missing within the wait. Only they and the GM are told that anybody was missing."""
    missing = rulebook.missing(table)
    if not missing:
        raise Refused(NothingMissing())
    yield GoneOn(to=To.GM, players=missing)
    yield from (GoneOn(to=(seat,), players=(seat,)) for seat in missing)
    yield from rulebook.default(table, chance)


def _hand_over(table: Table, seat: str, name: str) -> Event:
    others = (*(other for other in table.seats if other != seat), *table.occupants.values())
    if folded(name) in map(folded, others) or check_names((name,)) is not None:
        raise Refused(NameTaken(name))
    return Replaced(to=(seat,), player=seat, by=name)
