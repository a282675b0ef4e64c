"""The reveal: all roles, the fate of every card, all orders and lists; and the past as everybody knows it."""

from collections.abc import Iterable, Iterator
from functools import partial

from msgspec.structs import replace

from bot.wording.great_table.board import dead
from bot.wording.great_table.lists import in_a_row
from bot.wording.great_table.orders import aim
from bot.wording.great_table.terms import card_name, role_heading, side_heading
from bot.wording.mafia.votes import past_wagons
from bot.wording.pages import TEXT, Page, packed, titled
from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.audience import Everybody, GameMaster
from engine.great_table.events import Held, PastRound, Reveal
from engine.great_table.roles import Side
from engine.great_table.table import GreatTable
from engine.great_table.today import Weights, weight_of
from engine.mafia.ballots import Counts
from engine.views import Told, View


def reveal(voice: Voice, told: Told[Everybody]) -> tuple[Page, ...]:
    """Show everything: the roles first, then in a file each day's cards and orders, and all lists last."""
    event = told.event
    if not isinstance(event, Reveal):
        return ()
    return _roles(voice, event, voice.say("reveal-seats")), *_in_file(voice, _played(event), event.rounds)


def all_secrets(voice: Voice, told: Told[GameMaster]) -> tuple[Page, ...]:
    """Show a GM the same while the game is on, with the present day in view."""
    event = told.event
    if not isinstance(event, Reveal):
        return ()
    played = _played(event)
    today = [_day(voice, past) for past in played[-1:]]
    return _roles(voice, event, voice.say("secrets-seats")), *today, *_in_file(voice, played[:-1], event.rounds)


def _played(event: Reveal) -> tuple[PastRound, ...]:
    """Leave out a last round that holds only lists: nothing has happened on that day yet, or it never came."""
    rounds = event.rounds
    ends_in_lists = bool(rounds) and not (rounds[-1].cards or rounds[-1].kills)
    return rounds[:-1] if ends_in_lists else rounds


def _in_file(voice: Voice, days: Iterable[PastRound], lists: Iterable[PastRound]) -> Iterator[Page]:
    """Return what is too long for a post: these days, and the lists of those."""
    pages = [_day(voice, past) for past in days] + [page for past in lists for page in _lists(voice, past)]
    return (replace(page, apart=True) for page in pages)


def history(voice: Voice, view: View[GreatTable, Everybody]) -> tuple[Page, ...]:
    """Show what everybody knows of the past: the dead, and each day's last count."""
    table = view.table
    graves = "\n".join(dead(voice, table.graves)) or voice.say("history-none")
    shown = [*zip(table.past_counts, table.past_weights, strict=True)]
    if table.votes.counts:
        shown.append((table.votes.counts, table.weights))
    counts = tuple(_count(voice, number, *past) for number, past in enumerate(shown, start=1))
    return (voice.page(voice.say("history-title"), graves), *counts)


def _count(voice: Voice, number: int, counts: Counts, weights: Weights) -> Page:
    lines = "\n".join(past_wagons(voice, counts, partial(weight_of, weights=weights))) or voice.say("history-no-votes")
    return voice.page(voice.say("history-votes", {"number": number}), lines)


def _roles(voice: Voice, event: Reveal, ring: str) -> Page:
    fields: list[tuple[str, str]] = []
    for side in Side:
        seats = [seat for seat, own in event.sides.items() if own is side]
        lines = [
            voice.say("reveal-seat", {"name": voice.show(seat), "role": role_heading(voice, event.roles[seat])})
            for seat in seats
        ]
        fields.extend(titled(side_heading(voice, side), lines))
    fields.extend(titled(ring, [", ".join(map(voice.show, event.seats))]))
    return voice.page(voice.say("reveal-title"), "", tuple(fields))


def _day(voice: Voice, past: PastRound) -> Page:
    cards = [_card(voice, number, past, held) for number, held in enumerate(past.cards, start=1)]
    kills = [
        voice.say("reveal-kill", {"player": voice.show(seat), "target": voice.show(target)})
        for seat, target in past.kills.items()
    ]
    fields = (
        *titled(voice.say("reveal-cards"), cards or [voice.say("reveal-no-cards")]),
        *titled(voice.say("reveal-kills"), kills),
    )
    return voice.page(voice.say("reveal-day", {"number": past.number}), "", fields)


def _card(voice: Voice, number: int, past: PastRound, held: Held) -> str:
    """Tell of a card that was taken: its fate, and its player's orders."""
    player = held.dealt_to
    values: dict[str, Value] = {
        "number": number,
        "player": voice.show(player),
        "card": _fate(voice, past, held),
    }
    if player not in past.uses:
        return voice.say("reveal-card", values)
    return voice.say("reveal-card-ordered", {**values, "aim": aim(voice, past.uses[player])})


def _fate(voice: Voice, past: PastRound, held: Held) -> str:
    card = card_name(voice, held.card)
    if held.holder is None:
        stolen = next(other.card for other in past.cards if other.holder == held.dealt_to)
        return voice.say("reveal-card-laid-down", {"card": card, "stolen": card_name(voice, stolen)})
    if held.holder == held.dealt_to:
        return card
    return voice.say("reveal-card-stolen", {"card": card, "holder": voice.show(held.holder)})


def _lists(voice: Voice, past: PastRound) -> Iterator[Page]:
    lines = [
        f"{voice.say('reveal-list', {'player': voice.show(seat)})} {in_a_row(voice, ranking)}"
        for seat, ranking in past.lists.items()
    ]
    for part in packed(lines, TEXT):
        yield voice.page(voice.say("reveal-lists", {"number": past.number}), part)
