"""Sets a great table of named players, deals what a test wants, and plays only through the engine's front door."""

from collections import Counter
from collections.abc import Iterable, Mapping

from engine.actions import Action, Close, Expire, GmAction
from engine.asks import asks_of
from engine.chance import Chance, seeded_source
from engine.errors import Refused
from engine.events import Event
from engine.game import Game
from engine.great_table import GreatTableRules
from engine.great_table.actions import Kill, List, Steal, Thread, Use, Whisper
from engine.great_table.cards import CardName
from engine.great_table.events import Died, Fate, Result, Traced
from engine.great_table.options import GreatTableOptions
from engine.great_table.roles import RoleName
from engine.great_table.table import GreatTable
from engine.judging import Submission
from engine.learning import converted
from engine.log import Entry
from engine.mafia.actions import Unvote, Vote
from engine.mafia.events import Ballots, Time
from engine.names import CLOCK, GM
from engine.refusals import Refusal
from engine.speech import Say
from tests.engine.quests.tables import Names, heard, kinds, names, only
from tests.suites.random_games import NAMES as ALL_NAMES

GREAT_TABLE = GreatTableRules()
NAMES = ALL_NAMES[:10]
WHOLE_DECK = {card: 2 if card in (CardName.LOVER, CardName.PLACE_SWAP) else 1 for card in CardName}
LOUD = ("bomber", "king", "consort", "lover", "thief")
QUIET_FIRST = sorted(CardName, key=lambda card: LOUD.index(card) if card in LOUD else -1)

__all__ = [
    "GREAT_TABLE",
    "NAMES",
    "WHOLE_DECK",
    "Names",
    "Play",
    "dealt",
    "heard",
    "kinds",
    "names",
    "night",
    "only",
    "table_of",
    "use",
]


class Play:
    """A game under way. Every move returns the entry that it caused."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def table(self) -> GreatTable:
        """The full truth."""
        table = self.game.table
        assert isinstance(table, GreatTable)
        return table

    @property
    def outcome(self) -> tuple[str | None, str] | None:
        """The side that has won and why, once the game has ended."""
        if self.table.outcome is None:
            return None
        return (self.table.outcome.side, self.table.outcome.reason)

    @property
    def time(self) -> tuple[str, int]:
        """Day or night, and its number."""
        return (self.table.time, self.table.number)

    def does(self, by: str, action: Action, drawn: Mapping[str, object] | None = None) -> Entry:
        """Let a player make a move."""
        chance = Chance(drawn, seeded_source(1, len(self.game.log)))
        return self.game.submit(Submission(by, action), chance)

    def gm(self, action: GmAction, drawn: Mapping[str, object] | None = None) -> Entry:
        """Let the GM make a move."""
        return self.does(GM, action, drawn)

    def close(self) -> Entry:
        """Let the GM move on."""
        return self.gm(Close())

    def clock(self, **drawn: object) -> Entry:
        """Let the deadline pass."""
        return self.does(CLOCK, Expire(), drawn)

    def ranking(self, *first: str) -> tuple[str, ...]:
        """Return a list of all cards, with these lines before the rest."""
        return (*first, *(card for card in self.table.deck if card not in first))

    def submit(self, seat: str, *first: str) -> Entry:
        """Let a player submit a list that begins with these lines."""
        return self.does(seat, List(self.ranking(*first)))

    def submit_all(self, wanted: Mapping[str, str | None]) -> Entry:
        """Let everybody alive submit a list that begins with their card, except those who want None.

        Players who name no card get one of the cards that do nothing without an order, while they last.
        """
        left = [*(Counter(self.table.deck) - Counter(CardName(card) for card in wanted.values() if card)).elements()]
        left.sort(key=QUIET_FIRST.index)
        for seat in self.table.living:
            card = wanted[seat] if seat in wanted else left.pop(0)
            if card is not None:
                self.submit(seat, card)
        return self.game.log[-1]

    def deal(self, **wanted: str | None) -> Entry:
        """Deal everybody the card that they want. The list deadline passes over those who want None."""
        entry = self.submit_all(wanted)
        if None in wanted.values():
            entry = self.clock()
        hands = self.table.today.hands
        assert {seat: hands[seat] for seat in wanted} == wanted
        return entry

    def steal(self, seat: str, target: str | None) -> Entry:
        """Let the Thief steal a card, or decline."""
        return self.does(seat, Steal(target))

    def use(self, seat: str, target: str | None = None, **fields: object) -> Entry:
        """Let a player give the order for their card."""
        return self.does(seat, use(target, **fields))

    def kill(self, seat: str, target: str | None) -> Entry:
        """Let a member of the House order a kill."""
        return self.does(seat, Kill(target))

    def vote(self, target: str | None, *voters: str) -> Entry:
        """Let players vote for somebody, in this order."""
        for voter in voters:
            self.does(voter, Vote(target))
        return self.game.log[-1]

    def unvote(self, voter: str) -> Entry:
        """Let a player withdraw their vote."""
        return self.does(voter, Unvote())

    def lynch(self, target: str) -> Entry:
        """Let just enough other players vote for somebody."""
        voters = [seat for seat in self.table.living if seat != target]
        return self.vote(target, *voters[: self.table.votes.needed])

    def nightfall(self) -> Entry:
        """Let deadlines pass until it is night."""
        while self.table.time is not Time.NIGHT:
            self.clock()
        return self.game.log[-1]

    def dawn(self, **drawn: object) -> Entry:
        """Let the night come and end."""
        self.nightfall()
        return self.clock(**drawn)

    def whisper(self, seat: str, thread: str, text: str = "Hello.") -> Entry:
        """Let a player say something in a thread."""
        return self.does(seat, Whisper(text, Thread(thread)))

    def say(self, seat: str, text: str = "Hello.") -> Entry:
        """Let a player say something at the table."""
        return self.does(seat, Say(text))

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

    def told(self, reader: str) -> list[Event]:
        """Return everything that this reader has been told."""
        return [event for entry in self.game.log for event in heard(reader, entry)]

    def results(self, seat: str) -> list[Result]:
        """Return what a player's cards have found."""
        return [event for event in self.told(seat) if isinstance(event, Result)]

    def result(self, seat: str) -> dict[str, object]:
        """Return what a player's card has found last, without its name."""
        last = self.results(seat)[-1]
        fields = ("player", "places", "held", "players", "left", "right")
        found = {field: getattr(last, field) for field in fields}
        return {field: value for field, value in found.items() if value is None or isinstance(value, str | int | tuple)}

    def deaths(self) -> list[str]:
        """Return who has died, in this order."""
        return [event.player for event in self.told("public") if isinstance(event, Died)]

    def counts(self) -> dict[str, tuple[str, ...]]:
        """Return the vote count as it was shown last."""
        shown = [event for event in self.told("public") if isinstance(event, Ballots)]
        return shown[-1].counts

    def fates(self, seat: str) -> list[Fate]:
        """Return the outcomes of a player's orders."""
        return [event.fate for event in self.told("gm") if isinstance(event, Traced) and event.player == seat]

    def may(self, seat: str) -> set[type[Action]]:
        """Return the moves that a seat is asked for."""
        return {ask.move for ask in asks_of(seat, self.game.asks)}

    def members(self, thread: str) -> tuple[str, ...]:
        """Return who may talk in a thread."""
        return self.table.threads.get(Thread(thread), ())


def use(target: str | None = None, **fields: object) -> Use:
    """Return an order for a card. ``targets`` is a string of names."""
    read: dict[str, object] = {
        name: names(str(value)) if name == "targets" else value for name, value in fields.items()
    }
    if "card" in read:
        read["card"] = CardName(str(read["card"]))
    return Use(target, **read)  # type: ignore[arg-type]


def table_of(
    players: Iterable[str] = NAMES,
    master: str = "Ann",
    apprentices: Names = "Ben Cat",
    seats: Iterable[str] | None = None,
    **options: object,
) -> Play:
    """Deal a game for ten with all cards of sixteen: Ann is the Master, Ben and Cat are the Apprentices.

    The first of the seats leads the deck of the first day. Each seat is the left neighbour of the one before.
    """
    everybody = tuple(players)
    ring = tuple(seats or everybody)
    house = {**dict.fromkeys(names(apprentices), "apprentice"), master: "master"}
    chosen = {"deck": WHOLE_DECK, "roles": {RoleName.APPRENTICE: len(names(apprentices))}, **options}
    drawn = {"roles": house, "seats": ring, "first": ring[0]}
    return Play(Game.begin(GREAT_TABLE, everybody, converted(chosen, GreatTableOptions), Chance(drawn)))


def dealt(**wanted: str | None) -> Play:
    """Deal a game and its first day's cards."""
    play = table_of()
    play.deal(**wanted)
    return play


def night(play: Play, guarded: str | None = None) -> Play:
    """Let the night come and end. Gus, who must hold the Guard, guards a player."""
    if guarded is not None:
        play.use("Gus", guarded)
    play.dawn()
    return play


def without_lists() -> Play:
    """Dan and Gus, who have no list, hold up the deal."""
    play = table_of()
    play.submit_all({"Dan": None, "Gus": None, "Ida": "lover", "Jon": "lover"})
    return play
