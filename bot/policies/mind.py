"""A mind: a player's conclusions about their seat, and whom they trust in public."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from random import Random

from msgspec import Struct

from bot.policies.evidence import Evidence, Known, Seats, gather, is_on
from bot.policies.manner import SENSIBLE, Manner
from bot.policies.trust import Belief
from engine.audience import To
from engine.parties.round import Round
from engine.parties.sides import Side
from engine.views import Told


class Numbers(Struct, frozen=True):
    """The rulebook's numbers for a table and its current quest.

    There are ``evil`` evil players, a ``party`` has this many members, and ``harmful`` sabotages fail the quest.
    """

    evil: int
    party: int
    harmful: int
    quests_to_win: int
    rejections_to_lose: int


@dataclass(frozen=True)
class Mind:
    """A player's conclusions from what they were told.

    ``begun`` is what they knew at the start, and ``always`` the part of it that stays true. ``fellows`` are those whom
    an evil player knows on their side. With ``one_is_hidden``, one evil player is hidden from the player they seek.
    ``watched`` are the members of the party who must act in public. ``manner`` is the player's.
    """

    seat: str
    seats: tuple[str, ...]
    is_good: bool
    must_hide: bool
    begun: Known
    always: Known
    fellows: Seats
    one_is_hidden: bool
    told: tuple[Told[str], ...]
    numbers: Numbers
    round: Round
    watched: tuple[str, ...] = ()
    manner: Manner = SENSIBLE

    @property
    def own(self) -> Seats:
        """An evil player and their fellows."""
        return self.fellows | {self.seat}

    @property
    def is_last_attempt(self) -> bool:
        """Whether a rejection ends the game."""
        return self.round.rejections + 1 == self.numbers.rejections_to_lose

    @property
    def is_urgent(self) -> bool:
        """Whether the evil side needs only one more quest."""
        return self.round.failures + 1 == self.numbers.quests_to_win

    @property
    def is_decisive(self) -> bool:
        """Whether either side needs only one more quest."""
        return self.is_urgent or self.round.successes + 1 == self.numbers.quests_to_win

    def belief(self, random: Random) -> Belief:
        """Return whom the player trusts in public.

        An evil player acts like a good one without a role. So, mostly, does a good player who must hide, until it is
        urgent.
        """
        hides = self.must_hide and not self.is_urgent and random.random() < self.manner.seer_hides
        return self.trusted if self.is_good and not hides else self.feigned

    @cached_property
    def trusted(self) -> Belief:
        """The player's own belief, by all that they were told."""
        return self.weigh(gather(self.told, self.begun, self.always))

    @cached_property
    def feigned(self) -> Belief:
        """The belief of a good player without a role, by what everybody was told."""
        plain = is_on(self.seat, Side.GOOD)
        return self.weigh(gather(self.public, plain, plain))

    @property
    def public(self) -> list[Told[str]]:
        """The news that everybody was told."""
        return [told for told in self.told if told.event.to is To.PUBLIC]

    def weigh(self, seen: Iterable[Evidence]) -> Belief:
        """Return the belief of somebody who has seen this evidence."""
        return Belief(self.manner.weigh(self.seats, self.numbers.evil, tuple(seen)))
