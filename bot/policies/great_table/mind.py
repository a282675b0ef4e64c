"""A mind: a player's conclusions from what they were told, and how much they suspect whom."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import exp, log

from bot.policies.great_table import evidence
from bot.policies.great_table.evidence import Clue
from bot.policies.great_table.findings import Found, private_clues
from bot.policies.great_table.manner import SENSIBLE, Manner, Weights
from bot.policies.turn import Turn
from engine.great_table.actions import Thread
from engine.great_table.events import Noted, Result
from engine.great_table.roles import Role, RoleName, Side, counts
from engine.great_table.table import GreatTable
from engine.mafia.actions import Vote
from engine.mafia.events import PhaseBegun
from engine.speech import Message
from engine.views import View


@dataclass(frozen=True)
class Mind:
    """A player's thoughts on their turn."""

    turn: Turn
    manner: Manner = SENSIBLE

    @property
    def seat(self) -> str:
        """The player's seat."""
        return self.turn.seat

    @cached_property
    def view(self) -> View[GreatTable, str]:
        """The player's view of the table."""
        return self.turn.view.of(GreatTable)

    @property
    def table(self) -> GreatTable:
        """The table as the player knows it."""
        return self.view.table

    @property
    def role(self) -> Role:
        """The player's own role."""
        return self.table.role(self.seat)

    @cached_property
    def own(self) -> tuple[str, ...]:
        """The known members of the House, including the player; nobody for a Card Player."""
        return self.table.on_side(Side.HOUSE)

    @cached_property
    def others(self) -> tuple[str, ...]:
        """The living players that may be targets: neither the player nor anybody known to be on their side."""
        return tuple([seat for seat in self.table.others(self.seat) if seat not in self.own])

    @cached_property
    def suspicion(self) -> Mapping[str, float]:
        """The player's public suspicion of each player. Members of the House pretend to have found nothing."""
        return evidence.weigh((*self._public_clues, *self._findings()))

    @cached_property
    def danger(self) -> Mapping[str, float]:
        """The danger of each player to the House: high if little suspected, higher if they vote for its members."""
        hunts = [
            Clue(voter, self._weights.hunted) for seat in self.own for voter in evidence.voters_for(self.view, seat)
        ]
        harmless = evidence.weigh((*self._public_clues, *hunts))
        return {seat: -harmless[seat] for seat in self.table.seats}

    @cached_property
    def beliefs(self) -> Mapping[str, float]:
        """The chance of each seat to be of the House, from 0 to 1. The coroner is believed about the dead."""
        return {
            seat: self.chance_of_house(seat) if seat in self.others else float(seat in self._known)
            for seat in self.table.seats
        }

    def chance_of_house(self, seat: str) -> float:
        """Return the chance that one of the ``others`` is of the House, from 0 to 1."""
        roles = counts(self.table.options.roles, len(self.table.seats))
        hidden = len(self.table.seats) - roles[RoleName.PLAYER] - len(self._known)
        if hidden <= 0:
            return 0.0
        odds = log(hidden / max(1, len(self.others) - hidden)) + self.suspicion[seat]
        return 1 / (1 + exp(-odds))

    @cached_property
    def _known(self) -> frozenset[str]:
        """The members of the House whom the player knows of: their own, and the dead whom the coroner has found out."""
        graves = self.table.graves.items()
        return frozenset((*self.own, *(seat for seat, grave in graves if evidence.is_found_out(grave))))

    @cached_property
    def votes_today(self) -> int:
        """The number of times the player has voted today."""
        return sum(isinstance(event, Noted) and isinstance(event.action, Vote) for event in self._lately())

    def heard(self, speaker: str) -> str | None:
        """Return the name that somebody last said in the House's thread since nightfall, if any."""
        said = [
            event.text
            for event in self._lately()
            if isinstance(event, Message) and (event.thread, event.by) == (Thread.HOUSE, speaker)
        ]
        return next((text for text in reversed(said) if text in self.table.living), None)

    def _lately(self) -> Iterator[object]:
        """Yield what the player was told since daybreak or nightfall."""
        told = self.turn.told
        began = max(place for place, each in enumerate(told) if isinstance(each.event, PhaseBegun))
        return (each.event for each in told[began:])

    @cached_property
    def _public_clues(self) -> tuple[Clue, ...]:
        return tuple(evidence.public_clues(self.view, self._weights))

    @property
    def _weights(self) -> Weights:
        return SENSIBLE.weights if self.own else self.manner.weights

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
