"""Refusals: why something is refused, and what is legal, in a sentence each."""

from collections.abc import Mapping

from msgspec.structs import asdict

from bot.wording.name_words import escape
from bot.wording.pages import shorten
from bot.wording.sigily import terms
from bot.wording.voice import LONGEST_NAMED, Voice
from bot.wording.words import Value
from engine.refusals import Refusal
from engine.sigily import refusals as why
from engine.sigily.board import HOME, RANK
from engine.sigily.options import Spell
from engine.sigily.units import owner

PLACES = ("place", "curse", "exit", "gate")
CHARIOTS = ("chariot", "top", "target")
"""Fields that name a place or a chariot, or text that was taken for one."""


def refusal(voice: Voice, refused: Refusal) -> str:
    """Explain why something is refused, and what is legal."""
    match refused:
        case why.NotCursedThere(curses=()):
            return voice.say("refused-nothing-cursed")
        case why.OutOfReach(may=()):
            return voice.say("refused-nothing-in-reach")
        case _:
            return voice.refuse(refused, _values(voice, refused))


def _values(voice: Voice, refused: Refusal) -> Mapping[str, Value]:
    fields = asdict(refused)
    values: dict[str, Value] = {field: _place(voice, fields[field]) for field in PLACES if field in fields}
    values |= {field: _chariot(voice, fields[field]) for field in CHARIOTS if field in fields}
    if "spell" in fields:
        values["spell"] = terms.spell(voice, Spell(fields["spell"]))
    return {**values, **_legal(voice, refused)}


def _legal(voice: Voice, refused: Refusal) -> Mapping[str, Value]:
    """Return what may be chosen instead, and who else is named in a refusal."""
    match refused:
        case why.ExitNeeded(may=may) | why.ExitIsEntry(may=may) | why.NoSuchExit(may=may):
            return {"may": voice.words.list(_place(voice, each) for each in may)}
        case why.NotToBeFrozen(player=player, may=may):
            return {"player": voice.show(shorten(player, LONGEST_NAMED)), "may": voice.names(may)}
        case why.FrozenAlready(player=player) | why.FrozenTwice(player=player):
            return {"player": voice.show(player)}
        case why.WrongNumber(may=numbers):
            return {"may": voice.words.list(map(str, numbers))}
        case why.NotCursedThere(curses=curses):
            return {"curses": voice.words.list(_place(voice, each) for each in curses)}
        case why.SpellNotPlayed(spells=spells):
            return {"spells": voice.words.list(terms.spell(voice, Spell(each)) for each in spells)}
        case why.CannotPayFrom(payer=payer, has=has):
            return {"payer": _payer(voice, payer), "has": _wallet(voice, has)}
        case _:
            others: object = getattr(refused, "may", None)
            if not isinstance(others, tuple):
                return {}
            named = [_chariot(voice, str(each)) for each in others]
            return {"may": voice.words.list(named) if named else voice.say("refused-none-left")}


def _place(voice: Voice, named: str) -> str:
    return terms.place(voice, named) if named in RANK else _unknown(named)


def _chariot(voice: Voice, named: str) -> str:
    """Return a chariot's name; for anything else, return what was written."""
    _, _, number = named.rpartition(" ")
    return terms.chariot(voice, named) if owner(named) and number.isdecimal() else _unknown(named)


def _unknown(named: str) -> str:
    return escape(shorten(named, LONGEST_NAMED))


def _payer(voice: Voice, payer: str) -> str:
    return terms.place(voice, HOME) if payer == HOME else _chariot(voice, payer)


def _wallet(voice: Voice, has: Mapping[str, int]) -> str:
    return voice.words.list(f"{_payer(voice, payer)} {coins}" for payer, coins in has.items())
