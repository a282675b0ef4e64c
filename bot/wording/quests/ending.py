"""The true story, told once everybody knows who was who."""

from collections.abc import Iterator, Sequence

from bot.wording.pages import Page
from bot.wording.parties import seeing
from bot.wording.parties import story as parties
from bot.wording.parties import titles as earned
from bot.wording.quests.terms import place_heading, tally
from bot.wording.titles import titles
from bot.wording.voice import Voice
from engine.audience import Everybody, GameMaster
from engine.parties.events import PastQuest
from engine.parties.sides import Side
from engine.quests.events import GuessMade
from engine.quests.table import QuestTable
from engine.views import Told, View


def story(voice: Voice, view: View[QuestTable, Everybody], told: Sequence[Told[GameMaster]]) -> tuple[Page, ...]:
    """Tell the turning point and the guess, then each quest with its orders, and the titles."""
    table = view.table
    evil = table.on_side(Side.EVIL)
    lines = [*_decided(voice, table), *parties.doubts(voice, table.round, evil)]
    fields = (*(quest(voice, past) for past in table.round.past_quests), *titles(voice, _earned(table, evil)))
    if not lines and not fields:
        return ()
    return (voice.page(voice.say("story-title"), "\n".join(lines), fields),)


def quest(voice: Voice, past: PastQuest) -> tuple[str, str]:
    """Tell how a quest ended, and who gave which order, as a heading and its text."""
    head = {True: "reveal-succeeded", False: "reveal-failed", None: "reveal-unfinished"}[past.success]
    lines = [tally(voice, past.success, past.sabotages)] if past.success is not None else []
    lines += seeing.actions(voice, past)
    if past.inverted is not None:
        lines.append(voice.say("reveal-inverted", {"name": voice.show(past.inverted)}))
    return voice.say(head, {"number": past.number, "place": place_heading(voice, past.number)}), "\n".join(lines)


def turning_point(voice: Voice, told: Sequence[Told[Everybody]]) -> int | None:
    """Return the line of a guess that has hit, or else of the last proposal."""
    hit = next((each.line for each in told if isinstance(each.event, GuessMade) and each.event.hit), None)
    return parties.turning_point(voice, told) if hit is None else hit


def _decided(voice: Voice, table: QuestTable) -> Iterator[str]:
    """Tell what decided the game: a guess that has hit, or else the last vote; and a guess that changed nothing."""
    guess = table.guess
    if guess is not None and guess.hit and guess.target is not None:
        yield voice.say("story-guess-hit", {"by": voice.show(guess.by), "target": voice.show(guess.target)})
        return
    yield from parties.decided(voice, table.round)
    if guess is not None and guess.target is None:
        yield voice.say("story-guess-nobody", {"by": voice.show(guess.by)})
    elif guess is not None and guess.target is not None:
        yield voice.say("story-guess-missed", {"by": voice.show(guess.by), "target": voice.show(guess.target)})


def _earned(table: QuestTable, evil: Sequence[str]) -> Iterator[tuple[str, Sequence[str]]]:
    guess = table.guess
    if guess is not None and guess.target is not None:
        seers = [seat for seat in table.roles if table.role(seat).is_sought]
        yield ("found-seer", [guess.by]) if guess.hit else ("unseen-seer", seers)
    yield from earned.earned(table.seats, table.round, evil)
