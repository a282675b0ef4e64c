"""The account of a record beyond its seal: how the game ended and by whom, and everything that is unproven."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct, field

from bot.cli.replaying import Replaying
from engine.codec import convert, decode
from engine.errors import one_line
from engine.events import Outcome
from engine.log import FIRST_LINE, Entry
from engine.names import CLOCK, GM

UNDO = "undo"
HARMLESS = ("pause", "resume", "extend")
"""The GM's moves that bring nobody nearer to the end."""


class Told(Struct, frozen=True):
    """The facts of a line, as it stands in the record."""

    by: str
    move: str
    acting_for: str | None = field(name="for", default=None)
    at: str | None = None
    drawn: dict[str, object] = {}
    again: bool = False
    auto: bool = False
    reason: str | None = None
    player: str | None = None
    newcomer: str | None = field(name="with", default=None)


class Account:
    """A record played to its last line. ``ending`` is empty if the game does not end in it. Raises Fault."""

    def __init__(self, record: Sequence[bytes], replaying: Replaying) -> None:
        self.ending = ""
        self.unproven: list[str] = []
        """The matters that no seal proves."""
        self._lines: dict[str, list[str]] = {}
        standing: list[int] = []
        for entry in replaying.entries():
            if entry.line == FIRST_LINE:
                continue
            told = convert(decode(record[entry.line - 1]), Told)
            left = replaying.standing if told.move == UNDO else (*standing, entry.line)
            taken = [line for line in standing if line not in left]
            standing = list(left)
            self.unproven += [f"line {entry.line}: {matter}" for matter in _matters(told, taken)]
            self._count(entry.line, told)
            self._look_for_the_end(entry, told)
        self.unproven += [f"{kind}: {', '.join(lines)}" for kind, lines in self._lines.items()]

    def _count(self, line: int, told: Told) -> None:
        """Note the frequent kinds of facts, so that all of a kind are told at once."""
        if told.again:
            made_again = "made again by the bot after an undo, as the record says"
            self._lines.setdefault(made_again, []).append(f"line {line} ({told.move} by {_who(told)})")
        elif told.auto:
            no_choice = "made by the bot where a player had no choice, as the record says"
            self._lines.setdefault(no_choice, []).append(f"line {line} ({told.move} by {_who(told)})")
        elif told.by == CLOCK:
            self._lines.setdefault("deadlines that passed", []).append(f"line {line}")
        elif told.by == GM and told.move not in (*HARMLESS, UNDO, "replace"):
            of = f" for {told.acting_for}" if told.acting_for else ""
            self._lines.setdefault("moves of the GM's", []).append(f"line {line} ({told.move}{of})")

    def _look_for_the_end(self, entry: Entry, told: Told) -> None:
        outcome = next((event for event in entry.events if isinstance(event, Outcome)), None)
        if outcome is None:
            return
        when = f", at {one_line(told.at)}" if told.at else ""
        if told.move == "abort":
            who = "The GM, or a manager of the server,"
            self.ending = f"{who} ended the game before its end: line {entry.line} ({told.move}{when})."
            return
        result = f"{outcome.side} wins" if outcome.side else _winners(outcome.winners)
        move = f"line {entry.line} ({told.move} by {_who(told)}{when})"
        self.ending = f"The game came to its end by the rules: {move}. Its outcome: {result} ({outcome.reason})."


def _winners(names: Sequence[str]) -> str:
    return f"{', '.join(names)} win" if len(names) > 1 else f"{''.join(names) or 'nobody'} wins"


def _matters(told: Told, taken: Sequence[int]) -> list[str]:
    """Describe the facts of a line beside its move."""
    matters = []
    if taken:
        first, *others = map(str, taken)
        after = f" and what stood after it ({', '.join(others)})" if others else ""
        why = f'; the reason given: "{one_line(told.reason)}"' if told.reason else ""
        matters.append(f"{_who(told)} took back line {first}{after}{why}")
    if told.newcomer is not None:
        newcomer = one_line(told.newcomer)
        matters.append(f"the seat of {told.player} was given to {newcomer}; the seal says who sat there before")
    matters += [f"later draw: {_drawn(name, outcome)}" for name, outcome in told.drawn.items()]
    return matters


def _drawn(name: str, outcome: object) -> str:
    return one_line(f"{name} = {msgspec.json.encode(outcome).decode()}")


def _who(told: Told) -> str:
    match told.by:
        case "gm" if told.move == UNDO and told.acting_for:
            return told.acting_for
        case "gm":
            return f"the GM for {told.acting_for}" if told.acting_for else "the GM"
        case "clock":
            return "the clock"
        case _:
            return told.by
