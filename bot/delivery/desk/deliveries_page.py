"""The desk's page on private messages: which arrived and which did not, never their content. Not for GMs who play."""

from collections.abc import Iterator, Mapping, Sequence

from bot.delivery.desk.desk_buttons import back_row
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import say
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.secret_deliveries import TO_SEND_AGAIN, Deliveries, Delivery
from bot.storage.schema.kinds import OutboxState
from bot.wording.name_words import bold
from bot.wording.pages import ALL, TEXT, Page, packed
from bot.wording.time_words import stamp

ARRIVED = frozenset({OutboxState.OPENED})


def deliveries_message(hosted: HostedGame, found: Deliveries) -> Outgoing:
    """Show the private messages that have not arrived one by one, and count those sent to each seat."""
    lines = [*_lines(hosted, found.listed), *_sent(hosted, found.sent)]
    texts = packed(lines or [say(hosted, "desk-deliveries-none")], TEXT)
    title, colour = say(hosted, "desk-deliveries-title"), hosted.theme.colour
    pages = [Page(title if number == 0 else "", text, colour=colour) for number, text in enumerate(texts)]
    waits = any(each.state in TO_SEND_AGAIN for each in found.listed)
    return Outgoing(say(hosted, "desk-deliveries-text") if waits else "", pages, rows=[back_row(hosted)])


def _lines(hosted: HostedGame, listed: Sequence[Delivery]) -> Iterator[str]:
    room = ALL // 2 * 1.4
    for each in sorted(listed, key=lambda one: one.state in ARRIVED):
        occupancy = hosted.occupancy_on(each.seat_id)
        if occupancy is None:
            continue
        values = {
            "name": bold(occupancy.name),
            "what": say(hosted, f"desk-kind-{each.kind}"),
            "when": stamp(each.since, "R"),
            "state": say(hosted, f"desk-state-{each.state}"),
        }
        line = say(hosted, "desk-delivery", values)
        room -= len(line) + 1
        if room < 0:
            return
        yield line


def _sent(hosted: HostedGame, sent: Mapping[int, int]) -> Iterator[str]:
    """Count the messages that were sent to each seat, in seat order."""
    names = {seat_id: occupancy.name for seat_id in sent if (occupancy := hosted.occupancy_on(seat_id)) is not None}
    counts = [f"{bold(names[seat_id])} {count}" for seat_id, count in sorted(sent.items()) if seat_id in names]
    if counts:
        yield say(hosted, "desk-deliveries-sent", {"counts": ", ".join(counts)})
