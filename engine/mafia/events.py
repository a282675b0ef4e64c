"""The events that mafia games share."""

from enum import StrEnum

from engine.events import Event

NO_LYNCH = "no_lynch"
"""The name under which votes for no lynch are counted."""


class Time(StrEnum):
    """The two alternating phases."""

    DAY = "day"
    NIGHT = "night"


class PhaseBegun(Event, frozen=True, tag="phase"):
    """A day or a night begins. ``number`` counts the days, and the nights; a night has the number of the day before it,
    unless the game began with a night.
    """

    phase: Time
    number: int


class Ballots(Event, frozen=True, tag="votes"):
    """The vote count: voters in the order of their votes, by the player they count for.

    ``needed`` votes lynch.
    """

    counts: dict[str, tuple[str, ...]]
    needed: int
