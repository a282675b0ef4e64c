"""Facts of the set-up for messages: how a lynch is decided, what the dead reveal, what comes first, who wins how."""

from bot.wording.open_table.terms import file_of
from bot.wording.voice import OPEN, Voice, plays
from engine.open_table.effects import Effect
from engine.open_table.role_file import Cycle, Lynch, RoleFile
from engine.open_table.winning import ENDING

OTHERS = ("lynch", "reveal", "begins", "weighs", "natural", "ballots", "lynches", "alone")
WEIGHING = frozenset({Effect.DOUBLE_VOTE, Effect.TAKE_VOTE})
"""The effects after which a vote weighs what not everybody knows."""


def facts(voice: Voice) -> dict[str, str]:
    """Return the choices of the role file, each as its value or ``yes`` and ``no``."""
    if voice.setup is None:
        return {**dict.fromkeys(OTHERS, OPEN), "no-lynch": plays(True)}
    file = file_of(voice)
    return {
        "lynch": str(file.lynch),
        "no-lynch": plays(has_no_lynch(file)),
        "reveal": str(file.reveal),
        "begins": str(file.first) if file.phases is Cycle.BOTH else str(file.phases),
        "weighs": plays(weighs(file)),
        "natural": plays(file.natural),
        "ballots": str(file.ballots),
        "lynches": "one" if file.lynches == 1 else "two",
        "alone": plays(any(side.wins not in ENDING for side in file.sides.values())),
    }


def has_no_lynch(file: RoleFile) -> bool:
    """Whether players may vote for no lynch."""
    return file.no_lynch and file.lynch is not Lynch.NONE


def weighs(file: RoleFile) -> bool:
    """Whether a vote may weigh what not everybody knows."""
    by_role = any(role.votes != 1 for role in file.roles.values())
    return by_role or any(ability.effect in WEIGHING for ability in file.abilities.values())
