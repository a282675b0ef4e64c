"""The result of a quest: who went, how many of them sabotaged, and the score."""

from collections.abc import Sequence

from msgspec import Struct

from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.audience import Everybody
from engine.parties.events import PartyProposed, QuestDone
from engine.parties.round import Round
from engine.views import Told


class Expedition(Struct, frozen=True):
    """A quest that is over: its party, and how many quests each side has won with it."""

    party: tuple[str, ...]
    good: int
    evil: int


def expedition(event: QuestDone, news: Sequence[Told[Everybody]], before: Round) -> Expedition:
    """Return a quest's party and the score, given its batch of news and the round before that."""
    earlier = [told.event for told in news[: next(at for at, told in enumerate(news) if told.event is event)]]
    parties = [before.party, *(each.party for each in earlier if isinstance(each, PartyProposed))]
    done = [*(each.success for each in earlier if isinstance(each, QuestDone)), event.success]
    return Expedition(parties[-1], before.successes + sum(done), before.failures + done.count(False))


def values_of(voice: Voice, event: QuestDone, gone: Expedition) -> dict[str, Value]:
    """Return the values for the message of a result."""
    score = {"good": gone.good, "evil": gone.evil}
    return {
        "number": event.number,
        "party": voice.names(gone.party),
        "sabotages": event.sabotages,
        "score": voice.say("score", score),
    }
