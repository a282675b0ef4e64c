"""What a game must declare: its rules on one page."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from random import Random
from typing import Any, Generic, TypeVar, cast

import msgspec
from msgspec import Struct

from engine.actions import Action, GmAction
from engine.asks import Ask
from engine.audience import Reader
from engine.chance import Chance
from engine.deeds import Did, Was
from engine.events import Event
from engine.naming import snake_case
from engine.outcomes import Kind
from engine.phases import Phases
from engine.refusals import NotNow, Refusal
from engine.speech import PrivateThread, SpokenVotes
from engine.table import Table
from engine.views import Told, View
from engine.weight import Weight
from engine.writing import Writing

T = TypeVar("T", bound=Table)
Options = TypeVar("Options", bound=Struct)


class Rulebook(Generic[T, Options]):
    """One game's rules, as the shell and the edges read them. Themes give a rulebook its words.

    What stands before ``sides``, and the first two methods, every game declares. All else suits a game without it.
    """

    slug: str
    """The rulebook's name, which a theme's manifest refers to."""
    players: range
    """How many may play."""
    options: type[Options]
    """What may be chosen before the game; every field has a default."""
    table: type[T]
    """Made bare from ``seats`` and ``options``, which everybody knows."""
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    phases: Phases[T]
    """The page that says what is asked when, what a deadline answers, and what follows by itself."""

    sides: tuple[str, ...] = ()
    """The sides that may win."""
    inner: Mapping[str, str] = {}
    """Within a kind of wait, another: everybody knows its time, and nobody whether anything is still missing in it."""
    timed: frozenset[str] = frozenset()
    """Kinds of wait that may last until their time is up, although nobody's answer is missing."""
    hours: Mapping[str, float] = {}
    """How long each kind of wait lasts by the rules, where they say so."""
    offering: frozenset[type[Event]] = frozenset()
    """Events with which whom they tell is shown at once what he may do in secret."""
    turns: frozenset[type[Event]] = frozenset()
    """Events with which a player's turn begins, where whatever is asked within a turn is shown as one thing."""
    retractable: frozenset[type[Action]] = frozenset()
    """Moves in public that are chosen, and so may be a misclick: if one has drawn nothing, and nobody has moved since,
    its player may take it back if all others agree."""
    beside: frozenset[type[Action]] = frozenset()
    """Moves that whose turn it is may make in public instead of what is awaited: they are offered together."""
    uncovering: frozenset[type[Event]] = frozenset()
    """Events that show everybody what had lain hidden from all: a move that has brought one is not taken back."""
    revealing: frozenset[type[Event]] = frozenset()
    """Public events that may depend on secret answers, because the rulebook says that they tell of them."""
    spoken_votes: SpokenVotes | None = None
    """The votes that may stand in what players say, if this game has such."""
    counted: frozenset[str] = frozenset()
    """Kinds of wait in which votes in public are counted, and may be changed."""
    talks_apart: bool = False
    """Whether some talk among themselves, see ``private_threads``."""
    asked_of_gm: frozenset[type[Action]] = frozenset()
    """Moves that are the GM's in the course of play, such as a judgement, perhaps beside others: where ``gm`` stands
    among the seats of an ask, he is asked, by what everybody knows."""
    gm_moves: Mapping[type[GmAction], Callable[[T, Any], Iterable[Event]]] = {}
    """The GM's interventions of this game alone, and what follows from each; they raise Refused."""
    hidden_gm_moves: frozenset[type[GmAction]] = frozenset()
    """Those of them that a GM with a seat may not make: that they are refused would tell him what is hidden."""
    harmless_gm_moves: frozenset[type[GmAction]] = frozenset()
    """Those of them that take nothing from anybody. The GM is asked once more before any other."""

    def setup(self, options: Options, seats: tuple[str, ...], chance: Chance) -> Iterable[Event]:
        """Deal, to as many as may play. Raises SetupRefused if the game may not begin like this."""
        raise NotImplementedError

    def draws(self, options: Options, seats: tuple[str, ...]) -> Mapping[str, Kind]:
        """What may be drawn once the game has begun, by the names of the draws; in many games nothing."""
        return {}

    def options_of(self, day: date | None) -> dict[str, object]:
        """Options that follow from the day on which a game begins, where nobody has chosen them; in most games none.

        Without a day, what they are in a record that does not tell.
        """
        return {}

    def to_write(self, options: Options, players: int) -> Writing | None:
        """What each of so many players may write in secret before the game begins; in most games nothing."""
        return None

    def open_options(self, options: Options) -> Options:
        """What everybody may know of the options, which then stand on every table; in most games all."""
        return options

    def decide(self, table: T, seat: str, action: Action, chance: Chance) -> Iterable[Event]:
        """Grant a legal wish: the events that follow from it at once. What is thrown or drawn for it is ``chance``."""
        raise NotImplementedError

    def reveal(self, table: T) -> Event | None:
        """Show everybody everything, at the end; None where nothing was hidden."""
        return None

    def was_who(self, event: Event) -> Mapping[str, Was]:
        """Who was who, where an event shows it to everybody at the end; nobody where none has a role."""
        return {}

    def deeds(self, told: Sequence[Event], who: Mapping[str, Was]) -> Iterable[Did]:
        """What was done of which statistics are kept, from all that was told everybody of a game, and who was who."""
        return ()

    def why_not(self, table: T, seat: str, action: Action) -> Refusal:
        """Say why a seat is not asked for this move, from nothing but what the seat has been told."""
        return NotNow(snake_case(type(action).__name__))

    def weight(self, table: T, action: Action) -> Weight:
        """Say how much a legal move brings with it, by what its player knows of the table."""
        return Weight.LIGHT

    @property
    def weighs(self) -> bool:
        """Whether any move may be shown before it counts."""
        return type(self).weight is not Rulebook.weight

    @property
    def kinds_of_wait(self) -> tuple[str, ...]:
        """The kinds of wait, each of which may have a deadline of its own."""
        return (*self.inner.values(), *self.phases.kinds_of_wait)

    def kinds_of_wait_with(self, options: Options) -> tuple[str, ...]:
        """The kinds of wait that may come with this set-up."""
        return self.kinds_of_wait

    @property
    def draws_later(self) -> bool:
        """Whether anything is drawn once the game has begun."""
        return type(self).draws is not Rulebook.draws

    @property
    def hides(self) -> bool:
        """Whether anything is secret, which the end then reveals."""
        return type(self).reveal is not Rulebook.reveal

    @property
    def openings(self) -> frozenset[type[Event]]:
        """Events with which a new wait begins."""
        return self.phases.openings

    def kind_of_wait(self, table: T) -> str | None:
        """Name the kind of wait the table is in, as everybody knows it, or None."""
        return self.phases.kind_of_wait(table)

    def missing(self, table: T) -> tuple[str, ...]:
        """List those whose answers are missing in the inner wait.

        The clock answers for these before any others, and a GM who goes on for these alone.
        """
        return ()

    def silent(self, view: T) -> tuple[str, ...]:
        """List those of whom everybody sees that they have done nothing yet in a wait that time alone ends."""
        return ()

    def out(self, view: T) -> tuple[str, ...]:
        """List the seats that everybody knows to be out of the game, which goes on without them; in most games none."""
        return ()

    def removal(self, seat: str) -> GmAction | None:
        """The GM's move that takes somebody absent out of the game; None in a game that has none."""
        return None

    @property
    def removes(self) -> bool:
        """Whether somebody absent may be taken out of the game, which goes on without him."""
        return type(self).removal is not Rulebook.removal

    def asks(self, table: T) -> tuple[Ask, ...]:
        """List who may do what now."""
        return self.phases.asks(table)

    def default(self, table: T, chance: Chance) -> Iterable[Event]:
        """Answer what is being waited for as the deadline does."""
        return self.phases.default(table, chance)

    def close(self, table: T, chance: Chance) -> Iterable[Event]:
        """Answer what the GM closes: in most games what the deadline would."""
        return self.default(table, chance)

    def due(self, table: T, chance: Chance) -> Iterable[Event]:
        """Take the next step that needs nobody's wish, if one is due."""
        return self.phases.due(table, chance)

    def evolve(self, table: T, event: Event) -> T:
        """Fold one event into the table, or into a reader's view of it."""
        return self.phases.evolve(table, event)

    def is_embargoed(self, event: Event) -> bool:
        """Say whether an event is told a while later, because its moment would tell something."""
        return False

    def lifts_embargo(self, event: Event, embargoed: Event) -> bool:
        """Say whether an event means nothing to those it is for until they are told of another that is veiled."""
        return False

    def private_threads(self, table: T) -> Iterable[PrivateThread]:
        """List where some talk among themselves, the threads that have no members now among them.

        Which there are must be known to everybody, because some people see threads being made and put away.
        """
        return ()

    def written(self, view: T, reader: Reader) -> dict[str, object]:
        """Write down what a reader may know of the state, as ``brehon replay --view`` prints it."""
        return dict[str, object](msgspec.to_builtins(view))

    def suspicion(self, view: View[T, str], told: Iterable[Told[str]]) -> Mapping[str, float]:
        """In which share of the deals that fit what a seat was ``told``, as far as it counts, each is on the evil side.

        Empty in a game that does not say.
        """
        return {}

    def is_stalled(self, table: T) -> bool:
        """Say whether deadlines alone get nowhere any more, so that the GM is asked whatever the table's policy."""
        return False


AnyRulebook = Rulebook[Table, Struct]
"""Some game's rules. Who does not know which can read of its tables no more than what every game keeps."""


def any_rulebook(rulebook: Rulebook[T, Options]) -> AnyRulebook:
    """Forget which game's rules these are. From then on they are only given tables of that game."""
    return cast(AnyRulebook, rulebook)


def pick_action(asks: tuple[Ask, ...], random: Random) -> tuple[str, Action]:
    """Pick any legal move of anybody; nobody gives up."""
    asks = tuple([ask for ask in asks if not ask.gives_up])
    ask = asks[int(random.random() * len(asks))]
    return ask.seats[int(random.random() * len(ask.seats))], ask.pick(random)


def is_time_up(rulebook: AnyRulebook, table: Table, random: Random) -> bool:
    """Let chance say whether time is up, in a wait that only time ends: about once for every player's move."""
    return rulebook.kind_of_wait(table) in rulebook.timed and random.random() * len(table.seats) < 1
