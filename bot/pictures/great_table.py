"""The Great Table from above: a player sees himself and his neighbours; the GM, and at the end everybody, sees all."""

from collections.abc import Callable, Iterator
from functools import partial

from bot.pictures.drawing import draw
from bot.pictures.picture import Picture
from bot.pictures.round_table import Chair, RoundTable
from bot.wording.great_table.terms import card_name, role_name
from bot.wording.pages import length, shorten
from bot.wording.voice import Voice
from engine.events import Event
from engine.great_table.events import Held, Neighbours, Reveal
from engine.great_table.table import GreatTable
from engine.table import Table

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

    def picture(self, view: Table, reader: str) -> Picture | None:
        """Draw who sits where; None for a player who has no seat any more."""
        assert isinstance(view, GreatTable)
        if not view.ring and reader not in view.today.neighbours:
            return None
        table = whole(self.voice, view) if view.ring else own(self.voice, view, reader)
        page = self.voice.page(self.voice.say("picture-title"), text(self.voice, table, self.voice.show))
        return Picture(draw(table), alternative(self.voice, table), page)


def whole(voice: Voice, view: GreatTable) -> RoundTable:
    """Everybody in his seat, the dead too, with his card, and at the end with his role."""
    chairs = (
        Chair(seat, str(number), tuple(_notes(voice, view, seat)), is_dead=not view.is_alive(seat))
        for number, seat in enumerate(view.ring, 1)
    )
    return RoundTable(tuple(chairs), _middle(voice, view))


def own(voice: Voice, view: GreatTable, reader: str) -> RoundTable:
    """A player with his neighbours of this morning, dead or alive; for everybody else alive an empty chair."""
    left, right = view.today.neighbours[reader]
    beside = {left: [voice.say("picture-left")]}
    beside.setdefault(right, []).append(voice.say("picture-right"))
    strangers = sum(seat not in {reader, left, right} for seat in view.living)
    known = [_known(voice, view, reader, [voice.say("picture-you")])]
    known += [_known(voice, view, seat, notes) for seat, notes in beside.items()]
    return RoundTable((*known[:2], *[Chair()] * strangers, *known[2:]), _middle(voice, view), is_own=True)


def _known(voice: Voice, view: GreatTable, seat: str, notes: list[str]) -> Chair:
    is_dead = not view.is_alive(seat)
    return Chair(seat, "", (*([voice.say("picture-dead")] if is_dead else []), *notes), is_dead=is_dead)


def _notes(voice: Voice, view: GreatTable, seat: str) -> Iterator[str]:
    if not view.is_alive(seat):
        yield voice.say("picture-dead")
    if view.outcome is not None:
        yield role_name(voice, view.role(seat).name)
    held = next((held for held in _cards(view) if held.holder == seat), None)
    if held is not None:
        yield card_name(voice, held.card)
    elif seat in view.today.hands and view.is_alive(seat):
        yield voice.say("picture-no-card")
    if seat == view.today.first:
        yield voice.say("picture-first")


def _cards(view: GreatTable) -> tuple[Held, ...]:
    """The cards of today; at the end those of the last day, as they were shown to everybody."""
    if view.outcome is None:
        return view.today.cards
    return view.past[-1].cards if view.past else ()


def _middle(voice: Voice, view: GreatTable) -> tuple[str, ...]:
    time = "end" if view.outcome is not None else view.time
    living = voice.say("picture-living", {"count": len(view.living)})
    return (voice.say(f"picture-{time}", {"number": view.number}), living)


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
