"""The prompt and the card, both made from the public view."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.wording.mafia.votes import wagons, whole_count
from bot.wording.moment_words import Question
from bot.wording.open_table.does import brief, does
from bot.wording.open_table.orders import ordered
from bot.wording.open_table.tally import is_counted, tally, votes_now
from bot.wording.open_table.terms import file_of, side_name, used_name, what_dead_was
from bot.wording.pages import Page, titled
from bot.wording.voice import Voice, action_name, dashed
from bot.wording.words import Value
from engine.asks import Ask, Awaited
from engine.audience import Everybody
from engine.mafia.actions import Whisper
from engine.mafia.events import Time
from engine.open_table.actions import Use
from engine.open_table.role_file import Ballot, Begins, Cycle
from engine.open_table.table import OpenTable
from engine.open_table.talking import DEAD, threads
from engine.speech import PrivateThread
from engine.views import View

FEW = 4
"""The most abilities that a player is asked for in whole sentences."""


def prompt(voice: Voice, view: View[OpenTable, Everybody]) -> Question | None:
    """Say what is to be done now."""
    table = view.table
    if table.outcome is not None:
        return None
    values: dict[str, Value] = {"needed": table.votes.needed, "living": len(table.living)}
    if table.time is Time.NIGHT:
        return voice.question("prompt-ruling" if table.is_closed else "prompt-night", {**values, "number": table.night})
    values["number"] = table.day
    if not table.votes.counts:
        return voice.question("prompt-day", values, _night_past(voice, table))
    shown = "\n".join(whole_count(voice, tally(view)))
    return replace(voice.question("prompt-day", values, seen=shown), how="")


def _night_past(voice: Voice, table: OpenTable) -> Iterator[str]:
    """Say that nobody has died. Each death has a post of its own."""
    is_first = table.file.first is Begins.DAY and table.day == 1
    had_night = table.file.phases is Cycle.BOTH and not is_first
    last = table.night - 1
    if had_night and not any((each.time, each.number) == (Time.NIGHT, last) for each in table.graves.values()):
        yield voice.say("prompt-nobody-died")


def order_prompt(voice: Voice, ask: Ask, view: View[OpenTable, str | Everybody]) -> str:
    """Ask a seat for a move of its own. For an ability, say what it does, and what the seat has ordered so far."""
    if ask.move is Whisper:
        side = side_of_thread(voice, str(ask.fixed["thread"]))
        return voice.say("order-whisper-dead" if side is None else "order-whisper-side", {"side": side or ""})
    if ask.move is not Use:
        return voice.say(f"order-{dashed(action_name(ask.move))}")
    key, table, side = str(ask.fixed["does"]), view.table, _side_asked(ask, view.table)
    offered = len(table.choices.get(ask.seats[0], ()))
    said = does(voice, key) if offered <= FEW else brief(voice, key)
    asked = voice.say("order-use", {"ability": used_name(voice, key, side), "does": said})
    given = [each for each in table.orders if each.by == ask.seats[0] and each.of_side is (side is not None)]
    if not given or given[-1].does != key:
        return asked
    return f"{asked} {voice.say('order-so-far', {'order': ordered(voice, given[-1], side)})}"


def _side_asked(ask: Ask, table: OpenTable) -> str | None:
    """Return the side for which an ability is asked for, as the reader knows it; None if it is a player's own."""
    return table.player(ask.seats[0]).side if ask.fixed["of_side"] else None


def card(voice: Voice, view: View[OpenTable, Everybody], awaited: Awaited) -> Page:
    """Show the state of the game: who is alive, what the dead were, and the count of the votes."""
    table = view.table
    fields = tuple(_fields(voice, view))
    text = "\n".join(_lines(voice, view)) if table.outcome is None else voice.outcome(table.outcome)
    return voice.page(voice.theme.heading, text, fields)


def _lines(voice: Voice, view: View[OpenTable, Everybody]) -> Iterator[str]:
    table = view.table
    if table.time is Time.NIGHT:
        yield voice.say("board-ruling" if table.is_closed else "board-night", {"number": table.night})
    elif not votes_now(view):
        yield voice.say("board-open", {"number": table.day})
    elif table.file.ballots is Ballot.SECRET:
        yield voice.say("board-secret", {"number": table.day})
    else:
        yield voice.say("board-day", {"number": table.day, "needed": table.votes.needed, "living": len(table.living)})
        yield from wagons(voice, tally(view))


def _fields(voice: Voice, view: View[OpenTable, Everybody]) -> Iterator[tuple[str, str]]:
    table = view.table
    if table.outcome is None and is_counted(view):
        voters = {voter for voters in table.votes.counts.values() for voter in voters}
        if silent := [seat for seat in table.living if seat not in voters]:
            yield voice.say("board-silent"), voice.names(silent)
    yield voice.say("board-living", {"count": len(table.living)}), voice.names(table.living)
    yield from titled(voice.say("board-dead", {"count": len(table.graves)}), dead(voice, view))


def dead(voice: Voice, view: View[OpenTable, Everybody]) -> Iterator[str]:
    """List the dead in the order of their deaths, each with what is known of them."""
    table = view.table
    for seat, grave in table.graves.items():
        player = table.player(seat)
        values: dict[str, Value] = {
            "player": voice.show(seat),
            "finding": what_dead_was(voice, player.role, player.side).replace("**", ""),
            "number": grave.number,
            "cause": voice.say(f"cause-{grave.cause}"),
        }
        if player.side is None:
            yield voice.say(f"grave-unknown-{grave.time}", values)
        else:
            yield voice.say(f"grave-{grave.time}", values)


def side_of_thread(voice: Voice, thread: str) -> str | None:
    """Name the side whose thread it is; None for the thread of the dead."""
    return None if thread == DEAD else side_name(voice, threads(file_of(voice))[thread])


def thread_title(voice: Voice, thread: str) -> str:
    """Name a private thread."""
    side = side_of_thread(voice, thread)
    return voice.say("thread-dead") if side is None else voice.say("thread-side", {"side": side})


def thread_opened(voice: Voice, thread: PrivateThread, names: str) -> str:
    """Say who is in a private thread."""
    values: dict[str, Value] = {"names": names, "count": len(thread.members)}
    if thread.name == DEAD:
        return voice.say("opened-dead", values)
    file = file_of(voice)
    return voice.say("opened-side", {**values, "talks": str(file.sides[threads(file)[thread.name]].talks)})
