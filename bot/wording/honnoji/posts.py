"""Posts in the channel: few, and each tells something."""

from bot.wording.honnoji.terms import the_talisman
from bot.wording.parties import posts
from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.audience import Everybody
from engine.honnoji.events import ActionSent, ActionShown, Given, TalismanShown, Used
from engine.honnoji.missions import REJECTIONS_TO_LOSE
from engine.parties.events import LeaderNamed, LeaderReason, QuestDone
from engine.views import Told


def announce(voice: Voice, told: Told[Everybody], seats: int) -> str | None:
    """Post an event of a game with this many seats, or None if it shows elsewhere only."""
    match event := told.event:
        case LeaderNamed(reason=LeaderReason.ORDER):
            return None
        case LeaderNamed(reason=reason, leader=leader):
            return voice.say(f"leader-{reason}", {"leader": voice.show(leader)})
        case QuestDone(success=success):
            values: dict[str, Value] = {"number": event.number, "sabotages": event.sabotages}
            return voice.say("mission-won" if success else "mission-lost", values)
        case _:
            return _talisman(voice, told) or posts.announce(voice, told, seats, REJECTIONS_TO_LOSE)


def _talisman(voice: Voice, told: Told[Everybody]) -> str | None:
    match told.event:
        case TalismanShown():
            # The prompt that follows names it, and who is to give it.
            return None
        case Given(talisman=name, by=by, target=target):
            values = {"talisman": the_talisman(voice, name), "by": voice.show(by), "target": voice.show(target)}
            return voice.say("given", values)
        case Used(talisman=name, by=by, target=None):
            return voice.say("used", {"talisman": the_talisman(voice, name), "by": voice.show(by)})
        case Used(talisman=name, by=by, target=str(target)):
            values = {"talisman": the_talisman(voice, name), "by": voice.show(by), "target": voice.show(target)}
            return voice.say("used-on", values)
        case ActionSent():
            return voice.say("action-sent")
        case ActionShown(player=player, support=support):
            return voice.say("action-shown-yes" if support else "action-shown-no", {"player": voice.show(player)})
        case _:
            return None
