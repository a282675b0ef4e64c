"""Names house players after people of the theme's world, with a mark that no person's name has."""

import re
from random import SystemRandom

from bot.delivery.telling.saying import say, words_of
from bot.host.seats.player_names import seen
from bot.storage.games.hosted_game import HostedGame
from engine.names import folded

chance = SystemRandom()


def house_names(hosted: HostedGame, number: int) -> list[str]:
    """Return so many names of house players that nobody in the game has, marked as such."""
    taken = {folded(name) for name in hosted.names}
    of_theme, others = hosted.theme.house, [name.strip() for name in say(hosted, "house-names").split(",")]
    named: list[str] = []
    for names in (of_theme, others):
        marked = [say(hosted, "house-name", {"name": name}) for name in names]
        free = [name for name in dict.fromkeys(marked) if folded(name) not in taken and name not in named]
        named += chance.sample(free, min(number - len(named), len(free)))
    return named


def without_mark(hosted: HostedGame, display_name: str) -> str:
    """Return a person's name without the mark, however it is written, so that nobody passes for a house player."""
    mark, plain = re.compile(re.escape(words_of(hosted).house_mark), re.IGNORECASE), seen(display_name)
    return mark.sub(" ", plain) if mark.search(plain) else display_name
