"""Forms for moves with several fields: a button opens one, and it can be read after a restart too."""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256

import msgspec
from discord import ButtonStyle, TextStyle
from discord.ui import Button, Label, Modal, Select, TextInput, View
from msgspec import Struct
from msgspec.structs import replace

from bot.components.chosen import CHOSEN, MOST_OPTIONS, may_be_left, meant, select_for
from bot.components.keys import LONGEST_REST, Key, Verb
from bot.components.panel_place import Panel
from engine.asks import Ask
from engine.codec import convert, spelled_as_recorded
from engine.domains import Domain, OneOf, Ranking, Text, Thing
from engine.naming import snake_case, tag_of

WRITTEN = Text | Ranking
TITLE = 45
"""The characters that fit a form's title and a field's label."""
LONGEST_LIST = 2000
"""The characters of a ranking."""
OPEN_FOR = 900.0
"""The seconds in which an open form can be sent in."""


Sent = Mapping[str, Sequence[str]]
"""The choices sent in a form, by field."""


class _Choice(Struct):
    custom_id: str
    values: list[str] = []
    value: str | None = None


class _Label(Struct):
    component: _Choice


def choices(ask: Ask) -> dict[str, Domain]:
    """Return the fields of an ask that take a select, or text."""
    return {name: domain for name, domain in ask.fields.items() if isinstance(domain, CHOSEN | WRITTEN)}


def style_of(ask: Ask) -> ButtonStyle:
    """Make required asks stand out, and warn of final ones; optional asks stay quiet."""
    if ask.is_final:
        return ButtonStyle.danger
    return ButtonStyle.primary if ask.awaited else ButtonStyle.secondary


class Part(Ask, frozen=True):
    """A part of an ask that has more things in a field than a select holds: those from ``first`` to ``last``."""

    number: int = 0
    field: str = ""
    first: Thing = 0
    last: Thing = 0


def parts(ask: Ask) -> list[Ask]:
    """Split an ask into as many forms as it needs, so that every legal choice can be made in one of them."""
    for field, domain in choices(ask).items():
        things = domain.names if isinstance(domain, OneOf) else ()
        if isinstance(domain, OneOf) and len(things) > MOST_OPTIONS:
            few = [things[start : start + MOST_OPTIONS] for start in range(0, len(things), MOST_OPTIONS)]
            return [_part(ask, field, replace(domain, names=some), number) for number, some in enumerate(few)]
    return [ask]


def _part(ask: Ask, field: str, domain: OneOf, number: int) -> Part:
    return Part(
        move=ask.move,
        seats=ask.seats,
        fields={**ask.fields, field: domain},
        awaited=ask.awaited,
        fixed=ask.fixed,
        is_final=ask.is_final,
        about=ask.about,
        number=number,
        field=field,
        first=domain.names[0],
        last=domain.names[-1],
    )


def openers(panel: Panel, ask: Ask) -> list[Button[View]]:
    """Return the button that opens the form of an ask, or a button for each of its parts."""
    return [_opener(panel, part) for part in parts(ask)]


def _opener(panel: Panel, ask: Ask) -> Button[View]:
    key = Key(Verb.FORM, panel.game, panel.wait_token, panel.seat, identity(ask))
    shown = panel.ask(ask)
    label = shown.text
    if isinstance(ask, Part):
        ends = [panel.thing(ask.move, ask.field, thing).text for thing in (ask.first, ask.last)]
        label = panel.part(shown.text, ends)
    return Button(label=label, emoji=shown.icon, style=style_of(ask), custom_id=key.custom_id)


def opened_ask(key: Key, asks: Iterable[Ask]) -> Ask | None:
    """Return the seat's ask whose form a button opens or a player has sent in, or None."""
    return next((part for ask in asks for part in parts(ask) if identity(part) == key.rest), None)


def identity(ask: Ask) -> str:
    """Return the identity of a seat's ask: its move, its fixed fields, and which part of an ask it is.

    It is a digest of that if it takes more room than an id has.
    """
    part = {"part": ask.number} if isinstance(ask, Part) and ask.number else {}
    whole = msgspec.json.encode({**_fixed(ask), **part})
    return whole.decode() if len(whole) <= LONGEST_REST else sha256(whole).hexdigest()[:LONGEST_REST]


def _fixed(ask: Ask) -> dict[str, object]:
    return {"move": snake_case(ask.move.__name__), **ask.fixed}


def form(panel: Panel, ask: Ask, written: Mapping[str, str] | None = None) -> Modal:
    """Return the form of an ask, with a select or a text box for each of its fields, under a line on its item or card.

    ``written`` fills text boxes in advance, by field.
    """
    key = Key(Verb.SENT, panel.game, panel.wait_token, panel.seat, identity(ask))
    shown = panel.ask(ask)
    modal = Modal(title=shown.text[:TITLE], custom_id=key.custom_id, timeout=OPEN_FOR)
    for place, (name, domain) in enumerate(choices(ask).items()):
        field: TextInput[View] | Select[View]
        if isinstance(domain, WRITTEN):
            field = _box(name, domain, (written or {}).get(name, ""))
        else:
            field = _select(panel, ask, name)
        text, note = panel.placeholder(ask.move, name)[:TITLE], None if place else shown.note
        modal.add_item(Label(text=text, component=field, description=note))
    return modal


def _box(name: str, domain: Text | Ranking, written: str) -> TextInput[View]:
    longest = domain.longest if isinstance(domain, Text) else LONGEST_LIST
    is_needed = not (isinstance(domain, Text) and domain.may_be_left)
    return TextInput(
        custom_id=name,
        style=TextStyle.paragraph,
        default=written[:longest] or None,
        required=is_needed,
        min_length=1 if is_needed else None,
        max_length=longest,
    )


def _select(panel: Panel, ask: Ask, name: str) -> Select[View]:
    select = select_for(panel, ask, name)
    select.custom_id = name
    if may_be_left(ask, ask.fields[name]):
        select.min_values, select.required = 0, False
    return select


def read_sent(components: object) -> Sent:
    """Read a form that was sent in, as Discord delivers it. Raises BadInput."""
    sent = [label.component for label in convert(components, list[_Label])]
    return {each.custom_id: each.values if each.value is None else [each.value] for each in sent}


def sent_action(ask: Ask, sent: Sent) -> dict[str, object]:
    """Return the action of a form, as a record spells it."""
    fields: dict[str, object] = {"move": tag_of(ask.move), **ask.fixed}
    for name, domain in choices(ask).items():
        values = sent.get(name, ())
        if isinstance(domain, Ranking):
            lines = (line.strip() for value in values for line in value.splitlines())
            fields[name] = list(domain.read(filter(None, lines)))
        elif isinstance(domain, Text):
            text = next(iter(values), None)
            fields[name] = None if domain.may_be_left and not (text or "").strip() else text
        else:
            fields[name] = meant(ask, name, values)
    return spelled_as_recorded(ask.move, fields)
