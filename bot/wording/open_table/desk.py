"""The GM's desk: each seat's role, votes, orders for the night, and what lies on it."""

from collections.abc import Iterator

from bot.wording.desk_words import AtDesk, Colour, DeskReader
from bot.wording.mafia.votes import vote_at_desk, voters_for
from bot.wording.moment_words import plain
from bot.wording.open_table.orders import ordered
from bot.wording.open_table.tally import is_counted, votes_now
from bot.wording.open_table.terms import effect_of, role_name
from bot.wording.voice import Voice
from engine.audience import To
from engine.mafia.events import NO_LYNCH, Time
from engine.naming import spelled
from engine.open_table.effects import Effect
from engine.open_table.role_file import Wins
from engine.open_table.table import OpenTable
from engine.views import View

COLOURS: dict[Wins, Colour] = {Wins.ELIMINATE: "good", Wins.PARITY: "evil"}
SIGNS = {
    Effect.SWAP: "place-swap",
    Effect.BLOCK: "octagon",
    Effect.PROTECT: "shield",
    Effect.SILENCE: "dash",
    Effect.DOUBLE_VOTE: "plus",
    Effect.KILL: "sword",
    Effect.SAVE: "healer",
    Effect.CONVERT: "flag",
    Effect.RECRUIT: "flag",
    Effect.LEARN_SIDE: "insight",
    Effect.LEARN_ROLE: "insight",
    Effect.LEARN_ALIKE: "insight",
    Effect.LEARN_COUNT: "insight",
    Effect.LEARN_VISITORS: "insight",
    Effect.LEARN_VISITS: "insight",
    Effect.WIN: "crown",
}
"""The signs of some effects. The others have none."""


def at_desk(voice: Voice, view: View[OpenTable, DeskReader], seat: str) -> AtDesk:
    """Show a seat as far as the reader knows it."""
    table = view.table
    player = table.player(seat)
    is_alive = table.is_alive(seat)
    notes = tuple(_of_living(voice, view, seat) if is_alive else _of_dead(voice, table, seat))
    role = "" if player.role is None else role_name(voice, player.role)
    colour: Colour = "" if player.side is None else COLOURS.get(table.file.sides[player.side].wins, "")
    return AtDesk(role, "", colour, _mark(voice, table, seat), notes, "", not is_alive)


def _mark(voice: Voice, table: OpenTable, seat: str) -> str:
    """Return the sign of the first thing that a player's role can do, if it has one."""
    return next((SIGNS.get(effect_of(voice, key), "") for key in table.role(seat).does), "")


def _of_dead(voice: Voice, table: OpenTable, seat: str) -> Iterator[str]:
    grave = table.graves[seat]
    yield voice.say(f"picture-died-{grave.time}", {"number": grave.number})
    if table.outcome is None and table.time is Time.NIGHT:
        yield from _orders(voice, table, seat)


def _of_living(voice: Voice, view: View[OpenTable, DeskReader], seat: str) -> Iterator[str]:
    table = view.table
    if table.outcome is not None:
        return
    if view.reader is To.GM:
        yield from _lies_on(voice, table, seat)
        if table.time is Time.NIGHT:
            yield from _orders(voice, table, seat)
        elif seat in table.acted:
            yield voice.say("desk-acted")
    if votes_now(view) and (view.reader is To.GM or is_counted(view)):
        yield from _vote(voice, view, seat)


def _lies_on(voice: Voice, table: OpenTable, seat: str) -> Iterator[str]:
    """Say what earlier nights have put on a player."""
    player = table.player(seat)
    if player.marks:
        yield voice.say("desk-marked", {"marks": ", ".join(spelled(mark) for mark in sorted(player.marks))})
    for due in player.due:
        if due.night >= table.night:
            yield voice.say("desk-due", {"night": due.night})
    if seat in table.silenced:
        yield voice.say("desk-silenced")
    if table.time is Time.DAY and (votes := table.weigh((seat,))) != 1:
        yield voice.say("desk-weighed", {"votes": votes})


def _orders(voice: Voice, table: OpenTable, seat: str) -> Iterator[str]:
    """List the orders of a seat for the night, or say that it may give one and has not."""
    orders = [order for order in table.orders if order.by == seat]
    for order in orders:
        yield voice.say("desk-order", {"order": plain(ordered(voice, order, table.player(seat).side))})
    if not orders and seat in table.choices:
        yield voice.say("desk-gave-none")


def _vote(voice: Voice, view: View[OpenTable, DeskReader], seat: str) -> Iterator[str]:
    """Tell a seat's vote: in truth, or as everybody sees it."""
    votes = view.table.votes
    if view.reader is To.GM and seat in votes.ballots:
        yield vote_at_desk(voice, votes.ballots[seat] or NO_LYNCH)
    else:
        yield vote_at_desk(voice, voters_for(votes.counts).get(seat))
