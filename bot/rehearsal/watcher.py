"""What happens, as one reader sees it: what he is shown, what changes before his eyes, and what he does himself."""

from msgspec import Struct, structs

from bot.rehearsal.sights import Sight
from bot.rehearsal.stage import Deed, Stage


class Posted(Struct, frozen=True):
    """A new message."""

    sight: Sight


class Edited(Struct, frozen=True):
    """A message looks different now."""

    before: Sight
    after: Sight


class Pinned(Struct, frozen=True):
    """A message was pinned."""

    sight: Sight


Happening = Deed | Posted | Edited | Pinned


class Watcher:
    """Watches for one reader, or without one for a house that sees everything."""

    def __init__(self, stage: Stage, reader: str | None = None) -> None:
        self._stage = stage
        self._reader = reader
        self._known: dict[int, Sight] = {}
        self._deeds = 0

    def news(self) -> list[Happening]:
        """What happened since the last time, in order; of a message changed several times, the last change."""
        deeds = [deed for deed in self._stage.deeds[self._deeds :] if self._reader in {deed.who, None}]
        self._deeds = len(self._stage.deeds)
        new: list[tuple[int, Happening]] = [(deed.at, deed) for deed in deeds]
        changed: list[Happening] = []
        for sight in self._stage.sights(self._reader):
            before = self._known.get(sight.id)
            self._known[sight.id] = sight
            if before is None:
                new.append((sight.id, Posted(sight)))
            elif before != sight:
                changed.extend(_changes(before, sight))
        return [happening for _, happening in sorted(new, key=lambda each: each[0])] + changed


def _changes(before: Sight, after: Sight) -> list[Happening]:
    changes: list[Happening] = []
    if after.pinned and not before.pinned:
        changes.append(Pinned(after))
    if structs.replace(before, pinned=after.pinned) != after:
        changes.append(Edited(before, after))
    return changes
