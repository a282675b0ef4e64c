"""Posts in the channel. There are few: the card shows who has voted, and prompts name the leader."""

from collections.abc import Sequence

from bot.wording.moment_words import Moment
from bot.wording.parties import posts
from bot.wording.parties.results import expedition, values_of
from bot.wording.quests.terms import place, tally
from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.audience import Everybody
from engine.parties.events import LeaderNamed, LeaderReason, QuestDone
from engine.parties.sides import Side
from engine.quests.events import Cards, CardShown, GuessMade, Inverted, OrdersIn
from engine.quests.phases import REJECTIONS_TO_LOSE
from engine.quests.sizes import sabotages_to_fail
from engine.quests.table import QuestTable
from engine.views import Told, View


def announce(voice: Voice, told: Told[Everybody], seats: int) -> Moment | None:
    """Post an event of a game with this many seats. Return None if it shows only elsewhere."""
    match event := told.event:
        case LeaderNamed(reason=LeaderReason.PASSED, leader=leader):
            return voice.moment("leader-passed", {"leader": voice.show(leader)})
        case QuestDone():
            return _quest(voice, event)
        case GuessMade():
            return _guess(voice, event)
        case Cards(cards=cards):
            return voice.news("cards-dealt", {"cards": ", ".join(voice.say(f"card-{card}") for card in cards)})
        case CardShown(card=card):
            return voice.news(f"card-shown-{card}")
        case OrdersIn():
            return voice.news("orders-in")
        case Inverted(by=by, target=None):
            return voice.news("inverted-nobody", {"by": voice.show(by)})
        case Inverted(by=by, target=str(target)):
            return voice.news("inverted", {"by": voice.show(by), "target": voice.show(target)})
        case _:
            return posts.announce(voice, told, seats, REJECTIONS_TO_LOSE)


def announce_since(
    voice: Voice, told: Told[Everybody], news: Sequence[Told[Everybody]], before: View[QuestTable, Everybody]
) -> Moment | None:
    """Post the end of a quest with its party and the score."""
    if not isinstance(event := told.event, QuestDone):
        return None
    gone = expedition(event, news, before.table.round)
    takes = sabotages_to_fail(len(before.table.seats), event.number)
    values: dict[str, Value] = {**values_of(voice, event, gone), "takes": takes}
    result = "succeeded" if event.success else "failed"
    return voice.moment(f"quest-{result}-by", values, Side.GOOD if event.success else Side.EVIL)


def _quest(voice: Voice, event: QuestDone) -> Moment:
    values: dict[str, Value] = {
        "number": event.number,
        "place": place(voice, event.number),
        "tally": tally(voice, event.success, event.sabotages),
    }
    if event.success:
        return voice.moment("quest-succeeded", values, Side.GOOD)
    return voice.moment("quest-failed", values, Side.EVIL)


def _guess(voice: Voice, event: GuessMade) -> Moment:
    if event.target is None:
        return voice.moment("guess-declined", {"by": voice.show(event.by)})
    values: dict[str, Value] = {"by": voice.show(event.by), "target": voice.show(event.target)}
    return voice.moment("guess-hit" if event.hit else "guess-missed", values)
