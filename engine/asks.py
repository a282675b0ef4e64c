"""Lists who may do what now. Legality, buttons, autocomplete, "waiting for" and random play all come from this list."""

from collections.abc import Container, Iterable, Iterator, Mapping
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from engine.actions import Action
from engine.domains import Domain, SomeSeats, things_of
from engine.names import GM
from engine.refusals import Refusal


class Ask(Struct, frozen=True):
    """A move that some seats may make now, all with the same choices.

    ``gm`` may be one of the seats: a GM without one.
    """

    move: type[Action]
    seats: tuple[str, ...]
    fields: Mapping[str, Domain]
    awaited: tuple[str, ...] = ()
    """The seats that the game waits for: it does not go on without their answers."""
    unanswered: tuple[str, ...] = ()
    """The seats that have not answered, where time alone ends the wait. They get a reminder."""
    secret: bool = False
    """Nobody else may learn who is asked or has answered; only the number of awaited seats may be shown."""
    hidden: bool = False
    """Nobody else may even learn that answers to this secret ask are missing."""
    offered: bool = False
    """The seats get a message of their own when the wait begins, although the game does not wait for them."""
    called: tuple[str, ...] = ()
    """For a secret ask: the seats that everybody knows to be concerned, whether or not they have answered."""
    fixed: Mapping[str, object] = {}
    """Fields about which this ask leaves no choice. They tell apart several asks of one move to one seat."""
    is_final: bool = False
    """The answer cannot be taken back."""
    gives_up: bool = False
    """The seat that answers leaves the game, so chance never gives this answer for anybody."""
    whole: bool = False
    """The choices only make sense together: people choose one answer from a list of all allowed ones, each with a
    name. Several such asks of one move, told apart by fixed fields, share a list."""
    composed_by: str | None = None
    """The field that people choose first, if they compose the answer from buttons: the others depend on it."""
    about: str | None = None
    """The thing that the seat would use, by its name in records, where the ask is named after that thing."""

    def is_for(self, seat: str, action: Action) -> bool:
        """Return whether a seat's action answers this ask, even if its choices are not allowed."""
        if self.move is not type(action) or seat not in self.seats:
            return False
        return not self.fixed or all(getattr(action, field) == value for field, value in self.fixed.items())

    def refusal(self, action: Action) -> Refusal | None:
        """Return the reason why a choice of an action is not allowed, or None if all choices are."""
        for field, domain in self.fields.items():
            if (refusal := domain.refusal(field, action)) is not None:
                return refusal
        return None

    def in_order(self, action: Action) -> Action:
        """Return the same answer with seats sorted in seat order, wherever their order does not matter."""
        for field, domain in self.fields.items():
            if isinstance(domain, SomeSeats) and (names := getattr(action, field)):
                action = replace(action, **{field: domain.in_order(names)})
        return action

    @property
    def answers(self) -> tuple[Action, ...]:
        """Every allowed answer of a whole ask, where a choice depends on earlier choices at most. What may be left out
        is left out.
        """
        found: list[dict[str, object]] = [{**self.fixed}]
        for field, domain in self.fields.items():
            found = [{**answer, field: value} for answer in found for value in things_of(domain, answer)]
        return tuple([self.move(**answer) for answer in found])

    def pick(self, random: Random) -> Action:
        """Pick any allowed answer at random."""
        answer = {**self.fixed}
        for field, domain in self.fields.items():
            answer[field] = domain.pick(random, answer)
        return self.move(**answer)


class Awaited(Struct, frozen=True):
    """The public part of who the game waits for: some seats by name, but secret orders only as a number.

    ``called`` are the seats that everybody knows to be concerned by the orders, whether or not they have answered.
    """

    seats: tuple[str, ...]
    orders: int
    called: tuple[str, ...] = ()


class Asks:
    """Holds the true list of who may do what now. A seat sees its own asks, and otherwise only the public ones."""

    def __init__(self, every: Iterable[Ask] = ()) -> None:
        self._every = tuple(every)

    def __bool__(self) -> bool:
        return bool(self._every)

    def of(self, seat: str) -> tuple[Ask, ...]:
        """Return the asks of one seat; see ``asks_of``."""
        return asks_of(seat, self._every)

    @property
    def may_give_up(self) -> frozenset[str]:
        """The seats still in the game, where the rules allow players to give up."""
        return frozenset(seat for ask in self._every if ask.gives_up for seat in ask.seats)

    @property
    def open(self) -> tuple[Ask, ...]:
        """The asks that the game publicly waits for."""
        return tuple([ask for ask in self._every if ask.awaited and not ask.secret])

    @property
    def are_shared(self) -> bool:
        """Whether one of them publicly waits for several seats at once."""
        return any(len(ask.seats) > 1 for ask in self.open)

    def beside(self, moves: Container[type[Action]]) -> tuple[Ask, ...]:
        """Return the asks for these moves that anybody may publicly make instead."""
        return tuple(ask for ask in self._every if ask.move in moves and not ask.awaited and not ask.secret)

    @property
    def awaited(self) -> Awaited:
        """The public part of who the game waits for."""
        return awaited(self._every)

    @property
    def missing(self) -> frozenset[str]:
        """All seats that the game waits for. Only a GM without a seat may see this."""
        return frozenset(seat for ask in self._every for seat in ask.awaited)

    @property
    def unanswered(self) -> frozenset[str]:
        """All seats that have not answered, where time alone ends the wait. Only a GM without a seat may see this."""
        return frozenset(seat for ask in self._every for seat in ask.unanswered)


def asks_of(seat: str, asks: Iterable[Ask]) -> tuple[Ask, ...]:
    """Return the asks of one seat, without naming the other seats asked the same.

    For a secret order those would reveal the seat's side.
    """
    return tuple([_alone(seat, ask) for ask in asks if seat in ask.seats])


def without_secrets_of_gm(asks: Iterable[Ask]) -> Iterator[Ask]:
    """Yield the asks without those that only a GM without a seat may know."""
    return (ask for ask in asks if not (ask.secret and GM in ask.seats))


def without_gm(asks: Iterable[Ask]) -> Iterator[Ask]:
    """Yield the asks without the GM wherever seats are asked too, and without what is asked of the GM in secret.

    A GM who plays does not judge what the others can judge, and knows no more than they.
    """
    for ask in without_secrets_of_gm(asks):
        if GM not in ask.seats or ask.seats == (GM,):
            yield ask
        else:
            seats, awaited = (tuple([seat for seat in each if seat != GM]) for each in (ask.seats, ask.awaited))
            yield replace(ask, seats=seats, awaited=awaited)


def _alone(seat: str, ask: Ask) -> Ask:
    alone = (seat,)
    awaited, unanswered = alone if seat in ask.awaited else (), alone if seat in ask.unanswered else ()
    return replace(ask, seats=alone, awaited=awaited, unanswered=unanswered)


def awaited(asks: Iterable[Ask]) -> Awaited:
    """Return the public part of who the game waits for."""
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
