"""Whatever the engine can say has its words in every theme, and no word is left over."""

from enum import StrEnum

import msgspec
import pytest

from bot.themes import Theme, words_of
from bot.wording.game_words import GameWords
from bot.words import collect, files_of
from engine.actions import Action, Close
from engine.asks import Ask, awaited
from engine.audience import To
from engine.domains import Nothing
from engine.events import Event, Extended, Outcome, Warned
from engine.great_table.actions import GreatTableAction, Kill, List, Steal, Thread, Unvote, Whisper
from engine.great_table.actions import Use as TableUse
from engine.great_table.actions import Vote as TableVote
from engine.great_table.cards import CardName
from engine.great_table.course import LISTS
from engine.great_table.ending import Reason as TableReason
from engine.great_table.events import (
    NO_LYNCH,
    Cause,
    Coroner,
    Dealt,
    DeckStarts,
    Died,
    Fate,
    Held,
    Lead,
    Marked,
    PastRound,
    Result,
    Revived,
    SeatsSwapped,
    ShotSpent,
    Stolen,
    ThreadClosed,
    ThreadOpened,
    Time,
    Traced,
)
from engine.great_table.events import Noted as TableNoted
from engine.great_table.events import Reveal as TableReveal
from engine.great_table.night import Step
from engine.great_table.refusals import NotNamed
from engine.great_table.roles import RoleName as TableRole
from engine.great_table.roles import Side as TableSide
from engine.great_table.table import Grave, GreatTable
from engine.honnoji.actions import Give, Unuse, Use
from engine.honnoji.actions import Propose as HonnojiPropose
from engine.honnoji.ending import Reason as HonnojiReason
from engine.honnoji.events import ActionShown, Discarded, PastTalisman, Preloaded, Talismans, TalismanShown
from engine.honnoji.events import Reveal as HonnojiReveal
from engine.honnoji.tokens import TalismanName
from engine.parties.actions import Act, Look, Vote
from engine.parties.events import (
    ActionSeen,
    LeaderNamed,
    LeaderReason,
    Looked,
    PartyProposed,
    PastQuest,
    PastVote,
    QuestDone,
    Voted,
)
from engine.parties.sides import Side
from engine.quests.actions import Guess
from engine.quests.ending import Reason
from engine.quests.events import GuessMade, Noted, Reveal
from engine.quests.roles import RoleName
from engine.refusals import ChoiceNeeded, NotAmong
from engine.speech import Say
from tests.wording.saying import (
    ANSWERS,
    RULEBOOK_OF,
    THEMES,
    events_of,
    games,
    labels,
    listen,
    pages,
    play,
    refusals,
    setups,
    texts,
)

SHOWN_ON_THE_CARD_OR_IN_THE_PROMPT: dict[str, set[type[Event]]] = {
    "quests": {PartyProposed, Voted},
    "honnoji": {PartyProposed, Voted, TalismanShown, Talismans},
    "great_table": set(),
}
RARELY_SEEN: dict[str, set[type[Event]]] = {
    "quests": set(),
    "honnoji": {Discarded, Warned},
    "great_table": {Warned, Revived},
}
ROLE_CARDS = {"quests": len(RoleName) + 1, "honnoji": len(Side), "great_table": len(TableRole)}
SECRET_WAITS: dict[str, set[str]] = {"great_table": {LISTS}}
"""Those of which the public does not know."""

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.slug)


@every_theme
def test_every_refusal_is_a_sentence(theme: Theme) -> None:
    words = listen(theme)[1]

    sentences = [words.refusal(refusal) for refusal in refusals(theme)]

    assert all(sentence.endswith(".") and len(sentence) < 200 for sentence in sentences)


@every_theme
def test_every_event_is_said_somewhere(theme: Theme) -> None:
    words = listen(theme)[1]
    rulebook = RULEBOOK_OF[theme.rulebook]
    events = [event for seed, game in games(rulebook) for event in events_of(play(game, seed))]
    said = {type(event) for event in events if is_said(words, event)}

    seen = {type(event) for event in events}
    assert set(rulebook.events) - seen <= RARELY_SEEN[theme.rulebook]
    assert seen - said == SHOWN_ON_THE_CARD_OR_IN_THE_PROMPT[theme.rulebook]


@every_theme
def test_every_role_has_a_card_of_its_own(theme: Theme) -> None:
    words = listen(theme)[1]
    titles = set()
    for _, game in games(RULEBOOK_OF[theme.rulebook]):
        for seat in game.seats:
            titles.add(words.secrets(game, seat)[0].title)

    assert len(titles) == ROLE_CARDS[theme.rulebook]


@every_theme
def test_every_wait_asks_for_something(theme: Theme) -> None:
    words = listen(theme)[1]
    rulebook = RULEBOOK_OF[theme.rulebook]
    seen = set()
    for seed, game in games(rulebook):
        for _ in play(game, seed):
            wait = rulebook.wait(game.view("public"))
            seen.add(wait)

            assert bool(next(texts(words, game, game.log[-1]))) == (wait is not None)
    assert seen == {*rulebook.waits, None} - SECRET_WAITS.get(theme.rulebook, set())


@every_theme
def test_no_word_is_missing_and_none_is_left_over(theme: Theme) -> None:
    listening, words = listen(theme)
    rulebook = RULEBOOK_OF[theme.rulebook]
    for seed, game in games(rulebook):
        for entry in play(game, seed):
            list(pages(words, game, entry))
            list(texts(words, game, entry))
    RARE[theme.rulebook](words)
    list(labels(words, rulebook))
    for options in setups(rulebook):
        words.options_text(options)
        words.advice(options, rulebook.players[0])
    words.rules()
    list(map(words.refusal, refusals(theme)))

    entries = collect((*files_of("en", theme.rulebook), words_of(theme)))
    referred_to = {name for entry in entries.values() for name, _ in entry.uses}
    checked = {entry.id for entry in entries.values() if entry.path.stem in CHECKED[theme.rulebook]}
    assert checked - listening.said - referred_to == set()


def say_what_is_rare(words: GameWords) -> None:
    """Of the quest games."""
    say_what_is_rare_in_parties(words, ANSWERS, Reason)
    for target, hit in (("Ben", True), ("Ben", False), (None, False)):
        words.announce(GuessMade(to=To.PUBLIC, by="Ann", target=target, hit=hit), 7)
    words.announce(QuestDone(to=To.PUBLIC, number=4, success=True, sabotages=1), 7)
    words.tell(Noted(to=("Ann",), action=Guess("Ann")))
    votes = tuple(PastVote(1, 1, "Ann", ("Ann",), True, {}) for _ in range(200))
    quests = (PastQuest(1, None, 0, ("Ann",), {}),)
    nothing = Reveal(to=To.PUBLIC, roles={"Ann": RoleName.SEER}, sides={"Ann": Side.GOOD}, votes=(), quests=())
    many = Reveal(to=To.PUBLIC, roles={"Ann": RoleName.SEER}, sides={"Ann": Side.GOOD}, votes=votes, quests=quests)
    words.reveal(nothing)
    words.reveal(many)


def say_what_is_rare_in_honnoji(words: GameWords) -> None:
    say_what_is_rare_in_parties(words, HONNOJI_ANSWERS, HonnojiReason)
    words.announce(QuestDone(to=To.PUBLIC, number=4, success=True, sabotages=0), 10)
    words.announce(LeaderNamed(to=To.PUBLIC, leader="Ann", quest=1, attempt=1, reason=LeaderReason.STAFF), 10)
    for support in (True, False):
        words.announce(ActionShown(to=To.PUBLIC, player="Ann", support=support), 10)
        words.tell(ActionSeen(to=("Ann",), target="Ben", support=support))
    for talisman in (TalismanName.SWORD, TalismanName.INSIGHT):
        words.tell(Preloaded(to=("Ann",), talisman=talisman))
    words.tell(Discarded(to=("Ann",)))
    sides = {"Ann": Side.GOOD}
    fates = (PastTalisman(1, TalismanName.SWORD, *fate) for fate in FATES)
    quests = (PastQuest(1, None, 0, ("Ann",), {}), PastQuest(1, True, 0, ("Ann",), {"Ann": True}))
    shown = HonnojiReveal(
        to=To.PUBLIC, roles={"Ann": "plain"}, sides=sides, votes=(), quests=quests, talismans=tuple(fates)
    )
    words.reveal(shown)
    words.reveal(msgspec.structs.replace(shown, quests=(), talismans=()))


def say_what_is_rare_at_the_table(words: GameWords) -> None:
    for answer in TABLE_ANSWERS:
        words.answer_label(answer)
    for cause in Cause:
        for coroner in Coroner:
            words.announce(Died(to=To.PUBLIC, player="Ann", coroner=coroner, cause=cause), 7)
    words.announce(Revived(to=To.PUBLIC, player="Ann"), 7)
    for reason in TableReason:
        words.announce(Outcome(to=To.PUBLIC, side=TableSide.HOUSE, reason=reason, winners=("Ann",)), 7)
    for card in (None, *CardName):
        words.tell(Dealt(to=("Ann",), card=card, shots=0))
        words.tell(Stolen(to=("Ann",), card=card))
    for result in RESULTS:
        words.tell(result)
    for thread in Thread:
        words.tell(ThreadOpened(to=("Ann",), thread=thread, members=("Ann", "Ben")))
        words.tell(ThreadClosed(to=("Ann",), thread=thread))
        whisper = Ask(Whisper, ("Ann",), {}, fixed={"thread": thread})
        words.order_prompt(whisper, GreatTable(("Ann",)))
        words.ask_label(whisper)
    words.ask_label(Ask(TableUse, ("Ann",), {"card": Nothing(NotNamed(CardName.GUARD))}))
    for refusal in (NotAmong("card", "king"), ChoiceNeeded("card"), ChoiceNeeded("text")):
        words.refusal(refusal)
    for event in TO_THE_GM:
        words.tell(event)
    for action in NOTED:
        words.tell(TableNoted(to=("Ann",), action=action))
    for grave in (Grave(time, 1, cause, Coroner.PLAYER) for time in Time for cause in Cause):
        table = GreatTable(("Ann",), dead=("Ann",), graves={"Ann": grave}, time=Time.DAY, past_counts=({}, COUNT))
        words.card(table, awaited(()))
        words.history(table)
    words.history(GreatTable(("Ann",)))
    words.reveal(SHOWN)


def say_what_is_rare_in_parties(words: GameWords, answers: tuple[Action, ...], reasons: type[StrEnum]) -> None:
    for answer in answers:
        words.answer_label(answer)
    words.announce(Looked(to=To.PUBLIC, by="Ann", target=None), 7)
    for reason in reasons:
        words.announce(Outcome(to=To.PUBLIC, side=Side.EVIL, reason=reason, winners=("Ann",)), 7)
    words.announce(Extended(to=To.PUBLIC, hours=1.3), 7)


COUNT: dict[str, tuple[str, ...]] = {"Ann": ("Ben",), NO_LYNCH: ("Cat",)}
TABLE_ANSWERS: tuple[Action, ...] = (Steal(None), TableVote(None), Unvote(), TableUse(), Kill(None), Say("x"), Close())
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
    Marked(to=To.GM, player="Ann", votes_for="Ben"),
    *(ShotSpent(to=To.GM, left=left) for left in range(3)),
    SeatsSwapped(to=To.GM, players=("Ann", "Ben")),
)
NOTED: tuple[GreatTableAction, ...] = (
    List(("king if no guard and guard = 1 and guard < 2 and guard > 0 and guard taken", "guard")),
    *(Steal(target) for target in ("Ben", None)),
    *(TableVote(target) for target in ("Ben", None)),
    Unvote(),
    *(Kill(target) for target in ("Ben", None)),
    TableUse(),
    TableUse(target="Ben"),
    TableUse(card=CardName.KING),
    TableUse(target="Ben", votes_for="Cat"),
    TableUse(targets=("Ben", "Cat"), left_of="Ben"),
)
HELD = (Held(CardName.THIEF, "Ann", None), Held(CardName.GUARD, "Ben", "Ann"), Held(CardName.KING, "Cat", "Cat"))
SHOWN = TableReveal(
    to=To.PUBLIC,
    roles={"Ann": TableRole.PLAYER},
    sides={"Ann": TableSide.PLAYERS},
    seats=("Ann", "Ben", "Cat"),
    rounds=(
        PastRound(1, {"Ann": List(("king",))}, HELD, {"Ann": TableUse(target="Cat")}, {"Ann": "Cat"}),
        PastRound(2, {}, (), {}, {}),
    ),
)
FATES = ((None, None, None, None), ("Ann", "Ben", None, None), ("Ann", "Ben", 2, None), ("Ann", "Ben", 2, "Cat"))
HONNOJI_ANSWERS: tuple[Action, ...] = (
    *(Vote(approve, public) for approve in (True, False) for public in (True, False)),
    *(Act(support) for support in (True, False)),
    *(Look(target) for target in ("Ann", None)),
    *(Use(TalismanName.SWORD, preload=preload) for preload in (True, False)),
    Unuse(TalismanName.SWORD),
    Give("Ann"),
    HonnojiPropose(("Ann", "Ben")),
    Close(),
)
CHECKED = {
    "quests": {"common", "parties", "quests", "en"},
    "honnoji": {"honnoji", "en"},
    "great_table": {"great_table", "en"},
}
RARE = {
    "quests": say_what_is_rare,
    "honnoji": say_what_is_rare_in_honnoji,
    "great_table": say_what_is_rare_at_the_table,
}


def is_said(words: GameWords, event: Event) -> bool:
    return bool(words.announce(event, 5) or words.tell(event) or words.reveal(event))
