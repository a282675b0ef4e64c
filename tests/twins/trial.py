"""A game of two deals with which planted leaks are tried, played for as long as there are leaks to try."""

from collections.abc import Callable, Iterable
from itertools import product

from tests.twins.asking import PARTS
from tests.twins.pair import Leak, Step, Table
from tests.twins.planting import Plant, planted
from tests.twins.playing import Playing, let_paint, nothing

Probe = Callable[[], object]
MOMENTS = (5, 1, 2, 3, 9)
"""A moment for each part of all questions, at which they are asked in the channel alone."""


class Trial:
    """Plants leaks in a game, one at a time, and finds out whether anybody could tell the deals apart by them."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.pair = playing.pair
        self.missed: list[str] = []
        self.is_found = False
        """Whether the planted leak has been noticed."""
        self.first = 0
        """The part of all questions that reveals it, as far as is known."""

    def plant(self, plants: Iterable[Plant], probe: Probe) -> None:
        """Plant each leak by itself, and note which are missed. Afterwards the game goes on without them."""
        for plant in plants:
            self.is_found, self.first = False, plant.part
            with planted(plant):
                probe()
            for step in (self._extend, let_paint, let_paint):
                self.pair.run(step, step)
            self.pair.begin()
            if not self.is_found:
                self.missed.append(plant.name)

    async def _extend(self, table: Table) -> None:
        """Change the card, so that it is painted without the leak. Then it rests in both games."""
        await table.stage.command(self.playing.gm, "gm extend", time="1")

    def each(self, one: Step, other: Step, *, alike: bool = True) -> None:
        """Do something in each game, have the card painted, and note a leak."""
        for steps in ((one, other), (let_paint, let_paint)):
            self.do(lambda steps=steps: self.pair.each(steps[0], steps[1], "planted", alike=alike))  # type: ignore[misc]

    def both(self, step: Step) -> None:
        """Do the same in both games."""
        self.each(step, step)

    def once(self, step: Step) -> None:
        """Do something in one game only."""
        self.each(step, nothing, alike=False)

    def look(self) -> None:
        """Let readers ask everything, part by part, until a leak is found."""
        moments = sorted(MOMENTS, key=lambda moment: moment % PARTS != self.first)
        for reader, moment in product(sorted(self.pair.readers), moments):
            if not self.is_found:
                self.do(lambda reader=reader, moment=moment: self.playing.let_ask(reader, moment, PARTS))  # type: ignore[misc]

    def do(self, doing: Probe) -> None:
        """Do something, and note a leak."""
        try:
            doing()
        except Leak:
            self.is_found = True
