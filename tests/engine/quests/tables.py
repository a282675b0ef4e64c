"""Sets a table with named players, and plays only through the engine's front door."""

from collections.abc import Iterable

from engine.actions import Action, Close, Expire, GmAction
from engine.asks import asks_of
from engine.audience import may_read, reader_called
from engine.chance import Chance
from engine.errors import Refused
from engine.events import Event, Outcome
from engine.game import Game
from engine.judging import Submission
from engine.log import Entry
from engine.names import CLOCK, GM
from engine.naming import tag_of
from engine.parties.actions import Act, Look, Vote
from engine.quests import Quests
from engine.quests.actions import Guess, Invert, Propose
from engine.quests.options import Deck, OptionalRole, QuestOptions
from engine.quests.table import Phase, QuestTable
from engine.refusals import Refusal

QUESTS = Quests()
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")
EVIL_SEATS = {5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}
EVIL_ROLES = ("assassin", "hidden", "lone", "decoy")
CARDS = ("stay", "stay", "stay", "switch", "switch")
Names = str | Iterable[str]


def names(of: Names) -> tuple[str, ...]:
    """Read ``"Ann Ben"`` as two names."""
    return tuple(of.split()) if isinstance(of, str) else tuple(of)


class Play:
    """A game under way. Every move returns the entry that it caused."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def table(self) -> QuestTable:
        """The full truth."""
        table = self.game.table
        assert isinstance(table, QuestTable)
        return table

    @property
    def leader(self) -> str:
        """The player who must propose."""
        assert self.table.round.leader is not None
        return self.table.round.leader

    @property
    def outcome(self) -> tuple[str | None, str] | None:
        """The side that has won and why, once the game has ended."""
        if self.table.outcome is None:
            return None
        return (self.table.outcome.side, self.table.outcome.reason)

    def does(self, by: str, action: Action, acting_for: str | None = None) -> Entry:
        """Let a player make a move, or the GM for a player."""
        return self.game.submit(Submission(by, action, acting_for), Chance())

    def gm(self, action: GmAction) -> Entry:
        """Let the GM make a move."""
        return self.does(GM, action)

    def close(self) -> Entry:
        """Let the GM answer the open asks."""
        return self.gm(Close())

    def clock(self) -> Entry:
        """Let the deadline pass."""
        return self.does(CLOCK, Expire())

    def propose(self, party: Names, inverter: str | None = None) -> Entry:
        """Let the current leader name a party, and a member for the inverter."""
        return self.does(self.leader, Propose(names(party), inverter))

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
        """Let everybody approve."""
        return self.votes(yes=self.game.seats)

    def reject(self, party: Names = ()) -> Entry:
        """Propose a party, and let everybody reject it."""
        self.propose_some(party)
        return self.votes(no=self.game.seats)

    def propose_some(self, party: Names = (), with_these: Names = ()) -> Entry:
        """Let the current leader name a party and, if necessary, any member for the inverter."""
        members = names(party) or self.some_party(names(with_these))
        others = [seat for seat in members if seat != self.leader]
        return self.propose(members, others[0] if self.table.options.inverter else None)

    def act(self, seat: str, support: bool) -> Entry:
        """Let a player support or sabotage."""
        return self.does(seat, Act(support))

    def act_all(self, sabotages: Names = ()) -> Entry:
        """Let every party member act who has not; those named sabotage."""
        for seat in [seat for seat in self.table.round.party if seat not in self.table.round.orders]:
            self.act(seat, seat not in names(sabotages))
        return self.game.log[-1]

    def quest(self, party: Names = (), sabotages: Names = ()) -> Entry:
        """Propose a party, let everybody approve it, and let it act. Nothing is inverted."""
        self.propose_some(party, sabotages)
        self.approve()
        entry = self.act_all(sabotages)
        return self.invert(None) if self.table.phase is Phase.INVERT else entry

    def invert(self, target: str | None) -> Entry:
        """Let the inverter's rider name a member, or decline."""
        assert self.table.rider is not None
        return self.does(self.table.rider, Invert(target))

    def look(self, target: str) -> Entry:
        """Let the vision's holder look at a player."""
        return self.does(self.table.vision.holder, Look(target))

    def guess(self, by: str, target: str | None) -> Entry:
        """Let a player name the seer, or decline."""
        return self.does(by, Guess(target))

    def some_party(self, with_these: Names = ()) -> tuple[str, ...]:
        """Return a party of the right size, with these first."""
        chosen = (*names(with_these), *(seat for seat in self.game.seats if seat not in with_these))
        return chosen[: self.table.party_size]

    def refused(self, by: str, action: Action, acting_for: str | None = None) -> Refusal:
        """Return why this is refused, and check that nothing has changed."""
        before, log = self.table, list(self.game.log)
        try:
            self.does(by, action, acting_for)
        except Refused as refused:
            assert self.game.table is before
            assert self.game.log == log
            return refused.refusal
        raise AssertionError(f"{by} was not refused {action}")

    def told(self, reader: str) -> list[Event]:
        """Return everything that this reader has been told."""
        return [event for entry in self.game.log for event in heard(reader, entry)]

    def view(self, reader: str) -> QuestTable:
        """Return the table as this reader knows it."""
        return self.game.view(reader_called(reader)).of(QuestTable).table

    def again(self, from_snapshot: bool = False) -> "Play":
        """Return the same game, restored from its log, or from its log and a snapshot of the table."""
        game = self.game
        if from_snapshot:
            return Play(Game.resume(QUESTS, game.options, game.log, self.table))
        return Play(Game.load(QUESTS, game.seats, game.options, game.log))

    def may(self, seat: str) -> set[type[Action]]:
        """Return the moves that a seat is asked for."""
        return {ask.move for ask in asks_of(seat, self.game.asks)}

    def awaited(self) -> set[str]:
        """Return the seats that the game waits for."""
        return {seat for ask in self.game.asks for seat in ask.awaited}


def heard(reader: str, entry: Entry) -> list[Event]:
    """Return what a reader is told by an entry."""
    return [event for event in entry.events if may_read(reader_called(reader), event.to)]


def kinds(events: Iterable[Event]) -> list[str]:
    """Return the names of these notices, in order."""
    return [tag_of(type(event)) for event in events]


def only(kind: type[Event], events: Iterable[Event]) -> Event:
    """Return the only event of that kind."""
    (event,) = [event for event in events if type(event) is kind]
    return event


def outcome_of(entry: Entry) -> Outcome:
    event = only(Outcome, entry.events)
    assert isinstance(event, Outcome)
    return event


def table_of(
    players: Names = NAMES[:5],
    evil: Names = (),
    leaders: Names = (),
    options: Names = (),
    cards: Names = (),
    **cast: str,
) -> Play:
    """Deal a game with these roles, and with these plain evil players in addition.

    By default Ann is the seer and Ben the assassin, remaining evil seats go to the last players, and the leaders lead
    in seat order. ``turncoat="Cat Eve"`` are the turncoats, the good one first; their first cards say stay, and they
    lie open with the option ``predetermined``. The other options have their own names.
    """
    seats = names(players)
    cast = {"seer": "Ann", "assassin": "Ben"} | cast
    roles = {seat: role for role, holders in cast.items() for seat in names(holders)}
    bad = {seat for seat, role in roles.items() if role in EVIL_ROLES}
    bad |= {*names(evil), *names(cast.get("turncoat", ""))[1:]}
    for seat in reversed(seats):
        if len(bad) < EVIL_SEATS[len(seats)] and seat not in roles:
            bad.add(seat)
    drawn: dict[str, object] = {
        "sides": {seat: "evil" if seat in bad else "good" for seat in seats},
        "roles": roles,
        "leaders": names(leaders) or seats,
    }
    if "turncoat" in cast:
        drawn["cards"] = names(cards) or CARDS
    chosen = QuestOptions(
        roles=tuple(OptionalRole(role) for role in cast if role not in ("seer", "assassin")),
        turncoat=Deck.PREDETERMINED if "predetermined" in names(options) else Deck.RANDOM,
        turncoats_meet="turncoats_meet" in names(options),
        vision="vision" in names(options),
        inverter="inverter" in names(options),
    )
    return Play(Game.begin(QUESTS, seats, chosen, Chance(drawn)))


def voting() -> Play:
    """Ann has proposed Ben and Cat, and has voted for them."""
    play = table_of()
    play.propose("Ben Cat")
    play.vote("Ann", True)
    return play
