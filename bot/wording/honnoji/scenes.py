"""The scene of this game: the orders of a mission that may decide the game."""

from collections.abc import Sequence

from bot.wording.pages import Page
from bot.wording.parties.scenes import may_decide, orders_opened
from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.honnoji.phases import MISSIONS_TO_WIN
from engine.honnoji.table import HonnojiTable
from engine.parties.events import QuestDone
from engine.views import Told, View


def scene_of(voice: Voice, told: Sequence[Told[Everybody]], view: View[HonnojiTable, Everybody]) -> tuple[Page, ...]:
    """Return the scene of some news; nothing if they have none."""
    done = next((each.event for each in told if isinstance(each.event, QuestDone)), None)
    past = view.table.round.past_quests
    if done is None or not may_decide(done, past, MISSIONS_TO_WIN):
        return ()
    title = voice.say("scene-mission", {"number": done.number})
    return orders_opened(voice, title, done, past)
