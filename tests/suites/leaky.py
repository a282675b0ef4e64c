"""Rulebooks that leak, each in one way, to show that the checks find it."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from engine.actions import Action, GmAction
from engine.asks import Ask
from engine.audience import To
from engine.chance import Chance
from engine.events import Event
from engine.refusals import NotAmong, Refusal
from engine.rulebook import AnyRulebook
from engine.table import Table


class Wrapped:
    """A rulebook that wraps another. It is the same except for what a subclass changes."""

    def __init__(self, rulebook: AnyRulebook) -> None:
        self.rulebook = rulebook

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401
        return getattr(self.rulebook, name)


class Loud(Wrapped):
    """Tells everybody one kind of event. The table is folded as if it had not."""

    def __init__(self, rulebook: AnyRulebook, kind: type[Event]) -> None:
        super().__init__(rulebook)
        self.kind = kind
        self.quiet: dict[int, tuple[Event, Event]] = {}

    def shout(self, events: Iterable[Event]) -> Iterator[Event]:
        """Address events of that kind to everybody."""
        for event in events:
            loud = msgspec.structs.replace(event, to=To.PUBLIC) if type(event) is self.kind else event
            self.quiet[id(loud)] = (loud, event)
            yield loud

    def setup(self, options: Struct, seats: tuple[str, ...], chance: Chance) -> Iterable[Event]:
        """Deal, with that kind of event public."""
        return self.shout(self.rulebook.setup(options, seats, chance))

    def decide(self, table: Table, seat: str, action: Action, chance: Chance) -> Iterable[Event]:
        """Decide, with that kind of event public."""
        return self.shout(self.rulebook.decide(table, seat, action, chance))

    def default(self, table: Table, chance: Chance) -> Iterable[Event]:
        """Answer, with that kind of event public."""
        return self.shout(self.rulebook.default(table, chance))

    def close(self, table: Table, chance: Chance) -> Iterable[Event]:
        """Close, with that kind of event public."""
        return self.shout(self.rulebook.close(table, chance))

    @property
    def gm_moves(self) -> dict[type[GmAction], Callable[[Table, GmAction], Iterable[Event]]]:
        """The GM's moves, with that kind of event public."""
        return {kind: self._aloud(follows) for kind, follows in self.rulebook.gm_moves.items()}

    def _aloud(
        self, follows: Callable[[Table, GmAction], Iterable[Event]]
    ) -> Callable[[Table, GmAction], Iterable[Event]]:
        return lambda table, action: self.shout(follows(table, action))

    def due(self, table: Table, chance: Chance) -> Iterable[Event]:
        """Go on, with that kind of event public."""
        return self.shout(self.rulebook.due(table, chance))

    def evolve(self, table: Table, event: Event) -> Table:
        """Fold the event as it originally was."""
        _, quiet = self.quiet.get(id(event), (event, event))
        after: Table = self.rulebook.evolve(table, quiet)
        return after


class OpenOrders(Wrapped):
    """Names the seats of whom a secret answer is awaited."""

    def asks(self, table: Table) -> tuple[Ask, ...]:
        """Ask as if nothing were secret."""
        return tuple(
            Ask(ask.move, ask.seats, ask.fields, ask.awaited, secret=not ask.awaited, fixed=ask.fixed)
            for ask in self.rulebook.asks(table)
        )


class ChattyRefusals(Wrapped):
    """Refuses a seat that is not asked with names that it may not know."""

    def why_not(self, table: Table, seat: str, action: Action) -> Refusal:
        """Name every seat that has a secret ask before it."""
        asked = [name for ask in self.rulebook.asks(table) if ask.secret for name in ask.seats]
        return NotAmong("asked", " ".join(asked)) if asked else self.rulebook.why_not(table, seat, action)
