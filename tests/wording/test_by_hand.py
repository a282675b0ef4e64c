"""What the GM does by hand is said in every theme, to those who are told of it, and as the GM's act."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.themes import load_themes
from bot.wording.game_words import AnyGameWords
from engine.audience import To
from engine.chance import Chance
from engine.events import ByHand
from engine.intervening import by_hand
from engine.judging import Submission
from engine.names import GM
from engine.views import Told
from tests.suites.random_games import moments
from tests.wording.saying import RULEBOOK_OF, listen

THEMES = load_themes()
WHY = "as *agreed* @everyone"
SAFE = r"Reason: as \*agreed\* \@"


def said(words: AnyGameWords, event: ByHand, seats: int) -> str:
    """Return what those who are told of an act read."""
    match event.to:
        case To.PUBLIC:
            moment = words.announce(Told(To.PUBLIC, event), seats)
            return "" if moment is None else moment.text
        case (seat, *_):
            page = words.tell(Told(seat, event))
        case _:
            page = words.tell(Told(To.GM, event))
    return "" if page is None else page.text


@pytest.mark.parametrize("slug", THEMES)
def test_every_act_by_hand_is_told_with_its_reason(slug: str) -> None:
    theme = THEMES[slug]
    rulebook, words, random = RULEBOOK_OF[theme.rulebook], listen(theme)[1], Random(1)
    done = set()
    for game, _ in moments(rulebook):
        for ask in by_hand(rulebook, game.table):
            act = ask.pick(random)
            then = game.copy()
            entry = then.submit(Submission(GM, replace(act, reason=WHY)), Chance())
            event = next(event for event in entry.events if isinstance(event, ByHand))
            text = said(words, event, len(game.seats))
            assert "GM" in text
            assert SAFE in text
            done.add(type(act))

    assert done == {*rulebook.hands}
