"""A role file: the sides, roles and abilities of a host's own set-up, and the bounds of each part."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from engine.naming import spelled
from engine.open_table.effects import ROWS, Effect, Target
from engine.option_files import Written

LARGEST = 32 * 1024
"""The most bytes of a file."""
MOST_LINES = 400
LONGEST_LINE = 500
"""Bounds that keep a hostile file from taking seconds: TOML is read slowly where keys are deep or values long."""
PLAYERS = range(3, 26)
"""A menu on Discord lists up to 25 players."""
LONGEST_NAME = 60
LONGEST_TEXT = 300
MOST_SIDES, MOST_ROLES, MOST_ABILITIES = 10, 40, 60
MOST_ALTERNATIVES = 12
LONGEST_KEY = 32
LONGEST_HOURS = 720
"""The most hours of a day or a night, which are thirty days."""
KEY = f"^[a-z][a-z0-9_]{{0,{LONGEST_KEY - 1}}}$"

Name = Annotated[str, Meta(max_length=LONGEST_NAME, description="the name that people read")]
Key = Annotated[str, Meta(pattern=KEY)]
"""The name by which other lines of the file refer to a side, a role, an ability or a mark."""
Uses = Annotated[int, Meta(ge=1, le=9)]
Text = Annotated[str, Meta(max_length=LONGEST_TEXT, description="what it is or does, in the host's own words")]
Length = Annotated[float, Meta(ge=1 / 60, le=LONGEST_HOURS, description="hours")]
Does = Annotated[tuple[Key, ...], Meta(max_length=10, description="abilities, by their keys")]


class Wins(StrEnum):
    """The ways in which a side wins."""

    ELIMINATE = "eliminate"
    """No living player is on another side that wins by elimination or parity."""
    PARITY = "parity"
    """At least half of the living are on this side, and nobody on another side that wins by parity."""
    SURVIVE = "survive"
    """Each living member wins with the winners. The side never ends the game."""
    LYNCHED = "lynched"
    """Each member who is lynched has won. That ends the game, unless the side says otherwise."""


class Lynch(StrEnum):
    """How the votes of a day decide who is lynched."""

    MAJORITY = "majority"
    """The player for whom more than half of the living vote, at once; otherwise nobody."""
    PLURALITY = "plurality"
    """The same, or, at the end of the day, the player with the most votes, if there is one alone."""
    NONE = "none"
    """Nobody votes."""


class Ballot(StrEnum):
    """Whether everybody sees who votes for whom."""

    OPEN = "open"
    SECRET = "secret"
    """Nobody does. At the end everybody learns how many voted for whom, and so a vote ends by time alone."""


class Talk(StrEnum):
    """When the members of a side talk among themselves."""

    NEVER = "never"
    NIGHT = "night"
    DAY = "day"
    ALWAYS = "always"


class Begins(StrEnum):
    """Whether a game begins with a night or with a day."""

    NIGHT = "night"
    DAY = "day"


class Cycle(StrEnum):
    """Whether days and nights alternate, or there are only days, or only nights."""

    BOTH = "both"
    DAYS = "days"
    NIGHTS = "nights"


class Reveal(StrEnum):
    """The facts that everybody learns of a player who dies."""

    ROLE = "role"
    SIDE = "side"
    NOTHING = "nothing"


class When(StrEnum):
    """Whether an ability is used at night, where it waits for its place in the night, or by day and acts at once."""

    NIGHT = "night"
    DAY = "day"


class Nights(StrEnum):
    """The nights, or the days, on which an ability may be used."""

    ALL = "all"
    FIRST = "first"
    LATER = "later"
    ODD = "odd"
    EVEN = "even"

    def has(self, number: int) -> bool:
        """Return whether a night or a day is one of them. The first one is number 1."""
        match self:
            case Nights.FIRST:
                return number == 1
            case Nights.LATER:
                return number > 1
            case Nights.ODD | Nights.EVEN:
                return (number % 2 == 1) is (self is Nights.ODD)
            case _:
                return True


class User(StrEnum):
    """Whether a player uses an ability while alive, or while dead."""

    ALIVE = "alive"
    DEAD = "dead"


class Strength(StrEnum):
    """The strength of a kill. A weak one is stopped by jails, protection, vests and a bulletproof role."""

    WEAK = "weak"
    STRONG = "strong"


class Sanity(StrEnum):
    """Whether the side that somebody learns is the true one."""

    SANE = "sane"
    INSANE = "insane"
    """Their own side for players of another, and the first other side of the file for players of their own."""
    NAIVE = "naive"
    """Always their own side."""
    PARANOID = "paranoid"
    """Always the first other side of the file."""


class Hours(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How many hours each wait is to last, unless the table chooses something else."""

    day: Length | None = None
    night: Length | None = None
    ruling: Length | None = None
    """The time that the GM has for what a night leaves to them."""


class Side(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A side. Of its members, one may use each of its abilities each night."""

    wins: Wins
    name: Name = ""
    text: Text = ""
    does: Does = ()
    knows: Annotated[bool, Meta(description="its members know each other from the start")] = False
    ends: Annotated[bool, Meta(description="whether the game is over when one of its members wins by a lynch")] = True
    talks: Talk = Talk.NEVER


class Role(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A role, and what is true of its player without any order."""

    side: Key
    name: Name = ""
    text: Text = ""
    count: Annotated[int, Meta(ge=0, le=25, description="how many players have this role in every game")] = 0
    does: Does = ()
    knows: Annotated[bool, Meta(description="the players with this role know each other from the start")] = False
    votes: Annotated[int, Meta(ge=0, le=3, description="the number of votes as which its player's vote counts")] = 1
    bulletproof: Annotated[bool, Meta(description="no weak kill ever kills its player")] = False
    vests: Annotated[int, Meta(ge=0, le=9, description="the number of weak kills that its player survives")] = 0
    seen_as: Annotated[Key | None, Meta(description="the side that others learn instead of the true one")] = None
    seen_as_role: Annotated[Key | None, Meta(description="the role that others learn instead of this one")] = None
    untouchable: Annotated[
        tuple[Effect, ...], Meta(max_length=len(Effect), description="effects that fail on its player")
    ] = ()
    unseen: Annotated[bool, Meta(description="nobody learns of visits by its player")] = False
    dies_with: Annotated[Key | None, Meta(description="the role with whose last living player its player dies")] = None


class Ability(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An ability: its effect, and when, how often and on whom it may be used."""

    effect: Effect
    name: Name = ""
    text: Text = ""
    target: Target = Target.OTHER
    targets: Annotated[int, Meta(ge=1, le=3, description="how many players it names")] | None = None
    when: When = When.NIGHT
    nights: Annotated[Nights, Meta(description="the nights on which it may be used, if it is used at night")] = (
        Nights.ALL
    )
    days: Annotated[Nights, Meta(description="the days on which it may be used, if it is used by day")] = Nights.ALL
    public: Annotated[bool, Meta(description="by day: whether everybody sees who uses it on whom")] = False
    uses: Annotated[Uses, Meta(description="how often in a game; without it, every night or day")] | None = None
    user: User = User.ALIVE
    after_death_of: Annotated[Key | None, Meta(description="the role whose player must have died")] = None
    repeats: Annotated[bool, Meta(description="whether it may name the same players two nights, or days, in a row")] = (
        True
    )
    alone: Annotated[bool, Meta(description="whoever uses it uses nothing else that night")] = False
    reports: Annotated[bool, Meta(description="whether its user is told if it worked")] = False
    strength: Strength = Strength.WEAK
    delay: Annotated[int, Meta(ge=0, le=3, description="the nights after which the kill falls due")] = 0
    stops: Annotated[Uses, Meta(description="how many weak kills it stops; without it, all")] | None = None
    mark: Annotated[Key | None, Meta(description="the mark that it sets, or that its targets bear")] = None
    role: Annotated[Key | None, Meta(description="the role that its target takes on")] = None
    side: Annotated[Key | None, Meta(description="the side whose members it counts")] = None
    ability: Annotated[Key | None, Meta(description="the ability that it gives or takes")] = None
    sanity: Sanity = Sanity.SANE

    @property
    def number(self) -> int:
        """How many players its user names, if it is aimed."""
        return ROWS[self.effect].number[0] if self.targets is None else self.targets

    @property
    def numbers(self) -> Nights:
        """The nights, or the days, on which it may be used."""
        return self.days if self.when is When.DAY else self.nights

    @property
    def is_aimed(self) -> bool:
        """Whether its user names players: neither themselves, nor everybody with a mark."""
        return self.target not in (Target.SELF, Target.MARKED)


class RoleFile(Written, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole role file."""

    title: Name
    players: Annotated[int, Meta(ge=PLAYERS[0], le=PLAYERS[-1])]
    sides: Annotated[dict[Key, Side], Meta(max_length=MOST_SIDES)]
    roles: Annotated[dict[Key, Role], Meta(max_length=MOST_ROLES)]
    abilities: Annotated[dict[Key, Ability], Meta(max_length=MOST_ABILITIES)] = {}
    alternatives: Annotated[
        tuple[Annotated[tuple[tuple[Key, ...], ...], Meta(min_length=2, max_length=MOST_ALTERNATIVES)], ...],
        Meta(max_length=MOST_ALTERNATIVES, description="lists of roles; one of each group is in the game"),
    ] = ()
    reveal: Reveal = Reveal.ROLE
    phases: Cycle = Cycle.BOTH
    begins: Annotated[
        Begins | None, Meta(description="what comes first; without it a night, or a day where there are only days")
    ] = None
    hours: Annotated[
        Hours, Meta(description="how long days and nights are to last; the table chooses those that are not here")
    ] = Hours()
    lynch: Lynch = Lynch.MAJORITY
    no_lynch: Annotated[bool, Meta(description="whether players may vote for no lynch")] = True
    ballots: Ballot = Ballot.OPEN
    lynches: Annotated[int, Meta(ge=1, le=2, description="how many votes, and so lynches, a day may have")] = 1
    order: Annotated[tuple[Effect, ...], Meta(max_length=len(Effect), description="another order of the night")] = ()
    natural: Annotated[
        bool, Meta(description="whether orders that change other orders come before those they touch")
    ] = True
    source: Annotated[str, Meta(max_length=LONGEST_TEXT, description="where the set-up was published")] = ""

    @property
    def night_order(self) -> tuple[Effect, ...]:
        """The effects in the order of this file's nights."""
        return self.order or tuple(ROWS)

    @property
    def has_by_hand(self) -> bool:
        """Whether the GM carries out any ability by hand."""
        return any(ability.effect is Effect.BY_HAND for ability in self.abilities.values())

    @property
    def first(self) -> Begins:
        """What comes first: without a choice a night, or a day where there are only days."""
        return self.begins or (Begins.DAY if self.phases is Cycle.DAYS else Begins.NIGHT)

    def side_name(self, key: str) -> str:
        """Return the name of a side as people read it."""
        return self.sides[key].name or spelled(key)

    def role_name(self, key: str) -> str:
        """Return the name of a role as people read it."""
        return self.roles[key].name or spelled(key)

    def ability_name(self, key: str) -> str:
        """Return the name of an ability as people read it."""
        return self.abilities[key].name or spelled(key)
