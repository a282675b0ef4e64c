"""A message as Discord shows it, in HTML: its text, embeds, pictures and components."""

from collections.abc import Callable
from html import escape

from discord import ButtonStyle
from discord.ui import Button, Select

from bot.components.answers import Item
from bot.delivery.telling.outgoing import Outgoing
from bot.page.markup import Markup
from bot.pictures.picture import Picture
from bot.wording.pages import Page, drawn_pages, filed, shown

STYLES = {
    ButtonStyle.primary: "primary",
    ButtonStyle.secondary: "secondary",
    ButtonStyle.success: "success",
    ButtonStyle.danger: "danger",
}
Put = Callable[[Picture], int]
"""Stores a picture for a page, and returns its number there."""


def message(outgoing: Outgoing, markup: Markup, put: Put) -> str:
    """Show a message. Its components are visible but disabled, because their time is over."""
    pages = (*shown(outgoing.pages, pictured=outgoing.picture is not None), *filed(outgoing.pages))
    parts = [f"<div class=text>{markup.block(outgoing.text)}</div>" if outgoing.text else ""]
    drawn = [_picture(each, put) for each in (outgoing.picture, outgoing.last_picture)]
    places = dict(zip(reversed(drawn_pages(pages)), reversed(drawn), strict=True)) if pages else {}
    parts += [embed(page, markup, places.get(place, "")) for place, page in enumerate(pages)]
    parts += [] if pages else drawn[:1]
    parts += [f"<div class=row>{''.join(map(_component, row))}</div>" for row in outgoing.rows]
    return "".join(parts)


def embed(page: Page, markup: Markup, last: str) -> str:
    """Show a page without its note, with some HTML at its end, such as a picture."""
    fields = "".join(
        f"<dt>{markup.line(name)}</dt><dd>{markup.block(text)}</dd>" for name, text in page.fields if name or text
    )
    parts = [
        f"<h3>{markup.line(page.title)}</h3>" if page.title else "",
        markup.block(page.text),
        f"<dl>{fields}</dl>" if fields else "",
        last,
    ]
    return f'<div class=embed data-colour="#{page.colour:06x}">{"".join(parts)}</div>'


def _picture(picture: Picture | None, put: Put) -> str:
    return "" if picture is None else f'<img data-picture={put(picture)} alt="{escape(picture.text)}">'


def _component(item: Item) -> str:
    match item:
        case Button(label=str(label), style=style):
            return f"<span class={STYLES[style]}>{escape(label)}</span>"
        case Select(placeholder=str(placeholder)):
            return f"<span class=select>{escape(placeholder)}</span>"
        case _:
            return ""
