"""Says the rare texts of the quest games and of Honnō-ji."""

from enum import StrEnum

import msgspec

from bot.wording.game_words import AnyGameWords
from bot.wording.honnoji.labels import CONTRACT
from engine.actions import Action, Close
from engine.audience import To
from engine.events import Extended, Outcome, Undone
from engine.honnoji.actions import Give, Propose, Unuse, Use
from engine.honnoji.ending import Reason as HonnojiReason
from engine.honnoji.events import ActionShown, Discarded, PastTalisman, Preloaded
from engine.honnoji.events import Reveal as HonnojiReveal
from engine.honnoji.table import HonnojiTable
from engine.honnoji.tokens import TalismanName
from engine.names import GM
from engine.parties.actions import Act, Look, Vote
from engine.parties.events import ActionSeen, LeaderNamed, LeaderReason, Looked, PastQuest, PastVote, QuestDone
from engine.parties.round import Round
from engine.parties.sides import Side
from engine.quests.actions import Guess
from engine.quests.ending import Reason
from engine.quests.events import GuessMade, Noted, Reveal
from engine.quests.roles import RoleName
from engine.quests.table import Phase, QuestTable
from engine.refusals import NotAmong
from engine.views import Told, View
from tests.wording.pictured import say_rare_ends_of_missions, say_rare_ends_of_quests
from tests.wording.rare_endings import say_rare_endings_of_missions, say_rare_endings_of_quests
from tests.wording.saying import ANSWERS, to_all, to_one

FATES = ((None, None, None, None), ("Ann", "Ben", None, None), ("Ann", "Ben", 2, None), ("Ann", "Ben", 2, "Cat"))
SEVEN = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus")
HONNOJI_ANSWERS: tuple[Action, ...] = (
    *(Vote(approve, public) for approve in (True, False) for public in (True, False)),
    *(Act(support) for support in (True, False)),
    *(Look(target) for target in ("Ann", None)),
    *(Use(TalismanName.SWORD, preload=preload) for preload in (True, False)),
    Unuse(TalismanName.SWORD),
    Give("Ann"),
    Propose(("Ann", "Ben")),
    Close(),
)


def say_what_is_rare_in_quests(words: AnyGameWords) -> None:
    """Say the rare texts of the quest games."""
    say_rare_ends_of_quests(words)
    words.refusal(NotAmong("inverter", "Ben"))
    words.refusal(NotAmong("inverter", GM))
    say_what_is_rare_in_parties(words, ANSWERS, Reason)
    for target, hit in (("Ben", True), ("Ben", False), (None, False)):
        words.announce(to_all(GuessMade(to=To.PUBLIC, by="Ann", target=target, hit=hit)), 7)
    words.announce(to_all(QuestDone(to=To.PUBLIC, number=4, success=True, sabotages=1)), 7)
    for answer in (Act(support=True), Guess(None)):
        words.foretold(View("Ann", QuestTable(SEVEN)), answer)
    done = PastQuest(1, True, 0, ("Ann",), {})
    words.prompt(View(To.PUBLIC, QuestTable(SEVEN, phase=Phase.PROPOSAL, round=Round(past_quests=(done,) * 3))))
    words.tell(to_one(Noted(to=("Ann",), action=Guess("Ann"))))
    votes = tuple(PastVote(1, 1, "Ann", ("Ann",), True, {}) for _ in range(200))
    quests = (PastQuest(1, None, 0, ("Ann",), {}),)
    nothing = Reveal(to=To.PUBLIC, roles={"Ann": RoleName.SEER}, sides={"Ann": Side.GOOD}, votes=(), quests=())
    many = Reveal(to=To.PUBLIC, roles={"Ann": RoleName.SEER}, sides={"Ann": Side.GOOD}, votes=votes, quests=quests)
    words.all_secrets(Told(To.GM, nothing))
    words.all_secrets(Told(To.GM, many))
    say_rare_endings_of_quests(words)


def say_what_is_rare_in_honnoji(words: AnyGameWords) -> None:
    """Say the rare texts of Honnō-ji."""
    say_rare_ends_of_missions(words)
    say_what_is_rare_in_parties(words, HONNOJI_ANSWERS, HonnojiReason)
    words.announce(to_all(QuestDone(to=To.PUBLIC, number=4, success=True, sabotages=0)), 10)
    words.announce(to_all(LeaderNamed(to=To.PUBLIC, leader="Ann", quest=1, attempt=1, reason=LeaderReason.STAFF)), 10)
    for support in (True, False):
        words.announce(to_all(ActionShown(to=To.PUBLIC, player="Ann", support=support)), 10)
        words.tell(to_one(ActionSeen(to=("Ann",), target="Ben", support=support)))
    for talisman in (TalismanName.SWORD, TalismanName.INSIGHT):
        words.tell(to_one(Preloaded(to=("Ann",), talisman=talisman)))
    words.tell(to_one(Discarded(to=("Ann",))))
    words.line_on(CONTRACT)
    sides = {"Ann": Side.GOOD}
    fates = (PastTalisman(1, TalismanName.SWORD, *fate) for fate in FATES)
    quests = (PastQuest(1, None, 0, ("Ann",), {}), PastQuest(1, True, 0, ("Ann",), {"Ann": True}))
    shown = HonnojiReveal(
        to=To.PUBLIC, roles={"Ann": "plain"}, sides=sides, votes=(), quests=quests, talismans=tuple(fates)
    )
    words.all_secrets(Told(To.GM, shown))
    words.foretold(View("Ann", HonnojiTable(SEVEN)), Act(support=True))
    words.all_secrets(Told(To.GM, msgspec.structs.replace(shown, quests=(), talismans=())))
    say_rare_endings_of_missions(words)


def say_what_is_rare_in_parties(words: AnyGameWords, answers: tuple[Action, ...], reasons: type[StrEnum]) -> None:
    """Say the rare texts of both."""
    for answer in answers:
        words.answer_label(answer)
    words.announce(to_all(Looked(to=To.PUBLIC, by="Ann", target=None)), 7)
    for reason in reasons:
        words.announce(to_all(Outcome(to=To.PUBLIC, side=Side.EVIL, reason=reason, winners=("Ann",))), 7)
    words.announce(to_all(Outcome(to=To.PUBLIC, side=None, reason="aborted", winners=(), points={"Ann": 1})), 7)
    for hours in (0.025, 1.3011, 50, -50):
        words.announce(to_all(Extended(to=To.PUBLIC, hours=hours)), 7)
    words.announce(to_all(Undone(to=To.PUBLIC, taken=3, reason="Ann")), 7)
