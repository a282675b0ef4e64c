"""Likely slips: a file may say this, but its writer hardly means it. Nothing is refused for them."""

from collections.abc import Iterator

from engine.open_table.effects import Effect, Target
from engine.open_table.role_file import RoleFile, Wins
from engine.open_table.winning import ENDING

DAYS = 14 * 24
"""The most hours of a day or night that are no slip."""


def slips(file: RoleFile) -> Iterator[str]:
    """Yield a sentence about each likely slip, with its place in the file."""
    for key, side in file.sides.items():
        for does in side.does:
            if file.abilities[does].effect is Effect.KILL and file.abilities[does].target is Target.SELF:
                yield f"sides.{key}.does: whoever uses {does} for their side kills themselves"
    ending = [key for key, side in file.sides.items() if side.wins in ENDING]
    is_won_otherwise = any(side.wins is Wins.LYNCHED and side.ends for side in file.sides.values()) or any(
        ability.effect in (Effect.WIN, Effect.BY_HAND) for ability in file.abilities.values()
    )
    if len(ending) == 1 and not is_won_otherwise:
        yield f"sides: nobody can win against {ending[0]}, for no other side wins by eliminate or parity"
    for name in ("day", "night"):
        hours = getattr(file.hours, name)
        if hours is not None and hours > DAYS:
            yield f"hours.{name}: {hours:g} hours are {hours / 24:.0f} days"
