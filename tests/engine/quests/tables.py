"""Sets a table with named players, and plays at it through the engine's front door only."""

from collections.abc import Iterable

from engine.actions import Action, Close, Expire, GmAction
from engine.asks import asks_of
from engine.audience import may_read
from engine.chance import Chance
from engine.errors import Refused
from engine.events import Event, Outcome
from engine.game import Game
from engine.judging import Wish
from engine.log import Entry
from engine.names import CLOCK, GM
from engine.parties.actions import Act, Vote
from engine.quests import Quests
from engine.quests.actions import Guess, Propose
from engine.quests.options import OptionalRole, QuestOptions
from engine.quests.table import QuestTable
from engine.refusals import Refusal

QUESTS = Quests()
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")
EVIL_SEATS = {5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}
EVIL_ROLES = ("assassin", "hidden", "lone", "decoy")
Names = str | Iterable[str]


def names(of: Names) -> tuple[str, ...]:
    """Read ``"Ann Ben"`` as two names."""
    return tuple(of.split()) if isinstance(of, str) else tuple(of)


class Play:
    """A game under way. Every move gives the entry it has brought about."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def table(self) -> QuestTable:
        """The whole truth."""
        table = self.game.table
        assert isinstance(table, QuestTable)
        return table

    @property
    def leader(self) -> str:
        """Whose turn it is to propose."""
        assert self.table.round.leader is not None
        return self.table.round.leader

    @property
    def outcome(self) -> tuple[str | None, str] | None:
        """The side that has won and why, once the game has ended."""
        if self.table.outcome is None:
            return None
        return (self.table.outcome.side, self.table.outcome.reason)

    def does(self, by: str, action: Action, acting_for: str | None = None) -> Entry:
        """Let somebody make a move, the GM perhaps for a player."""
        return self.game.submit(Wish(by, action, acting_for), Chance())

    def gm(self, action: GmAction) -> Entry:
        """Let the GM make a move."""
        return self.does(GM, action)

    def close(self) -> Entry:
        """Let the GM answer what is being waited for."""
        return self.gm(Close())

    def clock(self) -> Entry:
        """Let the deadline pass."""
        return self.does(CLOCK, Expire())

    def propose(self, party: Names) -> Entry:
        """Let the present leader name a party."""
        return self.does(self.leader, Propose(names(party)))

    def vote(self, seat: str, approve: bool, public: bool = False) -> Entry:
        """Let a player vote, in private if nothing is said."""
        return self.does(seat, Vote(approve, public))

    def votes(self, yes: Names = (), no: Names = ()) -> Entry:
        """Let these players vote in private, the approving ones first."""
        for seat in names(yes):
            self.vote(seat, True)
        for seat in names(no):
            self.vote(seat, False)
        return self.game.log[-1]

    def approve(self) -> Entry:
        """Let everybody approve."""
        return self.votes(yes=self.game.seats)

    def reject(self, party: Names = ()) -> Entry:
        """Let a party be proposed and rejected by everybody."""
        self.propose(party or self.some_party())
        return self.votes(no=self.game.seats)

    def act(self, seat: str, support: bool) -> Entry:
        """Let a player support or sabotage."""
        return self.does(seat, Act(support))

    def act_all(self, sabotages: Names = ()) -> Entry:
        """Let everybody in the party act who has not; those named sabotage."""
        for seat in [seat for seat in self.table.round.party if seat not in self.table.round.orders]:
            self.act(seat, seat not in names(sabotages))
        return self.game.log[-1]

    def quest(self, party: Names = (), sabotages: Names = ()) -> Entry:
        """Let a party be proposed, approved by everybody, and act."""
        self.propose(party or self.some_party(names(sabotages)))
        self.approve()
        return self.act_all(sabotages)

    def guess(self, by: str, target: str | None) -> Entry:
        """Let a player name the seer, or decline."""
        return self.does(by, Guess(target))

    def some_party(self, with_these: Names = ()) -> tuple[str, ...]:
        """A party of the right size, these first."""
        chosen = (*names(with_these), *(seat for seat in self.game.seats if seat not in with_these))
        return chosen[: self.table.party_size]

    def refused(self, by: str, action: Action, acting_for: str | None = None) -> Refusal:
        """The reason why this is refused; nothing has changed by it."""
        before, log = self.table, list(self.game.log)
        try:
            self.does(by, action, acting_for)
        except Refused as refused:
            assert self.game.table is before
            assert self.game.log == log
            return refused.refusal
        raise AssertionError(f"{by} was not refused {action}")

    def told(self, reader: str) -> list[Event]:
        """Everything that this reader has been told."""
        return [event for entry in self.game.log for event in heard(reader, entry)]

    def may(self, seat: str) -> set[type[Action]]:
        """The moves that a seat is asked for."""
        return {ask.move for ask in asks_of(seat, self.game.asks)}

    def awaited(self) -> set[str]:
        """The seats without which the game does not go on."""
        return {seat for ask in self.game.asks for seat in ask.awaited}


def heard(reader: str, entry: Entry) -> list[Event]:
    """What a reader is told by an entry."""
    return [event for event in entry.events if may_read(reader, event.to)]


def kinds(events: Iterable[Event]) -> list[str]:
    """The names of these notices, in order."""
    return [str(type(event).__struct_config__.tag) for event in events]


def only(kind: type[Event], events: Iterable[Event]) -> Event:
    """The one event of that kind."""
    (event,) = [event for event in events if type(event) is kind]
    return event


def outcome_of(entry: Entry) -> Outcome:
    event = only(Outcome, entry.events)
    assert isinstance(event, Outcome)
    return event


def table_of(
    players: Names = NAMES[:5], evil: Names = (), leaders: Names = (), options: Names = (), **cast: str
) -> Play:
    """Deal a game: who has which role, and, beside those, who is a plain evil player.

    Without more ado Ann is the seer and Ben the assassin, evil seats left over go to the last players, and the
    leaders lead in seat order.
    """
    seats = names(players)
    cast = {"seer": "Ann", "assassin": "Ben"} | cast
    bad = {cast[role] for role in EVIL_ROLES if role in cast} | set(names(evil))
    for seat in reversed(seats):
        if len(bad) < EVIL_SEATS[len(seats)] and seat not in cast.values():
            bad.add(seat)
    drawn = {
        "sides": {seat: "evil" if seat in bad else "good" for seat in seats},
        "roles": {seat: role for role, seat in cast.items()},
        "leaders": names(leaders) or seats,
    }
    roles = tuple(OptionalRole(role) for role in cast if role not in ("seer", "assassin"))
    chosen = (*roles, *(OptionalRole(role) for role in names(options)))
    return Play(Game.begin(QUESTS, seats, QuestOptions(roles=chosen), Chance(drawn)))
