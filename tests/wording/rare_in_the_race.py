"""Says the rare texts of a race round Ireland once."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.wording.game_words import AnyGameWords
from engine.actions import Action
from engine.asks import Ask, awaited
from engine.audience import To
from engine.domains import SMALL_TALK, YES_OR_NO, OneOf
from engine.events import Event
from engine.sigily import actions, events
from engine.sigily.board import GATES, PLACES, Holiday
from engine.sigily.choosing import movers
from engine.sigily.options import SigilyOptions, Spell
from engine.sigily.phases import waits_with
from engine.sigily.refusals import ChariotNotInPlay, NotCursedThere, OutOfReach
from engine.sigily.spells import casting
from engine.sigily.spells.book import BOOK
from engine.sigily.sticks import Animal
from engine.sigily.table import Board, Phase, SigilyTable, SoFar, Wager, Wind
from engine.sigily.units import Unit
from engine.views import View
from tests.wording.saying import to_all

SEATS = ("Ann", "Ben", "Cat", "Dan")
ALL = tuple(Animal)
THROWS = tuple(ALL[:count] for count in range(len(ALL) + 1))
ONE, TWO = ("Ann 1",), ("Ann 1", "Cat 2")
STACK = ("Ann 1", "Cat 2", "Ann 3")
AIMS = {Spell.FIREBALL: "Ben 1", Spell.FREEZE: "Ben", Spell.DRUID_CURSE: "4", Spell.REMOVE_CURSE: "4"}
EVERYTHING = SigilyOptions(super_chariots=True, questions=True, spells=tuple(Spell))
SAID = SMALL_TALK[0]
BET = Wager(1, "Ann", "Ben", 3, SAID)


OPENED = events.Opened(to=To.PUBLIC, throws=(dict.fromkeys(SEATS, ALL),), first="Ann")


RARE_IN_THE_RACE: tuple[type[Event], ...] = (
    *(
        events.Back,
        events.Blocked,
        events.Cursed,
        events.Fireball,
        events.Frozen,
        events.Ledger,
        events.Lost,
        events.Pot,
    ),
    *(events.Resigned, events.Voted, events.WagerClaimed, events.WindEnded),
)


def say_what_is_rare_in_the_race(words: AnyGameWords) -> None:
    """Say every event in each form, every wait, every label, and the board with everything on it."""
    for event in everything_that_may_happen():
        words.announce(to_all(event), len(SEATS))
    for phase in waits_with(EVERYTHING):
        words.prompt(View(To.PUBLIC, laid(phase=phase)))
        words.card(View(To.PUBLIC, laid(phase=phase)), awaited(()))
    windy = replace(laid().board, winds=(Wind("Ann", Spell.WINDS_OF_SPEED),))
    words.prompt(View(To.PUBLIC, replace(laid(), board=windy)))
    words.history(View(To.PUBLIC, laid()))
    words.history(View(To.PUBLIC, SigilyTable(SEATS[:2], resigned=("Ben",))))
    say_labels(words)


def everything_that_may_happen() -> Iterator[Event]:
    """Yield one event of each kind and form."""
    public = To.PUBLIC
    tie = ({"Ann": ALL, "Ben": ALL}, {"Ann": ALL, "Ben": ()})
    yield events.Opened(to=public, throws=tie, first="Ben")
    yield from (events.Shuffled(to=public, cards=cards) for cards in (0, 1, 12))
    yield from (events.Passed(to=public, player="Ann", why=why) for why in events.Why)
    yield from (events.Thrown(to=public, player="Ann", sticks=thrown, count=1) for thrown in THROWS)
    yield events.Lost(to=public, player="Ann", count=3)
    yield from (events.FreeThrow(to=public, player="Ann", why=why) for why in events.Earned)
    yield events.Resigned(to=public, player="Ann")
    yield from spells()
    yield from moves()
    yield from fights()
    yield from questions_and_bets()
    yield from ends()


def spells() -> Iterator[Event]:
    """Yield casts of spells, and their effects."""
    for spell in Spell:
        payer = None if BOOK[spell].by_all else "Ann 1"
        yield events.Cast(to=To.PUBLIC, player="Ann", spell=spell, chariot=payer, target=AIMS.get(spell))
        yield events.WindEnded(to=To.PUBLIC, player="Ann", spell=spell)
    for effect in events.Effect:
        yield events.Fireball(to=To.PUBLIC, chariots=ONE, at="4", sticks=ALL, count=4, effect=effect)
    yield events.Frozen(to=To.PUBLIC, player="Ben")
    yield events.Blocked(to=To.PUBLIC, player="Ben")
    yield events.Cursed(to=To.PUBLIC, chariots=TWO, at="4")
    for onto in ({"centre": 1}, {"centre": 2}, {"centre": 1, "0.2": 1}, {"0.2": 1}):
        yield events.Jackpot(to=To.PUBLIC, player="Ann", paid={"Ann 1": sum(onto.values())}, onto=onto)


def moves() -> Iterator[Event]:
    """Yield moves on the ring, inside it, and home."""
    for start, onto, leave in ((None, "2", None), ("2", "4", None), ("0.1", "6.2", "6"), ("22", "home", None)):
        yield events.Moved(to=To.PUBLIC, chariots=ONE, start=start, onto=onto, exit=leave)
    for happens in (True, False):
        yield events.Entry(to=To.PUBLIC, player="Ann", chariots=ONE, gate="6", sticks=ALL, count=4, admitted=happens)
        yield events.Darts(to=To.PUBLIC, chariots=ONE, at="centre", sticks=ALL, count=4, hit=happens)
    yield events.PutBack(to=To.PUBLIC, chariots=ONE, start="6.1", onto="6")
    yield events.Back(to=To.PUBLIC, player="Ann", chariots=ONE, at="2")
    yield events.Taken(to=To.PUBLIC, chariots=ONE, at="2", coins=1)
    yield events.Fused(to=To.PUBLIC, chariots=TWO, at="2", coins=2)


def fights() -> Iterator[Event]:
    """Yield fights that one side wins, that both survive, and against a stone skin."""
    throws = (((ALL,), ((),)),)
    for dead, coins, skin in ((ONE, 0, False), (("Ben 1",), 2, False), ((), 0, False), (ONE, 0, True)):
        yield events.Fought(
            to=To.PUBLIC,
            attackers=ONE,
            defenders=("Ben 1",),
            at="4",
            throws=() if skin else throws,
            dead=dead,
            coins=coins,
            skin=skin,
        )


def questions_and_bets() -> Iterator[Event]:
    """Yield questions answered and judged, and bets offered, taken up, declined and settled."""
    yield events.Question(to=To.PUBLIC, player="Ann", card="Ben 1", text=SAID)
    yield events.Answered(to=To.PUBLIC, player="Ann", text=SAID)
    yield events.Wagered(to=To.PUBLIC, number=1, player="Ann", against="Ben", tokens=1, text=SAID)
    for right in (True, False):
        yield events.Voted(to=To.PUBLIC, player="Ben", right=right)
        yield events.Judged(to=To.PUBLIC, player="Ann", card="Ben 1", right=right)
        yield events.WagerAnswered(to=To.PUBLIC, number=1, agreed=right)
    yield events.WagerClaimed(to=To.PUBLIC, number=1, player="Ann", winner="Ben")
    yield events.WagerSettled(to=To.PUBLIC, number=1, winner="Ben")
    yield events.Ledger(to=To.PUBLIC, tokens={"Ann": -3, "Ben": 3})
    for left in (0, 4, -1):
        yield events.Pot(to=To.PUBLIC, stake=17, tokens={"Ann": -3, "Ben": 3 - left}, left=left)


def ends() -> Iterator[Event]:
    """Yield arrivals at home, and the fate of the coins."""
    for shares in ({"Ann": 3}, {"Ann": 2, "Cat": 1}):
        yield events.Finished(to=To.PUBLIC, chariots=STACK, shares=shares)
        yield events.RaceWon(to=To.PUBLIC, winners=tuple(shares))
        yield events.Unclaimed(to=To.PUBLIC, coins=len(shares) - 1, shares=shares)
    yield events.Finish(
        to=To.PUBLIC,
        side=None,
        reason="race_over",
        winners=("Ann", "Ben"),
        points={"Ann": 3, "Ben": 5},
        fastest=("Ann",),
        richest=("Ben",),
    )


def laid(phase: str = Phase.MOVE) -> SigilyTable:
    """Return a table in the middle of everything."""
    units = (
        Unit(("Ann 1", "Cat 1", "Cat 2", "Cat 3", "Cat 4"), "2", "0", 2, 3),
        Unit(("Ann 2",), "0.1", "0", 0, 1, entry="0"),
        Unit(("Ann 3",), "18", "0", 18),
        Unit(("Ben 1",), "4", "0", 4, 2, skin=True),
        Unit(("Ben 2",), "5", "0", 5),
        Unit(("Dan 1", "Dan 2"), "22", "0", 22),
    )
    board = Board(
        units=units,
        home={"Ann": ("Ann 4",), "Dan": ("Dan 3", "Dan 4")},
        purse={"Ann": 4},
        curses=("7",),
        winds=(Wind("Ann", Spell.WINDS_OF_SPEED), Wind("Ben", Spell.WINDS_OF_SLOTH, 1)),
        frozen=("Ben",),
    )
    bets = (
        BET,
        Wager(2, *BET.players, 1, SAID, agreed=True),
        Wager(3, *BET.players, 1, SAID, agreed=True, winner="Ben"),
    )
    drawn = events.Question(to=To.PUBLIC, player="Ann", card="Ben 1", text=SAID)
    so_far = SoFar(throws=1, sticks=ALL[:3], freezing="Ben", question=drawn, answer=SAID)
    return SigilyTable(
        SEATS, options=EVERYTHING, phase=Phase(phase), board=board, turn="Ann", so_far=so_far, wagers=bets, first="Ann"
    )


def before_moves() -> Iterator[SigilyTable]:
    """Yield tables for special moves: to a fight, a curse, nothing, a stone skin, a friend, a question."""
    own = (Unit(("Ann 1",), "2", "0", 2), Unit(("Ann 2",), "9", "0", 9), Unit(("Ann 3",), "10", "0", 10))
    foe, friend = Unit(("Ben 1",), "5", "0", 5), Unit(("Cat 1",), "12", "0", 12)
    plain = SigilyTable(
        SEATS,
        board=Board(coins={}, units=(*own, foe), curses=("13",)),
        turn="Ann",
        so_far=SoFar(throws=1, sticks=ALL[:3]),
    )
    yield plain
    skinned = replace(plain.board, units=(*own, replace(foe, skin=True), friend))
    yield replace(plain, board=skinned, options=EVERYTHING, cards=1)


def say_labels(words: AnyGameWords) -> None:
    """Say answers, forms, and the choices in them."""
    for table in (laid(), *before_moves()):
        ask = Ask(actions.Move, ("Ann",), movers(table), whole=True)
        for answer in ask.answers:
            words.whole_label(ask, answer)
            words.letter_label(ask, answer)
    bets = Ask(actions.Agree, ("Ann",), {"wager": OneOf((1, 2)), "agree": YES_OR_NO}, whole=True)
    for answer in bets.answers:
        words.whole_label(bets, answer)
    for phase in (Phase.THROW, Phase.AFTER):
        spells = tuple(casting.asked(replace(rich_at_home(), phase=phase, so_far=SoFar(), options=EVERYTHING)))
        assert spells
        for answer in (answer for ask in spells for answer in ask.answers):
            words.whole_label(next(ask for ask in spells if ask.is_for("Ann", answer)), answer)
    frozen = Ask(actions.Done, ("Ann",), {}, whole=True)
    words.whole_label(frozen, actions.Done())
    words.order_prompt(frozen, View("Ann", laid()))
    words.whole_prompt(actions.Move)
    words.whole_prompt(actions.Cast)
    words.whole_prompt(actions.Agree)
    for place in PLACES:
        words.thing(actions.Move, "exit", place)
    for field, value in (("chariot", "Ann 1"), ("target", "4"), ("wager", 1), ("tokens", 1), ("tokens", 3)):
        words.thing(actions.Cast, field, value)
    for action in some_answers():
        words.answer_label(action)
    for spell in Spell:
        cast = Ask(actions.Cast, ("Ann",), {}, fixed={"spell": spell})
        words.ask_label(cast)
        words.order_prompt(cast, View("Ann", laid()))
    for action in looked_at():
        for table in (laid(), rich_at_home()):
            words.foretold(View("Ann", table), action)
    for holiday in Holiday:
        words.options_text(SigilyOptions(start=holiday))
    words.options_text(SigilyOptions(teams=False, chariots=3))
    words.option_prompt("written")
    words.option_prompt("names")
    words.refusal(ChariotNotInPlay("Ann 2", ()))
    words.refusal(NotCursedThere("5", ()))
    words.refusal(OutOfReach("Ben 1", ()))
    words.announce(to_all(OPENED), len(SEATS))
    words.advice(SigilyOptions(home=True), 4)
    for move in actions.ACTIONS:
        if move is not actions.Cast:
            words.ask_label(Ask(move, ("Ann",), {}))
            words.order_prompt(Ask(move, ("Ann",), {}), View("Ann", laid()))


def rich_at_home() -> SigilyTable:
    """Return the table with home territories: somebody can pay a spell off, and an entry goes far."""
    laid_out = laid()
    units = tuple([replace(unit, progress=0) for unit in laid_out.board.units])
    board = replace(laid_out.board, units=units, purse={"Ann": 4, "Ben": 5})
    return replace(laid_out, board=board, options=replace(EVERYTHING, home=True))


def looked_at() -> Iterator[Action]:
    """Yield moves that are shown before they count."""
    yield from (actions.Cast(spell, None if BOOK[spell].by_all else "Ann 3", AIMS.get(spell)) for spell in Spell)
    yield actions.Cast(Spell.FIREBALL, "Ann 3", "Ben 2")
    yield from (kind("Ann 3") for kind in (actions.Enter, actions.Back))


def some_answers() -> Iterator[Action]:
    """Yield one answer of each form."""
    yield actions.Answer(SAID)
    yield from (actions.Move("Ann 1", leave) for leave in (None, *GATES))
    yield from (actions.Cast(spell, "Ann 1", AIMS.get(spell)) for spell in Spell)
    yield from (kind("Ann 1") for kind in (actions.Enter, actions.Back))
    for yes in (True, False):
        yield actions.Judge(right=yes)
        yield actions.Agree(1, agree=yes)
    yield from (actions.Done(), actions.Block(), actions.Settle(1, "Ann"))
