"""Onlookers at board games, who believe only what is told and count the pieces after every move."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from engine.asks import Ask
from engine.bluff.actions import Bid
from engine.bluff.events import Challenged, Out
from engine.bluff.table import BluffTable
from engine.danube.actions import Move
from engine.danube.events import Colours, Moved, Thrown
from engine.danube.table import DanubeTable
from engine.domains import Answer, Domain, Nothing, things_of
from engine.events import Event
from engine.game import Game
from engine.sigily import actions as race_moves
from engine.sigily import events as race
from engine.sigily.table import SigilyTable
from tests.engine.bluff import obvious as bluff
from tests.engine.danube import obvious as danube
from tests.engine.sigily import choices
from tests.engine.sigily import obvious as sigily
from tests.engine.sigily.settling import check_what_follows

EACH = 5


class Onlooker(Protocol):
    """Looks on at one game.

    A ``slow`` onlooker also computes legal moves and results in the second way at every moment.
    """

    def __init__(self, game: Game, *, slow: bool) -> None: ...

    def hear(self, event: Event) -> None:
        """Note what is told."""

    def look(self) -> None:
        """Compare the table with what was told so far."""


class OnTheBank:
    """Follows ten boats down the Danube."""

    def __init__(self, game: Game, *, slow: bool) -> None:
        self.game = game
        self.slow = slow
        self.nickels = ""
        self.boats = {True: {2, 4, 6, 8, 10}, False: {1, 3, 5, 7, 9}}
        self.off = {True: 0, False: 0}
        self.waiting: set[int] = set()
        self.count = self.left = 0

    def hear(self, event: Event) -> None:
        """Move the boats as told."""
        match event:
            case Colours(nickels=player):
                self.nickels = player
            case Thrown(player=player, count=count):
                self.count = self.left = count
                self.waiting = {*self.boats[player == self.nickels]}
            case Moved():
                self._move(event)

    def _move(self, event: Moved) -> None:
        own = event.player == self.nickels
        self.boats[own].remove(event.start)
        self.waiting.discard(event.start)
        self.left -= abs(event.steps)
        if event.onto is None:
            self.off[own] += 1
        else:
            self.boats[own].add(event.onto)
        if event.swapped and event.onto is not None:
            self.boats[not own].remove(event.onto)
            self.boats[not own].add(event.start)

    def look(self) -> None:
        """Check that each side has five boats, no two on a square, and none in the rapids."""
        table = self.game.table
        assert isinstance(table, DanubeTable)
        board = table.board
        assert (board.nickels, board.pennies) == tuple(tuple(sorted(self.boats[own])) for own in (True, False))
        assert (*board.off.values(),) == (self.off[True], self.off[False])
        assert all(len(self.boats[own]) + self.off[own] == EACH for own in (True, False))
        squares = self.boats[True] | self.boats[False]
        assert len(squares) == 2 * EACH - sum(self.off.values())
        assert squares <= {*range(1, 36)} - {30}
        if self.slow and board.left is not None:
            self._find_moves(table)

    def _find_moves(self, table: DanubeTable) -> None:
        own = table.turn == self.nickels
        stand = danube.Boats(*map(frozenset, (self.boats[own], self.boats[not own], self.waiting)))
        whole = self.left == self.count
        ask = next(ask for ask in self.game.asks if ask.move is Move)
        found = {(action.start, action.steps) for action in ask.answers if isinstance(action, Move)}
        assert found == danube.legal_moves(stand, self.left, whole=whole, nickels=own)


class InTheHall:
    """Follows the dice of up to six tricksters."""

    def __init__(self, game: Game, *, slow: bool) -> None:
        self.game = game
        self.slow = slow
        self.lost = dict.fromkeys(game.seats, 0)

    def hear(self, event: Event) -> None:
        """Take away lost dice."""
        match event:
            case Challenged(lost=lost):
                for player, count in lost.items():
                    self.lost[player] += count
            case Out(player=player):
                self.lost[player] = EACH

    def look(self) -> None:
        """Check that each player has five dice: open, hidden or lost."""
        table = self.game.table
        assert isinstance(table, BluffTable)
        board = table.board
        assert board.dice == {player: EACH - lost for player, lost in self.lost.items()}
        assert all(0 <= lost <= EACH for lost in self.lost.values())
        if table.outcome is None:
            kept = {player: len(table.hidden.get(player, ())) + len(board.open.get(player, ())) for player in self.lost}
            assert kept == board.dice
            if self.slow:
                self._find_bids(table)

    def _find_bids(self, table: BluffTable) -> None:
        bid, dice = table.board.bid, sum(table.board.dice.values())
        legal = bluff.legal_bids(dice, None if bid is None else (bid.count, bid.face))
        asks = [ask for ask in self.game.asks if ask.move is Bid]
        tried = [(count, face) for count in range(-1, dice + 2) for face in range(8)]
        assert {claim for claim in tried for ask in asks if ask.refusal(Bid(*claim)) is None} == {*legal}
        if legal:
            self._find_shows(table, legal[0])

    def _find_shows(self, table: BluffTable, claim: tuple[int, int]) -> None:
        (ask,) = [ask for ask in self.game.asks if ask.move is Bid]
        hidden = table.hidden[table.player]
        may = table.board.bid is not None and table.options.show_and_throw
        shown = {tuple(sorted(faces)) for faces in bluff.shows(hidden)} if may else set()
        tried = {(), hidden, *shown, *bluff.shows(hidden), (0,), (*hidden, 6), *((face,) for face in range(1, 8))}
        assert {tuple(sorted(show)) for show in tried if ask.refusal(Bid(*claim, show)) is None} == shown


class OnTheHill:
    """Follows the chariots of up to four provinces, and 52 coins, wherever they lie."""

    def __init__(self, game: Game, *, slow: bool) -> None:
        self.game = game
        self.slow = slow
        self.lying = Counter(sigily.COINS)
        self.purse = Counter[str]()
        self.units: dict[str, Chariots] = {}
        self.before: SigilyTable | None = None
        self.heard: list[Event] = []

    def hear(self, event: Event) -> None:
        """Move chariots and coins as told."""
        self.heard.append(event)
        match event:
            case (
                race.Moved(chariots=(top, *_) as chariots, onto=onto)
                | race.PutBack(chariots=(top, *_) as chariots, onto=onto)
            ):
                unit = self.units.pop(top, None) or Chariots([*chariots], onto)
                unit.at = onto
                self.units[top] = unit
            case race.Jackpot(player=player, paid=paid, onto=places):
                for payer, coins in paid.items():
                    self._pay(player, payer, coins)
                self.lying.update(places)
            case race.Unclaimed(coins=coins, shares=shares):
                assert coins == sum(shares.values()) == self.lying.total()
                self.lying.clear()
                self.purse.update(shares)
            case race.Finish(points=points) if points:
                self.purse = Counter(points)
                for unit in self.units.values():
                    unit.coins = 0
            case _:
                self._hear_landing(event)

    def _pay(self, player: str, payer: str, coins: int) -> None:
        if payer == "home":
            self.purse[player] -= coins
        else:
            self.units[payer].coins -= coins

    def _hear_landing(self, event: Event) -> None:
        match event:
            case race.Taken(chariots=(top, *_), at=place, coins=coins):
                assert self.lying.pop(place) == coins
                self.units[top].coins += coins
            case race.Fused(chariots=chariots, coins=coins):
                parts = [self.units.pop(name) for name in chariots if name in self.units]
                assert sum(part.coins for part in parts) == coins
                self.units[chariots[0]] = Chariots([*chariots], parts[0].at, coins)
            case race.Finished(chariots=(top, *_), shares=shares):
                assert self.units.pop(top).coins == sum(shares.values())
                self.purse.update(shares)
            case race.Fought():
                self._hear_fight(event)
            case race.Cursed(chariots=dead):
                self._bury({*dead})
            case race.Fireball(chariots=dead, effect=race.Effect.DIES):
                self._bury({*dead})
            case race.Resigned(player=player):
                self._bury({f"{player} {number}" for number in range(1, 5)})

    def _hear_fight(self, event: race.Fought) -> None:
        attacker, defender = self.units[event.attackers[0]], self.units[event.defenders[0]]
        loser, winner = (attacker, defender) if {*event.attackers} <= {*event.dead} else (defender, attacker)
        assert event.coins == loser.coins
        winner.coins, loser.coins = winner.coins + loser.coins, 0
        self._bury({*event.dead})

    def _bury(self, dead: set[str]) -> None:
        """Remove chariots. Coins that the last of a unit leaves lie where it stood."""
        for top in [*self.units]:
            unit = self.units.pop(top)
            unit.names = [name for name in unit.names if name not in dead]
            if unit.names:
                self.units[unit.names[0]] = unit
            else:
                self.lying[unit.at] += unit.coins

    def look(self) -> None:
        """Check that all coins and chariots are where they were told to be.

        Several units stand together only on gates.
        """
        table = self.game.table
        assert isinstance(table, SigilyTable)
        board = table.board
        stand = {unit.top: (unit.chariots, unit.at, unit.coins) for unit in board.units}
        assert stand == {top: (tuple(unit.names), unit.at, unit.coins) for top, unit in self.units.items()}
        assert (counted(board.coins), counted(board.purse)) == (counted(self.lying), counted(self.purse))
        assert sum(unit.coins for unit in board.units) + self.lying.total() + self.purse.total() == sigily.ALL_COINS
        places = [unit.at for unit in board.units if unit.at not in {"0", "6", "12", "18"}]
        assert len({*places}) == len(places)
        if self.slow:
            self._look_slowly(table)
        self.before, self.heard = table, []

    def _look_slowly(self, table: SigilyTable) -> None:
        if self.before is not None:
            check_what_follows(self.before, self.heard)
        if table.phase.value == "move":
            self._find_moves(table)
        declared = {(ask.move.__name__.lower(), name) for ask in self.game.asks for name in declarable(ask)}
        assert declared == choices.declarations(table)
        assert {each for ask in self.game.asks for each in castable(ask)} == choices.castings(table)

    def _find_moves(self, table: SigilyTable) -> None:
        (ask,) = [ask for ask in self.game.asks if ask.move is race_moves.Move]
        found = {(action.chariot, action.exit) for action in ask.answers if isinstance(action, race_moves.Move)}
        assert found == {(chariot, leave) for chariot, leave, _ in sigily.legal_moves(table)}


def declarable(ask: Ask) -> tuple[object, ...]:
    """Return the units for which an ask allows a declaration."""
    return things_of(ask.fields["chariot"], {}) if ask.move in (race_moves.Enter, race_moves.Back) else ()


def castable(ask: Ask) -> Iterator[tuple[object, object, object]]:
    """Yield the spells that an ask allows, each with the unit that pays and the target."""
    if ask.move is race_moves.Cast:
        for chariot in chosen(ask.fields["chariot"], {}):
            for target in chosen(ask.fields["target"], {"chariot": chariot}):
                yield ask.fixed["spell"], chariot, target


def chosen(domain: Domain, answer: Answer) -> tuple[object, ...]:
    """Return what may be chosen; only None if nothing is."""
    return (None,) if isinstance(domain, Nothing) else things_of(domain, answer)


def counted(coins: Mapping[str, int]) -> dict[str, int]:
    """Return the coins without places that hold none."""
    return {where: count for where, count in coins.items() if count}


@dataclass
class Chariots:
    """A unit as it was told."""

    names: list[str]
    at: str
    coins: int = 0


ONLOOKERS: dict[str, type[Onlooker]] = {"danube": OnTheBank, "bluff": InTheHall, "sigily": OnTheHill}
