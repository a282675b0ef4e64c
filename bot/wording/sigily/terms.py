"""The names of places, chariots, throws and coins."""

from collections.abc import Iterable, Mapping, Sequence

from bot.wording.letters import letter
from bot.wording.voice import Show, Voice, dashed
from bot.wording.words import Value
from engine.audience import Reader
from engine.sigily.adding_up import Added, added
from engine.sigily.alike import apart
from engine.sigily.board import CENTRE, GATES, HOME, Holiday, Place, on
from engine.sigily.options import SigilyOptions, Spell
from engine.sigily.sticks import Sticks, count
from engine.sigily.table import SigilyTable
from engine.sigily.units import number, owner
from engine.sigily.ways import ways
from engine.views import View

HOLIDAYS = {holiday.place: holiday for holiday in Holiday}
APART = 3
"""The number of sigils from one holiday to the next."""
NAMED = 2
"""The most chariots of a stack that are all named in brief."""

Groups = Mapping[Holiday, tuple[Place, ...]]
"""Sigils, by the holiday from which they are counted."""
ON_RING: Groups = {each: tuple([on(each.place, steps) for steps in range(APART)]) for each in Holiday}
ON_ARMS: Groups = {each: (f"{each.place}.1", f"{each.place}.2") for each in Holiday if each.place in GATES}


def holiday(voice: Voice, which: Holiday) -> str:
    """Return a holiday's name."""
    return voice.say(f"holiday-{dashed(which)}")


def place(voice: Voice, where: Place) -> str:
    """Name a sigil by the holiday on or before it, or by its arm; or say where a chariot is that has come home."""
    if where in (CENTRE, HOME):
        return voice.say(f"sigil-{where}")
    ring, _, inward = where.partition(".")
    steps = int(ring) % APART
    named = holiday(voice, HOLIDAYS[str(int(ring) - steps)])
    if inward:
        return voice.say("sigil-on-arm", {"gate": named, "steps": inward})
    return voice.say("sigil-after", {"holiday": named, "steps": str(steps)}) if steps else named


def places(voice: Voice, where: Iterable[Place]) -> str:
    """List several sigils as a sentence does."""
    return voice.words.list(place(voice, each) for each in where)


def chariot(voice: Voice, name: str, show: Show | None = None) -> str:
    """Name a chariot by its player, who looks as ``show`` or else the voice has them, its number, and its own name."""
    player = (show or voice.show)(owner(name))
    values: dict[str, Value] = {"player": player, "number": str(number(name))}
    own = _own_name(voice, name)
    return voice.say("chariot-named", {**values, "name": own}) if own else voice.say("chariot", values)


def _own_name(voice: Voice, name: str) -> str:
    """Return the name that its owner has given to a chariot; empty if there is none."""
    options = None if voice.setup is None else voice.setup.options
    given = options.names.get(owner(name), ()) if isinstance(options, SigilyOptions) else ()
    return given[number(name) - 1] if number(name) <= len(given) else ""


def unit(voice: Voice, chariots: Iterable[str]) -> str:
    """Name a chariot, or a stack from the top."""
    return _stack(voice, [chariot(voice, name) for name in chariots])


def unit_in_brief(voice: Voice, chariots: Sequence[str]) -> str:
    """Name a chariot, or a stack by its top and, if it is higher than two, by its number of others.

    The names that their owners have given to chariots are left out.
    """
    named = [_in_brief(voice, name) for name in chariots]
    if len(named) <= NAMED:
        return _stack(voice, named)
    return voice.say("unit-over-others", {"top": named[0], "count": len(named) - 1})


def _stack(voice: Voice, named: Sequence[str]) -> str:
    top, *others = named
    return voice.say("unit-over", {"top": top, "others": ", ".join(others)}) if others else top


def _in_brief(voice: Voice, name: str) -> str:
    return voice.say("chariot", {"player": voice.show(owner(name)), "number": str(number(name))})


def chariots(voice: Voice, names: Iterable[str]) -> str:
    """List chariots as a sentence does."""
    return voice.words.list(chariot(voice, name) for name in names)


def chariots_in_brief(voice: Voice, names: Iterable[str]) -> str:
    """List chariots as a sentence does, without the names that their owners have given to them."""
    return voice.words.list(_in_brief(voice, name) for name in names)


def spell(voice: Voice, which: Spell) -> str:
    """Return a spell's name."""
    return voice.say(f"spell-{dashed(which)}")


def coins(voice: Voice, number_of: int) -> str:
    """Say a number of coins."""
    return voice.say("coins", {"coins": number_of})


def counts(voice: Voice, lying: Mapping[Place, int], groups: Groups) -> str:
    """Say how many coins lie on each of some sigils, by their holidays."""
    return ", ".join(
        voice.say(
            "coins-on",
            {"holiday": holiday(voice, each), "counts": " ".join([str(lying.get(place, 0)) for place in places])},
        )
        for each, places in groups.items()
    )


def shares(voice: Voice, coins_of: Mapping[str, int]) -> str:
    """Say everybody's share."""
    return voice.words.list(
        voice.say("share", {"player": voice.show(seat), "coins": coins(voice, each)}) for seat, each in coins_of.items()
    )


def counted(voice: Voice, thrown: Sticks) -> str:
    """Say the count of a throw, as the Irish count and as a number."""
    return voice.say("counted", {"said": voice.say(f"count-{count(thrown)}"), "count": str(count(thrown))})


def sticks(voice: Voice, thrown: Sticks, *, briefly: bool = False) -> str:
    """Say the count of a throw, only as a number if ``briefly``, and the animals that lie flat."""
    animals = [voice.say(f"animal-{animal}") for animal in thrown] or [voice.say("animals-none")]
    said = str(count(thrown)) if briefly else counted(voice, thrown)
    return voice.say("sticks", {"counted": said, "animals": ", ".join(animals)})


def sums(voice: Voice, view: View[SigilyTable, Reader]) -> tuple[str, ...]:
    """Say what the throw comes to for each of the lettered moves, where winds or the own territory change it."""
    table = view.table
    found: dict[Added, list[str]] = {}
    for place, likes in enumerate(apart(table, ways(table))):
        found.setdefault(added(table, likes.way), []).append(letter(place))
    if not any(map(any, found)):
        return ()
    return tuple([_sum(voice, table.so_far.count, more, letters) for more, letters in found.items()])


def _sum(voice: Voice, count: int, more: Added, letters: list[str]) -> str:
    parts = [str(count)]
    for name, steps in more._asdict().items():
        if steps:
            sign = "+" if steps > 0 else "\N{MINUS SIGN}"
            parts.append(voice.say(f"sum-{name}", {"sign": sign, "steps": abs(steps)}))
    return voice.say("sum", {"letters": ", ".join(letters), "sum": " ".join(parts)})
