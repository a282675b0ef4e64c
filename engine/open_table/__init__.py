"""The open table: a host's own roles, read from a role file. docs/role-files.md explains the file to hosts."""

from collections.abc import Iterable, Mapping

from engine.audience import Everybody, To
from engine.by_hand import DECLARED, DeclareByHand, told
from engine.deeds import Was, was_who
from engine.events import Event, Outcome
from engine.mafia.actions import Modkill, Unvote, Vote
from engine.mafia.events import NO_LYNCH, Ballots, PhaseBegun, Time
from engine.naming import OwnNames
from engine.open_table import ending, lynching, moves, setup, talking
from engine.open_table.actions import ACTIONS, CarryOut, EndNight, Tell
from engine.open_table.checking import check
from engine.open_table.events import EVENTS, Acted, Died, Lynched, Offered, Removed, Reveal, Shown, VotesCounted
from engine.open_table.options import OpenTableOptions
from engine.open_table.phases import HOURS, PHASES
from engine.open_table.reading import read_role_file
from engine.open_table.role_file import LARGEST, PLAYERS, Ballot, Lynch
from engine.open_table.table import AFTER, OpenTable, Ruling
from engine.open_table.writing import write_role_file
from engine.option_files import OptionFile
from engine.rulebook import Rulebook
from engine.speech import PrivateThread, SpokenVotes
from engine.views import View

ROLE_FILE = OptionFile(
    option="file",
    name="roles.toml",
    largest=LARGEST,
    read=read_role_file,
    check=check,
    write=write_role_file,
)
IDLE_PHASES = 4
"""The game is stalled once this many phases have begun since everybody last saw something happen."""


class OpenTableRules(Rulebook[OpenTable, OpenTableOptions]):
    """The rulebook on one page; each name leads to its chapter."""

    slug = "open_table"
    players = PLAYERS
    options = OpenTableOptions
    file = ROLE_FILE
    table = OpenTable
    actions = ACTIONS
    events = EVENTS
    phases = PHASES
    timed = frozenset(Time)
    hours = HOURS
    offering = frozenset({Offered})
    revealing = frozenset({Acted, Ballots, Died, Lynched, Outcome, Shown, VotesCounted})
    heralded = frozenset({PhaseBegun, Died, Removed})
    counted = frozenset({Time.DAY})
    talks_apart = True
    spoken_votes = SpokenVotes(Vote, Unvote, NO_LYNCH)
    asked_of_gm = frozenset({CarryOut, Tell, EndNight})
    gm_moves = moves.GM_MOVES
    setup = staticmethod(setup.setup)
    decide = staticmethod(moves.decide)
    why_not = staticmethod(moves.why_not)

    def sides_with(self, options: OpenTableOptions) -> tuple[str, ...]:
        """Return the sides of the file."""
        return tuple(options.file.sides)

    def own_names(self, options: OpenTableOptions) -> OwnNames:
        """Return the names in the file."""
        file = options.file
        return OwnNames(
            {key: file.side_name(key) for key in file.sides}, {key: file.role_name(key) for key in file.roles}
        )

    def players_with(self, options: OpenTableOptions) -> range:
        """Return the number of players of the file, and no other."""
        return range(options.file.players, options.file.players + 1)

    def kinds_of_wait_with(self, options: OpenTableOptions) -> tuple[str, ...]:
        """Return the waits of the days and nights that the file has, and that for the GM if they may be asked."""
        return (*AFTER[options.file.phases], *([Ruling.RULING] if options.file.has_by_hand else []))

    def needs_gm(self, options: OpenTableOptions) -> bool:
        """Return whether the file leaves anything to the GM."""
        return options.file.has_by_hand

    def hours_with(self, options: OpenTableOptions) -> Mapping[str, float]:
        """Return the hours of each wait that the file suggests, or else the usual ones."""
        hours = options.file.hours
        suggested = {Time.DAY: hours.day, Time.NIGHT: hours.night, Ruling.RULING: hours.ruling}
        return {**HOURS, **{kind: hours for kind, hours in suggested.items() if hours is not None}}

    def spoken_votes_with(self, options: OpenTableOptions) -> SpokenVotes | None:
        """Return the votes that may be spoken, where votes are open."""
        return self.spoken_votes if options.file.ballots is Ballot.OPEN else None

    def voting_with(self, options: OpenTableOptions) -> frozenset[str]:
        """Return the day, if the file has votes."""
        return frozenset() if options.file.lynch is Lynch.NONE else self.counted

    def counted_with(self, options: OpenTableOptions) -> frozenset[str]:
        """Return the day, if everybody sees the votes."""
        return frozenset() if options.file.ballots is Ballot.SECRET else self.voting_with(options)

    def silent(self, view: View[OpenTable, Everybody]) -> tuple[str, ...]:
        """Return the players without a vote by day. At night nobody is seen to do anything."""
        return lynching.without_vote(view.table)

    def out(self, view: View[OpenTable, Everybody]) -> tuple[str, ...]:
        """Return the dead."""
        return view.table.dead

    def removal(self, seat: str) -> Modkill:
        """Return the modkill of a seat."""
        return Modkill(player=seat)

    def private_threads(self, table: OpenTable) -> Iterable[PrivateThread]:
        """Return the threads of the sides that talk, and of the dead; see ``talking``."""
        return talking.private_threads(table)

    def who_may_win(self, table: OpenTable) -> Mapping[str, tuple[str, ...]]:
        """Return the sides, each with everybody who is on it now."""
        return {side: table.on_side(side) for side in table.file.sides}

    def declared(self, table: OpenTable, act: DeclareByHand) -> Iterable[Event]:
        """End the game with the side that the GM has declared the winner."""
        yield told(act, To.PUBLIC)
        yield Outcome(to=To.PUBLIC, side=act.side, reason=DECLARED, winners=table.on_side(act.side))

    def reveal(self, table: OpenTable) -> Reveal:
        """Reveal everything; see ``ending``."""
        return ending.reveal(table)

    def was_who(self, event: Event) -> Mapping[str, Was]:
        """Return who had which role."""
        return was_who(event.roles, event.sides) if isinstance(event, Reveal) else {}

    def is_stalled(self, table: OpenTable) -> bool:
        """Return whether everybody has seen nothing happen for days and nights on end."""
        return table.idle >= IDLE_PHASES
