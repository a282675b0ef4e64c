"""The prompt and the card, both made from the public view."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from bot.wording.great_table.labels import card_asked
from bot.wording.great_table.orders import aim
from bot.wording.great_table.tally import tally
from bot.wording.great_table.terms import finding
from bot.wording.mafia.votes import wagons, whole_count
from bot.wording.moment_words import Question
from bot.wording.pages import Page
from bot.wording.voice import Voice, action_name, dashed
from bot.wording.words import Value
from engine.asks import Ask, Awaited
from engine.audience import Everybody
from engine.great_table.actions import Kill, Use, Whisper
from engine.great_table.table import Grave, GreatTable
from engine.mafia.events import Time
from engine.views import View


def prompt(voice: Voice, view: View[GreatTable, Everybody]) -> Question | None:
    """Say what is to be done now."""
    table = view.table
    if table.outcome is not None:
        return None
    values: dict[str, Value] = {"number": table.number, "needed": table.votes.needed, "living": len(table.living)}
    if table.time is Time.NIGHT:
        return voice.question("prompt-night", values)
    if not table.votes.counts:
        return voice.question("prompt-day", values, _night_past(voice, table))
    shown = "\n".join(whole_count(voice, tally(view)))
    return replace(voice.question("prompt-day", values, seen=shown), how="")


def _night_past(voice: Voice, table: GreatTable) -> Iterator[str]:
    """Say that nobody has died. Each death has a post of its own."""
    if table.number > 1 and not any(_is_of_last_night(grave, table) for grave in table.graves.values()):
        yield voice.say("prompt-nobody-died")


def _is_of_last_night(grave: Grave, table: GreatTable) -> bool:
    return (grave.time, grave.number) == (Time.NIGHT, table.number - 1)


def order_prompt(voice: Voice, ask: Ask, view: View[GreatTable, str | Everybody]) -> str:
    """Ask a seat for a move of its own. For an order for the night, add the order it has given so far."""
    asked = _asked(voice, ask)
    ordered = _ordered(voice, ask, view.table)
    return asked if ordered is None else f"{asked} {voice.say('order-so-far', {'order': ordered})}"


def _ordered(voice: Voice, ask: Ask, table: GreatTable) -> str | None:
    """Return the order that the asked seat has given, from its own view."""
    seat = ask.seats[0]
    if ask.move is Kill and (target := table.today.kills.get(seat)) is not None:
        return voice.show(target)
    if ask.move is Use and card_asked(ask) is not None and (use := table.today.uses.get(seat)) is not None:
        return aim(voice, use)
    return None


def _asked(voice: Voice, ask: Ask) -> str:
    if ask.move is Whisper:
        return voice.say(f"order-whisper-{ask.fixed['thread']}")
    if ask.move is not Use:
        return voice.say(f"order-{action_name(ask.move)}")
    card = card_asked(ask)
    return voice.say("order-withdraw") if card is None else voice.say(f"order-{dashed(card)}")


def card(voice: Voice, view: View[GreatTable, Everybody], awaited: Awaited) -> Page:
    """Show the state of the game: who is alive, and the count of the votes. It tells nothing of the deck."""
    table = view.table
    fields = tuple(_fields(voice, table))
    if table.outcome is not None:
        side = table.outcome.side
        return voice.page(voice.theme.heading, voice.outcome(table.outcome), fields, side)
    return voice.page(voice.theme.heading, "\n".join(_lines(voice, view)), fields)


def _lines(voice: Voice, view: View[GreatTable, Everybody]) -> Iterator[str]:
    table = view.table
    if table.time is Time.NIGHT:
        yield voice.say("board-night", {"number": table.number})
        return
    yield voice.say("board-day", {"number": table.number, "needed": table.votes.needed, "living": len(table.living)})
    if table.votes.is_locked:
        yield voice.say("card-votes-closed")
    yield from wagons(voice, tally(view))


def _fields(voice: Voice, table: GreatTable) -> Iterator[tuple[str, str]]:
    if table.outcome is None and table.time is Time.DAY:
        voters = {voter for voters in table.votes.counts.values() for voter in voters}
        if silent := [seat for seat in table.living if seat not in voters]:
            yield voice.say("board-silent"), voice.names(silent)
    yield voice.say("board-living", {"count": len(table.living)}), voice.names(table.living)
    if table.graves:
        yield voice.say("board-dead", {"count": len(table.graves)}), "\n".join(dead(voice, table.graves))


def dead(voice: Voice, graves: Mapping[str, Grave]) -> Iterator[str]:
    """List the dead in the order of their deaths, each with the coroner's finding."""
    for seat, grave in graves.items():
        values: dict[str, Value] = {
            "player": voice.show(seat),
            "finding": finding(voice, grave.coroner),
            "number": grave.number,
            "cause": voice.say(f"cause-{dashed(grave.cause)}"),
        }
        yield voice.say(f"grave-{grave.time}", values)
