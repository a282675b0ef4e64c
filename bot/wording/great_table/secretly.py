"""Secret events, for readers who may know everything: cards, steps of the night, findings, and private talk."""

from collections.abc import Iterator, Sequence

from bot.wording.great_table import gm
from bot.wording.great_table.results import result, with_orders
from bot.wording.great_table.terms import card_name
from bot.wording.mafia.speech import said
from bot.wording.secretly import Secret, secrets_told
from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.audience import GameMaster, To, may_read
from engine.great_table.cards import CardName
from engine.great_table.events import Dealt, Result, StealSettled, Stolen, ThreadOpened
from engine.great_table.table import GreatTable
from engine.speech import Message
from engine.views import Told, View


def in_secret(
    voice: Voice,
    told: Sequence[Told[GameMaster]],
    so_far: Sequence[Told[GameMaster]],
    view: View[GreatTable, GameMaster],
) -> Iterator[Secret]:
    """Tell who got which card, the result of each order, the findings, and who talks in private."""
    passed: list[str] = []
    for each in told:
        match each.event:
            case Dealt(to=(str(seat),), card=None):
                passed.append(seat)
            case Dealt(to=(str(seat),), card=card):
                yield Secret(voice.say("secretly-cards"), voice.say("secretly-dealt", _held(voice, seat, card)))
            case Stolen(to=(str(seat),), card=card):
                yield Secret(voice.say("secretly-cards"), voice.say("secretly-stolen", _held(voice, seat, card)))
            case Result(to=(str(seat),)) as found:
                yield Secret(voice.say("secretly-found"), _found(voice, seat, found, so_far))
            case ThreadOpened(thread=thread, members=members):
                yield Secret(voice.say(f"thread-{thread}"), voice.names(members))
            case Message(thread=thread) as message if message.to is not To.PUBLIC:
                yield Secret(voice.say(f"thread-{thread}"), said(voice, message))
            case event if not isinstance(event, StealSettled) and (line := gm.tell(voice, each)) is not None:
                yield Secret(voice.say("secretly-steps"), line)
    if passed:
        yield Secret(voice.say("secretly-cards"), voice.say("secretly-passed", {"names": voice.names(passed)}))
    yield from secrets_told(voice, told)


def _found(voice: Voice, seat: str, found: Result, so_far: Sequence[Told[GameMaster]]) -> str:
    """Tell a finding and its subject, in the words in which its holder read it."""
    heard = (each for each in so_far if may_read(seat, each.event.to))
    order = next((order for event, order in with_orders(heard) if event is found), None)
    return voice.say("secretly-finds", {"player": voice.show(seat), "found": result(voice, found, order)})


def _held(voice: Voice, seat: str, card: CardName | None) -> dict[str, Value]:
    """Return a seat, and the card it holds now."""
    held = voice.say("secretly-nothing") if card is None else card_name(voice, card)
    return {"player": voice.show(seat), "card": held}
