"""The terminal: events as they happen, in colour where the terminal has any."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from time import sleep
from typing import assert_never

from rich.console import Console
from rich.text import Text

from bot.rehearsal.excerpt import Deed, Excerpt, InShort, Shortened
from bot.rehearsal.shown import Control, Embed, Shown
from bot.rehearsal.stage import CHANNEL, Act, Stage
from bot.rehearsal.terminal_speech import Speech
from bot.rehearsal.watcher import Edited, Happening, Pinned, Posted

INDENT = "    "


READING = 0.02
"""The seconds to read a character."""
LONGEST_LOOK = 3.0
"""The most seconds that anybody looks at one message."""
ALL_LOOKS = 25.0
"""The seconds to read a whole game."""


class Screen:
    """Prints events. ``reader`` is the person in front of it, if they play; they choose buttons from a numbered list.

    Others see ``everything``, or an excerpt with pauses to read it on a terminal.
    """

    def __init__(self, console: Console, stage: Stage, reader: str | None = None, *, everything: bool = False) -> None:
        self._console = console
        self._stage = stage
        self._reader = reader
        self._excerpt = None if everything or reader is not None else Excerpt()
        self._everything = everything
        self._left = ALL_LOOKS

    def show(self, happenings: Sequence[Happening]) -> None:
        """Print events."""
        if self._excerpt is not None:
            self._show_in_short(self._excerpt.of(happenings))
            return
        for happening in happenings:
            match happening:
                case Act(who=who, what=what):
                    self._print(Text(""), "")
                    self._print(Text.assemble((f"{who} ", "bold"), what), "")
                case Posted(shown=shown):
                    self._show_message(shown)
                case Edited(before=before, after=after) if self._everything or not after.pinned:
                    self._show_edit(before, after)
                case Pinned(shown=shown) if self._everything:
                    self._print(Text(f"{self._place(shown)}: the message is pinned", "dim"), "")
                case Edited() | Pinned():
                    pass
                case other:
                    assert_never(other)

    def end(self) -> None:
        """Print what was kept."""
        if self._excerpt is not None:
            self._show_in_short(self._excerpt.rest())

    def _show_in_short(self, shortened: Iterable[Shortened]) -> None:
        for each in shortened:
            match each:
                case Deed(who=(one,), what=what):
                    self._print(Text.assemble((f"{one} ", "bold"), what), "")
                case Deed(who=who, what=what):
                    self._print(Text.assemble((f"{_listed(who)} ", "bold"), _of_several(what)), "")
                case InShort(to=to, titles=titles):
                    said = (line for title in titles for line in self._speech().lines(title))
                    self._print(Text.assemble((f"DM to {_listed(to)}: ", "magenta"), Text("; ").join(said)), "")
                case Posted(shown=shown):
                    self._print(Text(""), "")
                    self._show_message(shown)
                    self._let_read(shown)
                case other:
                    assert_never(other)

    def _let_read(self, shown: Shown) -> None:
        """Wait as long as somebody takes to read it. Nobody reads piped output now."""
        if self._console.is_terminal:
            length = sum(len(line) for line in self._lines(shown))
            look = min(length * READING, LONGEST_LOOK, self._left)
            self._left -= look
            sleep(look)

    def say(self, text: str) -> None:
        """Print a line of the rehearsal's own."""
        self._print(Text(text, "yellow"), "")

    def ask(self, question: str) -> str:
        """Print a question, and read a line."""
        return self._console.input(question)

    def _show_message(self, shown: Shown) -> None:
        self._print(Text(self._place(shown), _colour(shown)), "")
        for line in self._lines(shown):
            self._print(line, INDENT)

    def _show_edit(self, before: Shown, after: Shown) -> None:
        old = Counter(line.plain for line in self._lines(before))
        changed = [line for line in self._lines(after) if line.plain.strip() and not _is_among(old, line.plain)]
        if not changed and not self._everything:
            return
        which = "the pinned message" if after.pinned else "a message"
        what = "loses its buttons" if before.rows and not after.rows else "changes"
        self._print(Text(f"{self._place(after)}: {which} {what}", f"dim {_colour(after)}"), "")
        for line in changed:
            self._print(line, INDENT)

    def _place(self, shown: Shown) -> str:
        if shown.only:
            return "Only you see" if shown.only == self._reader else f"Only {shown.only} sees"
        if shown.dm:
            return "DM to you" if shown.dm == self._reader else f"DM to {shown.dm}"
        return f"#{CHANNEL}"

    def _lines(self, shown: Shown) -> Iterator[Text]:
        speech = self._speech()
        if shown.text:
            yield from speech.lines(shown.text)
        for embed in shown.embeds:
            yield from _framed(speech, embed)
        if self._reader is None:
            for row in shown.rows:
                yield Text("  ", "").join(_drawn(control) for control in row)
        for file, words in zip(shown.files, shown.words, strict=True):
            yield Text(f"(picture: {self._described(words)})" if words else f"(file {file})", "dim")

    def _described(self, words: str) -> str:
        """Return a picture's words, or just the first line."""
        first, *others = words.splitlines()
        return ", ".join((first, *others)) if self._everything else f"{first} …" if others else first

    def _speech(self) -> Speech:
        return Speech(self._stage.names, {self._stage.channel.id: CHANNEL}, self._stage.env.now())

    def _print(self, line: Text, indent: str) -> None:
        if not self._console.is_terminal:
            self._console.print(Text(indent) + line, soft_wrap=True)
            return
        for part in line.wrap(self._console, max(20, self._console.width - len(indent))):
            self._console.print(Text(indent) + part)


def _is_among(old: Counter[str], line: str) -> bool:
    """Whether a line is one of the old ones, of which it is taken off."""
    old[line] -= 1
    return old[line] >= 0


def _listed(names: Sequence[str]) -> str:
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def _of_several(what: str) -> str:
    """Return one person's act in the plural: each presses, all press."""
    verb, _, rest = what.partition(" ")
    return f"{verb.removesuffix('es' if verb.endswith('sses') else 's')} {rest}"


def _colour(shown: Shown) -> str:
    return "green" if shown.only else "magenta" if shown.dm else "cyan"


def _framed(speech: Speech, embed: Embed) -> Iterator[Text]:
    """Return an embed: its title, its text, and each field, with all lines after the first indented."""
    for line in speech.lines(embed.title) if embed.title else []:
        line.stylize("bold underline")
        yield line
    if embed.description:
        yield from speech.lines(embed.description)
    for name, value in embed.fields:
        yield from _field(name, speech.lines(value))


def _field(name: str, lines: Sequence[Text]) -> Iterator[Text]:
    heading = Text(f"{name}:", "bold") if name.strip("\N{ZERO WIDTH SPACE} ") else Text()
    if len(lines) == 1:
        yield Text(" ").join((heading, *lines)) if heading else lines[0]
        return
    yield heading
    for line in lines:
        yield Text("  ") + line


def _drawn(control: Control) -> Text:
    return Text(f"[{control.label}{' ▾' if control.is_select else ''}]", "reverse" if not control.is_select else "bold")
