"""Every move is confirmed to its player, in words that describe it."""

from random import Random

import pytest

from bot.themes import Theme
from engine.actions import Expire
from engine.audience import To, may_read
from engine.chance import Chance
from engine.judging import Submission
from engine.names import CLOCK
from engine.random_play import is_time_up, pick_action
from tests.wording.saying import ONE_OF_EACH, RULEBOOK_OF, games, listen


@pytest.mark.parametrize("theme", ONE_OF_EACH.values(), ids=lambda theme: theme.slug)
def test_a_move_without_a_private_event_is_confirmed_in_words(theme: Theme) -> None:
    _, words = listen(theme)
    confirmed = set()
    for seed, game in games(RULEBOOK_OF[theme.rulebook], count=4):
        random = Random(seed)
        while game.table.outcome is None:
            if is_time_up(game.rulebook, game.table, random):
                game.submit(Submission(CLOCK, Expire()), Chance())
                continue
            seat, action = pick_action(game.asks, random)
            entry = game.submit(Submission(seat, action), Chance())
            if not any(event.to is not To.PUBLIC and may_read(seat, event.to) for event in entry.events):
                confirmed.add(words.acted(action))

    assert confirmed
    assert "" not in confirmed
