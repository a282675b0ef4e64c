"""The deal as a form: who has which alias and which lot, and all other draws before the game begins."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from msgspec import Struct

from bot.rehearsal.dealt_roles import Drawn, lots_of
from bot.rehearsal.web.draw_choices import FIRST, LAST, Chooser, Fields, Naming, select_html, was_html
from engine.outcomes import Kind

KEY = "deal"
ALIAS, LOT = "alias:", "lot:"
"""The prefixes of the fields of aliases and of lots, before the name of a person who has joined."""
LOTS_APART = ", "
"""Separates the words of a lot when a form is sent."""


class Dealt(Struct, frozen=True):
    """A deal to seats: the outcomes, the kind of each draw, and with aliases whose seat is whose.

    ``seats`` has each seat's name by that of the person who has joined; without aliases they are equal. ``aliases`` has
    all aliases that somebody may get.
    """

    drawn: Drawn
    kinds: Mapping[str, Kind]
    seats: Mapping[str, str]
    aliases: Sequence[str]


def deal_html(dealt: Dealt, naming: Naming) -> str:
    """Return the form. A person who is given another's lot or alias swaps it with them."""
    words = naming.words
    choosers = {name: Chooser(naming, name, kind, is_open=False) for name, kind in dealt.kinds.items()}
    simple = [name for name, kind in dealt.kinds.items() if kind.choosing is not None]
    draws = [
        f"<fieldset class=draw><legend>{escape(choosers[name].name)}</legend>{choosers[name].html()}</fieldset>"
        for name in simple
    ]
    texts = [chooser.html() for name, chooser in choosers.items() if name not in simple]
    record = f"<details><summary>{escape(words.say('web-deal-json'))}</summary>{''.join(texts)}</details>"
    send, cancel, anew = (escape(words.say(f"web-{word}")) for word in ("deal-fix", "cancel", "deal-anew"))
    buttons = (
        f'<button type=button data-cancel>{cancel}</button><button name="{KEY}" value=anew>{anew}</button>'
        f"<button class=primary>{send}</button>"
    )
    title, note = escape(words.say("web-deal")), escape(words.say("web-deal-note"))
    return (
        f'<form data-form="{KEY}" data-wish=deal><h2 id="form-{KEY}">{title}</h2><p>{note}</p>'
        f"<div class=lots>{''.join(_rows(dealt, naming))}</div>{''.join(draws)}"
        f"{record if texts else ''}<div class=row>{buttons}</div></form>"
    )


def aliases_sent(values: Fields, which: int = LAST) -> Mapping[str, str]:
    """Return the aliases, by the names of those who get them."""
    return {field.removeprefix(ALIAS): texts[which] for field, texts in values.items() if field.startswith(ALIAS)}


def lots_sent(values: Fields, seats: Mapping[str, str]) -> Mapping[str, tuple[str, ...]]:
    """Return the lots that have changed hands, by seat."""
    sent = {seat: values[LOT + name] for name, seat in seats.items() if LOT + name in values}
    return {
        seat: tuple(texts[LAST].split(LOTS_APART)) if texts[LAST] else ()
        for seat, texts in sent.items()
        if texts[FIRST] != texts[LAST]
    }


def _rows(dealt: Dealt, naming: Naming) -> Iterator[str]:
    """Return a row for each person who has joined, where there is a choice."""
    lots = {name: lots_of(dealt.drawn, seat) for name, seat in dealt.seats.items()}
    kinds = [(LOTS_APART.join(lot), naming.game.lot(lot)) for lot in sorted({*lots.values()})]
    aliases = [(alias, alias) for alias in dealt.aliases]
    for name, seat in dealt.seats.items():
        alias = _choice(ALIAS + name, naming.words.say("web-deal-alias", {"name": name}), aliases, seat)
        label = naming.words.say("web-deal-lot", {"name": name})
        lot = _choice(LOT + name, label, kinds, LOTS_APART.join(lots[name]))
        if alias or lot:
            yield f"<div><b>{escape(name)}</b>{alias}{lot}</div>"


def _choice(field: str, label: str, options: Sequence[tuple[str, str]], present: str) -> str:
    """Return a select that is sent with its former value, or nothing if there is only one choice."""
    if len(options) < 2:
        return ""
    return was_html(field, present) + select_html(field, label, options, present)
