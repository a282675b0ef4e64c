"""A move to confirm: who makes it, where it leads, and the labels at the places it touches."""

from bot.pictures.picture import Show
from bot.pictures.sigily.courses import along, course_of
from bot.wording.sigily import terms
from bot.wording.sigily.posts_of_spells import aim
from bot.wording.voice import Voice
from engine.actions import Action
from engine.audience import Reader
from engine.sigily.actions import Back, Cast, Enter, Move
from engine.sigily.board import Place
from engine.sigily.options import Spell
from engine.sigily.prospects import by_throw
from engine.sigily.spells.casting import paid
from engine.sigily.table import Declared, Phase, SigilyTable
from engine.sigily.ways import Way, way_of
from engine.views import View

Chosen = Way | Cast | Enter | Back
CURSE, LIFTED = "\N{MULTIPLICATION X}", "\N{CHECK MARK}"


def chosen_of(view: View[SigilyTable, Reader], action: Action) -> Chosen | None:
    """Return a legal move to confirm; None for one without a picture of its own."""
    match action:
        case Move(chariot=name, exit=leave) if view.table.phase is Phase.MOVE:
            return way_of(view.table, name, leave)
        case Cast() | Enter() | Back():
            return action
        case _:
            return None


def doing(view: View[SigilyTable, Reader], chosen: Chosen) -> tuple[str, ...]:
    """Return the units that make the move or pay for it, by their tops."""
    if not isinstance(chosen, Cast):
        return (chosen.chariot,)
    return tuple(paid(view.table, view.table.player, chosen))


def courses_to(view: View[SigilyTable, Reader], chosen: Chosen) -> tuple[tuple[Place, ...], ...]:
    """Return the way of a move or of a fireball."""
    if isinstance(chosen, Way):
        return (course_of(view, chosen),)
    if not isinstance(chosen, Cast) or chosen.spell is not Spell.FIREBALL:
        return ()
    units = [view.table.board.unit(str(name)) for name in (chosen.chariot, chosen.target)]
    return (along(*[unit.at for unit in units if unit is not None]),)


def tags_of(view: View[SigilyTable, Reader], chosen: Chosen) -> tuple[tuple[Place, str], ...]:
    """Return the throws that lead to places, or a sign where a curse is laid or lifted."""
    table = view.table
    match chosen:
        case Enter(chariot=name) | Back(chariot=name):
            how = Declared.ENTER if isinstance(chosen, Enter) else Declared.BACK
            throws = by_throw(table, name, how).items()
            return tuple([(seen.way.onto, str(count)) for count, each in throws for seen in each])
        case Cast(spell=Spell.DRUID_CURSE, chariot=str() as name):
            unit = table.board.unit(name)
            return () if unit is None else ((unit.at, CURSE),)
        case Cast(spell=Spell.REMOVE_CURSE, target=str() as place):
            return ((place, LIFTED),)
        case _:
            return ()


def line_of(voice: Voice, view: View[SigilyTable, Reader], chosen: Chosen, show: Show) -> str:
    """Return the chosen move in one line."""
    table = view.table
    match chosen:
        case Cast(spell=spell, target=target):
            values = {"name": show(table.player), "spell": terms.spell(voice, spell)}
            if target is None:
                return voice.say("picture-sigily-casts", values)
            return voice.say("picture-sigily-casts-on", {**values, "target": aim(voice, spell, target, show)})
        case Way(onto=onto):
            values = {"unit": terms.chariot(voice, chosen.chariot, show), "place": terms.place(voice, onto)}
            return voice.say("picture-sigily-went", values)
        case Enter() | Back():
            unit = table.board.unit(chosen.chariot)
            assert unit is not None
            values = {"unit": terms.chariot(voice, chosen.chariot, show), "gate": terms.place(voice, unit.at)}
            return voice.say(f"picture-sigily-{'enters' if isinstance(chosen, Enter) else 'goes-back'}", values)
