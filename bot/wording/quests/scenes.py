"""The scenes of these games: the orders of a quest that may decide the game, and the guess."""

from collections.abc import Iterator, Sequence

from bot.wording.pages import Page
from bot.wording.parties.scenes import may_decide, orders_opened
from bot.wording.quests.terms import place
from bot.wording.scenes import scene
from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.parties.events import QuestDone
from engine.quests.events import GuessMade
from engine.quests.phases import QUESTS_TO_WIN
from engine.quests.table import QuestTable
from engine.views import Told, View


def scene_of(voice: Voice, told: Sequence[Told[Everybody]], view: View[QuestTable, Everybody]) -> tuple[Page, ...]:
    """Return the scene of some news; nothing if they have none."""
    for each in told:
        match each.event:
            case QuestDone() as quest if may_decide(quest, view.table.round.past_quests, QUESTS_TO_WIN):
                values = {"number": str(quest.number), "place": place(voice, quest.number)}
                return orders_opened(voice, voice.say("scene-quest", values), quest, view.table.round.past_quests)
            case GuessMade() as guess:
                return scene(voice, voice.say("scene-guess"), [*_guess(voice, guess)])
    return ()


def _guess(voice: Voice, guess: GuessMade) -> Iterator[str]:
    by = voice.show(guess.by)
    yield voice.say("scene-guess-by", {"by": by})
    if guess.target is None:
        yield voice.say("scene-guess-nobody", {"by": by})
        return
    target = voice.show(guess.target)
    yield voice.say("scene-guess-named", {"by": by, "target": target})
    yield voice.say("scene-guess-hit" if guess.hit else "scene-guess-missed", {"target": target})
