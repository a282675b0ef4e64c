"""Bidding: an opening, a raise, and the dice that may be shown with it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache

from engine.actions import Action
from engine.asks import Ask
from engine.audience import To
from engine.bluff.actions import Bid
from engine.bluff.dice import Again
from engine.bluff.events import Bid as BidMade
from engine.bluff.events import Dice
from engine.bluff.refusals import NoFace, NoRaise, NoShowing, NothingShown, NotHisDice, OneStaysHidden, TooManyDice
from engine.bluff.table import BluffTable
from engine.bluff.track import FACES, Claim, claims
from engine.chance import Chance
from engine.domains import Domain, Nothing, OneByOther, OneOf, OneSeat, SomeOf, Thing
from engine.events import Event
from engine.refusals import Refusal


def legal(table: BluffTable) -> tuple[Claim, ...]:
    """Return the legal bids, lowest first."""
    return claims(table.in_play, _standing(table))


def _standing(table: BluffTable) -> Claim | None:
    return None if table.board.bid is None else table.board.bid.claim


class Counts(OneOf, frozen=True):
    """The numbers of dice that a legal bid may claim, of any face."""

    dice: int
    least: Claim

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse numbers that no bid can have before comparing with the standing bid."""
        assert isinstance(action, Bid)
        if action.face not in FACES:
            return NoFace(action.face)
        if not 1 <= action.count <= self.dice:
            return TooManyDice(action.count, self.dice)
        return None if action.count in self.names else NoRaise(self.least.count, self.least.face)


class FacesLeft(OneOf, frozen=True):
    """The faces that make a count a legal bid."""

    least: Claim

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse a face that does not raise the bid."""
        assert isinstance(action, Bid)
        return None if action.face in self.names else NoRaise(self.least.count, self.least.face)


class Shown(SomeOf, frozen=True):
    """Some of the hidden dice, or none. At least one stays hidden."""

    def refusal(self, field: str, action: Action) -> Refusal | None:
        """Refuse to show no dice, dice that are not there, or all of them."""
        assert isinstance(action, Bid)
        if action.show is None:
            return None
        if not action.show:
            return NothingShown()
        if Counter[Thing](action.show) - Counter(self.things):
            return NotHisDice(tuple(map(int, self.things)))
        return OneStaysHidden() if len(action.show) > self.most else None


def asked(table: BluffTable) -> tuple[Ask, ...]:
    """Ask for a bid if one is legal."""
    bids = _choices(table.in_play, _standing(table))
    if not bids:
        return ()
    fields = {**bids, "show": showing(table)}
    return (Ask(Bid, (table.player,), fields, awaited=(table.player,), composed_by="face"),)


@lru_cache(maxsize=256)
def _choices(dice: int, above: Claim | None) -> Mapping[str, Domain]:
    """Return the claims that are possible with this many dice in play; nothing if no bid is legal."""
    bids = claims(dice, above)
    if not bids:
        return {}
    faces: dict[int, list[int]] = {}
    for claim in bids:
        faces.setdefault(claim.count, []).append(claim.face)
    left: dict[object, OneOf | OneSeat] = {count: FacesLeft(tuple(each), bids[0]) for count, each in faces.items()}
    return {"count": Counts(tuple(faces), dice, bids[0]), "face": OneByOther("count", left)}


def showing(table: BluffTable) -> Domain:
    """Return the dice that may be shown with a bid: none with an opening, or in a game played without showing."""
    hidden = table.hidden.get(table.player, ())
    if table.board.bid is None or not table.options.show_and_throw:
        return Nothing(NoShowing())
    return Shown(hidden, len(hidden) - 1) if len(hidden) > 1 else Nothing(OneStaysHidden())


def bid(table: BluffTable, claim: Claim, show: tuple[int, ...] | None, chance: Chance) -> Iterable[Event]:
    """Make a bid. A player who shows dice throws the hidden rest again."""
    shown = show or ()
    again = len(table.hidden[table.player]) - len(shown) if shown else 0
    yield BidMade(to=To.PUBLIC, player=table.player, count=claim.count, face=claim.face, shown=shown, thrown=again)
    if again:
        yield Dice(to=(table.player,), faces=chance.draw("thrown", Again(again)))
