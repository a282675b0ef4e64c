"""What becomes of a reader in the course of a game: he leads it, manages the server, gives up his seat, and dies."""

from collections.abc import Callable

from engine.actions import Replace
from engine.great_table.actions import Modkill
from engine.judging import Submission
from engine.names import GM
from engine.rulebook import AnyRulebook
from tests.twins.pair import Table
from tests.twins.playing import HOST, STRANGER, Playing

NEWCOMER = "Lea"


class Fates:
    """What is still to happen to the reader, as far as it can where the game stands."""

    def __init__(self, playing: Playing, rulebook: AnyRulebook) -> None:
        self.playing = playing
        self.seat = playing.twins.reader if playing.reader else None
        self._coming: list[Callable[[], bool]] = [self._manages]
        if self.seat:
            self._coming = [self._leads, self._leads_no_more, self._manages, self._leaves]
        if self.seat and Modkill in rulebook.gm_moves:
            self._coming.append(self._dies)

    def befall(self, parts: int) -> None:
        """Let the next thing happen that can, and let readers ask, see ``look``; what cannot waits."""
        for befalls in self._coming:
            if befalls():
                self._coming.remove(befalls)
                self.playing.look(parts)
                return

    def _manages(self) -> bool:
        """From now on he manages the server; where no reader has a seat, the stranger does."""

        async def manage(table: Table) -> None:
            table.stage.make_manager(self.playing.reader or STRANGER)

        self.playing.pair.both(manage, "the reader manages the server")
        return True

    def _leads(self) -> bool:
        """He leads the game, and plays on."""
        assert self.seat is not None
        if self.playing.gm == HOST:
            self.playing.hand_over(self.seat)
        return True

    def _leads_no_more(self) -> bool:
        """The host, who manages the server too, takes the game back."""
        self.playing.hand_over(None)
        return True

    def _leaves(self) -> bool:
        """He gives up his seat. From now on he reads as a leaver, and the newcomer as well."""
        return self.playing.make(Submission(GM, Replace(self.playing.twins.reader, NEWCOMER)))

    def _dies(self) -> bool:
        """Whoever has his seat is taken out of the game, unless others would perceive by that which deal it is."""
        playing = self.playing
        assert self.seat is not None
        one, other = (table.hosted.started.table for table in playing.pair.tables)
        dies = Modkill(self.seat)
        if one.paused or self.seat in getattr(one, "dead", ()):
            return False
        return playing.deals.looks_alike(self.seat, one, other, dies) and playing.make(Submission(GM, dies))
