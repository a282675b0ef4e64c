"""Killing: the House kills the players it must fear.

Of two Apprentices, the first in seat order names the victim in their thread, and both order the kill. They may leave
the likeliest victim to the Master, who doesn't hear of theirs.
"""

from random import Random

from bot.policies.great_table.mind import Mind
from bot.policies.great_table.naming import most
from engine.actions import Action
from engine.great_table.actions import Kill, Thread, Whisper


def order(mind: Mind, random: Random) -> Action | None:
    """Order a kill, or say in the thread whom to kill; None if there is nothing to order."""
    ordered = mind.table.today.kills.get(mind.seat)
    if mind.role.kills_alone:
        target = _victim(mind, random) if ordered is None else None
        return Kill(target) if target is not None else None
    pair = mind.table.in_seat_order((mind.seat, mind.table.partner[mind.seat]))
    named = mind.heard(pair[0])
    if named is not None:
        return Kill(named) if ordered != named else None
    return _whisper(mind, random) if mind.seat == pair[0] else None


def _whisper(mind: Mind, random: Random) -> Action | None:
    may = any(ask.move is Whisper and ask.fixed["thread"] == Thread.HOUSE for ask in mind.turn.asks)
    target = _victim(mind, random) if may else None
    return Whisper(target, Thread.HOUSE) if target is not None else None


def _victim(mind: Mind, random: Random) -> str | None:
    """Return whom to kill: about the one whom the House must fear most, or for two Apprentices perhaps another."""
    victims = mind.others
    if mind.role.kills_with_partner and mind.manner.leaves_the_likeliest:
        victims = tuple([seat for seat in victims if seat != most_dangerous(mind)]) or victims
    return most(victims, mind.danger, random)


def most_dangerous(mind: Mind) -> str | None:
    """Return whom the House must fear most."""
    return max(mind.others, key=mind.danger.__getitem__, default=None)
