"""Titles that players have earned, told when everybody knows who was who and never before."""

from collections.abc import Iterable, Iterator

from bot.wording.pages import titled
from bot.wording.voice import Voice

Earned = Iterable[tuple[str, Iterable[str]]]
"""Each title, as the last part of its message ``title-…``, with the seats that have earned it."""


def titles(voice: Voice, earned: Earned) -> Iterator[tuple[str, str]]:
    """List who has earned which title. Of several, a player gets the first."""
    of_seat: dict[str, str] = {}
    for title, seats in earned:
        for seat in seats:
            of_seat.setdefault(seat, title)
    lines = [
        voice.say("earned", {"name": voice.show(seat), "title": voice.say(f"title-{title}")})
        for seat, title in of_seat.items()
    ]
    return titled(voice.say("earned-title"), lines)
