"""Declares the settings of a table, and defines the record of its choices.

A setting is a field of the record and a line of ``SETTINGS``. Its words are the messages ``setup-<name>`` and
``setup-<name>-<value>``, with dashes for the dots of its name.
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from enum import StrEnum
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.storage.schema.choices import (
    Calling,
    Choiceless,
    Counting,
    Holding,
    Matching,
    Moving,
    Previewing,
    Rating,
    Reasoning,
    Recapping,
    Revealing,
    Spectating,
    Talking,
    Telling,
)
from bot.storage.schema.escalation import Escalation
from bot.storage.schema.kinds import LatePolicy, Secrecy
from bot.storage.schema.pace import GRACES, Pace
from engine.errors import BadInput
from engine.rulebook import AnyRulebook

S = TypeVar("S", bound=Struct)

BRIEF = 0.5
"""The most hours of a wait whose players have to be there."""

Choice = StrEnum | int
"""A value of a setting. A select sends its text."""


class GameSettings(Struct, frozen=True):
    """The settings that a table has chosen, beside the options of its game.

    The record is saved whole, so a new default changes no game that has been opened. ``hours`` and ``pace`` have
    selects and forms of their own in the set-up, and so no line in ``SETTINGS``. Whether seats have aliases is a column
    beside the record, ``games.anonymous``.
    """

    hours: Mapping[str, float] = {}
    """The deadline of each kind of wait, in hours; a kind that is missing has none."""
    pace: Pace = Pace()
    late: LatePolicy = LatePolicy.ASK
    secrecy: Secrecy = Secrecy.DM
    reveal: Revealing = Revealing.AT_ONCE
    preview: Previewing = Previewing.ON
    choiceless: Choiceless = Choiceless.BY_ITSELF
    matching: Matching = Matching.SINGLE
    rating: Rating = Rating.OFF
    """Games that are opened now count, see ``SignUp``. Nobody said of earlier ones that they would."""
    counting: Counting = Counting.EVERY_12
    escalation: Escalation = Escalation()
    """The steps against players who do not answer in time."""
    holding: Holding = Holding.OFF
    reasons: Reasoning = Reasoning.ALL
    spectating: Spectating = Spectating.BY_GM
    talking: Talking = Talking.HERE
    calling: Calling = Calling.ALL
    telling: Telling = Telling.IN_STEPS
    recap: Recapping = Recapping.OFF
    moving: Moving = Moving.ON
    title: str = ""
    """The GM's own title for the game, and beside it who has thought of it. They have a form of their own."""
    credit: str = ""
    prose: Mapping[str, str] = {}
    """The GM's own words for moments of the game, by the names of ``ProseMoment``. They have a form of their own."""

    def is_brief(self, kind: str) -> bool:
        """Whether a kind of wait is over within minutes, so that its players have to be there."""
        return kind not in self.pace.ends and 0 < self.hours.get(kind, 0) <= BRIEF


class SetupPage(StrEnum):
    """A page of the set-up."""

    SETUP = "setup"
    DEADLINES = "deadlines"
    TIMES = "times"
    ABSENCE = "absence"
    POLICY = "policy"


class GameSetting(Struct, frozen=True):
    """The declaration of a setting, which has a select on its page."""

    name: str
    """Its field in the record; after a dot, the field within that field."""
    page: SetupPage
    shown_if: Callable[[AnyRulebook], object] = lambda _: True
    """Whether the setting means anything in a game of that rulebook."""
    numbers: tuple[int, ...] = ()
    """The values to choose from, if they are not an enumeration."""
    unit: timedelta = timedelta()
    """The size of its numbers, if they are lengths of time."""
    has_one_message: bool = False
    """Whether one message, ``setup-<name>-choice``, words every value. It gets the value as ``choice``, and a length of
    time as ``length``.
    """
    leads: bool = False
    """Whether it stands above the page's selects that are no settings."""

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The values to choose from, in the order in which they are offered."""
        default = self.value_in(GameSettings())
        return tuple(type(default)) if isinstance(default, StrEnum) else self.numbers

    @property
    def message(self) -> str:
        """The id of the message that names the setting, and the prefix of its values' messages."""
        return f"setup-{self.name.replace('.', '-')}"

    def message_of(self, choice: Choice) -> str:
        """Return the id of the message that describes a value."""
        return f"{self.message}-{'choice' if self.has_one_message else choice}"

    def value_in(self, settings: GameSettings) -> Choice:
        """Return the value that a table has chosen."""
        value: object = settings
        for field in self.name.split("."):
            value = getattr(value, field)
        assert isinstance(value, StrEnum | int)
        return value

    def chosen_in(self, settings: GameSettings, text: str) -> GameSettings:
        """Return settings in which this one has the value of that text. Raises BadInput if it has no such value."""
        value = next((choice for choice in self.choices if str(choice) == text), None)
        if value is None:
            raise BadInput("this setting has no such value", self.name)
        return _replaced(settings, self.name.split("."), value)


def _replaced(record: S, path: Sequence[str], value: Choice) -> S:
    field, *within = path
    return replace(record, **{field: _replaced(getattr(record, field), within, value) if within else value})


def setting_of(name: str) -> GameSetting:
    """Return the setting of that name. Raises BadInput if there is none."""
    setting = next((setting for setting in SETTINGS if setting.name == name), None)
    if setting is None:
        raise BadInput("there is no such setting", name)
    return setting


def settings_on(page: SetupPage, rulebook: AnyRulebook) -> tuple[GameSetting, ...]:
    """Return the settings of a page that mean anything in a game of that rulebook."""
    return tuple(setting for setting in SETTINGS if setting.page is page and setting.shown_if(rulebook))


MISSED = (0, 1, 2, 3, 5)
"""The choices for a number of missed waits in a row, after which something happens; 0 for never."""
SETTINGS = (
    GameSetting("secrecy", SetupPage.SETUP, lambda rulebook: rulebook.hides),
    GameSetting("preview", SetupPage.SETUP, lambda rulebook: bool(rulebook.weighed)),
    GameSetting("choiceless", SetupPage.SETUP, lambda rulebook: bool(rulebook.choiceless)),
    GameSetting("matching", SetupPage.SETUP, lambda rulebook: rulebook.is_ranked),
    GameSetting("rating", SetupPage.SETUP, lambda rulebook: rulebook.is_ranked),
    GameSetting("counting", SetupPage.DEADLINES, lambda rulebook: rulebook.counted, leads=True),
    GameSetting("reveal", SetupPage.DEADLINES, lambda rulebook: rulebook.sides),
    GameSetting("telling", SetupPage.DEADLINES, lambda rulebook: rulebook.sides or rulebook.staged),
    GameSetting("moving", SetupPage.DEADLINES, lambda rulebook: rulebook.turns),
    # Where votes are counted in the channel, the counts are its recap.
    GameSetting("recap", SetupPage.DEADLINES, lambda rulebook: not rulebook.counted),
    GameSetting("escalation.following", SetupPage.DEADLINES),
    GameSetting("pace.grace", SetupPage.TIMES, numbers=GRACES, unit=timedelta(minutes=1), has_one_message=True),
    GameSetting("late", SetupPage.ABSENCE),
    GameSetting("escalation.first", SetupPage.ABSENCE, has_one_message=True),
    GameSetting("escalation.second", SetupPage.ABSENCE, has_one_message=True),
    GameSetting("escalation.gm", SetupPage.ABSENCE, has_one_message=True),
    GameSetting("escalation.ping", SetupPage.ABSENCE),
    GameSetting("calling", SetupPage.ABSENCE),
    GameSetting(
        "escalation.patience",
        SetupPage.ABSENCE,
        numbers=(0, 6, 12, 24, 48, 72),
        unit=timedelta(hours=1),
        has_one_message=True,
    ),
    GameSetting("escalation.substitute", SetupPage.ABSENCE, numbers=MISSED, has_one_message=True),
    GameSetting(
        "escalation.removal",
        SetupPage.ABSENCE,
        lambda rulebook: rulebook.removes,
        numbers=MISSED,
        has_one_message=True,
    ),
    # On a board each turn is a wait; and players without sides may talk anywhere.
    GameSetting("holding", SetupPage.POLICY, lambda rulebook: not rulebook.turns),
    GameSetting("reasons", SetupPage.POLICY),
    GameSetting("spectating", SetupPage.POLICY, lambda rulebook: rulebook.hides),
    GameSetting("talking", SetupPage.POLICY, lambda rulebook: rulebook.sides),
)
"""All settings with a select of their own, page by page in the order in which they are offered."""
