"""The contents of a post: a party being voted on or a finished quest, with the state of all quests."""

from collections.abc import Iterator

from msgspec import Struct

from bot.pictures.look import Look
from bot.pictures.parties.saying import said_of_row, said_of_stop
from bot.pictures.parties.track import Row, Stop, Track
from bot.pictures.picture import Show, noted
from bot.wording.voice import Voice
from engine.parties.events import PastQuest


class Member(Struct, frozen=True):
    """A member of the party. ``note`` is the item given to them, if any, beside its ``sign``."""

    name: str
    sign: str = ""
    note: str = ""


class Party(Struct, frozen=True):
    """The proposed party, for the current quest of the ``course``."""

    look: Look
    title: str
    leader: str
    size: str
    members: tuple[Member, ...]
    course: str
    stops: tuple[Stop, ...]
    rejected: Row
    last: str


class Result(Struct, frozen=True):
    """The result of a quest: how many members did what, but not who."""

    look: Look
    title: str
    note: str
    is_won: bool
    number: int
    supports: int
    sabotages: int
    stops: tuple[Stop, ...]


def party_of(voice: Voice, track: Track, members: tuple[Member, ...]) -> Party | None:
    """Return what is shown of a party; None if nobody leads."""
    leader = next((seat.name for seat in track.seats if seat.leads), None)
    if leader is None:
        return None
    return Party(
        track.look,
        voice.say("picture-party", {"leader": leader}),
        leader,
        voice.say("picture-go", {"count": len(members)}),
        members,
        track.title,
        track.stops,
        track.rejected,
        track.last,
    )


def result_of(voice: Voice, track: Track, past: PastQuest) -> Result | None:
    """Return what is shown of a finished quest; None for one that was broken off."""
    if past.success is None:
        return None
    sabotages = voice.say("picture-sabotages", {"count": past.sabotages})
    return Result(
        track.look,
        voice.say("picture-done-won" if past.success else "picture-done-failed", {"number": str(past.number)}),
        voice.say("picture-went", {"count": len(past.party), "sabotages": sabotages}),
        past.success,
        past.number,
        max(0, len(past.party) - past.sabotages),
        past.sabotages,
        track.stops,
    )


def said_of_party(voice: Voice, party: Party, show: Show) -> str:
    """Return who leads and who goes, the number of the quest, the state of each quest, and the rejections."""
    return "\n".join(_party(voice, party, show))


def _party(voice: Voice, party: Party, show: Show) -> Iterator[str]:
    whose = voice.say("picture-party", {"leader": show(party.leader)})
    title = voice.say("picture-said-noted", {"what": whose, "note": party.size})
    members = ", ".join(noted(voice, show(member.name), [member.note]) for member in party.members)
    yield voice.say("picture-said-of", {"title": title, "what": members})
    yield party.course
    yield from (said_of_stop(voice, stop) for stop in party.stops)
    yield said_of_row(voice, party.rejected, party.last)


def said_of_result(voice: Voice, result: Result, show: Show) -> str:
    """Return how the quest went, and the state of each quest."""
    said = voice.say("picture-said-of", {"title": result.title, "what": result.note})
    return "\n".join([said, *(said_of_stop(voice, stop) for stop in result.stops)])
