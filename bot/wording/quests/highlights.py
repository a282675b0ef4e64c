"""The highlights of these games, for which a theme may have lines of its own."""

from collections.abc import Sequence
from enum import StrEnum

from bot.wording.parties import highlights
from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.parties.events import QuestDone
from engine.quests.events import Card, CardShown, GuessMade
from engine.quests.phases import QUESTS_TO_WIN, REJECTIONS_TO_LOSE
from engine.views import Told


class Highlight(StrEnum):
    """A kind of highlight, beside those of all games of parties."""

    SIDES_SWITCHED = "sides-switched"
    GUESS_TO_COME = "guess-to-come"
    GUESS_HIT = "guess-hit"
    GUESS_MISSED = "guess-missed"
    GUESS_DECLINED = "guess-declined"


def highlight(voice: Voice, told: Told[Everybody], before: Sequence[Told[Everybody]]) -> StrEnum | None:
    """Name the highlight that an event is, given everything before it."""
    match told.event:
        case CardShown(card=Card.SWITCH):
            return Highlight.SIDES_SWITCHED
        case QuestDone(success=True) if _successes(before) == QUESTS_TO_WIN - 1:
            return Highlight.GUESS_TO_COME
        case GuessMade(target=None):
            return Highlight.GUESS_DECLINED
        case GuessMade(hit=hit):
            return Highlight.GUESS_HIT if hit else Highlight.GUESS_MISSED
        case _:
            return highlights.highlight(told, before, QUESTS_TO_WIN, REJECTIONS_TO_LOSE)


def _successes(told: Sequence[Told[Everybody]]) -> int:
    return sum(isinstance(each.event, QuestDone) and each.event.success for each in told)
