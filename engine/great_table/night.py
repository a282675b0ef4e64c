"""The night: what the cards and the House do, in this order, and who is dead in the morning."""

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import NamedTuple

from msgspec.structs import replace

from engine.audience import To
from engine.events import Event
from engine.great_table import ending, finding, killing, marking, swapping
from engine.great_table.actions import Thread
from engine.great_table.cards import CardName
from engine.great_table.dying import die
from engine.great_table.events import Cause, DeckStarts, Fate, Lead, Robbed, ThreadClosed, Traced
from engine.great_table.orders import targets_of
from engine.great_table.resolution import Resolution, trace
from engine.great_table.roles import RoleName
from engine.great_table.stealing import STEAL, settle
from engine.great_table.table import GreatTable
from engine.mafia.events import PhaseBegun, Time


class Step(StrEnum):
    """The steps of the night."""

    GUARD = "guard"
    FIND = "find"
    SWAP = "swap"
    KILL = "kill"
    HEAL = "heal"


class Row(NamedTuple):
    """A row of the night's order: the step, the cards or roles that act in it, and their effect."""

    step: Step
    who: tuple[CardName | RoleName, ...]
    act: Callable[[Resolution], Iterable[Event]]


def guard(night: Resolution) -> Iterable[Event]:
    """Guard a player: their card does nothing tonight, and neither does their kill. They are not told."""
    for seat, card, use in night.orders(CardName.GUARD):
        fate = night.fate(seat, targets_of(use))
        yield trace(Step.GUARD, seat, card, targets_of(use), fate)
        if fate is Fate.DONE:
            night.guarded = use.target


def heal(night: Resolution) -> Iterable[Event]:
    """Let the Healer's target survive every kill of the night."""
    for seat, card, use in night.orders(CardName.HEALER):
        fate = night.fate(seat, targets_of(use))
        if fate is Fate.DONE:
            night.healed = use.target
            is_saved = use.target in night.attacked and use.target not in night.doomed
            fate = Fate.HEALED if is_saved else fate
        yield trace(Step.HEAL, seat, card, targets_of(use), fate)


NIGHT_ORDER = (
    Row(Step.GUARD, (CardName.GUARD,), guard),
    Row(Step.FIND, (CardName.CONSORT,), finding.find_king),
    Row(Step.FIND, (CardName.ROLE_FINDER,), finding.find_card_held),
    Row(Step.FIND, (CardName.CARD_FINDER,), finding.find_holders),
    Row(Step.FIND, (CardName.TARGET_FINDER,), finding.find_targets),
    Row(Step.SWAP, (CardName.PLACE_SWAP, CardName.SOCIALITE), swapping.swap),
    Row(Step.KILL, (RoleName.MASTER,), killing.kill_alone),
    Row(Step.KILL, (RoleName.APPRENTICE,), killing.kill_together),
    Row(Step.KILL, (CardName.VIGILANTE,), killing.shoot),
    Row(Step.HEAL, (CardName.HEALER,), heal),
)
"""The whole night. Deaths are decided at its end, so a player who dies tonight has acted in every step."""


def resolve(table: GreatTable) -> Iterable[Event]:
    """Take every step of the night, let the victims die, and begin the day if the game goes on."""
    night = Resolution(table)
    if not table.today.is_settled:
        yield from settle(table, before_dawn=False)
    yield from _robbed_orders(night)
    for row in NIGHT_ORDER:
        yield from row.act(night)
    yield from _by_hand(table)
    yield from die(table, night.dying, Cause.NIGHT, night.doomed)
    yield from _losses(night)
    if not any(ending.outcome(night.survived)):
        yield from _dawn(night)


def _robbed_orders(night: Resolution) -> Iterable[Traced]:
    """Trace the orders for stolen cards, which do nothing."""
    for held in night.table.today.cards:
        seat = held.dealt_to
        if held.holder not in (seat, None) and seat in night.table.today.uses and night.table.is_alive(seat):
            yield trace(STEAL, seat, held.card, targets_of(night.table.today.uses[seat]), Fate.ROBBED)


def _by_hand(table: GreatTable) -> Iterable[Event]:
    """Tell everybody what the GM has decided of the living, in seat order."""
    for seat in table.in_seat_order(table.today.fates):
        if table.is_alive(seat):
            yield replace(table.today.fates[seat], to=To.PUBLIC)


def _losses(night: Resolution) -> Iterable[Event]:
    """Tell the players whose card is gone, and close the lovers' thread."""
    table = night.table
    for seat in table.living:
        if table.today.hands.get(seat) is not None and table.held_by(seat) is None:
            yield Robbed(to=(seat,))
    if lovers := tuple([seat for seat in table.threads.get(Thread.LOVERS, ()) if seat not in night.dying]):
        yield ThreadClosed(to=lovers, thread=Thread.LOVERS)


def _dawn(night: Resolution) -> Iterable[Event]:
    yield PhaseBegun(to=To.PUBLIC, phase=Time.DAY, number=night.table.number + 1)
    yield from marking.mark(night)
    yield from _lead(night)


def _lead(night: Resolution) -> Iterable[Event]:
    """Let the King's holder lead the deck if alive and not guarded, otherwise the Consort's holder."""
    for card, reason in ((CardName.KING, Lead.KING), (CardName.CONSORT, Lead.CONSORT)):
        for seat, _ in night.held(card):
            if seat != night.guarded and seat not in night.dying:
                yield DeckStarts(to=To.GM, player=seat, reason=reason)
                return
