"""Playing: the actions of a sensible player on their turn. They vote and act by day, and order at night."""

from random import Random

from bot.policies.open_table import ordering, voting
from bot.policies.open_table.manner import SENSIBLE, Manner
from bot.policies.open_table.mind import Mind
from bot.policies.turn import Turn
from engine.actions import Action
from engine.mafia.actions import Vote
from engine.open_table.actions import Use


def play(turn: Turn, random: Random, manner: Manner = SENSIBLE) -> Action | None:
    """Make a move, or leave everything as it is."""
    moves = {ask.move for ask in turn.asks}
    if Use in moves and (use := ordering.order(Mind(turn, manner), random)) is not None:
        return use
    target = voting.choice(Mind(turn, manner), random) if Vote in moves else None
    return Vote(target) if target is not None else None
