"""A dict that keeps the values that were set last."""

from bot.delivery.recent import MOST_KEPT, Recent


def test_the_oldest_keys_go_first() -> None:
    recent = Recent[int, str]()
    for key in range(MOST_KEPT):
        recent[key] = "once"
    recent[0] = "again"
    recent[MOST_KEPT] = "once"

    assert len(recent) == MOST_KEPT
    assert 1 not in recent
    assert recent[0] == "again"
