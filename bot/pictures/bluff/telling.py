"""The public contents of the table: the bid, dice counts and open dice, and after a challenge all dice as told."""

from collections.abc import Iterable, Mapping

from bot.pictures.bluff.cups import Bidding, Cup, Cups, LastBid
from bot.wording.voice import Voice
from engine.audience import Reader
from engine.bluff.challenging import opener
from engine.bluff.dice import EACH
from engine.bluff.events import Challenged
from engine.bluff.table import BluffTable, StandingBid
from engine.views import View


def cups_of(voice: Voice, view: View[BluffTable, Reader]) -> Cups:
    """Return the public table for any reader: of hidden dice it has only the number."""
    table = view.table
    name, note = _now(voice, table)
    return Cups(
        name,
        note,
        bidding_of(voice, table.board.bid),
        "" if table.outcome is not None else voice.say("picture-bids-none"),
        tuple(_cup(table, seat) for seat in table.seats),
        table.in_play,
        (voice.say("picture-bids-in-play", {"count": table.in_play}), voice.say("picture-bids-magic")),
        voice.say("picture-bids-out"),
        is_over=table.outcome is not None,
    )


def bidding_of(voice: Voice, bid: StandingBid | None) -> Bidding | None:
    """Return a bid as it is drawn."""
    return None if bid is None else Bidding(bid.player, bid.count, bid.face, voice.say("picture-bids-by"))


def _now(voice: Voice, table: BluffTable) -> tuple[str, str]:
    """Return who must act now and how; at the end, who has won."""
    if table.outcome is not None:
        return next(iter(table.outcome.winners), voice.say("picture-bids-nobody")), voice.say("picture-bids-won")
    if table.turn is None:
        return "", voice.say("picture-bids-waits")
    return table.turn, voice.say("picture-bids-opens" if table.board.bid is None else "picture-bids-answers")


def _cup(table: BluffTable, seat: str) -> Cup:
    shown, dice = table.board.open.get(seat, ()), table.board.dice.get(seat, 0)
    most = max(table.board.dice.values(), default=0)
    is_over = table.outcome is not None
    return Cup(
        seat,
        dice - len(shown),
        tuple(sorted(shown)),
        EACH - dice,
        is_now=seat == table.turn and not is_over,
        bid=last_bid(table.bids, seat),
        has_bid=table.board.bid is not None and table.board.bid.player == seat,
        leads=dice == most and min(table.board.dice.values(), default=0) < most and not is_over,
        is_out=not dice,
        has_won=table.outcome is not None and seat in table.outcome.winners,
    )


def last_bid(bids: Iterable[StandingBid], seat: str) -> LastBid | None:
    """Return a player's last bid of a round; None if they have not bid."""
    made = [LastBid(bid.count, bid.face) for bid in bids if bid.player == seat]
    return made[-1] if made else None


def shown_of(voice: Voice, seats: tuple[str, ...], bid: StandingBid, event: Challenged) -> Cups:
    """Return a challenged bid with all dice, as everybody was told them."""
    left = {seat: len(faces) - event.lost.get(seat, 0) for seat, faces in event.dice.items()}
    return Cups(
        event.by,
        voice.say("picture-bids-challenged"),
        bidding_of(voice, bid),
        "",
        tuple(_shown(seat, bid, event, left) for seat in seats),
        sum(map(len, event.dice.values())),
        (voice.say("picture-bids-matching", {"count": event.matching}), _difference(voice, bid.count, event.matching)),
        voice.say("picture-bids-out"),
        is_shown=True,
    )


def _shown(seat: str, bid: StandingBid, event: Challenged, left: Mapping[str, int]) -> Cup:
    """Return a player's dice as they were. ``left`` are everybody's numbers of dice after the challenge."""
    faces = event.dice.get(seat, ())
    is_over = sum(count > 0 for count in left.values()) == 1
    return Cup(
        seat,
        0,
        tuple(sorted(faces)),
        EACH - len(faces),
        bid=LastBid(bid.count, bid.face) if seat == bid.player else None,
        is_now=seat == opener(event, bid.count) and not is_over,
        has_bid=seat == bid.player,
        has_won=is_over and left.get(seat, 0) > 0,
        is_out=not faces,
        loses=event.lost.get(seat, 0),
    )


def _difference(voice: Voice, claimed: int, matching: int) -> str:
    if matching == claimed:
        return voice.say("picture-bids-exact")
    message = "picture-bids-few" if matching < claimed else "picture-bids-many"
    return voice.say(message, {"count": str(abs(claimed - matching))})
