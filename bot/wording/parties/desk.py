"""Votes and orders at the GM's desk, in games of parties."""

from collections.abc import Iterator, Mapping

from bot.wording.desk_words import DeskReader
from bot.wording.voice import Voice
from engine.audience import To
from engine.events import OwnMove
from engine.outlook import Outlook
from engine.parties.actions import Act
from engine.parties.looking import LookToken
from engine.parties.round import Round
from engine.table import Table
from engine.views import View

VOTES = {True: "desk-votes-for", False: "desk-votes-against", None: "desk-has-voted"}
ORDERS = {True: "desk-order-yes", False: "desk-order-no"}
SUPPORTS = {True: "desk-supports", False: "desk-sabotages"}


def seat_notes(voice: Voice, view: View[Table, DeskReader], round_: Round, seat: str) -> Iterator[str]:
    """Note a seat's part in the round, as far as the reader knows: leader, member, votes and orders."""
    if seat == round_.leader:
        yield voice.say("desk-leads")
    if seat in round_.party:
        yield voice.say("desk-in-party")
    if seat in round_.cast:
        yield voice.say(VOTES[round_.votes.get(seat, round_.cast[seat])])
    if view.reader is To.GM and seat in round_.orders:
        yield voice.say(ORDERS[round_.orders[seat]])


UNANSWERED = {"proposal": "desk-no-party", "vote": "desk-no-vote", "quest": "desk-no-order"}
"""The words for a missing answer, by the phase."""


def unanswered(voice: Voice, phase: str) -> str | None:
    """Name the answer for which the game waits, in this phase."""
    return voice.say(UNANSWERED[phase]) if phase in UNANSWERED else None


def looks(token: LookToken, seat: str) -> bool:
    """Whether a seat holds the item with which it may look at another."""
    return bool(token.holders) and token.holder == seat


def orders(voice: Voice, round_: Round, outlook: Outlook) -> Iterator[str]:
    """List each order of the party that has come; or say that none has, and what would count then."""
    filled = _filled_in(outlook)
    for seat in round_.party:
        values = {"player": voice.show(seat)}
        if seat in round_.orders:
            order = voice.say(SUPPORTS[round_.orders[seat]])
            yield voice.say("desk-order-in", {**values, "order": order})
        elif seat in filled:
            yield voice.say("desk-order-missing-counts", {**values, "order": voice.say(SUPPORTS[filled[seat]])})
        else:
            yield voice.say("desk-order-missing", values)


def _filled_in(outlook: Outlook) -> Mapping[str, bool]:
    """Return what would count for the members who have given no order."""
    return {
        event.to[0]: event.action.support
        for told in outlook.told
        if isinstance(event := told.event, OwnMove) and isinstance(event.action, Act) and isinstance(event.to, tuple)
    }
