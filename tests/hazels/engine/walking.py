"""The moves: throwing, walking, the riddle, and talk, and what the clock does for a player who is late."""

from collections.abc import Iterable, Mapping

from engine.actions import Action
from engine.audience import To
from engine.chance import Chance, OneOf
from engine.domains import OneOf as OneOfThese
from engine.events import Event
from engine.speech import TABLE, Message, Say
from tests.hazels.engine.actions import Answer, Judge, Throw, Walk, Walker
from tests.hazels.engine.events import Answered, Judged, Thrown, Walked
from tests.hazels.engine.opening import Die
from tests.hazels.engine.table import WELL, HazelTable


def decide(table: HazelTable, seat: str, action: Action, chance: Chance) -> Iterable[Event]:
    """Return the events that follow from a legal action."""
    match action:
        case Throw():
            return throw(table, chance)
        case Walk(walker=walker, steps=steps):
            return walk(table, walker, steps)
        case Answer(text=text, stake=stake):
            return (Answered(to=To.PUBLIC, player=seat, text=text, stake=stake),)
        case Judge(right=right):
            return judge(table, right=right)
        case Say(text=text):
            return (Message(to=To.PUBLIC, thread=TABLE, by=seat, text=text),)
        case _:
            raise AssertionError(action)


def throw(table: HazelTable, chance: Chance) -> Iterable[Event]:
    """Throw the die for the current player."""
    yield Thrown(to=To.PUBLIC, player=player(table), die=chance.draw("die", Die()))


def steps_left(table: HazelTable) -> Mapping[object, OneOfThese]:
    """Return how far each walker may go with the throw. Nobody goes beyond the well."""
    assert table.die is not None
    ways = {walker: min(table.die, WELL - at) for walker, at in table.squares(player(table)).items()}
    return {walker: OneOfThese(tuple(range(1, way + 1))) for walker, way in ways.items() if way}


def walk(table: HazelTable, walker: Walker, steps: int) -> Iterable[Event]:
    """Move to a square and gather its nuts."""
    onto = table.squares(player(table))[walker] + steps
    yield Walked(to=To.PUBLIC, player=player(table), walker=walker, onto=onto, nuts=table.left[onto])


def walk_by_chance(table: HazelTable, chance: Chance) -> Iterable[Event]:
    """Make one of the possible walks at random."""
    ways = [f"{walker} {steps}" for walker, domain in steps_left(table).items() for steps in domain.names]
    walker, _, steps = chance.draw("choice", OneOf(ways)).partition(" ")
    return walk(table, Walker(walker), int(steps))


def judge(table: HazelTable, *, right: bool) -> Iterable[Event]:
    """Gain or lose the stake, as far as there are nuts to lose."""
    staked = table.answer.stake.nuts if table.answer is not None else 0
    nuts = staked if right else -min(staked, table.nuts.get(player(table), 0))
    yield Judged(to=To.PUBLIC, player=player(table), right=right, nuts=nuts)


def player(table: HazelTable) -> str:
    """Return the player whose turn it is."""
    assert table.turn is not None
    return table.turn
