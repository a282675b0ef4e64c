"""The scene of this game: a mission's orders."""

from collections.abc import Sequence

from bot.wording.pages import Page
from bot.wording.parties.scenes import orders_opened
from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.honnoji.table import HonnojiTable
from engine.parties.events import QuestDone
from engine.views import Told, View


def scene_of(voice: Voice, told: Sequence[Told[Everybody]], view: View[HonnojiTable, Everybody]) -> tuple[Page, ...]:
    """Return the scene of some news; nothing if they have none."""
    done = next((each.event for each in told if isinstance(each.event, QuestDone)), None)
    if done is None:
        return ()
    title = voice.say("scene-mission", {"number": done.number})
    return orders_opened(voice, title, done, view.table.round.past_quests)
