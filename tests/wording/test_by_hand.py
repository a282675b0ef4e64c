"""What the GM does by hand is said in every theme, to those who are told of it, and as the GM's act."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from bot.themes import load_themes
from bot.wording.game_words import AnyGameWords
from engine.audience import To
from engine.chance import Chance
from engine.events import ByHand
from engine.game import Game
from engine.intervening import by_hand
from engine.judging import Submission
from engine.log import Entry
from engine.names import GM
from engine.naming import tag_of
from engine.rulebook import AnyRulebook
from engine.telling import told_to
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


def acts(rulebook: AnyRulebook) -> Iterator[tuple[Game, Entry]]:
    """Yield games after every act by hand that is possible at some moments, and the lines of these acts."""
    random = Random(1)
    for game, _ in moments(rulebook):
        for ask in by_hand(rulebook, game.table):
            then = game.copy()
            yield then, then.submit(Submission(GM, replace(ask.pick(random), reason=WHY)), Chance())


@pytest.mark.parametrize("slug", THEMES)
def test_every_act_by_hand_is_told_with_its_reason(slug: str) -> None:
    theme = THEMES[slug]
    rulebook, words = RULEBOOK_OF[theme.rulebook], listen(theme)[1]
    done = set()
    for game, entry in acts(rulebook):
        event = next(event for event in entry.events if isinstance(event, ByHand))
        text = said(words, event, len(game.seats))
        assert "GM" in text
        assert SAFE in text
        done.add(event.move)

    assert done == {tag_of(act) for act in rulebook.hands}


@pytest.mark.parametrize("slug", THEMES)
def test_whoever_reads_all_secrets_reads_of_those_acts_by_hand_that_others_do_not(slug: str) -> None:
    theme = THEMES[slug]
    words = listen(theme)[1]
    for game, entry in acts(RULEBOOK_OF[theme.rulebook]):
        told = told_to(To.GM, [entry]).events
        lines = [line for _, line in words.in_secret(told, told, game.view(To.GM))]
        secret = [event for event in entry.events if isinstance(event, ByHand) and event.to is not To.PUBLIC]

        assert any(SAFE in line for line in lines) is bool(secret)
