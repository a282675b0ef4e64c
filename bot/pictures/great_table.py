"""The Great Table from above: a player sees himself and his neighbours; the GM, and at the end everybody, sees all."""

from collections.abc import Callable, Iterator
from functools import partial

from bot.pictures.drawing import draw
from bot.pictures.picture import Picture
from bot.pictures.round_table import Chair, RoundTable
from bot.wording.great_table.terms import card_name, role_name
from bot.wording.pages import length, shorten
from bot.wording.voice import Voice
from engine.audience import Reader
from engine.events import Event
from engine.great_table.events import Held, Neighbours, Reveal
from engine.great_table.table import GreatTable
from engine.table import Table
from engine.views import View

LONGEST_TEXT = 1024
"""Units of an alternative text that Discord takes."""
NAME_LENGTHS = (64, 24, 12, 6)
"""Units of a name in an alternative text, which is tried with shorter and shorter ones."""


class GreatTablePictures:
    """Draws the round table."""

    occasions: frozenset[type[Event]] = frozenset({Neighbours, Reveal})
    is_on_card = False

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def picture(self, view: View[Table, Reader]) -> Picture | None:
        """Draw who sits where; None for a player who has no seat any more."""
        table = seen(self.voice, view.of(GreatTable))
        if table is None:
            return None
        page = self.voice.page(self.voice.say("picture-title"), text(self.voice, table, self.voice.show))
        return Picture(draw(table), alternative(self.voice, table), page)


def seen(voice: Voice, view: View[GreatTable, Reader]) -> RoundTable | None:
    """Who sits where, as far as a reader knows it."""
    if view.table.ring:
        return _whole(voice, view.table)
    if isinstance(view.reader, str) and view.reader in view.table.today.neighbours:
        return _own(voice, view.table, view.reader)
    return None


def _whole(voice: Voice, table: GreatTable) -> RoundTable:
    """Everybody in his seat, the dead too, with his card, and at the end with his role."""
    chairs = (
        Chair(seat, str(number), tuple(_notes(voice, table, seat)), is_dead=not table.is_alive(seat))
        for number, seat in enumerate(table.ring, 1)
    )
    return RoundTable(tuple(chairs), _middle(voice, table))


def _own(voice: Voice, table: GreatTable, reader: str) -> RoundTable:
    """A player with his neighbours of this morning, dead or alive; for everybody else alive an empty chair."""
    left, right = table.today.neighbours[reader]
    beside = {left: [voice.say("picture-left")]}
    beside.setdefault(right, []).append(voice.say("picture-right"))
    strangers = sum(seat not in {reader, left, right} for seat in table.living)
    known = [_known(voice, table, reader, [voice.say("picture-you")])]
    known += [_known(voice, table, seat, notes) for seat, notes in beside.items()]
    return RoundTable((*known[:2], *[Chair()] * strangers, *known[2:]), _middle(voice, table), is_own=True)


def _known(voice: Voice, table: GreatTable, seat: str, notes: list[str]) -> Chair:
    is_dead = not table.is_alive(seat)
    return Chair(seat, "", (*([voice.say("picture-dead")] if is_dead else []), *notes), is_dead=is_dead)


def _notes(voice: Voice, table: GreatTable, seat: str) -> Iterator[str]:
    if not table.is_alive(seat):
        yield voice.say("picture-dead")
    if table.outcome is not None:
        yield role_name(voice, table.role(seat).name)
    held = next((held for held in _cards(table) if held.holder == seat), None)
    if held is not None:
        yield card_name(voice, held.card)
    elif seat in table.today.hands and table.is_alive(seat):
        yield voice.say("picture-no-card")
    if seat == table.today.first:
        yield voice.say("picture-first")


def _cards(table: GreatTable) -> tuple[Held, ...]:
    """The cards of today; at the end those of the last day, as they were shown to everybody."""
    if table.outcome is None:
        return table.today.cards
    return table.past[-1].cards if table.past else ()


def _middle(voice: Voice, table: GreatTable) -> tuple[str, ...]:
    time = "end" if table.outcome is not None else table.time
    living = voice.say("picture-living", {"count": len(table.living)})
    return (voice.say(f"picture-{time}", {"number": table.number}), living)


def text(voice: Voice, table: RoundTable, show: Callable[[str], str]) -> str:
    """Say what a picture shows, seat by seat."""
    opening = voice.say("picture-own" if table.is_own else "picture-whole", {"now": ", ".join(table.middle)})
    seats = [_seat(voice, chair, show(chair.name)) for chair in table.chairs if chair.name is not None]
    return "\n".join([opening, *seats])


def _seat(voice: Voice, chair: Chair, name: str) -> str:
    name = voice.say("picture-number", {"number": chair.mark, "name": name}) if chair.mark else name
    return voice.say("picture-seat", {"name": name, "notes": ", ".join(chair.notes)}) if chair.notes else name


def alternative(voice: Voice, table: RoundTable) -> str:
    """Say the same within the limit of an alternative text, by shortening the names if need be."""
    texts = [text(voice, table, partial(shorten, limit=most)) for most in NAME_LENGTHS]
    return next((each for each in texts if length(each) <= LONGEST_TEXT), shorten(texts[-1], LONGEST_TEXT))
