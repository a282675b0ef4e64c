"""The words of an offer that is over: they take the place of its words, and have no button."""

from collections.abc import Callable

from bot.clock import now
from bot.delivery.telling.compose import why
from bot.delivery.telling.saying import say
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.models import OutboxRow
from bot.wording.name_words import bold

SaysOver = Callable[[HostedGame, OutboxRow], str]
"""Takes the row that has sent the offer."""


def ready_ended(hosted: HostedGame, _sent: OutboxRow) -> str:
    """Say that nobody is asked any more whether they are ready."""
    return say(hosted, "ready-over")


def lead_offer_ended(hosted: HostedGame, sent: OutboxRow) -> str:
    """Say that an offer to lead is over."""
    return say(hosted, "offer-to-lead-over", {"user": f"<@{sent.about_id}>"})


def lead_offer_accepted(hosted: HostedGame, sent: OutboxRow) -> str:
    """Say that an offer to lead was accepted."""
    return say(hosted, "offer-accepted", {"user": f"<@{sent.about_id}>"})


def seat_offer_ended(hosted: HostedGame, sent: OutboxRow) -> str:
    """Say that an offer of a seat is over, and whether another stands; never that the seat was taken."""
    found = (each for each in hosted.occupancies if sent.seat_id == each.seat_id or sent.speaker == each.name)
    occupancy = next(found, None)
    stands = occupancy is not None and occupancy.is_on_offer(now())
    name = sent.speaker or ("" if occupancy is None else occupancy.name)
    values = {"name": bold(name), "game": hosted.theme.title, "room": f"<#{hosted.room.channel_id}>"}
    return "\n".join([say(hosted, "offer-seat-anew" if stands else "offer-seat-over", values), *why(hosted, sent.text)])
