"""Secret events, for readers who may know everything."""

from collections.abc import Iterator, Sequence

from bot.wording.parties import secretly
from bot.wording.parties.terms import side_name
from bot.wording.secretly import Secret, secrets_told
from bot.wording.voice import Voice
from engine.audience import GameMaster
from engine.quests.events import SideTold
from engine.quests.table import QuestTable
from engine.views import Told, View


def in_secret(
    voice: Voice,
    told: Sequence[Told[GameMaster]],
    so_far: Sequence[Told[GameMaster]],
    view: View[QuestTable, GameMaster],
) -> Iterator[Secret]:
    """Tell who gave which order, what a player alone has seen, and a turncoat's new side."""
    for each in told:
        match each.event:
            case SideTold(to=(str(seat),), side=side):
                values = {"player": voice.show(seat), "side": side_name(voice, side)}
                yield Secret(voice.say("secretly-sides"), voice.say("secretly-side", values))
            case _:
                yield from secretly.in_secret(voice, each, view.table.round)
    yield from secrets_told(voice, told)
