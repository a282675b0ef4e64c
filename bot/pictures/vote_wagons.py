"""The wagons of a mafia game's votes, from the public count."""

from bot.pictures.look import look_of
from bot.pictures.wagons import Wagon, Wagons
from bot.wording.mafia.votes import Tally
from bot.wording.voice import Voice
from engine.mafia.events import NO_LYNCH


def wagons_of(voice: Voice, title: str, tally: Tally) -> Wagons:
    """Return who publicly votes for whom."""
    wagons = [
        _wagon(voice, name, tally, _missing(voice, name, tally))
        for name in sorted(tally.counts, key=lambda name: -tally.weight(tally.counts[name]))
    ]
    voted = {voter for voters in tally.counts.values() for voter in voters}
    return Wagons(
        look_of(voice.theme),
        title,
        _majority(voice, tally),
        tally.needed,
        tuple(wagons),
        voice.say("picture-silent"),
        tuple([seat for seat in tally.living if seat not in voted]),
    )


def wagon_of_lynch(voice: Voice, title: str, tally: Tally, lynched: str) -> Wagons:
    """Return the wagon of a lynched player, as in the count that decided it."""
    wagon = _wagon(voice, lynched, tally, voice.say("picture-lynched"))
    return Wagons(look_of(voice.theme), title, _majority(voice, tally), tally.needed, (wagon,), "", ())


def _wagon(voice: Voice, name: str, tally: Tally, note: str) -> Wagon:
    voters, is_seat = tally.counts[name], name != NO_LYNCH
    weights = tuple([tally.weight((voter,)) for voter in voters])
    votes = voice.say("picture-wagon-votes", {"count": tally.weight(voters)})
    return Wagon(name if is_seat else voice.say("picture-no-lynch"), voters, weights, votes, note, is_seat)


def _missing(voice: Voice, name: str, tally: Tally) -> str:
    """Say how many votes are missing, where that is sure."""
    missing = max(tally.needed - tally.weight(tally.counts[name]), 0)
    return voice.say("picture-missing", {"count": str(missing)}) if tally.is_sure else ""


def _majority(voice: Voice, tally: Tally) -> str:
    return voice.say("picture-majority", {"needed": str(tally.needed), "living": str(len(tally.living))})
