"""The fates of a reader in the course of a game: they lead it, manage the server, give up their seat, and die."""

from collections.abc import Callable

from engine.actions import Replace
from engine.judging import Submission
from engine.mafia.actions import Modkill
from engine.names import GM
from engine.rulebook import AnyRulebook
from tests.twins.pair import Table
from tests.twins.playing import HOST, STRANGER, Playing

NEWCOMER = "Lea"


class Fates:
    """The fates that still await the reader, as far as the game allows."""

    def __init__(self, playing: Playing, rulebook: AnyRulebook) -> None:
        self.playing = playing
        self.seat = playing.twins.reader if playing.reader else None
        self._coming: list[Callable[[], bool]] = [self._manages]
        if self.seat:
            self._coming = [self._leads, self._leads_no_more, self._manages, self._leaves]
        if self.seat and Modkill in rulebook.gm_moves:
            self._coming.append(self._dies)

    def befall(self, parts: int) -> None:
        """Let the next possible fate happen, and let readers ask, see ``look``. The others wait."""
        for befalls in self._coming:
            if befalls():
                self._coming.remove(befalls)
                self.playing.look(parts)
                return

    def _manages(self) -> bool:
        """Make the reader a manager of the server; where no reader has a seat, make the stranger one."""

        async def manage(table: Table) -> None:
            table.stage.make_manager(self.playing.reader or STRANGER)

        self.playing.pair.both(manage, "the reader manages the server")
        return True

    def _leads(self) -> bool:
        """Let the reader lead the game, and play on."""
        assert self.seat is not None
        if self.playing.gm == HOST:
            self.playing.hand_over(self.seat)
        return True

    def _leads_no_more(self) -> bool:
        """Let the host, who manages the server too, take the game back."""
        self.playing.hand_over(None)
        return True

    def _leaves(self) -> bool:
        """Let the reader give up their seat. From now on they read as a leaver, and the newcomer reads as well."""
        return self.playing.make(Submission(GM, Replace(self.playing.twins.reader, NEWCOMER)))

    def _dies(self) -> bool:
        """Take the player of the reader's seat out of the game, unless others could tell the deals apart by that."""
        playing = self.playing
        assert self.seat is not None
        one, other = (table.hosted.started.table for table in playing.pair.tables)
        dies = Modkill(self.seat)
        if one.paused or self.seat in getattr(one, "dead", ()):
            return False
        return playing.deals.looks_alike(self.seat, one, other, dies) and playing.make(Submission(GM, dies))
