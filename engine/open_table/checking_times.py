"""Checks that a file asks for nothing at a time that its games don't have."""

from collections.abc import Iterator

from engine.errors import BadInput
from engine.open_table.effects import FOR_A_DAY
from engine.open_table.role_file import Begins, Cycle, Lynch, RoleFile, Talk, When


def check_times(file: RoleFile) -> Iterator[BadInput]:
    """Yield such mistakes."""
    if file.hours.ruling is not None and not file.has_by_hand:
        yield BadInput("no night leaves anything to the GM; leave out ruling", "hours")
    wrong = {Cycle.DAYS: _at_night, Cycle.NIGHTS: _by_day}.get(file.phases)
    for field, problem in () if wrong is None else wrong(file):
        yield BadInput(problem, field)


def _at_night(file: RoleFile) -> Iterator[tuple[str, str]]:
    """Yield the places of what a file without nights says of them, each with a sentence about it."""
    if file.begins is Begins.NIGHT:
        yield "begins", "there are no nights; leave it out"
    if file.hours.night is not None:
        yield "hours", "there are no nights; leave out night"
    if not file.natural:
        yield "natural", "there are no nights, so this says nothing; leave it out"
    for key, side in file.sides.items():
        if side.talks is Talk.NIGHT:
            yield f"sides.{key}.talks", "there are no nights; write day or never"
    for key, ability in file.abilities.items():
        if ability.when is When.NIGHT:
            yield f"abilities.{key}", 'there are no nights; add when = "day", or take it out'


def _by_day(file: RoleFile) -> Iterator[tuple[str, str]]:
    """Yield the places of what a file without days says of them, each with a sentence about it."""
    if file.begins is Begins.DAY:
        yield "begins", "there are no days; leave it out"
    if file.hours.day is not None:
        yield "hours", "there are no days; leave out day"
    for key, side in file.sides.items():
        if side.talks is Talk.DAY:
            yield f"sides.{key}.talks", "there are no days; write night or never"
    if file.lynch is not Lynch.NONE:
        yield "phases", 'without days nobody votes; add lynch = "none"'
    for key, ability in file.abilities.items():
        if ability.when is When.DAY:
            yield f"abilities.{key}.when", "there are no days; leave it out"
        if ability.effect in FOR_A_DAY:
            yield (
                f"abilities.{key}.effect",
                f"{ability.effect} lasts for a day, and there are none; write another effect",
            )
