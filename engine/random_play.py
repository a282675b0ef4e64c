"""Random play: any legal move of anybody, and time that is up now and then."""

from random import Random

from engine.actions import Action
from engine.asks import Ask
from engine.rulebook import AnyRulebook
from engine.table import Table


def pick_action(asks: tuple[Ask, ...], random: Random) -> tuple[str, Action]:
    """Pick any legal move of anybody, except giving up."""
    asks = tuple([ask for ask in asks if not ask.gives_up])
    ask = asks[int(random.random() * len(asks))]
    return ask.seats[int(random.random() * len(ask.seats))], ask.pick(random)


def is_time_up(rulebook: AnyRulebook, table: Table, random: Random) -> bool:
    """Return at random whether time is up, in a wait that only time ends: about once for every player's move."""
    return rulebook.kind_of_wait(table) in rulebook.timed and random.random() * len(table.seats) < 1
