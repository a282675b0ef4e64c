"""Messages as a person sees them: text, embeds, buttons and selects, and the readers who see them."""

from collections.abc import Iterator, Mapping

from msgspec import Struct
from simcord.backend.models import Message

from engine.learning import converted

BUTTON = 2
SELECT = 3
PIN_NOTICE = 6
"""The type of Discord's own message about a pin."""


class Choice(Struct, frozen=True):
    """One line of a select."""

    label: str
    value: str
    description: str = ""
    default: bool = False


class Control(Struct, frozen=True):
    """A button, or a select with its choices, on a message."""

    channel_id: int
    message_id: int
    custom_id: str
    label: str
    choices: tuple[Choice, ...] = ()
    least: int = 1
    most: int = 1

    @property
    def is_select(self) -> bool:
        """Whether the control is a select, not a button."""
        return bool(self.choices)


class Embed(Struct, frozen=True):
    """A framed text with titled fields."""

    title: str = ""
    description: str = ""
    fields: tuple[tuple[str, str], ...] = ()


class Shown(Struct, frozen=True):
    """A message. ``dm`` is whose DM it is in, empty in the channel; ``only`` is its only reader there, if any.

    ``words`` describes each of its files that is a picture.
    """

    id: int
    dm: str
    only: str
    text: str
    embeds: tuple[Embed, ...]
    rows: tuple[tuple[Control, ...], ...]
    files: tuple[str, ...]
    words: tuple[str, ...]
    calls: frozenset[int]
    pinned: bool

    @property
    def controls(self) -> tuple[Control, ...]:
        """All buttons and selects of the message."""
        return tuple(control for row in self.rows for control in row)


class _Field(Struct):
    name: str
    value: str


class _Embed(Struct):
    title: str | None = None
    description: str | None = None
    fields: list[_Field] = []


class _Component(Struct):
    type: int
    custom_id: str = ""
    label: str | None = None
    placeholder: str | None = None
    disabled: bool = False
    options: list[Choice] = []
    min_values: int = 1
    max_values: int = 1
    components: list["_Component"] = []


def is_of_people(message: Message) -> bool:
    """Whether a person has written a message, not Discord itself."""
    return message.type != PIN_NOTICE


class Looks:
    """Remembers how messages looked, so that only an edited message is read again."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[tuple[object, ...], Shown]] = {}

    def shown_to(self, message: Message, dm: str, names: Mapping[int, str]) -> Shown:
        """Return a message as it looks. ``names`` has everybody's name, by id."""
        now = _contents_of(message)
        before, shown = self._known.get(message.id, (None, None))
        if shown is None or before != now:
            shown = _look_at(message, dm, names)
            self._known[message.id] = (now, shown)
        return shown


def _contents_of(message: Message) -> tuple[object, ...]:
    """Return everything that an edit changes. The simulator never changes a list, but puts a new one in its place."""
    lists = (message.embeds, message.components, message.attachments, message.mention_user_ids)
    return message.content, message.pinned, *lists


def _look_at(message: Message, dm: str, names: Mapping[int, str]) -> Shown:
    rows = [_controls(converted(row, _Component), message) for row in message.components]
    return Shown(
        id=message.id,
        dm=dm,
        only=_only(message, names),
        text=message.content,
        embeds=tuple(_embed(converted(embed, _Embed)) for embed in message.embeds),
        rows=tuple(row for row in rows if row),
        files=tuple(str(attachment["filename"]) for attachment in message.attachments),
        words=tuple(str(attachment["description"] or "") for attachment in message.attachments),
        calls=frozenset(message.mention_user_ids),
        pinned=message.pinned,
    )


def _only(message: Message, names: Mapping[int, str]) -> str:
    return next(name for user, name in names.items() if message.visible_to(user)) if message.is_ephemeral else ""


def _embed(embed: _Embed) -> Embed:
    fields = tuple((field.name, field.value) for field in embed.fields)
    return Embed(embed.title or "", embed.description or "", fields)


def _controls(component: _Component, message: Message) -> tuple[Control, ...]:
    return tuple(_flat(component, message))


def _flat(component: _Component, message: Message) -> Iterator[Control]:
    for inner in component.components:
        yield from _flat(inner, message)
    if component.type in {BUTTON, SELECT} and component.custom_id and not component.disabled:
        yield Control(
            channel_id=message.channel_id,
            message_id=message.id,
            custom_id=component.custom_id,
            label=component.label or component.placeholder or "",
            choices=tuple(component.options),
            least=component.min_values,
            most=component.max_values,
        )
