"""Playing: the actions of a sensible player on their turn, a chapter for each move.

By day the player submits a list, steals as the Thief, and votes. Orders wait for nightfall, when the player knows who
is left.
"""

from random import Random

from bot.policies.great_table import killing, using, voting
from bot.policies.great_table.manner import SENSIBLE, Manner
from bot.policies.great_table.mind import Mind
from bot.policies.great_table.naming import foe
from bot.policies.great_table.ranking import ranked
from bot.policies.turn import Turn
from engine.actions import Action
from engine.great_table.actions import Kill, List, Steal, Use
from engine.great_table.cards import CardName
from engine.mafia.actions import Vote
from engine.mafia.events import Time


def play(turn: Turn, random: Random, manner: Manner = SENSIBLE) -> Action | None:
    """Make a move, or leave everything as it is."""
    mind = Mind(turn, manner)
    if not mind.table.is_alive(mind.seat):
        return None
    return _by_day(mind, random) if mind.table.time is Time.DAY else _at_night(mind, random)


def _by_day(mind: Mind, random: Random) -> Action | None:
    moves = {ask.move for ask in mind.turn.asks}
    if List in moves and mind.seat not in {**mind.table.today.lists, **mind.table.today.next_lists}:
        return List(ranked(mind, mind.table.deck, random))
    if Steal in moves:
        return _steal(mind, random)
    target = voting.choice(mind, random) if Vote in moves else None
    return Vote(target) if target is not None else None


def _at_night(mind: Mind, random: Random) -> Action | None:
    moves = {ask.move for ask in mind.turn.asks}
    if Steal in moves:
        return _steal(mind, random)
    order = killing.order(mind, random) if Kill in moves else None
    return order if order is not None else _use(mind, random)


def _steal(mind: Mind, random: Random) -> Action:
    """Steal from a player who should be out of the way. An Apprentice who can kill avoids cards that prevent it."""
    has_partner = mind.role.kills_with_partner and mind.table.partner.get(mind.seat) in mind.table.living
    return Steal(None if has_partner else foe(mind, random))


def _use(mind: Mind, random: Random) -> Action | None:
    """Order the use of a card once, unless the player kills instead."""
    today = mind.table.today
    kills = mind.seat in today.kills and mind.role.kills_with_partner
    card = next((ask.about for ask in mind.turn.asks if ask.move is Use and ask.about is not None), None)
    if card is None or kills or mind.seat in today.uses:
        return None
    return using.order(mind, CardName(card), random)
