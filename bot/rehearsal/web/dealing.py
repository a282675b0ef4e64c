"""The deal as a form: who shall have which lot, and each draw as a record writes it."""

from collections.abc import Mapping, Sequence
from html import escape

import msgspec

from bot.rehearsal.dealing import Drawn, lot_of
from bot.rehearsal.failure import Impossible
from bot.wording.words import Words
from engine.codec import decode
from engine.errors import BadInput

KEY = "deal"
LOT, DRAW = "lot:", "draw:"
"""How the fields of lots and of draws are called, before a seat's name or a draw's."""


def deal_html(drawn: Drawn, names: Sequence[str], words: Words) -> str:
    """The form. A lot is given away by changing places with somebody who has it."""
    lots = {name: lot_of(drawn, name) for name in names}
    kinds = sorted({*lots.values()})
    choices = [_lot(name, lot, kinds) for name, lot in lots.items()] if len(kinds) > 1 else []
    draws = [_draw(name, value, words) for name, value in drawn.items()]
    send, cancel, anew = (escape(words.say(f"web-{word}")) for word in ("deal-fix", "cancel", "deal-anew"))
    buttons = (
        f'<button type=button data-cancel>{cancel}</button><button name="{KEY}" value=anew>{anew}</button>'
        f"<button class=primary>{send}</button>"
    )
    title, note = escape(words.say("web-deal")), escape(words.say("web-deal-note"))
    head = f'<h2 id="form-{KEY}">{title}</h2><p>{note}</p>'
    return (
        f'<form data-form="{KEY}" data-wish=deal>{head}<div class=lots>{"".join(choices)}</div>'
        f"{''.join(draws)}<div class=row>{buttons}</div></form>"
    )


def draws_sent(values: Mapping[str, Sequence[str]]) -> Drawn:
    """The draws as they were written. Raises Impossible."""
    return {
        field.removeprefix(DRAW): _read(field.removeprefix(DRAW), "".join(texts))
        for field, texts in values.items()
        if field.startswith(DRAW)
    }


def lots_sent(values: Mapping[str, Sequence[str]], names: Sequence[str]) -> Mapping[str, str]:
    """The lots that were chosen, by the names of those who shall have them."""
    return {name: "".join(values[LOT + name]) for name in names if LOT + name in values}


def _read(name: str, text: str) -> object:
    try:
        return decode(text.encode())
    except BadInput as error:
        raise Impossible(f"{name}: {error}") from None


def _lot(name: str, lot: str, kinds: Sequence[str]) -> str:
    options = "".join(f"<option{' selected' if kind == lot else ''}>{escape(kind)}</option>" for kind in kinds)
    return f'<label>{escape(name)} <select name="{escape(LOT + name)}">{options}</select></label>'


def _draw(name: str, value: object, words: Words) -> str:
    label = escape(words.say("web-deal-draw", {"name": name}))
    text = escape(msgspec.json.encode(value).decode())
    return f'<label>{label}<textarea rows=2 name="{escape(DRAW + name)}">\n{text}</textarea></label>'
