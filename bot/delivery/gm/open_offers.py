"""Lists the open offers of a game for people who may withdraw them, with a button for each."""

from collections.abc import Sequence

from discord import ButtonStyle
from discord.ui import Button, View

from bot.clock import now
from bot.components.answers import Item
from bot.components.keys import Key, Task, Verb
from bot.delivery.telling.outgoing import ROWS_LIMIT, Outgoing
from bot.delivery.telling.saying import say
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.people.gms import GmOffer
from bot.wording.name_words import bold
from bot.wording.time_words import date

MOST_OFFERS = ROWS_LIMIT * ROWS_LIMIT


def on_offer(hosted: HostedGame) -> list[Occupancy]:
    """Return the seats that are on offer now."""
    at = now()
    return [occupancy for occupancy in hosted.occupancies if occupancy.is_on_offer(at)]


def offers_message(hosted: HostedGame, asked: Sequence[GmOffer], seats: Sequence[Occupancy]) -> Outgoing:
    """List the people who are asked to lead and the seats that are on offer, each with a button that withdraws it."""
    offers = [(asked_line(hosted, each), _of_asked(hosted, each.user_id)) for each in asked]
    offers += [(seat_line(hosted, each), _of_seat(hosted, each)) for each in seats]
    if not offers:
        return Outgoing(say(hosted, "offers-none"))
    numbered = [*enumerate(offers[:MOST_OFFERS], 1)]
    text = [say(hosted, "offers-title"), *(f"{number}. {what}" for number, (what, _) in numbered)]
    buttons = [_button(key, say(hosted, "button-withdraw-one", {"number": number})) for number, (_, key) in numbered]
    return Outgoing("\n".join(text), rows=[buttons[at : at + ROWS_LIMIT] for at in range(0, len(buttons), ROWS_LIMIT)])


def asked_line(hosted: HostedGame, offer: GmOffer) -> str:
    """Return who is asked to lead, in whose place, and until when."""
    values = {"user": f"<@{offer.user_id}>", "when": date(offer.until), "gm": f"<@{offer.instead_of}>"}
    return say(hosted, "offers-beside" if offer.instead_of is None else "offers-instead", values)


def seat_line(hosted: HostedGame, occupancy: Occupancy) -> str:
    """Return which seat is on offer, and until when."""
    assert occupancy.offered_until is not None
    return say(hosted, "offers-seat", {"name": bold(occupancy.name), "when": date(occupancy.offered_until)})


def offers_button(hosted: HostedGame) -> Item:
    """Return the button that shows a GM this list."""
    return _button(Key(Verb.TASK, hosted.id, hosted.wait_token, rest=Task.OFFERS), say(hosted, f"task-{Task.OFFERS}"))


def withdraw_asked(hosted: HostedGame, user_id: int) -> Item:
    """Return the button that withdraws a request to lead."""
    return _button(_of_asked(hosted, user_id), say(hosted, "button-withdraw"))


def withdraw_seat(hosted: HostedGame, occupancy: Occupancy) -> Item:
    """Return the button that withdraws the offer of a seat."""
    return _button(_of_seat(hosted, occupancy), say(hosted, "button-withdraw"))


def _of_asked(hosted: HostedGame, user_id: int) -> Key:
    return Key(Verb.WITHDRAW, hosted.id, rest=str(user_id))


def _of_seat(hosted: HostedGame, occupancy: Occupancy) -> Key:
    return Key(Verb.WITHDRAW, hosted.id, seat=occupancy.seat_id, rest=str(occupancy.occupant_id))


def _button(key: Key, label: str) -> Item:
    return Button[View](label=label, style=ButtonStyle.secondary, custom_id=key.custom_id)
