"""The news of one reader: what they are shown, which messages change, and what they do themselves."""

from msgspec import Struct, structs

from bot.rehearsal.shown import Shown
from bot.rehearsal.stage import Act, Stage


class Posted(Struct, frozen=True):
    """A new message."""

    shown: Shown


class Edited(Struct, frozen=True):
    """A message looks different now."""

    before: Shown
    after: Shown


class Pinned(Struct, frozen=True):
    """A message was pinned."""

    shown: Shown


Happening = Act | Posted | Edited | Pinned


class Watcher:
    """Watches for one reader, or without one for a house that sees everything."""

    def __init__(self, stage: Stage, reader: str | None = None) -> None:
        self._stage = stage
        self._reader = reader
        self._known: dict[int, Shown] = {}
        self._acts = 0

    def news(self) -> list[Happening]:
        """Return the events since the last call, in order. Of several changes to a message, only the last counts."""
        acts = [act for act in self._stage.acts[self._acts :] if self._reader in {act.who, None}]
        self._acts = len(self._stage.acts)
        new: list[tuple[int, Happening]] = [(act.at, act) for act in acts]
        changed: list[Happening] = []
        for shown in self._stage.messages(self._reader):
            before = self._known.get(shown.id)
            self._known[shown.id] = shown
            if before is None:
                new.append((shown.id, Posted(shown)))
            elif before is not shown and before != shown:
                changed.extend(_changes(before, shown))
        return [happening for _, happening in sorted(new, key=lambda each: each[0])] + changed


def _changes(before: Shown, after: Shown) -> list[Happening]:
    changes: list[Happening] = []
    if after.pinned and not before.pinned:
        changes.append(Pinned(after))
    if structs.replace(before, pinned=after.pinned) != after:
        changes.append(Edited(before, after))
    return changes
