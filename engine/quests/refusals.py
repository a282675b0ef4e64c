"""The reasons why these games refuse an action, in addition to those of all party games."""

from engine.parties.sides import Side
from engine.quests.roles import RoleName
from engine.refusals import Refusal


class NotInPlay(Refusal, frozen=True):
    """This item is not in the game."""

    item: str


class TooManyRoles(Refusal, frozen=True):
    """A side has fewer seats than roles."""

    side: Side
    seats: int
    roles: int


class RoleTwice(Refusal, frozen=True):
    """Each role may be in the game only once."""

    role: RoleName
