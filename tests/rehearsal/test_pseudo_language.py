"""A rehearsed game in the language of ringed letters: everything that anybody sees comes from files of words."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

from bot.rehearsal.form_filling import SAYINGS
from bot.rehearsal.player import Player
from bot.rehearsal.rehearsal import GM, NAMES, Manner, Rehearsal
from bot.rehearsal.shown import Shown
from bot.rehearsal.stage import set_stage
from bot.rehearsal.watcher import Edited, Posted, Watcher
from tests.cogs.whole.chances import fixed_chance
from tests.rehearsal.playing import text_of
from tests.wording import pseudo
from tests.wording.pseudo import foreign

MOST = 100
"""The acts after which the GM ends the game."""
CALLED = re.compile(r"`/[^`]+`|https://discord\.com/channels/[\d/]+")
"""A command, which keeps its real name here, or a post's address."""


def texts_of(shown: Shown) -> Iterator[str]:
    yield text_of(shown)
    for control in shown.controls:
        yield control.label
        for choice in control.choices:
            yield from (choice.label, choice.description)


async def test_no_word_that_anybody_sees_comes_from_code(tmp_path: Path) -> None:
    will, names, texts = Random(4), NAMES[:8], set[str]()
    with pseudo.spoken(tmp_path, calls_commands=False), fixed_chance():
        async with set_stage([GM, *names]) as stage:
            watcher = Watcher(stage, None)

            def look() -> None:
                for news in watcher.news():
                    if isinstance(news, Posted | Edited):
                        texts.update(texts_of(news.after if isinstance(news, Edited) else news.shown))

            stage.listeners.append(look)
            players = [Player(stage.people[name], will) for name in names]
            await Rehearsal(stage, players, will, Manner(most_acts=MOST)).run("middle-earth")
    typed = re.compile("|".join(map(re.escape, SAYINGS)))
    said = [CALLED.sub(" ", typed.sub(" ", text)) for text in texts]

    assert len(said) > 100
    assert {word for text in said for word in foreign(text, (GM, *NAMES))} == set()
