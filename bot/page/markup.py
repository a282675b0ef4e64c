"""Discord's markdown as HTML, in which no user text becomes a tag.

It formats only what the bot itself uses: bold, italic and struck text, code, small print, quotes, and people, channels
and moments in angle brackets.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict

from bot.themes.theme_icons import without_icons

RULES = ("escape", "backticks", "emphasis", "balance_pairs", "fragments_join", "strikethrough")
MARK = re.compile(r"<(?:@!?(?P<user>\d+)|#(?P<channel>\d+)|t:(?P<time>-?\d{1,12})(?::(?:(?P<until>R)|[a-zA-Z]))?)>")
"""People, channels and moments, in the forms that a browser can show as Discord does."""
SMALL = "-# "
QUOTED = "> "
FENCED = re.compile(r"```(?:\w*\n)?(.*?)```", re.DOTALL)


class Markup:
    """Turns texts into HTML, each line once. ``names`` has the names of users and channels, by id."""

    def __init__(self, names: Mapping[int, str]) -> None:
        self._names = names
        self._lines_made: dict[str, str] = {}

    def block(self, text: str) -> str:
        """Convert a text of several lines, which may include code."""
        parts = FENCED.split(without_icons(text))
        made = [self._lines(part.strip("\n")) if place % 2 == 0 else _code(part) for place, part in enumerate(parts)]
        return "".join(made)

    def line(self, text: str) -> str:
        """Convert a text within a line, such as a title."""
        made = self._lines_made.get(text)
        if made is None:
            made = str(_parser().renderInline(without_icons(text), {"names": self._names}))
            self._lines_made[text] = made
        return made

    def _lines(self, text: str) -> str:
        return "".join(map(self._paragraph, text.split("\n"))) if text else ""

    def _paragraph(self, line: str) -> str:
        """Convert a line, which may be a quote; quotes do not nest."""
        if line.startswith(QUOTED):
            return f"<blockquote>{self._unquoted(line.removeprefix(QUOTED))}</blockquote>"
        return self._unquoted(line)

    def _unquoted(self, line: str) -> str:
        if line.startswith(SMALL):
            return f"<small>{self.line(line.removeprefix(SMALL))}</small>"
        return f"<p>{self.line(line)}</p>" if line else "<br>"


def _code(text: str) -> str:
    return f"<pre>{escape(text.rstrip())}</pre>"


@cache
def _parser() -> MarkdownIt:
    parser = MarkdownIt("zero").enable(RULES)
    parser.inline.ruler.before("escape", "mark", _find_mark)
    parser.add_render_rule("mark", _show_mark)
    return parser


def _find_mark(state: StateInline, silent: bool) -> bool:
    match = MARK.match(state.src, state.pos)
    if match is None:
        return False
    if not silent:
        token = state.push("mark", "", 0)
        token.meta = {name: value for name, value in match.groupdict().items() if value is not None}
    state.pos = match.end()
    return True


def _show_mark(renderer: RendererHTML, tokens: Sequence[Token], place: int, options: OptionsDict, env: EnvType) -> str:
    names: Mapping[int, str] = env["names"]
    match tokens[place].meta:
        case {"user": number}:
            return f'<b class="mention">@{escape(names.get(int(number), "?"))}</b>'
        case {"channel": number}:
            return f'<b class="mention">#{escape(names.get(int(number), "?"))}</b>'
        case {"time": seconds, "until": _}:
            return f'<time data-at="{int(seconds)}" data-style="R"></time>'
        case {"time": seconds}:
            return f'<time data-at="{int(seconds)}"></time>'
        case other:
            raise AssertionError(other)
