"""The reveal: all sides; for a GM also all votes, every order, and the fate of each talisman."""

from collections.abc import Iterator, Sequence

from bot.wording.honnoji.terms import talisman_name
from bot.wording.pages import Page
from bot.wording.parties import seeing
from bot.wording.parties.terms import side_heading
from bot.wording.parties.votes import vote_pages
from bot.wording.voice import Voice
from bot.wording.words import Value
from engine.audience import Everybody, GameMaster
from engine.honnoji.events import PastTalisman, Reveal
from engine.honnoji.table import HonnojiTable
from engine.parties.events import PastQuest
from engine.parties.sides import Side
from engine.views import Told, View


def reveal(voice: Voice, told: Told[Everybody]) -> tuple[Page, ...]:
    """Show who was who."""
    return (_sides(voice, told.event),) if isinstance(told.event, Reveal) else ()


def all_secrets(voice: Voice, told: Told[GameMaster]) -> tuple[Page, ...]:
    """Show a GM everything while the game is on."""
    event = told.event
    if not isinstance(event, Reveal):
        return ()
    votes = vote_pages(voice, tuple(event.roles), event.votes)
    return (_sides(voice, event), *votes, _missions(voice, event.quests), talismans(voice, event.talismans))


def history(voice: Voice, view: View[HonnojiTable, Everybody]) -> tuple[Page, ...]:
    """Show what everybody knows of the past."""
    return (_missions(voice, view.table.round.past_quests),)


def votes(voice: Voice, view: View[HonnojiTable, Everybody]) -> tuple[Page, ...]:
    """Show all closed votes."""
    return tuple(vote_pages(voice, view.table.seats, view.table.round.past_votes))


def has_votes(_voice: Voice, view: View[HonnojiTable, Everybody]) -> bool:
    """Whether any vote has closed."""
    return bool(view.table.round.past_votes)


def _sides(voice: Voice, event: Reveal) -> Page:
    fields = []
    for side in Side:
        role = voice.say(f"role-plain-{side}")
        seats = [seat for seat, own in event.sides.items() if own is side]
        lines = [voice.say("reveal-seat", {"name": voice.show(seat), "role": role}) for seat in seats]
        fields.append((side_heading(voice, side), "\n".join(lines)))
    return voice.page(voice.say("reveal-title"), "", tuple(fields))


def _missions(voice: Voice, missions: Sequence[PastQuest]) -> Page:
    title = voice.say("reveal-missions-title")
    if not missions:
        return voice.page(title, voice.say("reveal-no-missions"))
    return voice.page(title, "", tuple(mission(voice, past) for past in missions))


def mission(voice: Voice, past: PastQuest) -> tuple[str, str]:
    """Tell how a mission ended, who was in it, and who gave which order, as a heading and its text."""
    head = {True: "reveal-won", False: "reveal-lost", None: "reveal-unfinished"}[past.success]
    party = [voice.names(past.party)] if len(past.actions) < len(past.party) else []
    lines = [*party, *seeing.actions(voice, past)]
    return voice.say(head, {"number": past.number}), "\n".join(lines)


def talismans(voice: Voice, past: Sequence[PastTalisman]) -> Page:
    """Tell the fate of each talisman."""
    lines = list(_lines(voice, past)) or [voice.say("reveal-no-talismans")]
    return voice.page(voice.say("reveal-talismans-title"), "\n".join(lines))


def _lines(voice: Voice, talismans: Sequence[PastTalisman]) -> Iterator[str]:
    for past in talismans:
        values: dict[str, Value] = {"mission": past.quest, "talisman": talisman_name(voice, past.talisman)}
        values |= {
            name: voice.show(seat)
            for name, seat in (("by", past.by), ("target", past.target), ("on", past.on))
            if seat is not None
        }
        if past.by is None:
            yield voice.say("reveal-talisman-shown", values)
        elif past.used is None:
            yield voice.say("reveal-talisman-kept", values)
        else:
            message = "reveal-talisman-used" if past.on is None else "reveal-talisman-used-on"
            yield voice.say(message, {**values, "used": past.used})
