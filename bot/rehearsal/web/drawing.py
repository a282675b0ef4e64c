"""A message of the simulated Discord as HTML, styled like Discord, with working buttons."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from hashlib import sha256
from html import escape
from io import BytesIO
from typing import NamedTuple

from msgspec import Struct
from PIL import Image
from simcord.backend import Backend
from simcord.backend.models import Message, User

from bot.page.markup import Markup
from bot.page.page_messages import embed
from bot.rehearsal.shown import BUTTON, PIN_NOTICE, SELECT, Choice
from bot.wording.pages import Page
from bot.wording.words import Words
from engine.learning import converted

STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger"}
FACES = 8
"""The number of people's colours."""
PICTURES = ("image/png", "image/gif")


class Item(NamedTuple):
    """A message as a list item, and a short text that changes with it."""

    html: str
    version: str


class _Image(Struct):
    url: str


class _Field(Struct):
    name: str
    value: str


class _Footer(Struct):
    text: str = ""


class _Embed(Struct):
    title: str | None = None
    description: str | None = None
    color: int | None = None
    fields: list[_Field] = []
    image: _Image | None = None
    footer: _Footer | None = None


class _Emoji(Struct):
    name: str | None = None
    id: str | None = None


class _Component(Struct):
    type: int
    style: int = 2
    custom_id: str = ""
    label: str | None = None
    placeholder: str | None = None
    emoji: _Emoji | None = None
    disabled: bool = False
    options: list[Choice] = []
    min_values: int = 1
    max_values: int = 1
    components: list["_Component"] = []


class _File(Struct):
    id: str
    filename: str
    url: str
    description: str | None = None
    content_type: str | None = None


class Drawing:
    """Draws messages, each again only when it has changed. ``files`` has the drawn files, by id."""

    def __init__(self, backend: Backend, words: Words) -> None:
        self.files: dict[str, _File] = {}
        self._backend = backend
        self._words = words
        self._drawn: dict[int, tuple[tuple[object, ...], Item]] = {}

    def item(self, message: Message) -> Item:
        """Return a message as an item."""
        now = (message.content, message.pinned, message.embeds, message.components, message.attachments)
        before, item = self._drawn.get(message.id, (None, None))
        if item is None or before != now:
            item = self._draw(message)
            self._drawn[message.id] = (now, item)
        return item

    def _draw(self, message: Message) -> Item:
        inner = self._notice(message) if message.type == PIN_NOTICE else self._post(message)
        version = sha256(inner.encode()).hexdigest()[:12]
        only = " only" if message.is_ephemeral else ""
        return Item(f'<li class="post{only}" data-id="{message.id}" data-version="{version}">{inner}</li>', version)

    def _notice(self, message: Message) -> str:
        return f"<p class=notice>{escape(self._words.say('web-pinned', {'name': self._name(message)}))}</p>"

    def _post(self, message: Message) -> str:
        name = self._name(message)
        author = self._backend.users.get(message.author_id)
        app = f"<span class=app>{escape(self._words.say('web-app'))}</span>" if _is_app(message, author) else ""
        moment = int(datetime.fromisoformat(message.timestamp).timestamp())
        parts = [
            self._cause(message),
            f'<span class="face face{sum(name.encode()) % FACES}" aria-hidden=true>{escape(name[:1])}</span>',
            f'<div class=by><b>{escape(name)}</b>{app}<time data-at="{moment}" data-style="m"></time></div>',
            f"<div class=said>{''.join(self._body(message))}</div>",
            self._only() if message.is_ephemeral else "",
        ]
        return "".join(parts)

    def _cause(self, message: Message) -> str:
        """Return the command that a message answers."""
        metadata = message.interaction_metadata or {}
        command, user = metadata.get("name"), metadata.get("user")
        if not command or not isinstance(user, Mapping):
            return ""
        said = self._words.say("web-used", {"name": str(user.get("username")), "command": f"/{command}"})
        return f"<p class=cause>{escape(said)}</p>"

    def _only(self) -> str:
        said, dismiss = escape(self._words.say("web-only")), escape(self._words.say("web-dismiss"))
        return f"<p class=alone>{said} <button type=button class=link data-dismiss>{dismiss}</button></p>"

    def _body(self, message: Message) -> Iterator[str]:
        markup = Markup(self._names())
        files = {file.url: file for file in converted(message.attachments, list[_File])}
        self.files |= {file.id: file for file in files.values()}
        if message.content:
            yield f"<div class=text>{markup.block(message.content)}</div>"
        pages = [
            embed(_page(each), markup, self._picture(files, each.image) + _note(each.footer))
            for each in converted(message.embeds, list[_Embed])
        ]
        yield from (self._image(file) if _is_picture(file) else self._link(file) for file in files.values())
        yield from pages
        for row in converted(message.components, list[_Component]):
            yield f"<div class=row>{''.join(map(self._component, row.components or [row]))}</div>"

    def _picture(self, files: dict[str, _File], image: _Image | None) -> str:
        """Return the picture of an embed, which is not repeated below."""
        if image is None:
            return ""
        name = image.url.rpartition("/")[2]
        url = next((url for url, file in files.items() if image.url == url or file.filename == name), None)
        return "" if url is None else self._image(files.pop(url))

    def _image(self, file: _File) -> str:
        """Return a picture with its size, for which a browser reserves the room."""
        width, height = Image.open(BytesIO(self._backend.cdn.get(file.url) or b"")).size
        text = escape(file.description or file.filename)
        return f'<img src="files/{file.id}" alt="{text}" width={width} height={height}>'

    def _link(self, file: _File) -> str:
        label = escape(self._words.say("web-file", {"name": file.filename}))
        return f'<a class=file href="files/{file.id}" download="{escape(file.filename)}">{label}</a>'

    def _component(self, component: _Component) -> str:
        is_off = " disabled" if component.disabled else ""
        label = escape(component.label or component.placeholder or "")
        if component.type == BUTTON:
            key = f'class="{STYLES.get(component.style, "secondary")}" data-press="{escape(component.custom_id)}"'
            return f"<button type=button {key}{is_off}>{_emoji(component)}{label}</button>"
        if component.type == SELECT and not component.disabled:
            return self._select(component, label)
        return f"<span class=select>{label}</span>"

    def _select(self, select: _Component, label: str) -> str:
        """Return a select. One choice is made by a press; several are ticked and then sent."""
        key = f'data-choose="{escape(select.custom_id)}"'
        chosen = ", ".join(option.label for option in select.options if option.default)
        head = f"<summary>{escape(chosen) or label}</summary>"
        if (select.min_values, select.max_values) == (1, 1):
            rows = "".join(
                f'<button type=button value="{escape(option.value)}"{_mark(option)}>{option_html(option)}</button>'
                for option in select.options
            )
            return f'<details class=select {key}>{head}<div role=group aria-label="{label}">{rows}</div></details>'
        rows = "".join(
            f'<label><input type=checkbox value="{escape(option.value)}"{" checked" if option.default else ""}>'
            f"<span>{option_html(option)}</span></label>"
            for option in select.options
        )
        send = f"<button type=button class=primary data-send>{escape(self._words.say('web-choose'))}</button>"
        limits = f"data-least={select.min_values} data-most={select.max_values}"
        group = f"<fieldset><legend>{label}</legend>{rows}{send}</fieldset>"
        return f"<details class=select {key} {limits}>{head}{group}</details>"

    def _name(self, message: Message) -> str:
        user = self._backend.users.get(message.author_id)
        return message.author_name or (user.global_name or user.name if user is not None else "?")

    def _names(self) -> dict[int, str]:
        users = {user.id: user.global_name or user.name for user in self._backend.users.values()}
        return users | {channel.id: channel.name or "" for channel in self._backend.channels.values()}


def _is_app(message: Message, author: User | None) -> bool:
    return message.webhook_id is not None or (author is not None and author.bot)


def _emoji(component: _Component) -> str:
    emoji = component.emoji
    return f"{escape(emoji.name)} " if emoji is not None and emoji.name and not emoji.id else ""


def _mark(option: Choice) -> str:
    return " aria-current=true" if option.default else ""


def option_html(option: Choice) -> str:
    """Return an option, with its note."""
    note = f"<small>{escape(option.description)}</small>" if option.description else ""
    return f"{escape(option.label)}{note}"


def _page(shown: _Embed) -> Page:
    fields = tuple([(each.name, each.value) for each in shown.fields])
    return Page(shown.title or "", shown.description or "", fields, shown.color or 0)


def _note(footer: _Footer | None) -> str:
    return f"<small>{escape(footer.text)}</small>" if footer is not None and footer.text else ""


def _is_picture(file: _File) -> bool:
    return file.content_type in PICTURES
