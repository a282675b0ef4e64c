"""What the GM does by hand is said in every theme, to those who are told of it, and as the GM's act."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.themes import load_themes
from engine.audience import To
from engine.chance import Chance
from engine.events import ByHand
from engine.intervening import by_hand
from engine.judging import Submission
from engine.names import GM
from engine.telling import told_by
from tests.suites.random_games import moments
from tests.wording.saying import RULEBOOK_OF, listen

THEMES = load_themes()
WHY = "as *agreed* @everyone"
SAFE = r"Reason: as \*agreed\* \@"


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
            reader = event.to[0] if isinstance(event.to, tuple) else event.to
            (told, *_) = [each for each in told_by(reader, entry) if each.event is event]
            page = words.tell(told) if event.to is not To.PUBLIC else None
            moment = words.announce(told, len(game.seats)) if event.to is To.PUBLIC else None
            text = page.text if page is not None else moment.text if moment is not None else ""
            assert "GM" in text
            assert SAFE in text
            done.add(type(act))

    assert done == {*rulebook.hands}
