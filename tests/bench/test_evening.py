"""An evening by voice in simulated time."""

from datetime import UTC, datetime, timedelta

from bench.evening import BUDGET, LATEST, POSTS_AT_ONCE, Evening, most_at_once, play

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


async def test_no_wait_of_an_evening_is_late_and_no_limit_of_discord_is_reached() -> None:
    played = await play(Evening("tain", 5, 45), seed=8)

    assert len(played.late) >= 9, "at least three quests of three waits"
    assert max(played.late) <= timedelta(seconds=LATEST)
    assert max(played.requests) <= BUDGET
    assert most_at_once(played.posts) <= POSTS_AT_ONCE


def test_posts_are_counted_within_the_seconds_from_one_of_them_on() -> None:
    assert most_at_once([NOON + timedelta(seconds=seconds) for seconds in (0, 3, 4.9, 5, 7, 20)]) == 4
