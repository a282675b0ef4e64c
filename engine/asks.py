"""Who may do what now. Legality, buttons, autocomplete, "waiting for" and random play all come from this."""

from collections.abc import Container, Iterable, Iterator, Mapping
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from engine.actions import Action
from engine.domains import Domain, SomeSeats, things_of
from engine.names import GM
from engine.refusals import Refusal


class Ask(Struct, frozen=True):
    """A move that some seats may make now, all with the same choices. One of them may be ``gm``: the GM himself."""

    move: type[Action]
    seats: tuple[str, ...]
    fields: Mapping[str, Domain]
    awaited: tuple[str, ...] = ()
    """Those of the seats without whose answer the game does not go on."""
    unanswered: tuple[str, ...] = ()
    """Those of the seats who have given no answer yet, where time alone ends the wait: they are reminded of it."""
    secret: bool = False
    """Who is asked or has answered is nobody else's business: of those awaited only the number may be shown."""
    hidden: bool = False
    """Of a secret ask, that anybody's answer is missing at all is nobody else's business."""
    offered: bool = False
    """Although the game does not wait for it, its seats are asked in a message of their own when the wait begins."""
    called: tuple[str, ...] = ()
    """With a secret ask, those whom everybody knows to be concerned, whether or not they have answered."""
    fixed: Mapping[str, object] = {}
    """Fields that this ask leaves no choice about. By them several asks of one move to one seat are told apart."""
    is_final: bool = False
    """An answer cannot be taken back."""
    gives_up: bool = False
    """Whoever answers leaves the game, so that chance does so for nobody."""
    whole: bool = False
    """Its choices make sense together only: people choose one answer among all that are allowed, each with its name."""
    about: str | None = None
    """What the seat would use, by its name in records, where the ask is named after that."""

    def is_for(self, seat: str, action: Action) -> bool:
        """Say whether this is what a seat's action answers, be its choices allowed or not."""
        if self.move is not type(action) or seat not in self.seats:
            return False
        return not self.fixed or all(getattr(action, field) == value for field, value in self.fixed.items())

    def refusal(self, action: Action) -> Refusal | None:
        """Say which choice of an action is not allowed and why, or None if all are."""
        for field, domain in self.fields.items():
            if (refusal := domain.refusal(field, action)) is not None:
                return refusal
        return None

    def in_order(self, action: Action) -> Action:
        """The same answer, in which whoever may be named in any order stands in seat order."""
        chosen = {field: domain for field, domain in self.fields.items() if isinstance(domain, SomeSeats)}
        named = {field: getattr(action, field) for field in chosen}
        return replace(action, **{field: chosen[field].in_order(names) for field, names in named.items() if names})

    @property
    def answers(self) -> tuple[Action, ...]:
        """Every allowed answer of a whole ask, in which a choice hangs on earlier ones at most."""
        found: list[dict[str, object]] = [{**self.fixed}]
        for field, domain in self.fields.items():
            found = [{**answer, field: value} for answer in found for value in things_of(domain, answer)]
        return tuple([self.move(**answer) for answer in found])

    def pick(self, random: Random) -> Action:
        """Pick any allowed answer."""
        answer = {**self.fixed}
        for field, domain in self.fields.items():
            answer[field] = domain.pick(random, answer)
        return self.move(**answer)


class Awaited(Struct, frozen=True):
    """What everybody may know of those the game waits for: some by name, of secret orders only their number.

    ``called`` are those whom everybody knows to be concerned by the orders, answered or not.
    """

    seats: tuple[str, ...]
    orders: int
    called: tuple[str, ...] = ()


class Asks:
    """Who may do what now, in truth. It is given away to each seat as far as that is asked, and else as all know it."""

    def __init__(self, every: Iterable[Ask] = ()) -> None:
        self._every = tuple(every)

    def __bool__(self) -> bool:
        return bool(self._every)

    def of(self, seat: str) -> tuple[Ask, ...]:
        """What one seat may do now, see ``asks_of``."""
        return asks_of(seat, self._every)

    @property
    def may_give_up(self) -> frozenset[str]:
        """Those who are still in the game, where somebody may give it up."""
        return frozenset(seat for ask in self._every if ask.gives_up for seat in ask.seats)

    @property
    def open(self) -> tuple[Ask, ...]:
        """What the game waits for with everybody's knowledge."""
        return tuple(ask for ask in self._every if ask.awaited and not ask.secret)

    def beside(self, moves: Container[type[Action]]) -> tuple[Ask, ...]:
        """What of these moves may be made instead with everybody's knowledge."""
        return tuple(ask for ask in self._every if ask.move in moves and not ask.awaited and not ask.secret)

    @property
    def awaited(self) -> Awaited:
        """What everybody may know of those the game waits for."""
        return awaited(self._every)

    @property
    def missing(self) -> frozenset[str]:
        """All without whose answer the game does not go on, which only a GM without a seat may know."""
        return frozenset(seat for ask in self._every for seat in ask.awaited)

    @property
    def unanswered(self) -> frozenset[str]:
        """All who have given no answer where time alone ends the wait, which again only such a GM may know."""
        return frozenset(seat for ask in self._every for seat in ask.unanswered)


def asks_of(seat: str, asks: Iterable[Ask]) -> tuple[Ask, ...]:
    """List what one seat may do now, without who else is asked the same: of a secret order that would tell its side."""
    return tuple([_alone(seat, ask) for ask in asks if seat in ask.seats])


def without_gm(asks: Iterable[Ask]) -> Iterator[Ask]:
    """Leave the GM out of what seats are asked too: one who plays judges nothing that the others can judge."""
    for ask in asks:
        if GM not in ask.seats or ask.seats == (GM,):
            yield ask
        else:
            seats, awaited = (tuple([seat for seat in each if seat != GM]) for each in (ask.seats, ask.awaited))
            yield replace(ask, seats=seats, awaited=awaited)


def _alone(seat: str, ask: Ask) -> Ask:
    awaited, unanswered = ((seat,) if seat in each else () for each in (ask.awaited, ask.unanswered))
    return replace(ask, seats=(seat,), awaited=awaited, unanswered=unanswered)


def awaited(asks: Iterable[Ask]) -> Awaited:
    """Say what everybody may know of those the game waits for."""
    seats: dict[str, None] = {}
    orders = 0
    called: dict[str, None] = {}
    for ask in asks:
        if ask.hidden:
            continue
        if ask.secret:
            orders += len(ask.awaited)
            called |= dict.fromkeys(ask.called)
        else:
            seats |= dict.fromkeys(ask.awaited)
    return Awaited(tuple(seats), orders, tuple(called))
