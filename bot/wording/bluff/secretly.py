"""The dice under the cups, for readers who may know everything."""

from collections.abc import Iterator, Sequence

from bot.wording.bluff.terms import dice
from bot.wording.secretly import Secret, secrets_told
from bot.wording.voice import Voice
from engine.audience import GameMaster
from engine.bluff.events import Dice
from engine.bluff.table import BluffTable
from engine.views import Told, View


def in_secret(
    voice: Voice,
    told: Sequence[Told[GameMaster]],
    so_far: Sequence[Told[GameMaster]],
    view: View[BluffTable, GameMaster],
) -> Iterator[Secret]:
    """Tell what each player has thrown."""
    thrown = [each.event for each in told if isinstance(each.event, Dice)]
    for event in thrown:
        if isinstance(event.to, tuple) and event.faces:
            values = {"player": voice.show(event.to[0]), "faces": dice(event.faces)}
            yield Secret(voice.say("secretly-dice"), voice.say("secretly-thrown", values))
    yield from secrets_told(voice, told)
