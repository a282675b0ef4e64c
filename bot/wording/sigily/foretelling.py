"""The effect of a spell or a declaration before it counts: who pays, who is hit, and what chance may add."""

from collections.abc import Iterator, Mapping, Sequence
from math import floor

from msgspec.structs import replace

from bot.wording.name_words import escape
from bot.wording.sigily import terms
from bot.wording.sigily.labels import brings
from bot.wording.sigily.posts_of_spells import aim
from bot.wording.voice import Voice, dashed
from bot.wording.words import Value
from engine.actions import Action
from engine.audience import Reader
from engine.sigily.actions import Back, Cast, Enter
from engine.sigily.board import GATES, HOME, SIGILS, clockwise
from engine.sigily.fairy_land import ADMITS, HITS
from engine.sigily.foresight import Foresight
from engine.sigily.home import COST
from engine.sigily.options import Spell
from engine.sigily.prospects import burning, by_throw
from engine.sigily.spells import winds
from engine.sigily.spells.casting import paid
from engine.sigily.spells.freeze import PRICE
from engine.sigily.spells.paying import wallet
from engine.sigily.sticks import chance_of
from engine.sigily.table import Declared, SigilyTable, Wind
from engine.sigily.units import Unit
from engine.views import View


def foretold(voice: Voice, view: View[SigilyTable, Reader], action: Action) -> tuple[str, ...]:
    """Describe the effect of a spell, an entry or a return. Other moves say it in their names."""
    table = view.table
    match action:
        case Cast():
            return (_paid(voice, table, action), *_cast(voice, table, action))
        case Enter(chariot=name) if (unit := table.board.unit(name)) is not None:
            return tuple(_entry(voice, table, unit))
        case Back(chariot=name) if (unit := table.board.unit(name)) is not None:
            values = {"unit": terms.unit(voice, unit.chariots), "coins": terms.coins(voice, COST)}
            return (voice.say("foretold-back", values), *_by_throw(voice, table, unit, Declared.BACK))
        case _:
            return ()


def _paid(voice: Voice, table: SigilyTable, cast: Cast) -> str:
    """Say who pays for a spell, and how much."""
    payers = _payers(voice, paid(table, table.player, cast))
    return voice.say("foretold-paid", {"payers": voice.words.list(payers)})


def _payers(voice: Voice, paid: Mapping[str, int]) -> Iterator[str]:
    for payer, coins in paid.items():
        named = terms.place(voice, HOME) if payer == HOME else terms.chariot(voice, payer)
        yield voice.say("foretold-payer", {"payer": named, "coins": terms.coins(voice, coins)})


def _cast(voice: Voice, table: SigilyTable, cast: Cast) -> Iterator[str]:
    """Describe the effect of a spell."""
    match cast.spell:
        case Spell.FIREBALL:
            yield _fireball(voice, table, cast)
        case Spell.WINDS_OF_SPEED | Spell.WINDS_OF_SLOTH:
            yield from _winds(voice, table, cast.spell)
        case Spell.FREEZE:
            yield _freeze(voice, table, str(cast.target))
        case _:
            unit = None if cast.chariot is None else table.board.unit(cast.chariot)
            values: dict[str, Value] = {}
            if unit is not None:
                values = {"unit": terms.unit(voice, unit.chariots), "place": terms.place(voice, unit.at)}
            elif cast.target is not None:
                values = {"place": aim(voice, cast.spell, cast.target)}
            yield voice.say(f"foretold-{dashed(cast.spell)}", values)


def _fireball(voice: Voice, table: SigilyTable, cast: Cast) -> str:
    thrower, hit = (table.board.unit(str(name)) for name in (cast.chariot, cast.target))
    assert thrower is not None
    assert hit is not None
    there, here = burning(thrower, hit)
    values: dict[str, Value] = {
        "target": terms.unit(voice, hit.chariots),
        "place": terms.place(voice, hit.at),
        "percent": _percent(there),
        "unit": terms.unit(voice, thrower.chariots),
        "own": _percent(here),
    }
    return voice.say("foretold-fireball-skin" if hit.skin else "foretold-fireball", values)


def _winds(voice: Voice, table: SigilyTable, spell: Spell) -> Iterator[str]:
    """Say by how much everybody's moves change, with all winds that blow then."""
    board = replace(table.board, winds=(*table.board.winds, Wind(table.player, spell)))
    blown = replace(table, board=board)
    each = [
        voice.say("foretold-wind", {"player": voice.show(seat), "steps": _signed(winds.forward(blown, seat))})
        for seat in table.racing
    ]
    yield voice.say("foretold-winds", {"each": ", ".join(each)})
    if table.options.home:
        yield voice.say("foretold-winds-of-speed" if spell is Spell.WINDS_OF_SPEED else "foretold-winds-of-sloth")


def _signed(steps: int) -> str:
    return "0" if steps == 0 else f"{steps:+d}".replace("-", "\N{MINUS SIGN}")


def _freeze(voice: Voice, table: SigilyTable, seat: str) -> str:
    has = sum(wallet(table, seat).values())
    values = {"player": voice.show(seat), "coins": terms.coins(voice, has)}
    return voice.say("foretold-freeze-may-pay" if has >= PRICE else "foretold-freeze", values)


def _entry(voice: Voice, table: SigilyTable, unit: Unit) -> Iterator[str]:
    """Say whether the unit is let in, where it would end then, what waits there, and its gain at each gate."""
    yield voice.say("foretold-entry", {"percent": _percent(chance_of(ADMITS))})
    yield from _by_throw(voice, table, unit, Declared.ENTER)
    last = [gate for gate in GATES if gate != unit.at and unit.progress + clockwise(unit.at, gate) >= SIGILS]
    if last:
        yield voice.say("foretold-home", {"gates": terms.places(voice, last)})
    yield voice.say("foretold-darts", {"gate": terms.place(voice, unit.at), "percent": _percent(chance_of((HITS,)))})


def _by_throw(voice: Voice, table: SigilyTable, unit: Unit, how: Declared) -> Iterator[str]:
    """Say what each throw would bring a unit. The picture shows where it would lead."""
    told: dict[str, list[str]] = {}
    for count, seen in by_throw(table, unit.top, how).items():
        told.setdefault(_brought(voice, seen), []).append(str(count))
    each = [{"counts": ", ".join(counts), "brings": brought} for brought, counts in told.items() if brought]
    if each:
        yield voice.say(
            "foretold-throws", {"throws": "; ".join(voice.say("foretold-throw", values) for values in each)}
        )


def _brought(voice: Voice, seen: Sequence[Foresight]) -> str:
    """Say what the ways open to a throw bring, each by its place where they differ."""
    brought = {each.way.onto: escape(", ".join(brings(voice, _unnamed(each)))) for each in seen}
    if len({*brought.values()}) <= 1:
        return next(iter(brought.values()), "")
    ways = [{"onto": terms.place(voice, onto), "brings": what} for onto, what in brought.items() if what]
    return ", ".join(voice.say("foretold-way", values) for values in ways)


def _unnamed(seen: Foresight) -> Foresight:
    """Return the same without the gate that it names."""
    return replace(seen, way=replace(seen.way, exit=None))


def _percent(chance: float) -> int:
    """Return a chance in per cent; half of one counts as one, so that the parts fit the whole."""
    return floor(100 * chance + 0.5)
