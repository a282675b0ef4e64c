"""Declares the settings of a table, in the record of its choices.

A setting is one field of the record, whose annotation says where it is offered. Its words are the messages
``setup-<name>`` and ``setup-<name>-<value>``, with dashes for the dots of its name.
"""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Annotated, TypeVar

from msgspec import Struct
from msgspec.structs import asdict, replace

from bot.storage.schema import choices
from bot.storage.schema.escalation import Before, Escalation, Following
from bot.storage.schema.kinds import LatePolicy, Secrecy
from bot.storage.schema.offered_settings import Offered, SetupPage, offered_in
from bot.storage.schema.pace import Pace
from engine.errors import BadInput
from engine.rulebook import AnyRulebook
from engine.speech import SpokenAnswers
from engine.strength import Strength

S = TypeVar("S", bound=Struct)

FOR_SEVERAL = frozenset({SetupPage.TIMES, SetupPage.ABSENCE, SetupPage.POLICY})
"""The pages that somebody who plays in a DM is not offered."""
BRIEF = 0.5
"""The most hours of a wait whose players have to be there."""

Choice = StrEnum | int
"""A value of a setting. A select sends its text."""


class GameSettings(Struct, frozen=True):
    """The settings that a table has chosen, beside the options of its game.

    The record is saved whole, so a new default changes no game that has been opened. Each setting stands on its page
    where its field stands here. Fields that are not ``Offered`` have selects and forms of their own. Whether seats have
    aliases is a column beside the record, ``games.anonymous``.
    """

    hours: Mapping[str, float] = {}
    """The deadline of each kind of wait, in hours; a kind that is missing has none."""
    pace: Pace = Pace()
    secrecy: Annotated[Secrecy, Offered(SetupPage.SETUP, lambda rulebook: rulebook.hides, is_for_several=True)] = (
        Secrecy.DM
    )
    speaking: Annotated[
        choices.Speaking,
        Offered(
            SetupPage.SETUP, lambda rulebook: isinstance(rulebook.spoken_votes, SpokenAnswers), is_for_several=True
        ),
    ] = choices.Speaking.OFF
    preview: Annotated[choices.Previewing, Offered(SetupPage.SETUP, lambda rulebook: bool(rulebook.weighed))] = (
        choices.Previewing.ON
    )
    choiceless: Annotated[choices.Choiceless, Offered(SetupPage.SETUP, lambda rulebook: bool(rulebook.choiceless))] = (
        choices.Choiceless.BY_ITSELF
    )
    matching: Annotated[
        choices.Matching, Offered(SetupPage.SETUP, lambda rulebook: rulebook.is_ranked, is_for_several=True)
    ] = choices.Matching.SINGLE
    rating: Annotated[
        choices.Rating, Offered(SetupPage.SETUP, lambda rulebook: rulebook.is_ranked, is_for_several=True)
    ] = choices.Rating.OFF
    """Games that are opened now count, see ``SignUp``. Nobody said of earlier ones that they would."""
    reading: Annotated[choices.Reading, Offered(SetupPage.SETUP, is_for_several=True)] = choices.Reading.NOBODY
    strength: Annotated[Strength, Offered(SetupPage.SETUP)] = Strength.USUAL
    """How well house players play."""
    counting: Annotated[
        choices.Counting, Offered(SetupPage.DEADLINES, lambda rulebook: rulebook.counted, leads=True)
    ] = choices.Counting.EVERY_12
    reveal: Annotated[
        choices.Revealing, Offered(SetupPage.DEADLINES, lambda rulebook: rulebook.has_sides, is_for_several=True)
    ] = choices.Revealing.AT_ONCE
    telling: Annotated[
        choices.Telling, Offered(SetupPage.DEADLINES, lambda rulebook: rulebook.has_sides or rulebook.staged)
    ] = choices.Telling.IN_STEPS
    moving: Annotated[choices.Moving, Offered(SetupPage.DEADLINES, lambda rulebook: rulebook.turns)] = choices.Moving.ON
    # Where votes are counted in the channel, the counts are its recap.
    recap: Annotated[
        choices.Recapping, Offered(SetupPage.DEADLINES, lambda rulebook: not rulebook.counted, is_for_several=True)
    ] = choices.Recapping.OFF
    late: Annotated[LatePolicy, Offered(SetupPage.ABSENCE)] = LatePolicy.ASK
    escalation: Escalation = Escalation()
    """The steps against players who do not answer in time."""
    calling: Annotated[choices.Calling, Offered(SetupPage.ABSENCE, above="escalation.patience")] = choices.Calling.ALL
    standby: Annotated[choices.Standby, Offered(SetupPage.ABSENCE)] = choices.Standby.BY_GM
    # On a board each turn is a wait.
    holding: Annotated[choices.Holding, Offered(SetupPage.POLICY, lambda rulebook: not rulebook.turns)] = (
        choices.Holding.OFF
    )
    reasons: Annotated[choices.Reasoning, Offered(SetupPage.POLICY)] = choices.Reasoning.ALL
    spectating: Annotated[choices.Spectating, Offered(SetupPage.POLICY, lambda rulebook: rulebook.hides)] = (
        choices.Spectating.BY_GM
    )
    # Players without sides may talk anywhere.
    talking: Annotated[choices.Talking, Offered(SetupPage.POLICY, lambda rulebook: rulebook.has_sides)] = (
        choices.Talking.HERE
    )
    title: str = ""
    """The GM's own title for the game, and beside it who has thought of it. They have a form of their own."""
    credit: str = ""
    prose: Mapping[str, str] = {}
    """The GM's own words for moments of the game, by the names of ``ProseMoment``. They have a form of their own."""
    role_prose: Mapping[str, str] = {}
    """The GM's own words above what a player is told of their role, by the names of roles, with a form for each."""
    cover: str = ""
    """A digest of the cover on the card, and of its alternative text; empty without one."""

    def is_brief(self, kind: str) -> bool:
        """Whether a kind of wait is over within minutes, so that its players have to be there."""
        return kind not in self.pace.ends and 0 < self.hours.get(kind, 0) <= BRIEF


class GameSetting(Offered, frozen=True, kw_only=True):
    """A setting, which has a select on its page."""

    name: str
    """Its field in the record; after a dot, the field within that field."""

    @property
    def needs_several(self) -> bool:
        """Whether somebody who plays in a DM is not offered it."""
        return self.is_for_several or self.page in FOR_SEVERAL

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


def settings_on(page: SetupPage, rulebook: AnyRulebook, *, for_several: bool = True) -> tuple[GameSetting, ...]:
    """Return the settings of a page that mean anything in a game of that rulebook, for several people or for one."""
    shown = [setting for setting in SETTINGS if setting.page is page and setting.shown_if(rulebook)]
    return tuple(setting for setting in shown if for_several or not setting.needs_several)


def for_one(settings: GameSettings) -> GameSettings:
    """Return settings as they are for somebody who plays in a DM: those that are not offered there have fixed values.

    Nobody else sees to such a game, so it goes on by itself, and the house plays for its person if they stay away.
    """
    for setting in SETTINGS:
        if setting.needs_several:
            settings = setting.chosen_in(settings, str(setting.value_in(FOR_ONE)))
    return settings


def _in_order(settings: Sequence[GameSetting]) -> tuple[GameSetting, ...]:
    names = [setting.name for setting in settings]
    return tuple(sorted(settings, key=lambda setting: (names.index(setting.above or setting.name), not setting.above)))


SETTINGS = _in_order([GameSetting(name=name, **asdict(each)) for name, each in offered_in(GameSettings)])
"""All settings with a select of their own, page by page in the order in which they are offered."""

FOR_ONE = GameSettings(
    late=LatePolicy.AUTO,
    standby=choices.Standby.AFTER_2,
    escalation=Escalation(second=Before.NEVER, gm=Before.NEVER, following=Following.NEVER),
    talking=choices.Talking.ANYWHERE,
)
"""The values that settings have in a DM if they are not offered there."""
