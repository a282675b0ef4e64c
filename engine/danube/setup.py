"""The setup: two players, and nothing to deal."""

from collections.abc import Iterable

from engine.errors import SetupRefused
from engine.events import Event
from engine.refusals import WrongPlayerCount

PLAYERS = range(2, 3)


def setup(seats: tuple[str, ...]) -> Iterable[Event]:
    """Set out the boats. Raises SetupRefused for a wrong number of players."""
    if len(seats) not in PLAYERS:
        raise SetupRefused(WrongPlayerCount(PLAYERS[0], PLAYERS[-1], len(seats)))
    return ()
