"""The reasons for refusing an action, for every game. The shell turns each reason into words."""

from msgspec import Struct

from engine.naming import snake_case


class Refusal(Struct, frozen=True, tag=snake_case, tag_field="refused"):
    """A typed reason. Its fields are what its sentence needs."""

    @property
    def reason(self) -> str:
        """The name of the reason, such as ``wrong_count``."""
        return snake_case(type(self).__name__)


class GameOver(Refusal, frozen=True):
    """The game has ended."""


class GamePaused(Refusal, frozen=True):
    """The game is paused until the GM resumes it."""


class NotPaused(Refusal, frozen=True):
    """There is nothing to resume."""


class GameMasterOnly(Refusal, frozen=True):
    """Only the GM may make this move."""

    move: str


class ClockOnly(Refusal, frozen=True):
    """Only the clock may let a deadline pass."""


class HousePlays(Refusal, frozen=True):
    """A house player plays this seat already."""

    player: str


class PersonPlays(Refusal, frozen=True):
    """The person on this seat plays it already."""

    player: str


class NothingMissing(Refusal, frozen=True):
    """No answer is missing within the wait, so the GM can go on without nobody."""


class NotByHand(Refusal, frozen=True):
    """This game has nothing that the GM could do so by hand."""

    move: str


class VotesLocked(Refusal, frozen=True):
    """The GM has closed the votes for a while."""


class NotNow(Refusal, frozen=True):
    """This seat is not asked for this move now."""

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
    """A choice is not one of the allowed ones."""

    field: str
    name: str


class NotRanked(Refusal, frozen=True):
    """A ranking lacks something."""

    field: str
    lacking: tuple[str, ...]


class ChoiceNeeded(Refusal, frozen=True):
    """This choice may not be left empty."""

    field: str


class TextTooLong(Refusal, frozen=True):
    """The text has more characters than allowed."""

    most: int
    given: int


class NothingToUndo(Refusal, frozen=True):
    """Only the beginning is left to take back."""


class NoQuestion(Refusal, frozen=True):
    """Nobody has asked anything in that line."""

    number: int


class NotTakenBack(Refusal, frozen=True):
    """That line was never accepted, is an undo, or is already taken back."""

    number: int


class NameTaken(Refusal, frozen=True):
    """Somebody in the game has that name, or it is not allowed."""

    name: str


class HoursOutOfRange(Refusal, frozen=True):
    """A deadline moves forward by at least a second and at most this many days."""

    days: int


class WrongPlayerCount(Refusal, frozen=True):
    """The game is for another number of players."""

    least: int
    most: int
    given: int
