"""What has become of the secrets of a game: for its GM, unless he plays, and never what is in them."""

from collections.abc import Iterator, Mapping, Sequence

from bot.delivery.desk.rows import back_row
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import say
from bot.storage.deliveries import TO_SEND_AGAIN, Deliveries, Delivery
from bot.storage.kinds import OutboxState
from bot.storage.live import Live
from bot.wording.names import bold
from bot.wording.pages import ALL, TEXT, Page, packed
from bot.wording.times import stamp

ARRIVED = frozenset({OutboxState.OPENED})


def deliveries_message(live: Live, found: Deliveries) -> Outgoing:
    """Show them: first those that have not arrived, one by one; of those that were sent how many each seat was."""
    lines = [*_lines(live, found.listed), *_sent(live, found.sent)]
    texts = packed(lines or [say(live, "desk-deliveries-none")], TEXT)
    title, colour = say(live, "desk-deliveries-title"), live.theme.colour
    pages = [Page(title if number == 0 else "", text, colour=colour) for number, text in enumerate(texts)]
    waits = any(each.state in TO_SEND_AGAIN for each in found.listed)
    return Outgoing(say(live, "desk-deliveries-text") if waits else "", pages, rows=[back_row(live)])


def _lines(live: Live, listed: Sequence[Delivery]) -> Iterator[str]:
    room = ALL // 2 * 1.4
    for each in sorted(listed, key=lambda one: one.state in ARRIVED):
        sitting = live.sitting_on(each.seat_id)
        if sitting is None:
            continue
        values = {
            "name": bold(sitting.name),
            "what": say(live, f"desk-kind-{each.kind}"),
            "when": stamp(each.since, "R"),
            "state": say(live, f"desk-state-{each.state}"),
        }
        line = say(live, "desk-delivery", values)
        room -= len(line) + 1
        if room < 0:
            return
        yield line


def _sent(live: Live, sent: Mapping[int, int]) -> Iterator[str]:
    """To whom how many were sent, in the order of the seats."""
    names = {seat_id: sitting.name for seat_id in sent if (sitting := live.sitting_on(seat_id)) is not None}
    counts = [f"{bold(names[seat_id])} {count}" for seat_id, count in sorted(sent.items()) if seat_id in names]
    if counts:
        yield say(live, "desk-deliveries-sent", {"counts": ", ".join(counts)})
