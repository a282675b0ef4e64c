"""Secret events in games of parties, for readers who may know everything: orders once the quest is over, and looks."""

from collections.abc import Iterator

from bot.wording.parties import seeing
from bot.wording.parties.terms import side_name
from bot.wording.secretly import Secret
from bot.wording.voice import Voice
from engine.audience import GameMaster
from engine.parties.events import ActionSeen, Allegiance, QuestDone
from engine.parties.round import Round
from engine.views import Told


def in_secret(voice: Voice, told: Told[GameMaster], round_: Round) -> Iterator[Secret]:
    """Tell who gave which order, once the party is back, and what a player alone has seen."""
    match told.event:
        case QuestDone(number=number):
            past = next(quest for quest in round_.past_quests if quest.number == number)
            for line in seeing.actions(voice, past):
                yield Secret(voice.say("secretly-orders"), line)
        case ActionSeen(to=(str(seat),), target=target, support=support):
            values = {"player": voice.show(seat), "target": voice.show(target)}
            yield Secret(
                voice.say("secretly-seen"), voice.say("secretly-saw-yes" if support else "secretly-saw-no", values)
            )
        case Allegiance(to=(str(seat),), target=target, side=side):
            values = {"player": voice.show(seat), "target": voice.show(target), "side": side_name(voice, side)}
            yield Secret(voice.say("secretly-seen"), voice.say("secretly-saw-side", values))
        case _:
            return
