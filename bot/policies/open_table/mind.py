"""The mind of a player at the open table: who is a friend, who is a foe, and whom the votes speak against."""

from collections.abc import Iterator, Mapping
from functools import cached_property

from bot.policies.open_table.manner import SENSIBLE, Manner
from bot.policies.turn import Turn
from engine.mafia.actions import Vote
from engine.mafia.events import Ballots, PhaseBegun
from engine.open_table.events import Died, Learned, Lynched, Noted, VoteBegun
from engine.open_table.role_file import Sanity, Wins
from engine.open_table.table import OpenTable
from engine.open_table.winning import ENDING

ON_FRIEND, ON_FOE = 0.5, -0.7
"""The suspicion that a vote at the lynch of a friend, or of a foe, adds to the voter."""


class Mind:
    """Everything that a player goes by: the file, and what their seat was told."""

    def __init__(self, turn: Turn, manner: Manner = SENSIBLE) -> None:
        self.turn = turn
        self.manner = manner
        self.seat = turn.seat
        self.table = turn.view.of(OpenTable).table
        self.file = self.table.file
        self.side = self.table.side(self.seat)
        self.others = tuple([seat for seat in self.table.living if seat != self.seat])

    @property
    def knows_fellows(self) -> bool:
        """Whether the player's side knows itself, so that strangers are none of it."""
        return self.file.sides[self.side].knows

    @cached_property
    def learned(self) -> Mapping[str, str]:
        """The sides that the player has learned, the latest of each player. Whoever isn't sane knows it by the file."""
        known: dict[str, str] = {}
        for told in self.turn.told:
            match told.event:
                case Learned(ability=ability, targets=(seat,), side=str(side)):
                    if (true := self._true(ability, side)) is not None:
                        known[seat] = true
                case Learned(targets=(seat,), role=str(role)):
                    known[seat] = self.file.roles[role].side
                case _:
                    pass
        return known

    def _true(self, ability: str, side: str) -> str | None:
        """Return the side that a result comes to, or None if it says nothing."""
        sides = [*self.file.sides]
        match self.file.abilities[ability].sanity:
            case Sanity.SANE:
                return side
            case Sanity.INSANE if len(sides) == 2:
                return next(other for other in sides if other != side)
            case _:
                return None

    def side_of(self, seat: str) -> str | None:
        """Return the side on which the player takes somebody to be."""
        return self.table.player(seat).side or self.learned.get(seat)

    def is_friend(self, seat: str) -> bool:
        """Return whether the player takes somebody to be on their side."""
        return seat == self.seat or seat in self.table.player(self.seat).fellows or self.side_of(seat) == self.side

    def is_foe(self, seat: str) -> bool:
        """Return whether the player takes somebody to be on a side that must not win."""
        side = self.side_of(seat)
        is_rival = side is not None and side != self.side and self.file.sides[side].wins in ENDING
        return not self.is_friend(seat) and (is_rival or (side is None and self.knows_fellows))

    def wins_by_lynch(self, seat: str) -> bool:
        """Return whether the player takes somebody to win by being lynched."""
        side = self.side if seat == self.seat else self.side_of(seat)
        return side is not None and self.file.sides[side].wins is Wins.LYNCHED

    @cached_property
    def suspicion(self) -> Mapping[str, float]:
        """The suspicion of the others by the votes at each lynch; below 0 it is trust."""
        found = dict.fromkeys(self.table.seats, 0.0)
        for lynched, voters in self._lynches():
            on_foe = self.is_foe(lynched)
            for voter in voters if on_foe or self.is_friend(lynched) else ():
                found[voter] += self.manner.weight * (ON_FOE if on_foe else ON_FRIEND)
        return found

    @cached_property
    def danger(self) -> Mapping[str, float]:
        """How often each player has voted for the player's side, in counts that everybody saw."""
        found = dict.fromkeys(self.table.seats, 0.0)
        for past in self.table.past_votes:
            for target, voters in past.counts.items():
                for voter in voters if target in self.table.seats and self.is_friend(target) else ():
                    found[voter] += 1
        return found

    def _lynches(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yield everybody who was lynched, with those who voted for it."""
        counts: Mapping[str, tuple[str, ...]] = {}
        for told in self.turn.told:
            match told.event:
                case Ballots():
                    counts = told.event.counts
                case Lynched(player=seat):
                    yield seat, counts.get(seat, ())
                case _:
                    pass

    @property
    def votes_today(self) -> int:
        """How often the player has voted since this vote of the day began, or somebody died."""
        number = 0
        for told in reversed(self.turn.told):
            match told.event:
                case PhaseBegun() | VoteBegun() | Died():
                    break
                case Noted(action=Vote()):
                    number += 1
                case _:
                    pass
        return number
