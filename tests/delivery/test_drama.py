"""A theme's line follows from the game's number and from what everybody was told, and from nothing else."""

from enum import StrEnum

import pytest

from bot.delivery.drama import cues
from bot.wording.drama import Cue
from bot.wording.parties.beats import Beat
from bot.wording.registry import words_for
from engine.audience import To
from engine.events import Event, Undone
from engine.log import Entry
from engine.parties.events import QuestDone
from engine.telling import told_to
from tests.wording.saying import RULEBOOK_OF, THEMES, games, play

WON = QuestDone(to=To.PUBLIC, number=1, success=True, sabotages=0)
FAILED = QuestDone(to=To.PUBLIC, number=2, success=False, sabotages=1)
WORDS = words_for(THEMES["classic"])


def heard(*log: Entry) -> list[tuple[StrEnum, int]]:
    """The moments of a log of quests."""
    found = (cue for _, cue in cues(told_to(To.PUBLIC, log), WORDS.beat))
    return [(cue.beat, cue.earlier) for cue in found if cue is not None]


def line(number: int, *events: Event) -> Entry:
    """A line of a log."""
    return Entry(number, events)


def back(first: int | None) -> Event:
    """That lines from this one on are taken back."""
    return Undone(to=To.PUBLIC, taken=first)


def test_each_moment_is_told_with_how_many_of_its_kind_were_before() -> None:
    assert heard(line(1, WON), line(4, FAILED), line(6, WON)) == [
        (Beat.QUEST_WON, 0),
        (Beat.BETRAYAL, 0),
        (Beat.QUEST_WON, 1),
    ]


def test_what_is_done_again_after_an_undo_is_told_as_before() -> None:
    assert heard(line(1, WON), line(4, WON), line(5, back(4)), line(6, WON))[-2:] == [
        (Beat.QUEST_WON, 1),
        (Beat.QUEST_WON, 1),
    ]


def test_what_was_taken_back_keeps_its_line_and_counts_for_nothing_after_that() -> None:
    assert heard(line(1, FAILED), line(2, back(1)), line(3, FAILED), line(4, back(None)), line(5, FAILED)) == [
        (Beat.BETRAYAL, 0),
        (Beat.BETRAYAL, 0),
        (Beat.QUEST_FAILED, 0),
    ]


@pytest.mark.parametrize("slug", ["classic", "honnoji", "great-table"])
def test_nothing_secret_moves_a_line(slug: str) -> None:
    words = words_for(THEMES[slug])
    seed, game = next(games(RULEBOOK_OF[THEMES[slug].rulebook]))
    log = list(play(game, seed))
    public = [line(each.line, *(event for event in each.events if event.to is To.PUBLIC)) for each in log]
    known = [each for each in public if each.events]

    def all_cues(entries: list[Entry]) -> list[tuple[int, Cue | None]]:
        told = told_to(To.PUBLIC, entries)
        return [*cues(told, words.beat), *cues(told, words.own_beat)]

    assert known != log
    assert any(cue is not None for _, cue in all_cues(log))
    assert all_cues(log) == all_cues(known)
