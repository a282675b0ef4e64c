"""The choices for a spell, and why others are refused."""

from engine.actions import Action
from engine.domains import OneByOther, OneOf, OneSeat
from engine.refusals import ChoiceNeeded, NotNow, Refusal
from engine.sigily.actions import Cast
from engine.sigily.naming import no_unit
from engine.sigily.refusals import SpellCast, SpellNotNow, SpellNotPlayed, SpellTooDear, SpellWithoutAim
from engine.sigily.spells.book import BOOK
from engine.sigily.spells.magic import Magic
from engine.sigily.spells.paying import wallet
from engine.sigily.table import Phase, SigilyTable


class Casters(OneOf, frozen=True):
    """One of the units that can cast a spell and pay for it."""

    table: SigilyTable
    magic: Magic

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse all other units, and say what they lack."""
        assert isinstance(action, Cast)
        if action.chariot in self.names:
            return None
        return refusal_of_caster(self.table, self.magic, action, tuple(map(str, self.names)))


class AimsOf(OneByOther, frozen=True):
    """One of the targets in reach of the casting unit."""

    table: SigilyTable
    magic: Magic

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse all others."""
        assert isinstance(action, Cast)
        aims = self.left[action.chariot]
        assert isinstance(aims, OneOf)
        return refusal_of_target(self.table, self.magic, action, tuple(map(str, aims.names)))


class AimOf(OneOf, frozen=True):
    """One of the places on which a spell may be cast."""

    table: SigilyTable
    magic: Magic

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse all others."""
        assert isinstance(action, Cast)
        return refusal_of_target(self.table, self.magic, action, tuple(map(str, self.names)))


class Opponent(OneSeat, frozen=True, kw_only=True):
    """One of the players on whom a spell may be cast."""

    table: SigilyTable
    magic: Magic

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse all others."""
        assert isinstance(action, Cast)
        return refusal_of_target(self.table, self.magic, action, self.seats)


def refusal_of_caster(table: SigilyTable, magic: Magic, action: Cast, may: tuple[str, ...]) -> Refusal:
    """Return why a unit cannot cast a spell."""
    if action.chariot is None:
        return ChoiceNeeded("chariot")
    unit = table.board.unit(action.chariot)
    if (refusal := no_unit(table, action.chariot, may)) is not None or unit is None:
        return refusal or ChoiceNeeded("chariot")
    if unit.coins < magic.cost:
        return SpellTooDear(magic.spell, magic.cost, unit.coins)
    hindrance = magic.hinders(table, unit)
    return magic.refusal_of_target(table, action.target, ()) if hindrance is None else hindrance


def refusal_of_target(table: SigilyTable, magic: Magic, action: Cast, aims: tuple[str, ...]) -> Refusal | None:
    """Return why a spell cannot be cast on a target, or None if it can."""
    if action.target in aims:
        return None
    return ChoiceNeeded("target") if action.target is None else magic.refusal_of_target(table, action.target, aims)


def why_not(table: SigilyTable, seat: str, action: Cast) -> Refusal:
    """Return why a player is not asked for a spell now."""
    if seat != table.turn or table.phase not in (Phase.SPELL, Phase.THROW, Phase.AFTER):
        return NotNow("cast")
    if action.spell not in table.options.spells:
        return SpellNotPlayed(action.spell, tuple([spell.value for spell in table.options.spells]))
    magic, is_after = BOOK[action.spell], table.phase is Phase.AFTER
    if not is_after and table.so_far.cast:
        return SpellCast()
    if not (magic.after if is_after else magic.before and table.before_first_throw):
        return SpellNotNow(magic.spell, "after" if not magic.before else "either" if magic.after else "before")
    if not magic.by_all:
        return refusal_of_caster(table, magic, action, ())
    has = sum(wallet(table, seat).values())
    if has < magic.cost:
        return SpellTooDear(magic.spell, magic.cost, has)
    return refusal_of_target(table, magic, action, ()) or SpellWithoutAim(magic.spell)
