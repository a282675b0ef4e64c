"""Describes a track in words: the same as it shows, in the same order."""

from collections.abc import Iterator

from bot.pictures.look import Score
from bot.pictures.parties.track import Row, Seat, Stop, Thing, Things, Track, Turns
from bot.pictures.picture import Show, noted
from bot.wording.voice import Voice


def said_of_track(voice: Voice, track: Track, show: Show) -> str:
    """Return the quest, score, state of each quest, rejections, items with their holders, leaders, and the party."""
    return "\n".join(_lines(voice, track, show))


def _lines(voice: Voice, track: Track, show: Show) -> Iterator[str]:
    yield voice.say("picture-said-of", {"title": track.title, "what": said_of_scores(voice, track.scores)})
    yield from (said_of_stop(voice, stop) for stop in track.stops)
    yield said_of_row(voice, track.rejected, track.last)
    if track.turns is not None:
        yield _turns(voice, track.turns)
    if track.things is not None:
        yield from _things(voice, track.things, show)
    seats = ", ".join(_seat(voice, track, number, seat, show) for number, seat in enumerate(track.seats, 1))
    yield voice.say("picture-said-of", {"title": track.legend.title, "what": seats})


def said_of_scores(voice: Voice, scores: tuple[Score, ...]) -> str:
    """Return the score of each side."""
    return ", ".join(
        voice.say("picture-said-score", {"side": score.name, "count": str(score.count)}) for score in scores
    )


def said_of_row(voice: Voice, row: Row, last: str) -> str:
    """Return how far a row of boxes is filled, and what the last box brings."""
    return voice.say("picture-said-row", {"title": row.title, "word": row.word, "last": last})


def said_of_stop(voice: Voice, stop: Stop) -> str:
    """Return the state of a quest."""
    message = "picture-said-stop" if stop.size.isdigit() else "picture-said-stop-open"
    said = voice.say(message, {"number": str(stop.number), "size": stop.size, "word": stop.word})
    return voice.say("picture-said-noted", {"what": said, "note": stop.note}) if stop.note else said


def _turns(voice: Voice, turns: Turns) -> str:
    cards = [voice.say("picture-said-now", {"card": card.word}) if card.is_now else card.word for card in turns.cards]
    return voice.say("picture-said-of", {"title": turns.title, "what": ", ".join(cards)})


def _things(voice: Voice, things: Things, show: Show) -> Iterator[str]:
    held = ", ".join(_thing(voice, thing, show) for thing in things.held)
    yield voice.say("picture-said-of", {"title": things.title, "what": held})
    if things.left:
        left = ", ".join(each.name for each in things.left)
        yield voice.say("picture-said-of", {"title": things.note, "what": left})


def _thing(voice: Voice, thing: Thing, show: Show) -> str:
    return voice.say("picture-seat", {"name": show(thing.holder), "notes": thing.note})


def _seat(voice: Voice, track: Track, number: int, seat: Seat, show: Show) -> str:
    legend = track.legend
    told = {legend.leads: seat.leads, legend.goes: seat.goes, legend.is_bound: seat.is_bound}
    name = voice.say("picture-said-number", {"number": str(number), "name": show(seat.name)})
    return noted(voice, name, [word for word, is_so in told.items() if is_so])
