"""Secret events, for readers who may know everything."""

from collections.abc import Iterator, Sequence

from bot.wording.honnoji.terms import talisman_name
from bot.wording.parties import secretly
from bot.wording.secretly import Secret, secrets_told
from bot.wording.voice import Voice
from engine.audience import GameMaster
from engine.honnoji.actions import Unuse, Use
from engine.honnoji.events import Noted
from engine.honnoji.table import HonnojiTable
from engine.views import Told, View


def in_secret(
    voice: Voice,
    told: Sequence[Told[GameMaster]],
    so_far: Sequence[Told[GameMaster]],
    view: View[HonnojiTable, GameMaster],
) -> Iterator[Secret]:
    """Tell who gave which order, what a player alone has seen, and which talismans were set in secret."""
    for each in told:
        match each.event:
            case Noted(to=(str(seat),), action=Use() | Unuse() as action):
                yield Secret(voice.say("secretly-talismans"), _talisman(voice, seat, action))
            case _:
                yield from secretly.in_secret(voice, each, view.table.round)
    yield from secrets_told(voice, told)


def _talisman(voice: Voice, seat: str, action: Use | Unuse) -> str:
    values = {"player": voice.show(seat), "talisman": talisman_name(voice, action.talisman)}
    match action:
        case Use(target=str(target)):
            return voice.say("secretly-set-on", {**values, "target": voice.show(target)})
        case Use():
            return voice.say("secretly-set", values)
        case Unuse():
            return voice.say("secretly-unset", values)
