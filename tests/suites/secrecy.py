"""Defines what a reader perceives of a game, and the checks that nobody perceives a secret.

Each check plays a random game of any rulebook and raises Leak if a reader can tell apart what they may not.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import takewhile
from random import Random
from zlib import crc32

import msgspec
from msgspec import Struct

from engine.actions import Action, Expire, Resume
from engine.asks import Ask, Awaited, asks_of, awaited
from engine.audience import To, may_read, reader_called
from engine.by_hand import LockByHand
from engine.chance import Chance, seeded_source
from engine.errors import Refused
from engine.events import Event
from engine.game import Game
from engine.judging import Submission, asked, decide
from engine.mafia.actions import Unvote, Vote
from engine.names import CLOCK, GM
from engine.naming import tag_of
from engine.refusals import Refusal
from engine.rulebook import AnyRulebook
from engine.speech import PrivateThread
from engine.table import Table
from tests.suites.deals import DEALS
from tests.suites.random_games import MOST_MOVES, moves, moves_by_kind, next_move, public_move, shell_move
from tests.suites.twin_deals import TwinDeals

PRIVATE = {"quests": {"vote": {"public": False}}, "honnoji": {"vote": {"public": False}}}
"""Public moves with a secret variant: by rulebook and move, the fields of that variant."""
EARNED = {"great_table": {Vote, Unvote}}
"""Public moves of which not everybody knows who may make them: at the Great Table, those who have sent their list."""
TRIES = 30
"""The number of moves tried at a moment, of all that somebody might try."""
SHARES = 3
"""The number of shares of these moves. Each reader tries one share, and the next reader the next one."""
MOST_LOOKS = 16
"""The most moments at which a random game is looked at. Long games are not played on after that."""
PICKS = 3
"""The number of answers tried to an ask that has too many to list."""
STEPS_AFTERWARDS = 3
"""The number of moves after a secret one for which two games that differ only in it are played side by side."""
PUBLIC = To.PUBLIC.value


class Leak(AssertionError):
    """A reader can tell apart what they may not."""


class Asked(Struct, frozen=True):
    """A move that a reader may make, as they perceive it."""

    move: type[Action]
    fields: dict[str, object]
    fixed: dict[str, object]
    is_awaited: bool
    is_unanswered: bool
    secret: bool


class Perceived(Struct, frozen=True):
    """Everything that one reader perceives: news, asks, refusals, who is awaited, and how threads work."""

    told: tuple[bytes, ...]
    asked: tuple[Asked, ...]
    refused: tuple[Refusal | None, ...]
    awaited: Awaited
    threads: tuple[PrivateThread, ...]
    is_stalled: bool


class Moment:
    """A table, and the events that have just led to it."""

    def __init__(self, rulebook: AnyRulebook, table: Table, events: tuple[Event, ...] = ()) -> None:
        self.rulebook = rulebook
        self.table = table
        self.events = events

    @cached_property
    def asks(self) -> tuple[Ask, ...]:
        """The list of who may do what now."""
        return asked(self.rulebook, self.table)

    @cached_property
    def asks_by_move(self) -> dict[type[Action], tuple[Ask, ...]]:
        """The asks by move. For a move, no other ask matters."""
        by_move: dict[type[Action], tuple[Ask, ...]] = {}
        for ask in self.asks:
            by_move[ask.move] = (*by_move.get(ask.move, ()), ask)
        return by_move

    @cached_property
    def awaited(self) -> Awaited:
        """The public part of who is awaited."""
        return awaited(self.asks)

    @cached_property
    def is_stalled(self) -> bool:
        """Whether everybody knows that the game is stalled."""
        return self.rulebook.is_stalled(self.table)

    def after(self, submission: Submission) -> "Moment":
        """Return the moment after a move. Raises Refused."""
        asks = self.asks_by_move.get(type(submission.action), ())
        events, table = decide(self.rulebook, self.table, asks, submission, Chance({}, seeded_source(1, 1)))
        return Moment(self.rulebook, table, events)

    def until_revealed(self) -> tuple[tuple[Event, ...], Event | None]:
        """Return the events before the first that may depend on a secret answer, and that one."""
        for number, event in enumerate(self.events):
            if type(event) in self.rulebook.revealing:
                return self.events[:number], event
        return self.events, None


def perceived(moment: Moment, reader: str, tries: Iterable[Action]) -> Perceived:
    """Return what a reader perceives of a moment when they try some moves."""
    return Perceived(
        told(reader, moment.events),
        seen_asks(reader, moment.asks),
        refusals(moment, reader, tries),
        moment.awaited,
        seen_threads(moment, reader),
        moment.is_stalled,
    )


def seen_threads(moment: Moment, reader: str) -> tuple[PrivateThread, ...]:
    """Return the private threads as a reader sees them: of others' threads, only that they exist."""
    return tuple(
        thread if reader in thread.members else PrivateThread(thread.name, (), thread.number)
        for thread in moment.rulebook.private_threads(moment.table)
    )


def told(reader: str, events: Iterable[Event]) -> tuple[bytes, ...]:
    """Return the exact bytes of some events that a reader gets."""
    return tuple(msgspec.json.encode(event) for event in events if may_read(reader_called(reader), event.to))


def seen_asks(reader: str, asks: Iterable[Ask]) -> tuple[Asked, ...]:
    """Return what a reader is asked."""
    return tuple(
        Asked(ask.move, dict(ask.fields), dict(ask.fixed), reader in ask.awaited, reader in ask.unanswered, ask.secret)
        for ask in asks_of(reader, asks)
    )


def refusals(moment: Moment, reader: str, tries: Iterable[Action]) -> tuple[Refusal | None, ...]:
    """Return why each move that a reader tries would be refused, or None."""
    if reader == PUBLIC:
        return ()
    return tuple(refusal(moment, Submission(reader, action)) for action in tries)


def refusal(moment: Moment, submission: Submission) -> Refusal | None:
    """Return why a move would be refused, or None. A move that is asked for is accepted; see the contract."""
    asks = moment.asks_by_move.get(type(submission.action), ())
    if any(ask.is_for(submission.by, submission.action) and ask.refusal(submission.action) is None for ask in asks):
        return None
    try:
        moment.after(submission)
    except Refused as refused:
        return refused.refusal
    return None


def some_tries(moment: Moment, random: Random) -> list[Action]:
    """Return some moves that somebody might try, equally many of each kind."""
    by_kind = moves_by_kind(moment.rulebook, moment.table.seats)
    return [random.choice(of_kind) for of_kind in by_kind.values() for _ in range(TRIES // len(by_kind))]


def compare(one: Moment, other: Moment, readers: Iterable[str], tries: list[Action], what: str) -> None:
    """Raise Leak if a reader can tell one moment from the other."""
    chosen = crc32(repr(tries).encode())  # A reader who has one share now has another at the next moment.
    for place, reader in enumerate(readers, start=chosen):
        own = tries[place % SHARES :: SHARES]
        here, there = perceived(one, reader, own), perceived(other, reader, own)
        for field in Perceived.__struct_fields__:
            if getattr(here, field) != getattr(there, field):
                raise Leak(f"{reader}, {field}: {what}\n{getattr(here, field)}\n{getattr(there, field)}")


def begin(rulebook: AnyRulebook, random: Random) -> Game:
    """Return a random deal with random options."""
    deal = DEALS[rulebook.slug].deal(rulebook, random)
    return Game.begin(rulebook, deal.seats, deal.options, Chance(deal.one))


Situation = tuple[frozenset[type[Action]], bool]


def is_new(game: Game, seen: set[Situation]) -> bool:
    """Return whether nothing like this was asked in this game before. The last secret answer counts as different."""
    situation = (frozenset(ask.move for ask in game.asks), awaited(game.asks).orders == 1)
    before = len(seen)
    seen.add(situation)
    return len(seen) > before


def check_moves(rulebook: AnyRulebook, seed: int, often: float = 0.05) -> None:
    """Check that legal answers to a secret ask, and who gives them, look the same to everybody else."""
    random = Random(seed)
    game = begin(rulebook, random)
    for now in some_moments(game, random, often):
        for one, other in secret_pairs(now, random):
            _compare_on(now.after(one), now.after(other), {one.by, other.by}, random)


def check_absence(rulebook: AnyRulebook, seed: int) -> None:
    """Check that nobody else perceives whether a secret move has been made for which nobody waits."""
    random = Random(seed)
    for now in some_moments(begin(rulebook, random), random, often=0.05):
        for move in [move for ask in now.asks if not ask.awaited for move in _secret_moves(now, ask, random)]:
            after = now.after(move)
            _, shown = after.until_revealed()
            insiders = {move.by} | told_by_the_rules(after)
            outsiders = [reader for reader in (*now.table.seats, PUBLIC) if reader not in insiders]
            if shown is None:
                compare(now, after, outsiders, some_tries(now, random), f"whether {move} was made")


def _secret_moves(now: Moment, ask: Ask, random: Random) -> list[Submission]:
    """Return one secret answer to an ask, if it has any."""
    answers = [Submission(seat, action) for seat in ask.seats for action in secret_answers(now, ask, seat, random)]
    return random.sample(answers, min(1, len(answers)))


def some_moments(game: Game, random: Random, often: float) -> Iterator[Moment]:
    """Yield moments of a random game, now and then and whenever something new is asked, up to a limit."""
    seen: set[Situation] = set()
    looked = 0
    for submission in moves(game, random, shell=0.05):
        if is_new(game, seen) or random.random() < often:
            yield Moment(game.rulebook, game.table)
            looked += 1
        if looked == MOST_LOOKS:
            return
        game.submit(submission, Chance())


def secret_pairs(now: Moment, random: Random) -> Iterator[tuple[Submission, Submission]]:
    """Yield, for each kind of secret move, two that nobody else may tell apart.

    They are two answers of one seat, or one each of two seats if it is also secret who answers.
    """
    submissions: dict[tuple[type[Action], bool], list[Submission]] = {}
    for ask in now.asks:
        for seat in ask.seats:
            answers = [Submission(seat, action) for action in secret_answers(now, ask, seat, random)]
            submissions.setdefault((ask.move, ask.secret), []).extend(answers)
    for (_, is_secret), every in submissions.items():
        if not every:
            continue
        one = random.choice(every)
        of_one = [submission for submission in every if submission.by == one.by and submission != one]
        of_two = [submission for submission in every if submission.by != one.by] if is_secret else []
        if others := random.choice([of_one, of_two]) or of_one or of_two:
            yield one, random.choice(others)


def secret_answers(now: Moment, ask: Ask, seat: str, random: Random) -> list[Action]:
    """Return a seat's legal secret answers to an ask, or some of them."""
    deals = DEALS[now.rulebook.slug]
    private = PRIVATE.get(now.rulebook.slug, {}).get(tag_of(ask.move))
    if not ask.secret and private is None:
        return []
    return [
        action
        for action in (*moves_by_kind(now.rulebook, now.table.seats)[ask.move], *_picks(ask, random))
        if ask.is_for(seat, action)
        and ask.refusal(action) is None
        and not deals.is_shown_at_once(now.table, seat, action)
        and all(getattr(action, name) == value for name, value in (private or {}).items())
    ]


def _picks(ask: Ask, random: Random) -> Iterator[Action]:
    for _ in range(PICKS):
        yield ask.pick(random)


def _compare_on(one: Moment, other: Moment, insiders: set[str], random: Random) -> None:
    """Compare two moments, and what follows from the same public moves, until something is revealed."""
    for _ in range(STEPS_AFTERWARDS):
        insiders = insiders | told_by_the_rules(one) | told_by_the_rules(other)
        outsiders = [reader for reader in (*one.table.seats, PUBLIC) if reader not in insiders]
        (before, shown), (before_too, shown_too) = one.until_revealed(), other.until_revealed()
        if (shown is None) != (shown_too is None):
            raise Leak(f"{insiders}: one move reveals something, the other nothing")
        if shown is not None:
            for reader in outsiders:
                if told(reader, before) != told(reader, before_too):
                    raise Leak(f"{reader} is told of a secret before it is revealed")
            return
        compare(one, other, outsiders, some_tries(one, random), f"a secret move of {insiders}")
        submission = _same_submission(one, other, insiders, random)
        if submission is None:
            return
        one, other = one.after(submission), other.after(submission)


def told_by_the_rules(moment: Moment) -> set[str]:
    """Return the seats that the rules have just told somebody else's secret answer."""
    kinds = DEALS[moment.rulebook.slug].tells_one
    private = [event.to for event in moment.events if type(event) in kinds and isinstance(event.to, tuple)]
    by_thread = DEALS[moment.rulebook.slug].learns_by_thread(moment.table)
    return {*by_thread, *(seat for seats in private for seat in seats)}


def _same_submission(one: Moment, other: Moment, insiders: set[str], random: Random) -> Submission | None:
    """Return a move of somebody else that is legal in both, if there is one."""
    asks = [ask for ask in one.asks if not insiders.issuperset(ask.seats)]
    if not asks:
        return None
    ask = random.choice(asks)
    submission = Submission(random.choice([seat for seat in ask.seats if seat not in insiders]), ask.pick(random))
    return submission if refusal(other, submission) is None else None


def check_views(rulebook: AnyRulebook, seed: int, often: float = 0.05) -> None:
    """Check that a seat is asked the same by its own view as by the whole table, and openly what everybody knows."""
    random = Random(seed)
    game = begin(rulebook, random)
    for now in some_moments(game, random, often):
        for seat in game.seats:
            by_view = seen_asks(seat, asked(rulebook, game.view(seat).table))
            if by_view != seen_asks(seat, now.asks):
                raise Leak(f"{seat} is asked {seen_asks(seat, now.asks)}, but by their view {by_view}")
        known = _asked_openly(asked(rulebook, game.view(To.PUBLIC).table))
        if beyond := [each for each in _asked_openly(now.asks) - known if each[0] not in EARNED.get(rulebook.slug, ())]:
            raise Leak(f"not everybody knows of what is asked openly: {beyond}")


def _asked_openly(asks: Iterable[Ask]) -> set[tuple[type[Action], str]]:
    """Return which moves are asked of which seats, of the asks that are no secret."""
    return {(ask.move, seat) for ask in asks if not ask.secret for seat in ask.seats}


def check_deals(rulebook: AnyRulebook, seed: int) -> None:
    """Check that a reader perceives the same in two deals that they may not tell apart, with the same public moves."""
    random = Random(seed)
    deals = DEALS[rulebook.slug]
    twins = deals.deal(rulebook, random)
    games = [Game.begin(rulebook, twins.seats, twins.options, Chance(drawn)) for drawn in (twins.one, twins.other)]
    for _ in range(MOST_MOVES):
        one, other = [Moment(rulebook, game.table, game.log[-1].events) for game in games]
        telling = [[event for event in moment.events if type(event) in deals.tells_all] for moment in (one, other)]
        if telling[0] != telling[1]:
            _compare_before(deals.tells_all, one, other, twins.reader)
            return
        compare(one, other, [twins.reader, PUBLIC], some_tries(one, random), "the deal")
        pairs = list(same_moves(twins, games, random))
        if not pairs:
            return
        for pair in pairs:
            for game, submission in zip(games, pair, strict=True):
                try:
                    game.submit(submission, Chance({}, seeded_source(seed, len(game.log) + 1)))
                except Refused as refused:
                    raise Leak(f"{submission} is refused in one deal: {refused}") from None
    raise AssertionError(f"no end after {MOST_MOVES} moves")


def _compare_before(tells_all: frozenset[type[Event]], one: Moment, other: Moment, reader: str) -> None:
    """Compare what a reader is told before the rules reveal the deal."""
    before = [takewhile(lambda event: type(event) not in tells_all, moment.events) for moment in (one, other)]
    if told(reader, before[0]) != told(reader, before[1]):
        raise Leak(f"{reader} can tell one deal from the other at the end")


def same_moves(twins: TwinDeals, games: list[Game], random: Random) -> Iterator[tuple[Submission, Submission]]:
    """Yield the next moves in both games, which look the same to the reader."""
    one, other = games
    deals = DEALS[one.rulebook.slug]
    if one.table.paused:
        yield Submission(GM, Resume()), Submission(GM, Resume())
        return
    is_timed = one.rulebook.kind_of_wait(one.table) in one.rulebook.timed
    if one.asks and not is_timed and not any(ask.awaited for ask in one.asks):  # The GM has closed a vote for a while.
        yield Submission(GM, LockByHand(votes=False)), Submission(GM, LockByHand(votes=False))
        return
    secret = deals.secret_moves(twins.reader, one.table, other.table, random)
    if is_timed:
        together = bool(secret) and random.random() < 0.4
    else:
        together = not any(ask.awaited and not ask.secret for ask in one.asks)
    if together:
        yield from secret
    elif secret and not is_timed and random.random() < 0.2:
        yield random.choice(secret)
    else:
        public = public_move if is_timed else next_move
        submission = shell_move(one, random) if random.random() < 0.05 else public(one, random)
        if not deals.looks_alike(twins.reader, one.table, other.table, submission.action):
            submission = Submission(CLOCK, Expire())
        if deals.looks_alike(twins.reader, one.table, other.table, submission.action):
            yield submission, submission
