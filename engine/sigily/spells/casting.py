"""Casting: which spells a player may cast now, and who can pay for them."""

from collections.abc import Iterable, Mapping

from engine.asks import Ask
from engine.audience import To
from engine.chance import Chance
from engine.domains import Domain, Nothing, OneOf, OneSeat
from engine.events import Event
from engine.sigily import jackpot
from engine.sigily.actions import Cast
from engine.sigily.events import Cast as Casting
from engine.sigily.refusals import SpellHasNoChariot, SpellHasNoTarget, SpellHasOnePayer
from engine.sigily.spells.aiming import AimOf, AimsOf, Casters, Opponent
from engine.sigily.spells.book import BOOK
from engine.sigily.spells.magic import Magic
from engine.sigily.spells.paying import Paying, payment, wallet
from engine.sigily.table import Phase, SigilyTable
from engine.sigily.unfolding import Unfolding
from engine.sigily.units import Unit


def castable(table: SigilyTable, seat: str, *, before: bool) -> tuple[Magic, ...]:
    """Return the spells that a player could cast before the throw, or after the turn."""
    if not table.options.spells:
        return ()
    timely = [magic for magic in BOOK.values() if (magic.before if before else magic.after)]
    return tuple([magic for magic in timely if magic.spell in table.options.spells and can_cast(table, seat, magic)])


def can_cast(table: SigilyTable, seat: str, magic: Magic) -> bool:
    """Return whether a player can pay for a spell and has a target for it."""
    if not magic.by_all:
        return bool(casters(table, seat, magic))
    is_aimed = magic.aims is None or bool(magic.aims(table, seat, None))
    return is_aimed and sum(wallet(table, seat).values()) >= magic.cost


def casters(table: SigilyTable, seat: str, magic: Magic) -> tuple[Unit, ...]:
    """Return the units that can cast a spell that one unit pays for."""
    able = [unit for unit in table.units_of(seat) if unit.coins >= magic.cost and magic.hinders(table, unit) is None]
    return tuple([unit for unit in able if magic.aims is None or magic.aims(table, seat, unit)])


def asked(table: SigilyTable) -> Iterable[Ask]:
    """Ask for a spell, if one may still be cast at this time. Each spell is a separate ask."""
    seat, is_after = table.player, table.phase is Phase.AFTER
    if not is_after and (table.so_far.cast or not table.before_first_throw):
        return
    for magic in castable(table, seat, before=not is_after):
        fields = _by_all(table, seat, magic) if magic.by_all else _by_one(table, seat, magic)
        yield Ask(Cast, (seat,), fields, fixed={"spell": magic.spell}, whole=True, about=magic.spell.value)


def _by_one(table: SigilyTable, seat: str, magic: Magic) -> dict[str, Domain]:
    units = casters(table, seat, magic)
    target: Domain = Nothing(SpellHasNoTarget(magic.spell))
    if magic.aims is not None:
        left: dict[object, OneOf | OneSeat] = {unit.top: OneOf(magic.aims(table, seat, unit)) for unit in units}
        target = AimsOf("chariot", left, table, magic)
    tops = tuple([unit.top for unit in units])
    pay = Nothing(SpellHasOnePayer(magic.spell))
    return {"chariot": Casters(tops, table, magic), "target": target, "pay": pay}


def _by_all(table: SigilyTable, seat: str, magic: Magic) -> dict[str, Domain]:
    target: Domain = Nothing(SpellHasNoTarget(magic.spell))
    if magic.aims is not None:
        aims = magic.aims(table, seat, None)
        target = Opponent(aims, table=table, magic=magic) if magic.at_players else AimOf(aims, table, magic)
    pay = Paying(wallet(table, seat), magic.cost)
    return {"chariot": Nothing(SpellHasNoChariot(magic.spell)), "target": target, "pay": pay}


def cast(table: SigilyTable, seat: str, submission: Cast, chance: Chance) -> Iterable[Event]:
    """Cast a spell: pay for it and carry it out."""
    magic = BOOK[submission.spell]
    unit = None if submission.chariot is None else table.board.unit(submission.chariot)
    target = submission.target if magic.marks is None or unit is None else magic.marks(unit)
    casting = Casting(to=To.PUBLIC, player=seat, spell=submission.spell, chariot=submission.chariot, target=target)
    unfolding = Unfolding(table)
    unfolding.add((casting,))
    unfolding.add((jackpot.pay(unfolding.table, seat, paid(table, seat, submission)),))
    unfolding.add(magic.effect(unfolding.table, casting, chance))
    return unfolding.events


def paid(table: SigilyTable, seat: str, submission: Cast) -> Mapping[str, int]:
    """Return who pays for a spell: the casting chariot, or all chariots as the player says or in their usual order."""
    cost = BOOK[submission.spell].cost
    if submission.chariot is not None:
        return {submission.chariot: cost}
    return submission.pay or payment(wallet(table, seat), cost)
