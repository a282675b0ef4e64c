"""Defines what a game must declare: its rules on one page."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from typing import Any, Generic, TypeVar, cast

import msgspec
from msgspec import Struct

from engine.actions import Action, GmAction
from engine.asks import Ask
from engine.audience import Everybody, GameMaster, Reader, To
from engine.by_hand import DECLARED, ActByHand, DeclareByHand, Hand, choice, told
from engine.chance import Chance
from engine.deeds import Did, Was
from engine.domains import OneOf, Thing
from engine.events import Event, Outcome
from engine.naming import OwnNames, snake_case
from engine.offers import Offer
from engine.option_files import OptionFile
from engine.outcomes import Kind
from engine.phases import Phases
from engine.ranking import Ranking
from engine.refusals import NotNow, Refusal
from engine.sheets import Row, Sheets
from engine.speech import PrivateThread, SpokenAnswers, SpokenVotes
from engine.table import Table
from engine.views import Told, View
from engine.weight import Weight
from engine.writing import Naming, Writing

T = TypeVar("T", bound=Table)
Options = TypeVar("Options", bound=Struct)


class Rulebook(Generic[T, Options]):
    """One game's rules, as the shell and the edges read them. Themes give a rulebook its words.

    Every game declares what comes before ``sides``, and the first two methods. The rest has defaults that suit any
    game.
    """

    slug: str
    """The rulebook's name, to which a theme's manifest refers."""
    players: range
    """The possible numbers of players."""
    options: type[Options]
    """The options that may be chosen before the game. Every field has a default."""
    file: OptionFile | None = None
    """The option that people write as a file, if this game has one."""
    table: type[T]
    """Made bare from ``seats`` and ``options``, which everybody knows."""
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    phases: Phases[T]
    """The page that says what is asked when, what a deadline answers, and what follows by itself."""

    sides: tuple[str, ...] = ()
    """The sides that may win."""
    inner: Mapping[str, str] = {}
    """For a kind of wait, the wait inside it. Everybody knows its time; nobody knows whether answers are missing in
    it."""
    timed: frozenset[str] = frozenset()
    """Kinds of wait that may last until their time is up even if no answer is missing."""
    hours: Mapping[str, float] = {}
    """The hours that each kind of wait lasts by the rules, if they say so."""
    unled: Mapping[str, object] = {}
    """The options that differ from their defaults where no GM can be asked."""
    offering: frozenset[type[Event]] = frozenset()
    """Events that make the bot show their readers at once what they may do in secret. A game that offers moves has
    some."""
    turns: frozenset[type[Event]] = frozenset()
    """Events that begin a player's turn, in games that show everything asked within a turn as one thing."""
    staged: frozenset[type[Event]] = frozenset()
    """Results that a game without sides may tell step by step; games with sides have such results in any case."""
    retractable: frozenset[type[Action]] = frozenset()
    """Public moves that a player chooses, so that a misclick is possible.

    If such a move drew nothing and nobody has moved since, its player may take it back if all others agree.
    """
    foreseeable: frozenset[type[Event]] = frozenset()
    """Public events that show no more than what a ``retractable`` move comes to.

    While its line has told nothing else and the game waits for its player again, they may undo it without asking.
    """
    beside: frozenset[type[Action]] = frozenset()
    """Moves that the player whose turn it is may publicly make instead of the awaited one. They are offered
    together."""
    weighed: frozenset[type[Action]] = frozenset()
    """Moves that may be previewed before they count; see ``weight``. All others count at once."""
    choiceless: frozenset[type[Action]] = frozenset()
    """Public moves that may be made by themselves where they are the only thing to do, and possible in one way alone.
    """
    always_open: frozenset[type[Action]] = frozenset()
    """Moves that are possible at any time, so that nobody misses them if the game goes on by itself."""
    offers: frozenset[type[Event]] = frozenset()
    """Public events that make or end an offer for which the game doesn't wait; see ``offer``."""
    heralded: frozenset[type[Event]] = frozenset()
    """Public events that are told outside of Discord, too, beside the start and the end."""
    uncovering: frozenset[type[Event]] = frozenset()
    """Events that show everybody what was hidden from all. A move that caused one is not taken back."""
    revealing: frozenset[type[Event]] = frozenset()
    """Public events that may depend on secret answers, because the rulebook says that they reveal them."""
    spoken_votes: SpokenVotes | SpokenAnswers | None = None
    """The votes that players may cast in what they say, if this game has them: always, or where the table allows it."""
    sheets: Sheets = {}
    """The tables that a spreadsheet of this game has; see ``open_rows`` and ``secret_rows``."""
    naming: Naming | None = None
    """The things of their own that players may name before the game; in most games none."""
    counted: frozenset[str] = frozenset()
    """Kinds of wait in which public votes are counted and may be changed; see ``counted_with``."""
    ranks: frozenset[type[Action]] = frozenset()
    """Moves with which players send a list, for which the posts of such a game have a button."""
    talks_apart: bool = False
    """Whether some players talk among themselves; see ``private_threads``."""
    asked_of_gm: frozenset[type[Action]] = frozenset()
    """Moves that the GM makes in the course of play, such as a judgement, perhaps in addition to others.

    The GM is asked where ``gm`` stands among the seats of an ask, and judges by what everybody knows. What a secret ask
    is about, only a GM without a seat knows.
    """
    gm_moves: Mapping[type[GmAction], Callable[[T, Any], Iterable[Event]]] = {}
    """The GM's interventions in this game alone, and what follows from each. They raise Refused."""
    hidden_gm_moves: frozenset[type[GmAction]] = frozenset()
    """Interventions that a GM with a seat may not make, because their refusal would reveal hidden things."""
    harmless_gm_moves: frozenset[type[GmAction]] = frozenset()
    """Interventions that take nothing from anybody. The GM confirms any other one first."""

    by_hand: Mapping[type[ActByHand], Hand] = {}
    """The acts by hand that this game knows, apart from declaring the winner, which every game knows."""

    def setup(self, options: Options, seats: tuple[str, ...], chance: Chance) -> Iterable[Event]:
        """Deal to an allowed number of players. Raises SetupRefused if the game may not begin like this."""
        raise NotImplementedError

    def draws(self, options: Options, seats: tuple[str, ...]) -> Mapping[str, Kind]:
        """Return the possible draws after the start, by name; in many games none."""
        return {}

    def options_of(self, day: date | None) -> dict[str, object]:
        """Return options that follow from the day on which a game begins, unless they were chosen; in most games none.

        Without a day, return what they are in a record that does not tell.
        """
        return {}

    def sides_with(self, options: Options) -> tuple[str, ...]:
        """Return the sides that may win with this set-up; in most games the same with all."""
        return self.sides

    def own_names(self, options: Options) -> OwnNames:
        """Return the names of sides and roles that this set-up gives them; in most games the theme names them all."""
        return OwnNames()

    def players_with(self, options: Options) -> range:
        """Return the possible numbers of players with this set-up; in most games the same with all."""
        return self.players

    def needs_gm(self, options: Options) -> bool:
        """Return whether with this set-up a GM without a seat must lead the game; in most games never."""
        return False

    def spoken_votes_with(self, options: Options) -> SpokenVotes | SpokenAnswers | None:
        """Return the votes that players may cast in what they say with this set-up; in most games the same with all."""
        return self.spoken_votes

    def voting_with(self, options: Options) -> frozenset[str]:
        """Return the kinds of wait in which players vote with this set-up, in most games all that are ``counted``."""
        return self.counted

    def counted_with(self, options: Options) -> frozenset[str]:
        """Return those of them in which everybody sees the votes; in most games all."""
        return self.counted

    def to_write(self, options: Options, players: int) -> Writing | None:
        """Return what each of this many players may write in secret before the game; in most games nothing."""
        return None

    def open_options(self, options: Options) -> Options:
        """Return what everybody may know of the options, which then stand on every table; in most games all."""
        return options

    def decide(self, table: T, seat: str, action: Action, chance: Chance, /) -> Iterable[Event]:
        """Return the events that follow at once from a legal action. ``chance`` makes its throws and draws."""
        raise NotImplementedError

    def reveal(self, table: T) -> Event | None:
        """Reveal everything to everybody at the end; None if nothing was hidden."""
        return None

    def was_who(self, event: Event) -> Mapping[str, Was]:
        """Return who had which role, for an event that shows it at the end; nobody in a game without roles."""
        return {}

    def who_may_win(self, table: T) -> Mapping[str, tuple[str, ...]]:
        """Return whom the GM may declare the winner, a side or else a player, and for each the seats that win then."""
        return {seat: (seat,) for seat in table.seats}

    def declared(self, table: T, act: DeclareByHand) -> Iterable[Event]:
        """End the game with the winner whom the GM has declared."""
        yield told(act, To.PUBLIC)
        winners = self.who_may_win(table)[act.side]
        side = act.side if act.side in self.sides else None
        end = next(kind for kind in self.events if issubclass(kind, Outcome))
        yield end(to=To.PUBLIC, side=side, reason=DECLARED, winners=winners)

    @property
    def hands(self) -> Mapping[type[ActByHand], Hand]:
        """All acts by hand that this game knows."""
        return {**self.by_hand, DeclareByHand: Hand(self._asked_to_declare, self.declared)}

    def _asked_to_declare(self, table: T) -> Ask:
        return choice(DeclareByHand, {"side": OneOf(tuple(self.who_may_win(table)))})

    def ranking(self, table: T, outcome: Outcome) -> Ranking:
        """Return who came before whom at the game's own end; nobody in a game that has no ladder."""
        return ()

    @property
    def is_ranked(self) -> bool:
        """Whether the players of a finished game can be put in order."""
        return type(self).ranking is not Rulebook.ranking

    def deeds(self, told: Sequence[Event], who: Mapping[str, Was]) -> Iterable[Did]:
        """Yield the deeds for statistics from all that everybody was told of a game, and who was who."""
        return ()

    def open_rows(self, told: Sequence[Told[Everybody]]) -> Iterable[Row]:
        """Yield the rows of the open ``sheets``, from what everybody was told and still counts."""
        return ()

    def secret_rows(self, told: Sequence[Told[GameMaster]], revealed: Event | None) -> Iterable[Row]:
        """Yield the rows of the other ``sheets``, from what was told to anybody and counts, and the reveal."""
        return ()

    def offer(self, table: T, event: Event) -> Offer | None:
        """Return what one of the ``offers`` makes or ends, although the game doesn't wait for an answer; or None.

        ``table`` is the one before the event. The answers are ``always_open`` moves. The newest offer of a number
        takes the place of those before it.
        """
        return None

    def why_not(self, table: T, seat: str, action: Action) -> Refusal:
        """Return why a seat is not asked for this move, using only what the seat has been told."""
        return NotNow(snake_case(type(action).__name__))

    def differing(self, view: View[T, Everybody], ask: Ask) -> tuple[Action, ...]:
        """Return the answers to one of the ``choiceless`` moves' asks, without those that come to the same."""
        return ask.answers

    def likely(self, view: View[T, Everybody]) -> tuple[Action, ...]:
        """Return the few answers of the present wait that are likely by what everybody knows; in most games none."""
        return ()

    def usual(self, view: View[T, str]) -> Thing | None:
        """Return the thing with which a seat begins to compose an answer, by what it knows; None for the first one."""
        return None

    def weight(self, view: View[T, str], action: Action) -> Weight:
        """Return the weight of a legal move of the ``weighed`` ones, by what its player knows."""
        return Weight.LIGHT

    @property
    def kinds_of_wait(self) -> tuple[str, ...]:
        """The kinds of wait. Each may have its own deadline."""
        return (*self.inner.values(), *self.phases.kinds_of_wait)

    def kinds_of_wait_with(self, options: Options) -> tuple[str, ...]:
        """Return the kinds of wait that may occur with this set-up."""
        return self.kinds_of_wait

    def hours_with(self, options: Options) -> Mapping[str, float]:
        """Return the hours that each kind of wait lasts by the rules with this set-up, if they say so."""
        return self.hours

    @property
    def draws_later(self) -> bool:
        """Whether anything is drawn after the start."""
        return type(self).draws is not Rulebook.draws

    @property
    def hides(self) -> bool:
        """Whether anything is secret, so that the end reveals it."""
        return type(self).reveal is not Rulebook.reveal

    def kind_of_wait(self, table: T) -> str | None:
        """Return the kind of wait the table is in, as everybody knows it, or None."""
        return self.phases.kind_of_wait(table)

    def missing(self, table: T) -> tuple[str, ...]:
        """Return the seats whose answers are missing in the inner wait.

        The clock answers for these first; a GM who goes on answers for these alone.
        """
        return ()

    def silent(self, view: View[T, Everybody]) -> tuple[str, ...]:
        """Return the seats that everybody sees to have done nothing yet in a wait that only time ends."""
        return ()

    def out(self, view: View[T, Everybody]) -> tuple[str, ...]:
        """Return the seats publicly known to be out of the game, which goes on without them; in most games none."""
        return ()

    def removal(self, seat: str) -> GmAction | None:
        """Return the GM's move that removes an absent player from the game; None if the game has none."""
        return None

    @property
    def removes(self) -> bool:
        """Whether an absent player may be removed from the game, which goes on without them."""
        return type(self).removal is not Rulebook.removal

    def asks(self, table: T) -> tuple[Ask, ...]:
        """Return who may do what now."""
        return self.phases.asks(table)

    def known_asks(self, view: View[T, Everybody]) -> tuple[Ask, ...]:
        """Return who may do what now, as far as everybody knows."""
        return self.asks(view.table)

    def default(self, table: T, chance: Chance) -> Iterable[Event]:
        """Answer the open asks as the deadline does."""
        return self.phases.default(table, chance)

    def close(self, table: T, chance: Chance) -> Iterable[Event]:
        """Answer the asks that the GM closes: in most games as the deadline would."""
        return self.default(table, chance)

    def due(self, table: T, chance: Chance) -> Iterable[Event]:
        """Take the next step that needs no player, if one is due."""
        return self.phases.due(table, chance)

    def evolve(self, table: T, event: Event) -> T:
        """Fold one event into the table, or into a reader's view of it."""
        return self.phases.evolve(table, event)

    def is_embargoed(self, event: Event) -> bool:
        """Return whether an event is told later, because its moment would reveal something."""
        return False

    @property
    def has_own_names(self) -> bool:
        """Whether the sides and roles, and their names, follow from the set-up."""
        return type(self).own_names is not Rulebook.own_names

    @property
    def has_sides(self) -> bool:
        """Whether the players are on sides that win together."""
        return bool(self.sides) or self.has_own_names

    @property
    def embargoes(self) -> bool:
        """Whether any event of this game is told later than it happens."""
        return type(self).is_embargoed is not Rulebook.is_embargoed

    def lifts_embargo(self, event: Event, embargoed: Event) -> bool:
        """Return whether an event makes no sense to its readers before another one that is under embargo."""
        return False

    def private_threads(self, table: T) -> Iterable[PrivateThread]:
        """Yield the threads in which some talk among themselves, including those without members now.

        Everybody must know which threads exist, because some people see threads appear and disappear.
        """
        return ()

    def written(self, view: T, reader: Reader) -> dict[str, object]:
        """Return what a reader may know of the state, as ``brehon replay --view`` prints it."""
        fields = dict[str, object](msgspec.to_builtins(view))
        if not view.house_players:
            del fields["house_players"]
        return fields

    def suspicion(self, view: View[T, str], told: Iterable[Told[str]]) -> Mapping[str, float]:
        """Return for each player the share of deals in which they are evil, of those that fit what a seat was ``told``.

        Empty in a game that does not compute it.
        """
        return {}

    def is_stalled(self, table: T) -> bool:
        """Return whether deadlines alone get nowhere, so that the GM is asked regardless of the table's policy."""
        return False


AnyRulebook = Rulebook[Table, Struct]
"""The rules of some game. Without knowing which, code can read only what every game's tables keep."""


def any_rulebook(rulebook: Rulebook[T, Options]) -> AnyRulebook:
    """Forget which game's rules these are. From then on they are only given tables of that game."""
    return cast(AnyRulebook, rulebook)
