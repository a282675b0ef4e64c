"""The choice of a draw's outcome in a form: a select for each part, or JSON where there are too many parts."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

import msgspec
from msgspec import Struct

from bot.rehearsal.failure import Impossible
from bot.rehearsal.wanting import completed
from bot.wording.game_words import AnyGameWords
from bot.wording.pages import shorten
from bot.wording.words import Words
from engine.codec import convert, decode
from engine.errors import BadInput
from engine.outcomes import ByName, Choosing, Kind, One, Row, as_recorded

Fields = Mapping[str, Sequence[str]]
"""The fields that a form was sent with."""
FIRST, LAST = 0, -1
"""The positions in a field that is sent with its former value and its new one."""
OPEN = "?"
"""Shows a part that is left to chance, where there are others."""
LONGEST = 20_000
LONGEST_SHOWN = 120


class Naming(Struct, frozen=True):
    """The names of draws and their outcomes, in a game with these seats."""

    words: Words
    game: AnyGameWords
    seats: Sequence[str]

    def value(self, draw: str, value: object) -> str:
        """Name a part of an outcome; a seat by its name."""
        return value if isinstance(value, str) and value in self.seats else self.game.drawn(draw, value)

    def outcome(self, draw: str, outcome: object, choosing: Choosing | None) -> str:
        """Name an outcome, in not too many words. An open part is left to chance."""
        return shorten(self._outcome(draw, outcome, choosing), LONGEST_SHOWN)

    def _outcome(self, draw: str, outcome: object, choosing: Choosing | None) -> str:
        match choosing, outcome:
            case _, None:
                return OPEN
            case Row(each), list():
                return " · ".join(self._outcome(draw, one, each) for one in outcome)
            case ByName(each), dict():
                return "; ".join(f"{name}: {self._outcome(draw, one, each.get(name))}" for name, one in outcome.items())
            case One(), _:
                return self.value(draw, outcome)
            case _:
                return in_json(outcome)


class Chooser:
    """Lets the person choose an outcome of one draw. ``is_open`` says whether parts may be left to chance."""

    def __init__(self, naming: Naming, draw: str, kind: Kind, *, is_open: bool) -> None:
        self._naming = naming
        self._draw = draw
        self._kind = kind
        self._is_open = is_open
        self._field = f"draw:{draw}"

    @property
    def name(self) -> str:
        """The name of the draw."""
        return self._naming.game.draw_name(self._draw)

    def html(self) -> str:
        """Return the controls. Parts that are not open show the present outcome."""
        if self._kind.choosing is None:
            return self._text_html()
        present = None if self._is_open else self._kind.example
        return f"<div class=parts>{''.join(self._parts(self._kind.choosing, self._field, self.name, present))}</div>"

    def read(self, values: Fields, which: int = LAST) -> object:
        """Return the chosen outcome, or None if nothing was chosen. Raises Impossible."""
        if self._kind.choosing is None:
            return self._read_text(values)
        return self._read(self._kind.choosing, self._field, values, which)

    def text(self, outcome: object) -> str:
        """Name an outcome."""
        return self._naming.outcome(self._draw, outcome, self._kind.choosing)

    def _parts(self, choosing: Choosing, field: str, label: str, present: object) -> Iterator[str]:
        match choosing:
            case One(among):
                yield self._select(among, field, label, present)
            case Row(each, count):
                row = present if isinstance(present, list) else [None] * count
                for place, one in enumerate(row):
                    yield from self._parts(each, f"{field}:{place}", f"{label} {place + 1}", one)
            case ByName(each):
                held = present if isinstance(present, dict) else {}
                for place, name in enumerate(each):
                    parts = self._parts(each[name], f"{field}:{place}", f"{label}, {name}", held.get(name))
                    yield f"<div class=named><b>{escape(name)}</b>{''.join(parts)}</div>"

    def _select(self, among: Sequence[object], field: str, label: str, present: object) -> str:
        options = [(in_json(value), self._naming.value(self._draw, as_recorded(value))) for value in among]
        if self._is_open:
            blank = self._naming.words.say("web-draws-chance") if isinstance(self._kind.choosing, One) else OPEN
            return select_html(field, label, [("", blank), *options], "")
        return was_html(field, in_json(present)) + select_html(field, label, options, in_json(present))

    def _text_html(self) -> str:
        example = in_json(self._kind.example)
        form = "list" if isinstance(self._kind.example, list) else "names"
        label = self._naming.words.say(f"web-draw-{form}", {"draw": self.name})
        if self._is_open:
            label = self._naming.words.say("web-draw-such", {"draw": label, "example": example})
        text = "" if self._is_open else example
        return (
            f"<label>{escape(label)}<textarea rows=2 maxlength={LONGEST} spellcheck=false"
            f' name="{escape(self._field)}">\n{escape(text)}</textarea></label>'
        )

    def _read(self, choosing: Choosing, field: str, values: Fields, which: int) -> object:
        match choosing:
            case One(among):
                return self._read_one(among, values.get(field, ("",))[which])
            case Row(each, count):
                row = [self._read(each, f"{field}:{place}", values, which) for place in range(count)]
                return None if row == [None] * count else row
            case ByName(each):
                read = [self._read(each[name], f"{field}:{place}", values, which) for place, name in enumerate(each)]
                return {name: one for name, one in zip(each, read, strict=True) if one is not None} or None

    def _read_one(self, among: Sequence[object], text: str) -> object:
        if not text:
            return None
        found = [as_recorded(value) for value in among if in_json(value) == text]
        if not found:
            raise Impossible(self._naming.words.say("web-gone"))
        return found[0]

    def _read_text(self, values: Fields) -> object:
        text = "".join(values.get(self._field, ())).strip()
        if not text:
            return None
        try:
            if len(text) > LONGEST:
                raise BadInput(f"this is longer than {LONGEST} characters")
            outcome = decode(text.encode(errors="replace"))
            if self._is_open:
                convert(completed(outcome, self._kind.example), self._kind.shape)
        except BadInput as bad:
            raise Impossible(f"{self.name}: {bad.problem}") from None
        return outcome


def select_html(field: str, label: str, options: Sequence[tuple[str, str]], chosen: str) -> str:
    """Return a select; each option is a value to send and a text to show."""
    shown = "".join(
        f'<option value="{escape(value)}"{" selected" if value == chosen else ""}>{escape(text)}</option>'
        for value, text in options
    )
    return f'<select name="{escape(field)}" aria-label="{escape(label)}">{shown}</select>'


def was_html(field: str, present: str) -> str:
    """Return a field's former value, which is sent before its new one."""
    return f'<input type=hidden name="{escape(field)}" value="{escape(present)}">'


def in_json(value: object) -> str:
    """Return a value as a record has it."""
    return msgspec.json.encode(value).decode()
