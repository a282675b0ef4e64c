"""Says the rare texts of the Great Table, all at once."""

from datetime import UTC, datetime
from itertools import product
from typing import cast

from msgspec.structs import replace

from bot.pictures.great_table import whole_table
from bot.wording.game_words import AnyGameWords
from bot.wording.great_table import GreatTableWords
from bot.wording.voice import dashed
from engine.actions import Action, Close
from engine.asks import Ask, awaited
from engine.audience import To
from engine.events import GoneOn, Outcome
from engine.great_table.actions import GreatTableAction, Kill, List, Steal, Thread, Use, Whisper
from engine.great_table.cards import CardName
from engine.great_table.ending import Reason
from engine.great_table.events import (
    Cause,
    Coroner,
    Dealt,
    DeckStarts,
    Died,
    Fate,
    Held,
    Lead,
    Marked,
    Noted,
    PassedOver,
    PastRound,
    Result,
    Reveal,
    Revived,
    SeatsSwapped,
    ShotSpent,
    Stolen,
    ThreadClosed,
    ThreadOpened,
    Traced,
)
from engine.great_table.night import Step
from engine.great_table.options import GreatTableOptions
from engine.great_table.roles import RoleName, Side
from engine.great_table.table import Grave, GreatTable
from engine.log import Entry
from engine.mafia.actions import Unvote, Vote
from engine.mafia.ballots import Votes
from engine.mafia.events import NO_LYNCH, Ballots, PhaseBegun, Time
from engine.refusals import ChoiceNeeded, NotAmong
from engine.speech import Say
from engine.telling import told_to
from engine.views import Told, View
from tests.wording.rare_endings import say_rare_endings_at_the_table
from tests.wording.saying import to_all, to_one

COUNT: dict[str, tuple[str, ...]] = {"Ann": ("Ben",), NO_LYNCH: ("Cat",)}
ANSWERS: tuple[Action, ...] = (
    *(Steal(None), Vote(None), Unvote(), Use(), Kill(None), Say("x"), Close()),
    *(Steal("Ben"), Vote("Ben"), Kill("Ben"), Use(target="Ben"), Use(card=CardName.KING)),
    Use(targets=("Ben", "Cat"), left_of="Ben"),
)
RESULTS = (
    Result(to=("Ann",), card=CardName.CONSORT, player="Ben", places=1),
    Result(to=("Ann",), card=CardName.CONSORT, player=None, places=None),
    Result(to=("Ann",), card=CardName.ROLE_FINDER, held=CardName.KING),
    Result(to=("Ann",), card=CardName.ROLE_FINDER, held=None),
    *(Result(to=("Ann",), card=CardName.CARD_FINDER, players=players) for players in ((), ("Ben",))),
    *(Result(to=("Ann",), card=CardName.TARGET_FINDER, players=players) for players in ((), ("Ben",))),
    Result(to=("Ann",), card=CardName.LOVER, players=()),
    Result(to=("Ann",), card=CardName.SOCIALITE, left="Ben", right="Cat"),
    Result(to=("Ann",), card=CardName.SOCIALITE, left=None, right=None),
)
STEPS = (*Step, "steal", "mark")
TO_THE_GM = (
    *(Traced(to=To.GM, step=step, player="Ann", card=None, targets=(), fate=Fate.DONE) for step in STEPS),
    *(Traced(to=To.GM, step="kill", player="Ann", card=None, targets=("Ben",), fate=fate) for fate in Fate),
    *(DeckStarts(to=To.GM, player="Ann", reason=reason) for reason in Lead),
    PassedOver(to=To.GM, player="Ann"),
    GoneOn(to=To.GM, players=("Ann", "Ben")),
    Marked(to=To.GM, player="Ann", votes_for="Ben"),
    *(ShotSpent(to=To.GM, left=left) for left in range(3)),
    SeatsSwapped(to=To.GM, players=("Ann", "Ben")),
)
NOTED: tuple[GreatTableAction, ...] = (
    List(("king if no guard and guard = 1 and guard < 2 and guard > 0 and guard taken", "guard")),
    *(Steal(target) for target in ("Ben", None)),
    *(Vote(target) for target in ("Ben", None)),
    Unvote(),
    *(Kill(target) for target in ("Ben", None)),
    Use(),
    Use(target="Ben"),
    Use(card=CardName.KING),
    Use(target="Ben", votes_for="Cat"),
    Use(targets=("Ben", "Cat"), left_of="Ben"),
)
HELD = (Held(CardName.THIEF, "Ann", None), Held(CardName.GUARD, "Ben", "Ann"), Held(CardName.KING, "Cat", "Cat"))
SHOWN = Reveal(
    to=To.PUBLIC,
    roles={"Ann": RoleName.PLAYER},
    sides={"Ann": Side.PLAYERS},
    seats=("Ann", "Ben", "Cat"),
    rounds=(
        PastRound(1, {}, (), {}, {}),
        PastRound(2, {"Ann": List(("king",))}, HELD, {"Ann": Use(target="Cat")}, {"Ann": "Cat"}),
    ),
)
ADVISED = (
    GreatTableOptions(deck={CardName.LOVER: 1, CardName.PLACE_SWAP: 6}),
    GreatTableOptions(roles={RoleName.APPRENTICE: 2}),
    GreatTableOptions(),
)


def say_what_is_rare_at_the_table(words: AnyGameWords) -> None:
    """Say the rare texts of the Great Table."""
    for answer in ANSWERS:
        words.answer_label(answer)
    words.suggested(Ask(List, ("Ann",), {}), List(("king",)))
    for cause in Cause:
        for coroner in Coroner:
            died = Died(to=To.PUBLIC, player="Ann", coroner=coroner, cause=cause)
            words.announce(to_all(died), 7)
            words.tell_own(Told("Ann", died))
    words.announce(to_all(Revived(to=To.PUBLIC, player="Ann")), 7)
    for reason in Reason:
        words.announce(to_all(Outcome(to=To.PUBLIC, side=Side.HOUSE, reason=reason, winners=("Ann",))), 7)
    for card in (None, *CardName):
        words.tell(to_one(Dealt(to=("Ann",), card=card, shots=0)))
        words.tell(to_one(Stolen(to=("Ann",), card=card)))
    for result in RESULTS:
        words.tell(to_one(result))
    words.tell(to_one(GoneOn(to=("Ann",), players=("Ann",))))
    missed = Entry(1, (Noted(to=("Ann",), action=Steal(None)), PhaseBegun(to=To.PUBLIC, phase=Time.NIGHT, number=1)))
    words.tell_seat(Told("Ann", missed.events[0]), lambda: told_to("Ann", [missed]).lines)
    for thread in Thread:
        words.tell(to_one(ThreadOpened(to=("Ann",), thread=thread, members=("Ann", "Ben"))))
        words.tell(to_one(ThreadClosed(to=("Ann",), thread=thread)))
        whisper = Ask(Whisper, ("Ann",), {}, fixed={"thread": thread})
        words.order_prompt(whisper, View("Ann", GreatTable(("Ann",))))
        words.ask_label(whisper)
    words.ask_label(Ask(Use, ("Ann",), {}, about=CardName.GUARD))
    for card in CardName:
        words.line_on(dashed(card))
    for refusal in (NotAmong("card", "king"), NotAmong("left_of", "Ben"), ChoiceNeeded("card"), ChoiceNeeded("text")):
        words.refusal(refusal)
    say_rare_endings_at_the_table(words)
    for event in TO_THE_GM:
        words.tell(to_one(event))
    for action in NOTED:
        words.tell(to_one(Noted(to=("Ann",), action=action)))
    for grave in (Grave(time, 1, cause, Coroner.PLAYER) for time in Time for cause in Cause):
        table = GreatTable(
            ("Ann",),
            dead=("Ann",),
            graves={"Ann": grave},
            time=Time.DAY,
            past_counts=({}, COUNT),
            past_weights=({}, {}),
        )
        words.card(View(To.PUBLIC, table), awaited(()))
        words.history(View(To.PUBLIC, table))
    words.history(View(To.PUBLIC, GreatTable(("Ann",))))
    for side, why in ((Side.PLAYERS, Reason.HOUSE_CANNOT_KILL), (Side.HOUSE, Reason.MAJORITY), (None, "aborted")):
        over = Outcome(to=To.PUBLIC, side=side, reason=why, winners=("Ann",))
        whole_table(words, View(To.PUBLIC, GreatTable(("Ann",), ring=("Ann",), outcome=over)))
    say_the_vote_book(cast(GreatTableWords, words))
    for options, players in product(ADVISED, (7, 20)):
        words.advice(options, players)
    words.reveal(to_all(SHOWN))
    words.all_secrets(Told(To.GM, replace(SHOWN, to=To.GM)))


def say_the_vote_book(words: GreatTableWords) -> None:
    """Say the count with and without votes, and every kind of change."""
    noon = datetime(2026, 1, 1, 12, tzinfo=UTC)
    for counts in ({}, COUNT):
        table = GreatTable(("Ann", "Ben", "Cat", "Dan"), votes=Votes(counts=counts, needed=3))
        words.count(View(To.PUBLIC, table), noon)
    shown: list[dict[str, tuple[str, ...]]] = [{"Ann": ("Ben", "Cat")}, COUNT, {"Ann": ("Ben",)}]
    words.changes([(noon, Ballots(to=To.PUBLIC, counts=counts, needed=3)) for counts in shown])
    words.changes([])
