"""Whom a replay tells the GM's own words that were written for a private thread."""

from bot.page.remarks_heard import remarks_heard
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.remarks import Remark
from bot.storage.people.spectators import THREAD as SPECTATORS
from bot.storage.schema.kinds import RemarkKind
from engine.audience import To
from tests.delivery.at_a_table import NOON, great_table


def audience(hosted: HostedGame, thread: str) -> object:
    """Who hears words for a thread."""
    words = Remark(
        game_id=1,
        kind=RemarkKind.WORDS,
        thread=thread,
        writer_id=1,
        line=1,
        at=NOON,
        text="Psst.",
        interaction_id=1,
    )
    (heard,) = remarks_heard(hosted, [words], 1)
    return heard.audience


def test_words_for_a_thread_are_heard_by_its_members() -> None:
    hosted = great_table()
    thread = next(each for each in hosted.threads.values() if each.members)

    assert audience(hosted, thread.key) == thread.members


def test_words_for_spectators_are_heard_by_the_gm_alone() -> None:
    assert audience(great_table(), SPECTATORS) is To.GM
