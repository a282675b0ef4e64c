"""An open form as HTML, and its answers as Discord receives them."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from msgspec import Struct
from simcord import MemberActor

from bot.page.markup import Markup
from bot.rehearsal.shown import Choice
from bot.rehearsal.web.drawing import option_html
from bot.wording.words import Words
from engine.learning import converted

TEXT_INPUT = 4
USER_SELECT = 5
TEXT = 10
PARAGRAPH = 2


class _Person(Struct):
    id: str


class _Field(Struct):
    type: int
    custom_id: str = ""
    style: int = 1
    value: str | None = None
    placeholder: str | None = None
    required: bool = True
    min_length: int | None = None
    max_length: int | None = None
    options: list[Choice] = []
    default_values: list[_Person] = []
    min_values: int = 1
    max_values: int = 1


class _Part(Struct):
    """A field with its label, or a text between fields."""

    type: int
    label: str = ""
    description: str | None = None
    content: str = ""
    component: _Field | None = None


class _Form(Struct):
    title: str
    components: list[_Part]


def form_html(modal: object, key: str, words: Words, people: Mapping[int, str]) -> str:
    """Return a form as HTML. ``key`` stands for it on the page, and ``people`` may be chosen by their ids."""
    form = converted(modal, _Form, strict=False)
    parts = [_part(part, f"{key}-{number}", people) for number, part in enumerate(form.components)]
    send, cancel = escape(words.say("web-send")), escape(words.say("web-cancel"))
    buttons = f"<button type=button data-cancel>{cancel}</button><button class=primary>{send}</button>"
    title = f'<h2 id="form-{key}">{escape(form.title)}</h2>'
    return f'<form data-form="{key}">{title}{"".join(parts)}<div class=row>{buttons}</div></form>'


def sent_in(modal: object, values: Mapping[str, Sequence[str]], people: Mapping[str, MemberActor]) -> dict[str, object]:
    """Return the answers by field. ``people`` are those who may be chosen, by their ids."""
    return dict(_sent(converted(modal, _Form, strict=False), values, people))


def _sent(
    form: _Form, values: Mapping[str, Sequence[str]], people: Mapping[str, MemberActor]
) -> Iterator[tuple[str, object]]:
    for part in form.components:
        field = part.component
        if field is None:
            continue
        given = [*values.get(field.custom_id, ())]
        if field.type == TEXT_INPUT:
            yield field.custom_id, "".join(given[:1]).replace("\r\n", "\n")
        elif field.type == USER_SELECT:
            yield field.custom_id, [people[id_] for id_ in given if id_ in people]
        else:
            yield field.custom_id, given


def _part(part: _Part, key: str, people: Mapping[int, str]) -> str:
    field = part.component
    if field is None:
        return f"<div>{Markup({}).block(part.content)}</div>" if part.type == TEXT else ""
    note = f'<small id="{key}-note">{escape(part.description)}</small>' if part.description else ""
    described = f' aria-describedby="{key}-note"' if note else ""
    if field.type == TEXT_INPUT:
        return f'<label for="{key}">{escape(part.label)}</label>{note}{_text(field, key, described)}'
    return f"<fieldset{described}><legend>{escape(part.label)}</legend>{note}{_choices(field, people)}</fieldset>"


def _text(field: _Field, key: str, described: str) -> str:
    limits = "".join(
        f' {name}="{value}"'
        for name, value in (("minlength", field.min_length), ("maxlength", field.max_length))
        if value is not None
    )
    needed = " required" if field.required else ""
    hint = f' placeholder="{escape(field.placeholder)}"' if field.placeholder else ""
    common = f'id="{key}" name="{escape(field.custom_id)}"{limits}{needed}{hint}{described}'
    if field.style == PARAGRAPH:
        return f"<textarea rows=4 {common}>\n{escape(field.value or '')}</textarea>"
    return f'<input type=text {common} value="{escape(field.value or "")}">'


def _choices(field: _Field, people: Mapping[int, str]) -> str:
    kind = "radio" if field.max_values == 1 and field.required else "checkbox"
    return "".join(
        f'<label><input type={kind} name="{escape(field.custom_id)}" value="{escape(option.value)}"'
        f"{' checked' if option.default else ''}><span>{option_html(option)}</span></label>"
        for option in (_people(field, people) if field.type == USER_SELECT else field.options)
    )


def _people(field: _Field, people: Mapping[int, str]) -> list[Choice]:
    chosen = {person.id for person in field.default_values}
    return [Choice(name, str(id_), default=str(id_) in chosen) for id_, name in people.items()]
