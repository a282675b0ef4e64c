"""Why a wish is refused, for every game. The words for each reason are made at the edge."""

from msgspec import Struct

from engine.naming import snake_case


class Refusal(Struct, frozen=True, tag=snake_case, tag_field="refused"):
    """A typed reason; its fields are what its sentence needs."""

    @property
    def reason(self) -> str:
        """The reason's name, such as ``wrong_count``."""
        return snake_case(type(self).__name__)


class GameOver(Refusal, frozen=True):
    """The game has ended."""


class GamePaused(Refusal, frozen=True):
    """The game rests until the GM resumes it."""


class NotPaused(Refusal, frozen=True):
    """There is nothing to resume."""


class GameMasterOnly(Refusal, frozen=True):
    """This move is the GM's."""

    move: str


class ClockOnly(Refusal, frozen=True):
    """Only the clock lets a deadline pass."""


class NothingMissing(Refusal, frozen=True):
    """No answer is missing within the wait, so there is nobody to go on without."""


class NotNow(Refusal, frozen=True):
    """This move is not asked of this seat at present."""

    move: str


class WrongCount(Refusal, frozen=True):
    """A list has the wrong number of entries."""

    field: str
    needed: int
    given: int


class NamedTwice(Refusal, frozen=True):
    """A list names something more than once."""

    field: str
    name: str


class NotAmong(Refusal, frozen=True):
    """A choice lies outside what may be chosen."""

    field: str
    name: str


class NotRanked(Refusal, frozen=True):
    """A ranking lacks something."""

    field: str
    lacking: tuple[str, ...]


class ChoiceNeeded(Refusal, frozen=True):
    """This choice may not be left open."""

    field: str


class TextTooLong(Refusal, frozen=True):
    """What is said has more characters than are allowed."""

    most: int
    given: int


class NothingToUndo(Refusal, frozen=True):
    """No line but the beginning is left."""


class NotTakenBack(Refusal, frozen=True):
    """That line was never accepted, is an undo, or was taken back before."""

    number: int


class NameTaken(Refusal, frozen=True):
    """Somebody in the game has that name, or it may not be used."""

    name: str


class HoursOutOfRange(Refusal, frozen=True):
    """A deadline moves forward by a second at least, and by this many hours at most."""

    most: int


class WrongPlayerCount(Refusal, frozen=True):
    """The game is for another number of players."""

    least: int
    most: int
    given: int
