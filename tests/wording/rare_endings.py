"""Says the rare texts of scenes, and of what really happened in a game that is over."""

from msgspec.structs import replace

from bot.wording.game_words import AnyGameWords
from engine.audience import GameMaster, To
from engine.events import Event
from engine.great_table.cards import CardName
from engine.great_table.events import Cause, Coroner, Died, Fate, Revived, Traced
from engine.great_table.roles import RoleName
from engine.great_table.table import GreatTable
from engine.honnoji.table import HonnojiTable
from engine.mafia.ballots import Counts
from engine.mafia.events import PhaseBegun, Time
from engine.parties.events import PastQuest, PastVote, QuestDone
from engine.parties.round import Round
from engine.parties.sides import Side
from engine.quests.events import GuessMade
from engine.quests.roles import RoleName as QuestRole
from engine.quests.table import QuestTable
from engine.views import Told, View
from tests.wording.saying import to_all

SEATS = ("Ann", "Ben", "Cat")
SIDES = {"Ann": Side.EVIL, "Ben": Side.GOOD, "Cat": Side.GOOD}
ROLES = {"Ann": QuestRole.ASSASSIN, "Ben": QuestRole.SEER, "Cat": QuestRole.PLAIN}
KNIVES = tuple(PastQuest(number, False, 1, SEATS[:2], {"Ann": False, "Ben": True}) for number in (1, 2, 3))
ROUND = Round(
    order=SEATS,
    past_votes=(
        *(PastVote(1, attempt, "Ann", SEATS[:2], False, {"Ann": True, "Ben": False}) for attempt in (1, 2)),
        PastVote(1, 3, "Ben", ("Cat",), True, {"Ben": True}),
    ),
    past_quests=(*KNIVES, PastQuest(4, None, 0, SEATS, {})),
)
TRUSTED = replace(ROUND, past_votes=(PastVote(1, 1, "Ann", SEATS[:2], True, {"Ann": True, "Ben": True}),))
THIRD, FOURTH = (QuestDone(to=To.PUBLIC, number=number, success=False, sabotages=1) for number in (3, 4))


def say_rare_endings_of_quests(words: AnyGameWords) -> None:
    """Say every end of the guess, and the titles of those who sabotage."""
    for target, hit in (("Ben", True), ("Cat", False), (None, False)):
        guess = GuessMade(to=To.PUBLIC, by="Ann", target=target, hit=hit)
        view = View(To.PUBLIC, QuestTable(SEATS, sides=SIDES, roles=ROLES, round=ROUND, guess=guess))
        words.scene([to_all(guess)], view)
        words.story(view, ())
        words.scene([to_all(THIRD)], view)
    words.story(View(To.PUBLIC, QuestTable(SEATS, sides=SIDES, roles=ROLES, round=TRUSTED)), ())


def say_rare_endings_of_missions(words: AnyGameWords) -> None:
    """Say the titles of those who sabotage."""
    view = View(To.PUBLIC, HonnojiTable(SEATS, sides=SIDES, round=ROUND))
    words.scene([to_all(FOURTH)], view)
    words.story(view, ())


def say_rare_endings_at_the_table(words: AnyGameWords) -> None:
    """Say every way to die, as a scene and in the story, and the titles of cards."""
    dawn = PhaseBegun(to=To.PUBLIC, phase=Time.DAY, number=2)
    begun = PhaseBegun(to=To.PUBLIC, phase=Time.DAY, number=1)
    deaths = [Died(to=To.PUBLIC, player="Ben", coroner=Coroner.PLAYER, cause=cause) for cause in Cause]
    shot = Traced(to=To.GM, step="kill", player="Cat", card=CardName.VIGILANTE, targets=("Ann",), fate=Fate.DONE)
    healed = Traced(to=To.GM, step="heal", player="Ben", card=CardName.HEALER, targets=("Cat",), fate=Fate.HEALED)
    doubts: tuple[Counts, ...] = ({"Ann": ("Ben",)}, {"Ann": ("Ben",)})
    view = View(To.PUBLIC, GreatTable(SEATS, roles={"Ann": RoleName.MASTER}, past_counts=doubts))
    for death in deaths:
        words.scene([to_all(death)], view)
        words.story(view, _to_gm(begun, death))
    words.scene([to_all(dawn)], view)
    words.story(view, _to_gm(begun, Revived(to=To.PUBLIC, player="Ben"), shot))
    words.story(view, _to_gm(begun, healed))


def _to_gm(*events: Event) -> list[Told[GameMaster]]:
    return [Told(To.GM, event) for event in events]
