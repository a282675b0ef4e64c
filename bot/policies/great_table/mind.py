"""A mind: what a player makes of what he was told, and whom he suspects how much."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import exp, log

from bot.policies.great_table import evidence
from bot.policies.great_table.evidence import Clue
from bot.policies.great_table.findings import Found, private_clues
from bot.policies.turn import Turn
from engine.great_table.actions import Thread, Vote
from engine.great_table.events import Noted, PhaseBegun, Result
from engine.great_table.roles import Role, RoleName, Side, counts
from engine.great_table.table import GreatTable
from engine.speech import Message
from engine.views import View


@dataclass(frozen=True)
class Mind:
    """What a player makes of his turn."""

    turn: Turn

    @property
    def seat(self) -> str:
        """Whose mind it is."""
        return self.turn.seat

    @cached_property
    def view(self) -> View[GreatTable, str]:
        """What he knows of the table."""
        return self.turn.view.of(GreatTable)

    @property
    def table(self) -> GreatTable:
        """The table as he knows it."""
        return self.view.table

    @property
    def role(self) -> Role:
        """His own role."""
        return self.table.role(self.seat)

    @cached_property
    def own(self) -> tuple[str, ...]:
        """Those of the House whom he knows, and he himself; of a Card Player nobody."""
        return self.table.on_side(Side.HOUSE)

    @cached_property
    def others(self) -> tuple[str, ...]:
        """The living whom he may be after: not himself, and nobody whom he knows on his side."""
        return tuple([seat for seat in self.table.others(self.seat) if seat not in self.own])

    @cached_property
    def suspicion(self) -> Mapping[str, float]:
        """How much he suspects each player where all can see it. Those of the House do as if they had found nothing."""
        return evidence.weigh((*evidence.public_clues(self.view), *self._findings()))

    @cached_property
    def danger(self) -> Mapping[str, float]:
        """How dangerous each player is to the House: as little as he is suspected, and more if he votes for it."""
        hunts = [Clue(voter, evidence.HUNTED) for seat in self.own for voter in evidence.voters_for(self.view, seat)]
        harmless = evidence.weigh((*evidence.public_clues(self.view), *hunts))
        return {seat: -harmless[seat] for seat in self.table.seats}

    def chance_of_house(self, seat: str) -> float:
        """How likely a player is of the House to a Card Player, 0 to 1."""
        roles = counts(self.table.options.roles, len(self.table.seats))
        found = sum(map(evidence.is_found_out, self.table.graves.values()))
        house = max(1, len(self.table.seats) - roles[RoleName.PLAYER] - found)
        odds = log(house / max(1, len(self.others) - house)) + self.suspicion[seat]
        return 1 / (1 + exp(-odds))

    @cached_property
    def votes_today(self) -> int:
        """How often he has voted today."""
        return sum(isinstance(event, Noted) and isinstance(event.action, Vote) for event in self._lately())

    def heard(self, speaker: str) -> str | None:
        """The name that somebody has said last in the House's thread since night fell, if he has said one."""
        said = [
            event.text
            for event in self._lately()
            if isinstance(event, Message) and (event.thread, event.by) == (Thread.HOUSE, speaker)
        ]
        return next((text for text in reversed(said) if text in self.table.living), None)

    def _lately(self) -> Iterator[object]:
        """What he was told since day broke or night fell."""
        told = self.turn.told
        began = max(place for place, each in enumerate(told) if isinstance(each.event, PhaseBegun))
        return (each.event for each in told[began:])

    def _findings(self) -> Iterator[Clue]:
        return iter(()) if self.own else private_clues(self.view, self._results())

    def _results(self) -> Iterator[Found]:
        number = 0
        for each in self.turn.told:
            match each.event:
                case PhaseBegun(number=number):
                    pass
                case Result() as result:
                    yield number, result
