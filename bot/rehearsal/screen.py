"""The terminal: what happens, as it happens, in colour where there is any."""

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from rich.console import Console
from rich.text import Text

from bot.rehearsal.sights import Control, Embed, Sight
from bot.rehearsal.speech import Speech
from bot.rehearsal.stage import CHANNEL, Deed, Stage
from bot.rehearsal.watcher import Edited, Happening, Pinned, Posted

INDENT = "    "


class Screen:
    """Prints what happens. ``reader`` is who sits before it, if he plays."""

    def __init__(self, console: Console, stage: Stage, reader: str | None = None) -> None:
        self._console = console
        self._stage = stage
        self._reader = reader

    def show(self, happenings: Iterable[Happening]) -> None:
        """Print what happened."""
        for happening in happenings:
            match happening:
                case Deed(who=who, what=what):
                    self._print(Text(""), "")
                    self._print(Text.assemble((f"{who} ", "bold"), what), "")
                case Posted(sight=sight):
                    self._show_message(sight)
                case Edited(before=before, after=after):
                    self._show_edit(before, after)
                case Pinned(sight=sight):
                    self._print(Text(f"{self._place(sight)}: the message is pinned", "dim"), "")
                case other:
                    assert_never(other)

    def say(self, text: str) -> None:
        """Print a line of the rehearsal's own."""
        self._print(Text(text, "yellow"), "")

    def _show_message(self, sight: Sight) -> None:
        self._print(Text(self._place(sight), _colour(sight)), "")
        for line in self._lines(sight):
            self._print(line, INDENT)

    def _show_edit(self, before: Sight, after: Sight) -> None:
        old = {line.plain for line in self._lines(before)}
        changed = [line for line in self._lines(after) if line.plain.strip() and line.plain not in old]
        which = "the pinned message" if after.pinned else "a message"
        what = "loses its buttons" if before.rows and not after.rows else "changes"
        self._print(Text(f"{self._place(after)}: {which} {what}", f"dim {_colour(after)}"), "")
        for line in changed:
            self._print(line, INDENT)

    def _place(self, sight: Sight) -> str:
        if sight.only:
            return "Only you see" if sight.only == self._reader else f"Only {sight.only} sees"
        if sight.dm:
            return "DM to you" if sight.dm == self._reader else f"DM to {sight.dm}"
        return f"#{CHANNEL}"

    def _lines(self, sight: Sight) -> Iterator[Text]:
        speech = Speech(self._stage.names, {self._stage.channel.id: CHANNEL}, self._stage.env.now())
        if sight.text:
            yield from speech.lines(sight.text)
        for embed in sight.embeds:
            yield from _framed(speech, embed)
        for row in sight.rows:
            yield Text("  ", "").join(_drawn(control) for control in row)
        for file in sight.files:
            yield Text(f"(file {file})", "dim")

    def _print(self, line: Text, indent: str) -> None:
        if not self._console.is_terminal:
            self._console.print(Text(indent) + line, soft_wrap=True)
            return
        for part in line.wrap(self._console, max(20, self._console.width - len(indent))):
            self._console.print(Text(indent) + part)


def _colour(sight: Sight) -> str:
    return "green" if sight.only else "magenta" if sight.dm else "cyan"


def _framed(speech: Speech, embed: Embed) -> Iterator[Text]:
    """An embed: its title, its text, and each field, whose lines after the first are set in."""
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
