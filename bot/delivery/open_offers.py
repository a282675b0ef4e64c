"""The offers of a game that stand, for those who may withdraw them, each with a button for it."""

from collections.abc import Sequence

from discord import ButtonStyle
from discord.ui import Button, View

from bot.clock import now
from bot.components.answers import Item
from bot.components.keys import Key, Task, Verb
from bot.delivery.outgoing import ROWS_LIMIT, Outgoing
from bot.delivery.saying import say
from bot.storage.gms import GmOffer
from bot.storage.live import Live, Sitting
from bot.wording.names import bold
from bot.wording.times import date

MOST_OFFERS = ROWS_LIMIT * ROWS_LIMIT


def on_offer(live: Live) -> list[Sitting]:
    """The seats on offer now."""
    at = now()
    return [sitting for sitting in live.sittings if sitting.is_on_offer(at)]


def offers_message(live: Live, asked: Sequence[GmOffer], seats: Sequence[Sitting]) -> Outgoing:
    """List the people who are asked to lead and the seats that are on offer, each with a button that withdraws it."""
    offers = [(asked_line(live, each), _of_asked(live, each.user_id)) for each in asked]
    offers += [(seat_line(live, each), _of_seat(live, each)) for each in seats]
    if not offers:
        return Outgoing(say(live, "offers-none"))
    numbered = [*enumerate(offers[:MOST_OFFERS], 1)]
    text = [say(live, "offers-title"), *(f"{number}. {what}" for number, (what, _) in numbered)]
    buttons = [_button(key, say(live, "button-withdraw-one", {"number": number})) for number, (_, key) in numbered]
    return Outgoing("\n".join(text), rows=[buttons[at : at + ROWS_LIMIT] for at in range(0, len(buttons), ROWS_LIMIT)])


def asked_line(live: Live, offer: GmOffer) -> str:
    """Who is asked to lead, in whose place, and until when."""
    values = {"user": f"<@{offer.user_id}>", "when": date(offer.until), "gm": f"<@{offer.instead_of}>"}
    return say(live, "offers-beside" if offer.instead_of is None else "offers-instead", values)


def seat_line(live: Live, sitting: Sitting) -> str:
    """Which seat is on offer, and until when."""
    assert sitting.offered_until is not None
    return say(live, "offers-seat", {"name": bold(sitting.name), "when": date(sitting.offered_until)})


def offers_button(live: Live) -> Item:
    """The button that shows this list to a GM."""
    return _button(Key(Verb.TASK, live.id, live.wait_token, rest=Task.OFFERS), say(live, f"task-{Task.OFFERS}"))


def withdraw_asked(live: Live, user_id: int) -> Item:
    """The button that withdraws that somebody is asked to lead."""
    return _button(_of_asked(live, user_id), say(live, "button-withdraw"))


def withdraw_seat(live: Live, sitting: Sitting) -> Item:
    """The button that withdraws the offer of a seat."""
    return _button(_of_seat(live, sitting), say(live, "button-withdraw"))


def _of_asked(live: Live, user_id: int) -> Key:
    return Key(Verb.WITHDRAW, live.id, rest=str(user_id))


def _of_seat(live: Live, sitting: Sitting) -> Key:
    return Key(Verb.WITHDRAW, live.id, seat=sitting.seat_id, rest=str(sitting.occupant_id))


def _button(key: Key, label: str) -> Item:
    return Button[View](label=label, style=ButtonStyle.secondary, custom_id=key.custom_id)
