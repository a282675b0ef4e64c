"""Two processes of the bot on one database and one Discord, which sends interactions to one of them, or both."""

from collections.abc import Sequence
from random import Random

from simcord.backend.models import Interaction

from tests.wire.gateway import Session
from tests.wire.process import Process
from tests.wire.table import Table


class Partners:
    """The two processes, which may be killed and started anew. One receives each interaction, and both a ``repeated``
    share.
    """

    def __init__(self, table: Table, chance: Random, repeated: float) -> None:
        self.table = table
        self._gateway = table.loopback.gateway
        self._gateway.hearers = self._hearers
        self._chance = chance
        self._repeated = repeated
        self._lost: set[int] = set()

    async def start(self) -> None:
        """Start both at once, on a database that neither has ever seen."""
        self.table.launch()
        self.table.launch()
        await self._until_there(2)
        await self.table.loopback.bell.until(lambda: self.table.backend.find_command("game", None) is not None)

    async def kill_one(self) -> None:
        """Kill one at once, and start another in its place."""
        there = [session for session in self._gateway.sessions if session.listens]
        process = self._chance.choice(self.running)
        process.kill()
        await process.ended()
        await self._until_there(1)
        for session in there:
            if not session.listens:
                told = [payload for event, payload in session.told if event == "INTERACTION_CREATE"]
                self._lost |= {int(payload["id"]) for payload in told}
        self.table.launch()
        await self._until_there(2)

    async def stop(self) -> list[int | None]:
        """Stop both as a host does, and return their exit statuses."""
        running = self.running
        for process in running:
            process.terminate()
        return [await process.ended() for process in running]

    def is_answered(self, interaction: Interaction) -> bool:
        """Return whether somebody has the whole answer to their act."""
        return interaction.responded and not interaction.loading

    async def until_answered(self, interactions: Sequence[Interaction]) -> None:
        """Wait for the answers, or the DMs in their place, except those that a killed process was to give."""

        def is_done(interaction: Interaction) -> bool:
            is_told = bool(self.table.loopback.messages_sent_with([receipt_of(interaction)]))
            return is_told or self.is_answered(interaction) or interaction.id in self._lost

        await self.table.loopback.bell.until(lambda: all(map(is_done, interactions)))

    @property
    def running(self) -> list[Process]:
        """Return the processes that have not ended."""
        return [process for process in self.table.processes if process.is_running]

    async def _until_there(self, count: int) -> None:
        await self.table.loopback.bell.until(lambda: self._gateway.listeners == count)

    def _hearers(self, there: Sequence[Session]) -> Sequence[Session]:
        return there if self._chance.random() < self._repeated else [self._chance.choice(there)]


def receipt_of(interaction: Interaction) -> str:
    """Return the nonce of the DM with the outcome of an act, where Discord accepts no answer any more."""
    return f"re{interaction.id}"
