"""Tells what has just happened, in the foot and in words: each move and spell, and what it brought."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bot.pictures.picture import Show
from bot.pictures.sigily.naming import unit_name
from bot.wording.sigily import terms
from bot.wording.voice import Voice
from engine.audience import Everybody
from engine.events import Event
from engine.sigily.events import (
    Back,
    Blocked,
    Cast,
    Cursed,
    Darts,
    Entry,
    Fireball,
    Fought,
    FreeThrow,
    Frozen,
    Fused,
    Jackpot,
    Judged,
    Lost,
    Moved,
    Opened,
    Passed,
    PutBack,
    Question,
    RaceWon,
    Resigned,
    Taken,
    Thrown,
)
from engine.views import Told

BEGINS = (Opened, Cast, Darts, Entry, Back, Thrown, Moved, Lost, Resigned, Passed)
"""Events that begin something new. The events until the next one are its results."""


class Account(NamedTuple):
    """Something that has happened, and its results."""

    what: str
    brought: tuple[str, ...]


def accounts(voice: Voice, news: Iterable[Told[Everybody]], show: Show) -> tuple[Account, ...]:
    """Return what has happened, thing by thing; only a throw if nothing has come of it yet."""
    parts: list[list[Event]] = []
    for event in [told.event for told in news]:
        if isinstance(event, BEGINS):
            parts.append([event])
        elif parts:
            parts[-1].append(event)
    last = parts[-1:]
    kept = [part for part in parts if not isinstance(part[0], Thrown) or part in last]
    return tuple([Account(_what(voice, part[0], show), tuple(_brought(voice, part, show))) for part in kept])


def _what(voice: Voice, event: Event, show: Show) -> str:
    match event:
        case Moved(chariots=chariots, onto=onto):
            values = {"unit": unit_name(voice, chariots, show), "place": terms.place(voice, onto)}
            return voice.say("picture-sigily-went", values)
        case Cast(player=player, spell=spell):
            values = {"name": show(player), "spell": terms.spell(voice, spell)}
            return voice.say("picture-sigily-casts", values)
        case Entry(chariots=chariots, gate=gate, admitted=admitted):
            values = {"unit": unit_name(voice, chariots, show), "gate": terms.place(voice, gate)}
            return voice.say("picture-sigily-enters" if admitted else "picture-sigily-refused", values)
        case Back(chariots=chariots):
            return voice.say("picture-sigily-goes-back", {"unit": unit_name(voice, chariots, show)})
        case Darts(chariots=chariots, hit=hit):
            unit = unit_name(voice, chariots, show)
            return voice.say("picture-sigily-darts-hit" if hit else "picture-sigily-darts-miss", {"unit": unit})
        case Thrown(player=player, count=count):
            return voice.say("picture-sigily-threw", {"name": show(player), "count": str(count)})
        case Lost(player=player):
            return voice.say("picture-sigily-lost", {"name": show(player)})
        case Opened(first=first):
            return voice.say("picture-sigily-opens", {"name": show(first)})
        case Passed(player=player, why=why):
            return voice.say(f"picture-sigily-passed-{why}", {"name": show(player)})
        case _:
            assert isinstance(event, Resigned)
            return voice.say("picture-sigily-resigned", {"name": show(event.player)})


def _brought(voice: Voice, events: Sequence[Event], show: Show) -> Iterator[str]:
    """Yield the results of something. Coins won in fights and coins found add up to one number."""
    first, *others = events
    yield from [_fought(voice, event, show) for event in others if isinstance(event, Fought)]
    spoils = [event.coins for event in others if isinstance(event, Fought) and _has_won(event)]
    coins = sum([*spoils, *[event.coins for event in others if isinstance(event, Taken)]])
    if coins:
        yield voice.say("picture-sigily-coins-won", {"coins": coins})
    moved = first.chariots if isinstance(first, Moved) else ()
    for event in sorted(others, key=lambda event: isinstance(event, Jackpot)):
        if told := _followed(voice, event, moved, show):
            yield told


def _followed(voice: Voice, event: Event, moved: tuple[str, ...], show: Show) -> str:
    match event:
        case Fused(chariots=chariots):
            joined = [name for name in chariots if name not in moved] or chariots
            return voice.say("picture-sigily-joins", {"unit": unit_name(voice, joined, show)})
        case Fireball(chariots=chariots, effect=effect):
            return voice.say(f"picture-sigily-fireball-{effect}", {"unit": unit_name(voice, chariots, show)})
        case PutBack(onto=onto):
            return voice.say("picture-sigily-put-back", {"place": terms.place(voice, onto)})
        case Jackpot(paid=paid):
            return voice.say("picture-sigily-paid", {"coins": str(sum(paid.values()))})
        case Frozen(player=player) | Blocked(player=player):
            done = "frozen" if isinstance(event, Frozen) else "blocked"
            return voice.say(f"picture-sigily-is-{done}", {"name": show(player)})
        case Judged(right=right):
            return voice.say("picture-sigily-right" if right else "picture-sigily-wrong")
        case Cursed():
            return voice.say("picture-sigily-dies")
        case FreeThrow():
            return voice.say("picture-sigily-throws-again")
        case Question():
            return voice.say("picture-sigily-asked")
        case RaceWon():
            return voice.say("picture-sigily-race-won")
        case _:
            return ""


def _has_won(event: Fought) -> bool:
    """Return whether the attacker has won."""
    return not {*event.attackers} <= {*event.dead}


def _fought(voice: Voice, event: Fought, show: Show) -> str:
    other = {"unit": unit_name(voice, event.defenders, show)}
    if event.skin:
        return voice.say("picture-sigily-breaks", other)
    return voice.say("picture-sigily-beats" if _has_won(event) else "picture-sigily-falls", other)
