"""The GM's desk: each seat's role, card, votes and orders for the night."""

from collections.abc import Iterator

from bot.wording.desk_words import AtDesk, Colour, DeskReader
from bot.wording.great_table.orders import aim
from bot.wording.great_table.terms import card_name, role_name
from bot.wording.mafia.votes import vote_at_desk, voters_for
from bot.wording.moment_words import plain
from bot.wording.voice import Voice, dashed
from engine.audience import To
from engine.great_table.dealing import without_list
from engine.great_table.orders import not_killing, not_used
from engine.great_table.resolution import KILL
from engine.great_table.roles import OF_HOUSE
from engine.great_table.table import GreatTable
from engine.mafia.events import NO_LYNCH, Time
from engine.views import View


def at_desk(voice: Voice, view: View[GreatTable, DeskReader], seat: str) -> AtDesk:
    """Show a seat as far as the reader knows it."""
    table = view.table
    held = table.held_by(seat)
    notes = tuple(_of_living(voice, view, seat) if table.is_alive(seat) else _of_dead(voice, table, seat))
    mark = dashed(held.card) if held is not None else ""
    is_gone = not table.is_alive(seat)
    unanswered = _unanswered(voice, view, seat)
    if seat not in table.roles:
        return AtDesk(mark=mark, notes=notes, unanswered=unanswered, is_gone=is_gone)
    role = table.roles[seat]
    colour: Colour = "evil" if role in OF_HOUSE else ""
    return AtDesk(role_name(voice, role), role, colour, mark, notes, unanswered, is_gone)


def _unanswered(voice: Voice, view: View[GreatTable, DeskReader], seat: str) -> str:
    """Say that a list is missing. Other missing answers stand among the notes."""
    is_on = view.table.outcome is None
    is_missing = is_on and view.reader is To.GM and seat in without_list(view.table)
    return voice.say("desk-no-list") if is_missing else ""


def _of_dead(voice: Voice, table: GreatTable, seat: str) -> Iterator[str]:
    grave = table.graves[seat]
    yield voice.say(f"picture-died-{grave.time}", {"number": grave.number})


def _of_living(voice: Voice, view: View[GreatTable, DeskReader], seat: str) -> Iterator[str]:
    table = view.table
    if view.reader is To.GM:
        yield from _card(voice, table, seat)
    if table.outcome is not None:
        return
    if view.reader is To.GM:
        yield from _orders(voice, table, seat)
    if table.time is Time.DAY:
        yield from _by_day(voice, view, seat)


def _card(voice: Voice, table: GreatTable, seat: str) -> Iterator[str]:
    held = table.held_by(seat)
    if held is not None:
        yield card_name(voice, held.card)
    elif seat in table.today.hands:
        yield voice.say("picture-no-card")


def _orders(voice: Voice, table: GreatTable, seat: str) -> Iterator[str]:
    """List the orders of a seat for the night, or say that it may give one and has not."""
    today = table.today
    if (use := today.uses.get(seat)) is not None:
        yield voice.say("desk-order", {"aim": plain(aim(voice, use))})
    if (victim := today.kills.get(seat)) is not None:
        yield voice.say("desk-kill", {"target": voice.show(victim)})
    if (fate := today.fates.get(seat)) is not None:
        yield voice.say("desk-doomed" if fate.move == KILL else "desk-spared")
    may_order = not_used(table, seat) is None or (seat in table.house and not_killing(table, seat) is None)
    if may_order and seat not in today.uses and seat not in today.kills:
        yield voice.say("desk-gave-none")


def _by_day(voice: Voice, view: View[GreatTable, DeskReader], seat: str) -> Iterator[str]:
    """Say whether a seat's list is in, and its vote: in truth, or as everybody sees it."""
    table = view.table
    votes = table.votes
    if view.reader is To.GM and seat not in table.today.hands and seat in table.today.lists:
        yield voice.say("desk-list")
    if view.reader is To.GM and seat in votes.ballots:
        yield vote_at_desk(voice, votes.ballots[seat] or NO_LYNCH)
    else:
        yield vote_at_desk(voice, voters_for(votes.counts).get(seat))
