"""The reveal: all roles; for a GM also all votes in a grid that fits a phone, and every order."""

from collections.abc import Iterator, Sequence

from bot.wording.pages import Page, titled
from bot.wording.parties.terms import side_heading
from bot.wording.parties.votes import vote_pages
from bot.wording.quests.ending import quest
from bot.wording.quests.terms import role_heading
from bot.wording.voice import Voice
from engine.audience import Everybody, GameMaster
from engine.parties.events import PastQuest, PastVote
from engine.parties.sides import Side
from engine.quests.events import Reveal
from engine.quests.table import QuestTable
from engine.views import Told, View


def reveal(voice: Voice, told: Told[Everybody]) -> tuple[Page, ...]:
    """Show who was who."""
    return (_roles(voice, told.event),) if isinstance(told.event, Reveal) else ()


def all_secrets(voice: Voice, told: Told[GameMaster]) -> tuple[Page, ...]:
    """Show a GM everything while the game is on."""
    event = told.event
    if not isinstance(event, Reveal):
        return ()
    return (_roles(voice, event), *_past(voice, tuple(event.roles), event.votes, event.quests))


def history(voice: Voice, view: View[QuestTable, Everybody]) -> tuple[Page, ...]:
    """Show what everybody knows of the past."""
    return (_orders(voice, view.table.round.past_quests),)


def votes(voice: Voice, view: View[QuestTable, Everybody]) -> tuple[Page, ...]:
    """Show all closed votes."""
    return tuple(vote_pages(voice, view.table.seats, view.table.round.past_votes))


def has_votes(_voice: Voice, view: View[QuestTable, Everybody]) -> bool:
    """Whether any vote has closed."""
    return bool(view.table.round.past_votes)


def _past(
    voice: Voice, seats: tuple[str, ...], votes: Sequence[PastVote], quests: Sequence[PastQuest]
) -> Iterator[Page]:
    yield from vote_pages(voice, seats, votes)
    yield _orders(voice, quests)


def _roles(voice: Voice, event: Reveal) -> Page:
    fields: list[tuple[str, str]] = []
    for side in Side:
        seats = [seat for seat, own in event.sides.items() if own is side]
        lines = [
            voice.say("reveal-seat", {"name": voice.show(seat), "role": role_heading(voice, event.roles[seat], side)})
            for seat in seats
        ]
        fields.extend(titled(side_heading(voice, side), lines))
    return voice.page(voice.say("reveal-title"), "", tuple(fields))


def _orders(voice: Voice, quests: Sequence[PastQuest]) -> Page:
    title = voice.say("reveal-quests-title")
    if not quests:
        return voice.page(title, voice.say("reveal-no-quests"))
    return voice.page(title, "", tuple(quest(voice, past) for past in quests))


def suspicion(voice: Voice) -> str:
    """Describe the shares of suspicion."""
    return voice.say("suspicion")
