"""The scene of all games of parties: the orders of a quest that may decide the game, mark by mark."""

from collections.abc import Sequence

from bot.wording.pages import Page
from bot.wording.scenes import scene
from bot.wording.voice import Voice
from engine.parties.events import PastQuest, QuestDone

MOST_STEPS = 3
"""The most steps of a scene, each of which costs a request and a breath."""


def orders_opened(voice: Voice, title: str, quest: QuestDone, past: Sequence[PastQuest]) -> tuple[Page, ...]:
    """Open a quest's orders one by one, sabotages last, whoever gave them when. Of many, open the first at once."""
    party = next(each.party for each in reversed(past) if each.number == quest.number)
    support, sabotage = voice.say("scene-support"), voice.say("scene-sabotage")
    orders = [support] * (len(party) - quest.sabotages) + [sabotage] * quest.sabotages
    return scene(voice, title, orders)[-MOST_STEPS:]


def may_decide(quest: QuestDone, past: Sequence[PastQuest], quests_to_win: int) -> bool:
    """Whether a side lacked only this quest, as everybody knew before it."""
    before = [each.success for each in past if each.number < quest.number]
    return quests_to_win - 1 in (before.count(True), before.count(False))
