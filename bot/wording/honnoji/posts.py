"""Posts in the channel. There are few, and each tells something."""

from collections.abc import Sequence

from bot.wording.honnoji.terms import the_talisman
from bot.wording.moment_words import Moment
from bot.wording.parties import posts
from bot.wording.parties.results import expedition, values_of
from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.audience import Everybody
from engine.honnoji.events import ActionSent, ActionShown, Given, TalismanShown, Used
from engine.honnoji.phases import REJECTIONS_TO_LOSE
from engine.honnoji.table import HonnojiTable
from engine.parties.events import LeaderNamed, LeaderReason, QuestDone
from engine.parties.sides import Side
from engine.views import Told, View


def announce(voice: Voice, told: Told[Everybody], seats: int) -> Moment | None:
    """Post an event of a game with this many seats. Return None if it shows only elsewhere."""
    match event := told.event:
        case LeaderNamed(reason=LeaderReason.ORDER):
            return None
        case LeaderNamed(reason=reason, leader=leader):
            return voice.moment(f"leader-{reason}", {"leader": voice.show(leader)})
        case QuestDone(success=success):
            values: dict[str, Value] = {"number": event.number, "sabotages": event.sabotages}
            if success:
                return voice.moment("mission-won", values, Side.GOOD)
            return voice.moment("mission-lost", values, Side.EVIL)
        case _:
            return _talisman(voice, told) or posts.announce(voice, told, seats, REJECTIONS_TO_LOSE)


def announce_since(
    voice: Voice, told: Told[Everybody], news: Sequence[Told[Everybody]], before: View[HonnojiTable, Everybody]
) -> Moment | None:
    """Post the end of a mission with its party and the score."""
    if not isinstance(event := told.event, QuestDone):
        return None
    values = values_of(voice, event, expedition(event, news, before.table.round))
    if event.success:
        return voice.moment("mission-won-by", values, Side.GOOD)
    return voice.moment("mission-lost-by", values, Side.EVIL)


def _talisman(voice: Voice, told: Told[Everybody]) -> Moment | None:
    match told.event:
        case TalismanShown():
            # The prompt that follows names it, and its giver.
            return None
        case Given(talisman=name, by=by, target=target):
            values = {"talisman": the_talisman(voice, name), "by": voice.show(by), "target": voice.show(target)}
            return voice.news("given", values)
        case Used(talisman=name, by=by, target=None):
            return voice.news("used", {"talisman": the_talisman(voice, name), "by": voice.show(by)})
        case Used(talisman=name, by=by, target=str(target)):
            values = {"talisman": the_talisman(voice, name), "by": voice.show(by), "target": voice.show(target)}
            return voice.news("used-on", values)
        case ActionSent():
            return voice.news("action-sent")
        case ActionShown(player=player, support=support):
            return voice.news("action-shown-yes" if support else "action-shown-no", {"player": voice.show(player)})
        case _:
            return None
