"""Orders for the night: to use the card in hand, and to kill for the House. They follow what a player was told."""

from collections.abc import Mapping
from functools import lru_cache

from engine.asks import Ask
from engine.domains import Domain, Nothing, OneOf, OneOfThose, OneSeat, SomeSeats
from engine.great_table.actions import Kill, Use
from engine.great_table.cards import BY_NAME, Card, CardName, Names
from engine.great_table.refusals import (
    CardBarsKill,
    CardNotKnown,
    MayNotFire,
    MayNotKill,
    NeedsPartner,
    NoCard,
    NoOrder,
    NoShotsLeft,
    NotNamed,
)
from engine.great_table.table import GreatTable
from engine.mafia.events import Time
from engine.refusals import Refusal

PAIR = 2
WITHDRAWN: Mapping[str, object] = dict.fromkeys(Use.__struct_fields__)


def asked(table: GreatTable) -> tuple[Ask, ...]:
    """Let everybody order what their card can do, let the House order its kills, and let them withdraw orders."""
    living, deck, given = table.living, tuple(table.deck), table.today.uses
    told = {seat: held for seat in living if (held := table.today.hands.get(seat)) is not None}
    users = [seat for seat in told if not_used(table, seat) is None]
    silent = without_order(table)
    return (
        *[_withdrawal(seat, is_given=seat in given) for seat in told if seat in given or seat in users],
        *[_use(seat, told[seat], living, deck, is_silent=seat in silent) for seat in users],
        *[_kill(seat, living, is_silent=seat in silent) for seat in table.house if not_killing(table, seat) is None],
    )


def without_order(table: GreatTable) -> frozenset[str]:
    """Return the players who have ordered nothing this night and may have forgotten to."""
    return (
        frozenset(table.living) - {*table.today.uses, *table.today.kills} if table.time is Time.NIGHT else frozenset()
    )


@lru_cache(maxsize=256)
def _withdrawal(seat: str, *, is_given: bool) -> Ask:
    return Ask(Use, (seat,), {}, secret=True, offered=is_given, fixed=WITHDRAWN)


@lru_cache(maxsize=256)
def _use(seat: str, held: CardName, living: tuple[str, ...], deck: tuple[CardName, ...], *, is_silent: bool) -> Ask:
    nothing: dict[str, Domain] = dict.fromkeys(Use.__struct_fields__, Nothing(NotNamed(held)))
    fields = nothing | _choices(BY_NAME[held], seat, living, deck)
    unanswered = (seat,) if is_silent else ()
    return Ask(Use, (seat,), fields, unanswered=unanswered, secret=True, offered=True, about=held)


@lru_cache(maxsize=256)
def _kill(seat: str, living: tuple[str, ...], *, is_silent: bool) -> Ask:
    others = tuple([other for other in living if other != seat])
    target = {"target": OneSeat(others, may_decline=True)}
    unanswered = (seat,) if is_silent else ()
    return Ask(Kill, (seat,), target, unanswered=unanswered, secret=True, offered=True)


def not_used(table: GreatTable, seat: str) -> Refusal | None:
    """Return why a living player may give no order for their card, or None."""
    if seat not in table.today.hands:
        return CardNotKnown()
    name = table.today.hands[seat]
    if name is None:
        return NoCard()
    card = BY_NAME[name]
    if card.names is Names.NOTHING or (card.names is Names.PAIR and len(table.others(seat)) < PAIR):
        return NoOrder(name)
    if card.shots is None:
        return None
    if not table.role(seat).fires:
        return MayNotFire()
    return None if table.today.shots[seat] else NoShotsLeft()


def not_killing(table: GreatTable, seat: str) -> Refusal | None:
    """Return why a living player may order no kill, or None."""
    role = table.role(seat)
    if not (role.kills_alone or role.kills_with_partner):
        return MayNotKill()
    if role.kills_with_partner and not has_partner(table, seat):
        return NeedsPartner()
    if table.time is Time.DAY and seat not in table.today.hands:
        return CardNotKnown()
    card = table.today.hands.get(seat)
    return CardBarsKill(card) if role.kills_with_partner and bars_kill(card) and card is not None else None


def has_partner(table: GreatTable, seat: str) -> bool:
    """Return whether an Apprentice has a living partner."""
    return seat in table.partner and table.is_alive(table.partner[seat])


def bars_kill(card: CardName | None) -> bool:
    """Return whether an Apprentice who holds this card cannot kill."""
    return card is not None and BY_NAME[card].bars_kill


def targets_of(use: Use) -> tuple[str, ...]:
    """Return the targets of an order."""
    return use.targets or ((use.target,) if use.target is not None else ())


def _choices(card: Card, seat: str, living: tuple[str, ...], deck: tuple[CardName, ...]) -> dict[str, Domain]:
    others = tuple([other for other in living if other != seat])
    players = OneSeat(living if card.may_name_himself else others)
    match card.names:
        case Names.CARD:
            return {"card": OneOf(deck)}
        case Names.VOTER:
            return {"target": players, "votes_for": OneSeat(living)}
        case Names.PAIR:
            return {"targets": SomeSeats(others, PAIR), "left_of": OneOfThose("targets")}
        case _:
            return {"target": players}
