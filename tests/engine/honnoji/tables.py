"""Sets a table of ten samurai, and plays only through the engine's front door."""

from engine.actions import Action, Close, Expire, GmAction
from engine.asks import asks_of
from engine.audience import To
from engine.chance import Chance
from engine.errors import Refused
from engine.events import Event
from engine.game import Game
from engine.honnoji import Honnoji
from engine.honnoji.actions import Give, Propose, Unuse, Use
from engine.honnoji.options import HonnojiOptions
from engine.honnoji.table import HonnojiTable
from engine.honnoji.talismans import POOL
from engine.honnoji.tokens import Standing, TalismanName
from engine.judging import Submission
from engine.log import Entry
from engine.names import CLOCK, GM
from engine.parties.actions import Act, Look, Vote
from engine.parties.events import LeaderNamed
from engine.refusals import Refusal
from tests.engine.quests.tables import NAMES, Names, heard, kinds, names, only

HONNOJI = Honnoji()
EVIL = ("Gus", "Hal", "Ida", "Jon")

__all__ = ["EVIL", "HONNOJI", "NAMES", "Names", "Play", "heard", "kinds", "names", "only", "table_of"]


class Play:
    """A game under way. Every move returns the entry that it caused."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def table(self) -> HonnojiTable:
        """The full truth."""
        table = self.game.table
        assert isinstance(table, HonnojiTable)
        return table

    @property
    def leader(self) -> str:
        """The current leader."""
        assert self.table.round.leader is not None
        return self.table.round.leader

    @property
    def named(self) -> LeaderNamed:
        """The public announcement of the current leader."""
        (*_, event) = [event for event in self.told("public") if isinstance(event, LeaderNamed)]
        return event

    @property
    def outcome(self) -> tuple[str | None, str] | None:
        """The side that has won and why, once the game has ended."""
        if self.table.outcome is None:
            return None
        return (self.table.outcome.side, self.table.outcome.reason)

    def does(self, by: str, action: Action, drawn: dict[str, object] | None = None) -> Entry:
        """Let a player make a move."""
        return self.game.submit(Submission(by, action), Chance(drawn))

    def gm(self, action: GmAction) -> Entry:
        """Let the GM make a move."""
        return self.does(GM, action)

    def close(self, drawn: dict[str, object] | None = None) -> Entry:
        """Let the GM answer the open asks."""
        return self.does(GM, Close(), drawn)

    def clock(self, drawn: dict[str, object] | None = None) -> Entry:
        """Let the deadline pass."""
        return self.does(CLOCK, Expire(), drawn)

    def give(self, target: str) -> Entry:
        """Let the leader give the talisman that was shown."""
        return self.does(self.leader, Give(target))

    def propose(self, party: Names = (), to: str = "Jon") -> Entry:
        """Let the current leader name a party, after giving any pending talisman to ``to``."""
        if Give in self.may(self.leader):
            self.give(to if to != self.leader else "Ida")
        return self.does(self.leader, Propose(names(party) or self.game.seats[: self.table.party_size]))

    def vote(self, seat: str, approve: bool, public: bool = False) -> Entry:
        """Let a player vote, by default in private."""
        return self.does(seat, Vote(approve, public))

    def votes(self, yes: Names = (), no: Names = ()) -> Entry:
        """Let these players vote in private, the approving ones first."""
        for seat in names(yes):
            self.vote(seat, True)
        for seat in names(no):
            self.vote(seat, False)
        return self.game.log[-1]

    def approve(self) -> Entry:
        """Let everybody approve who has not voted yet."""
        return self.votes(yes=[seat for seat in self.game.seats if seat not in self.table.round.cast])

    def reject(self, party: Names = (), to: str = "Jon") -> Entry:
        """Propose a party, and let everybody reject it."""
        self.propose(party, to)
        return self.votes(no=self.game.seats)

    def act(self, seat: str, support: bool = True) -> Entry:
        """Let a player support or sabotage."""
        return self.does(seat, Act(support))

    def act_all(self, sabotages: Names = ()) -> Entry:
        """Let every party member act who has not; those named sabotage."""
        for seat in [seat for seat in self.table.round.party if seat not in self.table.round.orders]:
            self.act(seat, seat not in names(sabotages))
        return self.game.log[-1]

    def mission(self, sabotages: Names = (), to: str = "Jon", party: Names = ()) -> Entry:
        """Propose a party, let everybody approve it, and let it act. Then the Ninja Contract waits."""
        some = (*names(sabotages), *(seat for seat in self.game.seats if seat not in names(sabotages)))
        self.propose(names(party) or some[: self.table.party_size], to)
        self.approve()
        return self.act_all(sabotages)

    def look(self, target: str | None = None) -> Entry:
        """Let the holder of the contract look at a player, or decline."""
        return self.does(self.table.contract.holder, Look(target))

    def missions(self, *results: str, to: str = "Jon") -> Entry:
        """Let missions be ``won`` or ``lost`` in turn, without any look."""
        for result in results:
            self.mission(sabotages="Gus" if result == "lost" else "", to=to)
            if self.outcome is None:
                self.look()
        return self.game.log[-1]

    def use(self, by: str, talisman: str, target: str | None = None) -> Entry:
        """Let a player use a talisman."""
        return self.does(by, Use(TalismanName(talisman), target))

    def preload(self, by: str, talisman: str, target: str | None = None) -> Entry:
        """Let a player preload a talisman."""
        return self.does(by, Use(TalismanName(talisman), target, preload=True))

    def unuse(self, by: str, talisman: str) -> Entry:
        """Let a player withdraw a preload."""
        return self.does(by, Unuse(TalismanName(talisman)))

    def refused(self, by: str, action: Action) -> Refusal:
        """Return why this is refused, and check that nothing has changed."""
        before, log = self.table, list(self.game.log)
        try:
            self.does(by, action)
        except Refused as refused:
            assert self.game.table is before
            assert self.game.log == log
            return refused.refusal
        raise AssertionError(f"{by} was not refused {action}")

    def refused_use(self, by: str, talisman: str, target: str | None = None, preload: bool = False) -> Refusal:
        """Return why the use of a talisman is refused."""
        return self.refused(by, Use(TalismanName(talisman), target, preload))

    def told(self, reader: str) -> list[Event]:
        """Return everything that this reader has been told."""
        return [event for entry in self.game.log for event in heard(reader, entry)]

    def may(self, seat: str) -> set[type[Action]]:
        """Return the moves that a seat is asked for."""
        return {ask.move for ask in asks_of(seat, self.game.asks)}

    def may_use(self, seat: str) -> set[str]:
        """Return the talismans that a seat may use, in public or as a preload."""
        asks = [ask for ask in asks_of(seat, self.game.asks) if ask.move is Use]
        return {f"{ask.fixed['talisman']}{' in secret' if ask.secret else ''}" for ask in asks}

    def awaited(self) -> set[str]:
        """Return the seats that the game waits for."""
        return {seat for ask in self.game.asks for seat in ask.awaited}

    def held_by(self, seat: str) -> list[str]:
        """Return the talismans of a seat that everybody knows are not used yet."""
        return [token.name for token in self.public.tokens if token.holder == seat and token.standing is Standing.KEPT]

    @property
    def public(self) -> HonnojiTable:
        """The table as everybody knows it."""
        return self.game.view(To.PUBLIC).of(HonnojiTable).table


def table_of(talismans: Names = (), leaders: Names = NAMES, evil: Names = EVIL) -> Play:
    """Deal a game with these talismans first, and this order of leaders."""
    drawn_first = names(talismans)
    left = list(map(str, POOL))
    for name in drawn_first:
        left.remove(name)
    drawn = {
        "sides": {seat: "evil" if seat in names(evil) else "good" for seat in NAMES},
        "leaders": names(leaders),
        "talismans": (*drawn_first, *left),
    }
    return Play(Game.begin(HONNOJI, NAMES, HonnojiOptions(), Chance(drawn)))
