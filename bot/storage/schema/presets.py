"""The presets of a table's pace: each stands for the settings that such a game wants, and is chosen in one press."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from bot.storage.schema.choices import Calling, Counting, Holding, Talking
from bot.storage.schema.escalation import Before, Escalation, Following, Pinging
from bot.storage.schema.game_settings import GameSettings
from bot.storage.schema.kinds import LatePolicy
from bot.storage.schema.pace import Pace
from engine.rulebook import AnyRulebook

MINUTE = 1 / 60
"""In hours, as the lengths of waits are given."""


class PresetName(StrEnum):
    """The name of a preset."""

    EVENING = "evening"
    DAY = "day"
    WEEKS = "weeks"


class Preset(Struct, frozen=True):
    """The settings that a preset stands for.

    A wait lasts for the ``lengths`` of its kind, or else for the hours that its rulebook names, or else for ``hours``;
    on a board for ``turn``. Only an evening ``is_live``: everybody is there, and hears everybody else. So players talk
    in a voice channel, and there are no quiet hours, no grace, no aliases, and no results that the GM sees first. The
    other presets leave these as they are.
    """

    name: PresetName
    hours: float
    turn: float
    lengths: Mapping[str, float] = {}
    late: LatePolicy = LatePolicy.ASK
    escalation: Escalation = Escalation()
    calling: Calling = Calling.ALL
    counting: Counting = Counting.EVERY_12
    is_live: bool = False

    def applied(self, settings: GameSettings, rulebook: AnyRulebook) -> GameSettings:
        """Return a table's settings with those of the preset."""
        elsewhere = Talking.HERE if settings.talking is Talking.VOICE else settings.talking
        return replace(
            settings,
            hours={kind: self._length(rulebook, kind) for kind in rulebook.kinds_of_wait},
            pace=Pace() if self.is_live else replace(settings.pace, ends={}),
            late=self.late,
            escalation=self.escalation,
            calling=self.calling,
            counting=self.counting,
            holding=Holding.OFF if self.is_live else settings.holding,
            talking=Talking.VOICE if self.is_live else elsewhere,
        )

    def _length(self, rulebook: AnyRulebook, kind: str) -> float:
        if rulebook.turns:
            return self.turn
        by_rules = self.hours if self.is_live else rulebook.hours.get(kind, self.hours)
        return self.lengths.get(kind, by_rules)


AT_THE_TABLE = Escalation(
    first=Before.NEVER,
    second=Before.NEVER,
    gm=Before.NEVER,
    ping=Pinging.HALF_MINUTE,
    following=Following.NEVER,
)
"""The steps where everybody is there: whoever is still missing is called just before the end, and nobody else."""

PRESETS = (
    Preset(
        PresetName.EVENING,
        hours=2 * MINUTE,
        turn=2 * MINUTE,
        lengths={
            **dict.fromkeys(("proposal", "guess", "lists"), 4 * MINUTE),
            "day": 8 * MINUTE,
        },
        late=LatePolicy.AUTO,
        escalation=AT_THE_TABLE,
        calling=Calling.ONE,
        counting=Counting.ON_DEMAND,
        is_live=True,
    ),
    Preset(PresetName.DAY, hours=24.0, turn=24.0),
    Preset(
        PresetName.WEEKS,
        hours=12.0,
        turn=4.0,
        lengths={"day": 36.0, "night": 12.0},
        late=LatePolicy.AUTO,
    ),
)
"""All presets, the briskest first. ``DAY`` is what a table has that has chosen nothing."""


def preset_named(name: str) -> Preset | None:
    """Return the preset of that name, if there is one."""
    return next((preset for preset in PRESETS if preset.name == name), None)


def preset_of(settings: GameSettings, rulebook: AnyRulebook) -> Preset | None:
    """Return the preset that a table has chosen and not changed since; None if it has set up something else."""
    return next((preset for preset in PRESETS if preset.applied(settings, rulebook) == settings), None)
